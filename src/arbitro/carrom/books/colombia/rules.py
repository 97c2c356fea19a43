"""The rules of the Colombian edition: those of the federation's, amended where this book differs."""

from arbitro.carrom.books.colombia.parameters import PARAMETERS
from arbitro.carrom.books.icf_2001.rules import CLAUSES as ICF_CLAUSES
from arbitro.carrom.books.icf_2001.rules import PARTNERS
from arbitro.carrom.books.icf_2001.rules import book as icf
from arbitro.carrom.books.icf_2001.rules import matches as icf_matches
from arbitro.carrom.books.icf_2001.rules_score import the_opponents_men_are_the_points
from arbitro.carrom.clauses import Clauses, enter_clauses
from arbitro.carrom.facts import Finish
from arbitro.carrom.rows import enter_strokes
from arbitro.kernel import law_numbers

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

# 104a has "superior a 22" where 54 and 104b have 22 or more, 95b and 116 are mistranslated: read as the sister
# editions have them.
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

# Nine men on the board again once dues are paid (95c): queen and striker are here and in classic a matter of
# 95d, with the turn lost; in ICF of 99a, and the turn goes on.
book.amends("95d")


enter_strokes(
    book,
    """
    queen_and_striker_with_all_nine_men: queen back, due, turn passes
        95d  queen striker nine | own indebted improper
    """,
)


book.amends("99a")


enter_strokes(
    book,
    """
    queen_and_striker_with_fewer_men: queen back, due, goes on
        99a*  queen striker opponents | own nine barred improper
        99a   queen striker           | own opponents nine barred improper
    a_queen_that_falls_is_not_covered: queen to be covered
        113   uncovered own           | striker improper barred
    """,
)
