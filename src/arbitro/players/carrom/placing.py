"""Where a player puts the men that the opponent owes."""

from collections.abc import Iterator
from random import Random

from arbitro.carrom.geometry import Piece, Point, spot_faults
from arbitro.carrom.geometry.points import CENTRE, around
from arbitro.carrom.geometry.surface import Surface
from arbitro.carrom.orders import claim_of
from arbitro.carrom.played import nearest_space
from arbitro.carrom.sides import Side
from arbitro.players.carrom.chances import Chances, kinds_of, row_of
from arbitro.players.carrom.sight import Sight
from arbitro.players.carrom.strength import Strength

RINGS = (34.0, 50.0, 66.0, 69.0)
"""Distances from the centre at which spots are thought of, in millimetres."""
AROUND = 12
"""Spots on each ring."""
CAREFUL = 0.9
"""A finger that strays less than this, in degrees, belongs to a player who thinks about placing."""


def best_spot(sight: Sight, strength: Strength, whim: Random) -> Point:
    """Return a legal spot that gives the owner of the men least; a careless player takes any."""
    surface = sight.setting.surface
    legal = [spot for spot in _thought_of(whim) if not spot_faults(surface, spot, sight.men)]
    if not legal:
        return _last_resort(surface, sight.men)
    if strength.aim > CAREFUL:
        return whim.choice(legal)
    colour = claim_of(sight.board, sight.player)
    assert colour is not None
    return max(legal, key=lambda spot: _worth(sight, colour, spot))


def _thought_of(whim: Random) -> Iterator[Point]:
    for radius in RINGS:
        yield from around(CENTRE, radius, AROUND)
    for _ in range(AROUND):
        yield Point(whim.uniform(-60, 60), whim.uniform(-60, 60))


def _last_resort(surface: Surface, men: tuple[Piece, ...]) -> Point:
    return nearest_space(surface, CENTRE, men)


def _worth(sight: Sight, colour: Side, spot: Point) -> float:
    """Return what a man on a spot is worth to the placer."""
    setting = sight.setting
    layout = setting.layout((*sight.men, Piece(colour, spot)))
    row, kinds = row_of(setting.table, layout), kinds_of(setting.table, layout)
    return Chances(setting.surface).balance(row, kinds, sight.board, sight)
