"""Your seat at the snooker table."""

from collections.abc import Iterator
from math import degrees, radians

import click

from arbitro.cli.language import tell
from arbitro.cli.seats.seat import TerminalTable
from arbitro.cli.seats.snooker_stroke import ball_code, read_stroke, sign_of
from arbitro.cli.seats.terminal import Unclear, ask, first_meaning, show, spelling
from arbitro.kernel import Fact
from arbitro.players import COLOURS, Colour
from arbitro.players.snooker.pots import MOUTHS, open_pots
from arbitro.players.snooker.sight import Act, SnookerSight, SnookerWord, Strike
from arbitro.players.snooker.view import ImaginedFrame, imagine_view
from arbitro.players.snooker.worth import places
from arbitro.snooker.facts import SnookerStroke
from arbitro.snooker.table import BAULK_LINE, LENGTH, WIDTH
from arbitro.strokes.snooker.setting import point
from arbitro.table.signs import Picture

MANUAL = "seat-manual-snooker"
COLUMNS, ROWS = 73, 15
BAULK = ":"
STEADY = radians(0.1)
"""For how steady a hand pots are shown."""
SHOWN = 5
NAMES: dict[str, Colour] = {"A": "white", "B": "black"}
"""What the sides are called: as you asked for them."""
WORDS = {
    "play": SnookerWord.PLAY,
    "again": SnookerWord.PLAY_AGAIN,
    "replace": SnookerWord.REPLACE,
    "free": SnookerWord.FREE_BALL,
    "claim": SnookerWord.CLAIM,
    "concede": SnookerWord.CONCEDE,
    "accept": SnookerWord.ACCEPT,
}


class SnookerSeat:
    """Plays strokes that are typed as ball, pocket and speed."""

    def __init__(self, table: TerminalTable, colour: Colour) -> None:
        self.table = table
        self.colour = colour

    def describe(self, fact: Fact) -> str:
        """Return what the cue-ball met first and what was potted."""
        if not isinstance(fact, SnookerStroke):
            return ""
        first = ", ".join(map(_ball_name, fact.first)) or "none"
        potted = ", ".join(map(_ball_name, fact.potted)) or "none"
        return tell("seat-snooker-stroke", first=first, potted=potted)

    def act(self, sight: SnookerSight) -> Act:
        """Return your stroke, or what you say."""
        view = imagine_view(sight.frame, sight.balls)
        self._show(sight, view)
        choices = [name for name, word in WORDS.items() if word in sight.words]
        asked = "/".join(map(spelling, choices))
        prompt = tell("seat-stroke" if sight.may_nominate else "seat-choose")
        while True:
            words = ask(f"{prompt} [{asked}]" if asked else prompt, MANUAL)
            try:
                return self._understood(words, sight, view, choices)
            except Unclear as error:
                show(error.line)

    def _understood(
        self, words: list[str], sight: SnookerSight, view: ImaginedFrame, choices: list[str]
    ) -> Act:
        if words and (said := first_meaning(words[0], choices)):
            return WORDS[said]
        if not sight.may_nominate:
            raise Unclear("seat-say-one-of", words=", ".join(map(spelling, choices)))
        return read_stroke(words, sight, view)

    def _show(self, sight: SnookerSight, view: ImaginedFrame) -> None:
        """Draw the table from the side, baulk on the left, and tell the score and the ball on."""
        click.echo(f"\n{draw_balls(view)}")
        frame, match = sight.frame, self.table.state.match
        mine = frame.sides.index(match.sides[COLOURS.index(self.colour)])
        frames = match.frames if self.colour == COLOURS[0] else match.frames[::-1]
        show(
            tell(
                "seat-snooker-score",
                you=frame.score[mine],
                other=frame.score[1 - mine],
                frames=f"{frames[0]}–{frames[1]}",
                best=match.length,
                remaining=frame.remaining,
            )
        )
        balls = ", ".join(map(_ball_name, sight.may_nominate)) or "none"
        show(tell("seat-snooker-on", balls=balls, pots=", ".join(shown_pots(view, sight)) or "none"))


def shown_pots(view: ImaginedFrame, sight: SnookerSight) -> Iterator[str]:
    """Yield the easiest pots that nothing stands in the way of, as they are typed."""
    if not sight.may_nominate:
        return
    cue = places(view)[0]
    alike = dict.fromkeys(view.pieces(sight.may_nominate), 1.0)
    for pot in open_pots(view.layout.at, cue, alike, STEADY)[:SHOWN]:
        yield f"{ball_code(pot.piece)} p{MOUTHS.index(pot.mouth) + 1}"


def draw_balls(view: ImaginedFrame) -> str:
    """Return the balls as seen from the side of the table; the left long side is above."""
    picture = Picture(COLUMNS, ROWS)
    for piece, at in view.layout.at.items():
        place = point(at)
        picture.place(place.y / LENGTH, place.x / WIDTH + 0.5, sign_of(piece))
    for row in range(ROWS):
        picture.mark(BAULK_LINE / LENGTH, row / (ROWS - 1), BAULK)
    return picture.draw({0.0: "(1)", 0.5: "(3)", 1.0: "(5)"}, {0.0: "(2)", 0.5: "(4)", 1.0: "(6)"})


def _ball_name(ball: str) -> str:
    return tell("snooker-ball-name", ball=ball)


def describe_act(sight: SnookerSight, act: Act) -> str:
    """Return what a player of the house does, as it is typed; a red without its number."""
    if not isinstance(act, Strike):
        return spelling(next(name for name, word in WORDS.items() if word is act))
    ball = tell("snooker-on-name", on=act.nominated or sight.frame.on or "red")
    side = f" {spelling('right' if act.side > 0 else 'left')} {abs(act.side):.2f}" if act.side else ""
    tip = f" {spelling('follow' if act.height > 0 else 'draw')} {abs(act.height):.2f}" if act.height else ""
    return f"{ball} {spelling('angle')} {degrees(act.angle):.1f} {act.speed:.1f}{side}{tip}"


def seat(table: TerminalTable, colour: Colour) -> SnookerSeat:
    """Return the seat of a colour."""
    return SnookerSeat(table, colour)
