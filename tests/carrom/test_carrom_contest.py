"""A match at the board: its results follow from its boards, whatever is corrected, conceded or asked for later."""

from collections.abc import Sequence
from typing import Any

import pytest

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import (
    BoardPlayed,
    CallPlay,
    CarromFact,
    CarromLies,
    CarromMisconduct,
    CarromStroke,
    CarromToss,
    ConcedeGame,
    Demand,
    FallsLate,
    NextBoard,
    Timeout,
    WarnPlayer,
)
from arbitro.carrom.game import GAMES
from arbitro.carrom.lying import LyingMen
from arbitro.carrom.sides import Each
from arbitro.carrom.terms import CarromLength, CarromTerms
from arbitro.kernel import CaseEvent, Ended, Malformed
from arbitro.kernel.sitting import Sitting

EDITIONS = sorted(GAMES)
ICF = GAMES["carrom/icf-2001"]
CLEARED = (CarromStroke(white=8), CarromStroke(queen=True), CarromStroke(white=1))
"""A board in which the breaker pockets everything: nine men and the queen, 12 points."""
TAKEN_OVER = {"men": {"white": 1, "black": 4}, "queen": "white"}


def after(contest: CarromContest, *told: CarromFact) -> CarromContest:
    for fact in told:
        verdict = ICF.judge(contest, ICF.complete(contest, fact))
        assert verdict.refused is None, fact
        contest = verdict.state
    return contest


def started(**terms: Any) -> CarromContest:
    return ICF.start(CarromTerms(**terms))


def acted(contest: CarromContest, *events: CaseEvent) -> CarromContest:
    for event in events:
        contest = after(contest, *ICF.facts(contest, event))
    return contest


def test_the_match_follows_from_the_board() -> None:
    ended = after(started(), *CLEARED)
    assert ended.match.score == (0, 0)
    assert ICF.match(ended).score == (12, 0)
    following = after(ended, NextBoard())
    assert following.match.score == (12, 0)
    assert following.breaker == "B"
    assert following.board.score == Each(0, 12)
    assert following.board.seats == ("black", "white")
    assert ICF.view(following).match["colours"] == {"A": "black", "B": "white"}


def test_points_asked_for_after_the_end_reach_the_match() -> None:
    lost = after(started(given={"men": {"white": 1, "black": 3}}), CarromStroke(white=1, striker=True))
    assert ICF.match(lost).score == (0, 3)
    assert ICF.match(after(lost, Demand(1))).score == (0, 4)


def test_the_rulings_on_the_match_come_with_the_end_of_the_board() -> None:
    contest = after(started(), *CLEARED[:-1])
    laws = ICF.judge(contest, CLEARED[-1]).laws
    assert {"52a", "53a", "49a.i"} <= set(laws)


def test_a_piece_that_falls_in_after_the_end_changes_the_match() -> None:
    lost = after(started(given={"men": {"white": 1, "black": 3}}), CarromStroke(white=1))
    assert ICF.match(lost).score == (0, 3)
    assert ICF.match(after(lost, FallsLate("queen"))).score == (6, 0)


@pytest.mark.parametrize("what", ["game", "match"])
def test_139_conceding_at_the_board_reaches_the_match(what: str) -> None:
    contest = after(started(), CarromStroke(white=1))
    contest = acted(contest, CaseEvent("concede", {"by": "black", "what": what}))
    match = ICF.match(contest)
    assert (match.winner == "A") == (what == "match")
    assert match.games == ((0, 0) if what == "match" else (1, 0))
    assert ICF.standing(contest).ended == (Ended("A", "concession") if what == "match" else None)
    refused = ICF.judge(contest, CarromStroke()).refused
    assert refused


def test_143_a_match_lost_by_conduct_is_over() -> None:
    contest = after(started(), CarromStroke(white=1), CarromMisconduct("white", "f"))
    assert ICF.standing(contest).ended == Ended("B", "misconduct")
    refused = ICF.judge(contest, NextBoard()).refused
    assert refused
    assert refused.law == "57"


