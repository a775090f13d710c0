"""Upkeep and victory (UPK, VIC)."""

import pytest
from tests.espana1936.build import N, R, control, do, game, kinds, piece, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side

NAT, REP = Side.NATIONALIST, Side.REPUBLICAN


def ending(played: Game) -> tuple[int | None, str] | None:
    """Winner and rule of a game's end, None while it goes on."""
    outcome = played.outcome()
    return None if outcome is None else (outcome.winner, outcome.rule)


# --- upkeep ------------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-01")
def test_planes_and_generals_go_home_tanks_and_troops_stay() -> None:
    pieces = {"he51": "avila", "mola": "avila", "cv33_1": "avila"}
    played = game("combat", ["N regular-1 avila"], pieces, REPUBLIC, turn=4)
    do(played, "decline mola")
    assert piece(played, "he51")["where"] == piece(played, "mola")["where"] == "mat"
    assert piece(played, "cv33_1")["box"] == "avila"


@pytest.mark.rule("UPK-02")
def test_used_units_are_ready_again() -> None:
    troops = ["N regular-2* avila", "R regular-2 avila"]
    played = game("upkeep", troops, {"cv33_1": "avila", "mola": "avila"}, REPUBLIC, flags={"cv33_1": 1, "mola": 5})
    assert not any(row["used"] for row in played.observe(None)["pieces"])


@pytest.mark.rule("UPK-03")
def test_the_objective_cities_are_counted_in_every_upkeep() -> None:
    troops = ["N regular-1 madrid", "R regular-1 madrid"]
    played = game("combat", troops, {"varela": "madrid"}, REPUBLIC, turn=4)
    events = do(played, "decline varela")
    counts = [event["args"] for event in events if event["kind"] == "objectives"]
    assert [(count[N], count[R], count["contested"]) for count in counts] == [(7, 4, 1)]
    cities = ["box:barcelona", "box:valencia", "box:murcia", "box:cordoba"]
    assert sorted(counts[0]["republican_cities"]) == sorted(cities)


@pytest.mark.rule("UPK-04")
def test_with_no_winner_the_game_goes_on() -> None:
    played = game("upkeep", ["N regular-1 avila"], republic=REPUBLIC)
    assert ending(played) is None
    assert played.observe(None)["phase"] == "replacement"


@pytest.mark.rule("UPK-05")
def test_after_the_victory_check_the_nationalist_side_ships() -> None:
    played = game("upkeep", ["N legion-2 marruecos"], republic=REPUBLIC)
    assert played.actor == NAT
    assert texts(played) == ["ship legion-2 marruecos", "done"]


# --- automatic victory -------------------------------------------------------------------------------


@pytest.mark.rule("VIC-01")
def test_the_game_stops_at_once_in_upkeep() -> None:
    played = game("combat", ["N regular-1 avila"], {"mola": "avila"}, hands=(["nac_1"], []))
    events = do(played, "decline mola")
    assert kinds(events)[-2:] == ["objectives", "game-over"]
    assert played.actor is None
    assert texts(played) == []


@pytest.mark.rule("VIC-01")
def test_nothing_is_won_before_upkeep() -> None:
    played = game("combat", ["N regular-1 avila"], {"mola": "avila"})
    assert ending(played) is None


@pytest.mark.rule("AMB-26")
@pytest.mark.rule("VIC-01")
@pytest.mark.parametrize(("draw", "winner"), [(True, None), (False, NAT)])
def test_when_both_sides_fulfil_a_condition_it_is_a_draw_unless_switched_off(draw: bool, winner: int | None) -> None:
    republic = all_but("madrid", "burgos", "avila", "sevilla")
    played = game("upkeep", [], republic=republic, turn=2, options={"both_win_draw": draw})
    found = ending(played)
    assert found is not None
    assert found[0] == winner


@pytest.mark.rule("VIC-03")
def test_eight_objective_cities_win_and_seven_do_not() -> None:
    assert ending(game("upkeep", [], republic=REPUBLIC)) is None
    eight = [box for box in REPUBLIC if box != "cordoba"]
    assert ending(game("upkeep", [], republic=eight)) == (NAT, "VIC-03")


@pytest.mark.rule("VIC-03")
def test_contested_cities_do_not_count_for_eight() -> None:
    troops = ["N regular-1 cordoba", "R regular-1 cordoba"]
    assert ending(game("upkeep", troops, republic=REPUBLIC)) is None


