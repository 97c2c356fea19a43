"""The rules of the edition of 2001, in the order of the book."""

# Rules are entered when their module is loaded, and refusals are asked in that order: the imports follow the
# book and must not be sorted.
from arbitro.carrom.books.icf_2001 import (  # noqa: F401, I001  # each enters its rules, in the order of the book
    rules_clauses,
    rules_board,
    rules_break,
    rules_turns,
    rules_score,
    rules_fouls,
    rules_jumps,
    rules_dues,
    rules_placing,
    rules_queen,
    rules_finish,
    rules_general,
    rules_loss,
)
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.books.icf_2001.rules_clauses import CLAUSES, PARTNERS
from arbitro.carrom.books.icf_2001.rules_match import matches

__all__ = ["CLAUSES", "PARTNERS", "book", "matches"]
