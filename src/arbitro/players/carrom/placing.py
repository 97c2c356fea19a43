"""Where a player puts the men that the opponent owes."""

from collections.abc import Iterator
from random import Random

from arbitro.carrom.geometry import BoardPoint, Piece, spot_faults
from arbitro.carrom.geometry.points import CENTRE, around
from arbitro.carrom.orders import claim_of
from arbitro.carrom.sides import Side
from arbitro.players.carrom.chances import BoardChances, kinds_of, row_of
from arbitro.players.carrom.sight import CarromSight
from arbitro.players.carrom.strength import CarromStrength
from arbitro.strokes.carrom.played import nearest_space

RINGS = (34.0, 50.0, 66.0, 69.0)
"""Distances from the centre at which spots are thought of, in millimetres."""
AROUND = 12
"""Spots on each ring."""
CAREFUL = 0.9
"""A finger that strays less than this, in degrees, belongs to a player who thinks about placing."""


def best_spot(sight: CarromSight, strength: CarromStrength, whim: Random) -> BoardPoint:
    """Return a legal spot that gives the owner of the men least; a careless player takes any."""
    # Only a steady finger profits from a good place: the others' strokes stray by more than a place is worth.
    surface = sight.setting.surface
    legal = [spot for spot in _thought_of(whim) if not spot_faults(surface, spot, sight.men)]
    if not legal:
        return nearest_space(surface, CENTRE, sight.men)
    if strength.aim > CAREFUL:
        return whim.choice(legal)
    colour = claim_of(sight.board, sight.player)
    assert colour is not None
    return max(legal, key=lambda spot: _worth(sight, colour, spot))


def _thought_of(whim: Random) -> Iterator[BoardPoint]:
    for radius in RINGS:
        yield from around(CENTRE, radius, AROUND)
    for _ in range(AROUND):
        yield BoardPoint(whim.uniform(-60, 60), whim.uniform(-60, 60))


def _worth(sight: CarromSight, colour: Side, spot: BoardPoint) -> float:
    """Return what a man on a spot is worth to the placer."""
    setting = sight.setting
    layout = setting.layout((*sight.men, Piece(colour, spot)))
    row, kinds = row_of(setting.table, layout), kinds_of(setting.table, layout)
    return BoardChances(setting.surface).balance(row, kinds, sight.board, sight)
