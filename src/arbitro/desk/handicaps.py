"""Handicaps: what the weaker side starts with, in each game or once in the match."""

from fractions import Fraction
from math import floor

from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.laws import laws_by
from arbitro.desk.lengths import best_of, length_of
from arbitro.desk.match import LIVE, EventMatch
from arbitro.desk.numbers import exact


def start_of(event: Event, match: EventMatch) -> dict[str, int] | None:
    """Return what each side of a match starts with: fixed once it has begun; None where nobody is given anything."""
    if event.setup.handicap is None or not match.known or match.state == "void":
        return None
    return match.start if match.start is not None else _start(event, match)


def match_start(event: Event, match: EventMatch) -> dict[str, int] | None:
    """Return what each side has before the first point, where the handicap is of the match and not of each game."""
    return None if best_of(event, match) is not None else start_of(event, match)


def _start(event: Event, match: EventMatch) -> dict[str, int]:
    """Return the difference of the handicaps for the side that has the higher one."""
    handicap = event.setup.handicap
    assert handicap is not None
    one, other = match.names
    held = {name: exact(event.entries[name].handicap or 0) for name in match.names}
    points = floor(abs(Fraction(held[one] - held[other])) * exact(handicap.share))
    if handicap.cap is not None:
        points = min(points, floor(exact(handicap.cap)))
    length = laws_by(event.setup.edition).game_points
    if best_of(event, match) is None:
        length = length_of(event, match)
    # desk-2 6: at most one less than what wins, or a match would be over before it begins.
    if length is not None:
        points = min(points, length - 1)
    return {name: points if held[name] > held[match.other(name)] else 0 for name in match.names}


def with_starts(before: Event, after: Event) -> Event:
    """Return the event in which every match that has begun by the last act has its start fixed."""
    if after.setup.handicap is None or after.matches is before.matches:
        return after
    changed = [match for name, match in after.matches.items() if before.matches.get(name) is not match]
    fixed = [made for match in changed if (made := _fix_start(after, match)) is not match]
    return after.with_matches(*fixed) if fixed else after


def _fix_start(event: Event, match: EventMatch) -> EventMatch:
    """Return a match with its start, and in a match called or in play with the running score that it gives."""
    # Sides may still change before it begins, and with them the difference.
    if not match.has_begun:
        return replace(match, start=None) if match.start is not None else match
    if match.start is None:
        match = replace(match, start=_start(event, match))
    # Penalties, clocks and breaks count from this score, so it has to stand before the first of them.
    if match.score is None and match.state in LIVE and best_of(event, match) is None:
        match = replace(match, score=match.start)
    return match
