"""Who may do what in a match that is played: each for his own side, in his turn, and by the dice that fell."""

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.hall.conftest import Device

BACKGAMMON, CARROM, SNOOKER = "backgammon/wbgf-2.1", "carrom/icf-2001", "snooker/wpbsa"
OTHER = {"A": "B", "B": "A", "X": "O", "O": "X", "white": "black", "black": "white"}


class Player(Device):
    """A guest of the hall who plays."""

    def __init__(self, site: TestClient, name: str) -> None:
        told = Device(site).post("/api/guests", {"name": name}).json()
        super().__init__(site, told["token"])
        self.id = told["guest"]

    def seen(self, match: str) -> Any:
        return self.get(f"/api/matches/{match}").json()

    def does(self, match: str, way: str, /, **more: Any) -> Any:
        body = {"command": f"{time.monotonic_ns()}", "expected": self.seen(match)["sequence"], **more}
        return self.post(f"/api/matches/{match}/{way}", body)

    def acts(self, match: str, event: Any) -> Any:
        return self.does(match, "acts", event=event)


class Table:
    """Two guests at a match of their own."""

    def __init__(self, site: TestClient, edition: str, **more: Any) -> None:
        self.two = Player(site, "Ada"), Player(site, "Bea")
        players = [{"guest": one.id} for one in self.two]
        body = {"edition": edition, "mode": "played", "players": players, **more}
        self.match = str(self.two[0].post("/api/matches", body).json()["id"])
        told = ready(self.two[0], self.match)
        names = {one.get("colour"): one["side"] for one in told["players"]}
        turn = told["due"][0]["side"]
        self.side = names.get(turn, turn)
        """Who is to play first."""
        self.mover, self.other = self.two if self.side in "AX" else self.two[::-1]

    def code(self, who: Player, event: Any) -> Any:
        answer = who.acts(self.match, event)
        return answer.status_code, answer.json().get("code")


def ready(who: Player, match: str) -> Any:
    """Wait until the hall has set up a match."""
    for _ in range(400):
        told = who.seen(match)
        laid = told["layout"] or told["edition"] == BACKGAMMON
        if laid and told["due"] and told["due"][0]["side"] != "official":
            return told
        time.sleep(0.02)
    raise AssertionError(told)


@pytest.mark.parametrize("edition", [BACKGAMMON, CARROM, SNOOKER])
def test_a_player_gives_up_only_for_his_own_side(site: TestClient, director: Device, edition: str) -> None:
    table = Table(site, edition)
    for who, side in ((table.mover, OTHER[table.side]), (table.other, table.side)):
        answer = who.does(table.match, "resign", by=side)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-turn")
    sequence = table.mover.seen(table.match)["sequence"]
    body = {"command": "for one of them", "expected": sequence, "by": table.side}
    assert director.post(f"/api/matches/{table.match}/resign", body).status_code == 200


@pytest.mark.parametrize("edition", [BACKGAMMON, CARROM, SNOOKER])
def test_an_act_names_only_the_side_of_whoever_sends_it(site: TestClient, edition: str) -> None:
    table = Table(site, edition)
    other = OTHER[table.side]
    acts: dict[str, list[Any]] = {
        BACKGAMMON: [{"double": {"by": other}}, {"resign": {"by": other, "what": "single"}}],
        CARROM: [{"concede": {"by": "black", "what": "match"}}, {"concede": {"by": "black", "what": "game"}}],
        SNOOKER: [{"concede": other}, {"stalemate": "proposed"}],
    }
    if edition == SNOOKER:
        assert table.mover.acts(table.match, acts[edition].pop()).status_code == 200
        acts[edition].append({"stalemate": {"objects": other}})
    for event in acts[edition]:
        assert table.code(table.mover, event) == (403, "not-your-turn")
        answer = table.mover.does(table.match, "acts", events=[event])
        assert answer.status_code == 403


def test_whoever_holds_both_seats_gives_up_for_either(site: TestClient) -> None:
    alone = Player(site, "Ada")
    for side in ("A", "B"):
        players = [{"guest": alone.id}, {"name": "Bea"}]
        body = {"edition": CARROM, "mode": "played", "players": players}
        match = alone.post("/api/matches", body).json()["id"]
        ready(alone, match)
        told = alone.does(match, "resign", by=side, what="match").json()
        assert told["match"]["match"]["match_winner"] == OTHER[side]


