"""Whether the balls of which a stroke speaks were on the table."""

from arbitro.snooker.facts import SnookerStroke
from arbitro.snooker.frame import Frame


def on_the_table(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether the frame has every ball that was nominated or hit, was potted or forced off, or fell."""
    gone: tuple[str, ...] = stroke.potted + stroke.off_table if stroke.off_table else stroke.potted
    if stroke.fell:
        gone += tuple(fall.ball for fall in stroke.fell)
    if stroke.nominated and not _there(frame, (stroke.nominated,)):
        return False
    return _there(frame, stroke.first) and (not gone or (_there(frame, gone) and _once(gone)))


def not_there(frame: Frame, stroke: SnookerStroke) -> str | None:
    """Return under which key a stroke speaks of a ball that the frame has not, or not so often."""
    if stroke.nominated and not _there(frame, (stroke.nominated,)):
        return "nominated"
    if not _there(frame, stroke.first):
        return "first"
    gone: tuple[str, ...] = ()
    fell = tuple(fall.ball for fall in stroke.fell)
    for key, balls in (("potted", stroke.potted), ("off_table", stroke.off_table), ("fell", fell)):
        gone += balls
        if not _there(frame, gone) or not _once(gone):
            return key
    return None


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
