"""One match among learners: chance and the umpire act by themselves, and the game judges every fact."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic

from arbitro.kernel.game import F, S
from arbitro.players import RefusedAct
from arbitro.players.player import Act, Sight
from arbitro.players.table import DecisionDue, PlayingTable


class Arena(Generic[S, F, Sight, Act]):
    """A match that waits for decisions, from its seed on; it is the same match wherever it is played."""

    def __init__(self, table: PlayingTable[S, F, Sight, Act], length: int, ends: Callable[[S], bool]) -> None:
        self.table = table
        self.length = length
        self.ends = ends
        """Tells whether nothing more is played, also when the match itself goes on."""
        self.witness: Callable[[Sequence[F]], None] = _nobody
        """Is told the facts of every act, as they were judged."""
        self.due: DecisionDue[Sight] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Return what a match is without its laws and its table: how long it is, where it stands, its chance."""
        return {name: value for name, value in vars(self).items() if name in ("length", "chance", "state")}

    def rejoin(self, table: PlayingTable[S, F, Sight, Act], ends: Callable[[S], bool]) -> None:
        """Take up a match that was pickled, at its table; nobody is told of its facts."""
        self.table, self.ends, self.witness = table, ends, _nobody
        if hasattr(self, "state"):
            self.due = None if ends(self.state) else table.due(self.state)

    def open(self, seed: str) -> None:
        """Begin a match and go on to its first decision."""
        self.chance = Random(f"{seed}/table")
        self.state: S = self.table.game.start(self.table.terms(self.length))
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.due is None

    def act(self, act: Act) -> None:
        """Carry out what was decided, and go on to the next decision."""
        self._enter(self.table.carry_out(self.state, act, self.chance))
        self._go_on()

    def _go_on(self) -> None:
        self.due = None
        while not self.ends(self.state):
            self.due = self.table.due(self.state)
            if self.due:
                return
            self._enter(self.table.carry_out(self.state, None, self.chance))

    def _enter(self, facts: Sequence[F]) -> None:
        game: Any = self.table.game
        entered = []
        for fact in facts:
            complete = game.complete(self.state, fact)
            verdict = game.judge(self.state, complete)
            if verdict.refused:
                raise RefusedAct(f"{game.edition} {verdict.refused.law} ({verdict.refused.rule}): {fact}")
            self.state = verdict.state
            entered.append(complete)
        self.witness(entered)


def _nobody(facts: Sequence[Any]) -> None:
    """Is told and does nothing."""
