"""What a backgammon player sees, and what it can do."""

from enum import Enum
from typing import Literal, TypeAlias

import msgspec


class BackgammonWord(Enum):
    """A decision that is said in a word."""

    ROLL = "roll"
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    ACCEPT = "accept"
    REFUSE = "refuse"


class Play(msgspec.Struct, frozen=True):
    """A legal play of the roll."""

    steps: tuple[tuple[int, int], ...]
    """From and to, in the player's numbers; none when nothing can be moved."""
    after: bytes
    """The board it leaves, from the player's side."""


class OfferResignation(msgspec.Struct, frozen=True):
    """The offer to lose the game."""

    level: int
    """1, 2 or 3: a single game, a gammon, a backgammon."""


Act: TypeAlias = BackgammonWord | Play | OfferResignation


class CubeStanding(msgspec.Struct, frozen=True):
    """The score and the cube as a player sees them."""

    mine: int | None = None
    """How many points the player is short of the match; None for money, where points are all."""
    theirs: int | None = None
    crawford: Literal["ahead", "now", "past"] = "ahead"
    """Whether the Crawford game is still to come, is this one, or has been."""
    cube: int = 1
    owner: Literal["mine", "theirs", "centre"] = "centre"
    jacoby: bool = False
    """Whether gammons and backgammons count as single games as long as the cube is not turned."""


class BackgammonSight(msgspec.Struct, frozen=True):
    """All that a player is shown when a decision is due."""

    board: bytes
    """The board as the core takes it: the player's 26 counts, then the opponent's."""
    standing: CubeStanding
    legal: tuple[Act, ...]
    """Everything that the laws allow now."""
    dice: tuple[int, int] | None = None
    """The roll that is to be played."""
    offered: int | None = None
    """The level of the resignation that waits for an answer."""
    beaver: bool = False
    """The double that waits is a beaver: whoever answers is on roll, and the cube stays with the other side."""
