"""What is said of the rulings, and what cannot be understood."""

from pathlib import Path

import pytest

from arbitro.cases import Case, hear, read_cases
from arbitro.kernel import Malformed, Refused
from arbitro.l10n import LANGUAGES, say
from arbitro.library import explain, explain_refusal

FILES = sorted(Path(__file__).parents[1].joinpath("cases/backgammon").glob("*.yaml"))
CASES = [case for file in FILES for case in read_cases(file.read_text("utf-8")) if isinstance(case, Case)]
EDITION = "backgammon/wbgf-2.1"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_ruling_of_a_case_is_told_in_every_language(case: Case) -> None:
    for ruling in hear(case).rulings:
        for language in LANGUAGES:
            if isinstance(ruling, Refused):
                assert explain_refusal(EDITION, ruling, language)
            else:
                assert explain(EDITION, ruling, language)


MALFORMED = {
    "length": 0,
    "score": {"X": 7},
    "crawford": "maybe",
    "position": "4HPwATDgc",
    "turn": "white",
    "dice": [1, 7],
    "cube": {"value": 3},
    "policy": "strict",
    "clock": {"bank": 3},
    "opening": "yes",
    "breaks_left": {"Z": 1},
    "colour": "white",
}


@pytest.mark.parametrize("key", MALFORMED)
def test_what_is_given_wrongly_is_told_with_its_key(key: str) -> None:
    case = Case("a", EDITION, {"turn": "X", key: MALFORMED[key]})
    with pytest.raises(Malformed) as told:
        hear(case)
    assert told.value.key.startswith(f"given.{key}")
    for language in LANGUAGES:
        assert say(language, told.value.message.id, **told.value.message.values)


@pytest.mark.parametrize(
    "position",
    [
        {"X": {24: 16}, "O": {24: 2}},
        {"X": {26: 1}, "O": {24: 2}},
        {"X": {24: 2}},
        {"X": {24: 2}, "O": {1: 2}},
        {"X": {0: 15}, "O": {1: 2}},
        "////////////AA",
        "AAAAAAAAAAAAAA",
        "4HPwAQAAAAAAAA",
    ],
)
def test_an_impossible_position_is_malformed(position: object) -> None:
    with pytest.raises(Malformed):
        hear(Case("a", EDITION, {"turn": "X", "position": position}))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"score": {"X": 6}, "cube": {"value": 2, "owner": "X"}, "turn": "X"}, "given.cube"),
        ({"score": {"X": 6}, "cube": {"value": 2}, "opening": True}, "given.cube"),
        ({"length": 1, "cube": {"owner": "O"}}, "given.cube"),
        ({"length": 1, "penalties": {"X": 1, "O": 1}}, "given.penalties.X"),
        ({"length": 7, "penalties": {"O": 4}}, "given.penalties.O"),
    ],
)
def test_a_cube_in_the_crawford_game_and_penalties_that_end_the_match_are_malformed(
    given: dict[str, object], key: str
) -> None:
    with pytest.raises(Malformed) as told:
        hear(Case("a", EDITION, given))
    assert told.value.key == key
    for language in LANGUAGES:
        assert say(language, told.value.message.id, **told.value.message.values)


@pytest.mark.parametrize(
    "event",
    [
        "{roll: [0, 3]}",
        "{roll: [3]}",
        "{roll: {X: 3}}",
        "{move: 13-7}",
        "{move: 30/24}",
        "{move: 5}",
        '{move: ""}',
        "{move: 8/5(0)}",
        "{double: {shown: 5}}",
        "{resign: all}",
        "{notice: rain}",
        "{condone: perhaps}",
        "{pause: {by: X, reason: tea}}",
        "{pause: {by: X}}",
        "{spend: -1}",
        "{flag: both}",
        "flag",
        "{late: {by: X}}",
        "{late: {by: X, minutes: -5}}",
        "{penalty: {to: X, points: 0}}",
        "{correct_length: 0}",
        "{offence: {what: sneezing, by: X}}",
        "{sanction: {for: phone, measure: flogging, to: X}}",
        "jump",
    ],
)
def test_an_event_that_cannot_be_understood_is_malformed(event: str) -> None:
    (case,) = read_cases(f"{{id: a, edition: {EDITION}, when: [{event}]}}")
    assert isinstance(case, Case)
    with pytest.raises(Malformed) as told:
        hear(case)
    assert told.value.key.startswith("when[0]")
