"""What the worker of a page may ask, by name: each answer is made of the same laws that the hall rules by."""

from collections.abc import Callable
from typing import Any

import msgspec

from arbitro.kernel.plugin import load
from arbitro.pocket import device
from arbitro.pocket.judging import begin_judging, end_judging, go_on_judging
from arbitro.pocket.ruling import rule_cases
from arbitro.pocket.trial import play_at_random

QUESTIONS: dict[str, Callable[..., Any]] = {
    "before": device.before,
    "cases": rule_cases,
    "foresee": device.foresee,
    "history": device.history,
    "hold": device.hold,
    "judge": begin_judging,
    "judge_end": end_judging,
    "judge_on": go_on_judging,
    "trial": play_at_random,
    "would": device.would,
}

LATER = {"page": "arbitro.web.alone:make_page"}
"""What is asked of parts that a hall's pages never load."""


def answer(question: str, given: str) -> str:
    """Return the answer to a question, both as JSON."""
    asked = load(LATER[question]) if question in LATER else QUESTIONS[question]
    return msgspec.json.encode(asked(**msgspec.json.decode(given))).decode()
