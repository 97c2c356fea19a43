"""Layouts that cannot be are refused in one line that names the piece, in the reader's language."""

import json
import pickle
from math import hypot, pi
from pathlib import Path

import pytest
from click.testing import CliRunner

from arbitro.cli import main
from arbitro.l10n import LANGUAGES, Language
from arbitro.table import (
    Flick,
    Layout,
    Misplayed,
    Noise,
    Shot,
    Stroke,
    Table,
    carrom_table,
    rollout,
    simulate,
    simulate_many,
    snooker_table,
)
from arbitro.table.standing import bed_fault, move_out_of_cushion

CARROM, SNOOKER = carrom_table(), snooker_table()
FLICK, SHOT = Flick(0.37, 0.1174, pi / 2, 2.0), Shot(0.9, 0.5, pi / 2, 2.0)
HALF = SNOOKER.bed.length / 2
IN_A_MOUTH, IN_THE_RUBBER = (0.0, HALF), (0.02, HALF - 0.08)


def refused(table: Table, at: dict[str, tuple[float, float]], stroke: Stroke) -> Misplayed:
    with pytest.raises(Misplayed) as one:
        simulate(table, Layout(at), stroke)
    with pytest.raises(Misplayed) as many:
        simulate_many(table, Layout(at), [stroke])
    assert str(one.value) == str(many.value)
    return one.value


@pytest.mark.parametrize(
    ("piece", "place", "fault"),
    [
        ("white-1", (0.025, 0.025), "hole"),
        ("queen", (0.72, 0.73), "hole"),
        ("white-1", (0.01, 0.37), "cushion"),
        ("white-1", (-1.0, 0.37), "outside"),
        ("white-1", (float("nan"), 0.37), "number"),
        ("purple", (0.3, 0.3), "unknown"),
        ("white-1", (0.37, 0.13), "overlap"),
    ],
)
def test_a_man_that_cannot_lie_there_is_refused(piece: str, place: tuple[float, float], fault: str) -> None:
    assert refused(CARROM, {piece: place}, FLICK).fault == fault


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        ((0.02, 1.0), "cushion"),
        ((-0.03, 1.0), "cushion"),
        ((1.77, 3.0), "cushion"),
        (IN_THE_RUBBER, "cushion"),
        ((-0.01, HALF), "hole"),
        ((0.0, 0.0), "hole"),
        ((-0.2, HALF), "outside"),
    ],
)
def test_a_ball_that_cannot_stand_there_is_refused(place: tuple[float, float], fault: str) -> None:
    assert refused(SNOOKER, {"red-1": place}, SHOT).fault == fault
    assert refused(SNOOKER, {}, Shot(*place, 0.0, 1.0)).fault == fault


def test_a_ball_in_the_mouth_of_a_pocket_may_stand_there() -> None:
    motion = simulate(SNOOKER, Layout({"red-1": IN_A_MOUTH}), SHOT)
    assert motion.final.at["red-1"] == IN_A_MOUTH


def test_what_has_come_to_rest_may_be_played_from() -> None:
    """A piece at rest on a cushion, or touching another, is wrong by a rounding at most."""
    against = Layout({"striker": (0.37, 0.1174), "white-1": (0.37, CARROM.pieces["white-1"].radius)})
    simulate(CARROM, against, FLICK)


@pytest.mark.parametrize("place", [(0.02621, 1.0), (1.75178, 3.0), (0.9, 0.0262), (0.0258, HALF - 0.0951)])
def test_a_ball_measured_in_a_cushion_by_a_hair_is_freed_of_it(place: tuple[float, float]) -> None:
    radius = SNOOKER.pieces["cue"].radius
    assert bed_fault(SNOOKER.bed, place, radius) == "cushion"
    moved = move_out_of_cushion(SNOOKER.bed, place, radius)
    assert bed_fault(SNOOKER.bed, moved, radius) is None
    assert hypot(moved[0] - place[0], moved[1] - place[1]) < 5e-4
    assert move_out_of_cushion(SNOOKER.bed, (0.9, 0.9), radius) == (0.9, 0.9)


def test_a_rollout_of_no_strokes_is_refused() -> None:
    with pytest.raises(Misplayed, match="at least once"):
        rollout(SNOOKER, Layout({}), SHOT, Noise(), 0)


def test_a_refusal_survives_the_way_between_processes() -> None:
    fault = Misplayed("hole", "white-1", "carrom")
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault) == "white piece 1 would be over a pocket."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [(25, 25), (10, 370), (-900, 370)])
def test_the_command_says_it_in_one_line(tmp_path: Path, language: Language, place: tuple[int, int]) -> None:
    layout = tmp_path / "layout.json"
    layout.write_text(json.dumps({"striker": [370, 117.4], "white-1": place}))
    result = CliRunner().invoke(
        main, ["table", "play", "carrom", "--layout", str(layout), "--lang", language]
    )
    assert (result.exit_code, result.stderr.count("\n"), result.stdout) == (2, 1, "")
    assert {"en": "white piece 1", "it": "pedina bianca 1", "es": "blanca 1"}[language] in result.stderr
