"""A team match in the hall: a table and a match of its own for each board, counted together at the desk."""

from typing import Any

from tests.web.hall.conftest import Device
from tests.web.hall.test_desk import made, run, wait_for
from tests.web.hall.test_desk_hall import resigned

LONG = "Clube de Carrom de São João da Madeira A"
TEAMS = [
    {"name": LONG, "members": ["Ada", "Bea", "Cid", "Dan"]},
    {"name": "पुणे कॅरम मंडळ", "members": ["अनिल", "भावना", "चेतन"]},
]


def seen(director: Device, event: str) -> dict[str, Any]:
    return dict(director.get(f"/api/desk/{event}").json())


def test_three_boards_are_three_matches_at_three_tables_and_their_results_make_the_score(
    director: Device,
) -> None:
    given = {"entries": TEAMS, "boards": 3, "tables": ["7", "8", "9", "10"], "best_of": 3}
    cup = made(director, given=given, options={})
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}})
    links = seen(director, cup)["links"]
    assert sorted(links) == ["R1.1.b1", "R1.1.b2", "R1.1.b3"]
    boards = [director.get(f"/api/matches/{links[name]}").json() for name in sorted(links)]
    assert [[player["name"] for player in one["players"]] for one in boards] == [
        ["Ada", "अनिल"],
        ["Bea", "भावना"],
        ["Cid", "चेतन"],
    ]
    assert [one["table"] for one in boards] == ["7", "8", "9"]
    for table, board in (("7", "R1.1.b1"), ("9", "R1.1.b3")):
        answer = director.site.get(
            f"/desk/{cup}/table/{table}", headers=director.headers, follow_redirects=False
        )
        assert answer.headers["location"].endswith(links[board])
    resigned(director, links["R1.1.b2"], "B")
    wait_for(
        lambda: seen(director, cup)["event"]["matches"]["R1.1"]["score"] == {LONG: 1, TEAMS[1]["name"]: 0}
    )
    assert seen(director, cup)["event"]["tables"] == {"7": "R1.1", "8": None, "9": "R1.1", "10": None}
    resigned(director, links["R1.1.b1"], "A")
    wait_for(
        lambda: seen(director, cup)["event"]["matches"]["R1.1"]["score"] == {LONG: 1, TEAMS[1]["name"]: 1}
    )
    assert seen(director, cup)["event"]["matches"]["R1.1"]["state"] == "playing"
    resigned(director, links["R1.1.b3"], "B")
    wait_for(lambda: seen(director, cup)["event"]["matches"]["R1.1"]["winner"] == LONG)
    assert set(seen(director, cup)["event"]["tables"].values()) == {None}


def test_a_board_whose_line_up_changes_before_it_begins_is_opened_for_who_plays_it(director: Device) -> None:
    cup = made(director, given={"entries": TEAMS, "boards": 3, "tables": ["7", "8", "9"]}, options={})
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}})
    run(director, cup, {"line_up": {"match": "R1.1", "by": LONG, "players": ["Ada", "Dan", "Cid"]}})
    linked = seen(director, cup)["links"]["R1.1.b2"]
    assert [one["name"] for one in director.get(f"/api/matches/{linked}").json()["players"]] == [
        "Dan",
        "भावना",
    ]


def test_a_protest_at_one_board_is_a_claim_of_its_team(director: Device) -> None:
    cup = made(director, given={"entries": TEAMS, "boards": 3, "tables": ["7", "8", "9"]}, options={})
    run(director, cup, "draw", {"call": {"match": "R1.1", "table": "7"}}, {"start": "R1.1"})
    linked = seen(director, cup)["links"]["R1.1.b2"]
    body = {"command": "p", "expected": 0, "by": "A", "text": "the striker was too heavy"}
    answer = director.post(f"/api/matches/{linked}/protest", body)
    assert answer.status_code == 200, answer.text
    wait_for(lambda: bool(seen(director, cup)["event"]["disputes"]))
    (dispute,) = seen(director, cup)["event"]["disputes"].values()
    assert (dispute["match"], dispute["by"]) == ("R1.1", LONG)
