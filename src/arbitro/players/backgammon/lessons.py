"""What networks learn from: positions of games that they play against themselves, many games at once, with targets.

A target is what follows: the best play of the roll that fell, mixed with what came of it in the end (TD(λ); G. Tesauro,
"Temporal Difference Learning and TD-Gammon", Communications of the ACM 38, 1995), or the best play of every roll, with
what looks from later positions find wrong. Now and then a game goes on with the second best play, so that positions are
met which the players avoid. A game is left as soon as the exact bearoff knows it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random

import msgspec

from arbitro.backgammon.core.plays import ROLLS, find_all
from arbitro.players.backgammon.evaluator import BOARD, Evaluator, doubles, floats
from arbitro.players.backgammon.stakes import Money, worth_turned
from arbitro.players.core import chances, kinds, network

START = bytes({6: 5, 8: 3, 13: 5, 24: 2}.get(place % 26, 0) for place in range(BOARD))
MONEY = worth_turned(Money(), 1)
STRAYING = 0.12
"""How often a game goes on with the second best play."""
NEAR = 0.12
"""How little the second best play is behind the best where what it leads to is learnt too."""
TOGETHER = 4
"""Positions that are looked at a roll ahead in one call."""
_ONE = array("f", (1.0,))
_EVERY = array("f", ((1 if first == second else 2) / 36 for first, second in ROLLS))
_DICE = bytes(die for roll in ROLLS for die in roll)


class Lesson(msgspec.Struct, frozen=True):
    """Positions, one behind the other, and five chances for each, as the bytes of floats."""

    boards: bytes
    targets: bytes


def together(lessons: Sequence[Lesson]) -> Lesson:
    """Return several lessons as one."""
    return Lesson(
        b"".join(lesson.boards for lesson in lessons), b"".join(lesson.targets for lesson in lessons)
    )


class LessonTable:
    """Room to find the plays of many boards and their best ones."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.results = memoryview(bytearray(BOARD * 1024))
        self._values = doubles(1024)
        self.best = array("i")
        self.second = array("i")

    def weigh(self, boards: bytes, dice: bytes, sifted: bool = False) -> memoryview[float]:
        """Find the best play of each board and its dice; return the chances of every play, for the other side.

        Sifted, only those are weighed that the quick networks think near the best.
        """
        rolls = len(dice) // 2
        starts = array("i", bytes(4 * (rolls + 1)))
        count = find_all(boards, dice, self.results, starts, True)
        if BOARD * count > len(self.results):
            self.results, self._values = memoryview(bytearray(2 * BOARD * count)), doubles(2 * count)
            find_all(boards, dice, self.results, starts, True)
        if sifted:
            count = self.evaluator.sift(self.results[: BOARD * count], starts, MONEY)
        outputs = self.evaluator.evaluate(self.results[: BOARD * count], True)
        values = self._values[:count]
        chances.value(outputs, MONEY, values)
        self.best, self.second = (array("i", bytes(4 * rolls)) for _ in range(2))
        chances.choose(values, starts, self.best, self.second)
        return outputs

    def targets(self, boards: bytes, dice: bytes, shares: array[float]) -> memoryview[float]:
        """Return the chances of each board over its rolls and their best plays; these are sifted where it has many."""
        found = floats(network.OUTPUTS * len(dice) // (2 * len(shares)))
        chances.expect(self.weigh(boards, dice, len(shares) > 1), self.best, shares, found)
        return found

    def is_known(self, place: int) -> bool:
        """Tell whether a play ends the game, or leads to what the exact bearoff knows."""
        return self.evaluator.kinds[place] < kinds.RACE

    def apart(self, one: int, other: int) -> float:
        """Return what one play is worth beyond another."""
        return self._values[one] - self._values[other]

    def after(self, place: int) -> bytes:
        """Return the board after one of the plays as the other side sees it."""
        board = bytes(self.results[BOARD * place : BOARD * (place + 1)])
        return board[26:] + board[:26]


def play_lesson(evaluator: Evaluator, games: int, chance: Random, share: float = 0.0) -> Lesson:
    """Play games at once; a position learns from the best play of the roll and, by a share, from what came of it."""
    course = _Course(LessonTable(evaluator), games, chance)
    best = (-1 if strayed else row for row, strayed in zip(course.following, course.strayed, strict=True))
    chances.trace(memoryview(course.found).cast("f"), array("i", best), share)
    return Lesson(bytes(course.boards), bytes(course.found))


def looked_ahead(evaluator: Evaluator, games: int, chance: Random, share: float = 0.0) -> Lesson:
    """Play games at once; a position learns from every roll and, by a share, from what looks from later ones change.

    The mean over all rolls leaves the luck of the dice out: a game teaches where the network contradicts itself. It
    errs alike after the best play and the second best, so that the games are followed through both; and where these
    are near each other, what the other of them leads to learns too: by its own look, and by what later looks change.
    """
    table = LessonTable(evaluator)
    course = _Course(table, games, chance)
    laid = bytes(course.boards)
    lesson, beside = ahead(table, laid), ahead(table, b"".join(course.beside.values()))
    targets = bytearray(lesson.targets)
    answers = evaluator.evaluate(laid, False)
    chances.correct(memoryview(targets).cast("f"), answers, course.following, share)
    others = bytearray(beside.targets)
    chances.shift(
        memoryview(others).cast("f"),
        array("i", course.beside),
        memoryview(lesson.targets).cast("f"),
        memoryview(targets).cast("f"),
    )
    return Lesson(laid + beside.boards, bytes(targets + others))


class _Course:
    """Games that were played at once: their positions, the best play of the roll of each, and what follows on what."""

    def __init__(self, table: LessonTable, games: int, chance: Random) -> None:
        self.boards, self.found = bytearray(), bytearray()
        self.following, self.strayed = array("i"), bytearray()
        self.beside: dict[int, bytes] = {}
        """For the row of a position what the other of the two best plays led to, where they were near each other."""
        boards, dice = [START] * games, [_opening(chance) for _ in range(games)]
        while boards:
            laid = b"".join(boards)
            self.boards += laid
            self.found += table.targets(laid, b"".join(dice), _ONE).tobytes()
            boards = self._going_on(table, chance)
            dice = [_roll(chance) for _ in boards]

    def _going_on(self, table: LessonTable, chance: Random) -> list[bytes]:
        """Return the boards with which the games go on that are not known yet.

        Kept is for each game the row of what follows, negative where it ends, and whether it strays from the best play.
        """
        boards: list[bytes] = []
        first = len(self.boards) // BOARD
        for best, second in zip(table.best, table.second, strict=True):
            play, other = (second, best) if chance.random() < STRAYING else (best, second)
            known = table.is_known(play)
            self.following.append(-1 if known else first + len(boards))
            self.strayed.append(play != best)
            if known:
                continue
            if play != other and not table.is_known(other) and table.apart(best, second) < NEAR:
                self.beside[first + len(boards)] = table.after(other)
            boards.append(table.after(play))
        return boards


def ahead(table: LessonTable, boards: bytes) -> Lesson:
    """Return positions with the chances over every roll and its best play."""
    targets = []
    for first in range(0, len(boards), TOGETHER * BOARD):
        some = boards[first : first + TOGETHER * BOARD]
        each = (some[place : place + BOARD] for place in range(0, len(some), BOARD))
        laid = b"".join(board * len(ROLLS) for board in each)
        targets.append(table.targets(laid, _DICE * (len(some) // BOARD), _EVERY).tobytes())
    return Lesson(boards, b"".join(targets))


def _opening(chance: Random) -> bytes:
    return bytes(chance.sample(range(1, 7), 2))


def _roll(chance: Random) -> bytes:
    return bytes((chance.randint(1, 6), chance.randint(1, 6)))
