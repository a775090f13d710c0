"""La Guerra Civil Española over HTTP: its static data, views, overlays, odds, and what does not leave."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter
from tests.conftest import one_daily
from tests.gce.laws import any_action, hide_and_swap, overlays
from tests.server.test_fog import doors, seated
from tests.server.test_opponents import waited
from tests.shapes import SAID

import dosespanas
from dosespanas.gce.files import check
from dosespanas.registry import DEFINITIONS
from dosespanas.server.http import openapi_games, responses
from dosespanas.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import httpx
    from tests.server.conftest import Running

PERSONS = {"nationalist": "person", "republican": "person"}
OPEN = {"open_stacks": True}
VIEWS: TypeAdapter[Any] = TypeAdapter(openapi_games.AnyView)
SAYS = SAID["gce"]


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def test_it_stands_on_the_shelf(server: Running) -> None:
    shelf = responses.Shelf.model_validate(server.client.get("/api/shelf").json())
    game = next(game for game in shelf.games if game.id == "gce")
    assert game.scenarios == ["1936", "campaign"] and game.scenario == "1936"
    assert {option.group for option in game.options} == {"standard", "optional", "switch", "handicap"}
    assert "random" in game.opponents


def test_static_data_are_the_files_and_the_names(server: Running) -> None:
    found = server.client.get("/api/static/gce").json()
    SAYS.static.fits(found)
    facts = check.usable(check.shipped())
    assert {name: found[name] for name in facts} == facts
    assert found["data"] == check.digest(check.shipped())
    assert found["names"]["unit:r_mng"] == "Columna Mangada" and found["names"]["hex:2712"] == "Madrid"
    assert len([name for name in found["names"] if name.startswith("unit:")]) == len(found["units"]["units"])


def test_only_opponents_of_the_game_may_sit_down(
    start: Callable[[Settings], Any], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"game": "gce", "scenario": "1936", "seats": PERSONS | {"republican": "scripted"}}
    monkeypatch.setitem(DEFINITIONS, "gce", replace(DEFINITIONS["gce"], opponents={}))
    with start(Settings(database_url=url)) as server:
        offered = next(game for game in server.client.get("/api/shelf").json()["games"] if game["id"] == "gce")
        assert offered["opponents"] == ["random"]
        assert key(server.client.post("/api/games", json=body)) == (422, "error-unknown-option")
        assert server.client.post("/api/games", json=body | {"game": "espana1936"}).status_code == 201


@pytest.mark.parametrize("change", [{"scenario": "1938"}, {"options": {"naval": True}}])
def test_what_belongs_to_the_other_game_is_refused(server: Running, change: dict[str, Any]) -> None:
    body = {"game": "gce", "scenario": "1936", "seats": PERSONS} | change
    assert key(server.client.post("/api/games", json=body)) == (422, "error-unknown-option")


VIEWED: list[tuple[str, dict[str, bool]]] = [("1936", {}), ("campaign", {**OPEN, "hidden_chits": True})]


@pytest.mark.parametrize(("scenario", "options"), one_daily(VIEWED))
def test_every_view_has_the_promised_shape(server: Running, scenario: str, options: dict[str, bool]) -> None:
    made = server.new(game="gce", scenario=scenario, options=options)
    for i in range(30):
        view = made.play(10, i)
        for token in (made.nationalist, made.republican, made.spectator):
            seen = made.view(token)
            assert VIEWS.validate_python(seen).observation["game"] == "gce"
            assert seen["may_agree"]
        if view["over"]:
            break
    events = made.get("/log").json()
    SAYS.event.fits(*events)
    SAYS.observation.fits(made.get(f"/history/{view['choice'] // 2}").json())


def test_odds_from_the_naming_of_a_hex_on(server: Running) -> None:
    made = server.new(game="gce", hotseat=True, options=OPEN)
    dice, view, told = random.Random(3), made.view(), 0
    for _ in range(1500):
        if view["over"] or told > 40:
            break
        legal = view["legal"]
        attacks = [option["action"] for option in legal if option["verb"] in ("attack", "join", "join-all", "commit")]
        action = dice.choice(attacks or [option["action"] for option in legal])
        answer = made.get("/odds", action=action)
        assert answer.status_code == 200, answer.text
        if answer.json() is not None:
            odds = answer.json()
            SAYS.odds.fits(odds)
            told += 1
            if odds["known"] and odds["table"]:
                assert 0 <= odds["takes"] <= 1
                assert len(odds["table"]) == 6
        view = made.act(action, view)
    assert told > 10


def test_overlays(server: Running) -> None:
    made = server.new(game="gce")
    made.play(40)
    for token in (made.nationalist, made.republican):
        view = made.view(token)
        side = view["you"][0]
        supply = made.get("/overlay/supply", token)
        assert supply.status_code == 200, supply.text
        found = supply.json()
        SAYS.overlay.fits(found)
        own = {unit["id"] for unit in view["observation"]["units"] if unit["side"] == side and unit["where"] == "map"}
        assert set(found["units"]) <= own, "the other side's supply is its own affair"
        for name in ("zoc", "arrivals"):
            answer = made.get(f"/overlay/{name}", token)
            assert answer.status_code == 200, answer.text
            SAYS.overlay.fits(answer.json())
        reach = made.get(f"/overlay/reach:{min(own)}", token)
        assert reach.status_code == 200, reach.text
        SAYS.overlay.fits(reach.json())


@pytest.mark.parametrize("name", ["nothing", "reach", "reach:nobody", "supply:", "x" * 80, "%00", "☠"])
def test_an_overlay_there_is_not(server: Running, name: str) -> None:
    made = server.new(game="gce")
    assert key(made.get(f"/overlay/{name}")) == (404, "error-unknown-overlay")


def test_the_other_game_has_no_overlays(server: Running) -> None:
    made = server.new()
    assert key(made.get("/overlay/supply")) == (404, "error-unknown-overlay")
    assert made.get("/overlay/supply", "nobody").status_code == 404
    assert made.view()["may_agree"]


@pytest.mark.rule("4.1-b")
@pytest.mark.parametrize("hotseat", [False, True])
def test_both_persons_may_agree_to_end_it(server: Running, hotseat: bool) -> None:
    """The rules count nothing before the last turn, and know no draw: nobody has won."""
    made = server.new(game="gce", hotseat=hotseat)
    view = made.view()
    assert view["agree"] == []
    count = made.get("/count").json()
    assert (count["winner"], count["key"], count["rule"]) == (None, "outcome-gce-agreed", "4.1-b")
    for token in (made.nationalist,) if hotseat else (made.republican, made.nationalist):
        view = made.post("/agree", {"choice": view["choice"], "agree": True}, token).json()
    outcome = view["observation"]["outcome"]
    assert view["over"] and (outcome["winner"], outcome["reason"]) == (None, "outcome-gce-agreed")
    record = made.get("/record").text
    assert '[Agreed "yes"]' in record and dosespanas.load_record(record).agreed
    assert made.get("/story").status_code == 200


@pytest.mark.rule("13.6", "7.4-b")
@pytest.mark.parametrize(
    ("options", "secret"),
    [({}, True), ({"hidden_chits": True}, True), ({**OPEN, "hidden_chits": True}, True), (OPEN, False)],
)
def test_no_record_shows_what_is_covered(server: Running, options: dict[str, bool], secret: bool) -> None:
    made = server.new(game="gce", options=options)
    made.play(10)
    game = dosespanas.new_game("gce", options=options, seed=5)
    for _ in range(10):
        game.apply(game.legal_actions()[0])
    body = {"record": game.record(), "seats": PERSONS, "hotseat": True}
    brought = server.client.post("/api/records", json=body)
    taken = [made.get("/record", token) for token in (made.nationalist, made.spectator)]
    if secret:
        assert [key(answer) for answer in (brought, taken[1])] == [(403, "error-record-fog")] * 2
        assert {line.split()[2] for line in taken[0].text.split("\n\n")[1].splitlines()} == {"sealed"}
    else:
        assert brought.status_code == 201 and server.made(brought).view()["choice"] >= 10
        assert all('[Seed "sealed"]' in answer.text for answer in taken)


def test_a_whole_game_and_its_record(server: Running) -> None:
    made = server.new(game="gce", hotseat=True, options=OPEN)
    game = dosespanas.new_game("gce", options=OPEN, seed=8)
    dice = random.Random(8)
    while game.actor is not None:
        game.apply(dice.choice(game.legal_actions()))
    body = {"record": game.record(), "seats": PERSONS, "hotseat": True}
    answer = server.client.post("/api/records", json=body)
    assert answer.status_code == 201, answer.text
    made = server.made(answer)
    view = made.view()
    assert view["over"] and view["legal"] is None
    assert VIEWS.validate_python(view).observation["outcome"] is not None
    assert dosespanas.load_record(made.get("/record").text).hash() == game.hash()


def test_an_opponent_is_told_no_more_than_a_player(server: Running) -> None:
    made = server.new(game="gce", nationalist="random")
    question = server.play.question(made.id)
    if question is not None:
        assert question.asked.game == "gce" and question.asked.observation["viewer"] == question.asked.side
    view = made.view(made.republican)
    assert view["players"] == {"nationalist": "random", "republican": "person"}


def test_the_shipped_opponent_plays(start: Callable[[Settings], Any], url: str) -> None:
    with start(Settings(database_url=url)) as server:
        made = server.new(game="gce", republican="random", options=OPEN)
        view = waited(made)
        for i in range(40):
            if view["over"] or view["observation"]["turn"] > 1:
                break
            view = made.act(random.Random(i).choice(view["legal"])["action"], view)
            view = waited(made)
        takers = {event["side"] for event in made.get("/log", since=0).json()}
        assert takers >= {"nationalist"}


def test_corrected_data_of_one_game_leave_the_other_alone(
    start: Callable[[Settings], Any], url: str, tmp_path: Path
) -> None:
    shipped = check.shipped().contents["units.json"].decode()
    (tmp_path / "units.json").write_text(shipped.replace("Columna Mangada", "Columna de Mangada"), encoding="utf-8")
    with start(Settings(database_url=url, data={"gce": tmp_path})) as server:
        names = server.client.get("/api/static/gce").json()["names"]
        assert names["unit:r_mng"] == "Columna de Mangada"
        assert server.new(game="gce").view()["observation"]["game"] == "gce"
        assert server.new().view()["observation"]["game"] == "espana1936"
        assert json.loads(server.client.get("/api/static/espana1936").text)["map"]["boxes"]


@pytest.mark.rule("13.6", "7.4-b")
@pytest.mark.parametrize("seed", one_daily([1, 0, 2]))
def test_two_games_that_differ_in_what_is_covered_answer_alike(server: Running, seed: int) -> None:
    rng = random.Random(seed)
    game = dosespanas.new_game("gce", options={"hidden_chits": True}, seed=seed)
    for _ in range(20 + 20 * seed):
        game.apply(rng.choice(game.legal_actions()))
    assert game.actor is not None
    for viewer in (0, 1):
        other = game.clone()
        hide_and_swap(other, viewer, rng)
        twins = [seated(server, game), seated(server, other)]
        tokens = [(made.nationalist, made.republican)[viewer] for made in twins]
        asked = [any_action(game, rng) for _ in range(12)]
        names = overlays(game, viewer)
        for _ in range(3):
            view = twins[0].view(tokens[0])
            found = [
                doors(made, token, asked, view["choice"]) + [made.get(f"/overlay/{name}", token).text for name in names]
                for made, token in zip(twins, tokens, strict=True)
            ]
            assert found[0] == found[1]
            if not view["legal"] or view["observation"]["phase"] == "combat":
                break
            action = rng.choice(view["legal"])["action"]
            for made, token in zip(twins, tokens, strict=True):
                made.act(action, made.view(token), token)
