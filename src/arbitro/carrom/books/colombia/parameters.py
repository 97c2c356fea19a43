"""The numbers of the Colombian edition, each with its law."""

from msgspec.structs import replace

from arbitro.carrom.books.icf_2001.parameters import PARAMETERS as ICF

PARAMETERS = replace(
    ICF,
    break_fails_off_board=True,  # 45a
    fall_covers=False,  # 113
)
