"""What a player does: a flick of the striker, a shot with the cue. Angles in radians, from the x axis to the left."""

from __future__ import annotations

from math import cos, isfinite
from typing import TypeAlias

import msgspec

from arbitro.l10n import DEFAULT, Language, say

Numbers: TypeAlias = tuple[float, float, float, float, float, float, float]
"""A stroke as the engine takes it: place, angle, speed, side or spin, height, elevation."""


class Flick(msgspec.Struct, frozen=True, tag="flick"):
    """A striker set down on its base line and flicked."""

    x: float
    y: float
    angle: float
    speed: float
    """Speed of the striker in m/s."""
    spin: float = 0.0
    """Spin about the vertical in radians a second, to the left."""
    lift: float = 0.0
    """How far upward the blow is aimed; downward, the board throws the striker back."""

    def numbers(self) -> Numbers:
        """Return the stroke as the engine takes it."""
        return self.x, self.y, self.angle, self.speed, self.spin, 0.0, self.lift


class Shot(msgspec.Struct, frozen=True, tag="shot"):
    """A cue ball struck from where it lies."""

    x: float
    y: float
    angle: float
    speed: float
    """Speed given to the ball along the cue in m/s."""
    side: float = 0.0
    """How far to the right of the middle the tip strikes, in radii."""
    height: float = 0.0
    """How far above the middle the tip strikes, in radii: 0.4 rolls at once, less than 0 draws."""
    elevation: float = 0.0
    """How far the butt is raised: with side the ball swerves, and the bed throws it back so that it hops."""

    def numbers(self) -> Numbers:
        """Return the stroke as the engine takes it."""
        return self.x, self.y, self.angle, self.speed, self.side, self.height, self.elevation


Stroke: TypeAlias = Flick | Shot


STEEPEST = 1.5
"""The butt cannot be raised farther than this, in radians."""


class Misplayed(ValueError):
    """A stroke that no player can make, or a layout that cannot be: what is wrong, and with which piece."""

    def __init__(self, fault: str, piece: str = "", game: str = "") -> None:
        super().__init__(fault, piece, game)
        self.fault, self.piece, self.game = fault, piece, game

    def __str__(self) -> str:
        return self.message(DEFAULT)

    def message(self, language: Language) -> str:
        """Return one line for a reader of the language."""
        piece = piece_name(language, self.game, self.piece) if self.game else self.piece
        return say(language, f"table-misplayed-{self.fault}", piece=piece)


def piece_name(language: Language, game: str, piece: str) -> str:
    """Return what a piece of a game is called."""
    kind, _, number = piece.partition("-")
    return say(language, f"table-piece-{game}-{kind}", n=number)


MOST_ANGLE = 100.0
"""A direction is not turned round more often than this, in radians: sines of more lose digits."""
MISCUE = 0.5
"""Farther from the middle than this a chalked tip slips off, in radii (Alciatore: about half the radius)."""
FARTHEST_TIP = 0.7
"""A bound of the program, in radii: strokes are on record that were struck farther out than tips hold."""
HARDEST = 13.0
"""The fastest that arms strike with the cue level, in m/s: the hard breaks that Alciatore lists, 11 to 13."""
FULL_FORCE = 5.5
"""The fastest flick of a finger in m/s: with it a striker covers the three and a half boards of the ICF's law A.1."""
MOST_SPIN = 160.0
"""The most spin that a striker may be given, in radians a second: assumed; its rim then moves at some 3 m/s."""
MOST_LIFT = 0.2
"""The most that the blow of a finger may be aimed up or down, in radians: assumed."""
FASTEST_SHOT = 14.0
"""The fastest shot in m/s: a bound of the program, not a measurement."""


def check_stroke(stroke: Stroke) -> Stroke:
    """Return the stroke, or refuse one that no hand can play."""
    if not all(map(isfinite, stroke.numbers())):
        raise Misplayed("number")
    if abs(stroke.angle) > MOST_ANGLE:
        raise Misplayed("angle")
    if not 0.0 <= stroke.speed <= fastest(stroke):
        raise Misplayed("speed")
    match stroke:
        case Flick() if abs(stroke.lift) > MOST_LIFT:
            raise Misplayed("lift")
        case Flick() if abs(stroke.spin) > MOST_SPIN:
            raise Misplayed("spin")
        case Shot() if beyond(stroke.side, stroke.height, FARTHEST_TIP):
            raise Misplayed("miscue")
        case Shot() if not 0.0 <= stroke.elevation < STEEPEST:
            raise Misplayed("elevation")
    return stroke


def fastest(stroke: Stroke) -> float:
    """Return the speed beyond which no hand plays such a stroke, in m/s."""
    return FULL_FORCE if isinstance(stroke, Flick) else FASTEST_SHOT


def hardest(elevation: float) -> float:
    """Return the fastest that arms strike with the butt raised so far, in m/s: less the steeper, as assumed."""
    return HARDEST * cos(elevation)


def slips(stroke: Stroke) -> bool:
    """Tell whether the tip meets the ball so far from its middle that it slips off; a finger does not."""
    return isinstance(stroke, Shot) and beyond(stroke.side, stroke.height, MISCUE)


def beyond(side: float, height: float, limit: float) -> bool:
    """Tell whether a tip is farther from the middle than a limit, in radii; a hair beyond it is not."""
    return side * side + height * height > limit * limit * (1.0 + 1e-9)
