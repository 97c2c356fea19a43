"""Entries as they come in on a sheet: every bad cell is named, every name that stands twice is asked about."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from arbitro.desk.match import BYE, DRAW
from arbitro.desk.reading import PEOPLE
from arbitro.desk.sheets.cells import BETWEEN, may_compute, unguard_text
from arbitro.desk.sheets.numbers import decimal_of, number_in
from arbitro.desk.sheets.rows import LONGEST, Row, rows_of, too_wide
from arbitro.kernel import Malformed, Message
from arbitro.kernel.names import can_be_shown, look_of
from arbitro.l10n import LANGUAGES, say

NUMBERS = {"seed": r"[1-9]\d{0,5}", "birth_year": r"[12]\d{3}", "licence": r"\d{4}-\d\d-\d\d"}
"""What stands in these columns: numbers, and the last day of a licence."""
PARTS = ("surname", "first-name")
"""Columns that make one name together."""
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))
"""Signs that join letters or part them, which Persian and scripts of India need."""
STATES = ("approved", "entered")


Value: TypeAlias = str | int | float | list[str] | dict[str, str]


class PersonRow(msgspec.Struct, frozen=True):
    """An entry and the row on which it stands."""

    row: int
    entry: dict[str, Value]

    @property
    def name(self) -> str:
        """The name of the entry."""
        return str(self.entry["name"])


class Twin(msgspec.Struct, frozen=True):
    """A name that stands on two rows, capitals, spaces and invisible signs left out of account."""

    first: PersonRow
    again: PersonRow


class People(msgspec.Struct, frozen=True):
    """What a sheet of entries says: the entries, what cannot be understood, and who may stand there twice."""

    found: tuple[PersonRow, ...]
    faults: tuple[Message, ...]
    twins: tuple[Twin, ...]
    aside: tuple[str, ...] = ()
    """Columns that are unknown, and left aside."""


def headings() -> dict[str, str]:
    """Return what the columns are called in each language, in lower case."""
    single = {
        say(language, f"desk-column-{column}").casefold(): column
        for language in LANGUAGES
        for column in PEOPLE
    }
    parts = {
        heading.strip().casefold(): part
        for language in LANGUAGES
        for part in (*PARTS, "rating")
        for heading in say(language, f"desk-headings-{part}").split(",")
    }
    return single | parts


def people_of(data: bytes) -> People:
    """Return what a file says, CSV or XLSX, its headings in any language; raises Malformed."""
    return people(rows_of(data), headings())


def people(rows: Sequence[Row], headings: Mapping[str, str] | None = None) -> People:
    """Return what a sheet says, its first row the heading; raises Malformed where that names no columns we know.

    Headings are other names of columns, in lower case: those of other languages. Columns that we do not know are
    left aside, and told.
    """
    columns, aside = _columns(rows[0] if rows else (), headings or {})
    lines = {number: _cells(number, row, columns) for number, row in enumerate(rows[1:], start=2) if any(row)}
    written = [text for text in (cells.get("licence", "") for cells in lines.values()) if text]
    # A federation's list has licence numbers in a column of that name:
    # such a column is left aside, not refused.
    numbers_of_licences = bool(written) and not any(
        re.fullmatch(NUMBERS["licence"], text, re.ASCII) for text in written
    )
    if numbers_of_licences:
        lines = {
            number: {name: text for name, text in cells.items() if name != "licence"}
            for number, cells in lines.items()
        }
        aside = (*aside, _short(rows[0][columns["licence"]]))
    # One decision for the whole column: `1.520` alone cannot be read, beside `1520,5` it can.
    decimal = decimal_of(cells.get("rating", "") for cells in lines.values())
    faults: list[Message] = []
    found: list[PersonRow] = []
    for number, cells in lines.items():
        wrong = list(_faults(number, cells, decimal))
        faults += wrong
        if not wrong:
            found.append(PersonRow(number, dict(_values(cells, decimal))))
    return People(tuple(found), tuple(faults), tuple(_twins(found)), aside)


def _columns(heading: Row, headings: Mapping[str, str]) -> tuple[dict[str, int], tuple[str, ...]]:
    """Return where each column is that we know, and those that we do not."""
    written = [cell.casefold() for cell in heading]
    names = [headings.get(name, name) for name in written]
    if "surname" in names and "first-name" not in names:  # Cognome, Nome; Apellidos, Nombre
        names = ["first-name" if name == "name" else name for name in names]
    known = (*PEOPLE, *PARTS)
    for name in names:
        if name in known and names.count(name) > 1:
            raise Malformed("entries", "desk-sheet-column", column=name, known=", ".join(PEOPLE))
    if "name" not in names and "surname" not in names:
        raise Malformed("entries", "desk-sheet-no-name", known=", ".join(PEOPLE))
    places = {name: place for place, name in enumerate(names) if name in known}
    aside = tuple(_short(heading[place]) for place, name in enumerate(names) if name and name not in known)
    return places, aside


def _short(heading: str) -> str:
    """Return a heading that can be told: not too long, and without signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in heading[:40])


