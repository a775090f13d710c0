"""Stacks that move together, and march (12.5 to 12.7, 12.11)."""

import pytest
from tests.gce.build import at, kinds, unit
from tests.gce.marching import do, engine, hexes, nationalist, rule_of

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import MARCHER
from dosespanas.kernel.side import NAT

# --- stacks -------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5")
def test_a_stack_begins_together() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "n_6n": "2412", "r_t": "2712"})
    do(game, "move n_2n")
    assert hexes(game, "with") == ["n_3n"]
    assert rule_of(game, "with n_6n") == "12.5" == rule_of(game, "with n_2n")
    do(game, "with n_3n", "step 2412")
    assert rule_of(game, "with n_6n") == "12.5"
    do(game, "to 2413")
    assert (at(engine(game), "n_2n"), at(engine(game), "n_3n")) == ("2413", "2413")


@pytest.mark.rule("12.5", "12.2-b")
def test_who_has_moved_does_not_come_along() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2412", "r_t": "2712"})
    do(game, "move n_2n", "to 2412", "move n_3n")
    assert hexes(game, "with") == [] and rule_of(game, "with n_2n") == "12.2-b"


@pytest.mark.rule("12.6")
def test_units_left_on_the_way_go_on_afterwards() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "n_6n": "2411", "r_t": "2712"})
    do(game, "move n_2n", "with n_3n", "with n_6n", "step 2412")
    assert hexes(game, "drop") == ["n_2n", "n_3n", "n_6n"]
    do(game, "drop n_3n", "drop n_6n", "to 2413")
    b = engine(game)
    assert b.stage == stages.MOVE_ON and at(b, "n_2n") == "2413"
    assert b.move.units == [unit(b, "n_3n")] and b.move.spent == 1
    assert hexes(game, "with") == ["n_6n"]
    do(game, "with n_6n", "to 2410")
    assert (at(b, "n_3n"), at(b, "n_6n")) == ("2410", "2410")
    assert b.stage != stages.MOVE_ON


@pytest.mark.rule("12.6", "12.7")
def test_the_slow_are_left_behind() -> None:
    game = nationalist({"n_mnt": "2411", "n_2n": "2411", "r_t": "3023"})
    do(game, "move n_mnt", "with n_2n", "step 2412", "step 2413", "step 2412", "step 2411")
    assert hexes(game, "step") == [] and sorted(hexes(game, "drop")) == ["n_2n", "n_mnt"]
    assert rule_of(game, "step 2410") == "12.2-a"
    do(game, "drop n_2n", "to 2413")
    assert (at(engine(game), "n_mnt"), at(engine(game), "n_2n")) == ("2413", "2411")


@pytest.mark.rule("12.6")
def test_who_is_alone_leaves_nobody() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "r_t": "2712"})
    do(game, "move n_2n", "step 2412")
    assert rule_of(game, "drop n_2n") == "12.6" == rule_of(game, "drop n_3n")


@pytest.mark.rule("13.6")
def test_a_stack_keeps_its_order() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2411", "n_6n": "2411", "n_5n_1": "2412", "r_t": "2712"})
    b = engine(game)
    before = b.stack(parse_hex("2411"))
    do(game, "move n_6n", "with n_2n", "with n_3n", "to 2412")
    assert b.stack(parse_hex("2412")) == [*before, unit(b, "n_5n_1")]


# --- march --------------------------------------------------------------------------------------------


@pytest.mark.rule("12.11-a", "12.11-c", "A57")
def test_who_may_march_is_read_at_the_start_of_the_phase() -> None:
    game = nationalist({"n_2n": "2411", "n_3n": "2413", "n_agc": "2411", "n_n": "2411", "r_mng": "2414"})
    b = engine(game)
    marching = [b.data.units[u].name for u in b.on_map(NAT) if b.has(u, MARCHER)]
    assert sorted(marching) == ["n_2n", "n_n"]
    assert rule_of(game, "march n_3n") == "12.11-a" and rule_of(game, "march n_agc") == "12.11-c"
    do(game, "move n_3n", "to 2411")
    assert rule_of(game, "march n_3n") == "12.2-b"


@pytest.mark.rule("12.11-a", "12.5")
def test_marchers_march_together() -> None:
    game = nationalist({"n_2n": "2411", "n_agc": "2411", "n_n": "2411", "r_mng": "3023"})
    do(game, "march n_2n")
    assert hexes(game, "with") == ["n_n"] and rule_of(game, "with n_agc") == "12.11-c"
    do(game, "with n_n")
    assert "2417" in hexes(game, "to")
    do(game, "to 2417")
    assert "marched" in kinds(game)


@pytest.mark.rule("12.11-b")
def test_a_march_to_friends_at_the_front() -> None:
    game = nationalist({"n_2n": "2410", "n_3n": "2413", "r_mng": "2414"})
    do(game, "march n_2n")
    assert "2413" in hexes(game, "to")
    do(game, "to 2413")
    assert at(engine(game), "n_2n") == "2413"
