import msgspec
import pytest

from arbitro.carrom.card import CardHeading, CardLine, CardTime, ScoreCard, score_card
from arbitro.carrom.facts import BoardPlayed, CarromToss, ChangeMissed, ConcedeGame, PracticeBoard
from arbitro.carrom.game import GAMES
from arbitro.carrom.match import CarromMatch
from arbitro.kernel import Fact

BOOK = GAMES["carrom/icf-2001"].matches
START = CarromMatch(("Ada", "Bea"), first_break="Ada", next_break="Ada")
LEVEL = [BoardPlayed("Ada", 2), BoardPlayed("Bea", 2)] * 4


def played(*facts: Fact, match: CarromMatch = START) -> CarromMatch:
    for fact in facts:
        verdict = BOOK.judge(match, fact)
        assert not verdict.refused
        match = verdict.state
    return match


def test_39_who_takes_the_break_sits_first() -> None:
    won = played(CarromToss("Bea", "break"))
    assert (won.next_break, won.first_break, won.sits_first) == ("Bea", "Bea", "Bea")
    side = played(CarromToss("Bea", "side"))
    assert (side.next_break, side.sits_first) == ("Ada", "Ada")


def test_42_43_the_one_who_chose_the_break_breaks_the_first_board() -> None:
    match = played(CarromToss("Bea", "break"), BoardPlayed("Ada", 3), BoardPlayed("Ada", 3))
    assert [result.breaker for result in match.results] == ["Bea", "Ada"]


def test_the_score_card_adds_up_board_by_board() -> None:
    match = played(
        BoardPlayed("Ada", 8, queen=3),
        BoardPlayed("Bea", 5),
        BoardPlayed("Ada", 12, queen=3),
        BoardPlayed("Ada", 6),
        BoardPlayed("Bea", 4, queen=3),
    )
    card = score_card(
        match,
        CardHeading(event="Singles", toss_won_by="Ada", toss_choice="break", umpire="U"),
        (CardTime(1, "10:00", "10:40"),),
        remarks="one due contested",
        signatures=("", "U"),
    )
    assert card.lines[:3] == (
        CardLine(1, 1, "Ada", (3, 0), (5, 0), (8, 0)),
        CardLine(1, 2, "Bea", (0, 0), (0, 5), (8, 5)),
        CardLine(1, 3, "Ada", (3, 0), (9, 0), (20, 5)),
    )
    assert card.lines[3].total == (26, 5)
    assert card.lines[4] == CardLine(2, 1, "Bea", (0, 3), (0, 1), (0, 4))
    assert card.games == (1, 0)
    assert msgspec.json.decode(card.as_json(), type=ScoreCard) == card


CONCEDED = (BoardPlayed("Ada", 5), BoardPlayed("Bea", 3), ConcedeGame("Bea"))


def test_139_a_game_conceded_before_its_first_board_leaves_the_first_break_known() -> None:
    match = played(ConcedeGame("Bea"), ConcedeGame("Ada"))
    assert (match.first_break, match.next_break, match.games) == ("Ada", "Ada", (1, 1))


def test_139_the_game_after_a_game_starts_from_nothing_when_it_is_conceded() -> None:
    match = played(BoardPlayed("Ada", 12), BoardPlayed("Ada", 12), BoardPlayed("Ada", 12), ConcedeGame("Ada"))
    assert (match.score, match.boards, match.games) == ((0, 0), 0, (1, 1))


def test_the_score_card_shows_a_conceded_game() -> None:
    lines = score_card(played(*CONCEDED, BoardPlayed("Bea", 4)), CardHeading()).lines
    assert lines[2] == CardLine(1, 3, "Ada", (0, 0), (0, 0), (5, 3), conceded_by="Bea")
    assert lines[3] == CardLine(2, 1, "Bea", (0, 0), (0, 4), (0, 4))


def test_60c_a_change_made_up_is_not_counted_again_and_only_once() -> None:
    match = played(ConcedeGame("Bea"), BoardPlayed("Ada", 1), ChangeMissed())
    assert (match.changes, match.change_sides, match.interval_s) == (1, True, 120)
    assert BOOK.judge(match, ChangeMissed()).refused
    assert played(ConcedeGame("Ada"), ChangeMissed(), match=match).changes == 2


def test_60c_a_change_made_up_in_the_deciding_game_leaves_its_own_change_due() -> None:
    match = played(ConcedeGame("Bea"), ConcedeGame("Ada"), BoardPlayed("Ada", 1), ChangeMissed())
    assert match.changes == 2
    assert played(BoardPlayed("Ada", 12), match=match).changes == 3


@pytest.mark.parametrize("act", [CarromToss("Ada", "break"), PracticeBoard(), ChangeMissed()])
def test_57_nothing_comes_after_the_match(act: Fact) -> None:
    refused = BOOK.judge(played(ConcedeGame("Bea", "match")), act).refused
    assert refused
    assert refused.rule == "the_match_is_over"


def test_40_the_toss_comes_before_practice() -> None:
    refused = BOOK.judge(played(PracticeBoard()), CarromToss("Ada", "break")).refused
    assert refused
    assert refused.law == "40"
