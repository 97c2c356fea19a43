"""Final places: from which to which place each has come, as soon as it is known."""

from collections.abc import Iterable, Sequence

from arbitro.desk import standing
from arbitro.desk.event import Event
from arbitro.desk.format import Tables, format_of
from arbitro.desk.match import BYE, EventMatch, LoserOf

Places = dict[str, tuple[int, int]]


def table_places(event: Event, tables: Tables) -> Places:
    """Return the places of a table when the event is over: from the place to the last of those who share it."""
    if not event.over:
        return {}
    placed = [one for table in tables.values() for one in table if one.place is not None]
    shared = [one.place for one in placed]
    return {
        one.name: (one.place, one.place + shared.count(one.place) - 1)
        for one in placed
        if one.place is not None
    }


def bracket_places(event: Event, names: Sequence[str]) -> Places:
    """Return the places of a knockout or a double elimination of these names; the disqualified have none."""
    found: Places = {}
    left = len(names)
    prefix = "L" if any(match.round[0] == "W" for match in event.in_order()) else "R"
    # Who loses on the winners' side plays on: places come from the losers' rounds alone.
    rounds = [matches for name, matches in event.rounds().items() if name[0] == prefix]
    if prefix == "R" and rounds:
        rounds, final = rounds[:-1], rounds[-1]
    else:
        final = [match for match in event.in_order() if match.round[0] == "F" and match.state != "void"]
    for matches in rounds:
        out = [name for match in matches for name in put_out(event, match)]
        left -= len(out)
        # Earlier the number put out is not final: a double walkover may still put out two.
        if all(match.finished for match in matches):
            found |= dict.fromkeys(out, (left + 1, left + len(out)))
    # Third and fourth place once the match for them is over.
    match = event.matches.get("T.1")
    if match is None or match.state != "done" or match.winner is None or match.names[0] not in found:
        third = {}
    else:
        first, last = found[match.names[0]]
        beaten = losers(match)[0]
        third = {match.other(beaten): (first, first), beaten: (last, last)}
    found |= third
    found |= _of_final(event, final)
    return {name: place for name, place in found.items() if event.entries[name].state != "disqualified"}


def put_out(event: Event, match: EventMatch) -> Iterable[str]:
    """Yield who is out after a match: its loser, or both; on a losers' side also who should have come and did not."""
    for feed in match.feeds:
        if isinstance(feed, LoserOf):
            source = event.matches[feed.match]
            yield from (name for name in losers(source) if name not in match.names)
    yield from losers(match)


def losers(match: EventMatch) -> tuple[str, ...]:
    """Return who has lost a match: nobody while it is open, both where nobody won."""
    if match.state != "done" or match.goes_on is None:
        return ()
    return tuple(name for name in match.names if name != match.goes_on)


def _of_final(event: Event, final: Sequence[EventMatch]) -> Places:
    """Return first and second place once the last final that is needed is over; both lose it: they share them."""
    last = final[-1] if final else None
    if last is None or not last.finished:
        return {}
    winner = last.goes_on
    if winner is None or winner == BYE:
        # Both lost the final: they share first and second place, and nobody is champion.
        return dict.fromkeys(last.names, (1, len(last.names)))
    return {winner: (1, 1), **dict.fromkeys(put_out(event, last), (2, 2))}


def group_places(event: Event, tables: Tables) -> Places:
    """Return the places of the knockout, then those who came to the same place in their groups together."""
    found = bracket_places(event, event.order)
    if len(event.order) == 1:
        found = dict.fromkeys(event.order, (1, 1))
    after = len(event.order)
    rest = [one for table in tables.values() for one in table if one.name not in event.order]
    for place in sorted({one.place for one in rest if one.place is not None}):
        level = [one.name for one in rest if one.place == place]
        found |= dict.fromkeys(level, (after + 1, after + len(level)))
        after += len(level)
    return found


def placing_of(event: Event) -> dict[str, tuple[int, int]]:
    """Return the first and the last place of each who has a place already."""
    if not event.drawn:
        return {}
    return format_of(event).placing(event, standing.of_event(event))
