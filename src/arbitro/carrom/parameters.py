"""The numbers in which the editions differ."""

import msgspec


class CarromParameters(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of an edition; each edition's own file names the law of each."""

    queen: int
    """Points for the queen."""
    cut_off: int
    """Score from which the queen gives no points."""
    maximum: int | None
    """Most points that a board can give, demands included; None where there is no maximum."""
    game: int
    """Points that win a game."""
    boards: int | None
    """Boards after which a game before the quarter-finals ends; None where there is no limit."""
    games: int
    """Games that win the match."""
    change_points: int
    """Points at which sides are changed in the deciding game."""
    change_boards: int
    """Boards after which sides are changed in the deciding game before the quarter-finals."""
    attempts: int
    """Attempts at the break."""
    break_fails_off_board: bool
    """Whether an attempt in which the striker leaves the board is no break."""
    last_man_striker_improper: int
    """Points on demand for the last man and the striker in an improper stroke with the queen on the board."""
    fall_covers: bool
    """Whether men of the stroke after which the queen falls in cover it."""
    passes: int
    """Turns passed over in a row, by both sides together, that cancel the board."""
    distractions: int
    """Warned distractions that are borne in a match."""
    seconds: int
    """Time for a stroke, for the break, and for placing."""
    change_seconds: int
    """Time for a change of sides."""
    rest_seconds: int
    """Rest before the deciding game."""
    report_seconds: int
    """Time to report at the board after the match is announced."""
