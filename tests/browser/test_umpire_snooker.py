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
    umpire.tap("Falta…", "Ninguna bola tocada: introducir")
    umpire.tap("bola llena")
    expect(page.locator(".choosing")).to_contain_text("Falta y miss")
    umpire.tap("Bolas repuestas, juega otra vez Kaya Como estaban antes del golpe")
    umpire.tap("Falta…", "Ninguna bola tocada: y bola libre")
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
    assert 1 <= umpire.most <= MOST_TAPS


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
    umpire.tap("rosa: no en juego", "También fue tocada primero")
    assert umpire.state()["after"]["foul"]["value"] == 6
    umpire.tap("Tapado: bola libre La falta se introduce de nuevo así")
    assert umpire.state()["after"]["free_ball"] is True


def test_the_referee_sees_neither_lead_nor_what_remains(page: Page) -> None:
    umpire = Umpire(page)
    umpire.make("snooker/wpbsa", "Kaya", "Lindqvist")
    umpire.tap("roja")
    told = page.request.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}").json()
    assert "remaining" not in told["after"]
    assert "147" not in page.locator(".console").inner_text()
