"""A layout: where the pieces stand, known to the laws and to the simulated table alike."""

from __future__ import annotations

import msgspec


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

    def move(self, piece: str, x: float, y: float) -> Layout:
        """Return the layout with one piece put elsewhere."""
        return Layout({**self.at, piece: (x, y)}, self.rack)

    def without(self, *pieces: str) -> Layout:
        """Return the layout with some pieces taken away."""
        return Layout({name: at for name, at in self.at.items() if name not in pieces}, self.rack)


def is_rack(fact: object) -> bool:
    """Tell whether a fact says how a rack lies that nobody has broken."""
    layout = getattr(fact, "layout", None)
    return layout is not None and layout.rack is not None
