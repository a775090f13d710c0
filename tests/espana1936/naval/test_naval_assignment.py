"""Where ships and planes are sent, and the bases they come from (NAV-07..21, NAV-23, CRD-OFF)."""

import pytest
from tests.espana1936.battles import rig
from tests.espana1936.build import N, R, do, kinds, piece, rule_of, texts
from tests.espana1936.fleet import area, damaged, mission, naval, place, sea
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.side import NAT, REP

NORTH = [*REPUBLIC, "oviedo", "bilbao"]


def of(legal: list[str], verb: str) -> set[str]:
    """What a verb is offered for."""
    return {text.removeprefix(f"{verb} ") for text in legal if text.startswith(f"{verb} ")}


# --- bases --------------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-07")
def test_each_side_has_its_own_bases() -> None:
    bases = naval(sea("nationalist-ships", {}))["bases"]
    assert {name: base["side"] for name, base in bases.items()} == {"ferrol": N, "cadiz_base": N, "cartagena": R}
    data = load_data()
    beside = [data.boxes[box] for box in data.base_boxes]
    assert beside == ["la_coruna", "cadiz", "murcia"]


@pytest.mark.rule("NAV-08")
def test_a_base_works_while_its_box_is_friendly_or_contested() -> None:
    assert naval(sea("nationalist-ships", {}))["bases"]["cartagena"]["open"]
    contested = sea("nationalist-ships", {}, ["N regular-1 murcia", "R regular-1 murcia"])
    assert naval(contested)["bases"]["cartagena"]["open"]
    lost = sea("nationalist-ships", {}, republic=["madrid", "valencia"])
    assert not naval(lost)["bases"]["cartagena"]["open"]


@pytest.mark.rule("NAV-08")
@pytest.mark.rule("NAV-09")
@pytest.mark.rule("AMB-40")
def test_ships_leave_a_base_that_is_lost_for_a_friendly_port() -> None:
    ships = {"libertad": "cartagena", "cervantes": "cartagena damaged", "canarias": "ferrol"}
    played = sea("nationalist-ships", ships, republic=["madrid", "valencia"])
    assert place(played, "libertad") == place(played, "cervantes") == "valencia"
    assert damaged(played, "cervantes")
    assert place(played, "canarias") == "ferrol"


@pytest.mark.rule("NAV-09")
@pytest.mark.rule("AMB-40")
def test_the_owner_chooses_among_several_ports_when_no_base_is_left() -> None:
    ports = ["valencia", "barcelona", "tarragona"]
    ships = {"libertad": "cartagena", "canarias": "ferrol"}
    played = sea("nationalist-ships", ships, republic=[*ports, "madrid"])
    assert played.actor == REP
    assert set(texts(played)) == {f"to {port}" for port in ports}
    assert piece(played, "libertad")["where"] == "returning"
    assert rule_of(played, "to cartagena") == "NAV-08"
    assert rule_of(played, "to alicante") == "NAV-09"
    assert rule_of(played, "to madrid") == "NAV-09"
    do(played, "to barcelona")
    assert place(played, "libertad") == "barcelona"
    assert (played.actor, played.observe(None)["phase"]) == (NAT, "ships")


@pytest.mark.rule("AMB-40")
def test_the_owner_chooses_the_other_of_two_bases_only_while_both_are_open() -> None:
    played = sea("republican-ships", {"espana": "ferrol", "canarias": "cadiz_base"}, republic=[*REPUBLIC, "la_coruna"])
    assert place(played, "espana") == "cadiz_base"
    assert place(played, "canarias") == "cadiz_base"


@pytest.mark.rule("AMB-41")
def test_a_ship_without_base_and_port_is_lost() -> None:
    played = sea("nationalist-ships", {"libertad": "cartagena"}, republic=["madrid"])
    assert place(played, "libertad") == "eliminated"


@pytest.mark.rule("AMB-40")
@pytest.mark.rule("NAV-29")
def test_ships_and_planes_that_guard_a_port_leave_it_when_it_is_lost() -> None:
    ships = {"libertad": "protect valencia", "i15_1": "protect valencia", "jaime_i": "valencia"}
    troops = ["N regular-5 valencia", "R regular-1 valencia"]
    board = [box for box in REPUBLIC if box != "valencia"]
    played = sea("combat", ships, troops, {"varela": "valencia", "mola": "burgos"}, republic=board)
    rig(played, [6, 6, 6, 6, 6], [1])
    do(played, "battle varela", "attack regular-5 valencia", "target regular-1 valencia")
    assert place(played, "libertad") == place(played, "jaime_i") == "cartagena"
    assert place(played, "i15_1") == "mat"


