"""Which model each part of a table follows, by name: a stroke is recorded with the names of those it was played by."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitro.measures import SNOOKER_TABLE
from arbitro.table.bed import Bed, Falls
from arbitro.table.coefficients import CUSHIONS, Loss
from arbitro.table.snooker import snooker_bed
from arbitro.table.table import Table


class Models(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The models of a table; one that is not named is the one from before it had a name, so that old strokes stay."""

    loss: Loss = "constant"
    """How the restitution of the cushions goes with speed."""
    squirt: Literal["none", "alciatore-a31"] = "none"
    """Whether a ball struck beside its middle leaves the line of the cue."""
    nap: Literal["none", "straight"] = "none"
    """Whether balls roll farther up the table than down."""
    pockets: Falls = "swallow"
    """How a piece falls whose middle comes over a hole."""


FIRST = Models()
"""What strokes were played by that are recorded without the names of their models."""
PRESENT = Models(loss="johnson-1985", pockets="gravity")
"""What strokes are played by now."""

END_MASS = 1 / 30
"""Of a cue that squirts: it sends a ball that is struck half a radius beside its middle 1.9° off: assumed."""
NAP = 0.1
"""Of a cloth with nap: assumed."""


def apply_models(table: Table, models: Models) -> Table:
    """Return a table that follows the models; raises ValueError where its game has none of that name."""
    cushions = CUSHIONS.get((table.name, models.loss))
    if cushions is None:
        raise ValueError(models.loss)
    pocketed = msgspec.structs.replace(table, bed=_bed(table, models.pockets))
    return pocketed.with_coefficients(
        **cushions,
        end_mass=END_MASS if models.squirt == "alciatore-a31" else 0.0,
        nap=NAP if models.nap == "straight" else 0.0,
    )


def _bed(table: Table, falls: Falls) -> Bed:
    """Return the bed of a table with pockets of a model: at snooker the jaws of the corners go with it."""
    if table.bed.falls == falls:
        return table.bed
    if table.name == "snooker":
        return snooker_bed(SNOOKER_TABLE, falls)
    return msgspec.structs.replace(table.bed, falls=falls)
