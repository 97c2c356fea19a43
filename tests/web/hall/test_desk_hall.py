"""Events beside each other and beside their tables: corrections from a console, shared players, sheets, times."""

import base64
from typing import Any
from uuid import uuid4

import pytest

from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import acts, made, run, wait_for

FOUR = ["Ada", "Bob", "Cleo", "Dan"]


def kinds(director: Device, event: str) -> list[str]:
    return [wait["kind"] for wait in director.get(f"/api/desk/{event}").json()["waits"]]


def resigned(director: Device, match: str, by: str) -> None:
    """Let a side of the hall's match give up, from wherever the match stands."""
    body = {"command": str(uuid4()), "expected": director.get(f"/api/matches/{match}").json()["sequence"]}
    answer = director.post(f"/api/matches/{match}/resign", {**body, "by": by})
    assert answer.status_code == 200, answer.text


def taken_back(director: Device, match: str) -> None:
    body = {"command": str(uuid4()), "expected": director.get(f"/api/matches/{match}").json()["sequence"]}
    answer = director.post(f"/api/matches/{match}/undo", body)
    assert answer.status_code == 200, answer.text


@pytest.fixture
def semifinal(director: Device) -> tuple[str, str]:
    """An event whose first match was won by Ada at its table, and the hall's match of it."""
    cup = made(director, given={"entries": FOUR, "tables": ["7", "8"], "best_of": 3}, options={})
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}})
    linked = str(director.get(f"/api/desk/{cup}").json()["links"]["R1.1"])
    resigned(director, linked, "B")
    wait_for(lambda: matches(director, cup)["R1.1"]["winner"] == "Ada")
    return cup, linked


def matches(director: Device, event: str) -> dict[str, dict[str, Any]]:
    return dict(director.get(f"/api/desk/{event}").json()["event"]["matches"])


def test_a_winner_corrected_at_the_console_asks_the_director_and_changes_nothing_by_itself(
    director: Device, semifinal: tuple[str, str]
) -> None:
    cup, linked = semifinal
    taken_back(director, linked)
    wait_for(lambda: "reopened" in kinds(director, cup))
    resigned(director, linked, "A")
    wait_for(lambda: "correction" in kinds(director, cup))
    told = director.get(f"/api/desk/{cup}").json()
    wait = next(one for one in told["waits"] if one["kind"] == "correction")
    assert (wait["values"]["winner"], wait["values"]["before"]) == ("Dan", "Ada")
    assert told["event"]["matches"]["R2.1"]["sides"][0] == "Ada"
    corrected = {"match": "R1.1", "winner": "Dan", "effect": "reroute", "reason": "corrected at the table"}
    run(director, cup, {"correct_result": corrected})
    assert "correction" not in kinds(director, cup)
    assert matches(director, cup)["R2.1"]["sides"] == ["Dan", None]


def test_the_director_may_leave_the_record_as_it_is(director: Device, semifinal: tuple[str, str]) -> None:
    cup, linked = semifinal
    taken_back(director, linked)
    wait_for(lambda: "reopened" in kinds(director, cup))
    assert director.post(f"/api/desk/{cup}/leave", {"match": "R1.1"}).status_code == 200
    assert "reopened" not in kinds(director, cup)
    assert matches(director, cup)["R1.1"]["winner"] == "Ada"


def test_an_end_that_comes_out_the_same_asks_nothing(director: Device, semifinal: tuple[str, str]) -> None:
    cup, linked = semifinal
    taken_back(director, linked)
    wait_for(lambda: "reopened" in kinds(director, cup))
    resigned(director, linked, "B")
    wait_for(lambda: "reopened" not in kinds(director, cup))
    assert "correction" not in kinds(director, cup)


def test_who_plays_in_one_event_is_not_called_in_another_that_shares(director: Device) -> None:
    options = {"matches": "none", "shares": True}
    given = {"entries": FOUR, "tables": ["Hall 1", "Hall 2"], "draw": True}
    singles = made(director, title="Singles", given=given, options=options)
    doubles = made(director, title="Doubles", given={**given, "entries": ["Ada", "Eve"]}, options=options)
    alone = made(director, given=given, options={"matches": "none"})
    run(director, singles, {"call": {"match": "R1.1", "table": "Hall 1"}})
    refused = acts(director, doubles, {"call": {"match": "R1.1", "table": "Hall 2"}})
    assert (refused.status_code, refused.json()["code"]) == (409, "taken-elsewhere")
    assert "Singles" in refused.json()["detail"]
    assert "ready" not in kinds(director, doubles)
    run(director, alone, {"call": {"match": "R1.1", "table": "Hall 1"}})
    run(director, singles, {"result": {"match": "R1.1", "winner": "Ada"}})
    run(director, doubles, {"call": {"match": "R1.1", "table": "Hall 1"}})


def test_entries_come_from_a_sheet_with_every_bad_cell_named(director: Device, guest: Device) -> None:
    def read(text: str, **headers: str) -> dict[str, list[Any]]:
        content = base64.b64encode(text.encode()).decode()
        return dict(director.post("/api/desk/sheet", {"content": content}, **headers).json())

    good = read("Nome;Club;Seed\nAda;Roma;1\nada ;Roma;2\n")
    assert [one["name"] for one in good["entries"]] == ["Ada", "ada"]
    assert good["twice"] == ["ada"]
    bad = read("name,seed\nAda,first\n", **{"accept-language": "it"})
    assert (bad["entries"], len(bad["faults"])) == ([], 1)
    assert director.post("/api/desk/sheet", {"content": "?"}).json()["key"] == "content"
    assert guest.post("/api/desk/sheet", {"content": ""}).status_code == 403


def test_everybody_may_know_when_matches_are_expected(director: Device, guest: Device) -> None:
    cup = made(director, given={"entries": FOUR, "tables": 1, "best_of": 3, "draw": True})
    told = guest.get(f"/api/desk/{cup}/schedule").json()
    starts = [told["matches"][name]["start"] for name in ("R1.1", "R1.2", "R2.1")]
    assert starts == sorted(starts)
    assert told["end"] > starts[-1] > starts[1] > 0


def test_those_who_share_a_place_that_counts_are_offered_a_lot(director: Device) -> None:
    given = {"format": "groups", "groups": 2, "advance": 1, "entries": 6, "draw": True}
    cup = made(director, edition="desk", given=given)
    circle = {"P1": "P4", "P4": "P5", "P5": "P1", "P2": "P3", "P3": "P6", "P6": "P2"}
    for name, match in matches(director, cup).items():
        first, second = match["sides"]
        if "bye" not in (first, second):
            run(
                director,
                cup,
                {"result": {"match": name, "winner": first if circle[first] == second else second}},
            )
    shared = [one for one in director.get(f"/api/desk/{cup}").json()["waits"] if one["kind"] == "shared"]
    assert [one["values"]["names"] for one in shared] == ["P1, P4, P5", "P2, P3, P6"]
    assert "knockout" not in kinds(director, cup)
    for one in shared:
        run(director, cup, {"lot": {"among": one["values"]["names"].split(", "), "seed": "s"}})
    assert "knockout" in kinds(director, cup)
