"""The validation plots of docs/table.md: what the engine does beside what the equations say."""

from __future__ import annotations

from collections.abc import Callable
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin

from arbitro.l10n import Language, say
from arbitro.layout import Layout, Rack
from arbitro.table.carrom import carrom_opening, carrom_rack, carrom_table, striker_home
from arbitro.table.coefficients import HAN_2005
from arbitro.table.drawing import draw
from arbitro.table.motion import Bounce, Contact, Landing, Motion, Segment
from arbitro.table.plots import Plot, Series
from arbitro.table.simulation import simulate
from arbitro.table.snooker import snooker_opening, snooker_table
from arbitro.table.stroke import Flick, Shot
from arbitro.table.table import Table

G = 9.81
Points = tuple[tuple[float, float], ...]


def pictures(language: Language) -> dict[str, str]:
    """Return every picture of the table's documentation by its file name."""
    plots = {
        "stopping": stopping,
        "rebounds": rebounds,
        "thirty-degrees": thirty_degrees,
        "stun": stun,
        "break-spread": break_spread,
        "jumps": jumps,
    }
    made = {f"{name}.svg": plot(_words(language)).svg() for name, plot in plots.items()}
    table = carrom_table()
    layout = carrom_opening(table, carrom_rack(4))
    carrom_break = draw(table, simulate(table, layout, Flick(*striker_home(table), pi / 2 + 0.03, 4.8)))
    table = snooker_table()
    layout = snooker_opening(table, Rack(seed=4))
    snooker_break = draw(table, simulate(table, layout, Shot(*layout.at["cue"], pi / 2, 5.5, 0.35, 0.1)))
    return {**made, "carrom-break.svg": carrom_break, "snooker-break.svg": snooker_break}


Words = Callable[[str], str]


def _words(language: Language) -> Words:
    return lambda name: say(language, f"table-plot-{name}")


def stopping(words: Words) -> Plot:
    """Plot how far a disc slides, and a ball rolls, by its speed."""
    speeds = [0.05 + 0.05 * k for k in range(20)]
    disc, ball = carrom_table(), snooker_table()
    slid = tuple((v, _carried_distance(disc, Flick(0.37, 0.05, pi / 2, v))) for v in speeds)
    rolled = tuple(
        (v, _carried_distance(ball, Shot(0.889, 0.1, pi / 2, v, height=0.4)) / 10) for v in speeds if v < 0.8
    )
    return Plot(
        words("stopping"),
        words("speed"),
        words("distance"),
        (
            Series(words("disc-equation"), tuple((v, v * v / (2 * 0.13 * G)) for v in speeds)),
            Series(words("ball-equation"), tuple((v, v * v / (2 * 0.01 * G) / 10) for v in speeds)),
            Series(words("disc"), slid, dots=True),
            Series(words("ball"), rolled, dots=True),
        ),
        (0.0, 1.0),
        (0.0, 0.55),
    )


def _carried_distance(table: Table, stroke: Flick | Shot) -> float:
    motion = simulate(table, Layout({table.struck: (stroke.x, stroke.y)}), stroke)
    x, y = motion.final.at[table.struck]
    return hypot(x - stroke.x, y - stroke.y)


def rebounds(words: Words) -> Plot:
    """Plot the angle off the cushion by the angle into it, for each model."""
    angles = [5.0 * k for k in range(1, 16)]
    carrom, han, mathavan = carrom_table(), snooker_table(coefficients=HAN_2005), snooker_table()
    return Plot(
        words("rebounds"),
        words("angle-in"),
        words("angle-out"),
        (
            Series(words("mirror"), tuple((a, a) for a in angles)),
            Series(words("carrom"), _off(carrom, angles), dots=True),
            Series("Han 2005", _off(han, angles), dots=True),
            Series("Mathavan 2010", _off(mathavan, angles), dots=True),
        ),
        (0.0, 80.0),
        (0.0, 100.0),
    )


def _off(table: Table, angles: list[float]) -> Points:
    """Return the angles from the normal at which a piece leaves the lower cushion, by those at which it comes."""
    x, y = 0.35 * table.bed.width, table.pieces[table.struck].radius + 0.05
    found = []
    for angle in angles:
        way = radians(angle) - pi / 2
        # A ball comes rolling, as it does in play: struck at 0.4 of its radius above the middle it rolls at once.
        stroke = Shot(x, y, way, 1.5, height=0.4) if table.coefficients.balls else Flick(x, y, way, 1.5)
        motion = simulate(table, Layout({table.struck: (x, y)}), stroke)
        bounce = next(event for event in motion.events if isinstance(event, Bounce))
        gone = _after(motion, table.struck, bounce.time)
        found.append((angle, degrees(atan2(gone.vx, gone.vy))))
    return tuple(found)


def thirty_degrees(words: Words) -> Plot:
    """Plot how far a rolling cue ball is turned by the fullness of its hit."""
    hits = [0.05 * k for k in range(1, 20)]
    return Plot(
        words("thirty-degrees"),
        words("fullness"),
        words("deflection"),
        (
            Series(words("equation"), tuple((hit, _turned_on_paper(hit)) for hit in hits)),
            Series(
                words("engine"), tuple((hit, _turning_angle(hit, "rolling", 0.4)) for hit in hits), dots=True
            ),
        ),
        (0.0, 1.0),
        (0.0, 50.0),
    )


def stun(words: Words) -> Plot:
    """Plot the angle between both balls after a stun shot, for perfect balls and for those of the table."""
    hits = [0.05 * k for k in range(1, 20)]
    return Plot(
        words("stun"),
        words("fullness"),
        words("parting"),
        (
            Series(words("perfect"), tuple((hit, _parting(_perfect(), hit)) for hit in hits), dots=True),
            Series(words("engine"), tuple((hit, _parting(snooker_table(), hit)) for hit in hits), dots=True),
        ),
        (0.0, 1.0),
        (50.0, 100.0),
    )


