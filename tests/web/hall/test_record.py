"""The record of a match: what came of it, plots, every act again, and the files of it."""

import json
import uuid
from collections.abc import Sequence
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.cases.shorthand import read_paper
from arbitro.kernel import Sitting
from arbitro.kernel.journal import verify
from arbitro.kernel.plugin import plugin
from arbitro.l10n import LANGUAGES
from arbitro.library import game
from arbitro.web.record.boards import boards
from arbitro.web.record.page import files_of
from arbitro.web.record.summary import summary
from tests.papers.sheets import sheet
from tests.papers.test_match_papers import EVENTS
from tests.web.hall.conftest import Device


def act(guest: Device, match: str, events: Sequence[Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"sequence": guest.get(f"/api/matches/{match}").json()["sequence"]}
    for event in events:
        body = {"command": str(uuid.uuid4()), "expected": answer["sequence"], "event": event}
        answer = guest.post(f"/api/matches/{match}/acts", body).json()
        assert answer["refused"] is None
    return answer


def played(guest: Device, edition: str, **more: object) -> str:
    body = {"edition": edition, "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bo"}], **more}
    match: str = guest.post("/api/matches", body).json()["id"]
    act(guest, match, EVENTS[edition])
    return match


@pytest.mark.parametrize("edition", EVENTS)
def test_a_record_has_a_plot_a_table_and_every_act_with_its_laws(
    site: TestClient, guest: Device, edition: str
) -> None:
    match = played(guest, edition)
    for language in LANGUAGES:
        page = site.get(f"/record/{match}?lang={language}").text
        assert page.count('class="plot"') >= 1
        assert '<table class="lines">' in page
        assert page.count("<li id=") == len(EVENTS[edition])
        assert f"/laws/{edition}/" in page
        assert f"/whatif?match={match}&amp;number=1" in page


def test_luck_and_errors_stand_in_the_record_of_backgammon_when_it_is_over(
    site: TestClient, guest: Device
) -> None:
    under_way = played(guest, "backgammon/wbgf-2.1")
    edition = {"edition": "backgammon/wbgf-2.1"}
    wish = {"mode": "umpired", "length": {"points": 5}, "players": [{"name": "Ada"}, {"name": "Bo"}]}
    over = guest.post("/api/matches", {**edition, **wish}).json()["id"]
    events = guest.post("/api/lines", {**edition, "lines": sheet("backgammon")}).json()["events"]
    body = {"command": "all", "expected": 0, "events": events}
    assert guest.post(f"/api/matches/{over}/acts", body).json()["match"]["state"] == "over"
    assert "<match-review" not in site.get(f"/record/{under_way}").text
    page = site.get(f"/record/{over}").text
    assert f'<match-review data-match="{over}" data-game="backgammon">' in page
    assert "review-luck" in page


@pytest.mark.parametrize("edition", EVENTS)
def test_every_file_of_a_record_is_there(site: TestClient, guest: Device, edition: str) -> None:
    match = played(guest, edition)
    for form in files_of(plugin(edition.partition("/")[0])):
        answer = site.get(f"/api/matches/{match}/record?as={form}&lang=it")
        assert answer.status_code == 200, form
        assert answer.content
    paper = site.get(f"/api/matches/{match}/record?as=card.pdf&size=letter")
    assert paper.headers["content-type"] == "application/pdf"
    assert paper.content.startswith(b"%PDF-")
    assert site.get(f"/api/matches/{match}/record?as=card.pdf&size=a0").status_code == 404


def test_an_act_of_a_match_opens_as_a_what_if(site: TestClient, guest: Device) -> None:
    match = played(guest, "carrom/icf-2001")
    answer = site.get(f"/whatif?match={match}&number=4")
    assert answer.status_code == 200
    assert "Queen covered." in answer.text
    assert site.get(f"/whatif?match={match}&number=0").status_code == 404
    assert site.get(f"/whatif?match={match}&number=99").status_code == 404
    assert site.get("/whatif?match=nobody&number=1").status_code == 404


def test_the_public_record_ends_before_a_disputed_act(site: TestClient, guest: Device) -> None:
    match = played(guest, "carrom/icf-2001")
    last = len(EVENTS["carrom/icf-2001"])
    body = {"command": str(uuid.uuid4()), "expected": last, "text": "That was my man."}
    assert guest.post(f"/api/matches/{match}/protest", body).status_code == 200
    page = site.get(f"/record/{match}").text
    assert f'<li id="{last - 1}"' in page
    assert f'<li id="{last}"' not in page
    assert 'class="plot"' not in page
    assert site.get(f"/whatif?match={match}&number={last}").status_code == 404


