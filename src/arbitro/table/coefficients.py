"""Every physical coefficient of the table in one place, with its source."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Literal

import msgspec


class CushionModel(IntEnum):
    """How a piece leaves a cushion, by the name under which the model was published."""

    FLAT = 0
    """An upright wall with restitution and friction: for discs."""
    HAN_2005 = 1
    """Han, Dynamics in carom and three cushion billiards, J. Mech. Sci. Tech. 19, 2005: closed form."""
    MATHAVAN_2010 = 2
    """Mathavan, Jackson, Parkin, Proc. IMechE C 224, 2010: slip followed through the impulse."""


class CushionLoss(IntEnum):
    """How the restitution of a cushion goes with the speed at which it is met, by who published it."""

    CONSTANT = 0
    """The same at every speed."""
    JOHNSON_1985 = 1
    """Johnson, Contact Mechanics, 11.5: what gives way for good returns a share that falls as speed to the -1/4."""
    HAN_2005 = 2
    """Han's fit to three-cushion tables: 0.50 + 0.257 v - 0.044 v², at least 0.40."""


class Coefficients(msgspec.Struct, frozen=True):
    """What the pieces, the surface and the cushions are made of."""

    slide: float
    """Friction of a sliding piece on the surface."""
    bounce_slow: float
    """Restitution of two pieces at low speed."""
    bounce_fast: float
    """Restitution of two pieces at and above the speed `fast`; linear in between."""
    fast: float
    """Closing speed in m/s from which restitution falls no further."""
    rub: float
    """Friction between two pieces: rub + rub_slow · exp(-rub_fade · slip)."""
    cushion: CushionModel
    """How a piece leaves a cushion."""
    cushion_bounce: float
    """Restitution at the cushion; where it falls with speed, at low speed."""
    cushion_rub: float
    """Friction at the cushion."""
    contact_time: float
    """How long two pieces touch, in seconds; it decides how a packed rack shares a blow."""
    cushion_loss: CushionLoss = CushionLoss.CONSTANT
    """How that restitution goes with speed."""
    cushion_firm: float = 0.0
    """Speed into the cushion in m/s up to which Johnson's law leaves it as it is."""
    rub_slow: float = 0.0
    """What slow rubbing adds to the friction between two pieces."""
    rub_fade: float = 0.0
    """How soon that fades with the speed of slip, in s/m."""
    roll: float = 0.0
    """Resistance of a rolling ball."""
    spin: float = 0.0
    """Friction of a ball that spins about the vertical: the spin fades at (5/2) · spin · gravity / radius."""
    nap: float = 0.0
    """How much less a ball that rolls up the table is slowed, and how much more one that rolls down, as a share."""
    end_mass: float = 0.0
    """Weight of the end of the cue that a stroke pushes aside, over the ball's; 0 for a cue that does not squirt."""
    cushion_height: float = 0.0
    """Height of the cushion's nose above the bed in metres."""
    bed_bounce: float = 0.0
    """Restitution of a piece that comes down on the bed."""
    lift: float = 0.0
    """What a contact throws a disc up by its rounded rim, as a share of the speed that it gives it."""
    held: float = 0.0
    """How much of that is held down, in m/s: what a contact gives less of lifts nothing."""
    gravity: float = 9.81
    """In m/s²."""
    balls: bool = False
    """Balls that roll, or discs that slide."""


Loss = Literal["constant", "johnson-1985", "han-2005"]
CUSHIONS: dict[tuple[str, Loss], dict[str, Any]] = {
    ("carrom", "constant"): {
        "cushion_bounce": 0.7,  # 0.68 on fast rebounds
        "cushion_loss": CushionLoss.CONSTANT,
        "cushion_firm": 0.0,
    },
    ("carrom", "johnson-1985"): {
        "cushion_bounce": 0.85,  # slow, as disc on disc
        "cushion_loss": CushionLoss.JOHNSON_1985,
        "cushion_firm": 1.4,  # so that it is 0.68 at 3.4 m/s, as on filmed fast rebounds, and law A.1 holds
    },
    ("snooker", "constant"): {
        "cushion_bounce": 0.98,  # fitted to high-speed film of snooker cushions (Mathavan 2010)
        "cushion_loss": CushionLoss.CONSTANT,
        "cushion_firm": 0.0,
    },
    ("snooker", "johnson-1985"): {
        "cushion_bounce": 0.98,
        "cushion_loss": CushionLoss.JOHNSON_1985,
        "cushion_firm": 2.5,  # up to here Mathavan's rigid cushion holds; beyond it gives way
    },
    ("snooker", "han-2005"): {
        "cushion_bounce": 0.5,
        "cushion_loss": CushionLoss.HAN_2005,
        "cushion_firm": 0.0,
    },
}
"""What each law of loss says of the cushions of a game."""

CARROM = Coefficients(
    slide=0.13,  # starch powder 0.11–0.14 (Iizawa); a filmed disc 0.13 (lookang); range in use 0.08–0.20
    bounce_slow=0.85,  # falls with speed (250 filmed crokinole shots); calibrated with law A.1
    bounce_fast=0.6,
    fast=5.0,
    rub=0.1,  # assumed: no measurement found
    cushion=CushionModel.FLAT,
    **CUSHIONS["carrom", "johnson-1985"],
    cushion_rub=0.1,  # assumed
    contact_time=1e-4,  # assumed: the order of magnitude of soft-contact trials
    bed_bounce=0.3,  # assumed: wood on wood, flat
    lift=0.5,  # assumed, with the next: set so that it takes about full force to send a man over the frame
    held=2.5,  # assumed: a contact that changes a speed by less than 5 m/s lifts nothing
)

SNOOKER = Coefficients(
    slide=0.2,  # Marlow 1995 as used by FastFiz; Mathavan 2009 measured 0.18–0.25
    roll=0.01,  # Mathavan 2009, high-speed camera
    spin=0.011,  # the spin fades by 10 radians a second each second, as in pooltool's preset (4/9 R)
    bounce_slow=0.95,
    bounce_fast=0.95,  # pooltool's preset
    fast=5.0,
    rub=0.009951,  # throw: Alciatore, Technical Proof A.14
    rub_slow=0.108,
    rub_fade=1.088,
    cushion=CushionModel.MATHAVAN_2010,
    **CUSHIONS["snooker", "johnson-1985"],
    cushion_rub=0.14,  # Mathavan 2010
    cushion_height=0.03675,  # seven tenths of a ball (Mathavan 2010: 7R/5)
    contact_time=2.5e-4,  # assumed
    bed_bounce=0.5,  # ball on table, in the list of physical properties of pool by Alciatore
    balls=True,
)

HAN_2005 = msgspec.structs.replace(
    SNOOKER, cushion=CushionModel.HAN_2005, cushion_loss=CushionLoss.CONSTANT, cushion_bounce=0.95
)
"""The snooker table with Han's cushion: faster to work out, and slower to play, as it lets the rise of the ball go."""
