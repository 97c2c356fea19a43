"""Whether a stroke was a jump shot: the cue-ball in the air passed over a ball, and no exception holds (2.19)."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot, inf

from arbitro.strokes.snooker.setting import CUE, TABLE
from arbitro.table import Bounce, Contact, Fall, Landing, Left, Motion, Segment

BALL = 2 * TABLE.pieces[CUE].radius
SEEN = 1e-4
"""Metres: what a referee sees of a ball over another; a lower hop meets it as a ball on the bed does."""
INSTANT = 1e-7
"""Seconds: how finely the moment is looked for."""


def is_jump_shot(motion: Motion, lawful: bool) -> bool:
    """Tell whether the stroke was a jump shot; lawful if the ball that the cue-ball hit first was on."""
    balls = [piece for piece in motion.start.at if piece != CUE]
    return any(
        not _is_excepted(motion, piece, time, lawful) for piece in balls for time in passes(motion, piece)
    )


def passes(motion: Motion, piece: str) -> Iterator[float]:
    """Yield when the cue-ball comes over a ball, once for each stretch of its flight."""
    for flight, end in _stretches(motion, CUE):
        if flight.phase == "flying":
            time = _over(flight, end, motion, piece)
            if time is not None:
                yield time


def _is_excepted(motion: Motion, piece: str, time: float, lawful: bool) -> bool:
    """Tell whether one of the three exceptions holds for a pass over a ball."""
    met = [(event.time, _other(event)) for event in motion.events if _meets(event) and event.time <= time]
    if not met:
        # It leaps and hits the ball without landing on its far side: no jump shot (2.19.b).
        down = _moment_of_landing(motion, time)
        landing = (event for event in motion.events if time <= event.time <= down)
        hit = any(_meets(event) and _other(event) == piece for event in landing)
        return hit and not _beyond(motion, piece, time)
    first = {ball for at, ball in met if at == met[0][0]}
    if piece not in first:
        return True
    # Having lawfully hit a ball it may pass over it after a cushion or another ball (2.19.c).
    turned = any(ball not in first for _, ball in met) or any(
        isinstance(event, Bounce) and event.piece == CUE and met[0][0] <= event.time <= time
        for event in motion.events
    )
    return lawful if turned else not _beyond(motion, piece, time)


def _meets(event: object) -> bool:
    return isinstance(event, Contact) and CUE in (event.piece, event.other)


def _other(event: object) -> str:
    assert isinstance(event, Contact)
    return event.other if event.piece == CUE else event.piece


def _moment_of_landing(motion: Motion, time: float) -> float:
    """Return when the cue-ball comes down after a moment, or is off the bed."""
    ends = (
        event.time
        for event in motion.events
        if isinstance(event, Landing | Fall | Left) and event.piece == CUE and event.time > time
    )
    return next(ends, motion.duration)


def _beyond(motion: Motion, piece: str, time: float) -> bool:
    """Tell whether the cue-ball comes down on the far side of a ball, as it was going."""
    down = _moment_of_landing(motion, time)
    going = [part for part in motion.path(CUE) if part.time <= time][-1]
    last = [part for part in motion.path(CUE) if part.time < down][-1]
    x, y = last.at(down)
    bx, by = motion.at(down).get(piece) or motion.at(time)[piece]
    return (x - bx) * going.vx + (y - by) * going.vy > 0.0


def _stretches(motion: Motion, piece: str) -> Iterator[tuple[Segment, float]]:
    """Yield the segments of a piece with their ends, what it did before it moved included."""
    x, y = motion.start.at[piece]
    rest = Segment(piece, 0.0, x, y, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, "rest")
    for part, then in pairwise([rest, *motion.path(piece), None]):
        assert part
        yield part, then.time if then else inf


def _over(flight: Segment, end: float, motion: Motion, piece: str) -> float | None:
    """Return when a flight first comes over a ball, if it does."""
    for part, until in _stretches(motion, piece):
        start, stop = max(flight.time, part.time), min(end, until, motion.duration)
        if part.phase != "gone" and start < stop:
            time = _nears(flight, part, start, stop)
            if time is not None:
                return time
    return None


def _nears(one: Segment, other: Segment, start: float, stop: float) -> float | None:
    """Return when two balls first overlap in plan between two moments; halves what cannot be ruled out."""
    middle = (start + stop) / 2
    (ax, ay), (bx, by) = one.at(middle), other.at(middle)
    gap = hypot(ax - bx, ay - by) - (BALL - SEEN)
    # The most that two balls can approach at between two moments, in m/s.
    speeds = [
        hypot(part.vx + part.ax * (time - part.time), part.vy + part.ay * (time - part.time))
        for part in (one, other)
        for time in (start, stop)
    ]
    if gap > (max(speeds[:2]) + max(speeds[2:])) * (stop - start) / 2:
        return None
    if stop - start < INSTANT:
        return middle if gap < 0.0 else None
    early = _nears(one, other, start, middle)
    return early if early is not None else _nears(one, other, middle, stop)
