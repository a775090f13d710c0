"""What each event chit does (7.5 to 7.41)."""

import pytest
from tests.gce.build import at, board, unit
from tests.gce.chit_play import LEGION, chit, choose, next_turn, options, play, void

from dosespanas.gce import observation
from dosespanas.gce.administration import entry, rebuilding
from dosespanas.gce.board import stages
from dosespanas.gce.board.data import FACTIONS
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import TIED
from dosespanas.gce.combat import losses
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP

# --- 7.5 Anschluss, 7.11 the Czech crisis ---------------------------------------------------------------

SMALL = ("l_1", "l_2", "mg_1", "mg_2", "cr")
"""Colonial columns below a brigade (6.5)."""


@pytest.mark.rule("7.5", "F12")
def test_anschluss_takes_an_aircraft_of_the_legion_for_a_turn() -> None:
    b = board(LEGION, turn=13, step=stages.CHITS)
    play(b, "anschluss")
    assert b.side == NAT
    assert options(b) == ["pick n_lk_1", "pick n_lk_2", "pick n_lk_3"]
    choose(b, "pick n_lk_2")
    assert at(b, "n_lk_2") == "returning"
    next_turn(b, 14)
    assert at(b, "n_lk_2") == "air"


@pytest.mark.rule("7.5", "A33")
def test_anschluss_is_no_event_during_the_crisis() -> None:
    b = board(LEGION, turn=14)
    b.cups.czech_until = 16
    assert void(b, "anschluss")
    b.turn = 16
    assert not void(b, "anschluss")


@pytest.mark.rule("7.11-a", "A33", "F11")
def test_the_crisis_takes_two_aircraft_one_after_the_other_back_together() -> None:
    b = board(LEGION, turn=14, step=stages.CHITS)
    play(b, "czech_crisis")
    choose(b, "pick n_lk_1")
    assert [at(b, name) for name in LEGION] == ["returning", "air", "air"]
    next_turn(b, 15)
    assert options(b) == ["pick n_lk_2", "pick n_lk_3"]
    choose(b, "pick n_lk_3")
    assert [at(b, name) for name in LEGION] == ["returning", "air", "returning"]
    assert [b.u_turn[unit(b, name)] for name in LEGION] == [16, 0, 16]
    next_turn(b, 16)
    assert [at(b, name) for name in LEGION] == ["air", "air", "air"]


@pytest.mark.rule("A33", "A30")
def test_fewer_aircraft_leave_if_there_are_no_more() -> None:
    b = board({"n_lk_1": "air"}, turn=14, step=stages.CHITS)
    play(b, "czech_crisis")
    assert at(b, "n_lk_1") == "returning"
    next_turn(b, 15)
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("7.11-b", "A34")
def test_the_crisis_takes_six_steps_whole_units_or_flipped_ones() -> None:
    b = board({"n_81": "2611", "n_82": "2611", "n_83": "2611", "n_84": "2611"}, turn=14, step=stages.CHITS)
    play(b, "czech_crisis")
    assert b.cups.left == 6
    choose(b, "pick n_81", "pick n_81", "pick n_82", "pick n_82", "pick n_83", "pick n_84")
    assert b.stage == stages.NEXT_PART
    assert [at(b, name) for name in ("n_81", "n_82", "n_83", "n_84")] == ["returning", "returning", "2611", "2611"]
    assert b.reduced(unit(b, "n_83"))
    assert not b.reduced(unit(b, "n_81"))
    next_turn(b, 15)
    assert b.reduced(unit(b, "n_83"))
    next_turn(b, 16)
    assert not b.reduced(unit(b, "n_83"))
    assert at(b, "n_81") != "2611"
    assert b.u_turn[unit(b, "n_81")] == 16


@pytest.mark.rule("A34")
def test_if_there_are_not_six_steps_all_leave() -> None:
    b = board({"n_81": "2611", "n_82": "2611"}, turn=14, step=stages.CHITS)
    play(b, "czech_crisis")
    assert [at(b, name) for name in ("n_81", "n_82")] == ["returning", "returning"]
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("A34")
def test_a_unit_that_was_reduced_before_it_left_comes_back_reduced() -> None:
    b = board({"n_81": "2611", "n_82": "2611"}, reduced=["n_81"], turn=14, step=stages.CHITS)
    play(b, "czech_crisis")
    assert [at(b, name) for name in ("n_81", "n_82")] == ["returning", "returning"]
    assert (b.reduced(unit(b, "n_81")), b.reduced(unit(b, "n_82"))) == (True, False)


