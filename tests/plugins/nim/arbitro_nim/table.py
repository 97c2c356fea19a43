"""Nim against the computer: who decides, what they see, what is seen of it."""

from collections.abc import Sequence
from random import Random

import msgspec

from arbitro.players.player import Kind
from arbitro.players.table import COLOURS, DecisionDue, TableDefaults
from arbitro_nim.game import GAMES, Length, NextHeap, Nim, NimFact, NimGame, NimTerms, Take


class House(msgspec.Struct):
    """Leaves a multiple of four if it is strong, else takes what it likes."""

    strength: int
    whim: Random

    def act(self, sight: int) -> int:
        best = sight % 4
        if self.strength > 1 and best:
            return best
        return self.whim.randint(1, min(3, sight))


class NimTable(TableDefaults):
    usual_length = 3

    def __init__(self, game: NimGame) -> None:
        self.game = game
        self.kinds = {"house": Kind(House, (1, 2), 2)}

    def seat(self, edition: str, *terms: object, **more: object) -> "NimTable":
        return NimTable(GAMES[edition])

    def fits(self, length: int) -> bool:
        return length % 2 == 1

    def terms(self, length: int) -> NimTerms:
        return NimTerms(length=Length(length))

    def due(self, state: Nim) -> DecisionDue[int] | None:
        return DecisionDue(COLOURS["AB".index(state.turn)], state.stones) if state.turn else None

    def carry_out(self, state: Nim, act: int | None, chance: Random) -> Sequence[NimFact]:
        return (NextHeap(),) if act is None else (Take(act),)


TABLE = NimTable(GAMES["nim/club"])
