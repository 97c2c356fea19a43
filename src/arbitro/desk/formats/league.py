"""League: a round robin of teams over a season, at home and away, each round on its day."""

from collections.abc import Iterator
from datetime import timedelta

from arbitro.desk.days import parse_day
from arbitro.desk.event import Event
from arbitro.desk.format import TIEBREAKS, Fixture, FormatPicture, dots
from arbitro.desk.formats.circles import RoundRobin
from arbitro.desk.offer import OfferField
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
    picture = FormatPicture(
        "M12 12h72v44h-72zM12 24h72M36 12v44M60 12v44", on=dots((24, 40), (48, 40), (72, 40))
    )
    fields = (
        OfferField("legs", "number", value=2, least=1, most=4),
        OfferField("first", "day", null=True, into="dates"),
        OfferField("every", "number", value=7, least=1, most=366, into="dates", within="first"),
        TIEBREAKS,
    )

    def check(self, setup: Setup) -> None:
        """Raise Malformed where a day of the season is none."""
        match setup.dates:
            case Dates(first=first, every=every, skip=skip):
                parse_day(first, "given.dates.first")
                whole(every, "given.dates.every", 1, LONGEST_BREAK)
                for place, day in enumerate(skip):
                    parse_day(day, f"given.dates.skip[{place}]")
            case days:
                for place, day in enumerate(days or ()):
                    parse_day(day, f"given.dates[{place}]")

    def fixtures(self, event: Event) -> dict[str, Fixture]:
        """Return who is at home, who comes, and on which day; byes are none."""
        found = event.rounds()
        # Fewer days than rounds is allowed: the rest of the season has none yet.
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
            day = parse_day(first, "given.dates.first")
            while True:
                # `skip` passes a date over, and the interval goes on from there (desk-2 9).
                if day.isoformat() not in skip:
                    yield day.isoformat()
                try:
                    day += timedelta(days=every)
                except OverflowError:
                    return
        case days:
            yield from days or ()
