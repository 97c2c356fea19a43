"""Hints in backgammon: the best moves with their equities, or what to do with the cube."""

from collections.abc import Iterator

from arbitro.backgammon.notation import Step, write_play
from arbitro.backgammon.plays import hitting
from arbitro.backgammon.position import seen_from
from arbitro.players.backgammon.cube import Decision, decide
from arbitro.players.backgammon.endings import known_decision, known_worths
from arbitro.players.backgammon.evaluator import house_evaluator
from arbitro.players.backgammon.house import mirror_standing, point_of, worth_of_beaver
from arbitro.players.backgammon.match_equity import stakes_of
from arbitro.players.backgammon.search import BackgammonSearch, turn_round
from arbitro.players.backgammon.sight import BackgammonSight, BackgammonWord, CubeStanding, Play
from arbitro.players.backgammon.stakes import worth, worth_turned
from arbitro.players.hint import Hint

LOOKED_AT = 5
"""How many of the best moves are looked at a roll ahead."""
MOST = 3


def hints(sight: BackgammonSight) -> tuple[Hint, ...]:
    """Return the best moves, or the words that may be said, the best first."""
    search = BackgammonSearch(house_evaluator())
    plays = [act for act in sight.legal if isinstance(act, Play)]
    found = _moves(search, sight, plays) if plays else list(_words(search, sight))
    return tuple(sorted(found, key=lambda hint: -hint.worth)[:MOST])


def equities(search: BackgammonSearch, sight: BackgammonSight, plays: list[Play]) -> list[float]:
    """Return what each play is worth in points for money: exactly, or with the best few looked at a roll ahead."""
    stakes, level = stakes_of(sight.standing), sight.standing.cube
    boards = [play.after for play in plays]
    if known := known_worths(boards, sight.standing):
        return [in_points(value, sight.standing) for value in known]
    values = search.weigh(boards, worth_turned(stakes, level))
    order = sorted(range(len(plays)), key=lambda place: -values[place])
    numbers = worth(stakes, level)
    for place in order[:LOOKED_AT]:
        values[place] = search.weigh_ahead(plays[place].after, numbers)
    ahead = min(values[place] for place in order[:LOOKED_AT])
    for place in order[LOOKED_AT:]:
        values[place] = min(values[place], ahead)
    return [in_points(value, sight.standing) for value in values]


def decision(search: BackgammonSearch, board: bytes, standing: CubeStanding) -> Decision:
    """Return what the cube is worth to the side on roll, whose board it is: exactly, or by a look a roll ahead."""
    if known := known_decision(board, standing):
        return known
    chances = search.chances(board, 1)
    return decide(chances, stakes_of(standing), standing.cube, standing.owner, standing.jacoby)


def _moves(search: BackgammonSearch, sight: BackgammonSight, plays: list[Play]) -> list[Hint]:
    return [
        Hint(
            "move",
            {"move": play_notation(play, sight.board)},
            round(value, 3),
            round(search.evaluator.chances(play.after, True).win, 3),
        )
        for play, value in zip(plays, equities(search, sight, plays), strict=True)
        if play.steps
    ]


def play_notation(play: Play, board: bytes) -> str:
    """Return a play from a board in the usual notation, men that it hits marked."""
    steps = (Step(source, target) for source, target in play.steps)
    return write_play(hitting(seen_from("X", board), "X", steps))


def _words(search: BackgammonSearch, sight: BackgammonSight) -> Iterator[Hint]:
    """Yield what may be said now, each with what it is worth."""
    if BackgammonWord.ROLL in sight.legal:
        yield from _before_roll(search, sight)
    elif BackgammonWord.TAKE in sight.legal:
        yield from _answers(search, sight)


def _before_roll(search: BackgammonSearch, sight: BackgammonSight) -> Iterator[Hint]:
    """Yield the words before a roll, the better first: what they are worth may differ by less than is told."""
    standing, win = sight.standing, round(search.chances(sight.board, 1).win, 3)
    choice = decision(search, sight.board, standing)
    words = [Hint("word", "roll", _round_value(choice.waits, standing), win)]
    if BackgammonWord.DOUBLE in sight.legal:
        doubled = Hint("word", "double", _round_value(min(choice.taken, choice.dropped), standing), win)
        words.insert(0 if choice.doubles else 1, doubled)
    yield from words


def _answers(search: BackgammonSearch, sight: BackgammonSight) -> Iterator[Hint]:
    if sight.beaver:
        chances = search.chances(sight.board, 1)
        taken, dropped = worth_of_beaver(chances, sight.standing)
        for word, value in sorted((("take", taken), ("drop", dropped)), key=lambda one: -one[1]):
            yield Hint("word", word, _round_value(value, sight.standing), round(chances.win, 3))
        return
    standing, board = mirror_standing(sight.standing), turn_round(sight.board)
    choice = decision(search, board, standing)
    lost = round(1 - search.chances(board, 1).win, 3)
    take = Hint("word", "take", -_round_value(choice.taken, standing), lost)
    drop = Hint("word", "drop", -_round_value(choice.dropped, standing), lost)
    if choice.beavers and BackgammonWord.DOUBLE in sight.legal:
        yield Hint("word", "double", -2 * _round_value(choice.taken, standing), lost)
    yield from (take, drop) if choice.takes else (drop, take)


def _round_value(value: float, standing: CubeStanding) -> float:
    return round(in_points(value, standing), 3)


def in_points(value: float, standing: CubeStanding) -> float:
    """Return a worth in points for money at the cube's level: from the chance to win a match, if it is one."""
    stakes, level = stakes_of(standing), standing.cube
    middle = (stakes.after(level) + stakes.after(-level)) / 2
    return (value - middle) / point_of(stakes, level)
