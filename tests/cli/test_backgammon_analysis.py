"""`arbitro backgammon analyse`: what each decision gave away, the luck, and a rating; sessions for money too."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main


def ran(*words: str, lang: str = "en", given: str | None = None) -> Result:
    return CliRunner().invoke(main, ["backgammon", *words, "--lang", lang], prog_name="arbitro", input=given)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match between a weak and a strong player of the house."""
    file = tmp_path_factory.mktemp("analysis") / "match.mat"
    words = ["play", "backgammon", "--white", "house:1", "--black", "house:4", "--length", "5"]
    played = CliRunner().invoke(main, [*words, "--seed", "12", "--record", str(file)], prog_name="arbitro")
    assert played.exit_code == 0, played.output
    return file


def test_the_weaker_player_is_found_to_give_away_more(match: Path) -> None:
    told = ran("analyse", str(match), "--json")
    assert told.exit_code == 0, told.output
    weak, strong = msgspec.json.decode(told.stdout)["accounts"]
    assert weak["side"] == "X"
    assert weak["rating"] > 2 * strong["rating"]
    assert weak["blunders"] > strong["blunders"]
    assert weak["decisions"] > 15


def test_the_luck_of_both_sides_is_told_with_every_roll(match: Path) -> None:
    told = msgspec.json.decode(ran("analyse", str(match), "--json").stdout)
    rolls = [one for one in told["moments"] if one["kind"] == "roll"]
    for account in told["accounts"]:
        mine = sum(one.get("luck", 0.0) for one in rolls if one["side"] == account["side"])
        assert account["luck"] == pytest.approx(mine, abs=1e-6)


def test_a_play_that_is_the_best_gives_nothing_away() -> None:
    record = " 1 point match\n\n Game 1\n A : 0          B : 0\n  1) 31: 8/5 6/5                  64: 24/14\n"
    told = msgspec.json.decode(ran("analyse", "-", "--json", "--partial", given=record).stdout)
    assert told["moments"][0]["made"] == told["moments"][0]["best"] == "8/5 6/5"


def test_a_session_for_money_is_weighed_in_points() -> None:
    record = " 0 point match\n\n Game 1\n A : 0          B : 0\n  1) 31: 24/23 13/10              64: 24/14\n"
    told = msgspec.json.decode(ran("analyse", "-", "--json", "--partial", given=record).stdout)
    first = told["moments"][0]
    assert "win" not in first
    assert 0.1 < first["loss"] < 0.5


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_errors_and_the_account_are_told_in_every_language(match: Path, lang: str) -> None:
    told = ran("analyse", str(match), lang=lang)
    assert told.exit_code == 0, told.output
    assert len(told.output.splitlines()) > 2
    assert "analysis-" not in told.output


def test_our_players_answer_other_programs() -> None:
    start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{}:0:0:0:5:10"
    asked = "\n".join(
        ["ubgi", start.format("31"), start.format("00"), "nonsense", "stop", "quit", "never read"]
    )
    told = ran("ubgi", "--player", "house:4", given=asked).output.splitlines()
    assert told[0] == "id name Arbitro"
    assert told[3:6] == ["proto 0.2", "ubgiok", "readyok"]
    assert sorted(told[6].split()) == ["6/5", "8/5"]
    assert told[7] == "roll"
    assert told[8] == "sorry"
    assert len(told) == 9


START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"


def asked(*lines: str) -> list[str]:
    """What is answered after the greeting."""
    told = ran("ubgi", "--player", "house:4", given="\n".join(["ubgi", *lines, "quit", ""]))
    assert told.exit_code == 0, told.output
    return told.output.splitlines()[6:]


@pytest.mark.parametrize("position", [f"xgid {START}", "gnubgid 4HPwATDgc/ABMA"])
def test_version_0_2_sets_a_position_and_dice_and_asks_for_the_move(position: str) -> None:
    (told,) = asked("newgame", f"position {position}", "dice 3 1", "go")
    word, *moves = told.split()
    assert word == "bestmove"
    assert sorted(moves) == ["6/5", "8/5"]


