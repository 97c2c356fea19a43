from random import Random

import msgspec
import pytest

from arbitro.kernel import CaseEvent, Sitting
from arbitro.library import game
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import (
    Accept,
    Choose,
    Concede,
    Foul,
    FrameFact,
    Misconduct,
    Missing,
    SnookerFact,
    SnookerStroke,
    Stalemate,
    Toss,
    Unnoticed,
)
from arbitro.snooker.frame import Frame
from arbitro.snooker.framelines import (
    BadFrameLine,
    FrameLine,
    doubts,
    read_frame_lines,
    write_frame_lines,
)
from arbitro.snooker.recorder import (
    Break,
    RecordedFrame,
    breaks,
    frame_line,
    frame_lines,
    from_csv,
    from_json,
    records,
    to_csv,
    to_json,
)
from arbitro.snooker.terms import SnookerLength, SnookerTerms
from arbitro.snooker.visits import fit
from tests.snooker.play import random_stroke

ACTS: tuple[FrameFact, ...] = (
    SnookerStroke(potted=("red",)),
    SnookerStroke(nominated="black", potted=("black",)),
    SnookerStroke(potted=("red",)),
    SnookerStroke(nominated="pink", missed=True, path="full"),
    Choose("play"),
    SnookerStroke(potted=("red", "red")),
    SnookerStroke(nominated="blue", first=("blue",)),
    Foul("touched-ball", concerned=("red",)),
    SnookerStroke(potted=("red",)),
)
SHEET = RecordedFrame(Frame(), ACTS)
GAME = game("snooker/wpbsa")


def test_5_3_every_stroke_and_foul_is_recorded_with_points_and_penalties() -> None:
    rows = records(SHEET, FRAMES)
    assert [(row.player, row.on, row.points, row.penalty) for row in rows] == [
        ("A", "red", 1, 0),
        ("A", "colour", 7, 0),
        ("A", "red", 1, 0),
        ("A", "colour", 0, 6),
        ("B", "red", 2, 0),
        ("B", "colour", 0, 0),
        ("A", "red", 0, 4),
        ("B", "red", 1, 0),
    ]
    assert rows[3].miss
    assert rows[3].laws.split()[0] == "2.6"
    assert rows[-1].score == "9-13"
    one, other = (sum(r.points for r in rows if r.player == p) for p in "AB")
    lost = {p: sum(r.penalty for r in rows if r.player == p) for p in "AB"}
    assert (one + lost["B"], other + lost["A"]) == SHEET.end(FRAMES).score


@pytest.mark.parametrize(
    ("acts", "score"),
    [
        ((Missing("blue", oversight=False),), "16-13"),
        ((SnookerStroke(missed=True), Unnoticed()), "9-13"),
        ((Misconduct(),), "116-0"),
        ((Stalemate("proposed"), Stalemate("restart")), "0-0"),
        ((Concede(), Accept()), "116-13"),
    ],
)
def test_5_3_every_act_that_changes_the_score_is_recorded(acts: tuple[FrameFact, ...], score: str) -> None:
    sheet = RecordedFrame(Frame(aggregate=True), (*ACTS, *acts))
    last = records(sheet, FRAMES)[-1]
    assert last.score == "-".join(map(str, sheet.end(FRAMES).score)) == score
    assert last.act != "stroke"


def test_a_frame_string_is_made_of_a_frame() -> None:
    pots = [SnookerStroke(potted=("red",)), SnookerStroke(nominated="black", potted=("black",))] * 7
    sheet = RecordedFrame(Frame(), (*pots, SnookerStroke(), SnookerStroke(potted=("red",))))
    assert frame_line(sheet, FRAMES) == FrameLine((56, 1), ((56,), ()))
    assert write_frame_lines([frame_line(sheet, FRAMES)]) == "56-1 (56)"


def test_5_3_every_break_is_recorded() -> None:
    assert breaks(SHEET, FRAMES) == (Break("A", 9), Break("B", 2), Break("B", 1))
    assert breaks(SHEET, FRAMES, least=5) == (Break("A", 9),)


def test_a_break_ends_when_the_offender_is_asked_to_play_again() -> None:
    acts = (
        SnookerStroke(potted=("red",)),
        SnookerStroke(nominated="pink", missed=True),
        Choose("play_again"),
        SnookerStroke(potted=("red",)),
    )
    assert breaks(RecordedFrame(Frame(), acts), FRAMES) == (Break("A", 1), Break("A", 1))


def test_a_frame_is_written_and_read_as_json_and_csv() -> None:
    assert from_json(to_json(SHEET)) == SHEET
    rows = records(SHEET, FRAMES)
    assert from_csv(to_csv(rows)) == rows
    with pytest.raises(msgspec.ValidationError):
        from_csv("number,player,on\nx,A,red\n")


def test_frame_strings_are_read_and_written() -> None:
    text = "66-59, 131-4 (110), 7-111 (57, 54)"
    lines = read_frame_lines(text)
    assert lines == (
        FrameLine((66, 59)),
        FrameLine((131, 4), ((110,), ())),
        FrameLine((7, 111), ((), (57, 54))),
    )
    assert write_frame_lines(lines) == text


@pytest.mark.parametrize(
    "line",
    [
        FrameLine((80, 62), ((80,), (62,))),
        FrameLine((62, 80), ((62,), (80,))),
        FrameLine((80, 62), ((), (60,))),
        FrameLine((62, 80), ((60,), ())),
        FrameLine((0, 147), ((), (147,))),
    ],
)
def test_breaks_of_either_side_survive_writing(line: FrameLine) -> None:
    assert read_frame_lines(write_frame_lines([line])) == (line,)


