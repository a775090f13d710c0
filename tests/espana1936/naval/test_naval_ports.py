"""Blockades, port batteries, planes against ships, and repair (NAV-28..36, NAV-56, NAV-60..63, EVT-12, RPL-17)."""

from typing import Any

import pytest
from tests.espana1936.battles import rig
from tests.espana1936.build import N, R, at, control, do, kinds, piece, rule_of, table_of, texts
from tests.espana1936.fleet import damaged, fight, mission, naval, place, sea, sea_rolls, told
from tests.espana1936.quiet import REPUBLIC, all_but, until

from dosespanas.kernel.side import NAT, REP

HAND: tuple[list[str], list[str]] = (["nac_1"], [])
"""A card in hand lets the game halt at the Events phase of the same turn."""


def blockaded(ships: dict[str, str], *rolls: list[int], **more: Any) -> dict[str, list[str]]:
    """The ports under blockade after the fights, by the side that suffers."""
    played = fight(ships, *rolls, **({"hands": HAND} | more))
    assert played.observe(None)["phase"] == "events"
    ports: dict[str, list[str]] = naval(played)["blockaded"]
    return ports


# --- blockade -----------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-28")
@pytest.mark.rule("NAV-56")
def test_a_squadron_alone_blockades_a_port_and_holds_nothing() -> None:
    played = sea("republican-ships", {"dd_rep_1": "cartagena"}, hands=HAND)
    do(played, "assign dd_rep_1", "blockade malaga", "done")
    assert control(played, "malaga") == N
    until(played, lambda seen: seen["phase"] == "events")
    assert naval(played)["blockaded"] == {N: ["malaga"], R: []}
    assert control(played, "malaga") == N
    assert piece(played, "dd_rep_1")["box"] == "malaga"


@pytest.mark.rule("NAV-56")
def test_submarines_blockade_alone_or_with_others() -> None:
    assert blockaded({"sub_rep_1": "blockade malaga"})[N] == ["malaga"]
    assert blockaded({"sub_rep_1": "blockade malaga", "dd_rep_1": "blockade malaga"})[N] == ["malaga"]
    assert blockaded({"i15_1": "blockade malaga"})[N] == ["malaga"], "and planes"


@pytest.mark.rule("NAV-29")
@pytest.mark.rule("NAV-30")
def test_guards_and_blockaders_must_fight() -> None:
    played = fight({"canarias": "blockade valencia", "libertad": "protect valencia"}, [1, 1], [1], hands=HAND)
    log = told(played)
    fights = [(e["args"]["place"], e["args"]["kind"]) for e in log if e["kind"] == "sea-battle"]
    assert fights == [("box:valencia", "coast")], "nobody was asked"
    assert [roll[0] for roll in sea_rolls(log)] == ["canarias", "libertad"]


@pytest.mark.rule("NAV-30")
def test_planes_only_fight_as_in_the_air() -> None:
    played = fight({"he51": "blockade valencia", "i15_1": "protect valencia"}, [1], [6], hands=HAND)
    log = told(played)
    assert kinds(log).count("air-roll") == 2
    assert "sea-roll" not in kinds(log)
    assert place(played, "he51") == "eliminated"
    assert naval(played)["blockaded"][R] == []


@pytest.mark.rule("NAV-30")
@pytest.mark.rule("AMB-36")
def test_in_a_blockade_too_the_side_with_more_planes_makes_the_pairs() -> None:
    planes = {"he51": "blockade valencia", "i15_1": "protect valencia", "i16_1": "protect valencia"}
    assert fight(planes).actor == REP


@pytest.mark.rule("NAV-30")
@pytest.mark.rule("NAV-60")
def test_planes_against_ships_in_a_port() -> None:
    played = fight({"he51": "blockade valencia", "libertad": "protect valencia"}, [6], [1], hands=HAND)
    assert damaged(played, "libertad")
    assert naval(played)["blockaded"][R] == ["valencia"]


