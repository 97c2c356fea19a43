from hypothesis import given
from hypothesis import strategies as st

from arbitro.kernel import Countdown, DelayClock, lateness

times = st.lists(st.integers(0, 30_000), min_size=1, max_size=10)


def test_a_countdown_runs_only_between_start_and_pause() -> None:
    shot = Countdown(15_000).start(1_000)
    assert shot.time_left(6_000) == 10_000
    paused = shot.pause(6_000, "appeal")
    assert (paused.time_left(60_000), paused.paused_for) == (10_000, "appeal")
    assert paused.start(100_000).time_left(101_000) == 9_000


def test_a_countdown_expires_at_zero_and_never_goes_below() -> None:
    shot = Countdown(15_000).start(0)
    assert not shot.has_expired(14_999)
    assert shot.has_expired(15_000)
    assert shot.time_left(99_999) == 0
    assert shot.again() == Countdown(15_000)


def test_starting_twice_or_pausing_a_standing_countdown_changes_nothing() -> None:
    shot = Countdown(15_000)
    assert shot.pause(5, "dispute") is shot
    running = shot.start(0)
    assert running.start(9_000) is running


@given(times)
def test_a_countdown_uses_exactly_the_time_it_ran(spans: list[int]) -> None:
    clock, now = Countdown(10**9), 0
    for span in spans:
        clock = clock.start(now)
        clock, now = clock.pause(now + span, "interval"), now + span + 777
    assert clock.time_left(now) == 10**9 - sum(spans)


def delay_clock() -> DelayClock:
    return DelayClock(delay=12_000, bank={"X": 840_000, "O": 840_000})


def test_the_delay_runs_off_before_the_bank_does_at_each_start() -> None:
    clock = delay_clock().start("X", 0)
    assert clock.time_left("X", 12_000) == 840_000
    assert clock.time_left("X", 20_000) == 832_000
    pressed = clock.press(20_000).press(25_000)
    assert pressed.running == "X"
    assert pressed.time_left("X", 37_000) == 832_000
    assert pressed.time_left("O", 37_000) == 840_000


def test_a_pause_keeps_what_was_left_of_the_delay() -> None:
    clock = delay_clock().start("X", 0).pause(5_000, "dispute")
    assert clock.paused_for == "dispute"
    assert clock.time_left("X", 600_000) == 840_000
    resumed = clock.resume(600_000)
    assert resumed.time_left("X", 607_000) == 840_000
    assert resumed.time_left("X", 608_000) == 839_000


def test_a_lost_delay_is_lost_once() -> None:
    clock = delay_clock().forfeit_delay("O").start("X", 0).press(1_000)
    assert clock.time_left("O", 2_000) == 839_000
    again = clock.press(2_000).press(3_000)
    assert again.time_left("O", 10_000) == 839_000


def test_the_flag_falls_at_zero_and_a_bank_never_goes_below() -> None:
    clock = DelayClock(delay=0, bank={"X": 1_000, "O": 5_000}).start("X", 0)
    assert clock.flag_fallen(999) is None
    assert clock.flag_fallen(1_000) == "X"
    assert clock.time_left("X", 10**6) == 0


@given(times)
def test_nobody_is_charged_for_the_others_time(spans: list[int]) -> None:
    clock, now = delay_clock().start("X", 0), 0
    expected = {"X": 840_000, "O": 840_000}
    for number, span in enumerate(spans):
        side = "XO"[number % 2]
        expected[side] = max(0, expected[side] - max(0, span - 12_000))
        now += span
        clock = clock.press(now)
    assert {side: clock.time_left(side, now) for side in "XO"} == expected


def test_a_clock_that_was_never_started_does_nothing() -> None:
    clock = delay_clock()
    assert clock.press(5) is clock
    assert clock.resume(5) is clock
    assert clock.flag_fallen(10**9) is None


def test_lateness_counts_full_units_only() -> None:
    minutes = 60_000
    assert lateness(0, 4 * minutes, 5 * minutes) == 0
    assert lateness(0, 5 * minutes, 5 * minutes) == 1
    assert lateness(0, 14 * minutes, 5 * minutes) == 2
    assert lateness(10 * minutes, 0, 5 * minutes) == 0
