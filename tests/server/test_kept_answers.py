"""What is the same for all is made once, beside the event loop, and kept as bytes."""

from __future__ import annotations

import asyncio
import gzip
import secrets
import threading
from typing import TYPE_CHECKING, Any

import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from dosespanas.server.http import openapi_document
from dosespanas.server.http.kept_answers import KeptAnswers, has, kept
from dosespanas.server.http.openapi_document import file_in, found_or_made, stamp
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.conftest import Running

PUBLIC = [
    "/api/shelf",
    "/api/static/gce",
    "/api/catalogue/pl",
    "/api/rulebook/espana1936/fr",
    "/api/data/espana1936",
    "/api/openings/gce/campaign?language=es",
    "/api/portraits/espana1936/varela",
    "/api/puzzles/gce",
]
LONG = b"the same for all " * 1_000


def asked(**headers: str) -> Request:
    """Return a request."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "headers": given})


def ask(answers: KeptAnswers, key: str, make: Callable[[], bytes], **headers: str) -> Response:
    """Return what is answered."""
    return asyncio.run(answers.answer(asked(**headers), key, make))


@pytest.mark.parametrize("path", PUBLIC)
def test_what_is_the_same_for_all_is_told_once(server: Running, path: str) -> None:
    first = server.client.get(path)
    assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
    tag = first.headers["etag"]
    again = server.client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = server.client.get(path, headers={"If-None-Match": 'W/"x"', "Accept-Encoding": "identity"})
    assert other.status_code == 200 and other.content == first.content and "content-encoding" not in other.headers
    assert first.headers["cache-control"] == other.headers["cache-control"] == "no-cache"


def test_the_files_of_the_page_are_kept_too(start: Callable[..., Any], tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    script = page / "assets" / "index-1.js"
    script.write_bytes(LONG)
    with start(Settings(database_url=f"sqlite:///{tmp_path / 'games.db'}", page=page)) as found:
        first = found.client.get("/assets/index-1.js")
        assert first.content == LONG and first.headers["content-encoding"] == "gzip"
        assert "immutable" in first.headers["cache-control"] and "javascript" in first.headers["content-type"]
        tag = {"If-None-Match": first.headers["etag"]}
        assert found.client.get("/assets/index-1.js", headers=tag).status_code == 304
        part = found.client.get("/assets/index-1.js", headers={"Range": "bytes=0-3"})
        assert (part.status_code, part.content) == (206, LONG[:4])
        assert found.client.head("/assets/index-1.js").headers["content-length"] == str(len(LONG))
        script.write_bytes(LONG + b"more")
        assert found.client.get("/assets/index-1.js", headers=tag).content == LONG + b"more"


@pytest.mark.parametrize(
    ("header", "there"),
    [('W/"a"', True), ('"a"', True), ('"b", W/"a"', True), ("*", True), ('"b"', False), ("", False), ("a", False)],
)
def test_tags_are_compared_as_weak_ones(header: str, there: bool) -> None:
    assert has('W/"a"', header) is there


def test_it_is_made_once_for_all_who_wait() -> None:
    made: list[str] = []
    going_on = threading.Event()

    def make() -> bytes:
        made.append(threading.current_thread().name)
        going_on.wait(60)
        return LONG

    async def run() -> list[Response]:
        answers = KeptAnswers()
        waiting = [asyncio.create_task(answers.answer(asked(accept_encoding="gzip"), "x", make)) for _ in range(24)]
        await asyncio.sleep(0.05)
        waiting[0].cancel()
        going_on.set()
        found = [await one for one in waiting[1:]]
        return [*found, await answers.answer(asked(), "x", make)]

    found = asyncio.run(run())
    assert len(made) == 1 and made[0] != threading.main_thread().name
    assert {gzip.decompress(one.body) for one in found[:-1]} == {LONG} and found[-1].body == LONG


def test_what_cannot_be_made_is_tried_again() -> None:
    answers, tries = KeptAnswers(), []

    def make() -> bytes:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("not yet")
        return LONG

    async def run() -> Response:
        with pytest.raises(ValueError, match="not yet"):
            await answers.answer(asked(), "x", make)
        return await answers.answer(asked(), "x", make)

    assert asyncio.run(run()).body == LONG


def test_not_more_is_kept_than_may_be() -> None:
    answers, made = KeptAnswers(most=10_000), []

    def make(key: str) -> Callable[[], bytes]:
        def do() -> bytes:
            made.append(key)
            return secrets.token_bytes(4_000)

        return do

    async def run() -> None:
        for key in ("a", "b", "a", "c", "a", "b", "large"):
            await answers.answer(asked(), key, make(key) if key != "large" else lambda: secrets.token_bytes(20_000))
            assert answers.size <= 10_000

    asyncio.run(run())
    assert made == ["a", "b", "c", "b"], "what was asked for last stays"


def test_what_packing_makes_no_shorter_is_kept_as_it_is() -> None:
    body = secrets.token_bytes(3_000)
    assert (kept(body, "image/png").body, kept(body, "image/png").packed) == (body, False)
    assert kept(LONG, "text/plain").packed and kept(LONG, "text/plain").tag == kept(LONG, "other").tag


def test_the_document_of_the_build_is_served_and_that_of_another_program_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openapi_document, "made", lambda _: b"made")
    (tmp_path / "openapi-0123.json").write_bytes(b"of another program")
    assert found_or_made(tmp_path, bytes) == b"made"
    written = openapi_document.write(tmp_path, lambda: b"{}")
    assert written == file_in(tmp_path) and stamp() in written.name
    assert [path.name for path in tmp_path.iterdir()] == [written.name]
    assert found_or_made(tmp_path, bytes) == b"{}"


def test_the_document_is_made_by_another_process(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FastAPI, "openapi", None)  # nobody in this one
    answer = server.client.get("/api/openapi.json", timeout=120)
    assert answer.status_code == 200 and answer.json()["info"]["title"] == "Dos Españas"
    assert server.client.get("/api/openapi.json", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
