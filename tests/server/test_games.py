"""Each call of the HTTP contract, and that its answers have the shape the OpenAPI schema promises."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter
from tests.shapes import SAID

import dosespanas
from dosespanas.espana1936 import choices as espana1936
from dosespanas.gce import choices as gce
from dosespanas.kernel.json_diff import changed
from dosespanas.players import names
from dosespanas.registry import DEFINITIONS, GAMES
from dosespanas.server.http import openapi_games, responses

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Running


every_game = pytest.mark.parametrize("game", GAMES)
OPENING = {"espana1936": 0, "gce": 4}
"""By game: how many choices go from hand to hand before a side has several in a row."""


def refused(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    error = responses.StaleAnswer if status == 409 else responses.Error
    body: dict[str, Any] = answer.json()
    error.model_validate(body)
    assert body["error"]["key"] == key
    return body


def test_shelf(server: Running) -> None:
    shelf = responses.Shelf.model_validate(server.client.get("/api/shelf").json())
    assert [game.id for game in shelf.games] == GAMES
    groups = {option.name: option.group for option in shelf.games[0].options}
    assert groups["naval"] == "advanced" and groups["ask_drm"] == "comfort"
    assert set(shelf.games[0].presets["first-edition"]) == {name for name in groups if groups[name] == "edition"}
    assert shelf.games[0].scenarios == ["1936", "1938"]
    everybody = ["random", "scripted", "casual", "tuned", "planner", "learned"]
    assert "en" in shelf.languages and shelf.opponents == everybody
    assert [game.opponents for game in shelf.games] == [names(game) for game in GAMES]


def test_static_data(server: Running) -> None:
    found = server.client.get("/api/static/espana1936").json()
    SAID["espana1936"].static.fits(found)
    assert len(found["cards"]) == 110 and found["map"]["boxes"] and found["pieces"]["troop_types"]
    refused(server.client.get("/api/static/chess"), 404, "error-unknown-game-name")


@every_game
def test_the_map_that_a_scenario_begins_with(server: Running, game: str) -> None:
    for scenario in DEFINITIONS[game].choices.SCENARIOS:
        drawn = server.client.get(f"/api/openings/{game}/{scenario}?language=pl")
        assert drawn.status_code == 200 and drawn.headers["content-type"] == "image/svg+xml"
        assert 'lang="pl"' in drawn.text and "Madryt" in drawn.text
    assert server.client.get(f"/api/openings/{game}/1492").status_code == 422
    refused(server.client.get("/api/openings/chess/1936"), 404, "error-unknown-game-name")
    refused(server.client.get(f"/api/openings/{game}/1936?language=xx"), 404, "error-unknown-language")


def test_catalogue(server: Running) -> None:
    answer = server.client.get("/api/catalogue/en")
    assert answer.status_code == 200 and " = " in answer.text
    refused(server.client.get("/api/catalogue/..%2f..%2fkernel"), 404, "error-http")
    refused(server.client.get("/api/catalogue/xx"), 404, "error-unknown-language")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "error-unknown-option"),
        ({"scenario": "1999"}, "error-unknown-option"),
        ({"options": {"no_intervention": True, "historical": True}}, "error-options-exclude"),
        ({"options": {"cards_45": True, "historical": True}}, "error-options-exclude"),
        ({"options": {"cards_45": True, "no_intervention": True}}, "error-options-exclude"),
        ({"options": {"cheat": False}}, "error-unknown-option"),
        ({"seats": {"nationalist": "person", "republican": "god"}}, "error-unknown-option"),
        ({"seats": {"nationalist": "person", "republican": "os:system"}}, "error-bad-request"),
        ({"hotseat": True, "seats": {"nationalist": "person", "republican": "random"}}, "error-hotseat"),
        ({"hotseat": 1}, "error-bad-request"),
        ({"seed": 1}, "error-bad-request"),
        ({"name": "a\u0000b"}, "error-bad-request"),
    ],
)
def test_games_that_cannot_begin(server: Running, change: dict[str, Any], key: str) -> None:
    seats = {"nationalist": "person", "republican": "person"}
    body = {"game": "espana1936", "scenario": "1936", "seats": seats} | change
    refused(server.client.post("/api/games", json=body), 422, key)


@every_game
def test_a_hot_seat_has_one_secret_and_the_eyes_of_the_side_to_choose(server: Running, game: str) -> None:
    made = server.new(hotseat=True, game=game)
    assert made.nationalist == made.republican
    view = made.view()
    assert view["you"] == ["nationalist", "republican"]
    seen = set()
    for i in range(200):
        view = made.play(1, i)
        if view["over"]:
            break
        observation = view["observation"]
        assert observation["viewer"] == observation["actor"]
        seen.add(observation["viewer"])
        if "hands" in observation:
            other = "republican" if observation["viewer"] == "nationalist" else "nationalist"
            assert observation["hands"][other]["cards"] is None
    assert len(seen) == 2


SECRET = {
    *(choice.prompt for choice in espana1936.CHOICES if choice.secret is espana1936.OF_HAND),
    *(choice.prompt for choice in gce.CHOICES if choice.secret not in (None, gce.OF_CHITS)),
}
"""Prompts of choices that only the side asked can know to have a single answer."""


@every_game
def test_a_whole_game_answers_in_the_promised_shapes(server: Running, game: str) -> None:
    made = server.new(hotseat=True, game=game)
    views: TypeAdapter[Any] = TypeAdapter(openapi_games.AnyView)
    observations: TypeAdapter[Any] = TypeAdapter(openapi_games.AnyObservation)
    chances: TypeAdapter[Any] = TypeAdapter(openapi_games.AnyOdds | None)
    view = made.view()
    dice = random.Random(1)
    while not view["over"]:
        if view["choice"] % 3 == 0:
            views.validate_python(view)
        if view["observation"]["battle"]:
            odds = made.get("/odds")
            assert odds.status_code == 200
            chances.validate_python(odds.json())
        secret = view["observation"]["prompt"]["key"] in SECRET
        assert secret or len(view["legal"]) > 1, "a choice that all can see to have a single answer is not asked"
        view = made.act(dice.choice(view["legal"])["action"], view)
    views.validate_python(view)
    events = made.get("/log").json()
    SAID[game].event.fits(*events)
    assert events[-1]["kind"] == "game-over"
    assert any("toll" in event for event in events), "what a battle cost is told with its events"
    record = made.get("/record").text
    assert dosespanas.load_record(record).record() == record
    for n in range(0, view["choice"] + 1, 60):
        assert observations.validate_python(made.get(f"/history/{n}").json())["choice"] == n
    told = responses.Story.model_validate(made.get("/story").json())
    assert told.turns[-1].turn == view["observation"]["turn"]
    report = made.get("/report", language="fr")
    assert report.status_code == 200, report.text
    assert report.headers["content-type"].startswith("text/html") and "Tour par tour" in report.text
    body = {"choice": view["choice"], "action": "done"}
    refused(made.post("/actions", body), 403, "error-game-over")


@every_game
def test_history_is_what_was_seen_then(server: Running, game: str) -> None:
    made = server.new(game=game)
    refused(made.get("/story"), 403, "error-story-later")
    refused(made.get("/report"), 403, "error-report-later")
    then = {}
    for i in range(80):
        view = made.view(made.republican)
        then[view["choice"]] = view["observation"]
        made.play(1, i)
    for n, observation in then.items():
        assert made.get(f"/history/{n}", made.republican).json() == observation
    told = made.get("/film", made.republican, since=3, count=60).json()
    shown = {3: told["observation"]}
    for n, step in enumerate(told["steps"], 4):
        shown[n] = changed(shown[n - 1], step)
    assert told["since"] == 3 and list(shown) == list(range(3, min(made.view()["choice"], 63) + 1))
    assert all(shown[n] == observation for n, observation in then.items() if n in shown)
    last = max(then)
    assert made.get("/film", made.republican, since=last, count=60).json()["observation"] == then[last]
    refused(made.get("/film", since=9999), 404, "error-no-such-choice")
    refused(made.get("/history/9999"), 404, "error-no-such-choice")
    refused(made.get("/history/-1"), 422, "error-bad-request")
    refused(made.get("/history/x"), 422, "error-bad-request")


@every_game
def test_undo_takes_back_what_revealed_nothing(server: Running, game: str) -> None:
    made = server.new(game=game)
    refused(made.post("/undo", {"choice": 0}), 422, "error-cannot-undo")
    for _ in range(OPENING[game]):
        token = made.token_of(made.view()["observation"]["actor"])
        view = made.view(token)
        made.act(view["legal"][-1]["action"], view, token)
    before = made.view()
    after = made.act(before["legal"][1]["action"], before)
    assert after["undo"]
    assert not made.view(made.republican)["undo"]
    refused(made.post("/undo", {"choice": after["choice"]}, made.republican), 422, "error-cannot-undo")
    refused(made.post("/undo", {"choice": after["choice"]}, made.spectator), 403, "error-spectator")
    refused(made.post("/undo", {"choice": before["choice"]}), 409, "error-stale-choice")
    back = made.post("/undo", {"choice": after["choice"]}).json()
    assert back["observation"] == before["observation"] and back["legal"] == before["legal"]
    assert back["choice"] == before["choice"] and back["revision"] == before["revision"] + 2


@every_game
def test_undo_takes_back_the_last_act_as_a_whole(server: Running, game: str) -> None:
    made = server.new(hotseat=True, game=game)
    undone = 0
    wholes = 0
    begun = made.view()
    for i in range(60):
        before = made.view()
        if not before["midway"]:
            begun = before
        after = made.play(1, i)
        same = after["observation"]["actor"] == before["observation"]["actor"]
        if after["undo"] and same:
            back = made.post("/undo", {"choice": after["choice"]}).json()
            assert back["choice"] == begun["choice"], "where the last act of this side began"
            assert back["observation"] == begun["observation"] and not back["midway"]
            made.play(1, i)
            undone += 1
            wholes += before["midway"]
    assert undone > 10 and wholes > 3


def test_what_is_picked_up_is_put_down_by_one_undo(server: Running) -> None:
    raw = dosespanas.new_game("gce", scenario="1936", options={"open_stacks": True}, seed=1936).to_position()
    state = raw["state"]
    del state["choice"]
    state["step"], state["turn"], state["stacks"]["1607"] = "movement-nationalist", 2, ["n_cst", "n_rdn", "n_crz"]
    seats = {"nationalist": "person", "republican": "person"}
    body = {"record": dosespanas.from_position(raw).record(), "seats": seats, "mine": "republican"}
    made = server.made(server.client.post("/api/records", json=body))
    start = made.view()
    view = made.act("with n_rdn", made.act("move n_crz", start))
    assert view["midway"] and view["undo"]
    down = made.post("/undo", {"choice": view["choice"]}).json()
    assert down["observation"] == start["observation"] and down["legal"] == start["legal"]
    view = made.act("to 1707", made.act("with n_rdn", made.act("move n_crz", down)))
    assert not view["midway"]
    back = made.post("/undo", {"choice": view["choice"]}).json()
    assert back["observation"] == start["observation"], "a stack's move is one undo"


def test_seen_is_kept_for_each_seat_and_cut_back_by_undo(server: Running) -> None:
    made = server.new()
    view = made.play(3)
    choice = view["choice"]
    assert made.post("/seen", {"choice": choice}).json() == {"seen": choice}
    assert made.view()["seen"] == choice and made.view(made.republican)["seen"] == 0
    assert made.post("/seen", {"choice": 1}).json() == {"seen": choice}, "it never goes back by itself"
    refused(made.post("/seen", {"choice": choice + 1}), 409, "error-stale-choice")
    assert made.post("/seen", {"choice": choice}, made.spectator).json() == {"seen": choice}
    back = made.post("/undo", {"choice": choice}).json()
    assert back["seen"] == back["choice"] < choice


@every_game
def test_log_since_a_choice(server: Running, game: str) -> None:
    made = server.new(game=game)
    view = made.play(20)
    everything = made.get("/log").json()
    late = made.get("/log", since=10).json()
    assert late == [event for event in everything if event["n"] >= 10]
    assert {event["n"] for event in late} <= set(range(10, view["choice"]))
    refused(made.get("/log", since="x"), 422, "error-bad-request")


@pytest.mark.parametrize(("game", "illegal"), [("espana1936", "to madrid"), ("gce", "to 2712")])
def test_explain(server: Running, game: str, illegal: str) -> None:
    made = server.new(game=game)
    legal = made.view()["legal"][0]["action"]
    assert made.get("/explain", action=legal).json() is None
    refusal = made.get("/explain", action=illegal).json()
    SAID[game].refusal.fits(refusal)
    assert refusal["rule"]
    assert made.get("/explain", made.republican, action=legal).json()["key"] == "refusal-not-your-choice"
    refused(made.get("/explain", action="fly to the moon"), 422, "error-unknown-action")
    refused(made.get("/explain"), 422, "error-bad-request")


def test_the_list_shows_only_games_whose_secret_is_given(server: Running) -> None:
    first, second = server.new(), server.new(hotseat=True)
    assert server.client.get("/api/games").json() == []
    assert server.client.get("/api/games", headers=first.headers("x,y,,")).json() == []
    tokens = f"{first.republican}, {second.nationalist}"
    found = TypeAdapter(list[responses.ListedGame]).validate_python(
        server.client.get("/api/games", headers=first.headers(tokens)).json()
    )
    assert server.client.get("/api/games", params={"tokens": tokens}).json() == [], "no secret in an address"
    assert {game.id: game.you for game in found} == {
        first.id: ["republican"],
        second.id: ["nationalist", "republican"],
    }


def test_every_schema_of_the_contract_is_typed(server: Running) -> None:
    schema = server.client.get("/api/openapi.json", timeout=600).json()
    for path, methods in schema["paths"].items():
        for operation in methods.values():
            status, success = next(one for one in operation["responses"].items() if one[0] < "400")
            if status in ("202", "204", "303"):  # it answers nothing
                continue
            content = next(iter(success["content"].values()))
            assert content["schema"], path
    names = set(schema["components"]["schemas"])
    assert {f"{game.capitalize()}View" for game in GAMES} <= names
    assert not [name for name in names if name.startswith("dosespanas")], "two shapes have the same name"
