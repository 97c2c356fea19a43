"""A stroke on the table becomes the fact that an umpire would enter, and the board after his ruling."""

from math import atan2, pi
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.carrom.board import Board, seat_of
from arbitro.carrom.facts import CarromStroke, NoSpace, PlaceMen
from arbitro.carrom.game import GAMES
from arbitro.carrom.geometry import SURFACES, BoardPoint, Piece, opening, spot_faults
from arbitro.carrom.geometry.surface import Colour
from arbitro.carrom.sides import SIDES, Each
from arbitro.strokes.carrom.played import CarromStrokePlayed, claim_with_space, place_man, play_stroke
from arbitro.strokes.carrom.setting import SETTINGS, PiecesAstray, Setting
from arbitro.table import Flick, Layout, Misplayed, Rack

ICF, CLASSIC = "carrom/icf-2001", "carrom/classic-29"
SETTING = SETTINGS[ICF]
SURFACE = SETTING.surface
MIDDLE = (SURFACE.lower_line + SURFACE.upper_line) / 2
NORTH_EAST = SURFACE.pockets[2]
FAR_AWAY = (Piece("white", BoardPoint(-200.0, 300.0)), Piece("black", BoardPoint(-100.0, 300.0)))


def lay(*pieces: Piece) -> Layout:
    return SETTING.layout(pieces)


def known(layout: Layout, **changes: object) -> Board:
    """Return a board under way whose referee knows exactly the pieces of a layout."""
    white, black = (sum(name.startswith(side) for name in layout.at) for side in SIDES)
    board = Board(men=Each(white, black), opened=Each(True, True), broken=True, turns=4)
    return replace(board, **{"queen": "board" if "queen" in layout.at else "black", **changes})


def at_the_pocket(colour: Colour) -> Piece:
    """Return a piece on the diagonal, a little before the far right pocket."""
    return Piece(colour, NORTH_EAST - BoardPoint(60.0, 60.0))


def aimed(spot: BoardPoint, target: BoardPoint, speed: float, setting: Setting = SETTING) -> Flick:
    return setting.flick(spot, atan2(target.y - spot.y, target.x - spot.x), speed)


def played(state: Board, layout: Layout, flick: Flick, edition: str = ICF) -> CarromStrokePlayed:
    return play_stroke(GAMES[edition].boards, SETTINGS[edition], state, layout, flick)


def at_the_corner(piece: Piece, speed: float = 2.0) -> tuple[Layout, Flick]:
    """Return a stroke that sends a piece into the far right pocket."""
    layout = lay(piece, *FAR_AWAY)
    ghost = piece.at - BoardPoint(1.0, 1.0).unit() * ((SURFACE.man + SURFACE.striker) / 2)
    return layout, aimed(BoardPoint(100.0, MIDDLE), ghost, speed)


@pytest.mark.parametrize("edition", sorted(SURFACES))
def test_the_table_has_the_measures_of_the_edition(edition: str) -> None:
    surface, table = SURFACES[edition], SETTINGS[edition].table
    assert table.bed.width == table.bed.length == pytest.approx(surface.side / 1000)
    assert table.pieces["striker"].radius * 2000 == pytest.approx(surface.striker)
    assert table.pieces["white-1"].radius * 2000 == pytest.approx(surface.man)
    holes = [SETTINGS[edition].point((pocket.x, pocket.y)) for pocket in table.bed.pockets]
    assert all(hole.to(corner) < 1e-9 for hole, corner in zip(holes, surface.pockets, strict=True))


@given(st.integers(0, 3), st.integers(0, 2**32))
def test_41a_the_rack_is_that_of_the_law_within_its_gaps(seat: int, seed: int) -> None:
    layout = SETTING.rack_layout(seat, Rack(2e-5, seed))
    racked, meant = SETTING.lying(layout), opening(SURFACE, seat)
    assert [piece.colour for piece in racked] == [piece.colour for piece in meant]
    assert all(one.at.to(other.at) < 0.1 for one, other in zip(racked, meant, strict=True))
    assert layout.rack == Rack(2e-5, seed)
    assert layout == SETTING.rack_layout(seat, Rack(2e-5, seed))


