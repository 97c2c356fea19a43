"""What a first page shows somebody who comes back: the matches that they left, and the name by which they played."""

from contextlib import suppress

import msgspec
from starlette.requests import Request

from arbitro.kernel.plugin import side_of
from arbitro.l10n import LANGUAGES, Language, say
from arbitro.library import game_of
from arbitro.live.hall import UnknownMatch
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.match_views import match_view
from arbitro.live.naming import short_name
from arbitro.live.newest import newest_matches
from arbitro.live.particulars import Particulars
from arbitro.store import Heading
from arbitro.web.hall.endpoint import who_asks
from arbitro.web.hall.lists import MOST, score
from arbitro.web.hall.people import NOBODY, Person
from arbitro.web.hall.policy import audience
from arbitro.web.language import language_of

LISTED = 6
"""How many of somebody's matches are shown."""


class LeftMatch(msgspec.Struct, frozen=True):
    """A match that somebody plays, as the first page lists it."""

    address: str
    game: str
    players: str
    score: str
    state: str
    mine: bool
    """Whether it waits for whoever reads this."""


class Comeback(msgspec.Struct, frozen=True):
    """What somebody left."""

    called: str = ""
    """The name by which they played; empty for who gave none."""
    going: tuple[LeftMatch, ...] = ()
    """What is not over yet: what waits for them first, then the newest."""
    over: tuple[LeftMatch, ...] = ()


async def comeback(request: Request) -> Comeback:
    """Return what whoever asks has left: nothing for a stranger."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    who = NOBODY if hall is None else await who_asks(request, hall)
    if hall is None or not who.known:
        return Comeback()
    language = language_of(request)
    found = [_left_match(match, who, language) for match in await _matches_of(hall, who.id)]
    going = sorted((one for one in found if one.state != "over"), key=lambda one: not one.mine)
    over = [one for one in found if one.state == "over"]
    return Comeback(_name(who), tuple(going[:LISTED]), tuple(over[: LISTED - 3]))


async def _matches_of(hall: LiveHall, person: str) -> list[LiveMatch]:
    """Return the matches that somebody plays, the newest first, of those that are listed at all."""

    def wanted(_: Heading, particulars: Particulars) -> bool:
        return particulars.mode == "played" and bool(particulars.sides_of(person))

    found = list[LiveMatch]()
    for one, _ in await newest_matches(hall.store, MOST, wanted):
        with suppress(UnknownMatch):  # it has gone since
            found.append(await hall.match(one.heading.id))
    return found


def _name(who: Person) -> str:
    # In all languages: they may read in another one than that in which the hall named them.
    unnamed = {say(language, message) for language in LANGUAGES for message in ("play-guest", "play-first")}
    return who.name if who.guest and who.name not in unnamed else ""


def _left_match(match: LiveMatch, who: Person, language: Language) -> LeftMatch:
    told = match_view(match, audience(who, match), language)
    sides = match.particulars.sides_of(who.id)
    colours = {player.colour for player in told.players if side_of(player.side) in sides and player.colour}
    mine = any(due.side in sides | colours or side_of(due.side) in sides for due in told.due)
    game = game_of(told.edition)
    players = " – ".join(short_name(seat, language) for seat in match.particulars.seats)
    return LeftMatch(f"/play/{game}/{told.id}", game, players, score(told), told.state, mine)