@pytest.mark.rule("NAV-10")
@pytest.mark.rule("RPL-17")
def test_a_damaged_ship_in_a_port_cannot_be_repaired_with_points() -> None:
    played = sea("replacement", {"jaime_i": "valencia damaged", "libertad": "cartagena damaged"}, turn=3)
    until(played, lambda seen: seen["actor"] == R or seen["phase"] != "replacement")
    assert of(texts(played), "repair") == {"libertad"}
    assert rule_of(played, "repair jaime_i") == "NAV-10"


# --- sending ships ------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-11")
def test_a_ship_may_go_to_any_area_coast_or_port_from_anywhere() -> None:
    for start in ("ferrol", "estrecho", "gunfire valencia", "protect malaga", "malaga"):
        played = sea("nationalist-ships", {"canarias": start})
        do(played, "assign canarias")
        legal = texts(played)
        assert of(legal, "to") == {"baleares", "mediterraneo", "estrecho", "cantabrico"} - {start}
        data = load_data()
        coast = {box for i, box in enumerate(data.boxes) if data.coastal >> i & 1} - {"marruecos"}
        assert of(legal, "gunfire") == coast - ({"valencia"} if start == "gunfire valencia" else set())
        enemy_ports = {"barcelona", "tarragona", "valencia", "alicante", "murcia"}
        assert of(legal, "blockade") == enemy_ports
        ports = {box for i, box in enumerate(data.boxes) if data.ports >> i & 1}
        assert of(legal, "protect") == ports - enemy_ports - ({"malaga"} if start == "protect malaga" else set())


@pytest.mark.rule("NAV-11")
def test_the_republican_ships_follow_the_nationalist() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol", "libertad": "cartagena"})
    assert texts(played) == ["assign canarias", "done"]
    assert rule_of(played, "assign libertad") == "NAV-11"
    do(played, "assign canarias", "to baleares")
    assert played.actor == NAT, "not before the phase is closed"
    do(played, "done")
    assert (played.actor, texts(played)) == (REP, ["assign libertad", "done"])


@pytest.mark.rule("NAV-11")
def test_a_ship_not_sent_stays_with_its_mission() -> None:
    played = sea("nationalist-ships", {"canarias": "blockade valencia", "cervera": "estrecho"})
    do(played, "done")
    assert (place(played, "canarias"), mission(played, "canarias")) == ("valencia", "blockade")
    assert place(played, "cervera") == "estrecho"


@pytest.mark.rule("NAV-11")
def test_only_ships_are_sent_in_the_ship_phase() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"}, pieces={"varela": "mat"})
    assert rule_of(played, "assign varela") == "NAV-11"
    assert rule_of(played, "assign baleares_ca") == "NAV-03", "not in the game yet"
    do(played, "assign canarias")
    assert rule_of(played, "to madrid") == "NAV-11"
    assert rule_of(played, "to ferrol") == "NAV-11"


@pytest.mark.rule("NAV-12")
def test_a_damaged_ship_is_not_sent() -> None:
    played = sea("republican-ships", {"libertad": "cartagena damaged", "cervantes": "cartagena"})
    assert texts(played) == ["assign cervantes", "done"]
    assert rule_of(played, "assign libertad") == "NAV-12"


@pytest.mark.rule("NAV-13")
def test_any_number_of_ships_may_be_in_one_place() -> None:
    fleet = ["canarias", "baleares_ca", "espana", "cervera", "navarra"]
    played = sea("nationalist-ships", dict.fromkeys(fleet, "ferrol"))
    for ship in fleet:
        do(played, f"assign {ship}", "to baleares")
        assert place(played, ship) == "baleares"


@pytest.mark.rule("NAV-14")
@pytest.mark.rule("AMB-35")
def test_the_republic_needs_a_port_in_the_north_for_the_cantabrian_sea() -> None:
    played = sea("republican-ships", {"libertad": "cartagena"}, republic=["barcelona", "murcia"])
    do(played, "assign libertad")
    assert rule_of(played, "to cantabrico") == "NAV-14"
    for port in ("oviedo", "bilbao", "san_sebastian"):
        held = sea("republican-ships", {"libertad": "cartagena"}, republic=["barcelona", "murcia", port])
        do(held, "assign libertad", "to cantabrico")
        assert place(held, "libertad") == "cantabrico", "a marker in one of the three is enough"


