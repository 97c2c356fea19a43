"""Section 3.14: foul and a miss."""

from collections.abc import Iterator

from arbitro.kernel import Effect, Fact, Question
from arbitro.snooker import effects as e
from arbitro.snooker import miss_effects as miss
from arbitro.snooker.books.wpbsa.book import BOOK, Effects
from arbitro.snooker.contact import QUESTIONS, misses_ball_on, open_question
from arbitro.snooker.facts import Attempt, Choose, Foul, SnookerStroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.parameters import SnookerParameters


@BOOK.settlement("3.14", given=("charged",), derived=True)
def no_miss_is_called(frame: Frame, fact: Fact, p: SnookerParameters) -> Iterator[Effect | Question]:
    """There is no miss with only the black left, nor when no path was open and the attempt was fair: they are asked."""
    # The preamble excuses who plays with the strength and direction to reach the ball but for the obstruction.
    # Whether they did, and whether a path was open, only the referee saw.
    stroke = _charged_stroke(frame, fact)
    if not stroke or not frame.before or not misses_ball_on(frame.before, stroke):
        return
    if frame.before.black_alone:
        yield miss.NoMiss()
    elif stroke.path == "none" and not stroke.unfair:
        yield QUESTIONS[stroke.unsaid] if stroke.unsaid else miss.NoMiss()


@BOOK.refuses("3.14", Attempt)
def nothing_is_asked(frame: Frame, attempt: Attempt, p: SnookerParameters) -> bool:
    """The referee answers what is asked of a stroke that failed, the path first, until the next player has chosen."""
    # A path that was open settles the matter without the attempt, so that it is asked first.
    asked = open_question(frame)
    return not asked or (asked == "path") is not (attempt.path is not None)


@BOOK.rule("3.14", Attempt)
def the_referee_has_answered(frame: Frame, attempt: Attempt, p: SnookerParameters) -> Effects:
    """What the referee saw counts as if they had said it with the stroke."""
    yield miss.MissAnswered(attempt.path, attempt.unfair)


