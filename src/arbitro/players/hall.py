"""The hall: it plays whole matches between players, every act through the referee and into the journal."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from arbitro.kernel import Fact, Heard, Sitting
from arbitro.kernel.game import F, S
from arbitro.players.player import Act, Player, Sight
from arbitro.players.table import COLOURS, Colour, PlayingTable

Witness: TypeAlias = Callable[[Sequence[Fact], Heard[Any, Any]], None]
"""Is told the facts of every act with what became of them; none when the match is opened."""
HALL = "hall"
"""Who enters what no player does: dice, racks, tosses, the next board or frame."""
MOST_ROUNDS = 100_000


class RefusedAct(RuntimeError):
    """A machine player did what the laws do not allow: a fault of the player."""


class EndlessMatch(RuntimeError):
    """A match went on beyond all bounds: a fault of a player or of the game."""


class MatchOutcome(msgspec.Struct, frozen=True):
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
    table: PlayingTable[S, F, Sight, Act],
    players: Mapping[Colour, Player[Sight, Act]],
    length: int,
    seed: str,
    witness: Witness = lambda facts, heard: None,
    names: tuple[str, str] = COLOURS,
    now: Callable[[], int] = lambda: 0,
) -> MatchOutcome:
    """Play a match to its end; `now` tells the milliseconds since it was opened, where they matter."""
    chance = Random(f"{seed}/table")
    sitting: Sitting[S, F] = Sitting.open(table.game, table.terms(length), names, author=HALL)
    witness((), Heard(sitting, sitting.journal.entries[0]))
    acts = facts = 0
    for _ in range(MOST_ROUNDS):
        standing = sitting.standing()
        if standing.ended:
            winner = COLOURS[standing.sides.index(str(standing.ended.winner))]
            score = dict(zip(COLOURS, standing.score, strict=True))
            return MatchOutcome(seed, winner, score, standing.parts, acts, facts)
        due = table.due(sitting.state)
        act = players[due.side].act(due.sight) if due else None
        seen = table.carry_out(sitting.state, act, chance)
        if seen:
            author = names[COLOURS.index(due.side)] if due else HALL
            heard = sitting.enter(*seen, author=author, at=now())
            if refused := heard.refused:
                raise RefusedAct(f"{table.game.edition} {refused.law} ({refused.rule}): {seen}")
            if table.foul(heard.sitting.state):
                raise RefusedAct(f"{table.game.edition}: {seen}")
            sitting = heard.sitting
            witness(seen, heard)
        acts, facts = acts + (due is not None), facts + len(seen)
    raise EndlessMatch(f"{table.game.edition}, seed {seed}")
