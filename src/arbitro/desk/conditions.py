"""Which conditions an event may announce: what cannot be is named with its key."""

import re
from typing import Any

from arbitro.desk.days import check_zone, parse_day
from arbitro.desk.format import FORMATS
from arbitro.desk.laws import laws_by
from arbitro.desk.programme import check_programme
from arbitro.desk.setup import Setup
from arbitro.kernel import Malformed
from arbitro.kernel.given import one_of, whole

LEAST = {
    "seeds": 0,
    "advance": 1,
    "legs": 1,
    "swiss_rounds": 1,
    "boards": 1,
    "protest_fee": 0,
    "late_limit_s": 0,
    "capacity": 0,
    "clock.available": 0,
    "baffle.available": 0,
}
"""The least number that each of these may be."""
BY_ROUND = {"length": 1, "best_of": 1, "clock.bank_s_per_point": 0, "clock.delay_s": 0}
"""The least number that each of these may be, in every round that has its own."""
MOST_MATCHES = 20_000
"""Of one event: 200 who all play all, or 8,192 in a knockout."""
ROUND = re.compile(r"[A-PRWLCX][1-9]\d*|T|F|quarter|semi|final|default")
"""A round of some format, a name of one in the knockout, or what holds for all others."""


def announce_conditions(setup: Setup) -> Setup:
    """Return conditions that can be announced, or raise Malformed."""
    one_of(setup.format, "given.format", tuple(FORMATS))
    FORMATS[setup.format].check(setup)
    for name, least in LEAST.items():
        if (value := _condition(setup, name)) is not None:
            whole(value, f"given.{name}", least)
    for name, least in BY_ROUND.items():
        _by_round(setup, name, least)
    _check_names(setup)
    _check_scoring(setup)
    _check_dates(setup)
    prizes = setup.prizes or ()
    places = list(prizes) if isinstance(prizes, dict) else []
    amounts = list(prizes.values()) if isinstance(prizes, dict) else list(prizes)
    for place in places:
        if not place.isdecimal() or int(place) < 1:
            raise Malformed(f"given.prizes.{place}", "desk-wrong-value")
    if any(amount < 0 for amount in amounts) or (setup.entry_fee or 0) < 0 or setup.prize_round <= 0:
        raise Malformed("given.prizes" if prizes else "given.entry_fee", "desk-wrong-value")
    check_programme(setup, ROUND)
    if setup.dates is not None and not FORMATS[setup.format].has_dates:
        raise Malformed("given.dates", "desk-dates-of-a-league")
    return setup


def drawable(setup: Setup, entries: int) -> bool:
    """Tell whether a draw of so many has no more matches than an event may have."""
    return FORMATS[setup.format].most_matches(setup, entries) <= MOST_MATCHES


def _check_scoring(setup: Setup) -> None:
    """Raise Malformed where a bracket has draws, or what hangs on a knockout is announced without one.

    The lines of a consolation are the losers of R1: in a double elimination these play on in L1, and nobody is in
    two places.
    """
    bracket = FORMATS[setup.format].bracket
    # Left out silently once: what is announced and cannot be is refused, with its key.
    for key in ("consolation", "last_chance"):
        if not FORMATS[setup.format].side_events and getattr(setup, key):
            raise Malformed(f"given.{key}", "desk-of-a-knockout")
    for key in ("draws", "play_all"):
        if bracket and getattr(setup, key):
            raise Malformed(f"given.{key}", "desk-not-in-a-bracket")
    said = setup.best_of.values() if isinstance(setup.best_of, dict) else [setup.best_of]
    if setup.play_all and not setup.draws and any(number and number % 2 == 0 for number in said):
        raise Malformed("given.play_all", "desk-even-without-draws")
    if bracket and setup.prize_ties != "share":
        raise Malformed("given.prize_ties", "desk-not-in-a-bracket")
    limit = setup.time_limit
    minutes = limit.minutes if limit else {}
    for round_, number in minutes.items() if isinstance(minutes, dict) else [("default", minutes)]:
        if not ROUND.fullmatch(round_):
            raise Malformed(f"given.time_limit.minutes.{round_}", "desk-unknown-round")
        if number <= 0:
            raise Malformed("given.time_limit.minutes", "desk-wrong-value")


def _check_dates(setup: Setup) -> None:
    """Raise Malformed where a day cannot be, the end comes before the start, or nobody has the right age."""
    days = {key: parse_day(day, f"given.{key}") for key in ("start", "end") if (day := getattr(setup, key))}
    if len(days) == 2 and days["end"] < days["start"]:
        raise Malformed("given.end", "desk-end-before-start")
    if setup.zone is not None:
        check_zone(setup.zone, "given.zone")
    if setup.ages is None:
        return
    if setup.ages.on is not None:
        parse_day(setup.ages.on, "given.ages.on")
    for place, group in enumerate(setup.ages.groups):
        if group.min is not None and group.max is not None and group.min > group.max:
            raise Malformed(f"given.ages.groups[{place}]", "desk-min-above-max")


def _condition(setup: Setup, name: str) -> Any:
    """Return a condition by its name, that of a part with a dot."""
    value: Any = setup
    for part in name.split("."):
        value = getattr(value, part)
    return value


def _by_round(setup: Setup, name: str, least: int) -> None:
    """Raise Malformed where a number is of no round or cannot be; 57: carrom is the best of an odd number of games."""
    said = _condition(setup, name)
    for round_, number in said.items() if isinstance(said, dict) else [("", said)]:
        key = f"given.{name}.{round_}".rstrip(".")
        if round_ and not ROUND.fullmatch(round_):
            raise Malformed(key, "desk-unknown-round")
        if number is not None:
            whole(number, key, least)
        if number and name == "best_of" and laws_by(setup.edition).odd_games and number % 2 == 0:
            raise Malformed(key, "desk-even-games", number=str(number))


def _check_names(setup: Setup) -> None:
    """Raise Malformed where a table stands twice, or the category is none of the tournament's."""
    before = set[str]()  # a hall may name thousands of tables: each is looked up once
    for place, table in enumerate(setup.tables):
        if table in before:
            raise Malformed(f"given.tables[{place}]", "desk-table-twice", table=table)
        before.add(table)
    known = (*setup.categories, *(group.name for group in (setup.ages.groups if setup.ages else ())))
    if setup.category is not None and setup.category not in known:
        raise Malformed("given.category", "desk-unknown-category", category=setup.category)
