"""Those who play together: whose turn it is, invitations told again, hands that stray, positions, words, rematches."""

import json
import math
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from starlette.testclient import TestClient

from arbitro.carrom.facts import CarromLies, CarromStroke
from arbitro.carrom.lying import lying
from arbitro.carrom.terms import CarromTerms
from arbitro.players import table_of
from arbitro.table import Layout
from tests.web.hall.conftest import Device

BACKGAMMON = "backgammon/wbgf-2.1"
CARROM = "carrom/icf-2001"
SNOOKER = "snooker/wpbsa"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:5:10"


def someone(site: TestClient, name: str) -> Device:
    return Device(site, Device(site).post("/api/guests", {"name": name}).json()["token"])


def made(device: Device, edition: str, *players: dict[str, Any], **more: Any) -> Any:
    body = {"edition": edition, "mode": "played", "players": list(players), **more}
    answer = device.post("/api/matches", body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def until(device: Device, match: str, ready: Callable[[Any], Any]) -> Any:
    for _ in range(600):
        document = device.get(f"/api/matches/{match}").json()
        if ready(document):
            return document
        time.sleep(0.02)
    raise AssertionError(document)


def act(device: Device, document: Any, event: object) -> Any:
    body = {"command": str(uuid4()), "expected": document["sequence"], "event": event}
    return device.post(f"/api/matches/{document['id']}/acts", body)


def hit(document: Any) -> dict[str, Any]:
    """Return a stroke straight ahead from the middle of the line of whoever is in turn."""
    due = next(one for one in document["due"] if one["act"] == "stroke")
    (x0, y0), (x1, y1) = due["from"], due["to"]
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return {"hit": {"x": x, "y": y, "angle": math.degrees(math.atan2(-y, -x)), "speed": 3}}


def test_the_owner_is_told_again_where_his_friend_joins_and_nobody_else(site: TestClient) -> None:
    ada, bea = someone(site, "Ada"), someone(site, "Bea")
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"invite": True})
    join = match["players"][1]["join"]
    assert ada.get(f"/api/matches/{match['id']}").json()["players"][1]["join"] == join
    assert "join" not in bea.get(f"/api/matches/{match['id']}").json()["players"][1]
    code = join.rpartition("/")[2]
    seated = bea.post(f"/api/matches/{match['id']}/join", {"join": code}).json()
    assert [player.get("you", False) for player in seated["players"]] == [False, True]
    assert "join" not in ada.get(f"/api/matches/{match['id']}").json()["players"][1]


@pytest.mark.parametrize(
    ("language", "called"),
    [("en", "Computer, level 3"), ("it", "Computer, livello 3"), ("es", "Máquina, nivel 3")],
)
def test_a_house_player_is_called_so_wherever_a_match_is_listed(
    site: TestClient, language: str, called: str
) -> None:
    ada = someone(site, "Ada")
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"house": 3}, options={"position": XGID})["id"]
    for page in ("/watch", f"/watch/{match}", f"/record/{match}"):
        told = site.get(f"{page}?lang={language}").text
        assert f"Ada – {called}" in told, page
        assert "house:3" not in told.partition("<main")[2], page


def test_nobody_plays_for_the_house(site: TestClient) -> None:
    ada = someone(site, "Ada")
    position = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:1:10"
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"house": 5}, options={"position": position})
    if match["due"] and match["due"][0]["side"] == "O":
        assert act(ada, match, "roll").status_code in (403, 409)
    until(ada, match["id"], lambda now: now["sequence"] >= 1)
    first = ada.get(f"/api/matches/{match['id']}/journal").text.splitlines()[1]
    assert '"author":"house:5"' in first


def test_in_doubles_each_plays_from_his_own_chair(site: TestClient) -> None:
    people = [someone(site, name) for name in ("Ada", "Bea", "Cal", "Dee")]
    seats: list[dict[str, Any]] = [{"name": "Ada"}, {"invite": True}, {"invite": True}, {"invite": True}]
    match = made(people[0], CARROM, *seats, format="doubles", length={"games": 1, "boards": 1})
    for device, player in zip(people[1:], match["players"][1:], strict=True):
        code = player["join"].rpartition("/")[2]
        assert device.post(f"/api/matches/{match['id']}/join", {"join": code}).status_code == 200
    ready = until(people[0], match["id"], lambda now: now["layout"])
    chairs = [player["chair"] for player in ready["players"]]
    assert sorted(chairs) == ["B1", "B2", "W1", "W2"]
    turn = chairs.index(next(due["side"] for due in ready["due"] if due["act"] == "stroke"))
    assert act(people[(turn + 2) % 4], ready, hit(ready)).status_code == 403
    assert act(people[turn], ready, hit(ready)).status_code == 200
    signs = people[turn].post(f"/api/matches/{match['id']}/reactions", {"reaction": "nice"})
    assert (signs.status_code, signs.json()["law"]) == (409, "131")


