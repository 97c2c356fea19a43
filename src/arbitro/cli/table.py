"""`arbitro table`: a stroke played on the simulated table, told, recorded and drawn."""

from __future__ import annotations

from collections.abc import Callable
from math import radians, tau
from pathlib import Path
from typing import NamedTuple, get_args

import click
import msgspec

from arbitro.carrom.board import SEATS
from arbitro.carrom.geometry.striker import striker_faults
from arbitro.cli.commands import Group, TranslatedCommand, option, stop
from arbitro.cli.language import figure, language, tell
from arbitro.cli.saving import save
from arbitro.cli.system import read, reason
from arbitro.kernel.incoming import decode_json
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.table import (
    BadMotion,
    Bounce,
    Contact,
    Event,
    Fall,
    Flick,
    Landing,
    Layout,
    Left,
    Misplayed,
    Motion,
    Rack,
    RanAway,
    Shot,
    Stroke,
    Table,
    carrom_opening,
    carrom_rack,
    carrom_table,
    pack,
    simulate,
    snooker_opening,
    snooker_table,
    unpack,
)
from arbitro.table.bed import Falls
from arbitro.table.coefficients import Loss
from arbitro.table.models import PRESENT, Models, apply_models
from arbitro.table.stroke import piece_name


class StrokeGround(NamedTuple):
    """What strokes are played on, and how."""

    make: Callable[[], Table]
    opening: Callable[[Table, Rack], Layout]
    rack: Callable[[int], Rack]
    stroke: type[Stroke]


TABLES = {
    "carrom": StrokeGround(carrom_table, carrom_opening, carrom_rack, Flick),
    "snooker": StrokeGround(snooker_table, snooker_opening, lambda seed: Rack(seed=seed), Shot),
}
# The engine reckons in metres (SI), people at a board in millimetres.
MM = 1000.0
OF_FLICKS = ("spin", "lift")
"""What a flick has and a shot has not."""

table = Group(name="table", help="cli-table")


@table.command("play", cls=TranslatedCommand, help="cli-table-play")
@click.argument("game", type=click.Choice(list(TABLES)))
@option("--layout", type=click.Path(path_type=Path), help="table-option-layout")
@option("--gap", type=click.FloatRange(0, 500), help="table-option-gap")
@option("--seed", type=int, default=0, show_default=True, help="table-option-seed")
@option("--x", type=float, help="table-option-x")
@option("--y", type=float, help="table-option-y")
@option("--angle", type=float, default=90, show_default=True, help="table-option-angle")
@option("--speed", type=float, default=4, show_default=True, help="table-option-speed")
@option("--spin", type=float, help="table-option-spin")
@option("--lift", type=float, help="table-option-lift")
@option("--side", type=float, help="table-option-side")
@option("--height", type=float, help="table-option-height")
@option("--elevation", type=float, help="table-option-elevation")
@option(
    "--loss",
    type=click.Choice(get_args(Loss)),
    default=PRESENT.loss,
    show_default=True,
    help="table-option-loss",
)
@option(
    "--pockets",
    type=click.Choice(get_args(Falls)),
    default=PRESENT.pockets,
    show_default=True,
    help="table-option-pockets",
)
@option("--squirt", is_flag=True, default=None, help="table-option-squirt")
@option("--nap", is_flag=True, default=None, help="table-option-nap")
@option("--output", "-o", type=click.Path(path_type=Path), help="table-option-output")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
def play(
    game: str,
    layout: Path | None,
    gap: float | None,
    seed: int,
    x: float | None,
    y: float | None,
    angle: float,
    speed: float,
    spin: float | None,
    lift: float | None,
    side: float | None,
    height: float | None,
    elevation: float | None,
    loss: Loss,
    pockets: Falls,
    squirt: bool | None,
    nap: bool | None,
    output: Path | None,
    as_json: bool,
) -> None:
    """Play a stroke and tell what happens."""
    _refuse_other_game(
        game, spin=spin, lift=lift, side=side, height=height, elevation=elevation, squirt=squirt, nap=nap
    )
    chosen = TABLES[game]
    ground = _make_table(
        chosen.make(),
        Models(loss, "alciatore-a31" if squirt else "none", "straight" if nap else "none", pockets),
    )
    start = _layout(ground, layout) if layout else chosen.opening(ground, _rack(chosen, gap, seed))
    at = start.at[ground.struck]
    place = (at[0] if x is None else x / MM, at[1] if y is None else y / MM)
    stroke: Stroke = Flick(*place, radians(angle), speed, (spin or 0.0) * tau, radians(lift or 0.0))
    if chosen.stroke is Shot:
        tip = side or 0.0, height or 0.0
        stroke = Shot(*place, radians(angle), speed, *tip, radians(elevation or 0.0))
    # The table alone would play it from anywhere; an umpire would stop the player.
    elif _off_base(place):
        stop(tell("table-off-base"))
    motion = _simulate(ground, start, stroke)
    if output:
        _write(ground, motion, output)
    else:
        click.echo(motion.json() if as_json else "\n".join(_words(motion)))


