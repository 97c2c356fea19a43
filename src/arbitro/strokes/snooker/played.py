"""A stroke played on the simulated table, as the referee sees it: its motion becomes facts."""

from collections.abc import Generator, Iterable, Iterator
from math import hypot
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Instead
from arbitro.snooker.balls import AnyBall, Ball
from arbitro.snooker.contact import free_ball, misses_ball_on, target
from arbitro.snooker.facts import FrameFact, Offence, SnookerStroke, Touching
from arbitro.snooker.frame import Frame, Frames
from arbitro.snooker.geometry import (
    effective_snookering_balls,
    is_snookered,
    open_path,
    snookered_in_hand,
    spots_seen,
)
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.table import BALL_DIAMETER, in_d
from arbitro.strokes.snooker.attempt import fair_attempt
from arbitro.strokes.snooker.jump import is_jump_shot
from arbitro.strokes.snooker.setting import (
    CUE,
    TABLE,
    ball_of,
    balls_of,
    cue_of,
    object_of,
    point,
    settle_layout,
)
from arbitro.table import Contact, Layout, Motion, Shot, simulate

AT_ONCE = 1e-5
"""Seconds: two contacts of the cue-ball nearer in time than this are at once. At 1 m/s it moves 0.01 mm meanwhile."""
TOUCHES = 0.02
"""Millimetres: a gap that no eye sees; a cue-ball so near to a ball touches it."""


Telling: TypeAlias = Generator[FrameFact | Instead[FrameFact], Frame, Layout]
"""Facts, each told once the frame after the one before it is known; in the end, where the balls are put."""


class SnookerStrokePlayed(msgspec.Struct, frozen=True):
    """A stroke, what the referee saw of it, and what it left."""

    motion: Motion
    """What happened on the table."""
    facts: tuple[FrameFact, ...]
    """The stroke; then, where they matter, the occupied spots and the touching balls."""
    frame: Frame
    """The frame after these facts."""
    layout: Layout
    """The balls, with the colours spotted and a potted cue-ball in hand."""


def play(
    book: Frames, frame: Frame, layout: Layout, shot: Shot, nominated: Ball | None = None
) -> SnookerStrokePlayed:
    """Play a stroke on the table and see it as the referee does."""
    return facts_of_motion(book, frame, simulate(TABLE, layout, shot), nominated)


def facts_of_motion(
    book: Frames, frame: Frame, motion: Motion, nominated: Ball | None = None
) -> SnookerStrokePlayed:
    """Return the facts of a motion, and the frame and the balls after them."""
    told = tell(frame, motion, nominated)
    facts: list[FrameFact] = []
    frames = [frame]
    fact = next(told)
    while True:
        if isinstance(fact, Instead):
            del facts[-fact.last :], frames[-fact.last :]
            fact = fact.fact
        facts.append(fact)
        frames.append(book.judge(frames[-1], fact).state)
        try:
            fact = told.send(frames[-1])
        except StopIteration as end:
            return SnookerStrokePlayed(motion, tuple(facts), frames[-1], end.value)


def tell(frame: Frame, motion: Motion, nominated: Ball | None = None) -> Telling:
    """Tell the facts of a motion one after the other, each once the frame after the one before it is known.

    What the stroke has left is seen once it is ruled on: then the stroke is told again with it.
    """
    plain = _stroke(frame, motion, nominated)
    layout, told = yield from _with_spots(plain, motion.final)
    stroke = with_snooker(frame, plain, told[-1], layout)
    if stroke is not plain:
        layout, told = yield from _with_spots(Instead(stroke, len(told)), motion.final)
    if touching := _touching(told[-1], layout):
        yield touching
    return layout


def touching_pieces(layout: Layout) -> tuple[str, ...]:
    """Return the pieces that the cue-ball touches."""
    if CUE not in layout.at:
        return ()
    x, y = layout.at[CUE]
    reach = (BALL_DIAMETER + TOUCHES) / 1000
    return tuple(
        piece for piece, at in layout.at.items() if piece != CUE and hypot(at[0] - x, at[1] - y) <= reach
    )