def test_a_hand_strays_like_a_strength_and_what_was_meant_is_kept(site: TestClient) -> None:
    ada = someone(site, "Ada")
    match = made(ada, CARROM, {"name": "Ada"}, {"name": "Bea"}, options={"stray": 1})
    ready = until(ada, match["id"], lambda now: now["layout"])
    assert act(ada, ready, hit(ready)).json()["refused"] is None
    lines = ada.get(f"/api/matches/{match['id']}/journal").text.splitlines()
    made_of = next(entry for line in lines if "meant" in (entry := _made(line)))
    assert made_of["meant"]["angle"] != made_of["stroke"]["angle"]
    assert made_of["meant"]["x"] == made_of["stroke"]["x"]
    bad = {"edition": CARROM, "mode": "played", "players": [{"name": "A"}, {"name": "B"}]}
    assert ada.post("/api/matches", {**bad, "options": {"stray": 9}}).json()["key"] == "options.stray"


def test_87b_either_of_a_pair_may_ask_for_the_points_on_demand() -> None:
    table = table_of(CARROM, doubles=True)
    game = table.game
    given = {"men": {"white": 2, "black": 1}, "queen": "white", "broken": True, "strokes": 1}
    state = game.start(CarromTerms(format="doubles", given=given))
    laid, left = {"white-1": (0.3, 0.3), "white-2": (0.2, 0.3)}, {"black-1": (0.1, 0.1)}
    facts = (
        CarromLies(lying(Layout(laid | left))),
        CarromStroke(black=1, striker=True),
        CarromLies(lying(Layout(laid))),
    )
    for fact in facts:
        state = game.judge(state, fact).state
    assert state.board.outcome
    assert (state.board.outcome.winner, state.board.outcome.on_demand) == ("black", 1)
    assert table.deciding(state) == (1, 3)


def _made(line: str) -> Any:
    return json.loads(line)["act"].get("made") or {}


def test_backgammon_goes_on_from_an_xgid(site: TestClient) -> None:
    ada = someone(site, "Ada")
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"name": "Bea"}, options={"position": XGID})
    assert match["after"]["dice"] == [3, 1]
    assert match["match"]["score"] == {"X": 2, "O": 1}
    assert match["match"]["length"] == 5
    assert act(ada, match, {"move": "8/5 6/5"}).json()["refused"] is None


def test_carrom_goes_on_from_men_laid_by_hand_to_the_end_of_the_board(site: TestClient) -> None:
    ada = someone(site, "Ada")
    laid = [{"piece": "white-1", "x": 300.0, "y": 300.0}, {"piece": "black-1", "x": -200.0, "y": 0.0}]
    match = made(ada, CARROM, {"name": "Ada"}, {"name": "Bea"}, options={"position": laid})
    ready = until(ada, match["id"], lambda now: now["layout"])
    assert {(one["piece"], round(one["x"]), round(one["y"])) for one in ready["layout"]} == {
        ("white-1", 300, 300),
        ("black-1", -200, 0),
    }
    line = next(due for due in ready["due"] if due["act"] == "stroke")
    y = line["from"][1]
    angle = math.degrees(math.atan2(300 - y, 300 - 0))
    over = act(ada, ready, {"hit": {"x": 0, "y": y, "angle": angle, "speed": 3}}).json()
    assert over["refused"] is None
    assert "white-1" not in {one["piece"] for one in over["match"]["layout"] or []}


def met(cue: dict[str, Any], ball: dict[str, Any]) -> float:
    """Return the direction in degrees in which the cue-ball sends a ball into the top right pocket."""
    to = math.atan2(2832 - ball["y"], 889 - ball["x"])
    return math.degrees(
        math.atan2(ball["y"] - 52.5 * math.sin(to) - cue["y"], ball["x"] - 52.5 * math.cos(to) - cue["x"])
    )


def test_a_frame_goes_on_from_balls_laid_by_hand_to_its_end_and_a_rematch_lays_them_again(
    site: TestClient,
) -> None:
    ada = someone(site, "Ada")
    laid = [{"piece": "cue", "x": 0.0, "y": 1300.0}, {"piece": "black", "x": 500.0, "y": 2450.0}]
    match = made(ada, SNOOKER, {"name": "Ada"}, {"name": "Bea"}, options={"position": laid})
    ready = until(ada, match["id"], lambda now: now["layout"])
    assert {one["piece"]: (round(one["x"]), round(one["y"])) for one in ready["layout"]} == {
        "cue": (0, 1300),
        "black": (500, 2450),
    }
    assert (ready["after"]["ball_on"], ready["after"]["in_hand"]) == ("black", False)
    over = act(ada, ready, {"strike": {"angle": met(laid[0], laid[1]), "speed": 2.0}}).json()
    assert over["refused"] is None
    assert over["match"]["standing"]["ended"]["winner"] == "A"
    again = ada.post(f"/api/matches/{match['id']}/rematch", {}).json()
    assert until(ada, again["id"], lambda now: now["layout"])["layout"] == ready["layout"]


