"""Writes rows as CSV and workbooks, every cell guarded."""

import csv
import io
from collections.abc import Mapping, Sequence

from openpyxl import Workbook
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

from arbitro.desk.sheets.cells import Cell, guarded


def as_csv(rows: Sequence[Sequence[Cell]]) -> bytes:
    """Return rows as CSV in UTF-8."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([guarded(cell) for cell in row] for row in rows)
    return text.getvalue().encode()


def as_xlsx(sheets: Mapping[str, Sequence[Sequence[Cell]]]) -> bytes:
    """Return sheets as a workbook, each under its name."""
    book, file = Workbook(write_only=True), io.BytesIO()
    for name, rows in sheets.items():
        page = book.create_sheet(name)
        for row in rows:
            page.append([_legal(guarded(cell)) for cell in row])
    book.save(file)
    return file.getvalue()


def _legal(cell: Cell) -> Cell:
    """Return a cell without the control characters that a workbook cannot hold."""
    return ILLEGAL_CHARACTERS_RE.sub("\N{REPLACEMENT CHARACTER}", cell) if isinstance(cell, str) else cell
