"""The contract of `arbitro serve`: who is asking."""

from pathlib import Path

import pytest

from tests.web.hall.process import PASSWORD, Asker, Served


def test_a_session_tells_its_roles_and_ends_at_once(hall: Served, director: Asker) -> None:
    told = hall.post("/api/session", {"name": "Ada", "password": PASSWORD})
    assert (told.status, told.json["roles"]) == (200, ["director"])
    mine = Asker(hall.port, told.json["token"])
    assert mine.get("/api/accounts").status == 200
    assert mine.delete("/api/session").status == 200
    assert mine.get("/api/accounts").status == 401
    assert mine.get("/api/matches").status == 401, "a token that is over is nobody's"


def test_a_browser_has_a_cookie_that_no_script_and_no_other_site_can_use(
    hall: Served, director: Asker
) -> None:
    told = hall.post("/api/session", {"name": "Ada", "password": PASSWORD})
    cookie = told.headers["set-cookie"]
    assert {"httponly", "samesite=lax"} <= {part.strip().lower() for part in cookie.split(";")}
    mine = cookie.partition(";")[0]
    host = f"127.0.0.1:{hall.port}"
    assert hall.get("/api/accounts", cookie=mine).status == 200
    same = hall.ask("POST", "/api/devices/pin", {}, cookie=mine, origin=f"http://{host}")
    other = hall.ask("POST", "/api/devices/pin", {}, cookie=mine, origin="http://elsewhere.example")
    assert (same.status, other.status) == (201, 403)


def test_a_guest_watches_and_umpires_matches_of_his_own_alone(
    hall: Served, guest: Asker, director: Asker
) -> None:
    mine, other = guest.made(), hall.guest("Hal")
    assert guest.acts(mine, 0, {"stroke": {"white": 1}}).status == 200
    assert other.shown(mine)["sequence"] == 1
    assert other.acts(mine, 1, {"stroke": {}}).status == 403
    assert director.acts(mine, 1, {"stroke": {}}).status == 200, "the director acts in any"
    assert guest.acts(director.made(), 0, {"stroke": {}}).status == 403


def test_a_casual_match_is_not_the_desks(hall: Served, guest: Asker, director: Asker) -> None:
    assert director.post("/api/accounts", {"name": "Uwe", "password": PASSWORD, "roles": ["umpire"]}).status
    umpire = hall.signed_in("Uwe")
    assert umpire.acts(guest.made(), 0, "play").status == 403
    assert umpire.acts(director.made(), 0, "play").status == 200


def test_a_private_match_is_read_by_those_it_belongs_to(hall: Served, guest: Asker, director: Asker) -> None:
    mine = guest.made(options={"private": True})
    path = f"/api/matches/{mine}"
    for who, status in ((guest, 200), (director, 200), (hall.guest("Ida"), 403)):
        assert who.get(path).status == status
        assert who.get(f"{path}/journal").status == status
        assert who.get(f"{path}/record").status == status
    assert hall.get(path).status in (401, 403)
    assert hall.get(f"/api/events?match={mine}").status in (401, 403)
    assert mine not in [one["id"] for one in hall.get("/api/matches").json]


def test_a_closed_hall_lets_guests_in_only_from_devices_that_were_let_in(tmp_path: Path) -> None:
    with Served(tmp_path / "data", "--closed") as hall:
        director = hall.director()
        assert hall.post("/api/guests", {"name": "Gil"}).status == 403
        join = director.post("/api/devices/join", {"role": "player"}).json["join"]
        let_in = hall.post("/api/devices", {"join": join})
        device = Asker(hall.port, let_in.json["token"])
        assert device.post("/api/guests", {"name": "Gil"}).status == 201


