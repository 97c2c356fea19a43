"""Changes applied in order are the whole view: over games, roles, languages, streams and broken links."""

import json
import random
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.client.copy import Copy, apply_patch
from arbitro.live.changes import BACKLOG, LEFT, merge_patch
from arbitro.web.hall.first_director import appoint
from tests.web.hall.readers import Reader, settled
from tests.web.hall.test_events import Served

PASSWORD = "a long password"
LONG = ("José Ángel Fernández-Villaverde y Montcada", "चन्द्रशेखर विश्वनाथन")
UMPIRED: dict[str, dict[str, Any]] = {
    "carrom/icf-2001": {},
    "carrom/colombia": {"length": {"games": 1, "boards": 2}},
    "snooker/wpbsa": {"length": {"best_of": 3}},
    "backgammon/wbgf-2.1": {"length": {"points": 3}, "clock": {}},
}
ACTS = 40
SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=3)
NAMES = st.text("abc", min_size=1, max_size=2)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(NAMES, VALUES, max_size=5), st.dictionaries(NAMES, VALUES, max_size=5))
def test_a_merge_patch_leads_from_any_view_to_any_other(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    assert settled(apply_patch(before, merge_patch(before, after))) == settled(after)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("hall"))
    appoint(served.store, "Ada", PASSWORD)
    yield served
    served.stop()


@pytest.fixture(scope="module")
def director(hall: Served) -> str:
    return str(hall.ask("POST", "/api/session", {"name": "Ada", "password": PASSWORD})["token"])


def guest(hall: Served, name: str = "Bea") -> tuple[str, str]:
    answer = hall.ask("POST", "/api/guests", {"name": name})
    return str(answer["token"]), str(answer["guest"])


class Actor:
    """Whoever umpires or plays, by the offers that they are shown; a copy of theirs goes by the answers alone."""

    def __init__(self, hall: Served, match: str, token: str, chance: random.Random) -> None:
        self.hall, self.match, self.token, self.chance = hall, match, token, chance
        self.copy = Copy(self.shown())

    def shown(self) -> Any:
        return self.hall.ask("GET", f"/api/matches/{self.match}", None, self.token)

    def send(self, what: str, **body: Any) -> Any:
        """Enter something, and hold the copy that the answer leads to beside what the hall shows."""
        asked = {"command": str(uuid4()), "expected": self.copy.sequence, **body}
        path = f"/api/matches/{self.match}/{what}?view=changes"
        answer = self.hall.ask("POST", path, asked, self.token)
        if answer.get("status") == 409:
            assert answer["code"] != "stale", answer
        elif "sequence" in answer:
            assert "match" not in answer
            assert answer["base"] == self.copy.sequence
            assert bool(answer["changes"]) or answer["sequence"] == answer["base"]
            assert self.copy.take(answer)
            assert settled(self.copy.view) == settled(self.shown())
        return answer

    def act(self) -> None:
        """Enter one of the acts that are offered, or what else happens in a match."""
        view = self.copy.view
        assert view is not None
        if view["state"] == "paused" or view["state"] == "review":
            self.send("resume", reason="")
            return
        what = self.chance.random()
        if what < 0.08 and view["sequence"]:
            self.send("undo", reason="slip")
        elif what < 0.12:
            self.send("redo", reason="")
        elif what < 0.16:
            self.send("pause", reason="water")
        elif what < 0.2 and view["last"]:
            self.send("protest", text="No.", by=view["standing"]["sides"][0])
        elif what < 0.25 and view["last"]:
            event = self._event(view["offers"] or [])
            self.send("correct", number=view["last"][0]["number"], event=event, reason="slip", confirm=True)
        elif what < 0.3:
            self.send("acts", events=[self._event(view["offers"] or []) for _ in range(2)])
        else:
            self.send("acts", event=self._event(view["offers"] or []))

    def _event(self, offers: list[dict[str, Any]]) -> Any:
        offer = self.chance.choice(
            [one for one in offers if one["due"]] * 3 + offers or [{"act": "set_up", "plain": True}]
        )
        fields = offer.get("fields") or {}
        if not fields or self.chance.random() < 0.3:
            return {offer["act"]: offer["plain"]}
        name = self.chance.choice([*fields])
        chosen = self.chance.choice(fields[name])
        if not name:
            return {offer["act"]: chosen}
        held = offer["plain"] if isinstance(offer["plain"], dict) else {}
        return {offer["act"]: {**held, name: chosen}}


