"""The house player of snooker, in six strengths."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import erf, sqrt
from random import Random
from statistics import fmean
from typing import TypeAlias

from msgspec.structs import replace

from arbitro.players.snooker.choices import choose, hopeless, makes_century
from arbitro.players.snooker.roundabout import doubles, plants
from arbitro.players.snooker.sight import Act, SnookerSight, SnookerWord, Strike
from arbitro.players.snooker.strengths import FOLLOW_AND_DRAW, STRENGTHS, SnookerStrength, with_hand
from arbitro.players.snooker.strokes import anywhere, breaking, kicking, meeting, potting, straight
from arbitro.players.snooker.stuck import STUCK, stuck
from arbitro.players.snooker.trial import Trial, try_strikes
from arbitro.players.snooker.view import ImaginedFrame, imagine_view
from arbitro.players.snooker.weighed import (
    KNOWN,
    Weighed,
    best_of,
    close_to_best,
    nearby,
    promise,
    softest,
    turn_strike,
    with_trials,
)
from arbitro.players.snooker.worth import MISSED, following, needs_fouls, promising, worth
from arbitro.snooker.frame import Frames

Further: TypeAlias = Callable[[ImaginedFrame], float]
GOOD_ENOUGH = 2.5
"""Points: a pot that promises more is played without a thought of safety."""
FOUL = -7.0
"""Points: what a foul costs, with what it leaves."""
# Of a pot more of these tell little: luck is the same for the strokes that are compared, so that it falls out.
FOLLOWED = 8
"""How often a pot is played in the mind to look at the stroke after it."""
NEXT_POTS = 3
NEXT_SPEEDS = (0.7, 1.0, 1.35, 1.8, 2.4, 3.2, 4.3)
ROUNDS = 3
"""How often the best pots are followed at most."""
STEPS = (1.0, 0.5)
"""How far beside the best strokes is looked for better ones, one time after the other."""
# With only as many as are chosen, the luckiest of a trial without errors were played: breaks ended with pots of
# less than an even chance, for position was lost.
WIDER = 3
"""How many more strokes are tried with the errors of the hand at first, so many times less often each."""
# The straight line of the ghost ball is not the middle of what a pocket takes once jaws, throw and speed have
# their part in it.
AIMS = tuple(0.25 * n for n in range(-6, 7))
"""Aims around a stroke, in shares of the window of its pot, by which is found what its pocket takes."""
MEASURED = 60
"""How often the best pots are played in the mind only to know their chances."""
TESTS = 8
"""How often a stroke at a ball is tried with an unsteady hand before it is thought about."""


class SnookerHouse:
    """Pots if it can, plays for the next ball, and hides the balls on when there is nothing to pot."""

    def __init__(self, strength: SnookerStrength, whim: Random, book: Frames) -> None:
        self.book = book
        self.strength = strength
        self.whim = whim

    def act(self, sight: SnookerSight) -> Act:
        """Return what the player says or plays."""
        # A frame won on the last black is claimed, unless that black makes the break a century or belongs to
        # one.
        if not sight.may_nominate:
            return choose(sight, self.strength.stray, self.strength.lenient)
        if SnookerWord.CLAIM in sight.words and not makes_century(sight.frame):
            return SnookerWord.CLAIM
        if SnookerWord.CONCEDE in sight.words and hopeless(sight.frame):
            return SnookerWord.CONCEDE
        return self.with_error(self.best(imagine_view(sight.frame, sight.balls)).strike)

    def best(self, view: ImaginedFrame) -> Weighed:
        """Return the stroke that promises most to this player."""
        # Pots first, since they are most strokes and a good one needs no thought of safety: plants, doubles and
        # safeties cost as much thinking again. A side that needs fouls thinks of safety whatever it can pot.
        best = self._settle(view, self._potting(view))
        if best and best.value > GOOD_ENOUGH and not needs_fouls(view.frame):
            return best
        best = self._settle(view, [one for one in (best, *self._roundabout(view)) if one])
        contacts = breaking(view) if view.frame.opening else meeting(view)
        safe = self._settle(view, self._fair(view, contacts))
        if found := [one for one in (best, safe) if one]:
            return max(found, key=promise)
        # A way round a snooker; if none is found, an honest stroke straight at the nearest ball on.
        ways: Sequence[Callable[[ImaginedFrame], Iterator[Strike]]] = (kicking, anywhere)
        for way in ways:
            if best := self._settle(view, self._fair(view, way(view))):
                return best
        return Weighed(FOUL, straight(view))

    def weigh(self, view: ImaginedFrame) -> list[Weighed]:
        """Return the pots and the safe strokes that the player thinks of, each with what it promises at first sight."""
        contacts = breaking(view) if view.frame.opening else meeting(view)
        return [*self._potting(view), *self._fair(view, contacts)]

    def _potting(self, view: ImaginedFrame) -> Iterator[Weighed]:
        """Yield the middle of the aims that pot, for each pot, speed and tip."""
        stray, strength = self.strength.stray, self.strength
        fans = [
            (pot, fan)
            for cue, pot in islice(promising(view, stray), strength.pots)
            for fan in potting(view.frame, cue, pot, strength.speeds, strength.tips)
        ]
        trial = try_strikes(self.book, view, [strike for _, fan in fans for strike in fan])
        for number, (pot, fan) in enumerate(fans):
            start = number * len(fan)
            going = [n for n in range(start, start + len(fan)) if trial.fair(n, pot.piece)]
            if going:
                middle = sorted(going, key=lambda n: trial.strikes[n].angle)[len(going) // 2]
                chance = pot.chance_at(fan[0].speed, stray)
                value = chance * trial.value(middle, stray) - (1.0 - chance) * MISSED * following(stray)
                yield Weighed(value, trial.strikes[middle], pot.piece, chance, window=pot.window)

    def _roundabout(self, view: ImaginedFrame) -> Iterator[Weighed]:
        """Yield plants and doubles that go in when they are played as they are meant."""
        if not self.strength.ahead:
            return
        meant = [*plants(view), *doubles(view)]
        trial = try_strikes(self.book, view, [strike for _, strike in meant])
        for n, (piece, strike) in enumerate(meant):
            if trial.fair(n, piece):
                yield Weighed(trial.value(n, self.strength.stray), strike, piece)

    def _fair(self, view: ImaginedFrame, strikes: Iterable[Strike]) -> Iterator[Weighed]:
        """Yield strokes that meet a ball on first, as many as the player thinks of."""
        trial = try_strikes(self.book, view, tuple(strikes))
        fair = [n for n in range(len(trial.strikes)) if trial.fair(n)]
        few = self.whim.sample(fair, min(len(fair), self.strength.contacts))
        for n, share in zip(few, self._fair_shares(view, [trial.strikes[n] for n in few]), strict=True):
            value = trial.value(n, self.strength.stray)
            yield Weighed(share * value + (1 - share) * FOUL, trial.strikes[n])

    def _fair_shares(self, view: ImaginedFrame, strikes: Sequence[Strike]) -> Iterator[float]:
        """Yield, of each stroke, how often it meets a ball on first when an unsteady hand plays it."""
        # A stroke that meets a ball on when it is played as it is meant may be a foul in every second hand.
        trial = try_strikes(
            self.book, view, [self.with_error(strike) for strike in strikes for _ in range(TESTS)]
        )
        for start in range(0, len(trial.strikes), TESTS):
            yield sum(trial.fair(n) for n in range(start, start + TESTS)) / TESTS

    def _settle(self, view: ImaginedFrame, weighed: Iterable[Weighed]) -> Weighed | None:
        """Return the best stroke for an unsteady hand: the most promising are played again with its errors."""
        trials, few = self.strength.trials, self.strength.finalists
        tested = self._rank_by_worth(
            view, self._aim_at_middle(view, best_of(weighed, WIDER * few)), trials // WIDER
        )
        for step in STEPS:
            beside = [near for one in tested[: self.strength.ahead] for near in nearby(one, step)]
            tested = best_of(
                [*tested, *self._rank_by_worth(view, self._aim_at_middle(view, beside), trials // WIDER)], few
            )
        # Pots with how often they go in when they are tried many times.
        if not self.strength.ahead:
            measure_pots = tested
        else:
            luck = self._luck()
            measure_pots = [
                self._measure(view, one, luck) if one.chance is not None else one for one in tested
            ]
        judged = self._rank_by_worth(view, measure_pots, trials, self._add_freed_reds(view, self._worth))
        return next(iter(self._ahead(view, judged)), None)

    def _ahead(self, view: ImaginedFrame, judged: list[Weighed]) -> list[Weighed]:
        """Return strokes by what they promise with the stroke after them, which is looked for while they are close."""
        # With the same luck for each: what differs is then the strokes. A plain pot is played without, a choice
        # between close ones takes longer.
        rivals = close_to_best([one for one in judged[: self.strength.ahead] if one.piece])
        further = self._add_freed_reds(view, self._next)
        for seen in range(1, ROUNDS + 1):
            if len(rivals) < 2:
                break
            luck = self._luck()
            rivals = close_to_best(self._follow_pot(view, one, luck, seen, further) for one in rivals)
        return [softest(rivals)] if rivals else judged

    def _aim_at_middle(self, view: ImaginedFrame, weighed: list[Weighed]) -> list[Weighed]:
        """Return pots aimed at the middle of what their pockets take, other strokes as they were."""
        # Found by trying: what a pocket takes depends on jaws and pace, and the geometry knows neither.
        if not self.strength.ahead:
            return weighed
        pots = [one for one in weighed if one.window]
        trial = try_strikes(self.book, view, [turn_strike(one, share) for one in pots for share in AIMS])
        found = {id(one): self._centre_pot(trial, n * len(AIMS), one) for n, one in enumerate(pots)}
        return [found.get(id(one), one) for one in weighed]

    def _centre_pot(self, trial: Trial, start: int, one: Weighed) -> Weighed:
        """Return a pot aimed at the middle of the aims that go in, and how likely it is so."""
        # An aim that strays like a bell curve stays within what goes in as often as erf says.
        going = [share for n, share in enumerate(AIMS, start) if trial.fair(n, one.piece)]
        if not going:
            return one
        taken = len(going) * (AIMS[1] - AIMS[0]) * one.window / 2
        chance = erf(taken / (self.strength.stray * sqrt(2))) if self.strength.stray else 1.0
        middle = (going[0] + going[-1]) / 2
        return replace(one, strike=turn_strike(one, middle), chance=chance, known=KNOWN)

    def _measure(self, view: ImaginedFrame, one: Weighed, luck: int) -> Weighed:
        trial = self._try_stroke(view, one, MEASURED, luck)
        return with_trials(one, sum(trial.fair(n, one.piece) for n in range(MEASURED)), MEASURED)

    def _add_freed_reds(self, view: ImaginedFrame, further: Further) -> Further:
        """Return what a position is worth when also counts how many reds a stroke has freed."""
        # A red that cannot be potted counts against every break to come, and no stroke ahead would see it.
        if not (self.strength.ahead and view.frame.reds):
            return further
        stray = self.strength.stray
        before = stuck(view, stray)
        return lambda left: further(left) + STUCK * (before - stuck(left, stray))

    def _worth(self, view: ImaginedFrame) -> float:
        return worth(view, self.strength.stray)

    def _rank_by_worth(
        self, view: ImaginedFrame, weighed: Iterable[Weighed], trials: int, further: Further | None = None
    ) -> list[Weighed]:
        """Return strokes by what they are worth on average with the errors of the hand, the best first."""
        # One luck for all strokes of a ranking: the same errors of the hand befall each.
        luck = self._luck()
        found = [self._mean(self._try_stroke(view, one, trials, luck), one, further) for one in weighed]
        return sorted(found, key=promise, reverse=True)

    def _follow_pot(
        self, view: ImaginedFrame, one: Weighed, luck: int, seen: int, further: Further
    ) -> Weighed:
        """Return what a pot is worth when the stroke after it is looked for too, with what was seen before."""
        mean = self._mean(self._try_stroke(view, one, FOLLOWED, luck), one, further)
        return replace(mean, value=(mean.value + seen * one.value) / (seen + 1))

    def _try_stroke(self, view: ImaginedFrame, one: Weighed, count: int, luck: int) -> Trial:
        """Return a stroke played so often with the errors of the hand, which are the same for the same luck."""
        whim = Random(luck)
        return try_strikes(
            self.book, view, [self.strength.with_error(one.strike, whim) for _ in range(count)]
        )

    def _luck(self) -> int:
        return self.whim.getrandbits(32)

    def _mean(self, trial: Trial, one: Weighed, further: Further | None = None) -> Weighed:
        """Return what a stroke was worth on average in a trial; of a pot, so that luck in the trial counts little."""
        # How likely a pot is by cut and distances counts as much as twenty trials, so that a lucky trial of ten
        # does not decide.
        stray, count = self.strength.stray, len(trial.strikes)
        values = [trial.value(n, stray, further) for n in range(count)]
        made = [trial.fair(n, one.piece) for n in range(count)]
        if one.chance is None or not any(made):
            return replace(one, value=fmean(values))
        known = with_trials(one, sum(made), count)
        chance = known.chance or 0.0
        missed = [value for value, good in zip(values, made, strict=True) if not good]
        lost = fmean([*missed, -MISSED * following(stray)])
        gained = fmean(value for value, good in zip(values, made, strict=True) if good)
        return replace(known, value=chance * gained + (1 - chance) * lost)

    def _next(self, view: ImaginedFrame) -> float:
        """Return what a position is worth to the player who goes on from it: its best pots, and what they leave."""
        # Few pots at seven speeds, flat, with follow and with draw: enough to tell whether the cue-ball is left
        # on something.
        stray = self.strength.stray
        pots = [*islice(promising(view, stray), NEXT_POTS)]
        fans = (
            (pot, potting(view.frame, cue, pot, NEXT_SPEEDS, FOLLOW_AND_DRAW, (0.0,))) for cue, pot in pots
        )
        meant = [(pot, strike) for pot, strikes in fans for (strike,) in strikes]
        trial = try_strikes(self.book, view, [strike for _, strike in meant])
        found = [worth(view, stray)]
        for n, (pot, strike) in enumerate(meant):
            if trial.fair(n, pot.piece):
                chance = pot.chance_at(strike.speed, stray)
                found.append(chance * trial.value(n, stray) - (1 - chance) * MISSED * following(stray))
        return max(found)

    def with_error(self, strike: Strike) -> Strike:
        """Return what an unsteady hand makes of a stroke."""
        return self.strength.with_error(strike, self.whim)


def house(strength: int, whim: Random, book: Frames) -> SnookerHouse:
    """Return a house player of a strength, who knows the laws of an edition."""
    return SnookerHouse(STRENGTHS[strength], whim, book)


def astray(strength: int, whim: Random, degrees: float, book: Frames) -> SnookerHouse:
    """Return a house player of a strength whose hand strays so many degrees."""
    return SnookerHouse(with_hand(STRENGTHS[strength], degrees), whim, book)
