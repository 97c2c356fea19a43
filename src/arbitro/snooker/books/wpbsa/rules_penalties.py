"""Section 3.12: what each foul costs."""

from collections.abc import Iterable

from arbitro.snooker import effects as e
from arbitro.snooker.balls import VALUE, Ball
from arbitro.snooker.books.wpbsa.book import BOOK, Effects, rule_on_call
from arbitro.snooker.contact import (
    at_once,
    at_red_again,
    colour_is_named,
    costs_nothing,
    dearest,
    fair,
    hit,
    in_wheelchair,
    misses_ball_on,
    moved_balls,
    out_of_turn,
    snooker_laid,
    worth,
    wrongly_potted,
)
from arbitro.snooker.facts import MARKER, Foul, Missing, Outside, SnookerStroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.parameters import SnookerParameters


@rule_on_call("3.12.a.1")
def the_cue_ball_is_struck_twice(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Striking the cue-ball more than once costs the value of the ball on."""
    if "double-hit" in _calls(fact):
        yield _at_ball_on(frame, fact, p)


@rule_on_call("3.12.a.2", derived=True)
def no_foot_is_on_the_floor(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Playing with neither foot on the floor costs the value of the ball on, but for a wheelchair."""
    # The text has "both feet" off the floor, which a player on one foot has not: read as neither touching it.
    if "feet-off-floor" in _calls(fact) and not in_wheelchair(frame, fact.by):
        yield _at_ball_on(frame, fact, p)


@BOOK.rule("3.12.a.3", SnookerStroke, when=("by",))
@BOOK.rule("3.12.a.3", SnookerStroke, when=("fouls",), without=("by",))
@BOOK.rule("3.12.a.3", Foul)
def played_out_of_turn(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Playing out of turn costs the value of the ball on."""
    if "out-of-turn" in _calls(fact) or (isinstance(fact, SnookerStroke) and out_of_turn(frame, fact)):
        yield _at_ball_on(frame, fact, p)


@rule_on_call("3.12.a.4")
def improper_play_from_in_hand(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Playing improperly from in hand costs the value of the ball on."""
    if "improper-in-hand" in _calls(fact):
        yield _at_ball_on(frame, fact, p)


@BOOK.rule("3.12.a.5", SnookerStroke, when=("missed",))
def no_ball_is_hit(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Hitting no object ball costs the value of the ball on."""
    if misses_ball_on(frame, stroke):
        yield _at_ball_on(frame, stroke, p)


@BOOK.rule("3.12.a.6", SnookerStroke, when=("in_off",))
def the_cue_ball_is_potted(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """An in-off costs the value of the ball on."""
    yield _at_ball_on(frame, stroke, p)


@BOOK.rule("3.12.a.7", SnookerStroke, when=("free_snooker",))
def a_snooker_is_laid_behind_the_free_ball(
    frame: Frame, stroke: SnookerStroke, p: SnookerParameters
) -> Effects:
    """Snookering behind the free ball costs the value of the ball on."""
    if snooker_laid(frame, stroke):
        yield _at_ball_on(frame, stroke, p)


@rule_on_call("3.12.a.8")
def a_jump_shot(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """A jump shot costs the value of the ball on."""
    if "jump" in _calls(fact):
        yield _at_ball_on(frame, fact, p)


@rule_on_call("3.12.a.9")
def a_non_standard_cue(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """A cue that law 1.3 does not allow costs the value of the ball on."""
    if "non-standard-cue" in _calls(fact):
        yield _at_ball_on(frame, fact, p)


@rule_on_call("3.12.a.10")
def partners_confer(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Conferring when law 3.17.e forbids it costs the value of the ball on."""
    if "partner-talk" in _calls(fact):
        yield _at_ball_on(frame, fact, p)


@rule_on_call("3.12.b.1")
def balls_are_still_moving(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Playing before all balls are at rest costs the higher of ball on and ball concerned."""
    if "balls-moving" in _calls(fact):
        yield _at_dearest(frame, fact, fact.concerned, p)


@rule_on_call("3.12.b.2")
def a_colour_is_not_yet_spotted(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Playing before a colour is spotted costs the higher of ball on and ball concerned."""
    if "colour-not-spotted" in _calls(fact):
        yield _at_dearest(frame, fact, fact.concerned, p)


@BOOK.rule("3.12.b.2", Missing, without=("oversight",))
def a_missing_colour_was_not_awaited(frame: Frame, missing: Missing, p: SnookerParameters) -> Effects:
    """A colour that the striker did not wait for costs the higher of it and the ball on."""
    yield _at_dearest(frame, missing, (missing.colour,), p)


@BOOK.rule("3.12.b.3", SnookerStroke, when=("potted",))
def a_ball_not_on_is_potted(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Potting a ball that is not on costs the higher of it and the ball on."""
    if balls := wrongly_potted(frame, stroke):
        yield _at_dearest(frame, stroke, balls, p)


@BOOK.rule("3.12.b.4", SnookerStroke, when=("first",))
@BOOK.rule("3.12.b.4", SnookerStroke, when=("nominated",), without=("first", "missed"))
def a_ball_not_on_is_hit_first(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Hitting first a ball that is not on costs the higher of it and the ball on."""
    if misses_ball_on(frame, stroke):
        yield _at_dearest(frame, stroke, hit(frame, stroke), p)


@rule_on_call("3.12.b.5")
def a_push_stroke(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """A push stroke costs the higher of ball on and ball concerned."""
    if "push" in _calls(fact):
        yield _at_dearest(frame, fact, fact.concerned, p)


@BOOK.rule("3.12.b.5", SnookerStroke, when=("moved_touching",))
def a_touching_ball_is_pushed(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Moving a touching ball is a push stroke on that ball."""
    # A referee who calls the push has said which ball it was; else it is charged twice for one touch.
    if "push" not in stroke.fouls:
        yield _at_dearest(frame, stroke, moved_balls(frame, stroke), p)


@rule_on_call("3.12.b.6", derived=True)
def a_ball_is_touched(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Touching a ball in play costs the higher of ball on and ball concerned."""
    # The text has an object ball touched with the tip. Our reading: any ball in play touched with anything, but
    # for the cue-ball with the tip in the stroke.
    if "touched-ball" in _calls(fact):
        yield _at_dearest(frame, fact, fact.concerned, p)


@BOOK.rule("3.2.b.2", Foul, when=("by",))
def the_marking_device_is_touched(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """The device that marks a ball being cleaned has that ball's value."""
    if foul.offence == MARKER:
        yield _at_dearest(frame, foul, foul.concerned, p)


@BOOK.rule("3.12.b.7", SnookerStroke, when=("off_table",))
def a_ball_is_forced_off_the_table(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Forcing a ball off the table costs the higher of it and the ball on."""
    yield _at_dearest(frame, stroke, stroke.off_table, p)


@BOOK.rule("3.12.c", SnookerStroke, when=("at_once",), derived=True)
def two_balls_are_hit_at_once(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Hitting two balls at once costs the highest of the two and the ball on."""
    # The exception of 3.6 is garbled here in the same way, and is read in the same way.
    if at_once(frame, stroke):
        yield _at_dearest(frame, stroke, stroke.first, p)


@rule_on_call("3.12.d.1")
def a_ball_off_the_table_is_used(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Using a ball that is off the table costs seven."""
    if "ball-off-table-used" in _calls(fact):
        yield e.Fouled(p.seven)


@rule_on_call("3.12.d.2")
def something_measures(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Measuring with an object costs seven."""
    if "measuring" in _calls(fact):
        yield e.Fouled(p.seven)


@BOOK.rule("3.12.d.3", SnookerStroke, when=("fouls",))
@BOOK.rule("3.12.d.3", SnookerStroke, when=("first",), without=("fouls", "nominated"))
@BOOK.rule("3.12.d.3", SnookerStroke, when=("nominated",), without=("fouls",))
@BOOK.rule("3.12.d.3", Foul)
def reds_in_successive_strokes(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Playing at a red in two strokes running costs seven."""
    if "consecutive-reds" in _calls(fact) or (isinstance(fact, SnookerStroke) and at_red_again(frame, fact)):
        yield e.Fouled(p.seven)


@rule_on_call("3.12.d.4")
def another_ball_serves_as_cue_ball(
    frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters
) -> Effects:
    """Playing with a ball other than the white costs seven."""
    if "non-white-cue-ball" in _calls(fact):
        yield e.Fouled(p.seven)


@rule_on_call("3.12.d.5")
def the_striker_will_not_declare(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Not saying which ball is on when asked costs seven."""
    if "no-nomination" in _calls(fact):
        yield e.Fouled(p.seven)


@BOOK.rule("3.12.d.6", SnookerStroke, without=("nominated",), derived=True)
def a_foul_before_a_colour_is_nominated(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Any foul made with a colour on and none nominated costs seven."""
    # The text asks for a foul "before nominating": read as one made with a colour on and none nominated or
    # evident.
    if not colour_is_named(frame, frame.declared) and not fair(frame, stroke):
        yield e.Fouled(p.seven)


@BOOK.rule("3.12.d.6", Foul, derived=True)
@BOOK.rule("3.12.d.6", Missing, without=("oversight",), derived=True)
def a_foul_without_a_stroke_before_nominating(
    frame: Frame, fact: Foul | Missing, p: SnookerParameters
) -> Effects:
    """So does a foul before the stroke."""
    free = isinstance(fact, Foul) and costs_nothing(frame, fact)
    if not free and not colour_is_named(frame, _ball_said(frame, fact)):
        yield e.Fouled(p.seven)


@rule_on_call("3.17.e")
def partners_may_not_confer_now(frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters) -> Effects:
    """Partners do not confer while one is at the table, nor during their break."""
    if "partner-talk" in _calls(fact):
        yield e.Infringed()


@rule_on_call("3.19.b.1")
def a_wheelchair_has_no_feet_on_the_floor(
    frame: Frame, fact: SnookerStroke | Foul, p: SnookerParameters
) -> Effects:
    """A player in a wheelchair does not commit the foul of law 3.12.a.2."""
    if "feet-off-floor" in _calls(fact) and in_wheelchair(frame, fact.by):
        yield e.Unpunished()


def _calls(fact: SnookerStroke | Foul) -> tuple[Outside, ...]:
    return fact.fouls if isinstance(fact, SnookerStroke) else (fact.offence,)


def _at_ball_on(frame: Frame, fact: SnookerStroke | Foul | Missing, p: SnookerParameters) -> e.Fouled:
    return e.Fouled(max(p.least_penalty, _on_worth(frame, fact)))


def _at_dearest(
    frame: Frame, fact: SnookerStroke | Foul | Missing, balls: Iterable[str], p: SnookerParameters
) -> e.Fouled:
    # The clause has "even if higher", of the ball concerned: read as the higher of ball on and ball concerned,
    # and never less than four.
    return e.Fouled(max(p.least_penalty, _on_worth(frame, fact), dearest(balls)))


def _on_worth(frame: Frame, fact: SnookerStroke | Foul | Missing) -> int:
    if isinstance(fact, SnookerStroke):
        return worth(frame, fact)
    ball = _ball_said(frame, fact) if frame.on == "colour" else frame.on
    return VALUE[ball] if ball else 0


def _ball_said(frame: Frame, fact: Foul | Missing) -> Ball | None:
    """Return the ball that was declared, or that the official was told the striker was on (2.12)."""
    return frame.declared or (fact.nominated if isinstance(fact, Foul) else None)
