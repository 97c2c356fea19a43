"""Backgammon at a table: who decides what, what may be done, and which facts are seen of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, assert_never

from msgspec.structs import replace

from arbitro.backgammon.facts import (
    AcceptResignation,
    BackgammonFact,
    Double,
    Drop,
    Move,
    OpeningRoll,
    RefuseOffer,
    ResignGame,
    Roll,
    Take,
)
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.game import Backgammon as Rules
from arbitro.backgammon.match import ENDLESS, BackgammonMatch
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import NoSuchMan, judge_play
from arbitro.backgammon.position import SIDES as BOTH
from arbitro.backgammon.position import Side, other
from arbitro.backgammon.terms import BackgammonLength, BackgammonTerms
from arbitro.kernel import CaseEvent, Fact, Refused
from arbitro.kernel.given import event_name, mapping, one_of
from arbitro.players.backgammon.sight import (
    Act,
    BackgammonSight,
    BackgammonWord,
    CubeStanding,
    OfferResignation,
    Play,
)
from arbitro.players.hint import Hint
from arbitro.players.player import Kind
from arbitro.players.table import Colour, DecisionDue, Places, TableDefaults, TablePlayed, Unplayable

SIDES: dict[Colour, Side] = {"white": "X", "black": "O"}
COLOURS: dict[Side, Colour] = {side: colour for colour, side in SIDES.items()}

LAST_MEN = 4
"""A loss may be offered in a race, once the opponent has no more men than these to bear off."""

EVENTS = ("roll", "move", "double", "take", "drop", "resign", "accept", "refuse")


class BackgammonTable(TableDefaults):
    """Matches by the rules of the WBGF, without a clock."""

    usual_length = 5

    def __init__(self, kinds: Mapping[str, Kind[BackgammonSight, Act]], game: Rules) -> None:
        self.kinds = kinds
        self.game = game

    def seat(
        self,
        edition: str,
        four: bool = False,
        boards: int | None = None,
        stray: int | None = None,
        laid: Places = (),
    ) -> BackgammonTable:
        """Return the board for an edition, for two: nobody's hand strays on it."""
        super().seat(edition, four, boards)
        return BackgammonTable(self.kinds, GAMES[edition])

    def terms(self, length: int) -> BackgammonTerms:
        """Return the terms of a match to so many points."""
        return BackgammonTerms(length=BackgammonLength(length))

    def due(self, state: BackgammonMatch) -> DecisionDue[BackgammonSight] | None:
        """Return whose decision is due; None when the dice decide who begins, or the match is over."""
        if state.winner or not state.under_way:
            side = None
        elif state.resignation:
            side = other(state.resignation.by)
        else:
            side = state.to_answer or state.turn
        return DecisionDue(COLOURS[side], self._sight(state, side)) if side else None

    def carry_out(self, state: BackgammonMatch, act: Act | None, chance: Random) -> Sequence[BackgammonFact]:
        """Return the fact that is seen of an act; the dice come from chance."""
        return (_fact(act, chance),)

    def foul(self, state: BackgammonMatch) -> bool:
        """Tell whether the last play was illegal."""
        return state.illegal

    def _sight(self, state: BackgammonMatch, side: Side) -> BackgammonSight:
        offered = state.resignation.level if state.resignation else None
        return BackgammonSight(
            state.position.board(side),
            standing_of(state, side),
            self._legal(state, side),
            state.dice,
            offered,
            state.beaver,
        )

    def _legal(self, state: BackgammonMatch, side: Side) -> tuple[Act, ...]:
        """Return what the laws allow the side that decides."""
        if state.to_answer:
            words = (BackgammonWord.TAKE, BackgammonWord.DROP, BackgammonWord.DOUBLE)
            return words[: 3 if self.game.objection(state, Double(side)) is None else 2]
        if state.resignation:
            return (BackgammonWord.ACCEPT, BackgammonWord.REFUSE)
        if state.dice:
            return _plays(state, side)
        return (
            BackgammonWord.ROLL,
            *(
                act
                for act in _offers(state, side)
                if self.game.objection(state, self.game.complete(state, _fact(act, Random(0)))) is None
            ),
        )

    def hints(self, sight: BackgammonSight, seed: str) -> tuple[Hint, ...]:
        """Return moves or words worth thinking about, the best first."""
        from arbitro.players.backgammon.hints import hints

        return hints(sight)

    def objection(
        self, state: Any, facts: Iterable[Fact], instead: Iterable[Fact] | None = None
    ) -> Refused | None:
        """Return why a play is not one of those that the dice allow, or why dice are not those that fell."""
        facts = tuple(facts)
        if instead is not None and _dice(facts) != _dice(instead):
            return Refused("4.1.i", "the_dice_stand")
        illegal = any(isinstance(fact, Move) and _illegal(state, fact) for fact in facts)
        return Refused("4.2.iii", "not_a_legal_play") if illegal else None

    def act(self, state: Any, event: CaseEvent, chance: Random, key: str = "event") -> TablePlayed:
        """Return what a roll, a legal play or a word makes; the dice are the hall's."""
        event_name(event.name, key, EVENTS)
        if event.name == "roll":
            return self._roll(state, event.value, f"{key}.roll", chance)
        facts = self.game.facts(state, event, key)
        if refused := self.objection(state, facts):
            raise Unplayable(refused)
        return TablePlayed(facts)

    def _roll(self, state: Any, value: object, key: str, chance: Random) -> TablePlayed:
        """Roll for the side that is to play, never early for the other."""
        by = state.turn if value is True else _by(value, key)
        game = self.game
        if refused := game.objection(state, game.complete(state, Roll((2, 1), by))):
            raise Unplayable(refused)
        return TablePlayed(
            tuple(replace(fact, by=by) for fact in self.carry_out(state, BackgammonWord.ROLL, chance))
        )

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the hall does: the opening roll, and the pass of a side that cannot move."""
        if state.winner:
            return ()
        due = self.due(state)
        if due is None:
            return tuple(self.carry_out(state, None, chance))
        if (
            state.dice
            and not state.to_answer
            and not state.resignation
            and not any(isinstance(play, Play) and play.steps for play in due.sight.legal)
        ):
            return tuple(self.carry_out(state, due.sight.legal[0], chance))
        return ()


def standing_of(state: BackgammonMatch, side: Side) -> CubeStanding:
    """Return the score and the cube as a side sees them."""
    owner, money = state.cube.owner, state.length >= ENDLESS
    return CubeStanding(
        None if money else state.needs(side),
        None if money else state.needs(other(side)),
        state.crawford,
        state.cube.value,
        "centre" if owner == "centre" else "mine" if owner == side else "theirs",
        state.jacoby,
    )


def _plays(state: BackgammonMatch, side: Side) -> tuple[Play, ...]:
    legal = state.legal
    if legal is None or not legal.steps:
        return (Play((), state.position.board(side)),)
    made = zip(legal.steps, legal.positions, strict=True)
    return tuple(Play(steps, position.board(side)) for steps, position in made)


def _offers(state: BackgammonMatch, side: Side) -> tuple[Act, ...]:
    """Return what a side may ask for before it rolls, if the laws allow it."""
    few = sum(state.position.men(other(side))[1:]) <= LAST_MEN
    if not few or state.position.contact():
        return (BackgammonWord.DOUBLE,)
    return (BackgammonWord.DOUBLE, *map(OfferResignation, (1, 2, 3)))


def _fact(act: Act | None, chance: Random) -> BackgammonFact:
    match act:
        case None:
            return OpeningRoll(chance.randint(1, 6), chance.randint(1, 6))
        case Play(steps):
            return Move(tuple(Step(source, target) for source, target in steps))
        case OfferResignation(level):
            return ResignGame(level)
        case BackgammonWord.ROLL:
            return Roll((chance.randint(1, 6), chance.randint(1, 6)))
        case BackgammonWord.DOUBLE:
            return Double()
        case BackgammonWord.TAKE:
            return Take()
        case BackgammonWord.DROP:
            return Drop()
        case BackgammonWord.ACCEPT:
            return AcceptResignation()
        case BackgammonWord.REFUSE:
            return RefuseOffer()
        case _:
            assert_never(act)


def _by(value: object, key: str) -> Side:
    """Return for whom dice are rolled, where it is said; refuses dice that somebody brings along."""
    if isinstance(value, list) or (isinstance(value, dict) and value.keys() - {"by"}) or value == "invalid":
        raise Unplayable(Refused("4.1.i", "the_hall_rolls_the_dice"))
    named = mapping(value, key, ("by",), ("by",))["by"] if isinstance(value, dict) else value
    return one_of(named, key, BOTH)


def _dice(facts: Iterable[Fact]) -> list[tuple[int, int]]:
    """Return the dice of rolls."""
    rolls = (fact for fact in facts if isinstance(fact, Roll | OpeningRoll))
    return [fact.dice if isinstance(fact, Roll) else (fact.X, fact.O) for fact in rolls]


def _illegal(state: Any, move: Move) -> bool:
    """Tell whether a play that a book would only take down cannot be made with the dice."""
    if not state.dice or not state.turn or state.moved:
        return False
    try:
        return not judge_play(state.position, state.turn, state.dice, move.steps).legal
    except NoSuchMan:
        return False
