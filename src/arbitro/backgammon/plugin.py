"""Backgammon as a plugin: what the other rooms ask about it."""

from arbitro.backgammon.desk import DESK
from arbitro.kernel.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="backgammon",
    rules="arbitro.backgammon.game:GAMES",
    editions={"backgammon/wbgf-2.1": "arbitro.backgammon.books.wbgf_2_1"},
    sides=("X", "O"),
    desk=DESK,
    players="arbitro.players.backgammon:TABLE",
    strongest=6,
    lengths=(1, 3, 5, 7, 9, 11, 13),
    play_lengths=(1, 3, 5, 7),
    clock=True,
    starts=("X", "O"),
    own_clock=True,
    dice=True,
    keys=(("1–6", "dice"), ("V", "moves"), ("D", "double"), ("T", "take"), ("X", "drop"), ("P", "press")),
    matters="arbitro.backgammon.books.wbgf_2_1.parameters:MATTERS",
    exports={
        "mat": "arbitro.backgammon.exports:mat",
        "sgf": "arbitro.backgammon.exports:sgf",
        "json": "arbitro.backgammon.exports:as_json",
    },
    endings={".mat": "mat", ".sgf": "sgf", ".json": "json"},
    forms=("mat", "sgf"),
    weighed=True,
    shown=("position", "turn", "dice", "cube"),
    position="arbitro.web.hall.practice:from_id",
    position_ids="arbitro.web.hall.practice:written_ids",
    paper="arbitro.papers.backgammon:PAPER",
    summary="arbitro.web.record.summary:backgammon",
    best="arbitro.backgammon.best:best_games",
    review="arbitro.live.review.backgammon:moments",
    whatif="arbitro.web.whatif.form:BACKGAMMON",
    sample="arbitro.web.training:BACKGAMMON",
    shorthand="arbitro.cases.shorthand:backgammon",
    seat="arbitro.cli.seats.backgammon",
    lens="arbitro.lab.backgammon:BackgammonLab",
    losses=("single", "gammon", "backgammon"),
    board="backgammon",
)
