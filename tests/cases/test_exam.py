"""The umpires' exam: fixed by its seed, fair in every language, marked by the engine."""

import subprocess
import sys

import pytest
from msgspec.structs import replace

from arbitro.cases import Case, hear, read_cases
from arbitro.cases.exam import (
    CHOICES,
    PASS_LINE,
    QUESTIONS,
    ChosenAnswer,
    Paper,
    call_text,
    clause_title,
    make_paper,
    mark_paper,
    read_answers,
    situation,
    write_answers,
)
from arbitro.l10n import LANGUAGES
from arbitro.library import editions

SEEDS = ("1", "2", "spring 2026")
PAPERS = [(edition, seed) for edition in editions() for seed in SEEDS]

OWN = """
id: federation-1
edition: snooker/wpbsa
given: {reds: 3, score: {A: 60, B: 20}}
when: [{stroke: {first: none}}]
then: {laws: ["3.12.a.5"]}
"""


def right_answers(paper: Paper) -> list[ChosenAnswer]:
    return [ChosenAnswer(mark.call, mark.clause) for mark in mark_paper(paper, ()).marks]


@pytest.mark.parametrize(("edition", "seed"), PAPERS)
def test_a_paper_has_twenty_questions_and_is_the_same_whenever_its_seed_is_asked(
    edition: str, seed: str
) -> None:
    paper = make_paper(edition, seed)
    assert len(paper.questions) == QUESTIONS
    assert len({question.case.id for question in paper.questions}) == QUESTIONS
    assert make_paper(edition, seed) == paper
    assert make_paper(edition, f"{seed} again") != paper


@pytest.mark.parametrize(("edition", "seed"), PAPERS)
def test_answers_differ_from_each_other_in_every_language(edition: str, seed: str) -> None:
    for question in make_paper(edition, seed).questions:
        for language in LANGUAGES:
            assert len({call_text(call, language) for call in question.calls}) == CHOICES
            assert len({clause_title(clause, language) for clause in question.clauses}) == CHOICES
            assert all(situation(question.case, language)[1])


@pytest.mark.parametrize("edition", editions())
def test_only_one_law_of_a_question_is_cited_in_its_case(edition: str) -> None:
    for question in make_paper(edition, "7").questions:
        cited = hear(question.case).laws
        assert sum(one.law in cited and one.edition == edition for one in question.clauses) == 1


@pytest.mark.parametrize("edition", editions())
def test_a_paper_walks_through_the_book(edition: str) -> None:
    paper = make_paper(edition, "7")
    marks = mark_paper(paper, ()).marks
    deciding = {
        question.clauses[mark.clause].law for question, mark in zip(paper.questions, marks, strict=True)
    }
    assert len(deciding) >= QUESTIONS * 3 // 4


def test_wrong_answers_come_from_other_editions_too() -> None:
    found = [
        question for seed in range(10) for question in make_paper("carrom/icf-2001", str(seed)).questions
    ]
    assert any(clause.edition != "carrom/icf-2001" for question in found for clause in question.clauses)
    assert any(call.edition != "carrom/icf-2001" for question in found for call in question.calls)


@pytest.mark.parametrize("edition", editions())
def test_a_question_is_right_when_call_and_law_are(edition: str) -> None:
    paper = make_paper(edition, "7")
    right = right_answers(paper)
    assert mark_paper(paper, right).points == QUESTIONS
    wrong_law = [replace(one, clause=((one.clause or 0) + 1) % CHOICES) for one in right]
    wrong_call = [replace(one, call=((one.call or 0) + 1) % CHOICES) for one in right]
    assert mark_paper(paper, wrong_law).points == mark_paper(paper, wrong_call).points == 0
    assert mark_paper(paper, ()).points == 0


def test_the_line_is_four_of_five() -> None:
    paper = make_paper("snooker/wpbsa", "7")
    right = right_answers(paper)
    assert mark_paper(paper, right[:PASS_LINE]).passed
    assert not mark_paper(paper, right[: PASS_LINE - 1]).passed


def test_answers_are_written_in_two_letters_each() -> None:
    answers = (ChosenAnswer(0, 3), ChosenAnswer(None, 2), ChosenAnswer())
    assert write_answers(answers) == "ad-c--"
    assert read_answers("ad-c--") == answers
    assert read_answers("zz9") == (ChosenAnswer(), ChosenAnswer())


def test_the_cases_of_a_federation_come_first() -> None:
    own = [case for case in read_cases(OWN) if isinstance(case, Case)]
    assert any(one.case.id == "federation-1" for one in make_paper("snooker/wpbsa", "7", own).questions)
    assert not any(one.case.id == "federation-1" for one in make_paper("carrom/icf-2001", "7", own).questions)


def test_the_exam_needs_no_web() -> None:
    heavy = ("starlette", "jinja2", "sqlalchemy", "typst", "numpy")
    asked = f"import arbitro.cases.exam, sys; print([m for m in sys.modules if m.split('.')[0] in {heavy}])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
