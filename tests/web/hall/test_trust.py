"""Nobody gets what is not theirs: what was seen to work once, and the honest way beside it."""

from itertools import count
from typing import Any

import pytest
from starlette.testclient import TestClient

from arbitro.web.hall.table import ENDPOINTS
from arbitro.web.page_policy import PAGES
from arbitro.web.routes import ROUTES
from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import wait_for

BACKGAMMON = "backgammon/wbgf-2.1"
_numbers = count(1)


class Person(Device):
    """Somebody with an id and a name."""

    def __init__(self, site: TestClient, name: str) -> None:
        told = Device(site).post("/api/guests", {"name": name}).json()
        super().__init__(site, told["token"])
        self.id, self.name = told["guest"], name


def does(who: Device, match: str, what: str, **more: Any) -> Any:
    sequence = who.get(f"/api/matches/{match}").json()["sequence"]
    body = {"command": f"trust-{next(_numbers)}", "expected": sequence, **more}
    return who.post(f"/api/matches/{match}/{what}", body)


def enters(who: Device, event: str, act: Any, **more: Any) -> Any:
    sequence = who.get(f"/api/desk/{event}").json()["sequence"]
    body = {"command": f"trust-{next(_numbers)}", "expected": sequence, "event": act, **more}
    return who.post(f"/api/desk/{event}/acts", body)


def made(who: Device, **given: Any) -> str:
    edition, options = given.pop("edition", BACKGAMMON), given.pop("options", {})
    wish = {"edition": edition, "given": {"level": "event", **given}, "options": options}
    told = who.post("/api/desk", wish)
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def signed_in(site: TestClient, director: Device, name: str, *roles: str) -> Device:
    wish = {"name": name, "password": "a long password"}
    director.post("/api/accounts", {**wish, "roles": list(roles)})
    return Device(site, Device(site).post("/api/session", wish).json()["token"])


@pytest.fixture
def two(site: TestClient) -> tuple[Person, Person]:
    return Person(site, "Alice"), Person(site, "Bob")


def played(one: Person, other: Person, **more: Any) -> str:
    wish = {"edition": BACKGAMMON, "mode": "played", "players": [{"name": one.name}, {"guest": other.id}]}
    told = one.post("/api/matches", {**wish, "length": {"points": 5}, **more})
    assert told.status_code == 201, told.text
    return str(told.json()["id"])


def play_on(match: str, people: dict[str, Person], acts: int) -> list[tuple[int, str, list[str]]]:
    """Let whoever is due act, and return the moves: number, side, choices."""
    moves = []
    for _ in range(acts):
        due = one_due(people["X"], match)
        who, choices = people[due["side"]], due.get("choices") or []
        told = does(who, match, "acts", event={"move": choices[0]} if due["act"] == "move" else "roll").json()
        if due["act"] == "move":
            moves.append((told["sequence"], due["side"], choices))
    return moves


# -- C1: the umpire's chair is not a player's ------------------------------------------------------------------


def test_a_player_of_a_played_match_does_not_hand_it_over_and_its_officials_do(
    two: tuple[Person, Person], director: Device
) -> None:
    match = played(*two)
    for who in two:
        assert who.post(f"/api/matches/{match}/hand-over").status_code == 403
        assert does(who, match, "lease", take=True).status_code == 403
    assert director.post(f"/api/matches/{match}/hand-over").status_code == 201


def test_an_umpire_by_account_is_no_official_of_the_match_that_they_play(
    site: TestClient, director: Device
) -> None:
    umpire, other = signed_in(site, director, "Uli plays", "umpire", "desk"), Person(site, "Bob")
    wish = {"edition": BACKGAMMON, "mode": "played", "players": [{"name": "Uli"}, {"guest": other.id}]}
    match = umpire.post("/api/matches", wish).json()["id"]
    assert umpire.post(f"/api/matches/{match}/hand-over").status_code == 403
    assert does(umpire, match, "resign", by="O").status_code == 403
    assert does(umpire, match, "undo").status_code == 403, "that is for officials, and they are a player here"


