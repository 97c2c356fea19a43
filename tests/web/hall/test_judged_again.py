"""A played match judged again as a reader's browser does: the same to the last bit, and nothing forged passes."""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arbitro.kernel.journal import encode
from arbitro.pocket.judging import begin_judging, go_on_judging, judge_again
from tests.web.hall.test_events import Served
from tests.web.hall.test_played import guest, made, until

STROKES = 12


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("hall"))
    yield served
    served.stop()


def journal_and_record(hall: Served, match: str) -> tuple[str, Any]:
    """Fetch what a reader's browser fetches: the record, and the journal up to it."""
    served = hall.connect()
    served.request("GET", f"/api/matches/{match}/record?as=json")
    record = json.loads(served.getresponse().read())
    served.request("GET", f"/api/matches/{match}/journal")
    lines = served.getresponse().read().decode().splitlines(keepends=True)
    return "".join(lines[: record["sequence"] + 1]), record


def chained(lines: str, change: Callable[[list[dict[str, Any]]], None]) -> str:
    """Return a journal with something changed and its chain made anew, as only whoever keeps it can."""
    entries = [json.loads(line) for line in lines.splitlines()]
    change(entries)
    previous, told = entries[0]["previous"], []
    for entry in entries:
        entry.update(previous=previous, digest="")
        previous = hashlib.sha256(encode(entry)).hexdigest()
        told.append(encode({**entry, "digest": previous}).decode() + "\n")
    return "".join(told)


def stroke_that_moved_pieces(entries: list[dict[str, Any]]) -> int:
    """Find a stroke that, hit softly, cannot come out the same: one that misses everything may."""
    lying: Any = None
    for entry in entries[1:]:
        layouts = [fact["layout"]["at"] for fact in entry["act"].get("facts", ()) if fact["type"] == "Lies"]
        before = [lying, *layouts][-2] if layouts else lying
        if "stroke" in entry["act"].get("made", ()) and layouts and layouts[-1] != before:
            return int(entry["number"])
        lying = [lying, *layouts][-1]
    raise AssertionError("no stroke moved anything")


@pytest.mark.parametrize("edition", ["carrom/icf-2001", "snooker/wpbsa"])
def test_strokes_come_out_again_and_one_that_was_forged_does_not(hall: Served, edition: str) -> None:
    token, _ = guest(hall)
    match = made(hall, token, edition, {"house": 1}, {"house": 2})["id"]
    until(hall, match, token, lambda told: told["sequence"] >= STROKES or told["state"] == "over")
    lines, record = journal_and_record(hall, match)
    found = judge_again(lines, record, "en", simulate=True)
    assert (found.different, found.unlike, found.fault) == ((), (), None)
    assert found.strokes == found.replayed > STROKES // 2
    assert judge_again(lines, record).replayed == 0
    moving = stroke_that_moved_pieces([json.loads(line) for line in lines.splitlines()])

    def softer(entries: list[dict[str, Any]]) -> None:
        entries[moving]["act"]["made"]["stroke"]["speed"] *= 0.01

    assert chained(lines, lambda entries: None) == lines
    forged = judge_again(chained(lines, softer), record, "en", simulate=True)
    assert (forged.fault, forged.different) == (None, ())
    assert forged.unlike == (moving,)


def test_it_is_judged_a_little_at_a_time(hall: Served) -> None:
    token, _ = guest(hall)
    match = made(hall, token, "backgammon/wbgf-2.1", {"house": 1}, {"house": 1})["id"]
    until(hall, match, token, lambda told: told["state"] == "over")
    lines, record = journal_and_record(hall, match)
    begun = begin_judging(match, lines)
    assert (begun.done, begun.entries) == (1, len(lines.splitlines()))
    assert go_on_judging(match, 0, False).done == 2
    assert go_on_judging(match, 10**6, False).done == begun.entries
    assert judge_again(lines, record).sealed is True

    def another(entries: list[dict[str, Any]]) -> None:
        entries[-1]["act"]["made"]["secret"] = "00" * 32

    assert judge_again(chained(lines, another), record).sealed is False
