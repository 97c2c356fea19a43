"""`arbitro backgammon`: records converted, shown and verified; legal plays listed."""

import re
import sys
from io import TextIOWrapper
from pathlib import Path, PurePath
from typing import Any

import click
import msgspec

from arbitro.backgammon.drawing import draw
from arbitro.backgammon.formats import (
    FORMATS,
    BadRecord,
    MatchRecord,
    RollPlayed,
    format_of,
    read_record,
    write_record,
)
from arbitro.backgammon.formats.match_id import read_gnuid, write_gnuid
from arbitro.backgammon.formats.replay import RecordFinding, matches_after_acts, verify
from arbitro.backgammon.formats.table import BadId, RecordTable
from arbitro.backgammon.formats.xgid import read_xgid, write_xgid
from arbitro.backgammon.notation import write_play
from arbitro.backgammon.plays import Dice, choices, hitting, legal
from arbitro.backgammon.position import BAR, OFF, Position, Side, other, pips
from arbitro.cli.commands import BAD_INPUT, Group, TranslatedCommand, complain, option, stop
from arbitro.cli.language import language, tell
from arbitro.cli.saving import save
from arbitro.cli.system import read, reason
from arbitro.kernel import Refused, tag_of
from arbitro.library import explain_refusal, text
from arbitro.players import NotInstalled, Player, UnknownPlayer, invite, known_names, read_name, table_named

EDITION = "backgammon/wbgf-2.1"
# 1, not 2: the input could be read, and what it says breaks a law.
FAULTY = 1

backgammon = Group(name="backgammon", help="cli-backgammon")
_json = option("--json", "as_json", is_flag=True, help="cli-option-json")
_partial = option("--partial", is_flag=True, help="cli-option-partial")


@backgammon.command("convert", cls=TranslatedCommand, help="cli-backgammon-convert")
@click.argument("source")
@click.argument("target", default="-")
@option("--to", "kind", type=click.Choice(tuple(FORMATS)), help="cli-option-to")
@_partial
def convert(source: str, target: str, kind: str | None, partial: bool) -> None:
    """Write a match in another format."""
    # The ending decides the format, so a wrong one is refused before anything is read.
    if kind is None and target != "-" and PurePath(target).suffix.lower().lstrip(".") not in FORMATS:
        stop(tell("cli-backgammon-bad-ending", file=target, endings=", ".join(f".{one}" for one in FORMATS)))
    record = _record(source, partial)
    if record is None:
        sys.exit(BAD_INPUT)
    written = write_record(record, kind or format_of(target))
    if target == "-":
        click.echo(written, nl=False)
        return
    save(Path(target), written.encode())


@backgammon.command("show", cls=TranslatedCommand, help="cli-backgammon-show")
@click.argument("what")
@option("--game", type=click.IntRange(min=1), default=1, help="cli-option-game")
@option("--act", type=click.IntRange(min=0), default=None, help="cli-option-act")
@_partial
def show(what: str, game: int, act: int | None, partial: bool) -> None:
    """Show a position by its ID, or a game of a match."""
    # An ID and a file share one argument: what is no file is an ID.
    if not Path(what).exists() and what != "-":
        table = table_by_id(what)
        _draw(table.position, table.on_roll)
        click.echo(f"GNUID {write_gnuid(table)}\n{write_xgid(table)}")
        return
    record = _record(what, partial)
    if record is None:
        sys.exit(BAD_INPUT)
    if game > len(record.games):
        stop(tell("cli-backgammon-no-game", number=game, games=len(record.games)))
    _show_game(record, game - 1, act)


@backgammon.command("legal", cls=TranslatedCommand, help="cli-backgammon-legal")
@click.argument("id")
@click.argument("dice")
@_json
def show_legal(id: str, dice: str, as_json: bool) -> None:
    """List the legal plays of a roll."""
    table = table_by_id(id)
    roll = _dice(dice)
    found = legal(table.position, table.on_roll, roll)
    plays = list(choices(table.position, table.on_roll, roll)) if found.steps else []
    if as_json:
        click.echo(msgspec.json.encode({"must_move": found.used, "plays": plays}))
    else:
        click.echo(tell("cli-backgammon-plays", plays=len(plays), used=found.used))
        for play in sorted(plays):
            click.echo(f"  {play}")


@backgammon.command("verify", cls=TranslatedCommand, help="cli-backgammon-verify")
@click.argument("files", nargs=-1, required=True)
@_json
@_partial
def verify_records(files: tuple[str, ...], as_json: bool, partial: bool) -> int:
    """Replay matches and report every illegal act with its clause."""
    faulty = unreadable = 0
    for file in files:
        record = _record(file, partial)
        if record is None:
            unreadable += 1
            continue
        findings = list(verify(record))
        faulty += bool(findings)
        if as_json:
            click.echo(msgspec.json.encode({"file": file, "findings": findings}))
        else:
            _report(file, record, findings)
    # Unreadable outweighs faulty: a script must not take a file that
    # nobody could read for one that was judged.
    return BAD_INPUT if unreadable else FAULTY if faulty else 0


