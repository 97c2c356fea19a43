"""`arbitro journal export`: records of matches from their journals, as the games' own commands read them."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.backgammon.formats import Doubles, RollPlayed, Takes, read_record
from arbitro.cli import main


def run(*arguments: str, lines: str = "") -> Result:
    result = CliRunner().invoke(main, list(arguments), input=lines, env={"LANG": "C"}, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def umpired(file: Path, edition: str, *lines: str, term: str = "") -> str:
    arguments = [edition, "--player", "Ada", "--player", "Bruno", *(["--set", term] if term else [])]
    typed = "\n".join(lines) + "\n"
    assert run("umpire", *arguments, "--journal", str(file), lines=typed).exit_code == 0
    return str(file)


@pytest.mark.parametrize("form", ["mat", "sgf", "json"])
def test_a_match_of_backgammon_is_written_without_what_was_taken_back(form: str, tmp_path: Path) -> None:
    journal = umpired(
        tmp_path / "match.jsonl",
        "wbgf-2.1",
        "roll X 3 O 1",
        "move 13/10 24/23",
        "undo misread",
        "move 8/5 6/5",
        "double",
        "take",
        "roll 6 2",
        "move 24/16",
    )
    file = tmp_path / f"match.{form}"
    assert run("journal", "export", journal, "--as", form, "-o", str(file)).exit_code == 0
    record = read_record(file.read_text(encoding="utf-8"), form)
    assert (record.X, record.O) == ("Ada", "Bruno")
    assert [type(act) for act in record.games[0].acts] == [RollPlayed, Doubles, Takes, RollPlayed]
    assert run("backgammon", "verify", str(file)).exit_code == 0


FRAMES = (
    "stroke potted red",
    "stroke potted pink nominated pink",
    "stroke",
    "concede",
    "accept",
    "set_up",
    "stroke",
)


def test_frames_are_written_as_the_recorder_has_them(tmp_path: Path) -> None:
    journal = umpired(tmp_path / "match.jsonl", "wpbsa", *FRAMES, term="length.best_of=3")
    rows = run("journal", "export", journal, "--as", "csv").output
    assert rows.count("number,player,on") == 2
    assert ",pink," in rows
    assert run("journal", "export", journal, "--as", "frames").output.startswith("7-0, 0-0")
    sheets = tmp_path / "frames.json"
    run("journal", "export", journal, "--as", "json", "-o", str(sheets))
    assert run("snooker", "sheet", str(sheets), "--breaks").output.strip() == "A 7"


def test_a_score_card_is_written_from_the_boards_that_were_played(tmp_path: Path) -> None:
    lines = ("toss winner A choice break", "board winner=A points=9 queen=3", "board winner=B points=4")
    journal = umpired(tmp_path / "match.jsonl", "icf-2001", *lines)
    card = json.loads(run("journal", "export", journal, "--as", "card").output)
    assert [line["total"] for line in card["lines"]] == [[9, 0], [9, 4]]
    assert card["heading"]["teams"] == ["Ada", "Bruno"]
    assert card["heading"]["toss_won_by"] == "A"


def test_a_form_that_a_game_has_not_is_refused_in_one_line(tmp_path: Path) -> None:
    journal = umpired(tmp_path / "match.jsonl", "icf-2001", "toss winner A choice break")
    result = run("journal", "export", journal, "--as", "mat")
    assert result.exit_code == 2
    assert "it has card" in result.stderr
