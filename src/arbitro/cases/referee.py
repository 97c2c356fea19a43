"""Who rules on a case: the game of its edition, heard without a journal, or the desk."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec

from arbitro.kernel import Book, CaseEvent, Fact, Game, Message, Verdict
from arbitro.library import UnknownEdition, game


class Referee(Protocol):
    """Reads situations and events, judges, shows what is after and says what is said of it."""

    @property
    def books(self) -> Sequence[Book[Any, Any]]:
        """The books it rules by."""
        ...

    def read(self, given: Mapping[str, object], events: Sequence[CaseEvent]) -> tuple[Any, Sequence[Any]]:
        """Return the situation and the facts, or raise Malformed."""
        ...

    def judge(self, state: Any, fact: Any) -> Verdict[Any]:
        """Return the verdict on a fact."""
        ...

    def after(self, state: Any) -> dict[str, object]:
        """Return the state as cases show it."""
        ...

    def says(self, before: Any, fact: Any, verdict: Verdict[Any]) -> Sequence[Message]:
        """Return what the official says after a verdict, in the order in which it is said."""
        ...


class Situation(msgspec.Struct, frozen=True):
    """A situation at a table, and which part of what is shown its case is about."""

    state: Any
    level: str


class AtTheTable(msgspec.Struct, frozen=True):
    """Rules on cases as the game of an edition does."""

    game: Game[Any, Any]

    @property
    def books(self) -> Sequence[Book[Any, Any]]:
        """The books of the game."""
        return self.game.books

    def read(
        self, given: Mapping[str, object], events: Sequence[CaseEvent]
    ) -> tuple[Situation, Sequence[tuple[int, Fact]]]:
        """Return the situation and the facts, each with its moment."""
        reading = self.game.read(given, events)
        return Situation(reading.state, reading.level), reading.facts

    def judge(self, state: Situation, fact: tuple[int, Fact]) -> Verdict[Situation]:
        """Return the verdict on a fact at its moment."""
        verdict = self.game.judge(state.state, fact[1], fact[0])
        after = state if verdict.state is state.state else Situation(verdict.state, state.level)
        return Verdict(after, verdict.rulings, verdict.refused)

    def after(self, state: Situation) -> dict[str, object]:
        """Return the board, frame or game, or the match, as the case asks."""
        shown: dict[str, object] = getattr(self.game.view(state.state), state.level)
        return shown

    def says(
        self, before: Situation, fact: tuple[int, Fact], verdict: Verdict[Situation]
    ) -> Sequence[Message]:
        """Return the official's calls."""
        return self.game.says(
            before.state, fact[1], Verdict(verdict.state.state, verdict.rulings, verdict.refused)
        )


@cache
def referee(edition: str, event: bool = False, level: str | None = None) -> Referee:
    """Return who rules by an edition at a table, or at the desk of an event or a series; raises UnknownEdition."""
    if not event:
        return AtTheTable(game(edition))
    from arbitro.desk import desk  # a game at a table is ruled without the desk
    from arbitro.desk.series import SERIES, SeriesReferee

    if level == SERIES:
        return SeriesReferee(edition)
    found = desk(edition)
    if found is None:
        raise UnknownEdition(edition)
    return found
