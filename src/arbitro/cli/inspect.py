"""`arbitro inspect`: equipment measured against the law."""

import click
import msgspec

from arbitro.cli.commands import BAD_INPUT, command, complain, option, stop
from arbitro.cli.language import language, tell
from arbitro.cli.system import read, reason
from arbitro.inspection import (
    Finding,
    InspectionReport,
    blank_form,
    card,
    edition_of,
    label,
    off,
    problem,
    read_form,
    requirement_text,
    value,
)
from arbitro.inspection import inspect as judge
from arbitro.kernel import Malformed
from arbitro.library import GAMES, text
from arbitro.library import tell as tell_message

# Something that was measured fails its law; 2 is a form that cannot be read.
FAILS = 1


@command("inspect")
@click.argument("game", type=click.Choice(GAMES))
@click.argument("measurements", required=False)
@option("--edition", help="inspect-option-edition")
@option("--template", is_flag=True, help="inspect-option-template")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
def inspect(game: str, measurements: str | None, edition: str | None, template: bool, as_json: bool) -> int:
    """Print an empty form, or judge a filled one: 0 nothing measured fails, 1 something does, 2 bad input."""
    try:
        if template:
            click.echo(blank_form(edition_of(game, edition), language()), nl=False)
            return 0
        return _show(_judge(game, edition, measurements), as_json)
    except Malformed as error:
        stop(tell_message(error.message, language()))


def _judge(game: str, edition: str | None, file: str | None) -> InspectionReport:
    """Judge the form of a file; a wrong edition is told before the file is asked for."""
    if edition:
        edition_of(game, edition)
    if file is None:
        stop(tell("inspect-no-file", game=game))
    form = read_form(_read(file))
    return judge(edition_of(game, edition, form), form.answers)


def _read(file: str) -> str:
    try:
        data = read(file)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        stop(tell("cli-not-utf8", file=file))
    except OSError as error:
        stop(tell("cli-unreadable", file=file, reason=reason(error)))


def _show(report: InspectionReport, as_json: bool) -> int:
    click.echo(_as_json(report) if as_json else _as_words(report))
    for message in report.problems:
        complain(problem(report, message, language()))
    # What could not be read was not judged: problems of the form outweigh its findings.
    return BAD_INPUT if report.problems else 0 if report.sound else FAILS


def _as_json(report: InspectionReport) -> str:
    document = {
        "edition": report.edition,
        "sound": report.sound,
        "count": report.count(),
        "findings": [card(report, finding, language()) for finding in report.findings],
        "problems": [
            {"key": message.values["key"], "text": problem(report, message, language())}
            for message in report.problems
        ],
    }
    return msgspec.json.encode(document).decode()


def _as_words(report: InspectionReport) -> str:
    measured = [finding for finding in report.findings if finding.judged]
    unmeasured = [finding for finding in report.findings if not finding.judged]
    lines = [report.edition, *(_line(report, finding) for finding in measured)]
    if unmeasured:
        lines += ["", tell("inspect-unmeasured", count=len(unmeasured))]
        lines += [f"  {finding.entry.id:<30} {_law(report, finding)}" for finding in unmeasured]
    return "\n".join([*lines, "", _summary(report)])


def _line(report: InspectionReport, finding: Finding) -> str:
    entry = finding.entry
    mark = tell(f"inspect-result-{finding.result}")
    lines = [f"  {mark:<14} {label(report.edition, entry, language())}: {_values(finding)}"]
    notes = [tell("inspect-required", asked=requirement_text(entry, language())), _law(report, finding)]
    if finding.unseen:
        notes.append(tell("inspect-unseen", values=finding.values, pieces=entry.pieces))
    if entry.derived:
        notes.append(tell("cli-derived"))
    return "\n".join([*lines, " " * 17 + " · ".join(notes)])


def _values(finding: Finding) -> str:
    return "; ".join(
        " ".join(filter(None, [value(finding.entry, judged, language()), _by(finding, place)]))
        for place, judged in enumerate(finding.judged)
    )


def _by(finding: Finding, place: int) -> str:
    beyond = off(finding.entry, finding.judged[place], language())
    return f"({beyond})" if beyond else ""


def _law(report: InspectionReport, finding: Finding) -> str:
    law = text(report.edition, language()).laws[finding.entry.clause]
    return f"{law.number} {law.title}"


def _summary(report: InspectionReport) -> str:
    count = {name.replace("-", "_"): number for name, number in report.count().items()}
    partial = sum(1 for finding in report.findings if finding.unseen)
    return tell("inspect-summary", partial=partial, **count)
