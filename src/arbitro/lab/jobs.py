"""What a job is, wherever it is done: on the cores of one machine, or on a cluster."""

from collections.abc import Callable
from typing import Any, TypeAlias

Job: TypeAlias = dict[str, Any]
Work: TypeAlias = Callable[[Job], dict[str, Any]]
"""A function of a module that makes a result of a job; both are plain values."""
TRIES = 3
"""How often in a row workers may die before the run is given up."""
AHEAD = 4
"""Jobs that wait for each worker."""


class LostWorkers(RuntimeError):
    """Workers died again and again: the job itself may be at fault."""