def test_a_concession_is_accepted_by_the_other_side_alone(site: TestClient) -> None:
    table = Table(site, SNOOKER)
    assert table.mover.does(table.match, "resign").json()["refused"] is None
    for event in ("accept", {"accept": OTHER[table.side]}):
        assert table.code(table.mover, event)[0] == 403
    question = table.other.seen(table.match)["questions"][0]
    answer = table.mover.does(table.match, "answer", question=question["id"], choice=True)
    assert answer.status_code == 403
    assert table.other.acts(table.match, "accept").json()["refused"] is None


@pytest.mark.parametrize(
    "play", ["24/off(2) 13/off(5) 8/off(3) 6/off(5)", "cannot move", "13/12 13/12 13/12 13/12 13/12"]
)
def test_a_play_that_the_dice_do_not_allow_is_refused(site: TestClient, play: str) -> None:
    table = Table(site, BACKGAMMON)
    told = table.mover.acts(table.match, {"move": play}).json()
    assert told["refused"]["law"] == "4.2.iii"
    choice = table.mover.seen(table.match)["due"][0]["choices"][0]
    moved = table.mover.acts(table.match, {"move": choice}).json()
    assert moved["refused"] is None
    assert moved["match"]["after"]["illegal"] is False


def test_a_player_rolls_for_himself_in_his_turn_and_brings_no_dice(site: TestClient) -> None:
    table = Table(site, BACKGAMMON)
    assert table.mover.acts(table.match, "roll").json()["refused"]["law"] == "4.1.iv"
    assert table.code(table.other, "roll") == (403, "not-your-turn")
    assert table.code(table.other, {"roll": {"by": OTHER[table.side]}}) == (403, "not-your-turn")
    choice = table.mover.seen(table.match)["due"][0]["choices"][0]
    assert table.mover.acts(table.match, {"move": choice}).json()["refused"] is None
    side = OTHER[table.side]
    for dice in ([6, 6], {"by": side, "dice": [6, 6]}, "invalid", {"X": 6, "O": 1}):
        assert table.other.acts(table.match, {"roll": dice}).json()["refused"]["law"] == "4.1.i"
    rolled = table.other.acts(table.match, {"roll": {"by": side}}).json()
    assert rolled["refused"] is None
    assert rolled["match"]["after"]["turn"] == side


def test_a_frame_is_begun_anew_only_when_the_other_side_agrees(site: TestClient) -> None:
    table = Table(site, SNOOKER)
    assert table.mover.acts(table.match, {"stalemate": "proposed"}).json()["refused"] is None
    assert table.code(table.mover, {"stalemate": "restart"}) == (403, "not-your-turn")
    objects = {"stalemate": {"objects": OTHER[table.side]}}
    assert table.other.acts(table.match, objects).json()["refused"] is None
    assert table.code(table.other, {"stalemate": "restart"}) == (403, "not-your-turn")
    assert table.mover.acts(table.match, {"stalemate": "proposed"}).json()["refused"] is None
    assert table.other.acts(table.match, {"stalemate": "restart"}).json()["refused"] is None


@pytest.mark.parametrize("edition", [BACKGAMMON, CARROM, SNOOKER])
def test_an_act_in_a_match_that_waits_for_somebody_says_that_it_has_not_begun(
    site: TestClient, edition: str
) -> None:
    ada = Player(site, "Ada")
    body = {"edition": edition, "mode": "played", "players": [{"guest": ada.id}, {"invite": True}]}
    match = ada.post("/api/matches", body).json()["id"]
    act = {
        BACKGAMMON: "roll",
        CARROM: {"hit": {"x": 0, "y": -250, "angle": 90, "speed": 2}},
        SNOOKER: {"strike": {"angle": 90, "speed": 2}},
    }[edition]
    answer = ada.acts(match, act)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-begun")


def test_players_stop_play_only_together_and_nothing_is_played_meanwhile(site: TestClient) -> None:
    table = Table(site, BACKGAMMON, clock={})
    assert table.mover.does(table.match, "pause", reason="tea").json()["code"] == "agree"
    assert table.other.does(table.match, "pause", reason="tea").json()["match"]["state"] == "paused"
    choice = table.mover.seen(table.match)["due"][0]["choices"][0]
    assert table.code(table.mover, {"move": choice}) == (409, "standing-still")
    assert table.mover.does(table.match, "resign").json()["code"] == "standing-still"
    assert table.other.does(table.match, "resume").json()["match"]["state"] == "running"
    assert table.mover.acts(table.match, {"move": choice}).json()["refused"] is None


