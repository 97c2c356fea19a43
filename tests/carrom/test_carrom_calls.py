import pytest
from msgspec.structs import replace

from arbitro.carrom.board import Board
from arbitro.carrom.calls import calls
from arbitro.carrom.facts import (
    BoardFact,
    CallPlay,
    CarromFoul,
    CarromLies,
    CarromMisconduct,
    CarromStroke,
    WarnPlayer,
)
from arbitro.carrom.game import GAMES
from arbitro.carrom.lying import LyingMen
from arbitro.carrom.sides import Each
from arbitro.carrom.terms import CarromTerms
from arbitro.l10n import LANGUAGES, Language, say

ICF = GAMES["carrom/icf-2001"]
BOARD = Board(men=Each(6, 7), opened=Each(True, True), broken=True)


def said(board: Board, fact: BoardFact, language: Language = "en") -> list[str]:
    messages = calls(board, ICF.boards.judge(board, fact))
    return [say(language, message.id, **message.values) for message in messages]


@pytest.mark.parametrize(
    ("stroke", "expected"),
    [
        (CarromStroke(), ["Black to play."]),
        (CarromStroke(white=1), ["White continues."]),
        (
            CarromStroke(striker=True),
            ["Due, White.", "Black to place one white piece: fifteen seconds.", "Black to play."],
        ),
        (
            CarromStroke(white=1, striker=True, improper="push"),
            ["Due and foul, White.", "Black to place 3 white pieces: fifteen seconds.", "Black to play."],
        ),
        (
            CarromStroke(jumped=("black", "white")),
            [
                "2 pieces left the board: a white one to the centre, the rest against it.",
                "Black to play.",
            ],
        ),
        (
            CarromStroke(jumped=("queen",)),
            ["The queen left the board: back to the centre.", "Black to play."],
        ),
        (CarromStroke(queen=True), ["Cover the queen.", "White continues."]),
        (CarromStroke(white=1, queen=True), ["Queen covered.", "White continues."]),
    ],
)
def test_the_umpire_calls_a_stroke(stroke: CarromStroke, expected: list[str]) -> None:
    assert said(BOARD, stroke) == expected


def test_the_umpire_calls_an_infringement() -> None:
    assert said(BOARD, CarromFoul("white", "touch"))[0] == "Technical foul, White."
    assert said(Board(), CarromFoul("white", "touch")) == ["Technical foul, White.", "Owed: one white piece."]


def test_the_umpire_says_what_the_law_orders_to_be_said() -> None:
    assert said(Board(), CallPlay()) == ["Play."]
    assert said(BOARD, WarnPlayer("black")) == ["Black, warning for distracting the opponent."]


def test_who_loses_the_match_by_conduct_is_named() -> None:
    assert said(BOARD, CarromMisconduct("white", "f")) == ["White loses the match."]


def test_the_umpire_calls_the_end() -> None:
    last = Board(men=Each(1, 4), broken=True)
    assert said(last, CarromStroke(white=1, striker=True)) == [
        "Board to Black: 3 points.",
        "One more point on demand.",
    ]


def test_the_end_of_a_board_is_called_once_and_not_again_with_what_lies_then() -> None:
    start = ICF.start(CarromTerms())
    contest = replace(start, board=Board(men=Each(1, 4), queen="white", broken=True))
    won = ICF.judge(contest, CarromStroke(white=1))
    lies = ICF.judge(won.state, CarromLies(LyingMen({"queen": (0.1, 0.2)})))
    assert "carrom-call-board" in [one.id for one in ICF.says(contest, CarromStroke(white=1), won)]
    assert ICF.says(won.state, CarromLies(LyingMen({})), lies) == ()


def test_a_refusal_is_not_called() -> None:
    assert said(Board(appeal=True), CarromStroke()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_calls(language: Language) -> None:
    words = said(BOARD, CarromStroke(white=1, queen=True, striker=True, improper="push"), language)
    assert len(words) == 4
    assert all(words)
