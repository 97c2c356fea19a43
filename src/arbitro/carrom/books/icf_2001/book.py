"""The book of the International Carrom Federation of 2001, still without its rules."""

from typing import get_args

from arbitro.carrom.apply import apply_board, begin_board
from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.parameters import PARAMETERS
from arbitro.carrom.facts import BoardFact, MatchFact
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.seen import remembers, sees
from arbitro.kernel import Book, law_numbers

EDITION = "carrom/icf-2001"
LAWS = law_numbers(__package__)

book: Book[Board, CarromParameters] = Book(
    EDITION,
    LAWS,
    PARAMETERS,
    apply_board,
    begin_board,
    facts=(*get_args(BoardFact), *get_args(MatchFact)),
    sees=sees,
    remembers=remembers,
)