@pytest.mark.rule("NAV-14")
@pytest.mark.rule("AMB-35")
def test_a_contested_port_does_not_open_the_cantabrian_sea() -> None:
    troops = ["N regular-1 oviedo", "R regular-1 oviedo"]
    played = sea("republican-ships", {"libertad": "cartagena"}, troops, republic=["barcelona", "murcia"])
    do(played, "assign libertad")
    assert rule_of(played, "to cantabrico") == "NAV-14"
    assert rule_of(played, "gunfire oviedo") is None, "the coast is no sea area"


@pytest.mark.rule("NAV-14")
def test_the_nationalist_side_may_always_go_there() -> None:
    played = sea("nationalist-ships", {"canarias": "cadiz_base"}, republic=all_but("cadiz", "burgos"))
    do(played, "assign canarias", "to cantabrico")
    assert place(played, "canarias") == "cantabrico"


@pytest.mark.rule("NAV-14")
def test_republican_planes_too_need_a_port_in_the_north() -> None:
    troops = ["R regular-1 oviedo", "N regular-1 oviedo", "R basque-1 bilbao"]
    for at_bilbao, rule in ((troops[:2], "NAV-14"), (troops, None)):
        board = ["barcelona", "murcia", "san_sebastian"] if rule is None else ["barcelona", "murcia"]
        played = sea("republican-move", {}, at_bilbao, {"i15_1": "mat"}, republic=board)
        do(played, "move i15_1")
        assert rule_of(played, "to cantabrico") == rule


@pytest.mark.rule("NAV-16")
@pytest.mark.rule("AMB-45")
def test_a_ship_has_one_mission_a_turn_declared_when_it_sails() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"})
    events = do(played, "assign canarias", "gunfire malaga")
    assert events[-1]["args"] == {"piece": "ship:canarias", "to": "box:malaga", "mission": "gunfire"}
    assert mission(played, "canarias") == "gunfire", "both players see it"
    assert rule_of(played, "assign canarias") == "NAV-16"
    assert texts(played) == ["done"]


@pytest.mark.rule("NAV-16")
def test_support_and_blockade_exclude_each_other() -> None:
    ships = {"canarias": "gunfire valencia", "cervera": "blockade valencia"}
    troops = ["N regular-2 valencia", "R regular-2 valencia"]
    played = sea("combat", ships, troops, {"varela": "valencia"}, republic=[b for b in REPUBLIC if b != "valencia"])
    do(played, "battle varela", "attack regular-2 valencia", "target regular-2 valencia")
    assert of(texts(played), "support") == {"canarias"}
    again = sea("nationalist-ships", {"canarias": "gunfire valencia"})
    do(again, "assign canarias")
    assert rule_of(again, "gunfire valencia") == "NAV-16", "it has that mission already"
    do(again, "blockade valencia")
    assert mission(again, "canarias") == "blockade"


@pytest.mark.rule("NAV-21")
def test_support_is_given_off_a_coast_only() -> None:
    data = load_data()
    coast = {box for i, box in enumerate(data.boxes) if data.coasts[i]}
    assert {"valencia", "granada", "huelva", "san_sebastian"} <= coast
    assert not {"sevilla", "madrid", "albacete"} & coast
    played = sea("nationalist-ships", {"canarias": "ferrol"})
    do(played, "assign canarias")
    assert rule_of(played, "gunfire sevilla") == "NAV-21"
    assert rule_of(played, "gunfire marruecos") == "NAV-21", "no ground combat ever takes place there"