def test_between_two_boards_a_side_of_the_match_gives_up() -> None:
    contest = acted(
        started(), CaseEvent("board", {"winner": "B", "points": 4}), CaseEvent("concede", {"by": "A"})
    )
    assert contest.match.games == (0, 1)
    assert ICF.match(acted(contest, CaseEvent("misconduct", {"by": "black"}))).winner


def test_a_game_cannot_be_given_up_twice_by_the_board_that_lost_it() -> None:
    contest = after(started(given={**TAKEN_OVER, "score": {"white": 22, "black": 0}}), CarromStroke(white=1))
    assert ICF.match(contest).games == (1, 0)
    assert ICF.match(after(contest, ConcedeGame("black"))).games == (1, 0)


def test_a_result_is_refused_once_the_board_has_begun() -> None:
    for begun in (CallPlay(), CarromStroke(white=1), CarromStroke(untouched=True)):
        refused = ICF.judge(after(started(), begun), BoardPlayed("A", 5)).refused
        assert refused
        assert refused.rule == "the_board_has_begun"
    assert after(started(), BoardPlayed("A", 5), BoardPlayed("A", 5)).match.score == (10, 0)


def test_another_board_is_refused_before_the_end_of_this_one() -> None:
    refused = ICF.judge(after(started(), CarromStroke()), NextBoard()).refused
    assert refused
    assert refused.rule == "the_board_is_not_over"


def test_the_toss_decides_who_has_white() -> None:
    contest = after(started(), CarromToss("B", "break"))
    assert contest.breaker == "B"
    assert contest.board.turn == "white"
    assert contest.player_of("white") == "B"


def test_143h_warnings_go_on_from_board_to_board() -> None:
    contest = after(started(), WarnPlayer("white"), *CLEARED, NextBoard())
    assert contest.board.warnings == Each(0, 1)


def test_a_cancelled_board_is_played_again_by_the_same_breaker() -> None:
    contest = acted(
        started(), CaseEvent("stroke", {}), CaseEvent("replay", "unforeseen"), CaseEvent("set_up")
    )
    assert contest.breaker == "A"
    assert contest.number == 2
    assert contest.match.results == ()


def test_the_next_board_opens_by_the_first_act_that_needs_it() -> None:
    ended = after(started(), *CLEARED)
    assert ICF.facts(ended, CaseEvent("stroke", {"white": 1})) == (NextBoard(), CarromStroke(white=1))
    assert ICF.facts(ended, CaseEvent("play")) == (NextBoard(), CallPlay())
    assert ICF.facts(ended, CaseEvent("set_up")) == (NextBoard(),)
    assert ICF.facts(ended, CaseEvent("demand", 1)) == (Demand(1),)


def test_a_board_taken_over_is_not_left_by_a_stroke() -> None:
    ended = after(started(given=TAKEN_OVER), CarromStroke(white=1))
    assert ICF.facts(ended, CaseEvent("stroke", {})) == (CarromStroke(),)
    refused = ICF.judge(ended, CarromStroke()).refused
    assert refused
    assert refused.law == "7"


def test_56b_a_level_game_waits_for_the_toss_for_its_extra_board() -> None:
    contest = started(length=CarromLength(1, 2))
    for winner in ("A", "B"):
        contest = after(contest, BoardPlayed(winner, 4))
    assert contest.match.extra_board
    asked = [offer for offer in ICF.offers(contest) if offer.asks]
    assert [offer.act for offer in asked] == ["break_toss"]
    contest = acted(contest, CaseEvent("break_toss", "B"))
    assert contest.breaker == "B"
    assert ICF.standing(after(contest, BoardPlayed("B", 1))).ended == Ended("B", "play")


@pytest.mark.parametrize("edition", EDITIONS)
def test_doubles_sit_as_the_players_do(edition: str) -> None:
    game = GAMES[edition]
    contest = game.start(CarromTerms(format="doubles"))
    assert contest.board.seats == ("W1", "B1", "W2", "B2")
    contest = game.judge(contest, CarromToss("B", "break")).state
    assert contest.board.seats == ("B2", "W1", "B1", "W2")
    assert game.standing(contest).turn == "W1"


def test_a_match_taken_over_between_boards_goes_on() -> None:
    contest = started(given={"level": "match", "first_break": "B", "round": "final"})
    assert contest.breaker == "B"
    assert contest.match.round == "final"


