from tests.web.hall.conftest import Device
from tests.web.hall.test_acts import acted, made


def test_a_rehearsed_act_is_ruled_on_and_nothing_is_stored(director: Device) -> None:
    match = made(director)
    body = {"command": "one", "expected": 0, "event": {"stroke": {"white": 1}}, "rehearse": True}
    told = director.post(f"/api/matches/{match}/acts", body).json()
    assert told["say"]
    assert told["match"]["after"]["men"]["white"] == 8
    assert director.get(f"/api/matches/{match}").json()["sequence"] == 0
    assert acted(director, match, {"stroke": {}}, 0, "one").json()["sequence"] == 1


def test_a_rehearsed_correction_tells_which_rulings_would_change(director: Device) -> None:
    match = made(director)
    for expected, men in enumerate((1, 2)):
        acted(director, match, {"stroke": {"white": men}}, expected)
    body = {"command": "two", "expected": 2, "number": 1, "event": {"stroke": {}}, "rehearse": True}
    told = director.post(f"/api/matches/{match}/correct", body).json()
    first = told["would_change"][0]
    assert (first["number"], first["lapses"]) == (1, False)
    assert first["before"] != first["after"]
    assert director.get(f"/api/matches/{match}").json()["sequence"] == 2


def test_a_match_is_shown_as_it_was_when_an_act_was_judged(director: Device) -> None:
    match = made(director)
    acted(director, match, {"stroke": {"white": 1}}, 0)
    told = director.get(f"/api/matches/{match}/acts/1/before").json()
    assert told["after"]["men"]["white"] == 9
    assert any(offer["act"] == "stroke" for offer in told["offers"])
    assert director.get(f"/api/matches/{match}/acts/9/before").status_code == 409


def test_a_played_match_cannot_be_rehearsed(director: Device) -> None:
    body = {"edition": "backgammon/wbgf-2.1", "mode": "played", "players": [{"name": "Ada"}, {"name": "Bea"}]}
    match = director.post("/api/matches", body).json()["id"]
    before = director.get(f"/api/matches/{match}").json()["sequence"]
    act = {"command": "three", "expected": before, "event": "double", "rehearse": True}
    told = director.post(f"/api/matches/{match}/acts", act)
    assert (told.status_code, told.json()["key"]) == (400, "rehearse")
    assert '"three"' not in director.get(f"/api/matches/{match}/journal").text, (
        "only the hall has rolled meanwhile"
    )
