import re
from pathlib import Path

import click
import pytest

from arbitro.cli import main

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
    for name in re.findall(r'"([\w.-]+)==', block):
        assert f"| {name.casefold()} |" in reasons, name
