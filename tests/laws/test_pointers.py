"""Every status points to something that is there: docs/coverage.md says to what."""

import importlib
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest

from arbitro.cases import Case, read_cases
from arbitro.library import STATUSES, ClauseStatus, coverage, editions, game, game_of

ROOT = Path(__file__).parents[2]
NEEDS: dict[str, tuple[set[str], set[str]]] = {
    "decided": ({"rule"}, {"case"}),
    "enforced": ({"code", "rule"}, {"test", "case"}),
    "called": ({"offence"}, {"case", "test"}),
    "timed": ({"code", "rule"}, {"test", "case"}),
    "desk": ({"code"}, {"test"}),
}
POINTED = [
    pytest.param(edition, status, id=f"{edition}-{status}")
    for edition in editions()
    for status in NEEDS
    if coverage(edition).count()[status]
]


@cache
def case_ids() -> frozenset[str]:
    files = (ROOT / "tests/cases").glob("*/*.yaml")
    found = (case for file in files for case in read_cases(file.read_text(encoding="utf-8")))
    return frozenset(case.id for case in found if isinstance(case, Case))


@cache
def rule_names(edition: str) -> frozenset[str]:
    return frozenset(rule.name for book in game(edition).books for rule in book.rules)


def exists(edition: str, pointer: str) -> bool:
    kind, _, target = pointer.partition(":")
    match kind:
        case "rule":
            return target in rule_names(edition)
        case "case":
            return target in case_ids()
        case "code":
            module, _, name = target.partition(":")
            return attrgetter(name)(importlib.import_module(module)) is not None
        case "test":
            file, _, name = target.partition("::")
            return f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
        case "offence":
            offences: Any = importlib.import_module(f"arbitro.{game_of(edition)}.offences").OFFENCES
            return target in offences
        case _:
            return False


def faults(edition: str, standing: ClauseStatus) -> list[str]:
    kinds = {pointer.partition(":")[0] for pointer in standing.points_to}
    lacking = [f"no {' or '.join(sorted(need))}" for need in NEEDS[standing.status] if not kinds & need]
    absent = [f"{pointer} is not there" for pointer in standing.points_to if not exists(edition, pointer)]
    return lacking + absent


@pytest.mark.parametrize(("edition", "status"), POINTED)
def test_a_status_points_to_what_is_there(edition: str, status: str) -> None:
    standings = [s for s in coverage(edition).standings.values() if s.status == status]
    found = {s.clause: found for s in standings if (found := faults(edition, s))}
    assert found == {}


@pytest.mark.parametrize("edition", editions())
def test_an_open_clause_says_which_status_it_will_have(edition: str) -> None:
    found = coverage(edition)
    for clause in found.open:
        assert found.standings[clause].points_to[0] in STATUSES, clause


@pytest.mark.parametrize("edition", editions())
def test_no_clause_is_open(edition: str) -> None:
    assert coverage(edition).open == ()


def test_the_documentation_explains_every_status() -> None:
    page = (ROOT / "docs/coverage.md").read_text(encoding="utf-8")
    assert all(f"| `{status}` |" in page for status in STATUSES)
