"""`arbitro snooker`: frame strings checked, and cases written as the recorder's sheet."""

from typing import TextIO

import click
import msgspec

from arbitro.cases import Case, read_cases
from arbitro.cli.commands import BAD_INPUT, Command, Group, complain, option, stop
from arbitro.cli.language import language, tell
from arbitro.kernel import Malformed
from arbitro.library import referee
from arbitro.library import tell as tell_message
from arbitro.snooker.frame import Frame
from arbitro.snooker.framelines import BadFrameLine, FrameLine, doubts, read_frame_lines, write_frame_lines
from arbitro.snooker.reach import reachable
from arbitro.snooker.recorder import Sheet, breaks, records, to_csv, to_json

EDITION = "snooker/wpbsa"
DOUBTFUL = 1

snooker = Group(name="snooker", help="cli-snooker")
_json = option("--json", "as_json", is_flag=True, help="cli-option-json-lines")


@snooker.command("frames", cls=Command, help="cli-snooker-frames")
@click.argument("lines", nargs=-1, required=True, metavar="FRAMES...")
@_json
def frames(lines: tuple[str, ...], as_json: bool) -> int:
    """Read frame strings and tell what in them the rules do not allow."""
    try:
        found = read_frame_lines(", ".join(lines))
    except BadFrameLine as error:
        stop(tell("cli-snooker-bad-frame", frame=str(error)))
    for line in found:
        click.echo(_line_as_json(line) if as_json else _line_in_words(line))
    return DOUBTFUL if any(doubts(line) for line in found) else 0


@snooker.command("sheet", cls=Command, help="cli-snooker-sheet")
@click.argument("file", type=click.File(encoding="utf-8"))
@option("--breaks", "only_breaks", is_flag=True, help="cli-snooker-option-breaks")
@_json
def sheet(file: TextIO, only_breaks: bool, as_json: bool) -> int:
    """Write each case as the recorder's sheet in CSV, its breaks, or a frame in JSON."""
    troubles = 0
    for item in read_cases(file.read()):
        found = _sheet(item) if isinstance(item, Case) else None
        if found is None:
            troubles += 1
        else:
            click.echo(to_json(found) if as_json else _breaks(found) if only_breaks else _rows(found))
    return BAD_INPUT if troubles else 0


def _sheet(case: Case) -> Sheet | None:
    """Return the frame of a case, or None after a line that says why there is none."""
    try:
        if case.edition != EDITION:
            raise Malformed("edition", "unknown-edition", edition=case.edition)
        start, facts = referee(EDITION).read(case.given, case.when)
        if not isinstance(start, Frame):
            raise Malformed("given.level", "not-one-of", value="match", choices="frame")
    except Malformed as error:
        complain(f"{case.id}: {tell_message(error.message, language())}")
        return None
    return Sheet(start, tuple(facts))  # type: ignore[arg-type]  # the facts of a frame


def _rows(found: Sheet) -> str:
    return to_csv(records(found)).rstrip("\n")


def _breaks(found: Sheet) -> str:
    made = [tell("cli-snooker-break", player=one.player, points=one.points) for one in breaks(found)]
    return "\n".join(made)


def _line_as_json(line: FrameLine) -> bytes:
    shown = {"frame": write_frame_lines([line]), "score": line.score, "breaks": line.breaks}
    return msgspec.json.encode({**shown, "doubts": doubts(line), "played_out": reachable(*line.score)})


def _line_in_words(line: FrameLine) -> str:
    said = [tell(f"snooker-doubt-{name}") for name in doubts(line)]
    if not said:
        said = [tell("cli-snooker-played-out" if reachable(*line.score) else "cli-snooker-not-played-out")]
    return f"{write_frame_lines([line])}: {' '.join(said)}"
