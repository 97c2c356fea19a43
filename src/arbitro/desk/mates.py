"""Who is kept apart from whom: mates of a club or a country, and pairs to avoid."""

from collections.abc import Callable
from itertools import combinations

from arbitro.desk.event import Event
from arbitro.desk.match import DrawSeat


def mate_of(event: Event) -> Callable[[str], str | None]:
    """Return what gives the club, or the country, by which an entry has mates; None: it has none."""
    separate = event.setup.separate

    def mate(name: str) -> str | None:
        if separate is None:
            return None
        entry = event.entries[name]
        return entry.club if separate.by == "club" else entry.country

    return mate


def mates(event: Event) -> Callable[[str, str], bool]:
    """Return what tells whether two entries are kept apart in the first round."""
    avoided = {frozenset(pair) for pair in event.setup.avoid}
    mate = mate_of(event)

    def apart(one: str, other: str) -> bool:
        mine = mate(one)
        if mine is not None and mine == mate(other):
            return True
        return frozenset((one, other)) in avoided

    return apart


def same_club(event: Event) -> int:
    """Return how many matches of the first round are between mates."""
    apart = mates(event)
    first = [match for match in event.in_order() if match.round in ("R1", "W1") and match.known]
    return sum(apart(*match.names) for match in first)


def same_part(event: Event, parts: int) -> int | None:
    """Return how many pairs of mates are in the same of so many equal parts of the bracket; None: too small."""
    feeds = [feed for match in event.in_order() if match.round in ("R1", "W1") for feed in match.feeds]
    # Fewer than two lines a part: everybody would be alone in it, and the number would always be 0.
    if len(feeds) < 2 * parts:
        return None
    mate = mate_of(event)
    size = len(feeds) // parts
    found = 0
    for first in range(0, len(feeds), size):
        names = [feed.name for feed in feeds[first : first + size] if isinstance(feed, DrawSeat)]
        clubs = [mate(name) for name in names if name in event.entries]
        found += sum(one is not None and one == other for one, other in combinations(clubs, 2))
    return found
