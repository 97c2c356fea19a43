"""Carrom at a table: who decides what, what may be done, and which facts are seen of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from arbitro.carrom.board import seat_of
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import (
    BreakToss,
    CarromFact,
    CarromLies,
    CarromStroke,
    CarromToss,
    Demand,
    NextBoard,
    NoSpace,
    Replay,
)
from arbitro.carrom.game import GAMES
from arbitro.carrom.game import Carrom as Rules
from arbitro.carrom.geometry import BoardPoint, Piece, has_space, is_blocked, opening
from arbitro.carrom.lying import LyingMen, lying
from arbitro.carrom.match import Format
from arbitro.carrom.terms import GAMES as LENGTHS
from arbitro.carrom.terms import CarromLength, CarromTerms
from arbitro.kernel import CaseEvent, Fact, Refused
from arbitro.kernel.given import event_name, mapping
from arbitro.layout import is_rack
from arbitro.players.carrom.sight import Act, Ask, CarromSight, Hit, Put, Task
from arbitro.players.carrom.strength import STRENGTHS
from arbitro.players.hint import Hint
from arbitro.players.numbers import number, place
from arbitro.players.player import Kind
from arbitro.players.table import (
    COLOURS,
    DecisionDue,
    Places,
    TableDefaults,
    TablePlayed,
    Unplayable,
    rack_seed,
)
from arbitro.strokes.carrom.played import claim_with_space, place_man, play_stroke
from arbitro.strokes.carrom.seen import see_stroke
from arbitro.strokes.carrom.setting import SETTINGS, Setting, colour_of
from arbitro.strokes.made import models_of, stroke_made
from arbitro.table import Flick, Layout, Misplayed, Motion, Rack, carrom_rack, simulate
from arbitro.table.models import apply_models

EVENTS = ("hit", "put", "demand", "forgo", "concede")
CLASSIC = {
    "130a": "general.29",
    "127b": "general.26",
    "25": "terms.29",
    "78a": "dues.10",
    "84a": "dues.20",
}
"""The numbers of those laws in the book that counts differently."""
MEANT = carrom_rack()
"""The rack that a journal shows until the break: the same always, so that nobody can reckon with its gaps."""
FASTEST = 8.0
MOST_SPIN = 40.0


class CarromTable(TableDefaults):
    """Matches by one edition, in singles or doubles; a length of three is the best of three games."""

    usual_length = 3

    def __init__(
        self,
        kinds: Mapping[str, Kind[CarromSight, Act]],
        edition: str = "carrom/icf-2001",
        form: Format = "singles",
        boards: int | None = None,
        stray: int | None = None,
        laid: Places = (),
    ) -> None:
        self.kinds = kinds
        self.edition = edition
        self.form: Format = form
        self.boards = boards
        self.stray = stray
        self.laid = laid

    def seat(
        self,
        edition: str,
        four: bool = False,
        boards: int | None = None,
        stray: int | None = None,
        laid: Places = (),
    ) -> CarromTable:
        """Return the table for an edition, in singles or doubles."""
        return CarromTable(self.kinds, edition, "doubles" if four else "singles", boards, stray, laid)

    @property
    def job_terms(self) -> dict[str, Any]:
        """The edition, the form and the boards of a game."""
        return {"edition": self.edition, "form": self.form, "boards": self.boards}

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
        return CarromTerms(length=CarromLength(length, self.boards), format=self.form)

    def due(self, state: CarromContest) -> DecisionDue[CarromSight] | None:
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
        if is_blocked(self.setting.surface, seat_of(board, board.turn), self.setting.lying(layout)):
            return None
        return self._due(state, layout, "stroke", board.turn)

    def carry_out(self, state: CarromContest, act: Act | None, chance: Random) -> Sequence[CarromFact]:
        """Return the facts that were seen of an act, or of the umpire's: what lies on the board is one of them."""
        book, board, layout = self.game.boards, state.board, state.layout
        match act:
            case Hit() if layout:
                played = play_stroke(book, self.setting, board, layout, self._flick(state, act))
                return (played.fact, CarromLies(lying(played.layout))) if played.fact else ()
            case Put(spot) if layout:
                by = claim_with_space(self.setting, board, layout) or ""
                there = spot.seen_from(-seat_of(board, by))
                laid = place_man(book, self.setting, board, layout, by, there)
                return laid.fact, CarromLies(lying(laid.layout))
            case Ask(points) if points:
                return (Demand(points),)
            case _:
                # What the umpire does: toss (who wins it takes the break), set up, cancel a board, let a claim wait.
                players = state.match.players
                if not state.match.tossed:
                    return self._set_up(state, chance, CarromToss(chance.choice(players), "break"))
                if state.layout is None:
                    return self._set_up(state, chance)
                if not state.board.over:
                    placer = claim_with_space(self.setting, state.board, state.layout)
                    return (NoSpace(placer) if placer else Replay("blocked-base-line"),)
                match = self.game.match(state)
                waits = match.extra_board and match.next_break is None
                tossed = (BreakToss(chance.choice(players)),) if waits else ()
                return self._set_up(state, chance, NextBoard(), *tossed)

    def foul(self, state: CarromContest) -> bool:
        """Tell whether the player broke a law that a machine can always keep."""
        return state.board.foul is not None and not self.setting.surface.forward_only

    def _due(
        self, state: CarromContest, layout: Layout, task: Task, player: str | None
    ) -> DecisionDue[CarromSight]:
        assert player is not None
        colour = COLOURS[state.match.players.index(state.player_of(player))]
        return DecisionDue(colour, self.sight(state, layout, task, player))

    def sight(self, state: CarromContest, layout: Layout, task: Task, player: str) -> CarromSight:
        """Return what a player sees from where they sit."""
        board = state.board
        seat = seat_of(board, player) if player in board.seats else 0
        racked, surface = layout.rack, self.setting.surface
        seen = opening(surface, seat_of(board, board.opener)) if racked else self.setting.lying(layout)
        men = tuple(Piece(piece.colour, piece.at.seen_from(seat)) for piece in seen)
        return CarromSight(self.edition, task, player, board, men)

    def _set_up(self, state: CarromContest, chance: Random, *told: CarromFact) -> tuple[CarromFact, ...]:
        """Return facts after which a board is set up, with the rack that is set up for it."""
        for fact in told:
            state = self.game.judge(state, fact).state
        seat = seat_of(state.board, state.board.opener)
        rack = self.setting.rack_layout(seat, carrom_rack(chance.getrandbits(32)))
        return (*told, CarromLies(lying(rack)))

    def hints(self, sight: CarromSight, seed: str) -> tuple[Hint, ...]:
        """Return strokes worth thinking about, the best first."""
        from arbitro.players.carrom.hints import hints

        return hints(sight, Random(seed))

    def strokes_by_contact(self, state: Any) -> Mapping[str, CarromFact]:
        """Return the stroke that goes straight into a pocket: what a striker meets first is else no foul."""
        return {"pocket": CarromStroke(striker=True, untouched=True)}

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the seats of who decides: in doubles the chair, of a side that asks for points both (87b)."""
        due = None if self.game.standing(state).ended else self.due(state)
        if due is None:
            return ()
        if self.form == "doubles" and due.sight.player in state.board.seats:
            return (int(state.board.seats.index(due.sight.player)),)
        first = COLOURS.index(due.side)
        return (first, first + 2) if self.form == "doubles" else (first,)

    def act(self, state: Any, event: CaseEvent, chance: Random, key: str = "event") -> TablePlayed:
        """Return what a hit, a man that is put, or a word makes."""
        event_name(event.name, key, EVENTS)
        if event.name == "hit":
            return self._hit(state, event.value, f"{key}.hit", chance)
        if event.name == "put":
            x, y = place(event.value, f"{key}.put", self.setting.surface.half)
            by = claim_with_space(self.setting, state.board, state.layout) if state.layout else None
            if by is None:
                raise Unplayable(self._refuse("78a", "nothing_is_to_be_placed"))
            spot = BoardPoint(x, y).seen_from(seat_of(state.board, by))
            try:
                facts = tuple(self.carry_out(state, Put(spot), chance))
            except Misplayed as error:
                raise Unplayable(self._refuse("84a", "no_man_can_lie_there")) from error
            return TablePlayed(facts, {"put": {"x": x, "y": y}})
        if event.name == "demand" and event.value == 0 and self.due(state) is not None:
            return TablePlayed(tuple(self.carry_out(state, Ask(0), chance)))
        return TablePlayed(self.game.facts(state, event, key))

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the umpire does: first of all they lay out a position that was set up by hand."""
        if self.laid and state.layout is None and state.taken_over:
            return (CarromLies(self.laid_out(state)),)
        if self.game.standing(state).ended or self.due(state) is not None:
            return ()
        told: list[Any] = []
        for fact in self.carry_out(state, None, chance):
            # A rack is told as it is meant to lie: its gaps are drawn when it is broken, so no journal tells them.
            told.append(CarromLies(lying(self._rack(state, MEANT))) if is_rack(fact) else fact)
            state = self.game.judge(state, told[-1]).state
        return tuple(told)

    def laid_out(self, state: Any) -> LyingMen:
        """Return the men as they were set up by hand, or as they are meant to lie for the break."""
        if self.laid and state.taken_over:
            pieces = tuple(Piece(colour_of(name), BoardPoint(x, y)) for name, x, y in self.laid)
            return lying(self.setting.layout(pieces))
        return lying(self._rack(state, MEANT))

    def decide(self, state: Any, act: Any, chance: Random) -> TablePlayed:
        """Return what a house player's decision makes."""
        if isinstance(act, Hit):
            return self._strike(state, self._flick(state, act), chance)
        return TablePlayed(tuple(self.carry_out(state, act, chance)))

    def motion(self, state: Any, made: Mapping[str, Any]) -> Motion:
        """Return all that happened in a stroke, played again to the last bit by the models that it was played by."""
        table = apply_models(self.setting.table, models_of(made))
        return simulate(table, state.layout, msgspec.convert(made["stroke"], Flick))

    def _flick(self, state: CarromContest, act: Hit) -> Flick:
        hit = act.seen_from(-seat_of(state.board, state.board.turn))
        return self.setting.flick(hit.spot, hit.angle, hit.speed, hit.spin, hit.lift)

    def _hit(self, state: Any, value: object, key: str, chance: Random) -> TablePlayed:
        read = mapping(value, key, ("x", "y", "angle", "speed", "spin"), ("x", "y", "angle", "speed"))
        half = self.setting.surface.half
        x, y = (number(read, name, key, -half, half) for name in ("x", "y"))
        angle = number(read, "angle", key, -360, 360)
        speed = number(read, "speed", key, 0.01, FASTEST)
        spin = number(read, "spin", key, -MOST_SPIN, MOST_SPIN, 0.0)
        if state.layout is None or state.board.over:
            raise Unplayable(self._refuse("25", "the_board_is_over"))
        meant = self.setting.flick(BoardPoint(x, y), math.radians(angle), speed, spin * math.tau)
        if self.stray is None:
            return self._strike(state, meant, chance)
        hit = STRENGTHS[self.stray].with_error(Hit(BoardPoint(x, y), meant.angle, speed), chance)
        flick = self.setting.flick(hit.spot, hit.angle, hit.speed, meant.spin)
        return self._strike(state, flick, chance, meant)

    def _refuse(self, law: str, rule: str) -> Refused:
        """Return a refusal under the edition's own number of a law."""
        return Refused(law if law in self.game.boards.laws else CLASSIC[law], rule)

    def _rack(self, state: Any, rack: Rack) -> Layout:
        return self.setting.rack_layout(seat_of(state.board, state.board.opener), rack)

    def _strike(self, state: Any, flick: Flick, chance: Random, meant: Flick | None = None) -> TablePlayed:
        layout, setting = state.layout, self.setting
        met: tuple[CarromLies, ...] = ()
        if layout.rack is not None:
            layout = self._rack(state, carrom_rack(rack_seed(chance)))
            met = (CarromLies(lying(layout)),)
        try:
            motion = simulate(setting.table, layout, flick)
        except Misplayed as error:
            raise Unplayable(self._refuse("130a", "the_striker_cannot_lie_there")) from error
        seen = see_stroke(setting, state, layout, motion)
        if seen is None:
            raise Unplayable(self._refuse("127b", "no_stroke_was_played"))
        return TablePlayed((*met, *seen.facts), stroke_made(flick, meant), seen.then, motion)
