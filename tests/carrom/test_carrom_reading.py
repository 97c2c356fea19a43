"""What cannot be understood is malformed, with its key, in every language; what the laws forbid is refused."""

from collections.abc import Mapping

import pytest

from arbitro.carrom.game import GAMES
from arbitro.kernel import CaseEvent, Malformed, kebab, tag_of
from arbitro.l10n import LANGUAGES, Language, knows, say

ICF = GAMES["carrom/icf-2001"]
DOUBLES = {"format": "doubles", "seats": ["W1", "B1", "W2", "B2"]}


def key(given: Mapping[str, object], *events: CaseEvent) -> str:
    with pytest.raises(Malformed) as caught:
        ICF.read(given, events)
    for language in LANGUAGES:
        assert say(language, caught.value.message.id, **caught.value.message.values)
    return caught.value.key


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"men": {"white": 10}}, "given.men.white"),
        ({"men": {"white": -1}}, "given.men.white"),
        ({"men": {"white": True}}, "given.men.white"),
        ({"men": {"white": "six"}}, "given.men.white"),
        ({"men": {"red": 1}}, "given.men.red"),
        ({"men": 6}, "given.men"),
        ({"men": {"white": 0, "black": 3}}, "given.men.white"),
        ({"score": {"black": -1}}, "given.score.black"),
        ({"queen": "red"}, "given.queen"),
        ({"turn": "W1"}, "given.turn"),
        ({"seats": ["W1", "B1", "W2", "B2"]}, "given.seats"),
        ({**DOUBLES, "turn": "white"}, "given.turn"),
        ({**DOUBLES, "seats": ["W1", "W2", "B1", "B2"]}, "given.seats"),
        ({**DOUBLES, "seats": ["W1", "B1", "W2"]}, "given.seats"),
        ({"owed": {"white": 1}, "men": {"white": 8, "black": 9}}, "given.owed.white"),
        ({"to_place": {"white": 4}, "men": {"white": 6, "black": 9}}, "given.to_place.white"),
        ({"broken": False, "men": {"white": 8, "black": 9}}, "given.broken"),
        ({"broken": "no"}, "given.broken"),
        ({"round": "last"}, "given.round"),
        ({"format": "triples"}, "given.format"),
        ({"level": "game"}, "given.level"),
        ({"colour": "white"}, "given.colour"),
    ],
)
def test_a_bad_situation_is_malformed(given: Mapping[str, object], expected: str) -> None:
    assert key(given) == expected


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (CaseEvent("shot"), "when[0]"),
        (CaseEvent("stroke", {"white": 10}), "when[0].stroke.white"),
        (CaseEvent("stroke", {"white": -1}), "when[0].stroke.white"),
        (CaseEvent("stroke", {"red": 1}), "when[0].stroke.red"),
        (CaseEvent("stroke", {"improper": "kick"}), "when[0].stroke.improper"),
        (CaseEvent("stroke", {"touched": False, "white": 1}), "when[0].stroke.touched"),
        (CaseEvent("stroke", {"striker": True, "off_board": True}), "when[0].stroke.off_board"),
        (CaseEvent("stroke", {"jumped": "white"}), "when[0].stroke.jumped"),
        (CaseEvent("stroke", {"jumped": ["striker"]}), "when[0].stroke.jumped"),
        (CaseEvent("stroke", 3), "when[0].stroke"),
        (CaseEvent("foul", {"by": "green"}), "when[0].foul.by"),
        (CaseEvent("foul", {"by": "white", "offence": "sneeze"}), "when[0].foul.offence"),
        (CaseEvent("foul", {"by": "white", "law": "98a"}), "when[0].foul.law"),
        (CaseEvent("foul", {"by": "white", "law": "33"}), "when[0].foul.law"),
        (CaseEvent("foul", {"by": "white", "law": "999"}), "when[0].foul.law"),
        (CaseEvent("foul", {"by": "white", "law": "general.3"}), "when[0].foul.law"),
        (CaseEvent("foul", {"by": "white", "law": 117}), "when[0].foul.law"),
        (CaseEvent("foul", {"by": "white", "law": ["117"]}), "when[0].foul.law"),
        (CaseEvent("foul", {"by": "white", "law": "117", "offence": "touch"}), "when[0].foul.offence"),
        (CaseEvent("stroke", {"improper": "behind-line"}), "when[0].stroke.improper"),
        (CaseEvent("place", -1), "when[0].place.men"),
        (CaseEvent("place", {"where": "ok"}), "when[0].place.men"),
        (CaseEvent("place", {"men": 1, "where": "away"}), "when[0].place.where"),
        (CaseEvent("timeout", "W1"), "when[0].timeout"),
        (CaseEvent("demand", -1), "when[0].demand"),
        (CaseEvent("falls", "lamp"), "when[0].falls"),
        (CaseEvent("unnoticed", "everything"), "when[0].unnoticed"),
        (CaseEvent("misconduct", {"by": "white", "item": "z"}), "when[0].misconduct.item"),
        (CaseEvent("misconduct", {"by": "white", "item": "6"}), "when[0].misconduct.item"),
        (CaseEvent("replay", "weather"), "when[0].replay"),
        (CaseEvent("concede", {"by": "white", "what": "all"}), "when[0].concede.what"),
        (CaseEvent("warn", {}), "when[0].warn.to"),
        (CaseEvent("play", 1), "when[0].play"),
        (CaseEvent("play", False), "when[0].play"),
    ],
)
def test_a_bad_event_is_malformed(event: CaseEvent, expected: str) -> None:
    assert key({"men": {"white": 6, "black": 7}}, event) == expected


