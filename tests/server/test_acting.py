"""Actions in a row, what the answer to a choice tells besides the view, and how far a seat has then seen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from dosespanas.kernel.game import Game
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Made, Running


def verbs(view: dict[str, Any]) -> dict[str, list[str]]:
    """The legal actions of a view by verb."""
    found: dict[str, list[str]] = {}
    for action in view["legal"] or []:
        found.setdefault(action["verb"], []).append(action["action"])
    return found


def movement(server: Running) -> tuple[Made, str, dict[str, Any]]:
    """A game at its first movement of units, the secret of the side to move, and its view."""
    made = server.new(game="gce", scenario="1936")
    for _ in range(200):
        for token in (made.nationalist, made.republican):
            view = made.view(token)
            if view["legal"] is None:
                continue
            found = verbs(view)
            if "move" in found:
                return made, token, view
            last = found.get("done") or found.get("none") or [view["legal"][-1]["action"]]
            made.act(last[0], view, token)
    raise AssertionError("nobody moves")


def row(made: Made, token: str, view: dict[str, Any], actions: list[str]) -> dict[str, Any]:
    body = {"choice": view["choice"], "action": actions[0], "then": actions[1:], "have": view["revision"]}
    answer = made.post("/actions", body, token)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def stack_of_two(view: dict[str, Any]) -> list[str]:
    """Two units of one hex that may move."""
    by_hex: dict[str, list[str]] = {}
    for action in view["legal"]:
        if action["verb"] == "move":
            by_hex.setdefault(action["box"], []).append(action["pieces"][0])
    return next(units for units in by_hex.values() if len(units) > 1)[:2]


def test_a_row_is_taken_as_far_as_it_goes_and_undone_as_one_act(server: Running) -> None:
    made, token, view = movement(server)
    first, second = stack_of_two(view)
    answer = row(made, token, view, [f"move {first}", f"with {second}", f"with {first}", "stay"])
    assert answer["choice"] == view["choice"] + 2, "the row ends before what is not legal"
    assert answer["midway"]
    lines = made.view(token)
    assert lines["observation"]["selected"]["units"] == [first, second]
    back = made.post("/undo", {"choice": answer["choice"]}, token).json()
    assert back["choice"] == view["choice"]


def test_all_that_a_row_did_is_one_undo_after_a_restart_too(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made, token, begun = movement(server)
        first, second = stack_of_two(begun)
        middle = row(made, token, begun, [f"move {first}", "stay"])
        rest = next(one for one in middle["legal"] if one["verb"] == "move" and one["pieces"] != [second])
        moved = row(made, token, middle, [rest["action"], "stay", f"move {second}", "stay"])
        assert moved["choice"] == middle["choice"] + 4 and not moved["midway"]
        back = made.post("/undo", {"choice": moved["choice"]}, token).json()
        assert back["choice"] == middle["choice"], "two moves of one row are one act"
        assert row(made, token, back, [rest["action"], "stay", f"move {second}", "stay"])["undo"]
    with start(Settings(database_url=url)) as server:
        seats = {"nationalist": made.nationalist, "republican": made.republican}
        again = server.seated({"id": made.id, "seats": seats, "spectator": made.spectator})
        back = again.post("/undo", {"choice": moved["choice"]}, token).json()
        assert back["choice"] == middle["choice"]
        back = again.post("/undo", {"choice": back["choice"]}, token).json()
        assert back["choice"] == begun["choice"], "the row before it is another act"


def test_a_row_ends_with_the_sides_choice(server: Running) -> None:
    made, token, view = movement(server)
    answer = row(made, token, view, ["done", "done", "done", "none", "done"])
    now = made.view(token)
    assert answer["choice"] == now["choice"]
    taken = made.get("/log", token, since=view["choice"]).json()
    phases = [event for event in taken if event["kind"] == "phase"]
    assert phases, "the phase has ended"
    other = made.view(made.republican if token == made.nationalist else made.nationalist)
    assert (now["legal"] is None) != (other["legal"] is None)


def test_nothing_is_done_if_one_of_a_row_is_no_action_or_the_first_is_not_legal(server: Running) -> None:
    made, token, view = movement(server)
    first, second = stack_of_two(view)
    bad = {"choice": view["choice"], "action": f"move {first}", "then": ["dance"]}
    assert made.post("/actions", bad, token).status_code == 422
    early = {"choice": view["choice"], "action": f"with {second}", "then": [f"move {first}"]}
    assert made.post("/actions", early, token).status_code == 422
    assert made.post("/actions", bad | {"then": ["stay"] * 201}, token).status_code == 422
    assert made.view(token)["choice"] == view["choice"]


def test_the_answer_tells_what_happened_and_counts_as_seen(server: Running) -> None:
    made, token, view = movement(server)
    known = made.get(token=token, have=view["revision"]).json()
    assert known["log"] == []
    first, _ = stack_of_two(view)
    answer = row(made, token, view, [f"move {first}"])
    ends = [action["action"] for action in answer["legal"] if action["verb"] == "to"]
    answer = row(made, token, answer, ends[:1])
    assert [event["kind"] for event in answer["log"]] == ["moved"]
    assert answer["seen"] == answer["choice"]
    assert made.view(token)["seen"] == answer["choice"]
    other = made.republican if token == made.nationalist else made.nationalist
    assert made.view(other)["seen"] < answer["choice"], "the others have not looked"
    assert made.view(made.spectator)["seen"] == 0
    back = made.post("/undo", {"choice": answer["choice"]}, token).json()
    assert back["seen"] <= back["choice"]
    assert made.get(token=token, have=answer["revision"]).json().get("log") is None, "something was taken back"


def test_what_would_be_regretted_is_told_when_it_is_asked_for(server: Running) -> None:
    """No view reckons it; it is told to the side to choose alone, at the choice that is asked now."""
    made, token, view = movement(server)
    other = next(one for one in (made.nationalist, made.republican) if one != token)
    assert view["warned"] == ["done"] and "warnings" not in view
    assert made.view(other)["warned"] == made.view(made.spectator)["warned"] == []
    told = made.get("/warnings", token, choice=view["choice"]).json()
    live = server.play._cache.known(made.id)
    assert live is not None and isinstance(live.game, Game), "the rules themselves are asked, not what is drawn"
    assert told == live.game.warnings() and told.keys() <= {"done"}
    for stranger in (other, made.spectator):
        assert made.get("/warnings", stranger, choice=view["choice"]).json() == {}
    assert made.get("/warnings", token, choice=view["choice"] - 1).status_code == 409


LOOK_AND_CHOICE: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("GET", "", {"params": {"have": "x"}}, 422, "query.have"),
    ("GET", "", {"params": {"have": "-1"}}, 422, "query.have"),
    ("GET", "", {"headers": {"Authorization": "Bearer " + "a" * 300}}, 422, "header.authorization"),
    ("GET", "", {"headers": {"Authorization": "Basic eA=="}}, 401, ""),
    ("GET", "", {"headers": {"Authorization": "Bearer unknown"}}, 404, ""),
    ("POST", "/actions", {"content": b"{"}, 422, "body"),
    ("POST", "/actions", {"content": b'{"choice": true, "action": "done"}'}, 422, "body.choice"),
    ("POST", "/actions", {"content": b'{"choice": 0, "action": "done", "more": 1}'}, 422, "body.more"),
    ("POST", "/actions", {"content": b"[" * 5_000}, 422, "body"),
    ("POST", "/actions", {"content": b"{}", "headers": {"Content-Type": "text/plain"}}, 422, "body"),
    ("POST", "/actions", {"content": b'{"choice": 0, "action": "' + b"x" * 1_100_000 + b'"}'}, 413, ""),
]
"""What is wrong with a look or a choice, and how that is answered: by the status, and where it is."""


@pytest.mark.parametrize(("method", "path", "more", "status", "where"), LOOK_AND_CHOICE)
def test_what_is_wrong_with_a_look_or_a_choice_is_said_as_anywhere(
    server: Running, method: str, path: str, more: dict[str, Any], status: int, where: str
) -> None:
    made = server.new()
    headers = made.headers(made.nationalist) | {"Content-Type": "application/json"} | more.pop("headers", {})
    answer = made.client.request(method, f"/api/games/{made.id}{path}", headers=headers, **more)
    assert answer.status_code == status, answer.text
    assert answer.headers["cache-control"] == "no-store" and "content-security-policy" in answer.headers
    error = answer.json()["error"]
    assert error["key"] and (not where or error["args"]["where"] == where)


def test_a_look_and_a_choice_are_answered_in_one_way_whatever_is_unusual_about_them(server: Running) -> None:
    """With a query, without a length, with the type of the body spelt otherwise: the routes are never come to."""
    made = server.new()
    view = made.view()
    token = made.token_of(view["observation"]["actor"])
    view = made.view(token)
    headers = made.headers(token) | {"Accept-Encoding": "gzip"}
    seen = made.client.get(f"/api/games/{made.id}?have={view['revision']}&more=1", headers=headers)
    assert seen.json()["changes"] == []
    body = json.dumps({"choice": view["choice"], "action": view["legal"][0]["action"]}).encode()
    headers = made.headers(token) | {"Content-Type": "Application/JSON; charset=utf-8"}
    done = made.client.post(f"/api/games/{made.id}/actions?more=1", content=iter([body[:5], body[5:]]), headers=headers)
    assert done.status_code == 200, done.text
    assert done.json()["choice"] > view["choice"]
