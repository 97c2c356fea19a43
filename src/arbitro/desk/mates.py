"""Who is kept apart from whom in a first round: club-mates, and pairs to avoid."""

from collections.abc import Callable

from arbitro.desk.event import Event


def mates(event: Event) -> Callable[[str, str], bool]:
    """Return what tells whether two entries are kept apart."""
    avoided = {frozenset(pair) for pair in event.setup.avoid}
    clubs = event.setup.separate == "club"

    def apart(one: str, other: str) -> bool:
        club = event.entries[one].club
        if clubs and club is not None and club == event.entries[other].club:
            return True
        return frozenset((one, other)) in avoided

    return apart


def same_club(event: Event) -> int:
    """Return how many matches of the first round are between mates."""
    apart = mates(event)
    first = [match for match in event.in_order() if match.round in ("R1", "W1") and match.known]
    return sum(apart(*match.names) for match in first)
