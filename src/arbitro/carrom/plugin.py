"""Carrom as a plugin: what the other rooms ask about it."""

from arbitro.carrom.desk import DESK
from arbitro.kernel.plugin import Four, GamePlugin

PLUGIN = GamePlugin(
    name="carrom",
    rules="arbitro.carrom.game:GAMES",
    editions={
        "carrom/icf-2001": "arbitro.carrom.books.icf_2001",
        "carrom/classic-29": "arbitro.carrom.books.classic_29",
        "carrom/colombia": "arbitro.carrom.books.colombia",
    },
    four=Four("doubles"),
    desk=DESK,
    players="arbitro.players.carrom:TABLE",
    strokes="arbitro.strokes.carrom.seen:see_again",
    strongest=5,
    lengths=(1, 3),
    play_lengths=(1, 3, 8),
    clock=True,
    seconds=("seconds", 15),
    starts=("white", "black"),
    keys=(
        ("0–9", "men"),
        ("Q S", "hold"),
        ("B", "other"),
        ("I", "improper"),
        ("J", "jumped"),
        ("K", "combine"),
    ),
    exports={"card": "arbitro.carrom.exports:card"},
    endings={".json": "card"},
    position="arbitro.web.hall.laid_positions:board",
    paper="arbitro.papers.carrom:PAPER",
    summary="arbitro.web.record.summary:carrom",
    best="arbitro.carrom.best:best_turns",
    review="arbitro.live.review.carrom:moments",
    whatif="arbitro.web.whatif.form:CARROM",
    sample="arbitro.web.training:CARROM",
    shorthand="arbitro.cases.shorthand:carrom",
    seat="arbitro.cli.seats.carrom",
    lens="arbitro.lab.carrom:CarromLab",
    losses=("board", "game", "match"),
    board="carrom",
)
