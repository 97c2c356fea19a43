"""Every clause that can be broken outside a stroke is entered by its number, offered, and cited first."""

import pytest

from arbitro.carrom.facts import CarromFoul
from arbitro.carrom.game import GAMES
from arbitro.carrom.offences import OFFENCES
from arbitro.carrom.terms import CarromTerms
from arbitro.kernel import CaseEvent
from arbitro.l10n import LANGUAGES
from arbitro.library import coverage, text

CLAUSES = [
    pytest.param(edition, law, id=f"{edition}-{law}")
    for edition, game in GAMES.items()
    for law in game.vocabulary.clauses
]


@pytest.mark.parametrize(("edition", "law"), CLAUSES)
def test_the_clause_is_cited_first_and_what_it_costs_follows(edition: str, law: str) -> None:
    game = GAMES[edition]
    doubles = game.start(CarromTerms(format="doubles"))
    (fact,) = game.facts(doubles, CaseEvent("foul", {"by": "B1", "law": law}))
    laws = game.judge(doubles, game.complete(doubles, fact)).laws
    assert laws[0] == law
    assert laws[1:] == game.judge(doubles, CarromFoul("B1")).laws
    assert all(text(edition, language).laws[law].title for language in LANGUAGES)


@pytest.mark.parametrize("edition", GAMES)
def test_every_clause_that_is_called_outside_a_stroke_can_be_named(edition: str) -> None:
    called = {
        clause
        for clause, standing in coverage(edition).standings.items()
        if standing.status == "called"
        and any(OFFENCES.get(one.removeprefix("offence:")) == "foul" for one in standing.points_to)
    }
    assert called == set(GAMES[edition].vocabulary.clauses)
