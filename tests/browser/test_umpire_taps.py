"""Everything that the laws allow at a table is entered by two touches at most: every key of every sheet is pressed."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from arbitro.cases import read_event
from arbitro.kernel import CaseEvent, Sitting
from arbitro.library import game
from tests.browser.umpiring import LONGER, MOST_TAPS, Umpire, page_of, phone_of

pytestmark = pytest.mark.browser
CARROM, SNOOKER, BACKGAMMON = "carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1"
ASKED_AFTER = {"clear_path", "attempt"}
"""What the book asks of a stroke that failed: a question of its own after it."""
SAID_BEFORE = {"nominated"}
"""A colour that is potted was nominated; any other is declared before the stroke, an act of its own."""
ASKED_ONCE = {"nominated"}
"""The colour that was on is asked once in the sheet of a foul, whatever else is said in it."""
OFFENCE_APART = {"by"}
"""Who plays out of turn is called as an offence."""
ALL_THREE = ASKED_AFTER | SAID_BEFORE | OFFENCE_APART
SAID_OTHERWISE = {
    ("fouls", "out-of-turn"): "the key names who played: it is the stroke's `by`",
    ("fouls", "touched-ball"): "the ball is named: it is a foul of its own, with the ball concerned",
    ("fouls", "no-nomination"): "asked with the colour that was on, where one was",
    ("snookered", True): "free ball, in the sheet or after it",
}
"""What a stroke can say and its sheet enters in other words."""
COUNTED = {("spots", "no_space")}
"""What is said one by one, with the spots that are occupied."""
KEYED_MEN = 2
"""As many men of either side as have keys; who pockets more with one stroke is counted, a touch for each."""
USUAL = {"touched": True}
"""What goes without saying."""
KEYS = """
  const keys = () => {
    const console = document.querySelector('umpire-console');
    const dialog = console.querySelector('dialog[open]');
    const where = dialog ? '.sheet-in' : '#keys, .foot, .tally';
    return [...console.querySelectorAll(where)].flatMap((part) => [...part.querySelectorAll('button, summary')])
      .filter((key) => !key.disabled && key.checkVisibility());
  };
  const nameOf = (key) => key.dataset.act ?? key.getAttribute('aria-label') ?? key.textContent.trim();
