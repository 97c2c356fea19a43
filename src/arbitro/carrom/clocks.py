"""Which clock runs: for the break, the stroke, placing, an interval, or reporting at the board."""

from typing import Literal

import msgspec

from arbitro.carrom.board import Board
from arbitro.carrom.match import Match
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Countdown

SECOND = 1000


class Running(msgspec.Struct, frozen=True):
    """A clock that runs now, and for whom; its end is a `Timeout` of that player."""

    purpose: Literal["break", "stroke", "placing"]
    player: str
    countdown: Countdown


def running(board: Board, p: Parameters) -> Running | None:
    """Return the clock that runs: placing comes first, and nothing runs before the call or during an appeal.

    It is started anew when a stroke has come to rest (124a), and for the next player when the striker is off the
    board (124b).
    """
    if board.over or board.appeal or not board.called:
        return None
    countdown = Countdown(p.seconds * SECOND)
    for colour in SIDES:
        if board.claimed(colour):
            return Running("placing", board.placers.of(colour), countdown)
    return Running("stroke" if board.broken else "break", board.turn, countdown)


def interval(match: Match) -> Countdown | None:
    """Return the time before play goes on: for a change of sides, or the rest before the third game."""
    return None if match.interval_s is None else Countdown(match.interval_s * SECOND)


def to_report(p: Parameters) -> Countdown:
    """Return the time to report at the board after the match is announced."""
    return Countdown(p.report_seconds * SECOND)
