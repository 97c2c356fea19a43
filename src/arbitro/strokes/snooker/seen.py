"""A stroke in a contest as the referee tells it, when it is played and when its entry is played again."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from arbitro.kernel import Fact, Telling, Verdict
from arbitro.layout import is_rack
from arbitro.snooker.balls import Ball
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import SnookerLies, SnookerStroke
from arbitro.snooker.lying import lying
from arbitro.strokes.made import StrokeSeen, models_of, struck_from
from arbitro.strokes.snooker.played import tell
from arbitro.strokes.snooker.setting import TABLE
from arbitro.table import Motion, Shot, simulate
from arbitro.table.models import apply_models


def see_stroke(state: SnookerContest, motion: Motion, nominated: Ball | None) -> StrokeSeen:
    """Return what is told of a stroke."""
    told = tell(state.frame, motion, nominated)
    stroke = next(told)
    assert isinstance(stroke, SnookerStroke)

    def then(verdict: Verdict[Any]) -> Telling[Any, Any]:
        try:
            while True:
                verdict = yield told.send(verdict.state.frame)
        except StopIteration as end:
            yield SnookerLies(lying(end.value))

    return StrokeSeen((stroke,), then)


def see_again(
    _edition: str, state: SnookerContest, facts: Iterable[Fact], made: Mapping[str, Any]
) -> StrokeSeen:
    """Return what is told of the stroke of an entry, played again from the state in which it was played."""
    noted = tuple(facts)
    met = tuple(fact for fact in noted if is_rack(fact))
    nominated = next((fact.nominated for fact in noted if isinstance(fact, SnookerStroke)), None)
    table = apply_models(TABLE, models_of(made))
    motion = simulate(table, struck_from(state, met).layout, msgspec.convert(made["stroke"], Shot))
    seen = see_stroke(state, motion, nominated)
    return msgspec.structs.replace(seen, facts=(*met, *seen.facts))
