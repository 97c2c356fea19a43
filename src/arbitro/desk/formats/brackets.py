"""Knockout and double elimination."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.desk.answer import everybody_once, no
from arbitro.desk.draws import avoidance, bracket, ranking, separation
from arbitro.desk.draws.avoidance import mend_order
from arbitro.desk.draws.parts import apart_in_parts
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.flow import settle
from arbitro.desk.format import Exchanged, FormatPicture, HeldPlace, Pair, Paired, RoundByHand, Tables, bars
from arbitro.desk.formats.linked import Linked
from arbitro.desk.formats.making import deciding_match, ranked_last, winner_of, with_matches
from arbitro.desk.match import BYE, DrawSeat, EventMatch, WinnerOf
from arbitro.desk.mates import mate_of, mates
from arbitro.desk.offer import OfferField, choice
from arbitro.desk.places import bracket_places
from arbitro.desk.setup import Setup
from arbitro.kernel import Refused


class Bracket(Linked, ABC):
    """What a knockout and a double elimination have in common: lines, byes, mates kept apart."""

    bracket = True

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with its bracket."""
        names = separate_mates(event, names, seeded)
        event = replace(event, order=names, size=bracket.size_for(len(names)))
        return with_matches(event, self.matches(event, names))

    @abstractmethod
    def matches(self, event: Event, names: tuple[str, ...]) -> Iterator[EventMatch]:
        """Yield the matches of the bracket."""

    def let_in(self, event: Event, entry: EventEntry) -> Event | None:
        """Return the event with a name in the bye of the lowest holder who has not gone on; nothing else moves."""
        holders = [
            match
            for match in event.in_order()
            if match.state == "bye" and _from_seats(match) and match.winner
        ]
        ranks = {holder: rank for rank, holder in enumerate(event.order)}
        # desk.md: the bye of the greatest rank, so that the seeded lose theirs last.
        for match in sorted(holders, key=lambda match: -ranks[match.winner or ""]):
            following = [event.matches[name] for name in event.plan.followers.get(match.id, ())]
            after = [other for other in following if WinnerOf(match.id) in other.feeds]
            if any(other.state not in ("waiting", "ready", "bye") for other in after):
                continue
            one, other = match.feeds
            seats = (one, DrawSeat(entry.name)) if other == DrawSeat(BYE) else (DrawSeat(entry.name), other)
            moved = settle(event.with_matches(replace(match, feeds=seats)), [match.id], cause="late entry")
            if not any(_disturbs(match, moved.matches[match.id]) for match in event.matches.values()):
                return ranked_last(moved, entry.name)
        return None

    def exchange(self, event: Event, one: str, other: str) -> Exchanged | None:
        """Return two lines of the first round with their holders exchanged; a bye is a holder."""
        first = [match for match in event.in_order() if match.round in ("R1", "W1")]
        lines = {str(line): divmod(line - 1, 2) for line in range(1, 2 * len(first) + 1)}
        if one not in lines or other not in lines:
            return None
        feeds = [list(match.feeds) for match in first]
        (here, upper), (there, lower) = lines[one], lines[other]
        seats = feeds[here][upper], feeds[there][lower]
        feeds[there][lower], feeds[here][upper] = seats
        moved = {first[at].id: replace(first[at], feeds=(feeds[at][0], feeds[at][1])) for at in (here, there)}
        held = [seat.name for seat in seats if isinstance(seat, DrawSeat)]
        return Exchanged(event.with_matches(*moved.values()), (held[0], held[1]), tuple(moved))

    def places_of_the_draw(self, event: Event) -> dict[str, HeldPlace]:
        """Return the lines of the first round from the top."""
        first = [match for match in event.in_order() if match.round in ("R1", "W1")]
        held = [
            (feed.name, match.id) for match in first for feed in match.feeds if isinstance(feed, DrawSeat)
        ]
        return {str(line): HeldPlace(name, (match,)) for line, (name, match) in enumerate(held, start=1)}

    def placing(self, event: Event, tables: Tables) -> dict[str, tuple[int, int]]:
        """Return the places of those who are out, and of the finalists."""
        return bracket_places(event, event.order)


