"""The numbers and lists of the edition, each with its law."""

from arbitro.backgammon.offences import OFFENCES
from arbitro.backgammon.parameters import BackgammonParameters

PARAMETERS = BackgammonParameters(
    breaks=((25, 4), (19, 3), (13, 2), (6, 1), (0, 0)),  # 2.2.ii
    # The lengths that the table of 2.2.ii leaves out: 12, 18 and 24 have the breaks of the row before, 6 those of
    # the first row, since breaks begin above 5 points.
    between_the_rows=(6, 12, 18, 24),  # 2.2.ii
    break_minutes=5,  # 2.2.ii
    late_minutes=5,  # 2.2.v
    bank_s_per_point=120,  # 3.5.v
    delay_s=12,  # 3.5.v
    pauses={
        "game-over": "4.3.ii.a",
        "break": "4.3.ii.b",
        "dispute": "4.3.ii.c",
        "director": "4.3.ii.c",
        "dice-picked-up": "4.3.ii.d",
        "dice-changed-hands": "4.3.ii.e",
        "illegal-move": "4.3.ii.f",
        "game-decided": "4.3.ii.g",
    },
    requests={
        "remove-spectators": "1.6.iv",
        "observer": "1.7.vii",
        "assistance": "1.8",
        "no-smoking": "2.1",
        "clock": "2.3.ii",
        "baffle-box": "2.4.ii",
        "board": "3.1",
        "lipped-cups": "3.2",
        "precision-dice": "3.3.i",
        "approve-baffle-box": "3.4.iii",
        "approve-clock": "3.5.iii",
        "preference-by-dice": "3.6",
        "change-equipment": "3.7.i",
        "mix-dice": "4.1.iii",
    },
    announcements={
        "start-time": "2.2.i",
        "other-breaks": "2.2.iv",
        "baffle-box-exception": "3.4.ii",
        "clock-exception": "3.5.ii",
        "stream": "3.8",
        "recorded-match": "3.8",
        "dice-on-checkers": "4.1.iv.c",
    },
    baffle_box={
        "agreed": "3.4.i.a",
        "preferred": "3.4.i.b",
        "required": "3.4.i.c",
        "imposed": "3.4.i.d",
    },
    clock={
        "agreed": "3.5.i.a",
        "preferred": "3.5.i.b",
        "required": "3.5.i.c",
        "imposed": "3.5.i.d",
        "asked-by-director": "3.5.i.e",
    },
    settings={
        "replaced": "3.7.ii",
        "ran-in-a-break": "4.3.ii.b",
        "time-given-back": "4.3.iv",
        "wrong-setting": "4.3.vi",
    },
)
MATTERS = (*OFFENCES, *PARAMETERS.requests)
"""Breaches and requests, which a console calls by their names."""
