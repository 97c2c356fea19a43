"""Three whole events as a director runs them in the browser, from their announcement to the report.

Each goes in a language of its own through what befalls events: a length that is amended, two places that are swapped,
somebody who comes back, a protest or claim in its own words, a phone that dies, a hall that is killed.
"""

import csv
import io
import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from arbitro.l10n import Language, say
from tests.browser.desking import PLAYERS, Served, director, phone_of, state

pytestmark = [pytest.mark.browser, pytest.mark.nightly]
LOCALES: dict[Language, str] = {"en": "en-GB", "it": "it-IT", "es": "es-ES"}
FALLS_SILENT = 120_000
"""In ms: a minute after its last word a phone counts as lost, and the board looks every ten seconds."""
WORDS_OF_PROTEST = ("The queen was covered before the foul was called.", "Two umpires saw it.")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a hall with a director of its own."""
    hall = Served(tmp_path_factory.mktemp("whole"))
    yield hall
    hall.stop()


class Director:
    """Somebody who runs an event with the forms of the browser alone, in one language."""

    def __init__(self, chromium: Browser, served: Served, language: Language) -> None:
        self.chromium, self.served, self.language = chromium, served, language
        self.context: BrowserContext = director(chromium, served, LOCALES[language])
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def words(self, key: str, **values: Any) -> str:
        return say(self.language, f"room-{key}", **values)

    @property
    def event(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def stands(self) -> Any:
        return state(self.context, self.event)

    def announce(
        self,
        game: int,
        format: str,
        title: str,
        players: list[str],
        fields: Mapping[str, str | bool],
        feed: tuple[str, int, int] | None = None,
    ) -> None:
        """Fill in the page of a new event, whatever is folded, and open it; another one may feed it."""
        self.page.goto("/desk/new")
        self.page.locator("[name=game]").nth(game).check()
        self.page.get_by_role("radio", name=re.compile("^" + self.words(f"format-{format}"))).check()
        self.page.get_by_label(re.compile(self.label("new-players-label", count=0))).fill("\n".join(players))
        self.page.get_by_label(self.words("new-name"), exact=True).fill(title)
        self.page.locator("main details").evaluate_all("folds => folds.forEach((one) => (one.open = true))")
        if feed is not None:
            self.page.get_by_role("button", name=self.words("new-feed-add")).click()
            fed = self.page.get_by_role("group", name=self.words("new-feed"))
            fed.get_by_role("combobox").select_option(feed[0])
            fed.get_by_label(self.words("new-feed-first")).fill(str(feed[1]))
            fed.get_by_label(self.words("new-feed-last")).fill(str(feed[2]))
        for key, value in fields.items():
            field = self.page.get_by_label(re.compile(f"^{self.label(f'new-{key}')}")).first
            field.set_checked(value) if isinstance(value, bool) else field.fill(value)
        self.page.get_by_role("button", name=self.words("new-open")).click()
        self.button("tap-draw").wait_for()

    def label(self, key: str, **values: Any) -> str:
        return re.escape(self.words(key, **values).partition("(")[0].strip())

    def button(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **values), exact=True)

    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def of_event(self, act: str) -> None:
        """Open the form of an act that concerns the whole event."""
        self.page.get_by_role("button", name=f"{self.words('more')}…", exact=True).click()
        self.sheet().get_by_role("button", name=f"{self.words(act)}…", exact=True).click()

    def of_player(self, name: str, act: str) -> None:
        """Open the form of an act that concerns somebody."""
        self.page.get_by_role("button", name=f"{self.words('more')}: {name}", exact=True).click()
        self.sheet().get_by_role("button", name=f"{self.words(act)}…", exact=True).click()

    def give_reason(self, reason: str) -> None:
        self.sheet().get_by_label(self.words("field-reason"), exact=True).fill(reason)

    def done(self) -> None:
        """Enter the form that is open."""
        self.sheet().get_by_role("button", name=self.words("enter"), exact=True).click()
        expect(self.sheet()).to_have_count(0)

    def draw(self) -> None:
        self.button("tap-draw").click()
        self.sheet().get_by_role("button", name=self.words("draw-now")).click()
        expect(self.sheet()).to_have_count(0)

    def linked(self, match: str) -> str:
        """Return the hall's match of one that was called, once it is open."""
        for _ in range(100):
            links: dict[str, str] = self.context.request.get(f"/api/desk/{self.event}").json()["links"]
            if match in links:
                return links[match]
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{match} is not open in the hall")

    def begin(self) -> None:
        """Begin the first match that is called."""
        self.page.get_by_role("button", name=self.words("begin"), exact=True).first.click()

    def type_results(self, *lines: str) -> None:
        """Type results by the keyboard alone, one line each."""
        box = self.page.get_by_label(self.words("line"))
        for line in lines:
            name = line.split()[0]
            box.focus()
            self.page.keyboard.type(line)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("input[name=line]:not(:placeholder-shown)")).to_have_count(0)
            matches = self.stands["matches"]
            assert matches[name if name in matches else f"R{name}"]["state"] == "done", line

    def decide(self, button: str, reasons: str, **fields: str) -> None:
        """Open the case that waits, and decide it with its reasons."""
        self.button("tap-open-case").click()
        for key, value in fields.items():
            self.sheet().get_by_label(self.words(f"field-{key}")).fill(value)
        self.sheet().get_by_label(self.words("field-reasons")).fill(reasons)
        self.sheet().get_by_role("button", name=self.words(button), exact=True).click()
        expect(self.sheet()).to_have_count(0)

    def phone(self, name: str) -> Page:
        page = phone_of(self.chromium, self.context, self.event, name, LOCALES[self.language])
        page.get_by_role("heading", name=name).wait_for()
        return page

    def console_of(self, match: str, table: str | None) -> Page:
        """Let a phone in for a table, or a match at none, by a code that the desk shows once."""
        page, t = self.context.new_page(), partial(say, self.language)
        page.goto("/devices")
        form = page.get_by_role("form", name=t("entrance-new-code"))
        if table:
            form.get_by_role("combobox", name=t("entrance-table"), exact=True).select_option(table)
        else:
            form.get_by_role("textbox", name=t("entrance-match"), exact=True).fill(match)
        form.get_by_role("button", name=t("entrance-new-code")).click()
        way = page.locator(".shown b").inner_text()
        page.close()
        phone = self.chromium.new_context(
            base_url=self.served.address,
            locale=LOCALES[self.language],
            viewport={"width": 390, "height": 844},
        ).new_page()
        phone.goto(way)
        phone.get_by_label(t("entrance-your-name")).fill("Marta")
        phone.get_by_role("button", name=t("entrance-use-code")).click()
        return phone

    def told_everywhere(self, first: str) -> None:
        """Look that the final places stand on page, screen, paper, sheet and in the report, and nobody saw an error."""
        assert self.stands["placing"][first] == [1, 1]
        expect(self.page.get_by_text(self.words("champion", player=first)).first).to_be_visible()
        public = self.chromium.new_context(base_url=self.served.address, locale=LOCALES[self.language])
        page = public.new_page()
        page.goto(f"/desk/{self.event}/draw")
        places = page.locator("section").filter(has=page.get_by_role("heading", name=self.words("places")))
        expect(places.get_by_text(first, exact=True).first).to_be_visible()
        page.goto(f"/screen/event/{self.event}/standings")
        expect(page.locator(f'[data-row="{first}"]').first).to_be_attached()
        public.close()
        get = self.context.request.get
        for paper in ("report", "standings"):
            printed = get(f"/api/desk/{self.event}/papers/{paper}")
            assert printed.body().startswith(b"%PDF"), paper
        sheet = get(f"/api/desk/{self.event}/export/csv?sheet=places")
        assert sheet.ok, sheet.text()
        rows = list(csv.DictReader(io.StringIO(sheet.body().decode("utf-8-sig"))))
        assert next(row for row in rows if row["name"] == first)["from"] == "1"
        report = get(f"/api/desk/{self.event}/report").json()
        assert report["champion"] == first
        assert self.troubles == []
        self.context.close()


