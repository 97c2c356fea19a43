"""How long a match is: the points to reach, or the games or frames it is the best of; and what its clock is set to."""

from typing import TypeVar

from arbitro.desk.event import Event
from arbitro.desk.match import Match
from arbitro.desk.setup import BOOK_BANK, BOOK_DELAY, ByRound

Unsaid = TypeVar("Unsaid", int, int | None)
BOOK_LENGTH = 7
"""Points of a backgammon match where nothing is announced."""


def length_of(event: Event, match: Match) -> int | None:
    """Return the points that win a match, or None where it has no length."""
    return _said(event, match, event.setup.length, BOOK_LENGTH if event.setup.game == "backgammon" else None)


def best_of(event: Event, match: Match) -> int | None:
    """Return how many games or frames a match is the best of, or None."""
    return _said(event, match, event.setup.best_of, None)


def bank_of(event: Event, match: Match) -> int:
    """Return the seconds of bank time that a point of a match gives."""
    return _said(event, match, event.setup.clock.bank_s_per_point, BOOK_BANK)


def delay_of(event: Event, match: Match) -> int:
    """Return the seconds of delay of a match."""
    return _said(event, match, event.setup.clock.delay_s, BOOK_DELAY)


def majority(games: int) -> int:
    """Return how many games win a match."""
    return games // 2 + 1


def _said(event: Event, match: Match, said: ByRound | None, unsaid: Unsaid) -> int | Unsaid:
    """Return what is announced for the round of a match: by its id, its name, the default."""
    if said is None or isinstance(said, int):
        return unsaid if said is None else said
    for name in (match.round, _name(event, match), "default"):
        if name in said:
            return said[name]
    return unsaid


def _name(event: Event, match: Match) -> str | None:
    """Return the name of a round of the main knockout: `final`, `semi`, `quarter`."""
    if match.round[0] != "R" or event.size is None:
        return None
    left = event.size.bit_length() - 1 - int(match.round[1:])
    return ("final", "semi", "quarter")[left] if 0 <= left < 3 else None


def ending(event: Event, match: Match, winner: str, score: dict[str, int], length: int | None = None) -> bool:
    """Tell whether a match can end so; the score of a team match counts its boards."""
    if event.setup.boards is None:
        return possible(event, match, winner, score, length)
    won, lost = score.get(winner, 0), score.get(match.other(winner), 0)
    return set(score) <= set(match.names) and 0 <= lost <= won and won + lost <= event.setup.boards


def possible(
    event: Event, match: Match, winner: str, score: dict[str, int], length: int | None = None
) -> bool:
    """Tell whether a match can end with a score: the winner ahead, its length reached by him alone."""
    if not set(score) <= set(match.names):
        return False
    won, lost = score.get(winner, 0), score.get(match.other(winner), 0)
    points, games = length or length_of(event, match), best_of(event, match)
    if won <= lost or lost < 0:
        return False
    if points is not None and not lost < points <= won:
        return False
    return games is None or won == majority(games)


def running(event: Event, match: Match, score: dict[str, int]) -> bool:
    """Tell whether a match can stand so between games."""
    if set(score) != set(match.names) or min(score.values()) < 0:
        return False
    points, games = length_of(event, match), best_of(event, match)
    most = max(score.values())
    return (points is None or most < points) and (games is None or most < majority(games))
