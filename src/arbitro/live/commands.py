"""What is sent to act in a match: documents that all name the command and what was last seen."""

from typing import Annotated, Any, Literal

import msgspec

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""The number of an entry: one that every program can write down exactly."""

Sequence = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""The sequence that a client last saw: no match has one below 0."""


class Commanded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every act has: the client's id of it, and the sequence that they last saw."""

    command: str
    expected: Sequence
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """When it was entered on an umpire's device, in milliseconds since the match was opened: an act that has waited
    there counts from then, after the entry before it. Nothing in a match that is played."""


class Acts(Commanded, frozen=True):
    """One event, or several that happen all or none."""

    event: Any = None
    events: list[Any] | None = None
    rehearse: bool = False
    """Whether only to tell what would be ruled and said."""
    thought_ms: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """How long the player's device was at it, so that the lag of its link can be told from their thinking."""


class Reasoned(Commanded, frozen=True):
    """Something that is done for a reason."""

    reason: str = ""


class Undoing(Reasoned, frozen=True):
    """What was last done is taken back."""

    rehearse: bool = False
    """Whether only to tell what would change."""


class Correction(Commanded, frozen=True):
    """An earlier act as it should have been entered."""

    number: Number
    event: Any
    reason: str = ""
    confirm: bool = False
    """Whether later acts may stay in the journal without counting."""
    revive: list[Number] = []
    """Acts out of force that count again after it."""
    rehearse: bool = False
    """Whether only to tell what would change."""


class Insertion(Commanded, frozen=True):
    """An act that was forgotten, and the entry before whose act it belongs."""

    before: Number
    event: Any
    reason: str = ""
    confirm: bool = False
    """Whether later acts may stay in the journal without counting."""
    revive: list[Number] = []
    """Acts out of force that count again after it."""
    rehearse: bool = False
    """Whether only to tell what would change."""


class ClockRun(Commanded, frozen=True):
    """That clocks which stand go on."""

    run: Literal[True]


class ProtestRequest(Commanded, frozen=True):
    """What somebody disputes: who, in which words, and by which law."""

    text: str = ""
    by: str | None = None
    """The side that protests; a player's own where it is not said."""
    law: str | None = None


class Reply(Commanded, frozen=True):
    """The answer to a question of the book."""

    question: str
    choice: Any


class ResignRequest(Commanded, frozen=True):
    """What somebody gives up."""

    what: str | None = None
    by: str | None = None


class LeaseRequest(Commanded, frozen=True):
    """Who alone enters acts from now on."""

    take: bool = False
    hand_over: str | bool = False
    """To whom it is handed, or true for whoever comes."""
    take_over: bool = False
