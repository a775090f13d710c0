"""What the server does by itself tells no secret: where only a side can know that it has no choice, it is asked."""

import json
from typing import Any

import pytest
from tests.espana1936.build import game as espana1936
from tests.espana1936.quiet import REPUBLIC
from tests.gce.battles import engine, phase
from tests.server.conftest import Made, Running, planted

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP

NATIONALIST, REPUBLICAN = "nationalist", "republican"


def seated(server: Running, game: Game) -> Made:
    """Seat two persons and a spectator at a game that begins at the opening of a step."""
    position = json.loads(json.dumps(game.to_position()))
    del position["state"]["choice"]
    begun = dosespanas.from_position(position)
    return server.seated(planted(server.play, begun) | {"game": begun.header.game})


def alike(server: Running, games: list[Game], side: str, actions: list[str]) -> list[dict[str, Any]]:
    """GameService twins alike, check that a side is told the same; return the views of those to choose."""
    made = [seated(server, game) for game in games]
    for action in actions:
        for one in made:
            view = one.view()
            token = one.token_of(view["observation"]["actor"])
            one.act(action, one.view(token), token)
    views = [one.view(one.token_of(side)) for one in made]
    told = [{key: value for key, value in view.items() if key != "id"} for view in views]
    assert told[0] == told[1]
    logs = [one.get("/log", one.token_of(side), since=-1).json() for one in made]
    assert logs[0] == logs[1]
    for choice in range(views[0]["choice"] + 1):
        past = [one.get(f"/history/{choice}", one.token_of(side)).json() for one in made]
        assert past[0] == past[1]
    undone = [one.post("/undo", {"choice": views[0]["choice"]}, one.token_of(side)) for one in made]
    assert undone[0].status_code == undone[1].status_code
    return [one.view(one.token_of(view["observation"]["actor"])) for one, view in zip(made, views, strict=True)]


def offered(view: dict[str, Any]) -> list[str]:
    return [choice["action"] for choice in view["legal"]]


@pytest.mark.rule("EVT-08")
def test_whether_intelligence_is_held_is_not_told(server: Running) -> None:
    troops = ["N regular-1 burgos", "R regular-2 madrid"]
    games = [
        espana1936("events", troops, republic=REPUBLIC, hands=(["nac_24"], [card]), turn=8)
        for card in ("rep_44", "rep_43")
    ]
    cancels, not_ = alike(server, games, NATIONALIST, ["event nac_24"])
    assert (offered(cancels), offered(not_)) == (["cancel rep_44", "accept"], ["accept"])
    assert cancels["choice"] == not_["choice"] == cancels["revision"] == not_["revision"] == 1


@pytest.mark.rule("EVT-08")
def test_who_holds_intelligence_alone_is_asked_for_an_event(server: Running) -> None:
    troops = ["N regular-1 burgos", "R regular-2 madrid"]
    games = [
        espana1936("events", troops, republic=REPUBLIC, hands=(["nac_24"], [card]), turn=8)
        for card in ("rep_44", "rep_43")
    ]
    alone, other = alike(server, games, NATIONALIST, ["pass"])
    assert (offered(alone), offered(other)) == (["pass"], ["event rep_43", "pass"])


BATTLE = {"n_13": "2811", "n_11": "2811", "r_11": "2812"}
TOWN = {"n_13": "2010", "n_11": "2010", "r_mng": "1910"}


@pytest.mark.rule("13.6", "13.12-d")
def test_whether_a_covered_hq_is_near_is_not_told(server: Running) -> None:
    near = {"r_cen": "2712", "r_46": "2712", "r_7": "2015", "r_8": "2015"}
    far = {"r_cen": "2015", "r_7": "2015", "r_8": "2712", "r_46": "2712"}
    for units in (near, far):
        game = phase(NAT, BATTLE | units, all_to=NOBODY, turn=9)
        made = seated(server, game)
        for action in ("attack 2812", "join-all 2811", "commit"):
            made.act(action, made.view())
        view = made.view()
        assert (view["choice"], view["revision"], view["observation"]["battle"]["step"]) == (3, 3, "support")
        assert view["observation"]["actor"] == REPUBLICAN


@pytest.mark.rule("7.4-b", "13.13")
def test_whether_a_hidden_chit_fits_is_not_told(server: Running) -> None:
    games = []
    for chit in ("town_defence", "tactical_surprise"):
        game = phase(NAT, TOWN, all_to=NOBODY, turn=9, options={"hidden_chits": True})
        state = engine(game)
        for name in ("town_defence", "tactical_surprise"):
            state.cups.inside[state.data.chit_index[name]] = 1
        state.cups.inside[state.data.chit_index[chit]] = 0
        state.cups.held[REP] = [state.data.chit_index[chit]]
        games.append(game)
    actions = ["attack 1910", "join-all 2010", "commit"]
    fitting, other = alike(server, games, NATIONALIST, actions)
    assert (offered(fitting), offered(other)) == (["play town_defence", "none"], ["none"])


@pytest.mark.rule("13.6", "13.2")
def test_an_attack_is_asked_for_whether_anything_lies_covered_or_not(server: Running) -> None:
    for units, attackers in (({"n_13": "2811", "r_11": "2812"}, 1), (BATTLE, 0)):
        made = seated(server, phase(NAT, units, all_to=NOBODY, turn=9))
        made.act("attack 2812", made.view())
        view = made.view()
        assert view["choice"] == 1, "nobody goes on for its side, though it has a single answer"
        assert len(view["observation"]["battle"]["attackers"]) == attackers, "a unit alone takes part at once"


@pytest.mark.rule("EVT-08")
def test_an_answer_asked_in_secret_is_a_choice_to_go_back_to(server: Running) -> None:
    troops = ["N regular-1 burgos", "R regular-2 madrid"]
    game = espana1936("events", troops, republic=REPUBLIC, hands=(["nac_44"], []), turn=8)
    made = seated(server, game)
    assert offered(made.view()) == ["pass"], "with Intelligence alone"
    assert made.view()["undo"] is False
