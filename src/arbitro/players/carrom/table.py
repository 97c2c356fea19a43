"""Carrom as the hall plays it: who decides what, and which facts are seen on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from arbitro.carrom.contest import Contest
from arbitro.carrom.facts import BreakToss, CarromFact, Demand, Lies, NextBoard, NoSpace, Replay, Toss
from arbitro.carrom.game import GAMES
from arbitro.carrom.game import Carrom as Rules
from arbitro.carrom.geometry import Piece, blocked, has_space, opening
from arbitro.carrom.lying import lying
from arbitro.carrom.match import Format, Pair
from arbitro.carrom.played import claim_with_space, place_man, play_stroke
from arbitro.carrom.setting import SETTINGS, Setting, seat_of
from arbitro.carrom.terms import GAMES as LENGTHS
from arbitro.carrom.terms import CarromTerms, Length
from arbitro.carrom.view import games
from arbitro.kernel import Fact, Verdict
from arbitro.players.carrom.sight import Act, Ask, Hit, Put, Sight, Task
from arbitro.players.game import COLOURS, Colour, Due
from arbitro.players.player import Kind
from arbitro.table import Layout, Rack


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
        self.boards = boards

    @property
    def rules(self) -> Rules:
        """The laws of the edition."""
        return GAMES[self.edition]

    @property
    def setting(self) -> Setting:
        """The table of the edition."""
        return SETTINGS[self.edition]

    def fits(self, length: int) -> bool:
        """Tell whether the law knows how to play so many games."""
        return length in LENGTHS

    def judge(self, state: Contest, fact: Fact) -> Verdict[Contest]:
        """Return the referee's verdict on a fact."""
        return self.rules.judge(state, cast("CarromFact", fact))

    def opening(self, length: int, chance: Random) -> tuple[CarromTerms, tuple[Fact, ...]]:
        """Return the terms of a match of the best of so many games."""
        return CarromTerms(length=Length(length, self.boards), format=self.form), ()

    def begin(self, length: int, chance: Random) -> tuple[Contest, None]:
        """Return a match of the best of so many games, before the toss."""
        return self.rules.start(self.opening(length, chance)[0]), None

    def due(self, state: Contest, scene: None = None) -> Due[Sight] | None:
        """Return whose decision is due; None when the umpire has to act."""
        board, layout = state.board, state.layout
        if layout is None:
            return None
        if board.outcome:
            asks = board.outcome.on_demand and board.outcome.winner
            return self._due(state, layout, "demand", board.outcome.winner) if asks else None
        placer = claim_with_space(self.setting, board, layout)
        if placer:
            room = has_space(self.setting.surface, self.setting.lying(layout))
            return self._due(state, layout, "place", placer) if room else None
        if blocked(self.setting.surface, seat_of(board, board.turn), self.setting.lying(layout)):
            return None
        return self._due(state, layout, "stroke", board.turn)

    def carry_out(
        self, state: Contest, scene: None, act: Act | None, chance: Random
    ) -> tuple[None, Sequence[CarromFact]]:
        """Return the facts that were seen of an act, or of the umpire's: what lies on the board is one of them."""
        book, board, layout = self.rules.boards, state.board, state.layout
        match act:
            case Hit() if layout:
                hit = act.seen_from(-seat_of(board, board.turn))
                flick = self.setting.flick(hit.spot, hit.angle, hit.speed)
                played = play_stroke(book, self.setting, board, layout, flick)
                return None, (played.fact, Lies(lying(played.layout))) if played.fact else ()
            case Put(spot) if layout:
                by = claim_with_space(self.setting, board, layout) or ""
                there = spot.seen_from(-seat_of(board, by))
                laid = place_man(book, self.setting, board, layout, by, there)
                return None, (laid.fact, Lies(lying(laid.layout)))
            case Ask(points) if points:
                return None, (Demand(points),)
            case _:
                return None, self._umpire(state, chance)

    def foul(self, state: Contest) -> bool:
        """Tell whether the player broke a law that a machine can always keep."""
        return state.board.foul is not None and not self.setting.surface.forward_only

    def winner(self, state: Contest) -> Colour | None:
        """Return who has won the match."""
        match = self.rules.match(state)
        return COLOURS[match.players.index(match.winner)] if match.winner else None

    def score(self, state: Contest) -> Mapping[Colour, int]:
        """Return the games won."""
        return dict(zip(COLOURS, self.rules.match(state).games, strict=True))

    def parts(self, state: Contest) -> tuple[Pair, ...]:
        """Return the points of each game."""
        return games(self.rules.match(state))

    def _due(self, state: Contest, layout: Layout, task: Task, player: str | None) -> Due[Sight]:
        assert player is not None
        board = state.board
        seat = seat_of(board, player) if player in board.seats else 0
        racked = opening(self.setting.surface, seat_of(board, board.opener))
        seen = racked if layout.rack else self.setting.lying(layout)
        men = tuple(Piece(piece.colour, piece.at.seen_from(seat)) for piece in seen)
        colour = COLOURS[state.match.players.index(state.player_of(player))]
        return Due(colour, Sight(self.edition, task, player, board, men))

    def _umpire(self, state: Contest, chance: Random) -> tuple[CarromFact, ...]:
        """Return what the umpire does: toss, set up, cancel a board, or let a claim wait.

        Whoever wins the toss takes the break.
        """
        players = state.match.players
        if not state.match.tossed:
            return self._set_up(state, chance, Toss(chance.choice(players), "break"))
        if state.layout is None:
            return self._set_up(state, chance)
        if not state.board.over:
            placer = claim_with_space(self.setting, state.board, state.layout)
            return (NoSpace(placer) if placer else Replay("blocked-base-line"),)
        match = self.rules.match(state)
        waits = match.extra_board and match.next_break is None
        tossed = (BreakToss(chance.choice(players)),) if waits else ()
        return self._set_up(state, chance, NextBoard(), *tossed)

    def _set_up(self, state: Contest, chance: Random, *told: CarromFact) -> tuple[CarromFact, ...]:
        """Return facts after which a board is set up, with the rack that is set up for it."""
        for fact in told:
            state = self.judge(state, fact).state
        seat = seat_of(state.board, state.board.opener)
        rack = self.setting.racked(seat, Rack(seed=chance.getrandbits(32)))
        return (*told, Lies(lying(rack)))
