"""The numbers of the edition, each with its law."""

from arbitro.snooker.parameters import SnookerParameters

PARAMETERS = SnookerParameters(
    least_penalty=4,  # 3.12
    seven=7,  # 3.12.d
    claim_lead=7,  # 2.1.2
    misses=3,  # 3.14.c.2
    frame_points=147,  # 4.3.b.3
)
