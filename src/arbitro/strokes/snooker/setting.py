"""The balls of a frame on the simulated table: from the book's millimetres to its metres, and back.

The referee's origin is the middle of the bottom cushion, the table's is its left corner.
"""

from functools import cache

from arbitro.snooker.balls import AnyBall, Ball
from arbitro.snooker.frame import Frame
from arbitro.snooker.geometry.spots import nearest_above, nearest_below
from arbitro.snooker.table import MEASURES, SPOTS, WIDTH, Placed, Point
from arbitro.table import Layout, Rack, Table, snooker_opening, snooker_table

TABLE: Table = snooker_table(MEASURES)
"""The table and the balls of sections 1.1 and 1.2."""
CUE = TABLE.struck
MILLIMETRE = 1000.0


def opening(rack: Rack) -> Layout:
    """Return the balls set up for a frame (3.2.a), the cue-ball in hand."""
    return snooker_opening(TABLE, rack).without(CUE)


@cache
def ball_of(piece: str) -> AnyBall:
    """Return which ball a piece of the table is: all reds are alike."""
    return "red" if piece.startswith("red") else piece  # type: ignore[return-value]  # pieces bear the balls' names


@cache
def object_of(piece: str) -> Ball:
    """Return which object ball a piece is."""
    ball = ball_of(piece)
    assert ball != "cue"
    return ball


def point(at: tuple[float, float]) -> Point:
    """Return a place of the table as the referee measures it."""
    return Point(at[0] * MILLIMETRE - WIDTH / 2, at[1] * MILLIMETRE)


def metres(place: Point) -> tuple[float, float]:
    """Return a place that the referee measured as the table has it."""
    return (place.x + WIDTH / 2) / MILLIMETRE, place.y / MILLIMETRE


def cue_of(layout: Layout) -> Point | None:
    """Return where the cue-ball is, unless it is off the bed."""
    return point(layout.at[CUE]) if CUE in layout.at else None


def balls_of(layout: Layout) -> tuple[Placed, ...]:
    """Return the object balls as the referee measures them."""
    spots = {piece: point(at) for piece, at in layout.at.items() if piece != CUE}
    return tuple(Placed(object_of(piece), spot.x, spot.y) for piece, spot in spots.items())


def settle_layout(frame: Frame, layout: Layout) -> Layout:
    """Return the balls once the referee has put them where their ruling on the last stroke says."""
    if frame.respotted and frame.lot:
        return Layout({"black": metres(SPOTS["black"])})
    for colour, spot in frame.spotted:
        # The place of a spot, or the nearest to it on its line (3.7.f, 3.7.g).
        if spot.startswith("below-"):
            place = nearest_below(SPOTS[colour], map(point, layout.at.values()))
        elif spot.startswith("near-"):
            standing = [*map(point, layout.at.values())]
            above = nearest_above(SPOTS[colour], standing)
            place = above if above is not None else nearest_below(SPOTS[colour], standing)
        else:
            place = SPOTS[spot]  # type: ignore[index]  # what is not near or below a spot is one
        layout = layout.move(colour, *metres(place))
    return layout.without(CUE) if frame.in_hand else layout
