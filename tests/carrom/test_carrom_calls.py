import pytest

from arbitro.carrom.board import Board
from arbitro.carrom.calls import calls
from arbitro.carrom.facts import BoardFact, Foul, Play, Stroke, Warn
from arbitro.carrom.game import GAMES
from arbitro.carrom.sides import Each
from arbitro.l10n import LANGUAGES, Language, say

ICF = GAMES["carrom/icf-2001"]
BOARD = Board(men=Each(6, 7), opened=Each(True, True), broken=True)


def said(board: Board, fact: BoardFact, language: Language = "en") -> list[str]:
    messages = calls(board, ICF.boards.judge(board, fact))
    return [say(language, message.id, **message.values) for message in messages]


@pytest.mark.parametrize(
    ("stroke", "expected"),
    [
        (Stroke(), ["Black to play."]),
        (Stroke(white=1), ["White continues."]),
        (
            Stroke(striker=True),
            ["Due, White.", "To place: one white piece; Black, fifteen seconds.", "Black to play."],
        ),
        (
            Stroke(white=1, striker=True, improper="push"),
            ["Due and foul, White.", "To place: 3 white pieces; Black, fifteen seconds.", "Black to play."],
        ),
        (
            Stroke(jumped=("black", "white")),
            [
                "2 pieces left the board: a white one to the centre, the rest against it.",
                "Black to play.",
            ],
        ),
        (
            Stroke(jumped=("queen",)),
            ["The queen left the board: back to the centre.", "Black to play."],
        ),
        (Stroke(queen=True), ["Cover the queen.", "White continues."]),
        (Stroke(white=1, queen=True), ["Queen covered.", "White continues."]),
    ],
)
def test_the_umpire_calls_a_stroke(stroke: Stroke, expected: list[str]) -> None:
    assert said(BOARD, stroke) == expected


def test_the_umpire_calls_an_infringement() -> None:
    assert said(BOARD, Foul("white", "touch"))[0] == "Technical foul, White."
    assert said(Board(), Foul("white", "touch")) == ["Technical foul, White.", "Owed: one white piece."]


def test_the_umpire_says_what_the_law_orders_to_be_said() -> None:
    assert said(Board(), Play()) == ["Play."]
    assert said(BOARD, Warn("black")) == ["Black, warning for distracting the opponent."]


def test_the_umpire_calls_the_end() -> None:
    last = Board(men=Each(1, 4), broken=True)
    assert said(last, Stroke(white=1, striker=True)) == [
        "Board to Black: 3 points.",
        "One more point on demand.",
    ]


def test_a_refusal_is_not_called() -> None:
    assert said(Board(appeal=True), Stroke()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_calls(language: Language) -> None:
    words = said(BOARD, Stroke(white=1, queen=True, striker=True, improper="push"), language)
    assert len(words) == 4
    assert all(words)
