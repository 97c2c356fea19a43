"""A decision is printed with all that was said: the facts, the grounds, the fee and the reasons."""

from arbitro.desk import acts, judge, read_event, view
from arbitro.desk.reading import read_act
from arbitro.kernel import CaseEvent as Written
from arbitro.l10n import LANGUAGES, say
from arbitro.papers.event import write_papers
from arbitro.papers.source import PaperSource

FACTS = "The striker was pocketed together with the queen, and nobody called it."
GROUNDS = "The due was not taken out."
REASONS = "Two witnesses at table 3 saw the striker fall: the board is played again."


def test_a_protest_keeps_its_words_and_its_decision_is_printed_with_them() -> None:
    given = {
        "level": "event",
        "format": "knockout",
        "seeding": "order",
        "protest_fee": 10,
        "entries": ["Asha Ramachandran-Venkateswaran Iyer Rao", "अर्जुन कुमार शर्मा"],
    }
    event = read_event(given, "carrom/icf-2001")
    names = given["entries"]
    assert isinstance(names, list)
    told = {"match": "R1.1", "by": names[1], "game": 1, "board": 1, "facts": FACTS, "grounds": GROUNDS}
    acted = [
        Written("draw", {"seed": "x"}),
        Written("call", "R1.1"),
        Written("start", "R1.1"),
        Written("board_end", {"match": "R1.1", "game": 1, "board": 1}),
        Written("protest", told),
        Written("confirm_fee", "D1"),
        Written("decide_protest", {"dispute": "D1", "decision": "upheld", "reasons": REASONS}),
    ]
    facts = [read_act(one, "when") for one in acted]
    for fact in facts:
        verdict = judge(event, fact)
        assert verdict.refused is None, (fact, verdict.refused)
        event = verdict.state
    disputes = view(event)["disputes"]
    assert isinstance(disputes, dict)
    dispute = disputes["D1"]
    assert (dispute["facts"], dispute["grounds"], dispute["reasons"]) == (FACTS, GROUNDS, REASONS)
    assert dispute["fee_confirmed"]
    assert isinstance(facts[-1], acts.DecideProtest)
    for language in LANGUAGES:
        (printed,) = write_papers("decision", PaperSource(event, "Cup", 6, "", tuple(facts)), language)
        fee = say(language, "room-fee-confirmed", fee="10")
        assert all(words in str(printed) for words in (FACTS, GROUNDS, REASONS, fee))
