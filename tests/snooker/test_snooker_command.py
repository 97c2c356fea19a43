import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.snooker.recorder import from_csv, from_json

CASES = Path(__file__).parents[1] / "cases/snooker"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["snooker", *arguments, "--lang", "en"])


def test_frame_strings_are_checked() -> None:
    found = run("frames", "66-59, 131-4 (110)")
    assert found.exit_code == 0
    assert found.output.splitlines()[1].startswith("131-4 (110): sound")
    assert run("frames", "60-60").exit_code == 1
    assert "level" in run("frames", "60-60").output
    assert run("frames", "60-60", "--aggregate").output.startswith("60-60: sound")
    assert run("frames", "sixty").exit_code == 2


def test_frame_strings_are_told_as_json() -> None:
    found = json.loads(run("frames", "20-10", "--json").output)
    assert found == {
        "frame": "20-10",
        "score": [20, 10],
        "breaks": [[], []],
        "doubts": [],
        "played_out": False,
    }


def test_a_case_becomes_a_sheet() -> None:
    file = str(CASES / "touching.yaml")
    lines = run("sheet", file).output
    assert len(from_csv(lines.split("\nnumber,")[0])) == 1
    first = run("sheet", file, "--json").output.splitlines()[0]
    assert from_json(first.encode()).facts


@pytest.mark.parametrize("name", ["match.yaml"])
def test_a_match_has_no_sheet(name: str) -> None:
    assert run("sheet", str(CASES / name)).exit_code == 2


def test_a_sheet_reads_its_own_json_again(tmp_path: Path) -> None:
    file = str(CASES / "touching.yaml")
    written = tmp_path / "frames.json"
    written.write_text(run("sheet", file, "--json").output)
    assert run("sheet", str(written)).output == run("sheet", file).output


def test_a_sheet_becomes_frame_strings() -> None:
    lines = run("sheet", str(CASES / "touching.yaml"), "--frames").output.splitlines()
    assert lines
    assert all(line.replace("-", "").isdigit() for line in lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"- id: \xff", "UTF-8"),
        (b"- id: [", "bad.yaml"),
        (b"{id: a, edition: carrom/icf-2001, when: []}", "snooker/wpbsa"),
    ],
)
def test_bad_input_is_told_in_a_line(tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_bytes(text)
    found = run("sheet", str(file))
    assert found.exit_code == 2
    assert said in found.output
    assert len(found.output.splitlines()) == 1


@pytest.mark.parametrize("text", ["66-59 (-3)", ""])
def test_what_is_no_frame_string_is_told(text: str) -> None:
    found = run("frames", text)
    assert found.exit_code == 2
    assert "frame string" in found.output
