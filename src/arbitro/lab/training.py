"""A network of backgammon trained from self-play, in steps that can be stopped and gone on with.

A step is a fixed number of games from a seed of its own, so that a training that was stopped ends in the very same
weights. The curve beside them has a line for each measured step: how far it is, and what it scores against the house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from arbitro.files import replace
from arbitro.lab.duels import HOUSE, fought, jobs
from arbitro.lab.rollouts import equity
from arbitro.players.backgammon.training import Trainer, at_random, rate
from arbitro.players.backgammon.weights import Training, Weights, read_weights, write_weights

STEP = 500
"""Games of a step."""


class Plan(msgspec.Struct, frozen=True):
    """What a network is and how long it learns."""

    units: int = 256
    """Hidden units of the network for contact."""
    race_units: int = 64
    games: int = 100_000
    """Whole games, each position learning from the one that follows."""
    refined: int = 20_000
    """Games after them whose positions learn from every roll and its best play."""
    seed: int = 1
    every: int = 20
    """Steps after which the network is measured; 0 for never."""
    duels: int = 200
    """Games of a measurement."""

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return -(-self.games // STEP) + -(-self.refined // STEP)


class OtherPlan(ValueError):
    """A file of weights was trained by another plan."""


def trained(file: Path, plan: Plan, told: Callable[[int], None] = lambda step: None) -> Weights:
    """Train from where the file stands to the end of the plan, and return the weights."""
    weights, done = _begun(file, plan)
    trainer = Trainer(weights, plan.seed)
    for step in range(done, plan.steps):
        told(step)
        trainer.random = Random(f"{plan.seed}/{step}")
        _lesson(trainer, plan, step)
        weights = Weights(weights.contact, weights.race, _record(plan, step + 1))
        replace(file, write_weights(weights))
        if plan.every and ((step + 1) % plan.every == 0 or step + 1 == plan.steps):
            _measure(file, plan, step + 1)
    told(plan.steps)
    return weights


def _lesson(trainer: Trainer, plan: Plan, step: int) -> None:
    """Play the games of a step: whole games first, then those whose positions are looked at a roll ahead."""
    whole = -(-plan.games // STEP)
    first = STEP * (step if step < whole else step - whole)
    for number in range(first, min(first + STEP, plan.games if step < whole else plan.refined)):
        if step < whole:
            trainer.play_game(rate("games", number / plan.games))
        else:
            trainer.refine(rate("positions", number / plan.refined))


def _begun(file: Path, plan: Plan) -> tuple[Weights, int]:
    """Return the weights of the file and how many steps they have made; fresh ones where there is no file."""
    if not file.exists():
        return Weights(
            at_random(plan.units, plan.seed), at_random(plan.race_units, plan.seed + 1), Training()
        ), 0
    weights = read_weights(file.read_bytes())
    command, _, done = (
        weights.training.commands[-1].rpartition(" step ") if weights.training.commands else ("",) * 3
    )
    if command != _command(plan):
        raise OtherPlan(str(file))
    return weights, int(done)


def _record(plan: Plan, step: int) -> Training:
    games = min(step * STEP, plan.games)
    return Training((f"{_command(plan)} step {step}",), games, date=f"{datetime.now(UTC):%Y-%m-%d}")


def _command(plan: Plan) -> str:
    learnt = msgspec.to_builtins(plan)
    return "arbitro lab train backgammon " + " ".join(
        f"--{key.replace('_', '-')} {learnt[key]}"
        for key in ("units", "race_units", "games", "refined", "seed")
    )


def _measure(file: Path, plan: Plan, step: int) -> None:
    """Add to the curve what the network scores against the house."""
    search_afresh()
    found = equity([fought(job) for job in jobs(str(file), HOUSE, plan.duels, f"curve/{step}")])
    line: dict[str, Any] = {
        "step": step,
        "trained": min(step * STEP, plan.games),
        **msgspec.to_builtins(found),
    }
    with file.with_suffix(".curve.jsonl").open("ab") as curve:
        curve.write(msgspec.json.encode(line) + b"\n")


def search_afresh() -> None:
    """Forget networks read before: a file of weights changes while it is trained."""
    from arbitro.lab.duels import search_of

    search_of.cache_clear()


def curve(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a curve."""
    beside = file.with_suffix(".curve.jsonl")
    if beside.exists():
        yield from map(msgspec.json.decode, beside.read_bytes().splitlines())
