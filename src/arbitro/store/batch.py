"""Appends to many journals in one transaction."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, func, insert, literal_column, select

from arbitro.store.chain import Head, Link
from arbitro.store.refusals import Fenced, Repeated, Reused, Stale, StoreRefusal, Taken
from arbitro.store.tables import COMMAND_HASH, entries, journals, leases
from arbitro.store.values import Command, Heading, StoredRequest

_ENTER = insert(entries)
_NAMES = entries.columns.keys()
Row: TypeAlias = tuple[object, ...]
"""An entry as it is written: its columns in their order."""


class Append(msgspec.Struct, frozen=True, eq=False):
    """Lines to be entered into a journal, if it stands where the caller expects."""

    journal: str
    lines: tuple[bytes, ...]
    links: tuple[Link, ...]
    expects: int
    command: Command | None
    heading: Heading | None
    epoch: int | None
    done: Future[int]
    """Gets the position of the last line once all are on disk, or the refusal."""

    @property
    def head(self) -> Head:
        """Where the journal stands afterwards."""
        return Head(self.links[-1].number, self.links[-1].digest)

    def follows(self, head: Head) -> bool:
        """Tell whether the lines go on from there."""
        return head == Head(self.expects, self.links[0].previous)


class Alone:
    """Appends that go on from where their journals are known to stand: nothing need be asked to write them."""

    def __init__(self, heads: dict[str, Head], position: int) -> None:
        self._known, self.position = heads, position
        self.heads: dict[str, Head] = {}
        """Where the journals stand that were appended to."""
        self.positions: list[tuple[Append, int]] = []
        """Each append with the position of its last line."""
        self.rows: list[Row] = []
        self.befores: dict[str, Head] = {}
        """Where they stood before."""
        self.epochs: dict[str, int] = {}
        """Under which lease each of them is appended to, where there is one."""

    def fits(self, append: Append) -> bool:
        """Take an append in, if it goes on from where its journal is known to stand."""
        head = self.heads.get(append.journal) or self._known.get(append.journal)
        if head is None or append.heading is not None or not append.follows(head):
            return False
        # Where it stood before the first of them: a server compares that with what it has (optimistic
        # concurrency), since another node may have written meanwhile.
        self.befores.setdefault(append.journal, head)
        # One epoch of a journal in a transaction: the server compares one fencing token for each journal.
        if append.epoch is not None and self.epochs.setdefault(append.journal, append.epoch) != append.epoch:
            return False
        self.take(append)
        return True

    def take(self, append: Append) -> None:
        """Take an append in."""
        self.rows.extend(self._row(append, place) for place in range(len(append.lines)))
        self.heads[append.journal] = append.head
        self.positions.append((append, self.position))

    def _row(self, append: Append, place: int) -> Row:
        self.position += 1
        link, last = append.links[place], place == len(append.lines) - 1
        entry = (self.position, append.journal, link.number, link.digest, append.lines[place])
        # The idempotency key stands beside the last entry alone: where that is found, all of the command is
        # there.
        command = append.command if last else None
        if command is None:
            return (*entry, None, None, None)
        kept = command.kept
        return (*entry, command.id, kept.asked, kept.body)


class AppendBatch(Alone):
    """The appends of one transaction: fitted against one another, then written with few statements."""

    def __init__(self, connection: Connection, heads: dict[str, Head], position: int) -> None:
        super().__init__(heads, position)
        self._connection = connection
        self._headings: list[Heading] = []

    def fits(self, append: Append) -> bool:
        """Take an append in, unless it does not go on from where its journal stands."""
        if not append.follows(self._head(append)) or not self._owns(append):
            return False
        if append.heading is not None:
            self._headings.append(append.heading)
        self.take(append)
        return True

    def write(self) -> None:
        """Write what was taken in."""
        # Headings first: entries name their journal by a foreign key.
        if self._headings:
            self._connection.execute(
                insert(journals), [msgspec.structs.asdict(one) for one in self._headings]
            )
        if self.rows:
            self._connection.execute(_ENTER, [dict(zip(_NAMES, row, strict=True)) for row in self.rows])

    def _head(self, append: Append) -> Head:
        known = None if append.heading is not None else self._known.get(append.journal)
        head = self.heads.get(append.journal) or known
        if (
            head is None or head.sequence < append.expects
        ):  # one that begins may have been there and have gone
            head = stored_head(self._connection, append.journal)
        return head

    def _owns(self, append: Append) -> bool:
        if append.epoch is None:
            return True
        # The fencing token decides, whatever the node believes: one that stood still beyond its lease finds
        # another.
        epoch = select(leases.c.epoch).where(leases.c.journal == append.journal)
        return self._connection.scalar(epoch) == append.epoch


def stored_head(connection: Connection, journal: str) -> Head:
    """Return where a journal stands in the database."""
    last = (
        select(entries.c.sequence, entries.c.digest)
        .where(entries.c.journal == journal)
        .order_by(entries.c.sequence.desc())
        .limit(1)
    )
    row = connection.execute(last).first()
    return Head(row.sequence, row.digest) if row else Head()


def refusal(connection: Connection, append: Append) -> StoreRefusal:
    """Return why an append does not fit."""
    # The key before the sequence: a repeat always comes with an old `expected`, and is not stale (hall.md,
    # Acts).
    if append.command and (known := request(connection, append.journal, append.command.id)):
        repeated = append.command.repeats(known)
        return Repeated(append.command.id) if repeated else Reused(append.command.id)
    head = stored_head(connection, append.journal)
    if append.heading is not None and head != Head():
        return Taken(append.journal)
    # It follows and yet did not fit: so the lease has changed hands.
    return Fenced(append.journal) if append.follows(head) else Stale(append.journal, head.sequence)


def request(connection: Connection, journal: str, command: str) -> StoredRequest | None:
    """Return what was asked for by a command that was carried out, or None if it was not."""
    asked = select(entries.c.asked, entries.c.body, entries.c.sequence).where(
        entries.c.journal == journal, entries.c.command == command
    )
    # The server uses its index only where the index's own expression is asked for; the name above tells two
    # of one hash apart.
    if connection.dialect.name == "postgresql":
        asked = asked.where(func.hashtextextended(command, literal_column("0")) == COMMAND_HASH)
    row = connection.execute(asked).first()
    return StoredRequest(*row) if row else None


def positions_of(connection: Connection, appends: Sequence[Append]) -> dict[int, int]:
    """Return the positions of those appends, by their identity, that are in the database."""
    positions = {id(append): _position(connection, append) for append in appends}
    return {append: position for append, position in positions.items() if position is not None}


def _position(connection: Connection, append: Append) -> int | None:
    # The digest too: another's entry under the same number must not be acknowledged as this one.
    entry = select(entries.c.position).where(
        entries.c.journal == append.journal,
        entries.c.sequence == append.head.sequence,
        entries.c.digest == append.head.digest,
    )
    return connection.scalar(entry)
