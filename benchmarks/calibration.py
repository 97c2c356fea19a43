"""Which share of which pots a hand makes: cut by cut and from where, aimed as well as can be.

    python -m benchmarks.calibration snooker
    python -m benchmarks.calibration carrom

prints tables in Markdown. Each pot is aimed through the middle of the directions in which it goes in, and then played
many times with the straying of the hand.
"""

import argparse
from collections.abc import Callable, Sequence
from datetime import date
from itertools import groupby
from math import acos, atan2, cos, pi, radians, sin
from random import Random

import msgspec

from arbitro.carrom.geometry import SURFACES, BoardPoint
from arbitro.players.carrom.sight import Hit
from arbitro.players.carrom.strength import STRENGTHS as FINGERS
from arbitro.players.carrom.strength import with_hand as finger
from arbitro.players.snooker.pots import MOUTHS
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.strengths import STRENGTHS as CUES
from arbitro.players.snooker.strengths import with_hand as cue_hand
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.strokes.snooker.setting import CUE, TABLE
from arbitro.table import Layout, Outcomes, Shot, Stroke, Table, simulate_many

EDITION = "carrom/icf-2001"
CUTS = (0, 15, 30, 45, 60)
"""Degrees."""
SNOOKER_HANDS = (0.05, 0.1, 0.2, 0.35, 0.6)
CARROM_HANDS = (0.12, 0.35, 0.5, 0.8, 1.5)
WAYS = ((0.5, 0.5), (1.0, 0.5), (1.0, 1.0), (2.0, 0.5), (1.5, 1.5))
"""Metres from the cue-ball to the ball, and from there to the corner."""
MEN = ((150.0, 150.0), (0.0, 200.0), (-100.0, 100.0), (0.0, 0.0))
"""Where a man lies, in millimetres from the centre, x to the right, y away from the player; who aims far right."""
PACE = 2.0
"""Metres a second."""
AIMS = 81
ASIDE = radians(2.5)
TRIES = 400


class Pot(msgspec.Struct, frozen=True):
    """A pot to be made: what lies there, and how it is played by the line of aim."""

    layout: Layout
    piece: str
    angle: float
    """Straight at the ghost."""


def main() -> None:
    """Print a table for each place."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=("snooker", "carrom"))
    game = parser.parse_args().game
    print(f"{TRIES} strokes each at {PACE:g} m/s, {date.today()}\n")
    print("\n".join(_snooker() if game == "snooker" else _carrom()))


def _heading(first: str, hands: Sequence[float]) -> list[str]:
    heads = " | ".join(f"{hand:g}°" for hand in hands)
    return [f"| {first} | cut | {heads} |", "|---" * (len(hands) + 2) + "|"]


def _snooker() -> list[str]:
    lines = _heading("cue-ball to ball, ball to corner", SNOOKER_HANDS)
    for way, run in WAYS:
        for cut in CUTS:
            pot = _corner_pot(way, run, radians(cut))
            if pot is not None:
                shares = [_snooker_share(pot, degrees) for degrees in SNOOKER_HANDS]
                lines.append(_line(f"{way:g} m, {run:g} m", cut, shares))
    return lines


def _corner_pot(way: float, run: float, cut: float) -> Pot | None:
    """Return a pot into the top right corner along its middle line; None where the cue-ball would not be on the bed."""
    mouth = MOUTHS[-1]
    dx, dy = -mouth.inward_x, -mouth.inward_y
    size = 2 * TABLE.pieces[CUE].radius
    ball = mouth.x - run * dx, mouth.y - run * dy
    ghost = ball[0] - size * dx, ball[1] - size * dy
    toward = atan2(dy, dx) + cut
    cue = ghost[0] - way * cos(toward), ghost[1] - way * sin(toward)
    if not (0.05 < cue[0] < TABLE.bed.width - 0.05 and 0.05 < cue[1] < TABLE.bed.length - 0.05):
        return None
    return Pot(Layout({CUE: cue, "red-1": ball}), "red-1", toward)


def _snooker_share(pot: Pot, degrees: float) -> float:
    hand, whim = cue_hand(CUES[5], degrees), Random(1)
    x, y = pot.layout.at[CUE]

    def shot(strike: Strike) -> Shot:
        return Shot(x, y, strike.angle, strike.speed, strike.side, strike.height)

    angle = _middle(TABLE, pot, lambda angle: shot(Strike(angle, PACE)))
    strayed = [shot(hand.with_error(Strike(angle, PACE), whim)) for _ in range(TRIES)]
    return _fallen(simulate_many(TABLE, pot.layout, strayed, threads=1), pot.piece)


def _carrom() -> list[str]:
    lines = _heading("man lies at, striker from", CARROM_HANDS)
    for man in MEN:
        for aside in (-120.0, 0.0, 120.0):
            pot, cut = _man_pot(BoardPoint(*man), aside)
            if cut < radians(75):
                shares = [_carrom_share(pot, degrees) for degrees in CARROM_HANDS]
                where = f"({man[0]:g}, {man[1]:g}), {aside:g}"
                lines.append(_line(where, round(cut * 180 / pi), shares))
    return lines


def _man_pot(man: BoardPoint, aside: float) -> tuple[Pot, float]:
    """Return the pot of a man into the far right pocket from a place on the base lines, and its cut."""
    setting, surface = SETTINGS[EDITION], SURFACES[EDITION]
    pocket = max(surface.pockets, key=lambda one: one.x + one.y)
    spot = BoardPoint(aside, (surface.lower_line + surface.upper_line) / 2)
    line = (pocket - man).unit()
    ghost = man - line * ((surface.man + surface.striker) / 2)
    way = (ghost - spot).unit()
    layout = Layout({"striker": setting.bed_place(spot), "white-1": setting.bed_place(man)})
    return Pot(layout, "white-1", atan2(way.y, way.x)), acos(way.x * line.x + way.y * line.y)


def _carrom_share(pot: Pot, degrees: float) -> float:
    hand, whim, setting = finger(FINGERS[5], degrees), Random(1), SETTINGS[EDITION]
    spot = setting.point(pot.layout.at["striker"])

    def flick(hit: Hit) -> Stroke:
        return setting.flick(hit.spot, hit.angle, hit.speed)

    table = setting.table
    angle = _middle(table, pot, lambda angle: flick(Hit(spot, angle, PACE)))
    strayed = [flick(hand.with_error(Hit(spot, angle, PACE), whim)) for _ in range(TRIES)]
    return _fallen(simulate_many(table, pot.layout, strayed, threads=1), pot.piece)


def _middle(table: Table, pot: Pot, played: Callable[[float], Stroke]) -> float:
    """Return the middle of the widest fan of directions in which the piece goes in, or that of the ghost."""
    angles = [pot.angle + ASIDE * (2 * n / (AIMS - 1) - 1) for n in range(AIMS)]
    outcomes = simulate_many(table, pot.layout, [played(angle) for angle in angles], threads=1)
    fans = groupby(range(AIMS), key=lambda n: pot.piece in outcomes[n].pocketed)
    widest = max((list(fan) for goes, fan in fans if goes), key=len, default=None)
    return angles[widest[len(widest) // 2]] if widest else pot.angle


def _fallen(outcomes: Outcomes, piece: str) -> float:
    return sum(piece in end.pocketed for end in outcomes) / len(outcomes)


def _line(where: str, cut: float, shares: Sequence[float]) -> str:
    return f"| {where} | {cut:g}° | " + " | ".join(f"{share:.0%}" for share in shares) + " |"


if __name__ == "__main__":
    main()
