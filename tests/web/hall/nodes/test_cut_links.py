"""One bad link: a node whose database is silent refuses at once, the others go on, nothing is lost or doubled."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tests.web.hall.faults.scoring import Scorer
from tests.web.hall.nodes.link import Link
from tests.web.hall.nodes.test_two_nodes import STROKE, entries
from tests.web.hall.process import Asker, Served, Told

Record = Callable[[str, object], None]
REFUSED_WITHIN = 2.0
"""Seconds within which a node says that its database does not answer."""
TAKEN_OVER_WITHIN = 5.0
"""Seconds within which another node goes on with a match."""


@contextmanager
def linked(folder: Path, database: str) -> Iterator[tuple[Served, Link, Served]]:
    """Run two servers of one hall; the first reaches the database by a link of its own."""
    with (
        Link(database) as link,
        Served(folder / "first", "--database", link.database) as first,
        Served(folder / "second", "--database", database) as second,
    ):
        yield first, link, second


def asked(ask: Callable[[], Told]) -> tuple[Told, float]:
    """Return an answer, and after how many seconds it came."""
    began = time.monotonic()
    return ask(), time.monotonic() - began


def until_answered(node: Served) -> None:
    """Wait until a node can write again."""
    for _ in range(100):
        if node.get("/health").status == 200:
            return
        time.sleep(0.1)
    raise AssertionError("the node does not come back")


def test_a_silent_database_is_told_as_that_and_the_hall_goes_on_when_it_answers(
    tmp_path: Path, database: str
) -> None:
    with Link(database) as link, Served(tmp_path / "hall", "--database", link.database) as hall:
        guest = hall.guest()
        match = guest.made()
        assert guest.acts(match, 0, STROKE).status == 200
        link.cut()
        refused = [guest.acts(match, 1, STROKE, "again"), hall.get("/health"), guest.get("/accounts")]
        assert {told.status for told in refused} == {503}
        assert refused[0].code == "disk-unreachable"
        assert hall.get("/metrics").status == 200
        assert hall.get("/laws").status == 200
        link.mend()
        until_answered(hall)
        assert guest.acts(match, 1, STROKE, "again").json["sequence"] == 2
        assert "Traceback" not in hall.errors.read_text()


def test_the_other_node_goes_on_with_the_matches_of_one_that_is_cut_off(
    tmp_path: Path, database: str
) -> None:
    with linked(tmp_path, database) as (first, link, second):
        guest = first.guest()
        other = Asker(second.port, guest.token)
        match = guest.made()
        assert guest.acts(match, 0, STROKE).status == 200
        link.cut()
        assert other.acts(match, 1, STROKE).json["sequence"] == 2
        link.mend()
        until_answered(first)
        assert guest.acts(match, 1, STROKE).code == "stale"
        assert guest.acts(match, 2, STROKE).json["sequence"] == 3
        assert entries(guest, match) == entries(other, match)


@pytest.mark.nightly
@pytest.mark.faults
def test_acts_and_health_are_refused_within_two_seconds_however_many_ask_a_silent_database(
    tmp_path: Path, database: str, record_property: Record
) -> None:
    with Link(database) as link, Served(tmp_path / "hall", "--database", link.database) as hall:
        guest = hall.guest()
        matches = [guest.made() for _ in range(8)]
        link.cut()
        took: list[tuple[int, float]] = []

        def ask(match: str) -> None:
            for number in range(4):
                act = partial(guest.acts, match, 0, STROKE, f"{match} {number}")
                for told, seconds in (asked(act), asked(partial(hall.get, "/health"))):
                    took.append((told.status, seconds))

        threads = [threading.Thread(target=ask, args=(match,)) for match in matches]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        slowest = max(seconds for _, seconds in took)
        record_property("figure", f"silent database: {len(took)} refusals, the slowest after {slowest:.2f} s")
        assert {status for status, _ in took} == {503}
        assert slowest < REFUSED_WITHIN


@pytest.mark.nightly
@pytest.mark.faults
@pytest.mark.parametrize("fault", ["cut", "stopped", "killed"])
def test_within_five_seconds_another_node_goes_on_and_nothing_is_lost_or_doubled(
    tmp_path: Path, database: str, fault: str, record_property: Record
) -> None:
    with linked(tmp_path, database) as (first, link, second):
        guest = first.guest()
        scorers = [Scorer(second.port, guest.token, guest.made()) for _ in range(4)]
        opening = threading.Thread(target=_open_matches, args=(Asker(first.port, guest.token),), daemon=True)
        opening.start()
        for scorer in scorers:
            scorer.start()
            scorer.after(5)
        kept, other = guest.made(), Asker(second.port, guest.token)
        assert guest.acts(kept, 0, STROKE).status == 200
        marks = [len(scorer.moments) - 1 for scorer in scorers]
        match {"cut": link.cut, "killed": first.kill}.get(fault):
            case None:
                os.kill(first.program.pid, signal.SIGSTOP)
            case harm:
                harm()
        taken, takeover = asked(lambda: other.acts(kept, 1, STROKE))
        gaps = [_gap(scorer, mark) for scorer, mark in zip(scorers, marks, strict=True)]
        elsewhere, seconds = asked(lambda: other.post("/api/guests", {"name": "Ida"}))
        told = f"matches of the other node went on after {max(gaps):.2f} s, a new guest came in after {seconds:.2f} s"
        record_property("figure", f"{fault}: a match was taken over after {takeover:.2f} s, {told}")
        for scorer in scorers:
            scorer.ending.set()
        for scorer in scorers:
            scorer.join(60)
            assert scorer.wrong == []
            stored = {
                one["command"]: one["number"] for one in entries(second, scorer.match) if one["command"]
            }
            assert stored == scorer.acknowledged
        if fault == "stopped":
            os.kill(first.program.pid, signal.SIGCONT)
        assert taken.json["sequence"] == 2
        assert elsewhere.status == 201
        assert max(takeover, *gaps) < TAKEN_OVER_WITHIN


def _open_matches(asker: Asker) -> None:
    """Open matches one after another until nobody answers."""
    for _ in range(500):
        try:
            if asker.post("/api/matches", {"edition": "carrom/icf-2001", "mode": "umpired"}).status >= 500:
                return
        except OSError:
            return


def _gap(scorer: Scorer, since: int) -> float:
    """Return the longest time from one acknowledged act to the next, from one on to the third from now."""
    scorer.after(3)
    return max(later - earlier for earlier, later in pairwise(scorer.moments[since:]))
