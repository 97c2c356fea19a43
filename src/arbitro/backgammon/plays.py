"""The legal plays of a roll, and what a play as written does to the position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from arbitro.backgammon.finder import finder
from arbitro.backgammon.moves import ROLLS
from arbitro.backgammon.notation import PASS, Step, write_play
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


class JudgedPlay(msgspec.Struct, frozen=True):
    """A play as made: where it leads, and whether it is legal."""

    position: Position
    legal: bool


class NoSuchMan(ValueError):
    """A play moves a man from where none stands."""


@lru_cache(maxsize=256)
def legal(position: Position, side: Side, dice: Dice) -> Legal:
    """Return every legal play of a roll."""
    plays = finder()
    plays.find(position.board(side), *dice)
    positions = tuple(seen_from(side, board) for board in plays.results())
    return Legal(plays.used, positions, tuple(plays.steps(index) for index in range(plays.count)))


def shut_out(position: Position, side: Side) -> bool:
    """Tell whether no roll at all can be played."""
    plays, board = finder(), position.board(side)
    return not any(plays.find(board, *roll) for roll in ROLLS)


@lru_cache(maxsize=256)
def judge_play(position: Position, side: Side, dice: Dice, steps: tuple[Step, ...]) -> JudgedPlay:
    """Return where the steps lead and whether they are a legal play; raises NoSuchMan.

    A hit on the way that was not written counts where no other way is legal.
    """
    made, plays = carried_out(position, side, steps), finder()
    plays.find(position.board(side), *dice)
    if not steps:
        return JudgedPlay(position, plays.used == 0)
    board, options = made.board(side), plays.results()
    if board in options:
        return JudgedPlay(made, True)
    on_the_way = [one for one in options if one[:26] == board[:26] and one[-1] > board[-1]]
    if on_the_way:
        return JudgedPlay(seen_from(side, min(on_the_way, key=lambda one: one[-1])), True)
    return JudgedPlay(made, False)


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


def hitting(position: Position, side: Side, steps: Iterable[Step]) -> list[Step]:
    """Mark the first man to land on each lone man as hitting it."""
    return _mark_hits(_blots_hit(position, side), ((step.source, step.target) for step in steps))


def _blots_hit(position: Position, side: Side) -> set[int]:
    """Return the points on which a side would hit."""
    men = enumerate(position.men(other(side)))
    return {25 - point for point, count in men if count == 1 and 25 - point not in (OFF, BAR)}


def _mark_hits(alone: set[int], steps: Iterable[tuple[int, int]]) -> list[Step]:
    marked, hit = [], set[int]()
    for source, target in steps:
        marked.append(Step(source, target, target in alone and target not in hit))
        hit.add(target)
    return marked


def choices(position: Position, side: Side, dice: Dice) -> tuple[str, ...]:
    """Return every legal play of a roll in standard notation; `cannot move` where there is none."""
    alone = _blots_hit(position, side)
    plays = (_mark_hits(alone, steps) for steps in legal(position, side, dice).steps)
    return tuple(map(write_play, plays)) or (PASS[0],)