@pytest.mark.rule("NAV-31")
def test_a_port_is_blockaded_if_any_blockader_survives() -> None:
    ships = {"canarias": "blockade valencia", "libertad": "protect valencia"}
    assert blockaded(ships, [1, 1], [1])[R] == ["valencia"], "defenders survive too"
    played = fight(ships, [1, 1], [6], hands=HAND)
    do(played, "to ferrol")
    assert naval(played)["blockaded"][R] == []
    two = ships | {"cervera": "blockade valencia"}
    played = fight(two, hands=HAND)
    rig(played, [1, 1, 1], [6])
    do(played, "pair canarias libertad", "back cervera canarias", "to ferrol")
    assert naval(played)["blockaded"][R] == ["valencia"]


@pytest.mark.rule("AMB-71")
@pytest.mark.rule("NAV-31")
def test_a_plane_sent_back_by_a_five_has_left_and_blockades_nothing() -> None:
    planes = {"he51": "blockade valencia", "i15_1": "protect valencia"}
    assert blockaded(planes, [1], [4])[R] == ["valencia"]
    played = fight(planes, [1], [5], hands=HAND)
    assert place(played, "he51") == "mat"
    assert naval(played)["blockaded"][R] == []


@pytest.mark.rule("EVT-12")
@pytest.mark.rule("NAV-32")
def test_a_blockaded_port_receives_nothing_by_card() -> None:
    for card, ships in (("rep_41", {"canarias": "blockade valencia"}), ("rep_1", {"canarias": "blockade barcelona"})):
        box = ships["canarias"].split()[1]
        for here in ({}, ships):
            played = fight(here, hands=([], [card]))
            do(played, f"event {card}")
            assert bool(at(played, box)) == (not here)
            assert card in played.observe(None)["used"][R], "spent all the same"


@pytest.mark.rule("EVT-12")
@pytest.mark.rule("NAV-32")
def test_the_other_ports_stay_open_and_the_other_side_s_cards_too() -> None:
    played = fight({"libertad": "blockade cadiz"}, [1, 1, 1], hands=(["nac_26"], []))
    do(played, "event nac_26")
    assert naval(played)["blockaded"][N] == ["cadiz"]
    offered = texts(played)
    assert "to malaga" in offered
    assert "to cadiz" not in offered
    assert rule_of(played, "to cadiz") == "EVT-12"


@pytest.mark.rule("NAV-32")
def test_replacement_points_are_not_affected() -> None:
    played = fight({"canarias": "blockade valencia"}, turn=3, troops=["R regular-1 valencia"])
    until(played, lambda seen: seen["actor"] == R)
    assert "raise regular-1 valencia" in texts(played)
    assert naval(played)["blockaded"][R] == ["valencia"]


@pytest.mark.rule("NAV-33")
def test_the_blockade_outlasts_the_blockader_s_troops_on_land() -> None:
    ships = {"canarias": "blockade valencia"}
    troops = ["N regular-1 valencia", "R regular-5 valencia"]
    board = [box for box in REPUBLIC if box != "valencia"]
    played = sea("combat", ships, troops, {"varela": "valencia"}, republic=board, hands=([], ["rep_41"]))
    rig(played, [1], [6, 6, 6, 6, 6])
    do(played, "battle varela", "attack regular-1 valencia", "target regular-5 valencia", "no-card")
    assert at(played, "valencia") == ["R regular-5"]
    assert mission(played, "canarias") == "blockade"
    assert naval(played)["blockaded"][R] == ["valencia"]


@pytest.mark.rule("NAV-33")
def test_a_contested_port_can_be_blockaded_by_either_side() -> None:
    troops = ["N regular-1 valencia", "R regular-1 valencia"]
    board = [box for box in REPUBLIC if box != "valencia"]
    assert blockaded({"canarias": "blockade valencia"}, troops=troops, republic=board) == {N: [], R: ["valencia"]}
    assert blockaded({"libertad": "blockade valencia"}, troops=troops, republic=board) == {N: ["valencia"], R: []}
    both = {"libertad": "blockade valencia", "canarias": "blockade valencia"}
    assert blockaded(both, [1, 1], [1], troops=troops, republic=board) == {N: ["valencia"], R: ["valencia"]}


@pytest.mark.rule("NAV-33")
def test_a_port_that_has_become_the_blockader_s_own_is_not_blockaded() -> None:
    board = [box for box in REPUBLIC if box != "valencia"]
    played = fight({"canarias": "blockade valencia"}, republic=board)
    assert "port-blockaded" not in kinds(told(played))
    assert naval(played)["blockaded"][R] == []


