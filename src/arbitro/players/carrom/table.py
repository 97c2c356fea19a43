"""Carrom as the hall plays it: who decides what, and which facts are seen on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from arbitro.carrom.facts import BoardPlayed, BreakToss, Demand, NextBoard, NoSpace, Replay, Toss
from arbitro.carrom.game import GAMES
from arbitro.carrom.geometry import Piece, blocked, has_space, opening
from arbitro.carrom.match import Format, Pair
from arbitro.carrom.played import claim_with_space, place_man, play_stroke
from arbitro.carrom.setting import SETTINGS, Setting, seat_of
from arbitro.carrom.terms import Length
from arbitro.kernel import Fact, Verdict
from arbitro.players.carrom.sight import Act, Ask, Hit, Put, Sight, Task
from arbitro.players.carrom.sitting import Sitting, judge, sit_down
from arbitro.players.game import COLOURS, Colour, Due
from arbitro.players.player import Kind
from arbitro.table import Layout, Rack

LENGTHS = (1, 3)
"""A match is a single game, or the best of three (57)."""


class Carrom:
    """Matches by one edition, in singles or doubles; a length of three is the best of three games."""

    usual_length = 3

    def __init__(
        self,
        kinds: Mapping[str, Kind[Sight, Act]],
        edition: str = "carrom/icf-2001",
        form: Format = "singles",
        boards: int | None = None,
    ) -> None:
        self.kinds = kinds
        self.edition = edition
        self.form: Format = form
        self.boards = boards or GAMES[edition].matches.parameters.boards

    @property
    def setting(self) -> Setting:
        """The table of the edition."""
        return SETTINGS[self.edition]

    def fits(self, length: int) -> bool:
        """Tell whether the law knows how to play so many games."""
        return length in LENGTHS

    def judge(self, state: Sitting, fact: Fact) -> Verdict[Sitting]:
        """Return the referee's verdict on a fact."""
        return judge(state, fact)

    def begin(self, length: int, chance: Random) -> tuple[Sitting, Layout]:
        """Return a match of the best of so many games, before the toss."""
        return sit_down(self.edition, self.form, Length(length, self.boards)), self._rack(chance)

    def due(self, state: Sitting, scene: Layout) -> Due[Sight] | None:
        """Return whose decision is due; None when the umpire has to act."""
        board = state.board
        if not state.match.tossed:
            return None
        if board.outcome:
            asks = board.outcome.on_demand and board.outcome.winner
            return self._due(state, scene, "demand", board.outcome.winner) if asks else None
        placer = claim_with_space(self.setting, board, scene)
        if placer:
            room = has_space(self.setting.surface, self.setting.lying(scene))
            return self._due(state, scene, "place", placer) if room else None
        if blocked(self.setting.surface, seat_of(board, board.turn), self.setting.lying(scene)):
            return None
        return self._due(state, scene, "stroke", board.turn)

    def carry_out(
        self, state: Sitting, scene: Layout, act: Act | None, chance: Random
    ) -> tuple[Layout, Sequence[Fact]]:
        """Return what lies on the board after an act, or the umpire's, and the facts that were seen."""
        book, board = GAMES[self.edition].boards, state.board
        match act:
            case Hit():
                hit = act.seen_from(-seat_of(board, board.turn))
                flick = self.setting.flick(hit.spot, hit.angle, hit.speed)
                played = play_stroke(book, self.setting, board, scene, flick)
                return played.layout, (played.fact,) if played.fact else ()
            case Put(spot):
                by = claim_with_space(self.setting, board, scene) or ""
                there = spot.seen_from(-seat_of(board, by))
                laid = place_man(book, self.setting, board, scene, by, there)
                return laid.layout, (laid.fact,)
            case Ask(points):
                return scene, (Demand(points),)
            case None:
                return self._umpire(state, scene, chance)

    def foul(self, state: Sitting) -> bool:
        """Tell whether the player broke a law that a machine can always keep."""
        return state.board.foul is not None and not self.setting.surface.forward_only

    def winner(self, state: Sitting) -> Colour | None:
        """Return who has won the match."""
        winner = state.match.winner
        return COLOURS[state.match.players.index(winner)] if winner else None

    def score(self, state: Sitting) -> Mapping[Colour, int]:
        """Return the games won."""
        return dict(zip(COLOURS, state.match.games, strict=True))

    def parts(self, state: Sitting) -> tuple[Pair, ...]:
        """Return the points of each game."""
        return state.games

    def _rack(self, chance: Random) -> Layout:
        return self.setting.racked(0, Rack(seed=chance.getrandbits(32)))

    def _due(self, state: Sitting, scene: Layout, task: Task, player: str | None) -> Due[Sight]:
        assert player is not None
        board = state.board
        side = board.side_of(player)
        seat = seat_of(board, player) if player in board.seats else 0
        seen = opening(self.setting.surface) if scene.rack else self.setting.lying(scene)
        men = tuple(Piece(piece.colour, piece.at.seen_from(seat)) for piece in seen)
        return Due(state.colour_of(side), Sight(self.edition, task, player, board, men))

    def _umpire(self, state: Sitting, scene: Layout, chance: Random) -> tuple[Layout, Sequence[Fact]]:
        """Return what the umpire does: toss, book a board, cancel it, or let a claim wait.

        Whoever wins the toss takes the break.
        """
        if not state.match.tossed:
            return scene, (Toss(chance.choice(COLOURS), "break"), NextBoard())
        end = state.board.outcome
        if end is None:
            placer = claim_with_space(self.setting, state.board, scene)
            return scene, (NoSpace(placer) if placer else Replay("blocked-base-line"),)
        if end.winner is None:
            return self._rack(chance), (NextBoard(),)
        booked = BoardPlayed(state.colour_of(end.winner), end.points, end.queen)
        match = judge(state, booked).state.match
        if match.winner:
            return scene, (booked,)
        tossed = [] if match.next_break else [BreakToss(chance.choice(COLOURS))]
        return self._rack(chance), (booked, *tossed, NextBoard())
