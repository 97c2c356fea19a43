"""The page of the boards: each alone, with what there is to try and how it is put into a page."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from arbitro.backgammon.plays import choices
from arbitro.backgammon.position import START
from arbitro.backgammon.ways import find_ways
from arbitro.table import Layout, carrom_opening, carrom_table, snooker_opening, snooker_table
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

ROLL = (6, 3)
"""The roll that is to be moved on the page."""

USE = {
    "carrom": """const plan = await (await fetch("/api/table/plans/carrom")).json();
const board = new CarromBoard(element, plan, pageWords());
board.set({ at: { "white-1": [370, 420], striker: [370, 117.4] }, angle: Math.PI / 2 });
await board.play(motion);                       // a stroke, as it was
board.listen(() => console.log(board.state));   // place and aim""",
    "snooker": """const plan = await (await fetch("/api/table/plans/snooker")).json();
const board = new SnookerBoard(element, plan, pageWords());
board.set({ at: { cue: [889, 700], black: [889, 3245] }, angle: Math.PI / 2, turn: 1 });
await board.play(motion);
board.listen(() => console.log(board.state.angle));""",
    "backgammon": """const board = new BackgammonBoard(element, pageWords());
const { stops } = await (await fetch("/api/ways/backgammon?position=4HPwATDgc/ABMA&dice=6-3")).json();
board.set({ dice: [6, 3], side: "X", choices: ["24/15", "13/7 13/10"], stops });
board.listen(() => console.log(backgammon.whole(board.state)));   // the legal move, or null""",
}
"""How each board is used from TypeScript."""


def show_board(request: Request) -> Response:
    """Show each board alone."""
    words = wording(language_of(request), "board-")
    shown = {
        "dice": ROLL,
        "choices": choices(START, "X", ROLL),
        "stops": msgspec.to_builtins(find_ways(START, ROLL)),
    }
    return page(request, "boards.html", words=words, use=USE, **shown)


@cache
def openings() -> dict[str, str]:
    """Return where the pieces of the tables lie before the first stroke, in millimetres of the plan, as JSON."""
    laid = {
        "carrom": carrom_opening(carrom_table()),
        "snooker": snooker_opening(snooker_table()),
    }
    return {game: _millimetres(layout) for game, layout in laid.items()}


def _millimetres(layout: Layout) -> str:
    places = {piece: [round(1000 * x, 2), round(1000 * y, 2)] for piece, (x, y) in layout.at.items()}
    return msgspec.json.encode(places).decode()