@pytest.mark.rule("NAV-34")
def test_ships_in_a_base_are_never_blockaded() -> None:
    ships = {"canarias": "blockade murcia", "libertad": "cartagena"}
    played = fight(ships, [1, 1, 1], hands=HAND)
    log = told(played)
    assert [e["args"]["kind"] for e in log if e["kind"] == "sea-battle"] == ["battery"], "no fight with the base"
    assert naval(played)["blockaded"][R] == ["murcia"]
    assert naval(played)["bases"]["cartagena"]["open"]
    until(played, lambda seen: seen["phase"] == "ships" and seen["actor"] == R)
    do(played, "assign libertad", "to baleares")
    assert place(played, "libertad") == "baleares"


# --- batteries ----------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-35")
def test_the_batteries_roll_three_dice_with_one_more_on_one() -> None:
    for port, ship in (("murcia", "canarias"), ("cadiz", "libertad"), ("la_coruna", "libertad")):
        played = fight({ship: f"blockade {port}"}, [4, 3, 2], hands=HAND)
        log = told(played)
        shot = next(e["args"] for e in log if e["kind"] == "battery")
        assert (shot["rolls"], shot["modified"], shot["hits"], shot["turned"]) == ([4, 3, 2], [5, 3, 2], 0, 1)
        assert not damaged(played, ship)
        assert mission(played, ship) is None


@pytest.mark.rule("NAV-35")
def test_they_fire_at_blockaders_only_and_in_three_ports_only() -> None:
    for ships in ({"libertad": "protect murcia"}, {"canarias": "gunfire murcia"}, {"canarias": "blockade valencia"}):
        log = told(fight(ships, hands=HAND))
        assert "battery" not in kinds(log)


@pytest.mark.rule("NAV-35")
def test_they_fire_after_the_guards_have_fought() -> None:
    played = fight({"canarias": "blockade murcia", "libertad": "protect murcia"}, [1, 1], [1], [1, 1, 1], hands=HAND)
    log = told(played)
    assert [e["kind"] for e in log if e["kind"] in ("sea-roll", "battery")] == ["sea-roll", "sea-roll", "battery"]
    assert naval(played)["blockaded"][R] == ["murcia"]
    gone = fight({"canarias": "blockade murcia", "libertad": "protect murcia"}, [1, 1], [6], hands=HAND)
    do(gone, "to ferrol")
    assert "battery" not in kinds(told(gone))


@pytest.mark.rule("NAV-36")
@pytest.mark.rule("AMB-39")
def test_the_side_of_the_port_chooses_who_is_hit_strength_first_each_once() -> None:
    ships = {"libertad": "blockade cadiz", "cervantes": "blockade cadiz", "dd_rep_1": "blockade cadiz"}
    played = fight(ships, [6, 6, 2])
    assert damaged(played, "libertad")
    assert damaged(played, "cervantes")
    assert place(played, "dd_rep_1") == "cadiz", "it only supports"
    one = fight(ships, [6, 3, 2])
    assert (one.actor, set(texts(one))) == (NAT, {"suffer libertad", "suffer cervantes"})
    assert rule_of(one, "suffer dd_rep_1") == "NAV-36"
    do(one, "suffer cervantes")
    assert (damaged(one, "cervantes"), damaged(one, "libertad")) == (True, False)


@pytest.mark.rule("NAV-36")
def test_a_second_hit_comes_only_when_all_have_one() -> None:
    ships = {"libertad": "blockade cadiz", "cervantes": "blockade cadiz", "dd_rep_1": "blockade cadiz"}
    played = fight(ships, [6, 6, 6])
    assert set(texts(played)) == {"suffer libertad", "suffer cervantes"}, "both have one: the third sinks either"
    do(played, "suffer cervantes")
    assert place(played, "cervantes") == "eliminated"
    assert damaged(played, "libertad")
    assert place(played, "dd_rep_1") == "cadiz"


@pytest.mark.rule("NAV-36")
def test_squadrons_are_hit_only_when_alone() -> None:
    played = fight({"dd_rep_1": "blockade cadiz"}, [6, 1, 1])
    assert damaged(played, "dd_rep_1")
    sunk = fight({"dd_rep_1": "blockade cadiz"}, [6, 6, 1])
    assert place(sunk, "dd_rep_1") == "eliminated"