def test_a_device_let_in_as_a_player_plays_no_seat_of_others(
    site: TestClient, director: Device, two: tuple[Person, Person]
) -> None:
    match = played(*two)
    join = director.post("/api/devices/join", {"role": "player", "match": match}).json()["join"]
    device = Device(site, Device(site).post("/api/devices", {"join": join}).json()["token"])
    assert does(device, match, "resign", by="X").status_code == 403
    assert does(device, match, "acts", event="roll").status_code == 403


# -- C3: an entry is claimed by a code or by the desk, never by a name -----------------------------------------


@pytest.mark.parametrize("approval", [True, False])
def test_a_name_alone_makes_nobody_an_entry(site: TestClient, director: Device, approval: bool) -> None:
    event = made(director, entries=["Ada Rossi", "Ben", "Cleo", "Dan"], approval=approval)
    stranger = Person(site, "Ada Rossi")
    told = enters(stranger, event, {"enter": "Ada Rossi"})
    assert told.status_code == 403 or told.json()["refused"]
    assert stranger.get(f"/api/desk/{event}/me").json()["names"] == []
    enters(director, event, "draw")
    assert enters(stranger, event, {"withdraw": "Ada Rossi"}).status_code == 403
    join = director.post(f"/api/desk/{event}/invitations", {"name": "Ben"}).json()["join"]
    ben = Person(site, "Somebody")
    assert ben.post(f"/api/desk/{event}/join", {"join": join}).json()["names"] == ["Ben"]
    assert enters(ben, event, {"withdraw": "Ben"}).status_code == 200


def test_whoever_entered_themself_is_that_entry_and_their_namesake_is_not(
    site: TestClient, director: Device
) -> None:
    event = made(director, entries=["Ben", "Cleo"], approval=True)
    first, second = Person(site, "Zoe"), Person(site, "Zoe")
    assert enters(first, event, {"enter": "Zoe"}).json()["refused"] is None
    assert enters(second, event, {"enter": "Zoe"}).status_code == 403
    assert [one.get(f"/api/desk/{event}/me").json()["names"] for one in (first, second)] == [["Zoe"], []]
    enters(first, event, {"withdraw": "Zoe"})
    enters(second, event, {"enter": "Zoe"})
    assert second.get(f"/api/desk/{event}/me").json()["names"] == [], "also when the entry has withdrawn"


@pytest.mark.parametrize(
    "more", [{"person": 1}, {"person": 99}, {"seed": 1}, {"rating": 2400}, {"handicap": 20}], ids=str
)
def test_nobody_says_of_themself_who_they_are_in_the_register_nor_where_they_rank(
    site: TestClient, director: Device, more: dict[str, int]
) -> None:
    director.post("/api/people", {"name": "Asha Rao", "club": "Pune"})
    event = made(director, entries=["Ben", "Cleo"], approval=True)
    for name in ("Zoe", "Asha Rao"):
        told = enters(Person(site, name), event, {"enter": {"player": name, **more}})
        assert told.status_code == 403
        assert told.json()["code"] == ("not-yours" if "person" in more else "officials-word")
    assert enters(Person(site, "Zoe"), event, {"enter": {"player": "Zoe", "club": "Pune"}}).status_code == 200
    assert enters(director, event, {"enter": {"player": "Asha Rao", "seed": 1}}).json()["refused"] is None


def test_nobody_says_of_themself_that_they_were_asked_to_speak(site: TestClient, director: Device) -> None:
    event = made(director, entries=["Ada", "Ben", "Cleo", "Dan"])
    cleo = claimed(site, director, event, "Cleo")
    for act in ("draw", {"call": "R1.1"}, {"start": "R1.1"}):
        enters(director, event, act)
    sides = director.get(f"/api/desk/{event}").json()["event"]["matches"]["R1.1"]["sides"]
    assert "Cleo" not in sides
    enters(director, event, {"claim": {"match": "R1.1", "by": sides[0], "subject": "table"}})
    heard = {"dispute": "D1", "by": "Cleo"}
    assert enters(cleo, event, {"evidence": heard}).json()["refused"]["law"] == "5.3"
    assert enters(cleo, event, {"evidence": {**heard, "asked": True}}).status_code == 403
    assert "asked" not in str(cleo.get(f"/api/desk/{event}/offers").json().get("evidence", {}))
    assert enters(director, event, {"evidence": {**heard, "asked": True}}).json()["refused"] is None


