"""Every page answers, in every language, with the headers it promises."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

import pytest
from markupsafe import escape
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES, Language, say
from arbitro.library import GAMES, editions, glossary, text
from arbitro.store import Store
from arbitro.web import app

PAGES = (
    "/",
    "/laws",
    "/laws/coverage",
    "/readings",
    "/dice",
    "/table",
    "/boards",
    "/watch",
    "/play/backgammon",
    "/play/carrom",
    "/umpire",
    "/desk",
    "/glossary",
    "/search",
    "/search?q=queen",
    "/laws/carrom/icf-2001/98a",
    "/laws/carrom/classic-29/queen.11",
    "/laws/snooker/wpbsa/3.12.b.3",
    *(f"/laws/{game}" for game in GAMES),
    *(f"/glossary/{game}" for game in GAMES),
    *(f"/laws/{edition}" for edition in editions()),
)


class Outline(HTMLParser):
    """The ids, links, headings and language of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.language = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        held = dict(attrs)
        self.tags.append(tag)
        self.ids += [held["id"] or ""] if "id" in held else []
        self.links += [held["href"] or ""] if "href" in held else []
        self.language = held["lang"] or "" if tag == "html" else self.language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_answers_in_every_language(site: TestClient, address: str, language: Language) -> None:
    answer = site.get(address, headers={"accept-language": language})
    outline = Outline(answer.text)
    assert answer.status_code == 200
    assert answer.headers["content-language"] == language == outline.language
    assert outline.tags.count("h1") == 1
    assert re.search(r"<title>[^<]*Arbitro[^<]*</title>", answer.text)
    assert f'placeholder="{say(language, "web-search-placeholder")}"' in answer.text
    assert len(outline.ids) == len(set(outline.ids))


@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_shows_each_clause_under_its_number(
    site: TestClient, edition: str, language: Language
) -> None:
    page = site.get(f"/laws/{edition}?lang={language}").text
    ids = set(Outline(page).ids)
    for number, law in text(edition, language).laws.items():
        assert number in ids
        assert escape(law.title) in page


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TestClient]:
    """The site as a hall serves it, with its doors."""
    with Store.serve(tmp_path, synchronous="OFF") as store, TestClient(app(store)) as site:
        yield site


def test_every_link_of_the_site_leads_to_a_page_and_a_place_on_it(hall: TestClient) -> None:
    outlines: dict[str, Outline] = {}
    places: dict[str, str] = {}
    waiting = ["/"]
    while waiting:
        address = waiting.pop()
        answer = hall.get(address)
        assert answer.status_code == 200, address
        is_page = answer.headers["content-type"].startswith("text/html")
        outlines[address] = Outline(answer.text if is_page else "")
        places[address] = answer.url.path
        for link in outlines[address].links:
            path = urljoin(places[address], link.partition("#")[0]) if link.partition("#")[0] else ""
            is_leaf = path.count("/") > 3
            if path and path not in outlines and path not in waiting and "lang=" not in path and not is_leaf:
                waiting.append(path)
    for address, outline in outlines.items():
        for link in outline.links:
            path, _, place = urljoin(
                places[address] if not link.startswith("#") else address, link
            ).partition("#")
            assert not place or place in outlines[path].ids, (address, link)


@pytest.mark.parametrize("edition", editions())
def test_every_clause_has_a_page_of_its_own(site: TestClient, edition: str) -> None:
    for number, law in text(edition, "en").laws.items():
        answer = site.get(f"/laws/{edition}/{number}", follow_redirects=False)
        assert answer.status_code == 200
        assert f'<span class="number">{number}</span>' in answer.text
        assert escape(law.section) in answer.text


def test_a_clause_shows_its_neighbours_its_counterparts_and_its_address(site: TestClient) -> None:
    links = Outline(site.get("/laws/carrom/icf-2001/98a").text).links
    assert "/laws/carrom/icf-2001/97b" in links
    assert "/laws/carrom/icf-2001/98b" in links
    assert "/laws/carrom/classic-29#queen.11" in links
    assert "/laws/carrom/colombia#98a" in links
    assert "/laws/carrom/icf-2001#98a" in links


def test_the_first_and_the_last_clause_have_one_neighbour(site: TestClient) -> None:
    first = site.get("/laws/snooker/wpbsa/1.1").text
    last = site.get(f"/laws/snooker/wpbsa/{list(text('snooker/wpbsa', 'en').laws)[-1]}").text
    assert 'rel="prev"' not in first
    assert 'rel="next"' in first
    assert 'rel="prev"' in last
    assert 'rel="next"' not in last


def test_a_clause_written_in_capitals_is_found(site: TestClient) -> None:
    answer = site.get("/laws/carrom/icf-2001/98A", follow_redirects=False)
    assert answer.status_code == 301
    assert answer.headers["location"] == "/laws/carrom/icf-2001/98a"


def test_a_gist_links_the_clauses_it_names(site: TestClient) -> None:
    assert '<a href="/laws/carrom/icf-2001#A.4.a">A.4.a</a>' in site.get("/laws/carrom/icf-2001").text


def test_the_coverage_page_counts_every_clause(site: TestClient) -> None:
    page = site.get("/laws/coverage").text
    assert (
        f'<td class="total">{say("en", "web-clauses", count=1127).split()[0]}</td>'.replace(",", "") in page
    )
    for edition in editions():
        assert f'<td class="total">{len(text(edition, "en").laws)}</td>' in page


@pytest.mark.parametrize("game", GAMES)
def test_a_glossary_shows_each_term_with_the_clauses_that_define_it(site: TestClient, game: str) -> None:
    outline = Outline(site.get(f"/glossary/{game}").text)
    for term in glossary(game, "en"):
        assert term.id in outline.ids
        for edition, numbers in term.defined_in.items():
            assert {f"/laws/{edition}#{number}" for number in numbers} <= set(outline.links)


def test_the_pages_work_without_the_built_scripts(site: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "arbitro.web.styles.version_of", lambda path: "" if path.startswith("built/") else "1"
    )
    page = site.get("/search?q=queen").text
    assert "<script" not in page
    assert '<form action="/search" method="get"' in page
    assert '<ol class="results">' in page


def test_a_clause_that_rests_on_a_reading_leads_to_it(site: TestClient) -> None:
    assert '<a href="/readings#carrom">Reading</a>' in site.get("/laws/carrom/icf-2001/77b").text
    assert {*GAMES, "equipment"} <= set(Outline(site.get("/readings").text).ids)
