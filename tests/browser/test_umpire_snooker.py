"""A referee runs a frame of snooker on a phone: a foul and a miss, a free ball, a re-spotted black."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.umpiring import MOST_TAPS, Umpire, page_of, phone_of, spectator

pytestmark = pytest.mark.browser
COLOURS = ("amarilla", "verde", "marrón", "azul", "rosa", "negra")


@pytest.fixture
def phone(chromium: Browser, hall: str) -> Iterator[BrowserContext]:
    with phone_of(chromium, hall, "es") as context:
        yield context


@pytest.fixture
def page(phone: BrowserContext) -> Iterator[Page]:
    with page_of(phone) as page:
        yield page


def test_a_frame_with_a_miss_a_free_ball_and_a_respotted_black_in_spanish(
    page: Page, phone: BrowserContext
) -> None:
    umpire = Umpire(page)
    few = {"reds": 2, "score": {"A": 30, "B": 50}, "striker": "A", "ball_on": "red"}
    name = umpire.make("snooker/wpbsa", "Kaya", "Lindqvist", given=few)
    watching = spectator(phone, name)
    umpire.tap("roja")
    umpire.tap("azul")
    umpire.tap("Falta…", "Ninguna bola tocada", "Introducir la falta", longer="foul")
    umpire.tap("bola llena")
    expect(page.locator(".choosing")).to_contain_text("Falta y miss")
    umpire.tap("Bolas repuestas, juega otra vez Kaya Como estaban antes del golpe")
    umpire.tap("Falta…", "Ninguna bola tocada", "Introducir la falta", longer="foul")
    umpire.tap("Bola libre Quien sigue queda tapado tras la falta")
    umpire.tap("Jugar, con bola libre Con las bolas como están")
    umpire.tap("verde")
    expect(page.locator(".facts")).to_contain_text("un color")
    umpire.tap("Nada embocado: fin de la tacada")
    umpire.tap("roja")
    umpire.tap("amarilla")
    for colour in COLOURS[:5]:
        umpire.tap(colour)
    after = umpire.state()["after"]
    assert after["ball_on"] == "black"
    expect(watching.locator(".act-no").first).to_have_text(str(umpire.sequence))


def test_a_tie_with_the_black_is_a_respotted_black_and_the_lot_is_asked(page: Page) -> None:
    umpire = Umpire(page)
    tie = {"reds": 0, "colours": ["black"], "score": {"A": 60, "B": 67}, "striker": "A"}
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist", given=tie)
    umpire.tap("negra")
    expect(page.locator(".unsure")).to_have_text("Negra repuesta")
    umpire.tap("Lindqvist")
    umpire.tap("negra")
    assert umpire.state()["after"]["frame"] == {"winner": "B", "by": "points"}
    assert 1 <= umpire.most <= MOST_TAPS


def test_a_ball_that_is_not_on_is_a_foul_in_two_taps(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.tap("rosa: no en juego", "Introducir la falta")
    assert umpire.state()["after"]["foul"]["value"] == 6
    umpire.press("free-ball")
    assert umpire.state()["after"]["free_ball"] is True


def test_with_a_colour_on_every_foul_asks_which_it_was(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Wolfeschlegelsteinhausenbergerdorff-Anna", "अनन्या चट्टोपाध्याय")
    for fouled, on, costs in (
        (("first:green",), "yellow", 4),
        (("in-off",), "blue", 5),
        (("touched:pink",), "green", 6),
        (("first:red",), "none", 7),
    ):
        umpire.press("pot:red")
        umpire.hook("foul").tap()
        for act in fouled:
            umpire.hook(act).tap()
        expect(umpire.hook("enter")).to_be_disabled()
        umpire.press(f"on:{on}", "enter", longer="foul-on")
        assert umpire.state()["after"]["foul"]["value"] == costs
        umpire.press("undo")
        umpire.press("undo")


def test_what_was_declared_is_shown_as_on_and_is_not_asked(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.press("pot:red")
    umpire.tap("Bola nominada…", "Bola nominada: azul")
    expect(page.locator(".facts")).to_contain_text("azul, nominada")
    umpire.hook("foul").tap()
    expect(umpire.hook("on:blue")).to_have_count(0)
    umpire.press("first:black", "enter", longer="foul")
    assert umpire.state()["after"]["foul"]["value"] == 7


def test_hit_first_and_potted_may_differ(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.press("foul", "first:black", "potted:red", "enter", longer="foul-on")
    after = umpire.state()["after"]
    assert (after["foul"]["value"], after["reds"]) == (7, 14)


def test_a_key_under_foul_never_ends_in_no_foul_unasked(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.hook("foul").tap()
    umpire.hook("potted:red").tap()
    expect(umpire.hook("enter")).to_contain_text("No hay falta")
    umpire.hook("enter").tap()
    expect(page.locator(".sheet-foot")).to_contain_text("no es falta")
    assert umpire.sequence == 0
    umpire.hook("potted:red").tap()
    for _ in range(12):
        umpire.hook("potted:red").tap()
    expect(page.locator("dialog[open]")).to_contain_text("14 × roja")


def test_playing_out_of_turn_names_who_did(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.hook("foul").tap()
    expect(umpire.hook("out-of-turn")).to_have_text("Lindqvist jugó fuera de turno")
    umpire.press("out-of-turn", "enter", longer="foul")
    assert umpire.state()["after"]["score"] == {"A": 4, "B": 0}


def test_the_referee_sees_neither_lead_nor_what_remains(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.tap("roja")
    told = page.request.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}").json()
    assert "remaining" not in told["after"]
    assert "147" not in page.locator(".console").inner_text()


def test_a_snooker_behind_the_free_ball_asks_which_it_was(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.press("foul", "first:none", "free-ball", "enter", longer="foul-on")
    umpire.tap("Jugar, con bola libre Con las bolas como están")
    umpire.hook("foul").tap()
    umpire.hook("behind-free-ball").tap()
    expect(umpire.hook("enter")).to_be_disabled()
    umpire.press("on:green", "enter", longer="foul-on")
    foul = umpire.state()["after"]["foul"]
    assert (foul["value"], foul["to"]) == (4, "A")


def test_several_spots_are_said_one_by_one_and_one_alone_is_two_touches(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.press("pot:red")
    umpire.hook("spots").tap()
    page.locator("dialog summary").tap()
    for ball in ("rosa", "negra"):
        page.get_by_role("switch", name=ball, exact=True).tap()
    expect(page.locator("console-rehearsal")).to_be_visible()
    umpire.press("enter-spots", longer="counted")
    umpire.press("pot:black")
    assert umpire.state()["after"]["spotted"] == {"black": "blue"}
    umpire.press("spots", "spot:black")
    assert umpire.state()["after"]["spotted"] == {"black": "pink"}


def test_a_ball_that_fell_by_itself_is_entered_with_the_stroke(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.hook("foul").tap()
    page.locator("details.others summary").last.tap()
    umpire.hook("fell:red").tap()
    umpire.hook("involved").tap()
    expect(umpire.hook("enter")).to_contain_text("No hay falta")
    umpire.press("enter", "enter", longer="counted")
    after = umpire.state()["after"]
    assert (after["reds"], after["striker"]) == (15, "A")
