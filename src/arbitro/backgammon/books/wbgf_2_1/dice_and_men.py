"""4.1 and 4.2: dice and rolls, men and moves."""

from collections.abc import Iterator

from arbitro.backgammon import clock_effects
from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book, refuses_each
from arbitro.backgammon.books.wbgf_2_1.game_end import game_won
from arbitro.backgammon.books.wbgf_2_1.setup import set_right
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import Step, write_play
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.plays import JudgedPlay, NoSuchMan, carried_out, hitting, judge_play, shut_out
from arbitro.backgammon.position import MEN, Side, other
from arbitro.kernel import Effect, Fact, Question


@book.refuses("4.1.ii", f.OpeningRoll)
def game_is_under_way(match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters) -> bool:
    """The opening roll comes when no game is being played."""
    return match.under_way


@refuses_each("4.1.iv", f.Roll, f.Move)
def no_game_is_under_way(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """A game begins with the opening roll."""
    return not match.under_way


@book.refuses("4.1.iv", f.InvalidRoll)
def nothing_to_roll_for(match: BackgammonMatch, fact: f.InvalidRoll, p: BackgammonParameters) -> bool:
    """A roll belongs to a turn or to the opening."""
    return not (match.under_way or match.opening or match.between_games)


@refuses_each("4.4.iii", f.Roll, f.InvalidRoll, f.Move, f.ResignGame)
def double_waits(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """A double is answered before anything else."""
    return match.offer is not None


@refuses_each("4.5", f.Roll, f.InvalidRoll, f.Move, f.Double)
def resignation_waits(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """A resignation is answered before play goes on."""
    return match.resignation is not None


@book.refuses("4.1.iv", f.Roll, f.InvalidRoll, derived=True)
def dice_are_to_be_played(
    match: BackgammonMatch, roll: f.Roll | f.InvalidRoll, p: BackgammonParameters
) -> bool:
    """A valid roll stands: the side has its dice and plays them."""
    # 4.1.iv makes a roll valid and does not say that it ends rolling; a second would choose between two.
    return match.dice is not None and match.turn == roll.by


@book.refuses("4.1.v.a", f.Roll)
def second_early_roll(match: BackgammonMatch, roll: f.Roll, p: BackgammonParameters) -> bool:
    """The side has already rolled early."""
    side = match.roller(roll.by)
    return match.early is not None and match.early.by == side != match.turn


@book.refuses("4.1.v.a", f.Roll, f.InvalidRoll, derived=True)
def early_roll_is_to_be_chosen(
    match: BackgammonMatch, roll: f.Roll | f.InvalidRoll, p: BackgammonParameters
) -> bool:
    """Until the opponent has chosen what becomes of an early roll, its roller does not roll again."""
    # Rolling again would take the choice from the opponent to whom 4.1.v.a gives it.
    chosen_about = match.early if match.asked == "premature-roll" else None
    return chosen_about is not None and chosen_about.by == match.roller(roll.by)


@book.refuses("4.4.v", f.Roll)
def double_is_announced(match: BackgammonMatch, roll: f.Roll, p: BackgammonParameters) -> bool:
    """Who has doubled early waits for the answer before they roll."""
    return match.announced is not None and match.announced == match.roller(roll.by)


@book.rule("4.1.iv", f.OpeningRoll)
def higher_die_begins(
    match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """The higher die begins and plays both."""
    if match.outcome is not None:
        yield e.GameBegins()
    if roll.X != roll.O:
        side: Side = "X" if roll.X > roll.O else "O"
        yield e.Begins(side, max(roll.X, roll.O), min(roll.X, roll.O))


@book.rule("4.1.iv", f.Roll)
def roll_counts(match: BackgammonMatch, roll: f.Roll, p: BackgammonParameters) -> Iterator[Effect]:
    """The side to play has rolled."""
    side = match.roller(roll.by)
    if side is not None and side == match.turn:
        yield e.Rolled(side, *roll.dice)


@book.rule("4.1.iv.a", f.InvalidRoll)
def roll_is_repeated(
    match: BackgammonMatch, roll: f.InvalidRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """A roll from the cup that is not valid is repeated."""
    if not match.baffle_box:
        yield _void(match, roll)


@book.rule("4.1.iv.b", f.InvalidRoll)
def drop_is_repeated(
    match: BackgammonMatch, roll: f.InvalidRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """A roll through the baffle box that is not valid is repeated."""
    if match.baffle_box:
        yield _void(match, roll)


@book.rule("4.1.v.a", f.Roll)
def rolled_early(match: BackgammonMatch, roll: f.Roll, p: BackgammonParameters) -> Iterator[Effect]:
    """A roll before the other has ended their turn."""
    side = match.roller(roll.by)
    if side is not None and side != match.turn:
        yield e.RolledEarly(side, *roll.dice)


@book.refuses("4.1.v.a", f.Notice)
def no_early_roll(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> bool:
    """There is no early roll to point out, or it has been pointed out."""
    return notice.what == "premature-roll" and (match.early is None or match.early.noticed)


@book.rule("4.1.v.a", f.Notice)
def early_roll_is_noticed(
    match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters
) -> Iterator[Effect | Question]:
    """The opponent points it out and chooses whether it stands."""
    if notice.what == "premature-roll" and match.early:
        yield e.EarlyRollNoticed(match.early.by)
        yield Question("early-roll", ("stands", "void"))


@book.refuses("4.1.v.a", f.Condone, without=("stands",))
def option_is_lost(match: BackgammonMatch, condone: f.Condone, p: BackgammonParameters) -> bool:
    """A player who kept failing to point out early rolls may have lost the option."""
    early = match.early if match.asked == "premature-roll" else None
    return early is not None and other(early.by) in match.no_option


@book.rule("4.1.v.a", f.Condone)
def early_roll_is_decided(
    match: BackgammonMatch, condone: f.Condone, p: BackgammonParameters
) -> Iterator[Effect]:
    """The early roll stands or is void."""
    if match.asked != "premature-roll" or match.early is None:
        return
    side = match.early.by
    if condone.stands:
        yield e.EarlyRollStands(side)
        return
    yield e.EarlyRollVoid(side)
    if match.turn == side:
        yield e.RollVoid(side)


@book.rule("4.1.v.a", f.Condone, without=("stands",), derived=True)
def one_sanction_not_both(
    match: BackgammonMatch, condone: f.Condone, p: BackgammonParameters
) -> Iterator[Effect]:
    """A roll called void is the sanction: the delay lost for the same early act is kept."""
    # Our reading of 4.1.v.a beside 4.1.v.b: a penalty for the early roll takes the place of the delay lost for
    # picking up.
    early = match.early if match.asked == "premature-roll" else None
    if early and match.clock and early.by in match.clock.no_delay:
        yield clock_effects.DelayKept(early.by)


@book.settlement("4.1.v.a")
def early_roll_is_played(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """An early roll that was not called void is the roll of that side's turn."""
    early = match.early
    waiting = match.offer is None and match.dice is None and match.asked != "premature-roll"
    if early and match.under_way and early.by == match.turn and waiting:
        yield e.Rolled(early.by, *early.dice)


@book.refuses("4.1.v.b", f.PickUp)
def no_clock_to_lose_delay_on(match: BackgammonMatch, fact: f.PickUp, p: BackgammonParameters) -> bool:
    """Without a clock there is no delay to lose."""
    return match.clock is None


@book.refuses("4.1.v.b", f.PickUp)
def nobody_was_interrupted(match: BackgammonMatch, fact: f.PickUp, p: BackgammonParameters) -> bool:
    """It is the other side whose turn was not over; and the delay can be lost once."""
    if not match.under_way or match.turn is None or match.clock is None:
        return True
    return fact.by == match.turn or other(match.turn) in match.clock.no_delay


@book.refuses("4.1.v.a", f.PickUp, derived=True)
def already_sanctioned(match: BackgammonMatch, fact: f.PickUp, p: BackgammonParameters) -> bool:
    """An early roll called void is the sanction: the delay is not lost as well."""
    # The same reading as above, for an act that is entered in the other order.
    return match.turn is not None and match.early is None and other(match.turn) in match.attempted


@book.rule("4.1.v.b", f.PickUp)
def delay_is_lost(match: BackgammonMatch, fact: f.PickUp, p: BackgammonParameters) -> Iterator[Effect]:
    """Who picks the dice up early loses the delay of their next turn."""
    if match.turn:
        yield clock_effects.DelayLost(other(match.turn))


@book.refuses("4.1.iv", f.Move)
def not_rolled_yet(match: BackgammonMatch, move: f.Move, p: BackgammonParameters) -> bool:
    """Men are moved after a roll."""
    return match.dice is None


@book.refuses("4.2.ii", f.Move)
def not_his_turn(match: BackgammonMatch, move: f.Move, p: BackgammonParameters) -> bool:
    """A player does not touch men in the other's turn."""
    return move.by is not None and move.by != match.turn


@book.refuses("4.1.vi.b", f.Move)
def moved_already(match: BackgammonMatch, move: f.Move, p: BackgammonParameters) -> bool:
    """The play is made and the clock is to be pressed."""
    return match.moved


@book.refuses("4.2.i", f.Move)
def no_such_man(match: BackgammonMatch, move: f.Move, p: BackgammonParameters) -> bool:
    """A man can be moved only from where one stands."""
    # An illegal play is recorded as made (4.2.iii); what no man can have done has not been made.
    try:
        carried_out(match.position, match.turn or "X", move.steps)
    except NoSuchMan:
        return True
    return False


@book.rule("4.2.i", f.Move)
def men_are_moved(match: BackgammonMatch, move: f.Move, p: BackgammonParameters) -> Iterator[Effect]:
    """A legal play is made."""
    if (made := _judge_move(match, move)) and made.legal and match.turn:
        yield _played_effect(match, match.turn, move.steps, made)


@book.rule("4.2.iii", f.Move)
def illegal_play_is_recorded(
    match: BackgammonMatch, move: f.Move, p: BackgammonParameters
) -> Iterator[Effect]:
    """An illegal play is recorded as made until somebody notices it."""
    if (made := _judge_move(match, move)) and not made.legal and match.turn:
        yield _played_effect(match, match.turn, move.steps, made)


@book.rule("4.1.vi.a", f.Move)
def dice_are_lifted(match: BackgammonMatch, move: f.Move, p: BackgammonParameters) -> Iterator[Effect]:
    """Without a clock the turn ends when the dice are lifted."""
    made = _judge_move(match, move)
    if match.clock is None and match.turn and made and not made.position.has_borne_off(match.turn):
        yield e.TurnEnds(match.turn, other(match.turn))


@book.rule("4.1.vi.b", f.Move, given=("hall_clock",))
def clock_is_pressed_with_the_play(
    match: BackgammonMatch, move: f.Move, p: BackgammonParameters
) -> Iterator[Effect]:
    """Where the hall runs the clock, the play ends the turn and starts the other's time."""
    made = _judge_move(match, move)
    if match.clock and match.turn and made and not made.position.has_borne_off(match.turn):
        yield e.TurnEnds(match.turn, other(match.turn))


@book.refuses("4.1.vi.b", f.Press, given=("hall_clock",))
def hall_presses(match: BackgammonMatch, press: f.Press, p: BackgammonParameters) -> bool:
    """Where the hall runs the clock, it is pressed with the act that ends a turn, never by hand."""
    # A press by hand besides would end the turn twice.
    return True


@book.refuses("4.1.vi.b", f.Press)
def nothing_to_press_for(match: BackgammonMatch, press: f.Press, p: BackgammonParameters) -> bool:
    """The clock is pressed after a play, a double or an answer, by the side whose time runs."""
    clock = match.clock
    if clock is None or clock.running is None or not match.under_way or match.turn is None:
        return True
    if press.by is not None and press.by not in (clock.running, match.turn if match.moved else None):
        return True
    if match.moved:
        return False
    if match.offer or clock.running != match.turn:
        return clock.running == match.to_answer
    # Who cannot play presses all the same: the turn is over without a play.
    options = match.legal
    return options.used > 0 if options else not shut_out(match.position, match.turn)


@book.rule("4.1.vi.b", f.Press)
def turn_ends_with_the_clock(
    match: BackgammonMatch, press: f.Press, p: BackgammonParameters
) -> Iterator[Effect]:
    """The turn ends when the other's time is started, also when nothing could be played."""
    side = match.turn
    if side is None or match.clock is None:
        return
    if match.moved or (not match.offer and match.clock.running == side):
        yield e.TurnEnds(side, other(side))
        yield clock_effects.ClockStarted(other(side))


@book.rule("3.5.v", f.Press, derived=True)
def cube_decisions_have_a_delay(
    match: BackgammonMatch, press: f.Press, p: BackgammonParameters
) -> Iterator[Effect]:
    """Every start of a clock has its delay, also for the answer to a double and after it."""
    # 3.5.v gives a delay to each move and is silent on the cube. Our reading: every start of the clock has one.
    side = match.turn
    if side is None or match.clock is None or match.moved:
        return
    if match.offer and match.clock.running == side:
        yield clock_effects.ClockStarted(other(side), for_answer=True)
    elif match.clock.running != side:
        yield clock_effects.ClockStarted(side)


@book.refuses("4.2.iii", f.Notice, derived=True)
def too_late_after_a_drop(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> bool:
    """A game that ended by a drop is over, whatever was played before it."""
    # The clause is silent on games that are over. A drop ends one for good; a last man borne off illegally can
    # be corrected until the next opening roll (our reading).
    return notice.what == "illegal-move" and match.outcome is not None and match.outcome.by == "drop"


@book.refuses("4.2.iii", f.Notice, derived=True)
def roll_accepts_the_play(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> bool:
    """By responsible moves too, the opponent's valid roll accepts the play."""
    # The clause does not say how long the opponent may choose: until their valid roll, as by legal moves (our
    # reading).
    return notice.what == "illegal-move" and match.policy == "responsible" and match.before is None


@book.refuses("4.2.iii", f.Notice)
def play_stands(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> bool:
    """There is no illegal play, or the opponent's valid roll has made it stand."""
    return notice.what == "illegal-move" and (match.before is None or match.asked == "illegal-move")


@book.rule("4.2.iii", f.Notice)
def illegal_play_is_noticed(
    match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters
) -> Iterator[Effect]:
    """By legal moves it is corrected."""
    if notice.what == "illegal-move" and match.policy == "legal" and not _went_on(match):
        yield from _take_back(match)


@book.rule("4.2.iii", f.Notice, derived=True)
def what_rests_on_it_falls(
    match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters
) -> Iterator[Effect]:
    """A double made on it falls with it; a game ended by it is open again until the next opening roll."""
    # The book ends the time for correcting with the opponent's valid roll: a double and a take before it were
    # made on a position that falls.
    if notice.what == "illegal-move" and match.policy == "legal" and _went_on(match):
        yield from _take_back(match)


@book.rule("4.2.iii", f.Notice)
def opponent_chooses(
    match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters
) -> Iterator[Effect | Question]:
    """By responsible moves the opponent has it corrected or lets it stand."""
    if notice.what == "illegal-move" and match.policy == "responsible" and match.before:
        yield e.PlayNoticed(match.before.turn)
        yield Question("illegal-play", ("stands", "corrected"))


@book.rule("4.2.iii", f.Condone)
def illegal_play_is_decided(
    match: BackgammonMatch, condone: f.Condone, p: BackgammonParameters
) -> Iterator[Effect]:
    """The opponent has the illegal play corrected or lets it stand."""
    if match.asked != "illegal-move" or match.before is None:
        return
    if condone.stands:
        yield e.PlayStands(match.before.turn)
    else:
        yield from _take_back(match)


@book.refuses("4.2.iv", f.Notice)
def setup_stands(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> bool:
    """The starting position was right, the starter's second turn has made it stand, or the game is over."""
    right = match.setup is None or match.fixed
    return notice.what == "bad-setup" and (right or match.outcome is not None or match.over)


@book.rule("4.2.iv", f.Notice)
def setup_is_corrected(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> Iterator[Effect]:
    """A wrong starting position noticed in time is put right."""
    if notice.what == "bad-setup" and not match.history:
        yield set_right(match)


@book.rule("4.2.iv", f.Notice, derived=True)
def moves_are_kept(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> Iterator[Effect]:
    """Once men have moved, rolls and moves are kept; a turn that has become illegal is played again."""
    # The law has the set-up corrected and is silent on what was played. Rolls and moves stay; only what has
    # become illegal is replayed, with the cube as it was then.
    if notice.what == "bad-setup" and match.history:
        yield set_right(match)


@book.settlement("4.2.iv")
def fewer_men_lose_alike(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Who began with fewer than fifteen men can lose a gammon or a backgammon all the same."""
    won = game_won(match)
    if won and won.by != "single" and sum(match.position.men(other(won.winner))) < MEN:
        yield won


@book.refuses("4.2.iii", f.Condone)
def nothing_to_condone(match: BackgammonMatch, condone: f.Condone, p: BackgammonParameters) -> bool:
    """Only an early roll, an illegal play by responsible moves, or a late correction of the set-up is chosen."""
    if match.asked == "premature-roll":
        return match.early is None or condone.by == match.early.by
    if match.asked == "illegal-move":
        return match.before is None or condone.by == match.before.turn
    return condone.stands or match.setup is None or not match.fixed or not match.under_way


@book.rule("4.2.iv", f.Condone, without=("stands",))
def setup_is_corrected_by_agreement(
    match: BackgammonMatch, condone: f.Condone, p: BackgammonParameters
) -> Iterator[Effect]:
    """Later than the law requires, a wrong starting position is put right if both agree."""
    if match.asked is None and match.setup is not None:
        yield set_right(match)


def _void(match: BackgammonMatch, roll: f.InvalidRoll) -> Effect:
    side = match.roller(roll.by) if match.under_way else None
    return e.RollVoid(side) if side else e.OpeningRollVoid()


def _judge_move(match: BackgammonMatch, move: f.Move) -> JudgedPlay | None:
    if match.turn is None or match.dice is None:
        return None
    return judge_play(match.position, match.turn, match.dice, move.steps)


def _played_effect(match: BackgammonMatch, side: Side, steps: tuple[Step, ...], made: JudgedPlay) -> e.Played:
    return e.Played(
        side, write_play(hitting(match.position, side, steps)) or "none", steps, made.position, not made.legal
    )


def _went_on(match: BackgammonMatch) -> bool:
    """Tell whether a double or the end of the game rests on the illegal play."""
    return (
        match.offer is not None
        or match.outcome is not None
        or (match.before is not None and match.before.cube != match.cube)
    )


def _take_back(match: BackgammonMatch) -> Iterator[Effect]:
    if match.before is None:
        return
    yield e.PlayTakenBack(match.before.turn)
    if match.clock and (match.clock.running != match.before.turn or match.outcome):
        yield clock_effects.ClockStarted(match.before.turn)
