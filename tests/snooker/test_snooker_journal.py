"""A journal that was written once is opened by every version, to the same match."""

from pathlib import Path

import msgspec

from arbitro.kernel import Journal, Sitting, verify
from arbitro.library import game

WRITTEN = Path(__file__).with_name("journals") / "format-1"


def test_a_journal_of_format_1_opens_to_the_match_that_was_played() -> None:
    lines = WRITTEN.with_suffix(".jsonl").read_bytes()
    assert verify(lines) is None
    sitting = Sitting.resume(game("snooker/wpbsa"), Journal.load(lines))
    assert sitting.journal.export() == lines
    shown = {"standing": sitting.standing(), "view": sitting.view(), "lapsed": sorted(sitting.lapsed)}
    told = msgspec.json.decode(msgspec.json.encode(shown))
    assert told == msgspec.json.decode(WRITTEN.with_suffix(".json").read_bytes())
