"""Sections 2 and 3.1 to 3.6: the frame, the order of play, what scores, and how a frame ends."""

from arbitro.kernel import Fact
from arbitro.snooker import effects as e
from arbitro.snooker.balls import VALUE
from arbitro.snooker.books.wpbsa.book import BOOK, FOULS, SPOILT, Effects, scored
from arbitro.snooker.contact import at_once, fair, free_ball, out_of_turn, target
from arbitro.snooker.facts import (
    Accept,
    Attempt,
    Choose,
    ClaimFrame,
    Concede,
    Declare,
    Disturbed,
    Foul,
    FramePlayed,
    FreeBall,
    Misconduct,
    Missing,
    NextFrame,
    Refuse,
    Resign,
    SnookerStroke,
    Spots,
    Stalemate,
    Surplus,
    TimeRuled,
    TimeWasting,
    Toss,
    Touching,
)
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_declare, next_colour
from arbitro.snooker.parameters import SnookerParameters
from arbitro.snooker.presence import on_the_table


@BOOK.refuses(
    "2.1",
    SnookerStroke,
    Foul,
    Attempt,
    FreeBall,
    Choose,
    Declare,
    Spots,
    Touching,
    Disturbed,
    Missing,
    Surplus,
    ClaimFrame,
    Concede,
    Resign,
    Accept,
    Refuse,
    Stalemate,
    Misconduct,
    TimeWasting,
    TimeRuled,
    Toss,
    given=("outcome",),
)
def the_frame_is_over(frame: Frame, fact: Fact, p: SnookerParameters) -> bool:
    """After its end nothing more happens in a frame."""
    return True


@BOOK.refuses("2.1", NextFrame, lacking=("outcome",))
def the_frame_is_not_over(frame: Frame, fact: NextFrame, p: SnookerParameters) -> bool:
    """Another frame is set up when the one under way is over."""
    return True


@BOOK.refuses("3.3.c", FramePlayed)
def the_frame_has_begun(frame: Frame, fact: FramePlayed, p: SnookerParameters) -> bool:
    """The result of a frame that is played stroke by stroke follows from the strokes."""
    # Two sources for one result could differ, and the strokes are the better witness.
    return frame.begun