def test_other_signs_for_the_dash_are_read() -> None:
    assert read_frame_lines("66–59; 80(80) : 0") == (FrameLine((66, 59)), FrameLine((80, 0), ((80,), ())))


@pytest.mark.parametrize("text", ["66", "66-", "a-b", "66-59 (x)", "66-59 (50", "66-59 (-3)", "", " , "])
def test_what_is_no_frame_string_is_refused(text: str) -> None:
    with pytest.raises(BadFrameLine):
        read_frame_lines(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("66-59", ()),
        ("147-0 (147)", ()),
        ("60-60", ("level",)),
        ("160-0 (156)", ("break-too-high", "too-few-balls")),
        ("66-59 (70)", ("break-over-score",)),
        ("159-0 (155)", ()),
        ("155-0 (155)", ("too-few-balls",)),
        ("100 (100)-60 (60)", ("too-few-balls",)),
        ("98 (98)-49 (49)", ("too-few-balls",)),
        ("96 (96)-51 (51)", ()),
        ("98 (98)-53 (49)", ()),
        ("155-4 (155)", ("too-few-balls",)),
        ("151-8 (151)", ("too-few-balls",)),
        ("155-8 (151)", ()),
        ("147-1 (147)", ("too-few-balls",)),
        ("147-4 (147)", ()),
        ("64-3058", ("score-too-high",)),
        ("192-178", ()),
        ("79 (72, 7)-72 (72)", ()),
    ],
)
def test_doubts_about_a_frame_string(text: str, found: tuple[str, ...]) -> None:
    assert doubts(read_frame_lines(text)[0]) == found


def test_a_level_frame_is_sound_where_aggregate_points_count() -> None:
    assert doubts(FrameLine((60, 60)), aggregate=True) == ()


def test_no_frame_that_the_rules_give_is_doubted() -> None:
    free = ended = 0
    for seed in range(60):
        random, frame, facts = Random(seed), Frame(), []
        while not frame.outcome:
            facts.append(Toss("A") if frame.striker is None else random_stroke(random, frame))
            frame = FRAMES.judge(frame, facts[-1]).state
            free += frame.free_ball
        sheet = RecordedFrame(Frame(), tuple(facts))
        made = [[one.points for one in breaks(sheet, FRAMES) if one.player == side] for side in "AB"]
        ended += fit(frame.score, (made[0], made[1]))
    assert (ended, free > 60) == (60, True)


def live(*events: CaseEvent, **terms: object) -> Sitting[SnookerContest, SnookerFact]:
    sitting = Sitting.open(GAME, SnookerTerms(length=SnookerLength(best_of=5), **terms), author="referee")  # type: ignore[arg-type]
    for event in events:
        heard = sitting.enter(*GAME.facts(sitting.state, event), author="referee", at=0)
        assert heard.refused is None, event
        sitting = heard.sitting
    return sitting


RED, BLACK = (
    CaseEvent("stroke", {"potted": ["red"]}),
    CaseEvent("stroke", {"nominated": "black", "potted": ["black"]}),
)
NOTHING = CaseEvent("stroke", {})
A_CONCEDES = (CaseEvent("concede", "A"), CaseEvent("accept", "B"))
B_CONCEDES = (CaseEvent("concede", "B"), CaseEvent("accept", "A"))


def test_every_frame_string_of_a_match_is_written_from_the_side_of_a_whoever_opened() -> None:
    first = (*[RED, BLACK] * 7, NOTHING, *B_CONCEDES)
    second = (CaseEvent("set_up", {}), *[RED, BLACK] * 8, NOTHING, RED, NOTHING, NOTHING, *A_CONCEDES)
    sitting = live(*first, *second)
    lines = frame_lines(sitting)
    assert [line.breaks for line in lines] == [((56,), ()), ((), (64,))]
    assert lines[1].score[1] > lines[1].score[0] == 1
    assert [line.score for line in lines] == [*sitting.standing().parts]


def test_frames_of_which_only_the_result_is_told_stand_in_the_string_too() -> None:
    told = CaseEvent("frame", {"winner": "B", "score": {"A": 12, "B": 70}})
    sitting = live(told, RED, NOTHING)
    assert write_frame_lines(frame_lines(sitting)) == "12-70, 0-1"
    assert write_frame_lines(frame_lines(live(told))) == "12-70"


def test_a_frame_forfeited_before_it_began_does_not_swallow_the_next_one() -> None:
    told = CaseEvent("frame", {"winner": "B", "score": {"A": 12, "B": 70}})
    sitting = live(told, CaseEvent("misconduct", {"by": "B"}), RED, NOTHING)
    assert [line.score for line in frame_lines(sitting)][:-1] == [*sitting.standing().parts]
    assert sum(frame_lines(sitting)[-1].score) == 1


def test_what_was_played_before_a_re_rack_counts_no_more() -> None:
    foul = SnookerStroke(potted=("cue",))
    rack = (*ACTS, foul, Choose("play"), Stalemate("proposed"), Stalemate("restart"))
    sheet = RecordedFrame(
        Frame(), (*rack, SnookerStroke(potted=("red",)), SnookerStroke(nominated="pink", missed=True))
    )
    assert breaks(sheet, FRAMES) == (Break("A", 1),)
    assert [row.penalty for row in records(sheet.what_counts(FRAMES), FRAMES)] == [0, 6]
    assert frame_line(sheet, FRAMES).score == (1, 6)
    assert sheet.what_counts(FRAMES).what_counts(FRAMES) == sheet.what_counts(FRAMES)
