"""`arbitro laws search` where words are misspelt or unknown."""

import pytest
from click.testing import CliRunner

from arbitro.cli import main


def found(*words: str, language: str = "en") -> str:
    arguments = ["laws", "search", *words, "--lang", language, "--limit", "3"]
    return CliRunner().invoke(main, arguments, prog_name="arbitro").output


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "searched for “queen”"), ("it", "si è cercato «queen»"), ("es", "se ha buscado «queen»")],
)
def test_a_mended_slip_is_said_before_what_was_found(language: str, words: str) -> None:
    first, *rest = found("qeen", language=language).splitlines()
    assert words in first
    assert any(line.startswith("carrom/") for line in rest)


def test_an_empty_answer_offers_the_nearest_words() -> None:
    assert found("ackgamm") == (
        "No clause speaks of “ackgamm”. The nearest words: backgammon, grammi, gammon.\n"
    )


def test_where_nothing_is_near_it_is_said_how_to_search() -> None:
    assert found("zyzzyva").endswith(
        "“zyzzyva”. Search by words in English, Italian or Spanish, or by clause number.\n"
    )