@pytest.mark.rule("VIC-03")
def test_the_republic_wins_by_eight_cities_too() -> None:
    republic = [*REPUBLIC, "badajoz", "zaragoza", "bilbao"]
    assert ending(game("upkeep", [], republic=republic)) == (REP, "VIC-03")


SEVEN = ["barcelona", "gerona", "lerida", "tarragona", "castellon", "valencia", "alicante"]
SIX = ["oviedo", "santander", "bilbao", "burgos", "logrono", "soria"]


@pytest.mark.rule("VIC-04")
def test_a_side_without_a_group_of_eight_boxes_loses() -> None:
    played = game("upkeep", [], republic=[*SEVEN, *SIX], turn=4)
    assert ending(played) == (NAT, "VIC-04")
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.details["loser"] == "side:republican"
    assert outcome.details["count"] == 7
    assert set(outcome.details["boxes"]) == {f"box:{box}" for box in SEVEN}


@pytest.mark.rule("VIC-04")
def test_contested_boxes_belong_to_the_group() -> None:
    troops = [f"{side} regular-1 {box}" for side in "NR" for box in ("alicante", "murcia", "albacete")]
    republic = ["barcelona", "lerida", "tarragona", "castellon", *SIX]
    assert ending(game("upkeep", troops, republic=republic, turn=4)) == (NAT, "VIC-04")
    assert ending(game("upkeep", troops, republic=[*republic, "valencia"], turn=4)) is None


@pytest.mark.rule("VIC-04")
@pytest.mark.rule("AMB-27")
def test_the_nationalist_side_can_lose_its_group_too() -> None:
    nationalist = ["la_coruna", "leon", "salamanca", "sevilla", "cadiz", "huelva", "badajoz", "marruecos"]
    republic = [box for box in all_but(*nationalist) if box not in ("madrid", "zaragoza", "burgos")]
    troops = [f"{side} regular-1 {box}" for side in "NR" for box in ("madrid", "zaragoza", "burgos")]
    played = game("upkeep", troops, republic=republic)
    assert control(played, "burgos") == "contested"
    assert ending(played) == (REP, "VIC-04")


NO_CORDOBA = [box for box in REPUBLIC if box != "cordoba"]


@pytest.mark.rule("VIC-05")
def test_madrid_barcelona_and_sevilla_together_win() -> None:
    assert ending(game("upkeep", [], republic=[*NO_CORDOBA, "sevilla"])) == (REP, "VIC-05")


@pytest.mark.rule("VIC-05")
def test_a_contested_sevilla_spoils_the_three_cities() -> None:
    troops = ["N regular-1 sevilla", "R regular-1 sevilla"]
    assert ending(game("upkeep", troops, republic=NO_CORDOBA)) is None


@pytest.mark.rule("VIC-05")
def test_the_three_cities_win_for_the_nationalist_side_too() -> None:
    republic = [box for box in REPUBLIC if box not in ("madrid", "barcelona", "gerona")] + ["bilbao", "badajoz"]
    assert ending(game("upkeep", [], republic=republic, turn=5)) == (NAT, "VIC-05")


NO_MADRID = [*[box for box in REPUBLIC if box != "madrid"], "bilbao", "badajoz"]


@pytest.mark.rule("VIC-06")
@pytest.mark.parametrize(("turn", "won"), [(1, True), (2, True), (3, True), (4, False)])
def test_madrid_wins_for_the_nationalist_side_before_turn_four(turn: int, won: bool) -> None:
    played = game("upkeep", [], republic=NO_MADRID, turn=turn)
    assert ending(played) == ((NAT, "VIC-06") if won else None)


@pytest.mark.rule("VIC-06")
def test_a_contested_madrid_is_not_enough() -> None:
    troops = ["N regular-1 madrid", "R regular-1 madrid"]
    assert ending(game("upkeep", troops, republic=NO_MADRID, turn=3)) is None


# --- the end of turn 10 ------------------------------------------------------------------------------


@pytest.mark.rule("VIC-02")
def test_after_turn_ten_more_friendly_cities_win() -> None:
    played = game("status", ["R regular-1 madrid"], republic=REPUBLIC, turn=10)
    assert played.observe(None)["objectives"] == {N: 7, R: 5, "contested": 0}
    assert ending(played) == (NAT, "VIC-02")


@pytest.mark.rule("VIC-02")
def test_equal_counts_are_a_draw() -> None:
    troops = [f"{side} regular-1 {box}" for side in "NR" for box in ("zaragoza", "burgos")]
    played = game("status", troops, republic=REPUBLIC, turn=10)
    assert played.observe(None)["objectives"] == {N: 5, R: 5, "contested": 2}
    assert ending(played) == (None, "VIC-02")