@pytest.mark.parametrize(
    ("edition", "position", "code"),
    [
        (BACKGAMMON, "nonsense", "options.position"),
        (CARROM, [{"piece": "white-1", "x": 0, "y": 0}, {"piece": "black-1", "x": 5, "y": 0}], "[1]"),
        (CARROM, [{"piece": "white-1", "x": 0, "y": 0}], "options.position"),
        (CARROM, [{"piece": "red-1", "x": 0, "y": 0}], "[0].piece"),
        (CARROM, [{"piece": "white-1", "x": 353, "y": 353}], "[0]"),
        (SNOOKER, [], "options.position"),
        (SNOOKER, [{"piece": "red-1", "x": 0, "y": 0}], "options.position"),
        (
            SNOOKER,
            [{"piece": "blue", "x": 0, "y": 0}, {"piece": "black", "x": 90, "y": 0}],
            "options.position",
        ),
        (SNOOKER, [{"piece": "black", "x": 0, "y": 0}, {"piece": "pink", "x": 9, "y": 0}], "[1]"),
        (SNOOKER, [{"piece": "black", "x": 880, "y": 0}], "[0]"),
    ],
)
def test_a_position_that_cannot_be_is_named(
    site: TestClient, edition: str, position: object, code: str
) -> None:
    body = {"edition": edition, "mode": "played", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    answer = someone(site, "Ada").post("/api/matches", {**body, "options": {"position": position}})
    assert answer.status_code == 400
    assert answer.json()["key"].endswith(code)


def test_only_players_say_a_word_and_only_a_known_one(site: TestClient) -> None:
    ada, bea = someone(site, "Ada"), someone(site, "Bea")
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"name": "Bea"})
    path = f"/api/matches/{match['id']}/reactions"
    said = ada.post(path, {"reaction": "well-played"})
    assert said.json() == {"match": match["id"], "side": "X", "name": "Ada", "reaction": "well-played"}
    assert ada.post(path, {"reaction": "you fool"}).status_code == 400
    assert bea.post(path, {"reaction": "nice"}).status_code == 403


def test_whoever_asked_is_told_who_does_not_want_it_now_and_may_ask_again(site: TestClient) -> None:
    ada, bea, eve = (someone(site, name) for name in ("Ada", "Bea", "Eve"))
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"invite": True}, options={"position": XGID})
    path = f"/api/matches/{match['id']}"
    bea.post(f"{path}/join", {"join": match["players"][1]["join"].rpartition("/")[2]})
    pause, not_now = {"command": "pause", "expected": match["sequence"]}, {"expected": match["sequence"]}
    assert bea.post(f"{path}/decline", not_now).json()["code"] == "no-wish"
    for _ in range(2):
        assert ada.post(f"{path}/pause", pause).json()["code"] == "agree"
        assert bea.get(path).json()["wish"]["names"] == ["Ada"]
        assert eve.post(f"{path}/decline", not_now).status_code == 403
        told = bea.post(f"{path}/decline", not_now).json()
        assert (told["what"], told["names"], told["declined"]) == ("pause", ["Ada"], "Bea")
        assert ada.get(path).json().get("wish") is None
    assert ada.post(f"{path}/pause", pause).json()["code"] == "agree"
    assert bea.post(f"{path}/pause", {**pause, "command": "too"}).json()["match"]["state"] == "paused"


def test_a_rematch_is_one_match_whoever_asks_and_only_when_it_is_over(site: TestClient) -> None:
    ada, bea = someone(site, "Ada"), someone(site, "Bea")
    race = f"XGID=-EEE{18 * '-'}eee-:0:0:1:00:0:0:0:1:10"
    match = made(ada, BACKGAMMON, {"name": "Ada"}, {"invite": True}, options={"position": race})
    path = f"/api/matches/{match['id']}"
    bea.post(f"{path}/join", {"join": match["players"][1]["join"].rpartition("/")[2]})
    assert ada.post(f"{path}/rematch").status_code == 409
    given_up = {"command": str(uuid4()), "expected": 0, "what": "single"}
    offered = ada.post(f"{path}/resign", given_up).json()
    assert offered["refused"] is None
    assert act(bea, offered["match"], "accept").json()["match"]["state"] == "over"
    first, second = ada.post(f"{path}/rematch"), bea.post(f"{path}/rematch")
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json()["id"] == second.json()["id"] == f"{match['id']}.2"
    assert [player["name"] for player in second.json()["players"]] == ["Ada", "Bea"]
    assert second.json()["match"]["length"] == 1
