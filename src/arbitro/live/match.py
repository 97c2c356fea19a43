"""One live match: the only place where its sitting changes, and only after the change is on disk."""

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Entry, Heard, Offer, Sitting
from arbitro.live.moments import Time
from arbitro.live.particulars import Particulars
from arbitro.store import Answered, Repeated, Reused, Stale, Store, Unwritable
from arbitro.store import Checkpoint as Stored
from arbitro.store import Command as Kept


def chance_of(secret: bytes, number: int) -> Random:
    """Return the chance of an entry: `SHA-256(secret|number)` in hex seeds it."""
    return Random(hashlib.sha256(b"%s|%d" % (secret.hex().encode(), number)).hexdigest())


LiveSitting: TypeAlias = Sitting[Any, Any]
LiveHeard: TypeAlias = Heard[Any, Any]
Deed: TypeAlias = Callable[[LiveSitting, int], tuple[LiveHeard, ...]]
"""What a command does: from the match and the moment to what would be, one for each entry; the last may be refused."""


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
    """The match has moved on since the caller looked."""


class UsedBefore(Exception):
    """The id of the command was used for something else."""


class Done(msgspec.Struct, frozen=True):
    """What became of a command."""

    answer: bytes
    """What the caller is told."""
    heard: tuple[LiveHeard, ...] = ()
    """What happened; nothing when it was refused or had been done before."""
    position: int | None = None
    """The hall's position of the last entry."""
    repeated: bool = False


class LiveMatch:
    """A match that lives: one command at a time, acknowledged when it is on disk."""

    def __init__(
        self, name: str, particulars: Particulars, sitting: LiveSitting, store: Store, time: Time
    ) -> None:
        self.name = name
        self.particulars = particulars
        self.sitting = sitting
        self.epoch: int | None = None
        self.secret = b""
        """What its dice, racks and lots come from: told when it is over."""
        self.position = 0
        """The hall's position of its last entry."""
        self.timer: asyncio.TimerHandle | None = None
        """What waits for the next clock to run out."""
        self.doubtful = False
        """Whether the disk failed in the middle of an act: the journal must be read again before anything else."""
        self._store = store
        self._time = time
        self._base, self._since = sitting.journal.at, time.steady()
        self._turn = asyncio.Lock()
        self._offered: tuple[Any, tuple[Offer, ...]] | None = None
        self._answers: dict[str, Answered] = {}

    @property
    def now(self) -> int:
        """The moment, in milliseconds since the match was opened; time while the hall was closed does not count."""
        return self._base + self._time.steady() - self._since

    async def carry_out(
        self,
        command: Command,
        deed: Deed,
        answer: Callable[[tuple[LiveHeard, ...]], bytes],
    ) -> Done:
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

    async def _answered(self, command: Command) -> Done | None:
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

    async def _kept(self, command: Command, heard: tuple[LiveHeard, ...], told: bytes) -> Done:
        after, before = heard[-1].sitting, self.sitting
        kept = Kept(command.id, command.asked, told) if command.id else None
        lines = list(after.journal.lines(before.sequence + 1))
        done = self._store.append(self.name, lines, expects=before.sequence, command=kept, epoch=self.epoch)
        try:
            position = await asyncio.shield(asyncio.wrap_future(done))
        except Repeated as error:
            return Done(error.answer, repeated=True)
        except Reused as error:
            raise UsedBefore from error
        except (Stale, Unwritable) as error:
            self.doubtful = True
            if isinstance(error, Unwritable):
                raise
            raise NotAsExpected from error
        self.sitting, self.position = after, position
        if command.id:
            self._remember(command, told)
        self._keep_checkpoint(before)
        return Done(told, heard, position)

    def _remember(self, command: Command, told: bytes) -> None:
        """Keep the last answers at hand; older ones are in the store."""
        self._answers[command.id] = Answered(command.asked, told, self.sitting.sequence)
        while len(self._answers) > 64:
            del self._answers[next(iter(self._answers))]

    def _keep_checkpoint(self, before: LiveSitting) -> None:
        if len(self.sitting.judged.closed) != len(before.judged.closed):
            state = msgspec.json.encode(self.sitting.checkpoint())
            self._store.keep(self.name, Stored(self.sitting.sequence, state)).add_done_callback(_let_go)

    def offers(self, state: Any) -> tuple[Offer, ...]:
        """Return what may be entered in a state, found out once for all who ask."""
        if self._offered is None or self._offered[0] is not state:
            self._offered = (state, self.sitting.game.offers(state))
        return self._offered[1]

    def chance(self) -> Random:
        """Return the chance of the next entry, fixed by the match's secret before anyone acts."""
        return chance_of(self.secret, self.sitting.sequence + 1)

    def entered(
        self, sitting: LiveSitting, facts: Any, author: str, now: int, command: str, made: dict[str, Any]
    ) -> LiveHeard:
        """Enter what was made in the hall: with the commitment to its chance first, its secret when all is over."""
        first = {"commitment": hashlib.sha256(self.secret).hexdigest()} if sitting.sequence == 0 else {}
        heard = sitting.enter(*facts, author=author, at=now, command=command, made={**first, **made})
        if heard.refused or heard.sitting.standing().ended is None:
            return heard
        told = {**first, **made, "secret": self.secret.hex()}
        return sitting.enter(*facts, author=author, at=now, command=command, made=told)

    def entry(self, number: int) -> Entry | None:
        """Return an entry of the journal."""
        entries = self.sitting.journal.entries
        return entries[number] if 0 <= number < len(entries) else None

    def leased(self, to: str | None) -> None:
        """Let only one person enter acts, or anyone again."""
        self.particulars = replace(self.particulars, lease=to)

    def seated(self, side: str, **who: Any) -> None:
        """Put somebody on a seat that waits."""
        seats = tuple(replace(seat, **who) if seat.side == side else seat for seat in self.particulars.seats)
        self.particulars = replace(self.particulars, seats=seats)


def _let_go(done: Any) -> None:
    """Look at what became of a checkpoint: without one a match only starts more slowly."""
    done.exception()
