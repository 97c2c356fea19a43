"""The umpire's console on a live match: every line changes the match or tells of it, and nothing is lost."""

from pathlib import Path
from typing import Any

import pytest

from arbitro.cli.console.console import Console
from arbitro.cli.journals import JournalFile
from arbitro.cli.language import choose
from arbitro.cli.seats.terminal import LeftTheTable
from arbitro.kernel import Journal, Sitting
from arbitro.library import Worded
from tests.example.match import HeapGame


class Clock:
    """A clock that moves on by a second each time it is looked at."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> int:
        self.at += 1000
        return self.at


@pytest.fixture(autouse=True)
def plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has no words of its own, and the console speaks English."""
    choose(["--lang", "en"])
    monkeypatch.setattr(
        "arbitro.cli.telling.word_ruling",
        lambda edition, ruling, language: Worded(ruling.law, ruling.rule, ruling.derived, foul=False),
    )
    monkeypatch.setattr("arbitro.cli.telling.title", lambda edition, law, language: "")
    monkeypatch.setattr(
        "arbitro.cli.telling.explain_refusal", lambda edition, refused, language, room: refused.rule
    )
    monkeypatch.setattr(HeapGame, "says", lambda *given: ())


def seated(file: Path | None = None) -> Console:
    sitting: Sitting[Any, Any] = Sitting.open(HeapGame(), author="umpire")
    return Console(sitting, JournalFile(str(file) if file else None), Clock(), "umpire")


def typed(console: Console, *lines: str) -> list[str]:
    return [told for line in lines for told in console.do(line)]


def test_an_act_is_ruled_on_and_play_goes_on() -> None:
    console = seated()
    assert typed(console, "take 3") == ["1 · 0:00:01", "  1 turn_passes", "  1 stones_are_taken"]
    assert console.prompt() == "A 0–0 B · B to play"
    assert next(console.status()) == "now: take (B)"


def test_what_is_refused_is_told_with_its_law_and_changes_nothing() -> None:
    console = seated()
    before = console.sitting
    assert typed(console, "take 9") == ["  1a refused: not_a_legal_number"]
    assert console.sitting is before


def test_undo_and_redo_and_their_end() -> None:
    console = seated()
    typed(console, "take 3", "undo slip of the pen")
    assert console.sitting.state.heap.stones == 10
    typed(console, "redo")
    assert console.sitting.state.heap.stones == 7
    assert typed(console, "redo") == ["There is nothing to put back."]
    assert console.sitting.journal.entries[2].act.reason == "slip of the pen"  # type: ignore[union-attr]  # an undo


def test_a_correction_that_lets_later_acts_lapse_is_asked_about_first() -> None:
    console = seated()
    typed(console, "take 3", "take 3", "take 3", "take 1", "next", "take 1")
    line = "correct 4 take 9; miscount"
    assert typed(console, line) == ["  1a refused: not_a_legal_number"]
    line = "correct 3 take 2; miscount"
    sequence = console.sitting.sequence
    asked = typed(console, line)
    assert asked[0].startswith("These entries would no longer count: 5")
    assert console.sitting.sequence == sequence
    typed(console, line)
    assert console.sitting.sequence == sequence + 1
    assert 5 in console.sitting.lapsed


def test_an_act_that_was_forgotten_goes_before_an_earlier_one() -> None:
    console = seated()
    typed(console, "take 3", "take 2")
    told = typed(console, "insert 2 take 1; not typed")
    assert told[-1] == "3: inserted before entry 2."
    assert console.sitting.state.heap.stones == 4
    assert typed(console, "insert 9 take 1") == ["There is no act with that number; “log” shows them."]
    assert typed(console, "insert") == typed(console, "correct")


def test_a_protest_says_something() -> None:
    console = seated()
    assert typed(console, "protest") == ["Say in one line what the protest is about."]
    assert console.sitting.review is None


def test_the_log_shows_every_act_with_its_number_its_ruling_and_its_fate() -> None:
    console = seated()
    told = typed(console, "take 3", "take 2", "undo wrong", "log")[-7:]
    assert any(line.endswith("take: stones 2 (undone)") for line in told)
    assert any("the last act is undone: wrong" in line for line in told)


def test_what_may_be_entered_is_listed_as_it_is_typed() -> None:
    console = seated()
    assert typed(console, "?") == ["take 1 – take (A)", "concede – concede (A)"]
    for line in typed(console, "?"):
        assert "refused" not in " ".join(seated().do(line.partition(" – ")[0]))
    assert typed(console, "? nonsense") == ["“nonsense” cannot be entered now; “?” lists what can."]


def test_play_stands_still_and_a_protest_puts_the_match_under_review() -> None:
    console = seated()
    assert typed(console, "halt rain", "halt", "go", "go") == [
        "Play is paused.",
        "Play is already paused.",
        "Play resumes.",
        "Play is not paused.",
    ]
    assert typed(console, "protest I saw it", "settle it fell") == [
        "The match is under review.",
        "The review is over.",
    ]


def test_a_clock_that_has_run_out_is_told_and_left_to_the_official() -> None:
    console = seated()
    assert isinstance(console.clock, Clock)
    console.clock.at = 20_000
    assert "Time is up: Stroke A: 0:00." in [*console.status()]
    assert console.sitting.standing().ended is None


def test_every_entry_is_on_disk_when_it_counts(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    console = seated(file)
    console.journal.keep(console.sitting)
    typed(console, "take 3", "undo no", "redo")
    assert Journal.load(file.read_bytes()).head == console.sitting.journal.head


def test_what_cannot_be_written_does_not_count(tmp_path: Path) -> None:
    console = seated(tmp_path / "nowhere" / "match.jsonl")
    before = console.sitting
    (line,) = (one for one in typed(console, "take 3") if "cannot be written" in one)
    assert "there is no such file" in line
    assert console.sitting is before


def test_nobody_leaves_an_unsaved_match_by_mistake(tmp_path: Path) -> None:
    console = seated()
    typed(console, "take 3")
    assert typed(console, "quit") == ["Nothing is saved: “save FILE”, or “quit” again."]
    assert typed(console, "save") == ["Say where: “save FILE”."]
    assert typed(console, f"save {tmp_path / 'm.jsonl'}")[0].endswith("2 entries written.")
    with pytest.raises(LeftTheTable):
        typed(console, "quit")


def test_a_match_goes_on_from_its_journal(tmp_path: Path) -> None:
    console = seated()
    typed(console, "take 3", f"save {tmp_path / 'm.jsonl'}")
    again = Sitting.resume(HeapGame(), Journal.load((tmp_path / "m.jsonl").read_bytes()))
    assert again.state == console.sitting.state


@pytest.mark.parametrize(
    "line", ["nonsense", "correct", "correct x take 1", "correct 9 take 1", "insert", "protest", "undo"]
)
def test_what_cannot_be_understood_gets_one_line(line: str) -> None:
    (told,) = typed(seated(), line)
    assert told
