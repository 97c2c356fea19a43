"""Every number of the watch page is the engine's, in many random states of each game."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest
from playwright.sync_api import Page

from arbitro.backgammon.terms import BackgammonTerms
from arbitro.carrom.facts import CarromFact, NextBoard
from arbitro.carrom.terms import CarromTerms
from arbitro.kernel import CaseEvent
from arbitro.library import game
from arbitro.snooker.facts import NextFrame, SnookerFact, Toss
from arbitro.snooker.terms import SnookerLength, SnookerTerms
from tests.browser.test_watch import Table
from tests.carrom.random_facts import random_fact
from tests.snooker.play import random_act

pytestmark = pytest.mark.browser
EACH = 2000
NAMES = ("José Ángel Fernández-Villaverde y Montcada", "चन्द्रशेखर विश्वनाथन")
SHOWN = """async (views) => {
  const page = document.querySelector("live-match");
  const shown = [];
  for (const view of views) {
    page.hear({ match: view.id, sequence: view.sequence, view, entry: null, rulings: [], say: [] });
    await page.updateComplete;
    const said = (chosen) => [...page.querySelectorAll(chosen)].map((one) => one.textContent.trim());
    shown.push({
      points: said(".score .points"), beside: said(".score .beside"), middle: said(".score .middle"),
      facts: said(".match-facts span"), turn: said("[data-part=turn]"),
    });
  }
  return shown;
}"""


def carrom(random: Random) -> Iterator[Any]:
    laws = game("carrom/icf-2001")
    while True:
        state = laws.start(CarromTerms(format=random.choice(("singles", "doubles"))))
        for _ in range(60):
            over = state.board.over
            fact = NextBoard() if over else cast("CarromFact", random_fact(random, state.board))
            state = laws.judge(state, laws.complete(state, fact)).state
            yield state


def snooker(random: Random) -> Iterator[Any]:
    laws = game("snooker/wpbsa")
    while True:
        state = laws.start(SnookerTerms(length=SnookerLength(best_of=random.choice((1, 3)))))
        for _ in range(80):
            fact: SnookerFact = random_act(random, state.frame)
            if state.frame.outcome:
                fact = NextFrame()
            elif state.frame.striker is None:
                fact = Toss(state.frame.players[0])
            state = laws.judge(state, laws.complete(state, fact)).state
            yield state


def backgammon(random: Random) -> Iterator[Any]:
    laws = game("backgammon/wbgf-2.1")
    while True:
        state = laws.start(BackgammonTerms(length=BackgammonTerms().length))
        for _ in range(60):
            due = [offer for offer in laws.offers(state) if offer.due and offer.act != "resign"]
            if not due:
                break
            offer = random.choice(due)
            value = random.choice(offer.fields.get("", (offer.plain,)))
            if offer.act == "roll":
                dice = random.sample(range(1, 7), 2)
                value = dict(zip("XO", dice, strict=True)) if state.opening else dice
            for fact in laws.facts(state, CaseEvent(offer.act, value)):
                state = laws.judge(state, laws.complete(state, fact)).state
            yield state


WALKS = {"carrom/icf-2001": carrom, "snooker/wpbsa": snooker, "backgammon/wbgf-2.1": backgammon}


def view_of(real: dict[str, Any], edition: str, state: Any, number: int) -> dict[str, Any]:
    """Return what the hall sends of a state."""
    laws, view = game(edition), game(edition).view(state)
    due = [{"side": offer.by, "act": offer.act} for offer in laws.offers(state) if offer.due]
    colours = view.match.get("colours") or {}
    players = [{**one, "colour": colours.get(one["side"])} for one in real["players"]]
    return {
        **real,
        "sequence": number,
        "players": players,
        "match": view.match,
        "after": view.after,
        "standing": msgspec.to_builtins(laws.standing(state)),
        "spectators": laws.spectators(state),
        "due": due,
        "last": [],
        "state": "over" if laws.standing(state).ended else "running",
    }


def told(edition: str, state: Any) -> list[list[int]]:
    """Return the numbers of the facts, line by line, reckoned from the state itself."""
    if game(edition).standing(state).ended:
        return []
    if edition.startswith("backgammon"):
        men = (state.position.X, state.position.O)
        return [[sum(point * count for point, count in enumerate(one)) for one in men]]
    if edition.startswith("carrom"):
        board, match = state.board, game(edition).match(state)  # type: ignore[attr-defined]
        score = (0, 0) if match.game_over else match.score
        made = [state.made.of(state.side_of(player)) for player in match.players]
        return [[board.men.white, board.men.black], [], [25 - points for points in score], made]
    frame = state.frame
    lines = [[frame.behind]] if frame.behind else []
    if frame.outcome or frame.striker is None:
        return lines
    lines += [[frame.break_points]] if frame.break_points else []
    lines += [[frame.remaining]]
    numbers = game(edition).spectators(state)
    assert numbers is not None
    lines += [[count] for count in numbers["snookers"].values() if count]
    return lines + ([[]] if numbers["frame_ball"] else [])


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


@pytest.mark.parametrize("edition", WALKS)
def test_every_number_of_the_watch_page_is_the_engines(page: Page, edition: str) -> None:
    table = Table(page)
    name = f"numbers-{edition.split('/')[0]}"
    table.make(name, edition, *NAMES)
    walk = WALKS[edition](Random(25))
    states = [next(walk) for _ in range(EACH)]
    page.goto(f"/watch/{name}")
    page.locator(".score .points").first.wait_for()
    real = page.request.get(f"/api/matches/{name}").json()
    views = [view_of(real, edition, state, number) for number, state in enumerate(states, 1000)]
    shown = page.evaluate(SHOWN, views)
    assert len(shown) == EACH
    for state, view, one in zip(states, views, shown, strict=True):
        standing = view["standing"]
        # Between two units the points are those of the next; at backgammon they are the match's own.
        of_match = edition.startswith("backgammon")
        large = standing["score"] if of_match else standing["part"] or (0, 0)
        assert [numbers(points) for points in one["points"]] == [[points] for points in large]
        beside = [count for text in one["beside"] for count in numbers(text)]
        if edition.startswith("carrom"):
            assert beside == [*standing["score"]]
        else:
            assert {*beside} <= {*(view["spectators"] or {}).get("break", {}).values()}
        assert [numbers(line) for line in one["facts"]] == told(edition, state), view
        if edition.startswith("backgammon"):
            assert numbers(one["middle"][0])[:1] == [state.cube.value], one["middle"]
        assert len(one["turn"]) <= 1
