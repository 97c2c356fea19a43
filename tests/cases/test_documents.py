import json

import pytest

from arbitro.cases import Case, CaseProblem, cites, compare, read_cases
from arbitro.cases.hearing import HeardEvent, Hearing
from arbitro.kernel import CaseEvent, Refused, Ruling
from arbitro.l10n import LANGUAGES, say
from arbitro.library.yaml12 import documents

GOOD = "{id: a, edition: x/y, when: [stroke, {foul: {by: white}}]}"


def case(text: str) -> Case:
    (found,) = read_cases(text)
    assert isinstance(found, Case)
    return found


def problem(text: str) -> str:
    (found,) = read_cases(text)
    assert isinstance(found, CaseProblem)
    return found.message.id


def test_a_case_has_defaults_and_events_with_and_without_value() -> None:
    found = case(GOOD)
    assert (found.given, found.then) == ({}, None)
    assert found.when == (CaseEvent("stroke", True), CaseEvent("foul", {"by": "white"}))


def test_a_file_holds_one_case_a_list_or_several_documents_in_yaml_or_json() -> None:
    assert len(list(read_cases(GOOD))) == 1
    assert len(list(read_cases(f"- {GOOD}\n- {GOOD}\n"))) == 2
    assert len(list(read_cases(f"---\n{GOOD}\n---\n{GOOD}\n"))) == 2
    assert case(json.dumps({"id": "j", "edition": "x/y", "when": ["stroke"]})).id == "j"


