"""What leads: an act is told by what happened at the table, and no clause that only keeps the books comes first."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from arbitro.cases import Case, Hearing, attempt, hear, read_cases
from arbitro.cases.book import casebook
from arbitro.kernel import CaseEvent, Malformed, Refused, Ruling, Sitting, leading, tag_of
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import GAMES, editions, game, lead, tell_happening, word_ruling
from tests.l10n.test_case_words import RAW, values_of

BOOKS_KEPT = {
    *("RedsGone", "ColourGone", "NowOn", "Passed", "Highest", "OwnSpotsFirst", "HighestFirst", "SameOrder"),
    *(
        "TakenAsOn",
        "Counts",
        "OrderKept",
        "InPlay",
        "PointsCounted",
        "MayNominate",
        "Offered",
        "BallsReturned",
    ),
    *(
        "TurnPasses",
        "TurnContinues",
        "Pocketed",
        "PointsCancelled",
    ),
    *("IntervalGiven", "SitsFirst", "Available", "PlacerChanges", "Strays", "Back", "JumpedBack"),
    *("TurnEnds", "CrawfordBegins", "CrawfordLifted", "WrongLevel", "ReportOwed"),
}
"""What no line of an act begins with: what is kept, counted, or comes next."""


def leader(rulings: list[Ruling]) -> Ruling:
    return rulings[leading(rulings)]


def heaviest(ruling: Ruling) -> str:
    """Return the name of the effect for which a ruling leads."""
    return tag_of(max(ruling.effects, key=lambda effect: (effect.weight, effect.gravity)))


def judged_cases(of: str) -> Iterator[tuple[str, list[Ruling]]]:
    """Yield the rulings on each event of the book of cases."""
    for case in casebook(of).values():
        hearing = attempt(case, hear)
        if isinstance(hearing, Hearing) and not hearing.event:
            for event in hearing.events:
                rulings = [one for one in event.rulings if not isinstance(one, Refused) and one.effects]
                if rulings:
                    yield case.edition, rulings


def judged_acts(edition: str, chance: Random, acts: int = 120) -> Iterator[tuple[Any, list[Ruling]]]:
    """Yield what is ruled on acts that somebody enters at random, each with the facts that it became."""
    rules: Any = game(edition)
    sitting: Any = Sitting.open(rules, author="umpire", players=("Ada", "Bea"))
    for number in range(acts):
        offers = [one for one in sitting.offers() if one.act not in ("concede", "misconduct", "resign")]
        if not offers:
            return
        offer = chance.choice([one for one in offers if one.due] or offers)
        with suppress(Malformed):
            facts = rules.facts(sitting.state, CaseEvent(offer.act, chance.choice([*values_of(offer)])))
            heard = sitting.enter(*facts, author="umpire", at=number * 1000)
            sitting = heard.sitting
            rulings = [one for verdict in heard.verdicts for one in verdict.rulings if one.effects]
            if rulings and not heard.refused:
                yield facts, rulings


@pytest.mark.parametrize("of", GAMES)
def test_no_case_is_led_by_what_only_keeps_the_books(of: str) -> None:
    led = {(heaviest(one), one.law) for _, rulings in judged_cases(of) for one in [leader(rulings)]}
    assert {tag for tag, _ in led} & BOOKS_KEPT == set()
    assert len(led) > 20


@pytest.mark.parametrize("edition", editions())
def test_no_act_is_led_by_what_only_keeps_the_books(edition: str) -> None:
    seen = 0
    for seed in range(3):
        for facts, rulings in judged_acts(edition, Random(seed)):
            seen += 1
            led = leader(rulings)
            assert heaviest(led) not in BOOKS_KEPT, (facts, led)
            for language in LANGUAGES:
                told = tell_happening(edition, rulings, "entered", language, (("A", "Ada"), ("B", "Bea")))
                assert not RAW.search(told), told
                assert lead(word_ruling(edition, one, language) for one in rulings)[0].law == led.law
    assert seen > 60


def told(edition: str, language: Language, *acts: dict[str, object]) -> str:
    """Return the line of the last of some acts in a match of Judd and Ronnie."""
    rules: Any = game(edition)
    sitting: Any = Sitting.open(rules, author="referee", players=("Judd", "Ronnie"))
    heard: Any = None
    for at, act in enumerate(acts):
        ((name, value),) = act.items()
        heard = sitting.enter(*rules.facts(sitting.state, CaseEvent(name, value)), author="referee", at=at)
        sitting = heard.sitting
    rulings = [one for verdict in heard.verdicts for one in verdict.rulings]
    names = (("A", "Judd"), ("B", "Ronnie"), ("white", "Judd"), ("X", "Judd"), ("O", "Ronnie"))
    return tell_happening(edition, rulings, "", language, names)


RED: dict[str, object] = {"stroke": {"potted": ["red"]}}
LINES = [
    ("snooker/wpbsa", [RED], "Judd pots a red: 1.", "Judd imbuca una rossa: 1.", "Judd emboca una roja: 1."),
    (
        "snooker/wpbsa",
        [RED, {"stroke": {"nominated": "black", "potted": ["black"]}}],
        "Judd pots the black: 7.",
        "Judd imbuca la nera: 7.",
        "Judd emboca la negra: 7.",
    ),
    (
        "snooker/wpbsa",
        [{"stroke": {"first": ["blue"], "potted": ["pink", "cue"]}}],
        "Judd hits the blue first, pots the pink and goes in-off. Foul, worth 6.",
        "Judd colpisce per prima la blu, imbuca la rosa e manda in buca il pallino. Fallo da 6 punti.",
        "Judd golpea primero la azul, emboca la rosa y mete la blanca. Falta de 6 puntos.",
    ),
    (
        "snooker/wpbsa",
        [{"stroke": {}}],
        "Judd pots nothing.",
        "Judd non imbuca nulla.",
        "Judd no emboca nada.",
    ),
    (
        "carrom/icf-2001",
        [{"stroke": {"white": 2, "black": 1}}],
        "Judd pockets 2 white pieces and one black piece.",
        "Judd imbuca 2 pedine bianche e una pedina nera.",
        "Judd emboca 2 fichas blancas y una ficha negra.",
    ),
]


@pytest.mark.parametrize(("edition", "acts", "en", "it", "es"), LINES)
def test_an_act_is_told_as_a_person_at_the_table_says_it(
    edition: str, acts: list[dict[str, object]], en: str, it: str, es: str
) -> None:
    assert [told(edition, language, *acts) for language in ("en", "it", "es")] == [en, it, es]


def test_of_several_faults_the_gravest_leads() -> None:
    (case,) = read_cases("{id: two, edition: snooker/wpbsa, when: [{stroke: {first: black, potted: [cue]}}]}")
    assert isinstance(case, Case)
    hearing = attempt(case, hear)
    assert isinstance(hearing, Hearing)
    led = leader([one for event in hearing.events for one in event.rulings if isinstance(one, Ruling)])
    assert led.law == "3.12.b.4"
