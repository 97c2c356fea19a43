"""Backgammon on the hall's board: the hall's dice, moves by the players."""

from __future__ import annotations

from random import Random
from typing import Any

from arbitro.kernel import Event, Fact
from arbitro.kernel.given import event_name
from arbitro.live.playing.table import Played
from arbitro.players import game_named
from arbitro.players.backgammon.sight import Word
from arbitro.players.game import COLOURS

EVENTS = ("roll", "move", "double", "take", "drop", "resign", "accept", "refuse")


class BackgammonTable:
    """Backgammon with the hall's dice."""

    def __init__(self, edition: str) -> None:
        self.game: Any = game_named("backgammon")

    def deciding(self, state: Any) -> int | None:
        """Return the place of the side that decides."""
        due = self.game.due(state, None)
        return COLOURS.index(due.side) if due else None

    def act(self, state: Any, event: Event, chance: Random, key: str = "event") -> Played:
        """Return what a roll, a move or a word makes; the dice are the hall's."""
        event_name(event.name, key, EVENTS)
        if event.name == "roll":
            return Played(tuple(self.game.carry_out(state, None, Word.ROLL, chance)[1]))
        from arbitro.library import game

        return Played(game(self.game.edition).facts(state, event, key))

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the hall does: the opening roll, and the pass of a side that cannot move."""
        if state.winner:
            return ()
        due = self.game.due(state, None)
        if due is None:
            return tuple(self.game.carry_out(state, None, None, chance)[1])
        if (
            state.dice
            and not state.to_answer
            and not state.resignation
            and not any(play.steps for play in due.sight.legal)
        ):
            return tuple(self.game.carry_out(state, None, due.sight.legal[0], chance)[1])
        return ()

    def machine(self, state: Any, strength: int, seed: str) -> tuple[Any, ...]:
        """Return what a house player sees."""
        due = self.game.due(state, None)
        return "backgammon", self.game.edition, due and due.sight, strength, seed

    def decided(self, state: Any, act: Any, chance: Random) -> Played:
        """Return what a house player's decision makes."""
        return Played(tuple(self.game.carry_out(state, None, act, chance)[1]))
