"""Entries as they come in on a sheet: every bad cell is named, every name that stands twice is asked about."""

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from arbitro.desk.match import BYE
from arbitro.desk.reading import PEOPLE
from arbitro.desk.sheets.cells import BETWEEN, computed, unguarded
from arbitro.desk.sheets.rows import Row
from arbitro.kernel import Malformed, Message
from arbitro.l10n import LANGUAGES, say

NUMBERS = {"seed": r"[1-9]\d{0,5}", "rating": r"-?\d{1,6}([.,]\d{1,6})?"}
STATES = ("approved", "entered")


class Person(msgspec.Struct, frozen=True):
    """An entry and the row on which it stands."""

    row: int
    entry: dict[str, str | int | float | list[str]]

    @property
    def name(self) -> str:
        """The name of the entry."""
        return str(self.entry["name"])


class Twin(msgspec.Struct, frozen=True):
    """A name that stands on two rows, capitals and spaces left out of account."""

    first: Person
    again: Person


class People(msgspec.Struct, frozen=True):
    """What a sheet of entries says: the entries, what cannot be understood, and who may stand there twice."""

    found: tuple[Person, ...]
    faults: tuple[Message, ...]
    twins: tuple[Twin, ...]


def headings() -> dict[str, str]:
    """Return what the columns are called in each language, in lower case."""
    return {
        say(language, f"desk-column-{column}").casefold(): column
        for language in LANGUAGES
        for column in PEOPLE
    }


def people(rows: Sequence[Row], headings: Mapping[str, str] | None = None) -> People:
    """Return what a sheet says, its first row the heading; raises Malformed where that names no columns we know.

    Headings are other names of columns, in lower case: those of other languages.
    """
    columns = _columns(rows[0] if rows else (), headings or {})
    faults: list[Message] = []
    found: list[Person] = []
    for number, row in enumerate(rows[1:], start=2):
        if any(row):
            cells = {name: row[place] for name, place in columns.items() if place < len(row)}
            wrong = list(_faults(number, cells))
            faults += wrong
            if not wrong:
                found.append(Person(number, dict(_values(cells))))
    return People(tuple(found), tuple(faults), tuple(_twins(found)))


def _columns(heading: Row, headings: Mapping[str, str]) -> dict[str, int]:
    """Return where each column is."""
    written = [cell.casefold() for cell in heading]
    names = [headings.get(name, name) for name in written]
    for name in names:
        if name and (name not in PEOPLE or names.count(name) > 1):
            raise Malformed("entries", "desk-sheet-column", column=name, known=", ".join(PEOPLE))
    if "name" not in names:
        raise Malformed("entries", "desk-sheet-no-name", known=", ".join(PEOPLE))
    return {name: place for place, name in enumerate(names) if name}


def _faults(row: int, cells: Mapping[str, str]) -> Iterator[Message]:
    """Yield what cannot stand in the cells of a row."""
    for column, text in cells.items():
        if (fault := _fault(column, text)) is not None:
            yield Message(f"desk-sheet-{fault}", {"row": row, "column": column, "text": text})
    if "name" not in cells:
        yield Message("desk-sheet-nameless", {"row": row, "column": "name", "text": ""})


def _fault(column: str, text: str) -> str | None:
    if column in NUMBERS:
        return None if not text or re.fullmatch(NUMBERS[column], text, re.ASCII) else "number"
    if computed(text) and unguarded(text) == text:
        return "formula"
    if not text.isprintable():
        return "unprintable"
    if column == "name" and text in ("", BYE):
        return "nameless"
    return "state" if column == "state" and text and text not in STATES else None


def _values(cells: Mapping[str, str]) -> Iterator[tuple[str, str | int | float | list[str]]]:
    for column, text in cells.items():
        if text and column == "seed":
            yield column, int(text)
        elif text and column == "rating":
            yield column, float(text.replace(",", "."))
        elif text and column == "members":
            yield column, [name.strip() for name in unguarded(text).split(BETWEEN.strip()) if name.strip()]
        elif text:
            yield column, unguarded(text)


def _twins(found: Sequence[Person]) -> Iterator[Twin]:
    first: dict[str, Person] = {}
    for person in found:
        key = " ".join(person.name.casefold().split())
        if (before := first.setdefault(key, person)) is not person:
            yield Twin(before, person)
