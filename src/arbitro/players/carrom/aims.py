"""The strokes that a player thinks of: cuts, cushion shots and breaks found by geometry."""

from collections.abc import Iterator, Sequence
from math import atan2, hypot
from random import Random

import msgspec

from arbitro.carrom.geometry import BoardPoint, Piece, Surface, free_spots, is_legal_direction, striker_faults
from arbitro.carrom.geometry.surface import Colour
from arbitro.players.carrom.sight import Hit
from arbitro.table.stroke import FULL_FORCE

ALONG = 19
"""Spots tried along the base lines."""
FORCES = (1.1, 1.7, 2.6)
"""Speeds tried for a cut, in metres a second."""
CUSHION_FORCES = (2.2, 3.2, 4.5)
"""Speeds tried for a stroke by a cushion."""
BREAK_FORCES = (2.0, 3.0, 4.0, 5.0)
"""Speeds tried for a break."""
BREAK_SPOTS = (-150.0, -90.0, -40.0, 0.0, 40.0, 90.0, 150.0)
"""Where on the base lines a break is played from, in millimetres from their middle."""
BREAK_ASIDE = (-24.0, -12.0, -4.0, 0.0, 4.0, 12.0, 24.0)
"""How far beside the queen a break is aimed, in millimetres."""
HARD_BREAKS = 160
"""How many breaks a strong player thinks of."""
MIDMOST, BESIDE, HARDLY = 120.0, 36.0, 4.2
"""From so near the middle, past the queen so near (millimetres), and at least so fast (metres a second)."""
THINNEST = 0.25
"""The cosine of the thinnest cut that is thought of."""
REBOUND = 0.7
"""How much of its speed a piece keeps square to a cushion, as a player has learnt it."""
HARD = 0.3
"""How much of its ease a stroke keeps when it goes by a cushion."""
FEW = 4
"""Strokes by a cushion are thought of from one spot in so many."""


class StrokeIdea(msgspec.Struct, frozen=True):
    """A stroke that is thought of, and how easy it looks."""

    hit: Hit
    """The stroke as it is meant."""
    ease: float
    """The straying that it bears, in a rough measure."""


def spots(surface: Surface, men: Sequence[Piece]) -> list[BoardPoint]:
    """Return the legal spots for the striker that a player thinks of: along the lines, both circles, or any gap."""
    height = (surface.lower_line + surface.upper_line) / 2
    reach = surface.base_circles[1].x - (surface.striker + surface.base_circle) / 2
    places = [BoardPoint(reach * (2 * step / (ALONG - 1) - 1), height) for step in range(ALONG)]
    usual = [spot for spot in (*places, *surface.base_circles) if not striker_faults(surface, spot, 0, men)]
    return usual or list(free_spots(surface, 0, men))


def aims(surface: Surface, men: Sequence[Piece], wanted: Sequence[Colour], whim: Random) -> list[StrokeIdea]:
    """Return the strokes at the men of the wanted colours, and some into the blue."""
    # Strokes by a cushion from a few spots only: there are many, and most of them look alike.
    places = spots(surface, men)
    targets = [man.at for man in men if man.colour in wanted]
    found = [aim for man in targets for spot in places for aim in _cuts(surface, spot, man)]
    some = places[whim.randrange(FEW) :: FEW]
    found += [aim for man in targets for spot in some for aim in _by_cushions(surface, spot, man)]
    # Strokes with no thought behind them: now and then they find what geometry does not.
    into_the_blue = [
        StrokeIdea(Hit(whim.choice(places), whim.uniform(0.2, 2.94), whim.uniform(1.0, 4.5)), 0.0)
        for _ in range(60)
    ]
    found += into_the_blue
    return [aim for aim in found if is_legal_direction(surface, aim.hit.direction)]


def breaks(surface: Surface) -> list[StrokeIdea]:
    """Return the strokes at the rack that a player thinks of."""
    height = (surface.lower_line + surface.upper_line) / 2
    return [
        StrokeIdea(Hit(BoardPoint(x, height), atan2(-height, aside - x), speed), 1.0)
        for x in BREAK_SPOTS
        for aside in BREAK_ASIDE
        for speed in BREAK_FORCES
    ]


