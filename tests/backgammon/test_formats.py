"""Formats: round trips without loss, the dialects of .mat, damage named by its line, IDs."""

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.backgammon.formats import (
    FORMATS,
    Act,
    BadRecord,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    RollPlayed,
    Takes,
    Unfinished,
    WrittenOutcome,
    format_of,
    read_record,
    write_record,
)
from arbitro.backgammon.formats.match_id import read_gnuid, write_gnuid, write_match_id
from arbitro.backgammon.formats.replay import matches_after_acts, verify
from arbitro.backgammon.formats.table import BadId, RecordTable
from arbitro.backgammon.formats.xgid import read_xgid, write_xgid
from arbitro.backgammon.match import Cube, PerSide
from arbitro.backgammon.notation import BadNotation, Step, read_play, write_play
from arbitro.backgammon.plays import carried_out, legal
from arbitro.backgammon.position import OFF, START, Position, Side, counts_from_points, other
from arbitro.backgammon.position_id import BadPositionId, read_position_id, write_position_id

ROOT = Path(__file__).parents[2]
SHARED = Path(os.environ.get("ARBITRO_SHARED", ROOT.parent / "shared"))
MATCHES = sorted((SHARED / "matches").glob("*.mat"))

MATCH = """; [Site "Club night"]
; [EventDate "2026.05.01"]

 3 point match

 Game 1
 Anna : 0                        Bob : 0
  1) 31: 8/5 6/5                 62: 24/18 13/11
  2)  Doubles => 2                Takes
  3) 66: 24/18* 24/18 13/7 13/7  21: Cannot Move
  4) 11: ????
"""


def mat(rows: str, head: str = " 3 point match\n\n Game 1\n Anna : 0                  Bob : 0\n") -> str:
    return head + rows


@pytest.mark.skipif(not MATCHES, reason="no shared matches beside the checkout (ARBITRO_SHARED)")
@pytest.mark.parametrize("kind", FORMATS)
def test_real_matches_are_written_and_read_again_to_the_same_record(kind: str) -> None:
    for file in MATCHES:
        record = read_record(file.read_text(encoding="utf-8"), "mat")
        assert record.games, file.name
        assert read_record(write_record(record, kind), kind) == record, file.name


@pytest.mark.skipif(not MATCHES, reason="no shared matches beside the checkout (ARBITRO_SHARED)")
def test_real_matches_are_replayed_without_one_legal_play_rejected() -> None:
    for file in MATCHES:
        record = read_record(file.read_text(encoding="utf-8"), "mat")
        rules = {finding.rule for finding in verify(record)}
        assert rules <= {"result_is_open", "points_differ"}, file.name


def test_a_match_is_read_act_by_act() -> None:
    record = read_record(MATCH, "mat")
    assert (record.length, record.X, record.O) == (3, "Anna", "Bob")
    assert record.headers == (("Site", "Club night"), ("EventDate", "2026.05.01"))
    acts = record.games[0].acts
    assert acts[0] == RollPlayed("X", (3, 1), (Step(8, 5), Step(6, 5)))
    assert acts[2:4] == (Doubles("X", 2), Takes("O"))
    assert acts[5] == RollPlayed("O", (2, 1), ())
    assert acts[6] == RollPlayed("X", (1, 1), None)
    assert record.games[0].outcome is None


@pytest.mark.parametrize("kind", FORMATS)
def test_an_unfinished_match_makes_the_round(kind: str) -> None:
    record = read_record(MATCH, "mat")
    assert read_record(write_record(record, kind), kind) == record


@pytest.mark.parametrize(
    "rows",
    [
        "  1) 31: 8/5 6/5              62: bar/23* bar/19",
        "  1) 31: 8/5 6/5              62: 25/23 25/19",
        "  1) 31: 8/5, 6/5".replace(",", ""),
        "\t1)  31: 8/5 6/5",
    ],
)
def test_bar_hits_and_blanks_are_read_in_every_dialect(rows: str) -> None:
    acts = read_record(mat(rows), "mat").games[0].acts
    assert acts[0] == RollPlayed("X", (3, 1), (Step(8, 5), Step(6, 5)))
    if len(acts) > 1:
        assert acts[1] == RollPlayed("O", (6, 2), (Step(25, 23), Step(25, 19)))


