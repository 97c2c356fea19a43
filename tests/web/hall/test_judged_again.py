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
    struck = [json.loads(line)["number"] for line in lines.splitlines() if '"stroke":' in line]

    def harder(entries: list[dict[str, Any]]) -> None:
        stroke = entries[struck[1]]["act"]["made"]["stroke"]
        stroke["speed"] *= 0.5

    assert chained(lines, lambda entries: None) == lines
    forged = judge_again(chained(lines, harder), record, "en", simulate=True)
    assert (forged.fault, forged.different) == (None, ())
    assert forged.unlike == (struck[1],)


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
