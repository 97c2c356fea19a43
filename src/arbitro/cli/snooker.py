"""`arbitro snooker`: frame strings checked, and cases written as the recorder's sheet."""

from collections.abc import Callable, Iterator

import click
import msgspec

from arbitro.cases import Case, CaseProblem, attempt, read_cases
from arbitro.cli.cases import read_text, tell_problem
from arbitro.cli.commands import BAD_INPUT, Group, TranslatedCommand, option, stop
from arbitro.cli.language import tell
from arbitro.kernel import Malformed
from arbitro.library import game
from arbitro.snooker.frame import Frames
from arbitro.snooker.framelines import BadFrameLine, FrameLine, doubts, read_frame_lines, write_frame_lines
from arbitro.snooker.reach import reachable
from arbitro.snooker.recorder import RecordedFrame, breaks, frame_line, from_json, records, to_csv, to_json

EDITION = "snooker/wpbsa"
# Read, and something in it cannot have been played; 2 is what cannot be read.
DOUBTFUL = 1

snooker = Group(name="snooker", help="cli-snooker")
_json = option("--json", "as_json", is_flag=True, help="cli-option-json-lines")


@snooker.command("frames", cls=TranslatedCommand, help="cli-snooker-frames")
@click.argument("lines", nargs=-1, required=True)
@option("--aggregate", is_flag=True, help="cli-snooker-option-aggregate")
@_json
def frames(lines: tuple[str, ...], aggregate: bool, as_json: bool) -> int:
    """Read frame strings and tell what in them the rules do not allow."""
    try:
        found = read_frame_lines(", ".join(lines))
    except BadFrameLine as error:
        stop(tell("cli-snooker-bad-frame", frame=str(error)))
    for line in found:
        click.echo((_line_as_json if as_json else _line_in_words)(line, aggregate))
    return DOUBTFUL if any(doubts(line, aggregate) for line in found) else 0


@snooker.command("sheet", cls=TranslatedCommand, help="cli-snooker-sheet")
@click.argument("file")
@option("--breaks", "only_breaks", is_flag=True, help="cli-snooker-option-breaks")
@option("--frames", "as_frames", is_flag=True, help="cli-snooker-option-frames")
@_json
def sheet(file: str, only_breaks: bool, as_frames: bool, as_json: bool) -> int:
    """Write each case as the recorder's sheet in CSV, its breaks, a frame string, or a frame in JSON."""
    text = read_text(file)
    if text is None:
        return BAD_INPUT
    write = to_json if as_json else _breaks if only_breaks else _frame_string if as_frames else _rows
    troubles = 0
    for found in _sheets(text, write):
        if isinstance(found, CaseProblem):
            tell_problem(file, found)
            troubles += 1
        else:
            click.echo(found)
    return BAD_INPUT if troubles else 0


def _sheets(text: str, write: Callable[[RecordedFrame], str | bytes]) -> Iterator[str | bytes | CaseProblem]:
    """Yield the frames of a text as written: those that `--json` has made, one a line, or those of its cases."""
    try:
        written = [from_json(line.encode()) for line in text.splitlines() if line.strip()]
    except msgspec.DecodeError:
        written = []
    if written:
        yield from map(write, written)
        return
    for item in read_cases(text):
        yield item if isinstance(item, CaseProblem) else attempt(item, lambda case: write(_sheet(case)))


def _sheet(case: Case) -> RecordedFrame:
    """Return the frame of a case; raises Malformed where it is none."""
    if case.edition != EDITION:
        raise Malformed("edition", "not-one-of", value=case.edition, choices=EDITION)
    reading = game(EDITION).read(case.given, case.when)
    if reading.level == "match":
        raise Malformed("given.level", "not-one-of", value="match", choices="frame")
    return RecordedFrame(reading.state.frame, tuple(fact for _, fact in reading.facts))


def _book() -> Frames:
    return game(EDITION).books[0]


def _rows(found: RecordedFrame) -> str:
    return to_csv(records(found, _book())).rstrip("\n")


def _frame_string(found: RecordedFrame) -> str:
    return write_frame_lines([frame_line(found, _book())])


def _breaks(found: RecordedFrame) -> str:
    made = [tell("cli-snooker-break", player=one.player, points=one.points) for one in breaks(found, _book())]
    return "\n".join(made)


def _line_as_json(line: FrameLine, aggregate: bool) -> str:
    shown = {"frame": write_frame_lines([line]), "score": line.score, "breaks": line.breaks}
    played_out = reachable(*line.score, aggregate=aggregate)
    return msgspec.json.encode(
        {**shown, "doubts": doubts(line, aggregate), "played_out": played_out}
    ).decode()


def _line_in_words(line: FrameLine, aggregate: bool) -> str:
    said = [tell(f"snooker-doubt-{name}") for name in doubts(line, aggregate)]
    if not said:
        played_out = reachable(*line.score, aggregate=aggregate)
        said = [tell("cli-snooker-played-out" if played_out else "cli-snooker-not-played-out")]
    return f"{write_frame_lines([line])}: {' '.join(said)}"
