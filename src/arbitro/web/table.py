"""The page of the table: strokes replayed in the browser from their exact segments."""

from collections.abc import Callable
from functools import cache
from math import pi, radians

import msgspec
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.table import (
    Flick,
    Layout,
    Motion,
    Rack,
    Shot,
    Table,
    carrom_opening,
    carrom_rack,
    carrom_table,
    plan,
    simulate,
    snooker_opening,
    snooker_table,
)
from arbitro.table.drawing import still
from arbitro.web.language import language_of
from arbitro.web.page import VARIES, page, with_etag
from arbitro.web.wording import wording


def carrom_break() -> Motion:
    """Break a carrom board at full force, a little off the middle."""
    table = carrom_table()
    layout = carrom_opening(table, carrom_rack(4))
    return simulate(table, layout, Flick(*layout.at["striker"], pi / 2 + 0.03, 5.0))


def snooker_break() -> Motion:
    """Break off at snooker: thin on the triangle with side, and round the table."""
    table = snooker_table()
    layout = snooker_opening(table, Rack(seed=4))
    return simulate(table, layout, Shot(*layout.at["cue"], pi / 2, 5.5, 0.35, 0.1))


def snooker_screw() -> Motion:
    """Meet a red full with draw: it runs on, and the cue ball comes back."""
    layout = Layout({"cue": (0.889, 1.2), "red-1": (0.889, 2.0), "black": (0.889, 3.245)})
    return simulate(snooker_table(), layout, Shot(0.889, 1.2, pi / 2, 4.0, 0.0, -0.45))


def snooker_jump() -> Motion:
    """Jump over the brown with a raised cue, and meet a red behind it: a foul."""
    layout = Layout({"cue": (0.889, 1.0), "brown": (0.889, 1.35), "red-1": (0.889, 2.2)})
    return simulate(snooker_table(), layout, Shot(0.889, 1.0, pi / 2, 4.0, elevation=radians(35)))


EXAMPLES: dict[str, Callable[[], Motion]] = {
    "carrom-break": carrom_break,
    "snooker-break": snooker_break,
    "snooker-screw": snooker_screw,
    "snooker-jump": snooker_jump,
}

TABLES: dict[str, Callable[[], Table]] = {"carrom": carrom_table, "snooker": snooker_table}

COMMAND = "arbitro table play --json"
"""What writes a stroke that the page replays."""


def strokes(request: Request) -> Response:
    """Show the tables, and offer strokes to replay."""
    words = wording(language_of(request), "board-")
    return page(
        request, "table.html", words=words, examples=tuple(EXAMPLES), command=COMMAND, drawings=_drawings()
    )


def example(request: Request) -> Response:
    """Return one of the strokes as data."""
    name = request.path_params["name"]
    if name not in EXAMPLES:
        raise HTTPException(404)
    return with_etag(request, Response(_recorded_motion(name), 200, VARIES, "application/json"))


def drawn_to(request: Request) -> Response:
    """Return the plan of a table, from which boards are drawn and aimed on."""
    game = request.path_params["game"]
    if game not in TABLES:
        raise HTTPException(404)
    return with_etag(request, Response(_plan(game), 200, VARIES, "application/json"))


@cache
def _plan(game: str) -> bytes:
    return msgspec.json.encode(plan(TABLES[game]()))


@cache
def _recorded_motion(name: str) -> bytes:
    return EXAMPLES[name]().as_json()


@cache
def _drawings() -> tuple[Markup, ...]:
    tables = (carrom_table(), carrom_opening), (snooker_table(), snooker_opening)
    return tuple(Markup(still(table, opening(table))) for table, opening in tables)
