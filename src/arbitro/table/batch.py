"""Many strokes from one position over all cores, and what noise around a stroke leads to."""

from __future__ import annotations

import os
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from arbitro.layout import Layout
from arbitro.table.simulation import RAN_AWAY
from arbitro.table.standing import refuse_impossible, refuse_misplaced
from arbitro.table.stroke import Flick, Misplayed, Stroke, check_stroke, fastest, slips
from arbitro.table.table import Table

HEAD, EACH = 6, 4
FEWEST_A_THREAD = 8


class StrokeOutcome(msgspec.Struct, frozen=True):
    """How one stroke of many ended."""

    events: int
    duration: float
    first: str | None
    """The piece that was met first."""
    also: str | None
    """Another piece met at the same moment."""
    pocketed: dict[str, str]
    """Each piece that fell, and its pocket."""
    final: dict[str, tuple[float, float]]
    off: tuple[str, ...] = ()
    """The pieces that left the table."""
    halted: bool = False
    """Whether it came to the bound on events, and was brought to rest there."""


class Outcomes(Sequence[StrokeOutcome]):
    """The results of many strokes in one array of doubles, read one by one or as a buffer.

    A row holds status, events, duration, first met, met with it (-1 for none), time of it; then of each piece x, y,
    pocket (-1 on the bed, -2 not in play, -3 off the table) and cushions met.
    """

    def __init__(self, table: Table, count: int) -> None:
        self.table = table
        self.width = HEAD + EACH * len(table.pieces)
        self.numbers = array("d", bytes(8 * count * self.width))

    def __len__(self) -> int:
        return len(self.numbers) // self.width

    def __getitem__(self, n: int) -> StrokeOutcome:  # type: ignore[override]  # a slice of outcomes is not offered
        if not -len(self) <= n < len(self):
            raise IndexError(n)
        row = self.row(n % len(self))
        names = list(self.table.pieces)
        met = [names[int(row[k])] if row[k] >= 0 else None for k in (3, 4)]
        fallen_pieces = [
            (name, self.table.bed.pockets[int(row[k + 2])].name)
            for name, k in self._places(row)
            if row[k + 2] >= 0
        ]
        return StrokeOutcome(
            int(row[1]),
            row[2],
            met[0],
            met[1],
            dict(fallen_pieces),
            dict(self._standing(row)),
            tuple(name for name, k in self._places(row) if row[k + 2] == OFF),
            row[0] == RAN_AWAY,
        )

    def row(self, n: int) -> memoryview:
        """Return the numbers of one stroke without copying them."""
        return memoryview(self.numbers)[n * self.width : (n + 1) * self.width]

    def _standing(self, row: memoryview) -> Iterator[tuple[str, tuple[float, float]]]:
        for name, k in self._places(row):
            if row[k + 2] == ON_BED:
                yield name, (row[k], row[k + 1])

    def _places(self, row: memoryview) -> Iterator[tuple[str, int]]:
        return zip(self.table.pieces, range(HEAD, len(row), EACH), strict=True)


# As the engine reports it; -2 is a piece that was never in play.
ON_BED, OFF = -1, -3


def simulate_many(
    table: Table, layout: Layout, strokes: Sequence[Stroke], threads: int | None = None
) -> Outcomes:
    """Play every stroke from the same layout, on all cores unless told how many threads; each has its outcome."""
    refuse_impossible(table, layout)
    refuse_misplaced(table, layout, strokes)
    given = array("d")
    for stroke in strokes:
        given.extend(check_stroke(stroke).numbers())
    return play_numbers(table, layout, given, threads)


def play_numbers(table: Table, layout: Layout, given: array[float], threads: int | None = None) -> Outcomes:
    """Play strokes given as seven numbers each, without checking them."""
    # Threads, for the core runs without the GIL; parts of a few strokes would cost more to hand out than to
    # play.
    count = len(given) // 7
    outcomes = Outcomes(table, count)
    workers = max(1, min(threads or os.cpu_count() or 1, count // FEWEST_A_THREAD))

    def play(part: int) -> None:
        engine = table.engine(layout.at)
        engine.play_each(given, outcomes.numbers, count * part // workers, count * (part + 1) // workers)

    if workers == 1:
        play(0)
    else:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(play, range(workers)))
    return outcomes


class Noise(msgspec.Struct, frozen=True):
    """How a hand strays from what it means, as standard deviations."""

    angle: float = 0.0
    """In radians."""
    speed: float = 0.0
    """As a share of the speed."""
    tip: float = 0.0
    """Of where the tip meets the ball, in radii."""


class Rollout(msgspec.Struct, frozen=True):
    """What a stroke leads to when it is played with noise."""

    played: int
    pocketed: dict[str, float]
    """The probability that each piece falls, for those that ever did."""
    first: dict[str, float]
    """The probability of each first contact; `none` for a stroke that meets nothing."""
    miscued: float = 0.0
    """The probability that the tip slips off the ball: such a stroke meets nothing and is in no other count."""
    off: dict[str, float] = {}
    """The probability that each piece leaves the table, for those that ever did."""


def rollout(
    table: Table,
    layout: Layout,
    stroke: Stroke,
    noise: Noise,
    n: int,
    seed: int = 0,
    threads: int | None = None,
) -> Rollout:
    """Play a stroke n times with noise and count what happens; a tip that strays too far slips off."""
    # A tip that strays beyond half the radius slips off (MISCUE): the stroke is counted apart, since what a
    # slipping cue does nobody has measured.
    if n < 1:
        raise Misplayed("count")
    strokes = tuple(noisy(check_stroke(stroke), noise, n, seed))
    outcomes = simulate_many(table, layout, [one for one in strokes if not slips(one)], threads)
    ends = tuple(outcomes)
    return Rollout(
        n,
        _shares((piece for end in ends for piece in end.pocketed), n),
        _shares((end.first or "none" for end in ends), n),
        sum(map(slips, strokes)) / n,
        _shares((piece for end in ends for piece in end.off), n),
    )


def _shares(names: Iterable[str], n: int) -> dict[str, float]:
    """Return how often each name comes, as a share of n."""
    return {name: count / n for name, count in Counter(names).items()}


def noisy(stroke: Stroke, noise: Noise, n: int, seed: int) -> Iterator[Stroke]:
    """Return n strayed copies of a stroke, none faster than a hand can; the same seed gives the same ones."""
    # One source for all strokes in turn: a seed gives the same strokes on any number of threads.
    from random import Random
    from statistics import NormalDist

    dice, bell = Random(seed), NormalDist()

    def stray() -> float:
        return bell.inv_cdf(1.0 - dice.random())

    for _ in range(n):
        angle = stroke.angle + noise.angle * stray()
        speed = min(max(0.0, stroke.speed * (1.0 + noise.speed * stray())), fastest(stroke))
        if isinstance(stroke, Flick):
            yield msgspec.structs.replace(stroke, angle=angle, speed=speed)
        else:
            stray_shot = msgspec.structs.replace(
                stroke,
                angle=angle,
                speed=speed,
                side=stroke.side + (noise.tip * stray()),
                height=stroke.height + (noise.tip * stray()),
            )
            yield stray_shot
