"""An event as it is run: its journal and what it leads to, a value that every act makes anew."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from arbitro.desk import acts
from arbitro.desk.event import Event
from arbitro.desk.judging import judge, said
from arbitro.desk.record import Record, loaded, opened
from arbitro.desk.record import acts_in as facts_of
from arbitro.kernel import BadAct, Entry, Fact, Journal, Message, Verdict
from arbitro.kernel.journal import Recorded, sealed

REDO = "redo"
REASON = "reason"


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


class DeskSitting(msgspec.Struct, frozen=True):
    """An event and its journal."""

    record: Record

    @classmethod
    def open(cls, given: dict[str, object], edition: str, author: str) -> DeskSitting:
        """Begin an event, or raise Malformed."""
        return cls(opened(given, edition, author))

    @classmethod
    def load(cls, lines: bytes) -> DeskSitting:
        """Follow a journal to its end, or raise BadJournal."""
        return cls(loaded(lines))

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

    def entered(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        return next((entry for entry in reversed(self.journal.entries) if entry.command == command), None)

    def at(self, now: int) -> Event:
        """Return the event at a moment, in seconds since it was opened: time has passed, nothing is entered."""
        passed = now - self.event.now
        return judge(self.event, acts.Tick(passed)).state if passed > 0 else self.event

    def enter(
        self, act: Fact, *, author: str, now: int, command: str = "", made: dict[str, str] | None = None
    ) -> DeskHeard:
        """Judge an act at a moment; the time that has passed since the last is entered with it."""
        event = self.at(now)
        verdict = judge(event, act)
        if verdict.state is event:
            return DeskHeard(self, None, verdict)
        ticks = [acts.Tick(event.now - self.event.now)] if event.now > self.event.now else []
        entered = Recorded(sealed([*ticks, act]), made or {})
        at = 1000 * verdict.state.now
        journal = self.journal.append(entered, author=author, at=at, command=command)
        message = said(event, act, verdict)
        sitting = DeskSitting(Record(journal, verdict.state))
        return DeskHeard(sitting, journal.entries[-1], verdict, () if message is None else (message,))

    def undo(self, reason: str, *, author: str, now: int, command: str = "") -> DeskHeard:
        """Take back the last act in force, or raise BadAct; a draw under a commitment is refused."""
        if not self.event.past:
            raise BadAct("nothing-to-undo")
        return self.enter(acts.Undo(), author=author, now=now, command=command, made=_because(reason))

    def redo(self, reason: str, *, author: str, now: int, command: str = "") -> DeskHeard:
        """Enter again what was last taken back, or raise BadAct; it is judged as things stand now."""
        undone = self.undone()
        if not undone:
            raise BadAct("nothing-to-redo")
        made = {**_because(reason), REDO: REDO}
        return self.enter(undone[-1], author=author, now=now, command=command, made=made)

    def undone(self) -> list[Fact]:
        """Return the acts that were taken back and may come again, the last one last."""
        return self._sorted()[1]

    def in_force(self) -> tuple[Fact, ...]:
        """Return the acts that stand, in their order."""
        return tuple(self._sorted()[0])

    def _sorted(self) -> tuple[list[Fact], list[Fact]]:
        """Return the acts that stand, and those that were taken back and may come again."""
        done: list[Fact] = []
        undone: list[Fact] = []
        for act, again in self._steps():
            if isinstance(act, acts.Undo):
                undone.append(done.pop())
                continue
            done.append(act)
            if again:
                undone.pop()
            else:
                undone.clear()
        return done, undone

    def _steps(self) -> Iterator[tuple[Fact, bool]]:
        """Yield the acts that changed the event, and whether each was entered again."""
        for entry in self.journal.entries[1:]:
            again = isinstance(entry.act, Recorded) and REDO in entry.act.made
            for act in facts_of(entry):
                barred = isinstance(act, acts.Protest) and act.abusive
                if not isinstance(act, acts.Tick) and not barred:
                    yield act, again


def _because(reason: str) -> dict[str, str]:
    return {REASON: reason} if reason else {}
