"""The environments pass the checkers of PettingZoo and Gymnasium, and every step is what the engine rules."""

import os
import re
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from arbitro.cli import main
from arbitro.lab.audit import AuditResult, Shadow, played_at_random, random_actions
from arbitro.lab.backgammon import BackgammonLab
from arbitro.lab.environments import LENSES, lens, solo, together, turns
from arbitro.lab.turns import Turns
from arbitro.lab.vector import BackgammonMany

TERMS: dict[str, tuple[str, dict[str, Any]]] = {
    "match": ("backgammon", {"length": 3}),
    "game": ("backgammon", {"episode": "part", "cube": False}),
    "resignations": ("backgammon", {"length": 2, "resignations": True}),
    "singles": ("carrom", {}),
    "doubles": ("carrom", {"form": "doubles"}),
    "classic": ("carrom", {"edition": "carrom/classic-29"}),
    "colombia": ("carrom", {"edition": "carrom/colombia", "episode": "match", "length": 1, "boards": 2}),
    "frame": ("snooker", {}),
    "frames": ("snooker", {"episode": "match", "length": 3}),
    "spin": ("carrom", {"spin": True}),
    "pairs": ("snooker", {"form": "four-handed", "elevation": True}),
}
NIGHTLY = int(os.environ.get("ARBITRO_LAB_GAMES", "10000"))


@pytest.fixture(params=TERMS, ids=str)
def terms(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return TERMS[request.param]


@pytest.fixture(params=[False, True], ids=["flat", "structured"])
def structured(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def quiet() -> None:
    """Let the checkers recommend what does not fit: dictionaries with a mask are PettingZoo's own convention."""
    warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
    warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
    warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")  # as after the end
    warnings.filterwarnings("ignore", message=".*different render modes|.*render_modes|.*render_mode")


def test_the_checker_of_agents_in_turn_passes(terms: tuple[str, dict[str, Any]], structured: bool) -> None:
    game, said = terms
    with warnings.catch_warnings():
        quiet()
        api_test(turns(game, structured=structured, **said), num_cycles=60)


@pytest.mark.parametrize("resignations", [False, True])
def test_whoever_is_on_turn_can_do_something_until_the_match_is_over(resignations: bool) -> None:
    chance = np.random.default_rng(5)
    for seed in range(3):
        env = turns("backgammon", length=2, resignations=resignations)
        env.reset(seed=seed)
        for agent in env.agent_iter(400):
            seen, _, over, cut, _ = env.last()
            allowed = np.flatnonzero(seen["action_mask"])
            assert (len(allowed) == 0) == (over or cut), agent
            env.step(None if over or cut else int(chance.choice(allowed)))


def test_the_same_seed_gives_the_same_match_to_agents_in_turn(terms: tuple[str, dict[str, Any]]) -> None:
    game, said = terms
    seed_test(lambda: turns(game, **said), 30)


def test_the_checker_of_agents_together_passes(terms: tuple[str, dict[str, Any]], structured: bool) -> None:
    game, said = terms
    parallel_api_test(together(game, structured=structured, **said), 60)
    parallel_seed_test(lambda: together(game, **said), 30)


@pytest.mark.parametrize("game", LENSES)
@pytest.mark.filterwarnings("ignore:.*render")
def test_the_checker_of_a_learner_alone_passes(game: str, structured: bool) -> None:
    made = gymnasium.make(f"arbitro/{game.capitalize()}-v0", structured=structured)
    check_env(made.unwrapped)


@pytest.mark.parametrize("game", LENSES)
def test_a_match_is_drawn_as_text_as_svg_and_as_pixels(game: str) -> None:
    drawn = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = turns(game, render_mode=mode)
        env.reset(seed=3)
        drawn[mode] = env.render()
    assert drawn["ansi"].count("\n") > 10
    assert drawn["svg"].startswith("<svg")
    pixels = drawn["rgb_array"]
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 4


def test_an_action_that_is_not_legal_ends_the_match_and_is_never_judged() -> None:
    env = turns("backgammon", length=3)
    env.reset(seed=1)
    before, actor = env.table.arena.state, env.agent_selection
    illegal = int(np.flatnonzero(env.table.mask() == 0)[0])
    env.step(illegal)
    assert env.table.arena.state == before
    assert env.rewards[actor] == -1.0
    assert all(env.terminations.values())


def test_without_the_cube_nobody_can_double() -> None:
    env = Turns(BackgammonLab(5, cube=False))
    env.reset(seed=2)
    for acts in random_actions(env, 7, 400):
        assert acts != 152
    assert env.table.arena.state.cube.value == 1


def test_points_are_rewarded_as_they_are_scored() -> None:
    env = turns("backgammon", length=5, reward="points")
    env.reset(seed=4)
    earned = 0.0
    for _ in random_actions(env, 1, 20_000):
        earned += env.rewards["player_0"]
    score = env.table.arena.state.score
    assert env.table.arena.over
    assert earned == score.X - score.O


def test_the_winner_is_rewarded_at_the_end_alone() -> None:
    env = turns("backgammon", length=3, reward="win")
    env.reset(seed=4)
    rewards = [env.rewards["player_0"] for _ in random_actions(env, 1, 20_000)]
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == (1.0 if env.table.arena.state.winner == "X" else -1.0)


def test_four_play_snooker_in_turn_and_partners_earn_alike() -> None:
    env = turns("snooker", form="four-handed")
    env.reset(seed=3)
    names, acted, chance = ("A1", "B1", "A2", "B2"), set(), np.random.default_rng(3)
    for _ in range(40):
        frame = env.table.arena.state.frame
        assert env.agent_selection == f"player_{names.index(frame.players[frame.striker])}"
        acted.add(env.agent_selection)
        env.step(chance.uniform(-1, 1, 7))
        assert env.rewards["player_0"] == env.rewards["player_2"] == -env.rewards["player_1"]
    assert len(acted) == 4


@pytest.mark.parametrize(
    ("game", "term", "plain"), [("carrom", "spin", [0.2, 0.1, 0.6]), ("snooker", "elevation", [0.4] * 7)]
)
def test_a_striker_can_be_spun_and_a_butt_raised(game: str, term: str, plain: list[float]) -> None:
    lying = []
    more = [*plain, *([0.9] * (2 if game == "carrom" else 1))]
    tries: list[tuple[list[float], dict[str, Any]]] = [(plain, {}), (more, {term: True})]
    for chosen, terms in tries:
        env = turns(game, **terms)
        env.reset(seed=3)
        env.step(np.array(chosen))
        lying.append(env.table.arena.state.layout.at)
    assert lying[0] != lying[1]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (lambda: turns("chess"), "game cannot be chess; it can be backgammon, carrom, snooker"),
        (lambda: turns("carrom", edition="icf-1999"), "edition cannot be carrom/icf-1999"),
        (lambda: turns("carrom", form="triples"), "form cannot be triples; it can be singles, doubles"),
        (lambda: turns("snooker", form="doubles"), "it can be singles, four-handed"),
        (lambda: turns("snooker", length=2), "length cannot be 2; it can be 1, 3, 5, …, 99"),
        (lambda: turns("carrom", length=0), "length cannot be 0; it can be 1, 3"),
        (lambda: turns("backgammon", length=300), "length cannot be 300"),
        (lambda: turns("backgammon", episode="set"), "episode cannot be set; it can be match, part"),
        (lambda: turns("carrom", reward="gold"), "reward cannot be gold"),  # type: ignore[arg-type]  # what is wrong
        (lambda: turns("carrom", render_mode="human"), "render_mode cannot be human"),
        (lambda: solo("carrom", seat=2), "seat cannot be 2; it can be either, 0, 1"),
        (lambda: BackgammonMany(0), "num_envs cannot be 0"),
    ],
)
def test_a_term_that_cannot_be_is_refused_in_one_line(asked: Callable[[], object], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)) as error:
        asked()
    assert len(str(error.value).splitlines()) == 1


