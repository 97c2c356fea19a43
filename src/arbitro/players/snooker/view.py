"""The position as a player has it in mind: what it saw, made into a table on which strokes can be tried."""

from collections.abc import Iterable
from itertools import combinations
from math import hypot

import msgspec

from arbitro.players.snooker.sight import Balls
from arbitro.snooker.balls import Ball
from arbitro.snooker.frame import Frame
from arbitro.snooker.table import BALL_DIAMETER, Point
from arbitro.strokes.snooker.setting import CUE, TABLE, metres, object_of
from arbitro.table import Layout
from arbitro.table.standing import move_out_of_cushion

REACH = BALL_DIAMETER / 1000
"""Metres between the centres of two balls in contact."""
APART = 2e-6
"""Metres that the mind leaves between balls which the eye saw in one another."""
ROUNDS = 400


class ImaginedFrame(msgspec.Struct, frozen=True):
    """A frame and its balls, in the table's metres."""

    frame: Frame
    """What the laws need to know."""
    layout: Layout
    """Where the balls are thought to be."""

    @property
    def cue(self) -> tuple[float, float] | None:
        """Where the cue-ball is; None in hand."""
        return self.layout.at.get(CUE)

    def pieces(self, balls: Iterable[Ball]) -> tuple[str, ...]:
        """Return the pieces on the bed that are one of some balls."""
        wanted = {*balls}
        return tuple(piece for piece in self.layout.at if piece != CUE and object_of(piece) in wanted)


def imagine_view(frame: Frame, balls: Balls) -> ImaginedFrame:
    """Return what a player has in mind of what it sees."""
    at: dict[str, tuple[float, float]] = {}
    reds = 0
    for ball in balls.others:
        reds += ball.ball == "red"
        at[f"red-{reds}" if ball.ball == "red" else ball.ball] = metres(Point(ball.x, ball.y))
    if balls.cue:
        at[CUE] = metres(balls.cue)
    # Move balls that the eye saw in a cushion or in one another as little as is needed.
    for piece, place in at.items():
        at[piece] = move_out_of_cushion(TABLE.bed, place, REACH / 2)
    near = [pair for pair in combinations(at, 2) if _gap(at, *pair) < 1e-3]
    for _ in range(ROUNDS):
        close = [pair for pair in near if _gap(at, *pair) < APART / 2]
        if not close:
            break
        for one, other in close:
            (x, y), (u, v) = at[one], at[other]
            distance = hypot(u - x, v - y)
            share = (REACH + APART - distance) / (2 * distance)
            dx, dy = (u - x) * share, (v - y) * share
            at[one] = move_out_of_cushion(TABLE.bed, (x - dx, y - dy), REACH / 2)
            at[other] = move_out_of_cushion(TABLE.bed, (u + dx, v + dy), REACH / 2)
    return ImaginedFrame(frame, Layout(at))


def _gap(at: dict[str, tuple[float, float]], one: str, other: str) -> float:
    (x, y), (u, v) = at[one], at[other]
    return hypot(u - x, v - y) - REACH
