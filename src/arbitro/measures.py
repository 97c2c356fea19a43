"""The measures of the boards in millimetres and grams: one source for what is refereed, simulated and drawn."""

from __future__ import annotations

import msgspec


class CarromMeasures(msgspec.Struct, frozen=True, kw_only=True):
    """The dimensions of a carrom board and its pieces, by the sections of the equipment law."""

    side: float = 740.0
    """Side of the playing surface (A.1)."""
    frame: float = 22.2
    """Height of the frame above the surface, between 19.0 and 25.4 (A.2)."""
    frame_width: float = 70.0
    """Width of the frame, between 63.5 and 76.0 (A.2)."""
    pocket: float = 44.5
    """Diameter of a pocket (A.3)."""
    frame_to_line: float = 101.5
    """From the frame to the lower base line (A.4.a)."""
    between_lines: float = 31.8
    """From the lower base line to the upper one (A.4.a)."""
    lower_width: float = 5.8
    """Thickness of the lower base line, between 5.0 and 6.5 (A.4.a)."""
    upper_width: float = 1.8
    """Thickness of the upper base line: the law leaves it open."""
    base_circle: float = 31.8
    """Diameter of a base circle (A.4.b)."""
    base_core: float = 25.4
    """Diameter of the red core of a base circle (A.4.b)."""
    arrow_width: float = 1.5
    """Thickness of an arrow (A.5)."""
    arrow_length: float = 267.0
    """Length of an arrow (A.5)."""
    arrow_gap: float = 50.0
    """From the arrow's end to the edge of the pocket (A.5)."""
    centre_circle: float = 31.8
    """Diameter of the red centre circle (A.6)."""
    outer_circle: float = 170.0
    """Diameter of the outer circle (A.7)."""
    man: float = 31.8
    """Diameter of a man (B)."""
    man_thickness: float = 8.0
    """Between 7.0 and 9.0 (B)."""
    man_edge: float = 1.0
    """Radius of the plain rounded edge of men and striker (B): assumed, as the law leaves it open."""
    man_grams: float = 5.25
    """Weight of a man (B)."""
    striker: float = 41.3
    """Diameter of the striker (C)."""
    striker_grams: float = 15.0
    """Weight of the striker (C)."""

    @property
    def base_depth(self) -> float:
        """From a frame to the middle of the base circles along it: they touch both its lines (A.4.b)."""
        return self.frame_to_line + self.between_lines / 2

    @property
    def base_aside(self) -> float:
        """From the frame beside it to the middle of a base circle: it touches that side's upper line (A.4.b)."""
        return self.frame_to_line + self.between_lines + self.base_circle / 2


class SnookerMeasures(msgspec.Struct, frozen=True, kw_only=True):
    """The dimensions of a snooker table and its balls, by the sections of the book."""

    length: float = 3569.0
    """Between the faces of the bottom and the top cushion (1.1.size)."""
    width: float = 1778.0
    """Between the faces of the side cushions (1.1.size)."""
    baulk: float = 737.0
    """From the bottom cushion to the baulk-line (1.1.baulk)."""
    d_radius: float = 292.0
    """Of the semicircle on the middle of the baulk-line (1.1.d)."""
    black_from_top: float = 324.0
    """From the top cushion to the black's spot (1.1.spots.1)."""
    ball: float = 52.5
    """Diameter of a ball (1.2)."""
    ball_grams: float = 142.0
    """Weight of a ball: the book wants all alike."""
    corner_mouth: float = 86.0
    """The narrowest way between the jaws of a corner pocket that swallows: assumed, the templates are not public."""
    corner_fall: float = 89.0
    """The way between the jaws of a corner where the slate falls: three and a half inches."""
    corner_throat: float = 30.0
    """From there to the narrowest way between the jaws: assumed."""
    corner_jaw: float = 82.5
    """Radius of the rounded end of a cushion at a corner: assumed."""
    middle_mouth: float = 92.0
    """The narrowest way between the jaws of a middle pocket: assumed."""
    middle_jaw: float = 50.0
    """Radius of the rounded end of a cushion at a middle pocket: assumed."""
    cushion: float = 50.0
    """Width of a cushion from its nose to the wood, as it is drawn: the book leaves it open."""
    rail: float = 92.0
    """Width of the wood around the cushions, as it is drawn: the book leaves it open."""


CARROM_BOARD, SNOOKER_TABLE = CarromMeasures(), SnookerMeasures()
