"""A stroke played on a table, and many strokes played at once."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from arbitro.layout import Layout
from arbitro.table.core.engine import Engine
from arbitro.table.motion import (
    PHASES,
    Bounce,
    Contact,
    Event,
    Fall,
    Landing,
    Left,
    Motion,
    Segment,
    Turn,
)
from arbitro.table.standing import refuse_impossible, refuse_misplaced
from arbitro.table.stroke import Stroke, check_stroke
from arbitro.table.table import Table

TAPE = 1024
RAN_AWAY, TAPE_FULL = 1, 2
EVENT_WIDTH, SEGMENT_WIDTH = 5, 15
TURN, PAIR, CUSHION, JAW, POCKET, LEFT, LANDING = 0, 1, 2, 3, 4, 5, 6


class RanAway(RuntimeError):
    """A stroke did not come to rest within the bound on events: a fault of the model, never of the player."""


def simulate(table: Table, layout: Layout, stroke: Stroke) -> Motion:
    """Play a stroke and return all that happened until everything was at rest."""
    # The tape is sized for ordinary strokes; the few that need more are played again from the start, which
    # gives the same to the bit.
    tape = TAPE
    engine = run_stroke(table, layout, stroke, tape)
    while engine.status == TAPE_FULL:
        tape *= 4
        engine = run_stroke(table, layout, stroke, tape)
    places = {name: engine.place(i) for i, name in enumerate(table.pieces)}
    final = Layout({name: place for name, place in places.items() if place is not None})
    return Motion(
        table.name,
        layout.move(table.struck, stroke.x, stroke.y),
        stroke,
        engine.clock,
        tuple(_segments(engine, table)),
        tuple(sorted(_events(engine, table), key=_time)),
        final,
    )


def run_stroke(table: Table, layout: Layout, stroke: Stroke, tape: int = 0, audit: bool = False) -> Engine:
    """Return the engine after a stroke, for those who measure it; a tape of 0 keeps no record."""
    refuse_impossible(table, layout)
    refuse_misplaced(table, layout, [stroke])
    engine = table.engine(layout.at, tape)
    engine.audit = audit
    if engine.play(*check_stroke(stroke).numbers()) == RAN_AWAY:
        raise RanAway(f"{table.name}: more than {engine.limit} events")
    return engine


def _segments(engine: Engine, table: Table) -> Iterator[Segment]:
    names, tape = list(table.pieces), engine.segment_record
    for k in range(0, SEGMENT_WIDTH * engine.taped_segments, SEGMENT_WIDTH):
        phase = int(tape[k + 11])
        state = "gone" if phase < 0 else PHASES[phase]
        row = (names[int(tape[k])], *tape[k + 1 : k + 11], state, *tape[k + 12 : k + 15])
        yield msgspec.convert(row, Segment)


def _events(engine: Engine, table: Table) -> Iterator[Event]:
    tape = engine.event_record
    for k in range(0, EVENT_WIDTH * engine.taped_events, EVENT_WIDTH):
        yield _event(table, list(table.pieces), *tape[k : k + EVENT_WIDTH])


def _time(event: Event) -> float:
    return event.time


def _event(
    table: Table, names: list[str], time: float, kind: float, a: float, b: float, speed: float
) -> Event:
    piece, other = names[int(a)], int(b)
    if kind == PAIR:
        return Contact(time, piece, names[other], speed)
    if kind == TURN:
        return Turn(time, piece, PHASES[other])
    if kind in (CUSHION, JAW):
        return Bounce(time, piece, other, kind == JAW, speed)
    if kind == POCKET:
        return Fall(time, piece, table.bed.pockets[other].name, speed)
    return Left(time, piece, speed) if kind == LEFT else Landing(time, piece, speed)
