"""Which ball the cue-ball touches, which it hit first, whether two were hit at once."""

from collections.abc import Collection, Iterable, Sequence
from math import hypot, inf, sqrt

import msgspec

from arbitro.snooker.balls import Ball
from arbitro.snooker.geometry.sight import REACH, TOLERANCE, apart2, entry, seen_from
from arbitro.snooker.table import Placed, Point


class CueContact(msgspec.Struct, frozen=True):
    """The cue-ball met a ball."""

    ball: Ball
    """The ball that was met."""
    at: float
    """When, in seconds, or how far along the path, in millimetres."""


def touching(cue: Point, balls: Iterable[Placed]) -> tuple[Placed, ...]:
    """Return the balls that the cue-ball touches (3.8)."""
    return tuple(ball for ball in balls if hypot(ball.x - cue.x, ball.y - cue.y) <= REACH + TOLERANCE)


def called_touching(cue: Point, balls: Iterable[Placed], on: Collection[Ball]) -> tuple[Placed, ...]:
    """Return the touching balls that the referee indicates: only those that are or could be on (3.8.e)."""
    return tuple(ball for ball in touching(cue, balls) if ball.ball in on)


def first_on_line(cue: Point, towards: Point, balls: Sequence[Placed]) -> tuple[Ball, ...]:
    """Return the ball, or the balls at once, that a straight stroke towards a point hits first."""
    length = sqrt(apart2(towards.x - cue.x, towards.y - cue.y))
    ray = ((towards.x - cue.x) / length, (towards.y - cue.y) / length, inf)
    contacts = [CueContact(ball.ball, entry(ray, seen_from(cue, ball.x, ball.y))) for ball in balls]
    return first_contact([contact for contact in contacts if contact.at < inf], TOLERANCE)


def first_contact(contacts: Sequence[CueContact], tolerance: float = 1e-9) -> tuple[Ball, ...]:
    """Return the ball, or the balls at once, that were met first."""
    first = min((contact.at for contact in contacts), default=inf)
    return tuple(contact.ball for contact in contacts if contact.at - first <= tolerance)
