"""The geometry of a referee: what positions of balls say of snookers, paths, spots and contacts."""

from arbitro.snooker.geometry.contact import (
    CueContact,
    called_touching,
    first_contact,
    first_on_line,
    touching,
)
from arbitro.snooker.geometry.in_hand import place_in_hand, snookered_in_hand
from arbitro.snooker.geometry.seen import open_path, spots_seen
from arbitro.snooker.geometry.sight import BadPosition, Curve, effective_snookering_balls, is_snookered
from arbitro.snooker.geometry.spots import is_occupied, spot, spot_all

__all__ = [
    "BadPosition",
    "CueContact",
    "Curve",
    "called_touching",
    "effective_snookering_balls",
    "first_contact",
    "first_on_line",
    "is_occupied",
    "is_snookered",
    "open_path",
    "place_in_hand",
    "snookered_in_hand",
    "spot",
    "spot_all",
    "spots_seen",
    "touching",
]
