"""Watching and streams: an event's screens, the parts and themes of overlays, what an announcer says."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES
from arbitro.web.screens import PARTS, contrast
from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import made, run
from tests.web.hall.test_tables import PAIRS, entered

LONG = ("José Ángel Fernández-Villaverde y Montcada", "चन्द्रशेखर विश्वनाथन त्रिपाठी कुलकर्णी", "Cleo", "Dan")
OPTIONS = {"matches": "umpired", "clock": "entered"}


def snooker_cup(director: Device, table: str) -> tuple[str, str]:
    """Make an event of snooker with one match at a table; return both by their names."""
    cup = made(
        director,
        edition="snooker/wpbsa",
        given={"entries": [*LONG], "tables": [table]},
        options=OPTIONS,
    )
    told: Any = run(director, cup, "draw", {"call": {"match": "R1.1", "table": table}}, {"start": "R1.1"})
    return cup, str(told["event"]["links"]["R1.1"])


def test_a_screen_of_an_event_shows_that_event_alone(site: TestClient, director: Device) -> None:
    cup, match = snooker_cup(director, "W1")
    _other, others = snooker_cup(director, "W2")
    page = site.get(f"/screen/tables?event={cup}").text
    assert match in page
    assert others not in page
    assert f'data-event="{cup}"' in page


def test_a_casual_match_is_on_the_hall_s_screens_only_where_it_is_named(
    site: TestClient, guest: Device
) -> None:
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "A"}, {"name": "B"}]}
    casual = str(guest.post("/api/matches", body).json()["id"])
    assert casual not in site.get("/screen/tables").text
    assert casual in site.get(f"/screen/tables?also={casual}").text


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_an_overlay_is_shown(
    site: TestClient, director: Device, part: str, language: str
) -> None:
    snooker_cup(director, "W3")
    page = site.get(f"/overlay/table/W3?part={part}&lang={language}")
    assert page.status_code == 200
    assert ("over-bracket" in page.text) == (part == "bracket")


def test_a_bracket_over_a_picture_has_the_names_of_its_rounds(site: TestClient, director: Device) -> None:
    snooker_cup(director, "W4")
    page = site.get("/overlay/table/W4?part=bracket").text
    assert all(name in page for name in LONG)


def test_a_theme_that_cannot_be_read_is_refused(site: TestClient) -> None:
    assert 'data-bar="#101513"' in site.get("/overlay/table/W5?bar=101513&ink=ffffff").text
    assert site.get("/overlay/table/W5?bar=ffffff&ink=eeeeee").status_code == 400
    assert site.get("/overlay/table/W5?bar=red").status_code == 400
    assert contrast("000000", "ffffff") == pytest.approx(21)


def test_the_flat_state_tells_the_break_and_who_plays_next(director: Device) -> None:
    _, match = snooker_cup(director, "W6")
    called = director.get("/api/state/table/W6").json()
    assert not {called["next_1"], called["next_2"]} & {*called["players"]}, "a match is not its own next one"
    for number, ball in enumerate(("red", "black", "red")):
        entered(director, match, number, {"stroke": {"potted": [ball]}})
    told = director.get("/api/state/table/W6").json()
    assert told["break_points"] == 9
    assert told["remaining"] > 0
    assert {told["next_1"], told["next_2"]} < {*LONG}
    assert all(isinstance(value, str | int | None) for name, value in told.items() if name not in PAIRS)
    assert (told["round"], told["break"], told["players"]) == ("R1", 9, [LONG[0], LONG[3]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_announcer_reads_the_next_call_and_knows_who_has_met(
    site: TestClient, director: Device, language: str
) -> None:
    cup, match = snooker_cup(director, "W7")
    for number, ball in enumerate(("red", "black")):
        entered(director, match, number, {"stroke": {"potted": [ball]}})
    page = site.get(f"/desk/{cup}/announcer?lang={language}").text
    assert "announcer-call now" in page
    assert "<b>8</b>" in page, "the best break"
    assert all(name in page for name in LONG)


def test_two_who_have_met_are_told_with_how_it_ended(site: TestClient, director: Device) -> None:
    given = {"entries": ["Yara", "Zoe"], "tables": 1}
    run(director, made(director, given=given), "draw", {"result": {"match": "R1.1", "winner": "Zoe"}})
    again = made(director, given=given)
    run(director, again, "draw", {"call": {"match": "R1.1", "table": "T1"}})
    assert "They have met once: Yara 0, Zoe 1." in site.get(f"/desk/{again}/announcer?lang=en").text
