"""A match at the board: what stood before the board under way, the board, and the match once the board is over."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from arbitro.carrom.board import Board
from arbitro.carrom.facts import (
    BoardPlayed,
    CarromFact,
    CarromMisconduct,
    CarromStroke,
    ConcedeGame,
    MatchFact,
    Pass,
)
from arbitro.carrom.lying import LyingMen
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.sides import NONE, SIDES, Each, Side
from arbitro.carrom.terms import CarromLength
from arbitro.carrom.ticking import RunOut, Ticking
from arbitro.kernel import Book, Ruling, Verdict

PLAYERS = ("A", "B")
"""The sides of a match, in the order of those who play it."""
DOUBLES = {"A": ("W1", "B1", "W2", "B2"), "B": ("B2", "W1", "B1", "W2")}
"""Who sits where in doubles, counter-clockwise from the first player's chair, by the side that breaks."""
SINGLES: dict[str, tuple[Side, Side]] = {"A": ("white", "black"), "B": ("black", "white")}
"""The colour at each chair in singles, by the side that breaks."""


class CarromContest(msgspec.Struct, frozen=True):
    """The whole state of a match. What a board comes to for the match is derived once, when the board ends."""

    before: CarromMatch | None
    """The match before the board under way; None where a board alone is looked at, as in a case."""
    board: Board
    length: CarromLength = CarromLength()
    seconds: int | None = None
    """The time that the clock allows by itself; None where an official calls the time."""
    number: int = 1
    """The number of the board under way, those played again included."""
    taken_over: bool = False
    """Whether the board under way was taken over in the middle of it."""
    told: bool = False
    """Whether only results are told, as in a case of a match: there is no board on which somebody has a colour."""
    layout: LyingMen | None = None
    """What lies on the board; None in a hall with real men."""
    ticking: Ticking | None = None
    timed: bool = False
    """Whether the hall has kept the times between boards since the match began."""
    run_out: RunOut | None = None
    """The time between boards that is up, until play goes on."""
    made: Each[int] = NONE
    """Strokes made in the board under way, failed attempts at the break left out."""
    after: CarromMatch | None = None
    """The match with the board, once that is over; None before, and in states written before this was kept."""

    @property
    def match(self) -> CarromMatch:
        """The match before the board under way."""
        return self.before or CarromMatch(PLAYERS)

    @property
    def breaker(self) -> str:
        """Who has the break, and so the white men, in the board under way."""
        return self.match.next_break or self.match.players[0]

    def player_of(self, name: str) -> str:
        """Return the side of the match for which a colour or a seat plays in this board."""
        if name in self.match.players:
            return name
        return self.breaker if self.board.side_of(name) == "white" else self.match.other(self.breaker)

    def side_of(self, player: str) -> Side:
        """Return the colour that a side of the match has in this board."""
        return "white" if player == self.breaker else "black"


def set_up_next_board(contest: CarromContest, match: CarromMatch) -> CarromContest:
    """Return the contest with the next board of a match set up; warnings go on from board to board (143h)."""
    warned = {contest.player_of(side): contest.board.warnings.of(side) for side in SIDES}
    fresh = replace(contest, before=match, layout=None, taken_over=False, made=NONE, after=None)
    score = (0, 0) if match.game_over else match.score
    points = dict(zip(match.players, score, strict=True))
    players = (fresh.breaker, match.other(fresh.breaker))
    board = Board(
        seats=_seats(match, fresh.breaker),
        score=Each(*(points[player] for player in players)),
        turn="W1" if match.format == "doubles" else "white",
        warnings=Each(*(warned[player] for player in players)),
        round=match.round,
    )
    return replace(fresh, board=board)


def count_stroke(contest: CarromContest, before: Board, fact: CarromFact) -> CarromContest:
    """Return the contest with a stroke counted, if the fact was one and the board is broken by now."""
    if not (isinstance(fact, CarromStroke | Pass) and contest.board.broken):
        return contest
    return replace(contest, made=contest.made.replace(before.side, contest.made.of(before.side) + 1))


def _seats(match: CarromMatch, breaker: str) -> tuple[str, ...]:
    chairs = DOUBLES if match.format == "doubles" else SINGLES
    return chairs[PLAYERS[match.players.index(breaker)]]


def results(contest: CarromContest) -> Iterator[MatchFact]:
    """Yield what the board under way has come to for the match."""
    board, outcome = contest.board, contest.board.outcome
    if outcome and outcome.winner and not outcome.conceded:
        yield BoardPlayed(contest.player_of(outcome.winner), outcome.points, outcome.queen)
    if board.game_lost_by:
        yield ConcedeGame(contest.player_of(board.game_lost_by))
    if board.match_lost_by:
        loser = contest.player_of(board.match_lost_by)
        yield ConcedeGame(loser, "match") if board.match_conceded else CarromMisconduct(loser)


def derive_match(contest: CarromContest, book: Book[CarromMatch, CarromParameters]) -> Verdict[CarromMatch]:
    """Return the match as it stands with the board under way, and the rulings on what that has come to."""
    match, rulings = contest.match, list[Ruling]()
    for fact in results(contest):
        if (
            isinstance(fact, ConcedeGame)
            and fact.what == "game"
            and match is not contest.match
            and match.game_over
        ):
            continue
        verdict = book.judge(match, fact)
        match = verdict.state
        rulings += verdict.rulings
    return Verdict(match, tuple(rulings))
