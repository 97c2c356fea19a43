"""Backgammon at a table of machines: who decides what, and which facts are seen on it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import assert_never

from arbitro.backgammon.facts import (
    Accept,
    BackgammonFact,
    Double,
    Drop,
    Move,
    OpeningRoll,
    Refuse,
    Resign,
    Roll,
    Take,
)
from arbitro.backgammon.game import Backgammon as Rules
from arbitro.backgammon.match import ENDLESS, Match
from arbitro.backgammon.notation import Step
from arbitro.backgammon.position import Side, other
from arbitro.backgammon.terms import BackgammonTerms, Length
from arbitro.players.backgammon.sight import Act, Play, Resignation, Sight, Standing, Word
from arbitro.players.player import Kind
from arbitro.players.table import Colour, Due

SIDES: dict[Colour, Side] = {"white": "X", "black": "O"}
COLOURS: dict[Side, Colour] = {side: colour for colour, side in SIDES.items()}

LAST_MEN = 4
"""A loss may be offered in a race, once the opponent has no more men than these to bear off."""


class Backgammon:
    """Matches by the rules of the WBGF, without a clock."""

    usual_length = 5

    def __init__(self, kinds: Mapping[str, Kind[Sight, Act]], game: Rules) -> None:
        self.kinds = kinds
        self.game = game

    def fits(self, length: int) -> bool:
        """Tell that a match can be to any number of points."""
        return True

    def terms(self, length: int) -> BackgammonTerms:
        """Return the terms of a match to so many points."""
        return BackgammonTerms(length=Length(length))

    def due(self, state: Match) -> Due[Sight] | None:
        """Return whose decision is due; None when the dice decide who begins, or the match is over."""
        side = _deciding(state)
        return Due(COLOURS[side], self._sight(state, side)) if side else None

    def carry_out(self, state: Match, act: Act | None, chance: Random) -> Sequence[BackgammonFact]:
        """Return the fact that is seen of an act; the dice come from chance."""
        return (_fact(act, chance),)

    def foul(self, state: Match) -> bool:
        """Tell whether the last play was illegal."""
        return state.illegal

    def _sight(self, state: Match, side: Side) -> Sight:
        offered = state.resignation.level if state.resignation else None
        return Sight(
            state.position.board(side),
            standing_of(state, side),
            self._legal(state, side),
            state.dice,
            offered,
        )

    def _legal(self, state: Match, side: Side) -> tuple[Act, ...]:
        """Return what the laws allow the side that decides."""
        if state.to_answer:
            return (Word.TAKE, Word.DROP)
        if state.resignation:
            return (Word.ACCEPT, Word.REFUSE)
        if state.dice:
            return _plays(state, side)
        return (Word.ROLL, *(act for act in _offers(state, side) if self._allowed(state, act)))

    def _allowed(self, state: Match, act: Act) -> bool:
        return self.game.objection(state, self.game.complete(state, _fact(act, Random(0)))) is None


def _deciding(state: Match) -> Side | None:
    if state.winner or not state.under_way:
        return None
    if state.resignation:
        return other(state.resignation.by)
    return state.to_answer or state.turn


def standing_of(state: Match, side: Side) -> Standing:
    """Return the score and the cube as a side sees them."""
    owner, money = state.cube.owner, state.length >= ENDLESS
    return Standing(
        None if money else state.needs(side),
        None if money else state.needs(other(side)),
        state.crawford,
        state.cube.value,
        "centre" if owner == "centre" else "mine" if owner == side else "theirs",
    )


def _plays(state: Match, side: Side) -> tuple[Play, ...]:
    legal = state.legal
    if legal is None or not legal.steps:
        return (Play((), state.position.board(side)),)
    made = zip(legal.steps, legal.positions, strict=True)
    return tuple(Play(steps, position.board(side)) for steps, position in made)


def _offers(state: Match, side: Side) -> tuple[Act, ...]:
    """Return what a side may ask for before it rolls, if the laws allow it."""
    few = sum(state.position.men(other(side))[1:]) <= LAST_MEN
    if not few or state.position.contact():
        return (Word.DOUBLE,)
    return (Word.DOUBLE, *map(Resignation, (1, 2, 3)))


def _fact(act: Act | None, chance: Random) -> BackgammonFact:
    match act:
        case None:
            return OpeningRoll(chance.randint(1, 6), chance.randint(1, 6))
        case Play(steps):
            return Move(tuple(Step(source, target) for source, target in steps))
        case Resignation(level):
            return Resign(level)
        case Word.ROLL:
            return Roll((chance.randint(1, 6), chance.randint(1, 6)))
        case Word.DOUBLE:
            return Double()
        case Word.TAKE:
            return Take()
        case Word.DROP:
            return Drop()
        case Word.ACCEPT:
            return Accept()
        case Word.REFUSE:
            return Refuse()
        case _:
            assert_never(act)
