"""Engines of other programs sit down at our table by UBGI: our own engine, run as a program, plays whole matches."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from arbitro.backgammon.formats.xgid import read_xgid, write_xgid
from arbitro.cli import main
from arbitro.players import BadAnswer, UnknownPlayer, invite, known_names, play, read_name, table_named
from arbitro.players.backgammon.sight import BackgammonSight, BackgammonWord, CubeStanding
from arbitro.players.backgammon.ubgi import sight_of
from arbitro.players.backgammon.ubgi_seat import table_of

OURS = f"{Path(sys.executable).with_name('arbitro')} backgammon ubgi --player house:4"
TABLE = table_named("backgammon")


def test_an_engine_plays_a_whole_match_before_the_referee() -> None:
    engine = invite(TABLE, read_name(f"ubgi={OURS}"), "1")
    outcome = play(TABLE, {"white": engine, "black": invite(TABLE, read_name("house:1"), "2")}, 3, "5")
    assert outcome.acts > 20


@pytest.mark.parametrize(
    "xgid",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10",
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:1:0:5:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:42:4:1:1:5:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    ],
)
def test_what_a_player_sees_is_told_and_read_alike(xgid: str) -> None:
    sight = sight_of(read_xgid(xgid))
    assert sight_of(read_xgid(write_xgid(table_of(sight)))) == sight


def test_a_double_is_told_to_the_one_who_answers() -> None:
    start = sight_of(read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"))
    asked = BackgammonSight(start.board, CubeStanding(5, 4), (BackgammonWord.TAKE, BackgammonWord.DROP))
    assert sight_of(read_xgid(write_xgid(table_of(asked)))) == asked


def test_an_engine_that_answers_nonsense_ends_the_match() -> None:
    liar = f"{sys.executable} -c \"print('readyok'); print('24/1 24/1')\""
    engine = invite(TABLE, read_name(f"ubgi={liar}"), "1")
    with pytest.raises(BadAnswer):
        engine.act(sight_of(read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10")))


NEWER = """
import sys
for line in map(str.strip, sys.stdin):
    words = line.split()
    if words[:2] == ["position", "xgid"]:
        print("error unsupported position xgid")
    elif words[:2] == ["position", "gnubgid"]:
        known = words[2]
    elif line == "ubgi":
        print("id name Newer\\nproto 0.2\\nubgiok")
    elif line == "isready":
        print("readyok")
    elif line == "go chequer":
        print("info depth 1\\nbestmove 8/5 6/5" if known == "4HPwATDgc/ABMA" else "error bad_state")
    elif line == "go cube":
        print("bestcube nodouble")
    sys.stdout.flush()
"""


def test_an_engine_of_version_0_2_that_knows_no_xgid_plays(tmp_path: Path) -> None:
    program = tmp_path / "newer.py"
    program.write_text(NEWER)
    player = invite(TABLE, read_name(f"ubgi={sys.executable} {program}"), "1")
    sight = sight_of(read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10"))
    made = player.act(sight)
    assert sorted(made.steps) == [(6, 5), (8, 5)]
    start = sight_of(read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"))
    assert player.act(start) is BackgammonWord.ROLL


@pytest.mark.parametrize(
    "name", ["ubgi", "ubgi:1", "ubgi=/no/such/engine", "ubgi=true", "house=anything", "ubgi="]
)
def test_what_cannot_be_begun_is_an_unknown_player(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        invite(TABLE, read_name(name), "1")


def test_engines_are_not_among_the_names_that_everybody_has() -> None:
    assert not any(name.startswith("ubgi") for name in known_names(TABLE))


def test_a_bad_answer_is_told_in_one_line() -> None:
    liar = f"{sys.executable} -c \"print('readyok'); print('24/1 24/1')\""
    words = [
        "play",
        "backgammon",
        "--white",
        f"ubgi={liar}",
        "--black",
        "house:1",
        "--seed",
        "1",
        "--lang",
        "en",
    ]
    told = CliRunner().invoke(main, words, prog_name="arbitro")
    assert told.exit_code == 2
    assert "24/1 24/1" in told.output or "–" in told.output
    assert len(told.output.strip().splitlines()) == 1
