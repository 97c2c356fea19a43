"""`arbitro new edition`: the beginning of an edition that amends another, to be filled in."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from textwrap import fill, indent

import click
import msgspec

from arbitro.cases.book import cases_of
from arbitro.cli.commands import Group, TranslatedCommand, option, stop
from arbitro.cli.language import tell
from arbitro.cli.laws import EditionChoice
from arbitro.l10n import LANGUAGES, say
from arbitro.library import game, game_of, numbers, text
from arbitro.library.overlay import FILE, rules_under

# It becomes a folder: nothing in it may lead elsewhere.
_NAME = re.compile(r"[a-z0-9][a-z0-9.-]*")
CASES = (
    "# What happens, and what this edition says of it (docs/cases.md). These hold in the edition that is amended:",
    "# change what differs, and write at least one case for each change.",
)
"""What a file of cases begins with."""

new = Group(name="new", help="cli-new")


@new.command("edition", cls=TranslatedCommand, help="cli-new-edition")
@click.argument("name")
@option("--amends", type=EditionChoice(), required=True, help="cli-option-amends")
@option("--clause", "clauses", multiple=True, help="cli-option-clause")
@option("--into", type=click.Path(path_type=Path), default=".", show_default=True, help="cli-option-into")
def new_edition(name: str, amends: str, clauses: tuple[str, ...], into: Path) -> None:
    """Write `NAME/edition.yaml`, and for the clauses `NAME/cases.yaml`; they can be used as they are."""
    if not _NAME.fullmatch(name):
        stop(tell("cli-new-edition-name", name=name))
    for clause in clauses:
        if clause not in numbers(amends):
            stop(tell("cli-no-such-clause", clause=clause, where=amends))
    folder = into / name
    if folder.exists():
        stop(tell("cli-new-edition-exists", folder=str(folder)))
    edition = f"{game_of(amends)}/{name}"
    folder.mkdir(parents=True)
    lines = (
        *_head(edition, amends, clauses),
        *(line for clause in clauses for line in _clause(amends, clause)),
    )
    (folder / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    if cases := [line for clause in clauses for line in _case(edition, amends, clause)]:
        written = "\n".join((*CASES, *cases)) + "\n"
        (folder / "cases.yaml").write_text(written, encoding="utf-8")
    click.echo(tell("cli-new-edition-done", folder=str(folder), edition=edition))


def _head(edition: str, amends: str, clauses: tuple[str, ...]) -> Iterator[str]:
    own = edition.partition("/")[2].replace("-", " ").title()
    yield f"edition: {edition}"
    yield f"amends: {amends}"
    yield f"from: {datetime.now(UTC).date()}"
    yield "# until: 2030-12-31"
    yield f"publisher: {own}"
    yield f"called: {{{', '.join(f'{language}: {own}' for language in LANGUAGES)}}}"
    titles = (f"  {language}: {text(amends, language).heading['title']}, {own}" for language in LANGUAGES)
    yield from ("title:", *titles)
    parameters = game(amends).books[0].parameters
    known = ", ".join(f"{name} {getattr(parameters, name)}" for name in parameters.__struct_fields__)
    plain = re.sub(r"\{[^}]*\}|\([^)]*\)*", "…", known)
    yield fill(f"Parameters of {amends}: {plain}", 100, initial_indent="# ", subsequent_indent="#   ")
    yield "clauses:" if clauses else "clauses: {}"


def _clause(amends: str, number: str) -> Iterator[str]:
    """Yield a clause as it is, with what can be changed in it."""
    yield f'  "{number}":'
    for language in LANGUAGES:
        law = text(amends, language).laws[number]
        yield f"    {language}:"
        yield f"      # title: {law.title}"
        yield "      gist: >-"
        yield indent(fill(law.gist, 100), " " * 8)
        yield f"      changed: {say(language, 'edition-unchanged')}"
    rules = rules_under(game(amends).books, number)
    yield "    # parameters: {NAME: VALUE}"
    if rules:
        orders = " ".join(getattr(game(amends), "orders", {})) or "none"
        yield f"    # rules:  # off, or {{also: {{ORDER: HOW MANY}}}} (orders: {orders}), or {{from: EDITION}}"
        yield from (f"    #   {rule}: off  # {says}".rstrip(" #") for rule, says in rules.items())


def _case(edition: str, amends: str, clause: str) -> Iterator[str]:
    """Yield the shortest case that shows a clause in the edition that is amended, if there is one."""
    # The shortest shows the clause and little else.
    for case in sorted(cases_of(amends, clause), key=lambda case: len(case.when))[:1]:
        yield f"- id: {edition.partition('/')[2]}-{clause}"
        yield f"  edition: {edition}"
        yield f"  given: {_flow(case.given)}"
        yield "  when:"
        yield from (f"    - {event.name}: {_flow(event.value)}" for event in case.when)
        yield f"  then: {_flow(case.then)}"


def _flow(value: object) -> str:
    """Return a value in one line of YAML, as people write it: quotes only where they are needed."""
    written = msgspec.json.encode(value).decode().replace('":', '": ').replace(",", ", ")
    return re.sub(r'"([a-z][a-z-]*)"(?=[:,\]}])', r"\1", written)
