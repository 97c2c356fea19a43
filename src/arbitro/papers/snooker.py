"""The snooker recorder's sheet (5.3): every visit with its balls, fouls and break, and the score after it."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec

from arbitro.kernel import Sitting
from arbitro.papers.occasion import MatchPaper, Occasion
from arbitro.snooker.frame import Frames
from arbitro.snooker.recorder import RecordedAct, RecordedFrame, breaks, records, sheets

VISITS = 27
"""Rows of a sheet: one frame fills a page, and what is not played yet can be written by hand."""


class SheetMark(msgspec.Struct, frozen=True):
    """What one stroke leaves on the sheet: a ball by its points, a foul by its penalty, or nothing scored."""

    points: int = 0
    reds: bool = False
    penalty: int = 0
    miss: bool = False


class Visit(msgspec.Struct, frozen=True):
    """A player at the table, from their first stroke to the other's."""

    side: int | None = None
    """0 for the one who is written left; None where it is to be written."""
    marks: tuple[SheetMark, ...] = ()
    points: int | None = None
    score: tuple[int, int] | None = None


class FrameSheet(msgspec.Struct, frozen=True):
    """One frame on paper."""

    number: int | None = None
    visits: tuple[Visit, ...] = (Visit(),) * VISITS
    score: tuple[int, int] | None = None
    best: tuple[int, int] | None = None
    """The highest break of each."""


class RecorderSheet(msgspec.Struct, frozen=True):
    """What the template of the recorder's sheet takes."""

    occasion: Occasion = Occasion()
    names: tuple[str, str] = ("", "")
    frames: tuple[FrameSheet, ...] = (FrameSheet(),)
    score: tuple[int, int] | None = None
    """Frames won."""


def recorder_sheet(
    frames: Iterable[RecordedFrame],
    book: Frames,
    names: tuple[str, str],
    score: tuple[int, int],
    occasion: Occasion,
) -> RecorderSheet:
    """Return the sheets of a match as they are printed; `names` and `score` by side, A first."""
    shown = tuple(_frame(number, sheet, book) for number, sheet in enumerate(frames, 1))
    return RecorderSheet(occasion, names, shown, score)


def _frame(number: int, sheet: RecordedFrame, book: Frames) -> FrameSheet:
    sides = sheet.start.sides
    first = 0 if sides[0] == min(sides) else 1
    visits = tuple(
        _visit(side, tuple(made), first)
        for side, made in groupby(
            records(sheet, book), key=lambda one: sheet.start.side_named(one.player) ^ first
        )
    )
    empty = (Visit(),) * (VISITS - len(visits))
    best = [0, 0]
    for one in breaks(sheet, book):
        side = sheet.start.side_named(one.player) ^ first
        best[side] = max(best[side], one.points)
    return FrameSheet(
        number, (*visits, *empty), _order_score(sheet.end(book).score, first), (best[0], best[1])
    )


def _visit(side: int, made: tuple[RecordedAct, ...], first: int) -> Visit:
    # By side and not by player: in pairs a visit ends when the other side comes to the table.
    one, other = made[-1].score.split("-")
    points = sum(record.points for record in made)
    return Visit(side, tuple(map(_mark, made)), points, _order_score((int(one), int(other)), first))


def _mark(record: RecordedAct) -> SheetMark:
    reds = bool(record.points) and record.on == "red" and record.potted.replace("red", "").strip() == ""
    return SheetMark(record.points, reds, record.penalty, record.miss)


def _order_score(score: tuple[int, int], first: int) -> tuple[int, int]:
    return (score[first], score[1 - first])


def _fill_sheet(sitting: Sitting[Any, Any], occasion: Occasion) -> RecorderSheet:
    names = sitting.journal.opened.players
    return recorder_sheet(
        sheets(sitting),
        sitting.game.books[0],
        (" / ".join(names[0::2]), " / ".join(names[1::2])),
        sitting.standing().score,
        occasion,
    )


PAPER = MatchPaper(
    "snooker-sheet", _fill_sheet, lambda occasion, names, length: RecorderSheet(occasion, names)
)
