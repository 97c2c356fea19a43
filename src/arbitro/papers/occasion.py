"""What stands above and below any paper of a match: where, when and under whom it is played."""

import msgspec


class Occasion(msgspec.Struct, frozen=True, kw_only=True):
    """The head and the foot of a paper; what is not known is left to be written."""

    championship: str = ""
    event: str = ""
    round: str = ""
    date: str = ""
    time: str = ""
    match: str = ""
    umpire: str = ""
    table: str = ""
    act: int | None = None
    """The number of the last act that the paper shows; None on a blank one."""
    head: str = ""
    """The digest of that act, by which the journal can be found again."""