def with_snooker(frame: Frame, stroke: SnookerStroke, after: Frame, layout: Layout) -> SnookerStroke:
    """Return the stroke with the snooker that it left to the incoming player."""
    if after.outcome or after.striker in (None, frame.striker) or after.on is None or after.on == "colour":
        return stroke
    free = free_ball(frame, stroke)
    cue, balls, on = cue_of(layout), balls_of(layout), (after.on,)
    if cue is None:
        return replace(stroke, snookered=snookered_in_hand(balls, on))
    if any(ball_of(piece) in on for piece in touching_pieces(layout)) or not is_snookered(cue, balls, on):
        return stroke
    behind = {ball.ball for ball in effective_snookering_balls(cue, balls, on)}
    return replace(stroke, snookered=True, free_snooker=free in behind)


def _stroke(frame: Frame, motion: Motion, nominated: Ball | None) -> SnookerStroke:
    """Return the stroke without what it left."""
    start = motion.start
    met = _first_met(motion)
    # Whether the stroke went into a ball that the cue-ball touched.
    held = touching_pieces(motion.start)
    if not held or not any(piece in held for piece in met):
        moved_touching = False
    else:
        time = next(event.time for event in motion.events if isinstance(event, Contact))
        x, y = motion.at(time)[CUE]
        moved_touching = hypot(x - motion.stroke.x, y - motion.stroke.y) * 1000 <= 2 * TOUCHES
    stroke = SnookerStroke(
        nominated=nominated,
        first=tuple(object_of(piece) for piece in met),
        missed=not met,
        potted=_balls(motion.pocketed),
        off_table=_balls(motion.off_table),
        moved_touching=moved_touching,
    )
    # Every ball that was on: the ball on, a free ball with it, or the colours if none was named.
    if frame.on == "colour":
        ball = target(frame, stroke) if stroke.nominated or frame.declared else None
        on = (ball,) if ball else may_nominate(frame)
    else:
        free = free_ball(frame, stroke)
        own: tuple[Ball, ...] = (frame.on,) if frame.on else ()
        on = (*own, free) if free else own
    cue = cue_of(start)
    assert cue
    missed = misses_ball_on(frame, stroke)
    return replace(
        stroke,
        fouls=tuple(_fouls(frame, motion, not missed)),
        path=open_path(cue, balls_of(start), on),
        unfair=missed and not fair_attempt(motion, on),
    )


def _fouls(frame: Frame, motion: Motion, lawful: bool) -> Iterator[Offence]:
    """Yield what the referee calls of how the stroke was made."""
    # Whether a cue-ball that was in hand was played from the D (3.5).
    if not (not frame.in_hand or in_d(point((motion.stroke.x, motion.stroke.y)))):
        yield "improper-in-hand"
    if is_jump_shot(motion, lawful):
        yield "jump"


def _with_spots(
    stroke: SnookerStroke | Instead[FrameFact], final: Layout
) -> Generator[FrameFact | Instead[FrameFact], Frame, tuple[Layout, list[Frame]]]:
    """Tell a stroke, and the spots if one is occupied and matters; return where the balls are put, and each frame."""
    after = yield stroke
    spots = spots_seen(balls_of(final), cue_of(final))
    if not any(colour in spots.occupied for colour, _ in after.spotted):
        return settle_layout(after, final), [after]
    if after.outcome:
        return final, [after]
    spotted = yield spots
    return settle_layout(spotted, final), [after, spotted]


def _touching(after: Frame, layout: Layout) -> Touching | None:
    if after.outcome or after.striker is None:
        return None
    balls = tuple(dict.fromkeys(object_of(piece) for piece in touching_pieces(layout)))
    return Touching(balls) if balls else None


def _first_met(motion: Motion) -> tuple[str, ...]:
    """Return the pieces that the cue-ball met first, alone or at once."""
    met = [
        (event.time, event.other if event.piece == CUE else event.piece)
        for event in motion.events
        if isinstance(event, Contact) and CUE in (event.piece, event.other)
    ]
    return tuple(dict.fromkeys(piece for time, piece in met if time - met[0][0] <= AT_ONCE))


def _balls(pieces: Iterable[str]) -> tuple[AnyBall, ...]:
    return tuple(ball_of(piece) for piece in pieces)
