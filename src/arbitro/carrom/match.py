"""A match: games, boards won, who breaks next, when sides change, and how it is decided."""

from __future__ import annotations

from typing import ClassVar, Literal, assert_never, cast

import msgspec
from msgspec.structs import replace

from arbitro.carrom.board import Round
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Effect, Fact

Pair = tuple[int, int]
Choice = Literal["break", "side"]
Format = Literal["singles", "doubles"]


class BoardPlayed(Fact, frozen=True):
    """A board was won."""

    winner: str
    points: int
    queen: int = 0
    """The part of the points that is for the queen."""


class BreakToss(Fact, frozen=True):
    """The toss for the break of an extra board."""

    winner: str


class Toss(Fact, frozen=True):
    """The toss before the match, and what its winner chooses."""

    winner: str
    choice: Choice


class PracticeBoard(Fact, frozen=True):
    """A practice board was played."""


class ChangeMissed(Fact, frozen=True):
    """Somebody notices that sides should have been changed."""


class Result(msgspec.Struct, frozen=True):
    """One board of the match."""

    game: int
    number: int
    """Its number in the game."""
    breaker: str
    winner: str
    points: int
    queen: int = 0
    """The part of the points that is for the queen."""
    conceded: bool = False
    """Whether the game was given up at this board, which then gave no points."""


class Match(msgspec.Struct, frozen=True):
    """The state of a match between two players or pairs."""

    players: tuple[str, str]
    format: Format = "singles"
    round: Round = "pre-quarter"
    first_break: str = ""
    """Who breaks the first board of the first game."""
    tossed: bool = False
    """Whether the toss was made."""
    sits_first: str = ""
    """Who has to sit down first."""
    practice: int = 0
    """Practice boards played."""
    score: Pair = (0, 0)
    """Points of the game under way, or of the game just ended until its next board."""
    games: Pair = (0, 0)
    boards: int = 0
    """Boards played in this game."""
    next_break: str | None = None
    """Who breaks the next board; None while a toss has to decide."""
    game_over: bool = False
    """Whether the last board ended a game."""
    extra_board: bool = False
    """Whether the next board is the one that decides a level game."""
    change_sides: bool = False
    """Whether sides are changed now."""
    changes: int = 0
    """How often sides have been changed."""
    made_up: int = 0
    """Which of the changes was the last to be forgotten and made up later."""
    changed: bool = False
    """Whether sides were changed during the deciding game."""
    interval_s: int | None = None
    """The time allowed before play goes on."""
    winner: str | None = None
    results: tuple[Result, ...] = ()
    """Every board of the match."""

    def other(self, player: str) -> str:
        """Return the opponent."""
        first, second = self.players
        return second if player == first else first

    def leader(self) -> str | None:
        """Return who leads the game, or None while it is level."""
        first, second = self.score
        return None if first == second else self.players[0 if first > second else 1]

    @property
    def limited(self) -> bool:
        """Whether the number of boards of a game is limited in this round, where the edition limits it."""
        return self.round == "pre-quarter"

    @property
    def deciding(self) -> bool:
        """Whether the deciding game is under way."""
        return sum(self.games) == 2 and not self.game_over and self.winner is None


def seated(places: tuple[str, ...], changes: int) -> tuple[str, ...]:
    """Return who sits where after so many changes: opposite in singles, one place to the right in doubles."""
    turned = changes % len(places)
    return places[-turned:] + places[:-turned] if turned else places


class MatchEffect(Effect, frozen=True):
    """A change that a law orders in a match."""

    prefix: ClassVar[str] = "carrom"


class PointsScored(MatchEffect, frozen=True):
    """A board's points are added."""

    winner: str
    points: int
    queen: int = 0
    """The part of the points that is for the queen."""


class BreakGoesTo(MatchEffect, frozen=True):
    """A player has the break of the next board."""

    slot: ClassVar[str | None] = "break"
    player: str


class ExtraBoard(MatchEffect, frozen=True):
    """An extra board decides the game; a toss decides its break."""


