"""What a stroke was played at, what it hit and what it may pot: pure questions on a frame and a stroke."""

from collections.abc import Iterable
from typing import get_args

from arbitro.kernel import Question
from arbitro.snooker.balls import BALLS, COLOURS, VALUE, Ball, Colour
from arbitro.snooker.facts import SIGHT, Foul, Path, SnookerStroke, Unsaid
from arbitro.snooker.frame import Frame

QUESTIONS: dict[Unsaid, Question] = {
    "path": Question("clear-path", get_args(Path)),
    "attempt": Question("fair-attempt", ("fair", "not-fair")),
}
"""What the referee is asked of a stroke that hit no ball on first (3.14)."""


def nominated_ball(frame: Frame, stroke: SnookerStroke) -> Ball | None:
    """Return the ball that was nominated with the stroke or declared before it."""
    return stroke.nominated or frame.declared


def colour_is_named(frame: Frame, ball: Ball | None) -> bool:
    """Tell whether with a colour on a colour was nominated; with anything else on, nothing need be."""
    return frame.on != "colour" or ball in COLOURS


def free_ball(frame: Frame, stroke: SnookerStroke) -> Colour | None:
    """Return the colour nominated as a free ball, if one was and the striker is entitled to it."""
    # After a red a colour is on anyway, and the ball on itself is no free ball.
    if not frame.free_ball or frame.on == "colour":
        return None
    ball = nominated_ball(frame, stroke)
    return ball if ball is not None and ball != "red" and ball != frame.on else None


def target(frame: Frame, stroke: SnookerStroke) -> Ball | None:
    """Return the ball that had to be hit first; None when a colour was on and none was named or evident."""
    # A colour need not be named where it is evident (2.12): by what was hit first, touched or potted, if that
    # was one colour alone.
    if frame.on != "colour":
        return free_ball(frame, stroke) or frame.on
    ball = nominated_ball(frame, stroke)
    if ball != "red" and ball is not None:
        return ball
    # The colour that was evidently played at: the one hit first, touching, or potted.
    for balls in (stroke.first, frame.touching, stroke.potted if not stroke.missed else ()):
        colours = colours_among(balls)
        if len(colours) == 1:
            return colours[0]
    return None


def worth(frame: Frame, stroke: SnookerStroke) -> int:
    """Return the value of the ball on, which a free ball takes too."""
    # With nothing named and nothing evident the ball on has no value; 3.12.d.6 then charges seven.
    ball = target(frame, stroke) if frame.on == "colour" else frame.on
    return VALUE[ball] if ball else 0


def hit(frame: Frame, stroke: SnookerStroke) -> tuple[Ball, ...]:
    """Return the ball or balls hit first."""
    if stroke.missed or stroke.first:
        return stroke.first
    ball = stroke.nominated or target(frame, stroke)
    return (ball,) if ball else ()


def held_hit(frame: Frame, stroke: SnookerStroke) -> Ball | None:
    """Return the touching ball that counts as hit because it is the ball on (3.8.c)."""
    if not frame.touching:
        return None
    ball = target(frame, stroke)
    return ball if ball in frame.touching else None


