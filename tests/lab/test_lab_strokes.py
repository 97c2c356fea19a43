"""Strokes tried in batches end where the same strokes end when they are played, on one thread or two."""

import numpy as np
import pytest

from arbitro.lab.environments import turns
from arbitro.lab.strokes import try_strokes


@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_a_stroke_that_was_tried_ends_as_it_is_played(game: str) -> None:
    env, chance = turns(game), np.random.default_rng(3)
    env.reset(seed=9)
    size = env.action_space("player_0").shape
    env.step(chance.uniform(-1, 1, size))
    compared = 0
    for _ in range(30):
        due = env.table.arena.due
        assert due is not None
        action = chance.uniform(-1, 1, size)
        stroke = due.sight.task == "stroke" if game == "carrom" else bool(due.sight.may_nominate)
        if stroke and not env.table.arena.state.layout.rack:
            found = try_strokes(env.table, [action] * 20, threads=2)
            assert found.rows.tobytes() == try_strokes(env.table, [action] * 20, threads=1).rows.tobytes()
            assert len(found.pieces_pocketed()) == 20
            env.step(action)
            compared += _compared(env, found)
        else:
            env.step(action)
    assert compared > 20


def _compared(env: object, found: object) -> int:
    """Compare where the pieces lie that nobody has moved since; return how many there were."""
    at = env.table.arena.state.layout.at  # type: ignore[attr-defined]  # an environment
    places, same = found.places()[0], 0  # type: ignore[attr-defined]  # what was tried
    for piece, row in zip(found.pieces, places, strict=True):  # type: ignore[attr-defined]  # what was tried
        if piece in at and row[2] == -1:
            same += at[piece] == (row[0], row[1])
    return same


def test_a_break_is_tried_on_a_rack_of_its_own() -> None:
    env = turns("carrom")
    env.reset(seed=1)
    action = np.array([0.0, 0.0, 1.0], np.float32)
    one, same, other = (try_strokes(env.table, [action], rack=rack).rows.tobytes() for rack in (1, 1, 2))
    assert one == same != other
