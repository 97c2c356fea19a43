"""The analysis of a match of backgammon, told in the terminal."""

import click
import msgspec

from arbitro.backgammon.formats import MatchRecord
from arbitro.cli.language import figure, tell
from arbitro.live.review.records import ERROR, Looked, SideRecord, accounts, review_record


def show_analysis(record: MatchRecord, everything: bool, as_json: bool) -> None:
    """Tell the errors, or every decision and roll, then the account of both sides."""
    found = list(review_record(record))
    both = accounts(found)
    if as_json:
        told = {"accounts": both, "moments": [one.moment for one in found]}
        click.echo(msgspec.json.encode(told))
        return
    for one in found:
        # Only a choice can be an error; what the dice gave is luck, and told with `--all`.
        if everything or (one.choice and one.moment.loss >= ERROR):
            click.echo(_line(one))
    for account, name in zip(both, (record.X, record.O), strict=True):
        click.echo(_account(account, name))


def _line(one: Looked) -> str:
    moment = one.moment
    return tell(
        "analysis-moment",
        kind=moment.kind,
        game=moment.part,
        side=moment.side,
        dice="".join(map(str, moment.dice)),
        made=moment.made,
        best=moment.best,
        loss=figure(moment.loss, ".3f"),
        luck=figure(moment.luck, "+.3f"),
    )


def _account(account: SideRecord, name: str) -> str:
    return tell(
        "analysis-account" if account.rating else "analysis-account-alike",
        side=account.side,
        name=name,
        decisions=account.decisions,
        errors=account.errors,
        blunders=account.blunders,
        given=figure(account.given, ".3f"),
        luck=figure(account.luck, "+.3f"),
        rating=figure(account.rating or 0, ".2f"),
    )
