"""Pairs and teams: whatever an entry is, the acts of the desk work on it; people are busy, not names."""

import pytest

from arbitro.kernel import Malformed
from tests.desk.counter import Counter

BACKGAMMON = "backgammon/wbgf-2.1"
TEAMS = [{"name": team, "members": [f"{team}{n}" for n in range(1, 5)]} for team in ("Alfa", "Beta", "Gama")]
PAIRS = [{"name": "AB", "members": ["Ada", "Bea"]}, {"name": "CD", "members": ["Cid", "Dan"]}]


def teams(**given: object) -> Counter:
    """Return a drawn event of three teams of four over three boards."""
    return Counter("desk", entries=TEAMS, boards=3, draw=True, **given)


def won(board: int, winner: str, **more: object) -> dict[str, object]:
    return {"board_result": {"match": "R1.2", "board": board, "winner": winner, **more}}


def test_a_team_match_is_won_by_its_boards_and_the_winner_goes_on() -> None:
    desk = teams().do(won(1, "Gama"), won(3, "Beta"))
    assert desk["matches"]["R1.2"]["score"] == {"Gama": 1, "Beta": 1}
    assert desk["matches"]["R1.2"]["state"] == "playing"
    desk.do(won(2, "Beta"))
    assert desk["matches"]["R1.2"]["winner"] == "Beta"
    assert desk["matches"]["R2.1"]["sides"] == ["Alfa", "Beta"]


def test_a_board_is_entered_once_and_only_if_there_is_one() -> None:
    desk = teams().do(won(1, "Gama"))
    for wrong in (won(1, "Beta"), won(4, "Beta"), won(0, "Beta"), won(2, "Alfa")):
        assert desk.do(wrong).refused is not None
    assert desk["matches"]["R1.2"]["score"] == {"Gama": 1, "Beta": 0}


def test_level_boards_are_decided_by_points_and_else_wait_for_the_desk() -> None:
    desk = Counter("desk", entries=TEAMS, boards=2, draw=True, length=5)
    desk.do(
        won(1, "Gama", score={"Gama": 5, "Beta": 1}),
        won(2, "Beta", score={"Gama": 3, "Beta": 5}),
    )
    assert desk["matches"]["R1.2"]["winner"] == "Gama"
    level = Counter("desk", entries=TEAMS, boards=2, draw=True).do(won(1, "Gama"), won(2, "Beta"))
    assert level["matches"]["R1.2"]["state"] == "playing"
    level.do({"result": {"match": "R1.2", "winner": "Beta", "score": {"Gama": 1, "Beta": 1}}})
    assert level["matches"]["R1.2"]["winner"] == "Beta"


def test_the_line_up_is_the_first_members_until_the_team_names_others() -> None:
    desk = teams()
    assert desk["matches"]["R1.2"]["line_up"]["Beta"] == ["Beta1", "Beta2", "Beta3"]
    named = {"line_up": {"match": "R1.2", "by": "Beta", "players": ["Beta4", "Beta1", "Beta2"]}}
    assert desk.do(named)["matches"]["R1.2"]["line_up"]["Beta"] == ["Beta4", "Beta1", "Beta2"]
    for players in (["Beta1", "Beta1", "Beta2"], ["Beta1", "Beta2"], ["Beta1", "Beta2", "Alfa1"]):
        wrong = {"line_up": {"match": "R1.2", "by": "Beta", "players": players}}
        assert desk.do(wrong).refused is not None
    assert desk.do(won(1, "Gama"), named).refused is not None


def test_a_substitute_comes_between_matches_and_sits_in_no_other_entry() -> None:
    desk = teams()
    change = {"substitute": {"player": "Beta", "out": "Beta1", "in": "Eva"}}
    assert desk.do(change)["members"]["Beta"] == ["Eva", "Beta2", "Beta3", "Beta4"]
    assert desk["matches"]["R1.2"]["line_up"]["Beta"][0] == "Eva"
    for wrong in (
        {"out": "Beta1", "in": "Ivo"},
        {"out": "Eva", "in": "Alfa1"},
        {"out": "Eva", "in": "Beta2"},
    ):
        assert desk.do({"substitute": {"player": "Beta", **wrong}}).refused is not None
    desk.do({"call": "R1.2"})
    assert desk.do({"substitute": {"player": "Beta", "out": "Eva", "in": "Ivo"}}).refused is not None


def test_a_pair_is_busy_when_one_of_it_is() -> None:
    desk = Counter("desk", entries=PAIRS, draw=True, tables=1, busy=["Dan"])
    assert desk.do({"call": "R1.1"}).refused is not None
    assert desk.do({"assign_table": "auto"}).refused is not None


def test_held_players_and_tables_wait_until_they_are_released() -> None:
    desk = Counter("desk", entries=4, draw=True, tables=2).do({"hold": "P1"}, {"hold": "T1"})
    assert desk.do({"call": "R1.1"}).refused is not None
    assert desk.do({"assign_table": "auto"})["tables"] == {"T1": None, "T2": "R1.2"}
    assert desk.do({"assign_table": {"match": "R1.2", "table": "T1"}}).refused is not None
    assert desk.do({"release": "T1"}, {"release": "P1"})["held"] == []
    assert desk.do({"assign_table": "auto"})["tables"] == {"T1": "R1.1", "T2": "R1.2"}
    assert desk.do({"release": "P1"}).refused is not None
    assert desk.do({"hold": "Nobody"}).refused is not None


