"""Backgammon on the hall's board: the hall's dice, moves by the players."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from arbitro.backgammon.facts import Move, OpeningRoll, Roll
from arbitro.backgammon.plays import NoSuchMan, judged
from arbitro.backgammon.position import SIDES, Side
from arbitro.kernel import Event, Fact, Refused
from arbitro.kernel.given import event_name, mapping, one_of
from arbitro.live.playing.speaking import Done
from arbitro.live.playing.table import Played, Unplayable
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

    def open_to(self, state: Any, event: Event, done: Iterable[Done]) -> None:
        """Return nothing: everything is his who decides."""

    def objection(
        self, state: Any, facts: Iterable[Fact], instead: Iterable[Fact] | None = None
    ) -> Refused | None:
        """Return why a play is not one of those that the dice allow, or why dice are not those that fell."""
        facts = tuple(facts)
        if instead is not None and _dice(facts) != _dice(instead):
            return Refused("4.1.i", "the_dice_stand")
        illegal = any(isinstance(fact, Move) and _illegal(state, fact) for fact in facts)
        return Refused("4.2.iii", "not_a_legal_play") if illegal else None

    def act(self, state: Any, event: Event, chance: Random, key: str = "event") -> Played:
        """Return what a roll, a legal play or a word makes; the dice are the hall's."""
        event_name(event.name, key, EVENTS)
        if event.name == "roll":
            return self._roll(state, event.value, f"{key}.roll", chance)
        facts = self.table.game.facts(state, event, key)
        if refused := self.objection(state, facts):
            raise Unplayable(refused)
        return Played(facts)

    def _roll(self, state: Any, value: object, key: str, chance: Random) -> Played:
        """Roll for the side that is to play, never early for the other."""
        by = state.turn if value is True else _by(value, key)
        game = self.table.game
        if refused := game.objection(state, game.complete(state, Roll((2, 1), by))):
            raise Unplayable(refused)
        return Played(tuple(replace(fact, by=by) for fact in self.table.carry_out(state, Word.ROLL, chance)))

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

    def laid_out(self, state: Any) -> None:
        """Return nothing: where the men stand is in the position."""

    def machine(self, state: Any, strength: int, seed: str) -> tuple[Any, ...]:
        """Return what a house player sees."""
        due = self.table.due(state)
        return "backgammon", self.table.game.edition, due and due.sight, strength, seed

    def decided(self, state: Any, act: Any, chance: Random) -> Played:
        """Return what a house player's decision makes."""
        return Played(tuple(self.table.carry_out(state, act, chance)))


def _by(value: object, key: str) -> Side:
    """Return for whom dice are rolled, where it is said; refuses dice that somebody brings along."""
    if isinstance(value, list) or (isinstance(value, dict) and value.keys() - {"by"}) or value == "invalid":
        raise Unplayable(Refused("4.1.i", "the_hall_rolls_the_dice"))
    named = mapping(value, key, ("by",), ("by",))["by"] if isinstance(value, dict) else value
    return one_of(named, key, SIDES)


def _dice(facts: Iterable[Fact]) -> list[tuple[int, int]]:
    """Return the dice of rolls."""
    rolls = (fact for fact in facts if isinstance(fact, Roll | OpeningRoll))
    return [fact.dice if isinstance(fact, Roll) else (fact.X, fact.O) for fact in rolls]


def _illegal(state: Any, move: Move) -> bool:
    """Tell whether a play that a book would only take down cannot be made with the dice."""
    if not state.dice or not state.turn or state.moved:
        return False
    try:
        return not judged(state.position, state.turn, state.dice, move.steps).legal
    except NoSuchMan:
        return False
