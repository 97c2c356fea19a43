"""Carrom on the hall's table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from arbitro.carrom.facts import Lies
from arbitro.carrom.geometry import Piece, Point
from arbitro.carrom.lying import Lying, lying
from arbitro.carrom.played import claim_with_space, play_stroke
from arbitro.carrom.setting import colour_of, seat_of
from arbitro.kernel import Event, Fact, Refused
from arbitro.kernel.given import event_name, mapping
from arbitro.live.playing.numbers import number, place
from arbitro.live.playing.speaking import Done
from arbitro.live.playing.table import Places, Played, Unplayable, drawn, models_of, racked, stroke_made
from arbitro.players.carrom import KINDS, Carrom
from arbitro.players.carrom.sight import Ask, Hit, Put
from arbitro.players.carrom.strength import STRENGTHS
from arbitro.players.table import COLOURS
from arbitro.table import Flick, Layout, Misplayed, Motion, Rack, carrom_rack, simulate
from arbitro.table.models import modelled

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


class CarromTable:
    """Carrom by one edition, in singles or doubles."""

    def __init__(self, edition: str, doubles: bool, stray: int | None = None, laid: Places = ()) -> None:
        self.table = Carrom(KINDS, edition, "doubles" if doubles else "singles")
        self.stray = stray
        self.laid = laid

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the seats of who decides: in doubles the chair, of a side that asks for points both (87b)."""
        due = None if self.table.game.standing(state).ended else self.table.due(state)
        if due is None:
            return ()
        if self.table.form == "doubles" and due.sight.player in state.board.seats:
            return (int(state.board.seats.index(due.sight.player)),)
        first = COLOURS.index(due.side)
        return (first, first + 2) if self.table.form == "doubles" else (first,)

    def open_to(self, state: Any, event: Event, done: Iterable[Done]) -> None:
        """Return nothing: everything is his who decides."""

    def objection(self, state: Any, facts: Iterable[Fact], instead: Iterable[Fact] | None = None) -> None:
        """Return nothing: what the table shows is what happened."""

    def act(self, state: Any, event: Event, chance: Random, key: str = "event") -> Played:
        """Return what a hit, a man that is put, or a word makes."""
        event_name(event.name, key, EVENTS)
        if event.name == "hit":
            return self._hit(state, event.value, f"{key}.hit", chance)
        if event.name == "put":
            return self._put(state, event.value, f"{key}.put", chance)
        if event.name == "demand" and event.value == 0 and self.table.due(state) is not None:
            return Played(tuple(self.table.carry_out(state, Ask(0), chance)))
        return Played(self.table.game.facts(state, event, key))

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the umpire does: first of all he lays out a position that was set up by hand."""
        if self.laid and state.layout is None and state.taken_over:
            return (Lies(self.laid_out(state)),)
        if self.table.game.standing(state).ended or self.table.due(state) is not None:
            return ()
        return tuple(self._meant(state, self.table.carry_out(state, None, chance)))

    def laid_out(self, state: Any) -> Lying:
        """Return the men as they were set up by hand, or as they are meant to lie for the break."""
        if self.laid and state.taken_over:
            pieces = tuple(Piece(colour_of(name), Point(x, y)) for name, x, y in self.laid)
            return lying(self.table.setting.layout(pieces))
        return lying(self._rack(state, MEANT))

    def machine(self, state: Any, strength: int, seed: str) -> tuple[Any, ...]:
        """Return what a house player sees."""
        due = self.table.due(state)
        return "carrom", self.table.game.edition, due and due.sight, strength, seed

    def decided(self, state: Any, act: Any, chance: Random) -> Played:
        """Return what a house player's decision makes."""
        if isinstance(act, Hit):
            hit = act.seen_from(-seat_of(state.board, state.board.turn))
            flick = self.table.setting.flick(hit.spot, hit.angle, hit.speed, hit.spin, hit.lift)
            return self._struck(state, flick, chance)
        facts = tuple(self.table.carry_out(state, act, chance))
        return Played(facts)

    def motion(self, state: Any, made: Mapping[str, Any]) -> Motion:
        """Return all that happened in a stroke, played again to the last bit by the models that it was played by."""
        table = modelled(self.table.setting.table, models_of(made))
        return simulate(table, state.layout, msgspec.convert(made["stroke"], Flick))

    def _hit(self, state: Any, value: object, key: str, chance: Random) -> Played:
        read = mapping(value, key, ("x", "y", "angle", "speed", "spin"), ("x", "y", "angle", "speed"))
        half = self.table.setting.surface.half
        x, y = (number(read, name, key, -half, half) for name in ("x", "y"))
        angle = number(read, "angle", key, -360, 360)
        speed = number(read, "speed", key, 0.01, FASTEST)
        spin = number(read, "spin", key, -MOST_SPIN, MOST_SPIN, 0.0)
        if state.layout is None or state.board.over:
            raise Unplayable(self._refused("25", "the_board_is_over"))
        meant = self.table.setting.flick(Point(x, y), math.radians(angle), speed, spin * math.tau)
        if self.stray is None:
            return self._struck(state, meant, chance)
        hit = STRENGTHS[self.stray].strayed(Hit(Point(x, y), meant.angle, speed), chance)
        flick = self.table.setting.flick(hit.spot, hit.angle, hit.speed, meant.spin)
        return self._struck(state, flick, chance, meant)

    def _refused(self, law: str, rule: str) -> Refused:
        """Return a refusal under the edition's own number of a law."""
        return Refused(law if law in self.table.game.boards.laws else CLASSIC[law], rule)

    def _meant(self, state: Any, facts: Iterable[Any]) -> Iterator[Fact]:
        """Yield facts with a rack as it is meant to lie: its gaps are drawn when it is broken."""
        for fact in facts:
            told = Lies(lying(self._rack(state, MEANT))) if racked(fact) else fact
            state = self.table.game.judge(state, told).state
            yield told

    def _rack(self, state: Any, rack: Rack) -> Layout:
        return self.table.setting.racked(seat_of(state.board, state.board.opener), rack)

    def _struck(self, state: Any, flick: Flick, chance: Random, meant: Flick | None = None) -> Played:
        board, layout = state.board, state.layout
        met: tuple[Lies, ...] = ()
        if layout.rack is not None:
            layout = self._rack(state, carrom_rack(drawn(chance)))
            met = (Lies(lying(layout)),)
        try:
            played = play_stroke(self.table.game.boards, self.table.setting, board, layout, flick)
        except Misplayed as error:
            raise Unplayable(self._refused("130a", "the_striker_cannot_lie_there")) from error
        if played.fact is None:
            raise Unplayable(self._refused("127b", "no_stroke_was_played"))
        left = played.layout if played.layout.rack is None else state.layout
        return Played((*met, played.fact, Lies(lying(left))), stroke_made(flick, meant))

    def _put(self, state: Any, value: object, key: str, chance: Random) -> Played:
        x, y = place(value, key, self.table.setting.surface.half)
        by = claim_with_space(self.table.setting, state.board, state.layout) if state.layout else None
        if by is None:
            raise Unplayable(self._refused("78a", "nothing_is_to_be_placed"))
        spot = Point(x, y).seen_from(seat_of(state.board, by))
        try:
            facts = tuple(self.table.carry_out(state, Put(spot), chance))
        except Misplayed as error:
            raise Unplayable(self._refused("84a", "no_man_can_lie_there")) from error
        return Played(facts, {"put": {"x": x, "y": y}})