def test_41_the_record_of_a_break_has_its_rack() -> None:
    layout = SETTING.rack_layout(0, Rack(2e-5, 7))
    stroke = played(Board(), layout, SETTING.flick(BoardPoint(0.0, MIDDLE), pi / 2, 4.0))
    assert stroke.motion.start.rack == Rack(2e-5, 7)
    assert stroke.layout.rack is None
    assert stroke.verdict.state.broken


def test_45a_a_break_that_touches_nothing_leaves_the_rack_as_it_was() -> None:
    layout = SETTING.rack_layout(0, Rack(2e-5, 7))
    stroke = played(Board(), layout, SETTING.flick(BoardPoint(0.0, MIDDLE), pi / 2, 0.5))
    assert stroke.layout == layout
    assert stroke.verdict.state.attempts == 1


def test_96_an_uncovered_queen_comes_back_even_when_nothing_is_touched() -> None:
    layout = lay(*FAR_AWAY)
    state = known(layout, queen="pending", strokes=1)
    stroke = played(state, layout, SETTING.flick(BoardPoint(0.0, MIDDLE), pi / 2, 0.5))
    assert stroke.verdict.state.queen == "board"
    assert SETTING.point(stroke.layout.at["queen"]).length < 1e-6


def test_own_man_pocketed_and_the_turn_goes_on() -> None:
    layout, flick = at_the_corner(at_the_pocket("white"))
    stroke = played(known(layout), layout, flick)
    assert stroke.fact == CarromStroke(white=1)
    assert stroke.verdict.state.men == Each(1, 1)
    assert stroke.verdict.state.turn == "white"
    assert set(stroke.layout.at) == set(layout.at) - {"white-1"}


def test_72a_the_striker_that_follows_makes_a_due() -> None:
    layout = lay(*FAR_AWAY)
    stroke = played(known(layout), layout, aimed(BoardPoint(100.0, MIDDLE), NORTH_EAST, 3.0))
    assert stroke.fact == CarromStroke(striker=True, untouched=True)
    assert "72a" in stroke.verdict.laws
    assert stroke.verdict.state.to_place == Each(1, 0)


def test_94_a_queen_without_right_comes_back_to_the_centre() -> None:
    layout, flick = at_the_corner(at_the_pocket("queen"))
    state = known(layout, opened=Each(False, False))
    stroke = played(state, layout, flick)
    assert stroke.fact == CarromStroke(queen=True)
    assert stroke.verdict.state.queen == "board"
    assert SETTING.point(stroke.layout.at["queen"]).length < 1e-6


