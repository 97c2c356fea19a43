"""Days and hours as they are written, and the minutes that the plan counts in."""

import re
from datetime import date
from zoneinfo import ZoneInfo

from arbitro.kernel import Malformed

DAY = 24 * 60
HOUR = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


def parse_day(day: str, key: str) -> date:
    """Return a day as written, or raise Malformed."""
    try:
        # `fromisoformat` takes `20261121` and week dates as well; the contract knows one way to write a day.
        if len(day) != len("2026-11-21"):
            raise ValueError(day)
        return date.fromisoformat(day)
    except ValueError as error:
        raise Malformed(key, "desk-not-a-date") from error


def check_hour(hour: str, key: str) -> None:
    """Raise Malformed where an hour is not written as one."""
    if not HOUR.fullmatch(hour):
        raise Malformed(key, "desk-not-an-hour")


def check_zone(zone: str, key: str) -> None:
    """Raise Malformed where nobody knows the zone; where no zones are known at all, any is taken."""
    # Without the zone database (tzdata on some systems) every zone would
    # be unknown, and no event could be opened.
    if _known_zone(zone) is None and _known_zone("UTC") is not None:
        raise Malformed(key, "desk-not-a-zone")


def _known_zone(zone: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError):
        return None


def check_moment(moment: str, key: str) -> None:
    """Raise Malformed where a day and an hour are not written as such."""
    day, _, hour = moment.partition(" ")
    parse_day(day, key)
    check_hour(hour, key)


def minute_of(moment: str) -> int:
    """Return the minute of a day and an hour, counted from the first day of the calendar."""
    # Minutes since day 1 in local time: slots are compared and added as integers.
    day, _, hour = moment.partition(" ")
    hours, minutes = hour.split(":")
    return date.fromisoformat(day).toordinal() * DAY + 60 * int(hours) + int(minutes)


def written_minute(minute: int) -> str:
    """Return a minute as a day and an hour."""
    days, left = divmod(minute, DAY)
    return f"{date.fromordinal(days).isoformat()} {left // 60:02}:{left % 60:02}"
