"""The dice of a live match: every roll can be checked as it falls, and nobody can show what does not follow."""

import msgspec
import pytest

from arbitro.backgammon.dice import PARTIES, BadLink, Chain, Exchange, fallen, gathered, verify
from arbitro.backgammon.formats import read_record, write_record
from arbitro.backgammon.formats.replay import verify as replayed
from arbitro.backgammon.formats.rolls import differing_roll
from arbitro.backgammon.formats.scribe import recorded
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.terms import BackgammonTerms, Length
from arbitro.kernel import Event, Journal, Sitting

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
    sitting = Sitting.open(GAME, BackgammonTerms(length=Length(1)), ("Ada", "Bea"), author="hall")
    exchange = committed()
    while sitting.state.winner is None:
        state = sitting.state
        if state.turn and state.dice:
            act, made = next(offer for offer in sitting.offers() if offer.act == "move"), {}
            facts = GAME.facts(state, Event("move", act.plain))
        else:
            exchange = roll(exchange)
            facts = GAME.facts(state, fallen(state.turn is None, exchange.rolls[-1].dice))
            made = exchange.made()
        sitting = sitting.enter(*facts, author="hall", at=sitting.journal.at + 1, made=made).sitting
    resumed = Sitting.resume(GAME, Journal.load(sitting.journal.export()))
    record = recorded(resumed)
    assert record == recorded(sitting)
    assert (record.X, record.O, record.length, record.ledger) == ("Ada", "Bea", 1, exchange.ledger)
    assert list(replayed(record)) == []
    assert differing_roll(record) is None
    for kind in ("mat", "sgf", "json"):
        again = read_record(write_record(record, kind), kind)
        assert again.games == record.games


def test_a_journal_without_such_dice_has_no_ledger() -> None:
    assert gathered([{}, {"engine": "1"}]) is None
