"""The papers of the umpires' exam: the questions, their key, and the certificate."""

import msgspec

from arbitro.cases.exam import (
    PASS_LINE,
    ExamQuestion,
    Marks,
    Paper,
    call_text,
    clause_title,
    mark_paper,
    situation,
)
from arbitro.l10n import Language, say
from arbitro.library import edition_name
from arbitro.papers.press import Printed


class PrintedQuestion(msgspec.Struct, frozen=True):
    """A question as it stands on paper."""

    given: str
    acts: tuple[str, ...]
    asks: str
    calls: tuple[str, ...]
    clauses: tuple[str, ...]
    right: tuple[int, int] | None
    """The places of the right answers on a key."""


class PrintedExam(msgspec.Struct, frozen=True):
    """What the template of an exam takes."""

    title: str
    beside: str
    lead: str
    foot: str
    questions: tuple[PrintedQuestion, ...]


class PrintedCertificate(msgspec.Struct, frozen=True):
    """What the template of a certificate takes."""

    name: str
    says: str
    number: str
    fields: tuple[tuple[str, str], ...]
    code: str
    foot: str


def exam_paper(paper: Paper, language: Language, key: bool = False) -> Printed:
    """Return a paper with its questions, or with the right answers marked."""
    marks = mark_paper(paper, ()).marks
    questions = tuple(
        printed_question(question, language, (mark.call, mark.clause) if key else None)
        for question, mark in zip(paper.questions, marks, strict=True)
    )
    title = say(language, "exam-key" if key else "exam-title")
    beside = f"{edition_name(paper.edition, language)} · {paper_number(paper, language)}"
    lead = say(language, "exam-paper-lead", line=PASS_LINE, questions=len(paper.questions))
    return Printed(
        "exam-paper", PrintedExam(title, beside, lead, say(language, "exam-hall-paper"), questions)
    )


def printed_question(
    question: ExamQuestion, language: Language, right: tuple[int, int] | None = None
) -> PrintedQuestion:
    """Return a question in words."""
    given, acts = situation(question.case, language)
    return PrintedQuestion(
        given,
        acts,
        say(language, "exam-what-said" if question.calls[0].spoken else "exam-what-ruled"),
        tuple(call_text(call, language) for call in question.calls),
        tuple(f"§ {one.law}  {clause_title(one, language)}" for one in question.clauses),
        right,
    )


def paper_number(paper: Paper, language: Language) -> str:
    """Return what a paper is called."""
    return say(language, "exam-paper-number", seed=paper.seed)


def certificate(
    paper: Paper, marks: Marks, name: str, language: Language, *, date: str, address: str, seal: str
) -> Printed:
    """Return the certificate of somebody who passed; its code leads to the answers."""
    from arbitro.papers.signs import picture  # it draws codes, which a reader's browser cannot

    says = say(
        language,
        "exam-has-passed",
        points=marks.points,
        questions=len(marks.marks),
        edition=edition_name(paper.edition, language),
    )
    fields = (
        (say(language, "exam-date"), date),
        (say(language, "exam-line"), f"{PASS_LINE} / {len(marks.marks)}"),
        (say(language, "exam-paper"), paper.seed),
        (say(language, "exam-examined-by"), ""),
    )
    foot = say(language, "exam-hall-paper")
    return Printed("certificate", PrintedCertificate(name, says, seal, fields, picture(address), foot))
