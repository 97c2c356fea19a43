"""A director runs an event of each game in the browser, from entries to the report, with everything that goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from arbitro.desk.format import FORMATS
from arbitro.l10n import Language, say
from tests.browser.desking import PLAYERS, Served, director, enter, made, phone_of, state, won

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a hall with a director of its own."""
    hall = Served(tmp_path_factory.mktemp("desk"))
    yield hall
    hall.stop()


class Story(msgspec.Struct, frozen=True):
    """An event of a game: its book, its language, what makes somebody late, and what the buttons say."""

    edition: str
    locale: str
    given: dict[str, Any]
    late_s: int
    words: dict[str, str]


CARROM = Story(
    "carrom/icf-2001",
    "en-GB",
    {"best_of": 3, "tables": 2},
    901,
    {
        "rule": "Apply the rule",
        "report": "Report the result",
        "enter": "Enter",
        "won": "{} won",
        "suspend": "Suspend and rule",
        "after": "After",
        "reason": "Reason, for the record",
        "correct": "Correct the result",
        "replay": "Play it again",
        "withdraw": "Withdraw: {}",
        "champion": "Champion: {}",
        "open": "Open the case",
    },
)
SNOOKER = Story(
    "snooker/wpbsa",
    "es-ES",
    {"best_of": 3, "tables": 2, "late_limit_s": 600},
    601,
    {
        "rule": "Aplicar la regla",
        "report": "Comunicar el resultado",
        "enter": "Anotar",
        "won": "Ganó {}",
        "suspend": "Suspender y decidir",
        "after": "Después",
        "reason": "Motivo, para el acta",
        "correct": "Corregir el resultado",
        "replay": "Se juega otra vez",
        "withdraw": "Retirar: {}",
        "champion": "Campeón: {}",
        "open": "Abrir el caso",
    },
)
BACKGAMMON = Story(
    "backgammon/wbgf-2.1",
    "it-IT",
    {"length": 3, "tables": 2, "approval": False},
    1000,
    {
        "rule": "Applica la regola",
        "report": "Riferisci il risultato",
        "enter": "Inserisci",
        "won": "Ha vinto {}",
        "suspend": "Sospendi e decidi",
        "after": "Dopo",
        "reason": "Motivo, per il verbale",
        "correct": "Correggi il risultato",
        "replay": "Si rigioca",
        "withdraw": "Ritira: {}",
        "champion": "Campione: {}",
        "open": "Apri il caso",
    },
)


class Room:
    """A director's board in a browser, with a spectator's page and a hall screen beside it."""

    def __init__(self, chromium: Browser, served: Served, story: Story) -> None:
        self.chromium, self.served, self.story = chromium, served, story
        self.context = director(chromium, served, story.locale)
        self.event = made(self.context, story.edition, clock="entered", **story.given)
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.goto(f"{served.address}/desk/{self.event}")
        self.public = chromium.new_context(base_url=served.address, locale=story.locale)
        self.spectator = self.public.new_page()
        self.spectator.goto(f"/desk/{self.event}")
        self.screen = self.public.new_page()
        self.screen.goto(f"/screen/event/{self.event}/draw")

    def say(self, name: str, *values: str) -> str:
        return self.story.words[name].format(*values)

    def enter(self, *acts: object) -> None:
        enter(self.context, self.event, *acts)

    def button(self, name: str, *values: str) -> Any:
        return self.page.get_by_role("button", name=self.say(name, *values), exact=True)

    def sheet(self) -> Any:
        return self.page.get_by_role("dialog")

    def state(self) -> Any:
        return state(self.context, self.event)

    def close(self) -> None:
        self.context.close()
        self.public.close()
        assert self.troubles == []


def a_late_player_loses(room: Room) -> None:
    call = {"call": {"match": "R1.1", "table": "T1"}}
    room.enter(call, {"present": {"match": "R1.1", "by": "Ferrari"}}, {"tick": room.story.late_s})
    room.button("rule").click()
    expect(room.spectator.get_by_text(re.compile("R1.1"))).not_to_have_count(0)
    expect(room.page.get_by_role("button", name=re.compile(r"^R2\.1: Ferrari"))).to_be_visible()
    assert room.state()["matches"]["R1.1"]["by"] == "late"


