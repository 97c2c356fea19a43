"""`arbitro laws`: the books listed, shown, searched, and counted."""

import re
from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap

import click
import msgspec

from arbitro.cli.commands import Group, TranslatedCommand, option, stop
from arbitro.cli.language import language, tell
from arbitro.library import (
    GAMES,
    STATUSES,
    Coverage,
    change_of,
    counterparts,
    coverage,
    editions,
    glossary,
    in_force,
    nearest,
    numbers,
    readings,
    search,
    text,
    understood,
)


class EditionChoice(click.Choice[str]):
    """An edition by its full name, or by the part after its game where only one is called so."""

    def __init__(self) -> None:
        super().__init__(editions())

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the full name."""
        meant = [edition for edition in editions() if edition.partition("/")[2] == value]
        return super().convert(meant[0] if len(meant) == 1 else value, param, ctx)


laws = Group(name="laws", help="cli-laws")
_edition = option("--edition", type=EditionChoice(), help="cli-option-edition")
_json = option("--json", "as_json", is_flag=True, help="cli-option-json")


@laws.command("list", cls=TranslatedCommand, help="cli-laws-list")
@_edition
@_json
def list_laws(edition: str | None, as_json: bool) -> None:
    """List the editions, or the clauses of one."""
    if edition is None:
        heads = {name: text(name, language()).heading for name in editions()}
        return _print(
            heads, as_json, [f"{name:<22}{head['title']} ({head['date']})" for name, head in heads.items()]
        )
    book = text(edition, language()).laws
    titles = {number: law.title for number, law in book.items()}
    return _print(titles, as_json, [f"{number:<12}{title}" for number, title in titles.items()])


@laws.command("show", cls=TranslatedCommand, help="cli-laws-show")
@click.argument("numbers", nargs=-1, required=True)
@_edition
@_json
def show(numbers: tuple[str, ...], edition: str | None, as_json: bool) -> None:
    """Show clauses with their status and their counterparts."""
    found = [_card(*place) for number in numbers for place in _places(number, edition)]
    _print(found, as_json, [_card_in_words(card) for card in found])


@laws.command("search", cls=TranslatedCommand, help="cli-laws-search")
@click.argument("words", nargs=-1, required=True)
@_edition
@option("--limit", type=click.IntRange(min=1), default=10, show_default=True, help="cli-option-limit")
@_json
def find(words: tuple[str, ...], edition: str | None, limit: int, as_json: bool) -> None:
    """Find clauses by words in any of the three languages, best first."""
    chosen = editions() if edition is None else (edition,)
    asked = " ".join(words)
    found = search(asked, editions=chosen, prefer=language(), limit=limit)
    lines = [f"{f.edition} {f.law.number}  {f.law.title}\n{_indent(f.law.gist)}" for f in found]
    if found and (meant := understood(asked, chosen)) != asked:
        lines.insert(0, tell("search-understood", words=asked, meant=meant) + "\n")
    _print(found, as_json, lines or [_nothing(asked, chosen)])


def _nothing(asked: str, editions: Sequence[str]) -> str:
    """Return that no clause speaks of what was asked, and the words that are nearest to it."""
    offered = ", ".join(nearest(asked, editions))
    return tell("cli-nothing-found", words=asked, offered=offered or "none")


@laws.command("changes", cls=TranslatedCommand, help="cli-laws-changes")
@option("--edition", type=EditionChoice(), required=True, help="cli-option-edition")
@_json
def show_changes(edition: str, as_json: bool) -> None:
    """Say what an edition changes in the one that it amends, clause by clause."""
    found = {number: said for number in numbers(edition) if (said := change_of(edition, number, language()))}
    head = text(edition, language()).heading
    if as_json or "amends" not in head:
        return _print(found, as_json, [tell("edition-changed-none")])
    lines = [head["title"], *in_force(head, language()), *(f"{law:<12}{said}" for law, said in found.items())]
    return _print(found, as_json, lines)


@laws.command("coverage", cls=TranslatedCommand, help="cli-laws-coverage")
@_edition
@_json
def show_coverage(edition: str | None, as_json: bool) -> int:
    """Count the clauses of each edition by status; fails when one is missing, doubly stated or unknown."""
    found = [_coverage(name) for name in (editions() if edition is None else (edition,))]
    if as_json:
        click.echo(msgspec.json.encode({"editions": {c.edition: _coverage_card(c) for c in found}}))
    else:
        click.echo("\n".join(_coverage_table(found)))
    for faulty in (c for c in found if not c.sound):
        clauses = ", ".join([*faulty.missing, *faulty.doubled, *faulty.unknown])
        click.echo(tell("cli-coverage-unsound", edition=faulty.edition, clauses=clauses), err=True)
    return 0 if all(c.sound for c in found) else 1


@laws.command("glossary", cls=TranslatedCommand, help="cli-laws-glossary")
@click.argument("game", type=click.Choice(GAMES), required=False)
@_edition
@_json
def show_glossary(game: str | None, edition: str | None, as_json: bool) -> None:
    """Show the terms of a game with the clauses that define them."""
    games = [edition.partition("/")[0]] if edition else [game] if game else GAMES
    terms = {name: glossary(name, language()) for name in games}
    words = [f"{term.word}\n{_indent(term.meaning)}" for group in terms.values() for term in group]
    _print(terms, as_json, words)


@laws.command("readings", cls=TranslatedCommand, help="cli-laws-readings")
@click.argument("subject", type=click.Choice([*GAMES, "equipment"]), required=False)
@_json
def show_readings(subject: str | None, as_json: bool) -> None:
    """Show how the books are read where they are garbled or silent."""
    found = readings(language())
    sections = found.sections if subject is None else {subject: found.sections[subject]}
    if as_json:
        cards = {name: {"title": title, "text": body} for name, (title, body) in sections.items()}
        click.echo(msgspec.json.encode(cards))
        return
    text = "\n\n".join(f"## {title}\n\n{body}" for title, body in sections.values())
    whole = text if subject else f"# {found.title}\n\n{found.introduction}\n\n{text}"
    click.echo("\n\n".join(map(_laid_out, whole.strip().split("\n\n"))))


def _places(number: str, edition: str | None) -> list[tuple[str, str]]:
    """Return the editions that have such a clause, each with the number as it writes it, or stop."""
    # Numbers as people write them: 98A is 98a.
    found = [
        (name, clause)
        for name in ([edition] if edition else editions())
        for clause in text(name, language()).laws
        if clause.casefold() == number.casefold()
    ]
    if not found:
        stop(tell("cli-no-such-clause", clause=number, where=edition or tell("cli-any-edition")))
    return found


def _card(edition: str, number: str) -> dict[str, object]:
    law = text(edition, language()).laws[number]
    standing = _coverage(edition).standings[number]
    return {
        "edition": edition,
        "number": number,
        "section": law.section,
        "title": law.title,
        "gist": law.gist,
        "status": standing.status,
        "points_to": standing.points_to,
        "counterparts": counterparts(edition, number),
        "changed": change_of(edition, number, language()),
    }


def _card_in_words(card: dict[str, object]) -> str:
    lines = [f"{card['edition']} {card['number']}  {card['title']}", _indent(str(card["gist"]))]
    if card["changed"]:
        lines.append("  " + tell("edition-changed", changed=str(card["changed"])))
    lines.append("  " + tell("cli-status", status=tell(f"status-{card['status']}")))
    others = card["counterparts"]
    if isinstance(others, dict) and others:
        named = "; ".join(f"{edition} {', '.join(numbers)}" for edition, numbers in others.items())
        lines.append("  " + tell("cli-counterparts", clauses=named))
    return "\n".join(lines) + "\n"


def _coverage(edition: str) -> Coverage:
    """Return the coverage of an edition, or end the run with one line where its file is missing."""
    try:
        return coverage(edition)
    except FileNotFoundError:
        stop(tell("cli-coverage-missing", edition=edition))


def _coverage_card(found: Coverage) -> dict[str, object]:
    return {
        "clauses": list(found.standings),
        "status": found.count(),
        "open": list(found.open),
        "points_to": {clause: list(standing.points_to) for clause, standing in found.standings.items()},
    }


def _coverage_table(found: list[Coverage]) -> list[str]:
    """Return the counts as a table, or one under the other where the terminal is too narrow for one."""
    headings = [tell(name) for name in (*(f"status-{status}" for status in STATUSES), "cli-total")]
    counts = {one.edition: [*map(str, one.count().values()), str(len(one.standings))] for one in found}
    names = max(map(len, counts))
    widths = _widths(headings, list(counts.values()), get_terminal_size().columns - names)
    if widths is None:
        return [
            line for edition in counts for line in (edition, *_number_headings(headings, counts[edition]))
        ]
    # The headings in as many lines as the longest needs, standing on the last.
    columns = [wrap(heading, width) for heading, width in zip(headings, widths, strict=True)]
    height = max(map(len, columns))
    folded = [list(row) for row in zip(*([""] * (height - len(c)) + c for c in columns), strict=True)]
    rows = [(" " * names, row) for row in folded]
    rows += [(edition.ljust(names), numbers) for edition, numbers in counts.items()]
    return [
        name + "".join(f" {cell:>{w}}" for cell, w in zip(row, widths, strict=True)) for name, row in rows
    ]


def _number_headings(headings: list[str], numbers: list[str]) -> list[str]:
    return [f"{number:>5} {heading}" for heading, number in zip(headings, numbers, strict=True)]


def _widths(headings: list[str], rows: list[list[str]], room: int) -> list[int] | None:
    """Return how wide each column may be, headings folded before numbers; None where the numbers do not fit."""
    least = [max(map(len, column)) for column in zip(*rows, strict=True)]
    widths = [max(len(heading), width) for heading, width in zip(headings, least, strict=True)]
    while sum(widths) + len(widths) > room:
        spare = [place for place, width in enumerate(widths) if width > least[place]]
        if not spare:
            return None
        widths[max(spare, key=widths.__getitem__)] -= 1
    return widths


def _laid_out(block: str) -> str:
    """Return a heading, a paragraph, a list or a table of Markdown as wide as the terminal."""
    if block.startswith("#"):
        return click.style(block.lstrip("# "), bold=True)
    width = get_terminal_size().columns or 80
    plain = block.replace("**", "").replace("`", "")
    if not plain.startswith("|"):
        return "\n".join(click.wrap_text(item, width) for item in re.split(r"\n(?=[-*] )", plain))
    heads, _, *rows = (
        [cell.strip() for cell in line.strip("| ").split(" | ")] for line in plain.splitlines()
    )
    return "\n".join(
        click.wrap_text(f"{head}: {cell}", width, initial_indent="  " * bool(place), subsequent_indent="    ")
        for row in rows
        for place, (head, cell) in enumerate(zip(heads, row, strict=False))
        if cell
    )


def _print(value: object, as_json: bool, lines: list[str]) -> None:
    click.echo(msgspec.json.encode(value) if as_json else "\n".join(lines))


def _indent(prose: str) -> str:
    return click.wrap_text(prose, 100, "  ", "  ", preserve_paragraphs=True)