@pytest.mark.rule("NAV-23")
def test_submarines_never_support_ground_combat() -> None:
    played = sea("nationalist-ships", {"sub_nac": "cadiz_base"})
    do(played, "assign sub_nac")
    assert rule_of(played, "gunfire malaga") == "NAV-23"
    assert of(texts(played), "gunfire") == set()
    assert rule_of(played, "blockade valencia") is None


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-23")
def test_submarines_may_go_to_any_coastal_box_to_fight_ships_there() -> None:
    played = sea("nationalist-ships", {"sub_nac": "cadiz_base", "canarias": "ferrol"})
    do(played, "assign sub_nac")
    data = load_data()
    assert of(texts(played), "patrol") == {data.boxes[box] for box in mask_bits(data.coastal)}
    assert rule_of(played, "patrol sevilla") == "NAV-21"
    events = do(played, "patrol granada")
    assert events[-1]["args"] == {"piece": "ship:sub_nac", "to": "box:granada", "mission": "patrol"}
    assert mission(played, "sub_nac") == "patrol"
    do(played, "assign canarias")
    assert rule_of(played, "patrol granada") == "AMB-65"


@pytest.mark.rule("NAV-28")
@pytest.mark.rule("NAV-29")
def test_blockade_is_for_the_other_side_s_ports_and_protection_for_one_s_own() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"}, ["N regular-1 alicante", "R regular-1 alicante"])
    do(played, "assign canarias")
    assert rule_of(played, "blockade malaga") == "NAV-28", "nothing of the enemy there"
    assert rule_of(played, "blockade granada") == "NAV-28", "no port"
    assert rule_of(played, "blockade baleares") == "NAV-28"
    assert rule_of(played, "protect valencia") == "NAV-29", "nothing of one's own there"
    assert rule_of(played, "blockade alicante") is None
    assert rule_of(played, "protect alicante") is None, "contested: both"


# --- planes at sea ------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-17")
@pytest.mark.rule("AMB-34")
def test_planes_go_to_sea_in_their_side_s_movement() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"}, pieces={"he51": "mat"})
    assert "assign he51" not in texts(played)
    do(played, "done")
    assert "move he51" in texts(played)
    do(played, "move he51")
    assert {"baleares", "estrecho", "cantabrico"} <= of(texts(played), "to")
    events = do(played, "to baleares")
    assert events[-1]["args"] == {"piece": "plane:he51", "to": "area:baleares", "mission": "area"}
    assert (place(played, "he51"), piece(played, "he51")["where"]) == ("baleares", "sea")
    assert rule_of(played, "move he51") == "MOV-01"


@pytest.mark.rule("NAV-17")
@pytest.mark.rule("AMB-32")
def test_two_planes_of_a_side_in_each_place() -> None:
    planes = ["he51", "cr32", "bf109", "sm79", "sm81"]
    played = sea("nationalist-move", {}, pieces=dict.fromkeys(planes, "mat"))
    do(played, "move he51", "to baleares", "move cr32", "to baleares", "move bf109")
    assert rule_of(played, "to baleares") == "NAV-17"
    do(played, "to estrecho", "move sm79", "blockade valencia", "move sm81")
    assert rule_of(played, "blockade valencia") is None
    do(played, "blockade valencia")
    assert [place(played, plane) for plane in planes] == ["baleares", "baleares", "estrecho", "valencia", "valencia"]


@pytest.mark.rule("NAV-17")
def test_the_other_side_s_planes_take_no_room() -> None:
    played = sea("republican-move", {"he51": "baleares", "cr32": "baleares"}, pieces={"i15_1": "mat"})
    do(played, "move i15_1", "to baleares")
    assert place(played, "i15_1") == "baleares"


@pytest.mark.rule("NAV-18")
@pytest.mark.rule("AMB-33")
def test_planes_need_a_friendly_box_within_three() -> None:
    """An area is one from each box of its coast, a port none from its own box."""
    data = load_data()
    links = data.links
    for name in ("baleares", "cantabrico", "estrecho"):
        place_no = data.place_index[name]
        near = {i for i, box in enumerate(data.boxes) if name in data.coasts[i]}
        for _ in range(2):
            near |= {j for i in near for j in range(data.box_count) if links[i] >> j & 1}
        assert {i for i in range(data.box_count) if data.air_reach[place_no] >> i & 1} == near
    port = data.box_index["valencia"]
    near = {port}
    for _ in range(3):
        near |= {j for i in near for j in range(data.box_count) if links[i] >> j & 1}
    assert {i for i in range(data.box_count) if data.air_reach[port] >> i & 1} == near


