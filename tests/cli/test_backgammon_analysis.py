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
    assert told[3] == "readyok"
    assert sorted(told[4].split()) == ["6/5", "8/5"]
    assert told[5] == "roll"
    assert told[6] == "sorry"
    assert len(told) == 7


def test_a_double_is_answered_and_a_man_shut_out_answers_nothing() -> None:
    doubled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:5:10"
    closed = "XGID=aBBBBBB--C----------------:0:0:-1:66:0:0:0:0:10"
    told = ran("ubgi", "--player", "house:4", given=f"{doubled}\n{closed}\nquit\n").output.splitlines()
    assert told == ["take", ""]
