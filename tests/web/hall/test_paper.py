"""A whole frame, board or game typed in from paper is entered at once, all of it or nothing."""

import pytest

from tests.papers.sheets import EDITIONS, sheet
from tests.web.hall.conftest import Device

A_MINUTE = 200
"""Keystrokes that an ordinary typist makes in a minute."""

REFUSED = {"carrom": {"place": 1}, "snooker": {"choose": "play"}, "backgammon": "take"}
"""What cannot be when a unit is over."""


def made(guest: Device, edition: str) -> str:
    body = {"edition": edition, "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bo"}]}
    match: str = guest.post("/api/matches", body).json()["id"]
    return match


@pytest.mark.parametrize("name", EDITIONS)
def test_a_whole_unit_is_entered_by_one_command_or_not_at_all(guest: Device, name: str) -> None:
    edition = EDITIONS[name]
    events = guest.post("/api/lines", {"edition": edition, "lines": sheet(name)}).json()["events"]
    match = made(guest, edition)
    path = f"/api/matches/{match}"
    bad = guest.post(f"{path}/acts", {"command": "bad", "expected": 0, "events": [*events, REFUSED[name]]})
    assert bad.json()["refused"]["index"] == len(events)
    assert guest.get(path).json()["sequence"] == 0
    told = guest.post(f"{path}/acts", {"command": "all", "expected": 0, "events": events}).json()
    assert (told["sequence"], told["refused"]) == (len(events), None)


def test_more_than_a_unit_is_refused_in_words_and_nothing_is_stored(guest: Device) -> None:
    match = made(guest, EDITIONS["carrom"])
    body = {"command": "many", "expected": 0, "events": [{"stroke": {}}] * 513}
    answer = guest.post(f"/api/matches/{match}/acts", body)
    assert (answer.status_code, answer.json()["key"]) == (400, "events")
    assert guest.get(f"/api/matches/{match}").json()["sequence"] == 0


@pytest.mark.parametrize("name", ["carrom", "snooker"])
def test_a_frame_and_a_board_have_no_more_keystrokes_than_a_minute(name: str) -> None:
    assert max(len(sheet(name, seed)) for seed in range(20)) < A_MINUTE


def test_a_game_of_backgammon_is_entered_by_the_score_that_its_sheet_has(guest: Device) -> None:
    match = made(guest, EDITIONS["backgammon"])
    lines = {"edition": EDITIONS["backgammon"], "lines": "correct_score: {X: 2, O: 0}"}
    events = guest.post("/api/lines", lines).json()["events"]
    body = {"command": "score", "expected": 0, "events": events}
    told = guest.post(f"/api/matches/{match}/acts", body).json()
    assert (told["refused"], told["match"]["standing"]["score"]) == (None, [2, 0])
