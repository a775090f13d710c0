"""What the revolt in Barcelona, the Czech crisis, the coup and the French border compel and forbid."""

from collections.abc import Mapping

import pytest
from tests.gce.build import board, opened, texts, unit
from tests.gce.duties import ends, movers, refusal, shown, still

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.board.landmarks import BARCELONA
from dosespanas.gce.board.state import FRESH, TIED
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duties, duty_obligations
from dosespanas.kernel.side import NAT, REP

# --- 7.35 the revolt in Barcelona -------------------------------------------------------------------------


def revolt(units: Mapping[str, str], step: int = stages.MOVE_REP) -> Engine:
    b = board(units, turn=9, step=step, all_to=REP)
    b.cups.revolt = 9
    return b


@pytest.mark.rule("7.35-b", "A38")
def test_a_division_goes_to_barcelona_and_nowhere_else() -> None:
    b = revolt({"r_11": "3022", "r_50": "2517"})
    game = opened(b)
    assert movers(game) == {"r_11", "r_50"}
    assert still(b) == ["r_11"] and "done" not in texts(game)
    game.apply("move r_11")
    assert ends(game) == [BARCELONA]
    game.apply("to 3023")
    assert "done" in texts(game)


@pytest.mark.rule("7.35-b", "A41")
def test_a_division_in_barcelona_stays_there() -> None:
    for other, free in (("2517", False), ("3022", True)):
        game = opened(revolt({"r_11": "3023", "r_7": other}))
        assert "done" in texts(game)
        game.apply("move r_11")
        assert (texts(game) == ["stay"]) != free


@pytest.mark.rule("A38", "7.35-b", "12.7")
def test_a_division_takes_nobody_along_who_is_too_slow_for_its_duty() -> None:
    """A column has too few movement points to come to Barcelona; a division of the same pace may come."""
    b = revolt({"r_11": "2920", "r_gre": "2920", "n_gec": "2820"})
    assert b.face(unit(b, "r_gre")).move < b.face(unit(b, "r_11")).move
    game = opened(b)
    game.apply("move r_11")
    assert ends(game) == [BARCELONA]
    assert "with r_gre" not in texts(game)
    found = refusal(game, "with r_gre")
    assert (found.rule, found.key) == ("A38", "refusal-gce-duty-with")
    game = opened(revolt({"r_11": "2920", "r_7": "2920", "r_gre": "2920", "n_gec": "2820"}))
    game.apply("move r_11")
    game.apply("with r_7")
    assert ends(game) == [BARCELONA]
    assert "with r_gre" not in texts(game)


@pytest.mark.rule("A38", "12.9-a")
def test_who_is_wanted_in_barcelona_is_not_evacuated_through_france() -> None:
    b = revolt({"r_11": "3321", "r_7": "3420"})
    game = opened(b)
    assert "evacuate r_11" not in texts(game)
    found = refusal(game, "evacuate r_11")
    assert (found.rule, found.key) == ("A38", "refusal-gce-duty-first")
    assert "evacuate r_7" in texts(game)
    b.cups.revolt = 8
    assert "evacuate r_11" in texts(opened(b))


@pytest.mark.rule("A41")
def test_who_cannot_get_to_barcelona_is_free() -> None:
    b = revolt({"r_11": "2517", "r_drt": "3022"})
    assert "done" in texts(opened(b))


@pytest.mark.rule("7.35-b")
def test_three_brigades_do_for_a_division() -> None:
    brigades = ["r_t", "r_gi", "r_1t"]
    b = revolt(dict.fromkeys(brigades, "3022") | {"r_drt": "2517"})
    assert [b.face(unit(b, name)).size for name in brigades] == [duties.BRIGADE] * 3
    game = opened(b)
    for done, name in enumerate(brigades):
        assert shown(b)["duty-barcelona"] == (done, 3)
        assert "done" not in texts(game)
        game.apply(f"move {name}")
        game.apply("to 3023")
    assert shown(b)["duty-barcelona"] == (3, 3)
    assert "done" in texts(game)


@pytest.mark.rule("7.35-c")
def test_nobody_within_six_hexes_of_barcelona_attacks() -> None:
    b = revolt({"r_11": "3017", "r_7": "3016"})
    assert distance(parse_hex("3017"), BARCELONA) == 6
    found = duty_obligations.may_attack(b, unit(b, "r_11"))
    assert found is not None
    assert found.rule == "7.35-c"
    assert duty_obligations.may_attack(b, unit(b, "r_7")) is None
    b.cups.revolt = 8
    assert duty_obligations.may_attack(b, unit(b, "r_11")) is None


@pytest.mark.rule("7.35-b")
def test_the_aircraft_tied_to_barcelona_does_not_fly() -> None:
    b = revolt({"r_ra1": "air", "r_ra2": "air"})
    b.mark(unit(b, "r_ra1"), TIED)
    found = duty_obligations.may_fly(b, unit(b, "r_ra1"), parse_hex("2712"))
    assert found is not None
    assert found.rule == "7.35-b"
    assert duty_obligations.may_fly(b, unit(b, "r_ra2"), parse_hex("2712")) is None


# --- strategic movement -----------------------------------------------------------------------------------


@pytest.mark.rule("7.35-b", "A38", "A41")
def test_a_division_that_only_train_or_ship_brings_to_barcelona_takes_one() -> None:
    b = revolt({"r_11": "2418", "r_drt": "2517"}, stages.STRATEGIC_REP)
    game = opened(b)
    assert texts(game) == ["rail r_11", "sail r_11"]
    assert refusal(game, "done").rule == "A38"
    assert refusal(game, "rail r_drt").rule == "A38"
    game.apply("rail r_11")
    assert texts(game) == ["to 3023"]
    found = refusal(game, "to 2517")
    assert (found.rule, found.key) == ("A38", "refusal-gce-duty-end")
    game.apply("to 3023")
    assert "done" in texts(game)
    assert "rail r_11" not in texts(game)


