"""Aiming help says what the engine does: the first contact of a straight stroke, and the ways from there."""

import shutil
import subprocess
from math import atan2, cos, hypot, pi, sin
from pathlib import Path
from random import Random

import msgspec
import pytest

from arbitro.table import Bounce, Contact, Fall, Flick, Layout, Motion, Shot, Table, simulate
from arbitro.table.aiming import Aim, Place, aim
from arbitro.table.plans import plan
from tests.table.strokes import CARROM, SNOOKER, scattered

WEB = Path(__file__).parents[2] / "web"
TABLES = pytest.mark.parametrize("table", [CARROM, SNOOKER], ids=["carrom", "snooker"])


def millimetres(layout: Layout) -> dict[str, Place]:
    return {name: (x * 1000, y * 1000) for name, (x, y) in layout.at.items()}


def aimed(table: Table, layout: Layout, angle: float) -> Aim:
    at = millimetres(layout)
    return aim(plan(table), at, at[table.struck], angle)


def played(table: Table, layout: Layout, angle: float) -> Motion:
    """Play a straight stroke that goes far."""
    x, y = layout.at[table.struck]
    stroke = Flick(x, y, angle, 4.0) if table is CARROM else Shot(x, y, angle, 6.0, 0.0, 0.4)
    return simulate(table, layout, stroke)


def first_event(table: Table, motion: Motion) -> Contact | Bounce | Fall:
    """Return what the struck piece meets first; a hole, when its middle comes over it."""
    event = next(
        event
        for event in motion.events
        if isinstance(event, Contact | Bounce | Fall)
        and table.struck in (event.piece, getattr(event, "other", ""))
    )
    over = next((s for s in motion.path(table.struck) if s.phase == "falling" and s.time < event.time), None)
    if over is None:
        return event
    hole = min(table.bed.pockets, key=lambda pocket: hypot(pocket.x - over.x, pocket.y - over.y))
    return Fall(over.time, table.struck, hole.name, hypot(over.vx, over.vy))


@TABLES
def test_what_is_aimed_at_is_what_the_engine_meets_first(table: Table) -> None:
    seen = set()
    for seed in range(300):
        dice = Random(seed)
        layout, angle = scattered(table, dice, dice.randint(0, 8)), dice.uniform(-pi, pi)
        motion, first = played(table, layout, angle), aimed(table, layout, angle).first
        event = first_event(table, motion)
        x, y = first.end
        there = next(s for s in motion.path(table.struck) if s.time >= event.time)
        if not isinstance(event, Contact) or len(motion.first_contacts) == 1:
            assert (x / 1000, y / 1000) == pytest.approx((there.x, there.y), abs=1e-6), seed
        if isinstance(event, Contact):
            assert first.meets == "piece"
            assert first.name in motion.first_contacts
        elif isinstance(event, Fall):
            assert (first.meets, first.name) == ("pocket", event.pocket)
        else:
            assert first.meets == ("jaw" if event.jaw else "cushion")
        seen.add(first.meets)
    assert {"piece", "cushion"} <= seen


@TABLES
def test_without_friction_both_pieces_go_the_ways_that_are_shown(table: Table) -> None:
    smooth = table.with_coefficients(rub=0.0, rub_slow=0.0, bounce_fast=table.coefficients.bounce_slow)
    x, y = 0.3, 0.4
    size = table.pieces[table.struck].radius + table.pieces["black" if table is SNOOKER else "queen"].radius
    target = "black" if table is SNOOKER else "queen"
    for cut in (0.0, 0.2, 0.6, -0.9):
        there = (x + 0.1 + size * cos(cut), y + size * sin(cut))
        layout = Layout({table.struck: (x, y), target: there})
        shown = aimed(table, layout, 0.0)
        stroke = Flick(x, y, 0.0, 2.0) if table is CARROM else Shot(x, y, 0.0, 2.0)
        motion = simulate(smooth, layout, stroke)
        gone, rest = shown.after
        part = motion.path(target)[0]
        assert (gone.piece, rest.piece) == (target, table.struck)
        assert atan2(part.vy, part.vx) == pytest.approx(cut, abs=1e-6)
        assert atan2(gone.end[1] - gone.start[1], gone.end[0] - gone.start[0]) == pytest.approx(cut, abs=1e-6)
        hit = next(s for s in motion.path(table.struck) if s.time >= part.time)
        before = hypot(hit.vx, hit.vy) / hypot(part.vx, part.vy)
        assert rest.speed / gone.speed == pytest.approx(before, rel=1e-3)


