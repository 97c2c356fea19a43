"""When and where each match is expected, from the tables there are and from how long matches have taken so far."""

import heapq
from collections.abc import Collection, Iterator, Sequence
from math import ceil

import msgspec
from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.laws import laws_by
from arbitro.desk.lengths import best_of, length_of
from arbitro.desk.match import BYE, LIVE, PLAYED, DrawSeat, EventMatch, SameAs

WEIGHT = 2
"""With how many matches of experience the usual time is weighed against what has been played."""


class Expected(msgspec.Struct, frozen=True):
    """A match with the second at which it is expected to begin and to end, and its table."""

    match: str
    start: int
    end: int
    table: str


class Schedule(msgspec.Struct, frozen=True):
    """What is expected, in the order of its beginning; who holds up what; and when all is over."""

    expected: tuple[Expected, ...] = ()
    held: dict[str, str] = {}
    """Matches that are ready, and who of them is taken elsewhere."""
    end: int | None = None
    match_s: int | None = None
    """How long a match of the length most played takes."""


def schedule(event: Event, elsewhere: Collection[str] = ()) -> Schedule:
    """Return what is expected of an event, each table given to the match that can begin first.

    Elsewhere are players and tables that other events have now. Rounds that are not drawn yet count for the end.
    """
    unit = unit_s(event)
    taken = {*event.held, *elsewhere}
    tables = [table for table in event.setup.tables if table not in taken]
    held = {match.id: who for match in event.in_order() if (who := _held_by(event, match, taken)) is not None}
    expected = tuple(_expected_matches(event, unit, tables, held)) if tables else ()
    left = [match for match in event.in_order() if not match.finished]
    typical = round(unit * units(event, left[0])) if left else None
    return Schedule(expected, held, _end(event, unit, len(tables), expected), typical)


def _end(event: Event, unit: float, tables: int, expected: Sequence[Expected]) -> int | None:
    """Return when all is over: what is drawn, and after it each round that is not; None where nothing is to come."""
    rounds = list(_undrawn(event))
    if not tables or not (expected or rounds):
        return None
    drawn = max((one.end for one in expected), default=event.now)
    return drawn + sum(ceil(count / tables) * round(unit * size) for count, size in rounds)


def _undrawn(event: Event) -> Iterator[tuple[int, float]]:
    """Yield the rounds that will be drawn later: how many matches each has, and how many units each of these."""
    if format_of(event).in_rounds and event.drawn:
        playing = sum(entry.state == "approved" for entry in event.entries.values())
        for number in range(event.paired + 1, (event.swiss_rounds or 0) + 1):
            yield playing // 2, units(event, EventMatch(f"R{number}.1", (DrawSeat(BYE), DrawSeat(BYE))))
    if format_of(event).grouped and event.drawn and not event.qualified:
        going_on = sum(min(event.setup.advance, len(group)) for group in event.groups.values())
        size = 1 << (going_on - 1).bit_length()
        knockout = replace(event, size=size)
        for number in range(1, size.bit_length()):
            matches = size >> number if number > 1 else going_on - size // 2
            final = size >> number == 1
            match = EventMatch(f"R{number}.1", (DrawSeat(BYE), DrawSeat(BYE)))
            yield matches + (final and event.setup.third_place), units(knockout, match)


def matches_of(event: Event) -> int:
    """Return how many matches an event has, those of rounds that are not drawn yet among them."""
    drawn = sum(match.state != "bye" for match in event.matches.values())
    return drawn + sum(count for count, _ in _undrawn(event))


def unit_s(event: Event) -> float:
    """Return how long one unit takes: as played so far, weighed with what is usual."""
    played = [
        (match.over_at - match.started, units(event, match))
        for match in event.matches.values()
        if match.state == "done"
        and match.by in PLAYED
        and match.over_at is not None
        and match.started is not None
    ]
    usual = laws_by(event.setup.edition).unit_s
    # Weighed like WEIGHT matches of the usual length (a prior): one short
    # first match must not halve the evening.
    share = sum(size for _, size in played) / len(played) if played else 1.0
    taken = sum(seconds for seconds, _ in played) + WEIGHT * share * usual
    return taken / (sum(size for _, size in played) + WEIGHT * share)