@pytest.mark.parametrize("play", ["6/off 5/off", "6/0 5/0", "6/Off 5/OFF"])
def test_off_is_read_in_every_dialect(play: str) -> None:
    assert read_record(mat(f"  1) 65: {play}"), "mat").games[0].acts == (
        RollPlayed("X", (6, 5), (Step(6, 0), Step(5, 0))),
    )


@pytest.mark.parametrize("play", ["8/5(2) 6/3(2)", "8/5 8/5 6/3 6/3", "8/5*(2) 6/3(2)*"])
def test_repeats_are_read_written_out_or_in_brackets(play: str) -> None:
    steps = (Step(8, 5), Step(8, 5), Step(6, 3), Step(6, 3))
    assert read_record(mat(f"  1) 33: {play}"), "mat").games[0].acts == (RollPlayed("X", (3, 3), steps),)


@pytest.mark.parametrize(
    "cell", ["66: Cannot Move", "66:", "66: cannot move", "66: Can't move", "66: no move"]
)
def test_a_roll_that_cannot_be_played_is_read_in_every_dialect(cell: str) -> None:
    acts = read_record(mat(f"  1) {cell}                 21: 13/11 6/5"), "mat").games[0].acts
    assert acts[0] == RollPlayed("X", (6, 6), ())
    assert acts[1] == RollPlayed("O", (2, 1), (Step(13, 11), Step(6, 5)))


@pytest.mark.parametrize(
    ("line", "length"),
    [(" 7 point match", 7), ("11 Point Match (Crawford)", 11), ("Unlimited match", 0), ("Money session", 0)],
)
def test_the_length_is_read_in_every_dialect(line: str, length: int) -> None:
    text = f"{line}\n\n Game 1\n Anna Maria : 0 Bob : 2\n"
    record = read_record(text, "mat")
    assert (record.length, record.X, record.O, record.games[0].score) == (
        length,
        "Anna Maria",
        "Bob",
        PerSide(0, 2),
    )


def test_the_second_player_may_begin() -> None:
    acts = read_record(mat("  1)                           51: 13/8 24/23"), "mat").games[0].acts
    assert acts == (RollPlayed("O", (5, 1), (Step(13, 8), Step(24, 23))),)


@pytest.mark.parametrize(
    ("rows", "winner", "points", "resigned"),
    [
        ("  1)  Drops                   Wins 1 point", "O", 1, False),
        ("  1) 31: 8/5 6/5\n      Wins 2 points and the match", "X", 2, False),
        ("  1) 31: 8/5 6/5\n                                  Wins 2 point", "O", 2, False),
        ("  1)  Losses 3 point          Wins 3 point and the match", "O", 3, True),
        ("  1) 31: 8/5 6/5              Losses 1 point", "X", 1, True),
        ("  1) 31: 8/5 6/5              Concedes", "X", None, True),
        ("  1)  Concedes", "O", None, True),
        ("  1)  Concedes                 Wins 2 points", "O", 2, True),
        ("  1) 31: 8/5 6/5              Resigns a gammon\n      Wins 2 points", "X", 2, True),
    ],
)
def test_the_end_of_a_game_is_read_in_every_dialect(
    rows: str, winner: str, points: int | None, resigned: bool
) -> None:
    outcome = read_record(mat(rows), "mat").games[0].outcome
    assert outcome
    assert (outcome.winner, outcome.points, outcome.resigned) == (winner, points, resigned)


def test_a_turn_that_was_not_written_down_is_kept() -> None:
    assert read_record(mat("  1) ????"), "mat").games[0].acts == (Unfinished("X"),)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no-length"),
        ("hello\n", 1, "no-length"),
        (" 3 point match\n\n Game 1\nnobody\n", 4, "no-players"),
        (" 3 point match\n  1) 31: 8/5\n", 2, "outside-a-game"),
        (mat("  1) 31: 8/5 6/5\n  2) 3x: 8/5\n"), 6, "unreadable"),
        (mat("  1) 31: 8/5 6/5 62: 24/18 13/11 41: 6/5\n"), 5, "too-many-cells"),
        (mat("  1) 31: 8/99\n"), 5, "unreadable"),
    ],
)
def test_a_damaged_file_gets_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as told:
        read_record(text, "mat")
    assert (told.value.line, told.value.reason) == (line, reason)