def test_a_man_before_a_pocket_is_shown_to_fall() -> None:
    layout = Layout({"striker": (0.37, 0.37), "white-1": (0.1, 0.1)})
    shown = aimed(CARROM, layout, -3 * pi / 4)
    assert (shown.first.meets, shown.first.name) == ("piece", "white-1")
    assert (shown.after[0].meets, shown.after[0].name) == ("pocket", "south-west")


def test_off_a_cushion_the_way_is_mirrored() -> None:
    shown = aimed(CARROM, Layout({"striker": (0.37, 0.1)}), -pi / 4)
    (back,) = shown.after
    assert shown.first.meets == "cushion"
    assert back.end[0] > back.start[0]
    assert back.end[1] - back.start[1] == pytest.approx(back.end[0] - back.start[0])


def test_a_motion_for_a_screen_is_the_same_within_a_micrometre_and_hides_the_rack() -> None:
    layout = scattered(SNOOKER, Random(3), 9)
    motion = played(SNOOKER, layout, 1.0)
    shown = Motion.from_json(motion.as_json())
    assert shown.start.rack is None
    assert len(motion.as_json()) < 0.7 * len(motion.json())
    for step in range(50):
        time = motion.duration * step / 50
        exact = motion.at(time)
        for piece, place in shown.at(time).items():
            assert place == pytest.approx(exact[piece], abs=3e-5)


BESIDE = """
import { aim } from "%s";
let text = "";
for await (const part of process.stdin) text += part;
console.log(JSON.stringify(JSON.parse(text).map((asked) => aim(asked.plan, asked.at, asked.place, asked.angle))));
"""


def in_the_browser(asked: list[dict[str, object]], folder: Path) -> list[Aim]:
    """Return what the browser's own code answers, run by Node.js."""
    node, tools = shutil.which("node"), WEB / "node_modules/.bin/esbuild"
    if node is None or not tools.exists():
        pytest.skip("Node.js or the tools of web/ are not installed")
    (folder / "asked.ts").write_text(BESIDE % (WEB / "src/boards/aim"))
    built = folder / "asked.mjs"
    bundle = [str(tools), str(folder / "asked.ts"), "--bundle", "--format=esm", f"--outfile={built}"]
    subprocess.run([*bundle, "--log-level=error"], check=True)
    run = subprocess.run(
        [node, str(built)], input=msgspec.json.encode(asked), capture_output=True, check=True
    )
    return msgspec.json.decode(run.stdout, type=list[Aim])


@TABLES
def test_the_browser_aims_as_the_table_does(table: Table, tmp_path: Path) -> None:
    asked: list[dict[str, object]] = []
    meant = []
    for seed in range(200):
        dice = Random(seed)
        layout, angle = scattered(table, dice, dice.randint(0, 8)), dice.uniform(-pi, pi)
        at = millimetres(layout)
        asked.append({"plan": plan(table), "at": at, "place": at[table.struck], "angle": angle})
        meant.append(aimed(table, layout, angle))
    for mine, its in zip(meant, in_the_browser(asked, tmp_path), strict=True):
        assert len(mine.after) == len(its.after)
        for one, other in zip((mine.first, *mine.after), (its.first, *its.after), strict=True):
            assert (one.piece, one.meets, one.name) == (other.piece, other.meets, other.name)
            assert (*one.start, *one.end, one.speed) == pytest.approx(
                (*other.start, *other.end, other.speed), abs=1e-6
            )
