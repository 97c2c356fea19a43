"""Every ruling on any board and match can be told in every language."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.carrom.board import Board
from arbitro.carrom.facts import BoardPlayed, BreakToss, CarromStroke, CarromToss, PracticeBoard
from arbitro.carrom.game import GAMES
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.sides import Each
from arbitro.kernel import Fact, Message
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import explain, explain_refusal, tell, text
from tests.carrom.random_facts import random_board, random_fact


@settings(max_examples=15)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.sampled_from(LANGUAGES))
def test_every_ruling_on_a_board_can_be_told(edition: str, seed: int, language: Language) -> None:
    referee, rng = GAMES[edition], Random(seed)
    board = random_board(rng)
    for _ in range(40):
        board = random_board(rng) if board.over else board
        verdict = referee.boards.judge(board, random_fact(rng, board))
        board = verdict.state
        for ruling in verdict.rulings:
            assert "{" not in explain(edition, ruling, language)
        if verdict.refused:
            assert explain_refusal(edition, verdict.refused, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", sorted(GAMES))
def test_every_ruling_on_a_match_can_be_told(edition: str, language: Language) -> None:
    rng, book = Random(3), GAMES[edition].matches
    match = CarromMatch(("A", "B"), first_break="A", next_break="A")
    facts: list[Fact] = [CarromToss("A", "side"), CarromToss("B", "break"), PracticeBoard()]
    facts += [BoardPlayed(rng.choice("AB"), rng.randint(1, 12)) for _ in range(30)]
    facts.insert(12, BreakToss("A"))
    for fact in facts:
        verdict = book.judge(match, fact)
        match = verdict.state
        for ruling in verdict.rulings:
            assert "{" not in explain(edition, ruling, language)
        if verdict.refused:
            assert explain_refusal(edition, verdict.refused, language)
    assert match.winner


def told(edition: str, stroke: CarromStroke, law: str) -> str:
    board = Board(men=Each(5, 5), opened=Each(True, True), broken=True)
    rulings = GAMES[edition].boards.judge(board, stroke).rulings
    return next(explain(edition, ruling, "en") for ruling in rulings if ruling.law == law)


def test_an_improper_stroke_is_made_but_does_not_count() -> None:
    assert told("carrom/icf-2001", CarromStroke(improper="push"), "25") == "White pockets nothing."


def test_all_that_was_pocketed_is_told() -> None:
    words = told("carrom/icf-2001", CarromStroke(white=1, queen=True, striker=True), "25")
    assert words == "White pockets one white piece, the queen and the striker."


@pytest.mark.parametrize("edition", ["carrom/icf-2001", "carrom/colombia"])
def test_the_law_on_turns_is_named_for_what_it_says_either_way(edition: str) -> None:
    assert text(edition, "en").laws["48"].title == "How long a turn lasts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_four_is_called_by_his_name_and_a_colour_by_its_word(language: Language) -> None:
    names = (("B1", "Bea"), ("W1", "Ada"))
    for message, key in (("carrom-call-turn", "to"), ("carrom-call-continues", "player")):
        assert "Bea" in tell(Message(message, {key: "B1"}), language, names)
        assert tell(Message(message, {key: "white"}), language, names) == tell(
            Message(message, {key: "white"}), language
        )