def test_145_the_form_of_a_players_protest_asks_for_no_fee_and_the_desk_confirms_it(
    site: TestClient, director: Device
) -> None:
    event = made(director, edition="carrom/icf-2001", entries=["Ada", "Ben"], format="knockout")
    for act in ("draw", {"call": "R1.1"}, {"start": "R1.1"}):
        assert enters(director, event, act).json()["refused"] is None
    ben = claimed(site, director, event, "Ben")
    offered = ben.get(f"/api/desk/{event}/offers?about=R1.1").json()["protest"]["fields"]
    assert {"facts", "written"} <= {one["name"] for one in offered}
    assert not {"fee_paid", "abusive"} & {one["name"] for one in offered}
    asked = director.get(f"/api/desk/{event}/offers?about=R1.1").json()["protest"]["fields"]
    assert {"fee_paid", "abusive"} <= {one["name"] for one in asked}
    protest = {"match": "R1.1", "by": "Ben", "game": 1, "board": 1, "fee_paid": True}
    assert enters(ben, event, {"protest": protest}).json()["refused"] is None
    assert enters(ben, event, {"confirm_fee": "D1"}).status_code == 403
    view = director.get(f"/api/desk/{event}").json()["event"]
    assert (view["disputes"]["D1"]["fee"], view["disputes"]["D1"]["fee_confirmed"]) == (10, False)
    assert enters(director, event, {"confirm_fee": "D1"}).json()["refused"] is None
    assert director.get(f"/api/desk/{event}").json()["event"]["disputes"]["D1"]["fee_confirmed"]
    assert enters(director, event, {"confirm_fee": "D1"}).json()["refused"]["law"] == "145"


@pytest.mark.parametrize("kind", ["device", "seat"])
def test_whoever_gives_no_name_is_not_called_by_their_address(
    site: TestClient, director: Device, kind: str
) -> None:
    if kind == "device":
        join = director.post("/api/devices/join", {"role": "umpire"}).json()["join"]
    else:
        players = [{"name": "Ada"}, {"invite": True}]
        wish = {"edition": BACKGAMMON, "mode": "played", "players": players}
        told = director.post("/api/matches", wish).json()
        join = next(one["join"] for one in told["players"] if one.get("join")).rpartition("/")[2]
    told = Device(site).post("/api/devices", {"join": join}).json()
    name = Device(site, told["token"]).get("/api/session").json()["name"]
    assert len(name) == 4
    assert name.isalnum()


def test_a_committee_is_not_joined_by_calling_oneself_like_a_member(
    site: TestClient, director: Device
) -> None:
    member = signed_in(site, director, "Ida", "committee")
    event = made(director, entries=4, draw=True, playing=["R1.1"], directors=["TD"])
    for act in (
        {"claim": {"match": "R1.1", "by": "P1"}},
        {"ruling": {"dispute": "D1", "by": "TD", "decision": "stands", "reasons": "seen"}},
        {"appeal": {"dispute": "D1", "by": "P1"}},
        {"committee": {"dispute": "D1", "members": ["Ida", "Leo", "Max"]}},
    ):
        assert enters(director, event, act).json()["refused"] is None
    vote = {"vote": {"dispute": "D1", "by": "Ida", "for": "confirm"}}
    assert enters(member, event, vote).status_code == 403
    join = director.post(f"/api/desk/{event}/invitations", {"name": "Ida"}).json()["join"]
    member.post(f"/api/desk/{event}/join", {"join": join})
    assert enters(member, event, vote).json()["refused"] is None


# -- H2: agreement is to the same thing -------------------------------------------------------------------------


