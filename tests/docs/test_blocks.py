"""Every block of code in the documentation is run, compared with its source, or looked up."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import arbitro.kernel
from arbitro.cli import main
from arbitro.inspection import read_form
from arbitro.library import coverage
from tests.laws.test_pointers import exists

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])
SOURCES = [
    *(ROOT / "src").rglob("*.py"),
    *ROOT.glob("tests/example/*.py"),
    *ROOT.glob("tests/plugins/nim/*/*.py"),
]
SCRIPTS = list(ROOT.glob("tests/plugins/nim/*/*.js"))
ICF = "carrom/icf-2001"
KERNEL = (ROOT / "docs/kernel.md").read_text(encoding="utf-8")


def blocks() -> Iterator[tuple[Path, str, str]]:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for kind, block in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S):
            yield page, kind, block


def kinds(kind: str) -> list[object]:
    found = [(page, block) for page, one, block in blocks() if one == kind]
    return [pytest.param(block, id=f"{page.stem}-{number}") for number, (page, block) in enumerate(found)]


def test_a_block_is_of_a_kind_that_is_looked_at() -> None:
    assert {kind for _, kind, _ in blocks()} <= {"", "python", "js", "yaml", "toml", "json"}


@pytest.mark.parametrize("block", kinds("python"))
def test_python_that_is_shown_can_be_run_or_stands_in_the_sources(block: str) -> None:
    runs = re.match("import |from ", block)
    assert runs or any(block in source.read_text(encoding="utf-8") for source in SOURCES)


@pytest.mark.parametrize("block", kinds("js"))
def test_a_script_that_is_shown_stands_in_the_example(block: str) -> None:
    assert any(block == script.read_text(encoding="utf-8").partition("\n")[2] for script in SCRIPTS)


@pytest.mark.parametrize("block", kinds("yaml"))
def test_yaml_that_is_shown_is_a_case_or_a_form(block: str) -> None:
    # Editions and their cases are run by tests/plugins.
    assert block.startswith(("id: ", "- id: ", "edition: ")) or read_form(block).answers


@pytest.mark.parametrize("block", kinds("json"))
def test_json_that_is_shown_is_json(block: str) -> None:
    assert json.loads(block)


@pytest.mark.parametrize("block", kinds("toml"))
def test_coverage_that_is_shown_is_that_of_the_book(block: str) -> None:
    if block.startswith("[project"):
        return
    for status, clauses in tomllib.loads(block).items():
        for clause, pointers in clauses.items():
            standing = coverage(ICF).standings[clause]
            assert (standing.status, list(standing.points_to)) == (status, pointers)


def test_every_pointer_that_is_shown_leads_somewhere() -> None:
    page = (ROOT / "docs/coverage.md").read_text(encoding="utf-8")
    pointers = re.findall(r"`((?:rule|case|code|test|offence):[^`\s]+)`", page)
    assert {pointer.partition(":")[0] for pointer in pointers} == {"rule", "case", "code", "test", "offence"}
    assert [pointer for pointer in pointers if not exists(ICF, pointer)] == []


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([A-Z][a-z]\w*)[`(.]", KERNEL))))
def test_every_noun_of_the_kernel_that_is_named_exists(name: str) -> None:
    modules = [source.read_text(encoding="utf-8") for source in ROOT.glob("src/arbitro/kernel/*.py")]
    assert hasattr(arbitro.kernel, name) or any(f"class {name}(" in module for module in modules)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(?:\w+\.)*([a-z_]{3,})\(", KERNEL))))
def test_every_act_of_the_kernel_that_is_named_exists(name: str) -> None:
    modules = [source.read_text(encoding="utf-8") for source in ROOT.glob("src/arbitro/kernel/*.py")]
    assert any(f"def {name}(" in module for module in modules)


def commands() -> Iterator[object]:
    """Return every line with the command that a page shows, in a block, indented or in the text."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = re.findall(r"^(?: {4}|\$ )?(?:\.venv/bin/)?arbitro ([^\n]*)", text, re.M)
        inline = re.findall(r"`arbitro ([^`\n]*)`", text)
        for number, line in enumerate([*lines, *inline]):
            yield pytest.param(re.split(r"  |<<|[|…#]", line)[0], id=f"{page.stem}-{number}")


@pytest.mark.parametrize("line", list(commands()))
def test_every_command_that_is_shown_is_one(line: str) -> None:
    words, command = shlex.split(line), click.Command("none")
    words = words[2:] if words[0] == "--editions" else words
    group: click.Command = main
    while (
        words and isinstance(group, click.Group) and (words[0] in group.list_commands(click.Context(group)))
    ):
        found = group.get_command(click.Context(group), words.pop(0))
        assert found is not None
        group = command = found
    assert words == [] or command.name != "none" or words[0].startswith("-") or words[0].isupper(), line
    known = {name for param in [*main.params, *command.params] for name in param.opts}
    asked = {word.partition("=")[0] for word in words if word.startswith("-") and len(word) > 1}
    assert asked <= {*known, "--help", "--lang"}, line


@pytest.mark.parametrize(
    ("language", "desk"), [("en", "desk"), ("it", "segreteria"), ("es", "mesa de torneo")]
)
def test_help_promises_a_desk_only_where_there_is_one(language: str, desk: str) -> None:
    from arbitro.l10n import say

    built = "desk" in main.list_commands(click.Context(main))
    assert built or desk not in say(language, "cli-arbitro")  # type: ignore[arg-type]  # one of ours
