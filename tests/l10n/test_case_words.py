"""No key of a case file comes before a reader: whatever a case says, before, during and after, has words."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from arbitro.carrom.facts import CarromLies, CarromStroke
from arbitro.carrom.lying import LyingMen
from arbitro.cases import Hearing, attempt, hear
from arbitro.cases.book import casebook
from arbitro.cases.exam import situation
from arbitro.kernel import CaseEvent, Fact, Malformed, Offer, Sitting
from arbitro.kernel.plugin import load, plugin
from arbitro.l10n import LANGUAGES, Language, knows
from arbitro.library import GAMES, describe, editions, game, recount, speech
from arbitro.live.match_views import in_words
from arbitro.live.naming import Reader

KEY = re.compile(r"[a-z]{2,}(?:[-_][a-z]+)*")
"""How keys look; names of people, positions and numbers of laws look otherwise."""


def raw_keys(game: str, language: Language, patch: pytest.MonkeyPatch) -> set[str]:
    """Return the keys that would be shown as they stand in the files of cases."""
    found, word = set[str](), speech.word.__wrapped__
    matters = load(reference) if (reference := plugin(game).matters) else ()

    def listen(of: str, name: str, reader: Language, *kinds: str) -> str:
        if KEY.fullmatch(name) and not known(of, name, kinds) and name not in matters:
            found.add(name)
        return str(word(of, name, reader, *kinds))

    patch.setattr(speech, "word", listen)
    for case in casebook(game).values():
        heard = attempt(case, hear)
        if isinstance(heard, Hearing) and not heard.event:
            situation(case, language)
            recount(case.edition, heard.after, language)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_key_and_every_word_of_a_case_has_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert raw_keys(game, "en", monkeypatch) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_in_words_is_told_without_a_fault(language: Language) -> None:
    assert "6" in recount("backgammon/wbgf-2.1", {"position": {6: 5}}, language)


def offered_facts(edition: str, chance: Random) -> Iterator[tuple[Offer, Fact]]:
    """Yield what is offered while a match is umpired at random, in its plain form and with every choice."""
    rules: Any = game(edition)
    sitting: Any = Sitting.open(rules, author="umpire", players=("Ada", "Bea"))
    for number in range(60):
        offers = sitting.offers()
        for offer in offers:
            for value in values_of(offer):
                with suppress(Malformed):
                    yield from (
                        (offer, fact) for fact in rules.facts(sitting.state, CaseEvent(offer.act, value))
                    )
        going_on = [one for one in offers if one.act not in ("concede", "misconduct", "resign")]
        if not going_on:
            return
        offer = chance.choice([one for one in going_on if one.due] or going_on)
        facts = rules.facts(sitting.state, CaseEvent(offer.act, offer.plain))
        sitting = sitting.enter(*facts, author="umpire", at=number * 1000).sitting


def values_of(offer: Offer) -> Iterator[object]:
    """Yield the values of an offer: its plain one, and that with each choice of each field."""
    yield offer.plain
    for field, choices in offer.fields.items():
        for choice in choices:
            if not field:
                yield choice
            elif isinstance(offer.plain, Mapping):
                yield {**offer.plain, field: choice}
            else:
                yield {field: choice}


RAW = re.compile(r"\b(?!Ada|Bea)\w+_\w+\b|\bTrue\b|\bFalse\b|\bNone\b|[{}\[\]]")
"""What no sentence has: keys with an underscore, values of the program."""


@pytest.mark.parametrize("edition", editions())
def test_no_act_line_of_anything_that_is_offered_has_a_key(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw, plain_word = set[str](), speech.word.__wrapped__

    def listen(of: str, name: str, reader: Language, *kinds: str) -> str:
        said = str(plain_word(of, name, reader, *kinds))
        if said == name and KEY.fullmatch(name) and not known(of, name, kinds):
            raw.add(name)
        return said

    monkeypatch.setattr(speech, "word", listen)
    acts = set()
    for offer, fact in offered_facts(edition, Random(edition)):
        acts.add(offer.act)
        for language in LANGUAGES:
            line = describe(edition, fact, language, (("A", "Ada"), ("B", "Bea")))
            assert not RAW.search(line), line
    assert raw == set()
    assert len(acts) > 5


def known(of: str, name: str, kinds: tuple[str, ...]) -> bool:
    """Tell whether a word has a message, which may read as the key does: `queen`."""
    plain = name.replace("_", "-")
    return any(knows(one) for kind in kinds for one in (f"{of}-{kind}-{plain}", f"{kind}-{plain}"))


def test_what_lies_on_the_table_after_a_stroke_is_shown_and_not_told() -> None:
    sitting: Any = Sitting.open(game("carrom/icf-2001"), author="hall", players=("Ada", "Bea"))
    lies = CarromLies(LyingMen({"queen": (0.1, 0.2)}))
    reads = Reader("en", ())
    for facts, told in (
        ((CarromStroke(white=1), lies), "stroke: one white piece"),
        ((lies,), "pieces as they lie"),
    ):
        act: Any = SimpleNamespace(facts=facts)
        assert in_words(act, sitting, reads).startswith(told)
        assert in_words(act, sitting, reads).count(";") == 0


def test_what_stands_after_a_case_reads_as_one_would_say_it() -> None:
    assert (
        recount("snooker/wpbsa", {"spotted": {"black": "blue"}}, "it") == "riposizionate: nera sul punto blu"
    )
    assert recount("backgammon/wbgf-2.1", {"clock": {"X": 290}}, "it") == "orologio in secondi: X 290"
    assert recount("carrom/colombia", {"foul": "foul"}, "es") == "falta: no técnica"
