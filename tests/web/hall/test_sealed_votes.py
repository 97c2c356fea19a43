"""Votes of a committee: each by the member, and nobody sees it on any way out of the hall before all are in."""

import base64
import hashlib
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.desk import acts
from arbitro.desk.sealing import BLOCK, key_of, lock_vote, unlock_vote
from arbitro.kernel.journal import encode
from arbitro.l10n import LANGUAGES
from arbitro.live.desk.messages import whole_event_message
from arbitro.live.desk.sitting import DeskSitting
from arbitro.live.viewer import Viewer
from arbitro.papers.event import WRITERS, write_papers
from arbitro.papers.source import PaperSource
from arbitro.web.page_policy import PAGES
from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import member
from tests.web.hall.test_trust import enters, made, signed_in

CHOICES = ("confirm", "annul", "alternative")
PATHS = ("", "/journal", "/report", "/schedule", "/standings", "/me", "/papers/all", "/papers/report")


class Ballot:
    """A committee of three that votes, and the phones of its members."""

    def __init__(self, site: TestClient, director: Device) -> None:
        self.event = made(director, entries=4, draw=True, playing=["R1.1"], directors=["TD"])
        for act in (
            {"claim": {"match": "R1.1", "by": "P1"}},
            {"ruling": {"dispute": "D1", "by": "TD", "decision": "stands", "reasons": "seen"}},
            {"appeal": {"dispute": "D1", "by": "P1"}},
            {"committee": {"dispute": "D1", "members": ["Ida", "Leo", "Max"]}},
        ):
            assert enters(director, self.event, act).json()["refused"] is None
        self.members = {name: member(site, director, self.event, name) for name in ("Ida", "Leo", "Max")}

    def votes(self, name: str, choice: str, by: Device | None = None) -> Any:
        vote = {"vote": {"dispute": "D1", "by": name, "for": choice}}
        return enters(by or self.members[name], self.event, vote)


@pytest.fixture
def ballot(site: TestClient, director: Device) -> Ballot:
    return Ballot(site, director)


def test_nobody_casts_the_vote_of_another(site: TestClient, director: Device, ballot: Ballot) -> None:
    others = (
        director,
        signed_in(site, director, "Dora desk", "desk"),
        signed_in(site, director, "Cleo chief", "chief"),
        signed_in(site, director, "Ida", "committee"),
        ballot.members["Leo"],
    )
    for who in others:
        told = ballot.votes("Ida", "confirm", who)
        assert (told.status_code, told.json()["code"]) == (403, "vote-by-member")
    vote = {"vote": {"dispute": "D1", "by": "Ida", "for": "confirm"}}
    sequence = director.get(f"/api/desk/{ballot.event}").json()["sequence"]
    body = {"command": "all at once", "expected": sequence, "events": [vote]}
    assert director.post(f"/api/desk/{ballot.event}/all", body).status_code == 403
    assert director.post(f"/api/desk/{ballot.event}/preview", {"event": vote}).status_code == 403
    for who in (director, ballot.members["Leo"], ballot.members["Ida"]):
        told = enters(who, ballot.event, {"batch": [vote]})
        assert (told.status_code, told.json()["code"]) == (403, "vote-by-member"), (
            "alone, or it is not sealed"
        )
    assert ballot.votes("Ida", "confirm").json()["refused"] is None


def test_a_vote_that_was_taken_back_comes_again_only_from_its_member(
    director: Device, ballot: Ballot
) -> None:
    ballot.votes("Ida", "annul")
    path = f"/api/desk/{ballot.event}"
    for what, status in (("undo", 200), ("redo", 403)):
        body = {"command": f"{ballot.event} {what}", "expected": director.get(path).json()["sequence"]}
        assert director.post(f"{path}/{what}", body).status_code == status
    assert ballot.votes("Ida", "confirm").json()["refused"] is None
    for name in ("Leo", "Max"):
        ballot.votes(name, "confirm")
    assert director.get(path).json()["event"]["disputes"]["D1"]["tally"] == {"confirm": 3}


