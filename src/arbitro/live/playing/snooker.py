"""Snooker on the hall's table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import msgspec

from arbitro.kernel import Event, Fact, Malformed, Refused
from arbitro.kernel.given import event_name, mapping, one_of
from arbitro.live.playing.numbers import number, place
from arbitro.live.playing.speaking import Done
from arbitro.live.playing.table import Places, Played, Unplayable, drawn, models_of, racked, stroke_made
from arbitro.players import table_named
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.strengths import STRENGTHS
from arbitro.players.table import COLOURS
from arbitro.snooker.balls import BALLS
from arbitro.snooker.facts import Lies, Stalemate
from arbitro.snooker.lying import Lying, lying
from arbitro.snooker.played import play
from arbitro.snooker.setting import CUE, TABLE, metres, opening
from arbitro.snooker.table import BAULK_LINE, D_RADIUS, Point
from arbitro.table import Layout, Misplayed, Motion, Rack, Shot, simulate
from arbitro.table.models import modelled
from arbitro.table.stroke import MISCUE, beyond, hardest

EVENTS = ("strike", "choose", "declare", "claim", "concede", "accept", "refuse", "stalemate")
FOUR = ("A1", "B1", "A2", "B2")
"""The seats of a four-handed match, in the order of those who play it."""
SIDES = frozenset("AB")
FASTEST = 12.0
FURTHEST = 4000.0
ROUNDED = 0.01
"""Radii: a tip at the limit may be told rounded."""
_MEANT = Lies(lying(opening(Rack())))
"""The balls set up, as a journal shows them until the break: the same always, so that nobody can reckon with gaps."""


class SnookerTable:
    """Snooker between two, or four-handed."""

    def __init__(self, edition: str, stray: int | None = None, laid: Places = ()) -> None:
        self.table: Any = table_named("snooker")
        self.stray = stray
        self.laid = laid

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the seat of whoever decides: four-handed the striker's own."""
        if state.layout is None or self.table.game.standing(state).ended:
            return ()
        due, frame = self.table.due(state), state.frame
        if due and len(frame.players) == len(FOUR) and frame.conceded is None:
            return (FOUR.index(frame.players[frame.striker]),)
        return (COLOURS.index(due.side),) if due else ()

    def open_to(self, state: Any, event: Event, done: Iterable[Done]) -> frozenset[str] | None:
        """Return who may say something about a stalemate: all propose or object, and the other side agrees (3.16)."""
        if event.name != "stalemate":
            return None
        if event.value != "restart":
            return SIDES
        if state.frame.stalemate != "proposed":
            return frozenset()
        proposed = (who for who, fact in done if isinstance(fact, Stalemate) and fact.step == "proposed")
        proposer = next(proposed, frozenset[str]())
        return frozenset() if not proposer else SIDES if proposer == SIDES else SIDES - proposer

    def objection(self, state: Any, facts: Iterable[Fact], instead: Iterable[Fact] | None = None) -> None:
        """Return nothing: what the table shows is what happened."""

    def act(self, state: Any, event: Event, chance: Random, key: str = "event") -> Played:
        """Return what a stroke or a word makes."""
        event_name(event.name, key, EVENTS)
        if event.name == "strike":
            return self._strike(state, event.value, f"{key}.strike", chance)
        facts = self.table.game.facts(state, event, key)
        if event.name == "choose" and event.value == "replace" and state.earlier:
            facts = (*facts, Lies(state.earlier))
        return Played(facts)

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the referee does: balls set up, by hand or racked, lots, the next frame."""
        if self.table.game.standing(state).ended:
            return ()
        if state.layout is None and self.laid and state.taken_over:
            return (Lies(self.laid_out(state)),)
        if state.layout is None and not state.undrawn:
            return (_MEANT,)
        if self.table.due(state) is not None:
            return ()
        told = self.table.carry_out(state, None, chance)
        return tuple(_MEANT if racked(fact) else fact for fact in told)

    def laid_out(self, state: Any) -> Lying:
        """Return the balls as they were set up by hand, or as they are meant to lie for the break."""
        if self.laid and state.taken_over:
            return lying(Layout({ball: _on_bed(x, y) for ball, x, y in self.laid}))
        return _MEANT.layout

    def machine(self, state: Any, strength: int, seed: str) -> tuple[Any, ...]:
        """Return what a house player sees."""
        due = self.table.due(state)
        return "snooker", self.table.game.edition, due and due.sight, strength, seed

    def decided(self, state: Any, act: Any, chance: Random) -> Played:
        """Return what a house player's decision makes."""
        if isinstance(act, Strike):
            placed = act.place if state.frame.in_hand else None
            x, y = metres(placed) if placed else state.layout.at[CUE]
            shot = Shot(x, y, act.angle, act.speed, act.side, act.height)
            return self._struck(state, shot, act.nominated, chance)
        return Played(tuple(self.table.carry_out(state, act, chance)))

    def motion(self, state: Any, made: Mapping[str, Any]) -> Motion:
        """Return all that happened in a stroke, played again to the last bit by the models that it was played by."""
        table = modelled(TABLE, models_of(made))
        return simulate(table, state.layout, msgspec.convert(made["stroke"], Shot))

    def _strike(self, state: Any, value: object, key: str, chance: Random) -> Played:
        known = ("angle", "speed", "tip", "elevation", "nominated", "from")
        read = mapping(value, key, known, ("angle", "speed"))
        angle = math.radians(number(read, "angle", key, -360, 360))
        side, height = _tip(read.get("tip", [0, 0]), f"{key}.tip")
        elevation = math.radians(number(read, "elevation", key, 0, 85, 0.0))
        speed = number(read, "speed", key, 0.01, round(min(FASTEST, hardest(elevation)), 2))
        at = self._from(state, read.get("from"), f"{key}.from")
        meant = Shot(*at, angle, speed, side, height, elevation)
        nominated = _ball(read.get("nominated"), f"{key}.nominated")
        if self.stray is None:
            return self._struck(state, meant, nominated, chance)
        strike = STRENGTHS[self.stray].strayed(Strike(angle, speed, side, height), chance)
        shot = Shot(*at, strike.angle, strike.speed, strike.side, strike.height, elevation)
        return self._struck(state, shot, nominated, chance, meant)

    def _struck(
        self, state: Any, shot: Shot, nominated: Any, chance: Random, meant: Shot | None = None
    ) -> Played:
        layout: Layout = state.layout
        met: tuple[Lies, ...] = ()
        if layout.rack is not None:
            rack = Rack(seed=drawn(chance))
            layout = Layout({**layout.at, **opening(rack).at}, rack)
            met = (Lies(lying(layout)),)
        try:
            played = play(self.table.game.frames, state.frame, layout, shot, nominated)
        except Misplayed as error:
            raise Unplayable(Refused("2.9", "the_cue_ball_cannot_lie_there")) from error
        return Played((*met, *played.facts, Lies(lying(played.layout))), stroke_made(shot, meant))

    def _from(self, state: Any, value: object, key: str) -> tuple[float, float]:
        if value is None:
            if CUE not in state.layout.at:
                raise Malformed(key, "missing")
            x, y = state.layout.at[CUE]
            return x, y
        x, y = place(value, key, FURTHEST)
        if not state.frame.in_hand or y > 0 or math.hypot(x, y) > D_RADIUS:
            raise Unplayable(Refused("2.9", "the_cue_ball_cannot_lie_there"))
        return _on_bed(x, y)


def _on_bed(x: float, y: float) -> tuple[float, float]:
    """Return a place in the hall's millimetres as the table has it."""
    return metres(Point(x, y + BAULK_LINE))


def _ball(value: object, key: str) -> Any:
    return None if value is None else one_of(value, key, BALLS)


def _tip(value: object, key: str) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise Malformed(key, "not-a-quantity")
    tip = {"side": value[0], "height": value[1]}
    side, height = (number(tip, name, key, -MISCUE, MISCUE) for name in ("side", "height"))
    if beyond(side, height, MISCUE + ROUNDED):
        raise Malformed(key, "out-of-range", least=str(-MISCUE), most=str(MISCUE))
    return side, height
