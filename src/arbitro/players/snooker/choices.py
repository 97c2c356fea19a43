"""What the house asks for after a foul, and when it gives a frame up."""

from msgspec.structs import replace

from arbitro.players.snooker.sight import SnookerSight, SnookerWord
from arbitro.players.snooker.view import imagine_view
from arbitro.players.snooker.worth import lead, worth
from arbitro.snooker.frame import Frame

GOOD = 2.0
"""Points: a position worth more than this is played, whatever else is offered."""
SNOOKERS = 8
"""Points that the house does not hope to win by fouls."""

CENTURY = 100


def choose(sight: SnookerSight, stray: float, lenient: bool = False) -> SnookerWord:
    """Return what a player asks for: the position for itself, for the other, or as it was; if lenient, for itself."""
    if SnookerWord.ACCEPT in sight.words:
        return SnookerWord.ACCEPT
    here = worth(imagine_view(sight.frame, sight.balls), stray)
    if SnookerWord.FREE_BALL in sight.words:
        return SnookerWord.FREE_BALL
    if here >= GOOD or lenient:
        return SnookerWord.PLAY
    if SnookerWord.REPLACE in sight.words:
        # To put the balls back pays where the position before the miss gave the other little.
        before = sight.frame.original
        assert before
        assert sight.original
        frame = replace(
            sight.frame,
            reds=before.reds,
            colours=before.colours,
            on=before.on,
            free_ball=before.free_ball,
            in_hand=before.in_hand,
        )
        if worth(imagine_view(frame, sight.original), stray) < GOOD:
            return SnookerWord.REPLACE
    return SnookerWord.PLAY_AGAIN if here < 0 else SnookerWord.PLAY


def hopeless(frame: Frame) -> bool:
    """Tell whether the striker is farther behind than the balls and a few snookers can bring."""
    return -lead(frame) > frame.remaining + SNOOKERS


def makes_century(frame: Frame) -> bool:
    """Tell whether the last black belongs to a break of a hundred or more: it is potted, though the frame is won."""
    return frame.break_points + frame.remaining >= CENTURY