"""
"""The keys that can be pressed now, and what each is called."""
KEY = f"name => {{ {KEYS} return keys().find((key) => nameOf(key) === name) ?? null; }}"
PRESS_ALL = (
    f"""async () => {{
  {KEYS}
  const console = document.querySelector('umpire-console');"""
    """
  const reached = [];
  let taps = 0;
  let longer = '';
  let path = [];
  const anew = async () => {
    delete console.show;
    console.show(null);
    console.keys.clear();
    console.querySelectorAll('details[open]').forEach((one) => (one.open = false));
    console.requestUpdate();
    await console.updateComplete;
    taps = 0;
    path = [];
  };
  const entered = async (before) => {
    const until = performance.now() + 4000;
    const fair = () => console.querySelector('dialog[open] .sheet-foot .button[data-fair]');
    while (reached.length === before && performance.now() < until && !fair())
      await new Promise((go) => setTimeout(go, 10));
    if (reached.length === before && fair()) {
      longer = 'fair';
      taps += 1;
      path.push('enter');
      fair().click();
      while (reached.length === before && performance.now() < until)
        await new Promise((go) => setTimeout(go, 10));
    }
  };
  // The sheet of a foul: what happened, the colour that was on where it is asked, and the key that enters it.
  const enterSheet = async (key) => {
    const act = (name) => console.querySelector(`dialog[open] [data-act="${name}"]`);
    console.keys.clear();
    console.requestUpdate();
    await console.updateComplete;
    longer = 'foul';
    if (act('on:yellow')) (longer = 'foul-on'), (taps += 1), path.push('on:yellow'), act('on:yellow').click();
    if (!reached.length || act('enter')) path.push(nameOf(key())), key().click();
    await console.updateComplete;
    const before = reached.length;
    taps += 1;
    path.push('enter');
    act('enter')?.click();
    if (act('enter')?.disabled === false) await entered(before);
    longer = '';
  };
  const press = async (key) => {
    taps += 1;
    path.push(nameOf(key));
    key.click();
    await console.updateComplete;
  };
  console.put = (to, body) => reached.push([to, body.event ?? null, [...path], taps, longer]);
  await anew();
  const all = keys().length;
  for (let first = 0; first < all; first += 1) {
    const before = reached.length;
    await press(keys()[first]);
    if (reached.length === before) {
      const sheet = console.open;
      const second = keys();
      const opened = path;
      console.show = () => {};
      for (let place = 0; place < second.length; place += 1) {
        if (sheet) {
          taps = 2;
          path = [...opened];
          const act = second[place].dataset.act;
          const fouls = act && console.querySelector('dialog[open] [data-act="enter"]');
          const on = console.querySelector('dialog[open] [data-act="on:yellow"]');
          if (!fouls && on) (longer = 'foul-on'), (taps = 3), path.push('on:yellow'), on.click();
          if (!fouls) path.push(nameOf(second[place])), second[place].click();
          else if (!['enter', 'free-ball'].includes(act) && !act.startsWith('on:'))
            await enterSheet(() => console.querySelector(`dialog[open] [data-act="${act}"]`));
          longer = '';
        } else {
          await anew();
          await press(keys()[first]);
          await press(keys()[place]);
        }
      }
    }
    await anew();
  }
  delete console.put;
  return { reached, offers: console.match.offers, turn: console.match.after.turn ?? null };
}"""
)
"""Presses every key, and after each that enters nothing every key that there is then; a sheet stays open meanwhile."""
FIRST = {"roll": {"X": 3, "O": 1}}
EARLY = {"roll": {"by": "O", "dice": [2, 1]}}
CLOCK = {"use_clock": {"why": "agreed"}}
BREACH = {"offence": {"what": "etiquette", "by": "X"}}
SANCTION = {"sanction": {"for": "etiquette", "to": "X", "measure": "disqualification"}}
MISSED = {"stroke": {"first": "none", "snookered": True}}
SITUATIONS: dict[str, tuple[str, tuple[tuple[object, ...], ...]]] = {
    "carrom": (
        CARROM,
        (
            (),
            ({"stroke": {"white": 1}}, {"stroke": {"striker": True}}),
            ("undo", {"stroke": {"queen": True}}),
        ),
    ),
    "snooker": (SNOOKER, ((), ({"stroke": {"potted": ["red"]}},), ({"stroke": {"first": "none"}},))),
    "snooker-free-ball": (SNOOKER, ((MISSED, {"choose": "play"}, {"touching": "red"}),)),
    "backgammon": (BACKGAMMON, ((), (FIRST,), ({"move": "8/5 6/5"},), ("double",), ({"drop": "X"},))),
    "carrom-conceded": (CARROM, (({"concede": {"by": "white", "what": "game"}},),)),
    "carrom-lost": (
        CARROM,
        (({"stroke": {"white": 1}}, {"timeout": "white"}, {"plays_during_appeal": "white"}),),
    ),
    "snooker-conceded": (SNOOKER, (({"concede": "A"},), ({"accept": "B"},))),
    "backgammon-clock": (BACKGAMMON, ((CLOCK,), (FIRST,), ({"move": "8/5 6/5"},))),
    "backgammon-early": (BACKGAMMON, ((FIRST, EARLY), ({"notice": "premature-roll"},))),
    "backgammon-sanction": (BACKGAMMON, ((BREACH,), (SANCTION,))),
}
"""Matches of each game, looked at again and again as they go on: every act of its book comes up in one of them."""
TOLD = {"offence", "fouls", "what", "measure", "reason", "where", "why"}
"""Fields of which each value is an act of its own."""
SELDOM = {"restart_delay"}
"""After invalid dice at a clock that is kept by hand the delay begins anew: a key as that of `pick_up`."""
SLOW = {"snooker-conceded"}
"""Where many keys of a sheet wait to see that they enter nothing."""
LENGTHS = {SNOOKER: {"length": {"best_of": 3}}}


def terms_of(edition: str) -> Any:
    """Return terms by which a match is not over with its first unit."""
    return msgspec.convert(LENGTHS.get(edition, {}), game(edition).terms)


def met(edition: str, stages: tuple[tuple[object, ...], ...]) -> set[str]:
    """Return the acts that are offered in one of the stages of a match."""
    sitting: Sitting[Any, Any] = Sitting.open(
        game(edition), terms_of(edition), author="umpire", players=("Ada", "Bea")
    )
    found = set()
    for event in [None, *(event for stage in stages for event in stage)]:
        if event == "undo":
            sitting = sitting.undo("", author="umpire", at=0).sitting
        elif event is not None:
            sitting = sitting.enter(
                *sitting.game.facts(sitting.state, read_event(event, "")), author="", at=0
            ).sitting
        found |= {offer.act for offer in sitting.offers()}
    return found


@pytest.mark.parametrize("edition", [CARROM, SNOOKER, BACKGAMMON])
def test_every_act_that_comes_up_in_matches_by_chance_is_pressed(edition: str) -> None:
    chance, offered = Random(3), set[str]()
    for _ in range(40):
        sitting: Sitting[Any, Any] = Sitting.open(
            game(edition), terms_of(edition), author="umpire", players=("Ada", "Bea")
        )
        for _ in range(60):
            offers = sitting.offers()
            offered |= {offer.act for offer in offers}
            due = [offer for offer in offers if offer.due]
            if not offers:
                break
            offer = chance.choice(due if due and chance.random() < 0.8 else offers)
            choices = offer.fields.get("", ())
            value = chance.choice(choices) if choices else offer.plain
            facts = sitting.game.facts(sitting.state, CaseEvent(offer.act, value))
            sitting = sitting.enter(*facts, author="umpire", at=0).sitting
    pressed = set().union(*(met(of, stages) for of, stages in SITUATIONS.values() if of == edition))
    assert offered - pressed <= SELDOM


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.nightly) if name in SLOW else name for name in SITUATIONS]
)
def test_everything_that_may_be_entered_takes_two_touches(chromium: Browser, hall: str, name: str) -> None:
    edition, stages = SITUATIONS[name]
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        match = Umpire(page).make(edition, "Ada", "Bea", **LENGTHS.get(edition, {}))
        for acts in stages:
            arrived(page, match, acts)
            found = page.evaluate(PRESS_ALL)
            events = [event for to, event, *_ in found["reached"] if to == "acts"]
            for *_, taps, longer in found["reached"]:
                assert taps <= (LONGER[longer][0] if longer else MOST_TAPS)
            # The strokes of the next board come after it is set up, an act of its own.
            between = any(offer["act"] == "set_up" for offer in found["offers"])
            offers = [offer for offer in found["offers"] if not (between and offer["act"] == "stroke")]
            wanted = [wish for offer in offers for wish in wishes(offer)]
            missing = [wish for wish in wanted if not entered(events, found["turn"], *wish)]
            assert [wish for wish in missing if not out_of_turn(found["turn"], *wish)] == []


@pytest.mark.nightly
@pytest.mark.parametrize("name", SITUATIONS)
def test_each_act_is_entered_by_real_touches(chromium: Browser, hall: str, name: str) -> None:
    """Each act that keys can enter, once: every key is touched where it lies, and the hall gets that act."""
    edition, stages = SITUATIONS[name]
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        umpire = Umpire(page)
        match = umpire.make(edition, "Ada", "Bea", **LENGTHS.get(edition, {}))
        sent: list[Any] = []
        page.on("request", lambda one: sent.append(one.post_data_json) if "/acts" in one.url else None)
        done = set[str]()
        for acts in stages:
            arrived(page, match, acts)
            for to, event, path, _, longer in page.evaluate(PRESS_ALL)["reached"]:
                kind = kind_of(event)
                # A ball that is not on opens the sheet with what is known of the stroke already.
                known = path[0].startswith("pot:") and longer
                if to != "acts" or kind in done or known:
                    continue
                done.add(kind)
                number = umpire.sequence
                umpire.counted(99)
                for key in path:
                    touched(page, key)
                page.wait_for_function(
                    "n => document.querySelector('umpire-console').match.sequence > n", arg=number
                )
                assert sent[-1]["event"] == event, path
                umpire.counted(LONGER[longer][0] if longer else MOST_TAPS)
                arrived(page, match, ("undo",))
        assert len(done) > 1


def kind_of(event: Any) -> str:
    """Return what an event says, without which player, ball or number it is about."""
    act, said = (event, None) if isinstance(event, str) else next(iter((event or {"": None}).items()))
    if not isinstance(said, dict):
        return f"{act}"
    told = [f"{key}={value}" if key in TOLD else key for key, value in said.items()]
    return f"{act} {' '.join(sorted(told))}"


def touched(page: Page, key: str) -> None:
    """Touch a key by what it is called, where it lies."""
    found = page.wait_for_function(KEY, arg=key).as_element()
    assert found is not None
    found.tap()


def arrived(page: Page, match: str, acts: tuple[object, ...]) -> None:
    """Enter acts over the API, and wait until the console shows them."""
    for event in acts:
        number = page.request.get(f"/api/matches/{match}").json()["sequence"]
        what, more = ("undo", {"reason": ""}) if event == "undo" else ("acts", {"event": event})
        body = {"command": f"{match} {number}", "expected": number, **more}
        assert page.request.post(f"/api/matches/{match}/{what}", data=body).json()["refused"] is None
        page.wait_for_function("n => document.querySelector('umpire-console').match.sequence > n", arg=number)


def wishes(offer: dict[str, Any]) -> list[tuple[str, str, Any]]:
    """Return everything that an offer lets be said, piece by piece: the act, the key, and its value."""
    act, fields = offer["act"], offer["fields"]
    found = [
        (act, key, value)
        for key, values in fields.items()
        for value in values
        if value is not False
        and not (act == "stroke" and left_out(key, value))
        and not (act == "foul" and key in ASKED_ONCE)
        and (act, key) not in COUNTED
    ]
    return found or [(act, "*", offer["plain"])]


def left_out(key: str, value: Any) -> bool:
    """Tell whether something is no part of a stroke's own touches."""
    if key in ALL_THREE or value == USUAL.get(key) or (key, value) in SAID_OTHERWISE:
        return True
    return key in ("white", "black") and not 0 < value <= KEYED_MEN


def out_of_turn(turn: str | None, act: str, key: str, value: Any) -> bool:
    """Tell whether it is a roll out of turn before the other roll: who, and two dice, three touches."""
    return act == "roll" and isinstance(value, dict) and value.get("by") not in (turn, None)


def entered(events: list[Any], turn: str | None, act: str, key: str, value: Any) -> bool:
    """Tell whether some act that was reached says it."""
    for event in events:
        name, said = (event, True) if isinstance(event, str) else next(iter(event.items()))
        if name == act and (by_him(said, value, turn) if key == "*" else says(said, key, value)):
            return True
    return False


def by_him(said: Any, plain: Any, turn: str | None) -> bool:
    """Tell whether an act without choices is reached for whom it is offered: named, or the one whose turn it is."""
    who = plain.get("by", turn) if isinstance(plain, dict) else turn
    named = said.get("by", turn) if isinstance(said, dict) else turn
    return bool(named == who)


def says(said: Any, key: str, value: Any) -> bool:
    if key == "":
        return bool(said == value or said == {"": value})
    held = said.get(key) if isinstance(said, dict) else None
    return bool(value in held if isinstance(held, list) else held == value)


FALLS = [
    {key: value for key, value in zip(("white", "black", "queen", "striker"), fell, strict=True) if value}
    for fell in [
        (white, black, queen, striker)
        for white in range(4)
        for black in range(3)
        for queen in (False, True)
        for striker in (False, True)
    ]
]
PAIRS = [
    sorted(pair)
    for balls in [["red", "yellow", "green", "brown", "blue", "pink", "black", "cue"]]
    for place, one in enumerate(balls)
    for pair in [(one, other) for other in balls[place + 1 :]]
]


def test_whatever_falls_together_often_takes_two_touches(chromium: Browser, hall: str) -> None:
    with phone_of(chromium, hall, "en-GB") as phone, page_of(phone) as page:
        Umpire(page).make(CARROM, "Ada", "Bea")
        fell = strokes(page.evaluate(PRESS_ALL))
        assert [stroke for stroke in FALLS if json.dumps(stroke, sort_keys=True) not in fell] == []
        Umpire(page).make(SNOOKER, "Ada", "Bea")
        told = [json.loads(stroke).get("potted", []) for stroke in strokes(page.evaluate(PRESS_ALL))]
        potted = [sorted(balls) for balls in told]
        assert [pair for pair in PAIRS if pair not in potted] == []
        assert all(["red"] * reds in potted for reds in range(1, 6))


def strokes(found: dict[str, Any]) -> set[str]:
    """Return the strokes that were reached."""
    events = [event for to, event, *_ in found["reached"] if to == "acts"]
    return {
        json.dumps(event["stroke"], sort_keys=True)
        for event in events
        if isinstance(event, dict) and "stroke" in event
    }
