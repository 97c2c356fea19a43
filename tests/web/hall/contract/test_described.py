"""What is described at `/api/openapi.json` is what is answered: a stranger's tool asks every address in its own way."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.generation import GenerationMode

from arbitro.web.hall.table import ENDPOINTS, description
from tests.web.hall.process import Asker, Served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = (("GET", "/api/events"), ("DELETE", "/api/session"))
"""A stream has no end that a tool could wait for, and the session that asks should last."""
ASKED = [(one.method, one.path) for one in ENDPOINTS if (one.method, one.path) not in LEFT_OUT]
described = schemathesis.openapi.from_dict(description())


@pytest.mark.parametrize(("method", "path"), ASKED, ids=[" ".join(one) for one in ASKED])
def test_an_address_answers_as_it_is_described(hall: Served, director: Asker, method: str, path: str) -> None:
    operation = described[path][method]
    kinds = [
        operation.as_strategy(generation_mode=mode)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    ]

    @seeded(7)
    @settings(
        max_examples=12,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(
        case=st.one_of(kinds if operation.body or operation.path_parameters or operation.query else kinds[:1])
    )
    def ask(case: Any) -> None:
        told = case.call(
            base_url=f"http://127.0.0.1:{hall.port}", headers={"Authorization": f"Bearer {director.token}"}
        )
        case.validate_response(told, checks=CHECKS)

    ask()


def test_every_body_and_answer_has_an_example(hall: Served) -> None:
    told = hall.get("/api/openapi.json").json
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            if "requestBody" in operation:
                content = operation["requestBody"]["content"]["application/json"]
                assert content.get("example") is not None, (method, path)


def test_an_example_of_a_body_is_answered_without_a_complaint_about_it(hall: Served, tmp_path: Path) -> None:
    """Those that make something are carried out; those in a match are read before the match is looked for."""
    told = hall.get("/api/openapi.json").json
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            if "requestBody" in operation and "{" not in path:
                body = operation["requestBody"]["content"]["application/json"]["example"]
                answer = hall.guest("Pia").ask(method.upper(), path, body)
                assert answer.status != 400, (method, path, answer.content)


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_a_readable_page_links_the_description(hall: Served, language: str) -> None:
    page = hall.get(f"/api?lang={language}")
    assert page.status == 200
    assert f'lang="{language}"'.encode() in page.content
    assert b"/api/openapi.json" in page.content
    for endpoint in ENDPOINTS:
        assert endpoint.path.encode() in page.content


def schemas_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every object of the description that is a schema with a type."""
    if isinstance(value, dict):
        if "type" in value and isinstance(value["type"], str | list):
            yield value
        for each in value.values():
            yield from schemas_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from schemas_in(each)


def test_every_list_is_described_as_generators_of_clients_take_it() -> None:
    """openapi-python-client reads no `"items": false`, and no array that says nothing of its items."""
    lists = [schema for schema in schemas_in(description()) if schema["type"] == "array"]
    assert len(lists) > 20
    assert all(isinstance(schema.get("items"), dict) for schema in lists)
    pairs = [schema for schema in lists if "prefixItems" in schema]
    assert pairs
    for schema in pairs:
        assert schema["minItems"] == schema["maxItems"] == len(schema["prefixItems"])
