"""An edition ready to be played: what the hall, the console, the desk, the lab and the players ask of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from arbitro.kernel.amendment import Amendment
from arbitro.kernel.book import Book
from arbitro.kernel.clock import Milliseconds, TimeLeft
from arbitro.kernel.event import CaseEvent, Malformed
from arbitro.kernel.plugin import side_of
from arbitro.kernel.ruling import Fact, Message, Refused, Verdict

S = TypeVar("S")
F = TypeVar("F", bound=Fact)
Scalar: TypeAlias = str | int | bool
Point: TypeAlias = tuple[float, float]
Role: TypeAlias = Literal["public", "player", "official"]
OFFICIAL = "official"


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a match is agreed to be before it begins.

    Each game adds what a request for a match may say, under the request's own names and in its own form:
    `length`, `format`, `round`, `clock`. What is left out has the law's default.
    """

    given: dict[str, Any] = {}
    """The situation that is taken over, as `given` of a case; empty for a match from its beginning."""


class Offer(msgspec.Struct, frozen=True):
    """Something that may be entered now."""

    act: str
    """The event's name, as cases write it: `stroke`, `choose`, `place`."""
    by: str
    """A side, a player, or `official`."""
    plain: Any = True
    """The event's value in its plainest form: entered as it stands, it is never refused."""
    fields: dict[str, tuple[Scalar, ...]] = {}
    """The choices where they are few: an option, an offence, a ball, an answer; `""` for those of the value itself."""
    asks: str | None = None
    """What is asked, as a question of the book names it: `toss`; None where no question waits for it."""
    due: bool = False
    """Whether play waits for it, or for another of those that are due."""
    first: bool = False
    """Whether it is one of the few that a console shows largest."""
    line: tuple[Point, Point] | None = None
    """The ends of the line on which the piece's middle may lie, in millimetres, where the law gives one."""


class Running(msgspec.Struct, frozen=True):
    """A clock that runs or stands."""

    purpose: str
    """`stroke`, `placing`, `break`, `bank`, `delay`, `interval`, `report`."""
    of: str
    """Whose it is: a side, a player, or `official`."""
    left: Milliseconds
    """What is left of it at the moment that was asked about."""
    running: bool
    ends_in: Fact | None = None
    """What is entered when it is used up; None where running out has no consequence of its own."""
    reason: str | None = None
    """Why it stands."""
    before: Milliseconds = 0
    """Time that runs off before this clock does: what is left of a delay."""


class Ended(msgspec.Struct, frozen=True):
    """How a match ended."""

    winner: str | None
    by: str
    """`play`, `concession`, `misconduct`, `time`, `penalty` …"""


class Standing(msgspec.Struct, frozen=True):
    """The match in numbers, the same for every game."""

    sides: tuple[str, str]
    score: tuple[int, int]
    """Games, frames or points: what wins the match."""
    part: tuple[int, int] | None
    """The points of the game or frame under way."""
    parts: tuple[tuple[int, int], ...]
    """The points of the games or frames that are over."""
    turn: str | None
    """The side, or the player in doubles, whose turn it is."""
    ended: Ended | None = None


class WalkoverTerms(msgspec.Struct, frozen=True):
    """How a match that a side has left comes to its end."""

    events: tuple[CaseEvent, ...]
    minutes: int | None = None
    """How long the side must have been away by the law; None where the book has no time and the hall's own holds."""
    law: str | None = None
    """The clause that gives that time."""


class View(msgspec.Struct, frozen=True):
    """What is shown of a match, as cases show it."""

    match: dict[str, Any]
    """The match level: games, frames, score, winner; in carrom also `colours`, each side's men in this board."""
    after: dict[str, Any]
    """The board, frame or game under way, or the one just ended until the next opens."""


class Reading(msgspec.Struct, Generic[S, F], frozen=True):
    """A case as a game reads it."""

    state: S
    facts: tuple[tuple[Milliseconds, F], ...]
    """What happens, each at its moment."""
    level: Literal["match", "after"] = "after"
    """Which part of the view is compared."""