@BOOK.settlement("3.14.b", given=("charged",), derived=True)
def a_clear_path_was_open(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """Failing with a clear path is a miss, unless a side needs snookers and the miss was not intended."""
    # The text has "both players" need snookers, which cannot be at once. Our reading: either one, before or as
    # a result of the stroke.
    stroke = _failing(frame, fact)
    if not stroke or stroke.path == "none":
        return
    before = frame.before
    needed = frame.snookers_needed or (before is not None and before.snookers_needed)
    if stroke.unfair or not needed:
        yield e.CalledMiss(stroke.path == "full")
    elif not _counted_again(frame, stroke):
        yield miss.NoMiss()


@BOOK.settlement("3.14.c.1", given=("charged",), unless=("3.14.c.2",))
def a_second_failure_is_a_miss_whatever_the_score(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """After a miss with a full-ball path every further failure from the position is a miss."""
    stroke = _failing(frame, fact)
    if stroke and _counted_again(frame, stroke):
        yield e.CalledMiss(True)


@BOOK.settlement("3.14.c.2", given=("charged",), derived=True)
def a_third_miss_loses_the_frame(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """The third miss, or the one that the edition names, gives the frame to the opponent."""
    # The penalty of that foul is paid too, and nothing more: the frame is lost at the score as it then stands.
    stroke = _failing(frame, fact)
    if not stroke or not frame.penalty or not frame.before or not _counted_again(frame, stroke):
        return
    if frame.before.misses + 1 >= p.misses:
        yield e.CalledMiss(True)
        yield e.Won(frame.penalty.to, "three-misses", p.misses)


@BOOK.settlement("3.14.d", given=("charged",), derived=True)
def a_ball_touched_while_preparing(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """A ball touched in the replaced position is no miss, but the position may be put back again."""
    # The text has "misses any ball" of a player who is still preparing: read as touches, which is a foul and no
    # miss.
    touched = isinstance(fact, Foul) and fact.offence == "touched-ball"
    if touched and frame.path != "none" and frame.original is None:
        yield e.Replaceable()


@BOOK.settlement("3.14.d.3", given=("charged", "misses"))
def the_warning_stays(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """A touched ball in a sequence of misses leaves the warning in force."""
    if isinstance(fact, Foul) and fact.offence == "touched-ball" and frame.warning(p) == "frame":
        yield miss.WarningStands()


@BOOK.settlement("3.14.e", given=("charged",))
def the_referee_finds_the_attempt_not_fair(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """Without a clear path a miss is the referee's to call."""
    stroke = _failing(frame, fact)
    if stroke and stroke.path == "none" and stroke.unfair:
        yield e.CalledMiss(False)


@BOOK.rule("3.14.a", Choose, given=("original",))
def the_choice_after_a_miss(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """After a miss the next player plays, or has the offender play again from either position."""
    if frame.penalty and frame.penalty.miss:
        yield miss.Chosen(choose.option)


@BOOK.rule("3.14.d.1", Choose, given=("original",))
def the_position_left_after_a_touch(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """After a ball touched in the replaced position the next player may take the position left."""
    if not _miss_is_called(frame) and choose.option != "replace":
        yield miss.Chosen(choose.option)


@BOOK.rule("3.14.d.2", Choose, given=("original",))
def the_position_put_back_after_a_touch(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """Or they have every moved ball put back and the offender play again."""
    if not _miss_is_called(frame) and choose.option == "replace":
        yield miss.Chosen(choose.option)


@BOOK.rule("3.14.a.1", Choose)
def red_is_on_again(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """From the original position red is on again, if it was."""
    if choose.option == "replace" and frame.original and frame.original.on == "red":
        yield _restored_position(frame)


@BOOK.rule("3.14.a.2", Choose)
def the_same_colour_is_on_again(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """From the original position the same colour is on again, if it was on in the final order."""
    if choose.option == "replace" and frame.original and frame.original.on not in ("red", "colour"):
        yield _restored_position(frame)


@BOOK.rule("3.14.a.3", Choose)
def a_colour_of_his_choice_is_on_again(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """From the original position a colour of their choice is on again, if one was after a red."""
    if choose.option == "replace" and frame.original and frame.original.on == "colour":
        yield _restored_position(frame)


@BOOK.rule("3.14.f", Choose, given=("original",))
def balls_gone_in_the_stroke_come_back(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """With the position put back the reds and colours that left the table in the stroke are there again."""
    if choose.option == "replace" and frame.last and any(ball != "cue" for ball in frame.last.gone):
        yield miss.BallsReturned()


@BOOK.rule("3.14.c.2", Choose, derived=True)
def the_offender_is_warned(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """When the position is put back after the last miss but the one that loses the frame, the referee warns."""
    # The book warns when the offender is asked to play again from there, and does not say after which miss: the
    # last but the one that loses the frame.
    if choose.option != "replace" or not frame.original or frame.offender is None:
        return
    if frame.original.misses >= p.misses - 1:
        yield e.Warned(frame.players[frame.offender], p.misses)


@BOOK.rule("3.14.h", Foul, when=("by",), given=("again",))
def touched_in_the_consultation(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """A ball touched while the players are consulted on the position is a foul without change of order."""
    # Only while the position is being put back: later a touched ball is a foul as any other (3.12.b.6).
    waiting = frame.path != "none" and frame.place_of(foul.by) != frame.striker
    if waiting and foul.offence == "touched-ball":
        yield e.Infringed()


@BOOK.rule("3.17.c", Choose)
def the_order_is_kept_after_playing_again(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """In pairs the player who fouled plays again, and the order goes on from them."""
    if choose.option in ("play_again", "replace") and len(frame.players) > len(frame.sides):
        yield e.OrderKept()


def _restored_position(frame: Frame) -> e.Restored:
    assert frame.original
    assert frame.original.on
    assert frame.offender is not None
    return e.Restored(frame.players[frame.offender], frame.original.on)


def _failing(frame: Frame, fact: Fact) -> SnookerStroke | None:
    """Return the stroke just charged if it hit no ball on first and a miss can be called."""
    stroke = _charged_stroke(frame, fact)
    if not stroke or not frame.before or _miss_is_called(frame):
        return None
    return stroke if misses_ball_on(frame.before, stroke) and not frame.before.black_alone else None


def _charged_stroke(frame: Frame, fact: Fact) -> SnookerStroke | None:
    """Return the stroke that a fact is, or that it speaks of."""
    return frame.last if isinstance(fact, Attempt) else fact if isinstance(fact, SnookerStroke) else None


def _miss_is_called(frame: Frame) -> bool:
    return frame.penalty is not None and frame.penalty.miss


def _counted_again(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether a miss was already called from this position and the full-ball path is still open."""
    return bool(frame.before and frame.before.misses) and stroke.path == "full"
