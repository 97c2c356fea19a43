"""Matches that are played in the hall, over a real socket, with house players in processes of their own."""

import hashlib
import json
import math
import time
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from arbitro.backgammon.dice import Chain, Links, dice_of
from tests.web.hall.test_client import block
from tests.web.hall.test_events import Served

PATIENCE = 90.0
SHORT = {
    "backgammon/wbgf-2.1": {"points": 1},
    "carrom/colombia": {"games": 1, "boards": 1},
    "snooker/wpbsa": {"best_of": 1},
    "carrom/icf-2001": {"games": 1, "boards": 1},
}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("hall"))
    yield served
    served.stop()


def guest(hall: Served, name: str = "Bea") -> tuple[str, str]:
    answer = hall.ask("POST", "/api/guests", {"name": name})
    return str(answer["token"]), str(answer["guest"])


def made(hall: Served, token: str, edition: str, *players: dict[str, Any], **more: Any) -> Any:
    body = {"edition": edition, "mode": "played", "players": list(players), "length": SHORT[edition], **more}
    return hall.ask("POST", "/api/matches", body, token)


def until(hall: Served, match: str, token: str, ready: Any) -> Any:
    """Wait until a match is as one wants it."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        document = hall.ask("GET", f"/api/matches/{match}", None, token)
        if ready(document):
            return document
        time.sleep(0.05)
    raise AssertionError(f"not within {PATIENCE} s: {document['due']} {document['state']}")


def acted(hall: Served, token: str, match: str, event: object, expected: int) -> Any:
    body = {"command": str(uuid4()), "expected": expected, "event": event}
    return hall.ask("POST", f"/api/matches/{match}/acts", body, token)


@pytest.mark.parametrize("edition", ["backgammon/wbgf-2.1", "carrom/colombia"])
def test_the_house_plays_a_match_to_its_end(hall: Served, edition: str) -> None:
    token, _ = guest(hall)
    match = made(hall, token, edition, {"house": 2}, {"house": 1})["id"]
    over = until(hall, match, token, lambda document: document["state"] == "over")
    assert over["match"]["match_winner"] in ("A", "B", "X", "O")


def test_chance_is_committed_to_before_and_told_after(hall: Served) -> None:
    token, _ = guest(hall)
    match = made(hall, token, "backgammon/wbgf-2.1", {"house": 1}, {"house": 1})["id"]
    until(hall, match, token, lambda document: document["state"] == "over")
    served = hall.connect()
    served.request("GET", f"/api/matches/{match}/journal")
    entries = [json.loads(line) for line in served.getresponse().read().splitlines()]
    secret = entries[-1]["act"]["made"]["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == entries[1]["act"]["made"]["commitment"]
    rolls = [entry for entry in entries if entry["act"].get("facts", [{}])[0].get("type") == "Roll"]
    assert rolls
    for rolled in rolls:
        kept = rolled["act"]["made"]["dice"]
        number = kept["rolls"][0]["number"]
        for party in ("server", "X", "O"):
            chain = Chain(hashlib.sha256(f"{secret}|{party}".encode()).digest(), kept["length"])
            assert (kept["commitments"][party], kept["rolls"][0]["links"][party]) == (
                chain.commitment,
                chain.link(number),
            )
        links = Links(**kept["rolls"][0]["links"])
        assert tuple(rolled["act"]["facts"][0]["dice"]) == dice_of(match, number, links)


def test_a_visitor_plays_backgammon_against_the_house(hall: Served) -> None:
    token, me = guest(hall)
    match = made(hall, token, "backgammon/wbgf-2.1", {"guest": me}, {"house": 1})["id"]

    def mine(document: Any) -> bool:
        return document["state"] == "over" or any(due["side"] == "X" for due in document["due"])

    for _ in range(4):
        document = until(hall, match, token, mine)
        due = {one["act"]: one for one in document["due"] if one["side"] == "X"}
        if document["state"] == "over":
            break
        if "move" in due:
            assert due["move"]["choices"]
            answer = acted(hall, token, match, {"move": due["move"]["choices"][0]}, document["sequence"])
        elif "take" in due:
            answer = acted(hall, token, match, "take", document["sequence"])
        else:
            answer = acted(hall, token, match, "roll", document["sequence"])
        assert answer.get("refused") is None, answer


def test_a_stroke_that_cannot_be_made_is_refused_and_numbers_out_of_range_are_not_understood(
    hall: Served,
) -> None:
    token, me = guest(hall)
    match = made(hall, token, "carrom/colombia", {"guest": me}, {"guest": me})["id"]
    ready = until(hall, match, token, lambda document: document["layout"])
    refused = acted(hall, token, match, {"hit": {"x": 0, "y": 0, "angle": 90, "speed": 2}}, ready["sequence"])
    assert refused["refused"]["law"] == "130a"
    bad = acted(hall, token, match, {"hit": {"x": 0, "y": 9999, "angle": 90, "speed": 2}}, ready["sequence"])
    assert (bad["status"], bad["key"]) == (400, "event.hit.y")


def test_a_stroke_can_be_played_again_from_its_entry(hall: Served) -> None:
    token, me = guest(hall)
    match = made(hall, token, "carrom/colombia", {"guest": me}, {"guest": me})["id"]
    ready = until(hall, match, token, lambda document: document["layout"])
    due = next(one for one in ready["due"] if one["act"] == "stroke")
    x = (due["from"][0] + due["to"][0]) / 2
    y = (due["from"][1] + due["to"][1]) / 2
    angle = 90 if y < 0 else -90
    answer = acted(
        hall, token, match, {"hit": {"x": x, "y": y, "angle": angle, "speed": 3}}, ready["sequence"]
    )
    assert answer["refused"] is None
    assert answer["sequence"] == ready["sequence"] + 1
    trajectory = hall.ask("GET", f"/api/matches/{match}/strokes/{answer['sequence']}")
    assert trajectory
    assert hall.ask("GET", f"/api/matches/{match}/strokes/0")["status"] == 404


def test_nobody_plays_for_another(hall: Served) -> None:
    (first, a), (second, b) = guest(hall, "Ada"), guest(hall, "Bea")
    match = made(hall, first, "backgammon/wbgf-2.1", {"guest": a}, {"guest": b})["id"]
    ready = until(hall, match, first, lambda document: document["after"]["turn"])
    other = second if ready["after"]["turn"] == "X" else first
    stranger, _ = guest(hall, "Cal")
    move = ready["due"][0]["choices"][0]
    assert acted(hall, other, match, {"move": move}, ready["sequence"])["status"] == 403
    assert acted(hall, stranger, match, {"move": move}, ready["sequence"])["status"] == 403


def test_a_friend_joins_by_the_address_that_he_was_sent(hall: Served) -> None:
    (first, a), (second, _) = guest(hall, "Ada"), guest(hall, "Bea")
    document = made(hall, first, "backgammon/wbgf-2.1", {"guest": a}, {"invite": True})
    assert document["state"] == "waiting"
    join = document["players"][1]["join"].rpartition("/")[2]
    path = f"/api/matches/{document['id']}/join"
    assert hall.ask("POST", path, {"join": join}, second)["players"][1]["name"] == "Bea"
    assert hall.ask("POST", path, {"join": join}, second)["status"] == 403
    until(hall, document["id"], first, lambda now: now["after"]["turn"])


def test_four_play_snooker_in_their_order_each_his_own_strokes(hall: Served) -> None:
    people = [guest(hall) for _ in range(4)]
    seats = [{"guest": person} for _, person in people]
    match = made(hall, people[0][0], "snooker/wpbsa", *seats, format="four-handed")["id"]
    order = []
    for _ in range(4):
        told = until(hall, match, people[0][0], lambda document: document["layout"] and document["due"])
        side = told["due"][0]["side"]
        order.append(side)
        mine = ("A1", "B1", "A2", "B2").index(side)
        place = {"from": {"x": 100, "y": -100}} if told["after"]["in_hand"] else {}
        stroke = {"strike": {"angle": 90, "speed": 6, "nominated": "red", **place}}
        event = stroke if told["due"][0]["act"] == "stroke" else {"choose": "play"}
        other = acted(hall, people[(mine + 2) % 4][0], match, event, told["sequence"])
        assert (other["status"], other["code"]) == (403, "not-your-turn"), "not even his partner"
        assert acted(hall, people[mine][0], match, event, told["sequence"])["refused"] is None
    first = ("A1", "B1", "A2", "B2").index(order[0])
    turns = [one for place, one in enumerate(order) if not place or one != order[place - 1]]
    assert turns == [("A1", "B1", "A2", "B2")[(first + place) % 4] for place in range(len(turns))]


@pytest.mark.parametrize("edition", ["snooker/wpbsa", "carrom/icf-2001"])
def test_nobody_sees_what_a_rack_was_drawn_from_nor_its_gaps_before_the_break(
    hall: Served, edition: str
) -> None:
    token, me = guest(hall)
    laid = []
    for _ in range(4):
        match = made(hall, token, edition, {"guest": me}, {"name": "Bea"})["id"]
        told = until(hall, match, token, lambda document: document["layout"] and document["due"])
        assert all(round(piece[axis], 1) == piece[axis] for piece in told["layout"] for axis in ("x", "y"))
        assert "layout" not in [key for act in told["last"] for fact in act["facts"] for key in fact]
        laid += layouts(hall, match)
    assert laid[0]["rack"]["seed"] == 0
    chairs = 2 if edition.startswith("carrom") else 1
    assert len({json.dumps(layout) for layout in laid}) <= chairs, "every rack is shown as it is meant to lie"


@pytest.mark.parametrize(
    ("edition", "stroke"),
    [
        ("snooker/wpbsa", {"strike": {"angle": 87, "speed": 6, "from": {"x": 100, "y": -100}}}),
        ("carrom/icf-2001", {"hit": {"x": 0, "y": -254, "angle": 90, "speed": 5}}),
    ],
)
def test_a_break_meets_gaps_that_are_told_with_it_and_can_be_played_again(
    hall: Served, edition: str, stroke: Any
) -> None:
    token, me = guest(hall)
    match = made(hall, token, edition, {"guest": me}, {"guest": me})["id"]
    told = until(hall, match, token, lambda document: document["layout"] and document["due"])
    if edition.startswith("carrom"):
        start, to = told["due"][0]["from"], told["due"][0]["to"]
        middle = [(one + other) / 2 for one, other in zip(start, to, strict=True)]
        stroke = {
            "hit": {**stroke["hit"], "x": middle[0], "y": middle[1], "angle": 90 if middle[1] < 0 else -90}
        }
    answer = acted(hall, token, match, stroke, told["sequence"])
    assert answer["refused"] is None
    met, left = layouts(hall, match)[-2:]
    assert met["rack"]["seed"] != 0
    assert left["rack"] is None
    again = hall.ask("GET", f"/api/matches/{match}/strokes/{answer['sequence']}")
    assert again["start"]["at"].keys() >= met["at"].keys()
    assert again["start"]["at"][min(met["at"])] == pytest.approx(met["at"][min(met["at"])], abs=1e-6)


def test_a_rack_that_a_break_left_untouched_lies_there_to_the_last_bit_until_it_is_broken(
    hall: Served,
) -> None:
    token, me = guest(hall)
    match = made(hall, token, "snooker/wpbsa", {"guest": me}, {"guest": me})["id"]
    until(hall, match, token, lambda document: document["layout"] and document["due"])
    away = {"angle": 180, "speed": 0.3, "nominated": "red"}
    wishes: list[Any] = [{"strike": {**away, "from": {"x": 100, "y": -100}}}, {"choose": "play"}]
    wishes += [{"strike": away}, {"choose": "play"}, {"strike": {"speed": 8, "nominated": "red"}}]
    struck = []
    for wish in wishes:
        now = hall.ask("GET", f"/api/matches/{match}", None, token)
        if "choose" in wish and now["due"][0]["act"] != "choose":
            continue
        at = {one["piece"]: (one["x"], one["y"]) for one in now["layout"]}
        if "angle" not in wish.get("strike", away):
            aim = math.atan2(at["red-1"][1] - at["cue"][1], at["red-1"][0] - at["cue"][0])
            wish["strike"]["angle"] = math.degrees(aim)
        told = acted(hall, token, match, wish, now["sequence"])
        assert told["refused"] is None
        struck += [told["sequence"]] if "strike" in wish else []
    space: dict[str, Any] = {}
    exec(compile(block("again"), "client.md", "exec"), space)
    served = hall.connect()
    served.request("GET", f"/api/matches/{match}/journal")
    lines = served.getresponse().read()
    for number in struck:
        space["again"](lines, number)
    met, *left = layouts(hall, match)[-len(struck) - 1 :]
    reds = [{name: at for name, at in one["at"].items() if name.startswith("red")} for one in (met, *left)]
    assert met["rack"]["seed"] != 0
    assert reds[0] == reds[1] == reds[2] != reds[3]


def layouts(hall: Served, match: str) -> list[Any]:
    """Return what lay on the table, as the journal tells it."""
    served = hall.connect()
    served.request("GET", f"/api/matches/{match}/journal")
    entries = [json.loads(line) for line in served.getresponse().read().splitlines()]
    facts = [fact for entry in entries[1:] for fact in entry["act"]["facts"]]
    return [fact["layout"] for fact in facts if fact.get("layout")]


@pytest.mark.parametrize(("edition", "lot"), [("snooker/wpbsa", "first"), ("carrom/icf-2001", "winner")])
def test_who_opens_is_drawn_and_written_down(hall: Served, edition: str, lot: str) -> None:
    token, me = guest(hall)
    drawn: set[str] = set()
    while len(drawn) < 2:
        match = made(hall, token, edition, {"guest": me}, {"name": "Bea"})["id"]
        told = until(hall, match, token, lambda document: document["layout"])
        served = hall.connect()
        served.request("GET", f"/api/matches/{match}/journal")
        entries = [json.loads(line) for line in served.getresponse().read().splitlines()]
        toss = next(fact for fact in entries[1]["act"]["facts"] if fact["type"] == "Toss")
        turn = told["due"][0]["side"]
        opens = {player.get("colour"): player["side"] for player in told["players"]}.get(turn, turn)
        assert opens == toss[lot]
        drawn.add(opens)


@pytest.mark.parametrize("edition", ["snooker/wpbsa", "carrom/icf-2001"])
def test_a_stranger_plays_strokes_of_a_journal_again_and_gets_the_same_bits(
    hall: Served, edition: str
) -> None:
    token, _ = guest(hall)
    match = made(hall, token, edition, {"house": 1}, {"house": 1})["id"]
    until(hall, match, token, lambda document: document["sequence"] >= 6)
    space: dict[str, Any] = {}
    exec(compile(block("again"), "client.md", "exec"), space)
    served = hall.connect()
    served.request("GET", f"/api/matches/{match}/journal")
    lines = served.getresponse().read().decode()
    struck = [
        entry["number"]
        for line in lines.splitlines()
        if "stroke" in (entry := json.loads(line))["act"].get("made", {})
    ]
    assert struck
    for number in struck:
        assert space["again"](lines, number).final.at


def test_a_player_resigns_for_himself_alone(hall: Served) -> None:
    (first, a), (second, b) = guest(hall, "Ada"), guest(hall, "Bea")
    match = made(hall, first, "backgammon/wbgf-2.1", {"guest": a}, {"guest": b})["id"]
    told = until(hall, match, first, lambda document: document["after"]["turn"])
    body = {"command": str(uuid4()), "expected": told["sequence"], "by": "O", "what": "single"}
    path = f"/api/matches/{match}/resign"
    assert hall.ask("POST", path, body, first)["code"] == "not-your-turn"
    answer = hall.ask("POST", path, {**body, "command": str(uuid4())}, second)
    assert "code" not in answer, "whether he may resign now is for the law to say"
