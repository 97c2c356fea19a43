"""What the contract settles at the edges: places that nobody fills, brackets that are corrected, groups that reopen."""

from arbitro.desk import acts, judge
from tests.desk.counter import Counter

GROUPS = {
    "format": "groups",
    "entries": 6,
    "groups": 2,
    "results": {"A1.2": "P4", "A2.2": "P1", "A3.2": "P1", "B1.2": "P3", "B2.2": "P2", "B3.2": "P2"},
}
WRONG = {"effect": "suspend", "reason": "misheard"}


def test_a_protest_in_a_group_holds_up_the_knockout_that_follows_and_its_rejection_lets_it_go_on() -> None:
    desk = Counter("carrom/icf-2001", **GROUPS).do("draw", {"start": "R1.1"})
    assert desk.match("R1.1")["sides"] == ["P1", "P3"]
    desk.do({"protest": {"match": "A3.2", "by": "P5", "game": 1, "board": 1}})
    assert desk["suspended"] == ["R1.1"]
    assert desk.match("R1.2")["sides"] == [None, "P2"]
    desk.do({"decide_protest": {"dispute": "D1", "decision": "rejected"}})
    assert desk.match("R1.1") | {"state": "playing", "sides": ["P1", "P3"]} == desk.match("R1.1")
    assert desk.match("R1.2")["sides"] == ["P4", "P2"]


def test_a_group_match_played_again_after_a_protest_seats_the_knockout_anew() -> None:
    desk = Counter("carrom/icf-2001", **GROUPS).do("draw")
    desk.do({"protest": {"match": "A1.2", "by": "P5", "game": 1, "board": 1}})
    desk.do({"decide_protest": {"dispute": "D1", "decision": "upheld"}})
    assert desk.match("R1.2")["sides"] == [None, "P2"]
    desk.do({"result": {"match": "A1.2", "winner": "P5"}})
    assert desk.match("R1.2")["sides"] == ["P5", "P2"]


def test_what_stands_after_a_corrected_group_puts_nobody_into_two_places() -> None:
    desk = Counter("desk", **GROUPS).do("draw", {"start": "R1.2"})
    desk.do({"correct_result": {"match": "A1.2", "winner": "P5", **WRONG}})
    assert desk["suspended"] == ["R1.2"]
    desk.do({"ruling": {"match": "R1.2", "decision": "stands"}})
    assert desk.match("R1.2") | {"state": "playing", "sides": ["P4", "P2"]} == desk.match("R1.2")
    assert desk.match("R1.1")["sides"] == ["P1", "P3"]
    assert desk["order"] == ["P1", "P2", "P4", "P3"]


def test_a_second_final_in_play_may_stand_though_the_first_was_read_wrongly() -> None:
    results = {"W1.1": "P1", "W1.2": "P2", "L1.1": "P3", "W2.1": "P1", "L2.1": "P2", "F.1": "P2"}
    desk = Counter(format="double", entries=4, results=results, playing=["F.2"])
    desk.do({"correct_result": {"match": "F.1", "winner": "P1", **WRONG}})
    assert desk["suspended"] == ["F.2"]
    desk.do({"ruling": {"match": "F.2", "decision": "stands"}})
    assert desk.match("F.1")["advanced"] == "P2"
    assert desk.do({"result": {"match": "F.2", "winner": "P1"}})["champion"] == "P1"


def test_a_second_final_that_is_not_needed_any_more_is_void_when_it_is_to_be_replayed() -> None:
    results = {"W1.1": "P1", "W1.2": "P2", "L1.1": "P3", "W2.1": "P1", "L2.1": "P2", "F.1": "P2"}
    desk = Counter(format="double", entries=4, results=results, playing=["F.2"])
    desk.do({"correct_result": {"match": "F.1", "winner": "P1", **WRONG}})
    desk.do({"ruling": {"match": "F.2", "decision": "replay"}})
    assert desk.match("F.2")["state"] == "void"
    assert desk["champion"] == "P1"


def test_who_left_after_the_groups_is_still_counted_when_a_group_is_corrected() -> None:
    desk = Counter("desk", **GROUPS).do("draw", {"withdraw": "P1"})
    assert desk.match("R1.1")["winner"] == "P3"
    desk.do(
        {"correct_result": {"match": "B1.2", "score": {"P3": 5, "P6": 1}, "effect": "reroute", "reason": "x"}}
    )
    assert desk.refused is None
    assert desk.match("R1.1")["sides"] == ["P1", "P3"]


def test_a_late_entry_never_touches_a_match_that_is_called_or_has_begun() -> None:
    desk = Counter(
        format="double", entries=5, results={"W1.2": "P5", "W2.2": "P3", "W2.1": "P1"}, playing=["L2.1"]
    )
    assert desk.match("L2.1")["sides"] == ["P4", "P3"] or desk.match("L2.1")["sides"] == ["P4", "P2"]
    desk.do({"late_entry": "Zoe"})
    assert desk.refused == ""
    assert desk.match("L2.1")["state"] == "playing"


def test_two_who_leave_one_after_the_other_end_the_event_without_a_champion_of_theirs() -> None:
    desk = Counter(entries=4, draw=True).do({"withdraw": "P1"}, {"withdraw": "P4"}, {"withdraw": "P2"})
    assert desk.match("R1.1")["winner"] == "P4"
    assert desk.match("R2.1")["winner"] == "P3"
    assert desk["champion"] == "P3"


