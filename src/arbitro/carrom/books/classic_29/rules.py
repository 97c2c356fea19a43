"""The rules of the 29-point game: the federation's under this book's numbers, amended where it differs."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.classic_29.numbers import NEAREST, NUMBERS
from arbitro.carrom.books.classic_29.parameters import PARAMETERS
from arbitro.carrom.books.colombia.rules import PLAIN
from arbitro.carrom.books.icf_2001.rules import book as icf
from arbitro.carrom.books.icf_2001.rules import matches as icf_matches
from arbitro.carrom.clauses import Clauses, enter_clauses
from arbitro.carrom.effects import QueenBack, QueenPending
from arbitro.carrom.facts import Finish, Foul, Shot
from arbitro.carrom.orders import continues, declare_foul, due, foul, passes
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Effect, law_numbers

EDITION = "carrom/classic-29"
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


@book.rule("general.13", Foul, without=("law",))
def powder_costs_a_foul(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Declare the infringement of adding or taking away powder."""
    if act.offence == "powder":
        yield declare_foul(board, act.by)


@book.rule("striking.6", Foul, without=("law",))
def the_elbow_stays_behind_the_frame(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid the elbow over the frame, and the body beyond the diagonals."""
    if act.offence in ("elbow", "body"):
        yield declare_foul(board, act.by)


@book.rule("striking.1", Shot, when=("improper",))
@book.rule("striking.1", Finish, when=("improper",))
def the_striker_touches_front_and_rear_line(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper in which the striker does not touch both lines."""
    if shot.improper == "base-line":
        yield foul(shot)


@book.rule("striking.2", Shot, when=("improper",))
@book.rule("striking.2", Finish, when=("improper",))
def the_moon_is_not_cut(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper whose striker lies partly in the base circle."""
    if shot.improper == "base-circle":
        yield foul(shot)


@book.rule("shooting", Shot, when=("improper",))
@book.rule("shooting", Finish, when=("improper",))
def the_striker_is_flicked(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper in which the striker is pushed."""
    if shot.improper == "push":
        yield foul(shot)


@book.rule("striking.3", Shot, when=("improper",))
@book.rule("striking.3", Finish, when=("improper",))
def the_striker_crosses_the_front_line(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper that is flicked backwards or along the lines."""
    if shot.improper == "backwards":
        yield foul(shot)


@book.rule("striking.4", Shot, when=("improper",))
@book.rule("striking.4", Finish, when=("improper",))
def a_piece_behind_the_line_is_not_hit_first(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper that hits a piece on or behind the front line before the striker has crossed it."""
    if shot.improper == "behind-line":
        yield foul(shot)


@book.rule("game.1", Shot, when=("queen",), without=("own", "nine", "striker", "improper", "barred"))
def the_queen_is_covered_with_the_next_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Let a side that has pocketed a man of its own take the queen, to be covered next."""
    yield QueenPending(shot.side)


book.amends("queen.7")


@book.rule("queen.7", Shot, when=("queen", "striker", "nine"), without=("own", "indebted", "improper"))
def queen_and_striker_with_all_nine_men(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Bring the queen back, charge a due and pass the turn whenever all nine men are on the board."""
    yield QueenBack()
    yield due(board, shot)
    yield passes(board)


book.amends("queen.13")


@book.rule(
    "queen.13", Shot, when=("queen", "striker"), without=("own", "opponents", "nine", "barred", "improper")
)
@book.rule(
    "queen.13",
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
