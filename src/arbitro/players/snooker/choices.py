"""What the house asks for after a foul, and when it gives a frame up."""

from msgspec.structs import replace

from arbitro.players.snooker.sight import Sight, Word
from arbitro.players.snooker.view import imagined
from arbitro.players.snooker.worth import lead, worth
from arbitro.snooker.frame import Frame

GOOD = 2.0
"""Points: a position worth more than this is played, whatever else is offered."""
SNOOKERS = 8
"""Points that the house does not hope to win by fouls."""

CENTURY = 100


def chosen(sight: Sight, stray: float) -> Word:
    """Return what a player asks for: the position for itself, for the other, or as it was."""
    if Word.ACCEPT in sight.words:
        return Word.ACCEPT
    here = worth(imagined(sight.frame, sight.balls), stray)
    if Word.FREE_BALL in sight.words:
        return Word.FREE_BALL
    if here >= GOOD:
        return Word.PLAY
    if Word.REPLACE in sight.words and _hard_again(sight, stray):
        return Word.REPLACE
    return Word.PLAY_AGAIN if here < 0 else Word.PLAY


def hopeless(frame: Frame) -> bool:
    """Tell whether the striker is farther behind than the balls and a few snookers can bring."""
    return -lead(frame) > frame.remaining + SNOOKERS


def makes_century(frame: Frame) -> bool:
    """Tell whether the last black belongs to a break of a hundred or more: it is potted, though the frame is won."""
    return frame.break_points + frame.remaining >= CENTURY


def _hard_again(sight: Sight, stray: float) -> bool:
    """Tell whether the position before the miss gives the other little."""
    before, after = sight.frame.original, sight.frame
    assert before
    assert sight.original
    frame = replace(
        after,
        reds=before.reds,
        colours=before.colours,
        on=before.on,
        free_ball=before.free_ball,
        in_hand=before.in_hand,
    )
    return worth(imagined(frame, sight.original), stray) < GOOD
