"""A clause is shown by a case in words: what was so, what happened, what was ruled."""

import pytest
from starlette.testclient import TestClient

from arbitro.cases.book import casebook
from arbitro.library import GAMES
from arbitro.web.precedent import tell_precedent


@pytest.mark.parametrize(
    ("language", "happened", "said"),
    [("en", "stroke: striker", "white"), ("it", "tiro: striker", "bianc"), ("es", "golpe: striker", "blanc")],
)
def test_a_case_says_what_happened_and_what_was_ruled(
    site: TestClient, language: str, happened: str, said: str
) -> None:
    case = site.get(f"/api/laws/carrom/icf-2001/72a/case?lang={language}").json()
    assert case["acts"][-1]["act"].startswith(happened.partition(":")[0])
    assert "72a" in [ruling["law"] for ruling in case["acts"][-1]["rulings"]]
    assert said in case["given"]
    assert case["case"] not in case["given"] + case["acts"][-1]["act"]
    assert site.get(case["address"]).status_code == 200


def test_a_clause_without_a_case_has_none_to_show(site: TestClient) -> None:
    assert site.get("/api/laws/carrom/icf-2001/24/case").json() is None
    assert site.get("/api/laws/carrom/icf-2001/999/case").status_code == 404


def test_every_case_of_the_book_that_can_be_heard_is_told(site: TestClient) -> None:
    for game in GAMES:
        for case in list(casebook(game).values())[::7]:
            if (found := tell_precedent(case, "en")) is not None:
                assert len(found.acts) == len(case.when)
                assert all(act.act for act in found.acts)
