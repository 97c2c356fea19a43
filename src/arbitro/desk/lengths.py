"""How long a match is: the points to reach, or the games or frames it is the best of; and what its clock is set to."""

from collections.abc import Mapping
from typing import Any

from arbitro.desk.event import Event
from arbitro.desk.laws import laws_by
from arbitro.desk.match import DRAW, EventMatch, Won
from arbitro.desk.setup import BOOK_BANK, BOOK_DELAY
from arbitro.desk.timing import in_a_knockout, leveller_of, may_be_drawn, time_is_up


def length_of(event: Event, match: EventMatch) -> int | None:
    """Return the points that win a match, or None where it has no length."""
    unsaid = laws_by(event.setup.edition).length
    found: int | None = announced_for(event, match, event.setup.length, unsaid)
    return found


def best_of(event: Event, match: EventMatch) -> int | None:
    """Return how many games or frames a match is the best of, or None."""
    found: int | None = announced_for(event, match, event.setup.best_of, None)
    return found


def bank_of(event: Event, match: EventMatch) -> int:
    """Return the seconds of bank time that a point of a match gives."""
    found: int = announced_for(event, match, event.setup.clock.bank_s_per_point, BOOK_BANK)
    return found


def delay_of(event: Event, match: EventMatch) -> int:
    """Return the seconds of delay of a match."""
    found: int = announced_for(event, match, event.setup.clock.delay_s, BOOK_DELAY)
    return found


def majority(games: int) -> int:
    """Return how many games win a match."""
    return games // 2 + 1


def announced_for(event: Event, match: EventMatch, said: Any, unsaid: Any) -> Any:
    """Return what is announced for the round of a match: by its id, its name, the default."""
    if not isinstance(said, Mapping):
        return unsaid if said is None else said
    for name in (match.round, round_name(event, match), "default"):
        if name in said:
            return said[name]
    return unsaid


def round_name(event: Event, match: EventMatch) -> str | None:
    """Return the name of a round of the main knockout: `final`, `semi`, `quarter`."""
    if match.round[0] != "R" or event.size is None:
        return None
    left = event.size.bit_length() - 1 - int(match.round[1:])
    return ("final", "semi", "quarter")[left] if 0 <= left < 3 else None


def ending(
    event: Event,
    match: EventMatch,
    winner: str,
    score: dict[str, int] | None,
    length: int | None = None,
    start: dict[str, int] | None = None,
) -> Won | None:
    """Return how a match ends so, by play or by time; None where it cannot. The score of a team counts its boards."""
    if score is not None and not _in_order(match, score, start):
        return None
    if winner == DRAW:
        return _draw(event, match, score, length)
    if score is None:
        return "play"
    won, lost = score.get(winner, 0), score.get(match.other(winner), 0)
    if event.setup.boards is not None:
        # Boards of a team match are won one by one; their sum is bounded, but no majority ends it.
        return "play" if 0 <= lost <= won and won + lost <= event.setup.boards else None
    if won > lost and _full(event, match, won, lost, length):
        return "play"
    # Before the second `ends` all that is only possible on time is refused (desk-2 2).
    if not time_is_up(event, match) or not _short(event, match, won, lost, length):
        return None
    level = won == lost and leveller_of(event, match) == "last-scorer"
    return "time" if won > lost or level else None


def board_score(event: Event, match: EventMatch, winner: str, score: dict[str, int]) -> bool:
    """Tell whether a board of a team match can end with a score."""
    if not _in_order(match, score, None):
        return False
    won, lost = score.get(winner, 0), score.get(match.other(winner), 0)
    return won > lost and _full(event, match, won, lost, None)


def running(
    event: Event, match: EventMatch, score: dict[str, int], start: dict[str, int] | None = None
) -> bool:
    """Tell whether a match can stand so between games."""
    if set(score) != set(match.names) or not _in_order(match, score, start):
        return False
    one, other = score.values()
    return _short(event, match, one, other, None)


def _in_order(match: EventMatch, score: dict[str, int], start: dict[str, int] | None) -> bool:
    """Tell whether a score is of the sides, and nobody has less than nothing or than the own start."""
    if not set(score) <= set(match.names):
        return False
    return all(score.get(name, 0) >= (start or {}).get(name, 0) for name in match.names)


def _draw(event: Event, match: EventMatch, score: dict[str, int] | None, length: int | None) -> Won | None:
    """Return how a match may end level; None where it may not."""
    points, games = length or length_of(event, match), best_of(event, match)
    if not may_be_drawn(event, match):
        return None
    one, other = [score.get(name, 0) for name in match.names] if score else (None, None)
    if one != other:
        return None
    if event.setup.boards is not None:
        return "play" if one is None or 2 * one <= event.setup.boards else None
    if points is None and games is None:
        return "play"
    # 2-2 in a best of 4 is full: it needs no clock to be a result.
    if points is None and games is not None and games % 2 == 0 and one in (None, games // 2):
        return "play"
    if not time_is_up(event, match) or leveller_of(event, match) != "draw":
        return None
    return "time" if one is None or _short(event, match, one, one, length) else None


def all_are_played(event: Event, match: EventMatch) -> bool:
    """Tell whether all games of a match are played, also when it is decided."""
    return event.setup.play_all and not in_a_knockout(event, match)


def _full(event: Event, match: EventMatch, won: int, lost: int, length: int | None) -> bool:
    """Tell whether a match is over with a score: its length reached by the winner alone, its games won."""
    points, games = length or length_of(event, match), best_of(event, match)
    # Both at the length is impossible: the first to reach it had won.
    if points is not None and not lost < points <= won:
        return False
    if games is None:
        return True
    if all_are_played(event, match):
        return won + lost == games
    # Where a draw is possible 3-2 in a best of 4 is one game too many (desk-2 1).
    return won == majority(games) and (not may_be_drawn(event, match) or won + lost <= games)


def _short(event: Event, match: EventMatch, one: int, other: int, length: int | None) -> bool:
    """Tell whether a match goes on with a score: nobody has reached its end."""
    points, games = length or length_of(event, match), best_of(event, match)
    if points is not None and max(one, other) >= points:
        return False
    if games is None:
        return True
    if all_are_played(event, match):
        return one + other < games
    if may_be_drawn(event, match) and one + other >= games:
        return False
    return max(one, other) < majority(games)
