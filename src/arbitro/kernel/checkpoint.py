"""A snapshot of a match where its last unit began, so that a long one starts fast; void unless it fits the journal."""

from __future__ import annotations

import hashlib

import msgspec

from arbitro.kernel.changes import ActStep
from arbitro.kernel.game import F, Game, S
from arbitro.kernel.unit import Judged, Unit


class Checkpoint(msgspec.Struct, frozen=True):
    """Where the unit under way began, so that what is before it need not be judged again."""

    units: tuple[int, ...]
    """How many acts each unit before it has."""
    lapsed: tuple[int, ...]
    digest: str
    """SHA-256 of the acts before it: a checkpoint of a match that was changed behind it is of no use."""
    state: msgspec.Raw


def make_checkpoint(judged: Judged[S, F]) -> Checkpoint:
    """Return the checkpoint of acts as they were judged."""
    closed = judged.closed
    return Checkpoint(
        tuple(len(unit.steps) for unit in closed),
        tuple(sorted(number for unit in closed for number in unit.lapsed)),
        _fingerprint(tuple(step for unit in closed for step in unit.steps)),
        msgspec.Raw(msgspec.json.encode(judged.start)),
    )


def judged_from(
    checkpoint: Checkpoint, game: Game[S, F], start: Judged[S, F], steps: tuple[ActStep, ...]
) -> Judged[S, F] | None:
    """Return the acts as judged from a checkpoint on, or None where it does not fit them."""
    total = sum(checkpoint.units)
    if _fingerprint(steps[:total]) != checkpoint.digest:
        return None
    try:
        state = game.decode_state(bytes(checkpoint.state))
    except msgspec.DecodeError:
        return None
    closed, first = [], 0
    for length in checkpoint.units:
        unit = steps[first : first + length]
        lapsed = frozenset(step.number for step in unit) & frozenset(checkpoint.lapsed)
        closed.append(Unit(None if first else start.start, unit, lapsed))
        first += length
    return Judged[S, F](tuple(closed), state).judge_all(game, steps[total:])


def _fingerprint(steps: tuple[ActStep, ...]) -> str:
    written = [
        b"%d %d %d\n%s\n%s"
        % (step.number, step.at, len(step.facts), b"\n".join(map(bytes, step.facts)), _since(step))
        for step in steps
    ]
    return hashlib.sha256(b"".join(written)).hexdigest()


def _since(step: ActStep) -> bytes:
    """Return what there is to an act beside itself: how the clocks stood before it, and that it is out of force."""
    return b"" if step.stood is None and not step.out else msgspec.json.encode((step.stood, step.out))
