"""A tournament run from a terminal: one file, one act after the other."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(
        main, ["--lang", "en", *arguments] if "--lang" not in arguments else list(arguments)
    )


@pytest.fixture
def cup(tmp_path: Path) -> str:
    file = tmp_path / "cup.event"
    assert run("desk", "new", str(file), "--edition", "backgammon/wbgf-2.1", "--players", "4").exit_code == 0
    return str(file)


def test_an_event_is_run_from_entry_to_champion(cup: str) -> None:
    assert "R1.1  P1 – P4" in run("desk", "draw", cup).stdout
    done = run(
        "desk",
        "do",
        cup,
        "call: R1.1",
        "result: {match: R1.1, winner: P1}",
        "result: {match: R1.2, winner: P2}",
    )
    assert done.exit_code == 0
    assert "2.2.i R1.1 is called" in done.stdout
    assert run("desk", "do", cup, "result: {match: R2.1, winner: P2}").exit_code == 0
    assert "Champion: P2" in run("desk", "show", cup).stdout
    assert json.loads(run("desk", "show", "--json", cup).stdout)["champion"] == "P2"


def test_states_are_told_in_the_users_language(cup: str) -> None:
    run("desk", "do", cup, "draw", "start: R1.1", "result: {match: R1.2, winner: P2}")
    shown = run("desk", "show", cup, "--lang", "it").stdout
    assert "R1.1  P1 – P4  (in gioco)" in shown
    assert "finito)" in shown
    asked = run("desk", "do", cup, "request: {match: R1.1, by: P4, what: clock}", "--lang", "es")
    assert "P4 pide en R1.1: un reloj." in asked.stdout


def test_what_is_refused_is_told_with_its_law_and_changes_nothing(cup: str) -> None:
    run("desk", "draw", cup)
    before = Path(cup).read_bytes()
    refused = run("desk", "do", cup, "result: {match: R1.1, winner: P1, score: {P1: 5, P4: 3}}")
    assert refused.exit_code == 1
    assert "4.5" in refused.stderr
    assert Path(cup).read_bytes() == before


def test_an_act_that_cannot_be_understood_is_one_line_and_enters_nothing(cup: str) -> None:
    before = Path(cup).read_bytes()
    for act in ("rseult: {match: R1.1}", "{a: 1, b: 2}", "[", "call: {match: 3}", "tick: soon"):
        bad = run("desk", "do", cup, "draw", act)
        assert bad.exit_code == 2
        assert len(bad.stderr.splitlines()) == 1
    assert Path(cup).read_bytes() == before


def test_undo_takes_the_last_act_back(cup: str) -> None:
    run("desk", "do", cup, "draw", "result: {match: R1.1, winner: P4}")
    assert run("desk", "do", cup, "undo").exit_code == 0
    assert json.loads(run("desk", "show", "--json", cup).stdout)["matches"]["R1.1"]["state"] == "ready"


def test_standings_say_what_put_each_below_the_one_above(tmp_path: Path) -> None:
    file = str(tmp_path / "league.event")
    run("desk", "new", file, "--format", "round-robin", "--players", "3")
    run("desk", "do", file, "draw", "result: {match: R1.2, winner: P2}", "result: {match: R2.2, winner: P1}")
    run("desk", "do", file, "result: {match: R3.2, winner: P1}")
    shown = run("desk", "standings", file).stdout
    assert "1. P1: 2 won of 2; first" in shown
    assert "2. P2: 1 won of 2; below P1 by wins: 1 against 2." in shown
    assert "dietro P1 per vittorie: 1 contro 2" in run("desk", "standings", file, "--lang", "it").stdout
    assert "detrás de P1 por victorias: 1 contra 2" in run("desk", "standings", file, "--lang", "es").stdout


def test_a_draw_is_verified_from_its_seed_and_a_changed_file_is_found(tmp_path: Path) -> None:
    given = tmp_path / "given.yaml"
    given.write_text("{seeding: random, entries: 6}")
    file = tmp_path / "cup.event"
    assert run("desk", "new", str(file), "--from", str(given)).exit_code == 0
    run("desk", "draw", str(file), "--seed", "Pavia 2026")
    told = run("desk", "verify", str(file))
    assert told.exit_code == 0
    assert "1. P6  SHA-256(Pavia 2026|6)" in told.stdout
    file.write_bytes(file.read_bytes().replace(b"Pavia", b"Lucca"))
    assert run("desk", "verify", str(file)).exit_code == 2


def test_an_event_is_not_written_over(cup: str) -> None:
    again = run("desk", "new", cup)
    assert again.exit_code == 2
    assert "is there already" in again.stderr


@pytest.mark.parametrize("form", ["knockout", "double", "round-robin", "groups", "swiss"])
def test_an_event_of_each_format_is_simulated_and_its_journal_opens(form: str, tmp_path: Path) -> None:
    file = tmp_path / "simulated.event"
    arguments = ("desk", "simulate", "--format", form, "--players", "12", "--save", str(file))
    first = run(*arguments)
    assert first.exit_code == 0
    assert "Champion: " in first.stdout
    assert run("desk", "verify", str(file)).exit_code == 0
    assert run(*arguments).stdout == first.stdout


def test_house_players_play_a_simulated_event() -> None:
    played = run(
        "desk", "simulate", "--players", "2", "--matches", "house", "--edition", "backgammon/wbgf-2.1"
    )
    assert played.exit_code == 0
    assert "Champion: " in played.stdout


def test_bad_conditions_are_one_line(tmp_path: Path) -> None:
    for text in (
        "{entries: [Ada, Ada]}",
        "{fromat: swiss}",
        "{format: groups, entries: 8}",
        "{entries: many}",
    ):
        given = tmp_path / "given.yaml"
        given.write_text(text)
        bad = run("desk", "new", str(tmp_path / "x.event"), "--from", str(given))
        assert bad.exit_code == 2
        assert len(bad.stderr.splitlines()) == 1
        assert not (tmp_path / "x.event").exists()


def test_ratings_come_from_the_journals_of_events(tmp_path: Path) -> None:
    files = [str(tmp_path / f"{seed}.event") for seed in "ab"]
    for file in files:
        run(
            "desk",
            "simulate",
            "--edition",
            "carrom/icf-2001",
            "--players",
            "4",
            "--seed",
            file,
            "--save",
            file,
        )
    lines = json.loads(run("desk", "ratings", "--json", *files).stdout)
    assert {line["player"] for line in lines} == {"P1", "P2", "P3", "P4"}
    header, first, *_ = run("desk", "ratings", "--csv", *files).stdout.splitlines()
    assert header == "place,player,rating,matches,deviation,volatility,experience"
    assert first.startswith(f"1,{lines[0]['player']},{lines[0]['rating']},")
    assert f"1. {lines[0]['player']}: " in run("desk", "ratings", *files).stdout


def test_ratings_are_of_one_game_and_count_no_event_twice(cup: str, tmp_path: Path) -> None:
    loose, other = str(tmp_path / "loose.event"), str(tmp_path / "other.event")
    run("desk", "new", loose, "--players", "2")
    run("desk", "new", other, "--players", "2", "--edition", "snooker/wpbsa")
    for files, word in (
        ((loose,), "no law book"),
        ((cup, other), "another game"),
        ((cup, cup), "same event"),
    ):
        done = run("desk", "ratings", *files)
        assert done.exit_code == 2
        assert word in done.stderr


def test_a_sheet_of_entries_becomes_an_event_that_goes_out_again(tmp_path: Path) -> None:
    sheet, given, cup, out = (
        str(tmp_path / name) for name in ("in.csv", "cup.json", "cup.event", "cup.xlsx")
    )
    Path(sheet).write_text("name,club\nAda,Roma\nBo,Lima\n", encoding="utf-8")
    Path(given).write_text(run("desk", "entries", sheet).stdout, encoding="utf-8")
    assert run("desk", "new", cup, "--from", given, "--format", "round-robin").exit_code == 0
    run("desk", "draw", cup)
    assert (
        run("desk", "export", cup, "--sheet", "entries").stdout.splitlines()[1]
        == "Ada,,Roma,,,approved,,,,,,"
    )
    found = json.loads(run("desk", "export", cup, "--as", "json").stdout)
    assert list(found) == ["entries", "matches", "standings", "cross"]
    assert run("desk", "export", cup, "--as", "xlsx", "--out", out).exit_code == 0
    assert Path(out).read_bytes().startswith(b"PK")
    assert "--out" in run("desk", "export", cup, "--as", "xlsx").stderr
    assert "entries, matches" in run("desk", "export", cup, "--sheet", "shoes").stderr


def test_a_bad_row_is_named_and_a_duplicate_asked_about(tmp_path: Path) -> None:
    sheet = tmp_path / "in.csv"
    sheet.write_text("name,seed\nAda,x\n", encoding="utf-8")
    bad = run("desk", "entries", str(sheet))
    assert (bad.exit_code, bad.stdout) == (2, "")
    assert "Row 2, column “seed”" in bad.stderr
    sheet.write_text("name\nAda\nada\n", encoding="utf-8")
    ask = ["--lang", "it", "desk", "entries", str(sheet)]
    assert CliRunner().invoke(main, ask, input="s\n").exit_code == 0
    refused = CliRunner().invoke(main, ask, input="n\n")
    assert (refused.exit_code, refused.stdout) == (2, "")
    left = json.loads(run("desk", "entries", "--duplicates", "leave-out", str(sheet)).stdout)
    assert left == {"entries": [{"name": "Ada"}]}


def test_each_line_that_is_offered_can_be_entered(cup: str) -> None:
    run("desk", "draw", cup)
    lines = run("desk", "offers", cup, "R1.1").stdout.splitlines()
    acts = [line for line in lines if not line.startswith(" ")]
    assert {next(iter(json.loads(act))) for act in acts} >= {
        "call",
        "start",
        "result",
        "walkover",
        "observer",
    }
    before = Path(cup).read_bytes()
    for act in acts:
        assert run("desk", "do", cup, act).exit_code == 0, act
        Path(cup).write_bytes(before)
    as_json = json.loads(run("desk", "offers", cup, "P1", "--json").stdout)
    assert as_json["swap"]["fields"][0]["choices"][0]["value"] == ["1", "2"]
    unknown = run("desk", "offers", cup, "R9.9")
    assert unknown.exit_code != 0
    assert "R9.9" in unknown.stderr
