from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromStroke
from arbitro.carrom.game import GAMES
from arbitro.carrom.sides import Each
from arbitro.kernel import Fact

ICF = GAMES["carrom/icf-2001"]
WHITE = (CarromStroke(white=4), CarromStroke(queen=True), CarromStroke(white=3), CarromStroke(white=2))
BLACK = (
    CarromStroke(white=1),
    CarromStroke(),
    CarromStroke(black=5),
    CarromStroke(black=1, queen=True),
    CarromStroke(black=3),
)


def played(board: Board, *facts: Fact) -> tuple[Board, tuple[str, ...]]:
    laws: tuple[str, ...] = ()
    for fact in facts:
        verdict = ICF.boards.judge(board, fact)
        board, laws = verdict.state, verdict.laws
    return board, laws


def slam(board: Board) -> str | None:
    return board.outcome.slam if board.outcome else None


def test_26a_all_nine_and_the_queen_from_the_break_are_a_white_slam() -> None:
    board, laws = played(Board(), *WHITE)
    assert slam(board) == "white"
    assert "26a" in laws
    assert board.outcome
    assert board.outcome.points == 12


def test_26a_a_turn_lost_in_between_is_no_slam() -> None:
    board, _ = played(Board(), WHITE[0], CarromStroke(), CarromStroke(), *WHITE[1:])
    assert board.outcome
    assert slam(board) is None


def test_26b_the_black_men_left_in_the_first_turn_are_a_black_slam() -> None:
    board, laws = played(Board(), *BLACK)
    assert slam(board) == "black"
    assert "26b" in laws


def test_26b_in_the_second_turn_it_is_none() -> None:
    board, _ = played(Board(), BLACK[0], BLACK[1], CarromStroke(), CarromStroke(), *BLACK[2:])
    assert board.outcome
    assert slam(board) is None


def test_a_board_whose_beginning_is_not_known_has_no_slam() -> None:
    board = ICF.read({"men": {"white": 1, "black": 9}, "queen": "white"}, []).state.board
    assert board.men == Each(1, 9)
    board, _ = played(board, CarromStroke(white=1))
    assert slam(board) is None
