"""The hall's own clocks: one that is imposed runs, a time that is up is a question, and no hand contradicts a clock."""

from typing import Any

import pytest

from tests.web.hall.conftest import Device
from tests.web.hall.test_acts import made
from tests.web.hall.test_lag import Turned
from tests.web.hall.test_put_right import clocks, does, time

__all__ = ["time"]
BACKGAMMON = {"edition": "backgammon/wbgf-2.1", "length": {"points": 7}}
OPENING = {"roll": {"X": 3, "O": 1}}
SLOW = {"offence": {"what": "slow-play", "by": "X"}}
TIMED = {"sanction": {"for": "slow-play", "measure": "clock", "to": "X"}}


@pytest.mark.parametrize(
    "acts",
    [
        [{"use_clock": {"why": "imposed"}}],
        [{"use_clock": {"why": "asked-by-director"}}],
        [{"use_clock": {"why": "required"}}],
        [SLOW, TIMED],
    ],
)
def test_a_clock_that_is_imposed_runs_from_then_on(
    director: Device, time: Turned, acts: list[dict[str, Any]]
) -> None:
    match = made(director, **BACKGAMMON)
    does(director, match, "acts", OPENING)
    time.ms += 500_000
    for act in acts:
        assert does(director, match, "acts", act)["refused"] is None
    (_, _, bank, *_), _ = clocks(director, match)
    time.ms += 12_000 + 30_000
    assert clocks(director, match) == [
        ("bank", "X", bank - 30_000, True, None),
        ("bank", "O", bank, False, None),
    ]
    refused = does(director, match, "acts", {"spend": 5})["refused"]
    assert refused["law"] == "4.3.ii"
    does(director, match, "acts", {"move": "8/5 6/5"})
    assert [one[1] for one in clocks(director, match) if one[3]] == ["O"]


def test_a_clock_whose_time_is_entered_stands_when_it_is_imposed(director: Device, time: Turned) -> None:
    match = made(director, **BACKGAMMON, options={"clock": "entered"})
    does(director, match, "acts", OPENING)
    does(director, match, "acts", {"use_clock": {"why": "imposed"}})
    time.ms += 60_000
    assert [one[3:] for one in clocks(director, match)] == [(False, "entered"), (False, None)]
    assert does(director, match, "acts", {"spend": 20})["refused"] is None
