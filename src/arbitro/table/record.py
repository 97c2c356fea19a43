"""A motion in few bytes: exact times and places, for the wire and for keeping."""

from __future__ import annotations

import struct

import msgspec

from arbitro.table.motion import Event, Motion, Segment
from arbitro.table.stroke import Stroke
from arbitro.table.table import Layout

MARK = b"AMO1"
ROW = struct.Struct("<BB7d3f")
PHASE_CODES = ("rest", "sliding", "rolling", "gone")


class BadRecord(ValueError):
    """The bytes are not a motion."""


class Head(msgspec.Struct, frozen=True, array_like=True):
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
    """Return a motion as bytes: a head in MessagePack, then 70 a segment, with spins in single precision."""
    names = tuple(dict.fromkeys(segment.piece for segment in motion.segments))
    head = Head(
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
        head = msgspec.msgpack.decode(data[len(MARK) + 4 : start], type=Head)
        rows = [_segment(row, head.names) for row in ROW.iter_unpack(data[start:])]
    except (struct.error, msgspec.MsgspecError, IndexError) as error:
        raise BadRecord(str(error)) from error
    if not data.startswith(MARK):
        raise BadRecord("mark")
    return Motion(head.table, head.start, head.stroke, head.duration, tuple(rows), head.events, head.final)


def _row(segment: Segment, place: dict[str, int]) -> bytes:
    return ROW.pack(
        place[segment.piece], PHASE_CODES.index(segment.phase), *msgspec.structs.astuple(segment)[1:11]
    )


def _segment(row: tuple[float, ...], names: tuple[str, ...]) -> Segment:
    piece, phase, *numbers = row
    return msgspec.convert((names[int(piece)], *numbers, PHASE_CODES[int(phase)]), Segment)
