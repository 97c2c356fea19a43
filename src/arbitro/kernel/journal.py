"""The journal of a match: append-only, hash-chained, the only truth. State is the fold of it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from arbitro.kernel.incoming import decoded

GENESIS = "0" * 64
FORMAT = 1
Facts: TypeAlias = tuple[msgspec.Raw, ...]
"""What one act recorded: each fact as its own JSON."""


class Opened(msgspec.Struct, frozen=True, tag=True):
    """The match begins: by which edition, on which terms, between whom."""

    edition: str
    terms: dict[str, Any] = {}
    players: tuple[str, ...] = ()
    """The names of those who play, in the order of their seats."""
    format: int = FORMAT
    """How the journal is written; whoever does not know it does not read on."""


class Recorded(msgspec.Struct, frozen=True, tag=True):
    """One act: what was seen of it, as one or several facts."""

    facts: Facts
    made: dict[str, Any] = {}
    """What was made in the hall that the facts were seen from: a stroke's input, the engine, a commitment."""


class Undone(msgspec.Struct, frozen=True, tag=True):
    """The last record or correction in force is taken back."""

    reason: str


class Redone(msgspec.Struct, frozen=True, tag=True):
    """What was last taken back is in force again."""

    reason: str


class Corrected(msgspec.Struct, frozen=True, tag=True):
    """The facts of an earlier entry are replaced; what followed it is judged again."""

    number: int
    facts: Facts
    reason: str


class Paused(msgspec.Struct, frozen=True, tag=True):
    """Play and every clock stand still from here on."""

    reason: str


class Resumed(msgspec.Struct, frozen=True, tag=True):
    """Play goes on, and the clocks that stood with it."""


class Protested(msgspec.Struct, frozen=True, tag=True):
    """Someone disputes the last act: the match is under review."""

    text: str


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The review is over."""

    text: str


Act: TypeAlias = Opened | Recorded | Undone | Redone | Corrected | Paused | Resumed | Protested | Settled


class Entry(msgspec.Struct, frozen=True):
    """One line of the journal."""

    number: int
    """Its place, counted from 0."""
    at: int
    """When it was entered, in milliseconds since the match was opened; it never falls."""
    author: str
    act: Act
    previous: str
    """The digest of the entry before it; zeros for the first."""
    command: str = ""
    """The sender's own name for the act, so that it can be sent twice and is entered once."""
    digest: str = ""
    """SHA-256 over the canonical encoding of everything above, with an empty digest."""


class Fault(msgspec.Struct, frozen=True):
    """The first bad entry of a journal, and what is wrong with it."""

    number: int
    reason: str
    """`unreadable`, `unknown-format`, `not-canonical`, `out-of-order`, `broken-chain`, `wrong-digest`,
    `back-in-time`, `bad-act` or `cut-short`."""


class BadJournal(ValueError):
    """The journal cannot be trusted from one entry on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"entry {fault.number}: {fault.reason}")
        self.fault = fault


class BadAct(ValueError):
    """An undo, redo, correction, pause or review has nothing to act on."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """`nothing-to-undo`, `nothing-to-redo`, `nothing-to-correct`, `paused`, `not-paused`, `in-review` or
        `not-in-review`."""


_sorted = msgspec.json.Encoder(order="sorted").encode
_ELSEWHERE = tuple(re.compile(sign + rb"-?(?:\d[\d.]*e|0\.0000)") for sign in (b":", b",", rb"\["))
"""Numbers that Python's json module writes otherwise, by the sign before them: one sign alone is found fast."""


def encode(value: object) -> bytes:
    """Return the canonical JSON: sorted keys, compact, UTF-8, numbers as Python's json module writes them."""
    line = _sorted(value)
    if _written_elsewhere(line):
        plain = json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return plain.encode()
    return line


def _written_elsewhere(text: bytes) -> bool:
    return any(pattern.search(text) for pattern in _ELSEWHERE)


def sealed(facts: Iterable[object]) -> Facts:
    """Return facts as a journal holds them."""
    return tuple(msgspec.Raw(encode(fact)) for fact in facts)


