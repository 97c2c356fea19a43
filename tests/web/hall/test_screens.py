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
def test_every_format_has_its_screens_with_few_and_with_many(
    site: TestClient, director: Device, form: str, entries: int
) -> None:
    if not FEWEST.get(form, 2) <= entries <= MOST.get(form, 512):
        return
    more = {"groups": max(2, min(16, entries // 4))} if form == "groups" else FORMATS[form]
    cup = made(director, given={"format": form, "entries": people(entries), "tables": 2, **more})
    for drawn in (False, True):
        if drawn:
            run(director, cup, "draw")
        for part in ("", "/next", "/draw", "/standings"):
            assert site.get(f"/screen/event/{cup}{part}").status_code == 200, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_has_all_its_words_and_a_code_to_follow_on_a_phone(
    site: TestClient, director: Device, language: str
) -> None:
    cup = made(director)
    shown = site.get(f"/screen/event/{cup}/next?lang={language}").text
    assert f'<screen-parts data-event="{cup}" data-part="next">' in shown
    assert all(f'"{word}":' in shown for word in ("screen-next", "room-round-final", "room-paper-winner-of"))
    assert f'src="/qr.svg?to=/desk/{cup}"' in shown
    drawn = site.get(f"/qr.svg?to=/desk/{cup}")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg")


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
