"""Names of people: which can be shown, and which look the same."""

import pytest

from arbitro.kernel.names import LONGEST_NAME, can_be_shown, look_of


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "José Ángel Fernández-Villaverde y Montcada",
        "चन्द्रशेखर विश्वनाथन त्रिपाठी कुलकर्णी",
        "क्\u200dष",
        "علی\u200cرضا",
        "王小明",
        "O'Neill, Ann (b. 1990)",
        "W" * LONGEST_NAME,
    ],
)
def test_names_of_the_world_can_be_shown(name: str) -> None:
    assert can_be_shown(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b",
        "\u3164",
        "W" * (LONGEST_NAME + 1),
        "Ada\n",
        "Ada\x00",
        "Ada\x1b[31m",
        "Ada\u202eanirB",
        "Ada\u2066",
        "Ada\u200f",
        "Ada\u2028Bea",
        "Ada\ud800",
    ],
)
def test_what_nobody_sees_or_what_turns_letters_round_is_no_name(name: str) -> None:
    assert not can_be_shown(name)


@pytest.mark.parametrize(
    "other",
    [
        "anna neri",
        "ANNA NERI",
        " Anna  Neri ",
        "Anna\u00a0Neri",
        "An\u200bna Neri",
        "Ａｎｎａ Neri",
        "Anna Neri\ufe0f",
    ],
)
def test_case_spaces_and_invisible_signs_tell_nobody_apart(other: str) -> None:
    assert look_of(other) == look_of("Anna Neri")


def test_composed_and_decomposed_letters_look_the_same() -> None:
    assert look_of("Jose\u0301") == look_of("JOSÉ")


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Ana"), ("Weiß", "Weiss"), ("Ann A", "Anna"), ("José", "Jose")]
)
def test_other_letters_are_other_names(one: str, other: str) -> None:
    assert look_of(one) != look_of(other)
