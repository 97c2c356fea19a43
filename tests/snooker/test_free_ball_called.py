"""The referee calls a free ball after a foul, whatever the foul was, and only then (3.10)."""

from typing import Any

import pytest

from arbitro.kernel import Event, Sitting
from arbitro.library import game

PLAYED = game("snooker/wpbsa")
FOULS: tuple[Event, ...] = (
    Event("stroke", {"first": "blue"}),
    Event("stroke", {"potted": ["cue"]}),
    Event("foul", {"by": "A", "offence": "touched-ball", "concerned": ["pink"]}),
    Event("stroke", {"by": "B"}),
)


def entered(*events: Event, **terms: Any) -> Sitting[Any, Any]:
    sitting: Sitting[Any, Any] = Sitting.open(PLAYED, PLAYED.terms(**terms), ("A", "B"), author="referee")
    for event in events:
        heard = sitting.enter(*PLAYED.facts(sitting.state, event), author="referee", at=0)
        assert heard.refused is None, heard.refused
        sitting = heard.sitting
    return sitting


@pytest.mark.parametrize("foul", FOULS)
def test_3_10_a_free_ball_is_offered_after_every_foul_and_called_once(foul: Event) -> None:
    fouled = entered(foul)
    assert "free_ball" in [offer.act for offer in fouled.offers()]
    called = entered(foul, Event("free_ball"))
    after = called.view("official").after
    assert after["free_ball"] is True
    assert "free_ball" in after["options"]
    assert "free_ball" not in [offer.act for offer in called.offers()]


def test_3_10_calling_it_afterwards_is_the_same_as_with_the_foul() -> None:
    later = entered(Event("stroke", {"first": "blue"}), Event("free_ball"))
    at_once = entered(Event("stroke", {"first": "blue", "snookered": True}))
    assert later.view("official") == at_once.view("official")


def test_3_10_without_a_foul_and_after_the_choice_it_is_refused() -> None:
    for before in ((), (Event("stroke", {"first": "blue"}), Event("choose", "play"))):
        sitting = entered(*before)
        heard = sitting.enter(*PLAYED.facts(sitting.state, Event("free_ball")), author="referee", at=0)
        assert heard.refused is not None
        assert heard.refused.law == "3.10"


def test_the_referee_sees_what_was_declared_and_how_many_misses_count() -> None:
    declared = entered(Event("stroke", {"potted": ["red"]}), Event("declare", "blue"))
    assert declared.view("official").after["declared"] == "blue"
    missed = entered(Event("stroke", {"first": "none", "clear_path": "full"}))
    assert missed.view("official").after["misses"] == 1
