"""The backgammon match sheet: the score after each game, the cube, and how the game ended."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arbitro.backgammon.formats.record import Doubles, Drops, GameRecord, MatchRecord, Takes
from arbitro.backgammon.formats.scribe import match_record
from arbitro.kernel import Sitting
from arbitro.papers.occasion import MatchPaper, Occasion

ROWS = 20
"""Games of a blank sheet."""
_LEVELS = {1: "single", 2: "gammon", 3: "backgammon"}


class GameRow(msgspec.Struct, frozen=True):
    """One game; None where it is to be written."""

    number: int
    won: tuple[int | None, int | None] = (None, None)
    score: tuple[int, int] | None = None
    """After the game."""
    cube: int | None = None
    result: str = ""
    """The name of the message that says how it ended: `result-gammon`."""
    crawford: bool = False


class MatchSheet(msgspec.Struct, frozen=True):
    """What the template of the match sheet takes."""

    occasion: Occasion = Occasion()
    names: tuple[str, str] = ("", "")
    length: int | None = None
    games: tuple[GameRow, ...] = tuple(GameRow(number) for number in range(1, ROWS + 1))
    won_by: str = ""


def match_sheet(record: MatchRecord, won_by: str, occasion: Occasion) -> MatchSheet:
    """Return the record of a match as its sheet is printed."""
    played = tuple(_rows(record))
    empty = tuple(GameRow(number) for number in range(len(played) + 1, ROWS + 1))
    return MatchSheet(occasion, (record.X, record.O), record.length, (*played, *empty), won_by)


def _rows(record: MatchRecord) -> Iterator[GameRow]:
    crawford = False
    for game in record.games:
        before = (game.score.X, game.score.O)
        # The Crawford game is the first that begins with a side one point away: there is one at most in a match.
        now = not crawford and record.length > 1 and record.length - 1 in before
        crawford = crawford or now
        if game.outcome is not None:
            yield _row(game, before, now)


def _row(game: GameRecord, before: tuple[int, int], crawford: bool) -> GameRow:
    assert game.outcome is not None
    first, points = game.outcome.winner == "X", game.outcome.points
    cube = _cube(game)
    if points is None:
        return GameRow(game.number, (None, None), before, cube, "result-time", crawford)
    won = (points, None) if first else (None, points)
    after = (before[0] + (points if first else 0), before[1] + (0 if first else points))
    how = (
        "drop" if any(isinstance(act, Drops) for act in game.acts) else _LEVELS.get(points // cube, "single")
    )
    return GameRow(game.number, won, after, cube, f"result-{how}", crawford)


def _cube(game: GameRecord) -> int:
    """Return what the cube stood at in the end: a double counts once it is taken."""
    value, offered = 1, 1
    for act in game.acts:
        if isinstance(act, Doubles):
            offered = act.value
        elif isinstance(act, Takes):
            value = offered
    return value


def _fill_sheet(sitting: Sitting[Any, Any], occasion: Occasion) -> MatchSheet:
    record = match_record(sitting)
    ended = sitting.standing().ended
    names = {"X": record.X, "O": record.O}
    return match_sheet(record, names.get(ended.winner or "", "") if ended else "", occasion)


PAPER = MatchPaper("backgammon-sheet", _fill_sheet, MatchSheet)
