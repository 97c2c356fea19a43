"""Drives live matches as people play and umpire them, and tells which functions of the program they reach."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from arbitro.kernel import CaseEvent, Malformed, Sitting
from arbitro.kernel.plugin import load, plugins
from arbitro.library import editions, game, game_of
from arbitro.papers.matches import paper_of
from arbitro.papers.occasion import Occasion
from arbitro.players import Unplayable, table_of
from arbitro.players.table import AnyTable, Places, TablePlayed

ACTS = 80
LAID: Places = (("white-1", -300.0, 300.0), ("black-1", 300.0, 300.0))
"""Two men far from the centre."""
UNCOVERED: dict[str, object] = {"men": {"white": 1, "black": 1}, "queen": "pending", "turn": "white"}
"""A queen that goes back to the centre after the next stroke that pockets nothing."""
BEHIND: Places = (
    *(("cue", 0.0, 1000.0), ("brown", 0.0, 1060.0), ("red-1", 0.0, 1500.0), ("pink", 500.0, 2000.0)),
    *(("yellow", -700.0, 100.0), ("green", -700.0, 300.0), ("blue", 700.0, 100.0), ("black", -700.0, 2000.0)),
)
"""The last red hidden behind the brown."""


@cache
def reached() -> frozenset[str]:
    """Return every function that live matches of all editions reach, as `module:name`.

    They are played in a process of their own: what another test has computed and cached would not be called again.
    """
    ran = subprocess.run(
        [sys.executable, "-m", "tests.laws.driven"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        check=True,
        capture_output=True,
        text=True,
    )
    return frozenset(ran.stdout.split())


def drive() -> frozenset[str]:
    """Play and umpire matches of all editions, and return the functions that were called."""
    found: set[str] = set()
    for plugin in plugins().values():  # what is loaded while it is watched would count as called
        for reference in (plugin.rules, plugin.players, plugin.paper):
            load(reference)
    with watching(found):
        for edition in editions():
            umpired(edition)
            played(edition, {}, ())
        for edition in (one for one in editions() if game_of(one) == "carrom"):
            played(edition, UNCOVERED, LAID)
        played("snooker/wpbsa", {"reds": 1}, BEHIND, CaseEvent("strike", {"angle": 180, "speed": 0.06}))
    return frozenset(found)


@contextmanager
def watching(found: set[str]) -> Iterator[None]:
    """Note every function of the program that is called meanwhile."""

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("arbitro."):
            found.add(f"{module}:{frame.f_code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


def umpired(edition: str) -> None:
    """Let an official enter what is offered, one after another, and print the paper."""
    rules: Any = game(edition)
    sitting: Sitting[Any, Any] = Sitting.open(rules, author="umpire", players=("Ada", "Bea"))
    chance = Random(edition)
    for number in range(ACTS):
        offers = [one for one in sitting.offers() if one.act not in ("concede", "misconduct", "resign")]
        if not offers:
            break
        offer = chance.choice([one for one in offers if one.due] or offers)
        facts = rules.facts(sitting.state, CaseEvent(offer.act, offer.plain))
        sitting = sitting.enter(*facts, author="umpire", at=number * 1000).sitting
        show(sitting, number)
    paper = paper_of(game_of(edition))
    assert paper
    paper.filled(sitting, Occasion())


def show(sitting: Sitting[Any, Any], number: int) -> None:
    """Ask for all that consoles, screens and players are shown."""
    for role in ("public", "player", "official"):
        sitting.view(role)
        sitting.game.spectators(sitting.state, role)
    sitting.standing()
    sitting.clocks(number * 1000)


def played(edition: str, given: dict[str, object], laid: Places, first: CaseEvent | None = None) -> None:
    """Let two people play on the hall's own table; `first` is the first thing that one of them does."""
    rules: Any = game(edition)
    table, chance = table_of(edition, doubles=False, laid=laid), Random(edition)
    terms = rules.terms(given=given)
    sitting: Sitting[Any, Any] = Sitting.open(rules, terms, author="hall", players=("Ada", "Bea"))
    for number in range(ACTS):
        made = TablePlayed(table.hall(sitting.state, chance))
        if not made.facts and first:
            made, first = table.act(sitting.state, first, chance), None
        made = made if made.facts else _done(table, sitting, chance)
        if not made.facts:
            break
        sitting = sitting.enter(*made.facts, author="hall", at=number * 1000, then=made.then).sitting
        show(sitting, number)


def _done(table: AnyTable, sitting: Sitting[Any, Any], chance: Random) -> TablePlayed:
    """Return what a player does: a stroke, or else what is offered and can be done at the table."""
    state = sitting.state
    for event in STROKES[game_of(sitting.game.edition)](sitting, chance):
        try:
            return table.act(state, event, chance)
        except (Malformed, Unplayable):
            continue
    return TablePlayed(())


def _hits(sitting: Sitting[Any, Any], chance: Random) -> Iterator[CaseEvent]:
    for offer in sitting.offers():
        if (
            offer.act == "stroke"
            and offer.line
            and not any(map(sitting.state.board.must_place, ("white", "black")))
        ):
            (left, near), (right, far) = offer.line
            where = chance.random()
            x, y = left + (right - left) * where, near + (far - near) * where
            angle = chance.uniform(20, 160) + (180 if y > 0 else 0)
            yield CaseEvent("hit", {"x": x, "y": y, "angle": angle, "speed": chance.uniform(1, 6)})
    yield CaseEvent("forgo")
    yield CaseEvent("demand", 0)


def _strikes(sitting: Sitting[Any, Any], chance: Random) -> Iterator[CaseEvent]:
    yield from _offered(sitting, chance)
    stroke = {"angle": chance.uniform(0, 360), "speed": chance.uniform(1, 5)}
    for ball in ("red", "yellow", "green", "brown", "blue", "pink", "black"):
        yield CaseEvent("strike", {**stroke, "from": {"x": 50.0, "y": -100.0}, "nominated": ball})
        yield CaseEvent("strike", {**stroke, "nominated": ball})


def _offered(sitting: Sitting[Any, Any], chance: Random) -> Iterator[CaseEvent]:
    due = [offer for offer in sitting.offers() if offer.due and offer.act != "stroke"]
    yield from (CaseEvent(offer.act, offer.plain) for offer in chance.sample(due, len(due)))


STROKES: dict[str, Callable[[Sitting[Any, Any], Random], Iterator[CaseEvent]]] = {
    "carrom": _hits,
    "snooker": _strikes,
    "backgammon": _offered,
}


if __name__ == "__main__":
    sys.stdout.write("\n".join(sorted(drive())))
