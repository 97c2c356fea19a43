"""What is known of the people behind entries: licences, ages, and what is flagged of them."""

from arbitro.desk.dues import due_of
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.setup import AgeGroup

AWAITED = ("approved", "entered", "waiting")
"""The states of entries that may play, or wait for a place."""


def licence_flag(event: Event, entry: EventEntry) -> str | None:
    """Return what is wrong with the licence of an entry; without a date nothing is asked."""
    last = event.setup.end or event.setup.start
    if event.setup.start is None or last is None:
        return None
    if entry.licence is None:
        return "licence-missing" if event.setup.licence == "required" else None
    # Dates as text compare rightly because they are ISO 8601 throughout.
    return "licence-expired" if entry.licence.until < last else None


def may_not_play(event: Event, entry: EventEntry) -> bool:
    """Tell whether an entry lacks a good licence where one is required."""
    return event.setup.licence == "required" and licence_flag(event, entry) is not None


def age_of(event: Event, entry: EventEntry) -> int | None:
    """Return how old somebody is in the year that counts."""
    ages = event.setup.ages
    day = (ages.on if ages else None) or event.setup.start
    # FIDE: the year alone counts, whoever's birthday it is (desk-2 5).
    return None if day is None or entry.birth_year is None else int(day[:4]) - entry.birth_year


def fits(group: AgeGroup, age: int) -> bool:
    """Tell whether somebody belongs to an age group."""
    return (group.min is None or age >= group.min) and (group.max is None or age <= group.max)


def age_flag(event: Event, entry: EventEntry) -> str | None:
    """Return whether somebody does not fit the age group of the event, or nobody knows."""
    ages = event.setup.ages
    group = next((one for one in ages.groups if one.name == event.setup.category), None) if ages else None
    if group is None:
        return None
    if entry.birth_year is None:
        return "age-unknown"
    age = age_of(event, entry)
    return None if age is None or fits(group, age) else "age"


def category_of(event: Event, entry: EventEntry) -> str | None:
    """Return the category of an entry: its own, the first age group that fits, or the event's."""
    if entry.category is not None:
        return entry.category
    age = age_of(event, entry)
    if event.setup.ages is not None and age is not None:
        fitting = next((one.name for one in event.setup.ages.groups if fits(one, age)), None)
        if fitting is not None:
            return fitting
    return event.setup.category


def flags_of(event: Event) -> dict[str, list[str]]:
    """Return what officials have to look at, by entry."""
    found = {entry.name: list(_flags(event, entry)) for entry in event.entries.values()}
    return {name: flags for name, flags in found.items() if flags}


def _flags(event: Event, entry: EventEntry) -> list[str]:
    if entry.state not in AWAITED:
        return []
    money = event.setup.entry_fee is not None or entry.name in event.paid
    owes = money and due_of(event, entry.name).open > 0
    unpaid = "unpaid" if owes else None
    flags = (licence_flag(event, entry), unpaid, age_flag(event, entry))
    return [flag for flag in flags if flag is not None]
