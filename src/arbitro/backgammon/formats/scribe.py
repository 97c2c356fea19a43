"""Writes a match down as it is played: the record of the states that a match has gone through."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from arbitro.backgammon.formats.record import (
    Act,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    Outcome,
    Plays,
    Takes,
)
from arbitro.backgammon.match import Match


def written(names: tuple[str, str], states: Iterable[Match]) -> MatchRecord:
    """Return the record of a match between X and O that has gone through the states, the first before any act."""
    went = tuple(states)
    return MatchRecord(went[0].length, *names, tuple(_games(went)))


def _games(states: tuple[Match, ...]) -> Iterator[GameRecord]:
    """Yield each game; a game that was cut short has no outcome."""
    number, begun, acts = 1, states[0], list[Act]()
    for before, after in pairwise(states):
        if before.outcome and after.outcome is None:
            number, begun, acts = number + 1, after, []
        acts = [*acts[: len(acts) - _taken_back(before, after)], *_acts(before, after)]
        if after.outcome and before.outcome is None:
            yield GameRecord(number, begun.score, tuple(acts), _outcome(after))
    if states[-1].outcome is None and (acts or number == 1):
        yield GameRecord(number, begun.score, (*acts, *_unplayed(states[-1])))


def _acts(before: Match, after: Match) -> Iterator[Act]:
    """Yield what was done between one state and the next."""
    if after.offer and not before.offer:
        yield Doubles(after.offer, 2 * after.cube.value)
    if before.to_answer and after.outcome and after.outcome.by == "drop":
        yield Drops(before.to_answer)
    elif before.to_answer and after.cube.owner == before.to_answer and after.cube != before.cube:
        yield Takes(before.to_answer)
    if len(after.history) > len(before.history):
        turn = after.history[-1]
        yield Plays(turn.side, turn.dice, turn.steps)


def _taken_back(before: Match, after: Match) -> int:
    """Return how many plays of a game under way were corrected away."""
    return 0 if before.outcome or after.outcome else max(0, len(before.history) - len(after.history))


def _unplayed(match: Match) -> Iterator[Act]:
    """Yield the roll that nobody has played yet."""
    if match.turn and match.dice and not match.moved:
        yield Plays(match.turn, match.dice, None)


def _outcome(match: Match) -> Outcome | None:
    ended = match.outcome
    return Outcome(ended.winner, ended.points, ended.by == "resign") if ended else None
