"""The office of the hall: its events, and their matches as matches of the hall."""

from arbitro.live.desk.event import LiveEvent
from arbitro.live.desk.office import EventHall
from arbitro.live.desk.table_matches import Linking
from arbitro.live.hall import MatchHall


class Office(EventHall):
    """Events whose matches are opened in the hall when they are called, and reported when they are over."""

    def __init__(self, hall: MatchHall) -> None:
        super().__init__(hall)
        self.linking = Linking(self)

    async def follow_at_tables(self, live: LiveEvent) -> None:
        """Open in the hall what was called, and move what got another table."""
        await self.linking.follow(live)

    async def catch_up_tables(self, live: LiveEvent) -> None:
        """Report what was over in the hall while the event was not loaded, and hold what the desk has decided."""
        await self.linking.catch_up(live)

    def concerns_tables(self, event: str) -> bool:
        """Tell whether this node owns a match of an event."""
        return self.linking.reaching.concerns(event)

    async def reach_own_tables(self, live: LiveEvent) -> None:
        """Carry what the desk has decided to the matches that this node owns."""
        await self.linking.reaching.reach_own(live)
