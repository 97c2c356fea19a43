"""Clocks as values: time is injected in whole milliseconds of a monotonic clock, nothing ticks by itself."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

Milliseconds = int


class TimeLeft(msgspec.Struct, frozen=True):
    """What a clock showed at a moment."""

    purpose: str
    of: str
    left: Milliseconds
    before: Milliseconds = 0
    """Time that runs off before it does: what is left of a delay."""


class Countdown(msgspec.Struct, frozen=True):
    """A time limit that runs down once: the shot clock, the placing clock, an interval between games."""

    limit: Milliseconds
    used: Milliseconds = 0
    """Time used up to the last start."""
    since: Milliseconds | None = None
    """When it was last started; None while it stands."""
    paused_for: str | None = None
    """Why an official stopped it; None while it runs or has not been started."""

    def start(self, now: Milliseconds) -> Countdown:
        """Let it run, or go on after a pause; a running one is left alone."""
        return self if self.since is not None else replace(self, since=now, paused_for=None)

    def pause(self, now: Milliseconds, reason: str) -> Countdown:
        """Stop it for a reason; a standing one is left alone."""
        if self.since is None:
            return self
        return replace(self, used=self._used_at(now), since=None, paused_for=reason)

    def again(self) -> Countdown:
        """Return it with its whole time, standing."""
        # Law by law a new time is granted whole: for the next stroke, for the next placing.
        return Countdown(self.limit)

    def time_left(self, now: Milliseconds) -> Milliseconds:
        """Return the time left, never below zero."""
        return max(0, self.limit - self._used_at(now))

    def has_expired(self, now: Milliseconds) -> bool:
        """Tell whether the limit is used up; exactly zero is expired."""
        return self.time_left(now) == 0

    def _used_at(self, now: Milliseconds) -> Milliseconds:
        return self.used + (0 if self.since is None else max(0, now - self.since))


class DelayClock(msgspec.Struct, frozen=True):
    """Two banks of time with a simple delay: at each start the delay runs off before the bank does."""

    delay: Milliseconds
    bank: dict[str, Milliseconds]
    running: str | None = None
    """The side whose clock runs, also while it is paused."""
    since: Milliseconds | None = None
    """When it last began to run; None while it is paused or has not been started."""
    delay_left: Milliseconds = 0
    """What is left of the delay of this start, as of `since`."""
    paused_for: str | None = None
    no_delay: frozenset[str] = frozenset()
    """Sides that have lost the delay of their next start."""

    def start(self, side: str, now: Milliseconds) -> DelayClock:
        """Start a side's clock, with a new delay unless it has lost it; the other side's is stopped."""
        stopped = self._charge(now)
        return replace(
            stopped,
            running=side,
            since=now,
            delay_left=0 if side in self.no_delay else self.delay,
            paused_for=None,
            no_delay=self.no_delay - {side},
        )

    def press(self, now: Milliseconds) -> DelayClock:
        """End the running side's time and start the other's."""
        if self.running is None:
            return self
        return self.start(self._other(self.running), now)

    def pause(self, now: Milliseconds, reason: str) -> DelayClock:
        """Stop both clocks for a reason."""
        return replace(self._charge(now), since=None, paused_for=reason)

    def resume(self, now: Milliseconds) -> DelayClock:
        """Go on where the pause began, with what was left of the delay."""
        if self.running is None or self.since is not None:
            return self
        return replace(self, since=now, paused_for=None)

    def forfeit_delay(self, side: str) -> DelayClock:
        """Take the delay of a side's next start away."""
        return replace(self, no_delay=self.no_delay | {side})

    def time_left(self, side: str, now: Milliseconds) -> Milliseconds:
        """Return what a side has in its bank now."""
        return self._charge(now).bank[side]

    def flag_fallen(self, now: Milliseconds) -> str | None:
        """Return the side whose bank is used up; exactly zero is used up."""
        return next((side for side, left in self._charge(now).bank.items() if left == 0), None)

    def _charge(self, now: Milliseconds) -> DelayClock:
        """Return the clock with the time that has run since its start taken off."""
        # Simple delay (backgammon 3.5.v): the bank pays only for what ran beyond the delay of this start;
        # unused delay is not carried over.
        if self.running is None or self.since is None:
            return self
        run = max(0, now - self.since)
        over = max(0, run - self.delay_left)
        bank = {**self.bank, self.running: max(0, self.bank[self.running] - over)}
        return replace(self, bank=bank, since=now, delay_left=max(0, self.delay_left - run))

    def _other(self, side: str) -> str:
        return next(other for other in self.bank if other != side)


def lateness(due: Milliseconds, arrived: Milliseconds, unit: Milliseconds) -> int:
    """Return how many full units someone is late; being early or on time is none."""
    # Only full units count: four minutes and fifty-nine seconds are not five (backgammon 2.2.v).
    return max(0, arrived - due) // unit
