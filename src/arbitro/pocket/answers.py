"""What the worker of a page may ask, by name: each answer is made of the same laws that the hall rules by."""

import msgspec

from arbitro.kernel.plugin import load

QUESTIONS = {
    "before": "arbitro.pocket.device:before",
    "cases": "arbitro.pocket.ruling:rule_cases",
    "foresee": "arbitro.pocket.device:foresee",
    "history": "arbitro.pocket.device:history",
    "hold": "arbitro.pocket.device:hold",
    "judge": "arbitro.pocket.judging:begin_judging",
    "judge_end": "arbitro.pocket.judging:end_judging",
    "judge_on": "arbitro.pocket.judging:go_on_judging",
    "page": "arbitro.web.alone:make_page",
    "signature": "arbitro.pocket.signatures:check_signature",
    "trial": "arbitro.pocket.trial:play_at_random",
    "ways": "arbitro.pocket.device:ways",
    "would": "arbitro.pocket.device:would",
}
"""The function that answers each, loaded when it is first asked: nobody waits for what they do not ask for."""


def answer(question: str, given: str) -> str:
    """Return the answer to a question, both as JSON."""
    asked = load(QUESTIONS[question])
    return msgspec.json.encode(asked(**msgspec.json.decode(given))).decode()
