"""What every environment does alike: a match with its seeds, its observations and its rewards."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces

from arbitro.lab.arena import Arena
from arbitro.lab.lens import REWARDS, Lens, Numbers, Reward, flat, flat_space, points
from arbitro.lab.picture import pixels
from arbitro.lab.terms import BadTerm, one_of

MODES = ["ansi", "svg", "rgb_array"]
"""How a match can be drawn."""
MOST_ACTS = 20_000
"""Actions after which an episode is cut off, unless told otherwise."""


class LabTable:
    """A match in which learners act by numbers; an action that is not legal ends it, and nothing is judged."""

    def __init__(self, lens: Lens, reward: Reward, structured: bool, most: int = MOST_ACTS) -> None:
        one_of("reward", reward, REWARDS)
        self.lens = lens
        self.reward: Reward = reward
        self.structured = structured
        self.most = most
        self.arena: Arena[Any, Any, Any, Any] = Arena(lens.table, lens.length, lens.ends)
        self.chosen: tuple[Any, ...] = ()
        self.illegal: int | None = None
        """The side that chose an action that is not legal."""
        self.taken = 0
        self.rewards = [0.0, 0.0]
        """What each side has earned by the last action."""
        self._seed, self._opened = "", 0

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on with what was pickled: laws and tables are the program's own, and not written down."""
        self.__dict__.update(state)
        self.arena.rejoin(self.lens.table, self.lens.ends)

    def open(self, seed: int | None) -> str:
        """Begin a match and return its seed; without one given, the next that follows from the last."""
        if seed is not None:
            self._seed, self._opened = str(seed), 0
        elif not self._seed:
            self._seed = str(SystemRandom().getrandbits(32))
        match = self._seed if not self._opened else f"{self._seed}.{self._opened}"
        self._opened += 1
        self.chosen, self.illegal, self.taken, self.rewards = (), None, 0, [0.0, 0.0]
        self.arena.open(match)
        self._settle()
        return match

    @property
    def terminated(self) -> bool:
        """Whether the episode is over."""
        return self.illegal is not None or self.arena.over

    @property
    def truncated(self) -> bool:
        """Whether the episode was cut off."""
        return not self.terminated and self.taken >= self.most

    @property
    def over(self) -> bool:
        """Whether nothing more can be chosen."""
        return self.terminated or self.truncated

    @property
    def seat(self) -> int | None:
        """Who decides."""
        due = self.arena.due
        return self.lens.seat(self.arena.state, due) if due else None

    def step(self, action: Any) -> None:
        """Take an action of who decides."""
        due, seat = self.arena.due, self.seat
        assert due is not None
        assert seat is not None
        action = self.check_action(action)
        self.taken += 1
        self.rewards = [0.0, 0.0]
        mask = self.mask()
        if mask is not None and not mask[action]:
            self.illegal = seat % 2
            self.rewards[self.illegal], self.rewards[1 - self.illegal] = -1.0, 1.0
            return
        self.chosen = (*self.chosen, action)
        if (act := self.lens.act(due, self.chosen)) is not None:
            self.act(act)

    def check_action(self, action: Any) -> Any:
        """Return an action as it lies in the space of actions; raises BadTerm for what is outside of it."""
        space = self.lens.actions
        if np.shape(action) != space.shape:
            raise BadTerm("action", f"{np.shape(action)}", (space,))
        try:
            number = np.asarray(action, np.float64)
        except (TypeError, ValueError) as error:
            raise BadTerm("action", action, (space,)) from error
        inside = bool(np.isfinite(number).all())
        if isinstance(space, spaces.Discrete):
            inside = inside and bool(number == np.floor(number) and 0 <= number < space.n)
        else:
            assert isinstance(space, spaces.Box)
            near = number.clip(-2, 2).astype(np.float32)  # 1 as a double may be a little more
            inside = inside and bool((near >= space.low).all() and (near <= space.high).all())
        if not inside:
            raise BadTerm("action", ", ".join(f"{one:g}" for one in number.reshape(-1)), (space,))
        return int(number) if isinstance(space, spaces.Discrete) else near

    def act(self, act: Any) -> None:
        """Carry out an act of who decides, and what follows from it by itself."""
        self.chosen = ()
        before = points(self.lens, self.arena.state)
        self.rewards = [0.0, 0.0]
        self.arena.act(act)
        self._settle()
        if self.reward == "points":
            after = points(self.lens, self.arena.state)
            gained = (after[0] - before[0]) - (after[1] - before[1])
            self.rewards = [float(gained), float(-gained)]
        elif self.arena.over and (winner := self.lens.winner(self.arena.state)) is not None:
            self.rewards[winner], self.rewards[1 - winner] = 1.0, -1.0

    def mask(self) -> Numbers | None:
        """Return which actions are legal, where they are finite."""
        due = self.arena.due
        if due is None:
            return (
                np.zeros(self.lens.actions.n, np.int8)
                if isinstance(self.lens.actions, spaces.Discrete)
                else None
            )
        mask = self.lens.mask(due, self.chosen)
        return None if mask is None else mask.view(np.int8)

    def observe(self, seat: int) -> Any:
        """Return what is seen from a seat: flat or by its parts, with the mask where there is one."""
        parts = self.lens.sees(self.arena.state, self.arena.due, seat, self.chosen)
        mask = self.mask()
        if mask is None:
            return parts if self.structured else flat(parts)
        own = mask if seat == self.seat else np.zeros_like(mask)
        return (
            {**parts, "action_mask": own}
            if self.structured
            else {"observation": flat(parts), "action_mask": own}
        )

    def observations(self) -> spaces.Space[Any]:
        """Return where observations lie."""
        actions, seen = self.lens.actions, flat_space(self.lens.parts)
        named: dict[str, spaces.Space[Any]] = (
            dict(self.lens.parts) if self.structured else {"observation": seen}
        )
        if isinstance(actions, spaces.Discrete):
            return spaces.Dict({**named, "action_mask": spaces.Box(0, 1, (int(actions.n),), np.int8)})
        return spaces.Dict(named) if self.structured else seen

    def render(self, mode: str | None) -> Any:
        """Return the match as text, as SVG or as pixels; nothing where no mode was chosen."""
        state = self.arena.state
        if mode == "ansi":
            return self.lens.text(state)
        if mode == "svg":
            return self.lens.svg(state)
        return pixels(self.lens.svg(state)) if mode == "rgb_array" else None

    def _settle(self) -> None:
        while (due := self.arena.due) and (act := self.lens.forced_act(due)) is not None:
            self.arena.act(act)