@pytest.mark.parametrize("change", ["event", "number", "confirm", None])
def test_what_all_agree_to_is_one_and_the_same_correction(
    two: tuple[Person, Person], change: str | None
) -> None:
    people = dict(zip("XO", two, strict=True))
    match = played(*two)
    moves = [one for one in play_on(match, people, 9) if len(one[2]) > 2]
    number, side, choices = moves[-1]
    first, second = people[side], people["O" if side == "X" else "X"]
    asked: dict[str, Any] = {
        "number": number,
        "event": {"move": choices[-1]},
        "reason": "slip",
        "confirm": True,
    }
    others: dict[str | None, dict[str, Any]] = {
        "event": {"event": {"move": choices[-2]}},
        "number": {"number": moves[0][0], "event": {"move": moves[0][2][-1]}},
        "confirm": {"confirm": False},
        None: {},
    }
    other = others[change]
    told = does(first, match, "correct", **asked)
    assert (told.status_code, told.json()["code"]) == (403, "agree")
    told = does(second, match, "correct", **{**asked, **other})
    if change is not None:
        assert (told.status_code, told.json()["code"]) == (403, "agree")
        told = does(second, match, "correct", **asked)
        assert told.json()["code"] == "agree", "their own wish has put the first one aside"
        wish = first.get(f"/api/matches/{match}").json()["wish"]
        assert wish["asked"] == {key: value for key, value in asked.items() if key != "reason"}
        told = does(first, match, "correct", **wish["asked"], reason="granted")
    assert told.status_code == 200, told.text


# -- M7: one player's protest --------------------------------------------------------------------------------------


def test_a_casual_match_under_review_goes_on_when_both_want_or_ends_when_one_gives_up(
    two: tuple[Person, Person],
) -> None:
    one, other = two
    for ending in ("resign", "resume"):
        match = played(one, other, clock=True)
        one_due(one, match)
        assert does(one, match, "protest", text="cocked", by="O").status_code == 403, (
            "each for their own side"
        )
        told = does(one, match, "protest", text="cocked").json()["match"]
        assert told["state"] == "review"
        entry = one.get(f"/api/matches/{match}/journal").text.splitlines()[-2]
        assert '"by":"X"' in entry
        assert does(other, match, "resume").json()["code"] == "agree", "not alone"
        assert does(other, match, "acts", event="roll").json()["code"] == "under-review"
        if ending == "resign":
            assert does(other, match, "resign", by="X").status_code == 403, "nor for the one who protested"
            assert does(other, match, "resign").json()["refused"] is None
        else:
            assert does(one, match, "resume").status_code == 200
        told = other.get(f"/api/matches/{match}").json()
        assert told["state"] == ("over" if ending == "resign" else "running"), "4.5: no game is resigned now"
        assert any(clock["running"] for clock in told["clocks"]) == (ending == "resume")
        if ending == "resign":
            assert (told["due"], does(one, match, "resume").json()["code"]) == ([], "not-paused")
            assert does(one, match, "acts", event="roll").json()["code"] == "standing-still"
            assert one.post(f"/api/matches/{match}/rematch").status_code == 201


def test_in_carrom_whoever_gives_up_under_review_has_lost(two: tuple[Person, Person]) -> None:
    match = played(*two, edition="carrom/icf-2001", length={"games": 1})
    wait_for(lambda: two[0].get(f"/api/matches/{match}").json()["sequence"] > 0)
    does(two[0], match, "protest", text="the striker was in")
    assert does(two[1], match, "resign").json()["refused"] is None
    told = two[0].get(f"/api/matches/{match}").json()
    assert (told["state"], told["match"]["match_winner"]) == ("over", "A")


# -- M1: what is disputed ---------------------------------------------------------------------------------------------