LAST = "  1) 31: 8/5 6/5               62: 24/18 13/11\n"


@pytest.mark.parametrize(
    ("rows", "text", "acts"),
    [
        (LAST + "  2) 65: 24/13  3) 21: 13/10", "3) 21: 13/10", 3),
        (LAST + "  2) 65: 24/13                 43: 24/20 13/103) 21: 13/10", "3) 21: 13/10", 4),
        (LAST + "  2)  Doubles => 2                Drops      Wins 1 point", "Wins 1 point", 4),
        (LAST + "  2)  Doubles => 2                DropsWins 1 point", "Wins 1 point", 4),
        (LAST + "  2)  Doubles => 2                Drops  Game 2", "Game 2", 4),
    ],
)
def test_a_line_glued_to_the_one_before_is_told_and_what_is_whole_is_kept(
    rows: str, text: str, acts: int
) -> None:
    with pytest.raises(BadRecord) as told:
        read_record(mat(rows), "mat")
    assert (told.value.line, told.value.reason, told.value.text) == (6, "glued", text)
    assert told.value.whole is not None
    assert len(told.value.whole.games[0].acts) == acts


def test_the_end_glued_to_the_last_play_does_not_give_the_game_to_the_other_side() -> None:
    off = "".join(
        f"  {row}) 66: 6/off 6/off 6/off 6/off    11: 13/12 13/12 13/12 13/12\n" for row in range(1, 4)
    )
    with pytest.raises(BadRecord) as told:
        read_record(mat(off + "  4) 66: 6/off 6/off 6/off      Wins 2 points"), "mat")
    assert (told.value.line, told.value.reason, told.value.text) == (8, "glued", "Wins 2 points")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("(;GM[6]MI[length:7]\n;W[31hexx", 1, "cut-short"),
        ("(;GM[1])", 1, "not-backgammon"),
        ("(;GM[6]\n;W[99])", 2, "unreadable"),
        ("", 1, "no-game"),
        ("nonsense", 1, "unreadable"),
    ],
)
def test_a_damaged_sgf_gets_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as told:
        read_record(text, "sgf")
    assert (told.value.line, told.value.reason) == (line, reason)


def test_sgf_of_gnu_backgammon_is_read_with_its_analysis_left_aside() -> None:
    text = (
        "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07]MI[length:13][game:0][ws:2][bs:1]PW[A\\]B]PB[C]"
        "RU[Crawford]RE[B+1]\n;W[21mkfe]A[1][x E ver 3]\n;B[32aclo]DA[E ver 3]\n;W[66yx]\n;B[double]\n;W[drop])"
    )
    record = read_record(text, "sgf")
    assert (record.X, record.length, record.games[0].score) == ("A]B", 13, PerSide(2, 1))
    assert record.games[0].acts == (
        RollPlayed("X", (2, 1), (Step(13, 11), Step(6, 5))),
        RollPlayed("O", (3, 2), (Step(24, 22), Step(13, 10))),
        RollPlayed("X", (6, 6), (Step(25, 24),)),
        Doubles("O", 2),
        Drops("X"),
    )


def test_the_format_is_told_by_the_name_or_by_the_beginning() -> None:
    assert format_of("a.SGF") == "sgf"
    assert format_of("a.txt", "(;GM[6])") == "sgf"
    assert format_of("-", '{"length": 3}') == "json"
    assert format_of("a.txt", " 7 point match") == "mat"


