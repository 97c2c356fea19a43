"""Ratings from journals: the published examples, and the same digits whenever they are computed again."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.desk import Event, acts, judge, read_event
from arbitro.desk.ratings import fibs, glicko
from arbitro.desk.ratings.list import by_fibs, courses, rated_matches, rating_list
from arbitro.desk.simulation import by_rating, simulate_event


def played(edition: str, form: str = "round-robin", seed: int = 1, players: int = 6) -> Event:
    random = Random(seed)
    event = read_event({"level": "event", "format": form, "entries": players}, edition)
    for _, after in simulate_event(event, by_rating(random), random):
        event = after
    return event


def test_glickmans_own_example_comes_out_as_he_publishes_it() -> None:
    player = glicko.GlickoRating(1500, 200, 0.06)
    met = [
        glicko.Met(glicko.GlickoRating(1400, 30), 1),
        glicko.Met(glicko.GlickoRating(1550, 100), 0),
        glicko.Met(glicko.GlickoRating(1700, 300), 0),
    ]
    after = glicko.after_period(player, met)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_rated_as_before_and_less_surely() -> None:
    after = glicko.after_period(glicko.GlickoRating(1600, 50, 0.06), [])
    assert (after.rating, after.volatility) == (1600, 0.06)
    assert round(after.deviation, 2) == 51.07


def test_a_surprise_raises_the_volatility() -> None:
    strong = glicko.GlickoRating(2200, 30)
    after = glicko.after_period(glicko.GlickoRating(1400, 60), [glicko.Met(strong, 1)] * 6)
    assert after.volatility > 0.06


def test_two_settled_equals_stake_two_points_times_the_root_of_the_length() -> None:
    winner, loser = fibs.after_match(fibs.FibsRating(1500, 400), fibs.FibsRating(1500, 400), 9)
    assert (winner, loser) == (fibs.FibsRating(1506, 409), fibs.FibsRating(1494, 409))


def test_a_newcomer_moves_five_times_as_fast_at_first() -> None:
    winner, loser = fibs.after_match(fibs.FibsRating(1500, 0), fibs.FibsRating(1500, 1000), 1)
    assert (winner.rating, loser.rating) == (1510, 1498)
    middle, _ = fibs.after_match(fibs.FibsRating(1500, 200), fibs.FibsRating(1500, 1000), 1)
    assert middle.rating == 1506


def test_the_longer_the_match_the_likelier_the_better_wins() -> None:
    assert fibs.win_probability(1700, 1500, 1) == pytest.approx(1 / (10 ** (-0.1) + 1))
    assert fibs.win_probability(1700, 1500, 25) == pytest.approx(1 / (10 ** (-0.5) + 1))


@given(st.floats(1000, 2200), st.floats(1000, 2200), st.integers(1, 64))
def test_settled_players_give_and_take_the_same(one: float, other: float, length: int) -> None:
    winner, loser = fibs.after_match(fibs.FibsRating(one, 400), fibs.FibsRating(other, 400), length)
    assert winner.rating + loser.rating == pytest.approx(one + other)
    assert winner.rating >= one


@pytest.mark.parametrize("edition", ["carrom/icf-2001", "backgammon/wbgf-2.1"])
def test_a_course_has_the_rating_after_each_event_that_somebody_played_in(edition: str) -> None:
    events = [played(edition, seed=1, players=4), played(edition, "knockout", seed=2, players=8)]
    found = courses(events)
    for events_so_far in (1, 2):
        told = {line.player: line.rating for line in rating_list(events[:events_so_far])}
        for name in {name for match in rated_matches(events[events_so_far - 1]) for name in match.names}:
            after = {one.place: one.rating for one in found[name]}
            assert after[events_so_far - 1] == told[name]
    assert sorted(len(after) for after in found.values()) == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.parametrize("edition", ["carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1"])
def test_a_list_is_computed_again_to_the_same_digits(edition: str) -> None:
    events = [played(edition, seed=1), played(edition, "knockout", seed=2, players=8)]
    lines = rating_list(events)
    assert [line.place for line in lines] == list(range(1, 9))
    assert lines == rating_list(events)
    assert sum(line.matches for line in lines) == 2 * (15 + 7)


def test_a_walkover_is_not_rated_and_a_correction_is() -> None:
    event = read_event(
        {"level": "event", "entries": 4, "results": {"R1.1": "P1", "R1.2": "P2"}}, "backgammon/wbgf-2.1"
    )
    event = judge(event, acts.Withdraw("P1")).state
    assert [match.id for match in rated_matches(event)] == ["R1.1", "R1.2"]
    change = acts.CorrectResult("R1.2", "P3", effect="score-only", reason="misread")
    ratings = by_fibs([judge(event, change).state])
    assert ratings["P3"].rating > ratings["P2"].rating
