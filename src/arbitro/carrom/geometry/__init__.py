"""The geometry of the law: where striker, men and queen may lie, in millimetres from the centre of the board."""

from arbitro.carrom.geometry.centre import put_back, queen_spot
from arbitro.carrom.geometry.placing import Spot, has_space, shot_with, spaces, spot_faults
from arbitro.carrom.geometry.points import BoardPoint
from arbitro.carrom.geometry.striker import free_spots, is_blocked, is_legal_direction, striker_faults
from arbitro.carrom.geometry.surface import SURFACES, Piece, Surface, opening

__all__ = [
    "SURFACES",
    "BoardPoint",
    "Piece",
    "Spot",
    "Surface",
    "free_spots",
    "has_space",
    "is_blocked",
    "is_legal_direction",
    "opening",
    "put_back",
    "queen_spot",
    "shot_with",
    "spaces",
    "spot_faults",
    "striker_faults",
]
