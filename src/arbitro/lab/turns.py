"""A game as PettingZoo has it: agents in turn, or all at once with the one in turn listened to."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from arbitro.lab.lens import Lens, Reward
from arbitro.lab.table import MODES, MOST_ACTS, LabTable
from arbitro.lab.terms import one_of


def agents_of(lens: Lens) -> list[str]:
    """Return the names of the agents, in the order of their seats."""
    return [f"player_{seat}" for seat in range(lens.seats)]


class Turns(AECEnv[str, Any, Any]):
    """Agents act one after another, whoever is due; the two of a side in doubles earn alike."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "arbitro_v0",
        "render_modes": MODES,
        "render_fps": 1,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        lens: Lens,
        reward: Reward = "points",
        structured: bool = False,
        render_mode: str | None = None,
        most: int = MOST_ACTS,
    ) -> None:
        super().__init__()
        one_of("render_mode", render_mode, (None, *MODES))
        self.table = LabTable(lens, reward, structured, most)
        self.possible_agents = agents_of(lens)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.observation_spaces = {agent: self.table.observations() for agent in self.possible_agents}
        self.action_spaces = {agent: _own(lens.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return where an agent's observations lie."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same match to the bit."""
        match = self.table.open(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": match} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> Any:
        """Return what an agent sees."""
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Take the action of the agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.step(action)
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = self.table.rewards[seat % 2]
            self.terminations[name], self.truncations[name] = self.table.terminated, self.table.truncated
        self._accumulate_rewards()
        self._choose_agent()

    def render(self) -> Any:
        """Return the match as text, SVG or pixels."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: no window was opened."""

    def _choose_agent(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]


class ParallelTurns(ParallelEnv[str, Any, Any]):
    """Every agent gives an action at each step, and that of the agent in turn is taken."""

    metadata: ClassVar[dict[str, Any]] = Turns.metadata

    def __init__(self, lens: Lens, **options: Any) -> None:
        self.turns = Turns(lens, **options)
        self.possible_agents = self.turns.possible_agents
        self.agents: list[str] = []
        self.render_mode = self.turns.render_mode
        self.observation_spaces, self.action_spaces = self.turns.observation_spaces, self.turns.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return where an agent's observations lie."""
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can choose."""
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a match."""
        self.turns.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the action of the agent in turn."""
        turns = self.turns
        turns.step(actions[turns.agent_selection])
        seen, told, rewards = self._observations(), self._infos(), {a: turns.rewards[a] for a in self.agents}
        if turns.table.over:
            self.agents = []
        return seen, rewards, dict(turns.terminations), dict(turns.truncations), told

    def render(self) -> Any:
        """Return the match as text, SVG or pixels."""
        return self.turns.render()

    def close(self) -> None:
        """Do nothing: no window was opened."""

    def _observations(self) -> dict[str, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        acts = self.turns.agent_selection
        return {agent: {"in_turn": agent == acts} for agent in self.agents}


def _own(space: spaces.Space[Any]) -> spaces.Space[Any]:
    """Return a space of one's own, so that each agent draws by a seed of its own."""
    if isinstance(space, spaces.Discrete):
        return spaces.Discrete(int(space.n))
    assert isinstance(space, spaces.Box)
    return spaces.Box(space.low, space.high, dtype=space.dtype.type)
