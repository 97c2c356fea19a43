"""The pocket referee: a real Chromium rules in its worker as CPython does, with the same journals to the last digit."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from arbitro.kernel import CaseEvent, Sitting
from arbitro.library import game
from arbitro.pocket.judging import judge_again, judged_acts
from arbitro.pocket.ruling import rule_cases
from arbitro.pocket.trial import play_at_random

pytestmark = pytest.mark.browser
FOLDERS = ("carrom", "snooker", "backgammon", "desk", "desk-2")
CASES = Path(__file__).parents[1] / "cases"
EDITIONS = ("carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1")
ACTS = 2000
STROKES = 8
"""Entries of a match of machines that are waited for."""
PARTS = ["carrom", "snooker", "backgammon", "desk"]
ASK = """async ([parts, question, every]) => {
  const worker = new Worker("/pocket/worker.js", {type: "module"});
  const base = location.origin + "/pocket/";
  const ask = (given, id) => new Promise((done, failed) => {
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({data}) => data.error ? failed(new Error(data.error)) : done(data.answer);
    worker.postMessage({id, base, parts, question, given});
  });
  const found = [];
  for (const given of every) found.push(await ask(given, found.length));
  worker.terminate();
  return found;
}"""


def ask_worker(page: Page, parts: list[str], question: str, every: list[Any]) -> list[Any]:
    """Ask a worker of its own one question after another."""
    page.goto("/laws")
    return [json.loads(answer) for answer in page.evaluate(ASK, [parts, question, every])]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_case_is_ruled_in_the_worker_as_in_cpython(page: Page, folder: str) -> None:
    texts = [file.read_text("utf-8") for file in sorted(CASES.glob(f"{folder}/*.yaml"))]
    parts = PARTS if folder.startswith("desk") else [folder, "desk"]
    there = ask_worker(page, parts, "cases", [{"text": text} for text in texts])
    here = [json.loads(msgspec.json.encode(rule_cases(text))) for text in texts]
    for theirs, ours in zip(there, here, strict=True):
        assert {one["id"]: one for one in theirs} == {one["id"]: one for one in ours}


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_acts_give_the_same_journal_in_the_worker(page: Page, edition: str) -> None:
    given = {"edition": edition, "seed": "pocket", "acts": ACTS}
    [there] = ask_worker(page, [edition.partition("/")[0]], "trial", [given])
    here = play_at_random(edition, "pocket", ACTS)
    assert (tuple(there["heads"]), there["offers"]) == (here.heads, here.offers)


def test_a_phone_that_loads_one_game_does_not_load_the_others(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ask_worker(page, ["carrom"], "trial", [{"edition": "carrom/icf-2001", "seed": "s", "acts": 1}])
    assert [
        url for url in asked if any(f"/{part}-" in url for part in ("snooker", "backgammon", "desk"))
    ] == []


def test_only_the_worker_may_compile_webassembly(page: Page, hall: str) -> None:
    policy = "content-security-policy"
    assert "wasm-unsafe-eval" not in page.request.get("/laws").headers[policy]
    assert "wasm-unsafe-eval" in page.request.get("/pocket/worker.js").headers[policy]


def test_parts_have_immutable_addresses_and_come_compressed(page: Page) -> None:
    parts = page.request.get("/pocket/parts.json").json()
    for encoding in ("br", "gzip"):
        asked = {"accept-encoding": encoding}
        answer = page.request.get(f"/pocket/{parts['carrom']}/carrom.zip", headers=asked)
        assert answer.headers["content-encoding"] == encoding
        assert "immutable" in answer.headers["cache-control"]
    assert page.request.get("/pocket/../boards.css").status == 404
    assert page.request.get("/pocket/carrom-0/carrom.zip").status == 404


def test_a_reader_judges_a_live_match_again_in_their_own_browser(page: Page) -> None:
    assert page.request.post("/api/guests", data={"name": "Ada"}).ok
    match = {"id": "again-1", "edition": "carrom/icf-2001", "mode": "umpired"}
    players = [{"name": "Ada"}, {"name": "अन्नपूर्णा"}]
    assert page.request.post("/api/matches", data={**match, "players": players}).ok
    for number, event in enumerate(({"stroke": {"white": 1}}, {"stroke": {}}, {"stroke": {"black": 1}})):
        act = {"command": f"c{number}", "event": event, "expected": number}
        done = page.request.post("/api/matches/again-1/acts", data=act)
        assert done.ok, done.text()
    page.goto("/watch/again-1")
    page.locator(".judge-live summary").click()
    page.get_by_role("button", name="Judge it again here").click()
    expect(page.locator("judge-again [role=status]")).to_contain_text("the chain is whole", timeout=60_000)
    expect(page.locator("judge-again .head").last).to_contain_text(
        "signed this journal with its key: ed25519:"
    )
    expect(page.locator("judge-again .fails")).to_have_count(0)


@pytest.mark.parametrize("game", ["carrom", "snooker"])
def test_a_reader_plays_the_strokes_of_a_match_again(page: Page, game: str) -> None:
    assert page.request.post("/api/guests", data={"name": "Ada"}).ok
    lengths = {"carrom": {"games": 1, "boards": 1}, "snooker": {"best_of": 1}}
    name = f"strokes-{game}"
    body = {"id": name, "edition": EDITIONS[FOLDERS.index(game)], "mode": "played", "length": lengths[game]}
    players = [{"house": 1}, {"house": 1}]
    assert page.request.post("/api/matches", data={**body, "players": players}).ok
    for _ in range(600):
        if page.request.get(f"/api/matches/{name}").json()["sequence"] >= STROKES:
            break
        page.wait_for_timeout(100)
    page.goto(f"/record/{name}")
    page.get_by_role("button", name="Judge it again here").click()
    told = page.locator("judge-again [role=status]")
    expect(told).to_contain_text("the chain is whole", timeout=60_000)
    expect(told).to_contain_text("come out the same to the last digit")
    expect(page.locator("judge-again .fails")).to_have_count(0)


def test_a_journal_that_was_tampered_with_is_found_out() -> None:
    sitting: Sitting[Any, Any] = Sitting.open(game(EDITIONS[0]), author="umpire", players=("Ada", "Bea"))
    for number in range(3):
        facts = sitting.game.facts(sitting.state, CaseEvent("stroke", {"white": number % 2}))
        sitting = sitting.enter(*facts, author="umpire", at=number).sitting
    lines = sitting.journal.export().decode()
    record = {"acts": msgspec.to_builtins(judged_acts(sitting, "en"))}
    assert judge_again(lines, record).different == ()
    record["acts"][1]["laws"] = ["1"]
    assert judge_again(lines, record).different == (record["acts"][1]["number"],)
    assert judge_again(lines.replace('"at":1', '"at":2', 1), record).fault is not None
