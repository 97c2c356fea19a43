"""The dice of the program: what is revealed follows from what was committed, and the rolls are fair."""

import hashlib
import random
from collections import Counter

import msgspec
import pytest

from arbitro.backgammon.dice import Chain, Ledger, LedgerFault, Links, dice_of, follows, verify
from arbitro.backgammon.dice.ledger import BadLink

SERVER, X, O = (Chain(hashlib.sha256(name).digest(), 50) for name in (b"server", b"X", b"O"))  # noqa: E741


def links(number: int) -> Links:
    return Links(SERVER.link(number), X.link(number), O.link(number))


def played(rolls: int) -> Ledger:
    ledger = Ledger.open("club-1", SERVER, X, O)
    for number in range(1, rolls + 1):
        ledger = ledger.with_roll(links(number))
    return ledger


def test_each_link_leads_back_to_the_commitment() -> None:
    for number in range(1, 51):
        assert follows(bytes.fromhex(X.link(number)), bytes.fromhex(X.link(number - 1)))
    assert X.link(0) == X.commitment
    with pytest.raises(IndexError):
        X.link(51)


def test_two_drawn_chains_differ() -> None:
    assert Chain.random(3).commitment != Chain.random(3).commitment


def test_a_whole_ledger_is_verified_and_travels_as_json() -> None:
    ledger = played(50)
    assert verify(ledger) is None
    assert msgspec.json.decode(msgspec.json.encode(ledger), type=Ledger) == ledger
    with pytest.raises(BadLink):
        ledger.with_roll(links(50))


def test_every_party_changes_the_roll() -> None:
    rolls = {dice_of("m", 1, links(1))}
    for number in range(2, 40):
        mine = links(number)
        rolls.add(dice_of("m", 1, Links(mine.server, links(1).X, links(1).O)))
        rolls.add(dice_of("m", 1, Links(links(1).server, mine.X, links(1).O)))
        rolls.add(dice_of("m", 1, Links(links(1).server, links(1).X, mine.O)))
    assert len(rolls) > 20


def test_dice_are_those_of_the_published_recipe() -> None:
    import hmac

    one = links(1)
    head = b"arbitro dice 1\0club-1\0" + (1).to_bytes(4, "big") + bytes.fromhex(one.X) + bytes.fromhex(one.O)
    digest = hmac.digest(bytes.fromhex(one.server), head + bytes(4), "sha256")
    first, second = [byte % 6 + 1 for byte in digest if byte < 252][:2]
    assert played(1).rolls[0].dice == (first, second)


@pytest.mark.parametrize("party", ["server", "X", "O"])
def test_a_link_that_does_not_follow_is_found_and_its_party_named(party: str) -> None:
    ledger = played(10)
    wrong = msgspec.structs.replace(ledger.rolls[4].links, **{party: "00" * 32})
    rolls = [*ledger.rolls]
    rolls[4] = msgspec.structs.replace(rolls[4], links=wrong)
    assert verify(msgspec.structs.replace(ledger, rolls=tuple(rolls))) == LedgerFault(
        5, "broken-chain", party
    )
    with pytest.raises(BadLink):
        played(4).with_roll(wrong)


def test_a_changed_die_a_lost_roll_and_a_bad_link_are_found() -> None:
    ledger = played(10)
    rolls = list(ledger.rolls)
    first, second = rolls[2].dice
    changed = [*rolls]
    changed[2] = msgspec.structs.replace(rolls[2], dice=(first % 6 + 1, second))
    assert verify(msgspec.structs.replace(ledger, rolls=tuple(changed))) == LedgerFault(3, "wrong-dice")
    lost = tuple(rolls[:3] + rolls[4:])
    assert verify(msgspec.structs.replace(ledger, rolls=lost)) == LedgerFault(4, "out-of-order")
    rolls[0] = msgspec.structs.replace(rolls[0], links=Links("zz", "", ""))
    assert verify(msgspec.structs.replace(ledger, rolls=tuple(rolls))) == LedgerFault(1, "bad-link", "server")


def chi_square(counts: Counter[tuple[int, ...]], cells: int, total: int) -> float:
    expected = total / cells
    return sum(count**2 for count in counts.values()) / expected - total


def rolled(count: int, seed: int) -> tuple[float, float]:
    """Return the chi-square of the rolls and of each roll with the one before it."""
    chance = random.Random(seed)
    single: Counter[tuple[int, ...]] = Counter()
    pairs: Counter[tuple[int, ...]] = Counter()
    before = (1, 1)
    for number in range(count):
        link = Links(*(chance.randbytes(32).hex() for _ in range(3)))
        dice = dice_of("fair", number, link)
        single[dice] += 1
        pairs[(*before, *dice)] += 1
        before = dice
    return chi_square(single, 36, count), chi_square(pairs, 1296, count)


def assert_fair(count: int, seed: int) -> None:
    """The bounds are passed by chance once in ten million runs (35 and 1,295 degrees of freedom)."""
    single, pairs = rolled(count, seed)
    assert single < 98
    assert pairs < 1573


def test_rolls_are_uniform_and_independent() -> None:
    assert_fair(100_000, 5)


@pytest.mark.nightly
def test_ten_million_rolls_are_uniform_and_independent() -> None:
    assert_fair(10_000_000, 7)
