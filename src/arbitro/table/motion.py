"""What happened in a stroke, as data: exact segments, events in order, and where everything came to rest."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from arbitro.kernel.incoming import decode_json
from arbitro.layout import Layout
from arbitro.table.stroke import Stroke

PHASES = ("rest", "sliding", "rolling", "flying", "falling")


class Segment(msgspec.Struct, frozen=True, array_like=True):
    """A piece's motion from a time until its next segment: place + velocity · t + acceleration · t² / 2."""

    piece: str
    time: float
    x: float
    y: float
    vx: float
    vy: float
    ax: float
    ay: float
    wx: float
    """Spin about the x axis at the start, in radians a second; the next two likewise."""
    wy: float
    wz: float
    phase: str
    """`sliding`, `rolling`, `flying`, `falling` over a hole, `rest`, or `gone` when it has fallen or left the table."""
    z: float = 0.0
    """Height above the bed at the start: of a flying or falling piece alone."""
    vz: float = 0.0
    az: float = 0.0

    def at(self, time: float) -> tuple[float, float]:
        """Return where the piece is at a time of the stroke."""
        t = time - self.time
        return self.x + (self.vx + 0.5 * self.ax * t) * t, self.y + (self.vy + 0.5 * self.ay * t) * t

    def height(self, time: float) -> float:
        """Return how high the piece is above the bed at a time of the stroke."""
        t = time - self.time
        return self.z + (self.vz + 0.5 * self.az * t) * t

    def row(self) -> tuple[str | float, ...]:
        """Return the numbers of the segment, those of the height only if it flies or falls."""
        # Nearly all segments are on the bed, and a stroke may have hundreds.
        return msgspec.structs.astuple(self)[: None if self.phase in ("flying", "falling") else 12]


class Contact(msgspec.Struct, frozen=True, tag="contact"):
    """Two pieces met; contacts of one moment have the same time, those of a pack follow within two milliseconds."""

    time: float
    piece: str
    other: str
    speed: float
    """How fast they closed, in m/s; in a pack, the change of it that the contact made."""


class Bounce(msgspec.Struct, frozen=True, tag="bounce"):
    """A piece met a cushion, or the jaw of one."""

    time: float
    piece: str
    place: int
    """The number of the cushion or jaw in the bed."""
    jaw: bool
    """Whether it was a jaw."""
    speed: float
    """How fast it came, along the normal, in m/s."""


class Fall(msgspec.Struct, frozen=True, tag="fall"):
    """A piece fell into a pocket."""

    time: float
    piece: str
    pocket: str
    speed: float
    """How fast it was, in m/s."""


class Landing(msgspec.Struct, frozen=True, tag="landing"):
    """A piece came down on the bed."""

    time: float
    piece: str
    speed: float
    """How fast it came down, in m/s."""


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A piece left the table: over a cushion or the frame, or it came to rest on others."""

    time: float
    piece: str
    speed: float
    """How fast it was, in m/s."""


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """A piece went over to rolling, or came to rest."""

    time: float
    piece: str
    phase: str


Event: TypeAlias = Contact | Bounce | Fall | Landing | Left | Turn


class Motion(msgspec.Struct, frozen=True):
    """A whole stroke."""

    table: str
    start: Layout
    """The layout before the stroke, with the rack's gap and seed if it was a break."""
    stroke: Stroke
    duration: float
    """Seconds from the stroke until everything was at rest."""
    segments: tuple[Segment, ...]
    """In the order of their times; a piece that never moved has none."""
    events: tuple[Event, ...]
    final: Layout
    """The layout after the stroke."""

    @property
    def pocketed(self) -> tuple[str, ...]:
        """The pieces that fell, in order."""
        return tuple(event.piece for event in self.events if isinstance(event, Fall))

    @property
    def off_table(self) -> tuple[str, ...]:
        """The pieces that left the table, in order."""
        return tuple(event.piece for event in self.events if isinstance(event, Left))

    @property
    def first_contacts(self) -> tuple[str, ...]:
        """What the struck piece met first: none, one, or all that it met at the same moment."""
        # Balls that are met within a nanosecond are met at once: two reds at once are fair, and two others a
        # foul (3.6).
        struck = self.segments[0].piece
        met = [
            (event.time, event.other if event.piece == struck else event.piece)
            for event in self.events
            if isinstance(event, Contact) and struck in (event.piece, event.other)
        ]
        return tuple(dict.fromkeys(name for time, name in met if time - met[0][0] < SAME_MOMENT))

    def path(self, piece: str) -> tuple[Segment, ...]:
        """Return the segments of one piece."""
        return tuple(segment for segment in self.segments if segment.piece == piece)

    def at(self, time: float) -> dict[str, tuple[float, float]]:
        """Return where every piece on the bed is at a time of the stroke."""
        places = dict(self.start.at)
        for segment in self.segments:
            if segment.time > time:
                break
            places[segment.piece] = segment.at(time)
            if segment.phase == "gone":
                del places[segment.piece]
        return places

    def heights(self, time: float) -> dict[str, float]:
        """Return how high every piece on the table is above the bed at a time of the stroke."""
        heights = dict.fromkeys(self.start.at, 0.0)
        for segment in self.segments:
            if segment.time > time:
                break
            heights[segment.piece] = segment.height(time)
            if segment.phase == "gone":
                del heights[segment.piece]
        return heights

    def json(self) -> bytes:
        """Return the motion as JSON; only a segment in the air has the numbers of its height."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return msgspec.json.encode({**fields, "segments": [segment.row() for segment in self.segments]})

    def as_json(self) -> bytes:
        """Return the motion as JSON for a screen: rounded to micrometres and microseconds, without the rack's seed.

        The bytes are the same whether the layout was just made or read from a journal, which sorts it.
        """
        # The gaps of a rack are no player's business: who knew them could keep the turn with every break.
        fields = msgspec.to_builtins(self)
        fields["start"] = {"at": dict(sorted(fields["start"]["at"].items())), "rack": None}
        fields["segments"] = [segment.row() for segment in self.segments]
        return msgspec.json.encode(_round_numbers(fields))

    @classmethod
    def from_json(cls, text: bytes) -> Motion:
        """Read a motion from JSON."""
        return decode_json(text, cls)


SAME_MOMENT = 1e-9
# Micrometres and microseconds: a hundredth of what a screen can show.
DIGITS = 6


def _round_numbers(value: object) -> object:
    """Return what JSON is made of with every number rounded."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _round_numbers(held) for name, held in value.items()}
    return [_round_numbers(held) for held in value] if isinstance(value, list | tuple) else value
