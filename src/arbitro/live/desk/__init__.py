"""Events of the desk that live in the hall: each a journal of acts, told to whoever watches."""

from arbitro.live.desk.event import LiveEvent, Notes
from arbitro.live.desk.event_office import Office
from arbitro.live.desk.office import UnknownEvent
from arbitro.live.desk.sitting import DeskHeard, DeskSitting

__all__ = ["DeskHeard", "DeskSitting", "LiveEvent", "Notes", "Office", "UnknownEvent"]