def test_a_pause_that_an_official_has_ordered_only_an_official_ends(
    site: TestClient, director: Device
) -> None:
    table = Table(site, CARROM)
    path, sequence = f"/api/matches/{table.match}", table.mover.seen(table.match)["sequence"]
    director.post(f"{path}/pause", {"command": "stop", "expected": sequence, "reason": "dispute"})
    assert table.mover.does(table.match, "resume").json()["code"] == "for-officials"
    director.post(f"{path}/resume", {"command": "go on", "expected": sequence + 1})
    assert table.mover.seen(table.match)["state"] == "running"


def test_a_review_is_not_ended_by_whoever_protested_and_no_time_runs_in_it(site: TestClient) -> None:
    table = Table(site, BACKGAMMON, clock={})
    told = table.other.does(table.match, "protest", text="cocked dice").json()["match"]
    assert told["state"] == "review"
    assert not any(clock["running"] for clock in told["clocks"])
    choice = told["due"][0]["choices"][0]
    assert table.code(table.mover, {"move": choice}) == (409, "under-review")
    assert table.other.does(table.match, "resume").json()["code"] == "agree"
    after = table.mover.does(table.match, "resume").json()["match"]
    assert after["state"] == "running"
    assert any(clock["running"] for clock in after["clocks"])


def test_players_take_no_lease_and_none_keeps_them_from_playing(site: TestClient, director: Device) -> None:
    table = Table(site, BACKGAMMON)
    assert table.mover.does(table.match, "lease", take=True).status_code == 403
    body = {"command": "l", "expected": table.mover.seen(table.match)["sequence"], "take": True}
    assert director.post(f"/api/matches/{table.match}/lease", body).status_code == 200
    choice = table.mover.seen(table.match)["due"][0]["choices"][0]
    assert table.mover.acts(table.match, {"move": choice}).status_code == 200


def test_a_lease_is_handed_only_to_somebody_whom_the_hall_knows(site: TestClient) -> None:
    umpire, relief = Player(site, "Ada"), Player(site, "Bea")
    body = {"edition": CARROM, "mode": "umpired", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    match = umpire.post("/api/matches", body).json()["id"]
    assert umpire.does(match, "lease", hand_over="nobody-here").status_code == 404
    assert umpire.seen(match)["lease"] is None
    assert umpire.does(match, "lease", hand_over=relief.id).status_code == 200
    assert umpire.seen(match)["lease"] == relief.id


def test_a_guest_is_called_by_his_name_and_must_be_there(site: TestClient) -> None:
    ada, bea = Player(site, "Ada"), Player(site, "Bea")
    body = {"edition": BACKGAMMON, "mode": "played", "players": [{"guest": ada.id}, {"guest": bea.id}]}
    told = ada.post("/api/matches", body).json()
    assert [one["name"] for one in told["players"]] == ["Ada", "Bea"]
    opened = ada.get(f"/api/matches/{told['id']}/journal").text.splitlines()[0]
    assert '"players":["Ada","Bea"]' in opened
    unknown = {**body, "players": [{"guest": ada.id}, {"guest": "guest-NOBODY"}]}
    answer = ada.post("/api/matches", unknown)
    assert (answer.status_code, answer.json()["key"]) == (404, "players[1].guest")


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"options": {"privat": True}}, "options.privat"),
        ({"options": {"clock": "mine"}}, "options.clock"),
        ({"id": ""}, "id"),
    ],
)
def test_a_wish_that_is_not_understood_makes_no_match(site: TestClient, wish: Any, key: str) -> None:
    ada = Player(site, "Ada")
    body = {"edition": CARROM, "mode": "played", "players": [{"guest": ada.id}, {"house": 1}]}
    answer = ada.post("/api/matches", {**body, **wish})
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_dice_that_were_taken_back_fall_once_more_and_cannot_be_corrected(
    site: TestClient, director: Device
) -> None:
    table = Table(site, BACKGAMMON)
    choice = table.mover.seen(table.match)["due"][0]["choices"][0]
    table.mover.acts(table.match, {"move": choice})
    rolled = table.other.acts(table.match, "roll").json()
    dice, number = rolled["match"]["after"]["dice"], rolled["sequence"]
    path = f"/api/matches/{table.match}"
    wish = {"command": "other dice", "expected": number, "number": number, "reason": "mine"}
    others = [7 - dice[0], dice[1]]
    refused = director.post(f"{path}/correct", {**wish, "event": {"roll": others}}).json()["refused"]
    assert refused["law"] == "4.1.i"
    for _ in range(2):
        assert table.other.does(table.match, "undo", reason="again").json()["code"] == "agree"
        assert table.mover.does(table.match, "undo", reason="again").json()["refused"] is None
        again = table.other.acts(table.match, "roll").json()
        assert again["match"]["after"]["dice"] == dice
    ledger = table.other.get(f"{path}/dice").json()["rolls"]
    assert len({roll["number"] for roll in ledger}) == len(ledger)
    following = again["match"]["due"][0]["choices"][0]
    assert table.other.acts(table.match, {"move": following}).json()["refused"] is None
    assert table.mover.acts(table.match, "roll").json()["refused"] is None
    assert len(table.other.get(f"{path}/dice").json()["rolls"]) == len(ledger) + 1


