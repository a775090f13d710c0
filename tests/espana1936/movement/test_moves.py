"""Movement on the ground (MOV)."""

import pytest
from tests.espana1936.build import N, R, at, control, do, game, kinds, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until


@pytest.mark.rule("MOV-01")
def test_a_unit_moves_once_a_phase() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], {"cv33_1": "avila"})
    do(played, "move regular-1 avila", "to segovia", "move cv33_1", "to segovia")
    assert rule_of(played, "move regular-1 segovia") == "MOV-01"
    assert rule_of(played, "move regular-1* segovia") == "MOV-01"
    assert rule_of(played, "move cv33_1") == "MOV-01"


@pytest.mark.rule("MOV-01")
def test_any_or_none_of_the_units_may_move() -> None:
    played = game("nationalist-move", ["N regular-1 avila", "N legion-2 sevilla"], {"he51": "mat"})
    assert texts(played) == ["move regular-1 avila", "move legion-2 sevilla", "move he51", "done"]
    do(played, "done")
    assert at(played, "avila") == ["N regular-1"]


@pytest.mark.rule("MOV-01")
def test_a_troop_that_moved_may_move_again_next_turn() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], republic=REPUBLIC)
    do(played, "move regular-1 avila", "to segovia")
    until(played, phase("movement", 4, N))
    assert rule_of(played, "move regular-1 segovia") is None


@pytest.mark.rule("MOV-01")
def test_a_piece_not_on_the_map_cannot_move() -> None:
    played = game("nationalist-move", ["N regular-1 avila"])
    assert rule_of(played, "move cv33_1") == "MOV-01"
    assert rule_of(played, "move legion-2 avila") == "MOV-01"


@pytest.mark.rule("MOV-02")
def test_any_distance_through_friendly_boxes() -> None:
    played = game("nationalist-move", ["N regular-1 cadiz"])
    do(played, "move regular-1 cadiz", "to gerona")
    assert at(played, "gerona") == ["N regular-1"]


@pytest.mark.rule("MOV-02")
def test_no_way_through_enemy_boxes() -> None:
    played = game("nationalist-move", ["N regular-1 huesca"], republic=all_but("huesca", "lerida", "gerona", "leon"))
    do(played, "move regular-1 huesca")
    assert rule_of(played, "to gerona") is None
    assert rule_of(played, "to leon") == "MOV-03"


@pytest.mark.rule("MOV-03")
def test_a_contested_box_ends_the_move() -> None:
    played = game("nationalist-move", ["N regular-1 sevilla", "N legion-1 cadiz", "R regular-1 cadiz"])
    do(played, "move regular-1 sevilla", "to cadiz")
    assert at(played, "cadiz") == ["N legion-1", "N regular-1", "R regular-1"]
    assert rule_of(played, "move regular-1* cadiz") == "MOV-01"


@pytest.mark.rule("MOV-03")
def test_nobody_passes_through_a_contested_box() -> None:
    troops = ["N regular-1 cadiz", "N regular-1 sevilla", "R regular-1 sevilla"]
    played = game("nationalist-move", troops, republic=["malaga"])
    do(played, "move regular-1 cadiz")
    assert texts(played) == ["to sevilla", "to malaga"]
    assert rule_of(played, "to badajoz") == "MOV-03"


@pytest.mark.rule("MOV-03")
def test_the_refusal_of_a_box_too_far_names_where_the_unit_would_have_to_stop() -> None:
    troops = ["N regular-1 cadiz", "N regular-1 sevilla", "R regular-1 sevilla"]
    played = game("nationalist-move", troops, republic=["malaga"])
    do(played, "move regular-1 cadiz")
    refusal = played.explain("to badajoz")
    assert refusal is not None
    assert refusal.key == "refusal-way-barred"
    assert refusal.details["stop"] == "box:sevilla"


@pytest.mark.rule("MOV-04")
def test_a_box_with_only_an_enemy_marker_stops_the_unit() -> None:
    played = game("nationalist-move", ["N regular-1 san_sebastian"], republic=all_but("san_sebastian", "bilbao"))
    do(played, "move regular-1 san_sebastian")
    assert rule_of(played, "to pamplona") is None
    assert rule_of(played, "to huesca") == "MOV-03"


@pytest.mark.rule("MOV-05")
def test_later_movers_pass_where_a_marker_has_been_taken() -> None:
    troops = ["N regular-1 san_sebastian", "N legion-1 san_sebastian"]
    played = game("nationalist-move", troops, republic=all_but("san_sebastian", "bilbao"))
    do(played, "move regular-1 san_sebastian", "to pamplona")
    assert control(played, "pamplona") == N
    do(played, "move legion-1 san_sebastian", "to huesca")
    assert at(played, "huesca") == ["N legion-1"]


CONTESTED = ["R communist-2 madrid", "R anarchist-1 madrid", "N regular-1 madrid"]


@pytest.mark.rule("MOV-06")
def test_from_a_contested_box_one_link_to_a_friendly_box() -> None:
    played = game("republican-move", CONTESTED, republic=["cuenca", "valencia"])
    do(played, "move communist-2 madrid")
    assert texts(played) == ["to cuenca"]


