"""Where due and penalty men may be placed, and whether there is space for one at all."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

from arbitro.carrom.geometry.points import CENTRE, HAIR, BoardPoint, around, meetings
from arbitro.carrom.geometry.surface import Piece, Surface

Spot = Literal["outside-circle", "on-centre", "disturbed", "shot-with-queen"]
STEPS = 90
"""Points tried on each circle when space is looked for."""
GRID = 4.0
"""Distance of the points tried over the whole outer circle."""


def spot_faults(surface: Surface, spot: BoardPoint, pieces: Sequence[Piece]) -> set[Spot]:
    """Return what is wrong with a man placed on a spot; an empty set is a legal spot (85, 86, 89b, 114)."""
    # Sizes are compared with a hair's breadth to spare: men are laid by hand and told in millimetres.
    faults: set[Spot] = set()
    if spot.length + surface.man / 2 > surface.outer_circle / 2 + HAIR:
        faults.add("outside-circle")
    if spot.length < (surface.man + surface.centre_circle) / 2 - HAIR:
        faults.add("on-centre")
    for piece in pieces:
        if spot.to(piece.at) < surface.man - HAIR:
            faults.add("disturbed")
        elif piece.colour == "queen" and shot_with(surface, spot, piece.at):
            faults.add("shot-with-queen")
    return faults


def shot_with(surface: Surface, one: BoardPoint, other: BoardPoint) -> Literal["pair", "cannon"] | None:
    """Return the shot that two pieces make towards a pocket: a pair with a space between them, a cannon without (16).

    They stand beside each other as long as no third man fits between them.
    """
    # Neither in the book: how near is beside each other. As long as no third man fits between them (our reading
    # of 16).
    gap = one.to(other) - surface.man
    if gap > surface.man or not any(_in_line(surface, one, other, pocket) for pocket in surface.pockets):
        return None
    return "cannon" if gap <= HAIR else "pair"


def has_space(surface: Surface, pieces: Sequence[Piece]) -> bool:
    """Tell whether a due man can be placed anywhere (79a)."""
    return next(spaces(surface, pieces), None) is not None


def spaces(surface: Surface, pieces: Sequence[Piece]) -> Iterator[BoardPoint]:
    """Yield legal spots for a due man: at least one where there is any."""
    return (spot for spot in _candidates(surface, pieces) if not spot_faults(surface, spot, pieces))


def _in_line(surface: Surface, one: BoardPoint, other: BoardPoint, pocket: BoardPoint) -> bool:
    """Tell whether the line through two pieces, from either end, meets a pocket."""
    along = (other - one).unit()
    aside = abs((pocket - one).cross(along))
    ahead = (pocket - other).dot(along) > 0 or (pocket - one).dot(along) < 0
    return ahead and aside <= surface.pocket / 2


def _candidates(surface: Surface, pieces: Sequence[Piece]) -> Iterator[BoardPoint]:
    """Yield the spots that decide: where edges cross, along the edges, and over the whole circle."""
    # If there is room at all, there is some where two edges cross; the others are for a player who wants a
    # choice.
    edges = [
        (CENTRE, (surface.outer_circle - surface.man) / 2),
        (CENTRE, (surface.man + surface.centre_circle) / 2),
        *((piece.at, surface.man) for piece in pieces),
    ]
    for (one, radius), (other, other_radius) in combinations(edges, 2):
        yield from meetings(one, radius, other, other_radius)
    for origin, radius in edges:
        yield from around(origin, radius, STEPS)
    reach = surface.outer_circle / 2
    steps = int(2 * reach / GRID)
    for row in range(steps + 1):
        for column in range(steps + 1):
            yield BoardPoint(column * GRID - reach, row * GRID - reach)
