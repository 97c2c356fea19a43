import re
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from arbitro.cases import Case, compare, hear, read_cases
from arbitro.cli import main
from arbitro.players import table_named
from tests.web.hall.test_events import Served

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])


@pytest.mark.parametrize("name", main.list_commands(click.Context(main)))
def test_every_command_has_its_heading(name: str) -> None:
    assert f"## arbitro {name}\n" in (ROOT / "docs/command.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


LAWS = sorted(ROOT.glob("src/arbitro/**/*.en.md"))
SET_ASIDE = re.compile(
    r"\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself|[Ss]he|[Hh]er|[Hh]ers|[Hh]erself)\b"
    r"|\b[Aa]new\b(?!\")|\b(?:take[ns]?|took|taking) back\b|\blook(?:ed)? at (?:it )?again\b|\bput away\b"
)
"""What plain English of today says otherwise: they, again, undo, review, dismiss."""


@pytest.mark.parametrize("page", [*PAGES, *LAWS], ids=lambda page: "-".join(page.parts[-3:]))
def test_people_are_they_and_words_are_of_today(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert SET_ASIDE.findall(prose) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_of_make_that_is_named_exists(page: Path) -> None:
    targets = set(
        re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    named = set(re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8")))
    assert named <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_holds_a_place_left_to_fill_in(page: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:TODO|TBD|FIXME|XXX)\b", prose)


def test_every_dependency_has_its_reason() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    block = project.split("dependencies = [", 1)[1].split("]", 1)[0]
    reasons = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").casefold()
    for name in re.findall(r'"([\w.-]+)>=', block):
        assert f"| {name.casefold()} |" in reasons, name


@pytest.mark.parametrize("game", ["backgammon", "carrom", "snooker"])
def test_the_strengths_of_the_house_are_told_alike_everywhere(game: str) -> None:
    """Where a page or the help says how far the strengths go, it says it of the games that go farther too."""
    highest = max(table_named(game).kinds["house"].strengths)
    for page in [*PAGES, *ROOT.glob("src/arbitro/l10n/*/play.ftl")]:
        for line in page.read_text(encoding="utf-8").splitlines():
            if re.search(r"house:1`? ?(?:\([^)]*\) )?(?:to|a) `?house:5", line):
                assert f"house:{highest}" in line, (page.name, line)


def blocks(kind: str, beginning: str) -> list[object]:
    """Return the blocks of a kind that begin so, on every page."""
    return [
        pytest.param(block, id=f"{page.stem}-{number}")
        for page in PAGES
        for number, block in enumerate(
            re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S)
        )
        if re.match(beginning, block)
    ]


@pytest.mark.parametrize("block", blocks("yaml", "id: "))
def test_every_case_that_is_shown_can_be_ruled_on_and_holds(block: str) -> None:
    for case in read_cases(block):
        assert isinstance(case, Case), case
        heard = hear(case)
        assert case.then is None or compare(heard) == []


@pytest.mark.parametrize("block", blocks("python", "import |from "))
def test_every_example_in_python_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "ADDRESS" not in block:
        exec(compile(block, "example", "exec"), {})
        return
    served = Served(tmp_path)
    try:
        exec(compile(block, "example", "exec"), {"ADDRESS": f"http://127.0.0.1:{served.port}"})
    finally:
        served.stop()


def test_the_first_example_of_the_house_gives_what_it_shows() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"arbitro rule - <<END\n(.*?)\nEND\n(.*?)```", page, re.DOTALL)
    assert found
    ruled = (
        CliRunner().invoke(main, ["rule", "-", "--lang", "en"], input=found[1], prog_name="arbitro").output
    )
    for line in found[2].splitlines():
        assert f"\n{line.removesuffix('…')}" in f"\n{ruled}"
