"""Snooker as a plugin: what the other rooms ask about it."""

from arbitro.kernel.plugin import Four, GamePlugin
from arbitro.snooker.desk import DESK

PLUGIN = GamePlugin(
    name="snooker",
    rules="arbitro.snooker.game:GAMES",
    editions={"snooker/wpbsa": "arbitro.snooker.books.wpbsa"},
    four=Four("four-handed"),
    desk=DESK,
    players="arbitro.players.snooker:TABLE",
    strongest=6,
    lengths=(1, 3, 5, 7, 9, 11),
    play_lengths=(1, 3, 5),
    people=(
        "score",
        "frames",
        "aggregate",
        "striker",
        "winner",
        "to",
        "opens_next",
        "match_winner",
        "by",
        "first",
    ),
    keys=(("1–7", "ball"), ("0", "nothing"), ("T", "touching"), ("N", "declare"), ("K", "several")),
    exports={
        "csv": "arbitro.snooker.exports:rows",
        "frames": "arbitro.snooker.exports:frames",
        "json": "arbitro.snooker.exports:as_json",
    },
    endings={".csv": "csv", ".json": "json"},
    forms=("frames",),
    position="arbitro.web.hall.laying:table",
    paper="arbitro.papers.snooker:PAPER",
    summary="arbitro.web.record.summary:snooker",
    review="arbitro.live.review.snooker:moments",
    whatif="arbitro.web.whatif.form:SNOOKER",
    sample="arbitro.web.training:SNOOKER",
    shorthand="arbitro.cases.shorthand:snooker",
    seat="arbitro.cli.seats.snooker",
    lens="arbitro.lab.snooker:Snooker",
    losses=("match",),
    board="snooker",
)
