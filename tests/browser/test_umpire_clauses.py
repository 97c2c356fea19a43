"""An umpire finds the clause that was broken on the foul sheet, by its number or its words, and it is cited."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.umpiring import Umpire, page_of, phone_of

pytestmark = pytest.mark.browser
LONG = "Maria Antonietta Sebastiani della Rovere"
DEVANAGARI = "लक्ष्मीनारायण विश्वनाथन"
FOUND = [
    ("en", "carrom/icf-2001", "Foul…", "position board", "118a · Position of the board"),
    ("it", "carrom/classic-29", "Fallo…", "general.3", "general.3 · Posizione del carrom board"),
    ("es", "carrom/colombia", "Falta…", "posicion", "118a · Posición del tablero"),
]


@pytest.mark.parametrize(("language", "edition", "sheet", "typed", "clause"), FOUND)
def test_a_clause_is_found_and_cited_first(
    chromium: Browser, hall: str, language: str, edition: str, sheet: str, typed: str, clause: str
) -> None:
    with phone_of(chromium, hall, language) as phone, page_of(phone) as page:
        umpire = Umpire(page)
        umpire.make(edition, LONG, DEVANAGARI)
        umpire.key(sheet).tap()
        field = page.locator("dialog[open] input[type=search]")
        field.tap()
        field.type(typed)
        row = page.locator("dialog[open] .offence:visible")
        expect(row.filter(has_text=clause)).to_have_count(1)
        assert row.count() < 8
        before = umpire.sequence
        umpire.key(f"{clause}: {DEVANAGARI}").tap()
        umpire.confirmed(before + 1)
        law = clause.partition(" ")[0]
        acts = page.request.get(f"/api/matches/{umpire.state()['id']}/history").json()
        assert acts[-1]["rulings"][0]["law"] == law
        expect(page.locator(".console")).to_contain_text(law)


def test_a_clause_for_partners_is_offered_to_partners_only(chromium: Browser, hall: str) -> None:
    with phone_of(chromium, hall, "en") as phone, page_of(phone) as page:
        umpire = Umpire(page)
        umpire.make("carrom/icf-2001", "Ferrari", "Perera")
        umpire.key("Foul…").tap()
        assert page.locator("dialog[open] .offence", has_text="117 ·").count() == 1
        assert page.locator("dialog[open] .offence", has_text="90 ·").count() == 0
        umpire.make("carrom/icf-2001", "Ferrari", "Perera", "Rossi", "Silva", format="doubles")
        umpire.key("Foul…").tap()
        assert page.locator("dialog[open] .offence", has_text="90 ·").count() == 1
