"""How standings and cross tables are laid out, for whoever shows them."""

import msgspec

from arbitro.desk import judge, read_act, read_event
from arbitro.desk.event import Event
from arbitro.desk.sheets.tables import Sheet, sheets
from arbitro.desk.standing import of_event
from arbitro.desk.standing_tables import StandingTable, standing_tables
from arbitro.kernel import CaseEvent
from arbitro.papers.event import write_papers
from arbitro.papers.source import PaperSource


def played(results: dict[str, str], **given: object) -> Event:
    """An event whose matches were won so, by their sides' names."""
    event = read_event({"level": "event", "draw": True, **given}, "desk")
    for match, winner in results.items():
        names = event.matches[match].names
        score = {name: 2 if name == winner else 1 for name in names}
        act = read_act(CaseEvent("result", {"match": match, "winner": winner, "score": score}), "result")
        verdict = judge(event, act)
        assert verdict.refused is None
        event = verdict.state
    return event


def laid(event: Event) -> dict[str, StandingTable]:
    by = {one.name: one.by for rows in of_event(event).values() for one in rows}
    return standing_tables(event, by)


def paper(name: str, event: Event) -> str:
    return msgspec.json.encode(write_papers(name, PaperSource(event, "Cup", 7, "ab" * 32), "en")).decode()


def test_a_bracket_has_no_table() -> None:
    assert laid(played({}, entries=8)) == {}
    assert laid(read_event({"level": "event", "entries": 4, "format": "groups", "groups": 2}, "desk")) == {}


def test_each_group_has_one_and_all_have_one_where_there_are_no_groups() -> None:
    assert [*laid(played({}, entries=8, format="groups", groups=2))] == ["A", "B"]
    assert [*laid(played({}, entries=8, format="swiss"))] == [""]


def test_a_tie_break_has_a_column_and_a_place_where_there_is_little_room_once_it_decides() -> None:
    event = played({}, entries=3, format="round-robin", tiebreaks=["wins", "h2h", "sonneborn"])
    assert laid(event)[""] == StandingTable(["wins", "sonneborn"], ["wins"], True)
    found = standing_tables(event, {"P2": "h2h", "P3": "sonneborn"})[""]
    assert found.columns == found.main == ["wins", "h2h", "sonneborn"]


def test_beside_points_stand_the_matches_won_drawn_and_lost() -> None:
    found = laid(played({}, entries=4, format="league"))[""]
    assert found.columns[:4] == ["wins", "draws", "losses", "points"]
    assert found.main == ["draws", "points", "difference"]


def test_a_table_that_is_too_wide_is_not_crossed() -> None:
    assert [laid(played({}, entries=n, format="swiss"))[""].crossed for n in (2, 20, 21)] == [
        True,
        True,
        False,
    ]


def test_two_who_met_twice_are_told_twice_on_paper_as_on_the_sheet() -> None:
    event = played({"R1.1": "P1", "R2.1": "P2"}, entries=2, format="league")
    assert "2–1 / 1–2" in paper("crosses", event)
    assert ["P1", "2:1 / 1:2"] in [row[1:] for row in _cut(sheets(event)["cross"], "P1", "P2")]


def _cut(sheet: Sheet, *names: str) -> Sheet:
    """The rows of a cross table with the column of the second name alone."""
    column = sheet[0].index(names[1])
    return [[row[0], row[1], row[column]] for row in sheet if row[1] == names[0]]


def test_the_paper_has_the_columns_of_the_page() -> None:
    said = paper("standings", played({}, entries=4, format="league"))
    assert all(f'"{column}"' in said for column in ("Wins", "Drawn", "Lost", "Points", "Difference"))
