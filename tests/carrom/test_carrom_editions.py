"""The three books agree where they should and differ where they do."""

import pytest

from arbitro.carrom.board import Board
from arbitro.carrom.books.classic_29.numbers import NEAREST
from arbitro.carrom.facts import CarromStroke, LeaveSeat
from arbitro.carrom.game import GAMES
from arbitro.carrom.sides import Each

ICF, CLASSIC, COLOMBIA = (GAMES[f"carrom/{name}"] for name in ("icf-2001", "classic-29", "colombia"))
NINE = Board(men=Each(9, 6), opened=Each(True, True), broken=True)


def test_the_books_differ_on_the_queen_and_the_striker_with_nine_men() -> None:
    stroke = CarromStroke(queen=True, striker=True)
    assert [referee.boards.judge(NINE, stroke).state.turn for referee in (ICF, CLASSIC, COLOMBIA)] == [
        "white",
        "black",
        "black",
    ]


def test_colombia_alone_has_no_break_when_the_striker_leaves_the_board() -> None:
    stroke = CarromStroke(off_board=True)
    assert [referee.boards.judge(Board(), stroke).state.broken for referee in (ICF, CLASSIC, COLOMBIA)] == [
        True,
        True,
        False,
    ]


def test_the_classic_game_has_a_dearer_queen_and_no_maximum() -> None:
    board = Board(men=Each(9, 9), broken=True)
    points = [
        end.points
        for referee in (ICF, CLASSIC, COLOMBIA)
        if (end := referee.boards.judge(board, LeaveSeat("white")).state.outcome)
    ]
    assert points == [12, 14, 12]


def test_where_the_classic_book_is_silent_the_ruling_is_derived() -> None:
    verdict = CLASSIC.boards.judge(NINE, CarromStroke(improper="push"))
    derived = {ruling.law: ruling.derived for ruling in verdict.rulings}
    assert derived[NEAREST["64a"]]
    assert not next(
        r for r in ICF.boards.judge(NINE, CarromStroke(improper="push")).rulings if r.law == "64a"
    ).derived


@pytest.mark.parametrize(
    ("edition", "derived"), [("icf-2001", True), ("classic-29", False), ("colombia", False)]
)
def test_two_men_for_own_men_and_striker_improper_are_a_reading_in_one_book_only(
    edition: str, derived: bool
) -> None:
    board = Board(men=Each(6, 7), opened=Each(True, True), broken=True)
    stroke = CarromStroke(white=1, striker=True, improper="push")
    verdict = GAMES[f"carrom/{edition}"].boards.judge(board, stroke)
    ruling = next(r for r in verdict.rulings if r.rule == "own_men_and_the_striker_in_an_improper_stroke")
    assert ruling.derived is derived
    assert verdict.state.to_place.white == 3
