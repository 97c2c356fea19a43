"""One match as it is played: its journal, its state, what is waited for, its clocks. A value that knows no game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Generic

import msgspec
from msgspec.structs import replace

from arbitro.kernel.changes import ActStep, BadAct, Change, Changes, Pauses, Stood
from arbitro.kernel.checkpoint import Checkpoint, judged_from, make_checkpoint
from arbitro.kernel.clock import Milliseconds
from arbitro.kernel.game import F, Game, Offer, Role, Running, S, Standing, View
from arbitro.kernel.journal import (
    Act,
    Clocks,
    Corrected,
    Entry,
    InForce,
    Inserted,
    Journal,
    LetRun,
    Opened,
    Paused,
    Protested,
    Recorded,
    Redone,
    Resumed,
    Settled,
    Undone,
    correct_step,
    in_force,
    insert_step,
    read,
)
from arbitro.kernel.mending import Mended, clocks_after, clocks_before, mend, previous
from arbitro.kernel.ruling import Message, Refused, Verdict
from arbitro.kernel.unit import Judged, PlayedAct, Telling, judge_as_told, ruled_otherwise, standing_before

CORRECTED = "corrected"
"""Why clocks stand after something was put right."""
HELD = (CORRECTED, "time-up")
"""For what reasons clocks stand that an official may let run."""
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
    revived: tuple[int, ...] = ()
    """Entries out of force that would count again after it, were they not kept out."""

    @property
    def refused(self) -> Refused | None:
        """The ruling that it is not allowed now."""
        return self.verdicts[-1].refused if self.verdicts else None


class ToldEntry(msgspec.Struct, Generic[S, F], frozen=True):
    """One entry of a match with what was ruled on it as things stand now."""

    entry: Entry
    played: PlayedAct[S, F] | None
    """None for an entry that records nothing, or whose act was taken back."""


class Sitting(msgspec.Struct, Generic[S, F], frozen=True, eq=False):
    """A live match. Whatever changes it returns what would be; nothing has happened until the caller keeps it."""

    game: Game[S, F]
    journal: Journal
    judged: Judged[S, F]
    changes: Changes = Changes()
    pauses: Pauses = Pauses()
    stood: Stood | None = None
    """How the clocks stand, or went on, since something was put right; None once an act has followed."""
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
        return cls(game, journal, Judged((), game.start(agreed)), commands=_add_command((), command))

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
        start = Judged[S, F]((), _starting_state(game, journal))
        judged = (checkpoint and judged_from(checkpoint, game, start, steps)) or start.judge_all(game, steps)
        commands: tuple[frozenset[str], ...] = (
            frozenset(entry.command for entry in journal.entries if entry.command),
            frozenset(),
        )
        found, stood = standing.changes, standing.stood
        return cls(game, journal, judged, found, standing.pauses, stood, standing.review, commands)

    def enter(
        self,
        *facts: F,
        author: str,
        at: Milliseconds,
        command: str = "",
        made: dict[str, Any] | Callable[[S], dict[str, Any]] | None = None,
        then: Callable[[Verdict[S]], Telling[F, S]] | None = None,
    ) -> Heard[S, F]:
        """Enter one act, of one or several facts; refused, it changes nothing.

        `then` tells the facts that follow from the verdict on the last of them; `made` may depend on the state after.
        """
        if again := self.entry_of(command):
            return Heard(self, again)
        moment = max(at, self.journal.at)
        step = ActStep(self.sequence + 1, self.pauses.playing(moment), (), self.stood)
        one = judge_as_told(self.game, self.state, step, _telling(facts, then))
        if one.lapsed:
            return Heard(self, None, one.verdicts)
        judged = self.judged.take(self.game, one)
        recorded = Recorded(one.step.facts, made(judged.state) if callable(made) else made or {})
        change = Change(None, one.step)
        changes = self.changes.push(change)
        return self._change_acts(judged, changes, change, recorded, judged.last, author, moment, command)

    def undo(self, reason: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Take back the last act or correction in force, or raise BadAct."""
        if again := self.entry_of(command):
            return Heard(self, again)
        change, changes = self.changes.undo()
        recorded = change.before is None and change.place is None
        judged = (
            self.judged.without_last(self.game)
            if recorded
            else self.judged.rearrange(self.game, change.numbers, change.undone)
        )
        act = Undone(reason, clocks_before(self.game, judged.state, change))
        return self._change_acts(judged, changes, change, act, None, author, at, command)

    def redo(self, reason: str = "", *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Put in force again what was last taken back, or raise BadAct."""
        if again := self.entry_of(command):
            return Heard(self, again)
        change, changes = self.changes.redo()
        recorded = change.before is None and change.place is None
        judged = (
            self.judged.judge(self.game, change.after)
            if recorded
            else self.judged.rearrange(self.game, change.numbers, change.apply)
        )
        act = Redone(reason, self._clocks(judged, change))
        return self._change_acts(
            judged, changes, change, act, judged.last if recorded else None, author, at, command
        )

    def correct(
        self,
        number: int,
        *facts: F,
        reason: str,
        author: str,
        at: Milliseconds,
        command: str = "",
        revive: Collection[int] = (),
    ) -> Heard[S, F]:
        """Replace the act of an earlier entry; what followed it is judged again. Raises BadAct where it has none.

        What is out of force stays so, except what is named in `revive`.
        """
        if again := self.entry_of(command):
            return Heard(self, again)
        before, step, _ = self.judged.until(self.game, number)
        one = judge_as_told(self.game, before.state, correct_step(step, ()), _telling(facts))
        act = Corrected(number, one.step.facts, reason)
        change = Change(step, one.step)
        return self._put_right(act, change, before, one, revive, author, at, command)

    def insert(
        self,
        number: int,
        *facts: F,
        reason: str,
        author: str,
        at: Milliseconds,
        command: str = "",
        revive: Collection[int] = (),
    ) -> Heard[S, F]:
        """Put an act that was forgotten before that of an entry; what follows is judged again, as after `correct`."""
        if again := self.entry_of(command):
            return Heard(self, again)
        before, step, _ = self.judged.until(self.game, number)
        there = insert_step(step, self.sequence + 1, ())
        one = judge_as_told(self.game, before.state, there, _telling(facts))
        act = Inserted(number, one.step.facts, reason)
        change = Change(None, one.step, number)
        return self._put_right(act, change, before, one, revive, author, at, command)

    def let_run(self, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Let the clocks go on that stand because something was put right or a time is up, or raise BadAct."""
        if again := self.entry_of(command):
            return Heard(self, again)
        moment = max(at, self.journal.at)
        if not any(clock.reason in HELD for clock in self.clocks(moment)):
            raise BadAct("nothing-to-run")
        playing = self.pauses.playing(moment)
        standing = self.stood and self.stood.ran is None
        left = (
            self.stood.clocks
            if self.stood and standing
            else self.game.time_left(self._with_clocks(playing), playing, self._with_clocks(playing))
        )
        after = self._entering(LetRun(left), author, moment, command)
        return Heard(replace(after, stood=Stood(left, playing)), after.journal.entries[-1])

    def pause(self, reason: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Let play and every clock stand still, or raise BadAct."""
        return self._note(Paused(reason), author, at, command)

    def go_on(self, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """Let play go on after a pause, or raise BadAct."""
        return self._note(Resumed(), author, at, command)

    def protest(
        self,
        text: str,
        *,
        by: str | None = None,
        law: str | None = None,
        author: str,
        at: Milliseconds,
        command: str = "",
    ) -> Heard[S, F]:
        """Put the match under review, or raise BadAct."""
        return self._note(Protested(text, by, law), author, at, command)

    def settle(self, text: str, *, author: str, at: Milliseconds, command: str = "") -> Heard[S, F]:
        """End the review, or raise BadAct."""
        return self._note(Settled(text), author, at, command)

    @property
    def state(self) -> S:
        """The state after the last act."""
        return self.judged.state

    @property
    def begun(self) -> S:
        """The state in which the match was opened."""
        return _starting_state(self.game, self.journal)

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return len(self.journal.entries) - 1

    @property
    def lapsed(self) -> frozenset[int]:
        """The entries that stay in the journal and do not count."""
        return self.judged.lapsed

    def entry_of(self, command: str) -> Entry | None:
        """Return the entry that a command made, if it did."""
        # A command is an idempotency key: sent twice, it is answered from its entry.
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
        """Return the clocks as they are at a moment; in a pause all stand, and once something was put right."""
        playing = self.pauses.playing(now)
        clocks = self.game.clocks(self._with_clocks(playing), playing)
        if self.pauses.since is not None:
            return tuple(replace(clock, running=False, reason=self.pauses.reason) for clock in clocks)
        if self.stood is not None and self.stood.ran is None:
            return tuple(replace(clock, running=False, reason=CORRECTED) for clock in clocks)
        return clocks

    def _with_clocks(self, playing: Milliseconds) -> S:
        """Return the state with its clocks as they have stood, or gone on, since something was put right."""
        return standing_before(self.game, self.state, ActStep(0, playing, (), self.stood))

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
        """Return what one who has this role may see, clocks that stand as they stand."""
        return self.game.view(self._with_clocks(self.pauses.playing(self.journal.at)), role)

    def history(self) -> Iterator[ToldEntry[S, F]]:
        """Yield every entry with what is ruled on it as things stand now."""
        played = {one.step.number: one for one in self.judged.walk(self.game)}
        return (ToldEntry(entry, played.get(entry.number)) for entry in self.journal.entries)

    def acts(self) -> Iterator[ToldEntry[S, F]]:
        """Yield the entries whose acts count, in the order in which they happened."""
        for one in self.judged.walk(self.game):
            if not one.lapsed:
                yield ToldEntry(self.journal.entries[one.step.number], one)

    def verdicts(self) -> Iterator[tuple[F, Verdict[S]]]:
        """Yield every fact in force, as it reads now, with the verdict on it."""
        for one in self.judged.walk(self.game):
            if not one.lapsed:
                yield from zip(one.facts, one.verdicts, strict=True)

    def played_act(self, number: int) -> PlayedAct[S, F] | None:
        """Return the act of an entry as it stands now; None where it is not in force."""
        unit = self.judged.unit_of(number)
        if unit is None:
            return None
        return next(one for one in self.judged.walk(self.game, unit) if one.step.number == number)

    def last(self, count: int) -> tuple[PlayedAct[S, F], ...]:
        """Return the last acts in force, the newest last."""
        unit, there = len(self.judged.closed), len(self.judged.played)
        while there < count and unit:
            unit -= 1
            there += len(self.judged.closed[unit].steps)
        return tuple(self.judged.walk(self.game, unit))[-count:]

    def checkpoint(self) -> Checkpoint:
        """Return where the unit under way began, to be kept beside the journal."""
        return make_checkpoint(self.judged)

    def _put_right(
        self,
        act: Corrected | Inserted,
        change: Change,
        before: Judged[S, F],
        one: PlayedAct[S, F],
        revive: Collection[int],
        author: str,
        at: Milliseconds,
        command: str,
    ) -> Heard[S, F]:
        if one.lapsed:
            return Heard(self, None, one.verdicts)
        there = before.take(self.game, one)
        entered = replace(change, stood=self.stood, at=self.pauses.playing(max(at, self.journal.at)))
        done: Mended[S, F] = mend(self.game, self.judged, entered, frozenset(revive))
        written = replace(
            act,
            clocks=self._clocks(done.judged, done.change),
            out=tuple(sorted(done.change.out)),
            revived=tuple(sorted(done.change.revived)),
        )
        changes = self.changes.push(done.change)
        heard = self._change_acts(done.judged, changes, done.change, written, there.last, author, at, command)
        return replace(heard, lapsed=done.lapsed, revived=done.would_come_back)

    def _clocks(self, judged: Judged[S, F], change: Change) -> Clocks:
        """Return how clocks stand once a change is made: as when the act that it replaces or follows was entered."""
        if change.place is None and change.before is None:
            return clocks_after(self.game, self.state, change.after, judged.state)
        number = change.after.number if change.place is None else previous(self.judged, change.place)
        if number is None:
            return clocks_after(self.game, self.begun, ActStep(0, 0, ()), judged.state)
        then, step, _ = self.judged.until(self.game, number)
        return clocks_after(self.game, then.state, step, judged.state)

    def _change_acts(
        self,
        judged: Judged[S, F],
        changes: Changes,
        changed: Change,
        act: Recorded | Undone | Redone | Corrected | Inserted,
        one: PlayedAct[S, F] | None,
        author: str,
        at: Milliseconds,
        command: str,
    ) -> Heard[S, F]:
        entering = self._entering(act, author, at, command)
        after = replace(entering, judged=judged, changes=changes, stood=_stood(act))
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
        # At the end of a unit nothing can read otherwise: comparing all its rulings would cost more than the
        # act.
        recorded = changed.before is None and changed.place is None
        plain = recorded and self.judged.played and not self.judged.played[-1].revised
        number = changed.after.number
        return () if plain else ruled_otherwise(self.game, self.judged, judged, number, changed.numbers)

    def _note(self, act: Act, author: str, at: Milliseconds, command: str) -> Heard[S, F]:
        if again := self.entry_of(command):
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
        return replace(self, journal=journal, commands=_add_command(self.commands, command))


def _telling(
    facts: tuple[F, ...], then: Callable[[Verdict[S]], Telling[F, S]] | None = None
) -> Telling[F, S]:
    for fact in facts:
        verdict = yield fact
    if then is not None:
        yield from then(verdict)


def _stood(act: Recorded | Undone | Redone | Corrected | Inserted) -> Stood | None:
    return None if isinstance(act, Recorded) or act.clocks is None else Stood(act.clocks)


def _starting_state(game: Game[S, F], journal: Journal) -> S:
    return game.start(msgspec.convert(journal.opened.terms, game.terms))


def _add_command(commands: tuple[frozenset[str], ...], command: str) -> tuple[frozenset[str], ...]:
    # One set that grows would be copied with each act: of chunks only the last one is.
    if not command:
        return commands or (frozenset(),)
    if not commands or len(commands[-1]) >= CHUNK:
        return (*commands, frozenset((command,)))
    return (*commands[:-1], commands[-1] | {command})
