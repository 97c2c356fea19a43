"""A stroke in a contest as the umpire tells it, when it is played and when its entry is played again."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from arbitro.carrom.board import seat_of
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromLies
from arbitro.carrom.lying import lying
from arbitro.kernel import Fact, Telling, Verdict
from arbitro.layout import Layout, is_rack
from arbitro.strokes.carrom.played import settle_layout, stroke_seen
from arbitro.strokes.carrom.setting import SETTINGS, Setting
from arbitro.strokes.made import StrokeSeen, models_of, struck_from
from arbitro.table import Flick, Motion, simulate
from arbitro.table.models import apply_models


def see_stroke(setting: Setting, state: CarromContest, layout: Layout, motion: Motion) -> StrokeSeen | None:
    """Return what is told of a stroke on what lies on the board; nothing where none was played (127b)."""
    board, start = state.board, state.layout or layout
    fact = stroke_seen(setting, seat_of(board, board.turn), motion)
    if fact is None:
        return None

    def then(verdict: Verdict[Any]) -> Telling[Any, Any]:
        left = settle_layout(setting, board, layout, motion, fact, verdict.state.board)
        # What was left as it was set up is told as it is meant to lie, as before the break.
        yield CarromLies(lying(left if left.rack is None else start))

    return StrokeSeen((fact,), then)


def see_again(
    edition: str, state: CarromContest, facts: Iterable[Fact], made: Mapping[str, Any]
) -> StrokeSeen | None:
    """Return what is told of the stroke of an entry, played again from the state in which it was played."""
    setting, met = SETTINGS[edition], tuple(fact for fact in facts if is_rack(fact))
    layout: Layout = struck_from(state, met).layout
    table = apply_models(setting.table, models_of(made))
    seen = see_stroke(setting, state, layout, simulate(table, layout, msgspec.convert(made["stroke"], Flick)))
    return seen and msgspec.structs.replace(seen, facts=(*met, *seen.facts))
