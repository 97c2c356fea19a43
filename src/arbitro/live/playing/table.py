"""A table of the hall: from what a player does to the facts that are seen, by the game that is played there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from arbitro import __version__
from arbitro.kernel import Event, Fact, Refused
from arbitro.library import game_of
from arbitro.live.playing.speaking import Done
from arbitro.table.models import PRESENT, Models

Places = Sequence[tuple[str, float, float]]
"""Pieces with their places, in the hall's millimetres."""


class Played(msgspec.Struct, frozen=True):
    """What was made in the hall: the facts that were seen of it, and what it was made from."""

    facts: tuple[Fact, ...]
    made: dict[str, Any] = {}


class Unplayable(Exception):
    """Something that cannot be done on the table: a ruling, not an error."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.rule)
        self.refused = refused


class Table(Protocol):
    """What the hall must know of a game to let it be played."""

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the seats any of which may decide now; none when the hall itself acts, or all is over."""
        ...

    def open_to(self, state: Any, event: Event, done: Iterable[Done]) -> frozenset[str] | None:
        """Return the sides to which something is open whoever is to play; None where it is his alone who decides.

        `done` is what was done in the unit under way, the last first.
        """
        ...

    def act(self, state: Any, event: Event, chance: Random, key: str = "event") -> Played:
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

    def machine(self, state: Any, strength: int, seed: str) -> Sequence[Any]:
        """Return what a house player of a strength needs to decide: his game, and what he sees."""
        ...

    def decided(self, state: Any, act: Any, chance: Random) -> Played:
        """Return what the decision of a house player makes."""
        ...


def racked(fact: Fact) -> bool:
    """Tell whether a fact says how a rack lies that nobody has broken."""
    layout = getattr(fact, "layout", None)
    return layout is not None and layout.rack is not None


def drawn(chance: Random) -> int:
    """Return the seed of the rack that a stroke meets, from the chance of its entry: nobody sees its gaps before."""
    return chance.getrandbits(32)


def struck_from(state: Any, facts: Iterable[Fact]) -> Any:
    """Return the state in which the stroke of an entry was played: of a break, with the rack that it met."""
    first = next(iter(facts), None)
    return replace(state, layout=first.layout) if first is not None and racked(first) else state  # type: ignore[attr-defined]  # racked


def stroke_made(stroke: msgspec.Struct, meant: msgspec.Struct | None = None) -> dict[str, Any]:
    """Return what is kept of a stroke, so that anyone can play it again: its numbers, the models of the table.

    Where the hand strayed, what was meant is kept beside it.
    """
    models = msgspec.to_builtins(PRESENT)
    made = {"stroke": msgspec.to_builtins(stroke), "models": models, "engine": __version__}
    return made if meant is None else {**made, "meant": msgspec.to_builtins(meant)}


def models_of(made: Mapping[str, Any]) -> Models:
    """Return the models that a stroke was played by: the first ones where none are kept with it."""
    return msgspec.convert(made.get("models", {}), Models)


def table_of(edition: str, doubles: bool, stray: int | None = None, laid: Places = ()) -> Table:
    """Return the table on which an edition is played: how people's hands stray, and what was laid on it by hand."""
    match game_of(edition):
        case "carrom":
            from arbitro.live.playing.carrom import CarromTable

            return CarromTable(edition, doubles, stray, laid)
        case "snooker":
            from arbitro.live.playing.snooker import SnookerTable

            return SnookerTable(edition, stray, laid)
        case _:
            from arbitro.live.playing.backgammon import BackgammonTable

            return BackgammonTable(edition)