def units(event: Event, match: EventMatch) -> float:
    """Return how many units a match is expected to have: of the best of five frames about four, of points about all."""
    points, games = length_of(event, match), best_of(event, match)
    if games is not None:
        # A best of five is over in three to five; 0.8 is about what level players need.
        return 0.8 * games if games > 1 else 1.0
    return float(points) if points is not None and laws_by(event.setup.edition).length is not None else 1.0


def _held_by(event: Event, match: EventMatch, taken: Collection[str]) -> str | None:
    """Return who of a match that is ready is taken elsewhere; whoever plays in this event will be free again."""
    if match.state != "ready":
        return None
    return next((person for person in sorted(event.people(match.names)) if person in taken), None)


def _expected_matches(
    event: Event, unit: float, tables: list[str], held: dict[str, str]
) -> Iterator[Expected]:
    """Yield matches as they come to a table: those in play first, then in their order as soon as they can begin."""
    ends = {match.id: event.now for match in event.in_order() if match.finished}
    people: dict[str, int] = {}
    free = dict.fromkeys(range(len(tables)), event.now)
    for match, place in _matches_at_tables(event, tables):
        begun = match.started if match.started is not None else match.due or event.now
        ends[match.id] = max(event.now, begun + round(unit * units(event, match)))
        people |= dict.fromkeys(event.people(match.names), ends[match.id])
        free[place] = ends[match.id]
        yield Expected(match.id, begun, ends[match.id], match.table or tables[place])
    heap = [(at, place) for place, at in free.items()]
    heapq.heapify(heap)
    # Held matches are left out, not put last: nobody knows when a held player comes back.
    waiting = [match for match in event.in_order() if match.id not in ends and match.id not in held]
    while waiting and (soonest := _soonest(event, waiting, ends, people, heap[0][0])) is not None:
        begin, match = soonest
        waiting.remove(match)
        _, place = heapq.heappop(heap)
        ends[match.id] = begin + round(unit * units(event, match))
        people |= dict.fromkeys(event.people(match.names), ends[match.id])
        heapq.heappush(heap, (ends[match.id], place))
        yield Expected(match.id, begin, ends[match.id], match.table or tables[place])


def _matches_at_tables(event: Event, tables: list[str]) -> Iterator[tuple[EventMatch, int]]:
    """Yield what is called or in play, each with its place among the tables; without one it takes a free one."""
    live = [match for match in event.in_order() if match.state in LIVE]
    places = {match.id: tables.index(match.table) for match in live if match.table in tables}
    others = iter(sorted(set(range(len(tables))) - set(places.values())))
    for match in live:
        place = places[match.id] if match.id in places else next(others, None)
        if place is not None:
            yield match, place


def _soonest(
    event: Event, waiting: list[EventMatch], ends: dict[str, int], people: dict[str, int], free: int
) -> tuple[int, EventMatch] | None:
    """Return which match begins next once a table is free, and when: the first that can by then, else the soonest."""
    found: tuple[int, EventMatch] | None = None
    for match in waiting:
        begin = _begin(event, match, ends, people)
        if begin is not None and begin <= free:
            return free, match
        if begin is not None and (found is None or begin < found[0]):
            found = begin, match
    return found


def _begin(event: Event, match: EventMatch, ends: dict[str, int], people: dict[str, int]) -> int | None:
    """Return when a match can begin: after those that lead to it and when its sides are free; None: not foreseen."""
    sources = [feed.match for feed in match.feeds if not hasattr(feed, "name")]
    # F.2 may never be played: to expect it would put off the end of every double elimination.
    if any(isinstance(feed, SameAs) for feed in match.feeds) or any(source not in ends for source in sources):
        return None
    known = [people.get(name, 0) for name in event.people(match.names)]
    return max([*(ends[source] for source in sources), *known, 0])