def test_verify_reports_each_illegal_act_with_its_clause() -> None:
    rows = (
        "  1) 31: 13/10 13/11           62: 24/18 13/11\n"
        "  2)  Doubles => 8                Takes\n"
        "  3)  Doubles => 4\n"
    )
    found = [
        (f.act, f.side, f.law)
        for f in verify(read_record(mat(rows, " 7 point match\n\n Game 1\n A : 0    B : 0\n"), "mat"))
    ]
    assert found == [(1, "X", "4.2.iii"), (3, "X", "4.4.vi"), (5, "X", "4.4.ii")]


SESSION = """; [Jacoby "On"]
; [Beaver "On"]

 0 point match

 Game 1
 Anna : 0                        Bob : 0
  1) 31: 8/5 6/5                  Doubles => 2
  2)  {beaver}              Takes
  3)                             62: 24/18 13/11
"""


@pytest.mark.parametrize("beaver", ["Doubles => 4", "Beavers => 4", "Beavers"])
@pytest.mark.parametrize("kind", FORMATS)
def test_a_beaver_of_a_money_session_is_read_in_every_dialect_and_makes_the_round(
    beaver: str, kind: str
) -> None:
    record = read_record(SESSION.format(beaver=beaver), "mat")
    assert record.games[0].acts[1:4] == (Doubles("O", 2), Doubles("X", 4), Takes("O"))
    assert [*verify(record)] == []
    assert [*matches_after_acts(record, 0)][4].cube == Cube(4, "X")
    again = read_record(write_record(record, kind), kind)
    assert again == record
    assert again.jacoby


def test_a_session_that_says_nothing_of_the_jacoby_rule_has_its_beavers_and_counts_gammons() -> None:
    said = SESSION.format(beaver="Beavers => 4").replace('"On"', '"Off"')
    record = read_record(said, "mat")
    assert not record.jacoby
    assert [*verify(record)] == []
    in_a_match = read_record(said.replace(" 0 point", " 7 point"), "mat")
    assert next(verify(in_a_match)).law == "4.4.viii"


def test_the_jacoby_rule_of_an_sgf_is_read_from_its_rules() -> None:
    text = "(;FF[4]GM[6]MI[length:0][game:0][ws:0][bs:0]PW[Anna]PB[Bob]RU[Jacoby]\n;W[31hefe])"
    record = read_record(text, "sgf")
    assert record.jacoby
    assert "RU[Jacoby]" in write_record(record, "sgf")
    assert "RU[" not in write_record(replace(record, headers=()), "sgf")


def given_up(points: int, borne_off: bool) -> MatchRecord:
    """Return a match in which, with the cube at 2, the game is given up in a race for so many points."""
    acts: list[Act] = [RollPlayed("X", (2, 1), (Step(13, 11), Step(6, 5))), Doubles("O", 2), Takes("X")]
    side: Side = "X"
    position, dice = START, Random(1)
    position = carried_out(position, "X", (Step(13, 11), Step(6, 5)))
    while position.contact() or (borne_off and not position.men(side)[OFF]):
        side = other(side)
        roll = (dice.randint(1, 6), dice.randint(1, 6))
        found = legal(position, side, roll)
        steps = tuple(Step(*step) for step in found.steps[-1]) if found.steps else ()
        position = carried_out(position, side, steps)
        acts.append(RollPlayed(side, roll, steps))
    game = GameRecord(1, PerSide(), tuple(acts), WrittenOutcome(other(side), points, True))
    return MatchRecord(25, "A", "B", (game,))


@pytest.mark.parametrize(
    ("points", "borne_off", "found"),
    [
        (2, True, []),
        (2, False, []),
        (4016, True, [("4.7", "points_differ")]),
        (3, True, [("4.7", "points_differ")]),
        (4, True, [("4.5", "not_what_can_be_lost")]),
        (6, True, [("4.5", "not_what_can_be_lost")]),
    ],
)
def test_verify_looks_at_the_points_of_a_resigned_game(
    points: int, borne_off: bool, found: list[tuple[str, str]]
) -> None:
    assert [(f.law, f.rule) for f in verify(given_up(points, borne_off))] == found


def test_verify_reports_a_score_that_does_not_follow() -> None:
    text = mat(
        "  1) 31: 8/5 6/5              Doubles => 2\n  2)  Drops                    Wins 1 point\n\n"
        " Game 2\n A : 1     B : 0\n"
    )
    assert [(f.game, f.law) for f in verify(read_record(text, "mat"))] == [(2, "4.7")]


