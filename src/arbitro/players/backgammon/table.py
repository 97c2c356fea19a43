"""Backgammon as the hall plays it: who decides what, and which facts an act makes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import assert_never

from arbitro.backgammon.facts import Accept, Double, Drop, Move, OpeningRoll, Refuse, Resign, Roll, Take
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import Match
from arbitro.backgammon.notation import Step
from arbitro.backgammon.position import Side, other
from arbitro.backgammon.terms import BackgammonTerms, Length
from arbitro.kernel import Fact, Verdict
from arbitro.players.backgammon.sight import Act, Play, Resignation, Sight, Standing, Word
from arbitro.players.game import Colour, Due
from arbitro.players.player import Kind

SIDES: dict[Colour, Side] = {"white": "X", "black": "O"}
COLOURS: dict[Side, Colour] = {side: colour for colour, side in SIDES.items()}

LAST_MEN = 4
"""A loss may be offered in a race, once the opponent has no more men than these to bear off."""


class Backgammon:
    """Matches by the rules of the WBGF, without a clock."""

    edition = "backgammon/wbgf-2.1"
    usual_length = 5

    def __init__(self, kinds: Mapping[str, Kind[Sight, Act]]) -> None:
        self.kinds = kinds

    def fits(self, length: int) -> bool:
        """Tell that a match can be to any number of points."""
        return True

    def judge(self, state: Match, fact: Fact) -> Verdict[Match]:
        """Return the referee's verdict on a fact."""
        return GAMES[self.edition].book.judge(state, fact)

    def opening(self, length: int, chance: Random) -> tuple[BackgammonTerms, tuple[Fact, ...]]:
        """Return the terms of a match to so many points."""
        return BackgammonTerms(length=Length(length)), ()

    def begin(self, length: int, chance: Random) -> tuple[Match, None]:
        """Return a match of a length that has not begun."""
        return GAMES[self.edition].start(self.opening(length, chance)[0]), None

    def due(self, state: Match, scene: None) -> Due[Sight] | None:
        """Return whose decision is due; None when the dice decide who begins, or the match is over."""
        side = _deciding(state)
        return Due(COLOURS[side], self._sight(state, side)) if side else None

    def carry_out(
        self, state: Match, scene: None, act: Act | None, chance: Random
    ) -> tuple[None, Sequence[Fact]]:
        """Return the facts that an act makes; the dice come from chance."""
        return None, (_fact(act, chance),)

    def foul(self, state: Match) -> bool:
        """Tell whether the last play was illegal."""
        return state.illegal

    def winner(self, state: Match) -> Colour | None:
        """Return who has won the match."""
        return COLOURS[state.winner] if state.winner else None

    def score(self, state: Match) -> Mapping[Colour, int]:
        """Return the score of the match."""
        return {colour: state.score.of(side) for colour, side in SIDES.items()}

    def parts(self, state: Match) -> tuple[tuple[int, int], ...]:
        """Return nothing: the score counts points, not games."""
        return ()

    def _sight(self, state: Match, side: Side) -> Sight:
        offered = state.resignation.level if state.resignation else None
        return Sight(
            state.position.board(side),
            _standing(state, side),
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
        return self.judge(state, _fact(act, Random(0))).refused is None


def _deciding(state: Match) -> Side | None:
    if state.winner or not state.under_way:
        return None
    if state.resignation:
        return other(state.resignation.by)
    return state.to_answer or state.turn


def _standing(state: Match, side: Side) -> Standing:
    owner = state.cube.owner
    return Standing(
        state.needs(side),
        state.needs(other(side)),
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


def _fact(act: Act | None, chance: Random) -> Fact:
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
