"""4.4: the doubling cube."""

from collections.abc import Iterator
from typing import Literal

from arbitro.backgammon import clock_effects
from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book, refuses_each
from arbitro.backgammon.books.wbgf_2_1.game_end import game_won
from arbitro.backgammon.match import BackgammonMatch, Cube, PerSide
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, Side, other
from arbitro.kernel import Effect, Fact


@refuses_each("4.4.iv", f.Double, f.Take, f.Drop)
def crawford_game_has_no_cube(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """Whatever is done with the cube in the Crawford game is void."""
    return match.crawford == "now" and match.outcome is None


@book.refuses("4.4.ix", f.Notice)
def cube_lies_right(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> bool:
    """The cube is presumed to lie right; who disputes it must show the contrary."""
    return notice.what == "wrong-cube" and match.shown is None


@book.rule("4.4.i", f.Notice)
def cube_goes_to_the_centre(
    match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters
) -> Iterator[Effect]:
    """A cube that was not in the centre at the start is put there when it is noticed."""
    if notice.what == "wrong-cube" and match.cube == Cube() and match.offer is None:
        yield e.CubeCorrected(1, "centre")


@book.rule("4.4.vi", f.Notice)
def level_is_corrected(match: BackgammonMatch, notice: f.Notice, p: BackgammonParameters) -> Iterator[Effect]:
    """A cube at a wrong level is put right."""
    if notice.what == "wrong-cube" and (match.cube != Cube() or match.offer is not None):
        yield e.CubeCorrected(match.cube.value, match.cube.owner)


@book.refuses("4.4.ii", f.Double)
def not_in_a_turn(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """The cube is used in a game, after the opening roll."""
    return not match.under_way


@book.refuses("4.4.viii", f.Double)
def no_beavers(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """A double is taken or dropped, not turned back at once but in a money session."""
    # An immediate redouble by the taker is none either, and waits for their own turn, unless made before the
    # other's roll (4.4.v).
    return (
        match.offer is not None and _doubler(match, double) != match.offer and not _is_beaver(match, double)
    )


@book.refuses("4.4.ii", f.Double)
def doubled_already(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """The side's double is waiting."""
    return _doubler(match, double) in (match.offer, match.announced)


@book.refuses("4.4.ii", f.Double)
def cube_is_not_his(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """The cube is turned from the centre, or by its owner; a beaver by whoever was doubled."""
    return not match.cube.open_to(_doubler(match, double)) and not _is_beaver(match, double)


@book.refuses("4.4.vii", f.Double)
def cube_is_dead(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """A cube held that is enough to win the match is dead."""
    # Only a cube held can be dead: a leader after Crawford may still turn the one in the centre, though it
    # brings nothing (our reading).
    return match.dead(_doubler(match, double))


@book.refuses("4.4.ii", f.Double, derived=True)
def rolled_early_before_doubling(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """Who has rolled early may not double in that turn, whatever became of the roll."""
    # 4.4.ii asks for the double before the roll. Our reading: an attempt is one, also where it was early or not
    # valid; else a bad roll could be doubled away.
    side = _doubler(match, double)
    return side != match.turn and side in match.attempted


@book.refuses("4.4.ii", f.Double)
def rolled_before_doubling(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> bool:
    """The cube is used before any attempt to roll, valid, early or not."""
    side = _doubler(match, double)
    return side in match.attempted or (side == match.turn and match.dice is not None)


@book.rule("4.4.ii", f.Double)
def double_is_offered(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> Iterator[Effect]:
    """A double in one's own turn, before the roll."""
    side = _doubler(match, double)
    if side == match.turn:
        yield e.DoubleOffered(side, other(side), match.cube.value * 2)


@book.rule("4.4.v", f.Double)
def premature_double_stands(
    match: BackgammonMatch, double: f.Double, p: BackgammonParameters
) -> Iterator[Effect]:
    """A double before the other has ended their turn stands if it is otherwise valid."""
    side = _doubler(match, double)
    if side != match.turn and match.offer is None:
        yield e.DoubleAnnounced(side)


@book.rule("4.4.v", f.Double, given=("announced",), derived=True)
def early_double_falls(match: BackgammonMatch, double: f.Double, p: BackgammonParameters) -> Iterator[Effect]:
    """An early double falls when the side whose turn it still is doubles first."""
    # 4.4.v lets an early double wait for the turn to end. Who still has that turn may double first, and then it
    # ends otherwise.
    side = _doubler(match, double)
    if match.announced and side == match.turn != match.announced:
        yield e.EarlyDoubleFalls(match.announced)


@book.rule("4.4.vi", f.Double, when=("shown",))
def doubled_at_a_wrong_level(
    match: BackgammonMatch, double: f.Double, p: BackgammonParameters
) -> Iterator[Effect]:
    """A double at a wrong level is valid at the right one."""
    right = match.cube.value * (4 if _is_beaver(match, double) else 2)
    if double.shown and double.shown != right:
        yield e.WrongLevel(double.shown, right)


@book.rule("4.4.vi", f.Take, when=("shown",))
def taken_at_a_wrong_level(match: BackgammonMatch, take: f.Take, p: BackgammonParameters) -> Iterator[Effect]:
    """A take at a wrong level is valid at the right one."""
    if take.shown and take.shown != match.cube.value * 2:
        yield e.WrongLevel(take.shown, match.cube.value * 2)


@refuses_each("4.4.iii", f.Take, f.Drop)
def no_double_to_answer(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """Only a double that waits is answered, by the side that was doubled."""
    by = fact.by if isinstance(fact, f.Take | f.Drop) else None
    return match.to_answer is None or by not in (None, match.to_answer)


@book.rule("4.4.iii", f.Take)
def double_is_taken(match: BackgammonMatch, take: f.Take, p: BackgammonParameters) -> Iterator[Effect]:
    """Who takes gets the cube at the next level."""
    if match.to_answer and not match.beaver:
        yield e.DoubleTaken(match.to_answer, match.cube.value * 2)


@book.rule("4.4.viii", f.Double, derived=True)
def beaver_in_a_money_session(
    match: BackgammonMatch, double: f.Double, p: BackgammonParameters
) -> Iterator[Effect]:
    """Beavers belong to money play: who was doubled doubles back and keeps the cube."""
    # The law names sessions for money and does not rule them: what is agreed everywhere holds, the cube stays
    # with who turned it.
    if match.offer and _is_beaver(match, double):
        yield e.Beavered(_doubler(match, double), match.offer, match.cube.value * 4)


@book.rule("4.4.viii", f.Take, derived=True)
def beaver_is_taken(match: BackgammonMatch, take: f.Take, p: BackgammonParameters) -> Iterator[Effect]:
    """The cube of a beaver that is taken stays with the side that made it."""
    if match.offer and match.to_answer and match.beaver:
        yield e.BeaverTaken(match.to_answer, match.offer, match.cube.value * 2)


@book.rule("4.4.iii", f.Drop)
def double_is_dropped(match: BackgammonMatch, drop: f.Drop, p: BackgammonParameters) -> Iterator[Effect]:
    """Who drops loses the game at the level before, and pauses the clock."""
    yield from _drop_effects(match)
    if match.clock and match.clock.since is not None:
        yield clock_effects.ClockPaused("game-over")


@book.rule("4.4.iii", f.Pause)
def pausing_is_dropping(match: BackgammonMatch, pause: f.Pause, p: BackgammonParameters) -> Iterator[Effect]:
    """Pausing the clock when doubled is a drop."""
    if match.to_answer is not None and pause.by == match.to_answer:
        yield from _drop_effects(match)
        yield clock_effects.ClockPaused(pause.reason)


@book.rule("4.4.iii", f.ResetBoard)
def wrecking_is_dropping(
    match: BackgammonMatch, reset: f.ResetBoard, p: BackgammonParameters
) -> Iterator[Effect]:
    """Destroying the position when doubled is a drop."""
    if match.to_answer is not None and reset.by == match.to_answer:
        yield from _drop_effects(match)


@book.settlement("4.4.iv")
def crawford_game_begins(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """The first game that begins with a side one point short is played without the cube."""
    if not isinstance(fact, f.OpeningRoll) or match.crawford != "ahead":
        return
    if match.under_way and any(match.needs(side) == 1 for side in SIDES):
        yield e.CrawfordBegins()


@book.rule("4.4.iv", f.OpeningRoll)
def crawford_game_is_announced(
    match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """A Crawford game is announced before it begins."""
    if match.crawford == "now" and match.outcome is None and match.length > 1:
        yield e.CrawfordBegins()


@book.rule("4.4.iv", f.OpeningRoll, derived=True)
def one_point_match_has_no_cube(
    match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """A match of one point is a Crawford game."""
    # 4.4.iv speaks of a side that is one short of the length: in a match to one point both are from the start.
    if match.crawford == "now" and match.outcome is None and match.length == 1:
        yield e.CrawfordBegins()


@book.rule("4.4.iv", f.CorrectScore, derived=True)
def crawford_by_the_right_score(
    match: BackgammonMatch, fact: f.CorrectScore, p: BackgammonParameters
) -> Iterator[Effect]:
    """The right score says whether the game under way is the Crawford game, for what has been done in it too."""
    # 4.7 has a score corrected, 4.4.iv rests on it: by the right score cube actions are void, or the cube may
    # be used after all.
    right = crawford_corrected(match, PerSide(fact.X, fact.O))
    if right == match.crawford or (match.winner is not None and right == "now"):
        return
    yield e.CrawfordBegins() if right == "now" else e.CrawfordLifted(right == "past")


@book.settlement("4.4.v")
def premature_double_is_offered(
    match: BackgammonMatch, fact: Fact, p: BackgammonParameters
) -> Iterator[Effect]:
    """When the turn under way is over, the double that waited is offered."""
    side = match.announced
    if side is not None and match.under_way and side == match.turn and match.dice is None:
        yield e.DoubleOffered(side, other(side), match.cube.value * 2)


@book.rule("4.4.viii", f.OpeningRoll)
def no_automatic_doubles(
    match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """Equal dice in the opening roll are rolled again and do not turn the cube."""
    if roll.X == roll.O:
        yield e.RolledAgain()


@book.settlement("4.4.viii")
def no_jacoby_rule(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """A gammon or a backgammon counts although nobody has doubled."""
    # The same effect as that of the rule for a game played out, cited besides under the clause that rules
    # Jacoby out.
    if (won := game_won(match)) and won.by != "single" and match.cube.owner == "centre":
        yield won


def crawford_corrected(match: BackgammonMatch, score: PerSide) -> Literal["ahead", "now", "past"]:
    """Return where the Crawford game is by a corrected score; between games the next game is still to come."""
    # Penalty points that bring a side one short during a game do not make it the Crawford game: the next one is
    # (our reading of 4.4.iv).
    short = [side for side in SIDES if match.length - score.of(side) == 1]
    if not short and all(score.of(side) < match.length for side in SIDES):
        return "ahead"
    if match.crawford == "past" or match.outcome is not None or not short:
        return match.crawford
    return "past" if len(short) == 2 and match.length > 1 else "now"


def _doubler(match: BackgammonMatch, double: f.Double) -> Side:
    side = double.by or match.turn
    assert side is not None, "a double in a game has a side to play"
    return side


def _is_beaver(match: BackgammonMatch, double: f.Double) -> bool:
    """Tell whether a double turns back at once the one that waits, in a money session."""
    return match.money is not None and not match.beaver and match.to_answer == _doubler(match, double)


def _drop_effects(match: BackgammonMatch) -> Iterator[Effect]:
    if match.offer:
        yield e.DoubleDropped(other(match.offer))
        yield e.BackgammonGameWon(match.offer, match.cube.value, "drop")
