"""What a browser shows of a match that it watches is what the hall says, after every act."""

import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from arbitro.backgammon.position import Position, Side
from arbitro.kernel import Journal, Sitting
from arbitro.kernel.game import OFFICIAL
from arbitro.library import game
from arbitro.players import table_of

pytestmark = pytest.mark.browser
SEEN = """
window.seen = [];
const define = customElements.define.bind(customElements);
customElements.define = (name, kind) => {
  if (name === "live-match") {
    const draw = kind.prototype.draw;
    kind.prototype.draw = async function (match, entry) {
      await draw.call(this, match, entry);
      await this.updateComplete;
      if (this.match.sequence !== match.sequence) return;
      const pieces = [...this.querySelectorAll("[data-piece]:not([hidden])")];
      window.seen.push({
        sequence: match.sequence,
        at: pieces.map((one) => [one.dataset.piece, one.getAttribute("transform")]),
        men: [...this.querySelectorAll(".checker")].map((one) => one.getAttribute("aria-label")).sort(),
        points: [...this.querySelectorAll(".score .points")].map((one) => one.textContent.trim()),
        turn: [...this.querySelectorAll(".score .side")].findIndex((one) => one.classList.contains("turn")),
      });
    };
  }
  define(name, kind);
};
"""
"""Notes what is drawn after each act that the page was told."""
MATCHES = {
    "backgammon": ("backgammon/wbgf-2.1", {"points": 15}),
    "carrom": ("carrom/icf-2001", {"games": 3, "boards": 8}),
    "snooker": ("snooker/wpbsa", {"best_of": 9}),
}
SIDES: dict[Side, str] = {"X": "White", "O": "Black"}
ORIGIN = {"carrom": (370.0, 370.0), "snooker": (889.0, 737.0)}
"""Where the hall measures from, in the millimetres of the drawing."""


@pytest.mark.parametrize("acts", [15, pytest.param(200, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", MATCHES)
def test_the_browser_shows_what_the_hall_says_after_every_act(
    chromium: Browser, hall: str, name: str, acts: int
) -> None:
    with chromium.new_context(base_url=hall, locale="en-GB", reduced_motion="reduce") as context:
        context.add_init_script(SEEN)
        page = context.new_page()
        match = begun(page, *MATCHES[name])
        page.goto(f"/watch/{match}")
        wait_for(page, match, acts)
        seen = page.evaluate("window.seen")
        said = told(name, page.request.get(f"/api/matches/{match}/journal").body())
    assert len(seen) >= acts / 3
    for one in seen:
        compare(name, one, said[one["sequence"]])


def begun(page: Page, edition: str, length: dict[str, int]) -> str:
    """Let two house players begin a match, and return its name."""
    page.goto("/")
    page.request.post("/api/guests", data={"name": "Ada"})
    players = [{"house": 1}, {"house": 2}]
    wish = {"edition": edition, "mode": "played", "players": players, "length": length}
    return str(page.request.post("/api/matches", data=wish).json()["id"])


def wait_for(page: Page, match: str, acts: int) -> None:
    """Watch until so many acts have been made and a third of them drawn, or the match is over."""
    until = time.monotonic() + 20 * acts
    while time.monotonic() < until:
        now = page.request.get(f"/api/matches/{match}").json()
        drawn = page.evaluate("window.seen.length")
        if (now["sequence"] >= acts and drawn >= acts / 3) or now["state"] == "over":
            return
        page.wait_for_timeout(200)
    raise AssertionError("the house does not play")


def told(name: str, journal: bytes) -> dict[int, dict[str, Any]]:
    """Return what the hall says after each entry, from the journal alone."""
    edition = MATCHES[name][0]
    rules: Any = game(edition)
    table_of(edition, False)
    sitting: Sitting[Any, Any] = Sitting.resume(rules, Journal.load(journal))
    found = {}
    for played in sitting.judged.walk(rules):
        state = played.verdicts[-1].state
        standing = rules.standing(state)
        # Whose act is due is on turn, also where it is the other side that places a man or chooses after a foul.
        waits = (offer.by for offer in rules.offers(state) if offer.due and offer.by != OFFICIAL)
        word = next(waits, standing.turn)
        side = rules.side_of(state, word) if word else None
        turn = standing.sides.index(side) if side in standing.sides else -1
        layout = getattr(state, "layout", None)
        found[played.step.number] = {
            "points": [
                str(points)
                for points in (standing.score if name == "backgammon" else standing.part or (0, 0))
            ],
            "turn": -1 if standing.ended else turn,
            "layout": {piece: (x, y) for piece, x, y in layout.positions()} if layout else {},
            "men": men(state.position) if name == "backgammon" else [],
        }
    return found


def men(position: Position) -> list[str]:
    """Return how each checker of a position is named, by the numbers of the first side."""
    named: list[str] = []
    for side, word in SIDES.items():
        for place, count in enumerate(position.men(side)):
            point = place if side == "X" else 25 - place
            where = {0: "borne off", 25: "on the bar"}.get(place, f"point {point}")
            named += [f"{word}, {where}, {number} of {count}" for number in range(1, count + 1)]
    return named


def compare(name: str, seen: dict[str, Any], said: dict[str, Any]) -> None:
    """Hold what was drawn against what was said."""
    assert seen["points"] == said["points"]
    assert seen["turn"] == said["turn"]
    if name == "backgammon":
        assert seen["men"] == sorted(said["men"])
        return
    x, y = ORIGIN[name]
    drawn = {piece: tuple(map(float, place[10:].split(")")[0].split())) for piece, place in seen["at"]}
    assert set(drawn) == set(said["layout"])
    for piece, place in said["layout"].items():
        assert drawn[piece] == pytest.approx((place[0] + x, place[1] + y), abs=0.1)
