"""The list of matches that everybody may see, for pages and for the streams that tell when it is another."""

from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec

from arbitro.l10n import Language
from arbitro.library import edition_name, game_of
from arbitro.live.documents import MatchShown
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.match_views import match_view
from arbitro.live.messages import message
from arbitro.live.naming import short_name
from arbitro.live.newest import newest_matches
from arbitro.live.particulars import Particulars
from arbitro.store import Heading

MOST = 40
"""How many matches are listed, the newest first."""


class ListedMatch(msgspec.Struct, frozen=True):
    """A match in the list."""

    id: str
    edition: str
    game: str
    table: str | None
    state: str
    players: tuple[str, ...]
    score: str
    """What wins the match, side by side."""
    title: str
    """The edition, by its name."""
    casual: bool = False
    """Whether guests play it among themselves."""
    event: str | None = None
    """The event to which it belongs."""


class ListData(msgspec.Struct, frozen=True):
    """Which matches there are now, the newest first."""

    matches: list[ListedMatch]


class ListsData(msgspec.Struct, frozen=True):
    """A number that is another whenever a list of matches or events may be: whoever shows one asks for it anew."""

    lists: int


async def public_rows(
    hall: LiveHall, language: Language, *, casual: bool = True
) -> AsyncIterator[ListedMatch]:
    """Yield the newest matches that everybody may see; without casual ones, those of the hall itself."""

    def wanted(_: Heading, particulars: Particulars) -> bool:
        return not particulars.private and (casual or not particulars.casual)

    for one, _ in await newest_matches(hall.store, MOST, wanted, guests=None if casual else False):
        with suppress(UnknownMatch):  # it has gone since
            yield row(await hall.match(one.heading.id), "public", language)


def row(match: LiveMatch, role: str, language: Language) -> ListedMatch:
    """Return a match as the list shows it to one who has a role."""
    told = match_view(match, role, language)
    return ListedMatch(
        told.id,
        told.edition,
        game_of(told.edition),
        told.table,
        told.state,
        tuple(short_name(seat, language) for seat in match.particulars.seats),
        score(told),
        edition_name(told.edition, language=language),
        match.particulars.casual,
        match.particulars.event,
    )


def score(match: MatchShown) -> str:
    """Return what wins the match, the first side's before the other's."""
    first, second = match.standing.score
    return f"{first} – {second}"


class Lists:
    """The message of the list in each language, made once for everybody who watches it."""

    def __init__(self, hall: LiveHall) -> None:
        self._hall = hall
        self._made: dict[Language, tuple[int, bytes]] = {}

    async def message(self, language: Language) -> bytes:
        """Return which matches there are, as they are now."""
        version, text = self._made.get(language, (-1, b""))
        # By a version and not by time: a hundred screens cost one reading of the list for each change.
        if version != self._hall.list_version:
            version = self._hall.list_version
            rows = [one async for one in public_rows(self._hall, language)]
            text = message("list", ListData(rows))
            self._made[language] = (version, text)
        return text
