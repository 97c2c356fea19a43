import json
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from arbitro.backgammon.dice import Chain, Ledger, Links
from arbitro.backgammon.formats import GameRecord, MatchRecord, RollPlayed, write_record
from arbitro.backgammon.match import PerSide
from arbitro.backgammon.position import Side
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


def test_what_is_whole_of_a_damaged_file_is_taken_when_asked(match: Path) -> None:
    match.write_text(MATCH.replace("Doubles => 2\n", "Doubles => 2"))
    result = run("backgammon", "verify", str(match))
    assert (result.exit_code, "glued" in result.stderr) == (2, True)
    result = run("backgammon", "verify", "--partial", str(match))
    assert (result.exit_code, "1 game, 4 acts" in result.stderr) == (0, True)
    assert "all legal" in result.stdout
    written = json.loads(run("backgammon", "convert", "--partial", str(match), "--to", "json").stdout)
    assert (len(written["games"][0]["acts"]), written["games"][0]["outcome"]) == (4, None)


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
    ledger = Ledger.open("final", *chains).with_roll(Links(*(chain.link(1) for chain in chains)))
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(ledger))
    assert run("dice", "verify", str(file)).exit_code == 0
    bad = json.loads(file.read_text())
    bad["rolls"][0]["dice"] = [bad["rolls"][0]["dice"][0] % 6 + 1, 1]
    file.write_text(json.dumps(bad))
    assert run("dice", "verify", str(file)).exit_code == 1
    file.write_text("{}")
    assert run("dice", "verify", str(file)).exit_code == 2


def ledger_of(rolls: int) -> Ledger:
    chains = [Chain(bytes([number]) * 32, 50) for number in range(3)]
    ledger = Ledger.open("final", *chains)
    for number in range(1, rolls + 1):
        ledger = ledger.with_roll(Links(*(chain.link(number) for chain in chains)))
    return ledger


def record_of(ledger: Ledger) -> MatchRecord:
    """Write down what the rolls of a ledger begin: the opening roll and the turns after it."""
    opening = next(place for place, roll in enumerate(ledger.rolls) if len(set(roll.dice)) == 2)
    dice = [roll.dice for roll in ledger.rolls[opening:]]
    sides: tuple[Side, Side] = ("X", "O") if dice[0][0] > dice[0][1] else ("O", "X")
    acts = tuple(RollPlayed(sides[place % 2], roll, None) for place, roll in enumerate(dice))
    return MatchRecord(7, "Anna", "Bob", (GameRecord(1, PerSide(), acts),), ledger=ledger)


def test_the_rolls_of_a_record_are_compared_with_its_ledger(tmp_path: Path) -> None:
    file, ledger = tmp_path / "match.json", ledger_of(8)
    record = record_of(ledger)
    file.write_text(write_record(record, "json"))
    assert run("dice", "verify", str(file)).exit_code == 0
    assert run("backgammon", "convert", str(file), "--to", "json").output == file.read_text()
    changed = json.loads(file.read_text())
    changed["games"][0]["acts"][3]["dice"] = [value % 6 + 1 for value in record.games[0].acts[3].dice]  # type: ignore[union-attr]
    file.write_text(json.dumps(changed))
    result = run("dice", "verify", str(file))
    assert (result.exit_code, "played otherwise" in result.output) == (1, True)


def test_rolls_that_a_ledger_lacks_or_has_left_are_told(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    lacking = msgspec.structs.replace(record_of(ledger_of(8)), ledger=ledger_of(7))
    file.write_text(write_record(lacking, "json"))
    assert "Roll 8 is played but not in the ledger" in run("dice", "verify", str(file)).output
    left = json.loads(
        write_record(msgspec.structs.replace(record_of(ledger_of(7)), ledger=ledger_of(8)), "json")
    )
    file.write_text(json.dumps(left))
    assert run("dice", "verify", str(file)).exit_code == 0
    left["games"][0]["outcome"] = {"winner": "X", "points": 1, "resigned": True}
    file.write_text(json.dumps(left))
    assert "Roll 8 is in the ledger but was not played" in run("dice", "verify", str(file)).output


def test_a_record_without_a_ledger_is_no_ledger(tmp_path: Path, match: Path) -> None:
    file = tmp_path / "match.json"
    assert run("backgammon", "convert", str(match), str(file)).exit_code == 0
    assert run("dice", "verify", str(file)).exit_code == 2


def test_the_example_of_the_documentation_makes_a_ledger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = Path(__file__).parents[2] / "docs" / "dice.md"
    example = re.search(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    monkeypatch.chdir(tmp_path)
    exec(example[1], {})
    for name in ("ledger.json", "match.json"):
        assert run("dice", "verify", name).exit_code == 0


def test_a_name_that_says_no_format_is_refused(match: Path) -> None:
    target = match.with_suffix(".foo")
    assert run("backgammon", "convert", str(match), str(target)).exit_code == 2
    assert not target.exists()
    assert run("backgammon", "convert", str(match), str(target), "--to", "sgf").exit_code == 0


def test_an_act_that_is_not_there_is_refused(match: Path) -> None:
    result = run("backgammon", "show", str(match), "--act", "99")
    assert (result.exit_code, "no act 99" in result.stderr) == (2, True)


def test_text_of_a_damaged_file_cannot_steer_the_terminal(match: Path) -> None:
    match.write_text(MATCH.replace("31: 8/5 6/5", "31: 8/5 \x1b[31m6:5"))
    result = run("backgammon", "verify", str(match))
    assert "\x1b" not in result.stderr
    assert "\\x1b[31m" in result.stderr


@pytest.mark.parametrize(
    ("language", "missing", "directory"),
    [
        ("en", "no such", "is a directory"),
        ("it", "non esiste", "cartella"),
        ("es", "no existe", "directorio"),
    ],
)
def test_what_the_system_refuses_is_told_in_the_users_language(
    tmp_path: Path, language: str, missing: str, directory: str
) -> None:
    for command in (("backgammon", "verify"), ("dice", "verify"), ("check",), ("rule",)):
        assert missing in run(*command, str(tmp_path / "none"), "--lang", language).stderr
        assert directory in run(*command, str(tmp_path), "--lang", language).stderr
