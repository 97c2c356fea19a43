"""The environments pass the checkers of PettingZoo and Gymnasium, and every step is what the engine rules."""

import os
import warnings
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from arbitro.kernel import Sitting
from arbitro.lab.backgammon import Backgammon
from arbitro.lab.environments import LENSES, lens, solo, together, turns
from arbitro.lab.turns import Turns

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
    env = Turns(Backgammon(5, cube=False))
    env.reset(seed=2)
    for acts in _random_acts(env, 7, 400):
        assert acts != 152
    assert env.table.arena.state.cube.value == 1


def test_points_are_rewarded_as_they_are_scored() -> None:
    env = turns("backgammon", length=5, reward="points")
    env.reset(seed=4)
    earned = 0.0
    for _ in _random_acts(env, 1, 20_000):
        earned += env.rewards["player_0"]
    score = env.table.arena.state.score
    assert env.table.arena.over
    assert earned == score.X - score.O


def test_the_winner_is_rewarded_at_the_end_alone() -> None:
    env = turns("backgammon", length=3, reward="win")
    env.reset(seed=4)
    rewards = [env.rewards["player_0"] for _ in _random_acts(env, 1, 20_000)]
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == (1.0 if env.table.arena.state.winner == "X" else -1.0)


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


def _random_acts(env: Turns, seed: int, most: int) -> Any:
    """Yield each action of agents that choose at random among what is legal, after it was taken."""
    chance = np.random.default_rng(seed)
    for _ in range(most):
        if env.table.over:
            return
        mask = env.table.mask()
        action: Any
        if mask is not None:
            action = int(chance.choice(np.flatnonzero(mask)))
        else:
            space = env.action_space(env.agent_selection)
            action = chance.uniform(-1, 1, space.shape).astype(np.float32)
        env.step(action)
        yield action


def _play_random(game: str, said: dict[str, Any], seeds: Sequence[int], most: int) -> None:
    """Play at random, enter every fact into a sitting as a hall does, and compare the states step by step."""
    for seed in seeds:
        seen = lens(game, **said)
        env = Turns(seen)
        rules = seen.table.game
        sitting: Sitting[Any, Any] = Sitting.open(
            rules, seen.table.terms(seen.length), ("player 0", "player 1"), author="lab"
        )

        def enter(facts: Sequence[Any]) -> None:
            nonlocal sitting
            if facts:
                heard = sitting.enter(*facts, author="lab", at=0)
                assert heard.refused is None, facts
                sitting = heard.sitting

        env.table.arena.witness = enter
        env.reset(seed=seed)
        for _ in _random_acts(env, seed, most):
            assert env.table.arena.state == sitting.state