def test_who_has_voted_knows_it_and_nobody_else_is_told_by_the_same_way(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    path = f"/api/desk/{ballot.event}/me"
    assert ballot.members["Ida"].get(path).json()["voted"] == {"D1": []}
    ballot.votes("Ida", "annul")
    assert ballot.members["Ida"].get(path).json()["voted"] == {"D1": ["Ida"]}
    for other in (ballot.members["Leo"], director, Device(site)):
        assert other.get(path).json()["voted"] == {"D1": []}
    for name, choice in (("Leo", "confirm"), ("Max", "alternative")):
        ballot.votes(name, choice)
    assert ballot.members["Ida"].get(path).json()["voted"] == {"D1": []}, (
        "nobody has a majority: all vote again"
    )


def test_no_way_out_of_the_hall_tells_a_vote_before_all_are_in(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    people = {
        "director": director,
        "desk": signed_in(site, director, "Dan desk", "desk"),
        "chief": signed_in(site, director, "Carl chief", "chief"),
        "public": Device(site),
        "member": ballot.members["Leo"],
    }

    def seen(who: Device) -> str:
        return "".join(who.get(f"/api/desk/{ballot.event}{path}").text for path in PATHS)

    before = {name: seen(who) for name, who in people.items()}
    command = ballot.votes("Ida", "alternative")
    assert command.json()["refused"] is None
    for name, who in people.items():
        after = seen(who)
        assert after.count("alternative") == before[name].count("alternative"), name
        assert "sealed:" in after or name in ("public", "member")
    live = site.app.state.hall.office.find_loaded(ballot.event)  # type: ignore[attr-defined]
    entry = live.sitting.journal.entries[-1]
    assert b"alternative" not in encode(entry)
    for role in ("official", "public"):
        assert b"alternative" not in whole_event_message(live, 1, Viewer(role, "en"))


def test_a_copy_of_the_hall_opens_no_vote_and_nobody_finds_it_by_trying(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    sequence = director.get(f"/api/desk/{ballot.event}").json()["sequence"]
    vote = {"vote": {"dispute": "D1", "by": "Ida", "for": "alternative"}}
    body = {"command": "guess me", "expected": sequence, "event": vote}
    assert ballot.members["Ida"].post(f"/api/desk/{ballot.event}/acts", body).status_code == 200
    entries, settings = _copied(director)
    mine = [one for one in entries if one["journal"] == ballot.event]
    assert mine
    assert "seal" not in settings
    assert not [one for one in mine if b"alternative" in base64.b64decode(one["line"])]
    kept = next(one["asked"] for one in mine if one.get("command") == "guess me")
    path = f"/api/desk/{ballot.event}/acts"
    for choice in CHOICES:
        tried = {**body, "event": {"vote": {**vote["vote"], "for": choice}}}
        assert hashlib.sha256(encode({"path": path, "body": tried})).hexdigest() != kept
    again = ballot.members["Ida"].post(path, body)
    assert again.status_code == 200, "the same request again gets the same answer"


def _copied(director: Device) -> tuple[list[dict[str, Any]], set[str]]:
    """Return every entry of the hall, and the names of the settings, as a live copy gets them."""
    entries: list[dict[str, Any]] = []
    settings: set[str] = set()
    place = ""
    while True:
        told = director.get(f"/api/copy?{place}").json()
        entries += told["entries"]
        rows = [row for one in told["tables"] if one["table"] == "settings" for row in one["rows"]]
        settings |= {row["name"] for row in rows}
        if entries[-1]["position"] >= told["position"]:
            return entries, settings
        digest = json.loads(base64.b64decode(entries[-1]["line"]))["digest"]
        place = f"after={entries[-1]['position']}&digest={digest}"


def test_an_event_that_is_read_again_has_its_open_votes_and_without_the_secret_has_none(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    ballot.votes("Ida", "annul")
    office = site.app.state.hall.office  # type: ignore[attr-defined]
    lines = office.find_loaded(ballot.event).sitting.journal.export()
    assert DeskSitting.load(lines, office.seal()).event.disputes["D1"].votes == {"Ida": "annul"}
    assert DeskSitting.load(lines).event.disputes["D1"].votes == {}
    for name in ("Leo", "Max"):
        ballot.votes(name, "annul")
    lines = director.get(f"/api/desk/{ballot.event}/journal").content
    assert DeskSitting.load(lines).event.disputes["D1"].tally == {"annul": 3}


@pytest.mark.parametrize("choice", ["", "annul", "x" * BLOCK, "sealed:00", "Ada Rossi, perché no?"])
def test_what_is_locked_is_opened_by_its_own_key_alone(choice: str) -> None:
    vote, key = acts.Vote("D1", "Ida", choice), key_of(b"secret", "0" * 64, 7)
    kept = lock_vote(vote, key)
    assert not choice or choice not in kept.choice.removeprefix("sealed:")
    assert unlock_vote(kept, key) == vote
    assert unlock_vote(kept, key_of(b"secret", "0" * 64, 8)) is None
    assert len({len(lock_vote(acts.Vote("D1", "Ida", one), key).choice) for one in CHOICES}) == 1


def test_no_page_screen_or_paper_tells_a_vote_before_all_are_in(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    live = site.app.state.hall.office.find_loaded(ballot.event)  # type: ignore[attr-defined]
    given = {"id": ballot.event, "table": "1", "part": "next"}
    pages = [path for path, rule in PAGES.items() if rule.of == "event"]
    people = (director, signed_in(site, director, "Dan desk", "desk"), Device(site), ballot.members["Leo"])

    def words() -> list[str]:
        source = PaperSource(
            live.event, "Cup", 0, "", live.sitting.in_force(), {}, "http://hall/desk/1", "2026-11-18", 0.0
        )
        printed = [str(write_papers(name, source, language)) for name in WRITERS for language in LANGUAGES]
        shown = []
        for who in people:
            for path in pages:
                site.cookies.clear()
                page = site.get(path.format(**given), headers=who.headers, follow_redirects=False)
                assert page.status_code < 500
                shown.append(page.text)
        return [*printed, *shown]

    before = words()
    assert ballot.votes("Ida", "alternative").json()["refused"] is None
    for old, new in zip(before, words(), strict=True):
        assert new.count("alternative") == old.count("alternative")
    for name in ("Leo", "Max"):
        ballot.votes(name, "alternative")
    assert any(
        new.count("alternative") > old.count("alternative") for old, new in zip(before, words(), strict=True)
    )


def test_a_vote_on_paper_counts_once_two_officials_have_sent_the_same(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    dora, cleo = (signed_in(site, director, name, "desk") for name in ("Dora desk", "Cleo desk"))
    paper = {"dispute": "D1", "by": "Ida", "for": "annul", "paper": ["Dora desk", "Cleo desk"]}
    outsiders = (signed_in(site, director, "Otto other", "desk"), ballot.members["Leo"], Device(site))
    for who in outsiders:
        assert enters(who, ballot.event, {"vote": paper}).status_code in (401, 403)
    first = enters(dora, ballot.event, {"vote": paper})
    assert (first.status_code, first.json()["code"]) == (403, "second-official")
    assert "Cleo desk" in first.json()["detail"]
    assert enters(dora, ballot.event, {"vote": paper}).status_code == 403, "the same official twice"
    other = enters(cleo, ballot.event, {"vote": {**paper, "for": "confirm"}})
    assert other.status_code == 403, "another vote than the first official's"
    assert enters(cleo, ballot.event, {"vote": paper}).json()["refused"] is None
    dispute = director.get(f"/api/desk/{ballot.event}").json()["event"]["disputes"]["D1"]
    assert (dispute["votes"], dispute["paper"]) == (1, ["Ida"])
    assert ballot.votes("Ida", "confirm").json()["refused"] is not None, "what was cast is not cast again"


def test_one_device_casts_the_vote_of_one_member_alone(
    site: TestClient, director: Device, ballot: Ballot
) -> None:
    for name in ("Ida", "Leo"):
        join = director.post(f"/api/desk/{ballot.event}/invitations", {"name": name}).json()["join"]
        ballot.members["Max"].post(f"/api/desk/{ballot.event}/join", {"join": join})
    for name in ("Ida", "Leo", "Max"):
        told = ballot.votes(name, "annul", ballot.members["Max"])
        assert (told.status_code, told.json()["code"]) == (403, "vote-by-member")


@pytest.mark.parametrize("name", ["P1", "P4"])
def test_a_side_of_the_match_casts_no_vote_of_a_member(
    site: TestClient, director: Device, ballot: Ballot, name: str
) -> None:
    player = member(site, director, ballot.event, name)
    join = director.post(f"/api/desk/{ballot.event}/invitations", {"name": "Ida"}).json()["join"]
    player.post(f"/api/desk/{ballot.event}/join", {"join": join})
    assert ballot.votes("Ida", "annul", player).status_code == 403


@pytest.mark.parametrize("role", ["director", "desk", "chief"])
def test_who_hands_out_the_codes_casts_no_vote_with_one(
    site: TestClient, director: Device, ballot: Ballot, role: str
) -> None:
    official = signed_in(site, director, f"The {role}", role)
    join = director.post(f"/api/desk/{ballot.event}/invitations", {"name": "Ida"}).json()["join"]
    assert official.post(f"/api/desk/{ballot.event}/join", {"join": join}).json()["names"] == ["Ida"]
    assert ballot.votes("Ida", "annul", official).status_code == 403
    events = [one["event"] for one in director.get("/api/security").json()]
    assert events[:2] == ["seat-taken", "seat-offered"]


def test_a_chief_who_sits_in_the_committee_votes_under_their_own_name(
    site: TestClient, director: Device
) -> None:
    event = made(director, entries=4, draw=True, playing=["R1.1"], directors=["TD"])
    chief = signed_in(site, director, "Ida", "chief")
    for act in (
        {"claim": {"match": "R1.1", "by": "P1"}},
        {"ruling": {"dispute": "D1", "by": "TD", "decision": "stands", "reasons": "seen"}},
        {"appeal": {"dispute": "D1", "by": "P1"}},
        {"committee": {"dispute": "D1", "members": ["Ida", "Leo", "Max"]}},
    ):
        assert enters(director, event, act).json()["refused"] is None
    join = director.post(f"/api/desk/{event}/invitations", {"name": "Ida"}).json()["join"]
    chief.post(f"/api/desk/{event}/join", {"join": join})
    vote = {"vote": {"dispute": "D1", "by": "Ida", "for": "confirm"}}
    assert enters(chief, event, vote).json()["refused"] is None
