"""What consoles say of their devices is told to the desk, those in trouble first, and to nobody else."""

import re
from typing import Any

from tests.web.hall.conftest import Device

BODY = {"edition": "snooker/wpbsa", "mode": "umpired", "players": [{"name": "Ann"}, {"name": "Bob"}]}


def reported(device: Device, match: str, **more: Any) -> int:
    return int(device.post("/api/consoles/report", {"match": match, **more}).status_code)


def test_the_desk_sees_battery_unsent_acts_and_version_worst_first(director: Device, guest: Device) -> None:
    match = director.post("/api/matches", {**BODY, "options": {"table": "C1"}}).json()["id"]
    assert reported(director, match, unsent=0, battery=90, version="1.0") == 200
    own = guest.post("/api/matches", BODY).json()["id"]
    assert reported(guest, own, unsent=3, battery=12, version="0.9") == 200
    told = [one for one in director.get("/api/consoles").json() if one["match"] in (match, own)]
    assert [(one["unsent"], one["battery"], one["table"]) for one in told] == [(3, 12, ""), (0, 90, "C1")]
    assert not any(one["lost"] for one in told)
    page = director.get("/devices").text
    assert "battery 12" in page
    for count, said in ((2, "answer"), (0, "lost"), (1, "battery under 20"), (3, "acts not sent")):
        assert re.search(rf"<dt>{said}[^<]*</dt><dd>{count}</dd>", page), said
    assert guest.get("/api/consoles").status_code == 403


def test_what_no_device_can_say_is_refused(guest: Device) -> None:
    own = guest.post("/api/matches", BODY).json()["id"]
    assert reported(guest, own, battery=300) == 400
    assert reported(guest, own, unsent=-1) == 400
    assert reported(guest, "m-none") == 404
