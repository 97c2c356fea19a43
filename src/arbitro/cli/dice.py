"""`arbitro dice`: rolls verified offline."""

import sys
from pathlib import Path

import click
import msgspec

from arbitro.backgammon.dice import Ledger, verify
from arbitro.cli.commands import Command, Group, stop
from arbitro.cli.language import tell

dice = Group(name="dice", help="cli-dice")
FAULTY = 1


@dice.command("verify", cls=Command, help="cli-dice-verify")
@click.argument("file", metavar="MATCH.json")
def verify_dice(file: str) -> int:
    """Check every roll of a match against what the three parties committed to."""
    ledger = _ledger(file)
    fault = verify(ledger)
    if fault is None:
        click.echo(tell("dice-verified", rolls=len(ledger.rolls), match=ledger.match))
        return 0
    click.echo(tell(f"dice-{fault.reason}", number=fault.number, party=fault.party or "-"))
    return FAULTY


def _ledger(file: str) -> Ledger:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return msgspec.json.decode(data, type=Ledger)
    except OSError as error:
        stop(tell("cli-unreadable", file=file, reason=error.strerror or type(error).__name__))
    except (msgspec.DecodeError, UnicodeDecodeError):
        stop(tell("dice-no-ledger", file=file))
