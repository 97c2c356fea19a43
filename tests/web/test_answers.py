"""JSON, errors, headers and what a browser may keep."""

import re
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from arbitro import __version__, web
from arbitro.l10n import LANGUAGES, Language, say
from arbitro.library import coverage, editions, glossary, text
from arbitro.store import Trouble, Unreadable
from arbitro.web import app
from arbitro.web.hall.problems import Problem, problem_response
from arbitro.web.headers import SECURITY

NOWHERE = (
    "/nothing",
    "/laws/chess",
    "/laws/carrom/icf-1999",
    "/laws/snooker/icf-2001",
    "/laws/carrom/icf-2001/999z",
    "/laws/carrom/icf-2001/98a/more",
    "/glossary/chess",
    "/static/nothing.css",
    "/static/../page.py",
    "/static/%2e%2e/page.py",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", NOWHERE)
def test_what_is_not_there_is_said_in_the_shell(site: TestClient, address: str, language: Language) -> None:
    answer = site.get(address, headers={"accept-language": language})
    assert answer.status_code == 404
    assert f"<h1>{say(language, 'web-error-404')}</h1>" in answer.text


def test_a_page_cannot_be_posted_to(site: TestClient) -> None:
    answer = site.post("/laws")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert say("en", "web-error-405") in answer.text


def test_other_refusals_are_said_as_a_request_that_cannot_be_read(site: TestClient) -> None:
    answer = site.get("/search", params={"q": "x" * 500})
    assert answer.status_code == 400
    assert say("en", "web-error-400") in answer.text


def test_errors_of_the_interface_are_json(site: TestClient) -> None:
    answer = site.get("/api/laws/carrom/icf-2001/999z?lang=it")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    said = {"title": say("it", "hall-status-404"), "detail": say("it", "web-error-404")}
    assert answer.json() == {"status": 404, "code": "http-404", **said}


def given_out() -> set[str]:
    """Return the codes with which some part of the program answers 503."""
    written = "".join(file.read_text(encoding="utf-8") for file in Path(web.__file__).parent.rglob("*.py"))
    named = set(re.findall(r"Problem\(\s*503, \"([a-z-]+)\"", written))
    assert {"busy", "moving", "stopping"} <= named
    return named | {f"disk-{trouble.value}" for trouble in Trouble}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_being_unavailable_has_a_title_of_its_own(language: Language) -> None:
    titles = {code: Problem(503, code).title(language) for code in given_out()}
    assert say(language, "hall-status-503") not in titles.values()
    closing = {"stopping", "disk-closed"}
    assert len({titles[code] for code in titles if code not in closing}) == len(titles) - len(closing)
    told = problem_response(Problem(503, "disk-full"), language)
    assert msgspec.json.decode(bytes(told.body))["title"] == titles["disk-full"]


def test_a_page_that_cannot_be_shown_now_says_why_in_its_heading() -> None:
    def fail(request: Request) -> Response:
        raise Unreadable(Trouble.UNREACHABLE)

    broken = app()
    broken.router.routes.insert(0, Route("/broken", fail))
    answer = TestClient(broken).get("/broken?lang=it")
    assert answer.status_code == 503
    assert f">{say('it', 'hall-title-disk-unreachable')}</h1>" in answer.text


def test_a_failure_of_the_program_is_said_without_its_inside() -> None:
    def fail(request: Request) -> Response:
        raise RuntimeError("secret")

    broken = app()
    broken.router.routes.insert(0, Route("/broken", fail))
    answer = TestClient(broken, raise_server_exceptions=False).get("/broken?lang=es")
    assert answer.status_code == 500
    assert say("es", "web-error-500") in answer.text
    assert "secret" not in answer.text
    assert SECURITY.items() <= dict(answer.headers).items()


@pytest.mark.parametrize("address", ["/", "/nothing", "/api/laws", "/static/base.css", "/health"])
def test_every_answer_carries_the_security_headers(site: TestClient, address: str) -> None:
    assert SECURITY.items() <= dict(site.get(address).headers).items()


def test_no_page_needs_what_the_policy_forbids(site: TestClient) -> None:
    for address in ("/", "/laws/carrom/icf-2001", "/laws/coverage", "/search?q=queen", "/nothing"):
        page = site.get(address).text.replace(str(site.base_url), "")
        assert not re.search(r"<style|\sstyle=|\son\w+=|<script>|https?://", page), address


@pytest.mark.parametrize(
    "address", ["/", "/laws/carrom/icf-2001", "/api/laws/carrom/icf-2001", "/search?q=queen"]
)
def test_a_page_that_has_not_changed_is_not_sent_again(site: TestClient, address: str) -> None:
    first = site.get(address)
    again = site.get(address, headers={"if-none-match": f'"other", {first.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""
    assert {"Accept-Language", "Cookie"} <= {part.strip() for part in again.headers["vary"].split(",")}
    other = site.get(address, headers={"if-none-match": first.headers["etag"], "accept-language": "it"})
    assert other.status_code == 200


def test_pages_are_compressed(site: TestClient) -> None:
    assert site.get("/laws/carrom/icf-2001").headers["content-encoding"] == "gzip"


def test_what_a_page_loads_may_be_kept_for_ever(site: TestClient) -> None:
    loaded = re.findall(r'"(/static/[^"]+)"', site.get("/").text)
    assert any("site.css?v=" in address for address in loaded)
    for address in loaded:
        answer = site.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        assert site.get(address.partition("?")[0]).headers["cache-control"] == "no-cache"


def test_health_tells_the_version(site: TestClient) -> None:
    answer = site.get("/health")
    assert answer.json() == {"status": "ok", "version": __version__}
    assert answer.headers["cache-control"] == "no-store"


def test_the_books_as_json(site: TestClient) -> None:
    assert list(site.get("/api/laws").json()) == list(editions())
    for edition in editions():
        laws = text(edition, "es").laws
        found = site.get(f"/api/laws/{edition}?lang=es").json()
        assert [(one["number"], one["gist"]) for one in found] == [(n, law.gist) for n, law in laws.items()]


def test_one_clause_as_json(site: TestClient) -> None:
    clause = site.get("/api/laws/carrom/icf-2001/98a").json()
    assert clause["address"] == "/laws/carrom/icf-2001#98a"
    assert clause["status"] == coverage("carrom/icf-2001").standings["98a"].status
    assert clause["counterparts"] == {"carrom/classic-29": ["queen.11"], "carrom/colombia": ["98a"]}


def test_coverage_and_glossary_as_json(site: TestClient) -> None:
    counted = site.get("/api/laws/coverage").json()
    assert {name: one["status"] for name, one in counted.items()} == {
        name: coverage(name).count() for name in editions()
    }
    assert len(site.get("/api/glossary/snooker?lang=it").json()) == len(glossary("snooker", "it"))
