"""Requests made up from the OpenAPI schema never make the server fail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

if TYPE_CHECKING:
    from tests.server.conftest import Running


def tries(examples: int) -> settings:
    """Return how many requests are made up for each operation, the same each time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def no_request_makes_it_fail(server: Running, examples: int) -> None:
    """Ask every operation of the schema with what is made up from it, of no game and of one there is."""
    game = server.new()
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=120)
    tried: set[tuple[str, str]] = set()

    def ask(case: Any) -> None:
        assert case.call(session=line).status_code < 500
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = game.id
            answer = case.call(session=line, headers=game.headers(None))
            assert answer.status_code < 500, answer.text
        tried.add((case.method, case.path))

    with requests.Session() as line:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            tries(examples)(given(case=found.ok().as_strategy())(ask))()
    assert len(tried) > 60


def test_no_request_makes_the_server_fail(members: Running) -> None:
    no_request_makes_it_fail(members, 4)


@pytest.mark.long
def test_no_request_of_many_makes_the_server_fail(members: Running) -> None:
    """What one request in ten of an operation does is found with 93%; each is of one place in what it may say."""
    no_request_makes_it_fail(members, 25)