@pytest.mark.parametrize(
    ("spot", "offence"),
    [
        (BoardPoint(0.0, MIDDLE), ""),
        (BoardPoint(0.0, MIDDLE + 8.0), "base-line"),
        (BoardPoint(SURFACE.base_circles[1].x - 12.0, MIDDLE), "base-circle"),
        (SURFACE.base_circles[0], ""),
        (SURFACE.base_circles[1] + BoardPoint(3.0, 0.0), "arrow"),
    ],
)
@pytest.mark.parametrize("seat", [0, 2])
def test_130_the_strikers_spot_makes_a_stroke_improper(spot: BoardPoint, offence: str, seat: int) -> None:
    layout = lay(*FAR_AWAY)
    state = known(layout, turn=SIDES[seat // 2])
    there = spot.seen_from(-seat)
    stroke = played(state, layout, SETTING.flick(there, pi / 2 - seat * pi / 2, 1.0))
    assert stroke.fact is not None
    assert stroke.fact.improper == offence


def test_127b_a_striker_that_stays_on_its_lines_is_no_stroke() -> None:
    layout = lay(*FAR_AWAY)
    stroke = played(known(layout), layout, SETTING.flick(BoardPoint(0.0, MIDDLE), 0.0, 0.1))
    assert stroke.fact is None
    assert stroke.layout == layout


def test_127a_a_striker_that_leaves_its_lines_has_played() -> None:
    layout = lay(*FAR_AWAY)
    stroke = played(known(layout), layout, SETTING.flick(BoardPoint(0.0, MIDDLE), pi / 2, 0.5))
    assert stroke.fact == CarromStroke(untouched=True)
    assert stroke.verdict.state.turn == "black"


BEHIND = Piece("white", BoardPoint(0.0, -320.0))
"""A man behind the near player's base lines."""


def test_striking_4_a_man_behind_the_line_is_hit_only_after_crossing_it() -> None:
    layout = lay(BEHIND, *FAR_AWAY)
    back = aimed(BoardPoint(40.0, MIDDLE), BEHIND.at, 1.5)
    by_the_far_cushion = SETTING.flick(BoardPoint(0.0, MIDDLE), pi / 2, 4.0)
    for flick, classic, icf in ((back, "behind-line", ""), (by_the_far_cushion, "", "")):
        for edition, offence in ((CLASSIC, classic), (ICF, icf)):
            stroke = played(known(layout), layout, flick, edition)
            assert stroke.fact is not None
            assert not stroke.fact.untouched
            assert stroke.fact.improper == offence


def test_striking_3_playing_back_is_improper_in_the_classic_game() -> None:
    layout = lay(*FAR_AWAY)
    stroke = played(known(layout), layout, SETTING.flick(BoardPoint(0.0, MIDDLE), -pi / 2, 3.0), CLASSIC)
    assert stroke.fact == CarromStroke(improper="backwards", untouched=True)


def due(*pieces: Piece) -> tuple[Layout, Board]:
    layout = lay(*pieces)
    return layout, known(layout, to_place=Each(1, 0), placers=Each("black", "white"), turn="black")


def test_78a_a_man_is_placed_where_it_is_put() -> None:
    layout, state = due(*FAR_AWAY, Piece("queen", BoardPoint(0.0, 0.0)))
    laid = place_man(GAMES[ICF].boards, SETTING, state, layout, "black", BoardPoint(0.0, 60.0))
    assert laid.fact == PlaceMen(1, by="black")
    assert laid.verdict.state.men == Each(2, 1)
    assert SETTING.point(laid.layout.at["white-2"]).to(BoardPoint(0.0, 60.0)) < 1e-9


@pytest.mark.parametrize(
    ("spot", "where", "disturbed"),
    [
        (BoardPoint(0.0, 120.0), "outside-circle", False),
        (BoardPoint(10.0, 0.0), "on-centre", False),
        (BoardPoint(-60.0, 5.0), "", True),
        (BoardPoint(40.0, 40.0), "shot-with-queen", False),
    ],
)
def test_85_86_89b_114_a_man_on_a_wrong_spot_is_seen_and_moved(
    spot: BoardPoint, where: str, disturbed: bool
) -> None:
    pieces = (
        *FAR_AWAY,
        Piece("black", BoardPoint(-60.0, 0.0)),
        Piece("queen", BoardPoint(0.0, 0.0) if where == "shot-with-queen" else BoardPoint(300.0, 0.0)),
    )
    layout, state = due(*pieces)
    laid = place_man(GAMES[ICF].boards, SETTING, state, layout, "black", spot)
    assert laid.fact == PlaceMen(1, where, disturbed, by="black")  # type: ignore[arg-type]
    assert laid.verdict.state.foul is not None
    moved = SETTING.point(laid.layout.at["white-2"])
    assert not spot_faults(SURFACE, moved, SETTING.lying(layout))


def test_79a_a_claim_waits_for_space_and_is_called_when_there_is_some() -> None:
    layout = SETTING.layout(opening(SURFACE)[:-1])
    state = known(layout, to_place=Each(0, 1), placers=Each("black", "white"), turn="white")
    assert claim_with_space(SETTING, state, layout) == "white"
    waiting = GAMES[ICF].boards.judge(state, NoSpace("white")).state
    assert waiting.waiting == Each(False, True)
    roomy = lay(*FAR_AWAY)
    assert claim_with_space(SETTING, waiting, roomy) == "white"


def test_seats_are_counted_counter_clockwise() -> None:
    doubles = Board(seats=("W1", "B1", "W2", "B2"), turn="W1")
    assert [seat_of(doubles, seat) for seat in doubles.seats] == [0, 1, 2, 3]
    assert [seat_of(Board(), side) for side in SIDES] == [0, 2]


def test_a_piece_that_the_referee_does_not_know_is_a_fault_of_the_program() -> None:
    layout = lay(*FAR_AWAY)
    with pytest.raises(PiecesAstray):
        SETTING.restore(layout, known(layout, men=Each(0, 1)), 0)


def over_the_frame() -> tuple[Layout, Flick]:
    """Return a full flick straight at a white man in the middle of the board."""
    layout = lay(Piece("white", BoardPoint(0.0, -70.0)), *FAR_AWAY[1:])
    return layout, SETTING.flick(BoardPoint(0.0, MIDDLE), pi / 2, 5.5)


def test_65a_a_man_that_goes_over_the_frame_comes_back_to_the_centre() -> None:
    layout, flick = over_the_frame()
    stroke = played(known(layout), layout, flick)
    assert stroke.fact == CarromStroke(jumped=("white",))
    assert "65a" in stroke.verdict.laws
    assert SETTING.point(stroke.layout.at["white-1"]).length < 1e-6
    assert stroke.verdict.state.men == Each(1, 1)


def test_116_a_striker_that_goes_over_the_frame_is_off_the_board() -> None:
    layout = lay(*FAR_AWAY)
    stroke = played(known(layout), layout, SETTING.flick(BoardPoint(100.0, MIDDLE), pi / 2, 5.0, lift=0.17))
    assert stroke.fact is not None
    assert (stroke.fact.off_board, stroke.fact.striker) == (True, False)
    assert "striker" not in stroke.layout.at


def test_65c_the_players_men_go_back_first() -> None:
    layout = lay(*FAR_AWAY)
    state = known(layout)
    empty = layout.without("white-1", "black-1")
    for first, other in (("white", "black"), ("black", "white")):
        restored = SETTING.restore(empty, state, 0, first)  # type: ignore[arg-type]  # both are sides
        assert SETTING.point(restored.at[f"{first}-1"]).length < 1e-6
        assert SETTING.point(restored.at[f"{other}-1"]).length == pytest.approx(SURFACE.man, abs=1e-6)


def test_boards_of_full_force_are_refereed_with_every_man_accounted_for() -> None:
    """Wild lifted flicks send men and striker off; the referee's men are those on the board after every stroke."""
    jumped = off = 0
    for seed in range(10):
        dice = Random(seed)
        board, layout = Board(called=True), SETTING.rack_layout(0, Rack(2e-5, seed))
        for _ in range(25):
            placer = claim_with_space(SETTING, board, layout)
            if placer is not None:
                laid = place_man(GAMES[ICF].boards, SETTING, board, layout, placer, BoardPoint(30.0, 30.0))
                board, layout = laid.verdict.state, laid.layout
                continue
            seat = seat_of(board, board.turn)
            spot = BoardPoint(dice.uniform(-150, 150), MIDDLE)
            turned = SETTING.point(SETTING.bed_place(spot.seen_from(-seat % 4)))
            flick = SETTING.flick(turned, dice.uniform(-pi, pi), 5.5, lift=dice.choice([0.0, 0.17]))
            try:
                stroke = played(board, layout, flick)
            except Misplayed:
                continue
            assert not stroke.verdict.refused
            if stroke.fact:
                jumped += len(stroke.fact.jumped)
                off += stroke.fact.off_board
            board, layout = stroke.verdict.state, stroke.layout
            if board.outcome:
                break
            lying = [sum(name.startswith(side) for name in layout.at) for side in SIDES]
            assert lying == [board.men.of(side) for side in SIDES]
    assert jumped > 3
    assert off > 3
