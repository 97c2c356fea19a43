"""What a match is agreed to be: how long it is, what becomes of illegal moves, and by which clock it is played."""

from typing import Literal

import msgspec

from arbitro.backgammon.reading.values import seconds
from arbitro.kernel import Terms
from arbitro.kernel.given import whole


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a match is."""

    points: int = 7
    """Points that win it."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock that the hall runs; what is left out is the law's."""

    bank_s_per_point: float | None = None
    delay_s: float | None = None


class BackgammonTerms(Terms, frozen=True, kw_only=True):
    """What a match of backgammon is agreed to be."""

    length: Length = Length()
    policy: Literal["legal", "responsible"] = "legal"
    """What becomes of illegal moves: corrected, or as the opponent chooses."""
    clock: Clock | bool = False
    """The clock that the hall runs, `true` for the law's; none where its time is entered by hand."""


def check_terms(terms: BackgammonTerms) -> BackgammonTerms:
    """Return terms that can be agreed, or raise Malformed."""
    whole(terms.length.points, "length.points", 1)
    for key, value in _clock_terms(terms.clock).items():
        seconds(value, f"clock.{key}")
    return terms


def situation(terms: BackgammonTerms) -> dict[str, object]:
    """Return what a match begins with, as a case gives it; what was taken over stands above what was agreed."""
    agreed: dict[str, object] = {"length": terms.length.points, "policy": terms.policy}
    if terms.clock is not False:
        agreed["clock"] = _clock_terms(terms.clock)
    return {**agreed, **terms.given}


def _clock_terms(clock: Clock | bool) -> dict[str, object]:
    found = msgspec.structs.asdict(clock) if isinstance(clock, Clock) else {}
    return {key: value for key, value in found.items() if value is not None}
