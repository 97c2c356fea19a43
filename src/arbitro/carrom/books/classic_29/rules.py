"""The rules of the 29-point game: the federation's under this book's numbers, amended where it differs."""

from arbitro.carrom.books.classic_29.numbers import NEAREST, NUMBERS
from arbitro.carrom.books.classic_29.parameters import PARAMETERS
from arbitro.carrom.books.colombia.rules import PLAIN
from arbitro.carrom.books.icf_2001.rules import book as icf
from arbitro.carrom.books.icf_2001.rules import matches as icf_matches
from arbitro.carrom.clauses import Clauses, enter_clauses
from arbitro.carrom.rows import enter_improper, enter_offences, enter_strokes
from arbitro.kernel import law_numbers

EDITION = "carrom/classic-29"
# The passive of the text leaves out who pocketed and whose score is meant: the side itself, and the side that
# gets the points.
READ = (
    "the_queen_before_an_own_man",  # queen.4
    "turns_passed_over_cancel_the_board",  # general.38
    "covering_with_both_last_men",  # queen.19
    "covering_with_both_last_men_improper",  # queen.20
    "queen_and_both_last_men",  # queen.23
    "queen_and_both_last_men_improper",  # queen.24
    "both_last_men_with_the_queen_on_the_board",  # queen.25
    "both_last_men_with_the_queen_on_the_board_improper",  # queen.26
    "the_opponents_last_man_and_striker_with_the_queen_on_the_board",  # queen.36
    "the_opponents_last_man_and_striker_with_the_queen_on_the_board_improper",  # queen.37
)
"""Rules whose text here needs a reading: who has pocketed, and whose score counts."""
SILENT = tuple(rule.name for rule in (*icf.rules, *icf_matches.rules) if rule.law in NEAREST)
"""Rules on which this book is silent: they rest on a reading."""

LAWS = law_numbers(__package__)
DERIVED = {**dict.fromkeys(PLAIN, False), **dict.fromkeys((*SILENT, *READ), True)}

book = icf.overlay(EDITION, LAWS, PARAMETERS, NUMBERS, DERIVED)
matches = icf_matches.overlay(EDITION, LAWS, PARAMETERS, NUMBERS, DERIVED)


CLAUSES: Clauses = {
    "sitting.3": "chair",
    "sitting.4": "body",
    "sitting.5": "body",
    "sitting.6": "chair",
    "sitting.7": "body",
    "striking.5": "elbow",
    "striking.6": "elbow",
    "dues.21": "other",
    "dues.30": "other",
    "general.2": "other",
    "general.3": "other",
    "general.5": "other",
    "general.9": "powder",
    "general.10": "powder",
    "general.11": "powder",
    "general.12": "powder",
    "general.13": "powder",
    "general.17": "other",
    "general.23": "hit-board",
    "general.27": "talk",
    "general.28": "distract",
    "general.31": "gesture",
    "general.32": "talk",
    "general.33": "solid-object",
    "general.34": "touch",
    "general.35": "striker-tested",
    "general.36": "striker-on-frame",
}
"""The clauses that can be broken outside a stroke."""
PARTNERS = ("dues.30", "general.31")
"""Those of them that can be broken in doubles only."""

enter_clauses(book, CLAUSES, PARTNERS)

book.amends("game.3", "the_queen_has_her_price")


enter_offences(
    book,
    """
    general.13   powder             powder_costs_a_foul
    striking.6   elbow body         the_elbow_stays_behind_the_frame
    """,
)


enter_improper(
    book,
    """
    striking.1   base-line          the_striker_touches_front_and_rear_line
    striking.2   base-circle        the_moon_is_not_cut
    shooting     push               the_striker_is_flicked
    striking.3   backwards          the_striker_crosses_the_front_line
    striking.4   behind-line        a_piece_behind_the_line_is_not_hit_first
    """,
)


enter_strokes(
    book,
    """
    the_queen_is_covered_with_the_next_stroke: queen to be covered
        game.1  queen | own nine striker improper barred
    """,
)


# "A subsequent stroke" and not the one right after the break: every stroke while the side has nine men on the
# board and has not opened.
book.amends("queen.7")


enter_strokes(
    book,
    """
    queen_and_striker_with_all_nine_men: queen back, due, turn passes
        queen.7  queen striker nine | own indebted improper
    """,
)


book.amends("queen.13")


enter_strokes(
    book,
    """
    queen_and_striker_with_fewer_men: queen back, due, goes on
        queen.13*  queen striker opponents | own nine barred improper
        queen.13   queen striker           | own opponents nine barred improper
    """,
)
