"""`arbitro dice`: rolls verified offline."""

import click
import msgspec

from arbitro.backgammon.dice import Ledger, verify
from arbitro.backgammon.formats import MatchRecord
from arbitro.backgammon.formats.rolls import differing_roll
from arbitro.cli.commands import Group, TranslatedCommand, stop
from arbitro.cli.language import tell
from arbitro.cli.system import read, reason
from arbitro.kernel.incoming import decode_json

dice = Group(name="dice", help="cli-dice")
FAULTY = 1


@dice.command("verify", cls=TranslatedCommand, help="cli-dice-verify")
@click.argument("file")
def verify_dice(file: str) -> int:
    """Check every roll of a match against what the three parties committed to."""
    record = _record(file)
    ledger = record if isinstance(record, Ledger) else record.ledger
    if isinstance(ledger, msgspec.UnsetType):
        stop(tell("dice-no-ledger", file=file))
    fault = verify(ledger)
    if fault is None and isinstance(record, MatchRecord):
        # The dice may be honest and the record not: its rolls are held against those of the ledger.
        fault = differing_roll(record)
    for change in ledger.changes if fault is None else ():
        said = {"number": change.number, "party": change.party, "by": change.by}
        click.echo(tell(f"dice-changed-{change.why}", **said))
    if fault is None:
        click.echo(tell("dice-verified", rolls=len(ledger.rolls), match=ledger.match))
        return 0
    click.echo(tell(f"dice-{fault.reason}", number=fault.number, party=fault.party or "-"))
    return FAULTY


def _record(file: str) -> Ledger | MatchRecord:
    """Return a ledger of its own, or the record of a match that carries one."""
    try:
        data = read(file)
        try:
            # A ledger first: the record of a match has one among much else.
            return decode_json(data, Ledger)
        except msgspec.ValidationError:
            return decode_json(data, MatchRecord)
    except OSError as error:
        stop(tell("cli-unreadable", file=file, reason=reason(error)))
    except (msgspec.DecodeError, UnicodeDecodeError):
        stop(tell("dice-no-ledger", file=file))