def protests_with_words(phone: Page, hall: Director) -> None:
    """Protest from a phone, with what happened and why it is disputed."""
    phone.get_by_role("button", name=f"{hall.words('act-protest')}…").first.click()
    for key, text in zip(("facts", "grounds"), WORDS_OF_PROTEST, strict=True):
        phone.get_by_role("dialog").get_by_label(hall.words(f"field-{key}")).fill(text)
    for key in ("fee_paid", "abusive"):
        expect(phone.get_by_role("dialog").get_by_label(hall.words(f"field-{key}"))).to_have_count(0)
    phone.get_by_role("dialog").get_by_role("button", name=hall.words("enter"), exact=True).click()
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_a_timed_carrom_swiss_with_draws(chromium: Browser, served: Served) -> None:
    hall = Director(chromium, served, "en")
    fields: dict[str, str | bool] = {"swiss-rounds": "3", "to-points": "25", "time-limit": "1", "draws": True}
    hall.announce(0, "swiss", "Harbour Swiss", list(PLAYERS), fields)
    hall.draw()
    hall.of_event("act-start_round")
    hall.done()
    expect(hall.page.locator(".round-clock b")).to_be_visible()
    for _ in range(4):
        hall.page.get_by_role("button", name="Begin", exact=True).first.click()
        hall.page.wait_for_timeout(200)
    expect(hall.page.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    protester = hall.stands["matches"]["R1.2"]["sides"][1]
    phone = hall.phone(protester)
    protests_with_words(phone, hall)
    phone.context.close()
    expect(hall.page.get_by_text("Protest D1 on R1.2")).to_be_visible()
    a_phone_dies_at_a_table(hall, "R1.1")
    served.killed_and_started_again()
    expect(hall.page.locator(".round-clock.up")).to_be_visible(timeout=90_000)
    hall.button("tap-open-case").click()
    expect(hall.sheet()).to_contain_text(hall.words("fee-unconfirmed", fee="10"))
    hall.sheet().get_by_role("button", name=hall.words("act-confirm_fee")).click()
    expect(hall.sheet()).to_have_count(0)
    assert hall.stands["disputes"]["D1"]["fee_confirmed"]
    hall.decide("reject", "The umpire had ruled before the queen fell.")
    assert hall.stands["disputes"]["D1"]["facts"] == WORDS_OF_PROTEST[0]
    hall.type_results("R1.1 14-9", "R1.2 9-9", "R1.3 3-20", "R1.4 25-1")
    assert hall.stands["matches"]["R1.2"]["winner"] == "draw"
    expect(hall.page.get_by_role("columnheader", name="Points")).to_be_visible()
    who = hall.stands["order"][7]
    hall.page.get_by_role("button", name=f"Withdraw: {who}").click()
    hall.done()
    hall.of_player(who, "act-late_entry")
    hall.done()
    assert hall.stands["entries"][who] == "approved"
    hall.button("tap-pair").click()
    expect(hall.page.get_by_role("button", name=re.compile("^R2.4: "))).to_be_visible()
    hall.of_event("amend-length")
    hall.sheet().get_by_label("Length").first.fill("15")
    hall.give_reason("the hall closes at ten")
    hall.done()
    hall.type_results("R2.1 15-9", "R2.2 3-15", "2.3 15-14", "2.4 15-0")
    hall.button("tap-pair").click()
    expect(hall.page.get_by_role("button", name=re.compile("^R3.4: "))).to_be_visible()
    hall.type_results("R3.1 15-9", "R3.2 3-15", "R3.3 15-14", "R3.4 15-0")
    assert [one["what"] for one in hall.stands["amendments"]] == ["length"]
    hall.told_everywhere(hall.stands["ranking"][0])


def claims_with_words(phone: Page, hall: Director, match: str) -> None:
    """Claim from a phone, with what happened in its own words."""
    phone.get_by_role("button", name=f"{hall.words('act-claim')}…").first.click()
    sheet = phone.get_by_role("dialog")
    sheet.get_by_label(hall.words("field-facts")).fill("La bola blanca tocó antes la azul.")
    sheet.get_by_role("button", name=hall.words("enter"), exact=True).click()
    expect(sheet).to_have_count(0)
    expect(hall.page.get_by_role("listitem").filter(has_text=match).first).to_be_visible()


def a_phone_dies_at_a_table(hall: Director, match: str) -> None:
    """Score at a table with a phone that falls silent for good; the director goes on with one tap where it stopped."""
    linked = hall.linked(match)
    table = hall.stands["matches"][match]["table"]
    phone = hall.console_of(linked, table)
    expect(phone).to_have_url(re.compile(f"/umpire/{re.escape(linked)}"), timeout=60_000)
    with phone.expect_response("**/api/consoles/report"):
        phone.reload()
    expect(phone.locator(".console")).to_be_visible()
    phone.context.close()
    board = hall.page.url
    lost = hall.page.get_by_role("alert").get_by_role(
        "button", name=f"{hall.words('take-over')}: {table or 'Marta'}"
    )
    lost.click(timeout=FALLS_SILENT)
    expect(hall.page).to_have_url(re.compile(f"/umpire/{re.escape(linked)}"))
    expect(hall.page.locator(".console")).to_be_visible()
    hall.page.goto(board)


def test_snooker_groups_and_their_knockout_over_two_days_with_handicaps(
    chromium: Browser, served: Served
) -> None:
    hall = Director(chromium, served, "it")
    people = ["nome;handicap", *(f"{name};{10 * place}" for place, name in enumerate(PLAYERS))]
    day = {"start": "2026-11-21", "end": "2026-11-22", "from": "09:30", "to": "19:00", "minutes": "45"}
    kind: dict[str, str | bool] = {"handicap": True, "groups": "2", "advance": "2", "frames": "3"}
    hall.announce(1, "groups", "Coppa di Pavia", people, {**day, **kind})
    hall.page.get_by_role("button", name=f"{hall.words('act-withdraw')}: Costa").click()
    hall.done()
    hall.of_player("Costa", "act-reinstate")
    hall.give_reason("era al bar")
    hall.done()
    assert hall.stands["entries"]["Costa"] == "approved"
    hall.draw()
    stands = hall.stands
    assert stands["schedule"]["A1.1"]["start"] == "2026-11-21 09:30"
    first = stands["matches"]["A1.1"]["sides"]
    handicaps = {name: 10 * place for place, name in enumerate(PLAYERS)}
    low, high = sorted(first, key=handicaps.__getitem__)
    assert stands["matches"]["A1.1"]["start"] == {low: 0, high: handicaps[high] - handicaps[low]}
    moved, other = stands["groups"]["A"][3], stands["groups"]["B"][3]
    hall.of_player(moved, "act-swap")
    hall.sheet().get_by_text(re.compile(f"B4: {other}")).click()
    hall.give_reason("vengono insieme in treno")
    hall.done()
    assert (hall.stands["groups"]["A"][3], hall.stands["groups"]["B"][3]) == (other, moved)
    hall.button("call-all").click()
    expect(hall.page.locator(".tables [data-row]").first).to_be_visible()
    called = next(name for name, one in hall.stands["matches"].items() if one["state"] == "called")
    a_phone_dies_at_a_table(hall, called)
    hall.begin()
    phone = hall.phone(hall.stands["matches"][called]["sides"][0])
    claims_with_words(phone, hall, called)
    phone.context.close()
    hall.decide("rule", "visto dal segnapunti", decision="fallo di quattro punti")
    assert hall.stands["disputes"]["D1"]["facts"].startswith("La bola blanca")
    served.killed_and_started_again()
    expect(hall.page.get_by_role("alert").filter(has_text=hall.words("lost"))).to_have_count(0)
    for letter in "AB":
        for number in (1, 2, 3):
            hall.type_results(*(f"{letter}{number}.{place} 2-{place - 1}" for place in (1, 2)))
    hall.button("tap-draw-knockout").click()
    expect(hall.page.get_by_role("button", name=re.compile("^R1.2: "))).to_be_visible()
    hall.of_event("amend-best_of")
    hall.sheet().get_by_text("R2", exact=False).last.click()
    hall.sheet().get_by_label(hall.words("amend-best_of")).last.fill("5")
    hall.give_reason("la finale è più lunga")
    hall.done()
    hall.type_results("R1.1 2-0", "R1.2 1-2", "R2.1 3-2")
    hall.told_everywhere(hall.stands["champion"])


def test_a_backgammon_double_elimination_and_the_consolation_it_feeds(
    chromium: Browser, served: Served
) -> None:
    hall = Director(chromium, served, "es")
    hall.announce(2, "double", "Copa del Sur", list(PLAYERS), {"points": "5", "console": True})
    hall.draw()
    lines = hall.stands["rounds"]["W1"]
    hall.of_player(lines[0][0], "act-swap")
    hall.sheet().get_by_text(re.compile(f"3: {lines[1][0]}")).click()
    hall.give_reason("dos hermanos")
    hall.done()
    lines = hall.stands["rounds"]["W1"]
    gone = lines[3][1]
    hall.page.get_by_role("button", name=f"{hall.words('act-withdraw')}: {gone}").click()
    hall.done()
    assert hall.stands["matches"]["W1.4"]["by"] == "walkover"
    hall.of_player(gone, "act-reinstate")
    hall.give_reason("llegó su tren")
    hall.done()
    assert hall.stands["matches"]["W1.4"]["state"] == "ready"
    hall.button("call-all").click()
    a_phone_dies_at_a_table(hall, "W1.1")
    hall.begin()
    phone = hall.phone(lines[0][1])
    claims_with_words(phone, hall, "W1.1")
    phone.context.close()
    hall.decide("rule", "lo vio el observador", decision="la tirada vale")
    served.killed_and_started_again()
    expect(hall.page.get_by_role("alert").filter(has_text=hall.words("lost"))).to_have_count(0)
    hall.type_results(*(f"W1.{place} 5-{place}" for place in (1, 2, 3, 4)))
    hall.of_event("amend-length")
    hall.sheet().get_by_text("F", exact=True).click()
    hall.sheet().get_by_label(hall.words("amend-length")).last.fill("7")
    hall.give_reason("la final es más larga")
    hall.done()
    hall.type_results("W2.1 5-0", "W2.2 5-0", "L1.1 5-2", "L1.2 2-5", "L2.1 5-1", "L2.2 1-5")
    hall.type_results("W3.1 5-3", "L3.1 5-4", "L4.1 5-4", "F.1 7-2")
    before = hall.event
    for _ in range(3):
        owed = hall.page.get_by_role("button", name=hall.words("tap-report"))
        if owed.count() == 0:
            break
        owed.first.click()
        hall.sheet().get_by_label(hall.words("field-reasons")).fill("véase el acta")
        hall.done()
    champion, placing = hall.stands["champion"], hall.stands["placing"]
    fifths = sorted(name for name, (first, _) in placing.items() if first >= 5)
    assert len(fifths) == 4
    hall.announce(2, "knockout", "Consolación", [], {"points": "3"}, feed=(before, 5, 8))
    assert sorted(hall.stands["entries"]) == fifths
    hall.draw()
    hall.type_results("R1.1 3-1", "R1.2 3-2", "R2.1 3-0")
    expect(
        hall.page.get_by_text(hall.words("champion", player=hall.stands["champion"])).first
    ).to_be_visible()
    hall.page.goto(f"/desk/{before}")
    hall.told_everywhere(champion)
