"""The register of people and clubs: master data by number, merged and parted again, exported and erased.

Everything here runs on a connection of the store.
"""

import secrets
from collections.abc import Iterable
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from arbitro.kernel.journal import encode
from arbitro.kernel.pseudonyms import label_of, pseudonym_of
from arbitro.store.tables import checkpoints, entries, journals, pseudonyms, register, reviews

Kind = Literal["person", "club"]
Language = Literal["", "en", "it", "es"]
LONGEST = 80
"""Signs of a name or of any other text of the register."""
MOST = 100_000
"""People and clubs of each kind."""


class PersonRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody in the register."""

    name: str
    club: str = ""
    federation: str = ""
    country: str = ""
    licence: str = ""
    """The number of the licence."""
    licence_until: str = ""
    """The last day on which it is good."""
    # `class` is a word of Python: on the wire it is called so all the same.
    player_class: str = msgspec.field(default="", name="class")
    language: Language = ""
    birth_year: int | None = None
    rating: float | None = None
    consent: bool = False
    """Whether they agree that their page is public; without it officials alone see it."""


class Club(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A club in the register."""

    name: str
    federation: str = ""
    country: str = ""


class Registered(msgspec.Struct, frozen=True):
    """A row of the register: somebody, or a club, under a number."""

    number: int
    body: PersonRecord | Club | None
    """None where it was erased."""
    merged_into: int | None = None
    created: int = 0
    erased: int | None = None

    @property
    def person(self) -> PersonRecord | None:
        """Who it is; None where they were erased."""
        return self.body if isinstance(self.body, PersonRecord) else None


class Pseudonym(msgspec.Struct, frozen=True):
    """What stands for a name in journals."""

    pseudonym: str
    person: int
    name: str


T = TypeVar("T", PersonRecord, Club)
_TYPES: dict[Kind, Any] = {"person": PersonRecord, "club": Club}


def add(
    connection: Connection, kind: Kind, body: PersonRecord | Club, now: int, number: int | None = None
) -> int:
    """Enter somebody or a club under a number that is free, the next one where none is wanted; 0 where it is taken."""
    # Numbers are never given twice: the row of somebody erased stays, because results name people by number.
    last = connection.scalar(select(func.max(register.c.number)).where(register.c.kind == kind)) or 0
    number = last + 1 if number is None else number
    if find(connection, kind, number) is not None:
        return 0
    row = {"kind": kind, "number": number, "body": msgspec.json.encode(body), "created": now}
    connection.execute(insert(register).values(**row))
    return number


def find(connection: Connection, kind: Kind, number: int) -> Registered | None:
    """Return a row of the register by its number."""
    row = connection.execute(
        select(register).where(register.c.kind == kind, register.c.number == number)
    ).first()
    return None if row is None else _registered_row(row._mapping)


def rows(connection: Connection, kind: Kind) -> list[Registered]:
    """Return everybody, or every club, by their numbers."""
    found = connection.execute(select(register).where(register.c.kind == kind).order_by(register.c.number))
    return [_registered_row(row._mapping) for row in found]


def change(connection: Connection, kind: Kind, number: int, body: PersonRecord | Club) -> None:
    """Put something else under a number."""
    here = (register.c.kind == kind) & (register.c.number == number)
    connection.execute(update(register).where(here).values(body=msgspec.json.encode(body)))


def merge(connection: Connection, number: int, into: int | None) -> bool:
    """Say that two numbers are one person, or with None that they are two after all; False where it cannot be."""
    one = find(connection, "person", number)
    other = None if into is None else find(connection, "person", into)
    if one is None or number == into or (into is not None and (other is None or other.erased)):
        return False
    if one.erased or (into is None) == (one.merged_into is None):
        return False
    # Merges are one step deep: `numbers_of` needs no search, and each can be undone by itself.
    if other is not None and (other.merged_into is not None or numbers_of(connection, number) != [number]):
        return False
    here = (register.c.kind == "person") & (register.c.number == number)
    connection.execute(update(register).where(here).values(merged_into=into))
    return True


