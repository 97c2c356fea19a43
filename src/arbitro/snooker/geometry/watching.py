"""Turns a stroke that was seen on a table into the referee's facts.

The playing table gives places in metres from its lower left corner, and numbers the reds (`red-1`).
"""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from arbitro.snooker.balls import COLOURS, AnyBall, Ball
from arbitro.snooker.contact import free_ball, returning, target
from arbitro.snooker.facts import Spots, Stroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.geometry.in_hand import snookered_in_hand
from arbitro.snooker.geometry.seen import open_path, spots_seen
from arbitro.snooker.geometry.sight import effective_snookering_balls, snookered
from arbitro.snooker.geometry.spots import spot_all
from arbitro.snooker.table import WIDTH, Placed, Point

Layout = Mapping[str, tuple[float, float]]
_MILLIMETRES = 1000.0


class Watched(msgspec.Struct, frozen=True):
    """What the referee saw of a stroke."""

    stroke: Stroke
    """The stroke as a fact, snookers and open paths included."""
    spots: Spots
    """Which spots were occupied when the colours came back."""
    returned: tuple[Placed, ...]
    """Where the colours that come back are put."""


def watch(
    frame: Frame,
    before: Layout,
    after: Layout,
    *,
    first: Sequence[str] = (),
    potted: Sequence[str] = (),
    off_table: Sequence[str] = (),
    nominated: Ball | None = None,
) -> Watched:
    """Return what a stroke was, from where the balls stood before and after it and what was hit and potted."""
    stroke = Stroke(
        nominated=nominated,
        first=cast(tuple[Ball, ...], _names(first)),
        missed=not first,
        potted=_names(potted),
        off_table=_names(off_table),
    )
    cue, balls = seen(before)
    path = open_path(cue, balls, _could_be_on(frame, stroke)) if cue else "none"
    return _left(frame, replace(stroke, path=path), after)


def seen(layout: Layout) -> tuple[Point | None, tuple[Placed, ...]]:
    """Return the cue-ball and the object balls of a layout, in this book's millimetres."""
    places = {name: _place(at) for name, at in layout.items()}
    balls = (Placed(cast(Ball, ball_named(name)), at.x, at.y) for name, at in places.items() if name != "cue")
    return places.get("cue"), tuple(balls)


def ball_named(name: str) -> AnyBall:
    """Return the ball of a name on the table: `red-7` is a red."""
    return cast(AnyBall, name.partition("-")[0])


def _left(frame: Frame, stroke: Stroke, after: Layout) -> Watched:
    """Spot the colours that come back, and look whether the next player is snookered."""
    cue, balls = seen(after)
    spots = spots_seen(balls, cue)
    returned = spot_all(returning(frame, stroke), balls, cue)
    standing = (*balls, *returned)
    on = _first_on(standing)
    hidden = snookered(cue, standing, on) if cue else snookered_in_hand(standing, on)
    free = free_ball(frame, stroke)
    behind = bool(
        hidden and cue and free and {b.ball for b in effective_snookering_balls(cue, standing, on)} == {free}
    )
    return Watched(replace(stroke, snookered=hidden, free_snooker=behind), spots, returned)


def _could_be_on(frame: Frame, stroke: Stroke) -> tuple[Ball, ...]:
    """Return the balls that were or could have been on (3.14.b)."""
    if frame.on == "colour":
        return COLOURS
    ball = target(frame, stroke)
    return (ball,) if ball else ()


def _first_on(balls: Sequence[Placed]) -> tuple[Ball, ...]:
    """Return what is on for the next player: a red, or the lowest colour."""
    there = {ball.ball for ball in balls}
    return next(((ball,) for ball in ("red", *COLOURS) if ball in there), ())


def _names(names: Sequence[str]) -> tuple[AnyBall, ...]:
    return tuple(ball_named(name) for name in names)


def _place(at: tuple[float, float]) -> Point:
    return Point(at[0] * _MILLIMETRES - WIDTH / 2, at[1] * _MILLIMETRES)