def hard_breaks(surface: Surface, whim: Random) -> list[StrokeIdea]:
    """Return hard strokes at the rack, from near the middle and a little to either side of the queen."""
    # Gently broken a rack stays together; what counts is what is left after it, over several racks.
    height = (surface.lower_line + surface.upper_line) / 2
    found = []
    for _ in range(HARD_BREAKS):
        x, aside = whim.uniform(-MIDMOST, MIDMOST), whim.uniform(-BESIDE, BESIDE)
        speed = whim.uniform(HARDLY, FULL_FORCE)
        found.append(StrokeIdea(Hit(BoardPoint(x, height), atan2(-height, aside - x), speed), 1.0))
    return found


def _cuts(surface: Surface, spot: BoardPoint, man: BoardPoint) -> Iterator[StrokeIdea]:
    """Yield the strokes from a spot that send a man straight to a pocket."""
    for pocket in surface.pockets:
        line = (pocket - man).unit()
        yield from _cut_aims(
            spot, _behind(surface, man, line), line, FORCES, _tolerance(surface, man, pocket)
        )


def _by_cushions(surface: Surface, spot: BoardPoint, man: BoardPoint) -> Iterator[StrokeIdea]:
    """Yield the strokes by a cushion: of the striker on its way to a man, or of the man on its way to a pocket."""
    for pocket in surface.pockets:
        line = (pocket - man).unit()
        ease = HARD * _tolerance(surface, man, pocket)
        for ghost, flipped in _reflections(surface, _behind(surface, man, line), line):
            yield from _cut_aims(spot, ghost, flipped, CUSHION_FORCES, ease)
        for goal in _doubles(surface, pocket):
            line = (goal - man).unit()
            yield from _cut_aims(spot, _behind(surface, man, line), line, CUSHION_FORCES, ease)


def _behind(surface: Surface, man: BoardPoint, line: BoardPoint) -> BoardPoint:
    """Return where the striker's centre has to be when it sends a man along a line."""
    return man - line * ((surface.man + surface.striker) / 2)


def _reflections(
    surface: Surface, ghost: BoardPoint, line: BoardPoint
) -> Iterator[tuple[BoardPoint, BoardPoint]]:
    """Yield the spot to hit as seen in the far, the left and the right cushion."""
    wall = surface.half - surface.striker / 2
    yield BoardPoint(ghost.x, wall + (wall - ghost.y) / REBOUND), BoardPoint(line.x, -line.y)
    for side in (-wall, wall):
        yield BoardPoint(side + (side - ghost.x) / REBOUND, ghost.y), BoardPoint(-line.x, line.y)


def _doubles(surface: Surface, pocket: BoardPoint) -> Iterator[BoardPoint]:
    """Yield a pocket as a man sees it in the two cushions across from it."""
    wall = surface.half - surface.man / 2
    yield BoardPoint(pocket.x, _mirror_end(pocket.y, wall))
    yield BoardPoint(_mirror_end(pocket.x, wall), pocket.y)


def _mirror_end(end: float, wall: float) -> float:
    """Return where an end seems to lie behind the wall across from it, stretched by what the rebound loses."""
    # A rebound keeps 0.7 of what is square to the cushion, so that the mirror image lies farther off by as
    # much.
    far = -wall if end > 0 else wall
    return far + (far - end) / REBOUND


def _tolerance(surface: Surface, man: BoardPoint, goal: BoardPoint) -> float:
    return surface.pocket / (surface.pocket + man.to(goal))


def _cut_aims(
    spot: BoardPoint, ghost: BoardPoint, line: BoardPoint, forces: tuple[float, ...], tolerance: float
) -> Iterator[StrokeIdea]:
    # A full hit from near bears most straying; beyond the thinnest cut the striker hardly moves the man.
    x, y = ghost.x - spot.x, ghost.y - spot.y
    distance = hypot(x, y)
    fullness = (x * line.x + y * line.y) / distance if distance > 1.0 else 0.0
    if fullness > THINNEST:
        ease = tolerance * fullness * 100.0 / (100.0 + distance)
        yield from (StrokeIdea(Hit(spot, atan2(y, x), force), ease) for force in forces)
