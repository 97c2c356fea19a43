"""A game as Gymnasium has it: one learner, and house players at every other seat."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium

from arbitro.lab.lens import Lens, Reward
from arbitro.lab.table import MODES, MOST_ACTS, LabTable
from arbitro.lab.terms import one_of
from arbitro.players import Player, invite, read_name

KEPT = ("whim", "given_up")
"""What a machine player remembers from one act to the next."""


class Solo(gymnasium.Env[Any, Any]):
    """The learner decides when its seat is due; what the machine players do between is part of the same step."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        lens: Lens,
        opponent: str = "house:1",
        seat: int | Literal["either"] = "either",
        reward: Reward = "points",
        structured: bool = False,
        render_mode: str | None = None,
        most: int = MOST_ACTS,
    ) -> None:
        one_of("render_mode", render_mode, (None, *MODES))
        self.table = LabTable(lens, reward, structured, most)
        one_of("seat", seat, ("either", *range(lens.seats)))
        self.opponent = read_name(opponent)
        invite(lens.table, self.opponent, "0")
        self.seats = range(lens.seats) if seat == "either" else (seat,)
        self.seat = self.seats[0]
        self.render_mode = render_mode
        self.observation_space = self.table.observations()
        self.action_space = lens.actions
        self.house: dict[int, Player[Any, Any]] = {}

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the machine players, of whom what they keep is enough: their whim, and what they gave up."""
        kept = {
            seat: {name: getattr(player, name) for name in KEPT if hasattr(player, name)}
            for seat, player in self.house.items()
        }
        return {**self.__dict__, "house": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on with what was pickled; the machine players are invited again."""
        self.__dict__.update(state)
        self.house = {}
        for seat, memories in state["house"].items():
            player = invite(self.table.lens.table, self.opponent, "0")
            for name, value in memories.items():
                setattr(player, name, value)
            self.house[seat] = player

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match; where either seat is the learner's, the seed says which."""
        super().reset(seed=seed)
        while True:
            match = self.table.open(seed)
            self.seat = self.seats[int(self.np_random.integers(len(self.seats)))]
            others = (seat for seat in range(self.table.lens.seats) if seat != self.seat)
            self.house = {
                one: invite(self.table.lens.table, self.opponent, f"{match}/{one}") for one in others
            }
            self._others()
            seed = None
            if not self.table.over:
                return self._observation(), self._info(match)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take the learner's action, and go on to its next decision."""
        self.table.step(action)
        reward = self.table.rewards[self.seat % 2] + self._others()
        return self._observation(), reward, self.table.terminated, self.table.truncated, self._info()

    def render(self) -> Any:
        """Return the match as text, SVG or pixels."""
        return self.table.render(self.render_mode)

    def _others(self) -> float:
        """Let the house act until the learner is due; return what that has earned the learner."""
        earned = 0.0
        while not self.table.over and self.table.seat != self.seat:
            due, seat = self.table.arena.due, self.table.seat
            assert due is not None
            assert seat is not None
            self.table.act(self.house[seat].act(due.sight))
            earned += self.table.rewards[self.seat % 2]
        return earned

    def _observation(self) -> Any:
        return self.table.observe(self.seat)

    def _info(self, match: str | None = None) -> dict[str, Any]:
        mask = self.table.mask()
        told: dict[str, Any] = {} if mask is None else {"action_mask": mask}
        return told if match is None else {**told, "seat": self.seat, "seed": match}
