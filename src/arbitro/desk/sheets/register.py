"""The register of people as a sheet: read with the headings of clubs, and written so that it can be read again."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from arbitro.desk.sheets.cells import Cell, unguard_text
from arbitro.desk.sheets.numbers import decimal_of, number_in
from arbitro.desk.sheets.people import PARTS
from arbitro.desk.sheets.rows import Row, rows_of
from arbitro.kernel import Malformed, Message
from arbitro.kernel.names import can_be_shown
from arbitro.l10n import LANGUAGES, say

COLUMNS = (
    "number",
    "name",
    "club",
    "federation",
    "country",
    "licence",
    "licence_until",
    "class",
    "language",
    "birth_year",
    "rating",
    "consent",
)
YES = frozenset(("1", "yes", "true", "x", "sì", "si", "sí"))
_WHOLE = ("number", "birth_year")
LONGEST = 80


class RegisterSheet(msgspec.Struct, frozen=True):
    """What a sheet says: people by its rows, what cannot be understood, and columns left aside."""

    people: list[dict[str, Cell]]
    faults: list[Message]
    aside: list[str]


def read_register(data: bytes) -> RegisterSheet:
    """Return what a file says, CSV or XLSX; raises Malformed where it names nobody."""
    rows = rows_of(data)
    known = _headings()
    # Headings as clubs and federations write them: a column is known by any of its words, in any language.
    heading = [known.get(cell.casefold().strip(), "") for cell in (rows[0] if rows else ())]
    if "surname" in heading and "first-name" not in heading:  # Cognome, Nome; Apellidos, Nombre
        heading = ["first-name" if name == "name" else name for name in heading]
    if "name" not in heading and "surname" not in heading:
        raise Malformed("content", "desk-sheet-no-name", known=", ".join(COLUMNS))
    aside = [
        cell[:40] for cell, name in zip(rows[0], heading, strict=True) if cell and not name and cell.strip()
    ]
    lines = [(number, _cells(row, heading)) for number, row in enumerate(rows[1:], start=2) if any(row)]
    decimal = decimal_of(cells.get("rating", "") for _, cells in lines)
    people: list[dict[str, Cell]] = []
    faults: list[Message] = []
    for number, cells in lines:
        wrong = list(_faults(number, cells, decimal))
        faults += wrong
        if not wrong:
            people.append(dict(_values(cells, decimal)))
    return RegisterSheet(people, faults, aside)


def _headings() -> dict[str, str]:
    """Return what the columns are called in each language, in lower case."""
    found = {column: column for column in COLUMNS}
    for language in LANGUAGES:
        for column in COLUMNS:
            for heading in say(language, f"register-headings-{column.replace('_', '-')}").split(","):
                found[heading.strip().casefold()] = column
        for part in PARTS:
            for heading in say(language, f"desk-headings-{part}").split(","):
                found[heading.strip().casefold()] = part
    return found


def _cells(row: Row, heading: Sequence[str]) -> dict[str, str]:
    cells = {name: unguard_text(text) for name, text in zip(heading, row, strict=False) if name and text}
    parts = [cells.pop(part, "") for part in ("first-name", "surname")]
    whole = " ".join(part for part in parts if part)
    return {**cells, "name": cells.get("name") or whole}


def _faults(number: int, cells: Mapping[str, str], decimal: str | None) -> Iterator[Message]:
    for column, text in cells.items():
        fault = _fault(column, text, decimal)
        if fault:
            yield Message(f"desk-sheet-{fault}", {"row": number, "column": column, "text": text[:LONGEST]})


def _fault(column: str, text: str, decimal: str | None) -> str:
    if column == "name":
        return "" if can_be_shown(text) else "name"
    if column in _WHOLE:
        return "" if text.isascii() and text.isdecimal() and 0 < int(text) < 10**9 else "number"
    if column == "rating":
        return "" if number_in(text, decimal) is not None else "number"
    return "" if len(text) <= LONGEST and text.isprintable() else "unprintable"


def _values(cells: Mapping[str, str], decimal: str | None) -> Iterator[tuple[str, Cell]]:
    for column, text in cells.items():
        if column in _WHOLE:
            yield column, int(text)
        elif column == "rating":
            yield column, number_in(text, decimal)
        elif column == "consent":
            yield column, text.casefold() in YES
        elif column == "language":
            yield column, text.casefold() if text.casefold() in LANGUAGES else ""
        else:
            yield column, text


def register_sheet(people: Sequence[Mapping[str, Cell]]) -> list[list[Cell]]:
    """Return people as a sheet, its first row the heading."""
    return [list(COLUMNS), *([_cell(one.get(column)) for column in COLUMNS] for one in people)]


def _cell(value: Cell) -> Cell:
    return "yes" if value is True else None if value is False or value == "" else value
