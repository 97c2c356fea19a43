"""Round robin: everybody meets everybody."""

from typing import ClassVar

from msgspec.structs import replace

from arbitro.desk.draws import circle
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.flow import settle
from arbitro.desk.format import LEGS, TIEBREAKS, FormatPicture, Tables, dots
from arbitro.desk.formats.linked import Linked
from arbitro.desk.formats.making import ranked_last, with_matches
from arbitro.desk.match import PLAYED, DrawSeat, EventMatch
from arbitro.desk.offer import OfferField
from arbitro.desk.places import table_places
from arbitro.desk.setup import Setup


class RoundRobin(Linked):
    """One table; the rounds stand as soon as it is drawn."""

    name = "round-robin"
    picture = FormatPicture(
        "M48 8 76 28 65 56H31L20 28z M48 8 65 56 20 28h56L31 56z",
        on=dots((48, 8), (76, 28), (65, 56), (31, 56), (20, 28)),
    )
    fields: ClassVar[tuple[OfferField, ...]] = (LEGS, TIEBREAKS)

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return players * (players - 1) // 2 * setup.legs + 1

    def most_matches(self, setup: Setup, players: int) -> int:
        """Return the matches of all against all."""
        return setup.legs * players * (players - 1) // 2

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with all its rounds."""
        return with_matches(event, circle.matches("R", names, event.setup.legs))

    def let_in(self, event: Event, entry: EventEntry) -> Event | None:
        """Return the event with a name as the last number of a table that had a bye."""
        return into_the_circle(event, "R", event.order, entry.name)

    def voids(self, event: Event, name: str) -> bool:
        """Tell whether somebody has played too little for their matches to count."""
        return played_too_little(event, name)

    def placing(self, event: Event, tables: Tables) -> dict[str, tuple[int, int]]:
        """Return the places of the table, when the event is over."""
        return table_places(event, tables)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who is alone in first place when the event is over."""
        return alone_at_the_top(event, tables)


def alone_at_the_top(event: Event, tables: Tables) -> str | None:
    """Return who is alone in first place when the event is over."""
    # A shared first place has no champion: it takes a lot.
    leaders = [one.name for table in tables.values() for one in table if one.place == 1]
    return leaders[0] if event.over and len(leaders) == 1 else None


def played_too_little(event: Event, name: str) -> bool:
    """Tell whether a player has played fewer than half of their matches."""
    # desk.md, Leaving: half of the matches, counted by play; walkovers
    # do not make somebody stay in the table.
    own = [match for match in event.of(name) if match.state not in ("bye", "void")]
    played = sum(match.by in PLAYED and match.state in ("done", "withheld") for match in own)
    return 2 * played < len(own)


def into_the_circle(event: Event, prefix: str, names: tuple[str, ...], name: str) -> Event | None:
    """Return the event with a name as the last number of a table that had a bye; nothing else moves."""
    if len(names) % 2 == 0:
        return None
    # The circle of n + 1 is that of n with the bye filled: only matches that were byes get a side.
    made = [
        replace(match, sides=_names(match), state="ready")
        for match in circle.matches(prefix, (*names, name), event.setup.legs)
        if event.matches[match.id].state == "bye"
    ]
    voided = [replace(match, state="void") if _void_side(event, match) else match for match in made]
    filled = settle(event.with_matches(*voided), [match.id for match in voided if match.state == "ready"])
    return ranked_last(filled, name)


def _names(match: EventMatch) -> tuple[str, str]:
    one, other = match.feeds
    assert isinstance(one, DrawSeat)
    assert isinstance(other, DrawSeat)
    return one.name, other.name


def _void_side(event: Event, match: EventMatch) -> bool:
    """Tell whether a side has left with all its matches void."""
    return any(
        event.has_left(name) and any(other.state == "void" for other in event.of(name))
        for name in match.names
    )
