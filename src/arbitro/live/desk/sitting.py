"""An event as it is run: its journal and what it leads to, a value that every act makes anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.event import Event
from arbitro.desk.judging import judge
from arbitro.desk.law.undoing import only_shows
from arbitro.desk.record import EventRecord, follow_journal, load_record, open_record
from arbitro.desk.record import acts_in as facts_of
from arbitro.desk.sealing import OPENED, as_cast, ballot_is_over, key_of, lock_vote, told_keys
from arbitro.kernel import BadAct, Entry, Fact, Journal, Message, Verdict
from arbitro.kernel.changes import Facts
from arbitro.kernel.journal import Recorded, seal_facts
from arbitro.kernel.pseudonyms import veil

REDO = "redo"
REASON = "reason"
BATCH = "batch"
"""Under which name acts that were entered at once are known, so that they are taken back at once."""


class DeskHeard(msgspec.Struct, frozen=True):
    """One act of the desk: what stands after it, and what is ruled and said."""

    sitting: DeskSitting
    """The event after it: the very same object when it was refused and left nothing owed."""
    entry: Entry | None
    """None when nothing was entered."""
    verdict: Verdict[Event]
    says: tuple[Message, ...] = ()
    place: int | None = None
    """Of an act that was refused among several: the how many-th it was."""


class DeskStep(msgspec.Struct, frozen=True):
    """An act that changed the event."""

    act: Fact
    again: bool
    """Whether it had been taken back and was entered again."""
    batch: str
    """Under which name it was entered at once with others; empty where it was not."""


Steps: TypeAlias = tuple[tuple[DeskStep, ...], tuple[DeskStep, ...]]
Pseudonyms: TypeAlias = Mapping[tuple[str, str], str]
"""What stands for a name in journals, by the number of its person and the name."""
NONE: Pseudonyms = MappingProxyType({})


class DeskSitting(msgspec.Struct, frozen=True):
    """An event and its journal."""

    record: EventRecord
    seal: bytes = b""
    """The secret of the hall by which votes are sealed; without one they stand in the journal as they are."""
    steps: Steps | None = None
    """The acts that stand, and those that were taken back and may come again; None where nobody has asked yet."""
    pseudonyms: Pseudonyms = {}
    """The hall's own list, which grows: what is written into the journal for the names of registered people."""

    @classmethod
    def open(
        cls, given: dict[str, object], edition: str, author: str, pseudonyms: Pseudonyms = NONE
    ) -> DeskSitting:
        """Begin an event, or raise Malformed."""
        hidden = pseudonyms_in(given, pseudonyms)
        return cls(open_record(given, edition, author, hidden), pseudonyms=pseudonyms)

    @classmethod
    def load(cls, lines: bytes, seal: bytes = b"", pseudonyms: Pseudonyms = NONE) -> DeskSitting:
        """Follow a journal to its end, or raise BadJournal."""
        sitting = cls(load_record(lines, seal=seal), seal, pseudonyms=pseudonyms)
        return replace(sitting, steps=sitting._sort_steps())

    @property
    def journal(self) -> Journal:
        """Everything that was entered."""
        return self.record.journal

    @property
    def event(self) -> Event:
        """What it leads to."""
        return self.record.event

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return len(self.journal.entries) - 1

    def entry_of(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        return next((entry for entry in reversed(self.journal.entries) if entry.command == command), None)

    def at(self, now: int) -> Event:
        """Return the event at a moment, in seconds since it was opened: time has passed, nothing is entered."""
        passed = now - self.event.now
        return judge(self.event, acts.Tick(passed)).state if passed > 0 else self.event

    def enter(
        self, act: Fact, *, author: str, now: int, command: str = "", made: dict[str, Any] | None = None
    ) -> DeskHeard:
        """Judge an act at a moment; the time that has passed since the last is entered with it."""
        event = self.at(now)
        verdict = judge(event, act)
        if verdict.state is event:
            return DeskHeard(self, None, verdict)
        # Time is entered with the act: a journal that is judged again needs no clock.
        ticks = [acts.Tick(event.now - self.event.now)] if event.now > self.event.now else []
        facts = self._veil(seal_facts([*ticks, self._lock_vote(act)]), event, verdict.state)
        entered = Recorded(facts, {**(made or {}), **self._keys(event, act, verdict)})
        at = 1000 * verdict.state.now
        journal = self.journal.append(entered, author=author, at=at, command=command)
        # Carried on act by act: to find them for a view, the whole journal was decoded twice for each reader
        # (docs/act.md).
        steps = _with_entry(self._sort_steps(), journal.entries[-1])
        sitting = DeskSitting(EventRecord(journal, verdict.state), self.seal, steps, self.pseudonyms)
        return DeskHeard(sitting, journal.entries[-1], verdict, verdict.says)

    def _veil(self, facts: Facts, *events: Event) -> Facts:
        """Return facts as the journal keeps them: with pseudonyms for the names of registered people."""
        if not self.pseudonyms:
            return facts
        entries = [entry for event in events for entry in event.entries.values() if entry.person is not None]
        known = {entry.name: self.pseudonyms.get((str(entry.person), entry.name)) for entry in entries}
        hidden = {name: token for name, token in known.items() if token}
        return seal_facts(veil(msgspec.json.decode(fact), hidden) for fact in facts) if hidden else facts

    def _lock_vote(self, act: Fact) -> Fact:
        """Return an act as the journal keeps it: a vote so that nobody sees it before all are in."""
        if not isinstance(act, acts.Vote) or not self.seal:
            return act
        # A key for each vote, from the hall's secret and the head before it: to tell one opens no other.
        return lock_vote(act, key_of(self.seal, self.journal.head, self.sequence + 1))

    def _keys(self, event: Event, act: Fact, verdict: Verdict[Event]) -> dict[str, Any]:
        """Return what an entry tells of sealed votes: the keys of all that count, with the last of a ballot."""
        if not isinstance(act, acts.Vote) or not self.seal:
            return {}
        if not ballot_is_over(event, verdict.state, act.dispute):
            return {}
        number = self.sequence + 1
        votes = {act.by: (number, key_of(self.seal, self.journal.head, number))}
        told = told_keys(self.journal.entries)
        for entry in reversed(self.journal.entries[1:]):
            for one in facts_of(entry):
                fits = isinstance(one, acts.Vote) and one.dispute == act.dispute and entry.number not in told
                if fits and isinstance(one, acts.Vote):
                    key = key_of(self.seal, entry.previous, entry.number)
                    votes.setdefault(one.by, (entry.number, key))
        return {OPENED: {str(place): key.hex() for place, key in votes.values()}}

    def enter_all(
        self,
        facts: Sequence[Fact],
        *,
        author: str,
        now: int,
        command: str,
        made: Sequence[dict[str, str]] | None = None,
    ) -> tuple[DeskHeard, ...]:
        """Judge several acts in their order; if one is refused, none is entered, and it is said which."""
        sitting, heard = self, list[DeskHeard]()
        for place, fact in enumerate(facts, 1):
            mine = command if place == len(facts) else ""
            because = made[place - 1] if made else {BATCH: command} if len(facts) > 1 else {}
            one = sitting.enter(fact, author=author, now=now, command=mine, made=because)
            if one.verdict.refused:
                return (DeskHeard(self, None, one.verdict, place=place),)
            heard.append(one)
            sitting = one.sitting
        return tuple(heard)

    def undo(self, reason: str, *, author: str, now: int, command: str = "") -> tuple[DeskHeard, ...]:
        """Take back the last act in force, with those that were entered at once with it, or raise BadAct.

        A draw under a commitment is refused.
        """
        if not self.event.past:
            raise BadAct("nothing-to-undo")
        several = _last_batch(self._sort_steps()[0])
        made = [_because(reason) for _ in several]
        return self.enter_all(
            [acts.Undo() for _ in several], author=author, now=now, command=command, made=made
        )

    def redo(self, reason: str, *, author: str, now: int, command: str = "") -> tuple[DeskHeard, ...]:
        """Enter again what was last taken back, or raise BadAct; it is judged as things stand now."""
        several = _last_batch(self._sort_steps()[1])
        if not several:
            raise BadAct("nothing-to-redo")
        made = [
            {**_because(reason), REDO: REDO, **({BATCH: one.batch} if one.batch else {})} for one in several
        ]
        facts = [one.act for one in several]
        return self.enter_all(facts, author=author, now=now, command=command, made=made)

    def hear_again(self, first: int, last: int) -> tuple[DeskSitting, tuple[DeskHeard, ...]]:
        """Return the event as it stood before some entries, and what each of them brought."""
        entries, keys = self.journal.entries, told_keys(self.journal.entries)
        before = replace(self, record=follow_journal(Journal(entries[:first]), self.seal), steps=None)
        event, heard = before.event, list[DeskHeard]()
        for entry in entries[first : last + 1]:
            *ticks, written = facts_of(entry)
            for tick in ticks:
                event = judge(event, tick).state
            act = as_cast(written, entry, keys, self.seal) or written
            verdict = judge(event, act)
            event = verdict.state
            after = replace(self, record=EventRecord(Journal(entries[: entry.number + 1]), event), steps=None)
            heard.append(DeskHeard(after, entry, verdict, verdict.says))
        return before, tuple(heard)

    def undone(self) -> list[Fact]:
        """Return the acts that were taken back and may come again, the last one last."""
        return [one.act for one in self._sort_steps()[1]]

    def in_force(self) -> tuple[Fact, ...]:
        """Return the acts that stand, in their order."""
        return tuple(one.act for one in self._sort_steps()[0])

    def _sort_steps(self) -> Steps:
        """Return the acts that stand, and those that were taken back and may come again."""
        if self.steps is not None:
            return self.steps
        steps: Steps = ((), ())
        for entry in self.journal.entries[1:]:
            steps = _with_entry(steps, entry)
        return steps


def pseudonyms_in(given: Mapping[str, Any], pseudonyms: Pseudonyms) -> dict[str, str]:
    """Return the pseudonyms of those whom an announcement enters with their numbers in the register."""
    entries = given.get("entries")
    people = [one for one in entries if isinstance(one, Mapping)] if isinstance(entries, list) else []
    named = {str(one.get("name")): (str(one.get("person")), str(one.get("name"))) for one in people}
    return {name: pseudonyms[key] for name, key in named.items() if key in pseudonyms}


def _with_entry(steps: Steps, entry: Entry) -> Steps:
    """Return the acts that stand and those that may come again, after one more entry."""
    done, undone = steps
    made = entry.act.made if isinstance(entry.act, Recorded) else {}
    for act in facts_of(entry):
        barred = isinstance(act, acts.Protest) and act.abusive
        if isinstance(act, acts.Tick) or barred or only_shows(act):
            continue
        # The last act alone is taken off: to undo an earlier one by name is an act of its own, and can be
        # undone.
        if isinstance(act, acts.Undo) and act.act is None:
            done, undone = done[:-1], (*undone, done[-1])
        else:
            done = (*done, DeskStep(act, REDO in made, made.get(BATCH, "")))
            # Whatever is entered after an undo ends what could come again.
            undone = undone[:-1] if REDO in made else ()
    return done, undone


def _last_batch(steps: Sequence[DeskStep]) -> Sequence[DeskStep]:
    """Return the last act and those before it that were entered at once with it, the last one first."""
    last = steps[-1:]
    return (
        [*takewhile(lambda one: one.batch == last[0].batch, reversed(steps))]
        if last and last[0].batch
        else last
    )


def _because(reason: str) -> dict[str, str]:
    return {REASON: reason} if reason else {}
