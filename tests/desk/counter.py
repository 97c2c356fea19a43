"""The counter of the desk in tests: an event as given, and acts as cases write them."""

from collections.abc import Mapping
from typing import Any

from arbitro.desk import Event, judge, read_act, read_event, view
from arbitro.kernel import CaseEvent as Written


class Counter:
    """An event at which acts are entered, with what was cited, refused and shown."""

    def __init__(self, edition: str = "desk", **given: object) -> None:
        self.event: Event = read_event({"level": "event", **given}, edition)
        self.laws: list[str] = []
        self.derived = False
        """Whether the last act rests on a reading."""
        self.refused: str | None = None
        """The law of the last refusal, empty where none is cited; None where the last act was carried out."""

    def do(self, *acts: str | Mapping[str, object]) -> "Counter":
        """Enter acts in order."""
        for act in acts:
            name, value = (act, True) if isinstance(act, str) else next(iter(act.items()))
            verdict = judge(self.event, read_act(Written(name, value), "act"))
            self.event = verdict.state
            self.refused = verdict.refused.law if verdict.refused else None
            self.laws += verdict.laws
            self.derived = any(ruling.derived for ruling in verdict.rulings)
        return self

    def __getitem__(self, key: str) -> Any:
        return view(self.event)[key]

    def match(self, name: str) -> dict[str, Any]:
        """Return what is shown of a match."""
        return dict(self["matches"][name])
