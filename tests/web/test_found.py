"""How the hall is found by search engines, shown where its links are shared, and kept on a phone."""

import re
import struct

import pytest
from starlette.testclient import TestClient

from arbitro.web import app
from arbitro.web.assets import FOLDER

PAGES = ("/", "/laws/carrom/icf-2001", "/play/snooker", "/whatif")


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(app(), base_url="http://hall.local")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_says_in_full_where_it_is_in_every_language(client: TestClient, path: str) -> None:
    page = client.get(path, headers={"accept-language": "it"}).text
    spoken = dict(re.findall(r'rel="alternate" hreflang="([\w-]+)" href="(https?:[^"]+)"', page))
    assert set(spoken) == {"en", "it", "es", "x-default"}
    assert all(address.startswith(f"http://hall.local{path}") for address in spoken.values())
    assert f'rel="canonical" href="http://hall.local{path}"' in page


@pytest.mark.parametrize("path", PAGES)
def test_a_shared_link_has_a_title_words_and_a_picture(client: TestClient, path: str) -> None:
    page = client.get(path).text
    shared = dict(re.findall(r'property="og:(\w+)" content="([^"]*)"', page))
    assert all(shared.get(part) for part in ("title", "description", "url", "image", "site_name"))
    picture = client.get(shared["image"])
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)


def test_search_engines_are_kept_from_what_is_of_people_and_devices(client: TestClient) -> None:
    lines = client.get("/robots.txt").text.splitlines()
    assert {"User-agent: *", "Allow: /", "Disallow: /api/", "Disallow: /people"} <= set(lines)


@pytest.mark.parametrize(("language", "play"), [("en", "Play"), ("it", "Gioca"), ("es", "Jugar")])
def test_the_hall_can_be_kept_as_an_app(client: TestClient, language: str, play: str) -> None:
    told = client.get("/manifest.webmanifest", headers={"accept-language": language})
    assert told.headers["content-type"].startswith("application/manifest+json")
    described = told.json()
    assert described["lang"] == language
    assert described["shortcuts"][0]["name"] == play
    assert {icon["purpose"] for icon in described["icons"]} == {"any", "maskable"}
    for icon in described["icons"]:
        width = int(icon["sizes"].partition("x")[0])
        got = client.get(icon["src"])
        assert struct.unpack(">II", got.content[16:24]) == (width, width)


def test_a_picture_is_there_for_those_who_do_not_ask_where(client: TestClient) -> None:
    assert client.get("/favicon.ico").status_code == 200
    assert (FOLDER / "icon-touch.png").is_file()