class Game(Protocol[S, F]):
    """An edition ready to be played. It keeps nothing: all that changes is in the state, which is a value.

    The module `game` of each game has them as `GAMES`, by edition. Where pieces lie, a state has a `layout` (None in
    a hall with real men and balls) whose `shown()` returns `(piece, x, y)` of each, in the hall's millimetres.
    """

    @property
    def edition(self) -> str:
        """By which laws it is played: `carrom/icf-2001`."""
        ...

    @property
    def books(self) -> Sequence[Book[Any, Any]]:
        """The books it rules by."""
        ...

    @property
    def terms(self) -> type[Terms]:
        """What a match of it may be agreed to be."""
        ...

    def decode(self, fact: bytes) -> F:
        """Read a fact of the closed union from its JSON, or raise msgspec.DecodeError."""
        ...

    def decode_state(self, state: bytes) -> S:
        """Read a state from its JSON, equal to the one that was written."""
        ...

    def start(self, terms: Any) -> S:
        """Return the match before anything has happened, or raise Malformed."""
        ...

    def read(self, given: Mapping[str, object], events: Sequence[CaseEvent]) -> Reading[S, F]:
        """Read a case, or raise Malformed."""
        ...

    def facts(self, state: S, event: CaseEvent, key: str = "event") -> tuple[F, ...]:
        """Read one act on the wire in the state in which it comes, or raise Malformed.

        What an act needs before it (the next board, frame or game set up) comes first.
        """
        ...

    def complete(self, state: S, fact: F) -> F:
        """Fill in what a fact leaves open (who conceded, whose clock), so that it says the same in any state."""
        ...

    def judge(self, state: S, fact: F, at: Milliseconds = 0) -> Verdict[S]:
        """Return the verdict on a fact at its moment; the very same state when it is refused."""
        ...

    def objection(self, state: S, fact: F) -> Refused | None:
        """Return why a complete fact would be refused, without judging what it would do; None where it would not."""
        ...

    def hindsight(self, earlier: Sequence[F], fact: F) -> Mapping[int, F]:
        """Return which of the unit's earlier facts this one has judged again, each as it reads now.

        A fact that is returned as it was is only told; one that reads otherwise is judged again with all after it.
        """
        ...

    def unit(self, state: S) -> int:
        """Return the number of the board, frame or game under way: where checkpoints are cut."""
        ...

    def offers(self, state: S) -> tuple[Offer, ...]:
        """Return everything that may be entered now."""
        ...

    def side_of(self, state: S, name: str) -> str:
        """Return the side of the match that a side, a chair or a colour of the unit under way belongs to."""
        ...

    def chairs(self, state: S) -> tuple[str, ...]:
        """Return what those who play are called in the unit under way, in their order; none where it never changes."""
        ...

    def resignation(self, state: S, by: str | None, what: str | None) -> CaseEvent:
        """Return the act by which a side gives up, or whoever's turn it is; `what`: in the game's own words."""
        ...

    def walkover(self, state: S, absent: str) -> WalkoverTerms:
        """Return how a match ends that a side has left."""
        ...

    def silence(self, state: S) -> str | None:
        """Return the law by which partners may not speak to each other now."""
        ...

    def amend(self, amendment: Amendment) -> Game[S, F]:
        """Return the game by an edition that amends this one."""
        ...

    def by_clock(self, event: CaseEvent) -> Refused | None:
        """Return why an act may not be entered by hand where the hall runs the clocks."""
        ...

    def by_hall(self, fact: F) -> F:
        """Return a fact as it is entered where the hall runs the clocks: one that it brings is the hall's own."""
        ...

    def clocks(self, state: S, now: Milliseconds) -> tuple[Running, ...]:
        """Return the clocks as they are at a moment."""
        ...

    def time_left(self, then: S, at: Milliseconds, now: S) -> tuple[TimeLeft, ...]:
        """Return what those of a state's clocks showed at an earlier moment, in the state of then, that had begun."""
        ...

    def contradiction(self, state: S, fact: F, at: Milliseconds) -> Refused | None:
        """Return why the hall's own clock contradicts a fact at the moment when it is entered; None where it does not.

        It is asked once, when an act is entered: whatever is judged again later is judged without it.
        """
        ...

    def set_clocks(self, state: S, left: tuple[TimeLeft, ...], at: Milliseconds) -> S:
        """Return the state with its clocks set at a moment: to what is named of them, any other to its full time."""
        ...

    def standing(self, state: S) -> Standing:
        """Return the match in numbers."""
        ...

    def view(self, state: S, role: Role = "public") -> View:
        """Return what one who has this role may see."""
        ...

    def spectators(self, state: S, role: Role = "public") -> dict[str, Any] | None:
        """Return the numbers that spectators are shown; None where one who has this role may not see them."""
        ...

    def says(self, before: S, fact: F, verdict: Verdict[S]) -> tuple[Message, ...]:
        """Return what the official says after a verdict, in the order in which it is said."""
        ...