def test_position_and_dice_show_strangers_what_stood_before_the_disputed_act(
    site: TestClient, director: Device, two: tuple[Person, Person]
) -> None:
    people = dict(zip("XO", two, strict=True))
    match, stranger = played(*two), Device(site)
    play_on(match, people, 4)
    while one_due(two[0], match)["act"] == "move":
        play_on(match, people, 1)

    def told(who: Device) -> tuple[str, int]:
        dice = who.get(f"/api/matches/{match}/dice").json()
        return who.get(f"/api/matches/{match}/position").text, len(dice["rolls"])

    before, roller = told(stranger), people[one_due(two[0], match)["side"]]
    does(roller, match, "acts", event="roll")
    after = told(stranger)
    assert after != before
    does(roller, match, "protest", text="cocked")
    assert told(stranger) == before
    assert [told(who) for who in (*two, director)] == [after] * 3


def one_due(who: Device, match: str) -> Any:
    """Return what is due of a player; the hall's own acts come first."""
    found: list[Any] = []

    def looked() -> bool:
        due = who.get(f"/api/matches/{match}").json()["due"]
        found[:] = [one for one in due if one["side"] in "XO"]
        return bool(found)

    wait_for(looked)
    return found[0]


# -- M8: tables and seats of the hall ----------------------------------------------------------------------------


def test_a_guest_takes_no_table_of_the_hall(site: TestClient, director: Device, guest: Device) -> None:
    wish = {
        "edition": "carrom/icf-2001",
        "mode": "umpired",
        "players": [{"name": "FINAL p1"}, {"name": "p2"}],
    }
    told = guest.post("/api/matches", {**wish, "options": {"table": "1"}})
    assert (told.status_code, told.json()["code"]) == (403, "table-of-the-hall")
    join = director.post("/api/devices/join", {"role": "umpire", "table": "1"}).json()["join"]
    umpire = Device(site, Device(site).post("/api/devices", {"join": join}).json()["token"])
    assert umpire.post("/api/matches", {**wish, "options": {"table": "2"}}).status_code == 403
    mine = umpire.post("/api/matches", {**wish, "options": {"table": "1"}})
    assert (mine.status_code, mine.json()["table"]) == (201, "1")
    assert guest.post("/api/matches", wish).status_code == 201
    assert director.post("/api/matches", {**wish, "players": [{"name": "Hall Own"}, {"name": "B"}]}).json()
    found = Device(site).get("/screen/tables").text
    listed = {one["id"]: one["players"][0] for one in Device(site).get("/api/matches").json()}
    shown = [name for id, name in listed.items() if id in found]
    assert "Hall Own" in shown
    casual = [one for one in listed if guest.get(f"/api/matches/{one}").json().get("offers") is not None]
    assert not [one for one in casual if one in found], "what guests play is their own"


def test_a_guest_seats_other_guests_only_beside_themself(site: TestClient, director: Device) -> None:
    joker, one, other = (Person(site, name) for name in ("Joker", "Asked", "Not Asked"))
    seats = [{"guest": one.id}, {"guest": other.id}]
    wish = {"edition": BACKGAMMON, "mode": "played", "players": seats}
    told = joker.post("/api/matches", wish)
    assert (told.status_code, told.json()["code"]) == (403, "seats-unasked")
    assert director.post("/api/matches", wish).status_code == 201


# -- private matches ----------------------------------------------------------------------------------------------


def test_no_page_tells_a_stranger_who_plays_a_private_match(
    site: TestClient, director: Device, two: tuple[Person, Person]
) -> None:
    names = ("Zoraide Segreta", "Yannick Nascosto")
    wish = {"edition": BACKGAMMON, "mode": "umpired", "options": {"private": True}}
    first = director.post("/api/matches", {**wish, "players": [{"name": name} for name in names]}).json()[
        "id"
    ]
    seats = [{"name": names[0]}, {"invite": True, "name": names[1]}]
    second = two[0].post("/api/matches", {**wish, "mode": "played", "players": seats}).json()
    site.cookies.clear()
    stranger = Device(site)
    for match in (first, second["id"]):
        for path in PAGES:
            given = {"id": match, "match": match, "game": "backgammon", "code": "ANYTHING", "part": "draw"}
            address = path
            for name, value in given.items():
                address = address.replace(f"{{{name}}}", value)
            if "{" not in address and address not in ("/demo", "/sign-out", "/demo/as", "/health"):
                assert not [name for name in names if name in stranger.get(address).text], address
        assert match not in stranger.get("/api/matches").text
    assert names[0] in stranger.get(second["players"][1]["join"]).text, "whoever has the code sees the seat"


