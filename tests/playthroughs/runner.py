"""Golden playthroughs: what happened, as an umpire would write it, and every ruling with its law.

A file holds prose, then sittings. The lines that a person writes are kept; all the others are made anew:

    == A sitting                     a heading
    edition: carrom/icf-2001         by which book, and
    given: {turn: black}             from which situation (YAML, on one line)
    # a remark
    > stroke: {white: 1}             an event as in a case
      98a  Queen …: what is ruled    (made)
      = turn: white                  (made: what changed)

`make playthroughs` writes every file anew; the tests compare.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from arbitro.cases import Referee, referee
from arbitro.desk import Event as Tournament
from arbitro.desk.telling import match_told
from arbitro.desk.view import champion
from arbitro.kernel import CaseEvent, Refused, Ruling
from arbitro.library import explain, explain_refusal, tell
from arbitro.library.yaml12 import documents
from tests.example.game import LAWS, HeapReferee, book, misere

FOLDER = Path(__file__).parent
EXAMPLES: dict[str, Referee] = {
    "example/heap": HeapReferee(book),
    "example/heap-misere": HeapReferee(misere),
}
Explain = Callable[[str, Ruling | Refused], str]


def played(text: str) -> str:
    """Return the playthrough with every made line made anew."""
    head, *sittings = text.split("\n== ")
    parts = [head.rstrip("\n"), *("== " + "\n".join(_sitting(sitting.splitlines())) for sitting in sittings)]
    return "\n\n".join(part for part in parts if part) + "\n"


def edition_lines(text: str) -> set[str]:
    """Return the editions that a playthrough is played by."""
    return {line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("edition:")}


def _sitting(lines: list[str]) -> Iterator[str]:
    edition, given = _field(lines, "edition") or "", _field(lines, "given")
    events = [(line, _event(line[2:])) for line in lines if line.startswith("> ")]
    situation = next(iter(documents(given)), None) if given else None
    event = isinstance(situation, dict) and situation.get("level") == "event"
    judge: Any = EXAMPLES.get(edition) or referee(edition, event)
    state, facts = judge.read(
        situation if isinstance(situation, dict) else {}, [event for _, event in events]
    )
    if len(facts) != len(events):
        raise ValueError(f"{edition}: {len(events)} events were read as {len(facts)} facts")
    yield lines[0]
    yield f"edition: {edition}"
    if given:
        yield f"given: {given}"
    shown = _shown(judge, state)
    yield from _changes({}, shown)
    remaining = iter(facts)
    remarked = False
    for line in lines[1:]:
        if line.startswith("# "):
            yield from [line] if remarked else ["", line]
            remarked = True
        elif line.startswith("> "):
            yield from [line] if remarked else ["", line]
            remarked = False
            verdict = judge.judge(state, next(remaining))
            yield from (_ruling(edition, ruling, event) for ruling in verdict.rulings)
            if verdict.refused:
                yield _ruling(edition, verdict.refused, event)
            state, before, shown = verdict.state, shown, _shown(judge, verdict.state)
            yield from _changes(before, shown)


def _field(lines: list[str], name: str) -> str | None:
    return next((line[len(name) + 1 :].strip() for line in lines if line.startswith(f"{name}:")), None)


def _event(text: str) -> CaseEvent:
    value = next(iter(documents(text)))
    if isinstance(value, str):
        return CaseEvent(value)
    if not isinstance(value, dict) or len(value) != 1:
        raise ValueError(f"not an event: {text}")
    return next(CaseEvent(name, argument) for name, argument in value.items())


def _ruling(edition: str, ruling: Ruling | Refused, event: bool) -> str:
    mark = "refused: " if isinstance(ruling, Refused) else ""
    reading = " (reading)" if ruling.derived else ""
    return f"  {ruling.law}  {mark}{_words(edition, ruling, event)}{reading}"


def _shown(judge: Referee, state: Any) -> dict[str, Any]:
    """Return what is after; of a tournament, each match in a line, and what a director looks at."""
    if not isinstance(state, Tournament):
        return judge.after(state)
    after = judge.after(state)
    lines = {match.id: tell(match_told(match), "en").strip() for match in state.in_order()}
    kept = ("entries", "fees", "warnings", "suspended", "reports", "reported", "ranking")
    disputes = {
        name: " ".join(filter(None, (d.kind, d.state, d.decision))) for name, d in state.disputes.items()
    }
    shown = {key: after[key] or None for key in kept}
    return {**lines, **disputes, **shown, "champion": champion(state)}


def _words(edition: str, ruling: Ruling | Refused, event: bool) -> str:
    if edition in EXAMPLES:
        effects = (
            "" if isinstance(ruling, Refused) else " ".join(map(str, (*ruling.effects, *ruling.questions)))
        )
        return f"{LAWS.laws[ruling.law].title}: {effects}".rstrip(": ")
    if isinstance(ruling, Refused):
        return explain_refusal(edition, ruling, "en", room="desk" if event else None)
    return explain(edition, ruling, "en")


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for key, value in after.items():
        if before.get(key) != value:
            yield f"  = {key}: {json.dumps(value, ensure_ascii=False, default=str)}"


def main() -> None:
    """Write every playthrough anew."""
    for file in sorted(FOLDER.glob("*.txt")):
        file.write_text(played(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
