"""League: a round robin of teams over a season, at home and away, each round on its day."""

from collections.abc import Iterator
from datetime import timedelta

from arbitro.desk.days import dated
from arbitro.desk.event import Event
from arbitro.desk.format import Fixture
from arbitro.desk.formats.circles import RoundRobin
from arbitro.desk.setup import Dates, Setup, TieBreak
from arbitro.kernel.given import whole

LEAGUE_TIEBREAKS: tuple[TieBreak, ...] = ("points", "difference", "for", "h2h")
LONGEST_BREAK = 366
"""Days from one round to the next, at most."""


class League(RoundRobin):
    """Everybody meets everybody at home and away, for points."""

    name = "league"
    tiebreaks = LEAGUE_TIEBREAKS
    by_points = True
    legs = 2
    has_dates = True

    def check(self, setup: Setup) -> None:
        """Raise Malformed where a day of the season is none."""
        match setup.dates:
            case Dates(first=first, every=every, skip=skip):
                dated(first, "given.dates.first")
                whole(every, "given.dates.every", 1, LONGEST_BREAK)
                for place, day in enumerate(skip):
                    dated(day, f"given.dates.skip[{place}]")
            case days:
                for place, day in enumerate(days or ()):
                    dated(day, f"given.dates[{place}]")

    def fixtures(self, event: Event) -> dict[str, Fixture]:
        """Return who is at home, who comes, and on which day; byes are none."""
        found = event.rounds()
        days = dict(zip(found, _days(event.setup), strict=False))
        return {
            match.id: Fixture(
                match.sides[0],
                match.sides[1],
                event.postponed.get(match.id, days.get(name)),
                match.id in event.postponed,
            )
            for name, matches in found.items()
            for match in matches
            if match.state != "bye"
        }


def _days(setup: Setup) -> Iterator[str]:
    """Yield the days of the rounds in order, as far as they are announced."""
    match setup.dates:
        case Dates(first=first, every=every, skip=skip):
            day = dated(first, "given.dates.first")
            while True:
                if day.isoformat() not in skip:
                    yield day.isoformat()
                try:
                    day += timedelta(days=every)
                except OverflowError:
                    return
        case days:
            yield from days or ()
