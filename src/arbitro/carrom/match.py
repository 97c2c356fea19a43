"""A match: games, boards won, who breaks next, when sides change, and how it is decided."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitro.carrom.board import Round

Pair = tuple[int, int]
Format = Literal["singles", "doubles"]
WonBy = Literal["play", "concession", "misconduct"]


class BoardOfMatch(msgspec.Struct, frozen=True):
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


class CarromMatch(msgspec.Struct, frozen=True):
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
    won_by: WonBy = "play"
    """How it was won, once it is."""
    results: tuple[BoardOfMatch, ...] = ()
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
