"""What each law book says about events. Under no book nothing is cited."""

from functools import cache

from msgspec.structs import replace

from arbitro.kernel.desk import DeskLaws
from arbitro.kernel.plugin import plugin
from arbitro.library import UnknownEdition, amending, game_of

NO_BOOK = "desk"
"""What an event is run by that is played by no law book."""


# An edition does not change while the program runs; an event asks for its clauses in every act.
@cache
def desk_laws(edition: str) -> DeskLaws | None:
    """Return what an edition, or the one that it amends, says about events; None where there is no such edition."""
    if edition == NO_BOOK:
        return DeskLaws()
    try:
        found = amending(edition)
    except UnknownEdition:
        return None
    if found is None:
        return plugin(game_of(edition)).desk.get(edition, DeskLaws())
    # A house edition amends another: only the parameters that it numbers are its own.
    before, own = laws_by(found.amends), found.amendment.parameters
    return replace(
        before, **{name: own[number] for name, number in before.parameters.items() if number in own}
    )


def laws_by(edition: str) -> DeskLaws:
    """Return what an edition that is known says about events."""
    return desk_laws(edition) or DeskLaws()