@pytest.mark.parametrize("edition", EVENTS)
def test_the_public_files_end_before_a_disputed_act_and_officials_have_them_whole(
    site: TestClient, guest: Device, edition: str
) -> None:
    match, last = played(guest, edition), len(EVENTS[edition])
    site.cookies.clear()
    papers = [
        f"/api/matches/{match}/record?as={form}" for form in files_of(plugin(edition.partition("/")[0]))
    ]
    whole = [site.get(paper).content for paper in papers[1:]]
    body = {"command": str(uuid.uuid4()), "expected": last, "text": "That was my man."}
    assert guest.post(f"/api/matches/{match}/protest", body).status_code == 200
    lines = site.get(f"/api/matches/{match}/journal").content
    assert lines.count(b"\n") == last
    assert verify(lines) is None
    assert len(guest.get(f"/api/matches/{match}/journal").content.splitlines()) == last + 2
    told = [act["number"] for act in site.get(papers[-2]).json()["acts"]]
    assert told == [*range(1, last)]
    assert site.get(papers[-1]).text.count("\n") == last
    assert len(guest.get(papers[-1]).text.splitlines()) == last + 1
    assert all(site.get(paper).status_code == 200 for paper in papers)
    assert (
        guest.post(f"/api/matches/{match}/resume", {"command": "over", "expected": last + 1}).status_code
        == 200
    )
    again = [site.get(paper).content for paper in papers[1:]]
    assert [_told(one) for one in again] == [_told(one) for one in whole]


def _told(file: bytes) -> Any:
    """Return what a file tells of play: of JSON all but where the journal stands, which a protest moves on."""
    if not file.startswith(b"{"):
        return file
    return {key: value for key, value in json.loads(file).items() if key not in ("sequence", "head")}


def test_a_private_match_has_no_public_record(site: TestClient, guest: Device) -> None:
    match = played(guest, "snooker/wpbsa", options={"private": True})
    site.cookies.clear()
    assert site.get(f"/record/{match}").status_code == 404
    assert site.get("/record/nobody").status_code == 404


def test_lines_from_paper_are_read_as_acts_take_them(site: TestClient, guest: Device) -> None:
    body = {"edition": "backgammon/wbgf-2.1", "lines": "X3 O1\nmove 8/5 6/5\n\n61: 13/7 8/7"}
    answer = guest.post("/api/lines", body).json()
    assert answer["lines"] == [1, 2, 4, 4]
    match = guest.post(
        "/api/matches",
        {"edition": body["edition"], "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bo"}]},
    ).json()
    told = guest.post(
        f"/api/matches/{match['id']}/acts", {"command": "all", "expected": 0, "events": answer["events"]}
    ).json()
    assert (told["sequence"], told["refused"]) == (4, None)
    assert guest.post("/api/lines", {"edition": "chess/fide", "lines": ""}).status_code == 400
    bad = guest.post("/api/lines", {"edition": body["edition"], "lines": "X3 O1\n{["})
    assert (bad.status_code, bad.json()["key"]) == (400, "lines[2]")
    assert site.get(f"/enter/{match['id']}").status_code == 200
    assert site.get("/enter/nobody").status_code == 404


def test_a_frame_typed_in_at_once_is_drawn_act_by_act(site: TestClient, guest: Device) -> None:
    page = site.get(f"/record/{played(guest, 'snooker/wpbsa')}?lang=en").text
    assert "Frame 1, score act by act" in page
    line = page.split('class="line one" d="')[1].split('"')[0]
    assert len(set(line.replace("M", "H").split("H"))) > 4


def test_a_game_of_carrom_is_told_with_its_dues_and_minutes() -> None:
    rules: Any = game("carrom/icf-2001")
    sitting: Sitting[Any, Any] = Sitting.open(rules, author="umpire")
    for number, (_, event) in enumerate(
        read_paper("carrom", f"w ws p2 {sheet('carrom')}".replace("\n", " "))
    ):
        heard = sitting.enter(*rules.facts(sitting.state, event), author="umpire", at=number * 20_000)
        sitting = sitting if heard.refused else heard.sitting
    found = summary(sitting, ("Ada", "Bo"), "en")
    assert found
    told = found.table
    assert told.heads[-2:] == ("Dues", "Minutes")
    [counted] = boards(sitting)[:1]
    assert counted.dues[0] >= 1
    assert told.rows[0][-2:] == (f"{counted.dues[0]} – {counted.dues[1]}", str(round(counted.ended / 60_000)))
