from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arbitro.store import Store
from arbitro.web import app
from arbitro.web.hall.first_director import appoint


class Device:
    """Somebody who asks the hall, with a token of his own."""

    def __init__(self, site: TestClient, token: str = "") -> None:
        self.site = site
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

    def get(self, path: str, **more: str):  # type: ignore[no-untyped-def]
        return self.site.get(path, headers={**self.headers, **more})

    def post(self, path: str, body: object = None, **more: str):  # type: ignore[no-untyped-def]
        self.site.cookies.clear()
        return self.site.post(path, json=body if body is not None else {}, headers={**self.headers, **more})

    def delete(self, path: str):  # type: ignore[no-untyped-def]
        self.site.cookies.clear()
        return self.site.delete(path, headers=self.headers)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("hall")
    with Store.serve(folder, synchronous="OFF") as store:
        appoint(store, "Ada", "a long password")
        with TestClient(app(store)) as site:
            yield site


@pytest.fixture(scope="module")
def director(site: TestClient) -> Device:
    answer = Device(site).post("/api/session", {"name": "Ada", "password": "a long password"})
    return Device(site, answer.json()["token"])


@pytest.fixture
def guest(site: TestClient) -> Device:
    return Device(site, Device(site).post("/api/guests", {"name": "Bea"}).json()["token"])