class Knockout(Bracket):
    """A knockout with what hangs on it: third place, consolation, last chance."""

    name = "knockout"
    side_events = ("C", "X")
    picture = FormatPicture(
        "M24 11h8v13h-8M24 40h8v12h-8M57 17h8v29h-8M32 17h7M32 46h7M65 31h7",
        bars((6, 8), (6, 20), (6, 36), (6, 48), (39, 14), (39, 42)),
        bars((72, 28)),
    )
    fields = (
        OfferField("third_place", "check", value=False),
        choice("consolation", ("first", "progressive"), null=True),
        OfferField("last_chance", "check", value=False, within="consolation"),
    )

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return players

    def matches(self, event: Event, names: tuple[str, ...]) -> Iterator[EventMatch]:
        """Yield the matches of the bracket."""
        setup = event.setup
        yield from bracket.single(names, third_place=setup.third_place)
        yield from bracket.consolations(len(names), setup.consolation, last_chance=setup.last_chance)

    def round_by_hand(self, event: Event) -> RoundByHand | None:
        """Return the first round, while nothing has begun."""
        if event.commit is not None or any(match.has_begun for match in event.matches.values()):
            return None
        now = [list(pair) for pair in _pairs(event)] if event.drawn else None
        approved = [entry for entry in event.entries.values() if entry.state == "approved"]
        seats = bracket.seats(ranking.ranking(event.setup, approved).names) if now is None else ()
        names = [seat.name for seat in seats if isinstance(seat, DrawSeat)]
        pairs = now or [list(pair) for pair in zip(names[::2], names[1::2], strict=True)]
        # An example has to differ from what is there: the sides of one pair are turned.
        (one, other), *others = pairs
        return RoundByHand("R1", now, [[other, one], *others])

    def pair(self, event: Event, act: Pair) -> Paired | Refused:
        """Return the event with a first round by hand: lines from the top, ranks by the seeding, nothing drawn."""
        if act.round != "R1":
            return no("later_rounds_follow")
        if event.commit is not None:
            return no("draw_was_committed")
        if begun := next((match for match in event.in_order() if match.has_begun), None):
            return no("match_has_begun", match=begun.id)
        before = tuple(_pairs(event)) if event.drawn else None
        names = event.order
        if not event.drawn:
            approved = [entry for entry in event.entries.values() if entry.state == "approved"]
            names = ranking.ranking(event.setup, approved).names
        size = bracket.size_for(len(names))
        named = [name for pair in act.pairs for name in pair]
        if (wrong := everybody_once(named, (*names, *[BYE] * (size - len(names))))) is not None:
            return wrong
        if any(pair == (BYE, BYE) for pair in act.pairs):
            return no("two_byes_meet")
        if not event.drawn:
            # Marked as drawn although nothing was: whoever leaves from now on leaves after the draw.
            event = event.enter(*(replace(event.entries[name], drawn=True) for name in names))
            event = replace(event, drawn=True, order=names, size=size)
            event = with_matches(event, self.matches(event, names))
        first = [match for match in event.in_order() if match.round == "R1"]
        seated = [
            replace(match, feeds=(DrawSeat(one), DrawSeat(other)))
            for match, (one, other) in zip(first, act.pairs, strict=True)
        ]
        return Paired(settle(event.with_matches(*seated), [match.id for match in seated]), before)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who has won the final."""
        return winner_of(event, deciding_match(event, "R"))


class DoubleElimination(Bracket):
    """A double elimination: out with the second loss."""

    name = "double"
    picture = FormatPicture(
        "M24 10h8v12h-8M57 15h8v34h-8M15 26v12M65 31h7",
        bars((6, 6), (6, 18), (39, 12), (6, 40), (39, 46)),
        bars((72, 28)),
    )
    fields = (OfferField("reset", "check", value=True),)

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return 2 * players

    def matches(self, event: Event, names: tuple[str, ...]) -> Iterator[EventMatch]:
        """Yield the matches of the bracket."""
        return bracket.double(names)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who has won the final, the second where it was needed."""
        return winner_of(event, deciding_match(event, "F"))


def _pairs(event: Event) -> Iterator[tuple[str, str]]:
    for match in event.in_order():
        one, other = match.feeds
        if match.round == "R1" and isinstance(one, DrawSeat) and isinstance(other, DrawSeat):
            yield one.name, other.name


def separate_mates(event: Event, names: tuple[str, ...], seeded: int) -> tuple[str, ...]:
    """Return the ranks with mates kept apart in the first round as far as can be."""
    if not event.setup.separate and not event.setup.avoid:
        return names
    size = bracket.size_for(len(names))
    # All seeded: only ranks above B/2 move, so that the seeds keep their lines (desk.md, Separation).
    first = seeded + 1 if seeded < len(names) else size // 2 + 1
    movable = range(first, len(names) + 1)
    club = mate_of(event)
    depth = event.setup.separate.depth if event.setup.separate else "round1"
    if (depth == "quarter" and size >= 8) or (depth == "half" and size >= 4):
        found = apart_in_parts(size, names, movable, club, depth)
        # Pairs to avoid hold in the first round alone (desk-2 11), so they are mended after the parts.
        return mend_order(size, found, movable, mates(event), club) if event.setup.avoid else found
    if event.setup.avoid:
        bound = separation.Places(size, names, movable, club).least()
        return avoidance.apart(size, names, movable, mates(event), bound)
    return separation.apart(size, names, movable, club)


def _disturbs(before: EventMatch, after: EventMatch) -> bool:
    """Tell whether a match that was called or has begun would be touched."""
    return before.causes != after.causes or (before.state == "called" and after.state != "called")


def _from_seats(match: EventMatch) -> bool:
    return all(isinstance(feed, DrawSeat) for feed in match.feeds)
