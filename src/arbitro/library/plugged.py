"""Where editions from outside come from: installed packages, and folders that are only data."""

import os
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from arbitro.kernel import Message
from arbitro.library.overlay import FILE, FaultyEdition

GROUP = "arbitro.editions"
"""The entry point of packages that have an edition: the package, or a function in it that enters rules in Python."""
FOLDERS = "ARBITRO_EDITIONS"
"""The variable of the environment that names folders; processes that this one starts inherit it."""


class EditionSource(msgspec.Struct, frozen=True):
    """Where an edition lies."""

    folder: Traversable
    program: Any = None
    """The function of an installed package that is given the game."""


def sources() -> Iterator[EditionSource]:
    """Yield every edition from outside: those of installed packages by their names, then those in folders."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            spec = import_module(point.module).__spec__
            program = point.load() if point.attr else None
        except (ImportError, AttributeError) as error:
            raise FaultyEdition(
                point.value, 1, Message("edition-not-importable", {"what": str(error)})
            ) from error
        yield EditionSource(files((spec and spec.parent) or point.module), program)
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        # A folder is an edition itself, or has editions in it; one that has neither is a slip that must be told.
        root = Path(folder)
        found = [root] if (root / FILE).is_file() else sorted(file.parent for file in root.glob(f"*/{FILE}"))
        if not found:
            raise FaultyEdition(folder, 1, Message("edition-none-in-folder", {"file": FILE}))
        yield from map(EditionSource, found)