class Journal(msgspec.Struct, frozen=True):
    """A match as the list of what was entered. It only grows: appending returns a new journal."""

    entries: tuple[Entry, ...]

    @classmethod
    def open(cls, opened: Opened, *, author: str, at: int = 0, command: str = "") -> Journal:
        """Begin the journal of a match."""
        return cls(()).append(opened, author=author, at=at, command=command)

    @property
    def head(self) -> str:
        """The digest of the last entry: whoever keeps it can tell that nothing was changed or cut off."""
        return self.entries[-1].digest if self.entries else GENESIS

    @property
    def at(self) -> int:
        """When the last entry was made."""
        return self.entries[-1].at if self.entries else 0

    @property
    def opened(self) -> Opened:
        """How the match began."""
        act = self.entries[0].act
        assert isinstance(act, Opened)
        return act

    def append(self, act: Act, *, author: str, at: int, command: str = "") -> Journal:
        """Enter an act; a clock that was set back does not take the journal back with it."""
        entry = Entry(len(self.entries), max(at, self.at), author, act, self.head, command)
        return Journal((*self.entries, _seal(entry)))

    def lines(self, start: int = 0) -> Iterator[bytes]:
        """Yield the canonical line of each entry from a number on, without its end of line."""
        return (encode(entry) for entry in self.entries[start:])

    def export(self) -> bytes:
        """Return the journal as JSON Lines, one canonical line for each entry."""
        return b"".join(line + b"\n" for line in self.lines())

    @classmethod
    def load(cls, lines: bytes, head: str | None = None) -> Journal:
        """Read an exported journal, or raise BadJournal with the first bad entry."""
        return read(lines, head)[0]


def read(lines: bytes, head: str | None = None) -> tuple[Journal, InForce]:
    """Read an exported journal, and what counts after it, or raise BadJournal with the first bad entry."""
    standing = InForce()
    entries = tuple(_walk(lines, standing))
    if not entries or (head is not None and entries[-1].digest != head):
        raise BadJournal(Fault(len(entries), "cut-short"))
    return Journal(entries), standing


def verify(lines: bytes, head: str | None = None) -> Fault | None:
    """Return the first bad entry of an exported journal, or None; with `head`, a cut-off end is found too."""
    try:
        Journal.load(lines, head)
    except BadJournal as error:
        return error.fault
    return None


def _walk(exported: bytes, standing: InForce) -> Iterator[Entry]:
    previous = Entry(-1, 0, "", Resumed(), "", digest=GENESIS)
    # Looking through all lines at once costs a third of looking through each.
    canonical = encode if _written_elsewhere(exported) else _sorted
    for number, line in enumerate(_lines(exported)):
        entry = _read(number, line, previous, standing, canonical)
        if isinstance(entry, str):
            raise BadJournal(Fault(number, entry))
        yield entry
        previous = entry


def _lines(exported: bytes) -> list[bytes]:
    *lines, rest = exported.split(b"\n")
    return [*lines, rest] if rest else lines


def _read(
    number: int, line: bytes, previous: Entry, standing: InForce, canonical: Callable[[object], bytes]
) -> Entry | str:
    """Return the entry of a line after carrying it out, or what is wrong with it."""
    try:
        entry = decoded(line, Entry)
        written = canonical(entry)
    except ValueError:
        return "unreadable"
    if isinstance(entry.act, Opened) and entry.act.format != FORMAT:
        return "unknown-format"
    if written != line:
        return "not-canonical"
    if entry.number != number:
        return "out-of-order"
    if entry.previous != previous.digest:
        return "broken-chain"
    if _digest(line, entry.digest) != entry.digest:
        return "wrong-digest"
    if entry.at < previous.at:
        return "back-in-time"
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
    return replace(entry, digest=hashlib.sha256(encode(entry)).hexdigest())


def _digest(line: bytes, digest: str) -> str:
    """Return the digest of a line that holds one, without encoding it anew."""
    return hashlib.sha256(line.replace(b'"digest":"%s"' % digest.encode(), b'"digest":""', 1)).hexdigest()


