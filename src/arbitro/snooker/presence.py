"""Whether the balls of which a stroke speaks were on the table."""

from arbitro.snooker.balls import COLOURS
from arbitro.snooker.facts import Stroke
from arbitro.snooker.frame import Frame


def on_the_table(frame: Frame, stroke: Stroke) -> bool:
    """Tell whether the frame has every ball that was hit, potted or forced off."""
    gone = stroke.potted + stroke.off_table
    if not gone:
        return _hit_are_there(frame, stroke)
    if gone.count("red") > frame.reds:
        return False
    return all(_once(frame, gone, ball) for ball in gone) and _hit_are_there(frame, stroke)


def _once(frame: Frame, gone: tuple[str, ...], ball: str) -> bool:
    return ball == "red" or (gone.count(ball) == 1 and (ball == "cue" or ball in frame.colours))


def _hit_are_there(frame: Frame, stroke: Stroke) -> bool:
    if stroke.first.count("red") > frame.reds:
        return False
    return all(ball in frame.colours for ball in stroke.first if ball in COLOURS)
