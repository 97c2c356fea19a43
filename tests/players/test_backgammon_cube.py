"""The cube and the match: chances from a score, when to double, when to take."""

import pytest

from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.cube import Owner, decide, worth_with_cube
from arbitro.players.backgammon.match_equity import Score, chance, published_rows, stakes_of
from arbitro.players.backgammon.sight import CubeStanding
from arbitro.players.backgammon.stakes import Money, worth, worth_turned

PUBLISHED = {
    (1, 2): 0.677,
    (1, 3): 0.751,
    (1, 4): 0.814,
    (1, 5): 0.842,
    (2, 3): 0.599,
    (2, 4): 0.669,
    (2, 5): 0.744,
    (3, 4): 0.572,
    (3, 5): 0.648,
    (4, 5): 0.577,
    (3, 7): 0.762,
    (5, 7): 0.626,
}
"""From the table of Kazaross and XG, to three places: away scores of the leader and the trailer."""

AFTER_CRAWFORD = {2: 0.488, 3: 0.323, 4: 0.310, 5: 0.190, 6: 0.181}


def plain(win: float) -> Chances:
    """Chances without gammons."""
    return Chances(win, 0, 0, 0, 0)


def double_from(stakes: Score | Money, owner: Owner = "centre") -> float:
    """Return the least chance, in hundredths, that is enough to double."""
    return next(p / 100 for p in range(40, 101) if decide(plain(p / 100), stakes, 1, owner).doubles)


def drop_from(stakes: Score | Money, level: int = 1) -> float:
    """Return the least chance of the doubler, in hundredths, at which to drop."""
    return next(p / 100 for p in range(40, 101) if not decide(plain(p / 100), stakes, level, "centre").takes)


@pytest.mark.parametrize(("score", "expected"), PUBLISHED.items())
def test_the_chance_from_a_score_is_the_published_one(score: tuple[int, int], expected: float) -> None:
    assert chance(*score) == pytest.approx(expected, abs=0.0006)


@pytest.mark.parametrize(("away", "expected"), AFTER_CRAWFORD.items())
def test_the_chance_after_the_crawford_game_is_the_published_one(away: int, expected: float) -> None:
    assert chance(away, 1, crawford_over=True) == pytest.approx(expected, abs=0.0005)
    assert chance(1, away, crawford_over=True) == pytest.approx(1 - expected, abs=0.0005)


def test_the_table_is_whole_and_says_the_same_from_both_sides() -> None:
    rows = published_rows()
    assert [len(row) for row in rows] == [25] * 26
    for mine in range(25):
        for theirs in range(25):
            assert rows[mine][theirs] + rows[theirs][mine] == pytest.approx(1, abs=1.1e-5)


def test_the_chances_of_both_sides_are_one_and_more_points_are_better_beyond_the_table_too() -> None:
    for mine in range(1, 30):
        for theirs in range(1, 30):
            assert chance(mine, theirs) + chance(theirs, mine) == pytest.approx(1)
            assert chance(mine, theirs + 1) > chance(mine, theirs)
    assert (chance(0, 3), chance(3, 0)) == (1, 0)


def test_what_chances_are_worth() -> None:
    five = Chances(0.6, 0.2, 0.01, 0.1, 0.02)
    points = 2 * 0.6 - 1 + 0.2 + 0.01 - 0.1 - 0.02
    assert five.worth(worth(Money(), 1)) == pytest.approx(points)
    assert five.worth(worth(Money(), 4)) == pytest.approx(4 * points)
    assert five.mirror().worth(worth_turned(Money(), 1)) == pytest.approx(points)
    assert five.mirror().mirror() == five
    won, lost = plain(1).worth(worth(Score(3, 5), 2)), plain(0).worth(worth(Score(3, 5), 2))
    assert (won, lost) == pytest.approx((chance(1, 5), chance(3, 3)))


def test_for_money_a_double_is_taken_from_a_little_more_than_a_fifth() -> None:
    """Between the fifth of a live cube and the quarter of a dead one, without gammons."""
    assert 0.75 < drop_from(Money()) < 0.80
    assert 0.66 < double_from(Money()) < 0.74
    assert double_from(Money()) < double_from(Money(), "mine")


def test_gammons_make_a_take_dearer() -> None:
    assert decide(plain(0.74), Money(), 1, "centre").takes
    assert not decide(Chances(0.74, 0.35, 0.01, 0.02, 0), Money(), 1, "centre").takes


def test_a_position_too_good_to_double_is_played_on() -> None:
    found = decide(Chances(0.9, 0.75, 0.05, 0, 0), Money(), 1, "centre")
    assert not found.takes
    assert not found.doubles


def test_at_two_away_each_a_double_is_right_with_any_advantage() -> None:
    """The doubled game decides the match, so the cube is dead and a take needs thirty in a hundred."""
    assert drop_from(Score(2, 2)) == pytest.approx(1 - (1 - chance(1, 2)), abs=0.011)
    assert double_from(Score(2, 2)) <= 0.60


def test_a_leader_who_needs_two_does_not_double_lightly() -> None:
    assert double_from(Score(2, 6)) > double_from(Score(6, 6)) + 0.03


def test_after_the_crawford_game_the_trailer_doubles_at_once() -> None:
    for away in range(2, 8):
        assert decide(plain(0.45), Score(away, 1, "past"), 1, "centre").doubles


def test_nobody_doubles_with_a_cube_that_is_enough() -> None:
    assert not decide(plain(0.7), Score(2, 5), 2, "mine").doubles


def test_in_the_crawford_game_the_cube_is_out_of_the_way() -> None:
    score = Score(1, 3, "now")
    assert worth_with_cube(plain(0.5), score, 1, "centre") == plain(0.5).worth(worth(score, 1))


@pytest.mark.parametrize("stakes", [Money(), Score(5, 5), Score(3, 7), Score(7, 2), Score(4, 1, "past")])
def test_worth_rises_with_the_chance_and_holding_the_cube_is_never_worse(stakes: Score | Money) -> None:
    last = -10.0
    for percent in range(101):
        five = plain(percent / 100)
        mine, centre, theirs = (
            worth_with_cube(five, stakes, 1, owner) for owner in ("mine", "centre", "theirs")
        )
        assert mine >= centre - 1e-9
        assert centre >= theirs - 1e-9
        assert mine >= last - 1e-9
        last = mine


def test_a_standing_is_for_money_or_for_a_match() -> None:
    assert stakes_of(CubeStanding()) == Money()
    assert stakes_of(CubeStanding(3, 5, "past", 2, "mine")) == Score(3, 5, "past")
