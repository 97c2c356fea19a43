"""What strangers may ask to be worked out: it is done within bounds, in processes that can be ended."""

import asyncio
import io
import multiprocessing
import os
import time
import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook

from arbitro.cases import CaseProblem, Hearing, attempt, hear, read_case
from arbitro.desk.sheets.rows import rows_of
from arbitro.kernel import Malformed
from arbitro.web.hall.problems import Problem as Refusal
from arbitro.web.sandbox import Sandbox, TooMuch


def spin() -> None:
    while True:
        pass


def swallow() -> int:
    return len(bytearray(2**30))


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def misread() -> None:
    raise Malformed("given.entries", "not-a-list")


def run(sandbox: Sandbox, work: object, *given: object) -> object:
    return asyncio.run(sandbox.run(work, *given))  # type: ignore[arg-type]


@pytest.fixture
def sandbox() -> Sandbox:
    return Sandbox(at_once=1, waiting=1, patience=60)


@pytest.mark.parametrize("work", [spin, swallow])
def test_what_takes_too_much_is_ended_and_the_next_is_done(sandbox: Sandbox, work: object) -> None:
    with pytest.raises(TooMuch):
        run(sandbox, work)
    first = run(sandbox, sleep, 0)
    assert first != os.getpid()
    assert run(sandbox, sleep, 0) == first
    sandbox.close()
    assert not Path(f"/proc/{first}").exists()


def test_what_does_not_end_in_time_is_ended_and_may_be_asked_again() -> None:
    hasty = Sandbox(patience=0.2)
    with pytest.raises(Refusal) as told:
        run(hasty, sleep, 60)
    assert (told.value.status, told.value.headers) == (503, {"retry-after": "2"})
    hasty.close()


def test_what_is_not_understood_there_is_told_here(sandbox: Sandbox) -> None:
    with pytest.raises(Malformed) as told:
        run(sandbox, misread)
    assert (told.value.key, told.value.message.id) == ("given.entries", "malformed-not-a-list")
    sandbox.close()


def test_those_who_come_when_too_many_wait_are_asked_to_come_again(sandbox: Sandbox) -> None:
    async def crowd() -> list[object]:
        sandbox.begin().join()
        asked = [sandbox.run(sleep, 0.1) for _ in range(5)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    answers = asyncio.run(crowd())
    refused = [one for one in answers if isinstance(one, Refusal)]
    assert [(one.status, one.headers) for one in refused] == [(503, {"retry-after": "2"})] * 3
    assert sum(isinstance(one, int) for one in answers) == 2
    sandbox.close()


def test_a_case_is_heard_there_as_here(sandbox: Sandbox) -> None:
    case = read_case({"id": "x", "edition": "carrom/icf-2001", "when": [{"stroke": {"white": 1}}]})
    assert not isinstance(case, CaseProblem)
    heard = run(sandbox, attempt, case, hear)
    assert isinstance(heard, Hearing)
    assert heard == attempt(case, hear)
    sandbox.close()


@pytest.mark.parametrize(
    "given",
    [
        {"format": "round-robin", "entries": 8192},
        {"format": "round-robin", "entries": 100, "legs": 1_000_000},
        {"format": "groups", "groups": 2, "entries": 8192},
        {"format": "round-robin", "entries": [f"P{number}" for number in range(300)]},
    ],
)
def test_an_event_with_more_matches_than_any_has_is_not_read(given: dict[str, object]) -> None:
    case = {"id": "x", "edition": "desk", "given": {"level": "event", **given}, "when": ["draw"]}
    read = read_case(case)
    assert not isinstance(read, CaseProblem)
    found = attempt(read, hear)
    assert isinstance(found, CaseProblem)
    assert found.message.id == "malformed-desk-too-many-matches"


def test_a_workbook_whose_rows_have_no_end_is_left(sandbox: Sandbox) -> None:
    whole, endless = io.BytesIO(), io.BytesIO()
    Workbook().save(whole)
    with zipfile.ZipFile(whole) as packed, zipfile.ZipFile(endless, "w", zipfile.ZIP_DEFLATED) as again:
        for part in packed.infolist():
            rows = b'<row r="1"/>' * 3_300_000
            sheet = packed.read(part).replace(b"<sheetData>", b"<sheetData>" + rows)
            again.writestr(part.filename, sheet)
    assert len(endless.getvalue()) < 2**20
    with pytest.raises(TooMuch):
        run(sandbox, rows_of, endless.getvalue())
    sandbox.close()


def test_a_process_that_is_just_beginning_is_ended_too() -> None:
    there = set(multiprocessing.active_children())
    sandbox = Sandbox()
    begun = sandbox.begin()
    sandbox.close()
    assert not begun.is_alive()
    assert set(multiprocessing.active_children()) <= there
