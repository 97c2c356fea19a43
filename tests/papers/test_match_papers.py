"""The official papers: filled in from a match or blank, in every language, on both sizes of paper."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from arbitro.carrom.card import card_of
from arbitro.cli import main
from arbitro.kernel import CaseEvent, Sitting
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import GAMES, game
from arbitro.papers import SIZES, Occasion, Size, blank_paper, match_paper, pictures
from arbitro.papers.backgammon import match_sheet
from arbitro.papers.carrom import carrom_card
from arbitro.papers.matches import blank_card
from arbitro.papers.snooker import PAPER, VISITS, RecorderSheet

EVENTS: dict[str, list[Any]] = {
    "carrom/icf-2001": [
        *({"stroke": {"white": 3}} for _ in range(2)),
        {"stroke": {"queen": True}},
        {"stroke": {"white": 3}},
        {"stroke": {"white": 2}},
    ],
    "snooker/wpbsa": [
        {"stroke": {"potted": ["red"]}},
        {"stroke": {"nominated": "black", "potted": ["black"]}},
        {"stroke": {"potted": ["red", "red"]}},
        {"stroke": {"nominated": "pink"}},
        {"stroke": {"first": "blue"}},
        {"choose": "play"},
        {"stroke": {}},
    ],
    "backgammon/wbgf-2.1": [
        {"roll": {"X": 3, "O": 1}},
        {"move": "8/5 6/5"},
        "double",
        "take",
        {"roll": [6, 1]},
        {"move": "13/7 8/7"},
        "double",
        "drop",
    ],
}


def played(edition: str) -> Sitting[Any, Any]:
    judge = game(edition)
    sitting = Sitting.open(judge, players=("Ada Novák", "Bo Ferrari"), author="umpire")
    for event in EVENTS[edition]:
        name, value = (event, True) if isinstance(event, str) else next(iter(event.items()))
        facts = judge.facts(sitting.state, CaseEvent(name, value))
        heard = sitting.enter(*facts, author="umpire", at=sitting.journal.at + 1000)
        assert not heard.refused, event
        sitting = heard.sitting
    return sitting


@pytest.mark.parametrize(("name", "language", "size"), [*product(GAMES, LANGUAGES, SIZES)])
def test_a_blank_paper_is_one_page_of_pdf(name: str, language: Language, size: Size) -> None:
    assert (blank_paper(name, language, size) or b"").startswith(b"%PDF-")
    blank = blank_card(name, Occasion(), ("", ""))
    assert len(pictures(blank.template, blank.data, language, size, 20)) == 1


@pytest.mark.parametrize(("edition", "language"), [*product(EVENTS, LANGUAGES)])
def test_the_paper_of_a_match_is_the_same_bytes_each_time(edition: str, language: Language) -> None:
    sitting = played(edition)
    occasion = Occasion(match="m-1", act=sitting.sequence, head=sitting.journal.head)
    paper = match_paper(sitting, occasion, language) or b""
    assert paper.startswith(b"%PDF-")
    assert paper == match_paper(sitting, occasion, language)
    assert paper != blank_paper(edition.partition("/")[0], language)


def test_the_carrom_card_has_who_broke_queen_men_and_running_total_of_each_board() -> None:
    card = carrom_card(card_of(played("carrom/icf-2001")), Occasion())
    first, second, *_ = card.games[0]
    assert (first.breaker, first.queen, first.men, first.total) == ("Ada Novák", (3, 0), (9, 0), (12, 0))
    assert (second.number, second.breaker, second.total) == (2, None, None)
    assert [len(rows) for rows in card.games] == [8, 8, 8]


def test_the_recorders_sheet_has_every_visit_with_its_break_and_fouls() -> None:
    sheet = PAPER.filled(played("snooker/wpbsa"), Occasion())
    assert isinstance(sheet, RecorderSheet)
    frame = sheet.frames[0]
    first, second, third, *rest = frame.visits
    assert (first.side, first.points, first.score) == (0, 10, (10, 0))
    assert [mark.points for mark in first.marks] == [1, 7, 2, 0]
    assert (second.side, second.marks[0].penalty, second.score) == (1, 5, (15, 0))
    assert (third.side, third.points) == (0, 0)
    assert len(rest) == VISITS - 3
    assert frame.best == (10, 0)


def test_the_match_sheet_has_the_score_and_the_cube_after_each_game() -> None:
    from arbitro.backgammon.formats.scribe import match_record

    row, *empty = match_sheet(match_record(played("backgammon/wbgf-2.1")), "", Occasion()).games
    assert (row.won, row.score, row.cube, row.result) == ((2, None), (2, 0), 2, "result-drop")
    assert all(game.score is None for game in empty)


def test_a_long_match_goes_over_to_further_pages() -> None:
    sheet = PAPER.filled(played("snooker/wpbsa"), Occasion())
    assert isinstance(sheet, RecorderSheet)
    long = RecorderSheet(names=sheet.names, frames=sheet.frames * 3, score=sheet.score)
    assert len(pictures(PAPER.template, long, "en", ppi=20)) == 3


def test_the_command_writes_a_blank_paper_and_the_paper_of_a_journal(tmp_path: Path) -> None:
    sitting = played("backgammon/wbgf-2.1")
    journal = tmp_path / "final.jsonl"
    journal.write_bytes(sitting.journal.export())
    for arguments in (["blank", "snooker"], ["match", str(journal)]):
        target = tmp_path / f"{arguments[0]}.pdf"
        result = CliRunner().invoke(main, ["papers", *arguments, "--size", "letter", "-o", str(target)])
        assert result.exit_code == 0, result.output
        assert target.read_bytes().startswith(b"%PDF-")
