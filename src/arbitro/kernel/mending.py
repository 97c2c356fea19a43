"""What is entered, and what puts acts right: which it puts out of force or brings back, how clocks stand after it."""

from __future__ import annotations

from typing import Generic

import msgspec
from msgspec.structs import replace

from arbitro.kernel.changes import ActStep, BadAct, Change
from arbitro.kernel.game import F, Game, S
from arbitro.kernel.journal import Clocks
from arbitro.kernel.unit import Judged, standing_before


class Mended(msgspec.Struct, Generic[S, F], frozen=True):
    """The acts after a correction or an insertion."""

    judged: Judged[S, F]
    change: Change
    """It, with the acts that it puts out of force and in force again."""
    lapsed: tuple[int, ...]
    """Acts that it puts out of force."""
    would_come_back: tuple[int, ...]
    """Acts out of force that it would bring back, were they not kept out."""


def mend(game: Game[S, F], judged: Judged[S, F], change: Change, revive: frozenset[int]) -> Mended[S, F]:
    """Return the acts after a change, or raise BadAct: what is out of force stays so unless it is to be revived."""
    # Two rounds. What is out of force is told from the first; a change may make more lapse, or fewer, and what
    # is written into the journal must be what a reader of it will find.
    if not revive <= judged.lapsed:
        raise BadAct("nothing-to-revive")
    kept = judged.lapsed - revive - {change.after.number}
    flagged = frozenset(step.number for step in judged.steps_from(0) if step.out)
    trial = replace(change, out=kept - flagged, revived=revive & flagged)
    after = judged.rearrange(game, trial.numbers, trial.apply)
    final = replace(change, out=after.lapsed - flagged, revived=(revive & flagged) - after.lapsed)
    if final != trial:
        after = judged.rearrange(game, final.numbers | trial.numbers, final.apply)
    lapsed = tuple(sorted(after.lapsed - kept))
    return Mended(after, final, lapsed, _would_come_back(game, judged, change, kept))


def _would_come_back(
    game: Game[S, F], judged: Judged[S, F], change: Change, kept: frozenset[int]
) -> tuple[int, ...]:
    """Return which of the acts that are kept out of force a change would let count."""
    # Only told, never done: an act that a correction put out of force comes back when somebody says so, because
    # what it rests on may have been played otherwise since.
    if not kept:
        return ()
    now = judged.rearrange(game, kept, lambda steps: [replace(step, out=False) for step in steps])
    change = replace(change, revived=kept)
    then = judged.rearrange(game, change.numbers, change.apply)
    return tuple(sorted((kept & now.lapsed) - then.lapsed))


def clocks_after(game: Game[S, F], before: S, step: ActStep, now: S) -> Clocks:
    """Return how a state's clocks stand: as when an act was entered; None where it has none."""
    if not game.clocks(now, step.at):
        return None
    return game.time_left(standing_before(game, before, step), step.at, now)


def clocks_before(game: Game[S, F], state: S, change: Change) -> Clocks:
    """Return how clocks stand once a change is taken back: as when it was entered."""
    recorded = change.before is None and change.place is None
    entered = change.after if recorded else ActStep(0, change.at, (), change.stood)
    return clocks_after(game, state, entered, standing_before(game, state, entered))


def previous(judged: Judged[S, F], number: int) -> int | None:
    """Return the act in force before that of an entry; None where there is none."""
    found, lapsed = None, judged.lapsed
    for step in judged.steps_from(0):
        if step.number == number:
            break
        if step.number not in lapsed:
            found = step.number
    return found