@BOOK.refuses("3.4.b.2", SnookerStroke)
def lots_are_not_drawn(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> bool:
    """Nobody plays at the re-spotted black before the lot."""
    return frame.striker is None


@BOOK.refuses("2.10", SnookerStroke)
def ball_is_not_in_play(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> bool:
    """A ball that is not on the table can be neither hit nor potted."""
    return not on_the_table(frame, stroke)


@BOOK.rule("2.6", SnookerStroke)
def a_stroke_is_made(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Whoever plays, what was said of the stroke before is over."""
    player = stroke.by or frame.players[frame.striker or 0]
    yield e.Struck(player, str(frame.on), stroke, bool(stroke.potted) and fair(frame, stroke))


@BOOK.refuses("2.1.2", ClaimFrame)
def claim_is_not_open(frame: Frame, claim: ClaimFrame, p: SnookerParameters) -> bool:
    """Only the striker claims, with only the black left and more than seven ahead."""
    if frame.striker is None or not frame.black_alone:
        return True
    side = frame.side(frame.striker)
    lead = frame.score[side] - frame.score[1 - side]
    return lead <= p.claim_lead or (claim.by is not None and frame.side_named(claim.by) != side)


@BOOK.rule("2.1.2", ClaimFrame)
def claimed(frame: Frame, claim: ClaimFrame, p: SnookerParameters) -> Effects:
    """The claim ends the frame."""
    if frame.striker is not None:
        yield e.Won(frame.sides[frame.side(frame.striker)], "claim")


@BOOK.rule("2.9.1.b", SnookerStroke, when=("in_off",))
def a_potted_cue_ball_is_in_hand(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Once it has entered a pocket the cue-ball is in hand."""
    if not stroke.spoilt:
        yield e.InHand()


@BOOK.rule("2.9.1.c", SnookerStroke, when=("off_table",))
def a_cue_ball_off_the_table_is_in_hand(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Once it has been forced off the table the cue-ball is in hand."""
    if "cue" in stroke.off_table and not stroke.spoilt:
        yield e.InHand()


@BOOK.rule("2.9.2.b", Foul, when=("concerned",), given=("in_hand",))
def a_foul_with_the_cue_ball_on_the_table(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """A foul while the cue-ball is on the table ends its being in hand."""
    if "cue" in foul.concerned and frame.place_of(foul.by) == frame.striker:
        yield e.InPlay()


@BOOK.refuses("2.12", Declare)
def ball_cannot_be_on(frame: Frame, declare: Declare, p: SnookerParameters) -> bool:
    """Only a ball that is or may be on is nominated, and not the one that already is."""
    return not may_declare(frame, declare.ball)


@BOOK.refuses("2.12", Foul, when=("nominated",))
def no_such_colour_was_on(frame: Frame, foul: Foul, p: SnookerParameters) -> bool:
    """Only where a colour was on and none was declared does the official say which it was, of those on the table."""
    # After a red any colour may be meant, and a foul before one was named costs seven (3.12.d.6): then alone is
    # it asked.
    return frame.on != "colour" or frame.declared is not None or foul.nominated not in frame.colours


@BOOK.rule("2.12", Declare)
def nominated(frame: Frame, declare: Declare, p: SnookerParameters) -> Effects:
    """The striker has said at which ball they play."""
    yield e.Nominated(declare.ball)


@BOOK.rule("3.3.a", SnookerStroke, when=("by",))
def the_order_of_play_is_fixed(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The order of play does not change within a frame: nobody plays before their turn."""
    if out_of_turn(frame, stroke):
        yield e.Infringed()


@BOOK.rule("3.3.e", SnookerStroke, when=("potted",), unless=(*FOULS, SPOILT))
def reds_score(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """With red on each red potted scores."""
    if frame.on == "red" and not free_ball(frame, stroke):
        yield scored(frame, stroke, stroke.potted.count("red"))


@BOOK.rule("3.3.e", Choose, given=("choosing", "before"), derived=True)
def a_turn_begins_with_the_reds(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """Asked to play again after a foul on a colour, the offender begins with a red or the lowest colour."""
    # The book is silent on what is on when a foul on a colour is played again: what is on at the beginning of
    # every turn, a red or the lowest colour (3.3.e, 3.3.h).
    if choose.option == "play_again" and frame.before and frame.before.on == "colour" and frame.first_on:
        yield e.NowOn(frame.first_on)


@BOOK.rule("3.3.f.1", SnookerStroke, when=("potted",), unless=(*FOULS, SPOILT))
def a_colour_follows_a_red(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """After a red, or a free ball as red, a colour is on; potted, it scores."""
    if frame.on == "red":
        yield e.NowOn("colour")
    elif frame.on == "colour" and (ball := target(frame, stroke)):
        yield scored(frame, stroke, VALUE[ball])


@BOOK.rule("3.3.f.2", SnookerStroke, when=("potted",), unless=(*FOULS, SPOILT))
def a_red_follows_a_colour(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """After the colour the reds are on again, while there are any; after the last red's colour the lowest."""
    if frame.on == "colour" and frame.first_on:
        yield e.NowOn(frame.first_on)


@BOOK.rule("3.3.f.3", SnookerStroke, when=("potted",), lacking=("reds",), unless=(*FOULS, SPOILT))
def colours_follow_in_order(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Without reds the lowest colour is on; potted in order, it scores and stays off."""
    # A free ball scores under 3.10 and leaves the ball on where it is; only a ball on that went in is off for
    # good.
    if frame.on == "colour":
        yield e.NowOn(frame.colours[0])
    elif frame.on in stroke.potted and frame.on != "red":
        if not free_ball(frame, stroke):
            yield scored(frame, stroke, VALUE[frame.on])
        yield e.ColourGone(frame.on)
        if following := next_colour(frame, frame.on):
            yield e.NowOn(following)


@BOOK.rule("3.3.g", SnookerStroke, when=("potted",), unless=(SPOILT,))
@BOOK.rule("3.3.g", SnookerStroke, when=("off_table",), without=("potted",), unless=(SPOILT,))
def reds_stay_off(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Reds potted or off the table are not put back, whoever gains by it."""
    reds = stroke.gone.count("red")
    if reds and not stroke.spoilt:
        yield e.RedsGone(reds)


@BOOK.rule("3.3.h", SnookerStroke, without=("potted", "off_table"), unless=(*FOULS, SPOILT))
def a_turn_without_score_is_over(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The striker who does not score leaves the table to the next."""
    assert frame.striker is not None
    yield e.Passed(frame.players[frame.following(frame.striker)])


@BOOK.settlement("3.3.h", given=("fouling",))
def a_foul_ends_the_turn(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """The striker who fouls leaves the table to the next; a foul by another ends nobody's turn."""
    if (
        isinstance(fact, SnookerStroke | Foul | Missing)
        and frame.place_of(fact.by) == frame.striker is not None
    ):
        yield e.Passed(frame.players[frame.following(frame.striker)])


@BOOK.settlement("3.4.a", lacking=("reds", "outcome"))
def the_last_black_ends_the_frame(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """With only the black left the first score or foul ends the frame, unless the scores are level."""
    # With aggregate points a level frame ends level: they decide over the whole game (3.1.g.2).
    if not _black_decided(frame):
        return
    if not _level(frame):
        yield e.Won(_higher(frame), "points")
    elif frame.aggregate:
        yield e.Halved()


@BOOK.settlement("3.4.b.1", lacking=("reds", "outcome"))
def a_tie_respots_the_black(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """With the scores level and no aggregate points the black is re-spotted and lots are drawn."""
    if _black_decided(frame) and _level(frame) and not frame.aggregate:
        yield e.Respotted()


@BOOK.refuses("3.4.b.2", Toss)
def there_is_no_lot(frame: Frame, toss: Toss, p: SnookerParameters) -> bool:
    """Lots are drawn only for the re-spotted black, and once."""
    return not frame.lot


@BOOK.rule("3.4.b.2", Toss)
def the_lot_is_drawn(frame: Frame, toss: Toss, p: SnookerParameters) -> Effects:
    """The lot says who plays first; in a pair the side chooses which of the two."""
    yield e.FirstOnBlack(toss.first)


@BOOK.rule("3.4.b.3", Toss)
def the_respotted_black_is_played_from_in_hand(frame: Frame, toss: Toss, p: SnookerParameters) -> Effects:
    """The first stroke at the re-spotted black is played from in hand."""
    yield e.InHand()


@BOOK.settlement("3.4.b.4", given=("respotted",), lacking=("reds", "outcome"))
def the_respotted_black_ends_the_frame(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """The next score or foul at the re-spotted black ends the frame."""
    if _black_decided(frame) and not _level(frame):
        yield e.Won(_higher(frame), "points")


@BOOK.rule("3.17.a", SnookerStroke, without=("potted", "off_table"), unless=(*FOULS, SPOILT))
def the_order_holds_for_the_frame(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """In pairs the order of play fixed at the start is kept through the frame."""
    if len(frame.players) > len(frame.sides):
        yield e.SameOrder()


@BOOK.rule("3.17.d", Toss)
def the_pair_chooses_who_plays(frame: Frame, toss: Toss, p: SnookerParameters) -> Effects:
    """The order of the frame goes on from the player whom the pair has chosen."""
    if len(frame.players) > len(frame.sides):
        yield e.OrderKept()


@BOOK.rule("3.6", SnookerStroke, when=("at_once",), derived=True)
def two_balls_at_once(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Two balls hit at once break the law unless both are reds, or a free ball and the ball on."""
    # In the Italian the exception has become the example: "two reds, or a free ball and the ball on" are what
    # is allowed.
    if at_once(frame, stroke):
        yield e.Infringed()


@BOOK.rule("3.6", SnookerStroke, when=("at_once",), unless=FOULS, derived=True)
@BOOK.rule("3.10.b.1", SnookerStroke, when=("at_once",), given=("free_ball",), unless=FOULS, derived=True)
def two_balls_that_may_be_hit_at_once(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Two reds, or a free ball and the ball on, may be hit at once."""
    if not at_once(frame, stroke):
        yield e.Unpunished()


def _black_decided(frame: Frame) -> bool:
    """Tell whether the last black has been potted, or a foul made with it alone on the table."""
    # A foul of the player who is not at the table counts too: "the first score or foul" names nobody (our
    # reading of 3.4.a).
    return not frame.colours or (frame.charged and bool(frame.before and frame.before.black_alone))


def _level(frame: Frame) -> bool:
    return frame.score[0] == frame.score[1]


def _higher(frame: Frame) -> str:
    return frame.sides[0] if frame.score[0] > frame.score[1] else frame.sides[1]
