"""Papers are made one at a time, so that a crowd that wants them leaves the processor to others."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.testclient import TestClient

from arbitro.web import app, exam

CROWD = 12


def test_a_crowd_that_wants_papers_keeps_no_page_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    making, most, goes_on = [0], [0], threading.Event()

    def slowly(*_: object) -> bytes:
        making[0] += 1
        most[0] = max(most[0], making[0])
        goes_on.wait(30)
        making[0] -= 1
        return b"%PDF"

    monkeypatch.setattr(exam, "bind_papers", slowly)
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
