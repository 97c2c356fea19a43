"""The models of a table by their names: what each changes, and that a stroke is played again by its own."""

from math import atan, degrees, pi, sqrt
from types import SimpleNamespace

import msgspec
import pytest

from arbitro.players import table_of
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.strokes.made import models_of, stroke_made
from arbitro.table import Flick, Layout, Segment, Shot, Table, carrom_table, simulate, snooker_table
from arbitro.table.models import FIRST, NAP, PRESENT, Models, apply_models

SNOOKER = snooker_table()


def cue_path(models: Models, shot: Shot) -> list[Segment]:
    return list(simulate(apply_models(SNOOKER, models), Layout({"cue": (shot.x, shot.y)}), shot).path("cue"))


@pytest.mark.parametrize("table", [carrom_table(), SNOOKER], ids=["carrom", "snooker"])
def test_tables_are_made_by_the_present_models(table: Table) -> None:
    assert apply_models(table, PRESENT) == table
    assert apply_models(table, FIRST) != table


def test_a_model_that_a_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="han-2005"):
        apply_models(carrom_table(), Models(loss="han-2005"))


def test_what_is_kept_of_a_stroke_names_its_models_and_nothing_names_the_first() -> None:
    made = stroke_made(Shot(0.5, 0.5, 1.0, 2.0))
    assert models_of(msgspec.json.decode(msgspec.json.encode(made))) == PRESENT
    assert models_of({"stroke": made["stroke"], "engine": "0.1.0"}) == FIRST


def test_a_stroke_from_before_the_models_had_names_is_played_again_as_it_was() -> None:
    flick = Flick(0.37, 0.1174, pi / 2 + 0.4, 4.0)
    layout = Layout({"white-1": (0.2, 0.6)})
    table, setting = table_of("carrom/icf-2001", doubles=False), SETTINGS["carrom/icf-2001"]
    state = SimpleNamespace(layout=layout)
    old = table.motion(state, {"stroke": msgspec.to_builtins(flick)})  # type: ignore[attr-defined]  # carrom's
    new = table.motion(state, stroke_made(flick))  # type: ignore[attr-defined]  # carrom's
    assert old == simulate(apply_models(setting.table, FIRST), layout, flick)
    assert new == simulate(setting.table, layout, flick)
    assert old != new


@pytest.mark.parametrize("side", [-0.5, -0.2, 0.2, 0.5])
def test_a_ball_struck_on_one_side_squirts_to_the_other(side: float) -> None:
    """Alciatore, TP A.31."""
    squirt = Models(squirt="alciatore-a31")
    start = cue_path(squirt, Shot(0.889, 0.5, pi / 2, 2.0, side=side))[0]
    square = 1 - side * side
    expected = 2.5 * side * sqrt(square) / (1 + 30 + 2.5 * square)
    assert -start.vx / start.vy == pytest.approx(expected, rel=1e-12)
    assert degrees(atan(expected)) == pytest.approx(3.8 * side, rel=0.2)


def test_a_ball_struck_in_the_middle_does_not_squirt() -> None:
    shot = Shot(0.889, 0.5, pi / 2, 2.0, height=0.3)
    assert cue_path(Models(squirt="alciatore-a31"), shot) == cue_path(FIRST, shot)


def test_a_ball_rolls_farther_with_the_nap_than_against_it() -> None:
    up, down = Shot(0.889, 0.5, pi / 2, 0.5, height=0.4), Shot(0.889, 3.0, -pi / 2, 0.5, height=0.4)
    far = [abs(path[-1].y - path[0].y) for path in (cue_path(Models(nap="straight"), s) for s in (up, down))]
    assert far[0] / far[1] == pytest.approx((1 + NAP) / (1 - NAP), rel=1e-3)
    level = [abs(path[-1].y - path[0].y) for path in (cue_path(FIRST, s) for s in (up, down))]
    assert level[0] == pytest.approx(level[1], rel=1e-9)
