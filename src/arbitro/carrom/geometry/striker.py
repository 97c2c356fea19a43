"""Where the striker may lie, where it may be played to, and whether there is room for it at all."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import sqrt
from typing import Literal

from arbitro.carrom.geometry.points import HAIR, BoardPoint, around, meetings
from arbitro.carrom.geometry.surface import Piece, Surface

Fault = Literal["base-line", "base-circle", "arrow", "occupied"]
STEPS = 64
"""Points tried on the edge of the small disc in which a striker covers a base circle."""


def striker_faults(
    surface: Surface, spot: BoardPoint, seat: int = 0, pieces: Iterable[Piece] = ()
) -> set[Fault]:
    """Return what is wrong with a striker's spot for the player of a seat; an empty set is a legal spot (130)."""
    # On the circle it must cover the whole of it; between the two it is neither on the lines nor on the circle
    # (130).
    seen = spot.seen_from(seat)
    apart = _apart(surface)
    spot_occupied = any(spot.to(piece.at) < apart - HAIR for piece in pieces)
    faults: set[Fault] = {"occupied"} if spot_occupied else set()
    circle = min(surface.base_circles, key=seen.to)
    if seen.to(circle) >= (surface.striker + surface.base_circle) / 2 - HAIR:
        low, high = _heights(surface)
        on_the_lines = low - HAIR <= seen.y <= high + HAIR and abs(seen.x) <= surface.base_circles[1].x
        return faults if on_the_lines else faults | {"base-line"}
    if not _covers(surface, seen, circle):
        faults.add("base-circle")
    diagonal = abs(abs(seen.x) - abs(seen.y)) / sqrt(2)
    if diagonal < (surface.striker + surface.arrow_width) / 2 - HAIR:
        faults.add("arrow")
    return faults


def is_legal_direction(surface: Surface, direction: BoardPoint, seat: int = 0) -> bool:
    """Tell whether a stroke in a direction crosses the upper base line, where the edition asks for it."""
    return not surface.forward_only or direction.seen_from(seat).y > HAIR


def is_blocked(surface: Surface, seat: int, pieces: Sequence[Piece]) -> bool:
    """Tell whether men leave no room for the striker on the base lines and circles of a seat (142)."""
    return next(free_spots(surface, seat, pieces), None) is None


def free_spots(surface: Surface, seat: int, pieces: Sequence[Piece]) -> Iterator[BoardPoint]:
    """Yield legal spots for the striker, as the player of a seat sees them: at least one where there is any."""
    # Room is decided at its borders: ends of the lines, edges cut by men, gaps between two. If none of these is
    # free nothing is.
    seen = [Piece(piece.colour, piece.at.seen_from(seat)) for piece in pieces]
    for spot in chain(_on_line_spots(surface, seen), _on_circle_spots(surface, seen)):
        if not striker_faults(surface, spot, 0, seen):
            yield spot


def _apart(surface: Surface) -> float:
    """Return how far the striker's centre stays from that of a man."""
    return (surface.striker + surface.man) / 2


def _heights(surface: Surface) -> tuple[float, float]:
    radius = surface.striker / 2
    return surface.upper_line - radius, surface.lower_line + radius


def _covers(surface: Surface, seen: BoardPoint, circle: BoardPoint) -> bool:
    return seen.to(circle) <= _play(surface) + HAIR


def _play(surface: Surface) -> float:
    """Return how far the striker can lie from a base circle's centre and still cover it."""
    return (surface.striker - surface.base_circle) / 2


def _on_line_spots(surface: Surface, pieces: Sequence[Piece]) -> Iterator[BoardPoint]:
    """Yield the spots that decide whether the lines have room: corners, edges cut by men, gaps between two men."""
    low, high = _heights(surface)
    reach = surface.base_circles[1].x - (surface.striker + surface.base_circle) / 2
    apart = _apart(surface)
    for y in (low, high):
        yield from (BoardPoint(-reach, y), BoardPoint(reach, y))
        for piece in pieces:
            aside = apart**2 - (piece.at.y - y) ** 2
            if aside >= 0:
                yield from (BoardPoint(piece.at.x + sign * sqrt(aside), y) for sign in (-1, 1))
    for number, one in enumerate(pieces):
        for other in pieces[:number]:
            yield from meetings(one.at, apart, other.at, apart)


def _on_circle_spots(surface: Surface, pieces: Sequence[Piece]) -> Iterator[BoardPoint]:
    """Yield the spots that decide whether a base circle has room."""
    apart, play = _apart(surface), _play(surface)
    for circle in surface.base_circles:
        yield circle
        yield from around(circle, play, STEPS)
        for number, piece in enumerate(pieces):
            yield from meetings(circle, play, piece.at, apart)
            for other in pieces[:number]:
                yield from meetings(piece.at, apart, other.at, apart)
