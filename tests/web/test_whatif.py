"""What if: by form or address, by every edition, shared, saved, and found from clauses and matches."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.datastructures import QueryParams
from starlette.testclient import TestClient

from arbitro.cases import Case, compare, hear, read_cases
from arbitro.cases.book import casebook, cases_of
from arbitro.kernel import CaseEvent, Sitting
from arbitro.library import GAMES, editions, game, game_of
from arbitro.web import app
from arbitro.web.whatif.asking import address, asked_by, case_of, read_query, same_case
from arbitro.web.whatif.form import form_of
from arbitro.web.whatif.matches import NoSuchAct, act_asked
from arbitro.web.whatif.saving import case_text

MAXIMUM = (
    "/whatif?edition=carrom/icf-2001&given.men.white=1&given.turn=black&do=stroke&do.white=1&do.striker=on"
)


@pytest.fixture(scope="module")
def site() -> TestClient:
    return TestClient(app())


def of(target: str) -> Case:
    return case_of(read_query(QueryParams(urlsplit(target).query)))


@pytest.mark.parametrize("name", GAMES)
def test_every_case_of_the_book_is_held_by_an_address(name: str) -> None:
    for case in casebook(name).values():
        again, first = hear(of(address(asked_by(case)))), hear(case)
        assert (again.case.edition, again.after, again.laws) == (case.edition, first.after, first.laws), (
            case.id
        )


@pytest.mark.parametrize("name", GAMES)
def test_every_act_of_the_form_can_be_asked(site: TestClient, name: str) -> None:
    for act in form_of(name).acts:
        answer = site.get("/whatif", params={"game": name, "do": act})
        assert answer.status_code == 200
        assert f'value="{act}" selected' in answer.text


def test_the_ruling_is_told_with_its_laws_and_every_edition_beside_it(site: TestClient) -> None:
    page = site.get(MAXIMUM).text
    assert "Board to White: 12 points." in page
    assert 'href="/laws/carrom/icf-2001/111a"' in page
    assert page.count('class="whatif-book') == 4
    assert "Board to White: 14 points." in page
    assert "one differs" in page


def test_a_refusal_and_what_cannot_be_understood_are_told_in_one_line(site: TestClient) -> None:
    refused = site.get("/whatif?edition=carrom/icf-2001&do=place&do.men=1").text
    assert 'class="whatif-ruling foul"' in refused
    unread = site.get("/whatif?edition=carrom/icf-2001&given.men.white=40&do=stroke")
    assert unread.status_code == 200
    assert 'class="whatif-ruling ask"' in unread.text
    assert site.get("/whatif?edition=carrom/icf-2001&before=%7B%5B&do=stroke").status_code == 200


def test_acts_before_and_after_are_written_in_lines() -> None:
    case = of(
        "/whatif?edition=backgammon/wbgf-2.1&before=roll: {X: 3, O: 1}&do=move&do.value=8/5 6/5&after=double"
    )
    assert [event.name for event in case.when] == ["roll", "move", "double"]
    assert hear(case).after["to_answer"] == "X"


@pytest.mark.parametrize("edition", editions())
def test_a_what_if_is_saved_as_a_case_that_holds(edition: str) -> None:
    cases = [case for case in casebook(game_of(edition)).values() if case.edition == edition][::40]
    assert cases
    for case in cases:
        (saved,) = read_cases(case_text(hear(case)))
        assert isinstance(saved, Case)
        assert compare(hear(saved)) == []


def test_the_file_of_a_case_is_downloaded_under_its_name(site: TestClient) -> None:
    answer = site.get(MAXIMUM.replace("/whatif?", "/whatif/case.yaml?"))
    assert 'filename="icf-2001-111a-55-what-if.yaml"' in answer.headers["content-disposition"]
    (case,) = read_cases(answer.text)
    assert isinstance(case, Case)
    assert compare(hear(case)) == []
    assert site.get("/whatif/case.yaml?edition=carrom/icf-2001&given.men.white=40").status_code == 400


def test_a_clause_leads_to_its_cases_and_they_lead_back(site: TestClient) -> None:
    leaf = site.get("/laws/carrom/icf-2001/98a").text
    found = re.findall(r'href="/whatif\?case=([^"]+)"', leaf)
    assert "x-c-icf-98a-queen-last-own-and-striker" in found
    page = site.get("/whatif", params={"case": "x-c-icf-98a-queen-last-own-and-striker"}).text
    assert 'href="/laws/carrom/icf-2001/98a"' in page
    assert "x-c-icf-98a-queen-last-own-and-striker" in page
    assert site.get("/whatif?case=no-such-case").status_code == 404


def test_a_case_is_found_by_what_happens_in_it() -> None:
    case = cases_of("carrom/icf-2001", "98a")[0]
    alike = same_case(Case("another-name", case.edition, case.given, case.when))
    assert alike is not None
    assert alike.when == case.when


def test_the_form_has_a_field_for_what_most_cases_say() -> None:
    for name in GAMES:
        known = {field.name.partition(".")[0] for field in form_of(name).given}
        cases = [case for case in casebook(name).values() if "level" not in case.given]
        said = [case.given.keys() <= known | {"format", "seats", "players"} for case in cases]
        assert sum(said) > 0.7 * len(said), name


MATCHES: dict[str, list[Any]] = {
    "carrom/icf-2001": [
        {"stroke": {"white": 2}},
        {"stroke": {"queen": True}},
        {"stroke": {"white": 1, "striker": True}},
        {"place": 2},
        {"stroke": {"improper": True}},
    ],
    "snooker/wpbsa": [
        {"stroke": {"potted": ["red"]}},
        {"stroke": {"nominated": "black", "potted": ["black"]}},
        {"stroke": {"first": "blue", "attempt": "not-fair", "clear_path": "full"}},
        {"choose": "replace"},
        {"stroke": {"potted": ["red", "cue"]}},
    ],
    "backgammon/wbgf-2.1": [
        {"roll": {"X": 3, "O": 1}},
        {"move": "8/5 6/5"},
        "double",
        "take",
        {"roll": [6, 1]},
        {"move": "13/7 8/7"},
        {"move": "13/7"},
    ],
}


@pytest.mark.parametrize("edition", MATCHES)
def test_any_act_of_a_match_is_a_case_that_is_ruled_on_alike(edition: str) -> None:
    judge = game(edition)
    sitting = Sitting.open(judge, author="umpire")
    for event in MATCHES[edition]:
        name, value = (event, True) if isinstance(event, str) else next(iter(event.items()))
        facts = judge.facts(sitting.state, CaseEvent(name, value))
        sitting = sitting.enter(*facts, author="umpire", at=0).sitting
    for told in sitting.history():
        if told.played:
            number = told.entry.number
            case = of(address(asked_by(act_asked(sitting, number))))
            heard = hear(case)
            assert heard.after == judge.view(told.played.verdicts[-1].state).after, number
    with pytest.raises(NoSuchAct):
        act_asked(sitting, 0)
