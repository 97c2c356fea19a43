"""The numbers of the 29-point game, each with its law; where the book is silent, those of the federation's."""

from msgspec.structs import replace

from arbitro.carrom.books.icf_2001.parameters import PARAMETERS as ICF

PARAMETERS = replace(
    ICF,
    queen=5,  # game.3
    cut_off=24,  # game.3
    maximum=None,
    game=29,  # game.3
    boards=None,
    last_man_striker_improper=1,  # queen.31
    passes=6,  # general.38
    distractions=2,  # match-loss.8
    seconds=15,  # dues.26
    rest_seconds=600,  # general.39
    report_seconds=900,  # match-loss.9
)