def test_words_are_words_and_numbers_numbers_as_in_yaml_1_2() -> None:
    (read,) = documents("[on, off, yes, no, y, 010, 0o17, 0x1F, 1e3, 12:30, 1_000, ~, null, true]")
    assert read == ["on", "off", "yes", "no", "y", 10, 15, 31, 1000.0, "12:30", "1_000", None, None, True]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "malformed-empty"),
        ("{id: a", "malformed-yaml"),
        ("{id: a, id: b}", "malformed-doubled-key"),
        ("just words", "malformed-not-a-case"),
        ("{edition: x/y, when: []}", "malformed-missing"),
        ("{id: 7, edition: x/y, when: []}", "malformed-not-text"),
        ("{id: a, edition: x/y}", "malformed-missing"),
        ("{id: a, edition: x/y, when: stroke}", "malformed-not-a-list"),
        ("{id: a, edition: x/y, when: [3]}", "malformed-not-an-event"),
        ("{id: a, edition: x/y, when: [{a: 1, b: 2}]}", "malformed-not-an-event"),
        ("{id: a, edition: x/y, when: [], wehn: []}", "malformed-unknown-key"),
        ("{id: a, edition: x/y, when: [], given: [1]}", "malformed-not-a-mapping"),
        ("{id: a, edition: x/y, when: [], then: {laws: [98]}}", "malformed-law-not-quoted"),
        ("{id: a, edition: x/y, when: [], then: {laws: [3.12]}}", "malformed-law-not-quoted"),
        ("{id: a, edition: x/y, when: [], then: {refused: 66}}", "malformed-law-not-quoted"),
        ("{id: a, edition: x/y, when: [], then: {laws: '98'}}", "malformed-not-a-list"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_reason(text: str, message: str) -> None:
    assert problem(text) == message


def test_a_bad_case_in_a_list_leaves_the_good_ones() -> None:
    found = list(read_cases(f"- {GOOD}\n- {{id: bad, edition: x/y}}\n- {GOOD}\n"))
    assert [type(one) for one in found] == [Case, CaseProblem, Case]
    assert isinstance(found[1], CaseProblem)
    assert found[1].case == "bad"


@pytest.mark.parametrize(
    ("cited", "listed", "holds"),
    [
        ("3.4.b.1", "3.4.b", True),
        ("49a.i", "49a", True),
        ("143f", "143", True),
        ("98a", "98a", True),
        ("143", "14", False),
        ("3.12", "3.1", False),
        ("queen.10", "queen.1", False),
        ("4.1.vi", "4.1.v", False),
        ("49a", "49a.i", False),
    ],
)
def test_a_sub_clause_satisfies_the_clause_above_it(cited: str, listed: str, holds: bool) -> None:
    assert cites(cited, listed) is holds


def differing(then: dict[str, object], after: dict[str, object], refused: Refused | None = None) -> list[str]:
    rulings: list[Ruling | Refused] = [Ruling("98a", "queen"), *([refused] if refused else [])]
    hearing = Hearing(Case("a", "x/y", then=then), after, (HeardEvent(tuple(rulings)),), refused)
    return [difference.key for difference in compare(hearing)]


def test_only_what_is_said_is_compared() -> None:
    assert differing({"turn": "white"}, {"turn": "white", "queen": "board"}) == []
    assert differing({"turn": "black"}, {"turn": "white"}) == ["turn"]


def test_mappings_are_compared_key_by_key() -> None:
    assert differing({"men": {"white": 3}}, {"men": {"white": 3, "black": 4}}) == []
    assert differing({"men": {"white": 3}}, {"men": {"white": 4}}) == ["men.white"]
    assert differing({"board": {"winner": "white"}}, {"board": None}) == ["board.winner"]


def test_what_is_absent_is_nought_false_or_null() -> None:
    assert differing({"owed": {"white": 0}, "covering": False, "foul": None}, {}) == []
    assert differing({"owed": {"white": 1}, "covering": True, "turn": "white"}, {}) == [
        "owed.white",
        "covering",
        "turn",
    ]


def test_a_flag_is_not_a_number() -> None:
    assert differing({"covering": True}, {"covering": 1}) == ["covering"]
    assert differing({"strokes": 1}, {"strokes": True}) == ["strokes"]


def test_options_and_colours_are_sets() -> None:
    assert differing({"options": ["play", "replace"]}, {"options": ["replace", "play"]}) == []
    assert differing({"options": ["play"]}, {"options": ["replace", "play"]}) == ["options"]
    assert differing({"options": ["play", "play"]}, {"options": ["play"]}) == []
    assert differing({"options": None}, {"options": []}) == differing({"options": []}, {}) == []
    assert differing({"options": []}, {"options": ["play"]}) == ["options"]
    assert differing({"dice": [3, 1]}, {"dice": (3, 1)}) == []
    assert differing({"dice": [1, 3]}, {"dice": (3, 1)}) == ["dice"]


def test_a_listed_law_must_be_cited() -> None:
    assert differing({"laws": ["98"]}, {}) == []
    assert differing({"laws": ["98a", "99"]}, {}) == ["laws"]


def test_the_last_event_must_be_refused_if_so_said() -> None:
    refused = Refused("66a", "no_men")
    assert differing({"refused": True, "laws": ["66"]}, {}, refused) == []
    assert differing({"refused": "66"}, {}, refused) == []
    assert differing({"refused": "67"}, {}, refused) == ["refused"]
    assert differing({"refused": True}, {}) == ["refused"]
    assert differing({"refused": False}, {}, refused) == ["refused"]


def test_a_number_that_is_too_large_is_named_with_the_id_of_its_case_and_its_key() -> None:
    text = (
        "- {id: good, edition: desk, when: []}\n"
        "- {id: large, edition: desk, given: {clock: {available: 99999999999999999999999}}, when: []}\n"
        "- {id: later, edition: desk, when: [draw, {tick: 99999999999999999999999}]}\n"
    )
    good, large, later = read_cases(text)
    assert isinstance(good, Case)
    assert isinstance(large, CaseProblem)
    assert isinstance(later, CaseProblem)
    assert (large.case, large.message.values["key"]) == ("large", "given.clock.available")
    assert (later.case, later.message.values["key"]) == ("later", "when[1].tick")
    for language in LANGUAGES:
        assert "when[1].tick" in say(language, later.message.id, **later.message.values)
