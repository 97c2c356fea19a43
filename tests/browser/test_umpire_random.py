"""Acts entered at random through the console's own keys make the journal that a `Sitting` makes of the same acts."""

import json
import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Request, expect

from arbitro.cases import read_event
from arbitro.kernel import Sitting
from arbitro.kernel.journal import Opened
from arbitro.library import game
from tests.browser.umpiring import Umpire, page_of, phone_of

pytestmark = pytest.mark.browser
SAMPLE, MANY = 12, 334
"""Acts of each game: of a run of every day, and of a night, 1,000 in all."""
EDITIONS = {"carrom": "carrom/icf-2001", "snooker": "snooker/wpbsa", "backgammon": "backgammon/wbgf-2.1"}
PRESS = """async ([choice, sheet, offline]) => {
  const console = document.querySelector('umpire-console');
  const tap = (key, times = 1) => {
    for (let time = 0; time < times; time += 1)
      key.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  const some = (keys) => keys[Math.floor(choice * keys.length)];
  const pressed = () => {
    const dialog = console.querySelector('dialog[open]');
    if (dialog) {
      const keys = [...dialog.querySelectorAll('.sheet-in :is(.key, .ballkey, .choice)')]
        .filter((key) => !key.disabled && !key.closest('form'));
      const enter = dialog.querySelector('.foul-entry [data-act=enter]:not([disabled])');
      if (enter && sheet > 0.5) return tap(enter);
      if (sheet < 0.1) return console.show(null);
      const confirm = dialog.querySelector('[data-act=confirm]:not([disabled])');
      if (confirm) {
        dialog.querySelector('[name=reason]').value = 'by chance';
        return tap(confirm);
      }
      if (keys.length && !['little', 'menu', 'queue'].includes(console.open)) return tap(some(keys));
      return console.show(null);
    }
    if (sheet < 0.15) return console.show('foul');
    if (sheet < 0.2) return console.undo();
    if (sheet < 0.22) return console.redo();
    if (!offline && sheet < 0.26) return console.show(sheet < 0.24 ? 'correct' : 'insert');
    const keys = [...console.querySelectorAll('#keys button:not([disabled])')];
    return keys.length ? tap(some(keys), sheet > 0.9 ? 2 : 1) : console.undo();
  };
  pressed();
  const until = performance.now() + (offline ? 60 : 8000);
  do {
    await new Promise((go) => setTimeout(go, 15));
    if (!offline && console.outbox.trouble) {
      console.outbox.remove(0, console.match.sequence);
      void console.outbox.again(console.match.sequence);
    }
  } while (console.outbox.waiting.length && performance.now() < until);
  await console.updateComplete;
  return console.match.sequence;
}"""
"""Presses one key by chance, one in ten of them twice, and waits until the hall has it, or it is left out."""
AWAY = 0.1
"""How often the link is lost for a while."""


@pytest.mark.parametrize("name", EDITIONS)
def test_random_taps_make_the_journal_of_a_sitting(chromium: Browser, hall: str, name: str) -> None:
    compared(chromium, hall, name, SAMPLE, seed=7)


@pytest.mark.nightly
@pytest.mark.parametrize("name", EDITIONS)
def test_a_thousand_random_acts_make_the_journal_of_a_sitting(
    chromium: Browser, hall: str, name: str
) -> None:
    compared(chromium, hall, name, MANY, seed=11)


def compared(chromium: Browser, hall: str, name: str, acts: int, seed: int) -> None:
    """Tap at random until so many acts are entered, and compare the journals to the last byte."""
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        sent: dict[str, tuple[str, dict[str, Any]]] = {}
        page.on("request", lambda request: _noted(sent, request))
        umpire = Umpire(page)
        match = umpire.make(EDITIONS[name], "Ada", "Bea")
        _tapped(page, acts, random.Random(seed))
        lines = page.request.get(f"/api/matches/{match}/journal").text().splitlines()
    assert len(lines) > acts
    assert list(_again(lines, sent)) == lines


def _noted(sent: dict[str, tuple[str, dict[str, Any]]], request: Request) -> None:
    if request.method == "POST" and request.post_data and "/api/matches/" in request.url:
        body = json.loads(request.post_data)
        sent[body["command"]] = (request.url.split("?")[0].rsplit("/", 1)[1], body)


def _tapped(page: Page, acts: int, chance: random.Random) -> None:
    away = 0
    for _ in range(acts * 14):
        if not away and chance.random() < AWAY:
            away = chance.randint(1, 3)
            page.context.set_offline(True)
        made = page.evaluate(PRESS, [chance.random(), chance.random(), away > 0])
        if away == 1:
            page.context.set_offline(False)
        away = max(0, away - 1)
        if made >= acts and not away:
            break
    page.evaluate(PRESS, [0.5, 0.99, False])
    expect(page.locator(".unsent")).to_have_count(0)


def _again(lines: list[str], sent: dict[str, tuple[str, dict[str, Any]]]) -> list[str]:
    """Return the lines of the journal that a sitting makes of what the console sent, at the same moments."""
    entries = [json.loads(line) for line in lines]
    opened = msgspec.convert(entries[0]["act"], Opened)
    playing = game(opened.edition)
    terms = msgspec.convert(opened.terms, playing.terms)
    author = entries[0]["author"]
    sitting: Sitting[Any, Any] = Sitting.open(playing, terms, opened.players, author=author)
    for entry in entries[1:]:
        to, body = sent[entry["command"]]
        who = {"author": entry["author"], "at": entry["at"], "command": entry["command"]}
        sitting = _heard(sitting, to, body, who)
    return [line.decode() for line in sitting.journal.lines()]


def _heard(sitting: Sitting[Any, Any], to: str, body: dict[str, Any], who: Any) -> Sitting[Any, Any]:
    playing = sitting.game
    match to:
        case "acts":
            facts = playing.facts(sitting.state, read_event(body["event"], "event"))
            return sitting.enter(*facts, **who).sitting
        case "undo":
            return sitting.undo(body["reason"], **who).sitting
        case "redo":
            return sitting.redo("", **who).sitting
        case "correct":
            event = read_event(body["event"], "event")
            facts = playing.facts(sitting.state_before(body["number"]), event)
            return sitting.correct(body["number"], *facts, reason=body["reason"], **who).sitting
        case "clock":
            return sitting.let_run(**who).sitting
        case "insert":
            event = read_event(body["event"], "event")
            facts = playing.facts(sitting.state_before(body["before"]), event)
            return sitting.insert(body["before"], *facts, reason=body["reason"], **who).sitting
        case "pause":
            return sitting.pause("", **who).sitting
        case _:
            return sitting.go_on(**who).sitting
