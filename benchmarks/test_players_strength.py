"""How often each strength beats the one below it, and the best of them an engine from PyPI: refereed matches."""

import math
import os
from typing import Any

import pytest

from arbitro.players import Colour, invite, play, read_name
from arbitro.players.backgammon import GAME

MATCHES = int(os.environ.get("ARBITRO_MATCHES", "60"))
LENGTH = 5


def won(one: str, other: str) -> int:
    """Count the matches that the first wins, playing white and black in turn."""
    count = 0
    for number in range(MATCHES):
        seed = f"strength/{number}"
        white, black = (one, other) if number % 2 == 0 else (other, one)
        names: dict[Colour, str] = {"white": white, "black": black}
        players = {
            colour: invite(GAME, read_name(name), f"{seed}/{colour}") for colour, name in names.items()
        }
        count += names[play(GAME, players, LENGTH, seed).winner] == one
    return count


def interval(wins: int, matches: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a rate."""
    z, rate = 1.96, wins / matches
    centre = (rate + z * z / (2 * matches)) / (1 + z * z / matches)
    half = (
        z * math.sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    )
    return centre - half, centre + half


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("house:2", "house:1"),
        ("house:3", "house:2"),
        ("house:4", "house:3"),
        ("house:5", "house:4"),
        ("bgsage:1", "house:5"),
    ],
)
def test_wins(benchmark: Any, one: str, other: str) -> None:
    if one.startswith("bgsage"):
        pytest.importorskip("bgsage", reason="bgsage is not installed")
    wins = benchmark.pedantic(won, (one, other), rounds=1)
    low, high = interval(wins, MATCHES)
    benchmark.extra_info[f"{one} beats {other}"] = (
        f"{wins} of {MATCHES}, {wins / MATCHES:.0%} (95 %: {low:.0%} to {high:.0%})"
    )
