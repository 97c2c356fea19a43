"""The clauses of an edition that can be broken outside a stroke, each entered by its own number (62, 64a)."""

from collections.abc import Collection, Iterator, Mapping

from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromFoul, Offence
from arbitro.carrom.orders import declare_foul
from arbitro.carrom.parameters import CarromParameters
from arbitro.kernel import Book, Effect

Clauses = Mapping[str, Offence]
"""The clauses in the order of the book, each with the offence of the umpire's list that it is an instance of."""


def enter_clauses(book: Book[Board, CarromParameters], clauses: Clauses, partners: Collection[str]) -> None:
    """Enter the rule of every clause; those for partners can be broken in doubles only."""
    for law in clauses:
        _enter(book, law)
    for law in partners:
        _only_in_doubles(book, law)


def _enter(book: Book[Board, CarromParameters], law: str) -> None:
    @book.rule(law, CarromFoul, when=("law",), by_number=True)
    def the_clause_that_was_broken(board: Board, act: CarromFoul, p: CarromParameters) -> Iterator[Effect]:
        if act.law == law:
            yield declare_foul(board, act.by)


def _only_in_doubles(book: Book[Board, CarromParameters], law: str) -> None:
    @book.refuses(law, CarromFoul, when=("law",), by_number=True)
    def there_is_no_partner(board: Board, act: CarromFoul, p: CarromParameters) -> bool:
        return act.law == law and not board.doubles
