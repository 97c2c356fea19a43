"""Which conditions an event may announce, and which numbers an act may hold: what cannot be is named with its key."""

import re
from typing import Any

from arbitro.desk import acts
from arbitro.desk.format import FORMATS
from arbitro.desk.setup import Setup
from arbitro.kernel import Fact, Malformed
from arbitro.kernel.given import one_of, whole

LEAST = {
    "seeds": 0,
    "advance": 1,
    "legs": 1,
    "swiss_rounds": 1,
    "boards": 1,
    "protest_fee": 0,
    "late_limit_s": 0,
    "clock.available": 0,
    "baffle.available": 0,
}
"""The least number that each of these may be."""
BY_ROUND = {"length": 1, "best_of": 1, "clock.bank_s_per_point": 0, "clock.delay_s": 0}
"""The least number that each of these may be, in every round that has its own."""
MOST_BOARDS = 99
"""No game has more boards, and no match more games."""
MOST_MATCHES = 20_000
"""Of one event: 200 who all play all, or 8,192 in a knockout."""
ROUND = re.compile(r"[A-PRWLCX][1-9]\d*|T|F|quarter|semi|final|default")
"""A round of some format, a name of one in the knockout, or what holds for all others."""


def announced(setup: Setup) -> Setup:
    """Return conditions that can be announced, or raise Malformed."""
    one_of(setup.format, "given.format", tuple(FORMATS))
    FORMATS[setup.format].check(setup)
    for name, least in LEAST.items():
        if (value := _condition(setup, name)) is not None:
            whole(value, f"given.{name}", least)
    for name, least in BY_ROUND.items():
        _by_round(setup, name, least)
    _named(setup)
    return setup


def drawable(setup: Setup, entries: int) -> bool:
    """Tell whether a draw of so many has no more matches than an event may have."""
    return _matches(setup, entries) <= MOST_MATCHES


def _matches(setup: Setup, entries: int) -> int:
    """Return how many matches a draw has at most: all play all, in groups or together, or everybody loses twice."""
    legs = setup.legs or 1
    if setup.format == "round-robin":
        return legs * entries * (entries - 1) // 2
    if setup.format == "groups":
        each = -(-entries // (setup.groups or 1))
        return legs * (setup.groups or 1) * each * (each - 1) // 2 + entries
    return 2 * entries


def countable(act: Fact, key: str) -> Fact:
    """Return an act whose numbers count something, or raise Malformed."""
    match act:
        case acts.BoardEnd(game=game, board=board) | acts.Protest(game=game, board=board):
            for name, number in (("game", game), ("board", board)):
                if number is not None:
                    whole(number, f"{key}.{name}", 1, MOST_BOARDS)
        case acts.Result(length=length) if length is not None:
            whole(length, f"{key}.length", 1)
        case acts.Call(in_s=seconds):
            whole(seconds, f"{key}.in_s")
    return act


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
        if number and name == "best_of" and setup.game == "carrom" and number % 2 == 0:
            raise Malformed(key, "desk-even-games", number=str(number))


def _named(setup: Setup) -> None:
    """Raise Malformed where a table stands twice, or the category is none of the tournament's."""
    for place, table in enumerate(setup.tables):
        if table in setup.tables[:place]:
            raise Malformed(f"given.tables[{place}]", "desk-table-twice", table=table)
    if setup.category is not None and setup.category not in setup.categories:
        raise Malformed("given.category", "desk-unknown-category", category=setup.category)
