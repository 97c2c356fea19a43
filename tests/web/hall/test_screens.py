"""Screens of an event: who is called, the draw, the standings, for everybody who may see them."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES
from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import made, run

FORMATS: dict[str, dict[str, Any]] = {
    "knockout": {},
    "double": {},
    "round-robin": {},
    "league": {},
    "groups": {"groups": 2},
    "swiss": {},
}
SIZES = (2, 3, 16, 17, 33, 128, 512)
FEWEST, MOST = {"groups": 4}, {"round-robin": 128, "league": 33}
"""Two groups need four; 512 who all meet have 130,816 matches, which no hall plays."""
LONG = ("José Ángel Fernández-Villaverde y Montcada", "चन्द्रशेखर विश्वनाथन त्रिपाठी कुलकर्णी", "Ada")


def people(count: int) -> list[str]:
    """Return names as people have them: of forty letters, in another script, short."""
    return [f"{LONG[number % len(LONG)]} {number + 1}" for number in range(count)]


@pytest.mark.parametrize("entries", SIZES)
@pytest.mark.parametrize("form", FORMATS)
def test_every_format_is_on_its_screens_with_few_and_with_many(
    site: TestClient, director: Device, form: str, entries: int
) -> None:
    if not FEWEST.get(form, 2) <= entries <= MOST.get(form, 512):
        return
    names = people(entries)
    more = {"groups": max(2, min(16, entries // 4))} if form == "groups" else FORMATS[form]
    cup = made(director, given={"format": form, "entries": names, "tables": 2, **more})
    before = site.get(f"/screen/event/{cup}")
    assert before.status_code == 200
    assert before.text.count("data-row=") == entries, "everybody who has entered"
    matches = run(director, cup, "draw")["event"]["event"]["matches"]
    ready = [name for name, match in matches.items() if match["state"] == "ready"]
    for part in ("", "/next", "/draw", "/standings"):
        assert site.get(f"/screen/event/{cup}{part}").status_code == 200, part
    called = site.get(f"/screen/event/{cup}/next").text
    assert all(f'data-row="{name}"' in called for name in ready)
    draw = site.get(f"/screen/event/{cup}/draw").text
    assert all(f'data-row="{name}"' in draw for name in matches if name.startswith(("R1.", "W1.", "A1.")))


def test_an_event_that_is_over_says_who_won(site: TestClient, director: Device) -> None:
    cup = made(director, given={"entries": ["Ada", "Bob"], "tables": 2})
    run(director, cup, "draw", {"result": {"match": "R1.1", "winner": "Bob"}})
    page = site.get(f"/screen/event/{cup}?lang=en").text
    assert "Champion</small>Bob" in page
    assert 'class="still"' not in page


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
    assert [page.index(f'<tr data-row="{name}">') for name in ("Ada", "Bob", "Cleo")] == sorted(
        page.index(f'<tr data-row="{name}">') for name in ("Ada", "Bob", "Cleo")
    )


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
