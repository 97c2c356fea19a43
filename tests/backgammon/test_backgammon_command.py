import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from arbitro.backgammon.dice import Chain, Ledger, Links
from arbitro.cli import main

MATCH = """ 3 point match

 Game 1
 Anna : 0                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2) 65: 24/13                    Doubles => 2
  3)  Drops                       Wins 1 point
"""


def run(*arguments: str, input: str | None = None) -> Result:
    result = CliRunner().invoke(main, list(arguments), env={"LANG": "C"}, prog_name="arbitro", input=input)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def match(tmp_path: Path) -> Path:
    file = tmp_path / "match.mat"
    file.write_text(MATCH)
    return file


def test_a_match_is_converted_there_and_back(match: Path) -> None:
    sgf, back = match.with_suffix(".sgf"), match.with_name("back.mat")
    assert run("backgammon", "convert", str(match), str(sgf)).exit_code == 0
    assert run("backgammon", "convert", str(sgf), str(back)).exit_code == 0
    one, other = (run("backgammon", "convert", str(file), "--to", "json").output for file in (match, back))
    assert json.loads(one) == json.loads(other)


def test_a_legal_match_is_verified(match: Path) -> None:
    result = run("backgammon", "verify", str(match))
    assert (result.exit_code, result.output.strip().endswith("all legal.")) == (0, True)


def test_an_illegal_act_is_reported_with_its_clause_in_the_users_language(match: Path) -> None:
    match.write_text(MATCH.replace("8/5 6/5", "8/5 6/4"))
    result = run("backgammon", "verify", str(match), "--lang", "it")
    assert result.exit_code == 1
    assert "4.2.iii" in result.output
    assert "illegale" in result.output


def test_a_damaged_file_gets_one_line_with_its_line_and_reason(match: Path) -> None:
    match.write_text(MATCH.replace("31: 8/5 6/5", "31: 8/5 6:5"))
    result = run("backgammon", "verify", str(match))
    assert result.exit_code == 2
    assert "line 5" in result.stderr
    assert result.stderr.count("\n") == 1


def test_positions_and_games_are_shown(match: Path) -> None:
    shown = run("backgammon", "show", "4HPwATDgc/ABMA").output
    assert "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10" in shown
    assert "pips 167" in shown
    game = run("backgammon", "show", str(match), "--act", "2").output
    assert "1 X 31: 8/5 6/5" in game
    assert run("backgammon", "show", str(match), "--game", "9").exit_code == 2
    assert run("backgammon", "show", "nonsense").exit_code == 2


def test_legal_moves_are_listed() -> None:
    found = json.loads(run("backgammon", "legal", "4HPwATDgc/ABMA", "65", "--json").output)
    assert found["must_move"] == 2
    assert sorted(found["plays"])[:2] == ["13/2", "13/7 8/3"]
    assert run("backgammon", "legal", "4HPwATDgc/ABMA", "77").exit_code == 2


def test_dice_are_verified_offline(tmp_path: Path) -> None:
    chains = [Chain(bytes([number]) * 32, 5) for number in range(3)]
    ledger = Ledger.opened("final", *chains).rolled(Links(*(chain.link(1) for chain in chains)))
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(ledger))
    assert run("dice", "verify", str(file)).exit_code == 0
    bad = json.loads(file.read_text())
    bad["rolls"][0]["dice"] = [bad["rolls"][0]["dice"][0] % 6 + 1, 1]
    file.write_text(json.dumps(bad))
    assert run("dice", "verify", str(file)).exit_code == 1
    file.write_text("{}")
    assert run("dice", "verify", str(file)).exit_code == 2
