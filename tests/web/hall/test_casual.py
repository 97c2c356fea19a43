"""Casual rules: a match is made by their terms and played against the computer, and each says what it changes."""

import json

import pytest
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES, Language, say
from arbitro.web.casual import casual
from tests.web.hall.test_company import CARROM, SNOOKER, act, made, someone, until

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"
"""The opening position, X to roll, for money."""


def decided(shown: object) -> bool:
    return bool(shown["due"]) and shown["due"][0]["side"] != "official"  # type: ignore[index]


def test_six_reds_are_one_frame_of_75_points_against_the_computer(site: TestClient) -> None:
    (six,) = casual("snooker")
    ada = someone(site, "Ada")
    match = made(ada, SNOOKER, {"name": "Ada"}, {"house": 1}, **json.loads(six.terms))
    shown = until(ada, match["id"], decided)
    assert shown["spectators"]["remaining"] == 75
    assert shown["after"]["reds"] == 6
    due = next(one for one in shown["due"] if one["act"] == "stroke")
    assert due["side"] == "A"
    stroke = {"angle": 90, "speed": 4, "tip": [0, 0], "from": {"x": 100, "y": -100}}
    assert act(ada, shown, {"strike": stroke}).json()["refused"] is None


def test_one_board_is_a_match_of_one_board(site: TestClient) -> None:
    (one,) = casual("carrom")
    ada = someone(site, "Ada")
    match = made(ada, CARROM, {"name": "Ada"}, {"house": 1}, **json.loads(one.terms))["id"]
    assert "Board 1 of 1" in site.get(f"/play/carrom/{match}", headers={"accept-language": "en"}).text


def test_whoever_is_doubled_in_a_money_session_may_beaver_and_keeps_the_cube(site: TestClient) -> None:
    (money,) = casual("backgammon")
    ada = someone(site, "Ada")
    terms = json.loads(money.terms) | {"options": {"position": START}}
    match = made(ada, "backgammon/wbgf-2.1", {"name": "Ada"}, {"name": "Bea"}, **terms)
    shown = until(ada, match["id"], decided)
    assert (shown["after"]["length"], shown["after"]["money"]) == (0, 3)
    page = site.get(f"/play/backgammon/{match['id']}", headers={"accept-language": "en"}).text
    assert "Game 1, money session of 3 games" in page
    doubled = act(ada, shown, "double").json()["match"]
    answers = [(due["act"], due["side"]) for due in doubled["due"]]
    assert answers == [("take", "O"), ("drop", "O"), ("double", "O")]
    beavered = act(ada, doubled, "double").json()["match"]
    assert beavered["after"]["cube"] == {"value": 2, "owner": "O"}
    assert [(due["act"], due["side"]) for due in beavered["due"]] == [("take", "X"), ("drop", "X")]
    taken = act(ada, beavered, "take").json()["match"]
    assert taken["after"]["cube"] == {"value": 4, "owner": "O"}
    assert [due["act"] for due in taken["due"] if due["side"] == "X"] == ["roll"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carrom", "snooker", "backgammon"])
def test_the_form_says_what_each_changes(site: TestClient, game: str, language: Language) -> None:
    page = site.get(f"/play/{game}", headers={"accept-language": language}).text
    for one in casual(game):
        assert say(language, f"web-casual-{one.name}-says").replace("'", "&#39;") in page
