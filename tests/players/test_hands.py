"""A hand can be named apart from the mind: `house:5@0.35` thinks as `house:5` and strays by 0.35 degrees."""

from random import Random
from statistics import pstdev
from typing import Any

import msgspec
import pytest

from arbitro.players import PlayerName, UnknownPlayer, invite, read_name, table_named
from arbitro.players.carrom import strength as carrom
from arbitro.players.hands import along
from arbitro.players.snooker import strengths as snooker

NOISES: dict[Any, tuple[str, ...]] = {carrom: ("force",), snooker: ("pace", "tip")}


def test_a_name_with_a_hand_is_read_and_written() -> None:
    assert read_name("house:5@0.35") == PlayerName("house", 5, 0.35)
    assert str(read_name("house:5@0.35")) == "house:5@0.35"
    assert str(read_name("house@1")) == "house@1"
    assert str(read_name("house:3")) == "house:3"


@pytest.mark.parametrize(
    "text", ["", "house:", "house:x", "house:5@", "house:5@x", "house:5@-1", "@1", "house:5@1e9"]
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(UnknownPlayer):
        read_name(text)


@pytest.mark.parametrize(("game", "name"), [("backgammon", "house:5@0.5"), ("carrom", "house:5@11")])
def test_a_hand_where_nobody_has_one_is_refused(game: str, name: str) -> None:
    with pytest.raises(UnknownPlayer):
        invite(table_named(game), read_name(name), "1")


@pytest.mark.parametrize("strengths", [carrom, snooker])
def test_each_strength_has_its_own_hand(strengths: Any) -> None:
    for one in strengths.STRENGTHS.values():
        degrees = one.aim if strengths is carrom else one.degrees
        hand = strengths.with_hand(one, degrees)
        assert hand == msgspec.structs.replace(
            one, **{name: getattr(hand, name) for name in NOISES[strengths]}
        )
        for name in NOISES[strengths]:
            assert getattr(hand, name) == pytest.approx(getattr(one, name))


def test_the_mind_stays_and_the_hand_strays_as_it_is_told() -> None:
    player: Any = invite(table_named("carrom"), read_name("house:5@0.35"), "1")
    mind, hand = carrom.STRENGTHS[5], carrom.STRENGTHS[4]
    assert (player.strength.tried, player.strength.shortlist) == (mind.tried, mind.shortlist)
    assert (player.strength.aim, player.strength.force) == (hand.aim, pytest.approx(hand.force))


def test_a_steady_hand_does_not_stray() -> None:
    player: Any = invite(table_named("snooker"), read_name("house:2@0"), "1")
    assert (player.strength.degrees, player.strength.pace, player.strength.tip) == (0.0, 0.0, 0.0)


def test_the_angle_strays_by_the_degrees_that_were_named() -> None:
    from math import degrees

    from arbitro.carrom.geometry import BoardPoint
    from arbitro.players.carrom.sight import Hit

    hand = carrom.with_hand(carrom.STRENGTHS[5], 0.35)
    hit, whim = Hit(BoardPoint(0.0, -200.0), 1.5, 2.0), Random(1)
    strayed = [degrees(hand.with_error(hit, whim).angle) for _ in range(4000)]
    assert pstdev(strayed) == pytest.approx(0.35, rel=0.05)


def test_between_known_hands_it_goes_straight_and_beyond_them_in_proportion() -> None:
    known = [(1.0, 0.1), (2.0, 0.3)]
    assert along(1.5, known) == pytest.approx(0.2)
    assert along(0.5, known) == pytest.approx(0.05)
    assert along(4.0, known) == pytest.approx(0.6)