def test_what_one_player_asks_for_is_shown_to_the_others_until_the_next_act(site: TestClient) -> None:
    table = Table(site, BACKGAMMON)
    assert table.mover.seen(table.match)["wish"] is None
    table.mover.does(table.match, "pause", reason="tea")
    told, his = (one.seen(table.match)["wish"] for one in (table.other, table.mover))
    mover = "Ada" if table.side == "X" else "Bea"
    assert (told["what"], told["names"], told["yours"]) == ("pause", [mover], False)
    assert his["yours"]
    choice = table.mover.seen(table.match)["due"][0]["choices"][0]
    table.mover.acts(table.match, {"move": choice})
    assert table.other.seen(table.match)["wish"] is None


@pytest.mark.parametrize(("language", "said"), [("en", "I double"), ("it", "Raddoppio"), ("es", "Doblo")])
def test_rulings_and_calls_name_the_players_and_not_their_sides(
    site: TestClient, language: str, said: str
) -> None:
    ada = Player(site, "Ada")
    players = [{"guest": ada.id}, {"name": "Malcolm X"}]
    position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"
    body = {"edition": BACKGAMMON, "mode": "played", "players": players, "options": {"position": position}}
    match = ada.post("/api/matches", body).json()["id"]
    answer = ada.post(
        f"/api/matches/{match}/acts?lang={language}", {"command": "d", "expected": 0, "event": "double"}
    ).json()
    assert answer["say"][0].startswith("Ada: ")
    assert said in answer["say"][0]
    assert "Malcolm X" in answer["rulings"][0]["text"]
    assert "Ada" in answer["match"]["last"][-1]["rulings"][0]["text"]


def test_a_foul_names_who_gets_its_points_and_a_house_player_by_its_strength(site: TestClient) -> None:
    ada = Player(site, "Ada")
    balls = [
        {"piece": piece, "x": x, "y": y}
        for piece, x, y in (("cue", -292, -60), ("black", 0, 2508), ("pink", 0, 1939.75), ("blue", 0, 1047.5))
    ]
    players = [{"guest": ada.id}, {"house": 2}]
    body = {"edition": SNOOKER, "mode": "played", "players": players, "options": {"position": balls}}
    match = ada.post("/api/matches", body).json()["id"]
    ready(ada, match)
    answer = ada.acts(match, {"strike": {"angle": 180, "speed": 0.5}}).json()
    fouls = [one for one in answer["rulings"] if one.get("foul")]
    assert fouls
    assert any("Computer, level 2" in one["text"] for one in answer["rulings"])
    assert not any(one["text"].endswith(" B.") for one in answer["rulings"])


@pytest.mark.parametrize("what", [None, "match"])
def test_at_snooker_a_player_who_is_not_at_the_table_resigns_the_match(
    site: TestClient, what: str | None
) -> None:
    table = Table(site, SNOOKER)
    said = {"what": what} if what else {}
    told = table.other.does(table.match, "resign", **said).json()
    assert told["refused"] is None
    assert told["match"]["state"] == "over"
    assert told["match"]["match"]["match_winner"] == table.side
    assert "4.6.a" in [one["law"] for one in told["rulings"]]


def test_at_snooker_nothing_but_a_frame_or_the_match_is_given_up(site: TestClient) -> None:
    table = Table(site, SNOOKER)
    assert table.mover.does(table.match, "resign", what="gammon").status_code == 400
