"""Whole halls in virtual time, each from one seed: any failure is one number to reproduce."""

import asyncio
from collections.abc import Iterator

import pytest

from arbitro.store import Store
from tests.web.hall.faults.simulation import Simulation, Weather
from tests.web.hall.faults.virtual import at_once

STORM = Weather(loss=0.2, doubling=0.3, delay=3, failing=0.1, kills=6, leaving=0.1)
NETWORK = Weather(loss=0.3, doubling=0.3, delay=2.5)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One store for many halls: each has matches of its own."""
    with Store.serve(tmp_path_factory.mktemp("simulation") / "data", synchronous="OFF") as opened:
        yield opened


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncio, "to_thread", at_once)


@pytest.mark.parametrize("seed", range(6))
def test_a_hall_in_a_storm_ends_as_in_calm_and_its_watchers_see_every_entry_once(
    store: Store, seed: int
) -> None:
    Simulation(seed, store, STORM, matches=3, acts=12).run()


@pytest.mark.nightly
@pytest.mark.parametrize("hundred", range(1, 21))
def test_2000_halls_in_a_storm(store: Store, hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        Simulation(seed, store, STORM, matches=3, acts=12).run()


def test_300_commands_over_a_network_that_loses_doubles_and_reorders_end_as_in_calm(store: Store) -> None:
    Simulation(1_000_000, store, NETWORK, matches=10, acts=30).run(watched=False)


@pytest.mark.nightly
@pytest.mark.faults
@pytest.mark.parametrize("part", range(10))
def test_100000_commands_over_a_network_that_loses_doubles_and_reorders_end_as_in_calm(
    store: Store, part: int
) -> None:
    Simulation(1_000_001 + part, store, NETWORK, matches=200, acts=50).run(watched=False)
