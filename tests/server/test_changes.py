"""What is told as changes makes the very view that would have been told whole."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from dosespanas.kernel.json_diff import changed, changes
from dosespanas.server.http import openapi_games, responses

if TYPE_CHECKING:
    from tests.server.conftest import Running

CASES = json.loads((Path(__file__).parent / "changes.json").read_text(encoding="utf-8"))
LEAVES = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "a", "b"])
VIEWS: TypeAdapter[Any] = TypeAdapter(openapi_games.AnyView)
CHANGED = TypeAdapter(responses.Changed)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner), max_leaves=20
)


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_cases_that_the_page_knows_too(case: dict[str, Any]) -> None:
    found = changes(case["old"], case["new"])
    assert json.dumps(found) == json.dumps(case["changes"])
    assert json.dumps(changed(case["old"], case["changes"])) == json.dumps(case["new"])


@given(VALUES, VALUES)
def test_changes_make_the_new_value_of_any_old_one(old: Any, new: Any) -> None:
    found = changes(old, new)
    assert found is not None
    before = json.dumps(old, sort_keys=True)
    assert json.dumps(changed(old, json.loads(json.dumps(found))), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old, sort_keys=True) == before


@pytest.mark.parametrize(
    ("game", "hotseat"),
    [
        ("espana1936", False),
        ("gce", True),
        pytest.param("espana1936", True, marks=pytest.mark.long),
        pytest.param("gce", False, marks=pytest.mark.long),
    ],
)
def test_changes_of_a_random_game_are_exact(server: Running, game: str, hotseat: bool) -> None:
    made = server.new(hotseat=hotseat, game=game)
    dice = random.Random(game)
    tokens = sorted({made.nationalist, made.republican, made.spectator})
    known = {token: made.view(token) for token in tokens}
    sizes = []
    told_at_once = 0
    for step in range(75):
        whole = {token: made.view(token) for token in tokens}
        for token in tokens:
            if step % 3 == 0 and known[token]["revision"] >= whole[token]["revision"] - 3:
                told = made.get(token=token, have=known[token]["revision"]).json()
                known[token] = completed(known[token], told)
                assert known[token] == whole[token]
        choosing = [token for token in tokens if whole[token]["legal"]]
        if not choosing:
            break
        token = choosing[0]
        view = known[token] = whole[token]
        body = {"choice": view["choice"], "action": dice.choice(view["legal"])["action"], "have": view["revision"]}
        answer = made.post("/actions", body, token)
        assert answer.status_code == 200
        events = made.get("/log", token, since=view["choice"]).json()
        assert answer.json().get("log") in (None, events), "the answer tells what the log tells"
        told_at_once += answer.json().get("log") is not None
        known[token] = completed(view, answer.json())
        assert known[token] == made.view(token)
        if "changes" in answer.json():
            sizes.append(len(json.dumps(answer.json()["changes"])))
    assert told_at_once > len(sizes) / 3
    assert sizes and sum(sizes) / len(sizes) < len(json.dumps(known[made.spectator]["observation"])) / 4


def completed(known: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Return the whole view behind an answer."""
    if "changes" not in told:
        VIEWS.validate_python(told)
        return told
    CHANGED.validate_python(told)
    assert told["since"] == known["revision"]
    rest = {name: value for name, value in told.items() if name not in ("since", "changes", "log")}
    return rest | {"observation": changed(known["observation"], told["changes"])}


def test_what_is_not_known_is_told_whole(server: Running) -> None:
    made = server.new()
    view = made.view()
    assert "observation" in made.get(have=999).json()
    view = made.act(view["legal"][0]["action"], view)
    assert made.get(have=view["revision"]).json()["changes"] == []
    assert made.get(have=-1).status_code == 422
    assert made.get(have="x").status_code == 422


def test_answers_are_packed_for_those_who_can_read_it(server: Running) -> None:
    made = server.new()
    headers = made.headers(None)
    with server.client.stream("GET", f"/api/games/{made.id}", headers=headers | {"Accept-Encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed)) == made.view()
    assert len(packed) < len(json.dumps(made.view())) / 4
    with server.client.stream(
        "GET", f"/api/games/{made.id}", headers=headers | {"Accept-Encoding": "identity"}
    ) as answer:
        assert "content-encoding" not in answer.headers
