"""A higher strength beats the one below it, in each game."""

import pytest

from tests.players.ladder import PAIRS, STEPS, Tally, tally


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "weaker"), STEPS)
def test_each_strength_beats_the_one_below_it(game: str, weaker: int) -> None:
    counted = tally(game, f"house:{weaker + 1}", f"house:{weaker}", PAIRS[game])
    assert counted.by_luck < 0.01, str(counted)


@pytest.mark.parametrize(("game", "stronger", "pairs"), [("backgammon", 3, 5), ("carrom", 3, 3)])
def test_two_steps_tell_even_in_a_few_matches(game: str, stronger: int, pairs: int) -> None:
    counted = tally(game, f"house:{stronger}", "house:1", pairs, "daily")
    assert counted.won >= 0.75 * counted.matches


def test_a_tally_knows_its_interval_and_its_luck() -> None:
    even = Tally((1,) * 50)
    assert even.interval[0] < 0.5 < even.interval[1]
    assert even.by_luck > 0.5
    clear = Tally((2,) * 10)
    assert clear.interval[1] == 1.0
    assert clear.by_luck == 0.5**20
