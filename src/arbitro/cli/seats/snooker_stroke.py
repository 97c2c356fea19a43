"""A snooker stroke in words: `r3 p5 2.5 draw 0.3`."""

from math import atan2, hypot, radians

from arbitro.cli.seats.terminal import Unclear, first_meaning, number, pocket_of, spelling, taken_apart
from arbitro.players.snooker.pots import MOUTHS
from arbitro.players.snooker.sight import SnookerSight, Strike
from arbitro.players.snooker.strokes import strike
from arbitro.players.snooker.view import REACH, ImaginedFrame
from arbitro.players.snooker.worth import places
from arbitro.snooker.balls import COLOURS
from arbitro.snooker.table import BAULK_LINE, Point, in_d
from arbitro.strokes.snooker.setting import CUE, metres, object_of
from arbitro.table.stroke import MISCUE, beyond

SIGNS = {"yellow": "Y", "green": "G", "brown": "N", "blue": "B", "pink": "P", "black": "K", CUE: "o"}
NAMED = {"at": 2, "angle": 1, "follow": 1, "draw": 1, "left": 1, "right": 1}
"""The words that numbers follow."""
SLOWEST, FASTEST = 0.1, 7.0
"""Metres a second."""


def sign_of(piece: str) -> str:
    """Return the sign of a ball in the picture: a red's number, 10 and more as a letter."""
    return SIGNS[piece] if piece in SIGNS else f"{int(piece.removeprefix('red-')):x}"


def ball_code(piece: str) -> str:
    """Return how a ball is typed."""
    return f"r{piece.removeprefix('red-')}" if piece.startswith("red") else spelling(piece)


def read_stroke(words: list[str], sight: SnookerSight, view: ImaginedFrame) -> Strike:
    """Return the stroke that the words say; raises Unclear."""
    plain, given = taken_apart(words, NAMED)
    piece = _piece(plain, view)
    if object_of(piece) not in sight.may_nominate:
        raise Unclear("seat-snooker-not-on", word=plain[0])
    pocket = next((found for word in plain[1:] if (found := pocket_of(word, len(MOUTHS))) is not None), None)
    numbers = [word for word in plain[1:] if pocket_of(word, len(MOUTHS)) is None]
    if len(numbers) != 1:
        raise Unclear("seat-speed-missing", slowest=SLOWEST, fastest=FASTEST)
    cue = _cue(sight, view, given.get("at"))
    if "angle" in given:
        angle = radians(given["angle"][0])
    else:
        # The direction to the middle of a ball, or to where it is met on its way to a pocket.
        x, y = view.layout.at[piece]
        if pocket is not None:
            mouth = MOUTHS[pocket]
            # A ball that lies in the mouth has no direction to it: nothing is divided by nothing.
            run = hypot(mouth.x - x, mouth.y - y) or 1e-9
            x, y = x - REACH * (mouth.x - x) / run, y - REACH * (mouth.y - y) / run
        angle = atan2(y - cue[1], x - cue[0])
    side, height = _tip(given)
    return strike(view.frame, cue, piece, angle, _speed(numbers[0]), side, height)


def _piece(plain: list[str], view: ImaginedFrame) -> str:
    """Return the ball that the first word names: `r3`, or a colour."""
    word = plain[0] if plain else ""
    red = word.removeprefix("r")
    if red != word and red.isascii() and red.isalnum():
        # Reds above 9 are shown as letters (`sign_of`), and so they may be typed.
        piece = f"red-{int(red) if red.isdigit() else int(red, 36)}"
    else:
        piece = first_meaning(word, COLOURS) or ""
    if piece not in view.layout.at:
        raise Unclear("seat-no-ball", word=word or "–")
    return piece


def _speed(word: str) -> float:
    speed = number(word)
    if not SLOWEST <= speed <= FASTEST:
        raise Unclear("seat-speed-missing", slowest=SLOWEST, fastest=FASTEST)
    return speed


def _cue(sight: SnookerSight, view: ImaginedFrame, at: tuple[float, ...] | None) -> tuple[float, float]:
    """Return where the cue-ball is played from: where it lies, or in hand a place in the D."""
    if not sight.frame.in_hand:
        if at:
            raise Unclear("seat-snooker-not-in-hand")
        assert view.cue
        return view.cue
    if at is None:
        return places(view)[0]
    place = Point(at[0], BAULK_LINE - at[1])
    if not in_d(place):
        raise Unclear("seat-snooker-outside-d", law="3.5.a")
    x, y = metres(place)
    if any(hypot(x - u, y - v) <= REACH for piece, (u, v) in view.layout.at.items() if piece != CUE):
        raise Unclear("seat-occupied")
    return x, y


def _tip(given: dict[str, tuple[float, ...]]) -> tuple[float, float]:
    """Return side and height of the tip, in radii."""
    side = given.get("right", (0.0,))[0] - given.get("left", (0.0,))[0]
    height = given.get("follow", (0.0,))[0] - given.get("draw", (0.0,))[0]
    if beyond(side, height, MISCUE):
        raise Unclear("seat-snooker-miscue", most=MISCUE)
    return side, height
