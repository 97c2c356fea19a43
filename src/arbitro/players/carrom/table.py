"""Carrom at a table of machines: who decides what, and which facts are seen on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from arbitro.carrom.contest import Contest
from arbitro.carrom.facts import BreakToss, CarromFact, Demand, Lies, NextBoard, NoSpace, Replay, Toss
from arbitro.carrom.game import GAMES
from arbitro.carrom.game import Carrom as Rules
from arbitro.carrom.geometry import Piece, blocked, has_space, opening
from arbitro.carrom.lying import lying
from arbitro.carrom.match import Format
from arbitro.carrom.played import claim_with_space, place_man, play_stroke
from arbitro.carrom.setting import SETTINGS, Setting, seat_of
from arbitro.carrom.terms import GAMES as LENGTHS
from arbitro.carrom.terms import CarromTerms, Length
from arbitro.players.carrom.sight import Act, Ask, Hit, Put, Sight, Task
from arbitro.players.player import Kind
from arbitro.players.table import COLOURS, Due
from arbitro.table import Layout, carrom_rack


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
    def game(self) -> Rules:
        """The laws of the edition."""
        return GAMES[self.edition]

    @property
    def setting(self) -> Setting:
        """The table of the edition."""
        return SETTINGS[self.edition]

    def fits(self, length: int) -> bool:
        """Tell whether the law knows how to play so many games."""
        return length in LENGTHS

    def terms(self, length: int) -> CarromTerms:
        """Return the terms of a match of the best of so many games."""
        return CarromTerms(length=Length(length, self.boards), format=self.form)

    def due(self, state: Contest) -> Due[Sight] | None:
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

    def carry_out(self, state: Contest, act: Act | None, chance: Random) -> Sequence[CarromFact]:
        """Return the facts that were seen of an act, or of the umpire's: what lies on the board is one of them."""
        book, board, layout = self.game.boards, state.board, state.layout
        match act:
            case Hit() if layout:
                hit = act.seen_from(-seat_of(board, board.turn))
                flick = self.setting.flick(hit.spot, hit.angle, hit.speed, hit.spin, hit.lift)
                played = play_stroke(book, self.setting, board, layout, flick)
                return (played.fact, Lies(lying(played.layout))) if played.fact else ()
            case Put(spot) if layout:
                by = claim_with_space(self.setting, board, layout) or ""
                there = spot.seen_from(-seat_of(board, by))
                laid = place_man(book, self.setting, board, layout, by, there)
                return laid.fact, Lies(lying(laid.layout))
            case Ask(points) if points:
                return (Demand(points),)
            case _:
                return self._umpire(state, chance)

    def foul(self, state: Contest) -> bool:
        """Tell whether the player broke a law that a machine can always keep."""
        return state.board.foul is not None and not self.setting.surface.forward_only

    def _due(self, state: Contest, layout: Layout, task: Task, player: str | None) -> Due[Sight]:
        assert player is not None
        colour = COLOURS[state.match.players.index(state.player_of(player))]
        return Due(colour, self.sight(state, layout, task, player))

    def sight(self, state: Contest, layout: Layout, task: Task, player: str) -> Sight:
        """Return what a player sees from where he sits."""
        board = state.board
        seat = seat_of(board, player) if player in board.seats else 0
        racked, surface = layout.rack, self.setting.surface
        seen = opening(surface, seat_of(board, board.opener)) if racked else self.setting.lying(layout)
        men = tuple(Piece(piece.colour, piece.at.seen_from(seat)) for piece in seen)
        return Sight(self.edition, task, player, board, men)

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
        match = self.game.match(state)
        waits = match.extra_board and match.next_break is None
        tossed = (BreakToss(chance.choice(players)),) if waits else ()
        return self._set_up(state, chance, NextBoard(), *tossed)

    def _set_up(self, state: Contest, chance: Random, *told: CarromFact) -> tuple[CarromFact, ...]:
        """Return facts after which a board is set up, with the rack that is set up for it."""
        for fact in told:
            state = self.game.judge(state, fact).state
        seat = seat_of(state.board, state.board.opener)
        rack = self.setting.racked(seat, carrom_rack(chance.getrandbits(32)))
        return (*told, Lies(lying(rack)))
