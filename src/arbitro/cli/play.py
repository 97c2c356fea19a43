"""`arbitro play`: whole refereed matches between machine players."""

import secrets
from collections import Counter
from collections.abc import Iterator

import click
import msgspec

from arbitro.cli.commands import command, option, stop
from arbitro.cli.language import tell
from arbitro.library import GAMES
from arbitro.players import (
    COLOURS,
    Colour,
    NoPlayers,
    NotInstalled,
    Outcome,
    PlayerName,
    UnknownPlayer,
    game_named,
    invite,
    known_names,
    read_name,
)
from arbitro.players import play as play_match


class Pairing(msgspec.Struct, frozen=True):
    """Who plays whom, at what, how long, and from which seed."""

    game: str
    players: dict[Colour, PlayerName]
    length: int
    seed: str


@command("play")
@click.argument("game", type=click.Choice(GAMES))
@option("--white", default="house", show_default=True, help="cli-option-white")
@option("--black", default="house", show_default=True, help="cli-option-black")
@option("--games", type=click.IntRange(1), default=1, show_default=True, help="cli-option-games")
@option("--length", type=click.IntRange(1, 99), help="cli-option-length")
@option("--seed", help="cli-option-seed")
@option("--json", "as_json", is_flag=True, help="cli-option-json-lines")
def play(
    game: str, white: str, black: str, games: int, length: int | None, seed: str | None, as_json: bool
) -> None:
    """Play matches and print how each went."""
    pairing = _pairing(game, {"white": white, "black": black}, length, seed or secrets.token_hex(4))
    won: Counter[Colour] = Counter()
    for number, outcome in enumerate(_outcomes(pairing, games), 1):
        won[outcome.winner] += 1
        click.echo(_as_json(pairing, number, outcome) if as_json else _as_words(pairing, number, outcome))
    if not as_json:
        click.echo(tell("cli-play-summary", white=won["white"], black=won["black"], seed=pairing.seed))


def _pairing(name: str, players: dict[Colour, str], length: int | None, seed: str) -> Pairing:
    """Return the pairing, or stop with a line that says why it cannot be played."""
    try:
        game = game_named(name)
        names = {colour: read_name(player) for colour, player in players.items()}
        for player in names.values():
            invite(game, player, seed)
    except NoPlayers:
        stop(tell("cli-play-no-players", game=name))
    except UnknownPlayer as error:
        stop(tell("cli-play-unknown-player", name=error.name, known=", ".join(known_names(game))))
    except NotInstalled as error:
        stop(tell("cli-play-not-installed", name=error.name, package=error.package))
    return Pairing(name, names, game.usual_length if length is None else length, seed)


def _outcomes(pairing: Pairing, matches: int) -> Iterator[Outcome]:
    """Yield how each match went, each from a seed of its own."""
    game = game_named(pairing.game)
    for number in range(1, matches + 1):
        seed = f"{pairing.seed}/{number}"
        players = {colour: invite(game, name, f"{seed}/{colour}") for colour, name in pairing.players.items()}
        yield play_match(game, players, pairing.length, seed)


def _as_json(pairing: Pairing, number: int, outcome: Outcome) -> str:
    document: dict[str, object] = {
        "game": pairing.game,
        "edition": game_named(pairing.game).edition,
        "match": number,
        "length": pairing.length,
        **{colour: str(pairing.players[colour]) for colour in COLOURS},
        **msgspec.structs.asdict(outcome),
    }
    return msgspec.json.encode(document).decode()


def _as_words(pairing: Pairing, number: int, outcome: Outcome) -> str:
    white, black = (outcome.score[colour] for colour in COLOURS)
    winner = str(pairing.players[outcome.winner])
    return tell(
        "cli-play-outcome", number=number, winner=winner, colour=outcome.winner, white=white, black=black
    )
