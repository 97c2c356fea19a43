"""Carrom to learners: three or five numbers from -1 to 1 make a stroke, the first two of them place a man."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import pi
from typing import get_args

import numpy as np
from gymnasium import spaces

from arbitro.carrom.board import Board
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.geometry import BoardPoint, Piece, spot_faults, striker_faults
from arbitro.carrom.match import Format
from arbitro.carrom.sides import Side, other
from arbitro.lab.lens import EPISODES, Episode, Numbers, Parts, one_hot
from arbitro.lab.terms import fitting, one_of
from arbitro.players.carrom import KINDS
from arbitro.players.carrom.aims import spots
from arbitro.players.carrom.sight import Act, Ask, CarromSight, Hit, Put
from arbitro.players.carrom.table import CarromTable as CarromTable
from arbitro.players.table import DecisionDue
from arbitro.strokes.carrom.played import nearest_space
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.table import Layout
from arbitro.table.drawing import still
from arbitro.table.signs import Picture
from arbitro.table.stroke import FULL_FORCE, MOST_LIFT, MOST_SPIN

SLOWEST = 0.2
"""The gentlest stroke that can be chosen, in metres a second."""
FORWARD = 0.49 * pi
"""How far from straight ahead a stroke can be aimed where the edition forbids to play back."""
MEN, GAME = 9, 29
"""Men of a side, and the points that make a game: what counts are divided by."""
QUEENS = ("board", "pending")
SIGNS = {"white": "o", "black": "x", "queen": "Q"}


class CarromLab:
    """A match by any edition, in singles or doubles, or a board of one."""

    def __init__(
        self,
        length: int | None = None,
        episode: Episode = "part",
        edition: str = "carrom/icf-2001",
        form: Format = "singles",
        boards: int | None = None,
        spin: bool = False,
    ) -> None:
        self.name = "carrom"
        self.spin = spin
        """Whether a stroke has two numbers more: how the striker spins, and how far the blow is aimed upward."""
        edition = f"carrom/{edition.removeprefix('carrom/')}"
        for term, value, known in (
            ("edition", edition, tuple(SETTINGS)),
            ("form", form, get_args(Format)),
            ("episode", episode, EPISODES),
        ):
            one_of(term, value, known)
        self.table = CarromTable(KINDS, edition, form, boards)
        self.length = self.table.usual_length if length is None else length
        fitting(self.table, self.length)
        self.episode: Episode = episode

    @property
    def seats(self) -> int:
        """Two in singles, four in doubles: the sides in turn, counter-clockwise."""
        return 4 if self.table.form == "doubles" else 2

    @cached_property
    def parts(self) -> dict[str, spaces.Box]:
        """Own men, the other side's and the queen with their places; then what the referee knows."""
        return {
            "men": spaces.Box(-1, 1, (2 * MEN + 1, 3), np.float32),
            "task": spaces.Box(0, 1, (3,), np.float32),
            "queen": spaces.Box(0, 1, (4,), np.float32),
            "counts": spaces.Box(0, 10, (10,), np.float32),
        }

    @cached_property
    def actions(self) -> spaces.Box:
        """Where along the base lines, in which direction, how hard, spin, lift; or where within the outer circle."""
        return spaces.Box(-1, 1, (5 if self.spin else 3,), np.float32)

    def seat(self, state: CarromContest, due: DecisionDue[CarromSight]) -> int:
        """Return the chair of who decides."""
        seats = state.board.seats
        player = due.sight.player
        return seats.index(player) if player in seats else state.match.players.index(state.player_of(player))

    def sees(
        self, state: CarromContest, due: DecisionDue[CarromSight] | None, seat: int, chosen: Sequence[Numbers]
    ) -> Parts:
        """Return what the player in a chair sees, the own base lines below."""
        board, mine = state.board, due is not None and self.seat(state, due) == seat
        player = board.seats[seat]
        task = due.sight.task if due else "stroke"
        sight = self.table.sight(state, state.layout or Layout({}), task, player)
        return {
            "men": _men(sight),
            "task": one_hot(("stroke", "place").index(task) if mine and task != "demand" else 2, 3),
            "queen": _queen(board, sight.side),
            "counts": np.array(list(_counts(board, sight.side)), np.float32).clip(0, 10),
        }

    def mask(self, due: DecisionDue[CarromSight], chosen: Sequence[Numbers]) -> None:
        """Return nothing: every number is a legal stroke."""

    def act(self, due: DecisionDue[CarromSight], chosen: Sequence[Numbers]) -> Act:
        """Return the stroke or the place nearest to what was chosen that the law allows."""
        along, aside, force, *twist = (float(min(1.0, max(-1.0, number))) for number in chosen[-1])
        sight = due.sight
        surface = sight.setting.surface
        if sight.task == "place":
            spot = BoardPoint(along, aside) * (surface.outer_circle / 2)
            free = not spot_faults(surface, spot, sight.men)
            return Put(spot if free else nearest_space(surface, spot, sight.men))
        turn = FORWARD if surface.forward_only else pi
        speed = SLOWEST + (force + 1) / 2 * (FULL_FORCE - SLOWEST)
        spin, lift = twist if self.spin else (0.0, 0.0)
        # The legal spot for the striker nearest to a share of the base lines.
        surface = sight.setting.surface
        height = (surface.lower_line + surface.upper_line) / 2
        wanted = BoardPoint(along * surface.base_circles[1].x, height)
        if not striker_faults(surface, wanted, 0, sight.men):
            striker = wanted
        else:
            striker = min(spots(surface, sight.men), key=wanted.to)
        return Hit(striker, pi / 2 - aside * turn, speed, spin * MOST_SPIN, lift * MOST_LIFT)

    def forced_act(self, due: DecisionDue[CarromSight]) -> Act | None:
        """Return the demand for all points that can be had."""
        outcome = due.sight.board.outcome
        return Ask(outcome.on_demand) if due.sight.task == "demand" and outcome else None

    def ends(self, state: CarromContest) -> bool:
        """Tell whether the match is over, or the board where it is all and nothing more can be asked for."""
        asks = state.board.outcome is not None and state.board.outcome.on_demand > 0
        if self.episode == "part" and state.board.over and not asks:
            return True
        return self.table.game.standing(state).ended is not None

    def winner(self, state: CarromContest) -> int | None:
        """Return the side that has won."""
        ended, players = self.table.game.standing(state).ended, state.match.players
        if ended:
            return players.index(str(ended.winner)) if ended.winner else None
        outcome = state.board.outcome
        return players.index(state.player_of(outcome.winner)) if outcome and outcome.winner else None

    def svg(self, state: CarromContest) -> str:
        """Return the board from the first chair."""
        return still(self.table.setting.table, state.layout or Layout({}))

    def text(self, state: CarromContest) -> str:
        """Return the board from the first chair in signs."""
        grid, half = Picture(45, 21), self.table.setting.surface.half
        for piece in self.table.setting.lying(state.layout or Layout({})):
            across, down = (piece.at.x + half) / (2 * half), (half - piece.at.y) / (2 * half)
            grid.place(across, down, SIGNS[piece.colour])
        standing = self.table.game.standing(state)
        return f"{grid.draw({}, {})}\n{standing.score} {standing.part}  {standing.turn or ''}\n"


