"""Who keeps the time of a match: the hall, unless it was agreed that time is entered by hand."""

from collections.abc import Iterable

from arbitro.kernel import Fact
from arbitro.live.tellable import Tellable


def enters_time(match: Tellable) -> bool:
    """Tell whether time is entered by hand, as was agreed."""
    return match.particulars.options.get("clock") == "entered"


def by_hall(match: Tellable, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return facts as they are entered in the hall: a clock that comes with one of them is the hall's own."""
    return tuple(facts) if enters_time(match) else tuple(match.sitting.game.by_hall(fact) for fact in facts)
