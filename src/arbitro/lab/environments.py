"""The games by name, as PettingZoo and Gymnasium have environments; `gymnasium.make("arbitro/Carrom-v0")` works too."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium

from arbitro.kernel.plugin import load, plugins
from arbitro.lab.lens import Lens, Reward
from arbitro.lab.solo import Solo
from arbitro.lab.table import MOST_ACTS
from arbitro.lab.terms import one_of
from arbitro.lab.turns import ParallelTurns, Turns

LENSES = {name: found.lens for name, found in sorted(plugins().items()) if found.lens}
"""How learners see each game."""


def lens(game: str, **terms: Any) -> Lens:
    """Return a game on its terms: `length`, `episode`, and what else the game knows."""
    one_of("game", game, tuple(LENSES))
    made: Lens = load(LENSES[game])(**terms)
    return made


def turns(
    game: str,
    reward: Reward = "points",
    structured: bool = False,
    render_mode: str | None = None,
    most: int = MOST_ACTS,
    **terms: Any,
) -> Turns:
    """Return a game whose agents act in turn (PettingZoo's AEC)."""
    return Turns(lens(game, **terms), reward, structured, render_mode, most)


def together(
    game: str,
    reward: Reward = "points",
    structured: bool = False,
    render_mode: str | None = None,
    most: int = MOST_ACTS,
    **terms: Any,
) -> ParallelTurns:
    """Return a game whose agents all give an action at each step (PettingZoo's parallel form)."""
    seen = lens(game, **terms)
    return ParallelTurns(seen, reward=reward, structured=structured, render_mode=render_mode, most=most)


def solo(
    game: str,
    opponent: str = "house:1",
    seat: int | Literal["either"] = "either",
    reward: Reward = "points",
    structured: bool = False,
    render_mode: str | None = None,
    most: int = MOST_ACTS,
    **terms: Any,
) -> Solo:
    """Return a game of one learner against machine players (Gymnasium)."""
    return Solo(lens(game, **terms), opponent, seat, reward, structured, render_mode, most)


def register() -> None:
    """Tell Gymnasium the names of the environments."""
    for game in LENSES:
        name = f"arbitro/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="arbitro.lab.environments:solo", kwargs={"game": game})


register()
