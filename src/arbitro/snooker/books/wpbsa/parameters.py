"""The numbers of the edition, each with its law."""

import msgspec


class Numbers(msgspec.Struct, frozen=True):
    """What the book counts with."""

    least_penalty: int = 4
    """3.12: what every foul costs at least."""
    seven: int = 7
    """3.12.d: what the dearest fouls cost, whatever the balls."""
    claim_lead: int = 7
    """2.1.2: the lead that a claim on the last black must exceed."""
    misses: int = 3
    """3.14.c.2: the miss from one position that loses the frame."""
    frame_points: int = 147
    """4.3.b.3: what a frame not played is worth on aggregate points."""


NUMBERS = Numbers()
