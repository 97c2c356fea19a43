"""The table beside its peers, in one run: `make bench-peers`, which installs them for itself alone.

pooltool: where single-collision strokes end with equal coefficients, and snooker strokes a second.
pymunk: carrom breaks a second at a step that resolves the break, and whether what falls depends on the step.
All times are of the processor, on one core, so that a busy machine does not tell against anybody.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Callable
from math import cos, hypot, pi, radians, sin
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from arbitro.table import (
    HAN_2005,
    Flick,
    Layout,
    Rack,
    Shot,
    Table,
    carrom_opening,
    carrom_table,
    simulate,
    simulate_many,
    snooker_opening,
    snooker_table,
)

HOME = Path(__file__).parents[1] / ".tools/peers"
# pooltool pins versions of panda3d and llvmlite that are not to be had everywhere: its own needs are given by hand.
POOLTOOL = ("--no-deps", "pooltool-billiards==0.6.0")
PYMUNK = ("pymunk==7.3.1",)
NEEDS = (
    "numpy==2.4.6",
    "numba==0.68.1",
    "scipy==1.17.1",
    "attrs==26.1.0",
    "cattrs==26.2.1",
    "msgpack-numpy==0.4.8",
    "numpy-quaternion==2024.0.13",
    "pyyaml==6.0.3",
    "h5py",
    "pillow",
    "rich<15",
    "panda3d==1.10.16",
    "panda3d-simplepbr",
    "panda3d-gltf",
)
SECONDS = 12.0
STEPS = (500, 2000, 8000)
COMPARED = 12


def install() -> None:
    """Make an environment for the peers below .tools, and use it from here on."""
    if not (HOME / "bin/pip").exists():
        venv.create(HOME, with_pip=True)
    pip = [str(HOME / "bin/pip"), "install", "--quiet", "--disable-pip-version-check"]
    for wanted in (PYMUNK, NEEDS, POOLTOOL):
        run = subprocess.run([*pip, *wanted], check=False, stderr=subprocess.PIPE, text=True)
        if run.returncode:
            print(f"{wanted[-1]} and what is installed with it cannot be had: {_last_line(run.stderr)}")
    sys.path += [str(path) for path in HOME.glob("lib/python*/site-packages")]


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]


def attempt(name: str, measure: Callable[[], None]) -> None:
    """Measure against a peer, or say in one line why it cannot be had."""
    try:
        measure()
    except Exception as error:  # noqa: BLE001  # whatever is wrong with a peer, the others go on
        print(f"{name}: skipped ({type(error).__name__}: {error})")


def single_collisions(count: int) -> list[tuple[Layout, Shot]]:
    """Strokes in which the cue ball meets one red and no ball meets a cushion."""
    dice = Random(5)
    strokes = []
    for _ in range(count):
        cut, size = radians(dice.uniform(-60, 60)), 0.0525
        red = (0.88 + size * sin(cut), 1.8 + size * cos(cut))
        layout = Layout({"cue": (0.88, 1.6), "red-1": red})
        tip = dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.4)
        strokes.append((layout, Shot(0.88, 1.6, pi / 2, dice.uniform(0.3, 0.9), *tip)))
    return strokes


def pooltool_agreement() -> None:
    import numpy as np
    import pooltool as pt
    from pooltool.physics.resolve.ball_cushion.han_2005 import Han2005Circular, Han2005Linear

    table = snooker_table(coefficients=HAN_2005).with_coefficients(bounce_slow=1.0, bounce_fast=1.0)
    given = table.coefficients
    parameters = {
        "m": 0.142,
        "R": 0.02625,
        "u_s": given.slide,
        "u_r": given.roll,
        "u_sp_proportionality": given.spin / 0.02625,
        "e_b": 1.0,
        "e_c": given.cushion_bounce,
        "f_c": given.cushion_rub,
        "g": given.gravity,
    }
    engine = pt.physics.PhysicsEngine()
    engine.resolver.ball_linear_cushion = Han2005Linear()
    engine.resolver.ball_circular_cushion = Han2005Circular()

    def theirs(layout: Layout, shot: Shot) -> dict[str, tuple[float, float]]:
        balls = {
            name: pt.Ball.create(name, xy=list(place), ballset=None, **parameters)
            for name, place in layout.at.items()
        }
        spin = 2.5 * shot.speed / 0.02625
        fx, fy = cos(shot.angle), sin(shot.angle)
        balls["cue"].state.rvw = np.array(
            [
                [shot.x, shot.y, 0.02625],
                [shot.speed * fx, shot.speed * fy, 0.0],
                [-spin * shot.height * fy, spin * shot.height * fx, spin * shot.side],
            ]
        )
        balls["cue"].state.s = 2
        system = pt.System(table=_pooltool_table(pt), balls=balls, cue=pt.Cue(cue_ball_id="cue"))
        pt.simulate(system, engine=engine, inplace=True)
        return {name: (ball.state.rvw[0][0], ball.state.rvw[0][1]) for name, ball in system.balls.items()}

    for what, strokes in (("ball on ball", single_collisions(40)), ("one cushion", cushion_shots())):
        worst = 0.0
        for layout, shot in strokes:
            mine, other = simulate(table, layout, shot).final.at, theirs(layout, shot)
            worst = max(worst, *(hypot(mine[n][0] - other[n][0], mine[n][1] - other[n][1]) for n in mine))
        print(f"pooltool, {what}: {len(strokes)} strokes end within {worst * 1000:.6f} mm (required 1 mm)")


def _pooltool_table(pt: object) -> object:
    """Return pooltool's snooker table with our length, width and cushion height."""
    from pooltool.objects.table.collection import TABLE_SPECS, TableName

    specs = TABLE_SPECS[TableName.SNOOKER_GENERIC]
    import attrs

    ours = attrs.evolve(specs, l=3.569, w=1.778, cushion_height=0.03675)
    return pt.Table.from_table_specs(ours)  # type: ignore[attr-defined]