def two_players_report_on_their_phones(room: Room) -> None:
    room.enter({"start": "R1.2"})
    for player in ("Rahman", "Perera"):
        own = phone_of(room.chromium, room.context, room.event, player, room.story.locale)
        own.get_by_role("button", name=room.say("report")).click()
        own.get_by_role("dialog").get_by_label("Rahman", exact=True).check()
        own.get_by_role("dialog").get_by_role("button", name=room.say("enter"), exact=True).click()
        expect(own.get_by_role("dialog")).to_have_count(0)
        own.context.close()
    expect(room.spectator.get_by_role("region").filter(has_text="Rahman")).not_to_have_count(0)
    assert room.state()["matches"]["R1.2"]["winner"] == "Rahman"


def a_semifinal_is_corrected_while_the_final_is_in_play(room: Room) -> None:
    room.enter(*won(("R2.1", "Ferrari"), ("R2.2", "Silva")), {"start": "R3.1"})
    room.page.get_by_role("button", name=re.compile(r"^R2\.1: Ferrari – Rahman")).click()
    sheet = room.sheet()
    sheet.get_by_label(room.say("won", "Rahman")).check()
    sheet.get_by_label(re.compile(room.say("suspend"))).check()
    expect(sheet.get_by_role("region", name=room.say("after"))).to_contain_text("R3.1")
    sheet.get_by_label(room.say("reason")).fill("-")
    sheet.get_by_role("button", name=room.say("correct")).click()
    expect(sheet).to_have_count(0)
    room.page.get_by_role("listitem").filter(has_text="R3.1").get_by_role(
        "button", name=room.say("replay")
    ).click()
    expect(room.page.get_by_role("button", name=re.compile(r"^R3\.1: Rahman – Silva"))).to_be_visible()


def a_finalist_withdraws(room: Room) -> None:
    room.button("withdraw", "Silva").click()
    room.sheet().get_by_role("button", name=room.say("enter"), exact=True).click()
    expect(room.sheet()).to_have_count(0)
    expect(room.spectator.get_by_text(room.say("champion", "Rahman"))).to_be_visible()
    expect(room.screen.locator(".pair", has_text="Silva").locator(".won")).to_have_text(
        ["Silva", "Silva", "Rahman"]
    )
    assert room.state()["champion"] == "Rahman"


def reported(room: Room) -> Any:
    """Return the report to the federation, after looking that it is also printed."""
    printed = room.context.request.get(f"/api/desk/{room.event}/papers/report?paper=it&size=letter")
    assert printed.body().startswith(b"%PDF")
    return room.context.request.get(f"/api/desk/{room.event}/report").json()


def test_a_carrom_event_goes_from_a_late_player_to_its_report_through_a_killed_hall_and_a_late_ruling(
    chromium: Browser, served: Served
) -> None:
    room = Room(chromium, served, CARROM)
    a_late_player_loses(room)
    protest = {"protest": {"match": "R1.3", "by": "Ivanova", "game": 1, "board": 1}}
    room.enter({"start": "R1.3"}, {"board_end": {"match": "R1.3", "game": 1, "board": 1}}, protest)
    served.killed_and_started_again()
    room.enter(*won(("R1.3", "Quintero")), {"tick": 3700})
    assert room.state()["disputes"]["D1"]["overdue"]
    expect(room.page.get_by_text("1:40 overdue").first).to_be_visible()
    room.button("open").click()
    room.sheet().get_by_role("button", name="Reject").click()
    expect(room.sheet()).to_have_count(0)
    two_players_report_on_their_phones(room)
    room.enter(*won(("R1.4", "Silva")))
    a_semifinal_is_corrected_while_the_final_is_in_play(room)
    a_finalist_withdraws(room)
    report = reported(room)
    assert (report["champion"], report["fees"]["Ivanova"]["kept"]) == ("Rahman", 10)
    room.close()


def test_a_snooker_event_goes_from_a_late_player_to_its_report(chromium: Browser, served: Served) -> None:
    room = Room(chromium, served, SNOOKER)
    a_late_player_loses(room)
    room.enter({"start": "R1.3"}, {"claim": {"match": "R1.3", "by": "Ivanova", "subject": "falta"}})
    room.button("open").click()
    room.sheet().get_by_label("Decisión").fill("la bola vuelve")
    room.sheet().get_by_role("button", name="Decidir").click()
    expect(room.sheet()).to_have_count(0)
    two_players_report_on_their_phones(room)
    room.enter(*won(("R1.3", "Quintero"), ("R1.4", "Silva")))
    a_semifinal_is_corrected_while_the_final_is_in_play(room)
    a_finalist_withdraws(room)
    assert reported(room)["disputes"]["D1"]["decision"] == "la bola vuelve"
    room.close()


