"""The numbers of an edition."""

import msgspec


class SnookerParameters(msgspec.Struct, frozen=True, kw_only=True):
    """What a book counts with; the edition's own file names the law of each."""

    least_penalty: int
    """What every foul costs at least."""
    seven: int
    """What the dearest fouls cost, whatever the balls."""
    claim_lead: int
    """The lead that a claim on the last black must exceed."""
    misses: int
    """The miss from one position that loses the frame."""
    frame_points: int
    """What a frame not played is worth on aggregate points."""
