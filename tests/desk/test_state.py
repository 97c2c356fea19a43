"""The state of an event is described to the letter: no unknown key, and none of another kind."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from arbitro.cases import hear
from arbitro.cases.hearing import at_the_desk
from arbitro.desk.eventstate import DeskMatch, DisputeState, EventState, StandingRow
from arbitro.desk.setup import TieBreak
from tests.cases.test_cases import FILES, cases_in


@pytest.mark.parametrize("file", [file for file in FILES if "desk" in str(file)], ids=lambda file: file.stem)
def test_the_state_of_an_event_is_as_it_is_described(file: Any) -> None:
    for case in cases_in(file):
        if not at_the_desk(case) or case.given.get("level") == "series":
            continue
        after = hear(case).after
        state = msgspec.to_builtins(after)
        msgspec.convert(state, EventState)
        assert state.keys() <= get_type_hints(EventState).keys(), case.id
        for kind, rows in ((DeskMatch, "matches"), (DisputeState, "disputes")):
            for row in state[rows].values():
                assert row.keys() == row.keys() & get_type_hints(kind).keys(), (case.id, rows)
        known = get_type_hints(StandingRow).keys() | set(get_args(TieBreak))
        assert all(row.keys() <= known for row in state["standings"].values()), case.id