@pytest.mark.rule("7.35-b", "A38")
def test_who_can_come_to_barcelona_on_foot_takes_no_train_away_from_it() -> None:
    b = revolt({"r_11": "3023", "r_7": "3021"}, stages.STRATEGIC_REP)
    game = opened(b)
    assert "done" in texts(game)
    assert "rail r_11" not in texts(game)
    assert refusal(game, "rail r_11").rule == "A38"
    assert "rail r_7" in texts(game)
    b = revolt({"r_11": "3021"}, stages.STRATEGIC_REP)
    game = opened(b)
    assert "done" in texts(game)
    game.apply("rail r_11")
    assert texts(game) == ["to 3023"]


@pytest.mark.rule("7.11-c", "A35", "A38")
def test_italians_whom_only_a_train_takes_away_from_france_take_it() -> None:
    """It is slow, and cannot march next to an enemy; that is no bar to a train."""
    b = board({"n_fn": "3218", "r_drt": "3318"}, turn=14, step=stages.STRATEGIC_NAT, all_to=NAT)
    b.cups.ctv_from_france = 14
    game = opened(b)
    assert texts(game) == ["rail n_fn"]
    game.apply("rail n_fn")
    assert min(b.data.from_france[h] for h in ends(game)) >= 7
    b.cups.ctv_from_france = 13
    assert "done" in texts(opened(b))


@pytest.mark.rule("7.11-c", "A35", "A78")
def test_italians_whom_only_a_ship_takes_away_from_france_take_it() -> None:
    """San Sebastián is shut in by land; a reinforcement there counts as supplied."""
    shut = {"r_t": "3614", "r_b_7": "3514", "r_b_8": "3515"}
    for ports, forced in (([], False), (["3702"], True)):
        b = board({"n_fn": "3615", **shut}, turn=14, step=stages.STRATEGIC_NAT, all_to=REP, nationalist=ports)
        b.mark(unit(b, "n_fn"), FRESH)
        b.cups.ctv_from_france = 14
        game = opened(b)
        assert ("sail n_fn" in texts(game) and "done" not in texts(game)) == forced
        if forced:
            assert refusal(game, "done").rule == "A38"
            game.apply("sail n_fn")
            assert min(b.data.from_france[h] for h in ends(game)) >= 7


@pytest.mark.rule("7.11-c", "A35")
def test_no_italian_goes_by_rail_to_the_french_border() -> None:
    b = board({"n_fn": "2611"}, turn=14, step=stages.STRATEGIC_NAT, all_to=NAT)
    b.cups.ctv_from_france = 14
    game = opened(b)
    game.apply("rail n_fn")
    assert min(b.data.from_france[h] for h in ends(game)) >= 7


# --- 7.11-c, 7.8-c, 15.4, A26 -----------------------------------------------------------------------------


@pytest.mark.rule("7.11-c", "A35", "A93")
def test_italians_near_france_must_move_away_from_it() -> None:
    b = board({"n_fn": "2916", "n_ctv": "2717", "n_81": "3218"}, turn=14, all_to=NAT)
    b.cups.ctv_from_france = 14
    assert shown(b)["duty-from-france"] == (1, 2)
    game = opened(b)
    assert movers(game) == {"n_fn", "n_ctv", "n_81"}
    assert still(b) == ["n_fn"] and "done" not in texts(game)
    game.apply("move n_fn")
    assert ends(game)
    assert min(b.data.from_france[h] for h in ends(game)) >= 7
    assert "stay" not in texts(game)
    game.apply(texts(game)[0])
    game.apply("move n_ctv")
    assert min(b.data.from_france[h] for h in ends(game)) >= 7


@pytest.mark.rule("A35")
def test_an_italian_unit_that_cannot_get_away_is_left_where_it_is() -> None:
    b = board({"n_fn": "3420", "n_81": "2911", "r_drt": "3319"}, turn=14, all_to=NAT)
    b.cups.ctv_from_france = 14
    game = opened(b)
    assert movers(game) == {"n_fn", "n_81"}
    assert "done" in texts(game)


@pytest.mark.rule("7.8-c")
def test_after_the_coup_regular_units_attack_nobody() -> None:
    b = board({"r_11": "2712", "r_enc": "2712", "n_81": "2711"}, turn=18, step=stages.COMBAT_REP)
    b.cups.casado = 18
    found = duty_obligations.may_attack(b, unit(b, "r_11"))
    assert found is not None
    assert found.rule == "7.8-c"
    assert duty_obligations.may_attack(b, unit(b, "r_enc")) is None
    b.cups.casado = 17
    assert duty_obligations.may_attack(b, unit(b, "r_11")) is None


@pytest.mark.rule("15.4", "A93")
@pytest.mark.parametrize(("turn", "away", "barred"), [(12, 3, True), (19, 3, True), (12, 4, False), (11, 3, False)])
def test_foreign_aircraft_keep_from_the_french_border(turn: int, away: int, barred: bool) -> None:
    b = board({"n_lk_1": "air", "n_na1": "air"}, turn=turn, options={"frontier_air": True})
    hex_ = next(h for h in b.data.land if b.data.from_france[h] == away)
    found = duty_obligations.may_fly(b, unit(b, "n_lk_1"), hex_)
    assert (found is not None) == barred
    if found is not None:
        assert found.rule == "15.4"
    assert duty_obligations.may_fly(b, unit(b, "n_na1"), hex_) is None
