"""The papers of an event: printed in every language, with nothing on them that is withheld."""

import pytest

from arbitro.desk import judge, read_act, read_event
from arbitro.desk.event import Event
from arbitro.kernel import Event as Written
from arbitro.l10n import LANGUAGES, Language, say
from arbitro.papers.event import ALL, NEEDED, WRITERS, Source, event_papers, federation_report


def played(*acts: tuple[str, object]) -> Event:
    event = read_event({"level": "event", "entries": 4, "tables": 2}, "carrom/icf-2001")
    for name, value in (("draw", True), ("start", "R1.1"), *acts):
        verdict = judge(event, read_act(Written(name, value), name))
        assert verdict.refused is None
        event = verdict.state
    return event


def source(event: Event) -> Source:
    return Source(event, "Spring cup", 7, "ab" * 32)


WON = ("result", {"match": "R1.1", "winner": "P1", "score": {"P1": 2, "P4": 1}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [ALL, *WRITERS])
def test_a_paper_is_printed_in_every_language(name: str, language: Language) -> None:
    printed = event_papers(name, source(played(WON)), language)
    assert printed.startswith(b"%PDF")
    assert printed == event_papers(name, source(played(WON)), language), "the same bytes for the same"


def test_all_we_need_leaves_out_nothing_that_play_needs() -> None:
    assert {"entries", "draw", "calls", "results", "standings", "protest"} <= set(NEEDED)


def test_a_withheld_result_stands_on_no_paper() -> None:
    protest = ("protest", {"match": "R1.1", "by": "P4", "game": 1, "board": 1})
    event = played(protest, WON)

    def words(message: str, **values: object) -> str:
        return say("en", f"room-{message}", **values)

    for name in WRITERS:
        cells = [
            cell
            for part in WRITERS[name](source(event), words, "en").parts
            for row in part.rows
            for cell in row
            if row[0] == "R1.1"
        ]
        assert not {"2–1", "P1 2–1"} & set(cells), name


def test_the_report_says_who_won_and_what_is_owed() -> None:
    rest = ("result", {"match": "R1.2", "winner": "P2"}), ("result", {"match": "R2.1", "winner": "P1"})
    report = federation_report(source(played(WON, *rest)))
    assert (report["champion"], report["stage"], report["head"]) == ("P1", "over", "ab" * 32)
