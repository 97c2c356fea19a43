"""The referee calls a free ball after a foul, whatever the foul was, and only then (3.10)."""

from typing import Any

import pytest

from arbitro.kernel import CaseEvent, Sitting
from arbitro.library import game

PLAYED = game("snooker/wpbsa")
FOULS: tuple[CaseEvent, ...] = (
    CaseEvent("stroke", {"first": "blue"}),
    CaseEvent("stroke", {"potted": ["cue"]}),
    CaseEvent("foul", {"by": "A", "offence": "touched-ball", "concerned": ["pink"]}),
    CaseEvent("stroke", {"by": "B"}),
)


def entered(*events: CaseEvent, **terms: Any) -> Sitting[Any, Any]:
    sitting: Sitting[Any, Any] = Sitting.open(PLAYED, PLAYED.terms(**terms), ("A", "B"), author="referee")
    for event in events:
        heard = sitting.enter(*PLAYED.facts(sitting.state, event), author="referee", at=0)
        assert heard.refused is None, heard.refused
        sitting = heard.sitting
    return sitting


@pytest.mark.parametrize("foul", FOULS)
def test_3_10_a_free_ball_is_offered_after_every_foul_and_called_once(foul: CaseEvent) -> None:
    fouled = entered(foul)
    assert "free_ball" in [offer.act for offer in fouled.offers()]
    called = entered(foul, CaseEvent("free_ball"))
    after = called.view("official").after
    assert after["free_ball"] is True
    assert "free_ball" in after["options"]
    assert "free_ball" not in [offer.act for offer in called.offers()]


def test_3_10_calling_it_afterwards_is_the_same_as_with_the_foul() -> None:
    later = entered(CaseEvent("stroke", {"first": "blue"}), CaseEvent("free_ball"))
    at_once = entered(CaseEvent("stroke", {"first": "blue", "snookered": True}))
    assert later.view("official") == at_once.view("official")


def test_3_10_without_a_foul_and_after_the_choice_it_is_refused() -> None:
    for before in ((), (CaseEvent("stroke", {"first": "blue"}), CaseEvent("choose", "play"))):
        sitting = entered(*before)
        heard = sitting.enter(*PLAYED.facts(sitting.state, CaseEvent("free_ball")), author="referee", at=0)
        assert heard.refused is not None
        assert heard.refused.law == "3.10"


def test_the_referee_sees_what_was_declared_and_how_many_misses_count() -> None:
    declared = entered(CaseEvent("stroke", {"potted": ["red"]}), CaseEvent("declare", "blue"))
    assert declared.view("official").after["declared"] == "blue"
    missed = entered(CaseEvent("stroke", {"first": "none", "clear_path": "full"}))
    assert missed.view("official").after["misses"] == 1
