"""The circuit breaker: after a silence everybody is refused but one now and then, and any answer lets all through."""

from arbitro.store.breaker import RETRY, CircuitBreaker


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_after_a_silence_nobody_asks_until_one_may_try_again() -> None:
    clock = Clock()
    breaker = CircuitBreaker(clock)
    assert breaker.admits()
    breaker.timed_out()
    assert [breaker.admits() for _ in range(3)] == [False] * 3
    clock.now += RETRY
    assert [breaker.admits() for _ in range(3)] == [True, False, False]


def test_an_answer_lets_everybody_ask_again() -> None:
    breaker = CircuitBreaker(Clock())
    breaker.timed_out()
    breaker.note_answer()
    assert not breaker.is_open
    assert [breaker.admits() for _ in range(3)] == [True] * 3
