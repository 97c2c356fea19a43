"""Whether a stroke that failed was a fair attempt: what a referee asks of a machine (3.14).

The stroke is fair when the cue-ball's way, carried on past the ball that stopped it as far as its speed would have
taken it, comes near a ball on: right direction, enough strength.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import hypot

from arbitro.snooker.balls import Ball
from arbitro.strokes.snooker.setting import CUE, TABLE, object_of
from arbitro.table import Contact, Motion

NEAR = 0.21
"""Metres: four balls' width. A way that misses every ball on by more is no attempt to hit it."""
SAMPLES = 64
"""How many places of each stretch of the way are looked at."""


def fair_attempt(motion: Motion, on: Iterable[Ball]) -> bool:
    """Tell whether the cue-ball was sent towards a ball on, and hard enough to come near it."""
    reach = 2 * TABLE.pieces[CUE].radius + NEAR
    wanted = {*on}
    targets = [at for piece, at in motion.start.at.items() if piece != CUE and object_of(piece) in wanted]
    return any(
        abs(x - tx) <= reach and hypot(x - tx, y - ty) <= reach for x, y in _way(motion) for tx, ty in targets
    )


def _way(motion: Motion) -> Iterator[tuple[float, float]]:
    """Yield places of the cue-ball's way until it met a ball, then of the way that it was kept from."""
    end = min(
        (
            event.time
            for event in motion.events
            if (isinstance(event, Contact) and CUE in (event.piece, event.other))
        ),
        default=motion.duration,
    )
    first, *later = motion.path(CUE)
    path = [first, *(segment for segment in later if segment.time < end)]
    for segment, until in pairwise([*path, None]):
        assert segment
        stop = until.time if until else end
        for n in range(SAMPLES + 1):
            yield segment.at(segment.time + (stop - segment.time) * n / SAMPLES)
    # Straight ahead from there, as far as a ball rolls from the speed that it had: the way that it was kept from.
    last, since = path[-1], end - path[-1].time
    x, y = last.at(end)
    vx, vy = last.vx + last.ax * since, last.vy + last.ay * since
    speed = hypot(vx, vy) or 1e-9
    run = min(TABLE.bed.length, speed * speed / (2 * TABLE.coefficients.roll * TABLE.coefficients.gravity))
    for n in range(SAMPLES + 1):
        yield x + vx / speed * run * n / SAMPLES, y + vy / speed * run * n / SAMPLES