def break_spread(words: Words) -> Plot:
    """Plot how much of a straight carrom break's energy is left after 2 ms, by the gap of the rack."""
    gaps = [0.0, 5.0, 10.0, 20.0, 50.0, 100.0]
    table = carrom_table()
    spread = [(gap, _kept_share(table, Rack(gap / 1e6, seed))) for gap in gaps for seed in range(8)]
    mean = tuple((gap, sum(kept for g, kept in spread if g == gap) / 8) for gap in gaps)
    return Plot(
        words("break-spread"),
        words("gap"),
        words("kept"),
        (Series(words("mean"), mean), Series(words("each"), tuple(spread), dots=True)),
        (0.0, 100.0),
        (0.3, 0.8),
    )


def _kept_share(table: Table, rack: Rack) -> float:
    layout = carrom_opening(table, rack)
    motion = simulate(table, layout, Flick(*layout.at["striker"], pi / 2, 4.5))
    met = next(event.time for event in motion.events if isinstance(event, Contact))
    return _energy(table, motion, met + 0.002) / _energy(table, motion, met - 1e-6)


def _energy(table: Table, motion: Motion, time: float) -> float:
    parts: dict[str, Segment] = {s.piece: s for s in motion.segments if s.time <= time}
    total = 0.0
    for piece, part in parts.items():
        t, body = time - part.time, table.pieces[piece]
        turning = 0.5 * body.radius * body.radius * part.wz * part.wz
        along = (part.vx + part.ax * t) ** 2 + (part.vy + part.ay * t) ** 2
        upward = (part.vz + part.az * t) ** 2 + 2 * G * part.height(time)
        total += body.mass * (along + upward + turning) / 2
    return total


def jumps(words: Words) -> Plot:
    """Plot how high and how far a ball hops at 4 m/s by how far the butt is raised."""
    raised = [5.0 * k for k in range(1, 17)]
    hops = [_hop(radians(angle)) for angle in raised]
    paper = [_hop_on_paper(radians(angle)) for angle in raised]
    return Plot(
        words("jumps"),
        words("raised"),
        words("hop"),
        (
            Series(
                words("height-equation"), tuple(zip(raised, (height for height, _ in paper), strict=True))
            ),
            Series(words("range-equation"), tuple(zip(raised, (far for _, far in paper), strict=True))),
            Series(words("height"), tuple(zip(raised, (hop[0] for hop in hops), strict=True)), dots=True),
            Series(words("range"), tuple(zip(raised, (hop[1] for hop in hops), strict=True)), dots=True),
        ),
        (0.0, 80.0),
        (0.0, 0.7),
    )


def _hop(raised: float) -> tuple[float, float]:
    """Return how high and how far the engine lets a ball hop."""
    motion = simulate(
        snooker_table(), Layout({"cue": (0.9, 0.5)}), Shot(0.9, 0.5, pi / 2, 4.0, elevation=raised)
    )
    hop, down = motion.segments[0], next(event for event in motion.events if isinstance(event, Landing))
    return hop.height(down.time / 2), hop.at(down.time)[1] - 0.5


def _hop_on_paper(raised: float) -> tuple[float, float]:
    """Return the height v²/2g and the range 2vu/g of a hop: v = e V sin, u = V cos less what the bed rubs."""
    given = snooker_table().coefficients
    rise = given.bed_bounce * 4.0 * sin(raised)
    rubbed = min(given.slide * (1 + given.bed_bounce) * 4.0 * sin(raised), 4.0 * cos(raised) * 2 / 7)
    return rise * rise / (2 * G), (4.0 * cos(raised) - rubbed) * 2 * rise / G


def _perfect() -> Table:
    return snooker_table().with_coefficients(bounce_slow=1.0, bounce_fast=1.0, rub=0.0, rub_slow=0.0)


def _hit(table: Table, fullness: float, height: float) -> Motion:
    """Play the cue ball on a red a hand away, at the given fullness."""
    size = 2 * table.pieces["cue"].radius
    cut = asin(1.0 - fullness)
    red = (0.9 + size * sin(cut), 0.6 + size * cos(cut))
    start = 0.6 - 1e-6 if height == 0.0 else 0.5
    return simulate(
        table, Layout({"cue": (0.9, start), "red-1": red}), Shot(0.9, start, pi / 2, 2.0, 0.0, height)
    )


def _turning_angle(fullness: float, phase: str, height: float) -> float:
    motion = _hit(_perfect(), fullness, height)
    met = next(event.time for event in motion.events if isinstance(event, Contact))
    gone = next(s for s in motion.path("cue") if s.time >= met and s.phase == phase)
    return abs(degrees(atan2(gone.vx, gone.vy)))


def _turned_on_paper(fullness: float) -> float:
    """Return the final deflection of a rolling ball: atan(sin·cos / (sin² + 2/5)) of the cut angle."""
    cut = asin(1.0 - fullness)
    return degrees(atan2(sin(cut) * cos(cut), sin(cut) ** 2 + 0.4))


def _parting(table: Table, fullness: float) -> float:
    motion = _hit(table, fullness, 0.0)
    met = next(event.time for event in motion.events if isinstance(event, Contact))
    cue, red = _after(motion, "cue", met), _after(motion, "red-1", met)
    return abs(degrees(atan2(red.vx, red.vy) - atan2(cue.vx, cue.vy)))


def _after(motion: Motion, piece: str, time: float) -> Segment:
    return next(segment for segment in motion.path(piece) if segment.time >= time)
