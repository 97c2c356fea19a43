"""A table: its bed, its pieces, its coefficients; and a layout: where the pieces stand."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from arbitro.table.bed import Bed, Jaw, Pocket
from arbitro.table.coefficients import Coefficients
from arbitro.table.core.engine import Engine

DISC, BALL = 0.5, 0.4
EVENT_BOUND = 20_000


class Body(msgspec.Struct, frozen=True):
    """The size and weight of a piece, in metres and kilograms."""

    radius: float
    mass: float


class Rack(msgspec.Struct, frozen=True):
    """How tightly the pieces were set up: part of the record of a break, hidden from the players."""

    gap: float = 2e-5
    """The mean gap between neighbours in metres; gaps lie between nothing and twice that."""
    seed: int = 0
    """What the gaps are drawn from."""


class Layout(msgspec.Struct, frozen=True):
    """Where each piece that is on the bed stands, in metres."""

    at: dict[str, tuple[float, float]]
    """The place of each piece by its name."""
    rack: Rack | None = None
    """The rack that this layout was set up with, while it is untouched."""

    def moved(self, piece: str, x: float, y: float) -> Layout:
        """Return the layout with one piece put elsewhere."""
        return Layout({**self.at, piece: (x, y)}, self.rack)

    def without(self, *pieces: str) -> Layout:
        """Return the layout with some pieces taken away."""
        return Layout({name: at for name, at in self.at.items() if name not in pieces}, self.rack)


class Table(msgspec.Struct, frozen=True):
    """Everything about a table that does not change during play."""

    name: str
    """The game: `carrom` or `snooker`."""
    bed: Bed
    pieces: dict[str, Body]
    """Every piece of the game by its name, in a fixed order."""
    struck: str
    """The piece that is struck: the striker, the cue ball."""
    coefficients: Coefficients

    def with_coefficients(self, **values: object) -> Table:
        """Return the same table with some coefficients changed."""
        changed = msgspec.structs.replace(self.coefficients, **values)
        return msgspec.structs.replace(self, coefficients=changed)

    def engine(self, at: Mapping[str, tuple[float, float]], tape: int = 0) -> Engine:
        """Return an engine with the pieces in their home positions."""
        bed = self.bed
        engine = Engine(
            len(self.pieces), len(bed.cushions), len(bed.jaws), len(bed.pockets), EVENT_BOUND, tape
        )
        _lay_bed(engine, bed)
        _set_coefficients(engine, self.coefficients)
        _stand_pieces(engine, self, at)
        nose = self.coefficients.cushion_height
        engine.wall, engine.catch = (nose, nose) if self.coefficients.balls else (bed.frame, bed.catch)
        engine.width, engine.length = bed.width, bed.length
        engine.ballistic, engine.rim = bed.falls == "gravity", bed.lip
        engine.sink = 2 * self.pieces[self.struck].radius - nose if self.coefficients.balls else bed.lip
        return engine


def _lay_bed(engine: Engine, bed: Bed) -> None:
    for k, cushion in enumerate(bed.cushions):
        dx, dy = cushion.x1 - cushion.x0, cushion.y1 - cushion.y0
        length = (dx * dx + dy * dy) ** 0.5
        engine.cushion(k, cushion.x0, cushion.y0, dx / length, dy / length, length)
    round_ones: list[Jaw | Pocket] = [*bed.jaws, *bed.pockets]
    for k, circle in enumerate(round_ones):
        engine.circle(k, circle.x, circle.y, circle.radius)
    mouth = max(0.0, bed.mouth)
    engine.left, engine.right, engine.bottom, engine.top = mouth, bed.width - mouth, mouth, bed.length - mouth


def _set_coefficients(engine: Engine, given: Coefficients) -> None:
    for name in given.__struct_fields__:
        value = getattr(given, name)
        setattr(engine, "cushion_model" if name == "cushion" else name, value)


def _stand_pieces(engine: Engine, table: Table, at: Mapping[str, tuple[float, float]]) -> None:
    share = BALL if table.coefficients.balls else DISC
    for i, (name, body) in enumerate(table.pieces.items()):
        engine.body(i, body.radius, body.mass, share)
        x, y = at.get(name, (0.0, 0.0))
        engine.stand(i, x, y, name in at)
        if name == table.struck:
            engine.struck = i
