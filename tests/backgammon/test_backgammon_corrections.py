"""Corrections whose traces no case shows."""

from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import BackgammonMatch
from arbitro.kernel import CaseEvent

GAME = GAMES["backgammon/wbgf-2.1"]


def after(given: dict[str, object], *events: tuple[str, object]) -> BackgammonMatch:
    reading = GAME.read(given, [CaseEvent(name, value) for name, value in events])
    state = reading.state
    for at, fact in reading.facts:
        verdict = GAME.judge(state, fact, at)
        assert verdict.refused is None, verdict.refused
        state = verdict.state
    return state


def test_a_match_that_is_open_again_has_no_results() -> None:
    given: dict[str, object] = {
        "score": {"X": 6, "O": 5},
        "crawford": False,
        "turn": "X",
        "position": {"X": {6: 1, 0: 14}, "O": {6: 2, 0: 13}},
    }
    won = (("roll", [2, 1]), ("move", "6/off"), ("result", {"by": "X", "X": 7, "O": 5}))
    assert after(given, *won).results
    again = after(given, *won, ("notice", "illegal-move"))
    assert (again.winner, again.results) == (None, ())
