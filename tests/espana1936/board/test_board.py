"""Boxes and control (BRD)."""

import pytest
from tests.espana1936.build import N, R, at, control, do, game, kinds, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

import dosespanas
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.errors import BadPosition


@pytest.mark.rule("BRD-01")
def test_a_unit_stands_only_on_its_owners_side() -> None:
    with pytest.raises(BadPosition):
        game("combat", ["N communist-1 madrid"])


@pytest.mark.rule("BRD-01")
def test_a_box_has_at_most_one_marker_and_never_beside_units() -> None:
    raw = game("nationalist-move", ["N regular-1 avila"]).to_position()
    del raw["state"]["choice"]
    raw["state"]["markers"][R].append("avila")
    with pytest.raises(BadPosition):
        dosespanas.from_position(raw)


@pytest.mark.rule("BRD-02")
def test_neighbouring_provinces_without_a_link_are_out_of_reach() -> None:
    played = game("nationalist-move", ["N regular-1 huelva"], republic=all_but("huelva", "badajoz"))
    do(played, "move regular-1 huelva")
    assert "to sevilla" in texts(played)
    assert rule_of(played, "to cadiz") == "MOV-03"


@pytest.mark.rule("BRD-03")
@pytest.mark.rule("BRD-05")
def test_a_marker_alone_makes_a_box_friendly_to_one_and_enemy_to_the_other() -> None:
    played = game("nationalist-move", ["N regular-1 avila"], republic=["teruel"])
    assert control(played, "teruel") == R
    assert played.observe(None)["boxes"]["teruel"]["marker"] == R


@pytest.mark.rule("BRD-03")
@pytest.mark.rule("BRD-05")
def test_units_alone_make_a_box_friendly_to_one_and_enemy_to_the_other() -> None:
    played = game("nationalist-move", ["R basque-1 bilbao"])
    assert control(played, "bilbao") == R


@pytest.mark.rule("BRD-04")
def test_units_of_both_sides_make_a_box_contested() -> None:
    played = game("nationalist-move", ["N regular-1 madrid", "R communist-1 madrid"])
    assert control(played, "madrid") == "contested"


@pytest.mark.rule("BRD-06")
def test_a_marker_is_no_unit_and_takes_no_orders() -> None:
    played = game("nationalist-move", ["N regular-1 avila"])
    assert texts(played) == ["move regular-1 avila", "done"]
    assert rule_of(played, "move regular-1 segovia") == "MOV-01"


@pytest.mark.rule("BRD-07")
def test_the_last_unit_to_leave_puts_down_a_marker() -> None:
    played = game("republican-move", ["R regular-1 cuenca"], republic=["valencia"])
    events = do(played, "move regular-1 cuenca", "to valencia")
    assert "marker-placed" in kinds(events)
    assert played.observe(None)["boxes"]["cuenca"] == {"control": R, "marker": R}


@pytest.mark.rule("BRD-07")
def test_no_marker_is_needed_while_a_unit_stays() -> None:
    played = game("republican-move", ["R regular-1 cuenca", "R communist-1 cuenca"], republic=["valencia"])
    do(played, "move regular-1 cuenca", "to valencia")
    assert played.observe(None)["boxes"]["cuenca"] == {"control": R, "marker": None}


@pytest.mark.rule("BRD-08")
def test_an_own_marker_goes_when_own_units_come() -> None:
    played = game("republican-move", ["R regular-1 cuenca"], republic=["valencia"])
    do(played, "move regular-1 cuenca", "to valencia")
    assert played.observe(None)["boxes"]["valencia"] == {"control": R, "marker": None}


@pytest.mark.rule("BRD-09")
def test_an_enemy_marker_goes_as_soon_as_a_unit_enters() -> None:
    played = game("republican-move", ["R regular-1 cuenca"], republic=["valencia"])
    events = do(played, "move regular-1 cuenca", "to teruel")
    assert "marker-removed" in kinds(events)
    assert played.observe(None)["boxes"]["teruel"] == {"control": R, "marker": None}


