"""Search on the page and as JSON."""

import pytest
from starlette.testclient import TestClient

from arbitro.library import editions


def test_words_are_found_and_marked(site: TestClient) -> None:
    page = site.get("/search?q=queen+striker+proper").text
    assert 'href="/laws/carrom/icf-2001#98a"' in page
    assert "<mark>Queen</mark>" in page


def test_what_was_found_in_another_language_is_quoted_in_it(site: TestClient) -> None:
    page = site.get("/search?q=bilia+accesa").text
    assert '<q lang="it">' in page
    assert "<mark>accesa</mark>" in page


def test_accents_do_not_matter(site: TestClient) -> None:
    page = site.get("/search?q=mas&lang=es").text
    assert "<mark>más</mark>" in page


def test_a_search_can_be_kept_to_one_edition(site: TestClient) -> None:
    found = site.get("/api/search?q=cue&edition=snooker/wpbsa&limit=60").json()["results"]
    assert {one["edition"] for one in found} == {"snooker/wpbsa"}


def test_nothing_found_is_said(site: TestClient) -> None:
    assert "No clause mentions “zzzz”." in site.get("/search?q=zzzz").text
    assert site.get("/api/search?q=zzzz").json() == {"said": "No clause found", "results": []}
    assert site.get("/api/search?q=").json() == {"said": "", "results": []}


def test_words_are_escaped(site: TestClient) -> None:
    page = site.get("/search", params={"q": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_suggestions_speak_the_readers_language(site: TestClient) -> None:
    answer = site.get("/api/search?q=98a&lang=it").json()
    first = answer["results"][0]
    assert first["number"] == "98a"
    assert first["address"] == f"/laws/{first['edition']}#98a"
    assert answer["said"].endswith("regole trovate")
    assert "regina" in first["gist"].casefold()


@pytest.mark.parametrize("address", ["/search", "/api/search"])
@pytest.mark.parametrize(
    "asked", [{"q": "x" * 201}, {"q": "queen", "edition": "chess/fide"}], ids=["too long", "no edition"]
)
def test_a_search_that_cannot_be_read_is_refused(
    site: TestClient, address: str, asked: dict[str, str]
) -> None:
    assert site.get(address, params=asked).status_code == 400


@pytest.mark.parametrize("limit", ["0", "61", "-1", "many", "²", "99999999999999999999", "9" * 4301])
def test_a_limit_out_of_range_is_refused(site: TestClient, limit: str) -> None:
    answer = site.get("/api/search", params={"q": "queen", "limit": limit})
    assert answer.status_code == 400
    assert answer.json()["status"] == 400


def test_the_form_offers_every_edition(site: TestClient) -> None:
    page = site.get("/search?q=queen&edition=carrom/colombia").text
    for edition in editions():
        assert f'<option value="{edition}"' in page
    assert '<option value="carrom/colombia" selected>' in page


def test_a_slip_is_mended_and_said(site: TestClient) -> None:
    page = site.get("/search?q=stricker").text
    assert "No clause speaks of “stricker”; searched for “striker”." in page
    assert "<mark>Striker</mark>" in page


def test_an_empty_answer_offers_the_nearest_words(site: TestClient) -> None:
    page = site.get("/search?q=ackgamm&edition=backgammon/wbgf-2.1").text
    assert '<a href="/search?q=backgammon&amp;edition=backgammon%2Fwbgf-2.1">backgammon</a>' in page