def misses_ball_on(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether no ball on was hit first."""
    # Nothing said of the first contact is a stroke that hit what it was played at: cases say only what was out
    # of order.
    if not (stroke.missed or stroke.first or stroke.nominated):
        return False
    ball_on = target(frame, stroke)
    if ball_on in frame.touching:
        return False
    return ball_on not in (stroke.first or hit(frame, stroke))


def open_question(frame: Frame) -> Unsaid:
    """Return what the referee is still asked of the stroke just made."""
    # Only until the next player has chosen, for the choice rests on whether a miss was called.
    stroke, before = frame.last, frame.before
    if not stroke or not stroke.unsaid or not before or not frame.choosing or before.black_alone:
        return ""
    return stroke.unsaid if misses_ball_on(before, stroke) else ""


def at_once(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether two balls were hit at once that may not be (3.6)."""
    # Balls are told by colour: two reds are one name here, and may be hit at once (3.6).
    balls = set(stroke.first)
    if len(balls) < 2 or held_hit(frame, stroke):
        return False
    return not (free_ball(frame, stroke) and balls == {target(frame, stroke), frame.on})


def wrongly_potted(frame: Frame, stroke: SnookerStroke) -> set[Ball]:
    """Return the object balls potted that were not on."""
    ball_on = target(frame, stroke)
    return {ball for ball in stroke.potted if ball != ball_on and ball != frame.on and ball != "cue"}


def at_red_again(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether with a colour on the striker played at a red, and not evidently at a colour (3.12.d.3)."""
    # With a colour named the red was hit by mistake, which is another foul (3.12.b.4).
    if frame.on != "colour":
        return False
    ball = nominated_ball(frame, stroke)
    return ball == "red" or (ball is None and {*stroke.first} == {"red"})


def out_of_turn(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether someone other than the striker played."""
    return stroke.by is not None and frame.place_of(stroke.by) != frame.striker


def snooker_laid(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether a snooker was laid behind the free ball, which only pink and black alone allow (3.10.b.2)."""
    if not stroke.free_snooker or not free_ball(frame, stroke) or stroke.potted:
        return False
    return bool(frame.reds) or frame.colours != ("pink", "black")


def is_called_foul(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether the referee called a foul; a wheelchair excuses the feet (3.19.b.1)."""
    if stroke.fouls == ("feet-off-floor",):
        return not in_wheelchair(frame, stroke.by)
    return bool(stroke.fouls)


def in_wheelchair(frame: Frame, by: str | None) -> bool:
    """Tell whether a player, the striker when nobody is named, is in a wheelchair."""
    player = frame.place_of(by)
    return player is not None and frame.players[player] in frame.wheelchairs


def costs_nothing(frame: Frame, foul: Foul) -> bool:
    """Tell whether what is called outside a stroke costs nothing: the line of sight (4.4), a wheelchair's feet."""
    return foul.offence == SIGHT or (foul.offence == "feet-off-floor" and in_wheelchair(frame, foul.by))


def in_sight(frame: Frame, foul: Foul) -> str:
    """Return who stands in the striker's sight: the next player when nobody is named (4.4)."""
    return foul.by or frame.players[frame.following(frame.striker or 0)]


def fair(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether the stroke breaks no law (3.3.d)."""
    seen = stroke.off_table or stroke.moved_touching or stroke.in_off
    if seen or is_called_foul(frame, stroke) or out_of_turn(frame, stroke) or at_red_again(frame, stroke):
        return False
    if snooker_laid(frame, stroke):
        return False
    return not (misses_ball_on(frame, stroke) or at_once(frame, stroke) or wrongly_potted(frame, stroke))


def returning(frame: Frame, stroke: SnookerStroke) -> tuple[Colour, ...]:
    """Return the colours that come back on the table after the stroke, from the lowest up."""
    # A ball on that was fairly potted in the final order stays off; a colour potted with a foul always comes
    # back.
    colours = colours_among(stroke.gone)
    if frame.on in colours and frame.on in stroke.potted and fair(frame, stroke):
        return tuple(colour for colour in colours if colour != frame.on)
    return colours


def moved_balls(frame: Frame, stroke: SnookerStroke) -> tuple[Ball, ...]:
    """Return the touching balls that moved: those concerned, else those on, else all."""
    # A referee who calls the touch may have said which ball it was.
    concerned = object_balls(stroke.concerned)
    if concerned:
        return concerned
    on = tuple(ball for ball in frame.touching if ball == target(frame, stroke))
    return on or frame.touching


def object_balls(balls: Iterable[str]) -> tuple[Ball, ...]:
    """Return the object balls among balls."""
    return tuple(ball for ball in BALLS if ball in balls)


def colours_among(balls: Iterable[str]) -> tuple[Colour, ...]:
    """Return the colours among balls, from the lowest up."""
    found = [ball for ball in balls if ball != "red" and ball != "cue"]
    return tuple(colour for colour in COLOURS if colour in found) if found else ()


def dearest(balls: Iterable[str]) -> int:
    """Return the highest value among balls; the cue-ball has none."""
    return max((VALUE.get(ball, 0) for ball in balls), default=0)
