"""Screens of an event: who is called, the draw, the standings, for everybody who may see them."""

from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES
from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import made, run


def test_an_event_is_on_its_screens_from_the_draw_to_the_result(site: TestClient, director: Device) -> None:
    cup = made(director)
    assert "Nobody is called." in site.get(f"/screen/event/{cup}?lang=en").text
    first = run(director, cup, "draw")["event"]["event"]["matches"]["R1.1"]["sides"]
    run(director, cup, {"call": {"match": "R1.1", "table": "T1"}})
    called = site.get(f"/screen/event/{cup}/next?lang=en").text
    assert f"{first[0]} – {first[1]}" in called
    assert "report by" in called
    assert 'id="part-draw"' not in called
    for language in LANGUAGES:
        draw = site.get(f"/screen/event/{cup}/draw?lang={language}").text
        assert all(name in draw for name in ("Ada", "Bob", "Cleo", "Dan"))
        assert draw.count('class="pair"') == 3


def test_the_standings_of_a_round_robin_are_shown_in_their_order(site: TestClient, director: Device) -> None:
    given = {"format": "round-robin", "entries": ["Ada", "Bob", "Cleo"], "tables": 2}
    league = made(director, given=given)
    run(director, league, "draw")
    page = site.get(f"/screen/event/{league}/standings").text
    assert page.count("<tr><td>") == 3


def test_there_is_no_screen_of_what_is_private_or_is_not(site: TestClient, director: Device) -> None:
    secret = made(director, options={"matches": "none", "clock": "entered", "private": True})
    site.cookies.clear()
    assert site.get(f"/screen/event/{secret}").status_code == 404
    assert site.get("/screen/event/nobody").status_code == 404
    assert site.get(f"/screen/event/{made(director)}/weather").status_code == 404


def test_the_public_draw_has_a_screen_of_its_own(site: TestClient, director: Device) -> None:
    cup = made(director)
    shown = site.get(f"/screen/event/{cup}/ceremony?lang=en")
    assert shown.status_code == 200
    assert f'<desk-ceremony data-event="{cup}" data-hall>' in shown.text
    assert site.get("/screen/event/nowhere/ceremony").status_code == 404
