"""How long the house player of snooker thinks, and how often each strength beats the one below it."""

import os
from random import Random
from time import process_time
from typing import Any

import pytest

from arbitro.players import COLOURS, PlayerName, invite, play
from arbitro.players.snooker import GAME
from arbitro.players.snooker.sight import Sight
from arbitro.players.snooker.strengths import STRENGTHS, USUAL

FRAMES = int(os.environ.get("ARBITRO_MATCHES", "20"))


def sights(seed: str) -> list[Sight]:
    """Return what the players of a frame saw when a stroke was due."""
    players = {colour: invite(GAME, PlayerName("house", 2), f"{seed}/{colour}") for colour in COLOURS}
    chance = Random(seed)
    state, scene = GAME.begin(1, chance)
    found = []
    while GAME.winner(state) is None:
        due = GAME.due(state, scene)
        if due and due.sight.may_nominate:
            found.append(due.sight)
        act = players[due.side].act(due.sight) if due else None
        scene, facts = GAME.carry_out(state, scene, act, chance)
        for fact in facts:
            state = GAME.judge(state, fact).state
    return found


@pytest.mark.parametrize("strength", STRENGTHS)
def test_decisions(benchmark: Any, strength: int) -> None:
    player = invite(GAME, PlayerName("house", strength), "bench")
    seen, spent = sights("bench"), []

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


def wilson(wins: int, frames: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a rate."""
    z, rate = 1.96, wins / frames
    centre, size = rate + z * z / (2 * frames), 1 + z * z / frames
    half = z * (rate * (1 - rate) / frames + z * z / (4 * frames * frames)) ** 0.5
    return (centre - half) / size, (centre + half) / size


@pytest.mark.parametrize("weaker", [1, 2, 3, 4])
def test_wins(benchmark: Any, weaker: int) -> None:
    def won() -> int:
        wins = 0
        for n in range(FRAMES):
            ours, theirs = COLOURS if n % 2 else COLOURS[::-1]
            names = {ours: weaker + 1, theirs: weaker}
            players = {
                side: invite(GAME, PlayerName("house", names[side]), f"{n}/{side}") for side in COLOURS
            }
            wins += play(GAME, players, 1, f"wins/{n}").winner == ours
        return wins

    wins = benchmark.pedantic(won, rounds=1)
    low, high = wilson(wins, FRAMES)
    benchmark.extra_info[f"house:{weaker + 1} beats house:{weaker}"] = (
        f"{wins} of {FRAMES}, {wins / FRAMES:.0%} (95 %: {low:.0%} to {high:.0%})"
    )
