"""4.5 to 4.8: how games and matches end, results, the score, and a wrong length."""

from collections.abc import Iterator

from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.book import book, refuses_each
from arbitro.backgammon.books.wbgf_2_1.game_end import game_won
from arbitro.backgammon.bounds import SINGLE, Dice, bounds, certain_loss
from arbitro.backgammon.match import BackgammonMatch, Cube, PerSide
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.backgammon.position import SIDES, START, Position, Side, other
from arbitro.kernel import Effect, Fact, Question


@book.settlement("4.5")
def game_is_played_out(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Who bears off their last man wins a single game, a gammon or a backgammon, times the cube."""
    if won := game_won(match):
        yield won


@book.settlement("4.7", unless=("2.2.v",))
def match_is_won(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Who reaches the length of the match wins it."""
    if not match.over:
        for side in SIDES:
            if match.needs(side) <= 0:
                yield e.BackgammonMatchWon(side)
                return


@book.settlement("4.7", derived=True)
def money_session_is_over(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """A money session ends with its last game, or with the first after it that leaves the points uneven."""
    # The law names sessions for money and does not say when they end. As agreed among players: with the last
    # game, or with the first after it that leaves somebody ahead.
    if match.money is None or match.over or match.outcome is None or match.number < match.money:
        return
    if match.score.X != match.score.O:
        yield e.BackgammonMatchWon("X" if match.score.X > match.score.O else "O")


@book.settlement("2.2.v", derived=True)
def money_session_is_left(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> Iterator[Effect]:
    """Who leaves the board for as many points as a money session has games has left the session."""
    # 2.2.v measures lateness by the length of a match, which a session has not: the number of its games stands
    # for it (our reading).
    if match.money is None or match.over or not isinstance(fact, f.Sanction) or fact.to is None:
        return
    if fact.offence == "leaving-the-board" and fact.points >= match.money:
        yield e.BackgammonMatchWon(other(fact.to))


@book.refuses("4.5", f.ResignGame)
def no_game_to_resign(match: BackgammonMatch, resign: f.ResignGame, p: BackgammonParameters) -> bool:
    """A game under way is resigned, once at a time."""
    return not match.under_way or match.resignation is not None


@book.refuses("4.5", f.ResignGame)
def result_is_open(match: BackgammonMatch, resign: f.ResignGame, p: BackgammonParameters) -> bool:
    """With contact, only a result that nothing can change is resigned."""
    return match.position.contact() and certain_loss(*_position_to_judge(match, resign)) != resign.level


@book.refuses("4.5", f.ResignGame, derived=True)
def not_what_can_be_lost(match: BackgammonMatch, resign: f.ResignGame, p: BackgammonParameters) -> bool:
    """In a race, neither less than is certain nor more than is possible is resigned."""
    # 4.5 lets the loss be accepted without contact, and is silent on less than is certain or more than is
    # possible: neither can be the result of the game.
    if match.position.contact():
        return False
    lost = bounds(*_position_to_judge(match, resign))
    return not max(lost.least, SINGLE) <= resign.level <= lost.most


@book.rule("4.5", f.ResignGame)
def loss_is_offered(
    match: BackgammonMatch, resign: f.ResignGame, p: BackgammonParameters
) -> Iterator[Effect]:
    """Without contact a player may accept the loss of the game."""
    yield e.LossOffered(_resigner(match, resign), resign.level)


@refuses_each("4.5", f.AcceptResignation, f.RefuseOffer)
def nothing_to_answer(match: BackgammonMatch, fact: Fact, p: BackgammonParameters) -> bool:
    """Only a resignation that waits is answered, or a claim that the game is decided, by the opponent."""
    by = fact.by if isinstance(fact, f.AcceptResignation | f.RefuseOffer) else None
    if match.resignation is not None:
        return by == match.resignation.by
    return not match.decided or (by is not None and by == match.claimed)


@book.rule("4.5", f.AcceptResignation)
def loss_is_accepted(
    match: BackgammonMatch, accept: f.AcceptResignation, p: BackgammonParameters
) -> Iterator[Effect]:
    """An accepted resignation ends the game at its level, times the cube."""
    if match.resignation:
        points = match.resignation.level * match.cube.value
        yield e.BackgammonGameWon(other(match.resignation.by), points, "resign")


@book.rule("4.5", f.RefuseOffer, derived=True)
def loss_is_refused(
    match: BackgammonMatch, refuse: f.RefuseOffer, p: BackgammonParameters
) -> Iterator[Effect]:
    """The opponent may refuse a resignation and play on."""
    # 4.5 says who may offer and not that the other must take it: a gammon may be worth playing for.
    if match.resignation:
        yield e.LossRefused(other(match.resignation.by))


@book.refuses("4.5", f.ResetBoard)
def nothing_to_restore(match: BackgammonMatch, reset: f.ResetBoard, p: BackgammonParameters) -> bool:
    """Between games the board is reset by right."""
    return not match.under_way


@book.rule("4.5", f.ResetBoard, unless=("4.4.iii",))
def position_is_restored(
    match: BackgammonMatch, reset: f.ResetBoard, p: BackgammonParameters
) -> Iterator[Effect]:
    """A board reset before the end of the game is set up again; the opponent's memory decides."""
    if side := reset.by or match.turn:
        yield e.PositionRestored(side)


@book.refuses("4.5", f.NextGame)
def no_game_to_set_up_for(match: BackgammonMatch, fact: f.NextGame, p: BackgammonParameters) -> bool:
    """The men are set up once, between two games of a match that lasts."""
    ready = match.position == START and match.cube == Cube() and match.shown is None
    return not match.between_games or ready


@book.rule("4.5", f.NextGame)
def men_are_set_up(match: BackgammonMatch, fact: f.NextGame, p: BackgammonParameters) -> Iterator[Effect]:
    """When a game is over, the men and the cube are set up for the next."""
    yield e.MenSetUp()


@book.refuses("4.6", f.ReportResult)
def match_is_not_over(match: BackgammonMatch, result: f.ReportResult, p: BackgammonParameters) -> bool:
    """A result is reported when the match is over."""
    return match.winner is None


@book.rule("4.6", f.ReportResult)
def result_is_reported(
    match: BackgammonMatch, result: f.ReportResult, p: BackgammonParameters
) -> Iterator[Effect | Question]:
    """Winner and loser both report; the director verifies, and corrects within a reasonable time."""
    # Two reports of one match may differ in good faith, so that the director is asked and neither is refused.
    yield e.ResultReported(result.by, result.X, result.O)
    reported = {**dict(match.results), result.by: PerSide(result.X, result.O)}
    if any(one != match.score for one in reported.values()):
        yield Question("result-differs", ("correct-report", "correct-score"))
    elif len(reported) == 2 and match.winner:
        yield e.ResultVerified(match.winner)


@book.refuses("4.7", f.CorrectScore)
def score_is_right(match: BackgammonMatch, fact: f.CorrectScore, p: BackgammonParameters) -> bool:
    """Only a wrong score is corrected."""
    return match.lost_by_both or match.score == PerSide(fact.X, fact.O)


@book.refuses("4.7", f.CorrectScore)
def both_would_have_won(match: BackgammonMatch, fact: f.CorrectScore, p: BackgammonParameters) -> bool:
    """The length of the match is reached by one side only."""
    # A score at which both have won cannot be right, and no law would say who the winner is.
    return min(fact.X, fact.O) >= match.length


@book.rule("4.7", f.CorrectScore)
def score_is_corrected(
    match: BackgammonMatch, fact: f.CorrectScore, p: BackgammonParameters
) -> Iterator[Effect]:
    """Every error in the score is corrected when it is noticed, even if both had agreed to it."""
    if match.winner is None:
        yield e.ScoreCorrected(fact.X, fact.O)


@book.rule("4.6", f.CorrectScore)
def result_is_corrected(
    match: BackgammonMatch, fact: f.CorrectScore, p: BackgammonParameters
) -> Iterator[Effect]:
    """A wrong result is corrected within a reasonable time, also when the match is over."""
    if match.winner is not None:
        yield e.ScoreCorrected(fact.X, fact.O)


@book.refuses("4.8", f.CorrectLength)
def length_stands(match: BackgammonMatch, fact: f.CorrectLength, p: BackgammonParameters) -> bool:
    """A match that is over, or that the correction would make over, keeps the length it was played at."""
    unchanged = fact.length == (match.next_length or match.length)
    return match.over or unchanged or match.money is not None or not match.could_become(fact.length)


@book.rule("4.8", f.CorrectLength)
def length_is_to_be_corrected(
    match: BackgammonMatch, fact: f.CorrectLength, p: BackgammonParameters
) -> Iterator[Effect]:
    """The game under way is not affected; the length is corrected when the next begins."""
    yield e.LengthWaits(fact.length) if match.under_way else e.LengthCorrected(fact.length)


@book.rule("4.8", f.OpeningRoll)
def length_is_corrected(
    match: BackgammonMatch, roll: f.OpeningRoll, p: BackgammonParameters
) -> Iterator[Effect]:
    """With the next game the length is corrected, unless the match would be over by it."""
    # A correction that would end the match is dropped: the length that was played at decided how the last games
    # were played.
    if match.next_length is not None:
        possible = match.could_become(match.next_length)
        yield e.LengthCorrected(match.next_length) if possible else e.LengthStays(match.length)


def _resigner(match: BackgammonMatch, resign: f.ResignGame) -> Side:
    side = resign.by or match.turn
    assert side is not None, "a game under way has a side to play"
    return side


def _position_to_judge(
    match: BackgammonMatch, resign: f.ResignGame
) -> tuple[Position, Side, Dice | None, Side]:
    on_roll = match.next_to_roll
    assert on_roll is not None, "a game under way has a side to play"
    return match.position, on_roll, None if match.moved else match.dice, _resigner(match, resign)
