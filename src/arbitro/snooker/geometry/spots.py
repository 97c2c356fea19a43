"""Where a colour is put: its spot, another spot, or the nearest free place on its line (3.7)."""

from collections.abc import Collection, Iterable, Sequence
from math import inf, sqrt

from arbitro.snooker.balls import VALUE, Colour
from arbitro.snooker.geometry.sight import REACH
from arbitro.snooker.spotting import HIGHEST_FIRST
from arbitro.snooker.table import BALL_RADIUS, LENGTH, SPOTS, Placed, Point

CLEARANCE = 5e-7
"""Millimetres that are left between a spotted colour and the place where it would touch (half of 1e-9 m)."""
_Span = tuple[float, float]


def is_occupied(place: Point, balls: Iterable[Placed | Point]) -> bool:
    """Tell whether a ball put there would touch another (2.17)."""
    # Touching counts: a ball spotted in contact with another would be no spotted ball (2.17, 3.7.h).
    return any((ball.x - place.x) ** 2 + (ball.y - place.y) ** 2 <= REACH * REACH for ball in balls)


def spot_all(
    colours: Collection[Colour], balls: Sequence[Placed], cue: Point | None = None
) -> tuple[Placed, ...]:
    """Return where several colours go: own spots first, then the highest value first (3.7.e)."""
    # Own spots first, so that no colour takes a spot that another needs.
    placed: list[Placed] = []
    standing: list[Placed | Point] = [*balls, *([cue] if cue else [])]
    own = [colour for colour in colours if not is_occupied(SPOTS[colour], standing)]
    others = sorted(set(colours) - set(own), key=lambda colour: -VALUE[colour])
    for colour in (*own, *others):
        place = spot(colour, [*standing, *placed])
        placed.append(Placed(colour, place.x, place.y))
    return tuple(placed)


def spot(colour: Colour, balls: Sequence[Placed | Point]) -> Point:
    """Return where a colour goes among the balls on the table, the cue-ball included."""
    # Its own spot, else the highest that is free, else as near its own as can be towards the top cushion, and
    # only then below (3.7.d to 3.7.g).
    for name in (colour, *HIGHEST_FIRST):
        if not is_occupied(SPOTS[name], balls):
            return SPOTS[name]
    above = nearest_above(SPOTS[colour], balls)
    return above if above is not None else nearest_below(SPOTS[colour], balls)


def nearest_above(place: Point, balls: Iterable[Placed | Point]) -> Point | None:
    """Return the free place nearest to a spot between it and the top cushion, if there is one (3.7.f)."""
    y = _first_free(place.y, _spans(place.x, balls))
    return Point(place.x, y) if y <= LENGTH - BALL_RADIUS else None


def nearest_below(place: Point, balls: Iterable[Placed | Point]) -> Point:
    """Return the free place nearest to a spot below it (3.7.g)."""
    mirrored = [(-high, -low) for low, high in _spans(place.x, balls)]
    return Point(place.x, -_first_free(-place.y, mirrored))


def _spans(x: float, balls: Iterable[Placed | Point]) -> list[_Span]:
    """Return the stretches of a line along the table in which a ball would touch another."""
    spans = []
    for ball in balls:
        room = REACH * REACH - (ball.x - x) ** 2
        if room >= 0:
            half = sqrt(room)
            spans.append((ball.y - half, ball.y + half))
    return spans


def _first_free(start: float, spans: Iterable[_Span]) -> float:
    """Return the first place from the start upwards that no stretch holds."""
    at = start
    for low, high in sorted(spans):
        if low > at:
            break
        if high >= at:
            at = high + CLEARANCE
    return at if at < inf else start
