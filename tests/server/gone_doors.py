"""A plugin of pytest for a server without a feature: who asks at a door that is gone is not one of the others' tests.

`GONE_DOORS` in the environment: the paths of the doors that are gone, as expressions, a JSON list.
"""

import json
import os
import re
from collections.abc import Generator
from typing import Any

import httpx
import pytest

GONE = [re.compile(path) for path in json.loads(os.environ.get("GONE_DOORS", "[]"))]
asked: list[str] = []
"""The doors that are gone at which the running test has asked."""


def note(request: httpx.Request) -> None:
    """Remember a request at a door that is gone."""
    if any(path.match(request.url.path) for path in GONE):
        asked.append(request.url.path)


def pytest_configure() -> None:
    sent, sent_later = httpx.Client.send, httpx.AsyncClient.send

    def send(self: httpx.Client, request: httpx.Request, **more: Any) -> httpx.Response:
        note(request)
        return sent(self, request, **more)

    async def send_later(self: httpx.AsyncClient, request: httpx.Request, **more: Any) -> httpx.Response:
        note(request)
        return await sent_later(self, request, **more)

    httpx.Client.send, httpx.AsyncClient.send = send, send_later  # type: ignore[method-assign]


def pytest_runtest_logstart() -> None:
    asked.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and asked:
        report.outcome, report.wasxfail = "skipped", f"asks at {asked[0]}"
    return report
