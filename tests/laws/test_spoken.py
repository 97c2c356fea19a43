"""Every law that orders the official to speak has words to say; and a ruling says what happened, once."""

import pytest

from arbitro.cases import Case, Hearing, attempt, hear, read_cases
from arbitro.cases.book import casebook
from arbitro.kernel import Message, Refused
from arbitro.l10n import LANGUAGES
from arbitro.library import GAMES, lead, merge, tell, text, word_ruling

CARROM = "edition: carrom/icf-2001, given: {turn: white}"
BACKGAMMON = "edition: backgammon/wbgf-2.1, given: {}"
SNOOKER = "edition: snooker/wpbsa, given: {reds: 10, score: {A: 20, B: 15}}"
DUE = "edition: carrom/icf-2001, given: {men: {white: 5, black: 5}, turn: white, to_place: {white: 2}}"
COLOMBIA = DUE.replace("icf-2001", "colombia")
MISS = "{stroke: {first: none, clear_path: full, attempt: fair}}"
ORDERS = {
    "carrom 46": (CARROM, "[play]", "carrom-call-play"),
    "carrom 121a": (CARROM, "[{stroke: {white: 1}}, {appeal: white}, play]", "carrom-call-play"),
    "carrom 129": (CARROM, "[{warn: {to: white}}]", "carrom-call-warning"),
    "carrom 64b": (CARROM, "[{stroke: {white: 1, improper: push}}]", "carrom-call-foul"),
    "carrom 72a": (CARROM, "[{stroke: {striker: true}}]", "carrom-call-due"),
    "carrom 72b": (CARROM, "[{stroke: {striker: true, improper: push}}]", "carrom-call-due-and-foul"),
    "carrom 88a": (CARROM, "[{stroke: {white: 1}}, {stroke: {striker: true}}]", "carrom-call-place"),
    "carrom 82a": (DUE, "[{place: {men: 1, own: true}}]", "carrom-call-rectify"),
    "carrom 85": (DUE, "[{place: {men: 1, where: outside-circle}}]", "carrom-call-rectify"),
    "carrom 89b": (COLOMBIA, "[{place: {men: 1, where: on-centre}}]", "carrom-call-rectify"),
    "carrom 114": (DUE, "[{place: {men: 1, where: shot-with-queen}}]", "carrom-call-rectify"),
    "carrom 143": (CARROM, "[{misconduct: {by: white, item: f}}]", "carrom-call-match"),
    "snooker 3.8.a": (SNOOKER, "[{stroke: {first: red}}, {touching: red}]", "snooker-call-touching-ball"),
    "snooker 3.10": (
        SNOOKER,
        "[{stroke: {first: red, potted: [cue], snookered: true}}]",
        "snooker-call-free-ball",
    ),
    "snooker 3.11": (SNOOKER, "[{stroke: {first: red, potted: [cue]}}]", "snooker-call-foul"),
    "snooker 3.11.a": (SNOOKER, "[{foul: {by: A, offence: touched-ball}}]", "snooker-call-foul"),
    "snooker 3.14.b": (SNOOKER, f"[{MISS}]", "snooker-call-miss"),
    "snooker 3.14.c.2": (
        SNOOKER,
        f"[{MISS}, {{choose: replace}}, {MISS}, {{choose: replace}}]",
        "snooker-call-warning",
    ),
    "snooker 3.17": (SNOOKER, "[{stalemate: proposed}]", "snooker-call-restart"),
    "snooker 4.1": (SNOOKER, "[{time_wasting: {by: A}}]", "snooker-call-caution"),
    "snooker 4.2": (SNOOKER, "[{misconduct: {by: A}}]", "snooker-call-conduct"),
    "snooker 4.4": (SNOOKER, "[{foul: {by: B, offence: line-of-sight}}]", "snooker-call-sight"),
    "backgammon 2.3.i.a": (
        BACKGAMMON,
        "[{offence: {what: slow-play, by: O}}, {sanction: {for: slow-play, measure: warning, to: O}}]",
        "backgammon-call-slow-play",
    ),
}
OFFENDERS = {
    "carrom-call-foul": "by",
    "carrom-call-technical-foul": "by",
    "carrom-call-due": "by",
    "carrom-call-due-and-foul": "by",
    "carrom-call-warning": "by",
    "carrom-call-rectify": "by",
    "carrom-call-match": "by",
    "snooker-call-warning": "player",
    "snooker-call-caution": "player",
    "snooker-call-conduct": "side",
    "snooker-call-sight": "player",
    "backgammon-call-slow-play": "side",
}
"""What is said to somebody, and the value that names them."""


def heard(terms: str, acts: str) -> Hearing:
    (case,) = read_cases(f"{{id: spoken, {terms}, when: {acts}}}")
    assert isinstance(case, Case), case
    hearing = attempt(case, hear)
    assert isinstance(hearing, Hearing), hearing
    return hearing


@pytest.mark.parametrize("order", ORDERS)
def test_a_law_that_orders_the_official_to_speak_has_words(order: str) -> None:
    terms, acts, call = ORDERS[order]
    hearing = heard(terms, acts)
    assert not hearing.refused
    assert call in [message.id for event in hearing.events for message in event.says]


@pytest.mark.parametrize("order", ORDERS)
def test_a_call_names_the_offender_in_every_language(order: str) -> None:
    terms, acts, call = ORDERS[order]
    (said,) = [one for event in heard(terms, acts).events for one in event.says if one.id == call][-1:]
    if name := OFFENDERS.get(call):
        assert said.values[name]
        for language in LANGUAGES:
            others = [tell(Message(call, {**said.values, name: who}), language) for who in ("white", "black")]
            assert others[0] != others[1]


@pytest.mark.parametrize("game", GAMES)
def test_an_act_is_told_without_titles_and_each_sentence_once(game: str) -> None:
    for case in casebook(game).values():
        hearing = attempt(case, hear)
        if not isinstance(hearing, Hearing) or hearing.event:
            continue
        titles = {law.title for law in text(case.edition, "en").laws.values()}
        for event in hearing.events:
            rulings = [one for one in event.rulings if not isinstance(one, Refused)]
            worded = [word_ruling(case.edition, one, "en") for one in rulings]
            assert not any(one.text in titles for one in worded)
            told = merge(worded)
            assert len({same[0].text for same in told}) == len(told)
            assert {one.law for same in told for one in same} == {one.law for one in rulings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_fault_brings_leads(language: str) -> None:
    hearing = heard(
        "edition: carrom/icf-2001, given: {turn: white}", "[{stroke: {white: 1, improper: true}}]"
    )
    rulings = [one for event in hearing.events for one in event.rulings if not isinstance(one, Refused)]
    first, *rest = lead(word_ruling("carrom/icf-2001", one, language) for one in rulings)  # type: ignore[arg-type]
    assert first.foul
    assert len(rest) + 1 == len({one.law for one in rulings})
