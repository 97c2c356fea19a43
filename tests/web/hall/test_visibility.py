"""Whatever leaves the hall of a match under review: every address, page and file shows strangers what stood before."""

import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.live.messages import match_message, missed_messages
from arbitro.live.viewer import Viewer
from arbitro.live.visibility import AUDIENCES, visible
from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.page_policy import PAGES
from tests.web.hall.conftest import Device
from tests.web.hall.test_trust import does, enters

GAMES: dict[str, tuple[str, list[Any], Any]] = {
    "snooker": (
        "snooker/wpbsa",
        [{"stroke": {"potted": ["red"]}}],
        {"stroke": {"nominated": "black", "potted": ["black"]}},
    ),
    "carrom": ("carrom/icf-2001", ["play", {"stroke": {"white": 1}}], {"stroke": {}}),
    "backgammon": ("backgammon/wbgf-2.1", [{"roll": {"X": 3, "O": 1}}], {"move": "8/5 6/5"}),
}
"""A match of each game: its edition, what stands, and what is disputed."""
MOVES = {
    *("sequence", "head", "at", "now", "state", "last", "act", "until", "left_ms", "running", "reason"),
    "signature",  # it is of the moment at which it is asked for
}
"""What of a document goes on also for those who may not see the act: where the journal stands, that it is disputed."""
FORMS = ("json", "csv", "mat", "sgf", "frames")
NOTICE = re.compile(r'class="state|before the disputed act|name="form"')
"""What a page says instead: that the match is under review; and what each page has of its own."""


def ways(match: str, game: str, number: int) -> list[str]:
    """Return every address, page and file of a match."""
    paths = [one.path for one in ENDPOINTS if one.method == "GET" and one.rule.of == "match"]
    paths += [path for path, rule in PAGES.items() if rule.of == "match"]
    given = {"id": match, "match": match, "game": game, "number": str(number), "code": "ANY"}
    found = []
    for path in paths:
        for name, value in given.items():
            path = path.replace(f"{{{name}}}", value)
        found.append(path)
    forms = [f"/api/matches/{match}/record?as={form}" for form in FORMS]
    return [*found, *forms, "/watch", "/screen/tables", "/metrics"]


def told(who: Device, path: str) -> Any:
    """Return what an address tells, without what goes on for everybody."""
    who.site.cookies.clear()
    answer = who.site.get(path, headers=who.headers, follow_redirects=False)
    if path == "/metrics":
        return sorted(line.partition(" ")[0] for line in answer.text.splitlines())
    if "json" in answer.headers.get("content-type", "") and "jsonl" not in answer.headers["content-type"]:
        return answer.status_code, _still(answer.json())
    return answer.status_code, answer.text.splitlines(), answer.headers.get("location")


def news(now: Any, before: Any) -> Any:
    """Return what an address tells and did not tell before; of a page the lines, but for its notice."""
    if now == before:
        return None
    if isinstance(now, tuple) and len(now) == 3:
        return [line for line in now[1] if line not in before[1] and not NOTICE.search(line)] or None
    return now


def _still(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _still(one) for name, one in value.items() if name not in MOVES}
    return [_still(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_sees_by_every_way_what_stood_before_the_disputed_act_and_officials_see_it(
    site: TestClient, director: Device, game: str
) -> None:
    edition, before, disputed = GAMES[game]
    players = [{"name": "Ann Before"}, {"name": "Bob Before"}]
    wish = {"edition": edition, "mode": "umpired", "players": players}
    match = director.post("/api/matches", wish).json()["id"]
    for event in before:
        assert does(director, match, "acts", event=event).json()["refused"] is None
    stranger = Device(site)
    number = stranger.get(f"/api/matches/{match}").json()["sequence"] + 1
    paths = ways(match, game, number)
    stood = {path: told(stranger, path) for path in paths}
    assert does(director, match, "acts", event=disputed).json()["refused"] is None
    moved = {path for path in paths if told(stranger, path) != stood[path]}
    assert f"/api/matches/{match}" in moved
    assert f"/api/matches/{match}/journal" in moved
    assert does(director, match, "protest", text="it was not so", by="B" if game != "backgammon" else "O")
    leaks = {path: new for path in paths if (new := news(told(stranger, path), stood[path]))}
    assert leaks == {}
    assert stranger.get(f"/whatif?match={match}&number={number}").status_code == 404
    for path in (f"/api/matches/{match}", f"/api/matches/{match}/journal"):
        assert told(director, path) != stood[path], "an official sees it"
    _streams(site, match, number)


@pytest.mark.parametrize("taken_back", [False, True], ids=["nothing stood", "taken back"])
def test_what_is_played_on_after_a_protest_before_which_nothing_stands_is_not_announced(
    site: TestClient, director: Device, taken_back: bool
) -> None:
    """150: the game goes on, and what comes of it is told when the desk has decided."""
    given = {"level": "event", "entries": ["Ann", "Bob"], "tables": ["1"]}
    event = director.post("/api/desk", {"edition": "carrom/icf-2001", "given": given}).json()["id"]
    beginning: list[Any] = ["draw", {"call": {"match": "R1.1", "table": "1"}}, {"start": "R1.1"}]
    for act in beginning:
        assert enters(director, event, act).json()["refused"] is None
    match = director.get(f"/api/desk/{event}").json()["links"]["R1.1"]
    stranger = Device(site)
    stood = {path: told(stranger, path) for path in ways(match, "carrom", 1)}
    if taken_back:
        assert does(director, match, "acts", event={"stroke": {"black": 1}}).json()["refused"] is None
    board = {"match": "R1.1", "game": 1, "board": 1}
    for act in ({"board_end": board}, {"protest": {**board, "by": "Bob"}}):
        assert enters(director, event, act).json()["refused"] is None
    if taken_back:
        assert does(director, match, "undo", reason="slip").status_code == 200
    lost = does(director, match, "acts", event={"concede": {"by": "B", "what": "match"}}).json()
    assert (lost["refused"], lost["match"]["match"]["match_winner"]) == (None, "A")
    leaks = {path: new for path in stood if (new := news(told(stranger, path), stood[path]))}
    assert leaks == {}


def _streams(site: TestClient, match: str, number: int) -> None:
    """Compare what each stream tells with what somebody may see."""
    live = site.app.state.hall.memory.get(match)  # type: ignore[attr-defined]
    line = next(one for one in live.sitting.journal.lines() if json.loads(one)["number"] == number)
    for audience in AUDIENCES:
        hidden = visible(live.sitting, audience).sequence < number
        assert hidden == (audience == "public")
        whole = json.loads(match_message(live, 1, Viewer(audience, "en")).split(b"data: ")[1])["view"]
        again = json.loads(
            next(iter(missed_messages(live, [(1, number, line)], Viewer(audience, "en")))).split(b"data: ")[1]
        )
        assert (again["entry"] is None) == hidden
        assert (again["rulings"] == []) or not hidden
        assert (number in [one["number"] for one in whole["last"]]) == (not hidden)
