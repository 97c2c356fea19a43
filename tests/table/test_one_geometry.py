"""Boards are refereed, simulated and drawn from the same numbers."""

import re
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import msgspec
import pytest
from starlette.testclient import TestClient

from arbitro.snooker.table import BAULK_LINE, D_RADIUS, LENGTH, SPOTS, WIDTH
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.strokes.snooker.setting import TABLE
from arbitro.table import (
    Circle,
    Layout,
    Pocket,
    Rack,
    Table,
    TablePlan,
    carrom_opening,
    plan,
    snooker_opening,
)
from arbitro.table.drawing import still
from arbitro.web import app

CARROM = SETTINGS["carrom/icf-2001"].table
SVG = "{http://www.w3.org/2000/svg}"


def base_circles(table: Table) -> list[Circle]:
    return [circle for circle in table.bed.circles if round(circle.radius, 6) == 0.0159 and not circle.red]


@pytest.mark.parametrize("edition", SETTINGS)
def test_the_base_circles_of_the_law_are_those_of_the_bed(edition: str) -> None:
    setting = SETTINGS[edition]
    near = {setting.bed_place(point) for point in setting.surface.base_circles}
    for x, y in near:
        assert any(hypot(c.x - x, c.y - y) < 1e-12 for c in base_circles(setting.table))
        assert min(x, setting.table.bed.width - x) * 1000 == pytest.approx(149.2)
        assert y * 1000 == pytest.approx(117.4)


def test_neighbouring_base_circles_are_about_12_7_mm_apart() -> None:
    circles = base_circles(CARROM)
    assert len(circles) == 8
    gaps = sorted(hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius for a, b in combinations(circles, 2))
    assert gaps[:4] == pytest.approx([0.0132] * 4, abs=1e-4)
    assert gaps[4] > 0.2


def test_each_base_circle_has_a_red_core_and_touches_its_lines() -> None:
    cores = {(c.x, c.y) for c in CARROM.bed.circles if c.red and round(c.radius, 6) == 0.0127}
    straight = [line for line in CARROM.bed.lines if not line.arrow]
    assert cores == {(c.x, c.y) for c in base_circles(CARROM)}
    for circle in base_circles(CARROM):
        places = [((line.x0, line.y0), (line.x1, line.y1), line) for line in straight]
        ends = [
            line
            for *both, line in places
            if min(hypot(x - circle.x, y - circle.y) for x, y in both) < circle.radius
        ]
        assert len(ends) == 2
        assert all(line.width < 0.0065 for line in ends)


def test_no_arrow_cuts_through_a_base_circle() -> None:
    arrows = [line for line in CARROM.bed.lines if line.arrow]
    assert len(arrows) == 4
    for arrow in arrows:
        length = hypot(arrow.x1 - arrow.x0, arrow.y1 - arrow.y0)
        dx, dy = (arrow.x1 - arrow.x0) / length, (arrow.y1 - arrow.y0) / length
        for circle in base_circles(CARROM):
            along = (circle.x - arrow.x0) * dx + (circle.y - arrow.y0) * dy
            aside = abs((circle.x - arrow.x0) * dy - (circle.y - arrow.y0) * dx)
            assert aside > circle.radius + arrow.width / 2 or not 0 < along < length


def test_the_lower_base_line_begins_where_the_law_measures_it() -> None:
    lower = [line for line in CARROM.bed.lines if line.width == 0.0058]
    assert len(lower) == 4
    assert min(line.y0 - line.width / 2 for line in lower) * 1000 == pytest.approx(101.5)


def test_the_spots_and_the_d_of_the_book_are_those_of_the_bed() -> None:
    bed = plan(TABLE).bed
    assert {spot.piece: (spot.x, spot.y) for spot in bed.spots} == {
        colour: (place.x + WIDTH / 2, place.y) for colour, place in SPOTS.items()
    }
    assert (bed.width, bed.length, bed.lines[0].y0, bed.circles[0].radius) == (
        WIDTH,
        LENGTH,
        BAULK_LINE,
        D_RADIUS,
    )


@pytest.mark.parametrize("table", [CARROM, TABLE], ids=["carrom", "snooker"])
def test_the_browser_is_served_the_plan_of_the_table(table: Table) -> None:
    site = TestClient(app())
    answer = site.get(f"/api/table/plans/{table.name}")
    assert answer.status_code == 200
    assert msgspec.json.decode(answer.content, type=TablePlan) == plan(table)
    assert site.get("/api/table/plans/croquet").status_code == 404


def drawn_circles(svg: str) -> set[tuple[float, float, float]]:
    """Return the middle and the outer radius of each circle that is drawn."""
    found = ElementTree.fromstring(svg).iter(f"{SVG}circle")
    return {
        (
            float(c.get("cx", "")),
            float(c.get("cy", "")),
            float(c.get("r", "")) + float(c.get("stroke-width", "0")) / 2,
        )
        for c in found
    }


@pytest.mark.parametrize("table", [CARROM, TABLE], ids=["carrom", "snooker"])
def test_what_is_drawn_is_where_the_plan_has_it(table: Table) -> None:
    bed, drawn = plan(table).bed, drawn_circles(still(table, opening(table)))
    whole = [circle for circle in bed.circles if circle.end - circle.start == 360.0]
    marks: list[Circle | Pocket] = [*whole, *bed.pockets]
    for mark in marks:
        assert any(
            hypot(mark.x - x, mark.y - y) < 0.02 and abs(mark.radius - r) < 0.02 for x, y, r in drawn
        ), mark


def opening(table: Table) -> Layout:
    return (carrom_opening if table.name == "carrom" else snooker_opening)(table, Rack())


def test_nothing_of_the_snooker_table_protrudes() -> None:
    drawing = ElementTree.fromstring(still(TABLE, opening(TABLE)))
    left, low, width, height = map(float, drawing.get("viewBox", "").split())
    for x, y, radius in drawn_circles(still(TABLE, Layout({}))):
        assert left <= x - radius
        assert x + radius <= left + width
        assert low <= y - radius
        assert y + radius <= low + height
    paths = [path.get("d", "") for path in drawing.iter(f"{SVG}path")]
    cushions = [path for path in paths if path.endswith("z")]
    assert len(cushions) == 6
    for path in cushions:
        places = re.findall(r"(-?[\d.]+) (-?[\d.]+)(?=[LAz])", path)
        assert places
        assert all(-50 <= float(x) <= WIDTH + 50 and -50 <= float(y) <= LENGTH + 50 for x, y in places)


def test_green_the_d_and_the_baulk_line_part_from_the_cloth() -> None:
    drawing = ElementTree.fromstring(still(TABLE, opening(TABLE)))
    green = next(g for g in drawing.iter(f"{SVG}g") if g.get("data-piece") == "green")
    assert green[0].get("stroke") == "#fff"
    marks = next(g for g in drawing.iter(f"{SVG}g") if g.get("stroke"))
    assert marks.get("stroke") == "#d9efe2"
    widths = {float(mark.get("stroke-width", "0")) for mark in marks if mark.get("stroke") != "none"}
    assert min(widths) >= 5
