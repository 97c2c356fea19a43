"""A game at the board: the match that the boards count for, and the board under way."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import replace

from arbitro.carrom.board import Board
from arbitro.carrom.match import BoardPlayed, BreakToss, Format, Match
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.referees import REFEREES
from arbitro.carrom.sides import SIDES, Each, Side
from arbitro.kernel import Book, Fact, Verdict
from arbitro.players.game import COLOURS, Colour

DOUBLES = ("W1", "B1", "W2", "B2")


class SetUp(Fact, frozen=True):
    """The men are set up for the next board, or for a cancelled one again."""


class Sitting(msgspec.Struct, frozen=True):
    """A game of several boards between two players, or two pairs."""

    edition: str
    """By which laws it is played."""
    boards: int
    """Boards after which the game ends at the latest, when it is not level."""
    match: Match
    """The score, and who has the break."""
    board: Board
    """The board under way."""

    @property
    def breaker(self) -> Colour:
        """Who has the break, and so the white men, in the board under way."""
        return COLOURS[self.match.players.index(self.match.next_break or self.match.players[0])]

    def colour_of(self, side: Side) -> Colour:
        """Return the player who has the men of a colour in this board."""
        return self.breaker if side == "white" else COLOURS[1 - COLOURS.index(self.breaker)]

    def side_of(self, colour: Colour) -> Side:
        """Return the colour of a player's men in this board."""
        return "white" if colour == self.breaker else "black"


def sit_down(edition: str, boards: int, form: Format) -> Sitting:
    """Return a game of which nothing is played; white has the first break."""
    match = Match(COLOURS, form, first_break=COLOURS[0], next_break=COLOURS[0])
    return fresh(Sitting(edition, boards, match, Board()))


def fresh(sitting: Sitting) -> Sitting:
    """Return the game with its next board set up."""
    seats = DOUBLES if sitting.match.format == "doubles" else SIDES
    points = [sitting.match.score[COLOURS.index(sitting.colour_of(side))] for side in SIDES]
    return replace(sitting, board=Board(seats=seats, score=Each(*points), turn=seats[0]))


def judge(sitting: Sitting, fact: Fact) -> Verdict[Sitting]:
    """Return the verdict on a fact at the board or in the match."""
    if isinstance(fact, SetUp):
        return Verdict(fresh(sitting))
    if isinstance(fact, BoardPlayed | BreakToss):
        match = matches(sitting.edition, sitting.boards).judge(sitting.match, fact)
        return Verdict(replace(sitting, match=match.state), match.rulings, match.refused)
    board = REFEREES[sitting.edition].judge_board(sitting.board, fact)
    return Verdict(replace(sitting, board=board.state), board.rulings, board.refused)


@cache
def matches(edition: str, boards: int) -> Book[Match, Parameters]:
    """Return the edition's book of matches, for games of so many boards at the most."""
    book = REFEREES[edition].matches
    return book.overlay(edition, book.laws, replace(book.parameters, boards=boards, games=1))
