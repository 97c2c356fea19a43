"""Writes rows as CSV and workbooks, every cell guarded."""

import csv
import io
import re
from collections.abc import Mapping, Sequence

from arbitro.desk.sheets.cells import Cell, guard_cell
from arbitro.extras import require


def as_csv(rows: Sequence[Sequence[Cell]]) -> bytes:
    """Return rows as CSV in UTF-8."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([guard_cell(cell) for cell in row] for row in rows)
    return text.getvalue().encode()


def as_xlsx(sheets: Mapping[str, Sequence[Sequence[Cell]]]) -> bytes:
    """Return sheets as a workbook, each under its name."""
    require("openpyxl", "sheets")
    from openpyxl import Workbook  # it takes 0.15 s to load

    book, file = Workbook(write_only=True), io.BytesIO()
    for name, rows in sheets.items():
        page = book.create_sheet(name)
        for row in rows:
            page.append([_legal(guard_cell(cell)) for cell in row])
    book.save(file)
    return file.getvalue()


ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
"""Control characters that XML does not know."""


def _legal(cell: Cell) -> Cell:
    """Return a cell without the control characters that a workbook cannot hold."""
    return ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", cell) if isinstance(cell, str) else cell
