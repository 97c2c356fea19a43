"""One match as it is played: its journal, its state, what is waited for, its clocks. A value that knows no game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Generic

import msgspec
from msgspec.structs import replace

from arbitro.kernel.clock import Milliseconds
from arbitro.kernel.game import F, Game, Offer, Role, Running, S, Standing, View
from arbitro.kernel.journal import (
    Act,
    BadAct,
    Change,
    Changes,
    Corrected,
    Entry,
    InForce,
    Journal,
    Opened,
    Paused,
    Pauses,
    Protested,
    Recorded,
    Redone,
    Resumed,
    Settled,
    Step,
    Undone,
    in_force,
    read,
    sealed,
)
from arbitro.kernel.ruling import Message, Refused, Verdict
from arbitro.kernel.unit import Judged, Played, Unit, ruled_otherwise

CHUNK = 256


class Heard(msgspec.Struct, Generic[S, F], frozen=True):
    """One change of a match: what is kept, and what everyone is told."""

    sitting: Sitting[S, F]
    """The match after it: the very same object when it was refused."""
    entry: Entry | None
    """None when it was refused."""
    verdicts: tuple[Verdict[S], ...] = ()
    """One for each fact, up to the one that was refused."""
    says: tuple[Message, ...] = ()
    rejudged: tuple[int, ...] = ()
    """Earlier entries that this one has judged again; of a correction, those that are now ruled otherwise."""
    lapsed: tuple[int, ...] = ()
    """Entries that no longer count because of it."""

    @property
    def refused(self) -> Refused | None:
        """The ruling that it is not allowed now."""
        return self.verdicts[-1].refused if self.verdicts else None


class Told(msgspec.Struct, Generic[S, F], frozen=True):
    """One entry of a match with what was ruled on it as things stand now."""

    entry: Entry
    played: Played[S, F] | None
    """None for an entry that records nothing, or whose act was taken back."""


class Checkpoint(msgspec.Struct, frozen=True):
    """Where the unit under way began, so that what is before it need not be judged again."""

    units: tuple[int, ...]
    """How many acts each unit before it has."""
    lapsed: tuple[int, ...]
    digest: str
    """SHA-256 of the acts before it: a checkpoint of a match that was changed behind it is of no use."""
    state: msgspec.Raw


class Sitting(msgspec.Struct, Generic[S, F], frozen=True, eq=False):
    """A live match. Whatever changes it returns what would be; nothing has happened until the caller keeps it."""

    game: Game[S, F]
    journal: Journal
    judged: Judged[S, F]
    changes: Changes = Changes()
    pauses: Pauses = Pauses()
    review: int | None = None
    """The entry that was the last when it was disputed; None while nothing is."""
    commands: tuple[frozenset[str], ...] = (frozenset(),)

    @classmethod
    def open(
        cls,
        game: Game[S, F],
        terms: Any = None,
        players: tuple[str, ...] = (),
        *,
        author: str,
        at: Milliseconds = 0,
        command: str = "",
    ) -> Sitting[S, F]:
        """Begin a match on its terms, or raise Malformed where they cannot be."""
        agreed = game.terms() if terms is None else terms
        opened = Opened(game.edition, msgspec.to_builtins(agreed, str_keys=True), players)
        journal = Journal.open(opened, author=author, at=at, command=command)
        return cls(game, journal, Judged((), game.start(agreed)), commands=_known((), command))

    @classmethod
    def resume(
        cls, game: Game[S, F], journal: Journal, checkpoint: Checkpoint | None = None
    ) -> Sitting[S, F]:
        """Return the match that a journal tells; with a checkpoint that fits, only its last unit is judged."""
        return cls._standing(game, journal, in_force(journal.entries), checkpoint)

    @classmethod
    def load(cls, game: Game[S, F], lines: bytes, checkpoint: Checkpoint | None = None) -> Sitting[S, F]:
        """Return the match that an exported journal tells, or raise BadJournal with its first bad entry."""
        return cls._standing(game, *read(lines), checkpoint)

    @classmethod
    def _standing(
        cls, game: Game[S, F], journal: Journal, standing: InForce, checkpoint: Checkpoint | None
    ) -> Sitting[S, F]:
        steps = tuple(standing.steps.values())
        start = Judged[S, F]((), _opened(game, journal))
        judged = (checkpoint and _from(checkpoint, game, start, steps)) or start.judge_all(game, steps)
        commands: tuple[frozenset[str], ...] = (
            frozenset(entry.command for entry in journal.entries if entry.command),
            frozenset(),
        )
        return cls(game, journal, judged, standing.changes, standing.pauses, standing.review, commands)

    def enter(
        self,
        *facts: F,
        author: str,
        at: Milliseconds,
        command: str = "",
        made: dict[str, Any] | None = None,
    ) -> Heard[S, F]:
        """Enter one act, of one or several facts; refused, it changes nothing."""
        if again := self.entered(command):
            return Heard(self, again)
        moment = max(at, self.journal.at)
        complete = _completed(self.game, self.state, facts, self.pauses.playing(moment))
        recorded = Recorded(sealed(complete), made or {})
        step = Step(self.sequence + 1, self.pauses.playing(moment), recorded.facts)
        judged = self.judged.judge(self.game, step, complete)
        if judged.last and judged.last.lapsed:
            return Heard(self, None, judged.last.verdicts)
        change = Change(None, step)
        changes = self.changes.made(change)
        return self._moved(judged, changes, change, recorded, judged.last, author, moment, command)

    def undo(self, reason: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Take back the last act or correction in force, or raise BadAct."""
        if again := self.entered(command):
            return Heard(self, again)
        change, changes = self.changes.undo()
        judged = (
            self.judged.without_last(self.game)
            if change.before is None
            else self.judged.replaced(self.game, change.before)
        )
        return self._moved(judged, changes, change, Undone(reason), None, author, at, command)

    def redo(self, reason: str = "", *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Put in force again what was last taken back, or raise BadAct."""
        if again := self.entered(command):
            return Heard(self, again)
        change, changes = self.changes.redo()
        judged = (
            self.judged.judge(self.game, change.after)
            if change.before is None
            else self.judged.replaced(self.game, change.after)
        )
        last = judged.last if change.before is None else None
        return self._moved(judged, changes, change, Redone(reason), last, author, at, command)

    def correct(
        self,
        number: int,
        *facts: F,
        reason: str,
        author: str,
        at: Milliseconds,
        command: str = "",
    ) -> Heard[S, F]:
        """Replace the act of an earlier entry; what followed it is judged again. Raises BadAct where it has none."""
        if again := self.entered(command):
            return Heard(self, again)
        before, step, rest = self.judged.until(self.game, number)
        complete = _completed(self.game, before.state, facts, step.at)
        corrected = Corrected(number, sealed(complete), reason)
        after = replace(step, facts=corrected.facts)
        there = before.judge(self.game, after, complete)
        if there.last and there.last.lapsed:
            return Heard(self, None, there.last.verdicts)
        change = Change(step, after)
        changes = self.changes.made(change)
        judged = there.judge_all(self.game, rest)
        return self._moved(judged, changes, change, corrected, there.last, author, at, command)

    def pause(self, reason: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Let play and every clock stand still, or raise BadAct."""
        return self._noted(Paused(reason), author, at, command)

    def go_on(self, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Let play go on after a pause, or raise BadAct."""
        return self._noted(Resumed(), author, at, command)

    def protest(self, text: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Put the match under review, or raise BadAct."""
        return self._noted(Protested(text), author, at, command)

    def settle(self, text: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """End the review, or raise BadAct."""
        return self._noted(Settled(text), author, at, command)

    @property
    def state(self) -> S:
        """The state after the last act."""
        return self.judged.state

    @property
    def begun(self) -> S:
        """The state in which the match was opened."""
        return _opened(self.game, self.journal)

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return len(self.journal.entries) - 1

    @property
    def lapsed(self) -> frozenset[int]:
        """The entries that stay in the journal and do not count."""
        return self.judged.lapsed

    def entered(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        if not command or not any(command in known for known in self.commands):
            return None
        return next(entry for entry in reversed(self.journal.entries) if entry.command == command)

    def facts(self, number: int) -> tuple[F, ...]:
        """Return what the act of an entry in force says, or raise BadAct."""
        _, step, _ = self.judged.until(self.game, number)
        return tuple(self.game.decode(bytes(fact)) for fact in step.facts)

    def state_before(self, number: int) -> S:
        """Return the state in which the act of an entry in force was judged, or raise BadAct."""
        return self.judged.until(self.game, number)[0].state

    def offers(self) -> tuple[Offer, ...]:
        """Return everything that may be entered now."""
        return self.game.offers(self.state)

    def questions(self) -> tuple[Offer, ...]:
        """Return the offers that answer a question of the book."""
        return tuple(offer for offer in self.offers() if offer.asks)

    def clocks(self, now: Milliseconds) -> tuple[Running, ...]:
        """Return the clocks as they are at a moment; in a pause all stand."""
        clocks = self.game.clocks(self.state, self.pauses.playing(now))
        if self.pauses.since is None:
            return clocks
        return tuple(replace(clock, running=False, reason=self.pauses.reason) for clock in clocks)

    def due(self, now: Milliseconds) -> tuple[Milliseconds, F] | None:
        """Return the next moment at which a clock is used up, and the fact that is entered then."""
        ends: list[tuple[Milliseconds, Any]] = [
            (now + clock.before + clock.left, clock.ends_in)
            for clock in self.clocks(now)
            if clock.running and clock.ends_in is not None
        ]
        return min(ends, key=lambda end: end[0], default=None)

    def standing(self) -> Standing:
        """Return the match in numbers."""
        return self.game.standing(self.state)

    def view(self, role: Role = "public") -> View:
        """Return what one who has this role may see."""
        return self.game.view(self.state, role)

    def history(self) -> Iterator[Told[S, F]]:
        """Yield every entry with what is ruled on it as things stand now."""
        played = {one.step.number: one for one in self.judged.walk(self.game)}
        return (Told(entry, played.get(entry.number)) for entry in self.journal.entries)

    def ruled(self) -> Iterator[tuple[F, Verdict[S]]]:
        """Yield every fact in force, as it reads now, with the verdict on it."""
        for one in self.judged.walk(self.game):
            if not one.lapsed:
                yield from zip(one.facts, one.verdicts, strict=True)

    def played(self, number: int) -> Played[S, F] | None:
        """Return the act of an entry as it stands now; None where it is not in force."""
        unit = self.judged.unit_of(number)
        if unit is None:
            return None
        return next(one for one in self.judged.walk(self.game, unit) if one.step.number == number)

    def last(self, count: int) -> tuple[Played[S, F], ...]:
        """Return the last acts in force, the newest last."""
        unit, there = len(self.judged.closed), len(self.judged.played)
        while there < count and unit:
            unit -= 1
            there += len(self.judged.closed[unit].steps)
        return tuple(self.judged.walk(self.game, unit))[-count:]

    def checkpoint(self) -> Checkpoint:
        """Return where the unit under way began, to be kept beside the journal."""
        closed = self.judged.closed
        return Checkpoint(
            tuple(len(unit.steps) for unit in closed),
            tuple(sorted(number for unit in closed for number in unit.lapsed)),
            _fingerprint(tuple(step for unit in closed for step in unit.steps)),
            msgspec.Raw(msgspec.json.encode(self.judged.start)),
        )

    def _moved(
        self,
        judged: Judged[S, F],
        changes: Changes,
        changed: Change,
        act: Act,
        one: Played[S, F] | None,
        author: str,
        at: Milliseconds,
        command: str,
    ) -> Heard[S, F]:
        after = replace(self._entering(act, author, at, command), judged=judged, changes=changes)
        entry = after.journal.entries[-1]
        if isinstance(act, Recorded) and one is not None:
            return Heard(after, entry, one.verdicts, one.says, one.rejudged)
        lapsed = tuple(sorted(judged.lapsed - self.lapsed))
        again = tuple(sorted({*self._anew(judged, changed), *(one.rejudged if one else ())}))
        if one is None:
            return Heard(after, entry, rejudged=again, lapsed=lapsed)
        return Heard(after, entry, one.verdicts, one.says, again, lapsed)

    def _anew(self, judged: Judged[S, F], changed: Change) -> tuple[int, ...]:
        """Return the acts that are ruled otherwise once another is changed, taken back or put in force again."""
        plain = changed.before is None and self.judged.played and not self.judged.played[-1].revised
        return () if plain else ruled_otherwise(self.game, self.judged, judged, changed.after.number)

    def _noted(self, act: Act, author: str, at: Milliseconds, command: str) -> Heard[S, F]:
        if again := self.entered(command):
            return Heard(self, again)
        after = self._entering(act, author, at, command)
        moment = after.journal.at
        match act:
            case Paused(reason):
                after = replace(after, pauses=self.pauses.pause(moment, reason))
            case Resumed():
                after = replace(after, pauses=self.pauses.resume(moment))
            case Protested() if self.review is None:
                after = replace(after, review=self.sequence)
            case Settled() if self.review is not None:
                after = replace(after, review=None)
            case _:
                raise BadAct("in-review" if isinstance(act, Protested) else "not-in-review")
        return Heard(after, after.journal.entries[-1])

    def _entering(self, act: Act, author: str, at: Milliseconds, command: str) -> Sitting[S, F]:
        journal = self.journal.append(act, author=author, at=at, command=command)
        return replace(self, journal=journal, commands=_known(self.commands, command))


def _opened(game: Game[S, F], journal: Journal) -> S:
    return game.start(msgspec.convert(journal.opened.terms, game.terms))


def _completed(game: Game[S, F], state: S, facts: tuple[F, ...], at: Milliseconds) -> tuple[F, ...]:
    """Return the facts with what each leaves open filled in, each in the state that those before it leave."""
    complete: list[F] = []
    for fact in facts:
        if complete:
            state = game.judge(state, complete[-1], at).state
        complete.append(game.complete(state, fact))
    return tuple(complete)


def _from(
    checkpoint: Checkpoint, game: Game[S, F], start: Judged[S, F], steps: tuple[Step, ...]
) -> Judged[S, F] | None:
    """Return the acts as judged from a checkpoint on, or None where it does not fit them."""
    total = sum(checkpoint.units)
    if _fingerprint(steps[:total]) != checkpoint.digest:
        return None
    try:
        state = game.decode_state(bytes(checkpoint.state))
    except msgspec.DecodeError:
        return None
    closed, first = [], 0
    for length in checkpoint.units:
        unit = steps[first : first + length]
        lapsed = frozenset(step.number for step in unit) & frozenset(checkpoint.lapsed)
        closed.append(Unit(None if first else start.start, unit, lapsed))
        first += length
    return Judged[S, F](tuple(closed), state).judge_all(game, steps[total:])


def _fingerprint(steps: tuple[Step, ...]) -> str:
    written = [
        b"%d %d %d\n%s\n" % (step.number, step.at, len(step.facts), b"\n".join(map(bytes, step.facts)))
        for step in steps
    ]
    return hashlib.sha256(b"".join(written)).hexdigest()


def _known(commands: tuple[frozenset[str], ...], command: str) -> tuple[frozenset[str], ...]:
    if not command:
        return commands or (frozenset(),)
    if not commands or len(commands[-1]) >= CHUNK:
        return (*commands, frozenset((command,)))
    return (*commands[:-1], commands[-1] | {command})
