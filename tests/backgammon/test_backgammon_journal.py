"""Journals that were written once are opened by every version, to the same match and the same record."""

from pathlib import Path

import msgspec

from arbitro.backgammon.formats import write_record
from arbitro.backgammon.formats.scribe import match_record
from arbitro.backgammon.game import GAMES
from arbitro.kernel import Journal, Sitting, View, verify

WRITTEN = Path(__file__).with_name("journals") / "format-1"


def test_a_journal_of_format_1_opens_to_the_match_that_was_played() -> None:
    lines = WRITTEN.with_suffix(".jsonl").read_bytes()
    assert verify(lines) is None
    sitting = Sitting.resume(GAMES["backgammon/wbgf-2.1"], Journal.load(lines))
    assert sitting.journal.export() == lines
    shown = msgspec.json.decode(msgspec.json.encode(sitting.view()), type=View)
    assert shown == msgspec.json.decode(WRITTEN.with_suffix(".json").read_bytes(), type=View)


def test_the_record_of_a_journal_has_what_counts_and_nothing_that_was_taken_back_or_corrected() -> None:
    journal = Journal.load(WRITTEN.with_suffix(".jsonl").read_bytes())
    record = match_record(Sitting.resume(GAMES["backgammon/wbgf-2.1"], journal))
    assert write_record(record, "mat") == WRITTEN.with_suffix(".mat").read_text(encoding="utf-8")