def test_version_0_2_is_asked_for_the_cube_a_turn_and_an_answer() -> None:
    ending = "XGID=-A---A------------------a-:0:0:1:00:0:0:0:0:10"
    assert asked(f"position xgid {START}", "go cube") == ["bestcube nodouble"]
    assert asked(f"position xgid {ending}", "go cube") == ["bestcube double"]
    assert asked(f"position xgid {ending}", "dice 6 5", "go turn") == [
        "bestturn cube=double move=5/off 1/off"
    ]
    assert asked(f"position xgid {START.replace(':00:', ':D:')}", "go cube") == ["bestcube take"]


def test_version_0_2_names_the_bar_and_says_when_nothing_can_be_moved() -> None:
    entering = "XGID=-b----E-C---eE---c-e----AA:0:0:1:00:0:0:0:0:10"
    closed = "XGID=aBBBBBB--C----------------:0:0:-1:00:0:0:0:0:10"
    assert "bar/" in asked(f"position xgid {entering}", "dice 4 3", "go chequer")[0]
    assert asked(f"position xgid {closed}", "dice 6 6", "go") == ["bestmove pass"]


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["isready", "frobnicate"], "bad_command"),
        (["go"], "bad_state"),
        (["dice 3 1"], "bad_state"),
        ([f"position xgid {START}", "dice 7 1"], "bad_value"),
        ([f"position xgid {START}", "dice ¹ 1"], "bad_value"),
        (["position xgid nonsense"], "bad_value"),
        (["position fibs board:x"], "unsupported"),
        (["position"], "bad_command"),
        ([f"position xgid {START}", "go chequer"], "bad_state"),
        ([f"position xgid {START}", "go home"], "unsupported"),
        (["position xgid XGID=-A------------------------:0:0:1:00:0:0:0:0:10", "go cube"], "bad_state"),
        (["get engine.ply"], "unsupported"),
        (["set engine.ply 2"], "unsupported"),
        (["set engine.player house:9"], "bad_value"),
        (["set engine.player ubgi=true"], "bad_value"),
        (["set game.variant nackgammon"], "bad_value"),
    ],
)
def test_version_0_2_refuses_with_a_code_and_goes_on(lines: list[str], code: str) -> None:
    *_, refused, ready = asked(*lines, "isready")
    assert refused.startswith(f"error {code}")
    assert ready == "readyok"


def test_version_0_2_is_told_its_keys_and_sets_the_player() -> None:
    keys = asked("keys", "set engine.player house:2", "get engine.player", "get game.variant")
    assert [line.split()[:3] for line in keys[:2]] == [
        ["key", "game.variant", "enum"],
        ["key", "engine.player", "enum"],
    ]
    assert keys[2:] == ["value engine.player house:2", "value game.variant backgammon"]


def test_hits_are_marked_in_what_was_played_and_in_what_was_better() -> None:
    record = (
        " 0 point match\n\n Game 1\n A : 0          B : 0\n  1) 62: 24/18 13/11              61: 13/7* 8/7\n"
    )
    told = msgspec.json.decode(ran("analyse", "-", "--json", "--partial", given=record).stdout)
    moves = [one for one in told["moments"] if one["kind"] == "move"]
    for one in moves:
        written = [rank["made"] for rank in one.get("ranked", [])]
        assert len(set(written)) == len(written)
    assert moves[1]["made"] == "13/7* 8/7"


def test_a_player_who_decides_as_the_judge_does_has_no_rating(tmp_path: Path) -> None:
    file = tmp_path / "alike.mat"
    words = ["play", "backgammon", "--white", "house:5", "--black", "house:1", "--length", "1", "--seed", "4"]
    assert CliRunner().invoke(main, [*words, "--record", str(file)], prog_name="arbitro").exit_code == 0
    alike, weak = msgspec.json.decode(ran("analyse", str(file), "--json").stdout)["accounts"]
    assert alike["rating"] is None
    assert weak["rating"] > 0
    told = ran("analyse", str(file)).output.splitlines()
    assert "cannot be measured by this judge" in told[-2]
    assert "PR 0.00" not in "".join(told)


def test_a_double_is_answered_and_a_man_shut_out_answers_nothing() -> None:
    doubled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:5:10"
    closed = "XGID=aBBBBBB--C----------------:0:0:-1:66:0:0:0:0:10"
    told = ran("ubgi", "--player", "house:4", given=f"{doubled}\n{closed}\nquit\n").output.splitlines()
    assert told == ["take", ""]
