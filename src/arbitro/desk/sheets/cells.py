"""Cells that no spreadsheet takes for a formula."""

from typing import TypeAlias

Cell: TypeAlias = str | int | float | bool | None
"""What stands in a cell."""

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""What a text begins with that a spreadsheet would compute."""
GUARD = "'"
BETWEEN = " / "
"""What stands between the members of a pair or a team in one cell."""


def guard_cell(cell: Cell) -> Cell:
    """Return a cell that is shown and never computed: a text that looks like a formula gets an apostrophe."""
    if isinstance(cell, str) and may_compute(cell):
        return GUARD + cell
    return cell


def may_compute(text: str) -> bool:
    """Tell whether a spreadsheet might compute a text, spaces and apostrophes before it left out."""
    # CSV injection: a name that begins like a formula would be computed by whoever opens the sheet.
    return text.startswith(FORMULA) or text.lstrip(" '").startswith(FORMULA)


def unguard_text(text: str) -> str:
    """Return a text as it was before it was guarded."""
    return text[1:] if text.startswith(GUARD) and guard_cell(text[1:]) == text else text
