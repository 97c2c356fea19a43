"""The lines drawn on the carrom board lie where the edition's millimetres put them."""

from math import hypot

import pytest

from arbitro.strokes.carrom.setting import SETTINGS


@pytest.mark.parametrize("edition", SETTINGS)
def test_each_arrow_points_from_the_middle_at_its_pocket(edition: str) -> None:
    setting = SETTINGS[edition]
    bed, surface = setting.table.bed, setting.surface
    arrows = [line for line in bed.lines if line.x0 != line.x1 and line.y0 != line.y1]
    assert len(arrows) == len(bed.pockets) == 4
    for arrow in arrows:
        gap = min(hypot(arrow.x0 - hole.x, arrow.y0 - hole.y) - hole.radius for hole in bed.pockets)
        assert gap * 1000 == pytest.approx(surface.arrow_gap)
        assert hypot(arrow.x1 - arrow.x0, arrow.y1 - arrow.y0) * 1000 == pytest.approx(surface.arrow_length)
        assert abs(arrow.x1 - bed.width / 2) == pytest.approx(abs(arrow.y1 - bed.length / 2))
        assert hypot(arrow.x1 - bed.width / 2, arrow.y1 - bed.length / 2) < hypot(bed.width, bed.length) / 2
