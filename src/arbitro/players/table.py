"""A table: who decides, what they see, what may be done, what it makes. The laws are the game's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeAlias

import msgspec

from arbitro.kernel import CaseEvent, Fact, Game, Refused, Telling, Terms, Verdict
from arbitro.kernel.game import F, S
from arbitro.players.hint import Hint
from arbitro.players.player import Act, Kind, Sight
from arbitro.table import Motion

Colour = Literal["white", "black"]
"""The first and the second side of a match, whatever the game calls them."""
COLOURS: tuple[Colour, Colour] = ("white", "black")


class DecisionDue(msgspec.Struct, Generic[Sight], frozen=True):
    """Whose decision is due, and what they see."""

    side: Colour
    sight: Sight


Places = Sequence[tuple[str, float, float]]
"""Pieces with their places, in the hall's millimetres."""


class TablePlayed(msgspec.Struct, frozen=True):
    """What was made in the hall: the facts that were seen of it, and what it was made from."""

    facts: tuple[Fact, ...]
    made: dict[str, Any] = {}
    then: Callable[[Verdict[Any]], Telling[Any, Any]] | None = None
    """Tells what follows from the verdict on the last of the facts: where everything lies after a stroke."""
    motion: Motion | None = None
    """All that happened in a stroke."""


class Unplayable(Exception):
    """Something that cannot be done on the table: a ruling, not an error."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.rule)
        self.refused = refused


Done: TypeAlias = tuple[frozenset[str], Fact]
"""Something that was done, with the sides of whoever did it; none for an official or the hall."""


class NoSuchTerm(LookupError):
    """A term that a game does not have: `boards`, `format`."""


class PlayingTable(Protocol[S, F, Sight, Act]):
    """What a game does not say itself, where it is played here. It keeps nothing: all that changes is in the state.

    Machines play by `due` and `carry_out`; in the hall, where nobody sees a rack's gaps before the break, `act`
    reads what a person does, `decided` takes a machine's decision, and `hall` does what no player does.
    """

    kinds: Mapping[str, Kind[Sight, Act]]
    """The players it has, by the first part of their names."""
    usual_length: int
    """How long a match is when nobody says so, in the game's own measure."""

    @property
    def game(self) -> Game[S, F]:
        """The laws by which it is played."""
        ...

    def fits(self, length: int) -> bool:
        """Tell whether a match can have this length."""
        ...

    def terms(self, length: int) -> Terms:
        """Return what a match of a length is agreed to be."""
        ...

    def due(self, state: S) -> DecisionDue[Sight] | None:
        """Return whose decision is due; None when chance alone goes on, or the match is over."""
        ...

    def carry_out(self, state: S, act: Act | None, chance: Random) -> Sequence[F]:
        """Return the facts that are seen of an act, or with None of chance and the umpire."""
        ...

    def foul(self, state: S) -> bool:
        """Tell whether the last act was one that is not refused and that a machine can always avoid."""
        ...

    def seat(
        self,
        edition: str,
        four: bool = False,
        boards: int | None = None,
        stray: int | None = None,
        laid: Places = (),
    ) -> PlayingTable[S, F, Sight, Act]:
        """Return the table for an edition and for two or four, or raise NoSuchTerm.

        `stray`: like which strength people's hands stray; `laid`: what was laid on it by hand.
        """
        ...

    @property
    def job_terms(self) -> dict[str, Any]:
        """What a job of the lab says of it beside its game and length."""
        ...

    def hints(self, sight: Sight, seed: str) -> tuple[Hint, ...]:
        """Return what whoever sees this might do, the best first."""
        ...

    def strokes_by_contact(self, state: S) -> Mapping[str, F]:
        """Return the stroke that would be seen by what is met first, a kind of piece or `pocket`, and nothing more."""
        ...

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the seats any of which may decide now; none when the hall itself acts, or all is over."""
        ...

    def open_to(self, state: Any, event: CaseEvent, done: Iterable[Done]) -> frozenset[str] | None:
        """Return the sides to which something is open whoever is to play; None where it is theirs alone.

        `done` is what was done in the unit under way, the last first.
        """
        ...

    def act(self, state: Any, event: CaseEvent, chance: Random, key: str = "event") -> TablePlayed:
        """Return what a player's act makes, or raise Malformed or Unplayable."""
        ...

    def objection(
        self, state: Any, facts: Iterable[Fact], instead: Iterable[Fact] | None = None
    ) -> Refused | None:
        """Return why facts cannot have come about in the hall, though a book would take them down.

        `instead` are those that a correction puts them in the place of.
        """
        ...

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the hall does by itself: lots, racks, the next board; nothing when it is a player's turn."""
        ...

    def laid_out(self, state: Any) -> Any:
        """Return what will lie there before the first stroke: a layout, or None where nothing is laid out."""
        ...

    def decide(self, state: Any, act: Any, chance: Random) -> TablePlayed:
        """Return what the decision of a house player makes."""
        ...


AnyTable: TypeAlias = PlayingTable[Any, Any, Any, Any]


class TableDefaults:
    """What is so at most tables: a game adds who decides, what they see, and what is seen of an act."""

    usual_length = 1

    def fits(self, length: int) -> bool:
        """Tell that a match can have any length."""
        return True

    def foul(self, state: Any) -> bool:
        """Tell that whatever is not refused is allowed."""
        return False

    def seat(
        self,
        edition: str,
        four: bool = False,
        boards: int | None = None,
        stray: int | None = None,
        laid: Places = (),
    ) -> Any:
        """Return this very table: it is the same for every edition, for two, and nobody's hand strays."""
        if four or boards is not None:
            raise NoSuchTerm("format" if four else "boards")
        return self

    @property
    def job_terms(self) -> dict[str, Any]:
        """Nothing beside its length."""
        return {}

    def hints(self, sight: Any, seed: str) -> tuple[Hint, ...]:
        """Return nothing: nobody advises."""
        return ()

    def strokes_by_contact(self, state: Any) -> Mapping[str, Any]:
        """Return nothing: it is not played by strokes."""
        return {}

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the place of the side that decides."""
        due = self._table.due(state)
        return (COLOURS.index(due.side),) if due else ()

    def open_to(self, state: Any, event: CaseEvent, done: Iterable[Done]) -> frozenset[str] | None:
        """Return nothing: everything is theirs who decide."""
        return None

    def act(self, state: Any, event: CaseEvent, chance: Random, key: str = "event") -> TablePlayed:
        """Return what an act says, as it is said at a table with an umpire."""
        return TablePlayed(self._table.game.facts(state, event, key))

    def objection(
        self, state: Any, facts: Iterable[Fact], instead: Iterable[Fact] | None = None
    ) -> Refused | None:
        """Return nothing: what the table shows is what happened."""
        return None

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what chance and the umpire do where nobody's decision is due."""
        table = self._table
        if table.game.standing(state).ended or table.due(state) is not None:
            return ()
        return tuple(table.carry_out(state, None, chance))

    def laid_out(self, state: Any) -> Any:
        """Return nothing: nothing is laid out."""
        return None

    def decide(self, state: Any, act: Any, chance: Random) -> TablePlayed:
        """Return what is seen of a decision."""
        return TablePlayed(tuple(self._table.carry_out(state, act, chance)))

    @property
    def _table(self) -> Any:
        """The whole table, of which this is a part."""
        return self


def rack_seed(chance: Random) -> int:
    """Return the seed of the rack that a stroke meets, from the chance of its entry: nobody sees its gaps before."""
    return chance.getrandbits(32)