@pytest.mark.rule("VIC-02")
def test_contested_cities_count_for_nobody() -> None:
    troops = ["N regular-1 zaragoza", "R regular-1 zaragoza"]
    played = game("status", troops, republic=REPUBLIC, turn=10)
    assert played.observe(None)["objectives"] == {N: 6, R: 5, "contested": 1}
    assert ending(played) == (NAT, "VIC-02")


@pytest.mark.rule("VIC-07")
def test_republican_units_in_four_cities_after_turn_ten_win() -> None:
    troops = ["R regular-1 madrid", *[f"{s} regular-1 {b}" for s in "NR" for b in ("zaragoza", "burgos", "badajoz")]]
    played = game("status", troops, republic=["cuenca"], turn=10)
    assert played.observe(None)["objectives"] == {N: 8, R: 1, "contested": 3}
    assert ending(played) == (REP, "VIC-07")
    outcome = played.observe(None)["outcome"]
    assert outcome is not None
    assert sorted(outcome["args"]["boxes"]) == ["box:badajoz", "box:burgos", "box:madrid", "box:zaragoza"]


@pytest.mark.rule("VIC-07")
def test_units_in_three_cities_and_a_marker_in_a_fourth_are_not_enough() -> None:
    troops = [f"R regular-1 {box}" for box in ("madrid", "valencia", "barcelona")]
    played = game("status", troops, republic=["murcia"], turn=10)
    assert ending(played) == (NAT, "VIC-02")


@pytest.mark.rule("AMB-60")
@pytest.mark.rule("VIC-07")
def test_a_tank_is_a_combat_unit_and_a_general_is_not() -> None:
    troops = [f"R regular-1 {box}" for box in ("madrid", "valencia", "barcelona")]
    assert ending(game("status", troops, {"t26_1": "murcia"}, turn=10)) == (REP, "VIC-07")
    assert ending(game("status", troops, {"rojo": "murcia"}, turn=10)) == (NAT, "VIC-02")


@pytest.mark.rule("VIC-07")
def test_resistance_is_tested_after_all_phases_of_turn_ten() -> None:
    troops = [f"R regular-1 {box}" for box in ("madrid", "valencia", "barcelona", "murcia")]
    played = game("events", troops, republic=REPUBLIC, turn=10, hands=([], ["rep_38"]))
    assert ending(played) is None
    do(played, "pass")
    assert ending(played) == (REP, "VIC-07")


@pytest.mark.rule("VIC-08")
def test_players_may_stop_early_and_the_present_count_decides() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], republic=REPUBLIC)
    played.agree()
    assert ending(played) == (NAT, "VIC-02")
    assert played.actor is None


@pytest.mark.rule("VIC-08")
def test_after_the_end_there_is_nothing_left_to_agree_on() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], republic=REPUBLIC)
    played.agree()
    with pytest.raises(ValueError, match="over"):
        played.agree()


@pytest.mark.rule("VIC-09")
def test_on_turn_ten_an_automatic_victory_in_upkeep_comes_first() -> None:
    troops = [f"R regular-1 {box}" for box in ("madrid", "valencia", "barcelona", "murcia")]
    assert ending(game("upkeep", troops, republic=[], turn=10)) == (NAT, "VIC-03")


@pytest.mark.rule("VIC-09")
def test_on_turn_ten_resistance_comes_before_the_count() -> None:
    troops = [f"R regular-1 {box}" for box in ("madrid", "valencia", "barcelona", "murcia")]
    played = game("upkeep", troops, republic=REPUBLIC, turn=10)
    until(played, phase("never"))
    assert played.observe(None)["objectives"][N] == 7
    assert ending(played) == (REP, "VIC-07")


@pytest.mark.rule("VIC-04")
def test_the_linked_boxes_of_both_sides_are_told_to_everybody() -> None:
    at = game("nationalist-move", ["N legion-2 sevilla", "R communist-2 madrid"], republic=["toledo", "bilbao"])
    linked = at.observe(None)["linked"]
    assert linked["republican"] == ["madrid", "toledo"], "Bilbao is not linked to them"
    assert {"sevilla", "avila"} <= set(linked["nationalist"])
    assert linked["wanted"] == 8
    assert at.observe(0)["linked"] == at.observe(1)["linked"] == linked
