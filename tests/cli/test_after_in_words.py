"""What `arbitro rule` says of the state after a case: words of the reader's language, never raw keys."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from arbitro.cases import CaseProblem, Hearing, hear, read_cases
from arbitro.cli import main
from arbitro.l10n import LANGUAGES, Language, knows
from arbitro.library import recount

CASES = Path(__file__).parents[1] / "cases"
NAMES = {"A", "B", "A1", "A2", "B1", "B2", "W1", "W2", "X", "O"}
"""Players, who are called the same in every language."""
PLAIN = ("position", "reports")
"""Keys whose values are no words: a Position ID, law numbers."""


def hearings(game: str) -> Iterator[Hearing]:
    for file in sorted((CASES / game).glob("*.yaml")):
        for case in read_cases(file.read_text(encoding="utf-8")):
            assert not isinstance(case, CaseProblem)
            yield hear(case)


def texts(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from (name, *texts(inner))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("game", ["carrom", "snooker", "backgammon"])
def test_every_key_and_every_word_of_an_after_has_a_translation(game: str) -> None:
    unknown = set()
    for hearing in hearings(game):
        for key, value in hearing.after.items():
            assert knows(f"{game}-after-{key.replace('_', '-')}"), key
            for text in () if key in PLAIN else texts(value):
                places = [f"{game}-{kind}-{text.replace('_', '-')}" for kind in ("after", "word")]
                if text not in NAMES and not any(map(knows, places)):
                    unknown.add((key, text))
    assert unknown == set()


def test_every_key_of_the_desk_has_a_translation() -> None:
    for hearing in hearings("desk"):
        for key, value in hearing.after.items():
            assert knows(f"desk-after-{key.replace('_', '-')}"), key
            for one in value.values() if isinstance(value, dict) else ():
                for inner in one if isinstance(one, dict) else ():
                    assert inner in hearing.after["entries"] or knows(
                        f"desk-after-{inner.replace('_', '-')}"
                    ), inner


CARROM = "{id: a, edition: carrom/icf-2001, given: {men: {white: 6, black: 7}}, when: [{stroke: {white: 1}}]}"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "after: pieces on the board: white 5, black 7; queen: on the board; "),
        ("it", "dopo: pedine in gioco: bianco 5, nero 7; regina: sul carrom board; "),
        ("es", "después: fichas en el tablero: blancas 5, negras 7; reina: en el tablero; "),
    ],
)
def test_rule_tells_what_is_after_in_the_language_of_the_reader(language: str, words: str) -> None:
    result = CliRunner().invoke(main, ["rule", "-", "--lang", language], input=CARROM, prog_name="arbitro")
    last = result.output.rstrip().splitlines()[-1].strip()
    assert last.startswith(words)
    assert not {"{", '"', "_"} & {*last}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_so_is_left_out_and_zero_is_told(language: Language) -> None:
    told = recount("snooker/wpbsa", {"score": {"A": 0, "B": 7}, "in_hand": False, "foul": None}, language)
    assert told.endswith(": A 0, B 7")
    assert ";" not in told


def test_a_player_of_snooker_called_as_a_ball_is_still_a_player() -> None:
    after = {"score": {"white": 7, "black": 0}, "striker": "black", "ball_on": "black"}
    told = recount("snooker/wpbsa", after, "it")
    assert told == "punteggio: Bianco 7, Nero 0; tiratore: Nero; bilia accesa: nera"
