"""The hall as it is served: its matches, and all who act in them by themselves: machine players, the desk, webhooks."""

from collections.abc import Collection

from arbitro.live.background_reviews import Study
from arbitro.live.desk.event_office import Office
from arbitro.live.desk.live_series import SeriesHall
from arbitro.live.hall import MatchHall
from arbitro.live.machine_players import HouseMoves
from arbitro.live.match import LiveMatch
from arbitro.live.reports import ConsoleReports
from arbitro.live.time_source import Time
from arbitro.live.webhooks import Webhooks
from arbitro.store import Line, Node, Store


class LiveHall(MatchHall):
    """The matches of a hall with everything beside them; each part knows `MatchHall` alone."""

    def __init__(self, store: Store, time: Time | None = None, node: Node | None = None) -> None:
        super().__init__(store, time, node)
        self.house = HouseMoves(self)
        self.office = Office(self)
        self.series_hall = SeriesHall(self)
        self.webhooks = Webhooks(self)
        self.office.after_act.append(self.webhooks.event_acted)
        self.study = Study(self)
        self.reports = ConsoleReports()

    def serve(self, match: LiveMatch) -> None:
        """Do what the hall itself has to do in a match of this node: its clocks, its house players, the desk's word."""
        if match.particulars.event:
            self.spawn(self.office.reach_own(match.particulars.event))
        super().serve(match)
        self.house.look(match)

    def was_loaded(self, match: LiveMatch) -> None:
        """Do what a match needs that has just been read from the store: its clocks, its house players."""
        super().was_loaded(match)
        self.house.look(match)

    def must_stay(self, match: LiveMatch) -> bool:
        """Tell whether a match must stay in memory: a clock runs, somebody watches, or the house is to play."""
        return super().must_stay(match) or self.house.is_busy(match)

    def matches_gone(self, matches: Collection[str]) -> None:
        """Let go of matches that are not there any more, and of what their consoles said."""
        super().matches_gone(matches)
        self.reports.forget(matches)

    def tells(self, line: Line) -> bool:
        """Tell whether an entry of the log that is of no match here is told by the act of an event that made it."""
        return self.office.tells(line)

    async def stop(self) -> None:
        """Take no more acts, finish those under way, end the processes of the players and the streams."""
        # First: no timer, machine or webhook begins anything while the acts under way are finished.
        self.stopping = True
        self.office.stop()
        self.webhooks.close()
        await super().stop()
        self.house.close()
        self.study.close()
