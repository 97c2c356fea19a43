"""A stroke played on the table as the fact that an umpire would enter, and the board after their ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from arbitro.carrom import facts
from arbitro.carrom.board import Board, seat_of
from arbitro.carrom.geometry import BoardPoint, Piece, Surface, has_space, spaces, spot_faults, striker_faults
from arbitro.carrom.geometry.points import around
from arbitro.carrom.orders import claim_of
from arbitro.carrom.parameters import CarromParameters
from arbitro.kernel import Book, Verdict
from arbitro.strokes.carrom.setting import STRIKER, Setting, colour_of
from arbitro.table import Bounce, Contact, Flick, Layout, Motion, Segment, simulate

STEP = 2.0
"""How finely the umpire looks for a legal spot near a wrong one, in millimetres."""


class CarromStrokePlayed(msgspec.Struct, frozen=True):
    """A stroke on the table, refereed."""

    motion: Motion
    """All that happened on the table; of a break, with the gap and the seed of its rack."""
    fact: facts.CarromStroke | None
    """None where the striker neither left its lines nor touched a man: no stroke was played (127b)."""
    verdict: Verdict[Board]
    """The referee's; the board as it was when no stroke was played."""
    layout: Layout
    """What lies on the board when the striker is off it and the umpire has put back what comes back."""


class PlacedMan(msgspec.Struct, frozen=True):
    """A man placed on the table, refereed."""

    fact: facts.PlaceMen
    """What the umpire saw, with what was wrong with the spot."""
    verdict: Verdict[Board]
    """The referee's."""
    layout: Layout
    """What lies on the board with the man on it."""


def play_stroke(
    book: Book[Board, CarromParameters], setting: Setting, board: Board, layout: Layout, flick: Flick
) -> CarromStrokePlayed:
    """Play a stroke of the player in turn, and judge it."""
    seat = seat_of(board, board.turn)
    motion = simulate(setting.table, layout, flick)
    fact = stroke_seen(setting, seat, motion)
    if fact is None:
        return CarromStrokePlayed(motion, None, Verdict(board), layout)
    verdict = book.judge(board, fact)
    if verdict.refused:
        return CarromStrokePlayed(motion, fact, verdict, layout)
    return CarromStrokePlayed(
        motion, fact, verdict, settle_layout(setting, board, layout, motion, fact, verdict.state)
    )


def settle_layout(
    setting: Setting, board: Board, layout: Layout, motion: Motion, fact: facts.CarromStroke, after: Board
) -> Layout:
    """Return what lies on the board once the umpire has put back what their ruling on a stroke brings back."""
    as_before = fact.untouched or not after.broken
    left = layout if as_before else motion.final.without(STRIKER)
    return setting.restore(left, after, seat_of(board, board.turn), board.side)


def stroke_seen(setting: Setting, seat: int, motion: Motion) -> facts.CarromStroke | None:
    """Return what an umpire sees of a stroke from a seat, or None when no stroke was played."""
    fallen = Counter("striker" if name == STRIKER else colour_of(name) for name in motion.pocketed)
    untouched = not any(_touches(event) for event in motion.events if isinstance(event, Contact))
    # Still on its lines, with nothing met on the way: the striker was laid down anew, and no stroke was played.
    if untouched and not (fallen or motion.off_table):
        bounced = any(isinstance(event, Bounce) for event in motion.events)
        faults = striker_faults(setting.surface, setting.point(motion.final.at[STRIKER]), seat)
        if not bounced and not faults & {"base-line", "base-circle"}:
            return None
    return facts.CarromStroke(
        white=fallen["white"],
        black=fallen["black"],
        queen=bool(fallen["queen"]),
        striker=bool(fallen["striker"]),
        improper=improper(setting, seat, motion),
        untouched=untouched,
        jumped=tuple(colour_of(name) for name in motion.off_table if name != STRIKER),
        off_board=STRIKER in motion.off_table,
    )


