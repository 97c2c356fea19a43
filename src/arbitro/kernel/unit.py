"""A board, frame or game of a sitting as its acts were judged, and how acts are judged again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, TypeAlias, overload

import msgspec
from msgspec.structs import replace

from arbitro.kernel.changes import ActStep, BadAct
from arbitro.kernel.game import F, Game, S
from arbitro.kernel.journal import seal_facts
from arbitro.kernel.ruling import Message, Verdict


class Instead(msgspec.Struct, Generic[F], frozen=True):
    """A fact that was seen better once it was judged: it takes the place of the last ones, judged from before them."""

    fact: F
    last: int = 1


Telling: TypeAlias = Generator[F | Instead[F], Verdict[S], None]
"""Facts one after the other, each told once the verdict on the one before it is known."""


class PlayedAct(msgspec.Struct, Generic[S, F], frozen=True):
    """One act as it was judged."""

    step: ActStep
    facts: tuple[F, ...]
    """Its facts as they read now: a later act may have shown one in another light."""
    state: S
    """The state after it."""
    verdicts: tuple[Verdict[S], ...] = ()
    """One for each fact, up to the one that was refused."""
    says: tuple[Message, ...] = ()
    rejudged: tuple[int, ...] = ()
    """The entries whose acts it has judged again."""
    revised: bool = False
    """Whether it made an earlier act read otherwise, so that it cannot be taken back without judging again."""

    @property
    def lapsed(self) -> bool:
        """Whether it stays in the journal and does not count: something that it rests on was changed."""
        return self.step.out or (bool(self.verdicts) and self.verdicts[-1].refused is not None)


class Unit(msgspec.Struct, Generic[S], frozen=True):
    """A board, frame or game that is over: what counts in it, and the state before the act that opened it."""

    start: S | None
    """None where it was passed over by a checkpoint and has not been needed since."""
    steps: tuple[ActStep, ...]
    lapsed: frozenset[int] = frozenset()


class Judged(msgspec.Struct, Generic[S, F], frozen=True):
    """Acts as they were judged: the units that are over, and the one under way from the act that opened it on."""

    closed: tuple[Unit[S], ...]
    start: S
    played: tuple[PlayedAct[S, F], ...] = ()
    last: PlayedAct[S, F] | None = None
    """The act judged last, also when it ended its unit."""

    @property
    def state(self) -> S:
        """The state after the last act."""
        return self.played[-1].state if self.played else self.start

    @property
    def lapsed(self) -> frozenset[int]:
        """The entries that do not count."""
        return frozenset().union(*(unit.lapsed for unit in self.closed), _lapsed_numbers(self.played))

    def judge(self, game: Game[S, F], step: ActStep) -> Judged[S, F]:
        """Return what is there after one more act."""
        return self.take(game, _judge_step(game, self.state, step, _decode_facts(game, step)))

    def take(self, game: Game[S, F], one: PlayedAct[S, F]) -> Judged[S, F]:
        """Return what is there after an act that was judged from here."""
        played = _after(game, self, one)
        last = played[-1]
        if not self.played or game.unit(last.state) == game.unit(self.state):
            return Judged(self.closed, self.start, played, last)
        over = self.over()
        return Judged(over.closed, over.start, (last,), last)

    def over(self) -> Judged[S, F]:
        """Return what is there with the unit under way closed, before the act that opens the next."""
        unit = Unit(self.start, tuple(one.step for one in self.played), _lapsed_numbers(self.played))
        return Judged((*self.closed, unit), self.state)

    def judge_all(self, game: Game[S, F], steps: Iterable[ActStep]) -> Judged[S, F]:
        """Return what is there after more acts."""
        judged = self
        for step in steps:
            judged = judged.judge(game, step)
        return judged

    def back(self, game: Game[S, F], unit: int) -> Judged[S, F]:
        """Return what was there when a unit began, judging from where a state is known."""
        # A state is kept for each unit and not for each act: a correction judges one unit again, a match of 35
        # frames keeps 35 states. After a checkpoint the first ones are not even there, and are judged when they
        # are asked for.
        if unit == len(self.closed):
            return Judged(self.closed, self.start)
        known = max(number for number in range(unit + 1) if self.closed[number].start is not None)
        start = self.closed[known].start
        assert start is not None
        before = Judged[S, F](self.closed[:known], start)
        for closed in self.closed[known:unit]:
            before = before.judge_all(game, closed.steps).over()
        return before

    def steps_from(self, unit: int) -> tuple[ActStep, ...]:
        """Return the acts from the start of a unit on."""
        over = tuple(step for closed in self.closed[unit:] for step in closed.steps)
        return (*over, *(one.step for one in self.played))

    def unit_of(self, number: int) -> int | None:
        """Return the unit in which the act of an entry stands."""
        if any(one.step.number == number for one in self.played):
            return len(self.closed)
        for index in range(len(self.closed) - 1, -1, -1):
            if any(step.number == number for step in self.closed[index].steps):
                return index
        return None

    def until(self, game: Game[S, F], number: int) -> tuple[Judged[S, F], ActStep, tuple[ActStep, ...]]:
        """Return what was there before the act of an entry, the act, and those after it, or raise BadAct."""
        unit = self.unit_of(number)
        if unit is None:
            raise BadAct("nothing-to-correct")
        steps = self.steps_from(unit)
        if unit and steps[0].number == number:
            # Without the act that opened a unit, the one before it may go on.
            unit -= 1
            steps = self.steps_from(unit)
        place = next(place for place, step in enumerate(steps) if step.number == number)
        return self.back(game, unit).judge_all(game, steps[:place]), steps[place], steps[place + 1 :]

    def rearrange(
        self,
        game: Game[S, F],
        numbers: Collection[int],
        arrange: Callable[[tuple[ActStep, ...]], Iterable[ActStep]],
    ) -> Judged[S, F]:
        """Return what would be there had the acts of some entries, and their order, been others."""
        unit = self.unit_of_first(numbers)
        return self.back(game, unit).judge_all(game, arrange(self.steps_from(unit)))

    def unit_of_first(self, numbers: Collection[int]) -> int:
        """Return the first unit in which one of some acts stands."""
        units = [unit for number in numbers if (unit := self.unit_of(number)) is not None]
        return min(units, default=len(self.closed))

    def without_last(self, game: Game[S, F]) -> Judged[S, F]:
        """Return what was there before the last act."""
        # Taking the last act back needs no judging where the unit's states are still there and it changed no
        # earlier one: then it is one step, however long the match.
        opening = len(self.played) <= 1 and bool(self.closed)
        if not opening and not self.played[-1].revised:
            return Judged(self.closed, self.start, self.played[:-1])
        unit = len(self.closed) - opening
        return self.back(game, unit).judge_all(game, self.steps_from(unit)[:-1])

    def walk(self, game: Game[S, F], unit: int = 0) -> Iterator[PlayedAct[S, F]]:
        """Yield every act as it stands now, from the start of a unit on."""
        start = self.back(game, unit).start
        for closed in self.closed[unit:]:
            run = Judged[S, F]((), start)
            for step in closed.steps:
                one = _judge_step(game, run.state, step, _decode_facts(game, step))
                run = Judged((), start, _after(game, run, one))
            yield from run.played
            start = run.state
        yield from self.played


def ruled_otherwise(
    game: Game[S, F], now: Judged[S, F], then: Judged[S, F], number: int, concerned: Collection[int]
) -> tuple[int, ...]:
    """Return the other acts, from the first concerned on, that stand both now and then and are ruled otherwise."""
    # Both are walked from the first unit concerned, since a correction changes nothing before it.
    unit = min(now.unit_of_first(concerned), then.unit_of_first(concerned))
    before = {one.step.number: _rulings_of(one) for one in now.walk(game, unit)}
    after = {one.step.number: _rulings_of(one) for one in then.walk(game, unit)}
    return tuple(one for one in after if one != number and before.get(one, after[one]) != after[one])


def _rulings_of(one: PlayedAct[Any, Any]) -> list[object]:
    return [one.lapsed, *(verdict.rulings for verdict in one.verdicts if not one.lapsed)]


def standing_before(game: Game[S, F], state: S, step: ActStep) -> S:
    """Return the state in which an act is judged: its clocks as they stood, where something was put right before it."""
    if step.stood is None:
        return state
    since = step.at if step.stood.ran is None else step.stood.ran
    return game.set_clocks(state, step.stood.clocks, since)


class Earlier(Sequence[F]):
    """The facts of a unit that count, put together only when a game looks at them."""

    def __init__(self, played: tuple[PlayedAct[Any, F], ...]) -> None:
        self._played = played

    @cached_property
    def places(self) -> list[tuple[PlayedAct[Any, F], int]]:
        """Where each of them stands: its act, and its place in it."""
        return [(one, place) for one in self._played if not one.lapsed for place in range(len(one.facts))]

    @overload
    def __getitem__(self, index: int) -> F: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[F]: ...
    def __getitem__(self, index: int | slice) -> F | Sequence[F]:
        if isinstance(index, slice):
            return [one.facts[place] for one, place in self.places[index]]
        one, place = self.places[index]
        return one.facts[place]

    def __len__(self) -> int:
        return len(self.places)


def judge_as_told(game: Game[S, F], state: S, step: ActStep, told: Telling[F, S]) -> PlayedAct[S, F]:
    """Judge an act while it is told, each fact once and complete, and return it with its facts as a journal holds them.

    What the hall's own clock contradicts is refused; that is asked only here, when an act is entered.
    """
    # A played stroke is a telling: what lies on the table follows from the verdict on the stroke, so that the
    # next fact is known only then. Facts are judged here once; to judge in order to learn what to judge made
    # three of every stroke.
    timed = standing_before(game, state, step)
    facts: list[F] = []
    verdicts: list[Verdict[S]] = []
    says: list[tuple[Message, ...]] = []
    now, fact = timed, next(told, None)
    while fact is not None:
        if isinstance(fact, Instead):
            for done in (facts, verdicts, says):
                del done[-fact.last :]
            now, fact = verdicts[-1].state if verdicts else timed, fact.fact
        complete = game.complete(now, fact)
        contradicted = game.contradiction(timed, complete, step.at)
        verdict = Verdict(now, refused=contradicted) if contradicted else game.judge(now, complete, step.at)
        verdicts.append(verdict)
        if verdict.refused:
            told.close()
            return PlayedAct(step, (*facts, complete), state, tuple(verdicts))
        facts.append(complete)
        says.append(game.says(now, complete, verdict))
        now = verdict.state
        try:
            fact = told.send(verdict)
        except StopIteration:
            fact = None
    words = tuple(word for said in says for word in said)
    return PlayedAct(replace(step, facts=seal_facts(facts)), tuple(facts), now, tuple(verdicts), words)


def _after(game: Game[S, F], judged: Judged[S, F], one: PlayedAct[S, F]) -> tuple[PlayedAct[S, F], ...]:
    """Return the unit's acts after one more, those included that it made read otherwise.

    Looking back never leaves the unit, and an act that is refused, before or after it, looks back on nothing.
    """
    if one.lapsed or game.unit(one.state) != game.unit(judged.state):
        return (*judged.played, one)
    played, rejudged, revised = _look_back(game, judged, one.facts)
    if revised:
        state, anew = judged.start, list[PlayedAct[S, F]]()
        for earlier in played:
            again = _judge_step(game, state, earlier.step, earlier.facts)
            anew.append(replace(again, rejudged=earlier.rejudged, revised=earlier.revised))
            state = again.state
        played = tuple(anew)
        again = _judge_step(game, state, one.step, one.facts)
        if again.lapsed:
            return (*judged.played, one)
        one = again
    return (*played, replace(one, rejudged=rejudged, revised=revised) if rejudged else one)


def _judge_step(game: Game[S, F], state: S, step: ActStep, facts: tuple[F, ...]) -> PlayedAct[S, F]:
    # Facts of a journal are complete: nothing is asked of the hall's clock here, so that a journal reads the
    # same on any machine.
    if step.out:
        return PlayedAct(step, facts, state)
    before, state = state, standing_before(game, state, step)
    verdicts: list[Verdict[S]] = []
    says: list[Message] = []
    for fact in facts:
        verdict = game.judge(state, fact, step.at)
        verdicts.append(verdict)
        if verdict.refused:
            return PlayedAct(step, facts, before, tuple(verdicts))
        says.extend(game.says(state, fact, verdict))
        state = verdict.state
    return PlayedAct(step, facts, state, tuple(verdicts), tuple(says))


def _look_back(
    game: Game[S, F], judged: Judged[S, F], facts: tuple[F, ...]
) -> tuple[tuple[PlayedAct[S, F], ...], tuple[int, ...], bool]:
    """Return the unit's acts as they read in the light of new facts, which of them are judged again, and whether so."""
    # A game tells by places in the list of facts what it sees otherwise; which acts these stand in, only this
    # side knows.
    read = Earlier(judged.played)
    anew: dict[int, F] = {}
    for fact in facts:
        anew.update(game.hindsight(read, fact))
    if not anew:
        return judged.played, (), False
    earlier = read.places
    numbers = tuple(sorted({earlier[index][0].step.number for index in anew}))
    changed = {
        (earlier[index][0].step.number, earlier[index][1]): fact
        for index, fact in anew.items()
        if fact is not read[index]
    }
    reread = []
    for one in judged.played:
        facts = tuple(changed.get((one.step.number, place), fact) for place, fact in enumerate(one.facts))
        reread.append(replace(one, facts=facts))
    return tuple(reread), numbers, bool(changed)


def _decode_facts(game: Game[S, F], step: ActStep) -> tuple[F, ...]:
    return tuple(game.decode(bytes(fact)) for fact in step.facts)


def _lapsed_numbers(played: tuple[PlayedAct[S, Any], ...]) -> frozenset[int]:
    return frozenset(one.step.number for one in played if one.lapsed)
