"""Dates as people write them in a language."""

from datetime import date, datetime

from arbitro.l10n import Language, say


def write_date(day: date, language: Language) -> str:
    """Return a day in words: `18 November 2026`."""
    month = say(language, f"date-month-{day.month}")
    return say(language, "date-written", day=str(day.day), month=month, year=str(day.year))


def write_moment(moment: datetime, language: Language) -> str:
    """Return a day in words and the time of day: `18 November 2026, 09:30`."""
    return f"{write_date(moment.date(), language)}, {moment:%H:%M}"