@pytest.mark.rule("7.11-b", "A34")
def test_the_six_steps_leave_out_of_supply_too_and_colonials_among_them() -> None:
    b = board(
        {"n_asn": "2712", "n_cst": "2712", "n_81": "2712", "n_82": "2712"}, turn=14, step=stages.CHITS, all_to=REP
    )
    assert not any(sources.supplied(b, u) for u in b.on_map(NAT))
    play(b, "czech_crisis")
    assert {"pick n_asn", "pick n_81"} <= set(options(b))
    choose(b, "pick n_asn", "pick n_asn")
    assert at(b, "n_asn") == "returning"


# --- 7.6 Basque surrender ---------------------------------------------------------------------------------

BASQUES = ["r_bm_1", "r_bm_2", "r_bm_3", "r_bm_4", "r_bm_5", "r_bm_6"]


@pytest.mark.rule("7.6-a", "A29")
def test_no_surrender_while_bilbao_is_republican() -> None:
    b = board({"r_bm_1": "3613"}, turn=9)
    assert void(b, "basque_surrender")
    assert void(board(turn=9), "basque_surrender")
    assert not void(board(turn=9, nationalist=["3613"]), "basque_surrender")


@pytest.mark.rule("7.6-a", "7.6-b")
def test_five_basque_units_leave_and_two_with_a_star_come() -> None:
    b = board(
        {"r_bm_1": "3611", "r_bm_2": "3611", "r_bm_3": "3610", "r_bm_4": "3610", "r_bm_5": "3610"},
        turn=9,
        nationalist=["3613"],
    )
    play(b, "basque_surrender")
    assert [at(b, name) for name in BASQUES] == ["removed"] * 6
    assert b.side == REP
    assert options(b) == ["to 3610", "to 3611"]
    choose(b, "to 3611", "to 3610")
    assert [at(b, f"r_b_star_{x}") for x in "abcd"] == ["3611", "3610", "waiting", "waiting"]
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("7.6-b")
def test_nine_basque_units_make_four() -> None:
    b = board(turn=9, nationalist=["3613"])
    names = [u.name for u in b.data.units if u.faction == FACTIONS.index("basque") and u.special == 0][:9]
    for name in names:
        b.place(unit(b, name), parse_hex("3611"))
    b.control[parse_hex("3611")] = REP
    play(b, "basque_surrender")
    assert [at(b, f"r_b_star_{x}") for x in "abcd"] == ["3611"] * 4


# --- 7.7 the Balearics ------------------------------------------------------------------------------------


@pytest.mark.rule("7.7", "A97")
def test_three_columns_inland_and_one_of_valencia_sail_and_return_in_two_turns() -> None:
    b = board(
        {"r_drt": "3018", "r_asc": "3219", "r_len": "3219", "r_ort": "2918", "r_fb": "2517", "r_tb": "2517"},
        turn=2,
        step=stages.CHITS,
    )
    play(b, "balearic_landings")
    assert b.side == REP
    assert observation.observe(b, REP, 0)["prompt"]["rule"] == "7.7"
    assert options(b) == ["pick r_drt", "pick r_asc", "pick r_len", "pick r_ort"]
    choose(b, "pick r_drt", "pick r_asc", "pick r_ort")
    assert options(b) == ["pick r_fb", "pick r_tb"]
    choose(b, "pick r_tb")
    assert [b.u_turn[unit(b, name)] for name in ("r_drt", "r_asc", "r_ort", "r_tb")] == [4, 4, 4, 4]
    assert at(b, "r_len") == "3219"


@pytest.mark.rule("7.7")
def test_the_balearics_are_no_event_from_turn_seven() -> None:
    assert void(board(turn=7), "balearic_landings")
    assert not void(board(turn=6), "balearic_landings")