def test_a_member_of_a_side_neither_rules_nor_sits_on_a_committee_nor_observes() -> None:
    desk = Counter(BACKGAMMON, entries=PAIRS, playing=["R1.1"], directors=["Ada"])
    desk.do({"claim": {"match": "R1.1", "by": "CD"}})
    assert desk["disputes"]["D1"]["judge"] == "committee"
    chosen = {"dispute": "D1", "chosen_by": "players"}
    assert desk.do({"committee": {**chosen, "members": ["Cid", "Eva", "Ivo"]}}).refused == "1.3.ii"
    assert desk.do({"committee": {**chosen, "members": ["Fox", "Eva", "Ivo"]}}).refused is None
    other = Counter(BACKGAMMON, entries=PAIRS, playing=["R1.1"])
    assert other.do({"observer": {"match": "R1.1", "who": "Bea"}}).refused == "1.3.iii"


def test_nobody_is_entered_in_two_pairs() -> None:
    desk = Counter("desk", entries=PAIRS)
    assert desk.do({"enter": {"player": "EA", "members": ["Eva", "Ada"]}}).refused is not None
    assert desk.do({"enter": {"player": "EF", "members": ["Eva", "Fox"]}})["members"]["EF"] == ["Eva", "Fox"]
    with pytest.raises(Malformed):
        Counter("desk", entries=[*PAIRS, {"name": "X", "members": ["Ada", "Zoe"]}])
    with pytest.raises(Malformed):
        Counter("desk", entries=PAIRS, boards=3)


def test_every_act_of_a_team_event_is_taken_back() -> None:
    desk = teams()
    before = desk["matches"]
    for act in (
        won(1, "Gama"),
        {"substitute": {"player": "Beta", "out": "Beta1", "in": "Eva"}},
        {"hold": "Alfa1"},
    ):
        desk.do(act)
        assert desk.refused is None
        desk.do("undo")
    assert desk["matches"] == before
    assert desk["members"]["Beta"][0] == "Beta1"
    assert desk["held"] == []


def test_an_umpire_is_of_another_club_where_there_is_a_choice_and_umpires_one_match_at_a_time() -> None:
    entries = [
        {"name": name, "club": club} for name, club in (("A", "X"), ("B", "Y"), ("C", "Y"), ("D", "X"))
    ]
    umpires = [{"name": "Ugo", "club": "X"}, {"name": "Eli", "club": "Z"}]
    desk = Counter("desk", entries=entries, draw=True, tables=2, umpires=umpires)
    desk.do({"assign_table": "auto"}, {"assign_umpire": "auto"})
    assert {desk["matches"][name]["umpire"] for name in ("R1.1", "R1.2")} == {"Ugo", "Eli"}
    assert desk["matches"]["R1.1"]["umpire"] == "Eli"
    assert desk.do({"assign_umpire": "auto"}).refused is not None
    assert desk.do({"assign_umpire": {"match": "R1.1", "who": "A"}}).refused is not None
    desk.do({"start": "R1.2"})
    assert desk.do({"assign_umpire": {"match": "R1.1", "who": "Ugo"}}).refused is not None


def test_a_team_match_gets_a_table_for_each_board_and_gives_each_back_when_its_board_is_over() -> None:
    desk = teams(tables=4).do({"call": {"match": "R1.2", "table": "T2"}})
    assert desk["matches"]["R1.2"]["tables"] == ["T2", "T3", "T4"]
    assert desk["tables"] == {"T1": None, "T2": "R1.2", "T3": "R1.2", "T4": "R1.2"}
    desk.do(won(2, "Beta"))
    assert desk["tables"] == {"T1": None, "T2": "R1.2", "T3": None, "T4": "R1.2"}
    assert desk["matches"]["R1.2"]["score"] == {"Gama": 0, "Beta": 1}
    desk.do(won(1, "Gama"), won(3, "Beta"))
    assert set(desk["tables"].values()) == {None}


FOUR = [{"name": team, "members": [f"{team}{n}" for n in range(1, 4)]} for team in ("A", "B", "C", "D")]


@pytest.mark.parametrize(
    ("tables", "given"),
    [
        (2, [["T1", "T2"], []]),
        (3, [["T1", "T2", "T3"], []]),
        (5, [["T1", "T2", "T3"], []]),
        (6, [["T1", "T2", "T3"], ["T4", "T5", "T6"]]),
    ],
)
def test_tables_are_given_out_to_whole_team_matches(tables: int, given: list[list[str]]) -> None:
    desk = Counter("desk", entries=FOUR, boards=3, draw=True, tables=tables).do({"assign_table": "auto"})
    assert [desk["matches"][match]["tables"] for match in ("R1.1", "R1.2")] == given


def test_a_table_of_another_board_is_taken_and_who_comes_after_gets_what_is_free() -> None:
    desk = Counter("desk", entries=FOUR, boards=3, draw=True, tables=4).do({"call": "R1.1"})
    desk.do({"assign_table": {"match": "R1.2", "table": "T2"}})
    desk.do({"call": {"match": "R1.2", "table": "T2"}})
    assert desk["matches"]["R1.2"]["tables"] == ["T2", "T3", "T4"]
    other = Counter("desk", entries=FOUR, boards=3, draw=True, tables=4)
    other.do({"call": {"match": "R1.1", "table": "T1"}})
    assert other.do({"call": {"match": "R1.2", "table": "T3"}}).refused is not None
    assert other.do({"call": {"match": "R1.2", "table": "T4"}})["matches"]["R1.2"]["tables"] == ["T4"]