def cushion_shots() -> list[tuple[Layout, Shot]]:
    """Strokes of a lone ball off the right-hand cushion."""
    dice = Random(6)
    shots = [
        Shot(1.5, 2.2, radians(dice.uniform(-50, 50)), 0.8, dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.4))
        for _ in range(40)
    ]
    return [(Layout({"cue": (1.5, 2.2)}), shot) for shot in shots]


def pooltool_speed() -> None:
    import pooltool as pt

    def system(speed: float, direction: float) -> object:
        table = pt.Table.from_game_type(pt.GameType.SNOOKER)
        made = pt.System(
            table=table, balls=pt.get_rack(pt.GameType.SNOOKER, table=table), cue=pt.Cue(cue_ball_id="white")
        )
        made.strike(V0=speed, phi=direction)
        return made

    start = process_time()
    pt.simulate(system(5.0, 92.0), inplace=True)
    first = process_time() - start
    dice, count, spent = Random(1), 0, 0.0
    while spent < SECONDS:
        made = system(dice.uniform(0.3, 7.0), dice.uniform(0.0, 360.0))
        start = process_time()
        pt.simulate(made, inplace=True)
        spent, count = spent + process_time() - start, count + 1
    table = snooker_table()
    layout = snooker_opening(table)
    dice = Random(1)
    shots = [Shot(*layout.at["cue"], dice.uniform(-pi, pi), dice.uniform(0.3, 7.0)) for _ in range(20_000)]
    start = process_time()
    simulate_many(table, layout, shots, threads=1)
    ours = len(shots) / (process_time() - start)
    print(
        f"pooltool, snooker from the opening: {count / spent:.1f} strokes a second, the first after {first:.0f} s"
    )
    print(
        f"arbitro, the same: {ours:.0f} strokes a second on one core, {ours * spent / count:.0f} times as many"
    )


