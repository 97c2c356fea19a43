"""Knockout and double elimination."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.desk.draws import avoidance, bracket, separation
from arbitro.desk.entry import Entry
from arbitro.desk.event import Event
from arbitro.desk.flow import settle
from arbitro.desk.format import Tables
from arbitro.desk.formats.linked import Linked
from arbitro.desk.formats.making import deciding_match, ranked_last, winner_of, with_matches
from arbitro.desk.match import BYE, Match, Seat, WinnerOf
from arbitro.desk.mates import mates
from arbitro.desk.setup import Setup


class Bracket(Linked):
    """What a knockout and a double elimination have in common: lines, byes, mates kept apart."""

    bracket = True

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with its bracket."""
        names = separated(event, names, seeded)
        event = replace(event, order=names, size=bracket.size_for(len(names)))
        return with_matches(event, self.matches(event, names))

    def matches(self, event: Event, names: tuple[str, ...]) -> Iterator[Match]:
        """Yield the matches of the bracket."""
        raise NotImplementedError

    def let_in(self, event: Event, entry: Entry) -> Event | None:
        """Return the event with a name in the bye of the lowest holder who has not gone on; nothing else moves."""
        holders = [
            match
            for match in event.in_order()
            if match.state == "bye" and _from_seats(match) and match.winner
        ]
        ranks = {holder: rank for rank, holder in enumerate(event.order)}
        for match in sorted(holders, key=lambda match: -ranks[match.winner or ""]):
            following = [event.matches[name] for name in event.plan.followers.get(match.id, ())]
            after = [other for other in following if WinnerOf(match.id) in other.feeds]
            if any(other.state not in ("waiting", "ready", "bye") for other in after):
                continue
            one, other = match.feeds
            seats = (one, Seat(entry.name)) if other == Seat(BYE) else (Seat(entry.name), other)
            moved = settle(event.put(replace(match, feeds=seats)), [match.id], cause="late entry")
            if not any(_disturbed(match, moved.matches[match.id]) for match in event.matches.values()):
                return ranked_last(moved, entry.name)
        return None


class Knockout(Bracket):
    """A knockout with what hangs on it: third place, consolation, last chance."""

    name = "knockout"
    side_events = ("C", "X")

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return players

    def matches(self, event: Event, names: tuple[str, ...]) -> Iterator[Match]:
        """Yield the matches of the bracket."""
        setup = event.setup
        yield from bracket.single(names, third_place=setup.third_place)
        yield from bracket.consolations(len(names), setup.consolation, last_chance=setup.last_chance)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who has won the final."""
        return winner_of(event, deciding_match(event, "R"))


class Double(Bracket):
    """A double elimination: out with the second loss."""

    name = "double"

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return 2 * players

    def matches(self, event: Event, names: tuple[str, ...]) -> Iterator[Match]:
        """Yield the matches of the bracket."""
        return bracket.double(names)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who has won the final, the second where it was needed."""
        return winner_of(event, deciding_match(event, "F"))


def separated(event: Event, names: tuple[str, ...], seeded: int) -> tuple[str, ...]:
    """Return the ranks with mates kept apart in the first round as far as can be."""
    if not event.setup.separate and not event.setup.avoid:
        return names
    size = bracket.size_for(len(names))
    first = seeded + 1 if seeded < len(names) else size // 2 + 1
    movable = range(first, len(names) + 1)
    clubs = event.setup.separate == "club"

    def club(name: str) -> str | None:
        return event.entries[name].club if clubs else None

    if event.setup.avoid:
        bound = separation.Places(size, names, movable, club).least()
        return avoidance.apart(size, names, movable, mates(event), bound)
    return separation.apart(size, names, movable, club)


def _disturbed(before: Match, after: Match) -> bool:
    """Tell whether a match that was called or has begun would be touched."""
    return before.causes != after.causes or (before.state == "called" and after.state != "called")


def _from_seats(match: Match) -> bool:
    return all(isinstance(feed, Seat) for feed in match.feeds)
