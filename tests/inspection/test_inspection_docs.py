import re
from pathlib import Path

from click.testing import CliRunner

from arbitro.cli import main
from arbitro.inspection import entries
from arbitro.library import GAMES, editions_of

PAGE = (Path(__file__).parents[2] / "docs/inspection.md").read_text(encoding="utf-8")


def block(language: str, containing: str) -> str:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return next(str(found) for kind, found in blocks if kind == language and containing in found)


def test_the_form_of_the_page_gives_the_findings_of_the_page() -> None:
    form, findings = block("yaml", "board.side"), block("", "FAIL")
    result = CliRunner().invoke(main, ["inspect", "carrom", "-"], input=form, prog_name="arbitro")
    assert result.exit_code == 1
    assert result.stdout.startswith(findings)
    assert "the 75 entries that were not measured" in PAGE
    assert "Not measured (75 entries):" in result.stdout


def test_the_page_counts_the_entries_of_each_edition() -> None:
    for game in GAMES:
        numbers = ", ".join(str(len(entries(edition))) for edition in editions_of(game))
        assert re.search(rf"^\| `{game}` \|.*\| {numbers} \|$", PAGE, re.MULTILINE)
