"""The journal of a match: append-only, hash-chained, the only truth. State is the fold of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Generic, TypeAlias, TypeVar

import msgspec

from arbitro.kernel.incoming import decoded
from arbitro.kernel.ruling import S

GENESIS = "0" * 64
F = TypeVar("F")


class Opened(msgspec.Struct, frozen=True, tag=True):
    """The match begins: which edition, and what was given."""

    edition: str
    given: dict[str, object] = {}


class Recorded(msgspec.Struct, frozen=True, tag=True):
    """A fact was recorded."""

    fact: msgspec.Raw


class Undone(msgspec.Struct, frozen=True, tag=True):
    """The last record or correction in force is taken back."""

    reason: str


class Redone(msgspec.Struct, frozen=True, tag=True):
    """What was last taken back is in force again."""

    reason: str


class Corrected(msgspec.Struct, frozen=True, tag=True):
    """The fact of an earlier entry is replaced; what followed it is judged again."""

    number: int
    fact: msgspec.Raw
    reason: str


Act: TypeAlias = Opened | Recorded | Undone | Redone | Corrected


class Entry(msgspec.Struct, frozen=True):
    """One line of the journal."""

    number: int
    """Its place, counted from 0."""
    at: int
    """When it was entered, in milliseconds of the clock that its author gave."""
    author: str
    act: Act
    previous: str
    """The digest of the entry before it; zeros for the first."""
    digest: str = ""
    """SHA-256 over the canonical encoding of everything above."""


class Fault(msgspec.Struct, frozen=True):
    """The first bad entry of a journal, and what is wrong with it."""

    number: int
    reason: str
    """`unreadable`, `not-canonical`, `out-of-order`, `broken-chain`, `wrong-digest`, `bad-act` or `cut-short`."""


class BadJournal(ValueError):
    """The journal cannot be trusted from one entry on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"entry {fault.number}: {fault.reason}")
        self.fault = fault


class BadAct(ValueError):
    """An undo, redo or correction has nothing to act on."""


_encode = msgspec.json.Encoder(order="sorted").encode


class Journal(msgspec.Struct, Generic[F], frozen=True):
    """A match as the list of what was entered. Every method that enters something returns a new journal."""

    entries: tuple[Entry, ...]
    facts: type[F]
    """The union of the game's facts, by which records are read."""

    @classmethod
    def open(
        cls, facts: type[F], edition: str, given: dict[str, object], *, author: str, at: int
    ) -> Journal[F]:
        """Begin the journal of a match."""
        return cls((), facts)._append(Opened(edition, given), author, at)

    @property
    def head(self) -> str:
        """The digest of the last entry: whoever keeps it can tell that nothing was changed or cut off."""
        return self.entries[-1].digest if self.entries else GENESIS

    @property
    def opened(self) -> Opened:
        """How the match began."""
        act = self.entries[0].act
        assert isinstance(act, Opened)
        return act

    def record(self, fact: F, *, author: str, at: int) -> Journal[F]:
        """Enter a fact."""
        return self._append(Recorded(msgspec.Raw(_encode(fact))), author, at)

    def undo(self, reason: str, *, author: str, at: int) -> Journal[F]:
        """Take back the last record or correction in force."""
        return self._append(Undone(reason), author, at)

    def redo(self, reason: str, *, author: str, at: int) -> Journal[F]:
        """Put in force again what was last taken back."""
        return self._append(Redone(reason), author, at)

    def correct(self, number: int, fact: F, reason: str, *, author: str, at: int) -> Journal[F]:
        """Replace the fact of an earlier entry that is in force."""
        return self._append(Corrected(number, msgspec.Raw(_encode(fact)), reason), author, at)

    def in_force(self) -> tuple[tuple[int, F], ...]:
        """Return the facts that count now, each with the number of its entry."""
        decode = msgspec.json.Decoder(self.facts).decode
        return tuple((number, decode(fact)) for number, fact in _in_force(self.entries).facts.items())

    def fold(self, start: S, step: Callable[[S, F], S]) -> S:
        """Return the state after every fact in force."""
        for _, fact in self.in_force():
            start = step(start, fact)
        return start

    def export(self) -> bytes:
        """Return the journal as JSON Lines, one canonical line for each entry."""
        return b"".join(_encode(entry) + b"\n" for entry in self.entries)

    @classmethod
    def load(cls, facts: type[F], lines: bytes, head: str | None = None) -> Journal[F]:
        """Read an exported journal, or raise BadJournal with the first bad entry."""
        if fault := verify(lines, head):
            raise BadJournal(fault)
        return cls(tuple(decoded(line, Entry) for line in lines.splitlines()), facts)

    def _append(self, act: Act, author: str, at: int) -> Journal[F]:
        entry = _seal(Entry(len(self.entries), at, author, act, self.head))
        entries = (*self.entries, entry)
        if isinstance(act, Undone | Redone | Corrected):
            _in_force(entries)
        return Journal(entries, self.facts)


