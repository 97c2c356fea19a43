"""What a correction would change: the acts that would be ruled otherwise, or count no more."""

from typing import Any

from arbitro.kernel import Played
from arbitro.live.documents import ChangeShown
from arbitro.live.match import LiveSitting
from arbitro.live.naming import Reader
from arbitro.live.telling import in_words, rulings


def changes(now: LiveSitting, then: LiveSitting, first: int, reads: Reader) -> list[ChangeShown]:
    """Return the acts from an entry on that are ruled otherwise in a match as it would be."""
    before, after = _acts(now, first), _acts(then, first)
    found = (_change(before[number], after[number], now, then, reads) for number in before)
    return [change for change in found if change.lapses or change.before != change.after]


def _acts(sitting: LiveSitting, first: int) -> dict[int, Played[Any, Any]]:
    told = (one.played for one in sitting.history() if one.entry.number >= first)
    return {played.step.number: played for played in told if played}


def _change(
    one: Played[Any, Any], other: Played[Any, Any], now: LiveSitting, then: LiveSitting, reads: Reader
) -> ChangeShown:
    return ChangeShown(
        one.step.number,
        in_words(other, then, reads),
        rulings(one, now, reads),
        rulings(other, then, reads),
        other.lapsed and not one.lapsed,
    )
