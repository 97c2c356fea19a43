"""A journal that lives: one command at a time, each done once, and acknowledged only when it is on disk."""

import asyncio
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from arbitro.kernel import Entry, Journal
from arbitro.live.moments import Time
from arbitro.store import Answered, Repeated, Reused, Stale, Store, Unwritable, awaited
from arbitro.store import Command as Kept


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

    def entered(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        ...


S = TypeVar("S", bound=Sat)
S_co = TypeVar("S_co", covariant=True)


class Change(Protocol[S_co]):
    """What an act would bring: what stands after it, and its entry, None where it is refused."""

    @property
    def sitting(self) -> S_co:
        """What stands after it."""
        ...

    @property
    def entry(self) -> Entry | None:
        """What is entered."""
        ...


H = TypeVar("H", bound=Change[Any])


class Command(msgspec.Struct, frozen=True):
    """What somebody asks for, under an id of his own."""

    id: str
    body: bytes
    """What was asked, as canonical JSON: the same id with another body is another command."""
    expected: int | None = None
    """The sequence that he last saw; None for whoever need not say."""

    @property
    def asked(self) -> str:
        """What is kept of the body."""
        return hashlib.sha256(self.body).hexdigest()


class NotAsExpected(Exception):
    """The journal has moved on since the caller looked."""


class UsedBefore(Exception):
    """The id of the command was used for something else."""


class Done(msgspec.Struct, Generic[H], frozen=True):
    """What became of a command."""

    answer: bytes
    """What the caller is told."""
    heard: tuple[H, ...] = ()
    """What happened; nothing when it was refused or had been done before."""
    position: int | None = None
    """The hall's position of the last entry."""
    repeated: bool = False


class Living(ABC, Generic[S, H]):
    """What lives in the hall by a journal of its own."""

    def __init__(
        self, name: str, sitting: S, store: Store, time: Time, fence: Callable[[], int | None] = lambda: None
    ) -> None:
        self.name = name
        self.sitting = sitting
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
        self._answers: dict[str, Answered] = {}

    @property
    @abstractmethod
    def now(self) -> int:
        """The moment, in milliseconds since the journal was opened."""

    async def carry_out(
        self,
        command: Command,
        deed: Callable[[S, int], tuple[H, ...]],
        answer: Callable[[tuple[H, ...]], bytes],
    ) -> Done[H]:
        """Do what a command asks: once, in its turn, on disk before it is told."""
        async with self._turn:
            if known := await self._answered(command):
                return known
            if command.expected is not None and command.expected != self.sitting.sequence:
                raise NotAsExpected
            heard = deed(self.sitting, self.now)
            told = answer(heard)
            if not heard or heard[-1].entry is None:
                return Done(told)
            return await self._kept(command, heard, told)

    def touch(self) -> None:
        """Note that something is done in it."""
        self.touched = self._time.steady()

    def kept(self, before: S) -> None:
        """Do what is to be done once an act is on disk."""

    async def _answered(self, command: Command) -> Done[H] | None:
        if not command.id:
            return None
        known = self._answers.get(command.id)
        if known is None and self.sitting.entered(command.id):
            known = await asyncio.to_thread(self._store.answered, self.name, command.id)
        if known is None:
            return None
        if known.asked != command.asked:
            raise UsedBefore
        return Done(known.answer, repeated=True)

    async def _kept(self, command: Command, heard: tuple[H, ...], told: bytes) -> Done[H]:
        after, before = heard[-1].sitting, self.sitting
        kept = Kept(command.id, command.asked, told) if command.id else None
        lines = list(after.journal.lines(before.sequence + 1))
        done = self._store.append(
            self.name, lines, expects=before.sequence, command=kept, epoch=self._fence()
        )
        try:
            position = await asyncio.shield(awaited(done))
        except Repeated as error:
            return Done(error.answer, repeated=True)
        except Reused as error:
            raise UsedBefore from error
        except (Stale, Unwritable) as error:
            self.doubtful = True
            if isinstance(error, Unwritable):
                raise
            raise NotAsExpected from error
        if after.sequence > self.sitting.sequence:  # unless another node has gone on from it already
            self.sitting, self.position = after, position
        if command.id:
            self._remember(command, told)
        self.kept(before)
        return Done(told, heard, position)

    def _remember(self, command: Command, told: bytes) -> None:
        """Keep the last answers at hand; older ones are in the store."""
        self._answers[command.id] = Answered(command.asked, told, self.sitting.sequence)
        while len(self._answers) > 64:
            del self._answers[next(iter(self._answers))]
