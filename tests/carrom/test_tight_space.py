"""Where a due man has room at all, the umpire finds it, however fine the gap is (79a, 85)."""

from arbitro.carrom.geometry import BoardPoint, Piece, Surface, has_space, spot_faults
from arbitro.strokes.carrom.played import nearest_space

CROWDED = {
    "queen": [(-2.996464812785973, 2.1691848945855554)],
    "white": [
        (-1.9082985993953798, 36.33395266724091),
        (36.64375425102418, 114.6540685356332),
        (-29.330425078537928, -16.211912641674587),
        (-57.84714632280986, -31.737660556315234),
        (39.81623151466198, -93.08802594850846),
        (27.178472246860963, -15.493658642736477),
        (53.24889428002507, -34.99417803610652),
        (59.49891072696397, 55.14993626820677),
    ],
    "black": [
        (-31.91962693300769, 73.97873915960747),
        (-42.42774174429735, 29.75023480753964),
        (-67.16500742382732, 6.111215115130221),
        (-39.187331865302724, -58.979462512030125),
        (-1.847218423586014, -32.39113308752479),
        (24.998160385085328, -49.71552441326372),
        (57.82807275215413, 9.879713041705145),
        (27.742612633093074, 20.215245366017257),
        (25.186532255171016, 61.91476015042008),
    ],
}


def test_a_gap_finer_than_the_umpires_steps_is_found() -> None:
    men = tuple(
        Piece(colour, BoardPoint(*at))  # type: ignore[arg-type]  # the keys are colours
        for colour, places in CROWDED.items()
        for at in places
    )
    surface = Surface()
    assert has_space(surface, men)
    for wanted in (BoardPoint(0.0, 0.0), BoardPoint(60.0, 20.0), BoardPoint(-30.0, -40.0)):
        assert not spot_faults(surface, nearest_space(surface, wanted, men), men)
