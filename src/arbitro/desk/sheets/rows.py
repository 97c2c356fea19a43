"""Reads the rows of a sheet, CSV or XLSX, within bounds."""

import codecs
import csv
import io
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TypeAlias
from xml.etree.ElementTree import ParseError

from arbitro.extras import require
from arbitro.kernel import Malformed

MOST_ROWS = 8193
"""A heading and as many entries as an event may have."""
MOST_COLUMNS = 64
MOST_UNPACKED = 64 * 1024**2
"""How many bytes a workbook may hold when it is unpacked."""
LONGEST = 200
"""How many characters a cell may have."""

BROKEN = (
    *(zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ParseError),
    *(LookupError, ValueError, TypeError, AttributeError, ArithmeticError),
)
"""What unpacking and reading a broken workbook raises."""

Row: TypeAlias = tuple[str, ...]


def rows_of(data: bytes) -> list[Row]:
    """Return the rows of a CSV file or of the first sheet of a workbook, or raise Malformed."""
    rows = list(_bound_rows(_workbook(data) if data.startswith(b"PK") else _lines(data)))
    while rows and not any(rows[-1]):
        rows.pop()
    return rows


def too_wide(row: int) -> Malformed:
    """Return what is said of a row that has too much in it."""
    return Malformed("entries", "desk-sheet-wide", row=str(row), most=str(LONGEST))


def _bound_rows(rows: Iterable[Row]) -> Iterator[Row]:
    for number, row in enumerate(rows, start=1):
        if number > MOST_ROWS:
            raise Malformed("entries", "desk-sheet-rows", most=str(MOST_ROWS - 1))
        # A bound before the cells are looked at: a row of a million commas is small as a file.
        if len(row) > MOST_COLUMNS:
            raise too_wide(number)
        yield tuple(cell.strip(" ") for cell in row)


def _lines(data: bytes) -> Iterator[Row]:
    """Yield the rows of a CSV file, whose cells are divided by commas, semicolons or tabs."""
    text = _text(data)
    heading = text.partition("\n")[0]
    # By the heading alone: names have commas in them, headings hardly ever.
    mark = max(",;\t", key=heading.count)
    try:
        yield from map(tuple, csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True))
    except csv.Error as error:
        raise Malformed("entries", "desk-sheet-unreadable") from error


def _text(data: bytes) -> str:
    """Return a text as spreadsheets save it: UTF-8, UTF-16, else the letters of Windows in the west of Europe."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    # cp1252 decodes nearly anything, so it comes last.
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        with suppress(UnicodeDecodeError):
            text = data.decode(encoding)
            if "\0" not in text:
                return text
    raise Malformed("entries", "desk-sheet-not-text")


def _workbook(data: bytes) -> Iterator[Row]:
    """Yield the rows of the first sheet; a formula is given as its text, never as what it computes."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            # Zip bomb: what it unpacks to is asked of the directory before a byte is unpacked.
            unpacked_size = sum(part.file_size for part in packed.infolist())
        if unpacked_size <= MOST_UNPACKED:
            yield from _cells(data)
            return
    except BROKEN as error:
        raise Malformed("entries", "desk-sheet-unreadable") from error
    raise Malformed("entries", "desk-sheet-unpacked", most=str(MOST_UNPACKED // 1024**2))


def _cells(data: bytes) -> Iterator[Row]:
    require("openpyxl", "sheets")
    from openpyxl import load_workbook  # it takes 0.15 s to load, and most sheets are CSV

    # Read-only streams the rows; a whole workbook as objects takes many times its size in memory.
    book = load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
    for row in book.worksheets[0].iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS, values_only=True):
        yield tuple(map(_cell_text, row))


def _cell_text(cell: object) -> str:
    """Return what stands in a cell of a workbook; a number with so many decimals that none are taken for thousands."""
    if isinstance(cell, float):
        # Excel keeps 1520 as 1520.0; six decimals are never mistaken for a thousand.
        return str(int(cell)) if cell.is_integer() else f"{cell:.6f}"
    return "" if cell is None else str(cell)
