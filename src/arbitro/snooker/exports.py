"""Recorder's sheets of snooker matches, written from their journals."""

from typing import Any

from arbitro.kernel import Sitting
from arbitro.snooker.framelines import write_frame_lines
from arbitro.snooker.recorder import frame_lines, records, sheets, to_csv, to_json


def rows(sitting: Sitting[Any, Any]) -> str:
    """Return every stroke as a row of CSV."""
    book = sitting.game.books[0]
    return "\n".join(to_csv(records(sheet, book)) for sheet in sheets(sitting))


def frames(sitting: Sitting[Any, Any]) -> str:
    """Return a line for each frame."""
    return f"{write_frame_lines(frame_lines(sitting))}\n"


def high_breaks(sitting: Sitting[Any, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the breaks of fifty and more of each side, the highest first."""
    lines = frame_lines(sitting)
    first, second = (
        sorted((one for line in lines for one in line.breaks[side]), reverse=True) for side in (0, 1)
    )
    return tuple(first), tuple(second)


def as_json(sitting: Sitting[Any, Any]) -> str:
    """Return the sheet of each frame as JSON."""
    return "".join(f"{to_json(sheet).decode()}\n" for sheet in sheets(sitting))
