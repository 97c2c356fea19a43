"""Actions that are none are refused in one line before anything is played; environments are pickled and go on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from arbitro.lab.environments import solo, together, turns
from arbitro.lab.strokes import try_strokes
from arbitro.lab.terms import BadTerm
from arbitro.lab.vector import BackgammonMany, RandomMany

GAMES = ("backgammon", "carrom", "snooker")
WIDTHS = {"carrom": 3, "snooker": 7}


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf, 1.01, -1.01, 1e300])
@pytest.mark.parametrize("game", WIDTHS)
def test_a_stroke_of_no_number_or_out_of_range_is_refused_and_nothing_is_played(
    game: str, bad: float
) -> None:
    env = turns(game)
    env.reset(seed=1)
    state = env.table.arena.state
    action = np.zeros(WIDTHS[game])
    action[1] = bad
    with pytest.raises(BadTerm) as refused:
        env.step(action)
    assert len(str(refused.value).splitlines()) == 1
    assert f"{bad:g}" in str(refused.value)
    assert env.table.arena.state is state
    assert env.table.taken == 0
    with pytest.raises(BadTerm):
        try_strokes(env.table, [action])
    env.step(np.ones(WIDTHS[game], np.float32))
    assert env.table.taken == 1


@pytest.mark.parametrize("bad", [np.nan, np.inf, -1, 160, 10**20, 3.5, "roll", None, [1], True + 0.5])
def test_a_number_of_no_action_is_refused_and_nothing_is_played(bad: Any) -> None:
    for env in (turns("backgammon"), solo("backgammon")):
        env.reset(seed=1)
        state = env.table.arena.state
        with pytest.raises(BadTerm) as refused:
            env.step(bad)
        assert len(str(refused.value).splitlines()) == 1
        assert env.table.arena.state is state
        assert not env.table.over


@pytest.mark.parametrize(
    "bad",
    [
        np.full(4, np.nan),
        np.array([0, 0, np.inf, 0]),
        np.array([0, 160, 0, 0]),
        np.array([0, -1, 0, 0]),
        np.array([0.5, 0, 0, 0]),
        np.zeros(3, int),
        np.array(["roll"] * 4),
    ],
    ids=str,
)
def test_many_matches_refuse_what_is_no_action(bad: np.ndarray[Any, Any]) -> None:
    many = BackgammonMany(4)
    many.reset(seed=1)
    before = many.rows.copy()
    with pytest.raises(BadTerm) as refused:
        many.step(bad)
    assert len(str(refused.value).splitlines()) == 1
    assert (many.rows == before).all()


@pytest.mark.parametrize(
    "again", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy], ids=["pickle", "copy"]
)
@pytest.mark.parametrize("game", GAMES)
def test_agents_in_turn_are_pickled_at_any_moment_and_go_on_alike(
    game: str, again: Callable[[Any], Any]
) -> None:
    fresh = again(turns(game))
    env = turns(game)
    env.reset(seed=3)
    fresh.reset(seed=3)
    _walk((env, fresh), 5)
    other = again(env)
    _walk((env, other), 5)


def _walk(both: tuple[Any, Any], steps: int) -> None:
    """Take the same actions in two environments, which show and earn the same."""
    env, other = both
    chance = np.random.default_rng(steps)
    for _ in range(steps):
        if env.table.over:
            return
        mask = env.table.mask()
        action = (
            int(chance.choice(np.flatnonzero(mask)))
            if mask is not None
            else chance.uniform(-1, 1, env.table.lens.actions.shape).astype(np.float32)
        )
        for one in both:
            one.step(action)
        assert pickle.dumps(env.table.observe(0)) == pickle.dumps(other.table.observe(0))
        assert env.table.rewards == other.table.rewards
        assert env.agent_selection == other.agent_selection


@pytest.mark.parametrize("game", GAMES)
def test_one_learner_and_the_house_are_pickled_and_go_on_alike(game: str) -> None:
    env = solo(game)
    env.reset(seed=5)
    chance = np.random.default_rng(1)
    for _ in range(2):
        other = pickle.loads(pickle.dumps(env))
        mask = env.table.mask()
        action = (
            int(chance.choice(np.flatnonzero(mask)))
            if mask is not None
            else chance.uniform(-1, 1, env.table.lens.actions.shape).astype(np.float32)
        )
        first, second = env.step(action), other.step(action)
        assert pickle.dumps(first[:4]) == pickle.dumps(second[:4])
        env = other


def test_agents_at_once_and_many_matches_are_pickled() -> None:
    env = together("backgammon")
    env.reset(seed=2)
    assert pickle.loads(pickle.dumps(env)).turns.agent_selection == env.turns.agent_selection
    many, chance = BackgammonMany(600, threads=2), RandomMany(600, seed=1)
    many.reset(seed=1)
    for _ in range(3):
        other = pickle.loads(pickle.dumps(many))
        actions = chance.choose(many.masks)
        first, second = many.step(actions)[0], other.step(actions)[0]
        assert (first["observation"] == second["observation"]).all()
        other.close()
    many.close()
