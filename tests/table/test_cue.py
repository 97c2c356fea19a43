"""The limits of the cue: how far from the middle a tip holds, and how fast a raised butt strikes."""

from math import cos, pi, radians
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from arbitro.kernel import CaseEvent, Malformed
from arbitro.players import table_of
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.strengths import STRENGTHS
from arbitro.table import Layout, Misplayed, Shot, simulate, snooker_table
from arbitro.table.stroke import MISCUE, hardest, slips


def struck(**stroke: Any) -> None:
    value = {"angle": 90, "speed": 2, **stroke}
    table_of("snooker/wpbsa", doubles=False).act(SimpleNamespace(), CaseEvent("strike", value), Random(1))


@pytest.mark.parametrize("tip", [[0.6, 0], [0, -0.51], [0.4, 0.4]])
def test_the_hall_takes_no_tip_beyond_half_the_radius(tip: list[float]) -> None:
    with pytest.raises(Malformed) as refused:
        struck(tip=tip)
    assert refused.value.key.startswith("event.strike.tip")


def test_the_hall_takes_no_hard_stroke_with_a_raised_butt() -> None:
    with pytest.raises(Malformed) as refused:
        struck(speed=8, elevation=70)
    assert refused.value.key == "event.strike.speed"
    assert hardest(0.0) == 13.0
    assert hardest(radians(70)) == pytest.approx(13.0 * cos(radians(70)))


def test_the_hands_of_the_house_keep_the_tip_where_it_holds() -> None:
    whim = Random(1)
    strayed = [STRENGTHS[1].with_error(Strike(0.0, 2.0, 0.3, 0.38), whim) for _ in range(200)]
    assert not any(slips(Shot(0.5, 0.5, one.angle, one.speed, one.side, one.height)) for one in strayed)
    assert any((one.side**2 + one.height**2) ** 0.5 == pytest.approx(MISCUE) for one in strayed)


def test_strokes_on_record_that_were_struck_farther_out_can_be_played_again() -> None:
    layout = Layout({"cue": (0.889, 0.6)})
    assert simulate(snooker_table(), layout, Shot(0.889, 0.6, pi / 2, 2.0, height=-0.65)).duration > 1.0
    with pytest.raises(Misplayed):
        simulate(snooker_table(), layout, Shot(0.889, 0.6, pi / 2, 2.0, height=-0.75))
