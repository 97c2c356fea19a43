"""`arbitro lab`: batches of matches, tournaments, rollouts, data and training over many cores."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, TypeVar

import click
import msgspec

from arbitro.cli.commands import Group, TranslatedCommand, option, stop
from arbitro.cli.language import figure, tell
from arbitro.cli.pairing import Wish, pair
from arbitro.cli.progress import CLEAR, EVERY
from arbitro.cli.system import reason
from arbitro.files import FileInUse
from arbitro.library import GAMES
from arbitro.players import BadAnswer, known_names

_F = TypeVar("_F", bound=Callable[..., Any])
lab = Group(name="lab", help="cli-lab")
_processes = option(
    "--processes", type=click.IntRange(1, 256), default=1, show_default=True, help="lab-option-processes"
)
_ray = option("--ray", help="lab-option-ray")
_out = option("--out", type=click.Path(), help="lab-option-out")
_seed = option("--seed", default="1", show_default=True, help="lab-option-seed")
_length = option("--length", type=click.IntRange(1, 99), help="cli-option-length")
_edition = option("--edition", help="cli-option-play-edition")
_format = option("--format", type=click.Choice(("singles", "doubles")), help="cli-option-format")
_boards = option("--boards", type=click.IntRange(1, 99), help="cli-option-boards")
_json = option("--json", "as_json", is_flag=True, help="cli-option-json")


def _all(*options: Callable[[_F], _F]) -> Callable[[_F], _F]:
    """Return options that commands share as one, in the order in which help shows them."""

    def given_to(command: _F) -> _F:
        return reduce(lambda done, one: one(done), reversed(options), command)

    return given_to


_batch = _all(_seed, _processes, _ray, _out, _json)
_terms = _all(_length, _edition, _format, _boards)
_contest = _all(_terms, _batch)


class BatchOptions(msgspec.Struct, frozen=True):
    """How jobs are carried out, as it was asked for."""

    kind: str
    terms: dict[str, Any]
    processes: int
    ray: str | None
    out: str | None

    def results(self, work: Callable[[Any], dict[str, Any]], jobs: Sequence[Any]) -> list[dict[str, Any]]:
        """Carry out what is left of the jobs and return every result, or end the run with one line."""
        from arbitro.lab.batch import OtherRun, Run, carried_out

        run = Run(self.kind, self.terms, len(jobs))
        with TemporaryDirectory() as folder:
            # Beside the results: a run that was broken off goes on from this file (checkpoint).
            file = Path(f"{self.out}.run") if self.out else Path(folder) / "run"
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                with _workers_told(self.ray):
                    return carried_out(file, run, work, jobs, self.processes, self.ray, _progress(len(jobs)))
            except OtherRun:
                stop(tell("lab-other-run", file=str(file)))
            except FileInUse:
                stop(tell("lab-in-use", file=str(file)))
            except BadAnswer as error:
                stop(tell("cli-play-bad-answer", said=str(error)))
            except OSError as error:
                stop(tell("cli-unwritable", file=str(file), reason=reason(error)))

    def keep(self, rows: Sequence[Mapping[str, Any]], more: Mapping[str, Any] | None = None) -> None:
        """Write the rows where they were asked for, and take the file of the run away."""
        from arbitro.lab.results import write

        if not self.out:
            return
        card = {"kind": self.kind, "terms": self.terms, "rows": len(rows), **(more or {})}
        try:
            write(Path(self.out), rows, card)
        except OSError as error:
            stop(tell("cli-unwritable", file=self.out, reason=reason(error)))
        # Only now: until the results are written, the run is all there is of them.
        Path(f"{self.out}.run").unlink(missing_ok=True)


@contextmanager
def _workers_told(ray: str | None) -> Iterator[None]:
    """End the run with one line where workers or a cluster fail it."""
    from arbitro.lab.jobs import LostWorkers

    try:
        yield
    except LostWorkers:
        stop(tell("lab-lost-workers"))
    except ModuleNotFoundError as error:
        stop(tell("lab-missing", package=error.name or "lab"))
    except ConnectionError:
        stop(tell("lab-no-cluster", address=ray or ""))


def _progress(total: int) -> Callable[[int], None]:
    """Return what shows on a terminal how many of the jobs are done."""
    last = 0.0

    def advance(count: int) -> None:
        nonlocal last
        if not sys.stderr.isatty() or (count < total and monotonic() - last < EVERY):
            return
        last = monotonic()
        sys.stderr.write(CLEAR + (tell("lab-progress", done=count, jobs=total) if count < total else ""))
        sys.stderr.flush()

    return advance


def _match_terms(game: str, players: Sequence[str], **said: Any) -> tuple[dict[str, Any], Any]:
    """Return the terms of matches as jobs have them, and the table; ends the run where they cannot be played."""
    _checked_out(said.pop("out"))
    chosen = {key: value for key, value in said.items() if value is not None}
    if "you" in players:
        stop(tell("lab-machines-alone"))
    for name in players:
        # Paired with the first for nothing but to find out whether this one can play on these terms.
        wish = {"game": game, "players": {"white": name, "black": players[0]}, "seed": "0", **chosen}
        pairing = pair(msgspec.convert(wish, Wish))
    return {"length": pairing.length, **pairing.table.job_terms}, pairing.table


def _checked_out(out: str | None) -> None:
    if out and not out.endswith((".jsonl", ".parquet")):
        stop(tell("lab-bad-ending", file=out))
    _needs_lab()


def _needs_lab() -> None:
    try:
        import arbitro.lab.lens  # noqa: F401  # whether what it needs is installed
    except ModuleNotFoundError as error:
        # A module of ours that is missing is a fault, not an extra that was not installed.
        if (error.name or "").startswith("arbitro"):
            raise
        stop(tell("lab-missing", package="lab"))


@lab.command("play", cls=TranslatedCommand, help="cli-lab-play")
@click.argument("game", type=click.Choice(GAMES))
@option("--white", default="house", show_default=True, help="cli-option-white")
@option("--black", default="house", show_default=True, help="cli-option-black")
@option("--matches", type=click.IntRange(1), default=100, show_default=True, help="lab-option-matches")
@_contest
def play(game: str, white: str, black: str, matches: int, seed: str, as_json: bool, **asked: Any) -> None:
    """Play matches between two players, seats changed with each."""
    results = _contests("play", game, (white, black), matches, seed, asked)
    from arbitro.lab.ratings import share

    if white != black:
        won = sum(row[row["winner"]] == white for row in results)
    else:
        # One player in both seats: the share is that of white.
        won = sum(row["winner"] == "white" for row in results)
    middle, low, high = share(won, len(results))
    if as_json:
        told = {
            "player": white,
            "won": won,
            "played": len(results),
            "share": middle,
            "low": low,
            "high": high,
        }
        click.echo(msgspec.json.encode(told))
        return
    click.echo(
        tell("lab-play", player=white, other=black, won=won, played=len(results),
             share=_percent(middle), low=_percent(low), high=_percent(high))
    )  # fmt: skip


@lab.command("tournament", cls=TranslatedCommand, help="cli-lab-tournament")
@click.argument("game", type=click.Choice(GAMES))
@option("--players", multiple=True, help="lab-option-players")
@option("--matches", type=click.IntRange(1), default=20, show_default=True, help="lab-option-each")
@_contest
def tournament(
    game: str, players: tuple[str, ...], matches: int, seed: str, as_json: bool, **asked: Any
) -> None:
    """Play a round robin and rate everybody."""
    from arbitro.players import table_named

    named = [name for several in players for name in several.split(",")]
    names = named or [n for n in known_names(table_named(game)) if n.startswith("house:")]
    if len(names) < 2 or len({*names}) < len(names):
        stop(tell("lab-players-twice"))
    results = _contests("tournament", game, names, matches, seed, asked)
    from arbitro.lab.ratings import rate_players

    ratings = rate_players(results)
    if as_json:
        click.echo(msgspec.json.encode(ratings))
        return
    for one in ratings:
        click.echo(tell("lab-rating", player=one.player, rating=figure(one.rating, "+.0f"),
                        margin=figure(one.margin, ".0f"), won=one.won, played=one.played))  # fmt: skip


def _contests(
    kind: str, game: str, names: Sequence[str], count: int, seed: str, asked: dict[str, Any]
) -> list[dict[str, Any]]:
    processes, ray, out = asked.pop("processes"), asked.pop("ray"), asked["out"]
    terms, _ = _match_terms(game, names, **asked)
    from arbitro.lab.contests import matches, play_match

    length = terms.pop("length")
    jobs = list(matches(game, names, count, length, seed, **terms))
    # What a run is known by: with another seed or length it is another run, and its file is refused.
    said = {"game": game, "players": list(names), "matches": count, "seed": seed, "length": length, **terms}
    batch = BatchOptions(kind, said, processes, ray, out)
    results = batch.results(play_match, jobs)
    batch.keep(results)
    return results


@lab.command("rollout", cls=TranslatedCommand, help="cli-lab-rollout")
@click.argument("id")
@option("--games", type=click.IntRange(2), default=1296, show_default=True, help="lab-option-games")
@_batch
def rollout(
    id: str, games: int, seed: str, processes: int, ray: str | None, out: str | None, as_json: bool
) -> None:
    """Play a position of backgammon out many times."""
    from arbitro.cli.backgammon import table_by_id

    _checked_out(out)
    from arbitro.lab.rollouts import equity, jobs, rolled_out

    table = table_by_id(id)
    board = table.position.board(table.on_roll)
    batch = BatchOptions("rollout", {"board": board.hex(), "games": games, "seed": seed}, processes, ray, out)
    parts = batch.results(rolled_out, jobs(board, games, seed))
    batch.keep(parts)
    found = equity(parts)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(
        tell("lab-rollout", equity=figure(found.equity, "+.3f"), margin=figure(found.margin, ".3f"), games=found.games,
             raw=figure(found.raw, "+.3f"), rawmargin=figure(found.raw_margin, ".3f"))
    )  # fmt: skip


@lab.command("export", cls=TranslatedCommand, help="cli-lab-export")
@click.argument("game", type=click.Choice(GAMES))
@click.argument("file", type=click.Path())
@option("--white", default="house", show_default=True, help="cli-option-white")
@option("--black", default="house", show_default=True, help="cli-option-black")
@option("--matches", type=click.IntRange(1), default=10, show_default=True, help="lab-option-matches")
@_terms
@_seed
@_processes
@_ray
def export(
    game: str,
    file: str,
    white: str,
    black: str,
    matches: int,
    seed: str,
    processes: int,
    ray: str | None,
    **asked: Any,
) -> None:
    """Write every decision of matches as data for others, with a card that says what each column means."""
    terms, _ = _match_terms(game, (white, black), **asked, out=file)
    from arbitro.lab.export import card, decisions

    length = terms.pop("length")
    given = {"game": game, "white": white, "black": black, "length": length, "terms": terms}
    jobs = [{**given, "number": number, "seed": f"{seed}/{number}"} for number in range(matches)]
    batch = BatchOptions("export", {**given, "matches": matches, "seed": seed}, processes, ray, file)
    rows = [row for result in batch.results(decisions, jobs) for row in result["rows"]]
    batch.keep(rows, card(given))
    click.echo(tell("lab-export", file=file, rows=len(rows), matches=matches))


@lab.command("audit", cls=TranslatedCommand, help="cli-lab-audit")
@click.argument("game", type=click.Choice(GAMES))
@option("--games", type=click.IntRange(1), default=100, show_default=True, help="lab-option-audited")
@option("--first", type=click.IntRange(0), default=0, show_default=True, help="lab-option-first")
@_processes
@_ray
@_out
@_json
def audit(
    game: str, games: int, first: int, processes: int, ray: str | None, out: str | None, as_json: bool
) -> None:
    """Let random agents play, and hold every step against what the engine rules."""
    _checked_out(out)
    from arbitro.lab.audit import audit_games, jobs, sum_parts

    batch = BatchOptions("audit", {"game": game, "games": games, "first": first}, processes, ray, out)
    parts = batch.results(audit_games, jobs(game, games, first))
    batch.keep(parts)
    found = sum_parts(parts)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        click.echo(tell("lab-audit", games=found.games, ended=found.ended, actions=found.actions,
                        facts=found.facts, wrong=len(found.wrong)))  # fmt: skip
    if found.wrong:
        stop(tell("lab-audit-wrong", where=", ".join(found.wrong[:5])))


def _percent(share: float) -> str:
    return figure(100 * share, ".1f")


@lab.command("train", cls=TranslatedCommand, help="cli-lab-train")
@click.argument("game", type=click.Choice(("backgammon",)))
@click.argument("file", type=click.Path())
@option(
    "--units",
    type=click.IntRange(1, 4096),
    multiple=True,
    default=(1024, 256, 64),
    show_default=True,
    help="lab-option-units",
)
@option("--games", type=click.IntRange(0), default=100_000, show_default=True, help="lab-option-train-games")
@option("--refined", type=click.IntRange(0), default=200_000, show_default=True, help="lab-option-refined")
@option("--seed", type=int, default=1, show_default=True, help="lab-option-seed")
@option("--start", default="", help="lab-option-start")
@option("--teacher", default="", help="lab-option-teacher")
@option("--every", type=click.IntRange(0), default=20, show_default=True, help="lab-option-every")
@option("--duels", type=click.IntRange(2), default=200, show_default=True, help="lab-option-duels")
@_processes
@_ray
def train(game: str, file: str, processes: int, ray: str | None, **asked: Any) -> None:
    """Train networks of backgammon from self-play, or go on with some."""
    _needs_lab()
    from arbitro.lab.training import OtherPlan, TrainingPlan, train
    from arbitro.players.backgammon.weights import LAYERS, BadWeights

    plan = TrainingPlan(**asked)
    if len(plan.units) > LAYERS:
        stop(tell("lab-many-layers", most=LAYERS))
    _checked_weights(plan.start, plan.teacher)
    try:
        with _workers_told(ray):
            weights = train(Path(file), plan, _progress(plan.steps), processes, ray)
    except OtherPlan:
        stop(tell("lab-other-run", file=file))
    except FileInUse:
        stop(tell("lab-in-use", file=file))
    except (BadWeights, msgspec.DecodeError):
        stop(tell("lab-bad-weights", file=file))
    except OSError as error:
        stop(tell("cli-unwritable", file=file, reason=reason(error)))
    click.echo(tell("lab-train", file=file, games=weights.training.games))


def _checked_weights(*names: str) -> None:
    """End the run where a file of weights cannot be read."""
    from arbitro.lab.duels import search_of
    from arbitro.players.backgammon.weights import BadWeights

    for name in filter(None, names):
        try:
            search_of(name)
        except OSError as error:
            stop(tell("cli-unreadable", file=name, reason=reason(error)))
        except (BadWeights, msgspec.DecodeError):
            stop(tell("lab-bad-weights", file=name))


@lab.command("compare", cls=TranslatedCommand, help="cli-lab-compare")
@click.argument("file", type=click.Path())
@click.argument("other", default="house")
@option("--games", type=click.IntRange(2), default=1000, show_default=True, help="lab-option-duels")
@_batch
def compare(
    file: str,
    other: str,
    games: int,
    seed: str,
    processes: int,
    ray: str | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Play one network of backgammon against another, the luck taken out."""
    _checked_out(out)
    from arbitro.lab.duels import jobs, play_duel
    from arbitro.lab.rollouts import equity

    _checked_weights(file, other)
    batch = BatchOptions(
        "compare", {"one": file, "other": other, "games": games, "seed": seed}, processes, ray, out
    )
    parts = batch.results(play_duel, jobs(file, other, games, seed))
    batch.keep(parts)
    found = equity(parts)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    told = {
        "equity": figure(found.equity, "+.4f"),
        "margin": figure(found.margin, ".4f"),
        "games": found.games,
    }
    click.echo(tell("lab-compare", file=file, other=other, **told))