@table.command("draw", cls=TranslatedCommand, help="cli-table-draw")
@click.argument("motion", type=click.Path(path_type=Path))
@option("--output", "-o", type=click.Path(path_type=Path), required=True, help="table-option-output")
def draw_motion(motion: Path, output: Path) -> None:
    """Draw a recorded stroke."""
    read = _motion(motion)
    _write(TABLES[read.table].make(), read, output)


@table.command("plots", cls=TranslatedCommand, help="cli-table-plots")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def plots(folder: Path) -> None:
    """Make the validation plots of the documentation."""
    from arbitro.table.validation import pictures

    for name, svg in pictures(language()).items():
        _save(folder / name, svg.encode())


def _make_table(table: Table, models: Models) -> Table:
    """Return a table made by the models that are asked for."""
    try:
        return apply_models(table, models)
    except ValueError:
        stop(tell("table-other-game", option=f"--loss {models.loss}", game=table.name))


def _rack(chosen: StrokeGround, gap: float | None, seed: int) -> Rack:
    """Return a rack with the gaps that are asked for, else with those that the game's racks have."""
    if gap is not None:
        # Gaps of a rack are typed in micrometres.
        return Rack(gap / 1e6, seed)
    return chosen.rack(seed)


def _simulate(ground: Table, start: Layout, stroke: Stroke) -> Motion:
    try:
        return simulate(ground, start, stroke)
    except Misplayed as error:
        stop(error.message(language()))
    except RanAway:
        stop(tell("table-ran-away"))


def _refuse_other_game(game: str, **given: float | None) -> None:
    """Stop at an option that the game does not know."""
    for option_name, value in given.items():
        if value is not None and (option_name in OF_FLICKS) != (TABLES[game].stroke is Flick):
            stop(tell("table-other-game", option=f"--{option_name}", game=game))


def _off_base(place: tuple[float, float]) -> bool:
    """Tell whether a striker is on no side's base lines and base circles."""
    setting = SETTINGS["carrom/icf-2001"]
    return all(striker_faults(setting.surface, setting.point(place), seat) for seat in range(SEATS))


def _layout(ground: Table, file: Path) -> Layout:
    try:
        given = decode_json(_read(file), dict[str, tuple[float, float]])
    except msgspec.MsgspecError:
        stop(tell("table-bad-layout", file=str(file)))
    if not given.keys() <= ground.pieces.keys() or ground.struck not in given:
        stop(tell("table-bad-layout", file=str(file)))
    return Layout({piece: (x / MM, y / MM) for piece, (x, y) in given.items()})


def _motion(file: Path) -> Motion:
    try:
        data = _read(file)
        # A recording begins with a brace as JSON, and with its own sign when it is packed.
        return Motion.from_json(data) if data.startswith(b"{") else unpack(data)
    except (msgspec.MsgspecError, BadMotion):
        stop(tell("table-bad-motion", file=str(file)))


def _read(file: Path) -> bytes:
    try:
        return read(str(file))
    except OSError as error:
        stop(tell("cli-unreadable", file=str(file), reason=reason(error)))


def _write(ground: Table, motion: Motion, file: Path) -> None:
    from arbitro.table.drawing import draw, picture

    makers: dict[str, Callable[[], bytes]] = {
        ".json": motion.json,
        ".amo": lambda: pack(motion),
        ".svg": lambda: draw(ground, motion).encode(),
        ".png": lambda: picture(draw(ground, motion)),
    }
    if file.suffix not in makers:
        stop(tell("table-bad-ending", file=str(file), endings=", ".join(makers)))
    try:
        _save(file, makers[file.suffix]())
    except ImportError:
        stop(tell("table-no-png"))


def _save(file: Path, data: bytes) -> None:
    save(file, data)
    click.echo(tell("table-written", file=str(file)))


def _words(motion: Motion) -> list[str]:
    lines = [_line(motion.table, event) for event in motion.events]
    rest = tell("table-rest", time=figure(motion.duration, ".3f"))
    return [*(line for line in lines if line), rest]


def _line(game: str, event: Event) -> str | None:
    time, piece = figure(event.time, ".3f"), piece_name(language(), game, event.piece)
    match event:
        case Contact(other=other):
            return tell("table-contact", time=time, piece=piece, other=piece_name(language(), game, other))
        case Bounce(jaw=jaw):
            return tell("table-jaw" if jaw else "table-cushion", time=time, piece=piece)
        case Fall(pocket=pocket):
            return tell("table-fall", time=time, piece=piece, pocket=tell(f"table-pocket-{pocket}"))
        case Landing():
            return tell("table-landing", time=time, piece=piece)
        case Left():
            return tell("table-left", time=time, piece=piece)
        case _:
            return None