def watched(hall: Served, readers: list[Reader], sequence: int, chance: random.Random) -> None:
    """Let each reader come to an entry, over a link that breaks now and then, and compare what they have."""
    for reader in readers:
        what = chance.random()
        if what < 0.1:
            continue
        if what < 0.25:
            reader.connect(resume=True)
        elif what < 0.3:
            reader.connect()
        reader.reach(sequence)
        reader.agrees()


@pytest.mark.parametrize("edition", UMPIRED)
@pytest.mark.parametrize("seed", range(2))
def test_changes_applied_are_the_view_of_every_role_and_language(
    hall: Served, director: str, edition: str, seed: int
) -> None:
    chance = random.Random(f"{edition} {seed}")
    token, _ = guest(hall)
    body = {
        "edition": edition,
        "mode": "umpired",
        "players": [{"name": name} for name in LONG],
        **UMPIRED[edition],
    }
    match = hall.ask("POST", "/api/matches", body, token)["id"]
    roles = (("", "en"), ("", "it"), (director, "es"), (token, "en"), (guest(hall)[0], "es"))
    readers = [Reader(hall, "match", match, who, language) for who, language in roles]
    actor = Actor(hall, match, token, chance)
    for _ in range(ACTS):
        actor.act()
        watched(hall, readers, actor.copy.sequence, chance)
    for reader in readers:
        reader.connect(resume=True)
        reader.reach(actor.copy.sequence)
        reader.agrees()
        assert reader.wholes <= 12


def test_a_reader_who_missed_a_few_entries_is_told_their_changes_and_one_who_missed_many_the_whole(
    hall: Served,
) -> None:
    token, _ = guest(hall)
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    match = hall.ask("POST", "/api/matches", body, token)["id"]
    actor = Actor(hall, match, token, random.Random(1))
    reader = Reader(hall, "match", match)
    reader.reach(0)
    for missed, wholes in ((LEFT - 4, 1), (LEFT + BACKLOG + 1, 2)):
        reader.hang_up()
        for number in range(missed):
            if number % 2:
                actor.send("undo", reason="")
            else:
                actor.send("acts", event={"stroke": {}})
        reader.connect(resume=True)
        reader.reach(actor.copy.sequence)
        reader.agrees()
        assert reader.wholes == wholes


def test_what_changes_without_an_entry_is_told_too(hall: Served, director: str) -> None:
    """A seat that is taken, a wish of another, a lease: nothing of them is in the journal."""
    owner, _ = guest(hall, "Ada")
    body = {
        "edition": "backgammon/wbgf-2.1",
        "mode": "played",
        "players": [{"name": "Ada"}, {"invite": True}],
    }
    made = hall.ask("POST", "/api/matches", body, owner)
    match, code = made["id"], made["players"][1]["join"].rpartition("/")[2]
    mine, all_see, office = (Reader(hall, "match", match, who) for who in (owner, "", director))
    readers = [mine, all_see, office]
    for reader in readers:
        reader.reach(0)
        reader.agrees()
    assert [player.get("you") for player in mine.copy.view["players"]] == [True, None]  # type: ignore[index]
    other, _ = guest(hall, "Bea")
    hall.ask("POST", f"/api/matches/{match}/join", {"join": code}, other)
    for reader in readers:
        reader.until(lambda view: view["players"][1]["name"] == "Bea")
        reader.agrees()
    assert mine.copy.view["players"][1].get("join") is None  # type: ignore[index]
    expected = mine.shown()["sequence"]
    hall.ask(
        "POST", f"/api/matches/{match}/pause", {"command": "p", "expected": expected, "reason": ""}, owner
    )
    for reader in readers:
        reader.until(lambda view: bool(view.get("wish")))
        reader.agrees()
    hall.ask("POST", f"/api/matches/{match}/decline", {"expected": expected}, other)
    for reader in readers:
        reader.until(lambda view: not view.get("wish"))
        reader.agrees()
    hall.ask(
        "POST", f"/api/matches/{match}/lease", {"command": "l", "expected": expected, "take": True}, director
    )
    for reader in readers:
        reader.until(lambda view: bool(view.get("lease")))
        reader.agrees()
        reader.connect(resume=True)
        reader.agrees()