@pytest.mark.parametrize("of", ["match", "table"])
def test_a_grant_is_for_one_object_and_is_taken_back_at_once(hall: Served, director: Asker, of: str) -> None:
    match = director.made(options={"table": f"7-{of}"})
    pin = director.post("/api/devices/pin").json["pin"]
    asking = {"pin": pin, "name": f"phone {of}"}
    waits = hall.post("/api/devices", asking)
    assert (waits.status, waits.json["state"]) == (202, "waiting")
    scope = {"match": match, "table": f"7-{of}"}[of]
    device = waits.json["device"]
    told = director.post(f"/api/devices/{device}/approve", {"role": "umpire", of: scope})
    assert told.status == 200
    let_in = hall.post("/api/devices", {**asking, "secret": waits.json["secret"]})
    assert (let_in.status, let_in.json["scope"][of]) == (200, scope)
    phone = Asker(hall.port, let_in.json["token"])
    assert phone.acts(match, 0, "play").status == 200
    assert phone.acts(director.made(), 0, "play").status == 403
    with phone.watch(match) as stream:
        stream.take(1)
        assert director.delete(f"/api/devices/{device}").status == 200
        assert phone.acts(match, 1, {"stroke": {}}).status == 401
        assert stream.ended()


def test_a_join_code_works_once(hall: Served, director: Asker) -> None:
    join = director.post("/api/devices/join", {"role": "marker", "match": director.made()}).json["join"]
    assert hall.post("/api/devices", {"join": join}).status == 200
    assert hall.post("/api/devices", {"join": join}).status == 403


def test_a_lease_keeps_others_out_until_it_is_handed_or_taken_over(hall: Served, director: Asker) -> None:
    director.post("/api/accounts", {"name": "Vic", "password": PASSWORD, "roles": ["umpire"]})
    umpire, match = hall.signed_in("Vic"), director.made()
    assert umpire.does(match, "lease", 0, take=True).status == 200
    held = director.acts(match, 0, "play")
    assert (held.status, held.code) == (409, "leased")
    assert director.does(match, "lease", 0, take=True).code == "leased"
    assert director.does(match, "lease", 0, take_over=True).status == 200
    assert umpire.acts(match, 0, "play").code == "leased"
    assert director.does(match, "lease", 0, hand_over="").status == 200
    assert umpire.acts(match, 0, "play").status == 200, "anyone entitled, while nobody holds it"


def test_too_many_tries_are_told_when_to_come_again(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        hall.director()
        wrong = {"name": "Ada", "password": "not the password"}
        told = [hall.post("/api/session", wrong) for _ in range(12)]
        assert told[0].status == 401
        assert told[-1].status == 429
        assert 1 <= int(told[-1].headers["retry-after"]) <= 60
        pins = [hall.post("/api/devices", {"pin": "AAAAAA"}) for _ in range(12)]
        assert pins[-1].status == 429


def test_an_invitation_seats_whoever_joins(hall: Served, guest: Asker) -> None:
    told = guest.post(
        "/api/matches",
        {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "Gil"}, {"invite": True}]},
    ).json
    assert told["state"] == "waiting"
    address = told["players"][1]["join"]
    other = hall.guest("Jo")
    joined = other.post(f"/api/matches/{told['id']}/join", {"join": address.rpartition("/")[2]})
    assert (joined.status, joined.json["players"][1]["name"], joined.json["state"]) == (200, "Jo", "running")
    again = hall.guest("Kim").post(f"/api/matches/{told['id']}/join", {"join": address.rpartition("/")[2]})
    assert again.status == 403


def test_a_device_that_is_not_there_cannot_be_shut_out(director: Asker) -> None:
    told = director.delete("/api/devices/nodev")
    assert (told.status, told.code) == (404, "no-such-device")


def test_a_device_gets_its_token_once_by_the_secret_that_it_alone_was_told(
    hall: Served, director: Asker
) -> None:
    asking = {"pin": director.post("/api/devices/pin").json["pin"], "name": "table 7"}
    first, thief = hall.post("/api/devices", asking).json, hall.post("/api/devices", asking).json
    assert first["device"] != thief["device"], "another that says the same PIN and name is another device"
    again = {**asking, "secret": first["secret"]}
    assert (hall.post("/api/devices", again).status, hall.post("/api/devices", again).status) == (202, 202)
    assert director.post(f"/api/devices/{first['device']}/approve", {"role": "umpire"}).status == 200
    assert hall.post("/api/devices", asking).status == 202, "without the secret it waits like any other"
    assert hall.post("/api/devices", {**asking, "secret": thief["secret"]}).status == 202
    assert "token" in hall.post("/api/devices", again).json
    assert hall.post("/api/devices", again).status == 403, "once"


