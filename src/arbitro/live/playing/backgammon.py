"""Backgammon on the hall's board: the hall's dice, moves by the players."""

from __future__ import annotations

from random import Random
from typing import Any

from arbitro.kernel import Event, Fact
from arbitro.kernel.given import event_name
from arbitro.live.playing.table import Played
from arbitro.players import table_named
from arbitro.players.backgammon.sight import Word
from arbitro.players.table import COLOURS

EVENTS = ("roll", "move", "double", "take", "drop", "resign", "accept", "refuse")


class BackgammonTable:
    """Backgammon with the hall's dice."""

    def __init__(self, edition: str) -> None:
        self.table: Any = table_named("backgammon")

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the place of the side that decides."""
        due = self.table.due(state)
        return (COLOURS.index(due.side),) if due else ()

    def act(self, state: Any, event: Event, chance: Random, key: str = "event") -> Played:
        """Return what a roll, a move or a word makes; the dice are the hall's."""
        event_name(event.name, key, EVENTS)
        if event.name == "roll":
            return Played(tuple(self.table.carry_out(state, Word.ROLL, chance)))
        return Played(self.table.game.facts(state, event, key))

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the hall does: the opening roll, and the pass of a side that cannot move."""
        if state.winner:
            return ()
        due = self.table.due(state)
        if due is None:
            return tuple(self.table.carry_out(state, None, chance))
        if (
            state.dice
            and not state.to_answer
            and not state.resignation
            and not any(play.steps for play in due.sight.legal)
        ):
            return tuple(self.table.carry_out(state, due.sight.legal[0], chance))
        return ()

    def machine(self, state: Any, strength: int, seed: str) -> tuple[Any, ...]:
        """Return what a house player sees."""
        due = self.table.due(state)
        return "backgammon", self.table.game.edition, due and due.sight, strength, seed

    def decided(self, state: Any, act: Any, chance: Random) -> Played:
        """Return what a house player's decision makes."""
        return Played(tuple(self.table.carry_out(state, act, chance)))
