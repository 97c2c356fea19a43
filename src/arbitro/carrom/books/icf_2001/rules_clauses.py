"""Laws 29 to 136: the clauses that can be broken outside a stroke, entered by their numbers."""

from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.clauses import Clauses, enter_clauses

# Offences without a name of their own are entered under the clause that they break, which is cited first; what
# they cost follows from 62 to 64 (our reading).
CLAUSES: Clauses = {
    "29": "chair",
    "30a": "body",
    "30b": "body",
    "31": "chair",
    "32": "body",
    "37a": "elbow",
    "38a": "lean",
    "41b": "other",
    "84b": "other",
    "90": "other",
    "117": "other",
    "118a": "other",
    "119": "other",
    "122a": "powder",
    "122b.i": "powder",
    "122b.ii": "powder",
    "122b.iii": "powder",
    "122c": "powder",
    "122e": "powder",
    "123": "other",
    "126a": "hit-board",
    "128": "talk",
    "129": "distract",
    "131": "gesture",
    "132": "talk",
    "133": "solid-object",
    "134": "touch",
    "135": "striker-tested",
    "136a": "striker-on-frame",
}
"""The clauses that can be broken outside a stroke."""
PARTNERS = ("90", "131")
"""Those of them that can be broken in doubles only."""

enter_clauses(book, CLAUSES, PARTNERS)
