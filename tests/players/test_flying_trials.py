"""Strokes tried in the mind that send a piece off the table are weighed as the referee would rule."""

from math import pi

from arbitro.carrom.board import Board
from arbitro.carrom.facts import Stroke
from arbitro.carrom.game import GAMES
from arbitro.carrom.geometry import Piece, Point
from arbitro.carrom.setting import SETTINGS
from arbitro.carrom.sides import Each
from arbitro.players.carrom.foresight import Foresight
from arbitro.players.carrom.sight import Hit, Sight
from arbitro.players.carrom.worth import standing

EDITION = "carrom/icf-2001"
SETTING = SETTINGS[EDITION]
MIDDLE = (SETTING.surface.lower_line + SETTING.surface.upper_line) / 2


def test_a_man_sent_over_the_frame_in_a_trial_is_ruled_on_as_jumped() -> None:
    men = (Piece("white", Point(0.0, -70.0)), Piece("black", Point(-100.0, 300.0)))
    board = Board(men=Each(1, 1), queen="black", opened=Each(True, True), broken=True, called=True, turns=4)
    sight = Sight(EDITION, "stroke", "white", board, men)
    hit = Hit(Point(0.0, MIDDLE), pi / 2, 5.5)
    layout = SETTING.layout(men)
    ruled = GAMES[EDITION].boards.judge(board, Stroke(jumped=("white",))).state
    foresight = Foresight(sight)
    assert foresight.try_once([hit], layout) == [standing(ruled, "white")]
    assert len(foresight.weigh([hit], layout)) == 1