@pytest.mark.rule("NAV-36")
def test_a_battery_destroys_planes_and_turns_them_away() -> None:
    played = fight({"i15_1": "blockade cadiz", "i16_1": "blockade cadiz"}, [6, 4, 1], hands=HAND)
    assert (played.actor, set(texts(played))) == (NAT, {"suffer i15_1", "suffer i16_1"})
    do(played, "suffer i16_1")
    assert place(played, "i16_1") == "eliminated"
    assert place(played, "i15_1") == "mat"
    assert naval(played)["blockaded"][N] == []


@pytest.mark.rule("AMB-39")
def test_in_a_contested_port_the_battery_is_the_base_owner_s() -> None:
    troops = ["N regular-1 cadiz", "R regular-1 cadiz"]
    reds = fight({"libertad": "blockade cadiz"}, [1, 1, 1], troops=troops, hands=HAND)
    assert "battery" in kinds(told(reds))
    blues = fight({"canarias": "blockade cadiz"}, troops=troops, hands=HAND)
    assert "battery" not in kinds(told(blues))
    assert naval(blues)["blockaded"][R] == ["cadiz"]


@pytest.mark.rule("AMB-39")
def test_a_battery_serves_whoever_holds_the_port() -> None:
    played = fight({"canarias": "blockade cadiz"}, [6, 1, 1], republic=[*REPUBLIC, "cadiz"], hands=HAND)
    shot = next(e for e in told(played) if e["kind"] == "battery")
    assert shot["side"] == R
    assert place(played, "canarias") == "ferrol"


# --- planes against ships -----------------------------------------------------------------------------


@pytest.mark.rule("NAV-60")
@pytest.mark.rule("AMB-59")
def test_planes_alone_against_ships_alone_roll_their_strength() -> None:
    ships = {"he51": "baleares", "cr32": "baleares", "libertad": "baleares", "cervantes": "baleares"}
    played = fight(ships, [5], [4], [1], [1])
    events = do(played, "engage", "engage")
    assert [(roll[0], roll[2]) for roll in sea_rolls(events)[:2]] == [("he51", [5]), ("cr32", [5])]
    assert {place(played, "libertad"), place(played, "cervantes")} == {"cartagena"}, "each five sends one home"
    assert not damaged(played, "libertad")


@pytest.mark.rule("NAV-60")
@pytest.mark.rule("AMB-49")
def test_the_owner_of_the_ships_chooses_strength_first() -> None:
    ships = {"he51": "baleares", "libertad": "baleares", "cervantes": "baleares", "dd_rep_1": "baleares"}
    played = fight(ships, [6], [1], [1], [1])
    do(played, "engage", "engage")
    assert (played.actor, set(texts(played))) == (REP, {"suffer libertad", "suffer cervantes"})
    do(played, "suffer cervantes")
    assert (damaged(played, "cervantes"), damaged(played, "libertad")) == (True, False)


@pytest.mark.rule("AMB-49")
@pytest.mark.rule("NAV-51")
def test_each_ship_once_before_any_twice() -> None:
    played = fight({"he51": "baleares", "cr32": "baleares", "libertad": "baleares"}, [6], [6], [1])
    do(played, "engage", "engage")
    assert place(played, "libertad") == "eliminated"
    two = {"he51": "baleares", "cr32": "baleares", "libertad": "baleares", "cervantes": "baleares"}
    played = fight(two, [6], [6], [1], [1])
    do(played, "engage", "engage")
    assert damaged(played, "libertad")
    assert damaged(played, "cervantes")


@pytest.mark.rule("NAV-61")
def test_each_ship_rolls_one_die_whatever_its_strength() -> None:
    ships = {"he51": "baleares", "cr32": "baleares", "jaime_i": "baleares", "libertad": "baleares"}
    played = fight(ships | {"cervantes": "baleares"}, [1], [1], [6], [5], [2])
    do(played, "engage", "engage")
    assert (played.actor, set(texts(played))) == (NAT, {"suffer he51", "suffer cr32"}), "their owner chooses"
    do(played, "suffer cr32")
    assert place(played, "cr32") == "eliminated"
    assert place(played, "he51") == "mat", "the other one is sent home"


