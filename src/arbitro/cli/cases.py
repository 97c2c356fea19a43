"""`arbitro rule` and `arbitro check`: cases ruled on, explained, and compared with what they expect."""

from collections.abc import Callable, Iterator

import click
import msgspec
from msgspec.structs import replace

from arbitro.cases import Case, CaseProblem, Difference, Hearing, attempt, compare, hear, read_cases
from arbitro.cases.book import casebook
from arbitro.cli.commands import BAD_INPUT, command, complain, option, stop
from arbitro.cli.language import language, tell
from arbitro.cli.laws import EditionChoice
from arbitro.cli.system import read, reason
from arbitro.cli.telling import ruling_line, spoken_lines, words_of
from arbitro.kernel import Malformed
from arbitro.library import Edition as EditionOutside
from arbitro.library import amending, recount
from arbitro.library import tell as tell_message

# 1 says that a case differs, 2 that one could not be understood: scripts tell them apart (docs/command.md).
DIFFERS = 1


@command("rule")
@click.argument("files", nargs=-1, required=True)
@option("--json", "as_json", is_flag=True, help="cli-option-json-lines")
def rule(files: tuple[str, ...], as_json: bool) -> int:
    """Rule on each case and explain it."""
    troubles = 0
    for written in _dealt_with(files, lambda case: (_as_json if as_json else _as_words)(hear(case))):
        if written is None:
            troubles += 1
        else:
            click.echo(written)
    return BAD_INPUT if troubles else 0


@command("check")
@click.argument("files", nargs=-1)
@option("--edition", type=EditionChoice(), help="cli-option-check-edition")
def check(files: tuple[str, ...], edition: str | None) -> int:
    """Compare each case with its `then` and print the differences."""
    if edition is None and not files:
        stop(tell("cli-check-nothing"))
    held = differed = troubles = 0
    own = amending(edition) if edition else None
    if own and own.cases.is_file():
        files = (*files, str(own.cases))
    for differences in _dealt_with(files, _differences):
        if differences is None:
            troubles += 1
        elif differences:
            differed += 1
            click.echo(differences)
        else:
            held += 1
    if own:
        troubles += _heard_by(own)
    click.echo(tell("cli-check-summary", held=held, differed=differed, troubles=troubles))
    return BAD_INPUT if troubles else DIFFERS if differed else 0


def _heard_by(own: EditionOutside) -> int:
    """Hear the cases of the edition before by the one that amends it, say which differ, and count what failed."""
    differing, troubles = [], 0
    for case in casebook(own.name.partition("/")[0]).values():
        if case.edition == own.amends and case.then is not None:
            found = attempt(replace(case, edition=own.name), _differences)
            # Only what nobody foresaw is a fault: a case that the new edition refuses differs like any other.
            if isinstance(found, CaseProblem) and found.message.id == "malformed-unforeseen":
                tell_problem(case.id, found)
                troubles += 1
            elif found:
                differing.append(case.id)
    cases, count = ", ".join(differing), len(differing)
    click.echo(tell("cli-check-before", edition=own.amends, count=count, cases=cases))
    return troubles


def _dealt_with(files: tuple[str, ...], deal: Callable[[Case], str]) -> Iterator[str | None]:
    """Yield what there is to say of each case; None where nothing is, after a line that says why."""
    for file in files:
        text = read_text(file)
        if text is None:
            yield None
            continue
        for item in read_cases(text):
            found = item if isinstance(item, CaseProblem) else attempt(item, deal)
            if isinstance(found, CaseProblem):
                tell_problem(file, found)
            yield None if isinstance(found, CaseProblem) else found


def tell_problem(file: str, problem: CaseProblem) -> None:
    """Write the line that says why a case, or a whole file, cannot be ruled on."""
    what = tell_message(problem.message, language())
    complain(tell("cli-bad-case", file=file, case=problem.case, what=what))


def read_text(file: str) -> str | None:
    """Return the text of a file, `-` for standard input, or None after a line that says why there is none."""
    try:
        data = read(file)
        # Editors on Windows begin a file with a byte order mark.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        complain(tell("cli-not-utf8", file=file))
    except OSError as error:
        complain(tell("cli-unreadable", file=file, reason=reason(error)))
    return None


def _room(hearing: Hearing) -> str | None:
    """Return where the refusals of a case are worded: the desk has its own."""
    return "desk" if hearing.event else None


def _as_json(hearing: Hearing) -> str:
    edition, refused, room = hearing.case.edition, hearing.refused, _room(hearing)
    rulings = [
        {"law": r.law, "text": words_of(edition, r, room), "derived": r.derived} for r in hearing.rulings
    ]
    refusal = {"law": refused.law, "text": words_of(edition, refused, room)} if refused else None
    document = {"id": hearing.case.id, "after": hearing.after, "rulings": rulings, "refused": refusal}
    return msgspec.json.encode(document).decode()


def _as_words(hearing: Hearing) -> str:
    lines = [f"{hearing.case.id} ({hearing.case.edition})"]
    for event in hearing.events:
        lines += ["  " + line for line in ruling_line(hearing.case.edition, event.rulings, _room(hearing))]
        lines += ["  " + line for line in spoken_lines(event.says, hearing.case.edition, hearing.event)]
    lines.append(
        "  "
        + tell("cli-after", state=recount(hearing.case.edition, hearing.after, language(), _room(hearing)))
    )
    return "\n".join(lines) + "\n"


def _differences(case: Case) -> str:
    """Return the differences of a case from its `then`, each in a line; empty where it holds."""
    if case.then is None:
        # A case without `then` would hold whatever comes out.
        raise Malformed("then", "missing")
    lines = [_difference(difference) for difference in compare(hear(case))]
    return "\n".join([case.id, *lines]) if lines else ""


def _difference(difference: Difference) -> str:
    expected, actual = (
        msgspec.json.encode(value).decode() for value in (difference.expected, difference.actual)
    )
    return "  " + tell("cli-difference", key=difference.key, expected=expected, actual=actual)