@pytest.mark.rule("A30")
def test_the_columns_there_are_sail() -> None:
    b = board({"r_drt": "3018", "r_men": "3119"}, turn=2)
    play(b, "balearic_landings")
    assert [at(b, name) for name in ("r_drt", "r_men")] == ["returning", "returning"]
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("A30", "6.2-e", "6.8-b")
def test_columns_sail_out_of_supply_and_leave_no_seat_to_others() -> None:
    b = board({"r_drt": "2919", "n_81": "2918"}, turn=2, step=stages.CHITS, all_to=NAT)
    assert not sources.supplied(b, unit(b, "r_drt"))
    play(b, "balearic_landings")
    assert at(b, "r_drt") == "returning"
    assert b.vacated == []


# --- 7.8, 7.10, 7.18 --------------------------------------------------------------------------------------


@pytest.mark.rule("7.8-a")
def test_no_coup_above_a_morale_of_32() -> None:
    b = board(turn=18)
    b.morale = 33
    assert void(b, "casado")
    b.morale = 32
    assert not void(b, "casado")
    play(b, "casado")
    assert b.cups.casado == 18
    assert observation.naval_left(b, REP) is False


@pytest.mark.rule("7.10-a", "7.10-b", "7.10-c")
def test_the_volunteers_go_home_and_an_italian_division_with_them() -> None:
    units = {"r_t": "2712", "r_gi": "2712", "n_fn": "2611", "n_fa_2": "2611", "n_fv": "2611"}
    b = board(units, turn=16, step=stages.CHITS)
    play(b, "foreign_volunteers")
    assert [at(b, "r_t"), at(b, "r_gi")] == ["eliminated", "eliminated"]
    assert b.side == NAT
    assert options(b) == ["pick n_fa_2", "pick n_fv"]  # the Black Arrows are a brigade
    choose(b, "pick n_fa_2")
    assert at(b, "n_fa_2") == "removed"
    assert b.cups.volunteers == 16
    next_turn(b, 17)
    assert b.points[3] == 0


@pytest.mark.rule("7.10-a", "2.12-b")
def test_of_the_volunteers_international_brigades_alone_go_and_none_comes_back_into_the_pile() -> None:
    units = {"r_t": "2712", "r_gi": "removed", "r_11": "2712", "r_mng": "2712", "r_1t": "2611", "r_dlr": "2612"}
    b = board(units, turn=16, step=stages.CHITS)
    play(b, "foreign_volunteers")
    assert [at(b, name) for name in units] == ["eliminated", "removed", "2712", "2712", "2611", "2612"]


@pytest.mark.rule("7.10-c")
def test_the_italian_division_may_be_one_of_the_pile() -> None:
    b = board({"n_fa_2": "eliminated", "n_fv": "2611", "n_fn": "eliminated"}, turn=16, step=stages.CHITS)
    play(b, "foreign_volunteers")
    assert options(b) == ["pick n_fa_2", "pick n_fv"]
    choose(b, "pick n_fa_2")
    assert [at(b, "n_fa_2"), at(b, "n_fv")] == ["removed", "2611"]


@pytest.mark.rule("7.11-b", "A34")
@pytest.mark.parametrize("place", ["3608", "2611"])
def test_the_garrison_of_oviedo_is_gone_for_good(place: str) -> None:
    b = board({"n_og": place}, reduced=["n_og"], turn=14, step=stages.CHITS)
    play(b, "czech_crisis")
    assert at(b, "n_og") == "removed"
    next_turn(b, 16)
    assert at(b, "n_og") == "removed"


@pytest.mark.rule("7.18", "A34")
def test_nothing_is_owed_to_a_unit_restored_in_the_meantime() -> None:
    b = board({"n_81": "2611", "n_82": "2611", "n_83": "2611"}, turn=16, step=stages.CHITS, all_to=NAT)
    play(b, "guerrillas")
    choose(b, "pick n_81", "pick n_82")
    b.points[NAT] = 1
    b.step_no, b.side = stages.ARRIVALS, NAT
    rebuilding.take_rebuild(b, b.parse("replace n_81"))
    assert not b.reduced(unit(b, "n_81"))
    losses.lose_step(b, unit(b, "n_81"), -1)
    next_turn(b, 17)
    assert b.reduced(unit(b, "n_81"))
    assert not b.reduced(unit(b, "n_82"))


