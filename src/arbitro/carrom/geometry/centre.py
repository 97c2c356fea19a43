"""Where the umpire puts the queen and men that left the board."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from arbitro.carrom.geometry.points import CENTRE, HAIR, BoardPoint, around, meetings
from arbitro.carrom.geometry.surface import Colour, Piece, Surface

STEPS = 360
"""Directions tried around a piece that another has to touch."""


def queen_spot(surface: Surface, pieces: Sequence[Piece], seat: int = 0) -> BoardPoint:
    """Return the spot for the queen: the centre, or the free spot that covers most of what is free of it (94).

    Among equals it is the one farthest from the player in turn, so that it is not easy for them.
    """
    if _free(surface, CENTRE, pieces):
        return CENTRE
    spots = [spot for spot in _near_the_centre(surface, pieces) if _free(surface, spot, pieces)]
    return min(spots, key=lambda spot: (round(spot.length, 6), -round(spot.seen_from(seat).y, 6), spot))


def put_back(surface: Surface, jumped: Sequence[Colour], pieces: Sequence[Piece], seat: int) -> list[Piece]:
    """Return the jumped pieces, in the order in which they are put back, with their spots (65).

    The first goes to the centre; the second touches it away from the player; the others touch the first two.
    """
    laid: list[Piece] = []
    for colour in jumped:
        there = [*pieces, *laid]
        if not laid:
            spot = queen_spot(surface, there, seat)
        elif len(laid) == 1:
            spot = _touching(surface, laid[0].at, there, seat)
        else:
            first, second = laid[0].at, laid[1].at
            both = meetings(first, surface.man, second, surface.man)
            spots = [spot for spot in both if _free(surface, spot, there)]
            # No room against both: the law has it touch them, so against the first.
            spot = _farthest(spots, seat) if spots else _touching(surface, first, there, seat)
        laid.append(Piece(colour, spot))
    return laid


def _free(surface: Surface, spot: BoardPoint, pieces: Sequence[Piece]) -> bool:
    return all(spot.to(piece.at) >= surface.man - HAIR for piece in pieces)


def _near_the_centre(surface: Surface, pieces: Sequence[Piece]) -> Iterator[BoardPoint]:
    """Yield the nearest spots clear of each piece, and the spots between two of them."""
    # The spot that covers most of what is free of the centre touches a piece, or lies between two.
    for piece in pieces:
        if piece.at.length > HAIR:
            yield piece.at - piece.at.unit() * surface.man
            yield piece.at + piece.at.unit() * surface.man
        else:
            yield from around(piece.at, surface.man, STEPS)
    for one, other in combinations(pieces, 2):
        yield from meetings(one.at, surface.man, other.at, surface.man)


def _touching(surface: Surface, first: BoardPoint, pieces: Sequence[Piece], seat: int) -> BoardPoint:
    """Return the free spot against a piece that lies most directly away from the player."""
    # If nothing is free against it, the queen's rule (94) finds the nearest place to the centre.
    spots = [spot for spot in around(first, surface.man, STEPS) if _free(surface, spot, pieces)]
    for piece in pieces:
        spots += [
            spot
            for spot in meetings(first, surface.man, piece.at, surface.man)
            if _free(surface, spot, pieces)
        ]
    return _farthest(spots, seat) if spots else queen_spot(surface, pieces, seat)


def _farthest(spots: Sequence[BoardPoint], seat: int) -> BoardPoint:
    return max(spots, key=lambda spot: (round(spot.seen_from(seat).y, 6), -abs(spot.seen_from(seat).x), spot))
