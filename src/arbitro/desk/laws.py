"""What each law book says about events. Under no book nothing is cited."""

from arbitro.kernel.desk import DeskLaws
from arbitro.kernel.plugin import plugins

LAWS: dict[str, DeskLaws] = {
    "desk": DeskLaws(),
    **{name: plugin.desk.get(name, DeskLaws()) for plugin in plugins().values() for name in plugin.editions},
}
"""By edition of a game."""


def desk_laws(edition: str) -> DeskLaws | None:
    """Return what an edition says about events; None where there is no such edition."""
    return LAWS.get(edition)


def laws_by(edition: str) -> DeskLaws:
    """Return what an edition that is known says about events."""
    return desk_laws(edition) or DeskLaws()
