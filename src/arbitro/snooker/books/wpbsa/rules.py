"""The whole book: each section enters its rules in the order of the book."""

# isort: off
from arbitro.snooker.books.wpbsa import rules_play  # noqa: F401
from arbitro.snooker.books.wpbsa import rules_balls  # noqa: F401
from arbitro.snooker.books.wpbsa import rules_fouls  # noqa: F401
from arbitro.snooker.books.wpbsa import rules_penalties  # noqa: F401
from arbitro.snooker.books.wpbsa import rules_misses  # noqa: F401
from arbitro.snooker.books.wpbsa import rules_conduct  # noqa: F401

# isort: on
from arbitro.snooker.books.wpbsa.book import BOOK as FRAMES
from arbitro.snooker.books.wpbsa.rules_match import BOOK as MATCHES

__all__ = ["FRAMES", "MATCHES"]
