"""A match at the board: the games that its boards count for, and the board under way."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from arbitro.carrom.board import Board
from arbitro.carrom.facts import BoardPlayed, BreakToss, NextBoard, Toss
from arbitro.carrom.game import GAMES
from arbitro.carrom.match import Format, Match, Pair
from arbitro.carrom.sides import SIDES, Each, Side
from arbitro.carrom.terms import Length, of_length
from arbitro.kernel import Fact, Verdict
from arbitro.players.game import COLOURS, Colour

DOUBLES = ("W1", "B1", "W2", "B2")


class Sitting(msgspec.Struct, frozen=True):
    """A match between two players, or two pairs."""

    edition: str
    """By which laws it is played."""
    length: Length
    """When it ends."""
    match: Match
    """The score, and who has the break."""
    board: Board
    """The board under way."""

    @property
    def breaker(self) -> Colour:
        """Who has the break, and so the white men, in the board under way."""
        return COLOURS[self.match.players.index(self.match.next_break or self.match.players[0])]

    @property
    def points(self) -> Pair:
        """The points of the game that the board under way counts for."""
        return (0, 0) if self.match.game_over else self.match.score

    @property
    def games(self) -> tuple[Pair, ...]:
        """The points of every game begun, in their order."""
        results = self.match.results
        numbers = sorted({result.game for result in results})
        return tuple(self._points(number) for number in numbers)

    def colour_of(self, side: Side) -> Colour:
        """Return the player who has the men of a colour in this board."""
        return self.breaker if side == "white" else COLOURS[1 - COLOURS.index(self.breaker)]

    def side_of(self, colour: Colour) -> Side:
        """Return the colour of a player's men in this board."""
        return "white" if colour == self.breaker else "black"

    def _points(self, game: int) -> Pair:
        won = [result for result in self.match.results if result.game == game]
        first, second = (sum(r.points for r in won if r.winner == player) for player in self.match.players)
        return first, second


def sit_down(edition: str, form: Format = "singles", length: Length | None = None) -> Sitting:
    """Return a match of which nothing is played, by default of the edition's own length; the toss comes next."""
    match = Match(COLOURS, form)
    return fresh(Sitting(edition, length or Length(), match, Board()))


def fresh(sitting: Sitting) -> Sitting:
    """Return the match with its next board set up."""
    seats = DOUBLES if sitting.match.format == "doubles" else SIDES
    points = [sitting.points[COLOURS.index(sitting.colour_of(side))] for side in SIDES]
    return replace(sitting, board=Board(seats=seats, score=Each(*points), turn=seats[0]))


def judge(sitting: Sitting, fact: Fact) -> Verdict[Sitting]:
    """Return the verdict on a fact at the board or in the match."""
    if isinstance(fact, NextBoard):
        return Verdict(fresh(sitting))
    if isinstance(fact, Toss | BoardPlayed | BreakToss):
        match = of_length(GAMES[sitting.edition].matches, sitting.length).judge(sitting.match, fact)
        return Verdict(replace(sitting, match=match.state), match.rulings, match.refused)
    board = GAMES[sitting.edition].boards.judge(sitting.board, fact)
    return Verdict(replace(sitting, board=board.state), board.rulings, board.refused)
