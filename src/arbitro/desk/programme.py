"""The programme of an event: its sessions, and the minutes that a match takes."""

import re
from collections.abc import Iterator
from math import ceil

from arbitro.desk.days import check_hour, check_moment, minute_of, parse_day
from arbitro.desk.event import Event
from arbitro.desk.lengths import announced_for, best_of, length_of, round_name
from arbitro.desk.match import EventMatch
from arbitro.desk.numbers import exact
from arbitro.desk.setup import Engagement, PlaySession, Setup
from arbitro.kernel import Malformed
from arbitro.kernel.given import MOST

USUAL_MINUTES = 30
"""Of a match where nothing is announced."""

Span = tuple[int, int]
"""From a minute to another, which is not in it any more."""


def check_programme(setup: Setup, rounds: re.Pattern[str]) -> None:
    """Raise Malformed where what is announced of hours cannot be."""
    check_sessions(setup.programme or (), "given.programme", rounds)
    for place, one in enumerate(setup.elsewhere):
        here = f"given.elsewhere[{place}]"
        if (one.player is None) == (one.table is None):
            raise Malformed(f"{here}.player", "missing")
        check_moment(one.begin, f"{here}.from")
        check_moment(one.end, f"{here}.to")
        if span_of(one)[0] >= span_of(one)[1]:
            raise Malformed(here, "desk-to-before-from")
    if setup.zero is not None:
        (check_moment if " " in setup.zero else check_hour)(setup.zero, "given.zero")
    if not 0 <= setup.rest_minutes <= MOST:
        raise Malformed("given.rest_minutes", "desk-wrong-value")
    said = setup.minutes_per_match
    for name, minutes in said.items() if isinstance(said, dict) else [("default", said)]:
        if isinstance(said, dict) and not rounds.fullmatch(name) and list(said) != ["per"]:
            raise Malformed(f"given.minutes_per_match.{name}", "desk-unknown-round")
        if minutes is not None and not 0 < minutes <= MOST:
            raise Malformed("given.minutes_per_match", "desk-wrong-value")


def check_sessions(sessions: tuple[PlaySession, ...], key: str, rounds: re.Pattern[str]) -> None:
    """Raise Malformed where a session, or a break in it, cannot be, or two of one day overlap."""
    spans: list[Span] = []
    for place, one in enumerate(sessions):
        here = f"{key}[{place}]"
        parse_day(one.day, f"{here}.day")
        for number, (begin, end) in enumerate(((one.begin, one.end), *one.breaks)):
            which = here if number == 0 else f"{here}.breaks[{number - 1}]"
            check_hour(begin, which)
            check_hour(end, which)
            # Hours as text compare rightly: they are always five characters, leading zero included.
            if begin >= end:
                raise Malformed(which, "desk-to-before-from")
        for name in one.rounds:
            if name == "default" or not rounds.fullmatch(name):
                raise Malformed(f"{here}.rounds", "desk-unknown-round")
        start, stop = session_span(one)
        # Half-open spans: what begins when something else ends does not overlap (desk-2 4).
        if any(begin < stop and start < end for begin, end in spans):
            raise Malformed(here, "desk-sessions-overlap")
        spans.append((start, stop))


def session_span(one: PlaySession) -> Span:
    """Return the minutes of a session, its breaks included."""
    return minute_of(f"{one.day} {one.begin}"), minute_of(f"{one.day} {one.end}")


def span_of(one: Engagement) -> Span:
    """Return the minutes in which somebody or something is elsewhere."""
    return minute_of(one.begin), minute_of(one.end)


def zero_of(setup: Setup) -> str | None:
    """Return the local day and hour of second 0; None where no programme says one."""
    if setup.zero is not None and " " in setup.zero:
        return setup.zero
    if not setup.programme:
        return None
    first = min(setup.programme, key=session_span)
    return f"{first.day} {setup.zero or first.begin}"


def present_minute(event: Event) -> int:
    """Return the minute that it is now by the programme."""
    zero = zero_of(event.setup)
    assert zero is not None
    return minute_of(zero) + event.now // 60


def minutes_of(event: Event, match: EventMatch) -> int:
    """Return the minutes that a match takes: announced, by round, or for each game or point; whole ones."""
    said = event.setup.minutes_per_match
    if isinstance(said, dict) and "per" in said:
        units = best_of(event, match) or length_of(event, match)
        return USUAL_MINUTES if units is None else ceil(exact(said["per"]) * units)
    return ceil(exact(announced_for(event, match, said, USUAL_MINUTES)))


def windows_of(event: Event, match: EventMatch) -> list[Span]:
    """Return the spans without a break of the sessions that admit the round of a match, in their order."""
    names = {match.round, round_name(event, match)}
    programme = event.setup.programme or ()
    # A session that names the round keeps all others out; the unnamed ones are for rounds that nobody named.
    naming = [one for one in programme if not names.isdisjoint(one.rounds)]
    admitted = naming or [one for one in programme if not one.rounds]
    return sorted(span for one in admitted for span in _without_breaks(one))


def _without_breaks(one: PlaySession) -> Iterator[Span]:
    """Yield what is left of a session between its breaks."""
    at, end = session_span(one)
    breaks = [(minute_of(f"{one.day} {begin}"), minute_of(f"{one.day} {to}")) for begin, to in one.breaks]
    for begin, until in sorted(breaks):
        if at < min(begin, end):
            yield at, min(begin, end)
        at = max(at, until)
    if at < end:
        yield at, end
