"""The dice of a live match: every roll can be checked as it falls, and nobody can show what does not follow."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from arbitro.backgammon.dice import (
    PARTIES,
    BadLink,
    Chain,
    ChainChange,
    Exchange,
    LedgerFault,
    gather_ledger,
    roll_event,
    verify,
)
from arbitro.backgammon.formats import read_record, write_record
from arbitro.backgammon.formats.replay import verify as replayed
from arbitro.backgammon.formats.rolls import differing_roll
from arbitro.backgammon.formats.scribe import match_record
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.terms import BackgammonLength, BackgammonTerms
from arbitro.cli import main
from arbitro.kernel import CaseEvent, Journal, Sitting

GAME = GAMES["backgammon/wbgf-2.1"]
CHAINS = {party: Chain(bytes([number]) * 32, 300) for number, party in enumerate(PARTIES)}


def committed() -> Exchange:
    exchange = Exchange("final", 300)
    for party in exchange.awaited:
        exchange = exchange.commit(party, CHAINS[party].commitment)
    return exchange


def roll(exchange: Exchange) -> Exchange:
    number = exchange.number
    while exchange.number == number:
        party = exchange.awaited[0]
        exchange = exchange.reveal(party, CHAINS[party].link(number))
    return exchange


def test_all_commit_then_both_players_show_their_links_and_the_server_its_own_last() -> None:
    assert Exchange("final").awaited == PARTIES
    exchange = committed()
    assert exchange.awaited == ("X", "O")
    exchange = exchange.reveal("O", CHAINS["O"].link(1))
    assert exchange.awaited == ("X",)
    exchange = exchange.reveal("X", CHAINS["X"].link(1))
    assert (exchange.awaited, exchange.rolls) == (("server",), ())
    exchange = exchange.reveal("server", CHAINS["server"].link(1))
    assert exchange.awaited == ("X", "O")
    assert len(exchange.rolls) == 1
    assert verify(exchange.ledger) is None


@pytest.mark.parametrize(
    ("party", "link", "reason"),
    [
        ("X", "zz", "bad-link"),
        ("X", "00", "bad-link"),
        ("X", CHAINS["X"].link(2), "broken-chain"),
        ("X", CHAINS["O"].link(1), "broken-chain"),
        ("server", CHAINS["server"].link(1), "out-of-order"),
        ("Z", CHAINS["X"].link(1), "out-of-order"),
    ],
)
def test_a_link_that_does_not_follow_is_told_with_its_party_and_changes_nothing(
    party: str, link: str, reason: str
) -> None:
    exchange = committed()
    with pytest.raises(BadLink) as told:
        exchange.reveal(party, link)
    assert (told.value.fault.number, told.value.fault.reason, told.value.fault.party) == (1, reason, party)
    assert exchange == committed()


def test_a_commitment_is_made_once_and_before_any_roll() -> None:
    exchange = Exchange("final").commit("X", CHAINS["X"].commitment)
    for party, commitment in (("X", CHAINS["X"].commitment), ("O", "nothing"), ("Z", CHAINS["O"].commitment)):
        with pytest.raises(BadLink):
            exchange.commit(party, commitment)
    with pytest.raises(BadLink):
        exchange.reveal("X", CHAINS["X"].link(1))
    with pytest.raises(BadLink):
        committed().commit("X", CHAINS["X"].commitment)


def test_a_chain_that_is_used_up_gives_no_roll() -> None:
    short = {party: Chain(bytes([number]) * 32, 1) for number, party in enumerate(PARTIES)}
    exchange = Exchange("final", 1)
    for party in PARTIES:
        exchange = exchange.commit(party, short[party].commitment)
    for party in ("X", "O", "server"):
        exchange = exchange.reveal(party, short[party].link(1))
    with pytest.raises(BadLink):
        exchange.reveal("X", short["X"].link(1))


def test_an_exchange_is_kept_and_read_again() -> None:
    exchange = roll(roll(committed())).reveal("X", CHAINS["X"].link(3))
    assert msgspec.json.decode(msgspec.json.encode(exchange), type=Exchange) == exchange


def test_a_match_played_with_live_dice_tells_its_record_and_its_ledger_by_its_journal() -> None:
    sitting = Sitting.open(GAME, BackgammonTerms(length=BackgammonLength(1)), ("Ada", "Bea"), author="hall")
    exchange = committed()
    while sitting.state.winner is None:
        state = sitting.state
        if state.turn and state.dice:
            act, made = next(offer for offer in sitting.offers() if offer.act == "move"), {}
            facts = GAME.facts(state, CaseEvent("move", act.plain))
        else:
            exchange = roll(exchange)
            facts = GAME.facts(state, roll_event(state.turn is None, exchange.rolls[-1].dice))
            made = exchange.proof()
        sitting = sitting.enter(*facts, author="hall", at=sitting.journal.at + 1, made=made).sitting
    resumed = Sitting.resume(GAME, Journal.load(sitting.journal.export()))
    record = match_record(resumed)
    assert record == match_record(sitting)
    assert (record.X, record.O, record.length, record.ledger) == ("Ada", "Bea", 1, exchange.ledger)
    assert list(replayed(record)) == []
    assert differing_roll(record) is None
    for kind in ("mat", "sgf", "json"):
        again = read_record(write_record(record, kind), kind)
        assert again.games == record.games


def test_a_journal_without_such_dice_has_no_ledger() -> None:
    assert gather_ledger([{}, {"engine": "1"}]) is None


NEW = Chain(b"n" * 32, 300)
"""The chain of a player's other device."""


