"""Plans: what may be done with many pieces at once is legal action by action, and counts as the rules do."""

from typing import Any

import pytest
from tests.gce.battles import engine, next_die
from tests.gce.build import board, opened

from dosespanas.gce.board.stages import COMBAT_NAT
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

LONE = {"n_2n": "2411", "n_3n": "2411", "n_13": "2412", "r_11": "2511"}
"""Nationalists beside a lone defender."""


def plans(game: Game, viewer: int | None) -> Any:
    return game.overlay("plans", viewer)


def battle(**options: bool) -> Game:
    """The opening of the Nationalist attacks, with nobody else to attack."""
    return opened(board(LONE, all_to=NAT, step=COMBAT_NAT, options=options))


@pytest.mark.rule("13.2", "13.5")
def test_an_attack_by_everybody_and_by_as_few_as_come_to_the_same() -> None:
    game = battle(open_stacks=True)
    found = plans(game, NAT)
    assert found and found[0]["kind"] == "best" and {plan["hex"] for plan in found} == {"2511"}
    for plan in found:
        copy = game.clone()
        for action in plan["row"]:
            copy.apply(action)
        assert set(copy.observe(NAT)["battle"]["attackers"]) == set(plan["units"])
        assert copy.odds("commit", NAT) == plan["odds"]
        odds = plan["odds"]
        assert plan["worth"] == pytest.approx(odds["expect"]["defender"] - odds["expect"]["attacker"] + odds["takes"])
    tables = [plan["odds"]["table"] for plan in found]
    assert tables == [tables[0]] * len(found)
    assert len(found) == 2 and set(found[0]["units"]) < set(found[1]["units"]) == {"n_2n", "n_3n", "n_13"}


def test_plans_are_for_the_side_to_choose() -> None:
    game = battle()
    assert plans(game, REP) == [] and plans(game, None) == []


@pytest.mark.rule("13.6")
def test_of_a_covered_stack_the_worth_is_not_known() -> None:
    game = opened(board(LONE | {"r_t": "2511"}, all_to=NAT, step=COMBAT_NAT))
    found = plans(game, NAT)
    assert [(plan["kind"], plan["worth"], len(plan["units"])) for plan in found] == [("best", None, 3)]


@pytest.mark.rule("13.27-b", "13.10-c")
def test_losses_and_an_advance_are_taken_by_a_row() -> None:
    weak = {name: at for name, at in LONE.items() if name != "r_11"} | {"r_mng": "2511"}
    game = opened(board(weak, all_to=NAT, step=COMBAT_NAT, options={"open_stacks": True}))
    for action in plans(game, NAT)[-1]["row"]:
        game.apply(action)
    next_die(engine(game), 6)
    game.apply("commit")
    seen: list[str] = []
    while game.actor is not None and game.observe(NAT)["battle"]:
        [plan] = plans(game, game.actor)
        seen.append(plan["kind"])
        for action in plan["row"]:
            game.apply(action)
    assert seen[-1] == "advance"
    assert game.observe(NAT)["stacks"]["2511"]["count"] == 3
