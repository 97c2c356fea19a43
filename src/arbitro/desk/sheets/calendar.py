"""An event, or what a player has to play in it, as iCalendar (RFC 5545), for calendars on phones."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import EventMatch
from arbitro.desk.slots import schedule_view

LONGEST = 75
"""Octets of a line, after which it goes on in the next."""


def as_calendar(event: Event, title: str, name: str, made: datetime, player: str | None = None) -> bytes:
    """Return the planned matches with their hours, else the days of a league, else the days of the event."""
    body = list(_match_entries(event, name, player)) or list(_fixtures(event, name, player))
    if not body and event.setup.start is not None:
        body = [_days(event, title, name)]
    stamp = f"DTSTAMP:{made.astimezone(UTC):%Y%m%dT%H%M%SZ}"
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Arbitro//desk//EN", f"X-WR-CALNAME:{_text(title)}"]
    for one in body:
        place = [f"LOCATION:{_text(event.setup.place)}"] if event.setup.place else []
        lines += ["BEGIN:VEVENT", stamp, *one, *place, "END:VEVENT"]
    return "".join(f"{part}\r\n" for line in (*lines, "END:VCALENDAR") for part in _fold_line(line)).encode()


def _match_entries(event: Event, name: str, player: str | None) -> Iterator[list[str]]:
    schedule = schedule_view(event)["schedule"]
    assert isinstance(schedule, dict)
    for match, slot in schedule.items():
        if _plays(event, event.matches[match], player):
            hours = (_hour(event, "DTSTART", slot["start"]), _hour(event, "DTEND", slot["end"]))
            yield [_uid(name, match), *hours, _summary(event, event.matches[match], slot["table"])]


def _fixtures(event: Event, name: str, player: str | None) -> Iterator[list[str]]:
    for match, fixture in format_of(event).fixtures(event).items():
        if fixture.date is not None and _plays(event, event.matches[match], player):
            day = date.fromisoformat(fixture.date)
            yield [_uid(name, match), *_whole(day, day), _summary(event, event.matches[match])]


def _days(event: Event, title: str, name: str) -> list[str]:
    first = date.fromisoformat(str(event.setup.start))
    last = date.fromisoformat(event.setup.end) if event.setup.end else first
    return [_uid(name, "event"), *_whole(first, last), f"SUMMARY:{_text(title)}"]


def _plays(event: Event, match: EventMatch, player: str | None) -> bool:
    return player is None or player in event.people(match.names)


# Stable across downloads: a calendar updates the entry by its UID instead of adding another.
def _uid(name: str, match: str) -> str:
    return f"UID:{name}-{match}@arbitro"


def _summary(event: Event, match: EventMatch, table: str = "") -> str:
    sides = " – ".join(side or "…" for side in match.sides)
    return f"SUMMARY:{_text(' '.join(filter(None, [f'{match.id}: {sides}', table])))}"


def _hour(event: Event, key: str, minute: str) -> str:
    """Return a minute in the zone of the event; without one it is an hour of wherever the reader is."""
    local = datetime.fromisoformat(minute)
    if event.setup.zone is None:
        return f"{key}:{local:%Y%m%dT%H%M%S}"
    # UTC spares the file a VTIMEZONE block.
    return f"{key}:{local.replace(tzinfo=ZoneInfo(event.setup.zone)).astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _whole(first: date, last: date) -> tuple[str, str]:
    """Return whole days; the end is the day after the last."""
    return (
        f"DTSTART;VALUE=DATE:{first:%Y%m%d}",
        f"DTEND;VALUE=DATE:{last + timedelta(days=1):%Y%m%d}",
    )


def _text(value: str) -> str:
    """Return a text with the signs escaped that mean something in the format."""
    # The backslash first, or those of the other two would be doubled.
    for sign in ("\\", ";", ","):
        value = value.replace(sign, f"\\{sign}")
    return value.replace("\n", "\\n")


def _fold_line(line: str) -> Iterator[str]:
    """Yield a line in parts of at most 75 octets, each after the first begun by a space."""
    part = ""
    for sign in line:
        if len((part + sign).encode()) > LONGEST:
            yield part
            part = " "
        part += sign
    yield part
