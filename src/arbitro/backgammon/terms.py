"""What a match is agreed to be: how long it is, what becomes of illegal moves, and by which clock it is played."""

from typing import Literal

import msgspec

from arbitro.kernel import Terms


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
