"""Every clause points to a rule that exists and to a case that cites it; every rule and effect has its words."""

from pathlib import Path
from typing import get_args

import pytest

from arbitro.backgammon.apply import BackgammonEffect
from arbitro.backgammon.books.wbgf_2_1.parameters import PARAMETERS as P
from arbitro.backgammon.books.wbgf_2_1.rules import book
from arbitro.backgammon.offences import OFFENCES
from arbitro.cases import Case, cites, hear, read_cases
from arbitro.kernel import kebab, tag_of
from arbitro.l10n import LANGUAGES, Language, knows, messages
from arbitro.library import ClauseStatus, coverage

TESTS = Path(__file__).parents[1]
FILES = TESTS.glob("cases/backgammon/*.yaml")
CASES = {
    case.id: case for file in FILES for case in read_cases(file.read_text("utf-8")) if isinstance(case, Case)
}
STANDINGS = coverage("backgammon/wbgf-2.1").standings
POINTING = [s for s in STANDINGS.values() if s.status not in ("stated", "measured", "desk")]


@pytest.mark.parametrize("standing", POINTING, ids=lambda standing: standing.clause)
def test_a_clause_points_to_its_own_rule_or_offence_and_to_a_case_that_cites_it(
    standing: ClauseStatus,
) -> None:
    kinds = dict(pointer.split(":", 1) for pointer in standing.points_to)
    if "rule" in kinds:
        assert (standing.clause, kinds["rule"]) in {(rule.law, rule.name) for rule in book.rules}
    if "offence" in kinds:
        offence = OFFENCES[kinds["offence"]]
        assert standing.clause in (offence.law, offence.sanction, offence.report)
    if "code" not in kinds:
        assert any(cites(law, standing.clause) for law in hear(CASES[kinds["case"]]).laws)


def test_every_effect_and_refusal_has_its_words() -> None:
    for effect in get_args(BackgammonEffect):
        assert knows(f"backgammon-{kebab(tag_of(effect))}")
    for rule in book.rules:
        if rule.fact is not None and rule.function.__annotations__.get("return") is bool:
            assert knows(f"backgammon-refused-{kebab(rule.name)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_director_enters_has_its_words(language: Language) -> None:
    said = messages(language)["backgammon-matter"]
    named = [*OFFENCES, *P.requests, *P.announcements, *(f"clock-{why}" for why in P.clock), "emergency"]
    assert [name for name in named if f"[{name}]" not in said] == []
