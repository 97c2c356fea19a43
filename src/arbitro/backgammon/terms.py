"""What a match is agreed to be: how long it is, what becomes of illegal moves, and by which clock it is played."""

from typing import Literal

import msgspec

from arbitro.backgammon.reading.values import seconds
from arbitro.kernel import Terms
from arbitro.kernel.given import whole

MOST_GAMES = 99
"""How many games a money session may have."""


class BackgammonLength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a match is."""

    points: int = 7
    """Points that win it."""
    money: int | None = None
    """How many games a money session has, in which points are all: no match, Jacoby rule, beavers."""


class BackgammonClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock that the hall runs; what is left out is the law's."""

    bank_s_per_point: float | None = None
    delay_s: float | None = None


class BackgammonTerms(Terms, frozen=True, kw_only=True):
    """What a match of backgammon is agreed to be."""

    length: BackgammonLength = BackgammonLength()
    policy: Literal["legal", "responsible"] = "legal"
    """What becomes of illegal moves: corrected, or as the opponent chooses."""
    clock: BackgammonClock | bool = False
    """The clock that the hall runs, `true` for the law's; none where its time is entered by hand."""


def check_terms(terms: BackgammonTerms) -> BackgammonTerms:
    """Return terms that can be agreed, or raise Malformed."""
    whole(terms.length.points, "length.points", 1)
    if terms.length.money is not None:
        whole(terms.length.money, "length.money", 1, MOST_GAMES)
    for key, value in _clock_terms(terms.clock).items():
        seconds(value, f"clock.{key}")
    return terms


def situation(terms: BackgammonTerms) -> dict[str, object]:
    """Return what a match begins with, as a case gives it; what was taken over stands above what was agreed."""
    length = terms.length
    how_long = {"length": length.points} if length.money is None else {"money": length.money}
    agreed: dict[str, object] = {**how_long, "policy": terms.policy}
    if terms.clock is not False:
        agreed["clock"] = _clock_terms(terms.clock)
    return {**agreed, **terms.given}


def _clock_terms(clock: BackgammonClock | bool) -> dict[str, object]:
    found = msgspec.structs.asdict(clock) if isinstance(clock, BackgammonClock) else {}
    return {key: value for key, value in found.items() if value is not None}
