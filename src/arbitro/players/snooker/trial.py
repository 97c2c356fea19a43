"""Strokes tried in the mind: simulated, ruled on by the laws, and weighed."""

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.view import REACH, ImaginedFrame
from arbitro.players.snooker.worth import worth
from arbitro.snooker.balls import Ball
from arbitro.snooker.facts import SnookerStroke
from arbitro.snooker.frame import Frame, Frames
from arbitro.snooker.geometry import spots_seen
from arbitro.snooker.table import SPOTS
from arbitro.strokes.snooker.played import with_snooker
from arbitro.strokes.snooker.setting import (
    CUE,
    TABLE,
    ball_of,
    balls_of,
    cue_of,
    metres,
    object_of,
    settle_layout,
)
from arbitro.table import Layout, Outcomes, Shot
from arbitro.table.batch import OFF, ON_BED, play_numbers

WINNING = 60.0
"""What the end of the frame is worth."""
RULINGS = 1024
"""How many rulings are kept in mind."""
NEAR = 1.01 * REACH
"""Metres: a ball farther from a spot than this leaves room on it."""
PUSHED = 2e-3
"""Seconds: a touching ball that is met sooner was not played away from."""


class Trial(msgspec.Struct, frozen=True):
    """Strokes of one position and what became of them."""

    book: Frames
    """The laws by which they are ruled on."""
    view: ImaginedFrame
    """Where they were played from."""
    strikes: tuple[Strike, ...]
    """What was played, in the order of the outcomes."""
    outcomes: Outcomes
    """How each ended."""

    def value(self, n: int, stray: float, further: Callable[[ImaginedFrame], float] | None = None) -> float:
        """Return what a stroke was worth to the player who made it, in points; looked further where they stay on."""
        frame = self.view.frame
        after, layout = self._rule_on(n)
        assert frame.striker is not None
        me = frame.side(frame.striker)
        gained = (after.score[me] - frame.score[me]) - (after.score[1 - me] - frame.score[1 - me])
        if after.outcome:
            return gained + (WINNING if after.outcome.winner == frame.sides[me] else -WINNING)
        if after.striker is None:
            return gained
        left = ImaginedFrame(after, layout)
        if after.side(after.striker) != me:
            return gained - worth(left, stray)
        return gained + (further(left) if further else worth(left, stray))

    def fair(self, n: int, potted: str | None = None) -> bool:
        """Tell whether a stroke met a ball on first, kept the cue-ball up, and potted what it should, if anything."""
        row = self.outcomes.row(n)
        if row[_POCKET[CUE]] != ON_BED or (potted is not None and row[_POCKET[potted]] < 0):
            return False
        frame, ball = self.view.frame, self.strikes[n].nominated
        met = _NAMES[int(row[3])] if row[3] >= 0 else None
        if ball in frame.touching or frame.on in frame.touching:
            return met is None or row[5] >= PUSHED
        return met is not None and ball_of(met) == (ball or frame.on)

    def _rule_on(self, n: int) -> tuple[Frame, Layout]:
        """Return the frame and the balls after a stroke; a snooker behind a free ball is looked for."""
        row: Sequence[float] = self.outcomes.row(n).tolist()
        frame, stroke = self.view.frame, self._stroke(n, row)
        left = Layout({piece: (row[k - 2], row[k - 1]) for piece, k in _PLACES if row[k] == ON_BED})
        after, layout = _rule_and_place(self.book, frame, stroke, left)
        if frame.free_ball and stroke.nominated and not stroke.potted:
            return _rule_and_place(self.book, frame, with_snooker(frame, stroke, after, layout), left)
        return after, layout

    def _stroke(self, n: int, row: Sequence[float]) -> SnookerStroke:
        first: tuple[Ball, ...] = tuple(object_of(_NAMES[int(row[k])]) for k in (3, 4) if row[k] >= 0)
        return SnookerStroke(
            nominated=self.strikes[n].nominated,
            first=first,
            missed=not first,
            potted=tuple(ball_of(piece) for piece, k in _PLACES if row[k] >= 0),
            off_table=tuple(ball_of(piece) for piece, k in _PLACES if row[k] == OFF),
            moved_touching=row[5] < PUSHED and any(ball in self.view.frame.touching for ball in first),
        )


@lru_cache(maxsize=RULINGS)
def _judge_stroke(book: Frames, frame: Frame, stroke: SnookerStroke) -> Frame:
    """Return the frame after a stroke; most strokes of one position come to the same few rulings."""
    return book.judge(frame, stroke).state


def _rule_and_place(book: Frames, frame: Frame, stroke: SnookerStroke, left: Layout) -> tuple[Frame, Layout]:
    after = _judge_stroke(book, frame, stroke)
    # To ask geometry whether a spot is occupied costs much more than to see that no ball is anywhere near it.
    near = (
        abs(u - _SPOTS[colour][0]) < NEAR and abs(v - _SPOTS[colour][1]) < NEAR
        for colour, _ in after.spotted
        for u, v in left.at.values()
    )
    if any(near):
        spots = spots_seen(balls_of(left), cue_of(left))
        if any(colour in spots.occupied for colour, _ in after.spotted):
            after = book.judge(after, spots).state
    return after, settle_layout(after, left)


_NAMES = tuple(TABLE.pieces)
_POCKET = {piece: 6 + 4 * n + 2 for n, piece in enumerate(TABLE.pieces)}
_PLACES = tuple(_POCKET.items())
_SPOTS = {colour: metres(place) for colour, place in SPOTS.items()}


def try_strikes(book: Frames, view: ImaginedFrame, strikes: Sequence[Strike]) -> Trial:
    """Simulate strokes of a position."""
    given = array("d", [number for strike in strikes for number in _shot(view, strike).numbers()])
    return Trial(book, view, tuple(strikes), play_numbers(TABLE, view.layout, given, threads=1))


def _shot(view: ImaginedFrame, strike: Strike) -> Shot:
    at = metres(strike.place) if strike.place else view.cue
    assert at
    return Shot(*at, strike.angle, strike.speed, strike.side, strike.height)
