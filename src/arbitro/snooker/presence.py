"""Whether the balls of which a stroke speaks were on the table."""

from arbitro.snooker.facts import Stroke
from arbitro.snooker.frame import Frame


def on_the_table(frame: Frame, stroke: Stroke) -> bool:
    """Tell whether the frame has every ball that was nominated or hit, was potted or forced off, or fell."""
    gone: tuple[str, ...] = stroke.potted + stroke.off_table if stroke.off_table else stroke.potted
    if stroke.fell:
        gone += tuple(fall.ball for fall in stroke.fell)
    if stroke.nominated and not _there(frame, (stroke.nominated,)):
        return False
    return _there(frame, stroke.first) and (not gone or (_there(frame, gone) and _once(gone)))


def _there(frame: Frame, balls: tuple[str, ...]) -> bool:
    reds = 0
    for ball in balls:
        if ball == "red":
            reds += 1
        elif ball not in frame.colours and ball != "cue":
            return False
    return reds <= frame.reds


def _once(gone: tuple[str, ...]) -> bool:
    """Tell whether no ball but a red left the table twice."""
    return len(gone) == 1 or all(ball == "red" or gone.count(ball) == 1 for ball in gone)
