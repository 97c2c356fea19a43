"""`arbitro play --journal`: a match of the hall is told, verified and written from its journal."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.kernel import Journal, Sitting
from arbitro.kernel.journal import Recorded
from arbitro.library import game

MATCHES = {
    "backgammon": ["--length", "3"],
    "carrom": ["--length", "1", "--boards", "2"],
    "snooker": ["--length", "1"],
}


def run(*arguments: str, lines: str = "") -> Result:
    result = CliRunner().invoke(main, list(arguments), input=lines, env={"LANG": "C"}, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_kept_act_by_act_and_its_journal_tells_the_same_match(name: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    played = run("play", name, "--white", "house:2", "--seed", "5", *MATCHES[name], "--journal", file)
    assert played.exit_code == 0
    journal = Journal.load(Path(file).read_bytes())
    assert journal.opened.players == ("house:2", "house")
    sitting = Sitting.resume(game(journal.opened.edition), journal)
    assert not sitting.lapsed
    standing = sitting.standing()
    assert standing.ended
    score = dict(zip(standing.sides, standing.score, strict=True))
    white, black = sorted(score) if "A" in score else ("white", "black") if "white" in score else ("X", "O")
    assert f"{score[white]}–{score[black]}" in played.output
    assert {entry.author for entry in journal.entries} >= {"hall", "house:2", "house"}
    assert run("journal", "verify", file).exit_code == 0


def test_what_lies_on_the_table_is_in_the_entry_of_its_stroke(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run("play", "carrom", "--seed", "5", "--length", "1", "--boards", "1", "--journal", str(file))
    entries = Journal.load(file.read_bytes()).entries
    strokes = [
        entry.act
        for entry in entries
        if isinstance(entry.act, Recorded) and b"Stroke" in bytes(entry.act.facts[0])
    ]
    assert strokes
    assert all(b"Lies" in bytes(act.facts[-1]) for act in strokes)


def test_a_record_is_written_from_the_journal_of_a_match_of_the_hall(tmp_path: Path) -> None:
    file, record = str(tmp_path / "match.jsonl"), str(tmp_path / "match.mat")
    run("play", "backgammon", "--seed", "5", "--length", "3", "--journal", file)
    assert run("journal", "export", file, "--as", "mat", "-o", record).exit_code == 0
    assert run("backgammon", "verify", record).exit_code == 0


def test_a_match_that_was_left_goes_on_at_the_console(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    run("play", "backgammon", "--white", "you", "--seed", "2", "--journal", file, lines="quit\n")
    told = run("umpire", "wbgf-2.1", "--journal", file, lines="log\n").output
    assert "you (X) 0–0 house (O)" in told


def test_a_journal_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("kept")
    result = run("play", "backgammon", "--journal", str(file))
    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert file.read_text() == "kept"
