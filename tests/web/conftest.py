from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from arbitro.web import app


@pytest.fixture
def site() -> Iterator[TestClient]:
    with TestClient(app(), headers={"accept-language": "en"}) as client:
        yield client