class Step(msgspec.Struct, frozen=True):
    """An act that counts: the entry it was recorded in, its moment of playing time, its facts."""

    number: int
    at: int
    """Milliseconds of playing time: the time since the opening, less what was paused."""
    facts: Facts


class Change(msgspec.Struct, frozen=True):
    """What a record or a correction did to the act of an entry."""

    before: Step | None
    after: Step


class Past(msgspec.Struct, frozen=True, eq=False):
    """A change, and those before it."""

    change: Change
    rest: Past | None


class Changes(msgspec.Struct, frozen=True, eq=False):
    """The changes along which undo and redo move."""

    done: Past | None = None
    undone: Past | None = None

    def made(self, change: Change) -> Changes:
        """Put a new change on top; what was taken back before it cannot come again."""
        return Changes(Past(change, self.done))

    def undo(self) -> tuple[Change, Changes]:
        """Return the change that is taken back, or raise BadAct."""
        if self.done is None:
            raise BadAct("nothing-to-undo")
        change = self.done.change
        return change, Changes(self.done.rest, Past(change, self.undone))

    def redo(self) -> tuple[Change, Changes]:
        """Return the change that comes again, or raise BadAct."""
        if self.undone is None:
            raise BadAct("nothing-to-redo")
        change = self.undone.change
        return change, Changes(Past(change, self.done), self.undone.rest)


class Pauses(msgspec.Struct, frozen=True):
    """How much of the time since the opening was no playing time."""

    total: int = 0
    since: int | None = None
    reason: str | None = None

    def playing(self, at: int) -> int:
        """Return the playing time at a moment."""
        return (at if self.since is None else self.since) - self.total

    def pause(self, at: int, reason: str) -> Pauses:
        """Stand still, or raise BadAct when it does already."""
        if self.since is not None:
            raise BadAct("paused")
        return Pauses(self.total, at, reason)

    def resume(self, at: int) -> Pauses:
        """Go on, or raise BadAct when nothing stands still."""
        if self.since is None:
            raise BadAct("not-paused")
        return Pauses(self.total + at - self.since)


class InForce:
    """What counts while entries are walked: the acts in force, the pauses, whether the match is under review."""

    def __init__(self) -> None:
        self.steps: dict[int, Step] = {}
        """Each act by the number of its entry, in the order in which they were recorded."""
        self.changes = Changes()
        self.pauses = Pauses()
        self.review: int | None = None
        """The entry that was the last when it was disputed; None while nothing is."""

    def enter(self, entry: Entry) -> None:
        """Carry out an entry, or raise BadAct when it has nothing to act on."""
        match entry.act:
            case Opened():
                pass
            case Recorded(facts):
                self._make(None, Step(entry.number, self.pauses.playing(entry.at), facts))
            case Corrected(number, facts):
                if number not in self.steps:
                    raise BadAct("nothing-to-correct")
                self._make(self.steps[number], replace(self.steps[number], facts=facts))
            case Undone():
                change, self.changes = self.changes.undo()
                self._put(change.after.number, change.before)
            case Redone():
                change, self.changes = self.changes.redo()
                self._put(change.after.number, change.after)
            case Paused(reason):
                self.pauses = self.pauses.pause(entry.at, reason)
            case Resumed():
                self.pauses = self.pauses.resume(entry.at)
            case Protested():
                if self.review is not None:
                    raise BadAct("in-review")
                self.review = entry.number - 1
            case Settled():
                if self.review is None:
                    raise BadAct("not-in-review")
                self.review = None
            case _:
                assert_never(entry.act)

    def _make(self, before: Step | None, after: Step) -> None:
        self.changes = self.changes.made(Change(before, after))
        self.steps[after.number] = after

    def _put(self, number: int, step: Step | None) -> None:
        if step is None:
            del self.steps[number]
        else:
            self.steps[number] = step


def in_force(entries: Iterable[Entry]) -> InForce:
    """Return what counts after the entries of a sound journal."""
    standing = InForce()
    for entry in entries:
        standing.enter(entry)
    return standing