@pytest.mark.rule("MOV-06")
def test_from_a_contested_box_no_enemy_box_and_no_second_link() -> None:
    played = game("republican-move", CONTESTED, republic=["cuenca", "valencia"])
    do(played, "move communist-2 madrid")
    assert rule_of(played, "to toledo") == "MOV-06"
    assert rule_of(played, "to valencia") == "MOV-06"
    into_enemy, too_far = played.explain("to toledo"), played.explain("to valencia")
    assert into_enemy is not None
    assert too_far is not None
    assert (into_enemy.key, too_far.key) == ("refusal-contested-into-enemy", "refusal-contested-one-link")


@pytest.mark.rule("MOV-06")
def test_from_a_contested_box_one_link_to_a_contested_box() -> None:
    troops = [*CONTESTED, "R regular-1 toledo", "N regular-1 toledo"]
    played = game("republican-move", troops, republic=["cuenca"])
    do(played, "move communist-2 madrid", "to toledo")
    assert "R communist-2" in at(played, "toledo")


@pytest.mark.rule("MOV-07")
def test_the_last_troop_may_not_leave_a_contested_box() -> None:
    played = game("republican-move", CONTESTED, republic=["cuenca"])
    do(played, "move communist-2 madrid", "to cuenca")
    assert rule_of(played, "move anarchist-1 madrid") == "MOV-07"


@pytest.mark.rule("MOV-07")
@pytest.mark.rule("AMB-03")
def test_the_last_troop_may_leave_when_a_tank_stays() -> None:
    troops = ["R communist-2 madrid", "N regular-1 madrid"]
    played = game("republican-move", troops, {"t26_1": "madrid"}, republic=["cuenca"])
    assert rule_of(played, "move t26_1") is None
    do(played, "move communist-2 madrid", "to cuenca")
    assert rule_of(played, "move t26_1") == "MOV-07", "a tank is a unit, the last may not leave"
    assert control(played, "madrid") == "contested"


@pytest.mark.rule("MOV-07")
@pytest.mark.rule("AMB-03")
def test_one_of_two_tanks_may_leave_the_other() -> None:
    tanks = {"t26_1": "madrid", "t26_2": "madrid"}
    played = game("republican-move", ["N regular-1 madrid"], tanks, republic=["cuenca"])
    do(played, "move t26_1", "to cuenca")
    assert rule_of(played, "move t26_2") == "MOV-07"


@pytest.mark.rule("AMB-03")
def test_a_tank_left_alone_with_enemy_troops_is_lost_in_upkeep() -> None:
    troops = ["R communist-2 madrid", "N regular-1 madrid"]
    played = game("republican-move", troops, {"t26_1": "madrid"}, republic=["cuenca"])
    do(played, "move communist-2 madrid", "to cuenca")
    until(played, lambda seen: seen["turn"] == 4 or seen["phase"] in ("events", "replacement"))
    assert piece(played, "t26_1")["where"] == "eliminated"
    assert control(played, "madrid") == "nationalist"


@pytest.mark.rule("AMB-03")
@pytest.mark.parametrize("foe", [{}, {"cv33_1": "madrid"}])
def test_a_tank_alone_or_with_enemy_tanks_alone_outlives_upkeep(foe: dict[str, str]) -> None:
    played = game("upkeep", ["R regular-1 cuenca"], {"t26_1": "madrid", **foe}, republic=REPUBLIC)
    until(played, lambda seen: seen["phase"] != "upkeep")
    assert piece(played, "t26_1")["box"] == "madrid"
    assert all(piece(played, name)["box"] == box for name, box in foe.items())
    assert control(played, "madrid") == ("contested" if foe else "republican")


@pytest.mark.rule("MOV-07")
def test_the_last_troop_may_leave_once_another_has_come() -> None:
    troops = ["R communist-2 madrid", "N regular-1 madrid", "R regular-1 cuenca"]
    played = game("republican-move", troops)
    assert rule_of(played, "move communist-2 madrid") == "MOV-07"
    do(played, "move regular-1 cuenca", "to madrid")
    assert rule_of(played, "move communist-2 madrid") is None


@pytest.mark.rule("MOV-08")
def test_a_contested_box_stays_contested_through_the_phase() -> None:
    played = game("republican-move", CONTESTED, republic=["cuenca", "valencia"])
    do(played, "move communist-2 madrid", "to cuenca")
    assert control(played, "madrid") == "contested"


@pytest.mark.rule("AMB-04")
@pytest.mark.rule("MOV-08")
def test_the_start_box_is_read_when_the_unit_starts() -> None:
    troops = ["R communist-1 cuenca", "R regular-1 albacete"]
    played = game("republican-move", troops, republic=["valencia"])
    do(played, "move communist-1 cuenca", "to teruel")
    do(played, "move regular-1 albacete", "to zaragoza")
    assert at(played, "zaragoza") == ["R regular-1"]


FULL = [f"N {name} toledo" for name in ("regular-1", "regular-2", "legion-2", "africa-2")]


