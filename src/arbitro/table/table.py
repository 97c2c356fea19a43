"""A table: its bed, its pieces, its coefficients."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from arbitro.table.bed import Bed, Jaw, Pocket
from arbitro.table.coefficients import Coefficients
from arbitro.table.core.engine import Engine

DISC, BALL = 0.5, 0.4
# Only a table that loses no energy has come to it; the tests hold every stroke to a quarter of it.
EVENT_BOUND = 20_000


class Body(msgspec.Struct, frozen=True):
    """The size and weight of a piece, in metres and kilograms."""

    radius: float
    mass: float


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
        for k, cushion in enumerate(bed.cushions):
            dx, dy = cushion.x1 - cushion.x0, cushion.y1 - cushion.y0
            length = (dx * dx + dy * dy) ** 0.5
            engine.cushion(k, cushion.x0, cushion.y0, dx / length, dy / length, length)
        round_ones: list[Jaw | Pocket] = [*bed.jaws, *bed.pockets]
        for k, circle in enumerate(round_ones):
            engine.circle(k, circle.x, circle.y, circle.radius)
        mouth = max(0.0, bed.mouth)
        engine.left, engine.right, engine.bottom, engine.top = (
            mouth,
            bed.width - mouth,
            mouth,
            bed.length - mouth,
        )
        for name in self.coefficients.__struct_fields__:
            value = getattr(self.coefficients, name)
            setattr(engine, "cushion_model" if name == "cushion" else name, value)
        share = BALL if self.coefficients.balls else DISC
        for i, (name, body) in enumerate(self.pieces.items()):
            engine.body(i, body.radius, body.mass, share)
            x, y = at.get(name, (0.0, 0.0))
            engine.stand(i, x, y, name in at)
            if name == self.struck:
                engine.struck = i
        nose = self.coefficients.cushion_height
        engine.wall, engine.catch = (nose, nose) if self.coefficients.balls else (bed.frame, bed.catch)
        engine.width, engine.length = bed.width, bed.length
        engine.ballistic, engine.rim = bed.falls == "gravity", bed.lip
        engine.sink = 2 * self.pieces[self.struck].radius - nose if self.coefficients.balls else bed.lip
        return engine
