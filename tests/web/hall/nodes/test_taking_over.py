"""How long a match waits at most for the node that takes it over: held by the times that nodes keep to."""

import asyncio
from pathlib import Path

import pytest

from arbitro.live import ownership
from arbitro.live.ownership import BELIEVED, EARLIER, LASTS, RENEWED, Ownership
from arbitro.store import Node, Store
from arbitro.web.hall.forwarding import LOOKED, PATIENCE

WITHIN = 5000
"""Milliseconds within which another node goes on with a match."""


class HandTurned:
    """Clocks that a test turns."""

    def __init__(self) -> None:
        self.at = 1_000_000

    def wall(self) -> int:
        """Return milliseconds by the calendar."""
        return self.at

    def steady(self) -> int:
        """Return milliseconds that never fall."""
        return self.at


def test_an_act_and_a_clock_go_on_at_another_node_within_five_seconds_of_the_owners_death() -> None:
    act = LASTS + BELIEVED + 1000 * LOOKED
    clock = LASTS + 1000 * RENEWED
    assert max(act, clock) <= WITHIN - 500, "half a second is left for the database and the way there"
    assert act < 1000 * PATIENCE, "whoever has sent an act to the dead node is not told to try again before"


def test_an_owner_renews_its_lease_several_times_before_it_ends() -> None:
    assert 2 * 1000 * RENEWED + EARLIER <= LASTS


def test_a_dead_nodes_match_is_taken_over_when_its_lease_is_over_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = HandTurned()
    with Store.serve(tmp_path / "data", synchronous="OFF") as store:
        monkeypatch.setattr(store.database, "now", lambda connection: time.at)
        dead, other = (Ownership(store, Node(name, "", ""), time) for name in ("dead", "other"))

        async def taken(by: Ownership) -> str:
            return (await by.take("final")).node

        async def run() -> None:
            assert await taken(dead) == "dead"
            time.at += ownership.LASTS - 1
            assert await taken(other) == "dead"
            time.at += BELIEVED + 1
            assert await taken(other) == "other"
            assert (dead.epoch("final"), other.epoch("final")) == (None, 2)

        asyncio.run(run())
