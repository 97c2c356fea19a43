"""Snooker to learners: seven or eight numbers from -1 to 1 make a stroke, the seventh also a choice after a foul."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import hypot, pi, sqrt

import numpy as np
from gymnasium import spaces

from arbitro.lab.lens import EPISODES, Episode, Numbers, Parts
from arbitro.lab.terms import fitting, one_of
from arbitro.players.snooker import TABLE
from arbitro.players.snooker.choices import hopeless
from arbitro.players.snooker.sight import Act, Balls, SnookerSight, SnookerWord, Strike
from arbitro.players.snooker.strengths import FASTEST
from arbitro.players.snooker.table import SnookerTable as SnookerTable
from arbitro.players.table import DecisionDue
from arbitro.snooker.balls import BALLS, COLOURS
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.frame import Frame
from arbitro.snooker.table import BALL_DIAMETER, BAULK_LINE, D_RADIUS, LENGTH, WIDTH, Placed, Point
from arbitro.snooker.terms import PLAYERS, Format
from arbitro.strokes.snooker.setting import TABLE as BED
from arbitro.strokes.snooker.setting import balls_of, cue_of
from arbitro.table import Layout
from arbitro.table.drawing import still
from arbitro.table.signs import Picture
from arbitro.table.stroke import MISCUE

SLOWEST = 0.3
"""The gentlest stroke that can be chosen, in metres a second."""
RAISED = 1.0
"""The farthest that the butt can be raised, in radians."""
REDS, MOST = 15, 147
"""Reds, and the points of a maximum break: what counts are divided by."""
OPTIONS = (SnookerWord.PLAY, SnookerWord.PLAY_AGAIN, SnookerWord.REPLACE, SnookerWord.FREE_BALL)
ON = (*BALLS, "colour")
ACROSS = 12
"""Places of the D that are tried where the one chosen is occupied, from one side to the other."""


class SnookerLab:
    """A match of some frames, or a frame of one, between two players or pairs."""

    def __init__(
        self,
        length: int | None = None,
        episode: Episode = "part",
        concessions: bool = True,
        form: Format = "singles",
        elevation: bool = False,
    ) -> None:
        self.name = "snooker"
        one_of("episode", episode, EPISODES)
        one_of("form", form, tuple(PLAYERS))
        self.length = TABLE.usual_length if length is None else length
        fitting(TABLE, self.length)
        self.episode: Episode = episode
        self.form: Format = form
        self.elevation = elevation
        """Whether a stroke has one number more: how far the butt is raised."""
        self.concessions = concessions
        """Whether a side that is hopelessly behind concedes, as the house does; else every ball is played for."""

    @property
    def table(self) -> SnookerTable:
        """Where machines play it."""
        return TABLE.seat(TABLE.game.edition, four=self.form != "singles")

    @property
    def seats(self) -> int:
        """Two, or four in pairs: the sides in turn."""
        return len(PLAYERS[self.form])

    @cached_property
    def parts(self) -> dict[str, spaces.Box]:
        """The cue-ball, the reds and the colours with their places (in a pocket's jaws beyond 1), and what is known."""
        return {
            "balls": spaces.Box(-1.1, 1.1, (1 + REDS + len(COLOURS), 3), np.float32),
            "on": spaces.Box(0, 1, (len(ON),), np.float32),
            "may": spaces.Box(0, 1, (len(BALLS) + len(OPTIONS),), np.float32),
            "counts": spaces.Box(0, 10, (8,), np.float32),
        }

    @cached_property
    def actions(self) -> spaces.Box:
        """Direction, speed, side and height of the tip, the place in the D, which ball or option, elevation."""
        return spaces.Box(-1, 1, (8 if self.elevation else 7,), np.float32)

    def seat(self, state: SnookerContest, due: DecisionDue[SnookerSight]) -> int:
        """Return who decides: whoever is at the table, or is next where a frame was offered to their side."""
        frame = state.frame
        assert frame.striker is not None
        place = frame.striker if frame.conceded is None else frame.following(frame.striker)
        return PLAYERS[self.form].index(frame.players[place])

    def sees(
        self,
        state: SnookerContest,
        due: DecisionDue[SnookerSight] | None,
        seat: int,
        chosen: Sequence[Numbers],
    ) -> Parts:
        """Return what a player sees from baulk."""
        frame, mine = state.frame, due is not None and self.seat(state, due) == seat
        sight = self.table.sight(state, state.layout or Layout({}))
        side = frame.sides.index(state.match.sides[seat % 2])
        may = [*(ball in sight.may_nominate for ball in BALLS), *(word in sight.words for word in OPTIONS)]
        return {
            "balls": _balls(sight.balls),
            "on": np.array([frame.on == one for one in ON], np.float32),
            "may": np.array(may, np.float32) * mine,
            "counts": np.array(list(_counts(frame, side, mine)), np.float32).clip(0, 10),
        }

    def mask(self, due: DecisionDue[SnookerSight], chosen: Sequence[Numbers]) -> None:
        """Return nothing: every number is a legal act."""

    def act(self, due: DecisionDue[SnookerSight], chosen: Sequence[Numbers]) -> Act:
        """Return the stroke, or what is asked for after a foul."""
        angle, force, side, height, x, y, choice, *raised = (
            float(min(1.0, max(-1.0, n))) for n in chosen[-1]
        )
        sight = due.sight
        if not sight.may_nominate:
            return sight.words[_share(choice, len(sight.words))]
        ball = sight.may_nominate[_share(choice, len(sight.may_nominate))]
        off = MISCUE / max(1.0, hypot(side, height))
        return Strike(
            angle * pi,
            SLOWEST + (force + 1) / 2 * (FASTEST - SLOWEST),
            side * off,
            height * off,
            _in_d(sight.balls.others, x, y) if sight.frame.in_hand else None,
            ball if len(sight.may_nominate) > 1 else None,
            (raised[0] + 1) / 2 * RAISED if self.elevation else 0.0,
        )

    def forced_act(self, due: DecisionDue[SnookerSight]) -> Act | None:
        """Return the acceptance of a frame conceded, and the concession of a hopeless one."""
        sight = due.sight
        if SnookerWord.ACCEPT in sight.words:
            return SnookerWord.ACCEPT
        gives_up = self.concessions and SnookerWord.CONCEDE in sight.words and hopeless(sight.frame)
        return SnookerWord.CONCEDE if gives_up else None

    def ends(self, state: SnookerContest) -> bool:
        """Tell whether the match is over, or the frame where it is all."""
        if self.episode == "part" and state.frame.outcome is not None:
            return True
        return self.table.game.standing(state).ended is not None

    def winner(self, state: SnookerContest) -> int | None:
        """Return the side that has won."""
        ended, outcome = self.table.game.standing(state).ended, state.frame.outcome
        winner = ended.winner if ended else outcome.winner if outcome else None
        return state.match.sides.index(winner) if winner else None

    def svg(self, state: SnookerContest) -> str:
        """Return the table, baulk below."""
        return still(BED, state.layout or Layout({}))

    def text(self, state: SnookerContest) -> str:
        """Return the table in signs, baulk below."""
        grid, layout = Picture(31, 30), state.layout or Layout({})
        cue = cue_of(layout)
        balls = [*balls_of(layout)]
        for name, x, y in [
            *((ball.ball, ball.x, ball.y) for ball in balls),
            *([("O", *(cue.x, cue.y))] if cue else []),
        ]:
            grid.place((x + WIDTH / 2) / WIDTH, 1 - y / LENGTH, SIGNS.get(name, name))
        standing = self.table.game.standing(state)
        return f"{grid.draw({}, {})}\n{standing.score} {standing.part}  {standing.turn or ''}\n"


SIGNS = {"red": "r", "yellow": "2", "green": "3", "brown": "4", "blue": "5", "pink": "6", "black": "7"}
"""A colour by its value."""


def _share(number: float, count: int) -> int:
    """Return which of some equal parts of -1 to 1 a number falls into."""
    return min(count - 1, int((number + 1) / 2 * count))


def _balls(balls: Balls) -> Numbers:
    """Return the cue-ball, the reds and the colours: where they lie, and 1 if they do."""
    rows = np.zeros((1 + REDS + len(COLOURS), 3), np.float32)
    if balls.cue:
        rows[0] = _ball_features(balls.cue.x, balls.cue.y)
    reds = sorted((ball for ball in balls.others if ball.ball == "red"), key=lambda ball: (ball.y, ball.x))
    for row, ball in enumerate(reds, 1):
        rows[row] = _ball_features(ball.x, ball.y)
    for ball in balls.others:
        if ball.ball != "red":
            rows[1 + REDS + COLOURS.index(ball.ball)] = _ball_features(ball.x, ball.y)
    return rows


def _ball_features(x: float, y: float) -> tuple[float, float, float]:
    return 2 * x / WIDTH, 2 * y / LENGTH - 1, 1.0


def _counts(frame: Frame, side: int, mine: bool) -> Iterator[float]:
    """Yield what the referee knows, one's own score first."""
    yield from (frame.score[side] / MOST, frame.score[1 - side] / MOST, frame.remaining / MOST)
    yield from (
        frame.reds / REDS,
        float(frame.free_ball),
        float(frame.in_hand),
        float(frame.choosing),
        float(mine),
    )


def _in_d(others: Sequence[Placed], x: float, y: float) -> Point:
    """Return the place of the D that was chosen, or the nearest to it that is free."""
    wanted = _of_d(x, y)
    if _free(others, wanted):
        return wanted
    steps = [2 * step / ACROSS - 1 for step in range(ACROSS + 1)]
    places = [place for across in steps for down in steps if _free(others, place := _of_d(across, down))]
    return min(places, key=lambda place: hypot(place.x - wanted.x, place.y - wanted.y))


def _of_d(x: float, y: float) -> Point:
    across = x * D_RADIUS
    return Point(across, BAULK_LINE - (y + 1) / 2 * sqrt(max(0.0, D_RADIUS**2 - across**2)))


def _free(others: Sequence[Placed], place: Point) -> bool:
    return all(hypot(ball.x - place.x, ball.y - place.y) > BALL_DIAMETER + 0.2 for ball in others)
