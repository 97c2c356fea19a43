"""Backgammon to learners: a man moved by a die at a time, or a word; a mask shows which of the 160 are legal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from arbitro.backgammon.core import rows
from arbitro.backgammon.core.matches import fill_mask
from arbitro.backgammon.drawing import draw
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.position import SIDES
from arbitro.lab.lens import EPISODES, Episode, Numbers, Parts, one_hot
from arbitro.lab.picture import backgammon_svg
from arbitro.lab.terms import fitting, one_of
from arbitro.players.backgammon import TABLE
from arbitro.players.backgammon.sight import Act, BackgammonSight, BackgammonWord, OfferResignation, Play
from arbitro.players.backgammon.table import BackgammonTable as BackgammonTable
from arbitro.players.backgammon.table import standing_of
from arbitro.players.table import COLOURS, DecisionDue

WORDS: dict[int, Act] = {
    rows.ROLL: BackgammonWord.ROLL,
    rows.DOUBLE: BackgammonWord.DOUBLE,
    rows.TAKE: BackgammonWord.TAKE,
    rows.DROP: BackgammonWord.DROP,
    rows.ACCEPT: BackgammonWord.ACCEPT,
    rows.REFUSE: BackgammonWord.REFUSE,
    **{rows.RESIGN + level - 1: OfferResignation(level) for level in (1, 2, 3)},
}
"""The actions that are words."""
LONG = 99
"""Points of a match of which only one game is played, so that its score matters little."""


class PartialTurn(msgspec.Struct, frozen=True):
    """A play under way: what it has made of the board, and which dice are left."""

    board: bytes
    dice: tuple[int, int]
    left: int
    """Of two unlike dice 1, 2 or both bits; of a double how many."""
    steps: tuple[tuple[int, int], ...] = ()

    def move(self, action: int) -> PartialTurn:
        """Return it after one more man is moved."""
        source, die = action // 6 + 1, action % 6 + 1
        target = max(0, source - die)
        board = bytearray(self.board)
        board[source] -= 1
        board[target] += 1
        if target and board[51 - target] == 1:
            board[51 - target], board[51] = 0, board[51] + 1
        first, second = self.dice
        left = self.left - 1 if first == second else self.left & (2 if die == first else 1)
        return PartialTurn(bytes(board), self.dice, left, (*self.steps, (source, target)))

    def mask(self) -> Numbers:
        """Return which men may be moved next; none when the play is whole."""
        mask = np.zeros(rows.ACTIONS, np.uint8)
        if self.left:
            fill_mask(self.board, *self.dice, self.left, mask.data)
        return mask

    def counts(self) -> Numbers:
        """Return how many of each die are left."""
        counts, (first, second) = np.zeros(6, np.uint8), self.dice
        if first == second:
            counts[first - 1] = self.left
        else:
            counts[first - 1], counts[second - 1] = self.left & 1, self.left >> 1
        return counts


class BackgammonLab:
    """A match to some points, with or without the cube, or one game of a long one."""

    seats = 2

    def __init__(
        self,
        length: int | None = None,
        episode: Episode = "match",
        cube: bool = True,
        resignations: bool = False,
    ) -> None:
        self.name = "backgammon"
        one_of("episode", episode, EPISODES)
        usual = TABLE.usual_length if episode == "match" else LONG
        self.length = usual if length is None else length
        fitting(TABLE, self.length)
        self.episode: Episode = episode
        self.cube = cube
        """Whether doubles are offered: without it nobody ever doubles."""
        self.resignations = resignations

    @property
    def table(self) -> BackgammonTable:
        """Where machines play it."""
        return TABLE

    @cached_property
    def parts(self) -> dict[str, spaces.Box]:
        """The bytes of a sight of the core, by their names."""

        def box(size: int, most: int) -> spaces.Box:
            return spaces.Box(0, most, (size,), np.uint8)

        return {
            "men": box(52, 15),
            "dice": box(6, 4),
            "cube": box(1, 30),
            "owner": box(3, 1),
            "short": box(2, 255),
            "crawford": box(3, 1),
            "task": box(4, 1),
            "turn": box(1, 1),
        }

    @cached_property
    def actions(self) -> spaces.Discrete:
        """Men moved and words."""
        return spaces.Discrete(rows.ACTIONS)

    def seat(self, state: BackgammonMatch, due: DecisionDue[BackgammonSight]) -> int:
        """Return who decides."""
        return COLOURS.index(due.side)

    def sees(
        self,
        state: BackgammonMatch,
        due: DecisionDue[BackgammonSight] | None,
        seat: int,
        chosen: Sequence[int],
    ) -> Parts:
        """Return what a side sees."""
        side, mine = SIDES[seat], due is not None and COLOURS.index(due.side) == seat
        turn = turn_of(due.sight, chosen) if due and due.sight.dice else None
        board = turn.board if turn else state.position.board(side)
        standing = due.sight.standing if due and mine else standing_of(state, side)
        return {
            "men": np.array([*(board if mine or not turn else board[26:] + board[:26])], np.uint8),
            "dice": turn.counts() if turn else np.zeros(6, np.uint8),
            "cube": np.array([standing.cube.bit_length() - 1], np.uint8),
            "owner": one_hot(("centre", "mine", "theirs").index(standing.owner), 3, np.uint8),
            "short": np.array([max(0, standing.mine or 0), max(0, standing.theirs or 0)], np.uint8),
            "crawford": one_hot(("ahead", "now", "past").index(standing.crawford), 3, np.uint8),
            "task": one_hot(task_of(due.sight) if due else -1, 4, np.uint8),
            "turn": np.array([mine], np.uint8),
        }

    def mask(self, due: DecisionDue[BackgammonSight], chosen: Sequence[int]) -> Numbers:
        """Return which actions are legal."""
        if due.sight.dice:
            mask = turn_of(due.sight, chosen).mask()
            mask[rows.PASS] = not mask.any()
            return mask
        mask = np.zeros(rows.ACTIONS, np.uint8)
        for action, act in WORDS.items():
            mask[action] = act in self._offered_acts(due.sight)
        return mask

    def act(self, due: DecisionDue[BackgammonSight], chosen: Sequence[int]) -> Act | None:
        """Return the word, or the play once no die is left that can be played."""
        if not due.sight.dice:
            return WORDS[chosen[-1]]
        if chosen[-1] == rows.PASS:
            return Play((), due.sight.board)
        turn = turn_of(due.sight, chosen)
        return None if turn.mask().any() else Play(turn.steps, turn.board)

    def forced_act(self, due: DecisionDue[BackgammonSight]) -> Act | None:
        """Return the roll of a side that can do nothing else."""
        offered = self._offered_acts(due.sight)
        return offered[0] if offered == (BackgammonWord.ROLL,) else None

    def ends(self, state: BackgammonMatch) -> bool:
        """Tell whether the match is over, or the game where it is all."""
        return state.over or (self.episode == "part" and state.outcome is not None)

    def winner(self, state: BackgammonMatch) -> int | None:
        """Return the side that has won."""
        winner = state.winner if state.over else state.outcome.winner if state.outcome else None
        return SIDES.index(winner) if winner else None

    def svg(self, state: BackgammonMatch) -> str:
        """Return the board as the first side sees it."""
        return backgammon_svg(state)

    def text(self, state: BackgammonMatch) -> str:
        """Return the board as the first side sees it."""
        told = f"{state.score.X}–{state.score.O} /{state.length}  cube {state.cube.value} {state.cube.owner}"
        return f"{draw(state.position, 'X')}\n{told}  {state.turn or ''} {state.dice or ''}\n"

    def _offered_acts(self, sight: BackgammonSight) -> tuple[Any, ...]:
        """Return what the laws allow and the terms of the episode leave."""
        return tuple(
            act
            for act in sight.legal
            if (self.cube or act is not BackgammonWord.DOUBLE)
            and (self.resignations or not isinstance(act, OfferResignation))
        )


def turn_of(sight: BackgammonSight, chosen: Sequence[int]) -> PartialTurn:
    """Return the play under way after the men that were chosen."""
    assert sight.dice
    turn = PartialTurn(sight.board, sight.dice, 4 if sight.dice[0] == sight.dice[1] else 3)
    for action in chosen:
        turn = turn if action == rows.PASS else turn.move(action)
    return turn


def task_of(sight: BackgammonSight) -> int:
    """Return what is decided, as the core numbers it."""
    if sight.dice:
        return rows.PLAYING
    if sight.offered:
        return rows.RESIGNING
    return rows.ANSWERING if sight.legal[0] is BackgammonWord.TAKE else rows.ROLLING
