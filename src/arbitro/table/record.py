"""A motion in few bytes: exact times and places, for the wire and for keeping."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import msgspec

from arbitro.layout import Layout
from arbitro.table.motion import Event, Motion, Segment
from arbitro.table.stroke import Stroke

MARK, FIRST_MARK = b"AMO2", b"AMO1"
"""A record whose segments may fly, and one from before: the same, but that nothing does."""
ROW, HEIGHT = struct.Struct("<BB7d3f"), struct.Struct("<3d")
PHASE_CODES = ("rest", "sliding", "rolling", "gone", "flying", "falling")
FLYING = PHASE_CODES.index("flying")


class BadMotion(ValueError):
    """The bytes are not a motion."""


class MotionHead(msgspec.Struct, frozen=True, array_like=True):
    """All of a motion but its segments."""

    table: str
    start: Layout
    stroke: Stroke
    duration: float
    events: tuple[Event, ...]
    final: Layout
    names: tuple[str, ...]
    """The pieces that moved; a segment names its piece by its place here."""


def pack(motion: Motion) -> bytes:
    """Return a motion as bytes: a head in MessagePack, then 70 a segment, 94 in the air; spins in single precision."""
    names = tuple(dict.fromkeys(segment.piece for segment in motion.segments))
    head = MotionHead(
        motion.table, motion.start, motion.stroke, motion.duration, motion.events, motion.final, names
    )
    text = msgspec.msgpack.encode(head)
    place = {name: k for k, name in enumerate(names)}
    rows = b"".join(_row(segment, place) for segment in motion.segments)
    return MARK + struct.pack("<I", len(text)) + text + rows


def unpack(data: bytes) -> Motion:
    """Return the motion that was packed."""
    try:
        size = struct.unpack_from("<I", data, len(MARK))[0]
        start = len(MARK) + 4 + size
        head = msgspec.msgpack.decode(data[len(MARK) + 4 : start], type=MotionHead)
        rows = tuple(_segments(data, start, head.names))
    except (struct.error, msgspec.MsgspecError, IndexError) as error:
        raise BadMotion(str(error)) from error
    if not data.startswith((MARK, FIRST_MARK)):
        raise BadMotion("mark")
    return Motion(head.table, head.start, head.stroke, head.duration, rows, head.events, head.final)


def _row(segment: Segment, place: dict[str, int]) -> bytes:
    numbers = msgspec.structs.astuple(segment)
    phase = PHASE_CODES.index(segment.phase)
    row = ROW.pack(place[segment.piece], phase, *numbers[1:11])
    return row + HEIGHT.pack(*numbers[12:]) if phase >= FLYING else row


def _segments(data: bytes, at: int, names: tuple[str, ...]) -> Iterator[Segment]:
    while at < len(data):
        piece, phase, *numbers = ROW.unpack_from(data, at)
        at += ROW.size
        height: tuple[float, ...] = ()
        if phase >= FLYING:
            height = HEIGHT.unpack_from(data, at)
            at += HEIGHT.size
        yield msgspec.convert((names[piece], *numbers, PHASE_CODES[phase], *height), Segment)