@pytest.mark.rule("7.18", "A34")
def test_nothing_is_owed_to_a_unit_eliminated_in_the_meantime() -> None:
    b = board({"n_81": "2611", "n_82": "2611"}, turn=16, step=stages.CHITS, all_to=NAT)
    fresh = board({"n_81": "eliminated"}, turn=16, all_to=NAT)
    play(b, "guerrillas")
    choose(b, "pick n_81", "pick n_82")
    losses.lose_step(b, unit(b, "n_81"), -1)
    assert at(b, "n_81") == "eliminated"
    assert entry.way_in(b, unit(b, "n_81")) == entry.way_in(fresh, unit(fresh, "n_81"))
    assert b.u_turn[unit(b, "n_81")] == 0


@pytest.mark.rule("7.18", "A34")
def test_guerrillas_take_two_steps_of_infantry_for_a_turn() -> None:
    b = board({"n_81": "2611", "n_82": "2611", "n_ctv": "2611"}, turn=16, step=stages.CHITS)
    play(b, "guerrillas")
    assert b.side == NAT
    assert options(b) == ["pick n_81", "pick n_82"]
    choose(b, "pick n_81", "pick n_82")
    assert b.reduced(unit(b, "n_81"))
    assert b.reduced(unit(b, "n_82"))
    next_turn(b, 17)
    assert not b.reduced(unit(b, "n_81"))
    assert not b.reduced(unit(b, "n_82"))


# --- 7.35, 7.41 -------------------------------------------------------------------------------------------


@pytest.mark.rule("7.35-a", "A41")
def test_the_lenin_division_leaves_from_the_map_or_the_pile() -> None:
    for place in ("3219", "eliminated"):
        b = board({"r_len": place, "r_29": "2107"}, turn=8)
        play(b, "barcelona_revolt")
        assert at(b, "r_len") == "removed"
        assert at(b, "r_29") == "2107"
    assert void(board(turn=12), "barcelona_revolt")
    assert void(board(turn=19), "barcelona_revolt")
    assert not void(board(turn=11), "barcelona_revolt")


@pytest.mark.rule("7.35-b")
def test_an_aircraft_is_tied_to_barcelona() -> None:
    b = board({"r_ra1": "air", "r_ra2": "air"}, turn=8)
    play(b, "barcelona_revolt")
    assert b.side == REP
    choose(b, "pick r_ra2")
    assert b.has(unit(b, "r_ra2"), TIED)
    assert not b.has(unit(b, "r_ra1"), TIED)


@pytest.mark.rule("7.35-b")
def test_the_northern_aircraft_is_not_tied_to_barcelona() -> None:
    b = board({"r_n": "air", "r_ra1": "air"}, turn=8)
    play(b, "barcelona_revolt")
    assert b.has(unit(b, "r_ra1"), TIED) and not b.has(unit(b, "r_n"), TIED)
    alone = board({"r_n": "air"}, turn=8)
    play(alone, "barcelona_revolt")
    assert not alone.has(unit(alone, "r_n"), TIED)


@pytest.mark.rule("7.41", "A01")
def test_the_convoy_brings_a_colonial_column_at_once_on_turn_one() -> None:
    b = board(turn=1, step=stages.CHITS)
    play(b, "victory_convoy")
    assert b.side == NAT
    assert options(b) == [f"pick n_{name}" for name in ("asn", "tel", "sdb", "bar", "dsr", *SMALL)]
    choose(b, "pick n_tel")
    assert at(b, "n_tel") == "1305"
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("7.41")
def test_later_the_column_is_a_reinforcement_of_the_turn_and_only_columns_to_come_may_be_called() -> None:
    b = board({"n_asn": "1607", "n_tel": "1305", "n_sdb": "eliminated"}, turn=2, step=stages.CHITS)
    play(b, "victory_convoy")
    assert options(b) == ["pick n_bar", "pick n_dsr", *[f"pick n_{name}" for name in SMALL]]
    choose(b, "pick n_bar")
    assert at(b, "n_bar") == "due"
    assert void(board(turn=4), "victory_convoy")
    assert not void(board(turn=3), "victory_convoy")


# --- duties and combat chits ------------------------------------------------------------------------------


@pytest.mark.rule("7.22-a", "7.22-b", "F13")
def test_the_madrid_duty_lasts_two_turns() -> None:
    b = board(turn=6)
    play(b, "madrid")
    assert b.cups.madrid_until == 7
    assert void(board(turn=7), "madrid")
    assert void(board(turn=5, nationalist=["2712"]), "madrid")