# -- the table of rules ---------------------------------------------------------------------------------------------


def test_every_page_has_a_rule_and_every_rule_a_page() -> None:
    assert {getattr(route, "path", "") for route in ROUTES} | {"/api", "/api/docs"} == set(PAGES)


def test_every_address_with_an_object_is_ruled_by_that_object() -> None:
    for one in ENDPOINTS:
        kind = {"matches": "match", "desk": "event"}.get(one.path.split("/")[2] if "{id}" in one.path else "")
        assert one.rule.of == (kind or "hall"), one.path


# -- identity at an event: a claim is to a person's entry, whatever it is called afterwards ---------------------


def claimed(site: TestClient, director: Device, event: str, name: str) -> Person:
    phone = Person(site, f"phone of {name}")
    join = director.post(f"/api/desk/{event}/invitations", {"name": name}).json()["join"]
    assert phone.post(f"/api/desk/{event}/join", {"join": join}).json()["names"] == [name]
    return phone


def names_of(who: Device, event: str) -> list[str]:
    return list(who.get(f"/api/desk/{event}/me").json()["names"])


def renamed(name: str, to: str) -> Any:
    return {"amend": {"what": "name", "player": name, "to": to, "reason": "misspelt"}}


def test_an_entry_that_gets_the_name_of_another_is_not_theirs(site: TestClient, director: Device) -> None:
    event = made(director, entries=["Chandrashekhar", "Fátima", "Gus", "Hal"], draw=True)
    first, other = claimed(site, director, event, "Chandrashekhar"), claimed(site, director, event, "Fátima")
    for act in (renamed("Chandrashekhar", "चंद्रशेखर"), renamed("Fátima", "Chandrashekhar")):
        assert enters(director, event, act).json()["refused"] is None
    assert (names_of(first, event), names_of(other, event)) == (["चंद्रशेखर"], ["Chandrashekhar"])
    assert enters(first, event, {"withdraw": "Chandrashekhar"}).status_code == 403
    for _ in range(2):
        enters(director, event, "undo")
    assert (names_of(first, event), names_of(other, event)) == (["Chandrashekhar"], ["Fátima"])


def test_names_that_are_exchanged_at_once_leave_everybody_who_they_are(
    site: TestClient, director: Device
) -> None:
    event = made(director, entries=["Ada", "Ben", "Cleo"])
    ada, ben = claimed(site, director, event, "Ada"), claimed(site, director, event, "Ben")
    exchange = {"batch": [renamed("Ada", "X"), renamed("Ben", "Ada"), renamed("X", "Ben")]}
    assert enters(director, event, exchange).json()["refused"] is None
    assert (names_of(ada, event), names_of(ben, event)) == (["Ben"], ["Ada"])


def test_an_entry_that_takes_the_number_of_one_taken_back_is_nobodys(
    site: TestClient, director: Device
) -> None:
    event = made(director, entries=["Ada", "Ben"])
    enters(director, event, {"enter": "Xavier"})
    enters(director, event, {"enter": "Yolanda"})
    phone = claimed(site, director, event, "Xavier")
    assert enters(director, event, {"undo": {"act": 1, "reason": "not he"}}).json()["refused"] is None
    assert names_of(phone, event) == []
    enters(director, event, {"enter": "Xavier"})
    assert names_of(phone, event) == []


def test_a_code_for_an_entry_is_for_no_other_that_gets_its_name(site: TestClient, director: Device) -> None:
    event = made(director, entries=["Ada", "Ben"])
    join = director.post(f"/api/desk/{event}/invitations", {"name": "Ada"}).json()["join"]
    for act in (renamed("Ada", "Ada Rossi"), renamed("Ben", "Ada")):
        enters(director, event, act)
    told = Person(site, "Somebody").post(f"/api/desk/{event}/join", {"join": join})
    assert (told.status_code, told.json()["code"]) == (403, "wrong-code")
