"""A match as it is told: its sitting, how it is set, and what its words and offers are made of, each made once."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from arbitro.kernel import Fact, Heard, Offer, PlayedAct, Refused, Sitting
from arbitro.kernel.journal import Settled
from arbitro.live.documents import WishShown
from arbitro.live.setting import MatchSetting

T = TypeVar("T")
LAST = 4
"""How many of the last acts are kept at hand."""
RESIGNED = "resigned"
"""Why a review ends when somebody gives up."""
LiveSitting: TypeAlias = Sitting[Any, Any]
LiveHeard: TypeAlias = Heard[Any, Any]


class Tellable:
    """A match that can be told, be it in the hall or on a device."""

    name: str
    sitting: LiveSitting
    particulars: MatchSetting

    def __init__(self) -> None:
        self._made: dict[object, tuple[tuple[object, ...], Any]] = {}

    @property
    @abstractmethod
    def now(self) -> int:
        """The moment, in milliseconds since the match was opened."""

    @property
    def still(self) -> bool:
        """Whether its time stands still: whoever is on turn waits for another's device."""
        return False

    @property
    def invitations(self) -> dict[str, str]:
        """The code for each seat that waits."""
        return {}

    def wish(self, person: str = "", at: int | None = None) -> WishShown | None:
        """Return what somebody who plays has asked for while nothing was entered since; `at`: as of a sequence."""
        return None

    def layout(self, state: Any) -> Any:
        """Return where everything lies in a state; None where nobody knows it."""
        return getattr(state, "layout", None)

    def objection(self, before: Any, facts: Sequence[Fact], instead: Sequence[Fact]) -> Refused | None:
        """Return why a correction says what cannot have happened; None where only the umpire saw what did."""
        return None

    def hall_keeps_time(self, sitting: LiveSitting) -> bool:
        """Tell whether the hall runs the clocks: from the start, or since one was imposed (backgammon 2.3.i.b)."""
        return self.particulars.clock == "hall" or getattr(sitting.state, "hall_clock", False)

    def offers(self, state: Any) -> tuple[Offer, ...]:
        """Return what may be entered in a state, found out once for all who ask."""
        return self.once("offers", (state,), lambda: self.sitting.game.offers(state))

    def last(self, sitting: LiveSitting) -> tuple[PlayedAct[Any, Any], ...]:
        """Return the last acts in force, the newest last; a unit that is over is judged again only once for it."""
        closed, played = sitting.judged.closed, sitting.judged.played[-LAST:]
        if len(played) == LAST or not closed:
            return played
        there = len(played)
        before = self.once("before", (closed,), lambda: sitting.last(LAST + there)[: -there or None])
        return (*before, *played)[-LAST:]

    def once(self, what: object, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Return what was made last of the very same things, or make it: under a few names, so that it stays small."""
        # Compared by identity: states are values that share what has not changed, and equality would walk a
        # whole match.
        kept = self._made.get(what)
        if kept is None or any(one is not other for one, other in zip(kept[0], of, strict=True)):
            kept = self._made[what] = (of, make())
        return kept[1]


def given_up(sitting: LiveSitting) -> bool:
    """Tell whether somebody has left a match that was under review, where its book knows no resigning then."""
    last = sitting.journal.entries[-1].act
    return isinstance(last, Settled) and last.text == RESIGNED
