"""The paper of trust of a release: what it is made of, and whether weaknesses of that are known."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from scripts.advisories import main
from scripts.locked import packages
from scripts.sbom import bill


class Answering(BaseHTTPRequestHandler):
    """Answers as OSV does: it knows a weakness of one package."""

    known = ""
    fewer = False

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        results = [
            {"vulns": [{"id": "GHSA-x"}]} if one["package"]["name"] == self.known else {} for one in queries
        ]
        body = json.dumps({"results": results[: -1 if self.fewer else None]}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def source() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_every_package_of_the_lock_files_is_asked_about(
    source: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(source) == 0
    assert f"{len(packages())} packages were checked" in capsys.readouterr().out
    monkeypatch.setattr(Answering, "known", "starlette")
    assert main(source) == 1
    assert "starlette" in capsys.readouterr().out


def test_a_source_that_could_not_be_asked_is_not_taken_for_a_clean_one(
    source: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main("http://127.0.0.1:9/") == 2
    assert "NOT CHECKED" in capsys.readouterr().err
    monkeypatch.setattr(Answering, "fewer", True)
    assert main(source) == 2


def test_the_bill_of_materials_names_every_package_with_its_version_and_digest() -> None:
    made = bill()
    names = {(one["name"], one["version"]) for one in made["components"]}
    assert {(one.name, one.version) for one in packages()} == names
    starlette = next(one for one in made["components"] if one["name"] == "starlette")
    assert starlette["purl"].startswith("pkg:pypi/starlette@")
    assert len(starlette["hashes"][0]["content"]) == 64
    assert any(one["purl"].startswith("pkg:npm/lit@") for one in made["components"])
    assert made["metadata"]["component"]["version"]
