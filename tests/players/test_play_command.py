"""`arbitro play` as its users meet it."""

import json
import re
import sys

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(main, ["play", *arguments], env={"LANG": "C"}, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_matches_are_told_one_json_object_a_line() -> None:
    pairing = ["backgammon", "--white", "house:3", "--black", "house:1"]
    arguments = [*pairing, "--games", "3", "--length", "3", "--seed", "5", "--json"]
    result = run(*arguments)
    lines = [json.loads(line) for line in result.output.splitlines()]
    assert [line["match"] for line in lines] == [1, 2, 3]
    for line in lines:
        assert (line["white"], line["black"], line["length"]) == ("house:3", "house:1", 3)
        assert line["edition"] == "backgammon/wbgf-2.1"
        assert line["score"][line["winner"]] >= 3
        assert line["facts"] >= line["acts"] > 0
    assert run(*arguments).output == result.output


def test_matches_are_told_in_words() -> None:
    result = run("backgammon", "--games", "2", "--length", "1", "--seed", "9", "--lang", "it")
    first, second, summary = result.output.splitlines()
    assert first.startswith("1. house vince con il ")
    assert second.startswith("2. house vince con il ")
    assert summary.startswith("Vittorie del bianco ")
    assert summary.endswith("Seme: 9.")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["carrom-for-cats"], "carrom, snooker, backgammon"),
        (
            ["backgammon", "--white", "house:9"],
            "there is no player “house:9”; the game knows house:1, house:2",
        ),
        (["backgammon", "--black", "house:x"], "there is no player “house:x”"),
        (["backgammon", "--white", "bgsage:1"], "bgsage:1 needs bgsage, which is not installed"),
        (["backgammon", "--games", "0"], "--games"),
        (["backgammon", "--length", "0"], "--length"),
        (["carrom", "--length", "2"], "a match of carrom is one game or the best of three, not 2"),
        (["snooker", "--length", "4"], "the best of an odd number of frames, not 4"),
        (
            ["carrom", "--edition", "icf-1999"],
            "“icf-1999” of this game; it has icf-2001, classic-29, colombia",
        ),
        (["backgammon", "--format", "doubles"], "--format has no meaning at backgammon"),
        (["snooker", "--boards", "3"], "--boards has no meaning at"),
        (["backgammon", "--boards", "3"], "--boards has no meaning at"),
        (["carrom", "--white", "you", "--json"], "leave out --json"),
        (["carrom", "--white", "you:2"], "there is no player “you:2”"),
    ],
)
def test_what_cannot_be_played_gets_one_line(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "bgsage", None)
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_match_of_carrom_is_the_best_of_three_games_of_its_edition() -> None:
    arguments = [
        "carrom",
        "--white",
        "house:5",
        "--black",
        "house:1",
        "--boards",
        "1",
        "--seed",
        "3",
        "--json",
    ]
    told = json.loads(run(*arguments, "--edition", "colombia", "--format", "doubles").output)
    assert (told["edition"], told["length"]) == ("carrom/colombia", 3)
    assert told["score"][told["winner"]] == 2
    assert len(told["parts"]) == sum(told["score"].values())


@pytest.mark.parametrize(("language", "word"), [("en", "odd number"), ("it", "dispari"), ("es", "impar")])
def test_the_help_says_what_a_length_is(language: str, word: str) -> None:
    assert word in " ".join(run("--help", "--lang", language).output.split())


def test_a_match_is_told_with_the_points_of_its_games() -> None:
    arguments = ["carrom", "--white", "house:5", "--black", "house:1", "--boards", "1", "--length", "1"]
    first = run(*arguments, "--seed", "2").output.splitlines()[0]
    assert re.fullmatch(r"1\. house:\d wins as \w+, (1–0|0–1) \(\d+–\d+\)", first), first
