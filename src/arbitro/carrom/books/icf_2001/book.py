"""The book of the International Carrom Federation of 2001, still without its rules."""

from arbitro.carrom.apply import apply_board, begin_board
from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.parameters import PARAMETERS
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book, law_numbers

EDITION = "carrom/icf-2001"
LAWS = law_numbers(__package__)

book: Book[Board, Parameters] = Book(EDITION, LAWS, PARAMETERS, apply_board, begin_board)
