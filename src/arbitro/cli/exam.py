"""`arbitro exam`: a paper of the umpires' exam, its key, and its marks, on the screen or as PDF."""

from pathlib import Path

import click

from arbitro.cases import Case, read_cases
from arbitro.cases.book import own_cases
from arbitro.cases.exam import PASS_LINE, Paper, make_paper, mark_paper, read_answers
from arbitro.cli.commands import command, option
from arbitro.cli.language import language, tell
from arbitro.cli.laws import EditionChoice

FAILED = 1


@command("exam")
@click.argument("edition", type=EditionChoice())
@option("--seed", default="1", show_default=True, help="exam-option-seed")
@option(
    "--cases", "files", multiple=True, type=click.Path(exists=True, dir_okay=False), help="exam-option-cases"
)
@option("--key", is_flag=True, help="exam-option-key")
@option("--answers", help="exam-option-answers")
@option("--pdf", type=click.Path(dir_okay=False, path_type=Path), help="exam-option-pdf")
def exam(
    edition: str, seed: str, files: tuple[str, ...], key: bool, answers: str | None, pdf: Path | None
) -> int:
    """Print a paper, its key, or the marks of answers: 0 passed or printed, 1 not passed."""
    own = [
        case
        for file in files
        for case in read_cases(Path(file).read_text(encoding="utf-8"))
        if isinstance(case, Case)
    ]
    paper = make_paper(edition, seed, (*own, *own_cases()))
    if answers is not None:
        return _mark(paper, answers)
    if pdf:
        from arbitro.papers.exam import exam_paper
        from arbitro.papers.press import bind_papers

        pdf.write_bytes(bind_papers((exam_paper(paper, language(), key),), language()))
        return 0
    _print(paper, key)
    return 0


def _mark(paper: Paper, written: str) -> int:
    marks = mark_paper(paper, read_answers(written))
    said = "exam-passed" if marks.passed else "exam-failed"
    click.echo(tell(said, points=marks.points, questions=len(marks.marks)))
    return 0 if marks.passed else FAILED


def _print(paper: Paper, key: bool) -> None:
    from arbitro.papers.exam import paper_number, printed_question

    click.echo(paper_number(paper, language()))
    click.echo(tell("exam-paper-lead", questions=len(paper.questions), line=PASS_LINE))
    for number, (question, mark) in enumerate(
        zip(paper.questions, mark_paper(paper, ()).marks, strict=True), 1
    ):
        asked = printed_question(question, language())
        click.echo(f"\n{number}. {'; '.join(filter(None, (asked.given, *asked.acts)))}")
        for says, options, right in (
            (asked.asks, asked.calls, mark.call),
            (tell("exam-which-law"), asked.clauses, mark.clause),
        ):
            click.echo(f"   {says}")
            for place, said in enumerate(options):
                click.echo(f"   {'*' if key and place == right else ' '} {'abcd'[place]}) {said}")