def _men(sight: CarromSight) -> Numbers:
    """Return the men of the player, of the other side, and the queen: where they lie, and 1 if they do."""
    rows, half = np.zeros((2 * MEN + 1, 3), np.float32), sight.setting.surface.half
    next_row = {sight.side: 0, other(sight.side): MEN, "queen": 2 * MEN}
    for piece in sorted(sight.men, key=_place):
        row = next_row[piece.colour]
        next_row[piece.colour] += 1
        rows[row] = piece.at.x / half, piece.at.y / half, 1
    return rows


def _place(piece: Piece) -> tuple[float, float]:
    """Order men by where they lie, so that which of its colour a man is does not matter."""
    return piece.at.y, piece.at.x


def _queen(board: Board, side: Side) -> Numbers:
    """Return whether the queen is on the board, to be covered, one's own or the other side's."""
    if board.queen in QUEENS:
        return one_hot(QUEENS.index(board.queen), 4)
    return one_hot(2 if board.queen == side else 3, 4)


def _counts(board: Board, side: Side) -> Iterator[float]:
    """Yield what the referee knows, own before other: men, debts, men to place, score; then the break and strokes."""
    for each in (board.men, board.owed, board.to_place):
        yield from (each.of(side) / MEN, each.of(other(side)) / MEN)
    yield from (board.score.of(side) / GAME, board.score.of(other(side)) / GAME)
    yield from (float(board.broken), board.strokes / MEN)