@backgammon.command("analyse", cls=TranslatedCommand, help="cli-backgammon-analyse")
@click.argument("file")
@option("--all", "everything", is_flag=True, help="cli-option-analyse-all")
@_json
@_partial
def analyse(file: str, everything: bool, as_json: bool, partial: bool) -> None:
    """Tell what each decision of a match gave away, what the dice gave, and how both sides have played."""
    # Lazy import: the review loads what no other command of this group needs.
    from arbitro.cli.analysis import show_analysis

    record = _record(file, partial)
    if record is None:
        sys.exit(BAD_INPUT)
    show_analysis(record, everything, as_json)


@backgammon.command("ubgi", cls=TranslatedCommand, help="cli-backgammon-ubgi")
@option("--player", default="house:5", show_default=True, help="cli-option-ubgi-player")
def ubgi(player: str) -> None:
    """Play as an engine for other programs, by UBGI on standard input and output."""
    from arbitro.players.backgammon.ubgi import engine

    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(
            errors="replace"
        )  # a line that is no text is answered as any other that is not known
    for line in engine(machine(player), sys.stdin or (), player):
        click.echo(line)
        # UBGI talks line by line over a pipe: an answer left in the buffer is one that never came.
        sys.stdout.flush()


def machine(name: str) -> Player[Any, Any]:
    """Return the machine player of a name, or end the run with one line."""
    table = table_named("backgammon")
    try:
        return invite(table, read_name(name), "ubgi")
    except UnknownPlayer:
        stop(tell("cli-play-unknown-player", name=name, known=", ".join(known_names(table))))
    except NotInstalled as error:
        stop(tell("cli-play-not-installed", name=name, package=error.package))


def _report(file: str, record: MatchRecord, findings: list[RecordFinding]) -> None:
    acts = sum(len(game.acts) for game in record.games)
    click.echo(
        tell("cli-backgammon-verified", file=file, games=len(record.games), acts=acts, findings=len(findings))
    )
    for finding in findings:
        click.echo(
            "  "
            + tell(
                "cli-backgammon-finding",
                game=finding.game,
                act=finding.act,
                side=finding.side or "-",
                law=finding.law,
                what=_words(finding),
            )
        )


def _words(finding: RecordFinding) -> str:
    told = f"record-{finding.rule.replace('_', '-')}"
    if finding.rule in (
        "illegal_play_is_recorded",
        "doubled_at_a_wrong_level",
        "points_differ",
        "score_differs",
    ):
        return f"{text(EDITION, language()).laws[finding.law].title}: {tell(told)}"
    return explain_refusal(EDITION, Refused(finding.law, finding.rule), language())


def _record(file: str, partial: bool) -> MatchRecord | None:
    """Return the match of a file; None after a line that says why it cannot be read."""
    try:
        data = read(file)
    except OSError as error:
        complain(tell("cli-unreadable", file=file, reason=reason(error)))
        return None
    try:
        written = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        # Old records are not in UTF-8; latin-1 reads any byte, so a name may look odd but no play does.
        written = data.decode("latin-1")
    try:
        return read_record(written, format_of(file, written))
    except BadRecord as error:
        what = tell(f"record-{error.reason}", text=_printable(error.text))
        complain(tell("cli-backgammon-bad-record", file=file, line=error.line, what=what))
        if not partial or error.whole is None:
            return None
        acts = sum(len(game.acts) for game in error.whole.games)
        complain(tell("cli-backgammon-partial", file=file, games=len(error.whole.games), acts=acts))
        return error.whole


def _printable(text: str) -> str:
    """Return text of a file so that it cannot steer the terminal."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def table_by_id(id: str) -> RecordTable:
    """Return the table of a GNUID or XGID, or end the run with one line."""
    try:
        # An XGID has many colons, a GNUID one, between the position and the match.
        return read_xgid(id) if id.count(":") > 1 else read_gnuid(id)
    except BadId:
        stop(tell("cli-backgammon-bad-id", id=id))


def _dice(text: str) -> Dice:
    if not re.fullmatch(r"[1-6][-,]?[1-6]", text):
        stop(tell("cli-backgammon-bad-dice", dice=text))
    return int(text[0]), int(text[-1])


def _show_game(record: MatchRecord, number: int, act: int | None) -> None:
    game = record.games[number]
    states = list(matches_after_acts(record, number))
    # Act 0 is the position before the first act; none named is the end of the game.
    place = len(states) - 1 if act is None else act
    if place >= len(states):
        stop(tell("cli-backgammon-no-act", number=place, acts=len(states) - 1))
    click.echo(
        tell(
            "cli-backgammon-game", game=game.number, x=record.X, o=record.O, sx=game.score.X, so=game.score.O
        )
    )
    for one, (before, done) in enumerate(zip(states, game.acts, strict=False), 1):
        if one > place:
            break
        if isinstance(done, RollPlayed) and done.steps is not None:
            play = write_play(hitting(before.position, done.side, done.steps)) or tell(
                "cli-backgammon-cannot-move"
            )
            click.echo(f"{one:4d} {done.side} {done.dice[0]}{done.dice[1]}: {play}")
        else:
            click.echo(f"{one:4d} {done.side} {tell(f'cli-backgammon-act-{tag_of(done).lower()}')}")
    shown = states[place]
    _draw(shown.position, shown.turn or "X")


def _draw(position: Position, side: Side) -> None:
    click.echo(draw(position, side))
    for one in (side, other(side)):
        men = position.men(one)
        click.echo(tell("cli-backgammon-aside", side=one, bar=men[BAR], off=men[OFF], pips=pips(men)))
