"""The time of a match: when its round's clock ends, and what a level match becomes then."""

from typing import Literal

from arbitro.desk.event import Event
from arbitro.desk.match import EventMatch

Leveller = Literal["draw", "extra", "last-scorer"]


def in_a_knockout(event: Event, match: EventMatch) -> bool:
    """Tell whether a match is of the bracket, in which somebody has to go on."""
    return event.size is not None and (not event.groups or match.round[0] not in event.groups)


def may_be_drawn(event: Event, match: EventMatch) -> bool:
    """Tell whether a match may end without a winner."""
    return event.setup.draws and not in_a_knockout(event, match)


def ends_of(event: Event, match: EventMatch) -> int | None:
    """Return the second at which the time of a match is up; None before the clock of its round has started."""
    clock = event.clocks.get(match.round)
    if clock is None or match.state in ("bye", "void"):
        return None
    # The round's clock waits for nobody, and a match has what was added to it alone.
    return clock.ends + match.added


def time_is_up(event: Event, match: EventMatch) -> bool:
    """Tell whether the time of a match is up."""
    ends = ends_of(event, match)
    return ends is not None and event.now >= ends


def leveller_of(event: Event, match: EventMatch) -> Leveller:
    """Return what happens to a match that is level when its time is up."""
    drawn = may_be_drawn(event, match)
    clock = event.clocks.get(match.round)
    announced = clock.limit.level if clock else None
    if announced is None or announced == "draw":
        # `draw` in a match that may not be drawn is read as one more unit (desk-2 2).
        return "draw" if drawn else "extra"
    return announced


def clock_state(event: Event, name: str) -> str:
    """Return whether a round's time runs, is nearly over, or is up."""
    clock = event.clocks[name]
    if event.now >= clock.ends:
        return "up"
    return "warned" if event.now >= clock.ends - 60 * clock.limit.warn_minutes else "running"
