"""Many matches of backgammon in one environment: a step of all of them is one call of the compiled core."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from arbitro.backgammon.core import matches, rows, sights
from arbitro.lab.backgammon import BackgammonLab
from arbitro.lab.lens import REWARDS, Episode, Numbers, Reward
from arbitro.lab.table import LabTable
from arbitro.lab.terms import BadTerm, one_of

FEWEST = 256
"""Matches for which another thread is worth its while."""


class BackgammonMany(VectorEnv[Any, Any, Any]):
    """Self-play: what is seen, chosen and earned is that of whoever decides in each match.

    Actions, observations and masks are those of the single environment. Losses are not offered. A match that is over
    begins anew at the next step, whose action is not looked at.
    """

    def __init__(
        self,
        num_envs: int,
        length: int | None = None,
        episode: Episode = "part",
        cube: bool = False,
        reward: Reward = "points",
        threads: int = 1,
    ) -> None:
        one_of("reward", reward, REWARDS)
        if num_envs < 1:
            raise BadTerm("num_envs", num_envs, ("1", "2", "…"))
        lens = BackgammonLab(length, episode, cube)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.num_envs, self.length, self.cube = num_envs, lens.length, cube
        self.single_observation_space: spaces.Space[Any] = LabTable(lens, reward, False).observations()
        self.single_action_space: spaces.Space[Any] = lens.actions
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.terms = np.array([lens.length, cube, episode == "part", reward == "points"], np.int32)
        self.rows = np.zeros((num_envs, rows.ROW), np.uint8)
        """The matches as the core keeps them."""
        self.numbers = np.zeros(num_envs, np.uint64)
        self.masks = np.zeros((num_envs, rows.ACTIONS), np.uint8)
        self.sights = np.zeros((num_envs, rows.SIGHT), np.uint8)
        self.rewards = np.zeros(num_envs, np.float32)
        workers = max(1, min(threads, num_envs // FEWEST))
        self._parts = [(num_envs * n // workers, num_envs * (n + 1) // workers) for n in range(workers)]
        self._pool = self._threads()

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the threads."""
        # Threads cannot be pickled, and Gymnasium copies environments to processes by pickling them.
        return {**self.__dict__, "_pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on with what was pickled, with threads of its own."""
        self.__dict__.update(state)
        self._pool = self._threads()

    def _threads(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Numbers], dict[str, Any]]:
        """Begin every match: the first by the seed, each of the others by the next number."""
        # Consecutive numbers for the matches: a batch of a seed is the same on any number of threads.
        given = seed[0] if isinstance(seed, list) else seed
        gymnasium.Env.reset(self, seed=given)  # type: ignore[arg-type]  # both keep their chance alike
        first = int(self.np_random.integers(2**62)) if given is None else given
        matches.reset(self.rows.reshape(-1).data, self.numbers.data, first, self.length)
        matches.look(self.rows.reshape(-1).data, self.length, self.cube, self.masks.reshape(-1).data)
        sights.see(self.rows.reshape(-1).data, self.length, self.sights.reshape(-1).data, 0, self.num_envs)
        return self._observations(), {}

    def step(self, actions: Numbers) -> tuple[dict[str, Numbers], Numbers, Numbers, Numbers, dict[str, Any]]:
        """Take an action in every match; an illegal one ends it with -1 for who chose it."""
        # The actions as the core takes them; raises BadTerm for one of a match under way that is no action.
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iuf":
            raise BadTerm("actions", f"{given.dtype} {given.shape}", (self.action_space,))
        lasting = self.rows[:, rows.OVER] == rows.LASTS
        bad = lasting & ~((given >= 0) & (given < rows.ACTIONS) & (given == np.floor(given)))
        if bad.any():
            raise BadTerm("actions", given[bad][0], (self.single_action_space,))
        chosen = np.where(lasting, given, 0).astype(np.int32)
        if self._pool:
            list(self._pool.map(lambda part: self._step(chosen, *part), self._parts))
        else:
            self._step(chosen, 0, self.num_envs)
        over = self.rows[:, rows.OVER] != rows.LASTS
        return self._observations(), self.rewards.copy(), over, np.zeros(self.num_envs, bool), {}

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    def _step(self, chosen: Numbers, start: int, stop: int) -> None:
        flat, masks = self.rows.reshape(-1).data, self.masks.reshape(-1).data
        matches.step(
            flat, self.numbers.data, chosen.data, self.rewards.data, masks, self.terms.data, start, stop
        )
        sights.see(flat, self.length, self.sights.reshape(-1).data, start, stop)

    def _observations(self) -> dict[str, Numbers]:
        return {"observation": self.sights.copy(), "action_mask": self.masks.view(np.int8).copy()}


class RandomMany:
    """Chooses legal actions at random for many matches at once; the same seed chooses the same."""

    def __init__(self, num_envs: int, seed: int) -> None:
        self.numbers = np.random.default_rng(seed).integers(2**62, size=num_envs, dtype=np.uint64)
        self.actions = np.zeros(num_envs, np.int32)

    def choose(self, masks: Numbers) -> Numbers:
        """Return an action for each match."""
        matches.choose(masks.view(np.uint8).reshape(-1).data, self.numbers.data, self.actions.data)
        return self.actions.copy()
