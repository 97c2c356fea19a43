"""Who plays whom at what: what is asked of `arbitro play`, checked before anything is played."""

from typing import Any

import msgspec

from arbitro.cli.commands import stop
from arbitro.cli.language import tell
from arbitro.library import editions_of
from arbitro.players import (
    COLOURS,
    Colour,
    NoPlayers,
    NoSuchTerm,
    NotInstalled,
    Player,
    PlayerName,
    PlayingTable,
    UnknownPlayer,
    invite,
    known_names,
    read_name,
    table_named,
)

YOU = PlayerName("you")
"""The name of whoever sits at the terminal."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for, as it was typed."""

    game: str
    players: dict[Colour, str]
    games: int = 1
    """How many matches."""
    length: int | None = None
    seed: str
    edition: str | None = None
    """With or without the name of the game."""
    format: str | None = None
    boards: int | None = None
    """The most boards of a game of carrom."""
    as_json: bool = False
    journal: str | None = None
    """The file into which every act is entered as it is made."""
    record: str | None = None
    """The file into which the match is written."""


class MatchSetup(msgspec.Struct, frozen=True):
    """Who plays whom, at what, how long, and from which seed."""

    name: str
    """The name of the game."""
    table: PlayingTable[Any, Any, Any, Any]
    """Where it is played."""
    players: dict[Colour, PlayerName]
    length: int
    seed: str

    @property
    def names(self) -> tuple[str, str]:
        """Who plays white, and who plays black."""
        white, black = (str(self.players[colour]) for colour in COLOURS)
        return white, black

    @property
    def yours(self) -> tuple[Colour, ...]:
        """The colours that you play."""
        return tuple(colour for colour in COLOURS if self.players[colour] == YOU)

    def house(self, seed: str) -> dict[Colour, Player[Any, Any]]:
        """Return the machines of a match."""
        return {
            colour: invite(self.table, name, f"{seed}/{colour}")
            for colour, name in self.players.items()
            if colour not in self.yours
        }


def pair(wish: Wish) -> MatchSetup:
    """Return the pairing, or stop with a line that says why it cannot be played."""
    table = _table(wish)
    length = table.usual_length if wish.length is None else wish.length
    if not table.fits(length):
        stop(tell(f"cli-play-length-{wish.game}", length=length))
    players = _players(table, wish)
    if YOU in players.values() and wish.as_json:
        stop(tell("cli-play-you-json"))
    return MatchSetup(wish.game, table, players, length, wish.seed)


def _table(wish: Wish) -> PlayingTable[Any, Any, Any, Any]:
    try:
        plain = table_named(wish.game)
    except NoPlayers:
        stop(tell("cli-play-no-players", game=wish.game))
    edition = _edition(wish, plain.game.edition)
    try:
        return plain.seat(edition, wish.format == "doubles", wish.boards)
    except NoSuchTerm as error:
        stop(tell("table-other-game", option=f"--{error}", game=wish.game))


def _edition(wish: Wish, usual: str) -> str:
    if wish.edition is None:
        return usual
    edition = f"{wish.game}/{wish.edition.removeprefix(f'{wish.game}/')}"
    known = editions_of(wish.game)
    if edition not in known:
        names = ", ".join(one.partition("/")[2] for one in known)
        stop(tell("cli-play-unknown-edition", name=wish.edition, known=names))
    return edition


def _players(table: PlayingTable[Any, Any, Any, Any], wish: Wish) -> dict[Colour, PlayerName]:
    try:
        names = {colour: read_name(player) for colour, player in wish.players.items()}
        for name in names.values():
            if name != YOU:
                # Invited for nothing: an engine that is not installed is found before the first match.
                invite(table, name, wish.seed)
    except UnknownPlayer as error:
        known = ", ".join((*known_names(table), str(YOU)))
        stop(tell("cli-play-unknown-player", name=error.name, known=known))
    except NotInstalled as error:
        stop(tell("cli-play-not-installed", name=error.name, package=error.package))
    return names