def numbers_of(connection: Connection, number: int) -> list[int]:
    """Return the numbers of one person: their own, and those that were merged into it."""
    merged = select(register.c.number).where(register.c.kind == "person", register.c.merged_into == number)
    return [number, *sorted(connection.scalars(merged))]


def merged_among(people: Iterable[Registered]) -> dict[str, int]:
    """Return into which number each that was merged counts."""
    return {str(one.number): one.merged_into for one in people if one.merged_into is not None}


def cover(connection: Connection, person: int, name: str) -> Pseudonym:
    """Return what stands for a name of somebody, made with a salt of its own where there is none yet."""
    here = (pseudonyms.c.person == person) & (pseudonyms.c.name == name)
    found = connection.execute(select(pseudonyms).where(here)).first()
    if found is not None:
        return Pseudonym(found.pseudonym, person, name)
    # Without a salt whoever has the journal could try the names of a whole club; erasing deletes it, and the
    # journal's digests stay as they are.
    salt = secrets.token_bytes(16)
    made = Pseudonym(pseudonym_of(name, salt), person, name)
    connection.execute(insert(pseudonyms).values(**msgspec.structs.asdict(made), salt=salt))
    return made


def all_pseudonyms(connection: Connection) -> list[Pseudonym]:
    """Return every name for which a pseudonym stands."""
    columns = (pseudonyms.c.pseudonym, pseudonyms.c.person, pseudonyms.c.name)
    return [Pseudonym(*row) for row in connection.execute(select(*columns))]


def erase(connection: Connection, number: int, now: int) -> list[Pseudonym]:
    """Remove what is known of somebody: the row, the names and their salts, and copies of them beside the journals.

    The entries of journals stay as they were hashed. Returns the pseudonyms that stand for nobody now.
    """
    if connection.dialect.name == "sqlite":  # what is deleted is overwritten in the file
        connection.exec_driver_sql("PRAGMA secure_delete = ON")
    gone = [
        one
        for each in numbers_of(connection, number)
        for one in all_pseudonyms(connection)
        if one.person == each
    ]
    for each in numbers_of(connection, number):
        here = (register.c.kind == "person") & (register.c.number == each)
        connection.execute(update(register).where(here).values(body=b"", erased=now))
        connection.execute(delete(pseudonyms).where(pseudonyms.c.person == each))
    for one in gone:
        # Remove a name from what stands beside the journals that it is in: headings, requests, checkpoints, reviews.
        token = one.pseudonym.encode()
        lines = connection.execute(select(entries.c.journal, entries.c.line))
        for journal in {row.journal for row in lines if token in row.line}:
            heading = connection.execute(select(journals.c.options).where(journals.c.id == journal)).one()
            options = _without(msgspec.json.decode(heading.options), one.name, label_of(one.pseudonym))
            connection.execute(
                update(journals).where(journals.c.id == journal).values(options=encode(options), body=b"")
            )
            # A request that names them is known again by its command alone from now on: what it asked is gone.
            connection.execute(
                update(entries)
                .where(entries.c.journal == journal, entries.c.command.is_not(None))
                .values(body=None, asked="")
            )
            for table in (checkpoints, reviews):
                connection.execute(delete(table).where(table.c.journal == journal))
    return gone


def _without(value: Any, name: str, label: str) -> Any:
    if isinstance(value, str):
        return label if value == name else value
    if isinstance(value, dict):
        return {_without(key, name, label): _without(one, name, label) for key, one in value.items()}
    return [_without(one, name, label) for one in value] if isinstance(value, list) else value


def _registered_row(row: Any) -> Registered:
    kind: Kind = row["kind"]
    body = None if row["erased"] else msgspec.json.decode(row["body"], type=_TYPES[kind])
    return Registered(row["number"], body, row["merged_into"], row["created"], row["erased"])
