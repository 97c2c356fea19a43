"""How strong players of carrom search: plain strokes first, all round where these are not sure, spin where it helps."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from arbitro.carrom.geometry import BoardPoint, Piece, striker_faults
from arbitro.players import table_of
from arbitro.players.carrom.aims import breaks, hard_breaks
from arbitro.players.carrom.foresight import Foresight
from arbitro.players.carrom.house import CarromHouse
from arbitro.players.carrom.search import strayings
from arbitro.players.carrom.sight import CarromSight, Hit
from arbitro.players.carrom.strength import STRENGTHS, with_hand
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.table import Layout
from arbitro.table.stroke import FULL_FORCE, MOST_SPIN
from tests.players.test_carrom_players import ICF, MIDDLE, SURFACE, seated, sight

SHAKY = with_hand(STRENGTHS[5], 0.5)
PLAIN = with_hand(STRENGTHS[4], 0.5)
AWKWARD = sight("white", Piece("white", BoardPoint(0.0, 340.0)), Piece("black", BoardPoint(200.0, 0.0)))
EASY = sight(
    "white",
    Piece("white", SURFACE.pockets[2] - BoardPoint(40.0, 40.0)),
    Piece("white", BoardPoint(-145.0, 202.0)),
    Piece("black", BoardPoint(0.0, 0.0)),
)


def scoring(seen: CarromSight, hit: Hit) -> float:
    """Return how often a stroke scores with a hand that strays by half a degree."""
    tried = [SHAKY.bent(hit, *stray) for stray in strayings(200)]
    return fmean(Foresight(seen).scores(tried, seen.setting.layout(seen.men)))


def tries(monkeypatch: pytest.MonkeyPatch, seen: CarromSight) -> int:
    """Return how many strokes the strong player tries before it decides."""
    counted = [0]
    rows = Foresight._rows

    def counting(foresight: Foresight, hits: Sequence[Hit], layout: Layout) -> object:
        counted[0] += len(hits)
        return rows(foresight, hits, layout)

    monkeypatch.setattr(Foresight, "_rows", counting)
    CarromHouse(SHAKY, Random(1)).best_stroke(seen)
    return counted[0]


def test_strayings_are_spread_as_a_hand_strays() -> None:
    for numbers in zip(*strayings(128), strict=True):
        assert abs(fmean(numbers)) < 0.02
        assert abs(pstdev(numbers) - 1.0) < 0.05


def test_only_the_strongest_looks_all_round() -> None:
    assert [strength.looks > 0 for strength in STRENGTHS.values()] == [False, False, False, False, True]


def test_a_look_all_round_finds_a_better_stroke_than_plain_thought() -> None:
    searched, plain = (CarromHouse(mind, Random(1)).best_stroke(AWKWARD) for mind in (SHAKY, PLAIN))
    assert scoring(AWKWARD, searched) > scoring(AWKWARD, plain) + 0.1


def test_a_sure_stroke_takes_far_less_thought_than_an_awkward_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = tries(monkeypatch, EASY)
    assert tries(monkeypatch, AWKWARD) > 3 * sure


def test_the_same_seed_finds_the_same_stroke() -> None:
    first, second = (CarromHouse(SHAKY, Random(7)).best_stroke(AWKWARD) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("edition", [ICF, "carrom/classic-29", "carrom/colombia"])
def test_what_is_found_all_round_may_be_played_by_each_edition(edition: str) -> None:
    surface = SETTINGS[edition].surface
    seen = CarromSight(edition, "stroke", "white", AWKWARD.board, AWKWARD.men)
    house = CarromHouse(SHAKY, Random(2))
    hit = house.best_stroke(seen)
    assert not striker_faults(surface, hit.spot, 0, seen.men)
    assert not house._fault(seen, seen.setting.layout(seen.men), hit)
    assert abs(hit.spin) <= MOST_SPIN
    assert 0.0 < hit.speed <= FULL_FORCE


def test_strong_breaks_are_harder_than_most_that_others_think_of() -> None:
    hits = [aim.hit for aim in hard_breaks(SURFACE, Random(1))]
    assert not any(striker_faults(SURFACE, hit.spot) for hit in hits)
    assert all(hit.speed <= FULL_FORCE for hit in hits)
    assert fmean(hit.speed for hit in hits) > fmean(aim.hit.speed for aim in breaks(SURFACE))


def test_a_stroke_of_the_house_keeps_its_spin_in_the_hall() -> None:
    state = replace(seated(*AWKWARD.men), board=AWKWARD.board)
    hit = Hit(BoardPoint(0.0, MIDDLE), 1.4, 2.0, 30.0)
    made = table_of(ICF, doubles=False).decide(state, hit, Random(1)).made
    assert made["stroke"]["spin"] == 30.0
