"""The journal of a match and its serialization: append-only, hash-chained, the only truth. State is the fold of it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from arbitro.kernel.changes import ActStep, BadAct, Change, Changes, Facts, Pauses, Stood
from arbitro.kernel.clock import TimeLeft
from arbitro.kernel.incoming import decode_json
from arbitro.kernel.pseudonyms import PREFIX, reveal

GENESIS = "0" * 64
# Journals outlive programs: a reader that does not know the format must say so and not guess.
FORMAT = 1
Clocks: TypeAlias = tuple[TimeLeft, ...] | None
"""How each clock that had begun stands from an entry on; None where there is none, and in journals written before."""


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


class Undone(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The last record or correction in force is taken back."""

    reason: str
    clocks: Clocks = None


class Redone(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What was last taken back is in force again."""

    reason: str
    clocks: Clocks = None


class Corrected(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The facts of an earlier entry are replaced; what followed it is judged again."""

    number: int
    facts: Facts
    reason: str
    clocks: Clocks = None
    out: tuple[int, ...] = ()
    """The entries that it put out of force: they stay so until one names them in `revived`."""
    revived: tuple[int, ...] = ()


class Inserted(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """An act that was forgotten, put before that of an entry; what follows it is judged again."""

    before: int
    facts: Facts
    reason: str
    clocks: Clocks = None
    out: tuple[int, ...] = ()
    revived: tuple[int, ...] = ()


class LetRun(msgspec.Struct, frozen=True, tag=True):
    """The clocks that stood go on."""

    clocks: tuple[TimeLeft, ...]


class Paused(msgspec.Struct, frozen=True, tag=True):
    """Play and every clock stand still from here on."""

    reason: str


class Resumed(msgspec.Struct, frozen=True, tag=True):
    """Play goes on, and the clocks that stood with it."""


class Protested(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Someone disputes the last act: the match is under review."""

    text: str
    by: str | None = None
    """The side that disputes it, where it was said."""
    law: str | None = None
    """By which clause, where one was named."""


class Settled(msgspec.Struct, frozen=True, tag=True):
    """The review is over."""

    text: str


Act: TypeAlias = (
    Opened
    | Recorded
    | Undone
    | Redone
    | Corrected
    | Inserted
    | LetRun
    | Paused
    | Resumed
    | Protested
    | Settled
)


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


_sorted = msgspec.json.Encoder(order="sorted").encode
_ELSEWHERE = tuple(re.compile(sign + rb"-?(?:\d[\d.]*e|0\.0000)") for sign in (b":", b",", rb"\["))
"""Numbers that Python's json module writes otherwise, by the sign before them: one sign alone is found fast."""


def encode(value: object) -> bytes:
    """Return the canonical JSON: sorted keys, compact, UTF-8, numbers as Python's json module writes them."""
    # msgspec writes very large and very small numbers otherwise than the json module by which journals are
    # defined, and everything else alike: only such lines are written the slow way.
    line = _sorted(value)
    if _written_elsewhere(line):
        plain = json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return plain.encode()
    return line


def _written_elsewhere(text: bytes) -> bool:
    return any(pattern.search(text) for pattern in _ELSEWHERE)


def seal_facts(facts: Iterable[object]) -> Facts:
    """Return facts as a journal holds them."""
    return tuple(msgspec.Raw(encode(fact)) for fact in facts)


class Journal(msgspec.Struct, frozen=True):
    """A match as the list of what was entered. It only grows: appending returns a new journal."""

    entries: tuple[Entry, ...]
    line: bytes = b""
    """The canonical line of the last entry, made once when it was entered: what is hashed, written and told."""

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
        """How the match began, with the names of registered people."""
        act = self.entries[0].act
        assert isinstance(act, Opened)
        if any(PREFIX in name for name in act.players):
            return replace(act, players=tuple(map(reveal, act.players)))
        return act

    def append(self, act: Act, *, author: str, at: int, command: str = "") -> Journal:
        """Enter an act; a clock that was set back does not take the journal back with it."""
        # A wall clock may be set back during a match; time in a journal never falls, so that clocks can be
        # reckoned from it.
        entry = Entry(len(self.entries), max(at, self.at), author, act, self.head, command)
        unsealed = encode(entry)
        digest = hashlib.sha256(unsealed).hexdigest()
        # After its digest a canonical entry has only its number and the digest before it.
        before, empty, after = unsealed.rpartition(b'"digest":""')
        line = before + empty[:-1] + digest.encode() + b'"' + after
        return Journal((*self.entries, replace(entry, digest=digest)), line)

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
    standing, entries = InForce(), list[Entry]()
    previous = Entry(-1, 0, "", Resumed(), "", digest=GENESIS)
    # Looking through all lines at once costs a third of looking through each.
    canonical = encode if _written_elsewhere(lines) else _sorted
    for number, line in enumerate(_lines(lines)):
        entry = _read(number, line, previous, standing, canonical)
        if isinstance(entry, str):
            raise BadJournal(Fault(number, entry))
        entries.append(entry)
        previous = entry
    # A chain proves that nothing inside was changed, and not that its end is there: only a digest kept
    # elsewhere does.
    if not entries or (head is not None and entries[-1].digest != head):
        raise BadJournal(Fault(len(entries), "cut-short"))
    return Journal(tuple(entries), _lines(lines)[-1]), standing


def verify(lines: bytes, head: str | None = None) -> Fault | None:
    """Return the first bad entry of an exported journal, or None; with `head`, a cut-off end is found too."""
    try:
        Journal.load(lines, head)
    except BadJournal as error:
        return error.fault
    return None


def _lines(exported: bytes) -> list[bytes]:
    *lines, rest = exported.split(b"\n")
    return [*lines, rest] if rest else lines


def _read(
    number: int, line: bytes, previous: Entry, standing: InForce, canonical: Callable[[object], bytes]
) -> Entry | str:
    """Return the entry of a line after carrying it out, or what is wrong with it."""
    # The order of the questions is part of what a fault says: a line that was changed is named as that before
    # anything that follows from it.
    try:
        entry = decode_json(line, Entry)
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
    if isinstance(entry.act, Opened) != (number == 0):
        return "bad-act"
    try:
        standing.enter(entry)
    except BadAct:
        return "bad-act"
    return entry


def _digest(line: bytes, digest: str) -> str:
    """Return the digest of a line that holds one, without encoding it anew."""
    # The line was compared byte by byte with its canonical form before: emptying the place of the digest gives
    # what was hashed, without encoding the entry once more.
    return hashlib.sha256(line.replace(b'"digest":"%s"' % digest.encode(), b'"digest":""', 1)).hexdigest()


class InForce:
    """What counts while entries are walked: the acts in force, the pauses, whether the match is under review."""

    def __init__(self) -> None:
        self.steps: dict[int, ActStep] = {}
        """Each act by the number of its entry, in the order in which they happened."""
        self.changes = Changes()
        self.pauses = Pauses()
        self.stood: Stood | None = None
        """How the clocks stand, or went on, since something was put right; None once an act has followed."""
        self.review: int | None = None
        """The entry that was the last when it was disputed; None while nothing is."""

    def enter(self, entry: Entry) -> None:
        """Carry out an entry, or raise BadAct when it has nothing to act on."""
        match entry.act:
            case Opened():
                pass
            case Recorded(facts):
                step = ActStep(entry.number, self.pauses.playing(entry.at), facts, self.stood)
                self.changes, self.stood = self.changes.push(Change(None, step)), None
                self.steps[step.number] = step
            case Corrected() | Inserted():
                self._put_right(entry, entry.act)
            case Undone(_, clocks):
                change, self.changes = self.changes.undo()
                self._stand(change.undone(self.steps.values()), clocks)
            case Redone(_, clocks):
                change, self.changes = self.changes.redo()
                self._stand(change.apply(self.steps.values()), clocks)
            case LetRun(clocks):
                self.stood = Stood(clocks, self.pauses.playing(entry.at))
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

    def _put_right(self, entry: Entry, act: Corrected | Inserted) -> None:
        concerned = act.number if isinstance(act, Corrected) else act.before
        # An act that is inserted may lapse at once, because of one that it revives: it puts itself out of force.
        if concerned not in self.steps or not {*act.out, *act.revived} <= {*self.steps, entry.number}:
            raise BadAct("nothing-to-correct")
        there = self.steps[concerned]
        change = Change(
            there if isinstance(act, Corrected) else None,
            correct_step(there, act.facts)
            if isinstance(act, Corrected)
            else insert_step(there, entry.number, act.facts),
            None if isinstance(act, Corrected) else concerned,
            frozenset(act.out),
            frozenset(act.revived),
            self.stood,
            self.pauses.playing(entry.at),
        )
        self.changes = self.changes.push(change)
        self._stand(change.apply(self.steps.values()), act.clocks)

    def _stand(self, steps: Iterable[ActStep], clocks: Clocks) -> None:
        self.steps = {step.number: step for step in steps}
        self.stood = None if clocks is None else Stood(clocks)


def correct_step(step: ActStep, facts: Facts) -> ActStep:
    """Return an act as it should have been entered, in force."""
    return replace(step, facts=facts, out=False)


def insert_step(follows: ActStep, number: int, facts: Facts) -> ActStep:
    """Return an act that was forgotten: it happened at the latest when the next one was entered."""
    return ActStep(number, follows.at, facts)


def in_force(entries: Iterable[Entry]) -> InForce:
    """Return what counts after the entries of a sound journal."""
    standing = InForce()
    for entry in entries:
        standing.enter(entry)
    return standing
