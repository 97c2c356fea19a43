"""In a case, an event that is refused leaves everything as it was without it."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.carrom.game import GAMES
from arbitro.cases import Case, hear
from arbitro.kernel import CaseEvent, Malformed

STROKES: tuple[object, ...] = (
    {},
    {"white": 1},
    {"black": 2},
    {"white": 9},
    {"touched": False},
    {"striker": True},
    {"queen": True},
)
EVENTS = (
    *(CaseEvent("stroke", one) for one in STROKES),
    *(CaseEvent("falls", piece) for piece in ("white", "queen", "striker")),
    *(CaseEvent("unnoticed", one) for one in ("queen-not-covered", "opponent-pocketed", "unplaced-due")),
    *(CaseEvent("misconduct", {"by": "white", "item": "h"}), CaseEvent("warn", {"to": "white"})),
    *(
        CaseEvent("replay", "unforeseen"),
        CaseEvent("place", 1),
        CaseEvent("forgo"),
        CaseEvent("timeout", "white"),
    ),
    *(
        CaseEvent("play"),
        CaseEvent("play"),
        CaseEvent("play"),
        CaseEvent("appeal", "black"),
        CaseEvent("demand", 1),
    ),
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(1, 9))
def test_a_refused_event_changes_nothing(edition: str, seed: int, length: int) -> None:
    rng = Random(seed)
    events = tuple(rng.choice(EVENTS) for _ in range(length))
    if edition == "carrom/classic-29":
        events = tuple(
            CaseEvent("warn", {"to": "white"}) if one.name == "misconduct" else one for one in events
        )
    try:
        whole = hear(Case("all", edition, {}, events))
        before = hear(Case("before", edition, {}, events[:-1]))
    except Malformed:
        return
    if whole.refused:
        told = {**before.after, "foul": None}, {**whole.after, "foul": None}
        assert told[0] == told[1], events
        assert whole.events[:-1] == before.events, events
