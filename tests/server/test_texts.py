"""Texts that come in: nothing that cannot be written down, shows nothing, or names an inner address makes a 500."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import APPS, SignUp

from dosespanas.kernel.visible_text import shows
from dosespanas.server.features.notices import push
from dosespanas.server.features.notices.addresses import Refused
from dosespanas.server.features.notices.speaking import Undelivered
from dosespanas.server.features.notices.words import PublicNotice
from dosespanas.server.features.talk.plain_text import plain
from dosespanas.server.operations.quotas import Buckets, Quota

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.conftest import Made, Running

HOSTILE = (
    *("\ud800", "a\x00b", "x" * 20_000, "\u3164", "9" * 5_000, "https://[::ffff:127.0.0.1]/", "https://\u2024/"),
    *(True, 1.5, None, 10**30),
)
POINT = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
"""A point of the curve that browsers encrypt with."""
SAMPLES = {
    "token": "a" * 32, "secret": "b" * 32, "number": "0" * 64, "game": "espana1936", "scenario": "1936",
    "mail": "ana@example.org", "endpoint": "https://push.example.org/x", "url": "https://hook.example.org/x",
    "p256dh": POINT, "auth": "A" * 22, "kind": "push", "opponent": "tuned", "action": "done", "name": "Ana",
    "nationalist": "person", "republican": "scripted", "language": "en", "zone": "UTC", "handle": "anagrama",
}  # fmt: skip
"""What is sound in a field of such a name."""


def sound(schema: dict[str, Any], parts: dict[str, Any], name: str = "") -> Any:
    """Return something of a schema that may well be taken."""
    if "$ref" in schema:
        return sound(parts[schema["$ref"].rpartition("/")[2]], parts, name)
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return sound(schema[several][0], parts, name)
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return SAMPLES[name] if SAMPLES.get(name) in values else values[0]
    kind = schema.get("type")
    if kind == "object":
        return {one: sound(of, parts, one) for one, of in schema.get("properties", {}).items() if one != "hotseat"}
    if kind == "array":
        return [sound(schema["items"], parts, name)]
    samples = {"integer": schema.get("minimum", 0), "number": 0, "boolean": False, "null": None}
    return samples[kind] if kind in samples else SAMPLES.get(name, "a" * max(1, schema.get("minLength", 1)))


def texts(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the ways to all texts and numbers of a body."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if items is None:
        yield way
    for key, one in items or ():
        yield from texts(one, (*way, key))


def put(value: Any, way: tuple[Any, ...], other: Any) -> Any:
    """Return a body with another value at the end of a way."""
    if not way:
        return other
    if isinstance(value, list):
        return [put(one, way[1:], other) if at == way[0] else one for at, one in enumerate(value)]
    return {key: put(one, way[1:], other) if key == way[0] else one for key, one in value.items()}


def test_no_text_of_any_request_makes_a_mistake(
    members: Running, sign_up: SignUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Made = members.new()
    headers = made.headers(None) | {"Content-Type": "application/json"}
    ana = sign_up("ana")
    state = APPS[members.url].state
    monkeypatch.setattr(state.channels, "_tries", Buckets(Quota(1e9, 1e9)))
    schema = members.client.get("/api/openapi.json", timeout=600).json()
    parts, tried, taken = schema["components"]["schemas"], 0, set()
    for path, item in schema["paths"].items():
        url = path.replace("{id}", made.id).replace("{", "").replace("}", "")
        for method, operation in item.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if body is None or path.endswith("/close"):
                continue
            whole = sound(body["schema"], parts)
            for without in {(), *((name,) for name in ("hook", "subscription") if name in whole)}:
                good = {key: one for key, one in whole.items() if key not in without}
                for way in texts(good):
                    for hostile in HOSTILE:
                        sent = put(good, way, hostile)
                        answer = ana.request(method, url, content=json.dumps(sent), headers=headers)
                        assert answer.status_code < 500, (method, path, way, str(hostile)[:40], answer.text[:300])
                        if answer.status_code < 300:
                            taken.add(path)
                        tried += 1
    assert tried > 1_000 and len(taken) > 5
    for channel in ana.get("/api/account/channels").json()["channels"]:
        assert ana.post(f"/api/account/channels/{channel['id']}/test").status_code < 500


def test_a_push_address_that_cannot_be_signed_for_is_refused_and_a_kept_one_ends(members: Running) -> None:
    channels = APPS[members.url].state.channels
    raw = {"endpoint": "https://[::ffff:127.0.0.1]/", "keys": {"p256dh": POINT, "auth": "A" * 22}}
    with pytest.raises(Refused):
        push.Subscription.read(raw, False)
    with pytest.raises(Undelivered) as said:
        kept = push.Subscription(raw["endpoint"], POINT, "A" * 22)  # type: ignore[arg-type]
        channels._pushing.letter(kept, PublicNotice("a", "b", "c", "d"))
    assert said.value.ended


@pytest.mark.parametrize(
    "nothing",
    ["\u200b", "\u200d\u200c", "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\U000e0041\U000e007f", "\ufe0f",
     "\u0301\u0301", "\u2060 \u00ad", "\U0001d159", "\u034f", "\u180e", "\u17b4", "\ue000", " \u3164 \u2800\n\u200b"],
)  # fmt: skip
def test_what_shows_nothing_is_nothing(nothing: str) -> None:
    assert not shows(nothing)
    assert plain(nothing) == plain(nothing, lines=True) == ""
    assert plain(f"a{nothing}b") and shows(f"a{nothing}")


@pytest.mark.parametrize("something", ["a", "é", "e\u0301", "न\u094d\u200dय", "👩\u200d🚀", "각", "1", "?", "—", "€"])
def test_what_shows_something_stays(something: str) -> None:
    assert shows(something) and plain(something)


def test_a_message_and_a_name_that_show_nothing_are_refused(server: Running) -> None:
    made = server.new()
    for nothing in ("\u3164", "\U000e0041", "\u200b\u2800"):
        assert made.post("/talk", {"text": nothing}).status_code == 422
        board = server.client.post("/api/analysis", json={"game": "gce", "scenario": "1936", "name": nothing})
        assert board.status_code == 422