def verify(lines: bytes, head: str | None = None) -> Fault | None:
    """Return the first bad entry of an exported journal, or None; with `head`, a cut-off end is found too."""
    standing, digest, number = InForce(), GENESIS, 0
    for line in _lines(lines):
        entry = _read(number, line, digest, standing)
        if isinstance(entry, str):
            return Fault(number, entry)
        digest, number = entry.digest, number + 1
    if not number or (head is not None and digest != head):
        return Fault(number, "cut-short")
    return None


def _lines(exported: bytes) -> list[bytes]:
    *lines, rest = exported.split(b"\n")
    return [*lines, rest] if rest else lines


def _read(number: int, line: bytes, previous: str, standing: InForce) -> Entry | str:
    """Return the entry of a line after carrying it out, or what is wrong with it."""
    try:
        entry = decoded(line, Entry)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return "unreadable"
    if _encode(entry) != line:
        return "not-canonical"
    if entry.number != number:
        return "out-of-order"
    if entry.previous != previous:
        return "broken-chain"
    if _seal(entry).digest != entry.digest:
        return "wrong-digest"
    return entry if _acts_in_order(entry, standing) else "bad-act"


def _acts_in_order(entry: Entry, standing: InForce) -> bool:
    """Tell whether the entry is the opening where it must be, and has something to act on."""
    if isinstance(entry.act, Opened) != (entry.number == 0):
        return False
    try:
        standing.enter(entry)
    except BadAct:
        return False
    return True


def _seal(entry: Entry) -> Entry:
    content = _encode(msgspec.structs.replace(entry, digest=""))
    return msgspec.structs.replace(entry, digest=hashlib.sha256(content).hexdigest())


def _in_force(entries: Iterable[Entry]) -> InForce:
    standing = InForce()
    for entry in entries:
        standing.enter(entry)
    return standing


class InForce:
    """The facts in force while entries are walked, and the changes along which undo and redo move."""

    def __init__(self) -> None:
        self.facts: dict[int, msgspec.Raw] = {}
        """Each fact by the number of its entry, in the order in which they were recorded."""
        self._done: list[_Change] = []
        self._undone: list[_Change] = []

    def enter(self, entry: Entry) -> None:
        """Carry out an entry, or raise BadAct when it has nothing to act on."""
        match entry.act:
            case Opened():
                pass
            case Recorded(fact):
                self._change(_Change(entry.number, None, fact))
            case Corrected(number, fact):
                if number not in self.facts:
                    raise BadAct(f"entry {number} holds no fact in force")
                self._change(_Change(number, self.facts[number], fact))
            case Undone():
                self._undo()
            case Redone():
                self._redo()

    def _change(self, change: _Change) -> None:
        self.facts[change.number] = change.after
        self._done.append(change)
        self._undone.clear()

    def _undo(self) -> None:
        if not self._done:
            raise BadAct("nothing to undo")
        change = self._done.pop()
        if change.before is None:
            del self.facts[change.number]
        else:
            self.facts[change.number] = change.before
        self._undone.append(change)

    def _redo(self) -> None:
        if not self._undone:
            raise BadAct("nothing to redo")
        change = self._undone.pop()
        self.facts[change.number] = change.after
        self._done.append(change)


class _Change(msgspec.Struct, frozen=True):
    """What a record or a correction did to the fact of an entry."""

    number: int
    before: msgspec.Raw | None
    after: msgspec.Raw