@pytest.mark.rule("7.33")
def test_the_oviedo_offensive_needs_oviedo_nationalist_and_a_republican_next_to_it() -> None:
    assert void(board({"n_og": "3608", "r_am_1": "3706"}, turn=2), "oviedo_offensive")
    b = board({"n_og": "3608", "r_am_1": "3707"}, turn=2)
    assert not void(b, "oviedo_offensive")
    play(b, "oviedo_offensive")
    assert b.cups.oviedo == 2
    assert void(board({"r_am_1": "3707", "r_am_2": "3608"}, turn=2), "oviedo_offensive")


@pytest.mark.rule("7.34-a")
def test_to_the_alcazar_is_void_on_turns_one_and_two_and_without_a_siege() -> None:
    assert void(board(turn=1), "to_the_alcazar")
    assert void(board(turn=2), "to_the_alcazar")
    b = board(turn=3)
    assert not void(b, "to_the_alcazar")
    b.alcazar = 2
    assert void(b, "to_the_alcazar")
    assert void(board(turn=3, nationalist=["2510"]), "to_the_alcazar")


@pytest.mark.rule("7.38")
def test_aircraft_to_the_north_are_void_when_the_north_is_lost() -> None:
    assert void(board(turn=10, nationalist=["3707", "3710", "3613"]), "aircraft_to_the_north")
    assert not void(board(turn=10, nationalist=["3707", "3710"]), "aircraft_to_the_north")


@pytest.mark.rule("7.40")
def test_town_defence_is_void_from_turn_six() -> None:
    assert void(board(turn=6), "town_defence")
    assert not void(board(turn=5), "town_defence")


@pytest.mark.rule("A26")
def test_the_zaragoza_offensive_is_void_when_zaragoza_is_republican() -> None:
    assert void(board(turn=2, republican=["3117"]), "zaragoza_offensive")
    b = board(turn=2)
    assert not void(b, "zaragoza_offensive")
    assert not void(b, "determination")
    play(b, "zaragoza_offensive")
    assert b.cups.zaragoza == 2


# --- what is refused --------------------------------------------------------------------------------------


@pytest.mark.rule("7.5", "A97")
def test_a_chit_does_not_take_what_it_does_not_speak_of() -> None:
    b = board(LEGION | {"n_na1": "air"}, turn=13, step=stages.CHITS)
    play(b, "anschluss")
    found = b.explain(b.parse("pick n_na1"))
    assert found is not None
    assert (found.rule, found.key) == ("7.5", "refusal-gce-chit-piece")
    found = b.explain(b.parse("done"))
    assert found is not None
    assert found.key == "refusal-wrong-decision"


@pytest.mark.rule("7.6-b")
def test_units_with_a_star_come_only_where_basques_stood() -> None:
    b = board({"r_bm_1": "3611", "r_bm_2": "3610"}, turn=9, nationalist=["3613"])
    play(b, "basque_surrender")
    found = b.explain(b.parse("to 3710"))
    assert found is not None
    assert (found.rule, found.key) == ("7.6-b", "refusal-gce-entry")
    found = b.explain(b.parse("draw"))
    assert found is not None
    assert found.key == "refusal-wrong-decision"
    choose(b, "to 3610")
    assert at(b, "r_b_star_a") == "3610"


@pytest.mark.rule("7.41", "6.2-b")
def test_the_convoy_lands_near_its_port_if_that_is_lost() -> None:
    b = board(turn=1, step=stages.CHITS, republican=["1305"])
    play(b, "victory_convoy")
    choose(b, "pick n_tel")
    assert b.stage == stages.CHIT_TO
    assert "to 1305" not in options(b)
    found = b.explain(b.parse("to 1305"))
    assert found is not None
    assert found.rule == "7.41"
    choose(b, options(b)[0])
    assert b.u_hex[unit(b, "n_tel")] >= 0


@pytest.mark.rule("7.41", "A30")
def test_no_column_to_come_no_convoy() -> None:
    gone = {f"n_{name}": "eliminated" for name in SMALL}
    b = board(gone | {f"n_{name}": "1607" for name in ("asn", "tel", "sdb", "bar", "dsr")}, turn=3, step=stages.CHITS)
    play(b, "victory_convoy")
    assert b.stage == stages.NEXT_PART
    assert b.cups.played[NAT] == [chit(b, "victory_convoy")]
