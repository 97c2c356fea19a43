"""One live match: its sitting, its chance, its seats."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.carrom.facts import CarromTimeUp
from arbitro.kernel import Entry, Fact, Refused
from arbitro.kernel.plugin import plugin
from arbitro.library import game_of
from arbitro.live.commits import Living
from arbitro.live.dice import Chance, Cup, DiceChance
from arbitro.live.documents import WishShown
from arbitro.live.motions import Motions
from arbitro.live.particulars import Particulars
from arbitro.live.replication import follow_line, hear_again
from arbitro.live.tellable import LAST as LAST
from arbitro.live.tellable import LiveHeard as LiveHeard
from arbitro.live.tellable import LiveSitting as LiveSitting
from arbitro.live.tellable import Tellable
from arbitro.live.time_source import Time
from arbitro.live.umpire_commands import Deed as Deed
from arbitro.players import table_of
from arbitro.players.table import AnyTable
from arbitro.players.table import TablePlayed as TablePlayed
from arbitro.store import Line, Store
from arbitro.store import StoredCheckpoint as Stored


def chance_of(secret: bytes, number: int) -> Chance:
    """Return the chance of an entry: `SHA-256(secret|number)` in hex seeds it."""
    return Chance(hashlib.sha256(b"%s|%d" % (secret.hex().encode(), number)).hexdigest())


SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is read as something else."""


def invitation(secret: bytes, side: str) -> str:
    """Return the code that a match's secret gives to a seat: nobody guesses it who does not know the secret."""
    drawn = hashlib.sha256(secret + b" seat " + side.encode()).digest()
    # 256 is a multiple of the 32 signs, so that no sign is likelier than another.
    return "".join(SIGNS[byte % len(SIGNS)] for byte in drawn[:12])


