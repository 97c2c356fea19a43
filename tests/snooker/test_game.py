"""Snooker as a live match: what is derived, completed, asked, timed, shown and offered."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.cases import Case, hear, read_cases
from arbitro.kernel import CaseEvent, Heard, Journal, Malformed, Sitting
from arbitro.l10n import knows
from arbitro.library import game
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import (
    FramePlayed,
    Misconduct,
    NextFrame,
    ShotClockExpired,
    SnookerFact,
    SnookerLies,
    SnookerStroke,
)
from arbitro.snooker.lying import LyingBalls
from arbitro.snooker.terms import ShotClock, SnookerLength, SnookerTerms
from arbitro.table import Rack

GAME = game("snooker/wpbsa")
CASES = [
    case
    for file in sorted((Path(__file__).parents[1] / "cases/snooker").glob("*.yaml"))
    for case in read_cases(file.read_text(encoding="utf-8"))
    if isinstance(case, Case)
]
POTS = [{"potted": ["red"]}, {"nominated": "black", "potted": ["black"]}]
COLOURS = ["yellow", "green", "brown", "blue", "pink", "black"]


def opened(length: SnookerLength | None = None, **terms: Any) -> Sitting[SnookerContest, SnookerFact]:
    return Sitting.open(
        GAME, SnookerTerms(length=length or SnookerLength(best_of=3), **terms), author="referee"
    )


def heard(
    sitting: Sitting[SnookerContest, SnookerFact], act: str, value: object = True, at: int = 0
) -> Heard[SnookerContest, SnookerFact]:
    return sitting.enter(*GAME.facts(sitting.state, CaseEvent(act, value)), author="referee", at=at)


def after(
    sitting: Sitting[SnookerContest, SnookerFact], *acts: object
) -> Sitting[SnookerContest, SnookerFact]:
    for act in acts:
        name, value = act if isinstance(act, tuple) else (act, True)
        step = heard(sitting, str(name), value)
        assert step.refused is None, (act, step.refused)
        sitting = step.sitting
    return sitting


def conceded(by: str) -> tuple[object, ...]:
    return ("concede", by), ("accept", "B" if by == "A" else "A")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_case_gives_the_same_through_the_game_and_through_a_sitting(case: Case) -> None:
    ruled, read = hear(case), GAME.read(case.given, case.when)
    state, laws = read.state, set[str]()
    for at, fact in read.facts:
        verdict = GAME.judge(state, fact, at)
        assert not verdict.refused or verdict.state is state
        state = verdict.state
        laws |= {*verdict.laws}
    assert getattr(GAME.view(state), read.level) == ruled.after
    assert laws >= {*ruled.laws}
    assert read.level == "match" or laws == {*ruled.laws}
    sitting, laws = Sitting.open(GAME, SnookerTerms(given=case.given), author="referee"), set()
    for event in case.when:
        step = sitting.enter(*GAME.facts(sitting.state, event), author="referee", at=0)
        sitting = step.sitting
        laws |= {law for verdict in step.verdicts for law in verdict.laws}
    assert getattr(sitting.view(), read.level) == ruled.after
    assert laws >= {*ruled.laws}


def test_the_match_follows_from_the_frames_and_a_correction_reaches_it() -> None:
    sitting = after(opened(), ("stroke", {}), *conceded("B"), "set_up", *conceded("B"))
    assert sitting.standing().score == (2, 0)
    assert sitting.standing().ended is not None
    corrected = sitting.correct(
        1, SnookerStroke(first=("red",), potted=("red",)), reason="it fell", author="referee", at=9
    )
    played = after(opened(), ("stroke", {"potted": ["red"]}))
    assert heard(played, "concede", "B").refused
    assert corrected.lapsed == (2, 3, 4, 5, 6)
    assert corrected.sitting.standing() == played.standing()


def test_a_result_is_refused_once_its_frame_has_begun() -> None:
    sitting = opened()
    result = ("frame", {"winner": "A", "score": {"A": 70, "B": 3}})
    assert after(sitting, result).standing().parts == ((70, 3),)
    begun = after(sitting, ("stroke", {}))
    refused = heard(begun, *result).refused
    assert refused is not None
    assert refused.law == "3.3.c"


def test_the_next_frame_opens_by_the_first_act_that_needs_it_and_the_sides_open_in_turn() -> None:
    sitting = after(opened(), *conceded("A"), ("stroke", {}))
    assert sitting.state.number == 2
    assert sitting.state.frame.players == ("B", "A")
    assert sitting.state.frame.last is not None
    assert sitting.view().match["frames"] == {"A": 0, "B": 1}


def test_4_3_b_a_match_lost_at_the_table_is_lost() -> None:
    sitting = after(
        opened(SnookerLength(best_of=9)), ("stroke", {}), ("misconduct", {"by": "A", "loses": "match"})
    )
    assert sitting.standing().score == (0, 5)
    ended = sitting.standing().ended
    assert ended is not None
    assert (ended.winner, ended.by) == ("B", "misconduct")
    assert heard(sitting, "set_up").refused


def test_4_3_b_conduct_between_two_frames_loses_the_next_one() -> None:
    sitting = after(
        opened(SnookerLength(frames=3, aggregate=True)), *conceded("A"), ("misconduct", {"by": "B"})
    )
    assert sitting.view().match["frames"] == {"A": 1, "B": 1}
    assert sitting.view().match["aggregate"] == {"A": 147, "B": 147}


def test_4_3_a_conduct_before_the_first_stroke_of_a_frame_that_is_set_up_loses_that_frame() -> None:
    sitting = after(opened(), ("misconduct", {"by": "A"}))
    assert sitting.view().after["frame"] == {"winner": "B", "by": "misconduct"}
    assert sitting.standing().parts == ((0, 147),)
    assert after(sitting, "set_up").state.frame.players == ("B", "A")


def test_3_4_c_a_tie_on_aggregate_points_is_broken_on_the_black() -> None:
    level = {"winner": None, "score": {"A": 60, "B": 60}}
    sitting = after(opened(SnookerLength(frames=1, aggregate=True)), ("frame", level))
    assert sitting.view().match["respotted_black"]
    assert [offer.act for offer in sitting.questions()] == ["toss"]
    sitting = after(sitting, ("toss", "B"), ("stroke", {"potted": ["black"]}))
    assert sitting.view().match["match_winner"] == "B"


def test_3_3_lots_say_who_opens_the_first_frame_only() -> None:
    sitting = after(opened(), ("toss", "B"))
    assert sitting.state.frame.players == ("B", "A")
    sitting = after(sitting, *conceded("B"))
    assert heard(sitting, "toss", "B").refused
    assert after(sitting, "set_up").state.frame.players == ("A", "B")


def test_3_17_pairs_open_in_turn_and_may_change_their_order() -> None:
    sitting = after(opened(format="four-handed"), *conceded("A"))
    assert after(sitting, "set_up").state.frame.players == ("B1", "A2", "B2", "A1")
    changed = after(sitting, ("set_up", {"order": ["B2", "A1", "B1", "A2"]}))
    assert changed.state.frame.players == ("B2", "A1", "B1", "A2")
    with pytest.raises(Malformed):
        GAME.facts(sitting.state, CaseEvent("set_up", {"order": ["B2", "B1", "A1", "A2"]}))
    ended = after(changed, ("misconduct", {"by": "B", "loses": "match"}))
    assert ended.standing().ended is not None


def test_who_conceded_is_recorded() -> None:
    sitting = after(opened(), ("stroke", {}), "concede", "accept")
    facts = [GAME.decode(bytes(fact)) for fact in sitting.journal.entries[-1].act.facts]  # type: ignore[union-attr]
    assert msgspec.to_builtins(facts) == [{"type": "Accept", "by": "A"}]
    assert sitting.view().match["frames"] == {"A": 1, "B": 0}


def test_3_14_the_referee_is_asked_about_a_stroke_that_missed() -> None:
    sitting = after(opened(), ("stroke", {"first": "none"}))
    (question,) = sitting.questions()
    assert (question.act, question.fields[""]) == ("clear_path", ("none", "part", "full"))
    assert question.asks is not None
    assert knows(f"snooker-asks-{question.asks}")
    answered = heard(sitting, "clear_path", "full")
    said = after(opened(), ("stroke", {"first": "none", "clear_path": "full"}))
    assert answered.rejudged == (1,)
    assert answered.sitting.view() == said.view()
    assert answered.sitting.state.frame.options == ("play", "play_again", "replace")
    assert [message.id for message in answered.says] == ["snooker-call-miss"]
    assert not answered.sitting.questions()


def test_3_14_without_a_path_he_is_asked_whether_the_attempt_was_fair() -> None:
    sitting = after(opened(), ("stroke", {"first": "none"}), ("clear_path", "none"))
    assert [offer.act for offer in sitting.questions()] == ["attempt"]
    assert not after(sitting, ("attempt", "fair")).view().after["foul"]["miss"]
    assert after(sitting, ("attempt", "not-fair")).view().after["foul"]["miss"]
    assert heard(after(sitting, ("choose", "play")), "attempt", "not-fair").refused


def test_3_14_c_2_an_answer_can_lose_the_frame() -> None:
    miss = ("stroke", {"first": "none"}), ("clear_path", "full"), ("choose", "replace")
    sitting = after(opened(), *miss, *miss, *miss[:2])
    assert sitting.view().after["frame"] == {"winner": "B", "by": "three-misses"}
    assert sitting.view().match["frames"] == {"A": 0, "B": 1}


def test_a_fair_stroke_and_the_last_black_ask_nothing() -> None:
    assert not after(opened(), ("stroke", {})).questions()
    black = {"reds": 0, "colours": ["black"], "score": {"A": 50, "B": 40}}
    assert not after(opened(given=black), ("stroke", {"first": "none"})).questions()


@pytest.mark.parametrize(
    ("ruling", "laws", "frames", "warning"),
    [
        ("nothing", set(), {"A": 0, "B": 0}, None),
        ("warning", {"4.1"}, {"A": 0, "B": 0}, "time"),
        ("frame", {"4.2", "4.3.a.1", "4.3.a.2"}, {"A": 1, "B": 0}, None),
    ],
)
def test_4_1_a_shot_clock_that_runs_out_asks_the_referee_and_forfeits_nothing(
    ruling: str, laws: set[str], frames: dict[str, int], warning: str | None
) -> None:
    sitting = opened(clock=ShotClock(stroke_s=25))
    assert [clock.running for clock in sitting.clocks(99_000)] == [False]
    sitting = heard(sitting, "stroke", {}, at=1000).sitting
    assert sitting.due(1000) == (26_000, ShotClockExpired("B"))
    sitting = sitting.enter(SnookerLies(LyingBalls({})), author="table", at=2000).sitting
    asked = sitting.enter(ShotClockExpired("B"), author="clock", at=26_000)
    assert [law for verdict in asked.verdicts for law in verdict.laws] == ["4.1"]
    assert [(one.asks, one.fields[""]) for one in asked.sitting.questions()] == [
        ("shot-clock", ("nothing", "warning", "frame"))
    ]
    assert asked.sitting.due(500_000) is None, "asked once"
    assert asked.sitting.view().match["frames"] == {"A": 0, "B": 0}
    ruled = heard(asked.sitting, "time_up", ruling, at=30_000)
    assert laws <= {law for verdict in ruled.verdicts for law in verdict.laws}
    view = ruled.sitting.view()
    assert (view.match["frames"], view.after.get("warning")) == (frames, warning)
    assert not any(one.asks == "shot-clock" for one in ruled.sitting.questions())
    assert heard(ruled.sitting, "time_up", ruling, at=31_000).refused


def test_4_1_a_player_who_was_warned_loses_nothing_by_the_clock_alone() -> None:
    sitting = heard(opened(clock=ShotClock(stroke_s=25)), "stroke", {}, at=1000).sitting
    at = 1000
    for _ in range(3):
        due = sitting.due(at)
        assert due is not None
        at, fact = due
        sitting = sitting.enter(fact, author="clock", at=at).sitting
        sitting = heard(sitting, "time_up", "warning", at=at).sitting
    assert sitting.view().match["frames"] == {"A": 0, "B": 0}
    assert at == 76_000, "after a warning the time begins anew"


def test_without_a_term_no_clock_runs() -> None:
    assert after(opened(), ("stroke", {})).clocks(0) == ()


def test_5_1_b_an_official_sees_no_points_remaining() -> None:
    sitting = opened()
    assert sitting.view().after["remaining"] == sitting.view("player").after["remaining"] == 147
    official = sitting.view("official").after
    assert {*sitting.view().after} - {*official} == {"remaining"}


def test_what_lies_on_the_table_is_put_back_by_undo_and_by_a_resumed_match() -> None:
    first, second = LyingBalls({"cue": (0.5, 0.5)}, Rack(seed=3)), LyingBalls({"cue": (0.9, 0.5)})
    sitting = opened().enter(SnookerLies(first), author="table", at=0).sitting
    sitting = sitting.enter(SnookerStroke(first=("red",)), SnookerLies(second), author="table", at=1).sitting
    assert (sitting.state.layout, sitting.state.earlier) == (second, first)
    assert sitting.undo("slip", author="referee", at=2).sitting.state.layout == first
    resumed = Sitting.resume(GAME, Journal.load(sitting.journal.export()))
    assert resumed.state == sitting.state
    ((name, x, y),) = second.positions()
    assert (name, round(x), round(y)) == ("cue", 11, -237)


def test_a_whole_match_reads_back_from_its_bytes() -> None:
    break_ = [("stroke", value) for _ in range(15) for value in POTS]
    colours = [("stroke", {"potted": [colour]}) for colour in COLOURS]
    sitting = after(opened(), *break_, *colours, "set_up", *conceded("B"))
    assert sitting.standing().parts == ((147, 0), (0, 0))
    assert sitting.standing().ended is not None
    state = msgspec.json.encode(sitting.state)
    assert GAME.decode_state(state) == sitting.state
    assert Sitting.resume(GAME, Journal.load(sitting.journal.export())).state == sitting.state


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        (SnookerTerms(length=SnookerLength(best_of=3, frames=3)), "length"),
        (SnookerTerms(length=SnookerLength(best_of=0)), "length.best_of"),
        (SnookerTerms(length=SnookerLength(best_of=5, sessions=(2, 2))), "length.sessions"),
        (SnookerTerms(clock=ShotClock(stroke_s=0)), "clock.stroke_s"),
        (SnookerTerms(wheelchair=("C",)), "given.wheelchair"),
        (SnookerTerms(given={"reds": 99}), "given.reds"),
        (SnookerTerms(given={"level": "match", "reds": 3}), "given.reds"),
    ],
)
def test_terms_that_cannot_be_are_malformed(terms: SnookerTerms, key: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.start(terms)
    assert caught.value.key == key


def test_a_match_taken_over_at_either_level_goes_on_from_there() -> None:
    at_frame = opened(given={"reds": 3, "score": {"A": 40, "B": 10}})
    assert at_frame.standing().part == (40, 10)
    at_match = opened(given={"level": "match", "best_of": 9})
    assert after(at_match, ("frame", {"winner": "B"})).view().match["opens_next"] == "B"


def test_unnoticed_takes_the_end_of_a_frame_back_and_tells_which_act_is_ruled_again() -> None:
    black = {"reds": 0, "colours": ["black"], "score": {"A": 50, "B": 45}}
    sitting = after(opened(given=black), ("foul", {"by": "B", "offence": "touched-ball"}))
    assert sitting.view().match["frames"] == {"A": 1, "B": 0}
    again = heard(sitting, "unnoticed")
    assert again.rejudged == (1,)
    assert again.sitting.view().match["frames"] == {"A": 0, "B": 0}


def test_a_fact_of_the_match_alone_is_no_fact_of_a_frame_in_a_case() -> None:
    contest = GAME.read({}, []).state
    verdict = GAME.judge(contest, Misconduct("A"))
    assert verdict.state.frame.outcome is not None
    assert GAME.judge(contest, NextFrame()).refused
    assert GAME.judge(GAME.start(SnookerTerms()), FramePlayed("A")).refused is None


@pytest.mark.parametrize(("best_of", "said"), [(3, "snooker-call-conduct"), (1, "snooker-call-match")])
def test_who_loses_a_frame_by_conduct_is_warned_of_the_match_where_there_is_one_to_lose(
    best_of: int, said: str
) -> None:
    """4.2: the referee also warns the offender that they lose the match if it continues."""
    before = GAME.start(SnookerTerms(length=SnookerLength(best_of=best_of)))
    fact = Misconduct("A")
    told = GAME.says(before, fact, GAME.judge(before, fact))
    assert [message.id for message in told] == ["snooker-call-frame", said]