class GameDefaults:
    """What is so in most games, for those that have nothing to add."""

    __slots__ = ()

    def complete(self, state: Any, fact: Any) -> Any:
        """Return a fact as it is: it says all."""
        return fact

    def objection(self, state: Any, fact: Any) -> Refused | None:
        """Judge a fact to find out whether it would be refused."""
        refused: Refused | None = self.judge(state, fact).refused  # type: ignore[attr-defined]  # the game's own
        return refused

    def hindsight(self, earlier: Sequence[Any], fact: Any) -> Mapping[int, Any]:
        """Return nothing: no fact changes how an earlier one reads."""
        return {}

    def clocks(self, state: Any, now: Milliseconds) -> tuple[Running, ...]:
        """Return nothing: the game has no clocks."""
        return ()

    def time_left(self, then: Any, at: Milliseconds, now: Any) -> tuple[TimeLeft, ...]:
        """Return nothing: the game has no clocks."""
        return ()

    def contradiction(self, state: Any, fact: Any, at: Milliseconds) -> Refused | None:
        """Return nothing: no clock contradicts a fact."""
        return None

    def set_clocks(self, state: Any, left: tuple[TimeLeft, ...], at: Milliseconds) -> Any:
        """Return the state as it is: the game has no clocks."""
        return state

    def spectators(self, state: Any, role: Role = "public") -> dict[str, Any] | None:
        """Return nothing beyond the score."""
        return None

    def says(self, before: Any, fact: Any, verdict: Verdict[Any]) -> tuple[Message, ...]:
        """Return nothing: the official says nothing that the rulings do not."""
        return ()

    def side_of(self, state: Any, name: str) -> str:
        """Return the side of a chair, which is called as its side and a number."""
        return side_of(name)

    def chairs(self, state: Any) -> tuple[str, ...]:
        """Return nothing: those who play are called the same all the time."""
        return ()

    def resignation(self, state: Any, by: str | None, what: str | None) -> CaseEvent:
        """Return that a side concedes, said by its name alone."""
        return CaseEvent("concede", by or True)

    def walkover(self, state: Any, absent: str) -> WalkoverTerms:
        """Return that the side that has left gives up the match."""
        return WalkoverTerms((self.resignation(state, absent, "match"),))

    def silence(self, state: Any) -> str | None:
        """Return nothing: partners may speak."""
        return None

    def amend(self, amendment: Amendment) -> Any:
        """Return the game with its books as they read in an edition that amends this one."""
        return amendment.of(self)  # type: ignore[type-var]  # a game is a struct that holds its books

    def by_clock(self, event: CaseEvent) -> Refused | None:
        """Return nothing: everything may be entered by hand."""
        return None

    def by_hall(self, fact: Any) -> Any:
        """Return the fact: it brings no clock."""
        return fact


def allowed_offers(game: Game[S, F], state: S, offered: Iterable[Offer]) -> tuple[Offer, ...]:
    """Return those of some offers that would be accepted now in their plainest form.

    Only what comes before the last fact of an act is judged: the next board or frame, once for all of them.
    """
    opened: dict[tuple[F, ...], S | None] = {(): state}
    found = []
    for offer in offered:
        try:
            *first, last = game.facts(state, CaseEvent(offer.act, offer.plain))
        except Malformed:
            continue
        before = tuple(first)
        if before not in opened:
            opened[before] = _after(game, state, before)
        there = opened[before]
        if there is not None and game.objection(there, game.complete(there, last)) is None:
            found.append(offer)
    return tuple(found)


def _after(game: Game[S, F], state: S, facts: tuple[F, ...]) -> S | None:
    """Return the state after facts; None where one of them would be refused."""
    for fact in facts:
        verdict = game.judge(state, fact)
        if verdict.refused:
            return None
        state = verdict.state
    return state