def _cells(number: int, row: Row, columns: Mapping[str, int]) -> dict[str, str]:
    """Return the cells of a row by the names of their columns, a surname and a first name as one name."""
    cells = {name: row[place] for name, place in columns.items() if place < len(row)}
    if any(len(text) > LONGEST for text in cells.values()):
        raise too_wide(number)
    if "surname" not in columns:
        return cells
    parts = [text for part in ("first-name", "surname") if (text := unguard_text(cells.pop(part, "")))]
    return {"name": cells.pop("name", "") or " ".join(parts), **cells}


def _faults(row: int, cells: Mapping[str, str], decimal: str | None) -> Iterator[Message]:
    """Yield what cannot stand in the cells of a row."""
    for column, text in cells.items():
        if (fault := _fault(column, text, decimal)) is not None:
            yield Message(f"desk-sheet-{fault}", {"row": row, "column": column, "text": text})
    if "name" not in cells:
        yield Message("desk-sheet-nameless", {"row": row, "column": "name", "text": ""})


def _fault(column: str, text: str, decimal: str | None) -> str | None:
    if column in NUMBERS:
        return None if not text or re.fullmatch(NUMBERS[column], text, re.ASCII) else "number"
    if column in ("rating", "handicap"):
        return None if not text or number_in(text, decimal) is not None else "number"
    if may_compute(text) and unguard_text(text) == text:
        return "formula"
    if column in ("name", "members"):
        if column == "name" and look_of(text) in ("", BYE, DRAW):
            return "nameless"
        names = [unguard_text(text)] if column == "name" else _members(text)
        return None if all(map(can_be_shown, names)) else "name"
    # Unprintable signs steer terminals and reverse lines; the joiners are letters to those who need them.
    if not text.translate(JOINERS).isprintable():
        return "unprintable"
    return "state" if column == "state" and text and text not in STATES else None


def _values(cells: Mapping[str, str], decimal: str | None) -> Iterator[tuple[str, Value]]:
    for column, text in cells.items():
        if text and (column in ("seed", "birth_year") or (column == "person" and text.isdecimal())):
            yield column, int(text)
        elif text and column in ("rating", "handicap"):
            yield column, number_in(text, decimal) or 0.0
        elif text and column == "licence":
            yield column, {"until": text}
        elif text and column == "members":
            yield column, _members(text)
        elif text:
            yield column, unguard_text(text)


def _members(text: str) -> list[str]:
    return [name.strip() for name in unguard_text(text).split(BETWEEN.strip()) if name.strip()]


def _twins(found: Sequence[PersonRow]) -> Iterator[Twin]:
    first: dict[str, PersonRow] = {}
    for person in found:
        if (before := first.setdefault(look_of(person.name), person)) is not person:
            yield Twin(before, person)
