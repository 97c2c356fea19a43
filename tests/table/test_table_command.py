"""`arbitro table`, in three languages."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.l10n import LANGUAGES, Language, say
from arbitro.table import Motion, RanAway, unpack
from arbitro.table.validation import pictures

DOCS = Path(__file__).parents[2] / "docs/table"


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, ["table", *arguments], env={"LANG": "C"}, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the striker meets white piece 7"),
        ("it", "lo striker tocca la pedina bianca 7"),
        ("es", "el striker toca la ficha blanca 7"),
    ],
)
def test_a_break_is_told_in_the_users_language(language: str, words: str) -> None:
    told = run("play", "carrom", "--lang", language, "--speed", "4.5")
    assert told.exit_code == 0
    assert words in told.output


@pytest.mark.parametrize(
    ("language", "left", "landed"),
    [
        ("en", "the cue ball leaves the table", "the cue ball comes down on the bed"),
        ("it", "il pallino esce dal tavolo", "il pallino ricade sul piano"),
        ("es", "la bola blanca sale de la mesa", "la bola blanca cae sobre la superficie"),
    ],
)
def test_a_jump_off_the_table_is_told_in_the_users_language(language: str, left: str, landed: str) -> None:
    where = ["--lang", language, "--x", "700", "--y", "300", "--angle", "180"]
    told = run("play", "snooker", *where, "--speed", "8", "--elevation", "30")
    assert left in told.output
    assert landed in run("play", "snooker", *where, "--speed", "1.2", "--elevation", "30").output


def test_a_flight_is_drawn_dashed(tmp_path: Path) -> None:
    svg = tmp_path / "stroke.svg"
    assert run("play", "snooker", "--elevation", "40", "-o", str(svg)).exit_code == 0
    assert 'stroke-dasharray="14 9"' in svg.read_text()


def test_a_motion_is_printed_as_json() -> None:
    motion = Motion.from_json(run("play", "snooker", "--speed", "5", "--seed", "3", "--json").stdout.encode())
    assert motion.start.rack is not None
    assert motion.start.rack.seed == 3


def test_a_motion_is_written_and_drawn(tmp_path: Path) -> None:
    record, svg, png = tmp_path / "stroke.amo", tmp_path / "stroke.svg", tmp_path / "stroke.png"
    assert run("play", "snooker", "--side", "0.2", "-o", str(record)).exit_code == 0
    assert unpack(record.read_bytes()).table == "snooker"
    assert run("draw", str(record), "-o", str(svg)).exit_code == 0
    assert svg.read_text().startswith("<svg")
    assert run("draw", str(record), "-o", str(png)).exit_code == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_layout_is_read_in_millimetres(tmp_path: Path) -> None:
    layout = tmp_path / "layout.json"
    layout.write_text(json.dumps({"cue": [889, 500], "red-1": [889, 1000]}))
    told = run("play", "snooker", "--layout", str(layout), "--speed", "2")
    assert "the cue ball meets red 1" in told.output
    assert (
        len(
            Motion.from_json(
                run("play", "snooker", "--layout", str(layout), "--json").stdout.encode()
            ).start.at
        )
        == 2
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "snooker", "--speed", "40"], "speed"),
        (["play", "snooker", "--side", "0.9"], "slips"),
        (["play", "carrom", "--spin", "90"], "finger"),
        (["play", "snooker", "--elevation", "88"], "85"),
        (["play", "snooker", "--x", "-200"], "off the bed"),
        (["play", "snooker", "--x", "889", "--y", "737"], "overlap another"),
        (["play", "carrom", "--x", "-20"], "base lines"),
        (["play", "carrom", "--y", "700"], "base lines"),
        (["play", "carrom", "--x", "nan"], "base lines"),
        (["play", "carrom", "--spin", "nan"], "finite"),
        (["play", "carrom", "--angle", "inf"], "finite"),
        (["play", "snooker", "--side", "nan"], "finite"),
        (["play", "snooker", "--angle", "nan"], "finite"),
        (["play", "carrom", "--side", "0.1"], "--side has no meaning at carrom"),
        (["play", "carrom", "--lift", "30"], "upward"),
        (["play", "snooker", "--lift", "1"], "--lift has no meaning at snooker"),
        (["play", "carrom", "--elevation", "0"], "--elevation has no meaning at carrom"),
        (["play", "snooker", "--spin", "1"], "--spin has no meaning at snooker"),
        (["play", "carrom", "-o", "stroke.gif"], ".svg"),
        (["play", "carrom", "--layout", "nowhere.json"], "nowhere.json"),
        (["draw", "nowhere.amo", "-o", "x.svg"], "nowhere.amo"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stroke_that_runs_away_is_told_in_one_line(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    def runs_away(*given: object) -> None:
        raise RanAway

    monkeypatch.setattr("arbitro.cli.table.simulate", runs_away)
    result = run("play", "carrom", "--lang", language)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert say(language, "table-ran-away") in result.stderr


def test_the_striker_may_start_from_any_side() -> None:
    assert run("play", "carrom", "--y", "622.6", "--angle", "-90").exit_code == 0
    assert run("play", "carrom", "--x", "117.4", "--y", "370", "--angle", "0").exit_code == 0


@pytest.mark.parametrize("text", ["[]", "{", '{"cue": [1]}', '{"cue": [889, 500], "purple": [1, 2]}', "{}"])
def test_what_is_no_layout_is_refused(tmp_path: Path, text: str) -> None:
    layout = tmp_path / "layout.json"
    layout.write_text(text)
    result = run("play", "snooker", "--layout", str(layout))
    assert result.exit_code == 2
    assert "layout.json" in result.stderr


def test_what_is_no_motion_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.amo").write_bytes(b"AMO1 not really")
    assert run("draw", str(tmp_path / "bad.amo"), "-o", str(tmp_path / "x.svg")).exit_code == 2


def test_the_plots_of_the_documentation_are_those_the_command_makes(tmp_path: Path) -> None:
    made = pictures("en")
    assert sorted(made) == sorted(path.name for path in DOCS.glob("*.svg"))
    assert run("plots", str(tmp_path)).exit_code == 0
    for name, svg in made.items():
        assert (DOCS / name).read_text(encoding="utf-8") == svg, name
        assert (tmp_path / name).read_text(encoding="utf-8") == svg
