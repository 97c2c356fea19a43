"""What a player does: a flick of the striker, a shot with the cue. Angles in radians, from the x axis to the left."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

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

    def numbers(self) -> Numbers:
        """Return the stroke as the engine takes it."""
        return self.x, self.y, self.angle, self.speed, self.spin, 0.0, 0.0


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
    """How far the butt is raised: with side the ball swerves; it does not leave the cloth."""

    def numbers(self) -> Numbers:
        """Return the stroke as the engine takes it."""
        return self.x, self.y, self.angle, self.speed, self.side, self.height, self.elevation


Stroke: TypeAlias = Flick | Shot


class Misplayed(ValueError):
    """A stroke that no player can make: off the ball, too fast, or with the piece struck out of place."""


MISCUE = 0.7
"""Farther from the middle than this the tip slips off, in radii."""
FASTEST = {"flick": 8.0, "shot": 14.0}
"""The fastest stroke that is simulated, in m/s."""


def checked(stroke: Stroke) -> Stroke:
    """Return the stroke, or refuse one that cannot be played."""
    kind = "flick" if isinstance(stroke, Flick) else "shot"
    if not 0.0 <= stroke.speed <= FASTEST[kind]:
        raise Misplayed("speed")
    if isinstance(stroke, Shot) and stroke.side**2 + stroke.height**2 > MISCUE**2:
        raise Misplayed("miscue")
    if isinstance(stroke, Shot) and not 0.0 <= stroke.elevation < 1.5:
        raise Misplayed("elevation")
    return stroke
