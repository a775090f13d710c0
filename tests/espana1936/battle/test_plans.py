"""Plans: a whole attack in one row is legal action by action, and has the odds that the rules give it."""

from typing import Any

import pytest
from tests.espana1936.build import game as table

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP
from dosespanas.players import make

TROOPS = ["N legion-2 madrid", "N regular-1 madrid", "R communist-2 madrid", "R anarchist-1 madrid"]
PIECES = {"varela": "madrid", "mola": "burgos", "pz1_1": "madrid", "br19_nac": "madrid", "rojo": "madrid"}


def plans(game: Game, viewer: int | None) -> Any:
    return game.overlay("plans", viewer)


def combat(**more: Any) -> Game:
    """The opening of the battles: Varela may begin one in Madrid."""
    return table("combat", TROOPS, PIECES, republic=["cuenca", "valencia"], **more)


@pytest.mark.rule("BAT-01", "CBT-02", "CBT-04")
def test_a_battle_is_begun_and_an_attack_declared_in_one_row() -> None:
    game = combat()
    found = plans(game, NAT)
    assert len(found) == 4 and {plan["general"] for plan in found} == {"varela"}
    for plan in found:
        assert plan["row"][0] == "battle varela" and set(plan["helpers"]) == {"pz1_1", "br19_nac"}
        for end, price in ((plan["alone"], plan["odds"]), (plan["support"], plan["helped"])):
            copy = game.clone()
            for action in [*plan["row"], *end]:
                copy.apply(action)
            battle = copy.observe(NAT)["battle"]
            assert battle["attack"]["attacking"] == plan["attacker"] and battle["attack"]["defending"] == plan["target"]
            odds: Any = copy.odds(None, NAT)
            assert odds["dice"] == price["dice"]
            assert odds["win"] + odds["trade"] == pytest.approx(price["falls"])
            assert odds["lose"] + odds["trade"] == pytest.approx(price["dies"])
    worth = [max(plan["odds"]["worth"], plan["helped"]["worth"]) for plan in found]
    assert worth == sorted(worth, reverse=True)


@pytest.mark.rule("CBT-05")
def test_all_support_is_called_in_one_row() -> None:
    game = combat()
    for action in plans(game, NAT)[0]["row"]:
        game.apply(action)
    (plan,) = plans(game, NAT)
    assert plan["kind"] == "support" and {action.split()[1] for action in plan["row"]} == {"pz1_1", "br19_nac"}


def test_plans_are_for_the_side_to_choose() -> None:
    assert plans(combat(), REP) == [] and plans(combat(), None) == []


@pytest.mark.rule("OPT-06")
def test_in_the_fog_nobody_is_named_before_the_battle_is_open() -> None:
    game = combat(options={"fog": True})
    assert plans(game, NAT) == []
    game.apply("battle varela")
    assert {plan["general"] for plan in plans(game, NAT)} == {"varela"}


def test_every_plan_of_a_game_can_be_carried_out_and_none_changes_it() -> None:
    game = dosespanas.new_game("espana1936", scenario="1936", seed=3)
    players = {side: make("scripted", 3 + side, "espana1936") for side in dosespanas.Side}
    rows = 0
    while game.actor is not None and game.choice < 400:
        before = game.hash()
        for plan in plans(game, game.actor):
            for end in (plan["alone"], plan["support"]):
                copy = game.clone()
                for action in [*plan["row"], *end]:
                    copy.apply(action)
                rows += 1
        assert game.hash() == before
        game.apply(players[game.actor].choose(game.observe(game.actor), game.legal_view())[0])
    assert rows > 100