def other_device(exchange: Exchange, party: str, since: int) -> Exchange:
    """Roll once with the other device of a party, whose chain began at a number."""
    number = exchange.number
    while exchange.number == number:
        one = exchange.awaited[0]
        chain, place = (NEW, number - since) if one == party else (CHAINS[one], number)
        exchange = exchange.reveal(one, chain.link(place))
    return exchange


def test_a_player_whose_device_is_gone_goes_on_with_another_chain_and_every_roll_still_holds() -> None:
    exchange = roll(roll(committed()))
    exchange = exchange.reveal("O", CHAINS["O"].link(3)).change("X", NEW.commitment)
    assert (exchange.number, exchange.revealed, exchange.awaited) == (4, {}, ("X", "O"))
    exchange = other_device(other_device(exchange, "X", 3), "X", 3)
    assert [one.number for one in exchange.rolls] == [1, 2, 4, 5]
    assert verify(exchange.ledger) is None
    kept = msgspec.structs.replace(exchange, rolls=exchange.rolls[:3]).proof()
    assert [change["number"] for change in kept["dice"]["changes"]] == [3]
    assert "changes" not in exchange.proof()["dice"]


def test_nobody_can_use_a_link_that_was_shown_for_a_number_that_was_never_rolled() -> None:
    exchange = roll(committed()).reveal("O", CHAINS["O"].link(2)).change("X", NEW.commitment)
    with pytest.raises(BadLink, match="broken-chain"):
        exchange.reveal("O", CHAINS["O"].link(2))
    with pytest.raises(BadLink, match="broken-chain"):
        exchange.reveal("X", CHAINS["X"].link(3))


@pytest.mark.parametrize(
    ("party", "commitment"), [("server", NEW.commitment), ("Z", NEW.commitment), ("X", "zz")]
)
def test_only_a_player_changes_his_chain_and_only_to_one(party: str, commitment: str) -> None:
    with pytest.raises(BadLink, match="bad-commitment"):
        roll(committed()).change(party, commitment)
    forged = msgspec.structs.replace(
        roll(committed()).ledger, changes=(ChainChange(2, party, commitment, "official"),)
    )
    assert verify(forged) == LedgerFault(2, "bad-commitment", party)


def test_a_change_that_was_left_out_or_moved_shows() -> None:
    exchange = roll(committed()).change("X", NEW.commitment)
    ledger = other_device(exchange, "X", 2).ledger
    assert verify(msgspec.structs.replace(ledger, changes=())) == LedgerFault(2, "out-of-order")
    moved = msgspec.structs.replace(ledger.changes[0], number=1)
    assert verify(msgspec.structs.replace(ledger, changes=(moved,))) is not None
    other = msgspec.structs.replace(ledger.changes[0], commitment=CHAINS["O"].commitment)
    assert verify(msgspec.structs.replace(ledger, changes=(other,))) == LedgerFault(3, "broken-chain", "X")


def test_the_command_shows_each_change_of_a_chain(tmp_path: Path) -> None:
    exchange = other_device(roll(committed()).change("X", NEW.commitment, "O", hall=True), "X", 2)
    file = tmp_path / "ledger.json"
    file.write_bytes(msgspec.json.encode(exchange.ledger))
    told = CliRunner().invoke(main, ["dice", "verify", str(file)], env={"LANG": "C"})
    assert told.exit_code == 0
    assert "Number 2 was never rolled" in told.output
    assert "by the wish of O" in told.output