def test_one_stream_shows_each_match_as_its_reader_sees_that_very_one(hall: Served) -> None:
    token, _ = guest(hall)
    other, _ = guest(hall)
    body = {"edition": "snooker/wpbsa", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    own, others = (hall.ask("POST", "/api/matches", body, who)["id"] for who in (token, other))
    connection = hall.connect()
    path = f"/api/events?match={own}&match={others}&view=changes"
    connection.request("GET", path, headers={"authorization": f"Bearer {token}"})
    stream = connection.getresponse()
    views = [
        json.loads(told[6:])["view"] for told in (stream.readline() for _ in range(8)) if told[:4] == b"data"
    ]
    assert [bool(view["offers"]) for view in views] == [True, False]
    assert ["spectators" in view for view in views] == [False, True]


def test_an_answer_has_the_whole_view_the_changes_or_none_as_it_is_asked(hall: Served) -> None:
    token, _ = guest(hall)
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    match = hall.ask("POST", "/api/matches", body, token)["id"]

    def act(expected: int, view: str, event: object) -> Any:
        asked = {"command": str(uuid4()), "expected": expected, "event": event}
        return hall.ask("POST", f"/api/matches/{match}/acts?view={view}", asked, token)

    assert act(0, "whole", {"stroke": {"white": 1}})["match"]["sequence"] == 1
    none = act(1, "none", {"stroke": {"white": 1}})
    assert none["sequence"] == 2
    assert not {"match", "changes", "base"} & set(none)
    refused = act(2, "changes", {"stroke": {"white": 99}})
    assert refused.get("status") == 400 or (refused["changes"], refused["base"]) == ({}, 2)
    stale = act(0, "changes", {"stroke": {}})
    assert (stale["code"], stale["match"]["sequence"]) == ("stale", 2)
    assert act(2, "some", {"stroke": {}})["key"] == "view"


def test_an_act_told_to_the_public_is_small(hall: Served) -> None:
    """What a phone that watches gets for an act, with names of 40 letters and in Devanagari."""
    for edition, most, events in (
        ("carrom/icf-2001", 1500, [{"stroke": {"white": 1}}, {"stroke": {}}, {"stroke": {"black": 1}}]),
        (
            "snooker/wpbsa",
            1750,
            [{"stroke": {"potted": ["red"]}}, {"stroke": {"nominated": "black", "potted": ["black"]}}],
        ),
        ("backgammon/wbgf-2.1", 1500, [{"roll": {"X": 3, "O": 1}}, {"move": "8/5 6/5"}]),
    ):
        token, _ = guest(hall)
        body = {"edition": edition, "mode": "umpired", "players": [{"name": name} for name in LONG]}
        match = hall.ask("POST", "/api/matches", body, token)["id"]
        reader, actor = Reader(hall, "match", match), Actor(hall, match, token, random.Random(1))
        reader.reach(0)
        before = reader.heard
        for event in events:
            actor.send("acts", event=event)
        reader.reach(len(events))
        assert (reader.heard - before) / len(events) <= most, edition


def test_a_stream_of_the_list_tells_which_matches_there_are_and_only_when_it_is_another(hall: Served) -> None:
    connection = hall.connect()
    connection.request("GET", "/api/events?list=matches&lang=it&beat=10")
    stream = connection.getresponse()

    def listed() -> list[dict[str, Any]]:
        line = b""
        while not line.startswith(b"data"):
            line = stream.readline()
        return list(json.loads(line[6:])["matches"])

    before = listed()
    token, _ = guest(hall)
    body = {"edition": "snooker/wpbsa", "mode": "umpired", "players": [{"name": name} for name in LONG]}
    terms = {**body, "length": {"best_of": 1}}
    hidden = {**terms, "options": {"private": True}}
    private, match = (hall.ask("POST", "/api/matches", one, token)["id"] for one in (hidden, terms))
    new = listed()
    assert [one["id"] for one in new] == [match, *(one["id"] for one in before)][:40]
    assert private not in str(new)
    assert (new[0]["players"], new[0]["state"], new[0]["casual"]) == ([*LONG], "running", True)
    actor = Actor(hall, match, token, random.Random(1))
    events: list[object] = [
        {"stroke": {"potted": ["red"]}},
        {"stroke": {}},
        {"concede": "B"},
        {"accept": "A"},
    ]
    for event in events:
        actor.send("acts", event=event)
    over = listed()
    assert (over[0]["id"], over[0]["state"], over[0]["score"]) == (match, "over", "1 – 0")


def test_a_stream_of_changed_lists_tells_that_one_is_another_and_nothing_of_it(hall: Served) -> None:
    connection = hall.connect()
    connection.request("GET", "/api/events?list=changes&beat=10")
    stream = connection.getresponse()

    def told() -> dict[str, Any]:
        line = b""
        while not line.startswith(b"data"):
            line = stream.readline()
        return dict(json.loads(line[6:]))

    before = told()
    token, _ = guest(hall)
    body = {"edition": "snooker/wpbsa", "mode": "umpired", "players": [{"name": name} for name in LONG]}
    hall.ask("POST", "/api/matches", {**body, "options": {"private": True}}, token)
    assert told().keys() == before.keys() == {"lists"}
