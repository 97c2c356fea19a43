"""Numbers of a column as people write them: what a dot or a comma means is decided by the column."""

import re
from collections.abc import Iterable

PARTED = re.compile(r"(?<=\d)[ '\u2019\u00a0\u2009\u202f](?=\d{3}(?!\d))")
"""A space or an apostrophe between thousands."""
THOUSANDS = {mark: re.compile(rf"-?\d{{1,3}}(\{mark}\d{{3}})+", re.ASCII) for mark in ".,"}
"""What might be parted into thousands by a mark, and might be a decimal as well where the mark stands once."""
PLAIN = re.compile(r"-?\d{1,6}(\.\d{1,6})?", re.ASCII)


def decimal_of(column: Iterable[str]) -> str | None:
    """Return what stands before the decimals of a column, or None where its cells leave it open or disagree."""
    found = {mark for text in column if (mark := _decimal(PARTED.sub("", text))) is not None}
    return found.pop() if len(found) == 1 else None


def number_in(text: str, decimal: str | None) -> float | None:
    """Return the number of a cell, with the decimal mark of its column; None where it is none.

    Where no cell of a column decides, three digits after a single mark are thousands: nobody has a rating of 1.520.
    """
    text = PARTED.sub("", text)
    mark = decimal or _decimal(text)
    for other in ".,":
        if other != mark and THOUSANDS[other].fullmatch(text.partition(mark or " ")[0]):
            text = text.replace(other, "")
    text = text.replace(mark, ".") if mark else text
    return float(text) if PLAIN.fullmatch(text) else None


def _decimal(text: str) -> str | None:
    """Return the decimal mark of a cell that can be read in one way only."""
    marks = [sign for sign in text if sign in ".,"]
    if not marks:
        return None
    if len(set(marks)) == 2:
        return marks[-1] if marks.count(marks[-1]) == 1 else None
    return None if len(marks) > 1 or THOUSANDS[marks[0]].fullmatch(text) else marks[0]
