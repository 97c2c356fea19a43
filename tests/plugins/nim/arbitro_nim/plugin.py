"""Nim as Arbitro finds it."""

from arbitro.kernel.desk import DeskLaws
from arbitro.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="nim",
    rules="arbitro_nim.game:GAMES",
    editions={"nim/club": "arbitro_nim.club", "nim/misere": "arbitro_nim.misere"},
    words="arbitro_nim.words",
    cases="arbitro_nim.cases",
    lengths=(1, 3, 5),
    play_lengths=(1, 3, 5),
    script="arbitro_nim:board.js",
    style="arbitro_nim:board.css",
    desk=dict.fromkeys(
        ("nim/club", "nim/misere"), DeskLaws(judge="referee", claim="5", length_name="heaps", unit_s=120)
    ),
    players="arbitro_nim.table:TABLE",
    strongest=2,
)
