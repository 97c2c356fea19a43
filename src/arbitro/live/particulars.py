"""What the hall remembers of a match beside its journal: how it is played, by whom, for whom it is open."""

import msgspec

from arbitro.backgammon.dice import ChainChange
from arbitro.live.setting import Held as Held
from arbitro.live.setting import MatchSetting
from arbitro.live.setting import Mode as Mode
from arbitro.live.setting import Seat as Seat


class Particulars(MatchSetting, frozen=True):
    """A match as the hall keeps it."""

    dice: dict[str, str] = msgspec.field(default_factory=dict)
    """Of backgammon whose dice are exchanged: what each side has committed to, empty while it owes that."""
    chains: tuple[ChainChange, ...] = ()
    """Chains that took the place of those during the match."""
