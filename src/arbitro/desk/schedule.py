"""When and where each match is expected, from the tables there are and from how long matches have taken so far."""

import heapq
from collections.abc import Iterator

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.lengths import best_of, length_of
from arbitro.desk.match import LIVE, Match, SameAs

USUAL_S = {"carrom": 1500, "snooker": 1200, "backgammon": 480, "desk": 1800}
"""About how long a game, a frame, a point takes where nothing has been played yet; under no book a whole match."""
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
    """Matches that are ready, and who or what keeps them back."""
    end: int | None = None
    match_s: int | None = None
    """How long a match of the length most played takes."""


def schedule(event: Event) -> Schedule:
    """Return what is expected of an event, each table given to the match that can begin first."""
    unit = unit_s(event)
    tables = [table for table in event.setup.tables if table not in event.held]
    held = {match.id: who for match in event.in_order() if (who := _held_by(event, match)) is not None}
    expected = tuple(_expected(event, unit, tables, held)) if tables else ()
    ends = [one.end for one in expected]
    left = [match for match in event.in_order() if not match.finished]
    typical = round(unit * units(event, left[0])) if left else None
    return Schedule(expected, held, max(ends) if ends else None, typical)


def unit_s(event: Event) -> float:
    """Return how long one unit takes: as played so far, weighed with what is usual."""
    played = [
        (match.over_at - match.started, units(event, match))
        for match in event.matches.values()
        if match.state == "done"
        and match.by == "play"
        and match.over_at is not None
        and match.started is not None
    ]
    usual = USUAL_S[event.setup.game]
    share = sum(size for _, size in played) / len(played) if played else 1.0
    taken = sum(seconds for seconds, _ in played) + WEIGHT * share * usual
    return taken / (sum(size for _, size in played) + WEIGHT * share)


def units(event: Event, match: Match) -> float:
    """Return how many units a match is expected to have: of the best of five frames about four, of points about all."""
    points, games = length_of(event, match), best_of(event, match)
    if games is not None:
        return 0.8 * games if games > 1 else 1.0
    return float(points) if points is not None and event.setup.game == "backgammon" else 1.0


def _held_by(event: Event, match: Match) -> str | None:
    """Return who of a match that is ready is busy."""
    if match.state != "ready":
        return None
    return next((person for person in sorted(event.people(match.names)) if event.busy([person])), None)


def _expected(event: Event, unit: float, tables: list[str], held: dict[str, str]) -> Iterator[Expected]:
    """Yield matches as they come to a table: those in play first, then in their order as soon as they can begin."""
    ends = {match.id: event.now for match in event.in_order() if match.finished}
    busy = {match.table: match for match in event.in_order() if match.state in LIVE and match.table}
    free: list[tuple[int, int]] = []
    for place, table in enumerate(tables):
        match = busy.get(table)
        if match is None:
            heapq.heappush(free, (event.now, place))
            continue
        begun = match.started if match.started is not None else match.due or event.now
        ends[match.id] = max(event.now, begun + round(unit * units(event, match)))
        heapq.heappush(free, (ends[match.id], place))
        yield Expected(match.id, begun, ends[match.id], table)
    waiting = [match for match in event.in_order() if match.id not in ends and match.id not in held]
    people: dict[str, int] = {}
    while waiting and (soonest := _soonest(waiting, ends, people, free[0][0])) is not None:
        begin, match = soonest
        waiting.remove(match)
        _, place = heapq.heappop(free)
        ends[match.id] = begin + round(unit * units(event, match))
        people |= dict.fromkeys(match.names, ends[match.id])
        heapq.heappush(free, (ends[match.id], place))
        yield Expected(match.id, begin, ends[match.id], match.table or tables[place])


def _soonest(
    waiting: list[Match], ends: dict[str, int], people: dict[str, int], free: int
) -> tuple[int, Match] | None:
    """Return which match begins next once a table is free, and when: the first that can by then, else the soonest."""
    found: tuple[int, Match] | None = None
    for match in waiting:
        begin = _begin(match, ends, people)
        if begin is not None and begin <= free:
            return free, match
        if begin is not None and (found is None or begin < found[0]):
            found = begin, match
    return found


def _begin(match: Match, ends: dict[str, int], people: dict[str, int]) -> int | None:
    """Return when a match can begin: after those that lead to it and when its sides are free; None: not foreseen."""
    sources = [feed.match for feed in match.feeds if not hasattr(feed, "name")]
    if any(isinstance(feed, SameAs) for feed in match.feeds) or any(source not in ends for source in sources):
        return None
    known = [people.get(name, 0) for name in match.names]
    return max([*(ends[source] for source in sources), *known, 0])
