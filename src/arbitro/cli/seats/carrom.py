"""Your seat at the carrom board."""

from math import degrees, tau

import click

from arbitro.carrom.effects import FoulDeclared
from arbitro.carrom.facts import CarromStroke, Improper
from arbitro.carrom.geometry import BoardPoint, is_legal_direction, spot_faults, striker_faults
from arbitro.cli.language import tell
from arbitro.cli.seats.carrom_stroke import named_men, read_stroke
from arbitro.cli.seats.seat import TerminalTable
from arbitro.cli.seats.terminal import Unclear, ask, number, show, spelling
from arbitro.kernel import Fact
from arbitro.players import COLOURS, Colour
from arbitro.players.carrom.sight import Act, Ask, CarromSight, Hit, Put
from arbitro.strokes.carrom.played import nearest_space, place_seen
from arbitro.table.signs import Picture

MANUAL = "seat-manual-carrom"
# A sign of a terminal is about twice as high as wide: so the board looks square.
COLUMNS, ROWS = 35, 17
LINE, CIRCLE, CENTRE, QUEEN = ".", "o", "+", "q"
OFFENCES: tuple[Improper, ...] = ("base-line", "base-circle", "arrow")


class CarromSeat:
    """Plays strokes that are typed as man, pocket and speed."""

    def __init__(self, table: TerminalTable, colour: Colour) -> None:
        self.table = table
        self.colour = colour

    def describe(self, fact: Fact) -> str:
        """Return nothing: the rulings name what was pocketed."""
        return ""

    def act(self, sight: CarromSight) -> Act:
        """Return your stroke, where you put a man, or the points that you ask for."""
        self._show(sight)
        prompt = tell(
            f"seat-carrom-{sight.task}", points=sight.board.outcome.on_demand if sight.board.outcome else 0
        )
        while True:
            words = ask(prompt, MANUAL)
            try:
                return self._understood(words, sight)
            except Unclear as error:
                show(error.line)

    def _understood(self, words: list[str], sight: CarromSight) -> Act:
        match sight.task:
            case "demand":
                return self._demand(words, sight)
            case "place":
                return self._place(words, sight)
            case "stroke":
                return self._stroke(words, sight)

    def _stroke(self, words: list[str], sight: CarromSight) -> Hit:
        """Return a stroke from a legal spot: an umpire would stop the player before any other."""
        hit = read_stroke(words, sight)
        surface = sight.setting.surface
        faults = striker_faults(surface, hit.spot, 0, sight.men)
        if "occupied" in faults:
            raise Unclear("seat-occupied")
        improper: list[Improper] = [offence for offence in OFFENCES if offence in faults]
        if not is_legal_direction(surface, hit.direction):
            improper.append("backwards")
        if improper:
            raise self._foul(sight, CarromStroke(improper=improper[0]))
        return hit

    def _foul(self, sight: CarromSight, fact: Fact) -> Unclear:
        """Return the umpire's warning: the foul that they would call, with the law that it breaks."""
        rulings = sight.rules.boards.judge(sight.board, fact).rulings
        fouls = [r for r in rulings if any(isinstance(effect, FoulDeclared) for effect in r.effects)]
        return Unclear("seat-would-be-foul", why=self.table.explain(fouls[-1]))

    def _demand(self, words: list[str], sight: CarromSight) -> Ask:
        assert sight.board.outcome
        most = sight.board.outcome.on_demand
        points = int(number(words[0])) if words else most
        if not 0 <= points <= most:
            raise Unclear("seat-no-number", word=words[0])
        return Ask(points)

    def _place(self, words: list[str], sight: CarromSight) -> Put:
        """Return where a due man is put; an empty line leaves it to the umpire."""
        surface = sight.setting.surface
        if not words:
            return Put(nearest_space(surface, BoardPoint(0.0, 0.0), sight.men))
        if len(words) != 2:
            raise Unclear("seat-numbers-missing", word=words[0], count=2)
        spot = BoardPoint(*map(number, words))
        if spot_faults(surface, spot, sight.men):
            raise self._foul(sight, place_seen(surface, spot, sight.men, sight.player))
        return Put(spot)

    def _show(self, sight: CarromSight) -> None:
        """Draw the board as you see it, and tell the score."""
        click.echo(f"\n{draw_board(sight)}")
        state = self.table.state
        mine = COLOURS.index(self.colour)
        match = state.match
        points, games = (0, 0) if match.game_over else match.score, match.games
        show(
            tell(
                "seat-carrom-score",
                side=sight.side,
                you=points[mine],
                other=points[1 - mine],
                games=f"{games[mine]}–{games[1 - mine]}",
                board=1 if match.game_over else match.boards + 1,
            )
        )


def draw_board(sight: CarromSight) -> str:
    """Return the board with your base lines below: men by their signs, base line and circles, centre."""
    surface, picture = sight.setting.surface, Picture(COLUMNS, ROWS)

    def shares(place: BoardPoint) -> tuple[float, float]:
        return place.x / surface.side + 0.5, 0.5 - place.y / surface.side

    for sign, place in named_men(sight.men).items():
        # Small letters are black men: the queen alone is written large.
        picture.place(*shares(place), sign.upper() if sign == QUEEN else sign)
    picture.mark(*shares(BoardPoint(0.0, 0.0)), CENTRE)
    left, right = surface.base_circles
    for circle in (left, right):
        picture.mark(*shares(circle), CIRCLE)
    for step in range(1, COLUMNS):
        picture.mark(*shares(BoardPoint(left.x + (right.x - left.x) * step / COLUMNS, left.y)), LINE)
    return picture.draw({0.0: "(4)", 1.0: "(3)"}, {0.0: "(1)", 1.0: "(2)"})


def describe_act(sight: CarromSight, act: Act) -> str:
    """Return what a player of the house does, a stroke as it is typed from its own side."""
    match act:
        case Hit(spot, angle, speed, spin):
            way = f"{spelling('at')} {spot.x:.0f} {spelling('angle')} {degrees(angle):.1f} {speed:.1f}"
            return f"{way} {spelling('spin')} {spin / tau:.0f}" if spin else way
        case Put(spot):
            return tell("seat-carrom-put", right=f"{spot.x:.0f}", away=f"{spot.y:.0f}")
        case Ask(points):
            return tell("seat-carrom-asked", points=points)


def seat(table: TerminalTable, colour: Colour) -> CarromSeat:
    """Return the seat of a colour."""
    return CarromSeat(table, colour)
