"""Rules that are rows of a table: under a clause, what happened, and what follows from it.

    own_men_and_the_striker: own men back, due, goes on
        73    striker own            | opponents queen improper covering last_own
        73*   striker own last_own   | opponents queen improper covering

Left of the bar stands what a stroke must have, right of it what it must not; a star marks a reading.
"""

from collections.abc import Callable, Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.effects import QueenBack, QueenCovered, QueenPending
from arbitro.carrom.facts import CarromFoul, CarromShot, Finish
from arbitro.carrom.orders import back, continues, declare_foul, due, foul, passes, penalty
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.points import faults, for_one, for_the_queen, lost_by_men, lost_by_the_queen
from arbitro.carrom.sides import other
from arbitro.kernel import Book, Effect

CarromBook = Book[Board, CarromParameters]

FOLLOWS: dict[str, Callable[[Board, Finish, CarromParameters], Effect]] = {
    "due": lambda board, shot, p: due(board, shot),
    "foul": lambda board, shot, p: foul(shot),
    "goes on": lambda board, shot, p: continues(shot),
    "own men back": lambda board, shot, p: back(board, shot),
    "penalty man": lambda board, shot, p: penalty(board, shot.side),
    "queen back": lambda board, shot, p: QueenBack(),
    "queen covered": lambda board, shot, p: QueenCovered(shot.side),
    "queen to be covered": lambda board, shot, p: QueenPending(shot.side),
    "turn passes": lambda board, shot, p: passes(board),
    "uncovered queen back": lambda board, shot, p: QueenBack(shot.side),
    "lost by men": lambda board, shot, p: lost_by_men(board, shot, p, queen=False),
    "lost by men and queen": lost_by_men,
    "lost by one": lambda board, shot, p: for_one(board, other(shot.side), faults(shot)),
    "lost by the queen": lost_by_the_queen,
    # 108b: what is granted on demand here differs by edition (two, or one in the 29-point game).
    "lost by the queen as the edition says": lambda board, shot, p: for_the_queen(
        board, other(shot.side), p, p.last_man_striker_improper
    ),
    "won by one": lambda board, shot, p: for_one(board, shot.side),
    "won by the queen": lambda board, shot, p: for_the_queen(board, shot.side, p),
}
"""What can follow from a stroke; `lost` and `won` are the board, for the player."""


def enter_strokes(book: CarromBook, table: str, fact: type[CarromShot] = CarromShot) -> None:
    """Enter a table of rules on strokes: on those after which play goes on, or on those that end the board."""
    lines = [line.strip() for line in table.strip().splitlines()]
    for line in lines:
        if ":" in line:
            name, words = line.split(": ")
            follows = _following(name, words)
            continue
        happened, _, lacked = line.partition("|")
        clause, *when = happened.split()
        law, reading = clause.rstrip("*"), clause.endswith("*")
        book.rule(law, fact, when=when, without=lacked.split(), derived=reading)(follows)


def enter_improper(book: CarromBook, table: str) -> None:
    """Enter a table of clauses by which the making of a stroke is improper: clause, faults, rule."""
    for clause, *kinds, name in map(str.split, table.strip().splitlines()):
        book.rule(clause, CarromShot, Finish, when=("improper",))(_improper(name, frozenset(kinds)))


def enter_offences(book: CarromBook, table: str) -> None:
    """Enter a table of clauses that are broken outside a stroke: clause, offences of the umpire's list, rule."""
    for clause, *kinds, name in map(str.split, table.strip().splitlines()):
        book.rule(clause, CarromFoul, without=("law",))(_offence(name, frozenset(kinds)))


def _following(name: str, words: str) -> Callable[[Board, Finish, CarromParameters], Iterator[Effect]]:
    orders = [FOLLOWS[word] for word in words.split(", ")]

    def rule(board: Board, shot: Finish, p: CarromParameters) -> Iterator[Effect]:
        return (order(board, shot, p) for order in orders)

    rule.__name__, rule.__doc__ = name, f"{name.replace('_', ' ').capitalize()}: {words}."
    return rule


def _improper(
    name: str, kinds: frozenset[str]
) -> Callable[[Board, CarromShot, CarromParameters], Iterator[Effect]]:
    def rule(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
        if shot.improper in kinds:
            yield foul(shot)

    rule.__name__, rule.__doc__ = name, f"{name.replace('_', ' ').capitalize()}."
    return rule


def _offence(
    name: str, kinds: frozenset[str]
) -> Callable[[Board, CarromFoul, CarromParameters], Iterator[Effect]]:
    def rule(board: Board, act: CarromFoul, p: CarromParameters) -> Iterator[Effect]:
        if act.offence in kinds:
            yield declare_foul(board, act.by)

    rule.__name__, rule.__doc__ = name, f"{name.replace('_', ' ').capitalize()}."
    return rule
