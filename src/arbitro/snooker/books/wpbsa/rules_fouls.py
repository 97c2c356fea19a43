"""Sections 3.10 to 3.13: the free ball, fouls, their penalties, playing again."""

from arbitro.kernel import Fact
from arbitro.snooker import effects as e
from arbitro.snooker import miss_effects as miss
from arbitro.snooker.books.wpbsa.book import BOOK, FOULS, SPOILT, Effects, scored
from arbitro.snooker.contact import costs_nothing, free_ball, misses_ball_on, snooker_laid, worth
from arbitro.snooker.facts import Choose, Foul, FreeBall, Missing, SnookerStroke, Unnoticed
from arbitro.snooker.frame import Frame
from arbitro.snooker.parameters import SnookerParameters


@BOOK.settlement("3.10", given=("fouling",))
def snookered_after_a_foul(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """A player left snookered by a foul has a free ball."""
    # A foul out of turn gives the free ball to the striker, who is the next to play, and not to the one after
    # the offender.
    if frame.black_alone or not isinstance(fact, SnookerStroke | Foul):
        return
    player = frame.place_of(fact.by)
    snookered = fact.snookered or (isinstance(fact, SnookerStroke) and fact.free_snooker)
    if snookered and player is not None and frame.striker is not None:
        incoming = frame.following(player) if player == frame.striker else frame.striker
        yield e.CalledFree(frame.players[incoming])


@BOOK.refuses("3.10", FreeBall)
def no_free_ball_can_be_called(frame: Frame, call: FreeBall, p: SnookerParameters) -> bool:
    """A free ball is called once after a foul, before the next player has chosen; the black alone has none."""
    # The black alone gives none: whatever is struck then is the ball on, or ends the frame (3.4.a).
    return not frame.choosing or frame.free_ball or frame.black_alone


@BOOK.rule("3.10", FreeBall)
def the_referee_calls_a_free_ball(frame: Frame, call: FreeBall, p: SnookerParameters) -> Effects:
    """What the referee sees after a foul counts as if it had been said with it."""
    assert frame.striker is not None
    yield e.CalledFree(frame.players[frame.striker])


@BOOK.refuses("3.10", Choose)
def there_is_no_free_ball(frame: Frame, choose: Choose, p: SnookerParameters) -> bool:
    """The free ball is taken only when it was called."""
    return choose.option == "free_ball" and not frame.free_ball


@BOOK.rule("3.10.a.1", Choose, given=("free_ball",))
def any_ball_may_be_nominated(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """The player who plays on with a free ball may nominate any ball."""
    if choose.option in ("play", "free_ball") and frame.striker is not None:
        yield e.MayNominate(frame.players[frame.striker])


@BOOK.rule("3.10.a.2", SnookerStroke, given=("free_ball",))
def the_free_ball_counts_as_the_ball_on(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The nominated ball is treated as the ball on and takes its value."""
    if (ball := free_ball(frame, stroke)) and frame.on:
        yield e.TakenAsOn(ball, frame.on)


@BOOK.rule("3.10.b.1", SnookerStroke, when=("first",), given=("free_ball",))
@BOOK.rule("3.10.b.1", SnookerStroke, when=("missed",), given=("free_ball",))
def the_free_ball_was_not_hit_first(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The nominated free ball must be hit first, alone or together with the ball on."""
    # The text has a foul also when it is struck together with the ball on; 3.10.d counts that stroke, so that
    # it is fair.
    if free_ball(frame, stroke) and misses_ball_on(frame, stroke):
        yield e.Infringed()


@BOOK.rule("3.10.b.2", SnookerStroke, when=("free_snooker",))
def a_snooker_behind_the_free_ball(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The free ball may not be left as the snookering ball, unless pink and black alone are left."""
    if snooker_laid(frame, stroke):
        yield e.Infringed()


@BOOK.rule("3.10.c", SnookerStroke, when=("potted",), given=("free_ball",), unless=(*FOULS, SPOILT))
def the_free_ball_potted(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """A potted free ball scores the value of the ball on and is spotted."""
    free = free_ball(frame, stroke)
    if free in stroke.potted and frame.on not in stroke.potted:
        yield scored(frame, stroke, worth(frame, stroke))


@BOOK.rule("3.10.d", SnookerStroke, when=("potted",), given=("free_ball",), unless=(*FOULS, SPOILT))
def the_ball_on_potted_by_the_free_ball(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The ball on, potted after the free ball was hit, scores and stays off."""
    free = free_ball(frame, stroke)
    if free and frame.on in stroke.potted and free not in stroke.potted:
        yield scored(frame, stroke, worth(frame, stroke) * stroke.potted.count(frame.on))


@BOOK.rule("3.10.e", SnookerStroke, when=("potted",), given=("free_ball",), unless=(*FOULS, SPOILT))
def free_ball_and_ball_on_potted(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """With both potted only the ball on scores, but with red on every ball does."""
    free = free_ball(frame, stroke)
    if free in stroke.potted and frame.on in stroke.potted:
        yield scored(frame, stroke, len(stroke.potted) if frame.on == "red" else worth(frame, stroke))


@BOOK.rule("3.10.f", Choose)
def the_free_ball_lapses(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """Asked to play again, from either position, the offender leaves the free ball void."""
    # The book says "play again" and names no position. Our reading: put back or not, it was given for the next
    # player's own stroke.
    if choose.option in ("play_again", "replace") and frame.free_ball:
        yield e.FreeLapsed()


@BOOK.rule("3.11", Foul, when=("by",))
def a_foul_by_another_is_called(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """The referee calls a foul at once, whoever makes it."""
    if foul.by and frame.place_of(foul.by) != frame.striker and not costs_nothing(frame, foul):
        yield e.FoulCalled(foul.by)


@BOOK.rule("3.11.a", Foul)
def a_foul_before_the_stroke(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """A striker who fouls before their stroke has ended their turn."""
    if frame.place_of(foul.by) == frame.striker is not None and not costs_nothing(frame, foul):
        yield e.FoulCalled(frame.players[frame.striker])


@BOOK.refuses("3.4.b.2", Foul, without=("by",))
@BOOK.refuses("3.4.b.2", Missing, without=("by", "oversight"))
def nobody_is_the_striker(frame: Frame, fact: Foul | Missing, p: SnookerParameters) -> bool:
    """Before the lot a foul must name its author."""
    return frame.striker is None


@BOOK.refuses("3.11.c", Unnoticed)
def there_is_no_foul_to_condone(frame: Frame, fact: Unnoticed, p: SnookerParameters) -> bool:
    """Only the foul just made can go unnoticed."""
    # After the next stroke nobody may come back to it (3.11.c), so that only the last is looked at.
    return frame.penalty is None or frame.before is None


@BOOK.rule("3.11.c", Unnoticed)
def an_unnoticed_foul_is_condoned(frame: Frame, fact: Unnoticed, p: SnookerParameters) -> Effects:
    """A foul neither called nor claimed before the next stroke is condoned."""
    yield e.Condoned()


@BOOK.settlement("3.11.e", given=("fouling",))
def a_foul_stroke_scores_nothing(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """What the break made before stands; what a foul stroke potted does not count."""
    if isinstance(fact, SnookerStroke) and any(ball != "cue" for ball in fact.potted):
        yield e.NoPoints()


@BOOK.settlement("3.11.f", given=("fouling",))
def the_next_stroke_is_from_in_hand(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """With the cue-ball off the table the stroke after a foul is played from in hand."""
    if isinstance(fact, SnookerStroke) and "cue" in fact.gone and not fact.spoilt:
        yield e.InHand()


@BOOK.settlement("3.11.g", given=("breaches",))
def the_highest_penalty_is_charged(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """Of several fouls in one stroke only the dearest is charged."""
    if frame.breaches > 1:
        yield e.Highest(frame.fouling)


@BOOK.settlement("3.11.h.1", given=("fouling",))
def the_offender_pays(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """The penalty goes to the other side; a foul by one who is not the striker changes nothing else."""
    # A foul by one who is not the striker leaves the turn where it is, so that nothing is offered after it
    # (`Fined`).
    if not isinstance(fact, SnookerStroke | Foul | Missing):
        return
    player = frame.place_of(fact.by)
    assert player is not None
    to = frame.sides[1 - frame.side(player)]
    if player == frame.striker or isinstance(fact, SnookerStroke):
        yield e.Charged(frame.fouling, frame.players[player], to)
    else:
        yield e.Fined(frame.fouling, frame.players[player], to)


@BOOK.settlement("3.11.h.2", given=("charged",), unless=("3.4.a", "3.4.b.1", "3.14.c.2"))
def the_next_player_may_choose(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """After a foul the next player plays or asks the offender to play again."""
    # Where the frame is over, or the black is spotted anew, there is nothing left to choose.
    if frame.penalty:
        yield e.Offered(frame.penalty.to)


@BOOK.rule("3.13", Choose)
def the_request_cannot_be_withdrawn(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """Asking the offender to play again is final."""
    if choose.option in ("play_again", "replace"):
        yield miss.Irrevocable()


@BOOK.refuses("3.13", Choose)
def the_request_stands(frame: Frame, choose: Choose, p: SnookerParameters) -> bool:
    """Once the offender was asked to play again, this cannot be withdrawn."""
    return frame.again and not frame.choosing


@BOOK.refuses("3.14.a", Choose)
def there_was_no_miss(frame: Frame, choose: Choose, p: SnookerParameters) -> bool:
    """The original position is put back only after a miss."""
    return frame.choosing and choose.option == "replace" and frame.original is None


@BOOK.refuses("3.11.h.2", Choose)
def there_is_nothing_to_choose(frame: Frame, choose: Choose, p: SnookerParameters) -> bool:
    """There is a choice only after a foul, until it is made."""
    return not frame.choosing


@BOOK.rule("3.11.h.2", Choose)
def the_choice_is_made(frame: Frame, choose: Choose, p: SnookerParameters) -> Effects:
    """The next player plays themself, or the offender plays again from the position left."""
    assert frame.offender is not None
    if choose.option == "play_again":
        yield e.PlaysAgain(frame.players[frame.offender])
    elif choose.option in ("play", "free_ball"):
        assert frame.striker is not None
        yield e.NextPlays(frame.players[frame.striker])


@BOOK.rule("3.13.b", SnookerStroke, when=("potted",), given=("again",), unless=(*FOULS, SPOILT))
def points_count_when_playing_again(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """A player asked to play again scores for every ball that they pot."""
    yield e.Counts()
