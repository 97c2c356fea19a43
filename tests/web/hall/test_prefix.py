"""A hall below a path: nothing on its pages leads beside it, and behind nginx it is used as any other."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from arbitro.cli import main
from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.network import NetworkSettings
from tests.web.hall.conftest import Device
from tests.web.hall.process import CARROM, Served
from tests.web.hall.proxy import nginx
from tests.web.hall.test_proxy import TRUSTING, ask, free_ports

AT = "/club"
LINK = re.compile(r"""\s(?:href|src|action|formaction)=["']([^"'#]+)""")
BEGINNINGS = ("", "/watch", "/desk", "/umpire", "/play/carrom", "/laws/snooker/wpbsa", "/series", "/sign-in")


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with Store.serve(tmp_path_factory.mktemp("below"), synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store, network=NetworkSettings("http://testserver/club", prefix=AT))) as site:
            yield site


class Below(Device):
    """Somebody who asks below the prefix."""

    def get(self, path: str, **more: str):  # type: ignore[no-untyped-def]
        return super().get(AT + path, **more)

    def post(self, path: str, body: object = None, **more: str):  # type: ignore[no-untyped-def]
        return super().post(AT + path, body, **more)


def test_every_link_of_every_page_leads_below_the_prefix_and_somewhere(below: TestClient) -> None:
    guest = Below(below, Below(below).post("/api/guests", {"name": "Bea"}).json()["token"])
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "A"}, {"name": "B"}]}
    match = guest.post("/api/matches", body).json()["id"]
    found: set[str] = set()
    for page in (*BEGINNINGS, f"/watch/{match}", f"/record/{match}"):
        answer = below.get(AT + page)
        assert answer.status_code == 200, page
        links = [link for link in LINK.findall(answer.text) if not urlsplit(link).scheme]
        assert all(link.startswith((f"{AT}/", "?")) or link == AT for link in links), (page, links)
        found |= {link.replace("&amp;", "&") for link in links if link.startswith(AT)}
    assert len(found) > 80
    scripts = {link for link in found if ".js" in link or ".css" in link}
    for link in [*sorted(scripts), *sorted(found - scripts)[::8]]:
        answer = below.get(link, follow_redirects=False)
        assert answer.status_code in (200, 303, 307), link
        assert answer.headers.get("location", AT).startswith(AT), link
        if link in scripts:
            assert not re.search(r"""["'`(]/(api|static|laws|desk|watch|play)[/"'`]""", answer.text), link


def test_beside_the_prefix_is_nothing_but_what_monitors_ask(below: TestClient) -> None:
    assert below.get("/").status_code == 404
    assert below.get("/clubs").status_code == 404
    assert below.get("/api/matches").status_code == 404
    assert below.get("/health").status_code == 200
    assert below.get(AT).status_code == 200
    assert below.get(f"{AT}/watch/", follow_redirects=False).headers["location"] == f"{AT}/watch"


def test_rulings_invitations_and_streams_name_addresses_below_the_prefix(below: TestClient) -> None:
    guest = Below(below, Below(below).post("/api/guests", {"name": "Bea"}).json()["token"])
    body = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "A"}, {"name": "B"}]}
    match = guest.post("/api/matches", body).json()["id"]
    act = {"command": "p", "expected": 0, "event": {"stroke": {"white": 1}}}
    told = guest.post(f"/api/matches/{match}/acts", act).json()
    addresses = [one["address"] for one in told["rulings"]]
    assert addresses
    assert all(one.startswith(f"{AT}/laws/") for one in addresses)
    assert below.get(f"{AT}/qr.svg?to={AT}/join/x").status_code == 200
    wish = {"edition": "backgammon/wbgf-2.1", "mode": "played", "players": [{"name": "Bea"}, {"open": True}]}
    seats = guest.post("/api/matches", {**wish, "length": {"points": 1}}).json()
    joins = re.findall(r'"join":\s?"([^"]+)"', str(seats).replace("'", '"'))
    assert all(one.startswith(f"{AT}/join/") for one in joins)


def test_a_prefix_that_is_no_path_is_refused_in_one_line(tmp_path: Path) -> None:
    for wrong in ("/a b", "/<x>", "/%41"):
        run = CliRunner().invoke(main, ["serve", "--data", str(tmp_path), "--path-prefix", wrong])
        assert run.exit_code == 2 or run.exit_code == 1
        assert wrong in run.output
        assert "Traceback" not in run.output


def test_behind_nginx_a_hall_shares_a_site_with_others(tmp_path: Path) -> None:
    with (
        Served(tmp_path / "hall", *TRUSTING, "--path-prefix", AT) as hall,
        nginx(tmp_path / "nginx", free_ports(), [hall.port], below=AT) as proxy,
    ):
        page = ask(proxy, "GET", f"{AT}/watch")
        assert page.status == 200
        assert f'href="{AT}/desk"'.encode() in page.content
        assert ask(proxy, "GET", "/watch").status == 404
        guest = ask(proxy, "POST", f"{AT}/api/guests", {"name": "Bea"}).json
        bearer = {"authorization": f"Bearer {guest['token']}"}
        match = ask(proxy, "POST", f"{AT}/api/matches", CARROM, **bearer).json["id"]
        with closing(proxy.connect()) as connection:
            connection.request("GET", f"{AT}/api/events?match={match}", headers=bearer)
            stream = connection.getresponse()
            act = {"command": "n", "expected": 0, "event": {"stroke": {"white": 1}}}
            told = ask(proxy, "POST", f"{AT}/api/matches/{match}/acts", act, **bearer)
            assert told.status == 200
            read = b""
            while b"event: act" not in read or not read.endswith(b"\n\n"):
                read += stream.read1(1 << 16)
            assert b'"/laws/' not in read
            assert f'"{AT}/laws/'.encode() in read
