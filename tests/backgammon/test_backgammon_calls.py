"""What the players and the director say."""

import pytest

from arbitro.backgammon.facts import OpeningRoll
from arbitro.cases import Case, hear, read_cases
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import describe, tell

GIVEN = "position: sGfwATDgc/ABMA, turn: X"


def said(given: str, when: str, language: Language = "en") -> list[str]:
    """Return what is said with the last event."""
    (case,) = read_cases(f"{{id: a, edition: backgammon/wbgf-2.1, given: {{{given}}}, when: [{when}]}}")
    assert isinstance(case, Case)
    return [tell(one, language) for one in hear(case).events[-1].says]


WORDS = {
    "double": (GIVEN, "double", ["X: “I double”"]),
    "early double": (GIVEN, "{roll: [6, 4]}, {double: {by: O}}", ["O: “I double”"]),
    "early double offered": (GIVEN, "{roll: [6, 4]}, {double: {by: O}}, {move: 24/14}", []),
    "take": (GIVEN, "double, take", ["O: “I take”"]),
    "drop": (GIVEN, "double, drop", ["O: “I pass”"]),
    "drop without a word": (GIVEN, "double, {reset_board: {by: O}}", []),
    "refused": (GIVEN, "take", []),
    "tie": ("", "{roll: {X: 2, O: 2}}", []),
    "score": ("score: {X: 2}", "{roll: {X: 2, O: 1}}", ["Both players: “X 2, O 0, match to 7 points”"]),
    "crawford": (
        "score: {X: 6}",
        "{roll: {X: 2, O: 1}}",
        ["Both players: “X 6, O 0, match to 7 points”", "Both players: “Crawford game”"],
    ),
    "invalid roll": (GIVEN, "{roll: invalid}", ["A player: “Not a valid roll”"]),
    "early roll": (
        GIVEN,
        "{roll: [6, 4]}, {roll: [2, 1]}, {notice: premature-roll}",
        ["X: “You rolled early”"],
    ),
    "early roll void": (
        GIVEN,
        "{roll: [6, 4]}, {roll: [2, 1]}, {notice: premature-roll}, {condone: false}",
        ["X: “The roll is void, please roll again”"],
    ),
    "early roll stands": (
        GIVEN,
        "{roll: [6, 4]}, {roll: [2, 1]}, {notice: premature-roll}, {condone: true}",
        ["X: “The roll stands”"],
    ),
    "illegal move": (
        GIVEN,
        "{roll: [6, 4]}, {move: 24/15}, {notice: illegal-move}",
        ["A player: “Illegal move”"],
    ),
    "illegal move seen by a side": (
        GIVEN,
        "{roll: [6, 4]}, {move: 24/15}, {notice: {by: O, what: illegal-move}}",
        ["O: “Illegal move”"],
    ),
    "move stands": (
        f"{GIVEN}, policy: responsible",
        "{roll: [6, 4]}, {move: 24/15}, {notice: illegal-move}, {condone: true}",
        ["O: “The move stands”"],
    ),
    "move corrected": (
        f"{GIVEN}, policy: responsible",
        "{roll: [6, 4]}, {move: 24/15}, {notice: illegal-move}, {condone: false}",
        ["O: “Please correct the move”"],
    ),
    "time": (
        f"{GIVEN}, clock: {{X: 0}}",
        "{flag: X}",
        ["A player or the director: “Time for X”", "A player: “Director, please”"],
    ),
    "dispute": (
        f"{GIVEN}, clock: {{}}",
        "{pause: {by: O, reason: dispute}}",
        ["A player: “Director, please”"],
    ),
    "pausing when doubled": (f"{GIVEN}, clock: {{}}", "double, {pause: {by: O, reason: dispute}}", []),
    "clock": (
        f"{GIVEN}, clock: {{}}",
        "{set_clock: {X: 60, O: 60, why: wrong-setting}}",
        ["A player: “The clock is set wrongly”"],
    ),
    "points": (GIVEN, "{penalty: {to: O, points: 2}}", ["Director: “2 penalty points to O”"]),
    "slow play": (
        GIVEN,
        "{offence: {what: slow-play, by: O}}, {sanction: {for: slow-play, measure: warning, to: O}}",
        ["Director: “O, if the slow play goes on, penalty points may follow”"],
    ),
    "warning": (
        GIVEN,
        "{offence: {what: phone, by: O}}, {sanction: {for: phone, measure: warning, to: O}}",
        ["Director: “Warning to O: use of a mobile phone”"],
    ),
    "spectator warned": (
        GIVEN,
        "{offence: {what: language}}, {offence: {what: language}}, {sanction: {for: language, measure: warning}}",
        ["Director: “Warning: a language that is not official”"],
    ),
    "disqualified": (
        GIVEN,
        "{offence: {what: phone, by: O}}, {sanction: {for: phone, measure: disqualification, to: O}}",
        ["Director: “O is disqualified”"],
    ),
    "result": (
        "length: 1, turn: O, position: {X: {6: 2, 0: 13}, O: {1: 1, 0: 14}}",
        "{roll: [6, 5]}, {move: 1/off}, {result: {by: X, X: 0, O: 1}}, {result: {by: O, X: 0, O: 1}}",
        ["Director: “O has won the match: X 0, O 1”"],
    ),
}


@pytest.mark.parametrize("name", WORDS)
def test_the_book_gives_the_words(name: str) -> None:
    given, when, words = WORDS[name]
    assert said(given, when) == words
    for language in LANGUAGES:
        assert len(said(given, when, language)) == len(words)


@pytest.mark.parametrize(
    ("language", "words"),
    [("it", ["X: «Raddoppio»", "O: «Passo»"]), ("es", ["X: «Doblo»", "O: «Paso»"])],
)
def test_a_double_and_its_answer_have_the_words_of_the_language(language: Language, words: list[str]) -> None:
    assert said(GIVEN, "double", language) + said(GIVEN, "double, drop", language) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dice_of_an_opening_are_told_under_the_names_of_those_who_rolled(language: Language) -> None:
    told = describe("backgammon/wbgf-2.1", OpeningRoll(3, 1), language, (("X", "Ada"), ("O", "Bea")))
    assert told.endswith("Ada 3, Bea 1")
