"""Events by points, amended and run by a director: kept in a journal, and refused in words that name the obstacle."""

import pytest

from arbitro.desk import acts, read_act, read_event, view
from arbitro.desk.judging import judge
from arbitro.desk.pairings import pairings
from arbitro.desk.record import EventRecord, load_record, open_record
from arbitro.kernel import CaseEvent as Written
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import explain_refusal

AN_EVENING: list[tuple[str, object]] = [
    ("batch", [{"check_in": "Ada"}, {"check_in": "Bo"}, {"check_in": "Cy"}, {"pay": "Ada"}]),
    ("close_check_in", True),
    ("pair", {"round": "R1", "pairs": [["Ada", "Cy"], ["Bo", "bye"]], "reason": "couples apart"}),
    ("amend", {"what": "name", "player": "Cy", "to": "Cyd", "reason": "misread"}),
    ("amend", {"what": "time_limit", "to": None, "reason": "no clock"}),
    ("amend", {"what": "points", "to": {"win": 0.3, "draw": 0.1}}),
    ("result", {"match": "R1.1", "winner": "draw"}),
    ("undo", {"act": 7, "reason": "it was no draw"}),
    ("result", {"match": "R1.1", "winner": "Cyd", "games": [[3, 5], [2, 5], [1, 5]]}),
]


def evening() -> EventRecord:
    given: dict[str, object] = {
        "format": "swiss",
        "draws": True,
        "best_of": 4,
        "check_in": True,
        "entry_fee": 7.5,
        "time_limit": {"minutes": 20},
        "entries": [{"name": "Ada", "licence": {"until": "2027-01-01"}}, "Bo", {"name": "Cy", "handicap": 2}],
    }
    record = open_record(given, "desk")
    for name, value in AN_EVENING:
        record, verdict = record.enter(read_act(Written(name, value), "act"))
        assert verdict.refused is None, (name, verdict.refused)
    return record


def test_the_journal_of_an_event_of_the_second_part_leads_to_the_same_event() -> None:
    record = evening()
    again = load_record(record.journal.export(), record.journal.head)
    assert view(again.event) == view(record.event)
    assert view(again.event)["standings"]["Cyd"]["points"] == 2  # type: ignore[index]  # a mapping


def test_a_preview_is_no_act_for_undo() -> None:
    event = evening().event
    shown = judge(event, acts.Amend("club", "Ada", to="Roma")).state
    assert judge(shown, acts.Undo()).state.matches["R1.1"].state == "ready"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_what_stands_in_the_way(language: Language) -> None:
    event = read_event({"entries": 8, "draw": True, "playing": ["R1.3"]}, "desk")
    refused = judge(event, acts.Swap((2, 6), "x")).refused
    assert refused is not None
    assert "R1.3" in explain_refusal("desk", refused, language, room="desk")
    event = read_event({"entries": 4}, "desk")
    for act in (acts.Draw(), acts.Withdraw("P4"), acts.Result("R1.2", "P2"), acts.Result("R2.1", "P1")):
        event = judge(event, act).state
    refused = judge(event, acts.Undo(2, reason="x")).refused
    assert refused is not None
    assert "4" in explain_refusal("desk", refused, language, room="desk")


def test_an_undo_by_line_is_undone_like_any_act() -> None:
    event = read_event({"entries": 4}, "desk")
    for act in (acts.Draw(), acts.Withdraw("P4"), acts.Undo(2, reason="x")):
        event = judge(event, act).state
    assert event.entries["P4"].state == "approved"
    back = judge(event, acts.Undo()).state
    assert back.entries["P4"].state == "withdrawn"
    assert judge(back, acts.Undo(2, reason="x")).refused is None


def test_an_undo_by_line_says_which_act_is_undone() -> None:
    event = read_event({"entries": 4}, "desk")
    for act in (acts.Draw(), acts.Withdraw("P4")):
        event = judge(event, act).state
    for reason, expected in ((None, "desk-undo-shown"), ("x", "desk-act-taken-back")):
        undo = acts.Undo(2, reason=reason)
        (message,) = judge(event, undo).says
        assert (message.id, message.values) == (expected, {"number": "2"})


def test_the_reasons_of_a_swiss_by_points_speak_of_points() -> None:
    given = {"format": "swiss", "entries": 5, "draws": True, "points": {"win": 1}}
    first = [["P1", "P3", "draw"], ["P4", "P2", "P2"], ["P5", "bye"]]
    event = judge(read_event({**given, "rounds": [first]}, "desk"), acts.Draw()).state
    told = {why.id: why.values for one in pairings(event) for why in one.why}
    assert told["desk-pair-bye-points"]["wins"] == 0
    assert any(values.get("wins") == 0.5 or values.get("fewer") == 0.5 for values in told.values())
    assert "desk-pair-level" not in told