def test_a_board_taken_over_counts_for_its_game() -> None:
    contest = after(started(given={**TAKEN_OVER, "score": {"white": 20, "black": 3}}), CarromStroke(white=1))
    match = ICF.match(contest)
    assert match.score == (27, 3)
    assert match.games == (1, 0)


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        ({"length": CarromLength(2)}, "length.games"),
        ({"length": CarromLength(3, 0)}, "length.boards"),
        ({"given": {"level": "game"}}, "given.level"),
        ({"given": {"men": {"white": 10}}}, "given.men.white"),
    ],
)
def test_terms_that_cannot_be_are_malformed(terms: dict[str, object], key: str) -> None:
    with pytest.raises(Malformed) as caught:
        started(**terms)
    assert caught.value.key == key


def test_who_acted_is_filled_in_before_it_is_recorded() -> None:
    contest = after(started(), CarromStroke())
    assert ICF.complete(contest, Timeout("")) == Timeout("black")
    assert ICF.complete(contest, ConcedeGame("")) == ConcedeGame("black")
    assert ICF.complete(contest, ConcedeGame("A")) == ConcedeGame("white")
    assert ICF.complete(started(), ConcedeGame("black")) == ConcedeGame("B")


def entered(*told: Sequence[CarromFact]) -> Sitting[CarromContest, CarromFact]:
    sitting = Sitting.open(ICF, author="desk")
    for number, facts in enumerate(told, 1):
        heard = sitting.enter(*facts, author="umpire", at=number * 1000)
        assert heard.refused is None
        sitting = heard.sitting
    return sitting


def test_47_a_call_that_comes_after_the_break_shows_that_it_was_too_early() -> None:
    sitting = entered([CarromStroke(white=2)], [CarromStroke(white=1)])
    heard = sitting.enter(CallPlay(), author="umpire", at=9_000)
    assert heard.rejudged == (1,)
    board = heard.sitting.state.board
    assert board.men == Each(8, 9)
    assert board.owed == Each(1, 0) or board.to_place == Each(1, 0)
    undone = heard.sitting.undo("", author="umpire", at=9_500).sitting
    assert undone.state.board == sitting.state.board


def test_a_correction_of_the_first_board_reaches_the_match() -> None:
    sitting = entered(CLEARED[:1], CLEARED[1:2], CLEARED[2:], [NextBoard()], [CarromStroke(white=1)])
    heard = sitting.correct(
        3, CarromStroke(white=1, black=9), reason="seen wrongly", author="umpire", at=20_000
    )
    assert heard.lapsed == ()
    assert ICF.match(heard.sitting.state).score == (3, 0)
    assert heard.sitting.state.board.men == Each(8, 9)


def test_what_lies_on_the_board_comes_back_with_undo() -> None:
    first, second = (LyingMen({"queen": (0.37, y)}) for y in (0.37, 0.4))
    sitting = entered([CarromStroke(), CarromLies(first)], [CarromStroke(), CarromLies(second)])
    assert sitting.state.layout == second
    assert [round(place, 6) for place in second.positions()[0][1:]] == [0.0, 30.0]
    assert sitting.undo("", author="umpire", at=9_000).sitting.state.layout == first


def test_a_match_is_resumed_from_its_journal() -> None:
    lies = CarromLies(LyingMen({"queen": (0.1, 0.2)}))
    sitting = entered(CLEARED[:1], CLEARED[1:2], CLEARED[2:], [NextBoard(), lies], [CarromStroke()])
    for checkpoint in (None, sitting.checkpoint()):
        assert Sitting.resume(ICF, sitting.journal, checkpoint).state == sitting.state


@pytest.mark.parametrize("breaker", ["A", "B"])
def test_27_28_players_face_each_other_and_partners_do(breaker: str) -> None:
    for form in ("singles", "doubles"):
        contest = ICF.start(CarromTerms(format=form))
        contest = acted(contest, CaseEvent("toss", {"winner": breaker, "choice": "break"}))
        seats = contest.board.seats
        sides = [contest.player_of(seat) for seat in seats]
        assert sides == ["A", "B"] * (len(seats) // 2), "counter-clockwise from the first chair"
        assert contest.player_of(contest.board.turn) == breaker
