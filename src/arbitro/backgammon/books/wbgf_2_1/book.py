"""The book that the chapters enter their rules in."""

from collections.abc import Callable
from typing import TypeAlias, get_args

from arbitro.backgammon.apply import apply
from arbitro.backgammon.books.wbgf_2_1.parameters import PARAMETERS
from arbitro.backgammon.facts import BackgammonFact
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.parameters import BackgammonParameters
from arbitro.kernel import Book, Fact, law_numbers

Refusal: TypeAlias = Callable[[BackgammonMatch, Fact, BackgammonParameters], bool]

book: Book[BackgammonMatch, BackgammonParameters] = Book(
    "backgammon/wbgf-2.1",
    law_numbers("arbitro.backgammon.books.wbgf_2_1"),
    PARAMETERS,
    apply,
    facts=get_args(BackgammonFact),
)


def refuses_each(law: str, *kinds: type[Fact]) -> Callable[[Refusal], Refusal]:
    """Enter one refusal for facts of several kinds."""

    def enter(function: Refusal) -> Refusal:
        for kind in kinds:
            book.refuses(law, kind)(function)
        return function

    return enter
