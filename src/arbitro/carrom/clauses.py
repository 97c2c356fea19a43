"""The clauses of an edition that can be broken outside a stroke, each entered by its own number (62, 64a)."""

from collections.abc import Collection, Iterator, Mapping

from arbitro.carrom.board import Board
from arbitro.carrom.facts import Foul, Offence
from arbitro.carrom.orders import declare_foul
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book, Effect

Clauses = Mapping[str, Offence]
"""The clauses in the order of the book, each with the offence of the umpire's list that it is an instance of."""


def enter_clauses(book: Book[Board, Parameters], clauses: Clauses, partners: Collection[str]) -> None:
    """Enter the rule of every clause; those for partners can be broken in doubles only."""
    for law in clauses:
        _enter(book, law)
    for law in partners:
        _only_in_doubles(book, law)


def _enter(book: Book[Board, Parameters], law: str) -> None:
    @book.rule(law, Foul, when=("law",), by_number=True)
    def the_clause_that_was_broken(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
        if act.law == law:
            yield declare_foul(board, act.by)


def _only_in_doubles(book: Book[Board, Parameters], law: str) -> None:
    @book.refuses(law, Foul, when=("law",), by_number=True)
    def there_is_no_partner(board: Board, act: Foul, p: Parameters) -> bool:
        return act.law == law and not board.doubles
