"""The papers of an event: printed in every language, with nothing on them that is withheld."""

import re
from typing import Any

import msgspec
import pytest

from arbitro.desk import judge, read_act, read_event
from arbitro.desk.event import Event
from arbitro.kernel import CaseEvent as Written
from arbitro.l10n import LANGUAGES, Language
from arbitro.papers import Size
from arbitro.papers.carrom import CarromCard
from arbitro.papers.drawsheet import DrawSheet
from arbitro.papers.event import ALL, NEEDED, WRITERS, event_papers, federation_report, write_papers
from arbitro.papers.press import Printed, pages
from arbitro.papers.signs import Signs
from arbitro.papers.source import PaperSource


def played(*acts: tuple[str, object]) -> Event:
    event = read_event({"level": "event", "entries": 4, "tables": 2}, "carrom/icf-2001")
    for name, value in (("draw", True), ("start", "R1.1"), *acts):
        verdict = judge(event, read_act(Written(name, value), name))
        assert verdict.refused is None
        event = verdict.state
    return event


def source(event: Event, **more: Any) -> PaperSource:
    return PaperSource(event, "Spring cup", 7, "ab" * 32, **more)


WON = ("result", {"match": "R1.1", "winner": "P1", "score": {"P1": 2, "P4": 1}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [ALL, *WRITERS])
def test_a_paper_is_printed_in_every_language(name: str, language: Language) -> None:
    printed = event_papers(name, source(played(WON)), language)
    assert printed.startswith(b"%PDF")
    assert printed == event_papers(name, source(played(WON)), language), "the same bytes for the same"


def test_all_we_need_leaves_out_nothing_that_play_needs() -> None:
    assert {"entries", "draw", "calls", "results", "standings", "protest"} <= set(NEEDED)


def told(name: str, event: Event, language: Language = "en", **more: Any) -> str:
    """Return everything that stands on a paper, as one text."""
    papers = write_papers(name, source(event, **more), language)
    return msgspec.json.encode(papers).decode()


def test_a_withheld_result_stands_on_no_paper() -> None:
    protest = ("protest", {"match": "R1.1", "by": "P4", "game": 1, "board": 1})
    for name in WRITERS:
        assert "2–1" not in told(name, played(protest, WON)), name


def test_all_we_need_has_every_open_match_dispute_and_condition() -> None:
    protest = ("protest", {"match": "R1.1", "by": "P4", "game": 1, "board": 1})
    said = told(ALL, played(protest))
    for wanted in ("R1.1", "R1.2", "winner of R1.1", "D1", "carrom-card", "Call sheet", "T1, T2"):
        assert wanted in said, wanted


def test_an_open_side_is_named_by_the_match_it_comes_from_in_every_language() -> None:
    wanted = {"en": "winner of R1.1", "it": "chi vince R1.1", "es": "ganador de R1.1"}
    assert all(text in told("draw", played(), language) for language, text in wanted.items())  # type: ignore[arg-type]


def test_a_score_card_of_a_match_in_play_is_the_halls_own() -> None:
    kept = Printed("carrom-card", CarromCard(names=("filled", "in")))
    cards = write_papers("cards", source(played(), cards={"R1.1": kept}), "en")
    assert cards[0] is kept
    assert isinstance(cards[1].data, CarromCard)
    assert cards[1].data.names == ("P3", "P2")


def test_signs_and_badges_have_one_for_each_and_a_page_for_each_table() -> None:
    found = source(played(), address="http://hall/desk/cup")
    signs = write_papers("signs", found, "it")
    assert len(pages(signs, "it", "letter", 10)) == len(pages(signs, "it", "a4", 10)) == 2
    badges = write_papers("badges", found, "es")[0].data
    assert isinstance(badges, Signs)
    assert [one.name for one in badges.badges] == ["P1", "P2", "P3", "P4", "TD1"]


@pytest.mark.parametrize(
    ("entries", "size", "sheets"),
    [
        (64, "a3", 1),
        (64, "a4", 2),
        (64, "letter", 2),
        (33, "a4", 2),
        (128, "a4", 4),
        (128, "letter", 4),
        (128, "a3", 2),
        (512, "a4", 17),
    ],
)
def test_a_large_draw_takes_as_few_pages_as_can_be_read(entries: int, size: Size, sheets: int) -> None:
    event = read_event({"entries": entries, "draw": True}, "desk")
    sheet = write_papers("draw", source(event), "en", size)
    assert len(pages(sheet, "en", size, 10)) == sheets


def test_the_last_rounds_of_a_draw_that_is_cut_stand_on_its_first_page() -> None:
    event = read_event({"entries": 128, "draw": True}, "desk")
    (sheet,) = write_papers("draw", source(event), "en", "a4")
    assert isinstance(sheet.data, DrawSheet)
    first, *others = sheet.data.brackets
    assert first.beside is not None
    assert [len(one.ties) for one in first.beside.columns] == [2, 1]
    assert all(one.beside is None for one in others)


def test_what_is_needed_when_the_laptop_dies_comes_in_the_order_in_which_it_is_needed() -> None:
    titles = [
        one.data.title for one in write_papers("all", source(played()), "en") if hasattr(one.data, "title")
    ]
    assert titles.index("Call sheet") < titles.index("The draw") < titles.index("Entries")


def test_cross_tables_are_printed_where_everybody_meets() -> None:
    groups = read_event({"entries": 6, "format": "groups", "groups": 2, "draw": True}, "desk")
    assert "Group B" in told("crosses", groups)
    assert "nothing to print" in told("crosses", played())


def test_the_report_says_who_won_and_what_is_owed() -> None:
    rest = ("result", {"match": "R1.2", "winner": "P2"}), ("result", {"match": "R2.1", "winner": "P1"})
    report = federation_report(source(played(WON, *rest)))
    assert (report["champion"], report["stage"], report["head"]) == ("P1", "over", "ab" * 32)


def test_the_report_has_the_standings_where_everybody_meets() -> None:
    groups = read_event({"entries": 6, "format": "groups", "groups": 2, "draw": True}, "desk")
    assert "Group A" in told("report", groups)
    swiss = read_event({"entries": 4, "format": "swiss", "draw": True}, "desk")
    assert "Buchholz" in told("report", swiss)
    assert "Standings" not in told("report", played())


def test_what_was_announced_is_named_as_on_the_page_on_which_it_is_chosen() -> None:
    given = {
        "entries": 4,
        "length": {"final": 9, "default": 7},
        "seeding": "rating",
        "places": "drawn",
        "clock": {"policy": "obligation", "available": 2, "delay_s": {"final": 0, "default": 12}},
        "umpires": [{"name": "Uma", "club": "Roma"}],
    }
    paper = told("conditions", read_event(given, "backgammon/wbgf-2.1"), "it")
    for word in (
        "Backgammon, WBGF 2.1",
        "Eliminazione diretta",
        "Finale: 9",
        "Altri turni: 7",
        "Altri turni: 12",
        "Uma (Roma)",
    ):
        assert word in paper
    for raw in ("knockout", "obligation", "bank_s", "wbgf-2.1"):
        assert raw not in paper


def test_a_column_of_which_nothing_is_known_is_not_printed() -> None:
    plain = read_event({"entries": ["Ada", "Bob"]}, "desk")
    known = read_event({"entries": [{"name": "Ada", "club": "Roma"}, "Bob"]}, "desk")
    assert "Club" not in told("entries", plain)
    assert "Club" in told("entries", known)


def test_a_swiss_has_on_paper_why_each_pair_was_made_and_room_for_the_next_round() -> None:
    event = read_event({"format": "swiss", "entries": 4, "draw": True, "swiss_rounds": 3}, "desk")
    paper = told("draw", event)
    assert "Number 1 of the ranking meets number 3" in paper
    assert '"R2.2"' in paper


def test_the_match_for_third_place_stands_in_the_corner_of_its_bracket() -> None:
    event = read_event({"entries": 8, "third_place": True, "draw": True}, "desk")
    (sheet,) = write_papers("draw", source(event), "en")
    assert len(pages((sheet,), "en", "a4", 20)) == 1
    assert "loser of R2.1" in told("draw", event)


ANNOUNCED = {
    "format": "swiss",
    "swiss_rounds": 5,
    "draws": True,
    "points": {"win": 3, "draw": 1.5, "loss": 0},
    "time_limit": {"minutes": {"default": 40, "final": 60}, "then": "finish-unit", "level": "last-scorer"},
    "start": "2026-11-21",
    "end": "2026-11-22",
    "entry_fee": 12.5,
    "prizes": [300, 200.5],
    "prize_ties": "hort",
    "programme": [{"day": "2026-11-21", "from": "09:00", "to": "18:00", "breaks": [["13:00", "14:00"]]}],
    "zero": "2026-11-21 09:00",
    "elsewhere": [{"from": "2026-11-21 10:00", "to": "2026-11-21 11:30", "player": "P1"}],
    "ages": {"groups": [{"name": "U18", "max": 17}], "on": "2026-01-01"},
    "handicap": {"share": 0.5, "cap": 20},
    "separate": {"by": "country", "depth": "half"},
    "unplayed": "nothing",
}
RAW = re.compile(r"[a-z]+_[a-z]+|\d{4}-\d\d|finish-unit|last-scorer|required|\bhort\b|room-|None")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_is_printed_in_words_with_days_and_figures_of_the_language(
    language: Language,
) -> None:
    given = {
        **ANNOUNCED,
        "entries": [{"name": "P1", "licence": {"until": "2027-01-01"}}, "P2"],
        "licence": "noted",
    }
    event = read_event(given, "desk")
    (printed,) = write_papers("conditions", source(event), language)
    cells = [cell for part in printed.data.parts for row in part.rows for cell in row]  # type: ignore[attr-defined]
    assert [cell for cell in cells if RAW.search(cell)] == []
    paper = " ".join(cells)
    assert ("12,5" in paper, "12.5" in paper) == (language != "en", language == "en")
    assert {"en": "21 November 2026", "it": "21 novembre 2026", "es": "21 de noviembre de 2026"}[
        language
    ] in paper
