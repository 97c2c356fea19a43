"""`arbitro play`: whole refereed matches between machine players, or against you."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from time import monotonic_ns
from typing import Any

import click
import msgspec

from arbitro.cli.commands import command, option, stop
from arbitro.cli.journal_keeping import Keeper, may_be_kept
from arbitro.cli.language import tell
from arbitro.cli.pairing import MatchSetup, Wish, pair
from arbitro.cli.progress import Progress
from arbitro.cli.records import Scribe, scribe_for
from arbitro.cli.seats import LeftTheTable, sit
from arbitro.kernel import Fact, Heard
from arbitro.library import GAMES
from arbitro.players import COLOURS, BadAnswer, Colour, MatchOutcome, Witness
from arbitro.players import play as play_match

# 128 and the number of SIGINT: what shells report of a program that was ended by Ctrl+C.
INTERRUPTED = 130


@command("play")
@click.argument("game", type=click.Choice(GAMES))
@option("--white", default="house", show_default=True, help="cli-option-white")
@option("--black", default="house", show_default=True, help="cli-option-black")
@option("--games", type=click.IntRange(1), default=1, show_default=True, help="cli-option-games")
@option("--length", type=click.IntRange(1, 99), help="cli-option-length")
@option("--edition", help="cli-option-play-edition")
@option("--format", type=click.Choice(("singles", "doubles")), help="cli-option-format")
@option("--boards", type=click.IntRange(1, 99), help="cli-option-boards")
@option("--seed", help="cli-option-seed")
@option("--record", type=click.Path(), help="cli-option-record")
@option("--journal", type=click.Path(), help="cli-option-play-journal")
@option("--json", "as_json", is_flag=True, help="cli-option-json-lines")
def play(white: str, black: str, seed: str | None, **asked: object) -> int:
    """Play matches and print how each went; whoever stops them gets the summary so far."""
    players: dict[Colour, str] = {"white": white, "black": black}
    # Without a seed one is drawn and told at the end: any match can be played again.
    wish = msgspec.convert({**asked, "players": players, "seed": seed or secrets.token_hex(4)}, Wish)
    pairing, scribe = pair(wish), scribe_for(wish)
    # Before anything is played: hours of matches must not end at a file that cannot be written.
    may_be_kept(wish)
    won: Counter[Colour] = Counter()
    code = 0
    try:
        for number, outcome in enumerate(_outcomes(pairing, wish, scribe), 1):
            won[outcome.winner] += 1
            click.echo((_as_json if wish.as_json else _as_words)(pairing, number, outcome))
    except LeftTheTable:
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BadAnswer as error:
        stop(tell("cli-play-bad-answer", said=str(error)))
    if not wish.as_json:
        click.echo(tell("cli-play-summary", white=won["white"], black=won["black"], seed=pairing.seed))
    # Also after Ctrl+C: what was played is written down.
    scribe.save()
    return code


def _outcomes(pairing: MatchSetup, wish: Wish, scribe: Scribe) -> Iterator[MatchOutcome]:
    """Yield how each match went, each from a seed of its own."""
    progress = Progress(wish.games)
    for number in range(1, wish.games + 1):
        # A seed of its own: the seventh match can be played again without the six before it.
        seed = f"{pairing.seed}/{number}"
        progress.begin(number)
        table, players = sit(pairing, seed)
        # The journal before all others: what is on disk is never behind what was told.
        witness = _together(Keeper(wish.journal), scribe, table if table.seats else progress)
        try:
            outcome = play_match(
                pairing.table, players, pairing.length, seed, witness, pairing.names, _stopwatch()
            )
        finally:
            progress.clear()
        yield outcome


def _together(*witnesses: Witness) -> Witness:
    def witness(facts: Sequence[Fact], heard: Heard[Any, Any]) -> None:
        for one in witnesses:
            one(facts, heard)

    return witness


def _stopwatch() -> Callable[[], int]:
    """Return what tells the milliseconds from now on."""
    begun = monotonic_ns()
    return lambda: (monotonic_ns() - begun) // 1_000_000


def _as_json(pairing: MatchSetup, number: int, outcome: MatchOutcome) -> str:
    document: dict[str, object] = {
        "game": pairing.name,
        "edition": pairing.table.game.edition,
        "match": number,
        "length": pairing.length,
        **{colour: str(pairing.players[colour]) for colour in COLOURS},
        **msgspec.structs.asdict(outcome),
    }
    return msgspec.json.encode(document).decode()


def _as_words(pairing: MatchSetup, number: int, outcome: MatchOutcome) -> str:
    white, black = (outcome.score[colour] for colour in COLOURS)
    parts = ", ".join(f"{one}–{other}" for one, other in outcome.parts)
    told = {"number": number, "winner": str(pairing.players[outcome.winner]), "colour": outcome.winner}
    return tell("cli-play-outcome", **told, white=white, black=black, parts=parts or "none")
