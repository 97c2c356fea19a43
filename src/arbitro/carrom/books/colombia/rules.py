"""The rules of the Colombian edition: those of the federation's, amended where this book differs."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.colombia.parameters import PARAMETERS
from arbitro.carrom.books.icf_2001.rules import CLAUSES as ICF_CLAUSES
from arbitro.carrom.books.icf_2001.rules import PARTNERS
from arbitro.carrom.books.icf_2001.rules import book as icf
from arbitro.carrom.books.icf_2001.rules import matches as icf_matches
from arbitro.carrom.books.icf_2001.rules_score import the_opponents_men_are_the_points
from arbitro.carrom.clauses import Clauses, enter_clauses
from arbitro.carrom.effects import QueenBack, QueenPending
from arbitro.carrom.facts import Finish, Shot
from arbitro.carrom.orders import continues, due, passes
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Effect, law_numbers

EDITION = "carrom/colombia"
NUMBERS = {"52b": "52b.i", "143a.i": "143a"}
PLAIN = (
    "after_the_first_stroke_of_the_turn",  # 64a
    "the_queen_first_and_a_man_against_her",  # 65b
    "own_men_and_the_striker_in_an_improper_stroke",  # 77b
    "queen_and_own_men_with_nine_men",  # 97b
    "covering_with_both_last_men_improper",  # 102b
    "both_last_men_with_the_queen_on_the_board",  # 105a
    "both_last_men_with_the_queen_on_the_board_improper",  # 105b
    "the_opponents_last_man_with_the_queen_on_the_board",  # 106a
    "the_opponents_last_man_with_the_queen_on_the_board_improper",  # 106b
    "the_last_own_man_with_the_queen_on_the_board_improper",  # 107b
    "the_last_own_man_and_striker_with_the_queen_on_the_board",  # 108a
    "the_last_own_man_and_striker_with_the_queen_on_the_board_improper",  # 108b
    "queen_both_last_men_and_striker",  # 109a
    "queen_both_last_men_and_striker_improper",  # 109b
    "both_last_men_and_striker_after_covering",  # 110a
    "both_last_men_and_striker_after_covering_improper",  # 110b
    "the_opponents_last_man_and_striker_with_the_queen_on_the_board_improper",  # 111b
    "both_last_men_and_striker_with_the_opponents_queen",  # 112a
    "both_last_men_and_striker_with_the_opponents_queen_improper",  # 112b
    "turns_passed_over_cancel_the_board",  # 137
    "both_last_men_and_striker_from_the_cut_off",  # 112
    "the_deciding_game_is_halved",  # 60a
)
"""Rules that this book states and the federation's leaves to a reading."""

READ = (
    "the_queen_with_a_due_outstanding",  # 95b
    "queen_and_both_last_men",  # 104a
    "the_striker_leaves_the_board",  # 116
)
"""Rules that the federation's book states and this one leaves to a reading."""

DERIVED = {**dict.fromkeys(PLAIN, False), **dict.fromkeys(READ, True)}

book = icf.overlay(EDITION, law_numbers(__package__), PARAMETERS, NUMBERS, DERIVED)
matches = icf_matches.overlay(EDITION, law_numbers(__package__), PARAMETERS, NUMBERS, DERIVED)

CLAUSES: Clauses = {law: offence for law, offence in ICF_CLAUSES.items() if law not in ("31", "122c", "122e")}
"""As in the federation's book, but for what this one permits, or measures."""

enter_clauses(book, CLAUSES, PARTNERS)


book.rule("52b.ii", Finish, when=("last_own",), without=("last_opponents", "queen_left"))(
    the_opponents_men_are_the_points
)

book.amends("95d")


@book.rule("95d", Shot, when=("queen", "striker", "nine"), without=("own", "indebted", "improper"))
def queen_and_striker_with_all_nine_men(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back, charge a due and pass the turn whenever all nine men are on the board."""
    yield QueenBack()
    yield due(board, shot)
    yield passes(board)


book.amends("99a")


@book.rule("99a", Shot, when=("queen", "striker"), without=("own", "opponents", "nine", "barred", "improper"))
@book.rule(
    "99a",
    Shot,
    when=("queen", "striker", "opponents"),
    without=("own", "nine", "barred", "improper"),
    derived=True,
)
def queen_and_striker_with_fewer_men(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back with a due; the player goes on."""
    yield QueenBack()
    yield due(board, shot)
    yield continues(shot)


@book.rule("113", Shot, when=("uncovered", "own"), without=("striker", "improper", "barred"))
def a_queen_that_falls_is_not_covered(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Have a queen that falls in after the stroke covered still, although own men fell in that stroke."""
    yield QueenPending(shot.side)
