"""What a game offers to those who bring cases, matches and documents to it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from arbitro.kernel.book import Book
from arbitro.kernel.event import Event
from arbitro.kernel.ruling import Fact, Message, Verdict

State = TypeVar("State")


class Referee(Protocol[State]):
    """An edition ready to rule: it reads situations and events, judges, and shows what is after."""

    @property
    def books(self) -> Sequence[Book[Any, Any]]:
        """The books it rules by: of the board or frame, of the match."""
        ...

    def read(self, given: Mapping[str, object], events: Sequence[Event]) -> tuple[State, Sequence[Fact]]:
        """Return the situation and the facts, or raise Malformed."""
        ...

    def judge(self, state: State, fact: Fact) -> Verdict[State]:
        """Return the book's verdict on a fact."""
        ...

    def after(self, state: State) -> dict[str, object]:
        """Return the state as cases show it."""
        ...


@runtime_checkable
class Announcer(Protocol):
    """A referee of a game in which the official announces what was ruled."""

    def says(self, before: Any, fact: Fact, verdict: Verdict[Any]) -> Sequence[Message]:
        """Return what the official says after a verdict, in the order in which it is said."""
        ...
