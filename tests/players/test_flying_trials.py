"""Strokes tried in the mind that send a piece off the table are weighed as the referee would rule."""

from math import pi

from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromStroke
from arbitro.carrom.game import GAMES
from arbitro.carrom.geometry import BoardPoint, Piece
from arbitro.carrom.sides import Each
from arbitro.players.carrom.foresight import Foresight
from arbitro.players.carrom.sight import CarromSight, Hit
from arbitro.players.carrom.worth import standing
from arbitro.strokes.carrom.setting import SETTINGS

EDITION = "carrom/icf-2001"
SETTING = SETTINGS[EDITION]
MIDDLE = (SETTING.surface.lower_line + SETTING.surface.upper_line) / 2


def test_a_man_sent_over_the_frame_in_a_trial_is_ruled_on_as_jumped() -> None:
    men = (Piece("white", BoardPoint(0.0, -70.0)), Piece("black", BoardPoint(-100.0, 300.0)))
    board = Board(men=Each(1, 1), queen="black", opened=Each(True, True), broken=True, called=True, turns=4)
    sight = CarromSight(EDITION, "stroke", "white", board, men)
    hit = Hit(BoardPoint(0.0, MIDDLE), pi / 2, 5.5)
    layout = SETTING.layout(men)
    ruled = GAMES[EDITION].boards.judge(board, CarromStroke(jumped=("white",))).state
    foresight = Foresight(sight)
    assert foresight.try_once([hit], layout) == [standing(ruled, "white")]
    assert len(foresight.weigh([hit], layout)) == 1
