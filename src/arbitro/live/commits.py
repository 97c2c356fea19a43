"""A journal that lives: one command at a time, once for each idempotency key, acknowledged when it is on disk."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from arbitro.kernel import Entry, Journal
from arbitro.live.changes import Copies
from arbitro.live.time_source import Time
from arbitro.store import Command, Link, Repeated, Reused, Stale, Store, Unwritable, as_asyncio


class Sat(Protocol):
    """A match or an event as it stands: a value with its journal."""

    @property
    def journal(self) -> Journal:
        """Everything that was entered."""
        ...

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        ...

    def entry_of(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        ...


S = TypeVar("S", bound=Sat)
S_co = TypeVar("S_co", covariant=True)


class ProposedAct(Protocol[S_co]):
    """What an act would bring: what stands after it, and its entry, None where it is refused."""

    @property
    def sitting(self) -> S_co:
        """What stands after it."""
        ...

    @property
    def entry(self) -> Entry | None:
        """What is entered."""
        ...


H = TypeVar("H", bound=ProposedAct[Any])


class NotAsExpected(Exception):
    """The journal has moved on since the caller looked."""


class UsedBefore(Exception):
    """The id of the command was used for something else."""


class CommandResult(msgspec.Struct, Generic[S, H], frozen=True):
    """What became of a command."""

    before: S
    """What stood before it."""
    heard: tuple[H, ...] = ()
    """What it brought; of a command that had been carried out before, what it brought then."""
    position: int | None = None
    """The hall's position of the last entry that was made now."""
    repeated: bool = False

    @property
    def entered(self) -> bool:
        """Whether something was entered now."""
        return self.position is not None


class Living(ABC, Generic[S, H]):
    """What lives in the hall by a journal of its own."""

    def __init__(
        self, name: str, sitting: S, store: Store, time: Time, fence: Callable[[], int | None] = lambda: None
    ) -> None:
        self.name = name
        self.sitting = sitting
        self.told = sitting
        """It as those who watch have been told: an act is on disk before it comes to their turn."""
        self.copies = Copies()
        """What those who are told changes have."""
        self.touched = time.steady()
        """When this node last did something in it, by its steady clock."""
        self.position = 0
        """The hall's position of its last entry."""
        self.doubtful = False
        """Whether the disk failed in the middle of an act: the journal must be read again before anything else."""
        self._store = store
        self._time = time
        self._fence = fence
        self._turn = asyncio.Lock()

    @property
    @abstractmethod
    def now(self) -> int:
        """The moment, in milliseconds since the journal was opened."""

    @abstractmethod
    def hear_again(self, first: int, last: int) -> tuple[S, tuple[H, ...]]:
        """Return what stood before some entries, and what each of them brought."""

    async def carry_out(
        self,
        command: Command,
        deed: Callable[[S, int], tuple[H, ...]],
        apart: Callable[..., Awaitable[tuple[H, ...]]] | None = None,
    ) -> CommandResult[S, H]:
        """Do what a command asks: once, in its turn, on disk before it is told; `apart` does what takes long."""
        async with self._turn:
            # Idempotency before the sequence: a repeat is answered whatever was entered since (hall.md,
            # Repeats).
            if known := await self.repetition(command):
                return known
            if command.expected is not None and command.expected != self.sitting.sequence:
                raise NotAsExpected
            if apart is None:
                heard = deed(self.sitting, self.now)
            else:
                # Still in its turn: nothing else happens in this match, and all others go on.
                heard = await apart(deed, self.sitting, self.now)
            # A refused act is a ruling: nothing is stored, and its key may come again (hall.md, Acts).
            if not heard or heard[-1].entry is None:
                return CommandResult(self.sitting, heard)
            return await self._commit(command, heard)

    async def repetition(self, command: Command) -> CommandResult[S, H] | None:
        """Return what a command brought when it was carried out; None if it was not. Raises UsedBefore."""
        entry = self.sitting.entry_of(command.id) if command.id else None
        if entry is None:
            return None
        kept = await asyncio.to_thread(self._store.request, self.name, command.id)
        if kept is None or not command.repeats(kept):
            raise UsedBefore
        # A command's entries lie between the sequence that it expected and the last of them, which has the
        # key.
        first = entry.number if command.expected is None else command.expected + 1
        before, heard = await asyncio.to_thread(self.hear_again, first, entry.number)
        return CommandResult(before, heard, repeated=True)

    def touch(self) -> None:
        """Note that something is done in it."""
        self.touched = self._time.steady()

    def after_commit(self, before: S) -> None:
        """Do what is to be done once an act is on disk."""

    async def _commit(self, command: Command, heard: tuple[H, ...]) -> CommandResult[S, H]:
        after, before = heard[-1].sitting, self.sitting
        kept = command if command.id else None
        lines = [one.sitting.journal.line for one in heard]
        made = [Link(entry.number, entry.previous, entry.digest) for one in heard if (entry := one.entry)]
        done = self._store.append(
            self.name, lines, expects=before.sequence, command=kept, epoch=self._fence(), made=made
        )
        try:
            # What is on its way to the disk is not called back: whoever cancels leaves, and the act stands.
            position = await asyncio.shield(as_asyncio(done))
        except Repeated:  # by another node: the journal has to be read before the command is known here
            self.doubtful = True
            raise
        except Reused as error:
            raise UsedBefore from error
        except (Stale, Unwritable) as error:
            # It may be on the disk all the same, as where the link broke at the commit: only the journal
            # knows.
            self.doubtful = True
            if isinstance(error, Unwritable):
                raise
            raise NotAsExpected from error
        if after.sequence > self.sitting.sequence:  # unless another node has gone on from it already
            self.sitting, self.position = after, position
        self.after_commit(before)
        return CommandResult(before, heard, position)
