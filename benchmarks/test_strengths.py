"""How often each strength beats the one below it, in the three games: refereed, each seed twice with seats changed."""

import os
from typing import Any

import pytest

from tests.players.ladder import PAIRS, STEPS, tally


def pairs(game: str) -> int:
    """Return how many pairs are played; `ARBITRO_PAIRS` sets one number for all games."""
    return int(os.environ.get("ARBITRO_PAIRS", PAIRS[game]))


@pytest.mark.parametrize(("game", "weaker"), [*STEPS, ("snooker", 5)])
def test_wins(benchmark: Any, game: str, weaker: int) -> None:
    one, other = f"house:{weaker + 1}", f"house:{weaker}"
    counted = benchmark.pedantic(tally, (game, one, other, pairs(game)), rounds=1)
    benchmark.extra_info[f"{game}: {one} beats {other}"] = str(counted)


def test_bgsage(benchmark: Any) -> None:
    pytest.importorskip("bgsage", reason="bgsage is not installed")
    counted = benchmark.pedantic(tally, ("backgammon", "bgsage:1", "house:5", 30), rounds=1)
    benchmark.extra_info["backgammon: bgsage:1 beats house:5"] = str(counted)
