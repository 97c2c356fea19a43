"""A carrom stroke in words: `3 p4 2`, `at -120 c p3 1.8`, `at 0 angle 88 4 spin 5`."""

from collections.abc import Sequence
from math import atan2, radians, tau

from arbitro.carrom.geometry import BoardPoint, Piece, Surface
from arbitro.cli.seats.terminal import Unclear, number, pocket_of, taken_apart
from arbitro.players.carrom.aims import spots
from arbitro.players.carrom.sight import CarromSight, Hit
from arbitro.table.stroke import FULL_FORCE, MOST_SPIN

NAMED = {"at": 1, "angle": 1, "spin": 1}
"""The words that numbers follow."""
SLOWEST = 0.1
SNAP = 6.0
"""Millimetres: a striker set down so near to a base circle is meant to cover it."""
SIGNS = {"white": "123456789", "black": "abcdefghi", "queen": "q"}


def named_men(men: Sequence[Piece]) -> dict[str, BoardPoint]:
    """Return the men by their signs: numbers for white, letters for black."""
    found: dict[str, BoardPoint] = {}
    for colour, signs in SIGNS.items():
        places = [man.at for man in men if man.colour == colour]
        found.update(zip(signs, places, strict=False))
    return found


def read_stroke(words: list[str], sight: CarromSight) -> Hit:
    """Return the stroke that the words say; raises Unclear."""
    plain, given = taken_apart(words, NAMED)
    surface = sight.setting.surface
    if "at" in given:
        # The spot on the base lines so far aside of their middle; near a base circle, the circle's.
        aside = given["at"][0]
        height = (surface.lower_line + surface.upper_line) / 2
        circles = [circle for circle in surface.base_circles if abs(circle.x - aside) <= SNAP]
        spot = circles[0] if circles else BoardPoint(aside, height)
    else:
        spot = None
    if "spin" in given:
        # The spin of so many turns a second.
        turns = given["spin"][0]
        if abs(turns) * tau > MOST_SPIN:
            raise Unclear("seat-spin-too-much", most=int(MOST_SPIN / tau))
        spin = turns * tau
    else:
        spin = 0.0
    if "angle" in given:
        return Hit(spot or _middle(sight), radians(given["angle"][0]), _speed(plain), spin)
    if len(plain) < 2 or (pocket := pocket_of(plain[1], len(surface.pockets))) is None:
        raise Unclear("seat-carrom-unclear")
    man = named_men(sight.men).get(plain[0])
    if man is None:
        raise Unclear("seat-no-man", word=plain[0])
    ghost, line = _ghost(surface, man, surface.pockets[pocket])
    spot = spot or _best(sight, ghost, line)
    return Hit(spot, atan2(ghost.y - spot.y, ghost.x - spot.x), _speed(plain[2:]), spin)


def _ghost(surface: Surface, man: BoardPoint, pocket: BoardPoint) -> tuple[BoardPoint, BoardPoint]:
    """Return where the striker meets a man that is to go to a pocket, and the man's way."""
    line = (pocket - man).unit()
    return man - line * ((surface.man + surface.striker) / 2), line


def _speed(words: list[str]) -> float:
    speed = number(words[0]) if len(words) == 1 else 0.0
    if not SLOWEST <= speed <= FULL_FORCE:
        raise Unclear("seat-speed-missing", slowest=SLOWEST, fastest=FULL_FORCE)
    return speed


def _middle(sight: CarromSight) -> BoardPoint:
    """Return the free spot that is nearest to the middle."""
    return min(spots(sight.setting.surface, sight.men), key=lambda spot: abs(spot.x))


def _best(sight: CarromSight, ghost: BoardPoint, line: BoardPoint) -> BoardPoint:
    """Return the spot from which the man is met most fully, those with a free way first."""
    surface = sight.setting.surface

    def fullness(spot: BoardPoint) -> tuple[bool, float]:
        way = ghost - spot
        # A striker that lies where it is to meet the man has no way to it, and comes last.
        return _free(sight, spot, ghost), way.unit().dot(line) if way.length else -1.0

    return max(spots(surface, sight.men), key=fullness)


def _free(sight: CarromSight, spot: BoardPoint, ghost: BoardPoint) -> bool:
    """Tell whether no man stands between the striker and where it is to meet its man."""
    surface, way = sight.setting.surface, ghost - spot
    reach = (surface.striker + surface.man) / 2
    along = way.unit() if way.length else BoardPoint(0.0, 1.0)
    # A man that is just grazed is passed: rounding must not put it in the way.
    return not any(
        0.0 < (man.at - spot).dot(along) < way.length and abs((man.at - spot).cross(along)) < reach - 1e-6
        for man in sight.men
    )