class LiveMatch(Living[LiveSitting, LiveHeard], Tellable):
    """A match that lives, with what the hall remembers of it beside its journal."""

    def __init__(
        self,
        name: str,
        particulars: Particulars,
        sitting: LiveSitting,
        store: Store,
        time: Time,
        fence: Callable[[], int | None] = lambda: None,
    ) -> None:
        Living.__init__(self, name, sitting, store, time, fence)
        Tellable.__init__(self)
        self.particulars: Particulars = particulars
        self.secret = b""
        """What its dice, racks and lots come from: told when it is over."""
        self.motions = Motions()
        """The strokes that were played in the hall."""
        self.sent_on = 0
        """How many acts in a row came to this node by way of another."""
        self.timer: asyncio.TimerHandle | None = None
        """What waits for the next clock to run out."""
        # By the steady clock: whoever sets the machine's calendar gives or takes nobody's time.
        self._base, self._since = sitting.journal.at, time.steady()
        self._still: int | None = None
        self._cup: Cup | None = None
        self._wish: tuple[str, int, bytes] | None = None
        self._agreeing: set[str] = set()

    @property
    def now(self) -> int:
        """The moment, in milliseconds since the match was opened; time while the hall was closed does not count."""
        return self._base + (self._time.steady() if self._still is None else self._still) - self._since

    @property
    def began(self) -> int:
        """When its time began, by the steady clock."""
        return self._since - self._base

    @began.setter
    def began(self, moment: int) -> None:
        self._base, self._since = 0, moment

    @property
    def busy(self) -> bool:
        """Whether something is done in it, or was asked for and is not written down: it must stay as it is."""
        return self._turn.locked() or self.timer is not None or self.still or self.wish() is not None

    @property
    def still(self) -> bool:
        """Whether its time stands still: whoever is on turn waits for another's device."""
        return self._still is not None

    @property
    def next_end(self) -> tuple[int, Fact] | None:
        """The moment at which the hall enters that a clock is used up, and what it enters.

        Where nobody umpires, nobody is asked who is late at the board.
        """
        due = self.sitting.due(self.now)
        late = due is not None and isinstance(due[1], CarromTimeUp)
        return None if late and self.particulars.mode == "played" else due

    def stand(self, still: bool) -> None:
        """Let its time stand still, or go on."""
        steady = self._time.steady()
        if self._still is not None:
            self._since += steady - self._still
        self._still = steady if still else None

    def follow(self, line: Line) -> LiveHeard | None:
        """Take in an entry that another node has made; None where the whole match must be read again."""
        heard = follow_line(self.sitting, line.line) if line.sequence == self.sitting.sequence + 1 else None
        if heard is None:
            self.doubtful = True
            return None
        # Time goes on from the entry, whose moment its own node has measured.
        self.sitting, self.position = heard.sitting, line.position
        self._base, self._since, self._still = heard.sitting.journal.at, self._time.steady(), None
        return heard

    def recall(self, options: bytes | None) -> None:
        """Take over what another node remembers of it."""
        if options is not None:
            self.particulars = msgspec.json.decode(options, type=Particulars)

    def hear_again(self, first: int, last: int) -> tuple[LiveSitting, tuple[LiveHeard, ...]]:
        """Return the match as it stood before some entries, and what each of them brought."""
        return hear_again(self.sitting, first, last)

    def after_commit(self, before: LiveSitting) -> None:
        """Keep a checkpoint where a board, frame or game has ended, and its last acts as they were judged."""
        closed = self.sitting.judged.closed
        # A snapshot where a unit ends: a match that is read again judges its last unit only
        # (docs/decisions.md).
        if len(closed) != len(before.judged.closed):
            if self.sitting.sequence == before.sequence + 1:
                self._made["before"] = ((closed,), self.last(before))
            state = msgspec.json.encode(self.sitting.checkpoint())
            self._store.keep(self.name, Stored(self.sitting.sequence, state)).add_done_callback(_let_go)

    @property
    def table(self) -> AnyTable:
        """The table on which it is played."""
        held = self.particulars
        return table_of(self.sitting.game.edition, len(held.seats) == 4, held.stray, held.laid)

    def objection(self, before: Any, facts: Sequence[Fact], instead: Sequence[Fact]) -> Refused | None:
        """Return why a correction says what cannot have happened on the hall's own table."""
        played = self.particulars.mode == "played"
        return self.table.objection(before, facts, instead) if played else None

    def layout(self, state: Any) -> Any:
        """Return where everything lies, or will lie before anybody has played."""
        there = super().layout(state)
        return self.table.laid_out(state) if there is None else there

    def chance(self, sitting: LiveSitting) -> Chance:
        """Return the chance of the next entry, fixed before anyone acts: by the secret, of dice by three chains."""
        if not plugin(game_of(sitting.game.edition)).dice:
            return chance_of(self.secret, sitting.sequence + 1)
        fall = DiceChance(0)
        fall.cup, fall.entries = self.cup, sitting.journal.entries
        fall.standing = lambda: _standing(sitting)
        return fall

    @property
    def cup(self) -> Cup:
        """The dice of a backgammon match."""
        held = self.particulars
        if self._cup is None or (self._cup.commitments, self._cup.changes) != (held.dice, held.chains):
            self._cup = Cup(self.name, self.secret, held.dice, held.chains, self._time.steady)
        return self._cup

    def enter_played(
        self, sitting: LiveSitting, played: TablePlayed, author: str, now: int, command: str = ""
    ) -> LiveHeard:
        """Enter what was made in the hall: with the commitment to its chance first, its secret when all is over."""
        # Commit and reveal: the hash in the first entry, the secret in the last, so that nobody can choose a
        # chance in between.
        first = {"commitment": hashlib.sha256(self.secret).hexdigest()} if sitting.sequence == 0 else {}

        def fields_made(state: Any) -> dict[str, Any]:
            over = sitting.game.standing(state).ended is not None
            return {**first, **played.made, **({"secret": self.secret.hex()} if over else {})}

        heard = sitting.enter(
            *played.facts, author=author, at=now, command=command, made=fields_made, then=played.then
        )
        if heard.entry is not None and played.motion is not None:
            self.motions.keep(heard.entry.digest, played.motion)
        return heard

    @property
    def invitations(self) -> dict[str, str]:
        """The code for each seat that waits: from the match's secret, so that it can be told again."""
        if not self.secret:
            return {}
        return {
            seat.side: invitation(self.secret, seat.side) for seat in self.particulars.seats if seat.invited
        }

    def agrees(self, person: str, wish: tuple[str, int, bytes]) -> set[str]:
        """Note that somebody wishes something at a sequence, and return all who wish that very thing.

        Another wish, be it the same act with something else in it, puts it aside.
        """
        if self._wish != wish:
            self._wish, self._agreeing = wish, set()
        self._agreeing.add(person)
        return self._agreeing

    def wish(self, person: str = "", at: int | None = None) -> WishShown | None:
        """Return what somebody who plays has asked for while nothing was entered since; `at`: as of a sequence."""
        if self._wish is None or self._wish[1] != (self.sitting.sequence if at is None else at):
            return None
        names = [seat.name for seat in self.particulars.seats if seat.person in self._agreeing]
        what, sequence, asked = self._wish
        return WishShown(
            what,
            [*dict.fromkeys(names)],
            sequence,
            bool(person) and person in self._agreeing,
            asked=msgspec.json.decode(asked),
        )

    def decline(self, name: str) -> WishShown | None:
        """Put aside what somebody has asked for, as one of those who play does not want it, and return it so."""
        wish = self.wish()
        self._wish = None
        return wish and replace(wish, declined=name)

    def entry(self, number: int) -> Entry | None:
        """Return an entry of the journal."""
        entries = self.sitting.journal.entries
        return entries[number] if 0 <= number < len(entries) else None

    def lease(self, to: str | None) -> None:
        """Let only one person enter acts, or anyone again."""
        self.particulars = replace(self.particulars, lease=to)

    def seat(self, side: str, **who: Any) -> None:
        """Put somebody on a seat that waits."""
        seats = tuple(replace(seat, **who) if seat.side == side else seat for seat in self.particulars.seats)
        self.particulars = replace(self.particulars, seats=seats)


def _standing(sitting: LiveSitting) -> list[int]:
    """Return the entries whose acts are in force."""
    lapsed = sitting.lapsed
    return [step.number for step in sitting.judged.steps_from(0) if step.number not in lapsed]


def _let_go(done: Any) -> None:
    """Look at what became of a checkpoint: without one a match only starts more slowly."""
    done.exception()
