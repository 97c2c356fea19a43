"""Cases: situations at the table and the rulings that the law books give for them."""

from arbitro.cases.compare import Difference, cites, compare
from arbitro.cases.document import Case, CaseProblem, read_case, read_cases, read_event
from arbitro.cases.guard import attempt
from arbitro.cases.hearing import HeardEvent, Hearing, hear
from arbitro.cases.referee import Referee, referee

__all__ = [
    "Case",
    "CaseProblem",
    "Difference",
    "HeardEvent",
    "Hearing",
    "Referee",
    "attempt",
    "cites",
    "compare",
    "hear",
    "read_case",
    "read_cases",
    "read_event",
    "referee",
]
