"""The numbers of the edition of 2001, each with its law."""

from arbitro.carrom.parameters import CarromParameters

PARAMETERS = CarromParameters(
    queen=3,  # 52b
    cut_off=22,  # 54
    maximum=12,  # 55
    game=25,  # 56a
    boards=8,  # 56a, 56b
    games=2,  # 57
    change_points=13,  # 60a, 60b
    change_boards=4,  # 60a
    attempts=3,  # 45a
    break_fails_off_board=False,  # 45a
    last_man_striker_improper=2,  # 108b
    fall_covers=True,  # 113, 97a
    passes=6,  # 137
    distractions=2,  # 143h
    seconds=15,  # 46, 50, 88a
    change_seconds=120,  # 61
    rest_seconds=600,  # 138
    report_seconds=900,  # 143i
)
