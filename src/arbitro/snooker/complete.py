"""Fills in who acted, so that a recorded fact says the same whatever is corrected before it.

A stroke, a foul or a colour not awaited without a name stays the striker's, whoever that then is: it is what was seen.
"""

from typing import Any, TypeVar

from msgspec.structs import replace

from arbitro.snooker.contact import in_sight
from arbitro.snooker.facts import (
    Accept,
    ClaimFrame,
    Concede,
    Foul,
    Misconduct,
    Refuse,
    Resign,
    Stalemate,
    TimeRuled,
    TimeWasting,
)
from arbitro.snooker.frame import Frame

_F = TypeVar("_F")


def complete(frame: Frame, fact: _F) -> _F:
    """Return a fact with the side or the player that it leaves open."""
    told: Any = fact
    match told:
        case ClaimFrame(None) | Concede(None) | Resign(None) | Misconduct(None) if frame.striker is not None:
            told = replace(told, by=frame.sides[frame.side(frame.striker)])
        case TimeWasting(None) | TimeRuled(by=None) if frame.striker is not None:
            told = replace(told, by=frame.players[frame.striker])
        case Foul(offence="line-of-sight", by=None) if frame.striker is not None:
            told = replace(told, by=in_sight(frame, told))
        case Accept(None) | Refuse(None) if frame.conceded is not None:
            told = replace(told, by=frame.sides[1 - frame.conceded])
        case Stalemate("objects", str() as name):
            told = replace(told, by=frame.sides[frame.side_named(name)])
    completed: _F = told
    return completed
