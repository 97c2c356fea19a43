"""Papers are made one at a time, so that a crowd that wants them leaves the processor to others."""

import asyncio
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.testclient import TestClient

from arbitro.web import app, printing
from arbitro.web.sandbox import Sandbox

CROWD = 12


def test_a_crowd_that_wants_papers_keeps_no_page_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    making, most, goes_on = [0], [0], threading.Event()

    class Slow:
        """A press that waits."""

        async def run(self, *_: object, seconds: float) -> list[bytes]:
            making[0] += 1
            most[0] = max(most[0], making[0])
            await asyncio.to_thread(goes_on.wait, 30)
            making[0] -= 1
            return [b"%PDF"]

    monkeypatch.setattr(printing, "PRINTER", Slow())
    with TestClient(app()) as site, ThreadPoolExecutor(CROWD) as crowd:
        addresses = [f"/umpire/exam/carrom/icf-2001/paper.pdf?seed={seed}" for seed in range(CROWD)]
        papers = [crowd.submit(site.get, address) for address in addresses]
        until = time.monotonic() + 30
        while not making[0] and time.monotonic() < until:
            time.sleep(0.01)
        assert site.get("/umpire").status_code == 200, "a page is shown while all of them wait"
        assert [one.done() for one in papers] == [False] * CROWD
        goes_on.set()
        assert {one.result(30).status_code for one in papers} == {200}
    assert most == [1]


def test_a_paper_that_takes_too_much_is_ended_and_the_next_one_is_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with TestClient(app()) as site:
        address = "/umpire/exam/carrom/icf-2001/paper.pdf?seed=7"
        press = Sandbox(at_once=1, patience=600)
        monkeypatch.setattr(printing, "PRINTER", press)
        monkeypatch.setattr(printing, "A_PAPER_S", 0.02)
        assert site.get(address).status_code == 400
        press.close()
        monkeypatch.undo()
        assert site.get(address).content.startswith(b"%PDF")


def test_the_press_is_a_process_of_its_own_that_is_ended_after_so_many_papers() -> None:
    press = Sandbox(at_once=1, works=2)
    processes = [asyncio.run(press.run(os.getpid)) for _ in range(5)]
    press.close()
    assert os.getpid() not in processes
    assert [processes.count(one) for one in dict.fromkeys(processes)] == [2, 2, 1]
