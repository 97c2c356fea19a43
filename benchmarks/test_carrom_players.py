"""How long the carrom players think about a stroke, and how often each makes a slam."""

import os
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from arbitro.carrom.effects import SlamMade
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Fact, Heard
from arbitro.players import COLOURS, play
from arbitro.players.carrom import KINDS, TABLE, CarromTable
from arbitro.players.carrom.house import house
from arbitro.players.carrom.sight import CarromSight
from arbitro.players.carrom.strength import STRENGTHS, USUAL
from benchmarks.sights import sights

BOARDS = int(os.environ.get("ARBITRO_BOARDS", "100"))
STROKES = 20


def strokes_due(count: int, seed: int) -> list[CarromSight]:
    """Return what players see before the strokes of some boards, the break included."""
    players = {side: house(2, Random(f"{seed}/{side}")) for side in SIDES}
    seen = sights(TABLE, players, 3, Random(seed))
    return list(islice((sight for sight in seen if sight.task == "stroke"), count))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_stroke_is_decided(benchmark: Any, strength: int) -> None:
    player, seen = house(strength, Random(1)), strokes_due(STROKES, 2)
    assert all(benchmark.pedantic(lambda: [player.act(sight) for sight in seen], rounds=3))
    longest = benchmark.stats.stats.max / STROKES
    benchmark.extra_info["ms a stroke, in the slowest round"] = round(1000 * longest, 1)
    if strength == USUAL:
        benchmark.extra_info["required"] = "1000 ms"


def slams(strength: int) -> Counter[str]:
    """Count the slams in boards of a player against one of the same strength."""
    made: Counter[str] = Counter()

    def watch(facts: Sequence[Fact], heard: Heard[Any, Any]) -> None:
        effects = (effect for verdict in heard.verdicts for effect in verdict.effects())
        made.update(effect.colour for effect in effects if isinstance(effect, SlamMade))

    for number in range(BOARDS):
        players = {colour: house(strength, Random(f"slam/{number}/{colour}")) for colour in COLOURS}
        play(CarromTable(KINDS, boards=1), players, 1, f"slam/{number}", watch)
    return made


@pytest.mark.parametrize("strength", STRENGTHS)
def test_slams(benchmark: Any, strength: int) -> None:
    made = benchmark.pedantic(slams, (strength,), rounds=1)
    benchmark.extra_info[f"of {BOARDS} boards"] = f"{made['white']} white slams, {made['black']} black"