def pymunk_speed() -> None:
    table = carrom_table()
    layout = carrom_opening(table, Rack(seed=1))
    dice = Random(2)
    strokes = [
        Flick(0.37 + dice.uniform(-0.05, 0.05), 0.1174, pi / 2 + dice.uniform(-0.1, 0.1), dice.uniform(3, 5))
        for _ in range(200)
    ]
    fallen = {}
    for rate in STEPS:
        start = process_time()
        fallen[rate] = [pymunk_break(layout, stroke, rate) for stroke in strokes[:COMPARED]]
        print(f"pymunk, carrom breaks at 1/{rate} s: {COMPARED / (process_time() - start):.1f} a second")
    same = sum(one == other for one, other in zip(fallen[STEPS[0]], fallen[STEPS[-1]], strict=True))
    print(
        f"pymunk: what falls is the same at 1/{STEPS[0]} and 1/{STEPS[-1]} s in {same} of {COMPARED} breaks"
    )
    start = process_time()
    simulate_many(table, layout, strokes * 10, threads=1)
    print(
        f"arbitro, the same breaks: {len(strokes) * 10 / (process_time() - start):.0f} a second on one core"
    )


def pymunk_break(layout: Layout, stroke: Flick, rate: int) -> tuple[str, ...]:
    """Play a break in pymunk with the same friction, restitution and pockets; return what fell.

    Friction on the board is a pivot joint of limited force, pockets are sensors: all of it runs in C.
    """
    import pymunk

    table = carrom_table()
    given = table.coefficients
    space = pymunk.Space()
    space.iterations = 20
    _lay_pymunk(space, table)
    bodies = {}
    for name, place in layout.move("striker", stroke.x, stroke.y).at.items():
        piece = table.pieces[name]
        body = pymunk.Body(piece.mass, 0.5 * piece.mass * piece.radius**2)
        body.position = place
        shape, centre = pymunk.Circle(body, piece.radius), pymunk.Circle(body, 1e-5)
        shape.elasticity, centre.collision_type = 0.85, 1
        shape.filter = centre.filter = pymunk.ShapeFilter(group=len(bodies) + 1)
        drag = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
        drag.max_bias, drag.max_force = 0.0, given.slide * piece.mass * given.gravity
        space.add(body, shape, centre, drag)
        bodies[body] = name
    mover = next(iter(bodies))
    mover.velocity = stroke.speed * cos(stroke.angle), stroke.speed * sin(stroke.angle)
    return _run_pymunk(space, bodies, rate)


def _lay_pymunk(space: Any, table: Table) -> None:
    import pymunk

    for cushion in table.bed.cushions:
        ends = (cushion.x0, cushion.y0), (cushion.x1, cushion.y1)
        wall = pymunk.Segment(space.static_body, *ends, 0.0)
        wall.elasticity = table.coefficients.cushion_bounce / 0.85
        space.add(wall)
    for pocket in table.bed.pockets:
        hole = pymunk.Circle(space.static_body, pocket.radius, (pocket.x, pocket.y))
        hole.sensor, hole.collision_type = True, 2
        space.add(hole)


def _run_pymunk(space: Any, bodies: dict[Any, str], rate: int) -> tuple[str, ...]:
    fell: list[str] = []

    def fall(arbiter: Any, space: Any, data: Any) -> None:
        body = arbiter.shapes[0].body
        if body in bodies:
            fell.append(bodies.pop(body))
            space.add_post_step_callback(
                lambda space, key: space.remove(key, *key.shapes, *key.constraints), body
            )

    space.on_collision(1, 2, begin=fall)
    for _ in range(50):
        for _ in range(rate // 10):
            space.step(1 / rate)
        if all(body.velocity.length < 1e-3 for body in bodies):
            break
    return tuple(fell)


def main() -> None:
    """Measure all that can be had."""
    install()
    attempt("pymunk", pymunk_speed)
    attempt("pooltool speed", pooltool_speed)
    attempt("pooltool agreement", pooltool_agreement)


if __name__ == "__main__":
    main()
