"""The legal plays of a roll, and what a play as written does to the position."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from arbitro.backgammon.core.plays import ROLLS, Plays
from arbitro.backgammon.notation import Step
from arbitro.backgammon.position import BAR, OFF, Position, Side, other, seen_from

Dice = tuple[int, int]


class Legal(msgspec.Struct, frozen=True):
    """Every legal play of a roll."""

    used: int
    """How many dice must be played; a double counts up to four."""
    positions: tuple[Position, ...]
    """The distinct positions that the plays lead to."""
    steps: tuple[tuple[tuple[int, int], ...], ...]
    """For each position the steps of one play that leads there, each from and to."""


class Judged(msgspec.Struct, frozen=True):
    """A play as made: where it leads, and whether it is legal."""

    position: Position
    legal: bool


class NoSuchMan(ValueError):
    """A play moves a man from where none stands."""


@lru_cache(maxsize=4096)
def legal(position: Position, side: Side, dice: Dice) -> Legal:
    """Return every legal play of a roll."""
    plays = Plays()
    plays.find(position.board(side), *dice)
    positions = tuple(seen_from(side, board) for board in plays.results())
    return Legal(plays.used, positions, tuple(plays.steps(index) for index in range(plays.count)))


def shut_out(position: Position, side: Side) -> bool:
    """Tell whether no roll at all can be played."""
    plays, board = Plays(), position.board(side)
    return not any(plays.find(board, *roll) for roll in ROLLS)


def judged(position: Position, side: Side, dice: Dice, steps: tuple[Step, ...]) -> Judged:
    """Return where the steps lead and whether they are a legal play; raises NoSuchMan."""
    made, options = carried_out(position, side, steps), legal(position, side, dice)
    if not steps:
        return Judged(position, options.used == 0)
    if made in options.positions:
        return Judged(made, True)
    alike = [one for one in options.positions if one.men(side) == made.men(side)]
    hitting = [one for one in alike if _hits(one, side) > _hits(made, side)]
    if hitting:
        return Judged(min(hitting, key=lambda one: _hits(one, side)), True)
    return Judged(made, False)


def carried_out(position: Position, side: Side, steps: tuple[Step, ...]) -> Position:
    """Return the position after men are moved as written, legal or not; a lone man landed on goes to the bar."""
    own, opponent = [*position.men(side)], [*position.men(other(side))]
    for step in steps:
        own[step.source] -= 1
        own[step.target] += 1
        if step.target not in (OFF, BAR) and opponent[25 - step.target] == 1:
            opponent[25 - step.target] = 0
            opponent[BAR] += 1
    if min(own) < 0:
        raise NoSuchMan
    return seen_from(side, bytes(own + opponent))


def _hits(position: Position, side: Side) -> int:
    return position.men(other(side))[BAR]