@pytest.mark.rule("MOV-09")
def test_four_troops_and_three_tanks_may_share_a_box() -> None:
    tanks = dict.fromkeys(("cv33_1", "cv33_2", "cv33_3"), "toledo")
    played = game("nationalist-move", FULL, tanks, republic=REPUBLIC)
    do(played, "done")
    assert (played.observe(None)["phase"], played.actor) == ("movement", 1)
    assert len(at(played, "toledo")) == 4


@pytest.mark.rule("MOV-09")
def test_a_fifth_troop_is_too_many_at_the_end_of_the_phase() -> None:
    played = game("nationalist-move", [*FULL, "N carlist-1 avila"])
    do(played, "move carlist-1 avila", "to toledo", "done")
    assert set(texts(played)) == {
        "lose regular-1 toledo", "lose regular-2 toledo", "lose legion-2 toledo", "lose africa-2 toledo",
        "lose carlist-1* toledo",
    }  # fmt: skip


@pytest.mark.rule("MOV-09")
def test_each_side_has_its_own_limit() -> None:
    troops = [*FULL, *[f"R {name} toledo" for name in ("regular-1", "regular-2", "communist-1", "anarchist-1")]]
    played = game("nationalist-move", troops, republic=REPUBLIC)
    do(played, "done")
    assert (played.observe(None)["phase"], played.actor) == ("movement", 1)


@pytest.mark.rule("MOV-10")
def test_a_full_box_may_be_passed() -> None:
    republic = all_but("avila", "toledo", "caceres")
    played = game("nationalist-move", [*FULL, "N carlist-1 avila"], republic=republic)
    do(played, "move carlist-1 avila", "to caceres")
    assert at(played, "caceres") == ["N carlist-1"]


@pytest.mark.rule("MOV-10")
def test_a_box_may_be_overfull_for_a_while() -> None:
    played = game("nationalist-move", [*FULL, "N carlist-1 avila"], republic=REPUBLIC)
    do(played, "move carlist-1 avila", "to toledo", "move regular-1 toledo", "to avila", "done")
    assert (played.observe(None)["phase"], played.actor) == ("movement", 1)


@pytest.mark.rule("MOV-11")
def test_what_a_card_brings_over_the_limit_must_leave_or_is_lost() -> None:
    troops = [f"R regular-{n} madrid" for n in (1, 1, 2, 2)]
    played = game("events", troops, republic=REPUBLIC, turn=4, hands=([], ["rep_9"]))
    do(played, "event rep_9")
    assert len(at(played, "madrid")) == 6
    until(played, phase("movement", 5, R))
    do(played, "move communist-2 madrid", "to cuenca", "done")
    events = do(played, "lose regular-1 madrid")
    assert "surplus-lost" in kinds(events)
    assert at(played, "madrid") == ["R anarchist-2", "R regular-1", "R regular-2", "R regular-2"]
    assert played.observe(None)["phase"] != "movement"


@pytest.mark.rule("MOV-11")
def test_the_surplus_cannot_be_moved_any_more() -> None:
    played = game("nationalist-move", [*FULL, "N carlist-1 toledo"], {"cv33_1": "toledo"})
    do(played, "done")
    assert rule_of(played, "move carlist-1 toledo") == "MOV-11"
    assert rule_of(played, "move cv33_1") == "MOV-11"
    assert rule_of(played, "lose carlist-1 avila") == "MOV-11"


@pytest.mark.rule("MOV-12")
def test_an_encircled_surplus_is_lost() -> None:
    troops = [*[f"R regular-{n} madrid" for n in (1, 1, 2, 2)], "R communist-1 madrid"]
    played = game("republican-move", troops, republic=["valencia"])
    assert texts(played) == ["done"]
    do(played, "done", "lose communist-1 madrid")
    assert at(played, "madrid") == ["R regular-1", "R regular-1", "R regular-2", "R regular-2"]


@pytest.mark.rule("MOV-13")
def test_entering_a_box_with_enemies_makes_it_contested_without_a_fight() -> None:
    played = game("nationalist-move", ["N legion-2 toledo", "R communist-1 madrid"])
    events = do(played, "move legion-2 toledo", "to madrid")
    assert control(played, "madrid") == "contested"
    assert kinds(events) == ["moved", "marker-placed"]
    assert at(played, "madrid") == ["N legion-2", "R communist-1"]


@pytest.mark.rule("MOV-14")
@pytest.mark.rule("AIR-02")
def test_enemies_on_the_way_do_not_stop_a_plane() -> None:
    troops = ["N regular-1 gerona", "R regular-1 barcelona", "R regular-1 lerida"]
    played = game("nationalist-move", troops, {"he51": "mat"}, republic=all_but("gerona"))
    do(played, "move he51", "to gerona")
    assert piece(played, "he51")["box"] == "gerona"


@pytest.mark.rule("MOV-14")
@pytest.mark.rule("GEN-04")
def test_enemies_on_the_way_do_not_stop_a_general() -> None:
    troops = ["N regular-1 gerona", "R regular-1 barcelona", "R regular-1 lerida"]
    played = game("generals", troops, {"mola": "mat"}, republic=all_but("gerona"))
    do(played, "assign mola", "to gerona")
    assert piece(played, "mola")["box"] == "gerona"
