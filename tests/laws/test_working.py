"""A clause counts as working only if a ruling of a case cites it, or a live match reaches the code that serves it."""

import importlib
from functools import cache
from operator import attrgetter
from pathlib import Path

import pytest

from arbitro.cases import Case, CaseProblem, attempt, cites, hear, read_cases
from arbitro.library import ClauseStatus, coverage, editions
from tests.laws.driven import reached

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*/*.yaml"))
WORKING = ("decided", "enforced", "called", "timed", "desk")
"""Statuses that say that the program does something about a clause."""
UNPROVEN = Path(__file__).with_name("unproven.txt")
"""Clauses for which neither is shown yet, one `edition clause` a line. The list may only grow shorter."""


@cache
def cited() -> dict[str, frozenset[str]]:
    """Return the laws that the rulings of all cases cite, by edition."""
    laws: dict[str, set[str]] = {edition: set() for edition in (*editions(), "desk")}
    for file in CASES:
        for case in read_cases(file.read_text(encoding="utf-8")):
            heard = attempt(case, hear) if isinstance(case, Case) else case
            if isinstance(case, Case) and not isinstance(heard, CaseProblem):
                laws[case.edition].update(heard.laws)
    return {edition: frozenset(found) for edition, found in laws.items()}


def is_reached(pointer: str) -> bool:
    """Tell whether a live match reaches the function that a pointer names, wherever it is defined."""
    module, _, name = pointer.removeprefix("code:").partition(":")
    served = attrgetter(name)(importlib.import_module(module))
    return f"{getattr(served, '__module__', '')}:{getattr(served, '__qualname__', '')}" in reached()


def works(edition: str, standing: ClauseStatus) -> bool:
    """Tell whether what a status says of a clause is shown."""
    if any(cites(law, standing.clause) for law in cited()[edition]):
        return True
    return any(is_reached(one) for one in standing.points_to if one.startswith("code:"))


@pytest.mark.parametrize("edition", editions())
def test_what_counts_as_working_works(edition: str) -> None:
    standings = [one for one in coverage(edition).standings.values() if one.status in WORKING]
    found = {one.clause for one in standings if not works(edition, one)}
    lines = [line.split() for line in UNPROVEN.read_text(encoding="utf-8").splitlines()]
    listed = {clause for book, clause in lines if book == edition}
    assert found - listed == set(), "no case cites these, and no live match reaches their code"
    assert listed - found == set(), "these work now: take them out of unproven.txt"


def test_a_function_that_nothing_calls_is_not_reached() -> None:
    assert is_reached("code:arbitro.kernel.sitting:Sitting.enter")
    assert not is_reached("code:arbitro.kernel.sitting:Sitting.protest")
    assert not is_reached("code:arbitro.carrom.match:CarromMatch")
