"""Which language a page is answered in: the address, else the cookie, else the browser."""

import pytest
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES


@pytest.mark.parametrize(
    ("address", "cookie", "header", "language"),
    [
        ("/laws", "", "es-MX,es;q=0.9,en;q=0.5", "es"),
        ("/laws", "", "de,fr", "en"),
        ("/laws", "it", "es", "it"),
        ("/laws", "xx", "es", "es"),
        ("/laws?lang=en", "it", "es", "en"),
        ("/laws?lang=xx", "it", "es", "it"),
        ("/laws?lang=", "", "", "en"),
    ],
)
def test_address_before_cookie_before_browser(
    site: TestClient, address: str, cookie: str, header: str, language: str
) -> None:
    headers = {"accept-language": header} | ({"cookie": f"lang={cookie}"} if cookie else {})
    assert site.get(address, headers=headers).headers["content-language"] == language


def test_a_choice_is_remembered(site: TestClient) -> None:
    assert site.get("/?lang=it").headers["content-language"] == "it"
    assert site.get("/laws").headers["content-language"] == "it"


def test_no_cookie_is_set_where_nothing_was_chosen(site: TestClient) -> None:
    assert "set-cookie" not in site.get("/laws").headers
    assert "set-cookie" not in site.get("/laws?lang=xx").headers
    assert "set-cookie" not in site.get("/api/search?q=queen&lang=it").headers


def test_the_switch_keeps_the_place(site: TestClient) -> None:
    page = site.get("/search?q=queen+striker&edition=carrom%2Ficf-2001").text
    for language in LANGUAGES:
        kept = f"/search?q=queen+striker&amp;edition=carrom%2Ficf-2001&amp;lang={language}"
        assert f'<a href="{kept}" hreflang="{language}"' in page
        assert f'<link rel="alternate" hreflang="{language}" href="http://testserver{kept}">' in page


def test_the_switch_never_leads_off_the_site(site: TestClient) -> None:
    page = site.get("http://testserver//evil.example/x").text
    assert 'href="//evil' not in page
    assert 'href="/evil.example/x?lang=it"' in page
