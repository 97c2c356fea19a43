"""A casual match that one side has left: the other waits as long as is said, then ends it; and the story of it."""

from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from tests.web.hall.conftest import Device
from tests.web.hall.test_company import BACKGAMMON, CARROM, SNOOKER, act, made, someone, until

MINUTE = 60_000


def begun(site: TestClient, edition: str, **more: Any) -> tuple[str, Device, Device, Any]:
    """Return a match of two people, who waits, who is waited for, and the match as it stands."""
    ada, bea = someone(site, "Ada"), someone(site, "Bea")
    match = made(ada, edition, {"name": "Ada"}, {"invite": True}, **more)
    code = match["players"][1]["join"].rpartition("/")[2]
    bea.post(f"/api/matches/{match['id']}/join", {"join": code})

    def decided(shown: Any) -> bool:
        return bool(shown["due"]) and all(due["side"] != "official" for due in shown["due"])

    shown = until(ada, match["id"], decided)
    player = next(
        one
        for one in shown["players"]
        if shown["due"][0]["side"] in (one["side"], one.get("colour"), one.get("chair"))
    )
    first = player["name"] == "Ada"
    return match["id"], *((bea, ada) if first else (ada, bea)), shown


def end(device: Device, match: str, shown: Any) -> Any:
    body = {"command": str(uuid4()), "expected": shown["sequence"]}
    return device.post(f"/api/matches/{match}/walkover", body)


def pass_time(site: TestClient, match: str, minutes: float) -> None:
    """Let so much time go by in a match, as its own clock counts it."""
    live = site.portal.call(site.app.state.hall.match, match)  # type: ignore[union-attr, attr-defined]
    live._since -= round(minutes * MINUTE)


@pytest.mark.parametrize(
    ("edition", "length", "minutes", "law"),
    [
        (CARROM, {"games": 1, "boards": 8}, 15, None),
        (SNOOKER, {"best_of": 3}, 15, None),
        (BACKGAMMON, {"points": 3}, 15, "2.2.v"),
        (BACKGAMMON, {"points": 7}, 35, "2.2.v"),
    ],
)
def test_the_one_who_waits_ends_the_match_after_the_stated_time_and_has_won_it(
    site: TestClient, edition: str, length: Any, minutes: int, law: str | None
) -> None:
    match, waits, absent, shown = begun(site, edition, length=length)
    told = waits.get(f"/api/matches/{match}/walkover").json()
    assert (told["minutes"], told["law"]) == (minutes, law)
    assert 0 < told["left_ms"] <= minutes * MINUTE
    pass_time(site, match, minutes - 1)
    soon = end(waits, match, shown)
    assert (soon.status_code, soon.json()["code"]) == (409, "too-soon")
    pass_time(site, match, 1)
    assert end(absent, match, shown).json()["code"] == "nobody-left"
    assert end(someone(site, "Eve"), match, shown).status_code == 403
    ended = end(waits, match, shown)
    assert ended.status_code == 200, ended.text
    over = ended.json()["match"]
    assert over["state"] == "over"
    winner = next(one["side"] for one in over["players"] if one["name"] == over_name(waits, match))
    assert over["standing"]["ended"]["winner"] == winner
    assert ended.json()["rulings"]


def over_name(device: Device, match: str) -> str:
    shown = device.get(f"/api/matches/{match}").json()
    return next(str(one["name"]) for one in shown["players"] if one.get("you"))


def test_an_act_begins_the_waiting_anew_and_the_one_whose_act_is_due_ends_nothing(site: TestClient) -> None:
    match, waits, absent, shown = begun(site, BACKGAMMON, length={"points": 3})
    pass_time(site, match, 14)
    due = shown["due"][0]
    event = {"move": due["choices"][0]} if due["act"] == "move" else "roll"
    assert act(absent, shown, event).json()["refused"] is None
    shown = until(waits, match, lambda now: now["sequence"] > shown["sequence"])
    pass_time(site, match, 2)
    answers = [end(one, match, shown).json()["code"] for one in (waits, absent)]
    assert sorted(answers) == ["nobody-left", "too-soon"]


def test_a_command_that_is_sent_again_ends_the_match_once(site: TestClient) -> None:
    match, waits, _, shown = begun(site, CARROM)
    pass_time(site, match, 15)
    body = {"command": str(uuid4()), "expected": shown["sequence"]}
    first = waits.post(f"/api/matches/{match}/walkover", body).json()
    again = waits.post(f"/api/matches/{match}/walkover", body).json()
    assert again["repeated"]
    assert again["sequence"] == first["sequence"]


def test_nobody_ends_a_match_against_the_computer_or_alone_at_one_device(site: TestClient) -> None:
    ada = someone(site, "Ada")
    for other in ({"house": 1}, {"name": "Bea"}):
        match = made(ada, CARROM, {"name": "Ada"}, other)["id"]
        pass_time(site, match, 60)
        answer = end(ada, match, ada.get(f"/api/matches/{match}").json())
        assert answer.json()["code"] in ("nobody-left", "stale")


@pytest.mark.parametrize(("language", "said"), [("en", "1 board"), ("it", "1 board"), ("es", "1 juego")])
def test_the_story_is_told_when_the_match_is_over_and_not_before(
    site: TestClient, language: str, said: str
) -> None:
    match, waits, _, shown = begun(site, CARROM)
    path = f"/api/matches/{match}/story"
    assert waits.get(path).json()["code"] == "not-over"
    pass_time(site, match, 15)
    end(waits, match, shown)
    story = waits.get(path, **{"accept-language": language}).json()
    first = story["lines"][0]
    assert first["kind"] == "match"
    assert first["text"].startswith(said)