class GameWon(MatchEffect, frozen=True):
    """A game is won."""

    slot: ClassVar[str | None] = "game"
    winner: str
    conceded: bool = False
    """Whether the loser gave it up."""


class SidesChange(MatchEffect, frozen=True):
    """Players change places."""

    slot: ClassVar[str | None] = "change"
    within: bool
    """Whether it is during a game."""
    made_up: bool = False
    """Whether it was due earlier, and counted then."""


class IntervalGiven(MatchEffect, frozen=True):
    """Time is allowed before play goes on."""

    slot: ClassVar[str | None] = "interval"
    seconds: int


class MatchWon(MatchEffect, frozen=True):
    """The match is won."""

    slot: ClassVar[str | None] = "match"
    winner: str


class TossWon(MatchEffect, frozen=True):
    """The toss is made and its winner has chosen."""

    winner: str
    choice: Choice


class SitsFirst(MatchEffect, frozen=True):
    """A player has to sit down first."""

    slot: ClassVar[str | None] = "seat"
    player: str


class PracticePlayed(MatchEffect, frozen=True):
    """A practice board is over."""

    left: int


Ordered = (
    PointsScored
    | BreakGoesTo
    | ExtraBoard
    | GameWon
    | SidesChange
    | IntervalGiven
    | MatchWon
    | TossWon
    | SitsFirst
    | PracticePlayed
)
"""The closed union of effects on a match."""


def apply(match: Match, effect: Effect, parameters: Parameters) -> Match:
    """Return the match after one effect."""
    ordered = cast("Ordered", effect)
    match ordered:
        case PointsScored():
            return _scored(match, ordered)
        case BreakGoesTo(player):
            opening = {"first_break": player} if not match.results else {}
            return replace(match, next_break=player, **opening)
        case ExtraBoard():
            return replace(match, extra_board=True)
        case GameWon():
            return _game_won(match, ordered)
        case SidesChange(_, True):
            return replace(match, change_sides=True, made_up=match.changes)
        case SidesChange(within):
            return replace(match, change_sides=True, changes=match.changes + 1, changed=within)
        case IntervalGiven(seconds):
            return replace(match, interval_s=seconds)
        case MatchWon(winner):
            return replace(match, winner=winner, next_break=None)
        case TossWon():
            return replace(match, tossed=True)
        case SitsFirst(player):
            return replace(match, sits_first=player)
        case PracticePlayed():
            return replace(match, practice=match.practice + 1)
        case never:
            assert_never(never)


def begin(match: Match) -> Match:
    """Clear what speaks only of the last event."""
    return replace(match, change_sides=False, interval_s=None)


def _plus(match: Match, pair: Pair, player: str, more: int) -> Pair:
    first, second = pair
    return (first + more, second) if player == match.players[0] else (first, second + more)


def _opened(match: Match) -> Match:
    """Return the game under way, or a new one after the last."""
    return (
        replace(match, score=(0, 0), boards=0, game_over=False, changed=False) if match.game_over else match
    )


def _result(match: Match, winner: str) -> Result:
    """Return the next board of the game under way, without its points."""
    breaker = match.next_break or match.players[0]
    return Result(sum(match.games) + 1, match.boards + 1, breaker, winner, 0)


def _scored(match: Match, board: PointsScored) -> Match:
    """Add a board to the game under way, or to a new one."""
    match = _opened(match)
    result = replace(_result(match, board.winner), points=board.points, queen=board.queen)
    return replace(
        match,
        score=_plus(match, match.score, board.winner, board.points),
        boards=result.number,
        next_break=None,
        extra_board=False,
        results=(*match.results, result),
    )


def _game_won(match: Match, won: GameWon) -> Match:
    """End the game under way; one that is given up is noted at the board where that happened."""
    if won.conceded:
        match = _opened(match)
        conceded = replace(_result(match, won.winner), conceded=True)
        match = replace(match, results=(*match.results, conceded))
    games = _plus(match, match.games, won.winner, 1)
    return replace(match, games=games, game_over=True, extra_board=False, next_break=None)