def test_an_action_of_another_shape_or_beyond_the_last_one_is_no_action() -> None:
    env = turns("carrom")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action cannot be"):
        env.step(np.zeros(5))
    env = turns("backgammon")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action cannot be 200"):
        env.step(200)
    assert not any(env.terminations.values())


def test_a_learner_alone_sees_only_its_own_decisions() -> None:
    env = solo("backgammon", opponent="house:1", seat=1, length=1)
    seen, told = env.reset(seed=5)
    over, steps = False, 0
    chance = np.random.default_rng(5)
    while not over:
        assert env.table.seat == 1
        assert seen["observation"][-1] == 1
        seen, reward, over, _, told = env.step(int(chance.choice(np.flatnonzero(told["action_mask"]))))
        steps += 1
    assert abs(reward) >= 1
    assert steps > 10


@pytest.mark.parametrize("case", TERMS)
def test_each_step_of_random_agents_is_what_the_engine_rules(case: str) -> None:
    game, said = TERMS[case]
    _play_random(game, said, seeds=range(1), most=150)


def test_nothing_is_spotted_by_a_stroke_that_ends_the_frame_when_a_spot_is_occupied() -> None:
    _play_random("snooker", {}, seeds=[1350], most=2000)


@pytest.mark.nightly
@pytest.mark.parametrize("case", ["match", "game", "singles", "doubles", "frame"])
def test_each_step_of_many_random_games_is_what_the_engine_rules(case: str) -> None:
    game, said = TERMS[case]
    _play_random(game, said, seeds=range(NIGHTLY), most=20_000)


def _play_random(game: str, said: dict[str, Any], seeds: Sequence[int], most: int) -> None:
    """Play at random, enter every fact into a sitting as a hall does, and compare the states step by step."""
    found = AuditResult()
    for seed in seeds:
        played_at_random(lens(game, **said), seed, found, most)
    assert found.wrong == []
    assert found.games == len(seeds)
    assert found.facts > 0


def test_a_state_that_differs_and_a_fact_that_is_refused_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    entered = Shadow.enter
    monkeypatch.setattr(Shadow, "enter", lambda self, facts: entered(self, facts[1:]))
    found = AuditResult()
    played_at_random(lens("backgammon", length=1), 3, found)
    assert found.wrong == ["3/1"]


@pytest.mark.parametrize("game", LENSES)
def test_the_command_audits_random_games(game: str) -> None:
    told = CliRunner().invoke(
        main, ["lab", "audit", game, "--games", "1", "--json", "--lang", "en"], prog_name="arbitro"
    )
    assert told.exit_code == 0, told.output
    found = msgspec.json.decode(told.output, type=AuditResult)
    assert (found.games, found.ended, found.wrong) == (1, 1, [])
    assert found.facts > 10


@pytest.mark.parametrize("way", ["sync", "async"])
def test_many_learners_play_in_one_vector_of_gymnasium(way: str) -> None:
    many = gymnasium.make_vec("arbitro/Carrom-v0", num_envs=2, vectorization_mode=way, seat=0)
    seen, _ = many.reset(seed=4)
    after, rewards, *_ = many.step(np.array([[0.1, 0.0, 0.5], [-0.2, 0.1, 0.9]]))
    many.close()
    alone = solo("carrom", seat=0)
    first, _ = alone.reset(seed=5)
    assert np.array_equal(seen[1], first)
    second, reward, *_ = alone.step(np.array([-0.2, 0.1, 0.9]))
    assert np.array_equal(after[1], second)
    assert rewards[1] == reward