def test_nobody_gives_what_they_do_not_hold_and_a_grant_says_who_gave_it_and_until_when(
    hall: Served, director: Asker
) -> None:
    director.post("/api/accounts", {"name": "Dee", "password": PASSWORD, "roles": ["desk"]})
    desk = hall.signed_in("Dee")
    for role in ("director", "chief"):
        for wish in ({"role": role}, {"role": role, "table": "7"}):
            told = desk.post("/api/devices/join", wish)
            assert (told.status, told.code) == (403, "not-yours-to-give"), wish
            waits = hall.post("/api/devices", {"pin": director.post("/api/devices/pin").json["pin"]}).json
            assert desk.post(f"/api/devices/{waits['device']}/approve", wish).status == 403
    assert director.post("/api/devices/join", {"role": "director"}).status == 201
    join = desk.post("/api/devices/join", {"role": "umpire", "table": "7", "until": 2**45}).json["join"]
    made = hall.post("/api/devices", {"join": join, "name": "by Dee"}).json["device"]
    line = next(one for one in director.get("/api/devices").json if one["device"] == made)
    grant = line["grants"][0]
    assert (grant["role"], grant["by"], grant["scope"]) == ("umpire", "Dee", {"table": "7"})
    assert grant["until"] < 2**45, "not later than a session lasts"


@pytest.mark.parametrize("role", ["director", "desk", "chief"])
def test_a_grant_for_one_table_or_match_is_nothing_in_the_hall(
    hall: Served, director: Asker, role: str
) -> None:
    match = director.made(options={"table": "9"})
    for wish in ({"role": role, "table": "9"}, {"role": role, "match": match}):
        join = director.post("/api/devices/join", wish).json["join"]
        device = Asker(hall.port, hall.post("/api/devices", {"join": join}).json["token"])
        assert device.acts(match, director.shown(match)["sequence"], "play").status == 200, "there it holds"
        for path in ("/api/accounts", "/api/copy", "/api/devices"):
            assert device.get(path).status == 403, (wish, path)
        for path, body in (
            ("/api/devices/pin", {}),
            ("/api/devices/join", {"role": "umpire", "table": "9"}),
            ("/api/desk", {"edition": "desk", "given": {}}),
            ("/api/accounts", {"name": "Eve", "password": PASSWORD, "roles": ["director"]}),
        ):
            assert device.post(path, body).status == 403, (wish, path)
        assert device.acts(director.made(options={"table": "10"}), 0, "play").status == 403
        assert device.acts(hall.guest("Lou").made(), 0, "play").status == 403
        director.does(match, "undo", director.shown(match)["sequence"])


def test_what_somebody_gave_ends_when_they_are_shut_out(hall: Served, director: Asker) -> None:
    match = director.made(options={"table": "11"})
    join = director.post("/api/devices/join", {"role": "umpire", "table": "11"}).json["join"]
    first = hall.post("/api/devices", {"join": join}).json
    umpire = Asker(hall.port, first["token"])
    handed = umpire.post(f"/api/matches/{match}/hand-over").json["join"]
    second = Asker(hall.port, hall.post("/api/devices", {"join": handed}).json["token"])
    assert second.acts(match, 0, "play").status == 200
    unused = umpire.post(f"/api/matches/{match}/hand-over").json["join"]
    assert director.delete(f"/api/devices/{first['device']}").status == 200
    assert second.acts(match, 1, {"stroke": {}}).status == 403
    assert hall.post("/api/devices", {"join": unused}).status == 403, "and so does what is not used yet"


def test_whoever_makes_an_event_is_its_director_unless_others_are_named(director: Asker) -> None:
    for given, by in (({}, "Ada"), ({"directors": ["TD1"]}, "TD1")):
        told = director.post(
            "/api/desk", {"edition": "backgammon/wbgf-2.1", "given": {"entries": 4, **given}}
        ).json
        assert told["setup"]["directors"] == [by]
