"""What players may see of a layout: never the gaps of the rack, which decide a break."""

from __future__ import annotations

from collections.abc import Callable

from arbitro.table.carrom import carrom_opening
from arbitro.table.snooker import snooker_opening
from arbitro.table.table import Layout, Rack, Table

OPENINGS: dict[str, Callable[[Table, Rack], Layout]] = {"carrom": carrom_opening, "snooker": snooker_opening}


def as_seen(table: Table, layout: Layout, seed: int) -> Layout:
    """Return the layout with gaps of the player's own drawing in place of the hidden ones."""
    if layout.rack is None:
        return layout
    guessed = OPENINGS[table.name](table, Rack(seed=seed))
    return Layout({**guessed.at, table.struck: layout.at[table.struck]}, guessed.rack)