@pytest.mark.rule("NAV-18")
@pytest.mark.rule("AMB-33")
def test_a_contested_box_does_not_serve_and_a_far_one_neither() -> None:
    troops = ["N regular-1 zaragoza", "R regular-1 zaragoza"]
    for near, rule in ((["badajoz"], "NAV-18"), (["badajoz", "huesca"], None)):
        played = sea("nationalist-move", {}, troops, {"he51": "mat"}, republic=all_but(*near, "zaragoza"))
        do(played, "move he51")
        assert rule_of(played, "to baleares") == rule


@pytest.mark.rule("NAV-19")
def test_no_planes_over_the_mediterranean() -> None:
    played = sea("nationalist-move", {}, pieces={"he51": "mat"})
    do(played, "move he51")
    assert rule_of(played, "to mediterraneo") == "NAV-19"


@pytest.mark.rule("AIR-05")
@pytest.mark.rule("MAR-08")
def test_on_turn_one_the_junkers_holds_the_strait_without_being_told() -> None:
    played = sea("nationalist-move", {"ju52": "estrecho"}, origins={"ju52": "estrecho"}, turn=1)
    do(played, "done")
    assert place(played, "ju52") == "estrecho"


@pytest.mark.rule("NAV-20")
def test_on_turn_one_only_the_junkers_over_the_strait() -> None:
    played = sea("nationalist-move", {"ju52": "estrecho"}, pieces={"he51": "mat"}, origins={"ju52": "estrecho"}, turn=1)
    do(played, "move ju52")
    assert texts(played) == ["to estrecho"]
    assert rule_of(played, "blockade valencia") == "NAV-20"
    do(played, "to estrecho")
    assert place(played, "ju52") == "estrecho"
    troops = ["N regular-1 burgos"]
    other = sea("nationalist-move", {}, troops, {"he51": "mat"}, turn=1)
    do(other, "move he51")
    assert texts(other) == ["to burgos"]
    assert rule_of(other, "to estrecho") == "NAV-20"
    later = sea("nationalist-move", {}, troops, {"he51": "mat"}, turn=2)
    do(later, "move he51")
    assert rule_of(later, "to estrecho") is None


@pytest.mark.rule("NAV-26")
def test_planes_cannot_be_sent_to_support_ships_off_a_coast() -> None:
    played = sea("nationalist-move", {}, pieces={"he51": "mat"})
    do(played, "move he51")
    assert rule_of(played, "gunfire valencia") == "NAV-26"


# --- the Republican offensive -------------------------------------------------------------------------


@pytest.mark.rule("NAV-15")
@pytest.mark.rule("CRD-OFF")
@pytest.mark.rule("CRD-R29")
@pytest.mark.rule("CRD-R45")
def test_in_an_offensive_the_republican_ships_sail_first() -> None:
    ships = {"libertad": "cartagena", "canarias": "ferrol"}
    played = sea("turn-start", ships, pieces={"i15_1": "mat", "rojo": "mat"}, counters={"offensive_next": 1}, turn=4)
    seen = played.observe(None)
    assert (seen["phase"], seen["phase_side"], texts(played)) == ("offensive", R, ["assign libertad", "done"])
    do(played, "assign libertad", "to baleares", "done", "move i15_1", "to baleares", "done")
    assert place(played, "i15_1") == place(played, "libertad") == "baleares"
    until(played, phase("ships"))
    assert (played.actor, texts(played)) == (NAT, ["assign canarias", "done"])
    do(played, "done")
    seen = played.observe(None)
    assert (seen["phase"], seen["phase_side"]) == ("movement", N), "no second assignment, no second movement"
    assert place(played, "i15_1") == "baleares"
    events = do(played, "done")
    phases = [e["args"]["phase"] for e in events if e["kind"] == "phase"]
    assert phases[:2] == ["phase:generals", "phase:combat"]


@pytest.mark.rule("NAV-15")
def test_without_an_offensive_the_order_is_the_usual_one() -> None:
    played = sea("turn-start", {"libertad": "cartagena", "canarias": "ferrol"}, turn=4)
    assert (played.observe(None)["phase"], played.actor) == ("ships", NAT)


@pytest.mark.rule("NAV-38")
def test_sending_a_ship_says_what_it_does_to_markers() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"}, markers={"baleares": R})
    assert area(played, "baleares") == (R, R)
    events = do(played, "assign canarias", "to baleares")
    assert kinds(events)[-2:] == ["area-control", "sailed"]
    assert area(played, "baleares") == ("nobody", None)
