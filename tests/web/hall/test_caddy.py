"""Behind Caddy, by the example that users are given: TLS, streams at once, who asks, cookies, and one node a match."""

import re
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import yaml

from tests.store.conftest import database, server
from tests.web.hall.nodes.redis import redis_server
from tests.web.hall.process import CARROM, ROOT, Served
from tests.web.hall.proxy import caddy
from tests.web.hall.test_proxy import TRUSTING, ask, free_ports, hall, requests_logged, wait_for

__all__ = ["database", "hall", "server"]


def test_one_hall_behind_caddy(tmp_path: Path, hall: Served) -> None:
    ports = free_ports()
    with caddy(tmp_path / "caddy", ports, [hall.port]) as proxy:
        told = ask(proxy, "GET", "/")
        assert told.status == 200
        assert "max-age" in told.headers["strict-transport-security"], "the hall knows that it is over TLS"
        given = ask(proxy, "GET", "/sign-in").headers["set-cookie"]
        assert given.startswith("__Host-")
        assert "Secure" in given
        ask(proxy, "GET", "/watch", source="127.0.0.9", x_forwarded_for="192.0.2.66")
        (one,) = wait_for(lambda: requests_logged(hall, "/watch"))
        assert one["client"] == "127.0.0.9", "who came to the proxy, whatever they say"
        with closing(HTTPConnection("127.0.0.1", ports[0], timeout=30)) as plain:
            plain.request("GET", "/watch", headers={"host": "127.0.0.1"})
            answer = plain.getresponse()
            assert answer.status == 308
            assert str(answer.getheader("location")).startswith("https://")
        guest = hall.guest()
        match = guest.made()
        with closing(proxy.connect()) as connection:
            connection.request("GET", f"/api/events?match={match}")
            with connection.getresponse() as stream:
                while not stream.readline().startswith(b": arbitro"):
                    pass
                assert guest.acts(match, 0, {"stroke": {}}).status == 200
                while not stream.readline().startswith(b"event: act"):
                    pass  # a buffer would hold it back until the connection times out


def test_every_act_of_a_match_reaches_one_node_behind_caddy(tmp_path: Path, database: str) -> None:
    options = ("--database", database, *TRUSTING)
    with (
        Served(tmp_path / "one", *options) as one,
        Served(tmp_path / "two", *options) as two,
        caddy(tmp_path / "caddy", free_ports(), [one.port, two.port]) as proxy,
    ):
        known = {
            "authorization": f"Bearer {ask(proxy, 'POST', '/api/guests', {'name': 'Gil'}).json['token']}"
        }
        for _ in range(4):
            match = ask(proxy, "POST", "/api/matches", CARROM, **known).json["id"]
            path = f"/api/matches/{match}/acts"
            for sequence in range(8):
                act = {"command": f"c{sequence}", "expected": sequence, "event": {"stroke": {}}}
                assert ask(proxy, "POST", path, act, **known).status == 200

            def logged(path: str = path) -> bool:
                return max(len(requests_logged(node, path)) for node in (one, two)) == 8

            assert wait_for(logged), "each act came to the same node"


def composed(database: str, hints: str) -> list[list[str]]:
    """Return the options of the compose file's nodes, on this machine's database, bus and proxy."""
    own = {"--database": database, "--bus": hints, "--trusted-proxy": "127.0.0.1"}
    text = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    services = yaml.safe_load(re.sub(r"\$\{HALL_NAME:[^}]*\}", "hall.example.org", text))["services"]
    nodes = []
    for name in ("one", "two"):
        command, *words = re.sub(r"\$\{[^}]*\}", "secret", services[name]["command"]).split()
        assert command == "serve"
        named = dict(zip(words[::2], words[1::2], strict=True))
        assert services["proxy"]["networks"]["default"]["ipv4_address"] == named["--trusted-proxy"]
        given = {name: value for name, value in named.items() if name not in ("--data", "--host", "--port")}
        nodes.append([word for pair in (given | own).items() for word in pair])
    return nodes


def test_the_nodes_of_the_compose_file_are_one_hall_behind_its_proxy(tmp_path: Path, database: str) -> None:
    with redis_server(tmp_path) as hints:
        first, second = composed(database, hints)
        with (
            Served(tmp_path / "one", *first) as one,
            Served(tmp_path / "two", *second) as two,
            caddy(tmp_path / "caddy", free_ports(), [one.port, two.port]) as proxy,
        ):
            told = ask(proxy, "POST", "/api/guests", {"name": "Gil"})
            known = {"authorization": f"Bearer {told.json['token']}"}
            match = ask(proxy, "POST", "/api/matches", CARROM, **known).json["id"]
            act = {"command": "c0", "expected": 0, "event": {"stroke": {}}}
            assert ask(proxy, "POST", f"/api/matches/{match}/acts", act, **known).status == 200
            for node in (one, two):
                assert node.get("/health").status == 200
                assert node.get(f"/api/matches/{match}").json["sequence"] == 1