@pytest.mark.rule("BRD-10")
def test_there_are_twelve_objective_cities() -> None:
    assert load_data().objectives.bit_count() == 12


@pytest.mark.rule("BRD-10")
def test_the_counts_of_every_upkeep_add_up_to_twelve() -> None:
    played = dosespanas.new_game("espana1936", seed=7)
    events = until(played, lambda seen: False)
    counts = [event["args"] for event in events if event["kind"] == "objectives"]
    assert len(counts) == 10
    assert {count[N] + count[R] + count["contested"] for count in counts} == {12}


@pytest.mark.rule("BRD-11")
def test_a_card_for_a_port_may_be_used_in_every_own_port_and_nowhere_else() -> None:
    played = game("events", [], republic=REPUBLIC, turn=7, hands=(["nac_26"], []))
    do(played, "event nac_26")
    ports = {"la_coruna", "oviedo", "bilbao", "almeria", "malaga", "cadiz", "marruecos"}
    assert set(texts(played)) == {f"to {box}" for box in ports}
    assert rule_of(played, "to sevilla") == "EVT-10"


@pytest.mark.rule("BRD-12")
def test_nobody_enters_morocco_by_land() -> None:
    played = game("republican-move", ["R regular-1 cadiz"], republic=["sevilla"])
    do(played, "move regular-1 cadiz")
    assert rule_of(played, "to marruecos") == "BRD-12"


@pytest.mark.rule("BRD-12")
@pytest.mark.rule("SUP-06")
def test_units_in_morocco_are_always_supplied() -> None:
    played = game("events", ["N legion-2 marruecos"], republic=all_but("marruecos"), hands=(["nac_1"], []))
    troop = next(p for p in played.observe(None)["pieces"] if p["box"] == "marruecos")
    assert troop["supplied"]


@pytest.mark.rule("BRD-13")
def test_the_turn_track_shows_turn_year_and_replacements() -> None:
    played = dosespanas.new_game("espana1936", seed=7)
    replacement = []
    for turn in range(1, 11):
        until(played, phase("movement", turn))
        seen = played.observe(None)
        assert seen["turn"] == turn
        if "replacement" in seen["stations"]:
            replacement.append(turn)
    assert replacement == [1, 3, 5, 7, 9]
    assert played.observe(None)["year"] == "1939"


@pytest.mark.rule("BRD-13")
def test_the_objective_and_replacement_tracks_are_kept_for_each_side() -> None:
    played = game("replacement", ["N regular-1 madrid", "R regular-1 madrid"], republic=REPUBLIC)
    seen = played.observe(None)
    assert seen["objectives"] == {N: 7, R: 4, "contested": 1}
    assert seen["replacement"] == {N: 8, R: 5}


@pytest.mark.rule("BRD-14")
def test_without_the_naval_rules_there_are_no_seas_and_no_ships() -> None:
    played = dosespanas.new_game("espana1936")
    assert played.observe(None)["naval"] is None
    assert not [row for row in played.observe(None)["pieces"] if row["kind"] == "ship"]
    assert piece(played, "ju52")["where"] == "out"
    assert piece(played, "ni52")["where"] == "out"


@pytest.mark.rule("BRD-14")
def test_no_deck_holds_a_naval_card() -> None:
    state = dosespanas.new_game("espana1936").to_position()["state"]
    names = [name for pile in state["decks"] + state["hands"] for name in pile]
    assert sorted(names) == sorted(f"{side}_{number}" for side in ("nac", "rep") for number in range(1, 45))


@pytest.mark.rule("BRD-15")
def test_units_are_open_and_hands_are_hidden() -> None:
    played = dosespanas.new_game("espana1936", seed=3)
    mine, theirs = played.observe(0), played.observe(1)
    assert mine["pieces"] == theirs["pieces"] == played.observe(None)["pieces"]
    assert len(mine["hands"][N]["cards"]) == 6
    assert mine["hands"][R] == {"count": 6, "cards": None}
    assert played.observe(None)["hands"][N]["cards"] is None
    assert at(played, "toledo") == ["N regular-1", "R anarchist-2"]