def test_a_replayed_game_shows_the_match_after_each_act() -> None:
    states = list(matches_after_acts(read_record(MATCH, "mat"), 0))
    assert len(states) == 8
    assert states[0].position == START
    assert states[4].cube == Cube(2, "O")


# Notation and IDs


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("13/7*/5", ((13, 7), (7, 5))),
        ("bar/22", ((25, 22),)),
        ("8/5(2)", ((8, 5), (8, 5))),
        ("6/off", ((6, 0),)),
        ("cannot move", ()),
        ("24/18/13", ((24, 18), (18, 13))),
    ],
)
def test_notation_is_read(text: str, steps: tuple[tuple[int, int], ...]) -> None:
    assert tuple((step.source, step.target) for step in read_play(text)) == steps


@pytest.mark.parametrize(
    "text", ["13/7*/5", "bar/22", "8/5(2)", "6/off", "24/18 13/8", "bar/21*(2)", "13/7*/5*"]
)
def test_notation_is_written_as_it_is_read(text: str) -> None:
    assert write_play(read_play(text)) == text


@pytest.mark.parametrize("text", ["13", "13/", "26/20", "13-7", "a/b", "8/5(x)", "5/5"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        read_play(text)


def test_the_start_has_its_known_ids() -> None:
    assert write_position_id(START, "X") == "4HPwATDgc/ABMA"
    assert write_xgid(RecordTable()) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"


def test_the_match_id_of_the_manual_is_read_and_written() -> None:
    table = read_gnuid("4HPwATDgc/ABMA:QYkqASAAIAAA")
    assert (table.cube, table.on_roll, table.dice) == (Cube(2, "O"), "X", (5, 2))
    assert (table.length, table.score, table.crawford) == (9, PerSide(4, 2), False)
    assert write_match_id(table)[:11] == "QYkqASAAIAA"


@st.composite
def sides(draw: st.DrawFn) -> bytes:
    points = draw(st.lists(st.integers(1, 25), min_size=1, max_size=15))
    return counts_from_points({point: points.count(point) for point in set(points)})


@st.composite
def tables(draw: st.DrawFn) -> RecordTable:
    x, o = draw(sides()), bytearray(draw(sides()))
    for point in range(1, 25):
        if x[point]:
            o[0] += o[25 - point]
            o[25 - point] = 0
    if not any(o[1:]):
        o[0], o[25] = 14, 1
    on_roll = draw(st.sampled_from(["X", "O"]))
    die = st.integers(1, 6)
    return RecordTable(
        Position(x, bytes(o)),
        on_roll=on_roll,  # type: ignore[arg-type]
        to_decide=on_roll,  # type: ignore[arg-type]
        dice=draw(st.none() | st.tuples(die, die)),
        cube=Cube(2 ** draw(st.integers(0, 9)), draw(st.sampled_from(["X", "O", "centre"]))),
        score=PerSide(draw(st.integers(0, 20)), draw(st.integers(0, 20))),
        length=draw(st.integers(1, 25)),
        crawford=draw(st.booleans()),
    )


@given(tables())
def test_ids_make_the_round_without_loss(table: RecordTable) -> None:
    assert read_gnuid(write_gnuid(table)) == table
    assert read_xgid(write_xgid(table)) == table
    side = table.on_roll
    assert read_position_id(write_position_id(table.position, side), side) == table.position


@pytest.mark.parametrize("text", ["", "XGID=abc", "-b----E-C---eE---c-e----B-:0:0:2:00:0:0:0:0:10"])
def test_what_is_no_xgid_is_refused(text: str) -> None:
    with pytest.raises(BadId):
        read_xgid(text)


@pytest.mark.parametrize("text", ["", "4HPwATDgc/ABM", "!!!!!!!!!!!!!!", "////////////AA"])
def test_what_is_no_position_id_is_refused(text: str) -> None:
    with pytest.raises(BadPositionId):
        read_position_id(text, "X")
