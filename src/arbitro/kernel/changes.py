"""What counts of a match, and how it changes: acts in their order, undo and redo, pauses, clocks that stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.kernel.clock import Milliseconds, TimeLeft

Facts: TypeAlias = tuple[msgspec.Raw, ...]
"""What one act recorded: each fact as its own JSON."""


class BadAct(ValueError):
    """An undo, redo, correction, pause or review has nothing to act on."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """`nothing-to-undo`, `nothing-to-redo`, `nothing-to-correct`, `nothing-to-revive`, `nothing-to-run`, `paused`,
        `not-paused`, `in-review` or `not-in-review`."""


class Stood(msgspec.Struct, frozen=True):
    """How the clocks stand once something was put right: until the next act, or until they are let run."""

    clocks: tuple[TimeLeft, ...]
    """What those show that had begun; any other has its full time."""
    ran: Milliseconds | None = None
    """From which moment of playing time on they run again; None while they stand."""


class ActStep(msgspec.Struct, frozen=True):
    """An act that was entered: its entry, its moment of playing time, its facts."""

    number: int
    at: Milliseconds
    """Milliseconds of playing time: the time since the opening, less what was paused."""
    facts: Facts
    stood: Stood | None = None
    """How the clocks stood when it was entered; None where they had gone on from the act before it."""
    out: bool = False
    """Whether a correction has put it out of force."""


class Change(msgspec.Struct, frozen=True):
    """What a record, a correction or an insertion did to the acts."""

    before: ActStep | None
    """The act as it was; None where there was none."""
    after: ActStep
    place: int | None = None
    """The entry before whose act it was inserted; None where it follows all others, or stands where it stood."""
    out: frozenset[int] = frozenset()
    """Acts that were put out of force with it."""
    revived: frozenset[int] = frozenset()
    """Acts that were put in force again with it."""
    stood: Stood | None = None
    """How the clocks stood when it was entered."""
    at: Milliseconds = 0
    """When it was entered, in playing time."""

    @property
    def numbers(self) -> frozenset[int]:
        """The acts that it concerns."""
        there = {self.after.number} if self.place is None else {self.after.number, self.place}
        return self.out | self.revived | there

    def apply(self, steps: Iterable[ActStep]) -> list[ActStep]:
        """Return the acts with it."""
        there: list[ActStep] = []
        for step in steps:
            if step.number == self.place:
                there.append(self.after)
            there.append(self.after if step.number == self.after.number else step)
        if self.before is None and self.place is None:
            there.append(self.after)
        return [_put_step(step, self.out, self.revived) for step in there]

    def undone(self, steps: Iterable[ActStep]) -> list[ActStep]:
        """Return the acts without it."""
        there = (self.before if step.number == self.after.number else step for step in steps)
        return [_put_step(step, self.revived, self.out) for step in there if step is not None]


def _put_step(step: ActStep, out: frozenset[int], back: frozenset[int]) -> ActStep:
    if step.number in out:
        return step if step.out else replace(step, out=True)
    return replace(step, out=False) if step.out and step.number in back else step


class Past(msgspec.Struct, frozen=True, eq=False):
    """A change, and those before it."""

    change: Change
    rest: Past | None


class Changes(msgspec.Struct, frozen=True, eq=False):
    """The changes along which undo and redo move."""

    done: Past | None = None
    undone: Past | None = None

    def push(self, change: Change) -> Changes:
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
