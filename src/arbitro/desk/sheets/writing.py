"""Writes rows as CSV, every cell guarded."""

import csv
import io
from collections.abc import Sequence

from arbitro.desk.sheets.cells import Cell, guarded


def as_csv(rows: Sequence[Sequence[Cell]]) -> bytes:
    """Return rows as CSV in UTF-8."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([guarded(cell) for cell in row] for row in rows)
    return text.getvalue().encode()
