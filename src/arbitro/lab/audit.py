"""Random agents under audit: every fact of their games is entered as a hall enters it, and the states are compared.

An environment judges what its agents do by itself; beside it stands a `Sitting`, the match that a hall keeps. After
each action both must be in the same state, and nothing may have been refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from arbitro.kernel import Sitting
from arbitro.lab.environments import lens
from arbitro.lab.jobs import Job
from arbitro.lab.lens import Lens
from arbitro.lab.turns import Turns

PART = 10
"""Games of a job."""
TERMS: dict[str, dict[str, Any]] = {
    "backgammon": {"length": 3},
    "carrom": {},
    "snooker": {},
}
"""What is played: matches to three points with the cube, boards, frames."""


class AuditResult(msgspec.Struct):
    """What games under audit came to."""

    games: int = 0
    ended: int = 0
    """How many came to their end; the others were cut off."""
    actions: int = 0
    facts: int = 0
    wrong: list[str] = []
    """Seeds and actions at which the environment and the engine differed, or a fact was refused."""


def jobs(game: str, games: int, first: int = 0) -> list[Job]:
    """Return the games in parts, each game with a seed of its own."""
    return [
        {"game": game, "first": place, "count": min(PART, first + games - place)}
        for place in range(first, first + games, PART)
    ]


def audit_games(job: Job) -> dict[str, Any]:
    """Play the games of a part."""
    found = AuditResult()
    for seed in range(job["first"], job["first"] + job["count"]):
        played_at_random(lens(job["game"], **TERMS[job["game"]]), seed, found)
    return {**job, **msgspec.to_builtins(found)}


def played_at_random(seen: Lens, seed: int, found: AuditResult, most: int = 20_000) -> None:
    """Play a game at random and compare every state; stop where something is wrong."""
    env, shadow = Turns(seen), Shadow(seen)
    env.table.arena.witness = shadow.enter
    env.reset(seed=seed)
    found.games += 1
    for _ in random_actions(env, seed, most):
        found.actions += 1
        if shadow.refused or env.table.arena.state != shadow.sitting.state:
            found.wrong.append(f"{seed}/{found.actions}")
            break
    found.ended += env.table.terminated
    found.facts += shadow.facts


class Shadow:
    """A match as a hall keeps it, which is told what was judged elsewhere."""

    def __init__(self, seen: Lens) -> None:
        terms = seen.table.terms(seen.length)
        self.sitting: Sitting[Any, Any] = Sitting.open(
            seen.table.game, terms, ("player 0", "player 1"), author="lab"
        )
        self.facts = 0
        self.refused = False

    def enter(self, facts: Sequence[Any]) -> None:
        """Enter facts, and note whether they are refused."""
        if not facts:
            return
        heard = self.sitting.enter(*facts, author="lab", at=0)
        self.refused |= heard.refused is not None
        self.sitting = heard.sitting
        self.facts += len(facts)


def random_actions(env: Turns, seed: int, most: int) -> Iterator[Any]:
    """Yield each action of agents that choose at random among what is legal, after it was taken."""
    chance = np.random.default_rng(seed)
    for _ in range(most):
        if env.table.over:
            return
        mask = env.table.mask()
        action: Any
        if mask is not None:
            action = int(chance.choice(np.flatnonzero(mask)))
        else:
            shape = env.action_space(env.agent_selection).shape
            action = chance.uniform(-1, 1, shape).astype(np.float32)
        env.step(action)
        yield action


def sum_parts(parts: Sequence[dict[str, Any]]) -> AuditResult:
    """Return what all parts came to."""
    total = AuditResult()
    for part in parts:
        total.games += part["games"]
        total.ended += part["ended"]
        total.actions += part["actions"]
        total.facts += part["facts"]
        total.wrong += part["wrong"]
    return total
