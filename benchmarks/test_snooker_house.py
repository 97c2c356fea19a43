"""How long the house player of snooker thinks."""

from random import Random
from time import process_time
from typing import Any

import pytest

from arbitro.players import COLOURS, PlayerName, invite
from arbitro.players.snooker import TABLE
from arbitro.players.snooker.sight import SnookerSight
from arbitro.players.snooker.strengths import STRENGTHS, USUAL
from benchmarks.sights import sights


def strokes_due(seed: str) -> list[SnookerSight]:
    """Return what the players of a frame saw when a stroke was due."""
    players = {colour: invite(TABLE, PlayerName("house", 2), f"{seed}/{colour}") for colour in COLOURS}
    return [sight for sight in sights(TABLE, players, 1, Random(seed)) if sight.may_nominate]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_decisions(benchmark: Any, strength: int) -> None:
    player = invite(TABLE, PlayerName("house", strength), "bench")
    seen, spent = strokes_due("bench"), []

    def decide() -> int:
        for sight in seen:
            start = process_time()
            player.act(sight)
            spent.append(process_time() - start)
        return len(spent)

    assert benchmark.pedantic(decide, rounds=1)
    spent.sort()
    benchmark.extra_info["ms of one core a decision"] = round(1000 * sum(spent) / len(spent))
    benchmark.extra_info["95 % under"] = f"{1000 * spent[int(0.95 * len(spent))]:.0f} ms"
    benchmark.extra_info["slowest"] = f"{1000 * spent[-1]:.0f} ms"
    if strength == USUAL:
        benchmark.extra_info["required"] = "1000 ms"
