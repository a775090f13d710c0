"""What the offensives at Oviedo and Zaragoza compel (7.33, A26)."""

from collections.abc import Mapping

import pytest
from tests.gce.build import at, board, opened, texts
from tests.gce.duties import attacks, ends, movers, refusal, shown, still

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duties, duty_obligations
from dosespanas.kernel.side import NAT, REP

AROUND_OVIEDO = {"n_og": "3608", "r_am_1": "3707", "r_am_2": "3607", "r_am_3": "3508", "r_am_6": "3708"}


def offensive(
    units: Mapping[str, str], step: int = stages.COMBAT_REP, options: Mapping[str, bool] | None = None
) -> Engine:
    b = board(units, turn=3, step=step, options=options)
    b.cups.oviedo = 3
    return b


@pytest.mark.rule("7.33", "13.1", "A39")
def test_four_columns_must_attack_oviedo() -> None:
    b = offensive(AROUND_OVIEDO | {"r_am_7": "3607"})
    game = opened(b)
    assert texts(game) == ["attack 3608"]
    assert refusal(game, "done").rule == "7.33"
    game.apply("attack 3608")
    for name in ("r_am_1", "r_am_2", "r_am_3"):
        game.apply(f"join {name}")
        assert "commit" not in texts(game)
        assert refusal(game, "commit").rule == "7.33"
    game.apply("join r_am_6")
    assert "commit" in texts(game)
    game.apply("commit")
    assert b.cups.duty_done[REP] == 4
    assert shown(b)["duty-oviedo"] == (4, 4)


@pytest.mark.rule("A39", "A38")
def test_of_fewer_than_four_all_attack() -> None:
    b = offensive({"n_og": "3608", "r_am_1": "3707", "r_am_2": "3607"})
    game = opened(b)
    game.apply("attack 3608")
    game.apply("join r_am_1")
    assert "commit" not in texts(game)
    game.apply("join r_am_2")
    assert "commit" in texts(game)


@pytest.mark.rule("A39")
def test_a_nationalist_hex_next_to_oviedo_counts_as_well_and_with_the_switch_one_next_to_toledo() -> None:
    units = {"n_og": "3608", "n_cas": "3507", "n_81": "2509"}
    b = offensive(units)
    assert [duties.oviedo_target(b, parse_hex(h)) for h in ("3608", "3507", "2509")] == [True, True, False]
    b = offensive(units, options={"toledo_target": True})
    assert [duties.oviedo_target(b, parse_hex(h)) for h in ("3608", "3507", "2509")] == [True, False, True]


@pytest.mark.rule("7.33", "A38")
def test_columns_that_can_come_next_to_oviedo_do_and_those_there_stay() -> None:
    b = offensive({"n_og": "3608", "r_am_1": "3707", "r_am_2": "3706", "r_cm_1": "1908"}, stages.MOVE_REP)
    game = opened(b)
    assert movers(game) == {"r_am_1", "r_am_2", "r_cm_1"}
    assert still(b) == ["r_am_2"] and "done" not in texts(game)
    assert game.observe(REP)["prompt"]["args"]["due"] == "refusal-gce-duty-missing"
    game.apply("move r_am_2")
    assert {distance(h, parse_hex("3608")) for h in ends(game)} == {1}
    game.apply(texts(game)[0])
    assert "done" in texts(game)
    game.apply("move r_am_1")
    assert {distance(h, parse_hex("3608")) for h in ends(game)} <= {1}


@pytest.mark.rule("7.33", "A38")
def test_columns_that_the_offensive_needs_attack_nobody_else() -> None:
    four = dict.fromkeys(["r_am_1", "r_am_2", "r_am_3", "r_am_6"], "3607")
    b = offensive({"n_og": "3608", "n_cas": "3506"} | four)
    game = opened(b)
    assert attacks(game) == ["attack 3608"]
    prompt = game.observe(REP)["prompt"]
    assert prompt["rule"] == "7.33" and prompt["args"]["due"] == "refusal-gce-offensive-due"
    assert (prompt["args"]["count"], prompt["args"]["hex"]) == (4, "hex:3608")
    for viewer in (NAT, None):
        assert game.observe(viewer)["prompt"]["args"] == {"side": "side:republican", "due": "none"}
    found = refusal(game, "attack 3506")
    assert (found.rule, found.key) == ("7.33", "refusal-gce-offensive-due")
    b = offensive({"n_og": "3608", "n_cas": "3506", "r_am_5": "3607"} | four)
    game = opened(b)
    assert attacks(game) == ["attack 3506", "attack 3608"]
    game.apply("attack 3506")
    game.apply("join r_am_1")
    assert texts(game) == ["commit"]
    found = refusal(game, "join r_am_2")
    assert (found.rule, found.key) == ("7.33", "refusal-gce-offensive-due")


@pytest.mark.rule("7.33", "15.7.1-a")
def test_columns_next_to_oviedo_roll_for_their_mood_before_movement_ends() -> None:
    columns = {"r_am_1": "3707", "r_am_2": "3607", "r_am_3": "3508", "r_am_6": "3708"}
    for on in (False, True):
        b = board({"n_og": "3608"} | columns, turn=3, step=stages.MOVE_REP, options={"column_enthusiasm": on})
        b.cups.oviedo = 3
        game = opened(b)
        assert ("done" in texts(game)) != on
        if not on:
            continue
        found = refusal(game, "done")
        assert (found.rule, found.key) == ("7.33", "refusal-gce-not-roused")
        assert "move r_am_1" not in texts(game)
        assert refusal(game, "move r_am_1").rule == "7.33"
        for name in columns:
            game.apply(f"rouse {name}")
        assert "done" in texts(game)
        assert "move r_am_1" in texts(game)


@pytest.mark.rule("7.33", "15.7.1-a")
def test_a_column_rolls_before_it_comes_to_oviedo() -> None:
    units = {"n_og": "3608", "r_am_1": "3607", "r_am_2": "3706", "r_am_3": "3706"}
    b = board(units, turn=3, step=stages.MOVE_REP, options={"column_enthusiasm": True})
    b.cups.oviedo = 3
    game = opened(b)
    assert movers(game) == set()
    game.apply("rouse r_am_2")
    assert movers(game) == {"r_am_2"}
    game.apply("move r_am_2")
    assert "with r_am_3" not in texts(game)


@pytest.mark.rule("7.33")
def test_brigades_do_not_count_for_the_offensive() -> None:
    b = offensive({"n_og": "3608", "r_t": "3707"})
    assert duty_obligations.attack_due(b) is None


@pytest.mark.rule("A26")
def test_the_zaragoza_offensive_compels_steps_towards_zaragoza() -> None:
    b = board({"r_drt": "2918", "r_asc": "3219"}, turn=2, step=stages.MOVE_REP)
    b.cups.zaragoza = 2
    game = opened(b)
    assert movers(game) == {"r_drt", "r_asc"}
    assert "done" not in texts(game)
    assert shown(b)["duty-zaragoza"] == (0, 6)
    assert at(b, "r_drt") == "2918"
