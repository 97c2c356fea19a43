"""Many strokes from one position at once, over all cores with the interpreter set free: what each would lead to."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

import numpy as np

from arbitro.carrom.board import seat_of
from arbitro.lab.lens import Numbers
from arbitro.lab.table import LabTable
from arbitro.players.carrom.sight import Hit
from arbitro.players.snooker.sight import Strike
from arbitro.strokes.carrom.setting import Setting
from arbitro.strokes.snooker.setting import CUE, TABLE, metres, opening
from arbitro.table import Flick, Outcomes, Rack, Shot, carrom_rack
from arbitro.table.batch import EACH, HEAD, play_numbers
from arbitro.table.stroke import check_stroke

HEADINGS = ("status", "events", "duration", "first", "also", "met_at")
"""What the first numbers of a row mean: see `arbitro.table.Outcomes`."""
OF_A_PIECE = ("x", "y", "pocket", "cushions")
"""What the numbers of each piece mean."""


class Tried:
    """Strokes that were tried, as one array: a row for each, without a copy."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes
        self.pieces = tuple(outcomes.table.pieces)
        """The pieces in the order of their numbers."""
        self.rows: Numbers = np.frombuffer(outcomes.numbers, np.float64).reshape(
            len(outcomes), outcomes.width
        )

    def places(self) -> Numbers:
        """Return where the pieces end: strokes, pieces, then x, y, pocket and cushions met."""
        shaped: Numbers = self.rows[:, HEAD:].reshape(len(self.rows), len(self.pieces), EACH)
        return shaped

    def pieces_pocketed(self) -> Numbers:
        """Return which pieces fall by each stroke."""
        fallen: Numbers = self.places()[:, :, 2] >= 0
        return fallen


def try_strokes(table: LabTable, actions: Iterable[Any], threads: int | None = None, rack: int = 0) -> Tried:
    """Try strokes of whoever decides in an environment of carrom or snooker; nothing is judged, and the match stays.

    Nobody sees the gaps of a rack: a break is tried on a rack of its own, drawn from the number that is given.
    """
    due, state = table.arena.due, table.arena.state
    assert due is not None
    setting = None if table.lens.name == "snooker" else due.sight.setting
    if state.layout.rack:
        if setting is None:
            layout = opening(Rack(seed=rack))
        else:
            layout = setting.rack_layout(seat_of(state.board, state.board.opener), carrom_rack(rack))
    else:
        layout = state.layout
    given = array("d")
    for action in actions:
        act = table.lens.act(due, (table.check_action(action),))
        given.extend(check_stroke(_stroke(act, state, setting)).numbers())
    return Tried(play_numbers(setting.table if setting else TABLE, layout, given, threads))


def _stroke(act: Any, state: Any, setting: Setting | None) -> Flick | Shot:
    """Return a stroke as it is played on the table; raises ValueError for what is none."""
    if isinstance(act, Hit) and setting:
        hit = act.seen_from(-seat_of(state.board, state.board.turn))
        return setting.flick(hit.spot, hit.angle, hit.speed, hit.spin, hit.lift)
    if isinstance(act, Strike):
        x, y = metres(act.place) if act.place else state.layout.at[CUE]
        return Shot(x, y, act.angle, act.speed, act.side, act.height, act.elevation)
    raise ValueError("no stroke is due")