def improper(setting: Setting, seat: int, motion: Motion) -> facts.Improper:
    """Return the offence in the making of a stroke: the striker's place, or its way over the front line."""
    stroke = motion.stroke
    faults = striker_faults(setting.surface, setting.point((stroke.x, stroke.y)), seat)
    for offence in ("base-line", "base-circle", "arrow"):
        if offence in faults:
            return offence
    if not setting.surface.forward_only:
        return ""
    # The offence of a striker whose centre met a cushion, or a man on or behind the front line, short of it.
    line = setting.surface.upper_line
    met = next((event for event in motion.events if _stops(setting, seat, motion, event)), None)
    end = motion.duration if met is None else met.time
    if any(height > line for height in _heights(setting, seat, motion.path(STRIKER), end)):
        return ""
    return "behind-line" if isinstance(met, Contact) else "backwards"


def _touches(contact: Contact) -> bool:
    return STRIKER in (contact.piece, contact.other)


def _stops(setting: Setting, seat: int, motion: Motion, event: object) -> bool:
    """Tell whether the striker may have met this only after it had crossed the front line."""
    if isinstance(event, Bounce):
        return event.piece == STRIKER
    if not isinstance(event, Contact) or not _touches(event):
        return False
    name = event.other if event.piece == STRIKER else event.piece
    man = setting.point(motion.at(event.time)[name]).seen_from(seat)
    return man.y - setting.surface.man / 2 <= setting.surface.upper_line


def _heights(setting: Setting, seat: int, path: Sequence[Segment], end: float) -> Iterator[float]:
    """Yield how far up the board the striker was at the start of each segment, and at the end."""
    for segment in path:
        if segment.time <= end:
            yield setting.point((segment.x, segment.y)).seen_from(seat).y
    last = [segment for segment in path if segment.time <= end][-1]
    yield setting.point(last.at(end)).seen_from(seat).y


def place_man(
    book: Book[Board, CarromParameters],
    setting: Setting,
    board: Board,
    layout: Layout,
    by: str,
    spot: BoardPoint,
) -> PlacedMan:
    """Lay one man of those due where a player puts it, and judge it; from a wrong spot the umpire moves it."""
    pieces = setting.lying(layout)
    fact = place_seen(setting.surface, spot, pieces, by)
    verdict = book.judge(board, fact)
    colour = claim_of(board, by)
    if verdict.refused or colour is None:
        return PlacedMan(fact, verdict, layout)
    spot = spot if not (fact.where or fact.disturbed) else nearest_space(setting.surface, spot, pieces)
    return PlacedMan(fact, verdict, setting.with_man(layout, colour, spot))


def place_seen(surface: Surface, spot: BoardPoint, pieces: Iterable[Piece], by: str) -> facts.PlaceMen:
    """Return what an umpire sees of a man placed on a spot."""
    faults = spot_faults(surface, spot, tuple(pieces))
    where: facts.Where = ""
    for fault in ("outside-circle", "on-centre", "shot-with-queen"):
        if fault in faults:
            where = fault
            break
    return facts.PlaceMen(1, where, "disturbed" in faults, by=by)


def nearest_space(surface: Surface, spot: BoardPoint, pieces: tuple[Piece, ...]) -> BoardPoint:
    """Return the legal spot nearest to a wrong one; gaps that are finer than the umpire's steps are found last."""
    steps, outside = int(2 * surface.side / STEP), spot.length - (surface.outer_circle - surface.man) / 2
    for step in range(max(0, int(outside / STEP)), steps):
        for point in around(spot, step * STEP, 1 if step == 0 else 48):
            if not spot_faults(surface, point, pieces):
                return point
    gaps = sorted(spaces(surface, pieces), key=spot.to)
    if not gaps:
        raise LookupError("no space")
    return gaps[0]


def claim_with_space(setting: Setting, board: Board, layout: Layout) -> str | None:
    """Return who has to place now: the placer of a running claim, or of one that waited and has space."""
    for colour in ("white", "black"):
        waits = board.waiting.of(colour)
        if board.to_place.of(colour) and (not waits or has_space(setting.surface, setting.lying(layout))):
            return board.placers.of(colour)
    return None
