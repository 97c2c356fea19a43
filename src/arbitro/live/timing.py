"""Who keeps the time of a match: the hall, unless it was agreed that time is entered by hand."""

from collections.abc import Iterable

from msgspec.structs import replace

from arbitro.backgammon.facts import Sanction, StartsClock
from arbitro.carrom.facts import TimeUp
from arbitro.kernel import Fact
from arbitro.live.match import LiveMatch, LiveSitting


def enters_time(match: LiveMatch) -> bool:
    """Tell whether time is entered by hand, as was agreed."""
    return match.particulars.options.get("clock") == "entered"


def hall_keeps_time(match: LiveMatch, sitting: LiveSitting) -> bool:
    """Tell whether the hall runs the clocks: from the start, or since one was imposed (backgammon 2.3.i.b, 3.5.i)."""
    return match.particulars.clock == "hall" or getattr(sitting.state, "hall_clock", False)


def next_end(match: LiveMatch) -> tuple[int, Fact] | None:
    """Return the moment at which the hall enters that a clock is used up, and what it enters.

    Where nobody umpires, nobody is asked who is late at the board.
    """
    due = match.sitting.due(match.now)
    if due is not None and match.particulars.mode == "played" and isinstance(due[1], TimeUp):
        return None
    return due


def by_hall(match: LiveMatch, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return facts as they are entered in the hall: a clock that comes with one of them is the hall's own."""
    if enters_time(match):
        return tuple(facts)
    return tuple(replace(fact, by_hall=True) if _brings_clock(fact) else fact for fact in facts)


def _brings_clock(fact: Fact) -> bool:
    return isinstance(fact, StartsClock) or (isinstance(fact, Sanction) and fact.measure == "clock")
