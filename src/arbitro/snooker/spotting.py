"""On which spot a colour goes when its own is occupied."""

from collections.abc import Collection, Iterator

import msgspec

from arbitro.snooker.balls import COLOURS, Colour
from arbitro.snooker.facts import Spots
from arbitro.snooker.frame import Spot

HIGHEST_FIRST: tuple[Colour, ...] = COLOURS[::-1]
BELOW: tuple[Colour, ...] = ("pink", "black")
"""The colours that go below their spot when there is no room above it (3.7.g)."""


class Placing(msgspec.Struct, frozen=True):
    """Where a colour goes, and by which law."""

    ball: Colour
    """The colour."""
    spot: Spot
    """Where it goes."""
    law: str
    """By which law."""


def placings(colours: Collection[Colour], spots: Spots | None) -> Iterator[Placing]:
    """Yield where each colour goes: own spots first, then the highest value first to the highest free spot."""
    spots = spots or Spots()
    own = [ball for ball in colours if ball not in spots.occupied]
    yield from (Placing(ball, ball, "3.7") for ball in own)
    taken = {*spots.occupied, *own}
    for ball in displaced_colours(colours, spots):
        free = next((spot for spot in HIGHEST_FIRST if spot not in taken), None)
        if free is None:
            yield _beside(ball, spots)
        else:
            taken.add(free)
            yield Placing(ball, free, "3.7.d")


def displaced_colours(colours: Collection[Colour], spots: Spots | None) -> tuple[Colour, ...]:
    """Return the colours whose own spot is occupied, the highest value first (3.7.e)."""
    occupied = spots.occupied if spots else ()
    return tuple(ball for ball in HIGHEST_FIRST if ball in colours and ball in occupied)


def _beside(ball: Colour, spots: Spots) -> Placing:
    if ball in BELOW and ball in spots.no_space:
        return Placing(ball, f"below-{ball}", "3.7.g")
    return Placing(ball, f"near-{ball}", "3.7.f")
