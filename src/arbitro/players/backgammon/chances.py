"""The five chances of the player on roll."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Chances(msgspec.Struct, frozen=True):
    """How the player on roll can win and lose."""

    win: float
    gammon: float
    """To win a gammon or more."""
    backgammon: float
    """To win a backgammon."""
    gammon_lost: float
    """To lose a gammon or more."""
    backgammon_lost: float
    """To lose a backgammon."""

    def worth(self, numbers: Sequence[float]) -> float:
        """Return the first number and, for each chance, the next times it."""
        five = (self.win, self.gammon, self.backgammon, self.gammon_lost, self.backgammon_lost)
        return numbers[0] + sum(number * chance for number, chance in zip(numbers[1:], five, strict=True))

    @property
    def singles(self) -> Chances:
        """Them where gammons and backgammons count as single games."""
        return Chances(self.win, 0.0, 0.0, 0.0, 0.0)

    def mirror(self) -> Chances:
        """Return them from the other side."""
        return Chances(1 - self.win, self.gammon_lost, self.backgammon_lost, self.gammon, self.backgammon)
