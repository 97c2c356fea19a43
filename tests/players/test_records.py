"""`arbitro play --record`: what was played can be read, verified and converted by the commands of each game."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.backgammon.facts import Double, Drop, Move, OpeningRoll, Roll, Take
from arbitro.backgammon.formats import (
    FORMATS,
    Doubles,
    Drops,
    RollPlayed,
    Takes,
    read_record,
    write_record,
)
from arbitro.backgammon.formats.replay import matches_after_acts, verify
from arbitro.backgammon.formats.scribe import match_record
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.notation import read_play
from arbitro.backgammon.terms import BackgammonLength, BackgammonTerms
from arbitro.cli import main
from arbitro.kernel import Sitting


def run(*arguments: str, lines: str = "") -> Result:
    result = CliRunner().invoke(main, list(arguments), input=lines, env={"LANG": "C"}, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.mark.parametrize("ending", ["mat", "sgf", "json"])
def test_a_match_of_backgammon_is_recorded_and_every_act_of_it_is_legal(tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"match.{ending}"
    played = run(
        "play", "backgammon", "--white", "house:3", "--length", "5", "--seed", "7", "--record", str(file)
    )
    assert played.exit_code == 0
    record = read_record(file.read_text(encoding="utf-8"), ending)
    assert (record.X, record.O, record.length) == ("house 3", "house", 5)
    assert list(verify(record)) == []
    last = record.games[-1]
    assert last.outcome
    score = last.score.plus(last.outcome.winner, last.outcome.points or 0)
    assert f"{score.X}–{score.O}" in played.output


def test_a_match_that_was_left_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "match.mat"
    run("play", "backgammon", "--white", "you", "--seed", "2", "--record", str(file), lines="quit\n")
    record = read_record(file.read_text(encoding="utf-8"), "mat")
    assert record.X == "you"
    assert record.games[0].outcome is None
    assert run("backgammon", "verify", str(file)).exit_code == 0


def test_doubles_takes_and_drops_are_written_with_their_sides() -> None:
    opened = (OpeningRoll(3, 1), Move(tuple(read_play("8/5 6/5"))))
    played = (Double(), Take(), Roll((6, 2)), Move(tuple(read_play("24/18 13/11"))), Double(), Drop())
    rules = GAMES["backgammon/wbgf-2.1"]
    sitting = Sitting.open(rules, BackgammonTerms(length=BackgammonLength(3)), ("A", "B"), author="hall")
    for fact in (*opened, *played):
        heard = sitting.enter(fact, author="hall", at=0)
        assert heard.refused is None, fact
        sitting = heard.sitting
    record = match_record(sitting)
    assert (record.X, record.O) == ("A", "B")
    (game,) = record.games
    assert [type(act) for act in game.acts] == [RollPlayed, Doubles, Takes, RollPlayed, Doubles, Drops]
    assert [act.side for act in game.acts] == ["X", "O", "X", "O", "X", "O"]
    assert game.outcome
    assert (game.outcome.winner, game.outcome.points) == ("X", 2)


@pytest.mark.parametrize("kind", FORMATS)
def test_a_money_session_is_read_back_with_its_beaver_and_its_single_gammons(kind: str) -> None:
    opened = (OpeningRoll(3, 1), Move(tuple(read_play("8/5 6/5"))))
    played = (Double(), Double(), Take(), Roll((6, 2)), Move(tuple(read_play("24/18 13/11"))))
    terms = BackgammonTerms(length=BackgammonLength(money=3))
    sitting = Sitting.open(GAMES["backgammon/wbgf-2.1"], terms, ("A", "B"), author="hall")
    for fact in (*opened, *played):
        heard = sitting.enter(fact, author="hall", at=0)
        assert heard.refused is None, fact
        sitting = heard.sitting
    record = match_record(sitting)
    again = read_record(write_record(record, kind), kind)
    assert again == record
    assert again.jacoby
    assert list(verify(again)) == []
    assert [type(act) for act in again.games[0].acts[1:4]] == [Doubles, Doubles, Takes]
    *_, after = matches_after_acts(again, 0)
    assert after.cube == sitting.state.cube


def test_frames_are_recorded_as_sheets_that_the_sheet_command_reads(tmp_path: Path) -> None:
    file = tmp_path / "frames.json"
    played = run("play", "snooker", "--seed", "4", "--length", "3", "--record", str(file)).output
    sheets = run("snooker", "sheet", str(file), "--frames").output.split()
    points = played.partition("(")[2].partition(")")[0].replace("–", "-").split(", ")
    assert len(sheets) == len(points)
    assert {frozenset(one.partition("(")[0].split("-")) for one in sheets} == {
        frozenset(one.split("-")) for one in points
    }


def test_boards_are_recorded_on_the_score_card(tmp_path: Path) -> None:
    file = tmp_path / "card.json"
    run("play", "carrom", "--seed", "3", "--length", "1", "--boards", "2", "--record", str(file))
    card = json.loads(file.read_text(encoding="utf-8"))
    assert card["won_by"] in ("A", "B")
    assert len(card["lines"]) >= 1
    assert card["heading"]["toss_won_by"] in ("A", "B")
    assert card["heading"]["teams"] == ["house", "house"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["carrom", "--record", "card.mat"], "its name ends in .json"),
        (["backgammon", "--record", "match.mat", "--games", "2"], "leave out --games"),
        (["backgammon", "--record", "nowhere/match.mat"], "no such file or directory"),
    ],
)
def test_what_cannot_be_recorded_is_said_before_anything_is_played(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""
    assert [*tmp_path.iterdir()] == []
