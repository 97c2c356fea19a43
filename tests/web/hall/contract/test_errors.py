"""The contract of `arbitro serve`: errors, health, figures."""

import pytest

from tests.web.hall.process import CARROM, Asker, Served, Told

KEYS = {"status", "code", "title", "detail"}


def problem(told: Told, status: int) -> str:
    """See that an answer is a problem as the contract has it, and return its code."""
    assert told.status == status, told.content
    assert told.headers["content-type"] == "application/problem+json"
    assert set(told.json) >= KEYS
    assert told.json["status"] == status
    assert "\n" not in told.json["detail"]
    return told.code


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_texts_are_in_the_callers_language(hall: Served, language: str) -> None:
    header = hall.get("/api/matches/nowhere", accept_language=language)
    query = hall.get(f"/api/matches/nowhere?lang={language}")
    problem(header, 404)
    assert header.json["detail"] == query.json["detail"]
    assert header.headers["content-language"] == language


def test_languages_differ(hall: Served) -> None:
    told = {hall.get(f"/api/matches/nowhere?lang={one}").json["detail"] for one in ("en", "it", "es")}
    assert len(told) == 3


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"{", "body"),
        (b"[]", "body"),
        (b"\xff\xfe", "body"),
        ({"mode": "umpired", "players": []}, "edition"),
        ({**CARROM, "edition": "carrom/none"}, "edition"),
        ({**CARROM, "mode": "watched"}, "mode"),
        ({**CARROM, "players": [{"name": "Ada"}]}, "players"),
        ({**CARROM, "players": [{"name": "Ada"}, {"house": 6}]}, "players[1].house"),
        ({**CARROM, "players": [{"name": "Ada"}, {}]}, "players[1]"),
        ({**CARROM, "colour": "red"}, "colour"),
        ({**CARROM, "length": {"points": 7}}, "length"),
        ({**CARROM, "format": "trebles"}, "format"),
        ({**CARROM, "id": "../up"}, "id"),
        ({**CARROM, "given": {"men": {"white": 99}}}, "given"),
        ({**CARROM, "options": {"private": "yes"}}, "options.private"),
    ],
)
def test_a_match_that_cannot_be_understood_is_400_and_names_the_key(
    guest: Asker, body: object, key: str
) -> None:
    told = guest.ask("POST", "/api/matches", body)
    problem(told, 400)
    assert told.json["key"].startswith(key)


@pytest.mark.parametrize(
    "body",
    [
        {"expected": 0, "event": "play"},
        {"command": "", "expected": 0, "event": "play"},
        {"command": "x" * 200, "expected": 0, "event": "play"},
        {"command": "a", "event": "play"},
        {"command": "a", "expected": 0},
        {"command": "a", "expected": 0, "event": "play", "events": ["play"]},
        {"command": "a", "expected": 0, "events": []},
        {"command": "a", "expected": 0, "event": {"stroke": {"white": -1}}},
        {"command": "a", "expected": 0, "event": {"no-such-act": 1}},
        {"command": "a", "expected": 0, "event": {"stroke": {}, "play": True}},
        {"command": "a", "expected": 0, "event": None},
        {"command": "a", "expected": 0, "event": 7},
        {"command": "a", "expected": 0, "event": {"stroke": {"white": 10**30}}},
    ],
)
def test_an_act_that_cannot_be_understood_is_400_and_leaves_its_id_unused(
    guest: Asker, body: dict[str, object]
) -> None:
    match = guest.made()
    told = guest.post(f"/api/matches/{match}/acts", body)
    problem(told, 400)
    assert told.json["key"]
    assert guest.acts(match, 0, {"stroke": {}}, command="a").status == 200


def test_every_status_of_the_contract(hall: Served, guest: Asker) -> None:
    match = guest.made()
    acts = f"/api/matches/{match}/acts"
    problem(hall.post("/api/matches", CARROM), 401)
    problem(Asker(hall.port, "no such token").get("/api/session"), 401)
    problem(guest.get("/api/accounts"), 403)
    problem(hall.get("/api/nowhere"), 404)
    problem(hall.get("/api/matches/nowhere"), 404)
    problem(hall.get("/api/events?match=nowhere"), 404)
    problem(guest.get(f"/api/matches/{match}/record?as=sgf"), 404)
    problem(guest.get(f"/api/matches/{match}/record?as=nothing"), 404)
    put = guest.ask("PUT", "/api/matches")
    problem(put, 405)
    assert {"GET", "POST"} <= {one.strip() for one in put.headers["allow"].split(",")}
    problem(guest.ask("GET", acts), 405)
    problem(guest.ask("POST", acts, b" " * 70_000), 413)
    problem(guest.ask("POST", acts, b"command=a", content_type="application/x-www-form-urlencoded"), 415)
    problem(guest.get("/api/events?match=" + match, last_event_id="soon"), 400)


def test_nothing_on_the_api_is_html(hall: Served) -> None:
    for path in ("/api/nowhere", "/api/matches/%00", "/api/matches/" + "a" * 5000, "/api/%ff"):
        told = hall.get(path, accept="text/html")
        assert told.status < 500, path
        assert told.headers["content-type"] == "application/problem+json", path


def test_health_and_figures(hall: Served, guest: Asker) -> None:
    before = hall.get("/health").json
    assert before["status"] == "ok"
    assert set(before) >= {"status", "version", "database", "position"}
    match = guest.made()
    guest.acts(match, 0, {"stroke": {"white": 1}})
    guest.acts(match, 1, {"place": 3})
    assert hall.get("/health").json["position"] == before["position"] + 2
    figures = hall.get("/metrics").content.decode()
    told = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert float(told["arbitro_acts_total"]) >= 1
    assert float(told["arbitro_refusals_total"]) >= 1
    assert {"arbitro_watchers", "arbitro_lag", "arbitro_queue"} <= set(told)
    assert float(told["arbitro_act_seconds_count"]) >= 1


@pytest.mark.parametrize("path", ["/api/", "/api/matches/", "/api/matches/none/acts/"])
def test_an_address_with_a_slash_too_many_is_nothing_on_the_api(hall: Served, path: str) -> None:
    problem(hall.get(path), 404)


@pytest.mark.parametrize("expected", [10**30, -(10**30), 1.5, "0", None])
def test_a_sequence_that_no_program_can_have_seen_is_400(guest: Asker, expected: object) -> None:
    told = guest.post(
        f"/api/matches/{guest.made()}/acts", {"command": "a", "expected": expected, "event": "play"}
    )
    problem(told, 400)
    assert told.json["key"] == "expected"


@pytest.mark.parametrize("path", ["/api/matches/%00", "/api/matches/a%00/journal", "/api/events?match=%00"])
def test_the_sign_of_number_nought_is_400(hall: Served, path: str) -> None:
    problem(hall.get(path), 400)