@pytest.mark.parametrize(
    "event",
    [
        CaseEvent("stroke", {"white": 7}),
        CaseEvent("stroke", {"jumped": ["black"] * 8}),
        CaseEvent("stroke", {"queen": True, "jumped": ["queen"]}),
    ],
)
def test_more_than_there_is_at_that_moment_is_malformed(event: CaseEvent) -> None:
    stroke = CaseEvent("stroke", {"white": 0})
    assert key({"men": {"white": 6, "black": 7}}, stroke, event) == "when[1].stroke"


def test_a_queen_that_is_not_there_cannot_be_pocketed() -> None:
    assert key({"queen": "white"}, CaseEvent("stroke", {"queen": True})) == "when[0].stroke"


@pytest.mark.parametrize(
    ("given", "event", "expected"),
    [
        ({"players": ["A", "A"]}, CaseEvent("board"), "given.players"),
        ({"players": ["A"]}, CaseEvent("board"), "given.players"),
        ({"players": ["A", None]}, CaseEvent("board"), "given.players"),
        ({"players": [1, 2]}, CaseEvent("board"), "given.players"),
        ({"players": ["A", ""]}, CaseEvent("board"), "given.players"),
        ({}, CaseEvent("misconduct", {"by": "A", "item": "zzz"}), "when[0].misconduct.item"),
        ({}, CaseEvent("concede", "C"), "when[0].concede.by"),
        ({"first_break": "C"}, CaseEvent("board"), "given.first_break"),
        ({}, CaseEvent("board", {"winner": "C", "points": 1}), "when[0].board.winner"),
        ({}, CaseEvent("board", {"winner": "A", "points": 13}), "when[0].board.points"),
        ({}, CaseEvent("board", {"winner": "A"}), "when[0].board.points"),
        ({}, CaseEvent("break_toss", "C"), "when[0].break_toss"),
        ({}, CaseEvent("stroke"), "when[0]"),
        ({}, CaseEvent("toss", {"winner": "A", "choice": "lamp"}), "when[0].toss.choice"),
    ],
)
def test_a_bad_match_is_malformed(given: Mapping[str, object], event: CaseEvent, expected: str) -> None:
    assert key({"level": "match", **given}, event) == expected


def test_a_misplaced_own_man_that_is_not_out_is_malformed() -> None:
    events = (CaseEvent("stroke", {"striker": True}), CaseEvent("place", {"men": 1, "own": True}))
    assert key({"men": {"white": 6, "black": 9}}, *events) == "when[1].place"


def test_who_acts_may_be_left_out() -> None:
    given = {"men": {"white": 6, "black": 7}}
    reading = ICF.read(given, [CaseEvent("leave_seat"), CaseEvent("foul", {}), CaseEvent("timeout")])
    told = [fact for _, fact in reading.facts]
    assert [getattr(fact, "by", None) for fact in told] == ["", "", ""]
    assert [getattr(ICF.complete(reading.state, fact), "by", None) for fact in told] == ["white"] * 3
    shown = ICF.view(ICF.judge(reading.state, told[0]).state).after["board"]
    assert shown == {"winner": "black", "points": 9, "on_demand": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_effect_can_be_told(language: Language) -> None:
    from arbitro.carrom.effects import BoardEffect, MatchEffect
    from arbitro.carrom.offences import OFFENCES

    refusals = {rule.name for referee in GAMES.values() for book in referee.books for rule in book._refusals}
    for name in refusals:
        assert say(language, f"carrom-refused-{kebab(name)}")
    for effect in (*BoardEffect.__args__, *MatchEffect.__args__):
        assert knows(f"carrom-{kebab(tag_of(effect))}"), effect
    for offence in OFFENCES:
        assert say(language, f"carrom-offence-{offence}")
