"""Acts that are put right in the hall: clocks that stand, what stays out of force, what was forgotten."""

import json
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from tests.web.hall.conftest import Device
from tests.web.hall.test_acts import made
from tests.web.hall.test_lag import Turned

STRIKER = {"stroke": {"white": 1, "striker": True}}


@pytest.fixture
def time(site: TestClient) -> Iterator[Turned]:
    hall = site.app.state.hall  # type: ignore[attr-defined]  # a Starlette application
    before, hall.time = hall.time, Turned()
    yield hall.time
    hall.time = before


def does(who: Device, match: str, what: str, event: object = None, lang: str = "en", **more: Any) -> Any:
    """Send a command that expects the match as it stands, and return the answer with its status."""
    expected = who.get(f"/api/matches/{match}").json()["sequence"]
    body = {"command": str(uuid4()), "expected": expected, **more}
    body |= {} if event is None else {"event": event}
    answer = who.post(f"/api/matches/{match}/{what}", body, **{"accept-language": lang})
    return {**answer.json(), "status": answer.status_code}


def clocks(who: Device, match: str) -> list[tuple[str, str, int, bool, str | None]]:
    shown = who.get(f"/api/matches/{match}").json()["clocks"]
    return [tuple(one[key] for key in ("name", "side", "left_ms", "running", "reason")) for one in shown]


def test_clocks_stand_after_undo_and_an_official_lets_them_run(director: Device, time: Turned) -> None:
    match = made(director, clock={"seconds": 20})
    does(director, match, "acts", "play")
    time.ms += 7000
    does(director, match, "acts", {"stroke": {"white": 1}})
    time.ms += 19_000
    does(director, match, "undo", reason="slip")
    time.ms += 600_000
    assert clocks(director, match) == [("break", "white", 13_000, False, "corrected")]
    told = does(director, match, "clock", run=True)
    assert (told["status"], told["sequence"]) == (200, 4)
    time.ms += 1000
    assert clocks(director, match) == [("break", "white", 12_000, True, None)]
    entry = json.loads(director.get(f"/api/matches/{match}/journal").text.splitlines()[-1])
    assert entry["act"]["type"] == "LetRun"
    assert does(director, match, "clock", run=True)["code"] == "nothing-to-run"
    assert does(director, match, "clock", run=False)["status"] == 400
    assert does(director, match, "clock")["status"] == 400


def test_redo_and_correct_leave_clocks_that_had_not_begun_their_full_time(
    director: Device, time: Turned
) -> None:
    match = made(director, clock={"seconds": 20})
    does(director, match, "acts", "play")
    does(director, match, "acts", {"stroke": {"white": 1}})
    time.ms += 15_000
    does(director, match, "correct", {"stroke": {}}, number=2, reason="nothing fell")
    assert clocks(director, match) == [("stroke", "black", 20_000, False, "corrected")]
    does(director, match, "undo", reason="it did")
    assert clocks(director, match) == [("stroke", "white", 5_000, False, "corrected")]
    does(director, match, "undo", reason="slip")
    does(director, match, "redo")
    assert clocks(director, match) == [("stroke", "white", 20_000, False, "corrected")]
    does(director, match, "acts", {"stroke": {"white": 1}})
    assert clocks(director, match) == [("stroke", "white", 20_000, True, None)]


def test_what_is_out_of_force_stays_out_unless_it_is_revived(director: Device) -> None:
    match = made(director)
    does(director, match, "acts", STRIKER)
    due = director.get(f"/api/matches/{match}").json()["after"]["to_place"]["white"]
    does(director, match, "acts", {"place": due})
    told = does(director, match, "correct", {"stroke": {"white": 1}}, number=1, reason="no striker")
    assert (told["status"], told["conflicts"], told["revived"]) == (409, [2], [])
    does(director, match, "correct", {"stroke": {"white": 1}}, number=1, reason="no striker", confirm=True)
    told = does(director, match, "correct", STRIKER, number=1, reason="it was")
    assert (told["status"], told["conflicts"], told["revived"]) == (409, [], [2])
    told = does(director, match, "correct", STRIKER, number=1, reason="it was", confirm=True)
    assert told["match"]["after"]["to_place"]["white"] == due, "it stays out"
    does(director, match, "undo", reason="once more")
    assert does(director, match, "correct", STRIKER, number=1, revive=[1])["code"] == "nothing-to-revive"
    told = does(director, match, "correct", STRIKER, number=1, reason="it was", revive=[2])
    assert (told["status"], told["match"]["after"]["to_place"]["white"]) == (200, 0)


def test_an_act_that_was_forgotten_is_put_where_it_belongs(director: Device) -> None:
    match = made(director)
    for men in (1, 2):
        does(director, match, "acts", {"stroke": {"white": men}})
    told = does(director, match, "insert", {"stroke": {"white": 3}}, before=2, reason="forgotten")
    assert (told["status"], told["sequence"], told["refused"]) == (200, 3, None)
    assert told["match"]["after"]["men"] == {"white": 3, "black": 9}
    assert told["rulings"][-1]["number"] == 3
    acts = director.get(f"/api/matches/{match}/history").json()
    assert [one["number"] for one in acts] == [1, 3, 2], "in the order in which they happened"
    record = director.get(f"/api/matches/{match}/record?as=json").json()
    assert [one["number"] for one in record["acts"]] == [1, 3, 2]
    assert does(director, match, "undo", reason="no")["match"]["after"]["men"]["white"] == 6
    assert does(director, match, "redo")["match"]["after"]["men"]["white"] == 3
    assert does(director, match, "insert", "play", before=9)["code"] == "nothing-to-correct"
    refused = does(director, match, "insert", {"place": 1}, before=2)
    assert (refused["status"], bool(refused["refused"]["law"]), refused["sequence"]) == (200, True, 5)


def test_an_insertion_that_later_acts_contradict_asks_first(director: Device) -> None:
    match = made(director)
    does(director, match, "acts", {"stroke": {"white": 8}})
    told = does(director, match, "insert", {"stroke": {"white": 2}}, before=1, reason="forgotten")
    assert (told["status"], told["code"], told["conflicts"]) == (409, "conflicts", [1])
    assert director.get(f"/api/matches/{match}").json()["sequence"] == 1
    told = does(director, match, "insert", {"stroke": {"white": 2}}, before=1, confirm=True)
    assert told["match"]["after"]["men"]["white"] == 7


@pytest.mark.parametrize(
    ("lang", "taken_back", "stand"),
    [
        ("en", "is undone", "clocks stay stopped"),
        ("it", "annullato", "orologi"),
        ("es", "se deshace", "relojes"),
    ],
)
def test_what_would_change_is_told_in_words_and_nothing_happens(
    director: Device, lang: str, taken_back: str, stand: str
) -> None:
    match = made(director)
    for men in (1, 2):
        does(director, match, "acts", {"stroke": {"white": men}})
    before = director.get(f"/api/matches/{match}").json()
    told = does(director, match, "undo", lang=lang, rehearse=True)
    assert taken_back in told["changes_in_words"][0]
    assert stand in told["changes_in_words"][-1]
    told = does(director, match, "correct", {"stroke": {}}, lang=lang, number=1, rehearse=True)
    assert [one["number"] for one in told["would_change"]] == [1, 2]
    assert len(told["changes_in_words"]) >= 3
    told = does(director, match, "insert", {"stroke": {}}, lang=lang, before=2, rehearse=True)
    assert "2" in told["changes_in_words"][0]
    assert "changes" not in told
    after = director.get(f"/api/matches/{match}").json()
    assert (after["sequence"], after["after"]) == (before["sequence"], before["after"])