def test_a_backgammon_event_goes_through_an_appeal_with_sealed_votes_to_its_report(
    chromium: Browser, served: Served
) -> None:
    room = Room(chromium, served, BACKGAMMON)
    a_late_player_loses(room)
    room.enter({"start": "R1.3"}, {"claim": {"match": "R1.3", "by": "Ivanova"}})
    room.button("open").click()
    room.sheet().get_by_label("Decisione").fill("il tiro vale")
    room.sheet().get_by_role("button", name="Decidi").click()
    expect(room.sheet()).to_have_count(0)
    room.enter({"appeal": {"dispute": "D1", "by": "Ivanova"}})
    room.button("open").click()
    room.sheet().get_by_label("Membri").fill("Larsen, Tan, Sato")
    room.sheet().get_by_role("button", name="Forma il comitato").click()
    expect(room.page.get_by_text("Sono arrivati 0 voti segreti su 3")).to_be_visible()
    for name in ("Larsen", "Tan", "Sato"):
        own = phone_of(chromium, room.context, room.event, name, "it-IT")
        expect(own.get_by_text("il tiro vale")).to_be_visible()
        with own.expect_response(lambda told: "/acts" in told.url) as told:
            own.get_by_role("button", name="Annullala").click()
        assert told.value.json()["refused"] is None
        own.context.close()
    assert room.state()["disputes"]["D1"]["decision"] == "annul"
    two_players_report_on_their_phones(room)
    room.enter(*won(("R1.3", "Quintero"), ("R1.4", "Silva")))
    a_semifinal_is_corrected_while_the_final_is_in_play(room)
    a_finalist_withdraws(room)
    for _ in range(2):
        room.page.get_by_role("button", name="Riferisci…").first.click()
        room.sheet().get_by_label("Motivazione").fill("vedi il verbale")
        room.sheet().get_by_role("button", name="Inserisci").click()
        expect(room.sheet()).to_have_count(0)
    report = reported(room)
    assert (report["owed"], report["reported"]) == ({}, {"5.5.i": ["D1"], "5.5.ii": ["results"]})
    assert {"law": "5.5.i", "about": "D1", "reasons": "vedi il verbale"} in report["reasons"]
    room.close()


@pytest.fixture
def desk(chromium: Browser, served: Served) -> Iterator[Page]:
    """A director's page in English on which nothing goes wrong unseen."""
    context, troubles = director(chromium, served, "en-GB"), list[str]()
    page = context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert troubles == []


def test_everything_that_the_contract_announces_is_set_on_the_page_of_a_new_event(desk: Page) -> None:
    desk.goto("/desk/new")
    desk.get_by_role("radio", name="Backgammon").check()
    desk.get_by_label("Name of the event").fill("Harbour cup")
    desk.get_by_label(re.compile("One in each line")).fill("Ada, Roma, 1900\nBob, Roma, 1800\nCid\nDee\nEve")
    expect(desk.get_by_text("One in each line (5 in)")).to_be_visible()
    desk.get_by_label("Consolation").select_option("progressive")
    desk.get_by_label(re.compile("^Last chance")).check()
    desk.get_by_role("button", name="Another length or clock for a round").click()
    desk.get_by_role("group", name="Final").get_by_label("Bank, seconds a point").fill("180")
    for fold in desk.get_by_text("More choices").all():
        fold.click()
    desk.get_by_label("Places of the seeded").select_option("drawn")
    desk.get_by_label("Pairs not to meet in the first round").fill("Cid – Dee")
    desk.get_by_label("Categories, lowest first").fill("novice, open")
    desk.get_by_label("Clocks", exact=False).first.select_option("obligation")
    desk.get_by_label("Umpires").fill("Uma, Udo")
    desk.get_by_role("button", name="Open the event").click()
    desk.get_by_role("button", name="Draw…").wait_for()
    setup = desk.request.get(f"/api/desk/{desk.url.rpartition('/')[2]}").json()["setup"]
    assert setup["length"] == {"final": 9, "default": 7}
    assert setup["clock"]["bank_s_per_point"] == {"final": 180, "default": 120}
    assert setup["clock"]["delay_s"] == 12
    assert (setup["consolation"], setup["last_chance"], setup["places"]) == ("progressive", True, "drawn")
    assert (setup["avoid"], setup["categories"]) == ([["Cid", "Dee"]], ["novice", "open"])
    assert (setup["clock"]["policy"], setup["seeding"]) == ("obligation", "rating")
    assert [one["name"] for one in setup["umpires"]] == ["Uma", "Udo"]


