"""What the carrom books say about events."""

from msgspec.structs import replace

from arbitro.kernel.desk import DeskLaws

_LETTERS = {letter: f"143{letter}" for letter in "abcdefghi"}
_NUMBERS = {str(number): f"match-loss.{number}" for number in range(1, 10)}
_ANY = DeskLaws(
    report_s=900,
    heard="all",
    unit="games",
    length_name="games",
    odd_games=True,
    unit_s=1500,
    rating="glicko",
    boards=True,
    parameters={"report_s": "report_seconds", "game_points": "game"},
    judge="chief-referee",
    conduct="arbitro.desk.law.conduct_carrom:CarromConduct",
)
_ICF = replace(
    _ANY,
    lateness="143i",
    interval="138",
    overstay="143b",
    loss="143",
    items={**_LETTERS, "a": "143a.i"},
    insult="d",
    distraction="h",
    points="143",
    protest="151c",
    protest_language="en",
    claim="19",
    appeal="19",
    evidence="19",
    reports=("148",),
    game_points=25,
)
DESK = {
    "carrom/icf-2001": _ICF,
    "carrom/colombia": replace(_ICF, items=_LETTERS, protest_language="es"),
    "carrom/classic-29": replace(
        _ANY,
        lateness="match-loss.9",
        interval="general.39",
        overstay="match-loss.2",
        loss="match-loss",
        items=_NUMBERS,
        insult="4",
        distraction="8",
        points="match-loss",
        no_protest="terms.22",
        claim="terms.22",
        appeal="terms.22",
        evidence="terms.22",
        ruling_final=True,
        game_points=29,
    ),
}
