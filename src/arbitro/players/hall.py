"""The hall: it plays whole matches between players, every act through the referee."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from arbitro.kernel import Fact, Verdict
from arbitro.players.game import COLOURS, Colour, Game, Scene, State
from arbitro.players.player import Act, Player, Sight

Witness: TypeAlias = Callable[[Fact, Verdict[Any]], None]
Acted: TypeAlias = Callable[[Colour | None, Sequence[Fact]], None]
"""Is told who acted (None where chance or the umpire did), and what was seen of it."""
MOST_ROUNDS = 100_000


class RefusedAct(RuntimeError):
    """A machine player did what the laws do not allow: a fault of the player."""


class EndlessMatch(RuntimeError):
    """A match went on beyond all bounds: a fault of a player or of the game."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match went."""

    seed: str
    """What the dice, the rack and the players' whims came from: it gives the same match again."""
    winner: Colour
    score: dict[Colour, int]
    """Points in backgammon, games in carrom, frames in snooker."""
    parts: tuple[tuple[int, int], ...]
    """The points of white and black in each of those games or frames; none in backgammon."""
    acts: int
    """How many decisions the players made."""
    facts: int
    """How many facts the referee judged."""


def play(
    game: Game[State, Scene, Sight, Act],
    players: Mapping[Colour, Player[Sight, Act]],
    length: int,
    seed: str,
    witness: Witness | None = None,
    acted: Acted | None = None,
) -> Outcome:
    """Play a match to its end; a witness is told every fact and the verdict on it, `acted` all facts of an act."""
    chance = Random(f"{seed}/table")
    state, scene = game.begin(length, chance)
    rounds = acts = facts = 0
    while (winner := game.winner(state)) is None:
        rounds += 1
        if rounds > MOST_ROUNDS:
            raise EndlessMatch(f"{game.edition}, seed {seed}")
        due = game.due(state, scene)
        act = players[due.side].act(due.sight) if due else None
        scene, seen = game.carry_out(state, scene, act, chance)
        for fact in seen:
            verdict = game.judge(state, fact)
            if witness:
                witness(fact, verdict)
            state = _allowed(game, verdict, fact)
        if acted and seen:
            acted(due.side if due else None, seen)
        acts, facts = acts + (due is not None), facts + len(seen)
    score = {colour: game.score(state)[colour] for colour in COLOURS}
    return Outcome(seed, winner, score, game.parts(state), acts, facts)


def _allowed(game: Game[State, Scene, Sight, Act], verdict: Verdict[State], fact: Fact) -> State:
    if verdict.refused:
        raise RefusedAct(f"{game.edition} {verdict.refused.law} ({verdict.refused.rule}): {fact}")
    if game.foul(verdict.state):
        raise RefusedAct(f"{game.edition}: {fact}")
    return verdict.state