def paper(desk: Page) -> str:
    """Open a snooker event of best-of-five matches where its results are typed in, and return it."""
    long = ["José Ángel Fernández-Villaverde y Montcada", "राम त्रिपाठी", *PLAYERS[2:]]
    event = made(desk.context, "snooker/wpbsa", best_of=5, entries=long)
    desk.goto(f"/desk/{event}/again")
    expect(desk.locator(".again-row")).to_have_count(4)
    return event


def typed(page: Page, *scores: tuple[int, int]) -> None:
    """Type scores as a sheet has them, with nothing but digits and the tabulator."""
    page.get_by_role("spinbutton", name=re.compile("^Score of ")).first.focus()
    for score in (one for pair in scores for one in pair):
        page.keyboard.type(str(score))
        page.keyboard.press("Tab")


def test_scores_typed_from_paper_by_the_keyboard_decide_who_won(desk: Page) -> None:
    event = paper(desk)
    matches = state(desk.context, event)["matches"]
    scores = ((3, 1), (0, 3), (3, 2), (2, 3))
    typed(desk, *scores)
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("status").filter(has_text="4 results entered.")).to_be_visible()
    after = state(desk.context, event)["matches"]
    for place, (one, other) in enumerate(scores, 1):
        sides = matches[f"R1.{place}"]["sides"]
        assert after[f"R1.{place}"]["winner"] == sides[0 if one > other else 1]
        assert after[f"R1.{place}"]["score"] == dict(zip(sides, (one, other), strict=True))
    desk.get_by_role("status").get_by_role("button", name="Undo").first.click()
    expect(desk.locator(".again-row").filter(has_text="R1.")).to_have_count(4)
    assert {one["winner"] for one in state(desk.context, event)["matches"].values()} == {None}


@pytest.mark.parametrize("wrong", [(3, 3), (4, 1), (2, 1)], ids=["level", "too many", "too few"])
def test_a_score_that_cannot_be_is_said_at_its_row_and_nothing_is_entered(
    desk: Page, wrong: tuple[int, int]
) -> None:
    event = paper(desk)
    typed(desk, (3, 1), (0, 3), wrong, (2, 3))
    desk.keyboard.press("Enter")
    row = desk.get_by_role("group", name=re.compile(r"^R1\.3:"))
    expect(row.get_by_role("alert")).to_contain_text("Nothing was entered.")
    expect(row.get_by_role("alert")).to_contain_text("R1.3")
    expect(row.get_by_role("spinbutton").first).to_be_focused()
    expect(desk.get_by_role("alert")).to_have_count(1)
    assert state(desk.context, event)["ready"] == ["R1.1", "R1.2", "R1.3", "R1.4"]
    row.get_by_role("spinbutton").first.fill("3")
    row.get_by_role("spinbutton").last.fill("0")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("status").filter(has_text="4 results entered.")).to_be_visible()
    assert state(desk.context, event)["ready"] == ["R2.1", "R2.2"]


def test_half_a_score_is_asked_for_and_an_empty_row_is_left(desk: Page) -> None:
    event = paper(desk)
    fields = desk.get_by_role("spinbutton")
    fields.nth(0).fill("3")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("alert")).to_contain_text("R1.1: write both scores.")
    fields.nth(1).fill("0")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("status").filter(has_text="1 result entered.")).to_be_visible()
    assert state(desk.context, event)["ready"] == ["R1.2", "R1.3", "R1.4"]