@pytest.mark.rule("NAV-55")
@pytest.mark.rule("NAV-61")
def test_squadrons_alone_against_planes_fire_with_their_own_malus_and_can_be_hit() -> None:
    played = fight({"he51": "baleares", "dd_rep_1": "baleares"}, [6], [6])
    events = do(played, "engage", "engage")
    assert sea_rolls(events)[1] == ("dd_rep_1", [6], [5], 0, 1)
    assert damaged(played, "dd_rep_1")
    assert place(played, "he51") == "mat"


@pytest.mark.rule("NAV-63")
def test_a_submarine_alone_against_a_plane_rolls_one_die_at_minus_two() -> None:
    played = fight({"he51": "baleares", "sub_rep_1": "baleares"}, [6], [6])
    events = do(played, "engage", "engage")
    assert sea_rolls(events)[1] == ("sub_rep_1", [6], [4], 0, 0)
    assert damaged(played, "sub_rep_1")


@pytest.mark.rule("NAV-63")
@pytest.mark.rule("NAV-55")
def test_a_submarine_with_destroyers_against_a_plane() -> None:
    ships = {"he51": "baleares", "sub_rep_1": "baleares", "dd_rep_1": "baleares"}
    played = fight(ships, [5], [1], [6])
    events = do(played, "engage", "engage")
    assert {roll[0] for roll in sea_rolls(events)} == {"he51", "sub_rep_1", "dd_rep_1"}
    assert place(played, "sub_rep_1") == "cartagena", "it has the strength"


@pytest.mark.rule("NAV-60")
@pytest.mark.rule("NAV-61")
def test_both_sides_fire_before_anything_takes_effect() -> None:
    played = fight({"he51": "baleares", "libertad": "baleares"}, [6], [6])
    do(played, "engage", "engage")
    assert place(played, "he51") == "eliminated"
    assert damaged(played, "libertad")


# --- repair -------------------------------------------------------------------------------------------


@pytest.mark.rule("RPL-17")
@pytest.mark.rule("NAV-62")
def test_a_point_repairs_a_ship_in_a_base_any_number_of_them() -> None:
    ships = dict.fromkeys(["libertad", "cervantes", "dd_rep_1"], "cartagena damaged")
    played = sea("replacement", ships, republic=all_but("burgos"))
    repaired = []
    while played.observe(None)["phase"] == "replacement":
        offered = [text for text in texts(played) if text.startswith("repair")]
        if offered:
            before = played.observe(None)["replacement"][R]
            do(played, offered[0])
            repaired.append(offered[0])
            assert played.observe(None)["replacement"][R] == before - 1
            assert "murcia" not in played.observe(None)["rp_spent"][R], "no box is used up"
        else:
            do(played, "forfeit")
    assert repaired == ["repair libertad", "repair cervantes", "repair dd_rep_1"]
    assert not any(damaged(played, ship) for ship in ships)


@pytest.mark.rule("NAV-62")
@pytest.mark.rule("NAV-10")
def test_what_a_point_cannot_repair() -> None:
    ships = {
        "libertad": "cartagena",
        "cervantes": "eliminated",
        "mendez_nunez": "valencia damaged",
        "canarias": "ferrol damaged",
    }
    played = sea("replacement", ships | {"dd_rep_1": "cartagena damaged"}, republic=REPUBLIC)
    until(played, lambda seen: seen["actor"] == R)
    assert rule_of(played, "repair dd_rep_1") is None
    assert rule_of(played, "repair libertad") == "NAV-62"
    assert rule_of(played, "repair cervantes") == "NAV-62", "sunk ships come back only by card"
    assert rule_of(played, "repair mendez_nunez") == "NAV-10"
    assert rule_of(played, "repair canarias") == "NAV-62"
    assert table_of(played).options.naval


@pytest.mark.rule("NAV-12")
@pytest.mark.rule("NAV-62")
def test_a_repaired_ship_sails_again() -> None:
    played = sea("replacement", {"libertad": "cartagena damaged"}, republic=all_but("burgos"))
    until(played, lambda seen: seen["actor"] == R)
    do(played, "repair libertad")
    until(played, lambda seen: seen["phase"] == "ships" and seen["actor"] == R)
    assert "assign libertad" in texts(played)
