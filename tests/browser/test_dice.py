"""The check of a match's dice in the browser says what the command says."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from arbitro.backgammon.dice import Chain, ChainChange, Ledger, Links, RevealedRoll
from arbitro.backgammon.formats import GameRecord, MatchRecord, RollPlayed, write_record
from arbitro.backgammon.match import PerSide
from arbitro.backgammon.position import Side

pytestmark = pytest.mark.browser
CHAINS = [Chain(bytes([party]) * 32, 400) for party in (1, 2, 3)]


def ledger(rolls: int, name: str = "final ⚅") -> Ledger:
    made = Ledger.open(name, *CHAINS)
    while len(made.rolls) < rolls:
        made = made.with_roll(Links(*(chain.link(made.next_number) for chain in CHAINS)))
    return made


def written(record: Any) -> str:
    return msgspec.json.encode(record).decode()


def changed(made: Ledger, at: int, **values: object) -> Ledger:
    roll: RevealedRoll = msgspec.structs.replace(made.rolls[at - 1], **values)
    rolls = (*made.rolls[: at - 1], roll, *made.rolls[at:])
    return msgspec.structs.replace(made, rolls=rolls)


def opened(page: Page) -> None:
    page.goto("/dice")
    expect(page.get_by_label("Or paste it here")).to_be_visible()


def answer(page: Page, text: str) -> str:
    page.get_by_label("Or paste it here").fill(text)
    return page.locator("dice-verifier [role=status]").text_content() or ""


def test_a_match_is_verified_from_its_file(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(written(ledger(300)), encoding="utf-8")
    opened(page)
    page.get_by_label("Record (JSON)").set_input_files(file)
    expect(page.locator("dice-verifier").get_by_role("status")).to_have_text(
        "final ⚅: all links and dice are correct. Rolls checked: 300."
    )
    expect(page.locator(".rolls li")).to_have_count(300)


def test_what_was_tampered_with_is_named(page: Page) -> None:
    opened(page)
    made = ledger(30)
    first, second = made.rolls[6].dice
    assert "Roll 7: the dice are not those" in answer(
        page, written(changed(made, 7, dice=(first % 6 + 1, second)))
    )
    expect(page.locator(".rolls [data-fault]")).to_have_count(1)
    mixed = msgspec.structs.replace(made.rolls[3].links, X=made.rolls[4].links.X)
    assert answer(page, written(changed(made, 4, links=mixed))).startswith("Roll 4: the link of X")
    assert answer(page, written(changed(made, 2, links=Links("00", "11", "22")))).startswith(
        "Roll 2: what server"
    )
    assert answer(page, written(changed(made, 9, number=8))).startswith("Roll 9 is out of order")
    assert answer(page, written(msgspec.structs.replace(made, match="another"))).startswith(
        "Roll 1: the dice"
    )


def test_a_record_is_compared_with_what_was_played(page: Page) -> None:
    opened(page)
    made = ledger(3)
    while made.rolls[-1].dice[0] == made.rolls[-1].dice[1]:
        made = made.with_roll(Links(*(chain.link(made.next_number) for chain in CHAINS)))
    counted = next(place for place, roll in enumerate(made.rolls) if roll.dice[0] != roll.dice[1])
    first = made.rolls[counted].dice
    sides: tuple[Side, Side] = ("X", "O") if first[0] > first[1] else ("O", "X")
    acts = tuple(
        RollPlayed(sides[place % 2], roll.dice, None) for place, roll in enumerate(made.rolls[counted:])
    )

    def record(*played: RollPlayed) -> str:
        return write_record(
            MatchRecord(7, "A", "B", (GameRecord(1, PerSide(), played),), ledger=made), "json"
        )

    assert "all links and dice are correct" in answer(page, record(*acts))
    assert answer(page, record(RollPlayed(sides[1], first, None), *acts[1:])).endswith(
        "otherwise than it was rolled."
    )
    assert answer(page, record(*acts, acts[-1])).endswith("is played but not in the ledger.")


def test_what_is_no_record_gets_one_line(page: Page) -> None:
    opened(page)
    for text in ("{", "[]", '{"match": 1}', '{"ledger": {}}', "null", "Roll 1"):
        assert answer(page, text).startswith("This is not a record of rolls")
    assert answer(page, " ") == ""


def test_a_change_of_chain_is_followed_and_shown(page: Page) -> None:
    opened(page)
    made, new = ledger(3), Chain(b"new device" * 3, 400)
    made = made.with_change(ChainChange(4, "X", new.commitment, "O", hall=True))
    made = made.with_roll(Links(CHAINS[0].link(5), new.link(1), CHAINS[2].link(5)))
    assert "Rolls checked: 4" in answer(page, written(made))
    expect(page.locator(".changes li")).to_contain_text("by the wish of O")
    hidden = msgspec.structs.replace(made, changes=())
    assert answer(page, written(hidden)) == "Roll 4 is out of order."