def tab_to(page: Page, name: str) -> None:
    """Go on by the tabulator until the control of a name has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        said = page.evaluate(
            "() => { const one = document.activeElement; if (!one.matches('a, button, input, textarea'))"
            " return '';"
            " return [one.ariaLabel, one.innerText,"
            " ...[...(one.labels ?? [])].map(label => label.innerText)].join(' ') }"
        )
        if name in said:
            return
    raise AssertionError(f"no control {name} is reached by the tabulator")


def test_the_form_has_every_format_with_what_is_announced_of_it_and_one_event_feeds_the_next(
    desk: Page,
) -> None:
    post = desk.request.post
    given = {"format": "ladder", "swiss_rounds": 1, "entries": ["Ada", "Bob"], "tables": 1}
    first = post("/api/desk", data={"edition": "desk", "title": "Club ladder", "given": given}).json()["id"]
    for number, act in enumerate(("draw", {"result": {"match": "R1.1", "winner": "Ada"}})):
        sent = {"command": f"{first}-{number}", "expected": number, "event": act}
        assert post(f"/api/desk/{first}/acts", data=sent).json()["refused"] is None
    desk.goto("/desk/new")
    assert desk.locator("[name=format]").count() == len(FORMATS)
    desk.get_by_role("radio", name=re.compile("^League")).check()
    desk.get_by_label("First round on").fill("2026-12-05")
    desk.get_by_label("Days between rounds").fill("14")
    desk.get_by_role("button", name="Enter places of another event").click()
    desk.get_by_label("To place").fill("2")
    desk.get_by_label(re.compile("One in each line")).fill("Cid\nDee")
    desk.get_by_label("Name of the event").fill("Winter league")
    desk.get_by_role("button", name="Open the event").click()
    desk.get_by_role("button", name="Draw…").wait_for()
    told = desk.request.get(f"/api/desk/{desk.url.rpartition('/')[2]}").json()
    assert {one["name"] for one in told["entries"]} == {"Ada", "Bob", "Cid", "Dee"}
    setup = told["setup"]
    assert (setup["format"], setup["legs"]) == ("league", 2)
    assert (setup["dates"]["first"], setup["dates"]["every"]) == ("2026-12-05", 14)


def test_a_small_event_is_run_by_the_keyboard_alone(desk: Page) -> None:
    keys = desk.keyboard
    desk.goto("/desk/new")
    desk.get_by_role("radio", name=re.compile("^Knockout")).wait_for()
    tab_to(desk, "Carrom")
    keys.press("ArrowLeft")
    tab_to(desk, "One in each line")
    keys.type("Ada, 1\nBob, 2")
    tab_to(desk, "Name of the event")
    keys.type("Keys")
    keys.press("Enter")
    desk.get_by_role("button", name="Draw…").wait_for()
    event = desk.url.rpartition("/")[2]
    keys.press("1")
    desk.get_by_role("dialog").wait_for()
    tab_to(desk, "Draw now")
    keys.press("Enter")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    keys.press("n")
    expect(desk.get_by_role("button", name=re.compile(r"^R1\.1:.*called"))).to_be_visible()
    tab_to(desk, "R1.1:")
    keys.press("Enter")
    desk.get_by_role("dialog").wait_for()
    tab_to(desk, "Ada won")
    keys.press("Space")
    keys.press("Enter")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(desk.get_by_text("Champion: Ada")).to_be_visible()
    keys.press("u")
    expect(desk.get_by_role("button", name=re.compile(r"^R1\.1:.*called"))).to_be_visible()
    keys.press("r")
    expect(desk.get_by_role("button", name=re.compile(r"^R1\.1:.*over"))).to_be_visible()
    assert state(desk.context, event)["champion"] == "Ada"


def complaints(page: Page) -> list[str]:
    """Return what axe says in the light, and of colours in the dark."""
    rules = "axe.run({0}).then(found => found.violations.map(one => one.id))"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(rules.format(""))
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(rules.format("{runOnly: ['color-contrast']}"))
    page.emulate_media(color_scheme="light")
    return [*found, *(f"dark {one}" for one in dark)]


def committee_of_three(context: BrowserContext, ruled_by: str = "Ada") -> str:
    """Bring an appeal before a committee, and return the event."""
    event = made(context, "backgammon/wbgf-2.1", directors=[ruled_by], approval=False)
    claim = {"claim": {"match": "R1.1", "by": PLAYERS[0], "subject": "the score"}}
    ruling = {"ruling": {"dispute": "D1", "by": ruled_by, "decision": "stands"}}
    appeal = {"appeal": {"dispute": "D1", "by": PLAYERS[7]}}
    committee = {"committee": {"dispute": "D1", "members": ["Ida", "Leo", "Max"]}}
    enter(context, event, {"start": "R1.1"}, claim, ruling, appeal, committee)
    return event


def ballot(context: BrowserContext) -> str:
    """Bring an appeal before a committee, and return where one of its members votes."""
    event = committee_of_three(context)
    answer = context.request.post(f"/api/desk/{event}/invitations", data={"name": "Ida"})
    return str(answer.json()["address"])


def test_a_member_who_has_voted_sees_so_and_no_buttons(chromium: Browser, served: Served) -> None:
    context = director(chromium, served, "en-GB")
    event = committee_of_three(context)
    context.new_page().goto(f"{served.address}/desk/{event}")
    ida, leo = (phone_of(chromium, context, event, name, "en-GB", has_touch=True) for name in ("Ida", "Leo"))
    for phone in (ida, leo):
        expect(phone.locator(".room-votes button")).to_have_count(3)
    ida.get_by_role("button", name="Annul it").tap()
    expect(ida.get_by_text("You have voted.")).to_be_visible()
    expect(ida.locator(".room-votes button")).to_have_count(0)
    expect(leo.get_by_text("1 of 3 sealed votes is in.")).to_be_visible()
    expect(leo.locator(".room-votes button")).to_have_count(3)
    ida.reload()
    expect(ida.get_by_text("You have voted.")).to_be_visible()
    expect(ida.locator(".room-votes button")).to_have_count(0)


def test_a_vote_on_paper_is_entered_by_two_officials_on_the_board(chromium: Browser, served: Served) -> None:
    context = director(chromium, served, "en-GB")
    event = committee_of_three(context, ruled_by="Rosa")
    wish = {"name": "Cleo", "password": "a long password", "roles": ["desk"]}
    assert context.request.post("/api/accounts", data=wish).ok
    second = chromium.new_context(base_url=served.address, locale="en-GB")
    assert second.request.post("/api/session", data={"name": "Cleo", "password": "a long password"}).ok
    for official, other in ((context, "Cleo"), (second, "Ada")):
        page = official.new_page()
        page.goto(f"/desk/{event}")
        page.get_by_role("button", name="Open the case").first.click()
        page.get_by_text("A member without a device").click()
        form = page.locator("form", has=page.get_by_label("Second official"))
        form.get_by_text("Max", exact=True).click()
        form.get_by_label("Second official").fill(other)
        form.get_by_role("button", name="Vote").click()
        expect(
            page.get_by_text(
                "Noted. The vote counts once" if official is context else "1 of 3 sealed votes is in."
            ).first
        ).to_be_visible()
    assert state(context, event)["disputes"]["D1"]["votes"] == 1


def sheets(page: Page, language: Language) -> dict[str, Locator]:
    """Return what opens each kind of sheet on the board of a carrom event."""
    more = say(language, "room-more")
    return {
        "match": page.get_by_role("button", name=re.compile(r"^R1\.2:")),
        "correction": page.get_by_role("button", name=re.compile(r"^R1\.3:")),
        "dispute": page.get_by_role("button", name=say(language, "room-tap-open-case"), exact=True).first,
        "withdrawal": page.get_by_role("button", name=f"{say(language, 'room-act-withdraw')}: {PLAYERS[1]}"),
        "acts": page.get_by_role("button", name=f"{more}…", exact=True),
    }


@pytest.mark.parametrize("locale", ["en", "it", "es"])
def test_axe_finds_nothing_on_the_pages_of_an_event(
    chromium: Browser, served: Served, locale: Language
) -> None:
    context: BrowserContext = director(
        chromium, served, locale, color_scheme="light", reduced_motion="reduce"
    )
    protest = {"protest": {"match": "R1.1", "by": "Costa", "game": 1, "board": 1}}
    cup = made(context, "carrom/icf-2001", tables=2)
    enter(context, cup, {"start": "R1.1"}, protest, {"call": {"match": "R1.2", "table": "T1"}})
    enter(context, cup, *won(("R1.3", "Quintero")))
    groups = made(context, "desk", format="groups", groups=2)
    swiss = made(context, "desk", format="swiss", swiss_rounds=3, entries=["Ada", "Bob", "Cid"])
    enter(context, swiss, *won(("R1.1", "Bob")))
    page, found = context.new_page(), {}
    pages = {
        f"/desk/{cup}": ".room .waits",
        f"/desk/{groups}/draw": ".room .xt",
        f"/desk/{swiss}/draw": ".room-reasons",
        f"/desk/{cup}/ceremony": ".room-ceremony",
        f"/desk/{cup}/papers": ".paper-shelf",
        f"/desk/{cup}/again": ".room-again",
        f"/desk/{cup}/me?of={PLAYERS[0]}": ".room-rating",
        ballot(context): ".room-ballot",
        f"/screen/event/{cup}": ".screen .part",
        f"/screen/event/{cup}/draw": ".screen .bracket",
        f"/screen/event/{groups}/standings": ".screen .ranks",
        f"/screen/event/{cup}/ceremony": ".drawing .check",
    }
    for address, there in pages.items():
        page.goto(address)
        page.locator(there).first.wait_for()
        found[address] = complaints(page)
    page.goto(f"/desk/{swiss}/again")
    page.get_by_role("button", name=say(locale, "room-by-hand")).click()
    page.locator(".room-hand input").first.wait_for()
    found["a round by hand"] = complaints(page)
    page.goto(f"/desk/{cup}")
    for sheet, opener in sheets(page, locale).items():
        opener.click()
        page.get_by_role("dialog").wait_for()
        if sheet == "correction":
            page.get_by_role("dialog").get_by_role("radio").nth(1).check()
            page.locator(".room-change").wait_for()
        found[sheet] = complaints(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    context.close()
    assert {address: said for address, said in found.items() if said} == {}


def test_a_round_paired_by_hand_is_looked_at_entered_and_told_pair_by_pair(desk: Page) -> None:
    names = ["Ada", "Bob", "Cid", "Dee", "Eve"]
    event = made(desk.context, "desk", format="swiss", swiss_rounds=3, entries=names)
    enter(desk.context, event, *won(("R1.1", "Ada"), ("R1.2", "Bob")))
    desk.goto(f"/desk/{event}/again")
    desk.get_by_role("button", name="It was paired by hand…").click()
    for field, said in zip(
        desk.locator(".room-hand input").all(), ("1", "cid", "Bob", "Nobody"), strict=False
    ):
        field.fill(said)
    desk.get_by_role("button", name="See the round").click()
    wrong = desk.get_by_role("alert")
    expect(wrong).to_contain_text("Nobody still in is called “Nobody”.")
    expect(wrong).to_contain_text("Not in any pair: Dee, Eve.")
    for field, said in zip(desk.locator(".room-hand input").all()[3:5], ("Eve", "Dee"), strict=True):
        field.fill(said)
    desk.get_by_role("button", name="See the round").click()
    expect(desk.locator(".room-seen")).to_contain_text("They had met before, in R1.1")
    desk.get_by_role("button", name="Enter the round").click()
    expect(desk.locator(".again-row")).to_have_count(2)
    desk.goto(f"/desk/{event}/draw")
    expect(desk.locator(".room-reasons").first).to_contain_text("They had met before, in R1.1")
    assert state(desk.context, event)["rounds"]["R2"] == [["Ada", "Cid"], ["Bob", "Eve"], ["Dee", "bye"]]


def test_the_public_draw_is_sealed_called_opened_and_checked_on_another_phone(
    desk: Page, chromium: Browser, served: Served
) -> None:
    event = made(desk.context, "desk", draw=False, seeds=2)
    phone = chromium.new_context(base_url=served.address, locale="en-GB", reduced_motion="reduce").new_page()
    phone.goto(f"/desk/{event}/ceremony")
    desk.goto(f"/desk/{event}/ceremony")
    desk.get_by_role("button", name="Seal a seed").click()
    desk.get_by_label("Word called out by the audience").fill("4712")
    desk.get_by_role("button", name="Open the seed and draw").click()
    expect(phone.locator(".room-called")).to_have_text("4712")
    expect(phone.get_by_text("The draw is as it was sealed and called.")).to_be_visible()
    expect(phone.get_by_text("6 of 6 agree")).to_be_visible()
    phone.goto(f"/screen/event/{event}/ceremony")
    expect(phone.locator(".room-order li")).to_have_count(4)
    phone.context.close()
