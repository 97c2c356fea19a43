import msgspec
import pytest

from arbitro.carrom.card import Heading, Line, ScoreCard, Time, score_card
from arbitro.carrom.match import BoardPlayed, BreakToss, Match, Toss, seated
from arbitro.carrom.protest import NoSuchBoard, resumed
from arbitro.carrom.referees import REFEREES
from arbitro.kernel import Fact

BOOK = REFEREES["carrom/icf-2001"].matches
START = Match(("Ada", "Bea"), first_break="Ada", next_break="Ada")
LEVEL = [BoardPlayed("Ada", 2), BoardPlayed("Bea", 2)] * 4


def played(*facts: Fact, match: Match = START) -> Match:
    for fact in facts:
        verdict = BOOK.judge(match, fact)
        assert not verdict.refused
        match = verdict.state
    return match


def test_27_28_players_sit_opposite_each_other_and_change_places() -> None:
    assert seated(("Ada", "Bea"), 0) == ("Ada", "Bea")
    assert seated(("Ada", "Bea"), 1) == ("Bea", "Ada")
    assert seated(("W1", "B1", "W2", "B2"), 1) == ("B2", "W1", "B1", "W2")
    assert seated(("W1", "B1", "W2", "B2"), 4) == ("W1", "B1", "W2", "B2")


def test_39_who_takes_the_break_sits_first() -> None:
    won = played(Toss("Bea", "break"))
    assert (won.next_break, won.first_break, won.sits_first) == ("Bea", "Bea", "Bea")
    side = played(Toss("Bea", "side"))
    assert (side.next_break, side.sits_first) == ("Ada", "Ada")


def test_42_43_the_one_who_chose_the_break_breaks_the_first_board() -> None:
    match = played(Toss("Bea", "break"), BoardPlayed("Ada", 3), BoardPlayed("Ada", 3))
    assert [result.breaker for result in match.results] == ["Bea", "Ada"]


def test_151a_an_upheld_protest_goes_back_to_the_beginning_of_the_board() -> None:
    first = (BoardPlayed("Ada", 12), BoardPlayed("Bea", 4), BoardPlayed("Ada", 12), BoardPlayed("Ada", 1))
    match = played(*first, BoardPlayed("Ada", 5))
    assert resumed(BOOK, match, 1, 2) == played(*first[:1])
    assert resumed(BOOK, match, 2, 1) == played(*first)
    with pytest.raises(NoSuchBoard):
        resumed(BOOK, match, 3, 1)


def test_151a_the_toss_for_an_extra_board_is_remembered() -> None:
    match = played(*LEVEL, BreakToss("Bea"), BoardPlayed("Ada", 1), BoardPlayed("Ada", 1))
    assert resumed(BOOK, match, 2, 1).results[-1].breaker == "Bea"


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
        Heading(event="Singles", toss_won_by="Ada", toss_choice="break", umpire="U"),
        (Time(1, "10:00", "10:40"),),
        remarks="one due contested",
        signatures=("", "U"),
    )
    assert card.lines[:3] == (
        Line(1, 1, "Ada", (3, 0), (5, 0), (8, 0)),
        Line(1, 2, "Bea", (0, 0), (0, 5), (8, 5)),
        Line(1, 3, "Ada", (3, 0), (9, 0), (20, 5)),
    )
    assert card.lines[3].total == (26, 5)
    assert card.lines[4] == Line(2, 1, "Bea", (0, 3), (0, 1), (0, 4))
    assert card.games == (1, 0)
    assert msgspec.json.decode(card.as_json(), type=ScoreCard) == card
