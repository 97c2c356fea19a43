"""What other programs read of an event: FIDE's report, calendars, final places, standings in words."""

from datetime import UTC, datetime
from typing import Any

from arbitro.desk.sheets.calendar import as_calendar
from arbitro.desk.sheets.tables import sheets
from arbitro.desk.sheets.trf import as_trf, has_report
from arbitro.desk.telling import standing_lines
from arbitro.l10n import Language
from arbitro.library import tell
from tests.desk.counter import Counter

LONG = "Maximiliana-Wilhelmine von Hohenlohe 40"
PEOPLE: list[dict[str, Any]] = [
    {"name": LONG, "rating": 1900.4, "country": "GER", "birth_year": 1990},
    {"name": "अनुष्का", "rating": 1800},
    {"name": "Cleo"},
]


def test_a_swiss_is_told_in_the_columns_of_fides_report() -> None:
    desk = Counter(
        format="swiss", entries=PEOPLE, draws=True, points={"win": 1}, swiss_rounds=2, start="2026-11-21"
    )
    desk.do("draw", {"result": {"match": "R1.1", "winner": "draw"}})
    lines = as_trf(desk.event, "Coppa").decode().split("\r\n")
    assert lines[0] == "012 Coppa"
    assert "042 2026/11/21" in lines
    assert "XXR 2" in lines
    first = next(line for line in lines if line.startswith("001    1"))
    assert (first[14:47], first[48:52], first[53:56]) == (LONG[:33], "1900", "GER")
    assert (first[80:84].strip(), first[91:95], first[96], first[98]) == ("0.5", "   2", "w", "=")
    bye = next(line for line in lines if line.startswith("001    3"))
    assert bye[89:99] == "  0000 - U"
    assert "142 2" in as_trf(desk.event, "Coppa", "trf26").decode()


def test_walkovers_and_rounds_not_played_have_their_signs() -> None:
    desk = Counter(format="swiss", entries=4, swiss_rounds=2)
    desk.do(
        "draw", {"walkover": {"match": "R1.1", "to": "P1"}}, {"result": {"match": "R1.2", "winner": "P4"}}
    )
    desk.do({"withdraw": {"player": "P3"}}, {"late_entry": "P5"}, "draw")
    lines = {
        line[4:8].strip(): line
        for line in as_trf(desk.event, "x").decode().split("\r\n")
        if line[:3] == "001"
    }
    assert [lines[number][98] for number in ("1", "3", "4", "2")] == ["+", "-", "1", "0"]
    assert lines["3"][99:109] == "  0000 - Z"
    assert lines["5"][89:99] == "  0000 - Z"
    assert not has_report(Counter(format="knockout", entries=4).do("draw").event)


def test_the_calendar_of_a_player_has_their_matches_in_the_zone_of_the_event() -> None:
    programme = [{"day": "2026-11-21", "from": "09:00", "to": "18:00"}]
    desk = Counter(
        format="round-robin",
        entries=["Ada, the first", "Bea", "Cleo", "Dan"],
        tables=2,
        programme=programme,
        minutes_per_match=60,
        zone="Europe/Rome",
        place="Torino",
    ).do("draw")
    made = datetime(2026, 11, 1, 12, tzinfo=UTC)
    whole = as_calendar(desk.event, "Coppa", "e-1", made).decode()
    own = as_calendar(desk.event, "Coppa", "e-1", made, "Bea").decode()
    assert (whole.count("BEGIN:VEVENT"), own.count("BEGIN:VEVENT")) == (6, 3)
    assert "DTSTART:20261121T080000Z" in whole
    assert "Ada\\, the first" in whole
    assert "LOCATION:Torino" in own
    assert all(len(line.encode()) <= 75 for line in whole.split("\r\n"))


def test_the_days_of_a_league_and_of_an_event_are_whole_days() -> None:
    made = datetime(2026, 9, 1, tzinfo=UTC)
    league = Counter(format="league", entries=2, dates=["2026-09-07", "2026-09-14"]).do("draw")
    told = as_calendar(league.event, "L", "e-2", made).decode()
    assert "DTSTART;VALUE=DATE:20260907\r\nDTEND;VALUE=DATE:20260908" in told
    days = Counter(entries=2, start="2026-11-21", end="2026-11-22")
    assert "DTEND;VALUE=DATE:20261123" in as_calendar(days.event, "Coppa", "e-3", made).decode()


def test_final_places_and_prizes_are_a_sheet() -> None:
    desk = Counter(format="knockout", entries=4, prizes=[100, 50]).do("draw")
    for match, winner in (("R1.1", "P1"), ("R1.2", "P2"), ("R2.1", "P1")):
        desk.do({"result": {"match": match, "winner": winner}})
    assert sheets(desk.event)["places"] == [
        ["from", "to", "name", "prize"],
        [1, 1, "P1", 100],
        [2, 2, "P2", 50],
        [3, 4, "P4", None],
        [3, 4, "P3", None],
    ]


def test_standings_of_an_event_by_points_speak_of_points() -> None:
    given: dict[str, Any] = {
        "entries": ["Ada", "Bea"],
        "legs": 2,
        "draws": True,
        "points": {"win": 3, "draw": 1},
    }
    desk = Counter(format="round-robin", **given).do("draw")
    desk.do({"result": {"match": "R1.1", "winner": "Ada"}}, {"result": {"match": "R2.1", "winner": "draw"}})
    words: dict[Language, str] = {"en": "won of", "it": "vinti su", "es": "ganados de"}
    for language, wins in words.items():
        assert all(wins not in tell(line, language) for line in standing_lines(desk.event))
    first, second = (tell(line, "en") for line in standing_lines(desk.event))
    assert first == "1. Ada: 4 points of 2 played; first by points and tie-breaks."
    assert second == "2. Bea: 1 point of 2 played; below Ada by points: 1 against 4."
