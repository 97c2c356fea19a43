"""Hints in backgammon: the best moves with their equities, or what to do with the cube."""

from collections.abc import Iterator

from arbitro.backgammon.notation import Step, write_play
from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.cube import decide
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.house import point_of, turned
from arbitro.players.backgammon.match_equity import stakes_of
from arbitro.players.backgammon.search import Search
from arbitro.players.backgammon.sight import Play, Sight, Standing, Word
from arbitro.players.backgammon.stakes import worth, worth_turned
from arbitro.players.hint import Hint

LOOKED_AT = 5
"""How many of the best moves are looked at a roll ahead."""
MOST = 3


def hints(sight: Sight) -> tuple[Hint, ...]:
    """Return the best moves, or the words that may be said, the best first."""
    search = Search(house_evaluator())
    plays = [act for act in sight.legal if isinstance(act, Play)]
    found = _moves(search, sight, plays) if plays else list(_words(search, sight))
    return tuple(sorted(found, key=lambda hint: -hint.worth)[:MOST])


def equities(search: Search, sight: Sight, plays: list[Play]) -> list[float]:
    """Return what each play is worth in points for money; the best few are looked at a roll ahead."""
    stakes, level = stakes_of(sight.standing), sight.standing.cube
    values = search.weigh([play.after for play in plays], worth_turned(stakes, level))
    order = sorted(range(len(plays)), key=lambda place: -values[place])
    numbers = worth(stakes, level)
    for place in order[:LOOKED_AT]:
        values[place] = search.weigh_ahead(plays[place].after, numbers)
    ahead = min(values[place] for place in order[:LOOKED_AT])
    for place in order[LOOKED_AT:]:
        values[place] = min(values[place], ahead)
    return [in_points(value, sight.standing) for value in values]


def _moves(search: Search, sight: Sight, plays: list[Play]) -> list[Hint]:
    return [
        Hint("move", {"move": written(play)}, round(value, 3), _won(search, play))
        for play, value in zip(plays, equities(search, sight, plays), strict=True)
        if play.steps
    ]


def written(play: Play) -> str:
    """Return a play in the usual notation."""
    return write_play(Step(source, target) for source, target in play.steps)


def _won(search: Search, play: Play) -> float:
    return round(search.evaluator.chances(play.after, True).win, 3)


def _words(search: Search, sight: Sight) -> Iterator[Hint]:
    """Yield what may be said now, each with what it is worth."""
    if Word.ROLL in sight.legal:
        chances = search.chances(sight.board, True)
        yield from _before_roll(chances, sight)
    elif Word.TAKE in sight.legal:
        chances = search.chances(sight.board[26:] + sight.board[:26], True)
        yield from _answers(chances, sight)


def _before_roll(chances: Chances, sight: Sight) -> Iterator[Hint]:
    standing = sight.standing
    choice = decide(chances, stakes_of(standing), standing.cube, standing.owner)
    yield Hint("word", "roll", _rounded(choice.waits, standing), round(chances.win, 3))
    if Word.DOUBLE in sight.legal:
        doubled = min(choice.taken, choice.dropped)
        yield Hint("word", "double", _rounded(doubled, standing), round(chances.win, 3))


def _answers(chances: Chances, sight: Sight) -> Iterator[Hint]:
    standing = turned(sight.standing)
    choice = decide(chances, stakes_of(standing), standing.cube, standing.owner)
    lost = round(1 - chances.win, 3)
    yield Hint("word", "take", -_rounded(choice.taken, standing), lost)
    yield Hint("word", "drop", -_rounded(choice.dropped, standing), lost)


def _rounded(value: float, standing: Standing) -> float:
    return round(in_points(value, standing), 3)


def in_points(value: float, standing: Standing) -> float:
    """Return a worth in points for money at the cube's level: from the chance to win a match, if it is one."""
    stakes, level = stakes_of(standing), standing.cube
    middle = (stakes.after(level) + stakes.after(-level)) / 2
    return (value - middle) / point_of(stakes, level)