def test_one_player_left_is_no_round_of_a_swiss() -> None:
    desk = Counter(format="swiss", entries=3, draw=True, results={"R1.1": "P1"})
    desk.do({"withdraw": "P1"}, {"withdraw": "P2"}, "draw")
    assert desk.refused == ""
    assert desk.do("close_rounds")["stage"] == "over"


def test_a_called_match_of_the_last_round_does_not_hinder_pairing_it_anew() -> None:
    rounds = [[["P1", "P3", "P1"], ["P4", "P2", "P2"]], [["P2", "P1"], ["P3", "P4"]]]
    desk = Counter(format="swiss", entries=4, swiss_rounds=3, rounds=rounds).do({"call": "R2.1"})
    desk.do({"correct_result": {"match": "R1.1", "winner": "P3", "effect": "reroute", "reason": "x"}})
    assert desk.refused is None
    assert desk["pairing"]["valid"]


def test_a_suspended_match_shows_what_it_was_and_a_withheld_one_does_not() -> None:
    desk = Counter(entries=4, results={"R1.1": "P1", "R1.2": "P2", "R2.1": "P1"})
    desk.do({"correct_result": {"match": "R1.1", "winner": "P4", **WRONG}})
    assert desk.match("R2.1") | {"state": "suspended", "winner": "P1"} == desk.match("R2.1")
    assert desk["champion"] is None


def test_undo_of_a_second_draw_under_a_commitment_is_refused() -> None:
    commit = "6ec4365f03f10e708241762dac5813c11a7e26e679c103b2b1fdd213cd793b9c"
    desk = Counter(format="swiss", seeding="random", entries=4, commit=commit).do({"draw": {"seed": "Lugo"}})
    names = [match[0] for match in desk["rounds"]["R1"]]
    desk.do(
        {"result": {"match": "R1.1", "winner": names[0]}}, {"result": {"match": "R1.2", "winner": names[1]}}
    )
    assert desk.do("draw", "undo").refused == ""


def test_what_an_abusive_protest_owes_is_not_taken_back_with_another_act() -> None:
    desk = Counter("carrom/icf-2001", entries=4, playing=["R1.1"]).do({"start": "R1.2"})
    desk.do({"protest": {"match": "R1.1", "by": "P1", "game": 1, "board": 1, "abusive": True}}, "undo")
    assert desk.match("R1.2")["state"] == "ready"
    assert desk["reports"] == {"148": ["P1"]}


def test_an_imposed_clock_is_refused_under_its_letter_when_the_match_is_over() -> None:
    desk = Counter("backgammon/wbgf-2.1", entries=4, results={"R1.1": "P1"})
    assert desk.do({"impose_clock": {"match": "R1.1", "why": "agreed"}}).refused == "3.5.i.a"
    assert desk.do({"impose_clock": {"match": "R1.2", "why": "whim"}}).refused == "3.5.i"
    assert desk.do({"impose_clock": "R1.2"}, {"impose_clock": "R1.2"}).refused == "3.5.i"


def test_a_single_value_stands_for_the_only_one_that_an_act_needs() -> None:
    desk = Counter(entries=4, draw=True).do({"start": "R1.1"}, {"disqualify": "P1"})
    assert desk.match("R1.1") | {"winner": "P4", "by": "disqualified"} == desk.match("R1.1")


def test_the_bye_of_a_swiss_hangs_on_a_correction_as_the_pairs_do() -> None:
    desk = Counter("desk", format="swiss", entries=5, swiss_rounds=3, draw=True)
    desk.do(
        *({"result": {"match": name, "winner": desk.match(name)["sides"][0]}} for name in ("R1.1", "R1.2"))
    )
    desk.do("draw")
    first = desk.match("R1.1")["sides"]
    assert desk.match("R2.3")["sides"][1] == "bye"
    desk.do({"correct_result": {"match": "R1.1", "winner": first[1]}})
    assert list(desk["consequences"]["unplayed"]) == ["R2.1", "R2.2", "R2.3"]
    desk.do(
        {"correct_result": {"match": "R1.1", "winner": first[1], "effect": "reroute", "reason": "misread"}}
    )
    assert desk.refused is None


def test_a_corrected_result_takes_nobody_who_has_left_to_a_table() -> None:
    desk = Counter("desk", entries=4, draw=True).do({"result": {"match": "R1.1", "winner": "P1"}})
    desk.do({"withdraw": "P4"}, {"correct_result": {"match": "R1.1", "winner": "P4", **WRONG}})
    assert desk.match("R2.1") | {"sides": ["P4", None], "state": "waiting"} == desk.match("R2.1")
    desk.do({"result": {"match": "R1.2", "winner": "P2"}})
    assert desk.match("R2.1") | {"state": "done", "winner": "P2", "by": "walkover"} == desk.match("R2.1")
    assert desk["champion"] == "P2"


def test_a_score_that_cannot_be_is_refused_with_what_the_match_is_played_to() -> None:
    for given, score, rule in (
        ({"best_of": 5}, {"P1": 2, "P2": 1}, "impossible_score_of_games"),
        ({"length": 7}, {"P1": 6, "P2": 1}, "impossible_score_of_points"),
        ({}, {"P1": 1, "P2": 2}, "impossible_score"),
    ):
        desk = Counter("desk", entries=2, draw=True, **given)
        verdict = judge(desk.event, acts.Result("R1.1", "P1", score))
        assert verdict.refused is not None
        assert verdict.refused.rule == rule
