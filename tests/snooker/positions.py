"""Random positions of balls, and a referee who looks at them in the plainest way."""

from collections.abc import Collection, Iterator, Sequence
from math import asin, atan2, cos, hypot, inf, sin, sqrt
from random import Random

from arbitro.snooker.balls import BALLS, COLOURS, Ball
from arbitro.snooker.table import BALL_DIAMETER, BALL_RADIUS, LENGTH, WIDTH, Placed, Point

R = BALL_DIAMETER


def random_position(random: Random) -> tuple[Point, list[Placed], Collection[Ball]]:
    """Return a cue-ball, object balls that do not overlap, and what is on; half of them are crowded."""
    spread = random.choice((1.0, 0.25))
    balls: list[Placed] = []
    places: list[Point] = []
    reds: list[Ball] = ["red"] * random.randint(0, 15)
    for name in [None, *reds, *(colour for colour in COLOURS if random.random() < 0.9)]:
        place = free_place(random, places, spread)
        places.append(place)
        if name is not None:
            balls.append(Placed(name, place.x, place.y))
    on = random.choice([ball.ball for ball in balls] or list(BALLS))
    return places[0], balls, (on,)


def free_place(random: Random, places: Sequence[Point], spread: float) -> Point:
    while True:
        x = (random.random() - 0.5) * (WIDTH - R) * spread
        y = BALL_RADIUS + random.random() * (LENGTH - R) * spread
        if all(hypot(x - other.x, y - other.y) > R for other in places):
            return Point(x, y)


def distance_to_segment(place: Point, start: Point, end: Point) -> float:
    dx, dy = end.x - start.x, end.y - start.y
    length2 = dx * dx + dy * dy
    share = ((place.x - start.x) * dx + (place.y - start.y) * dy) / length2 if length2 else 0.0
    share = min(1.0, max(0.0, share))
    return hypot(place.x - start.x - share * dx, place.y - start.y - share * dy)


def edge_places(cue: Point, target: Placed) -> Iterator[Point]:
    """Yield where the cue-ball stands when it just touches either extreme edge."""
    distance = hypot(target.x - cue.x, target.y - cue.y)
    angle, half = atan2(target.y - cue.y, target.x - cue.x), asin(min(1.0, R / distance))
    length = sqrt(max(0.0, distance * distance - R * R))
    for turn in (-half, half):
        yield Point(cue.x + length * cos(angle + turn), cue.y + length * sin(angle + turn))


def clearance(cue: Point, target: Placed, others: Sequence[Placed]) -> float:
    """Return by how much the paths to both edges are clear of every other ball; negative when they are not."""
    return min(
        (
            distance_to_segment(Point(other.x, other.y), cue, place) - R
            for place in edge_places(cue, target)
            for other in others
        ),
        default=inf,
    )


def centre_clearance(cue: Point, target: Placed, others: Sequence[Placed]) -> float:
    """Return by how much the path to a full-ball contact is clear of every other ball; negative when it is not."""
    distance = hypot(target.x - cue.x, target.y - cue.y)
    share = max(0.0, distance - R) / distance
    end = Point(cue.x + (target.x - cue.x) * share, cue.y + (target.y - cue.y) * share)
    return min(
        (distance_to_segment(Point(other.x, other.y), cue, end) - R for other in others),
        default=inf,
    )


def plain_snookered(cue: Point, balls: Sequence[Placed], on: Collection[Ball]) -> float:
    """Return the best clearance to any ball on: negative means snookered."""
    others = [ball for ball in balls if ball.ball not in on]
    return max((clearance(cue, ball, others) for ball in balls if ball.ball in on), default=-inf)


def met_first(cue: Point, angle: float, balls: Sequence[Placed]) -> Placed | None:
    """Return the ball that a straight stroke meets first."""
    dx, dy = cos(angle), sin(angle)
    best, found = inf, None
    for ball in balls:
        x, y = ball.x - cue.x, ball.y - cue.y
        along, aside = x * dx + y * dy, x * dy - y * dx
        if along > 0 and abs(aside) < R:
            at = along - sqrt(R * R - aside * aside)
            if at < best:
                best, found = at, ball
    return found


def mirrored(balls: Sequence[Placed]) -> list[Placed]:
    return [Placed(ball.ball, -ball.x, ball.y) for ball in balls]
