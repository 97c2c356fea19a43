"""The numbers of an edition."""

from typing import Annotated

import msgspec


class SnookerParameters(msgspec.Struct, frozen=True, kw_only=True):
    """What a book counts with; the edition's own file names the law of each."""

    least_penalty: Annotated[int, msgspec.Meta(ge=1)]
    """What every foul costs at least."""
    seven: int
    """What the dearest fouls cost, whatever the balls."""
    claim_lead: int
    """The lead that a claim on the last black must exceed."""
    misses: Annotated[int, msgspec.Meta(ge=2)]
    """The miss from one position that loses the frame; before it comes a warning, so never the first."""
    frame_points: int
    """What a frame not played is worth on aggregate points."""
