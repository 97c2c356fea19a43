"""How the boards of a carrom match went: strokes, men, dues and time, of each side."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arbitro.carrom.effects import Due
from arbitro.carrom.facts import CarromStroke, NextBoard
from arbitro.kernel import Sitting
from arbitro.web.record.moments import in_force

Both = tuple[int, int]


class BoardRecord(msgspec.Struct, frozen=True):
    """What was counted of one board, of the first side and of the second."""

    game: int
    strokes: Both = (0, 0)
    men: Both = (0, 0)
    """Own men that fell in them."""
    dues: Both = (0, 0)
    acts: int = 0
    began: int | None = None
    ended: int = 0
    """When the first and the last act came, in milliseconds since the opening."""


def boards(sitting: Sitting[Any, Any]) -> list[BoardRecord]:
    """Return every board of a match, those played again too."""
    state = sitting.begun
    found = [BoardRecord(_game(state))]
    for one in in_force(sitting):
        assert one.played is not None
        for fact, verdict in zip(one.played.facts, one.played.verdicts, strict=True):
            if isinstance(fact, NextBoard):
                found.append(BoardRecord(_game(verdict.state)))
            found[-1] = _count_act(found[-1], state, fact, verdict, one.entry.at)
            state = verdict.state
    return found


def _game(contest: Any) -> int:
    return int(sum(contest.match.games)) + 1


def _count_act(board: BoardRecord, contest: Any, fact: Any, verdict: Any, at: int) -> BoardRecord:
    strokes, men = board.strokes, board.men
    if isinstance(fact, CarromStroke):
        colour = contest.board.side_of(contest.board.turn)
        side = _side(contest, colour)
        strokes = _more(strokes, side, 1)
        men = _more(men, side, fact.white if colour == "white" else fact.black)
    dues = board.dues
    for colour in _men_due(verdict):
        dues = _more(dues, _side(verdict.state, colour), 1)
    began = at if board.began is None else board.began
    return BoardRecord(board.game, strokes, men, dues, board.acts + 1, began, at)


def _men_due(verdict: Any) -> Iterator[str]:
    """Yield the colour of each man that has become due."""
    for ruling in verdict.rulings:
        yield from (effect.colour for effect in ruling.effects if isinstance(effect, Due))


def _side(contest: Any, colour: str) -> int:
    # By player: colours change hands from board to board, as white is of whoever breaks.
    return int(contest.match.players.index(contest.player_of(colour)))


def _more(both: Both, side: int, by: int) -> Both:
    one, other = both
    return (one + by, other) if side == 0 else (one, other + by)
