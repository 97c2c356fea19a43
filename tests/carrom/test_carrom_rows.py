"""Rules that are rows of a table: a misspelt word, field or clause is an error when the book is loaded."""

import pytest

from arbitro.carrom.apply import apply_board
from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import EDITION, LAWS
from arbitro.carrom.books.icf_2001.rules import book as icf
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.rows import enter_improper, enter_strokes
from arbitro.kernel import Book, UnknownLaw


@pytest.fixture
def empty() -> Book[Board, CarromParameters]:
    return Book(EDITION, LAWS, icf.parameters, apply_board)


def test_rows_of_one_rule_share_what_follows_and_say_what_they_rest_on(
    empty: Book[Board, CarromParameters],
) -> None:
    enter_strokes(
        empty,
        """
        own_men_and_the_striker: own men back, due, goes on
            73    striker own          | queen last_own
            73*   striker own last_own | queen
        """,
    )
    plain, reading = empty.rules
    assert (plain.law, plain.derived) == ("73", False)
    assert plain.when == frozenset({"striker", "own"})
    assert plain.without == frozenset({"queen", "last_own"})
    assert (reading.law, reading.derived) == ("73", True)
    assert plain.function is reading.function
    assert plain.function.__doc__ == "Own men and the striker: own men back, due, goes on."


@pytest.mark.parametrize(
    ("table", "error"),
    [
        ("a_rule: due, turn pases\n72a striker", KeyError),
        ("a_rule: due\n72a strikker", AttributeError),
        ("a_rule: due\n72z striker", UnknownLaw),
    ],
)
def test_a_misspelt_row_is_an_error_when_it_is_loaded(
    empty: Book[Board, CarromParameters], table: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        enter_strokes(empty, table)


def test_a_fault_of_making_is_ruled_in_strokes_that_end_the_board_too(
    empty: Book[Board, CarromParameters],
) -> None:
    enter_improper(empty, "33 push the_striker_is_struck_not_pushed")
    assert {rule.fact.__name__ for rule in empty.rules if rule.fact} == {"CarromShot", "Finish"}
