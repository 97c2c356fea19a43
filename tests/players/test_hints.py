"""What the house would think of: never more than three acts, the best first, each of them lawful."""

from random import Random
from typing import Any

import pytest

from arbitro.backgammon.core.plays import Plays
from arbitro.kernel import CaseEvent
from arbitro.players import PlayerName, advise, invite, table_named, table_of
from arbitro.players.backgammon.hints import play_notation
from arbitro.players.backgammon.sight import Play
from tests.players.boards import board

EDITIONS = {"backgammon": "backgammon/wbgf-2.1", "carrom": "carrom/icf-2001", "snooker": "snooker/wpbsa"}


@pytest.mark.parametrize("game", EDITIONS)
def test_hints_are_lawful_and_ordered(game: str) -> None:
    rules: Any = table_named(game)
    table, chance = table_of(EDITIONS[game], False), Random(3)
    player: Any = invite(rules, PlayerName("house", 1), "a")
    state = rules.game.start(rules.terms(rules.usual_length))
    asked = 0
    for _ in range(8):
        due = rules.due(state)
        if due is not None:
            hints = advise(game, due.sight, "b")
            assert len(hints) <= 3
            assert all(0 <= (hint.chance or 0) <= 1 for hint in hints)
            for hint in hints:
                played = table.act(state, event_of(hint.event), Random(1))
                assert rules.game.judge(state, played.facts[0]).refused is None
            asked += bool(hints)
        act = player.act(due.sight) if due else None
        for fact in rules.carry_out(state, act, chance):
            state = rules.game.judge(state, fact).state
    assert asked >= 3


def event_of(written: Any) -> CaseEvent:
    """Return an event as it is read from the wire."""
    if isinstance(written, str):
        return CaseEvent(written)
    (name,) = written
    return CaseEvent(name, written[name])


def test_two_plays_that_leave_different_boards_never_read_the_same() -> None:
    """From 6 to 3 by way of a lone man or past them: the one sends them to the bar, the other does not."""
    given = board({6: 3, 13: 2}, {20: 1, 24: 2})
    legal = Plays()
    legal.find(given, 2, 1)
    plays = [Play(legal.steps(n), legal.result(n)) for n in range(legal.count)]
    names = [play_notation(play, given) for play in plays]
    assert {"6/5*/3", "6/3"} <= set(names)
    assert len(set(names)) == len(names)
