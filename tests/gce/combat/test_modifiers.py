"""What shifts the column and changes the die (13.11, 13.15, 13.20 to 13.26, 8.5, 15.5, 15.6)."""

from collections.abc import Iterator

import pytest
from tests.gce.battles import fight, told, units_of
from tests.gce.build import board, facts, unit
from tests.gce.data_files import edited, find

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.data import MAJOR, MINOR, Data
from dosespanas.gce.board.hexes import NEIGHBOUR, direction, hex_name, hexside, parse_hex
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.options import Options
from dosespanas.gce.board.state import CUT
from dosespanas.gce.combat import modifiers
from dosespanas.gce.combat.modifiers import drms, river_of, shifts
from dosespanas.gce.engine import Engine
from dosespanas.gce.files import check
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.side import NAT, REP

PLAIN = "2112"
"""An open hex without settlement and rivers, and the hexes around it from the northeast on."""
AROUND = ["2213", "2113", "2013", "2012", "2111", "2212"]

WET = "2308"
"""A hex with dry ground to the north, a minor river to the southeast and a major one to the southwest."""
DRY, BY_MINOR, BY_MAJOR = "2409", "2209", "2208"


def spot(b: Engine, terrain: int, settlement: int) -> tuple[str, str]:
    """Return a hex of such ground, and one next to it on the same side of all rivers."""
    for h in b.data.land:
        if (b.data.terrain[h], b.data.settlement[h]) == (terrain, settlement) and h != MADRID:
            for way in range(6):
                near = NEIGHBOUR[h * 6 + way]
                if near in b.data.beyond[h] and b.data.river[h * 6 + way] == 0:
                    return hex_name(h), hex_name(near)
    raise LookupError("no such ground")


def around(b: Engine, ways: list[int], names: list[str]) -> AttackInProgress:
    """Place attackers in these directions of the plain hex and return their attack."""
    for way, name in zip(ways, names, strict=True):
        b.place(unit(b, name), parse_hex(AROUND[way]))
    return fight(b, PLAIN, " ".join(names))


DIVISIONS = ["n_11", "n_12", "n_13", "n_14", "n_15", "n_16"]


def test_the_hexes_are_what_they_are_said_to_be() -> None:
    data = facts()
    plain = parse_hex(PLAIN)
    assert [direction(plain, parse_hex(name)) for name in AROUND] == list(range(6))
    assert (data.terrain[plain], data.settlement[plain], sum(data.river[plain * 6 : plain * 6 + 6])) == (0, 0, 0)
    rivers = [data.river[hexside(parse_hex(WET), parse_hex(name))] for name in (DRY, BY_MINOR, BY_MAJOR)]
    assert rivers == [0, MINOR, MAJOR]


@pytest.mark.rule("13.23-a")
@pytest.mark.parametrize(
    ("ways", "yes"),
    [
        ([0, 3], True),
        ([0, 2, 4], True),
        ([1, 3, 5], True),
        ([0, 1, 2], False),
        ([0, 1, 2, 4], True),
        ([0, 2], False),
        ([0], False),
        ([0, 1, 2, 3], True),
        ([5, 0, 1, 2], True),
    ],
)
def test_a_concentric_attack(ways: list[int], yes: bool) -> None:
    b = board()
    b.place(unit(b, "r_mng"), parse_hex(PLAIN))
    f = around(b, ways, DIVISIONS[: len(ways)])
    assert told(drms(b, f)).get("concentric", 0) == (1 if yes else 0)


@pytest.mark.rule("A70", "13.23-a")
def test_hexes_with_hqs_or_empty_units_alone_do_not_count() -> None:
    b = board()
    b.place(unit(b, "r_mng"), parse_hex(PLAIN))
    f = around(b, [0, 3], ["n_11", "n_nvd"])
    assert "concentric" not in told(drms(b, f))
    f.attackers += units_of(b, "n_ctv")
    b.place(unit(b, "n_ctv"), parse_hex(AROUND[3]))
    assert "concentric" not in told(drms(b, f))
    f.attackers += units_of(b, "n_12")
    b.place(unit(b, "n_12"), parse_hex(AROUND[3]))
    assert told(drms(b, f))["concentric"] == 1


@pytest.mark.rule("13.23-b", "A70")
def test_republican_columns_have_no_concentric_attack_and_colonials_have() -> None:
    b = board()
    b.place(unit(b, "n_13"), parse_hex(PLAIN))
    assert told(drms(b, around(b, [0, 3], ["r_11", "r_46"])))["concentric"] == 1
    b = board()
    b.place(unit(b, "n_13"), parse_hex(PLAIN))
    assert "concentric" not in told(drms(b, around(b, [0, 3], ["r_11", "r_mng"])))
    b = board()
    b.place(unit(b, "r_mng"), parse_hex(PLAIN))
    assert told(drms(b, around(b, [0, 3], ["n_cst", "n_gec"]))) == {
        "concentric": 1,
        "colonials_and_columns": 1,
    }


@pytest.mark.rule("13.22", "A69", "1.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "value"),
    [
        ("n_cst", "r_mng", 1),
        ("n_cst", "r_mng r_11", 1),
        ("n_cst n_asn", "r_mng r_per", 1),
        ("n_cst", "r_11", 0),
        ("n_13", "r_mng", 0),
        ("n_dlv", "r_mng", 0),
        ("r_mng", "n_cst", -1),
        ("r_mng r_11", "n_13 n_cst", -1),
        ("r_11", "n_cst", 0),
        ("r_mng", "n_13", 0),
    ],
)
def test_colonials_and_columns(attackers: str, defenders: str, value: int) -> None:
    b = board()
    for u in units_of(b, defenders):
        b.place(u, parse_hex(PLAIN))
    for u in units_of(b, attackers):
        b.place(u, parse_hex(AROUND[0]))
    assert told(drms(b, fight(b, PLAIN, attackers))).get("colonials_and_columns", 0) == value


@pytest.mark.rule("13.26-a", "13.11-a", "13.18")
@pytest.mark.parametrize(
    ("terrain", "settlement", "by_column", "by_die"),
    [
        (0, 0, {}, {}),
        (1, 0, {"rough": -1}, {}),
        (2, 0, {"mountain": -2}, {}),
        (3, 0, {"marsh": -1}, {}),
        (0, 1, {}, {"town": -1}),
        (1, 1, {"rough": -1}, {"town": -1}),
        (0, 2, {}, {"city": -1}),
        (1, 2, {"rough": -1}, {"city": -1}),
    ],
)
def test_the_ground_of_the_defender_counts(
    terrain: int, settlement: int, by_column: dict[str, int], by_die: dict[str, int]
) -> None:
    b = board(turn=9)
    hex_, near = spot(b, terrain, settlement)
    b.place(unit(b, "r_11"), parse_hex(hex_))
    b.place(unit(b, "n_13"), parse_hex(near))
    f = fight(b, hex_, "n_13")
    assert told(shifts(b, f)) == by_column
    assert told(drms(b, f)) == by_die


@pytest.mark.rule("13.26-a", "13.18")
def test_a_city_to_which_a_corrected_table_gives_a_column_has_it() -> None:
    corrected = edited("tables.json", [*find("tables.json", "settlements", id="city"), "shift"], -1)
    b = Engine(Data(check.usable(corrected), "campaign", "corrected"), Options({}), Chance(seed_bytes(1)))
    hex_, near = spot(b, 1, 2)
    b.place(unit(b, "r_11"), parse_hex(hex_))
    b.place(unit(b, "n_13"), parse_hex(near))
    assert told(shifts(b, fight(b, hex_, "n_13"))) == {"rough": -1, "city": -1}


@pytest.mark.rule("13.26-b", "A72")
@pytest.mark.parametrize(
    ("wet", "dry", "counts"),
    [
        ("5", "5", True),
        ("4", "5", True),  # 4 of 9: half, rounded down
        ("4", "5 1", False),
        ("3", "4", True),
        ("2", "4", False),
        ("5", "", True),
        ("n_nvd", "5", False),  # no factor crosses
    ],
)
def test_a_river_counts_if_half_of_the_factors_cross_one(wet: str, dry: str, counts: bool) -> None:
    b = board({"r_11": WET})
    f = along_rivers(b, wet, "", dry)
    assert river_of(b, f) == (MINOR if counts else 0)
    assert ("minor_river" in told(drms(b, f))) is counts


def along_rivers(b: Engine, minor: str, major: str, dry: str) -> AttackInProgress:
    """Place attackers across the minor river, across the major one and on dry ground, and return their attack.

    A number stands for a unit with that attack factor.
    """
    words = []
    for given, hex_ in ((minor, BY_MINOR), (major, BY_MAJOR), (dry, DRY)):
        for word in given.split():
            name = next(free_with(b, int(word))) if word.isdigit() else word
            b.place(unit(b, name), parse_hex(hex_))
            words.append(name)
    return fight(b, WET, " ".join(words))


def free_with(b: Engine, attack: int) -> Iterator[str]:
    """Yield the ids of the Nationalist troops with this attack factor that are not on the board."""
    for u, facts_ in enumerate(b.data.units):
        troops = not facts_.is_air and not facts_.is_hq
        if troops and facts_.side == NAT and facts_.faces[0].attack == attack and b.u_hex[u] < 0:
            yield facts_.name


@pytest.mark.rule("13.26-c", "A72")
@pytest.mark.parametrize(
    ("minor", "major", "dry", "river"),
    [
        ("5", "5", "", MINOR),
        ("4", "5", "", MINOR),
        ("3", "5", "", MAJOR),
        ("2", "3", "5", MAJOR),  # 5 of 10 cross, 2 of them a minor river
        ("2", "1", "4 3", 0),
        ("", "5", "", MAJOR),
        ("", "5", "5", MAJOR),
        ("n_nvd", "5", "", MAJOR),
    ],
)
def test_minor_and_major_rivers_mixed(minor: str, major: str, dry: str, river: int) -> None:
    b = board({"r_11": WET})
    assert river_of(b, along_rivers(b, minor, major, dry)) == river


@pytest.mark.rule("13.20")
def test_madrid_is_held_by_republicans() -> None:
    b = board({"r_mng": "2712", "n_13": "2711"})
    assert told(shifts(b, fight(b, "2712", "n_13")))["madrid"] == -2
    b = board({"n_13": "2712", "r_mng": "2711"})
    assert "madrid" not in told(shifts(b, fight(b, "2712", "r_mng")))


@pytest.mark.rule("13.12-d")
def test_artillery_of_both_sides_cancels_out() -> None:
    b = board()
    b.place(unit(b, "r_11"), parse_hex(PLAIN))
    f = around(b, [0], ["n_13"])
    f.support = units_of(b, "n_ctv r_cen")
    assert [pair[1] for pair in shifts(b, f)] == [1, -1]
    f.support[REP] = -1
    assert modifiers.total(shifts(b, f)) == 1
    f.side = REP
    assert modifiers.total(shifts(b, f)) == -1


@pytest.mark.rule("8.5", "13.25", "A65")
def test_the_condor_legion_is_worth_one_column() -> None:
    b = board()
    b.place(unit(b, "r_11"), parse_hex(PLAIN))
    f = around(b, [0], ["n_13"])
    f.air[NAT] = units_of(b, "n_lk_1 n_lk_2")
    assert told(shifts(b, f)) == {"condor_legion": 1}
    f.air[NAT] = units_of(b, "n_al_1 n_na1")
    assert shifts(b, f) == []
    b = board()
    b.place(unit(b, "n_13"), parse_hex(PLAIN))
    f = around(b, [0], ["r_11"])
    f.air[NAT] = units_of(b, "n_lk_1")
    assert told(shifts(b, f)) == {"condor_legion": -1}


@pytest.mark.rule("13.15-a")
def test_ships_help_the_attacker_and_the_defender() -> None:
    b = board()
    b.turn = 9
    b.place(unit(b, "r_11"), parse_hex(PLAIN))
    f = around(b, [0], ["n_13"])
    f.naval = [True, False]
    assert told(drms(b, f)) == {"naval": 1}
    f.naval = [False, True]
    assert told(drms(b, f)) == {"naval": -1}
    f.naval = [True, True]
    assert modifiers.total(drms(b, f)) == 0


@pytest.mark.rule("13.21-a", "A68")
@pytest.mark.parametrize(
    ("turn", "start", "hex_", "value"),
    [(3, "2509", "2510", -1), (3, "2406", "2407", 0), (6, "2509", "2510", -1), (7, "2509", "2510", 0)],
)
def test_munitions_are_short_north_of_row_24(turn: int, start: str, hex_: str, value: int) -> None:
    b = board({"n_13": start, "r_11": hex_}, turn=turn)
    assert told(drms(b, fight(b, hex_, "n_13"))).get("munitions_shortage", 0) == value
    b.ammunition_over = True
    assert "munitions_shortage" not in told(drms(b, fight(b, hex_, "n_13")))


@pytest.mark.rule("13.21-a", "A68")
def test_one_unit_in_the_north_is_enough_and_republicans_have_theirs() -> None:
    b = board({"n_13": "2509", "n_11": "2408", "r_11": "2409"})
    assert direction(parse_hex("2409"), parse_hex("2509")) >= 0 and direction(parse_hex("2409"), parse_hex("2408")) >= 0
    assert told(drms(b, fight(b, "2409", "n_11 n_13")))["munitions_shortage"] == -1
    assert "munitions_shortage" not in told(drms(b, fight(b, "2509", "r_11")))
    assert "munitions_shortage" not in told(drms(b, fight(b, "2409", "n_11")))


@pytest.mark.rule("7.30", "7.31", "7.38", "7.39", "A26", "13.13")
@pytest.mark.parametrize(
    ("side", "chit", "attacks", "value", "rule"),
    [
        (NAT, "german_aircraft", True, 1, "7.30"),
        (NAT, "german_aircraft", False, -1, "7.30"),
        (REP, "soviet_aircraft", True, 1, "7.31"),
        (REP, "soviet_aircraft", False, -1, "7.31"),
        (REP, "aircraft_to_the_north", True, 1, "7.38"),
        (REP, "aircraft_to_the_north", False, -1, "7.38"),
        (REP, "tactical_surprise", True, 2, "7.39"),
        (REP, "tactical_surprise_2", True, 2, "7.39"),
        (REP, "determination", False, -1, "A26"),
    ],
)
def test_chits_change_the_die(side: int, chit: str, attacks: bool, value: int, rule: str) -> None:
    b = board()
    b.turn = 9
    attacker, defender = ("n_13", "r_11") if (side == NAT) == attacks else ("r_11", "n_13")
    b.place(unit(b, defender), parse_hex(PLAIN))
    f = around(b, [0], [attacker])
    f.chits[side] = [b.data.chit_index[chit]]
    found = drms(b, f)
    assert [pair[1] for pair in found] == [value]
    assert modifiers.MODIFIERS[found[0][0]][1] == rule


@pytest.mark.rule("13.13", "13.14")
def test_chits_are_combined() -> None:
    b = board()
    b.place(unit(b, "n_13"), parse_hex(PLAIN))
    f = around(b, [0], ["r_11"])
    f.chits[REP] = [b.data.chit_index["tactical_surprise"], b.data.chit_index["soviet_aircraft"]]
    f.chits[NAT] = [b.data.chit_index["german_aircraft"]]
    assert modifiers.total(drms(b, f)) == 2 + 1 - 1


def test_town_defence_leaves_the_die_alone() -> None:
    b = board()
    b.turn = 9
    b.place(unit(b, "r_mng"), parse_hex(PLAIN))
    f = around(b, [0], ["n_13"])
    f.chits[REP] = [b.data.chit_index["town_defence"]]
    assert drms(b, f) == []


@pytest.mark.rule("15.5-a", "A82")
def test_the_first_italian_attack() -> None:
    b = board({"n_dlv": "2113", "n_13": "2113", "r_11": PLAIN}, options={"italian_debut": True}, turn=9)
    assert "first_italian_attack" not in told(shifts(b, fight(b, PLAIN, "n_13")))
    f = fight(b, PLAIN, "n_dlv n_13")
    assert told(shifts(b, f))["first_italian_attack"] == -1
    modifiers.note_debuts(b, f)
    assert b.debuts == [1, 0, 0]
    assert "first_italian_attack" not in told(shifts(b, f))
    b = board({"n_dlv": "2113", "r_11": PLAIN}, turn=9)
    assert "first_italian_attack" not in told(shifts(b, fight(b, PLAIN, "n_dlv")))


@pytest.mark.rule("15.5-b", "A82")
def test_the_first_attack_on_italians() -> None:
    b = board({"n_dlv": PLAIN, "r_11": "2113"}, options={"italian_debut": True}, turn=9)
    f = fight(b, PLAIN, "r_11")
    assert told(shifts(b, f))["first_attack_on_italians"] == 1
    modifiers.note_debuts(b, f)
    assert b.debuts == [0, 1, 0]
    assert "first_attack_on_italians" not in told(shifts(b, f))


@pytest.mark.rule("15.6", "A82")
@pytest.mark.parametrize(
    ("air", "tanks", "attacks", "value"),
    [
        ("r_ra3", False, True, 1),
        ("r_ra3", False, False, -1),
        ("r_ra5", False, True, 0),
        ("", True, True, 1),
        ("", True, False, -1),
        ("", False, True, 0),
    ],
)
def test_the_first_modern_soviet_arms(air: str, tanks: bool, attacks: bool, value: int) -> None:
    mine, other = ("2113", PLAIN) if attacks else (PLAIN, "2113")
    b = board({"r_11": mine, "n_13": other}, options={"soviet_debut": True}, turn=9)
    names = "r_11"
    if tanks:
        b.place(unit(b, "r_1t"), parse_hex(mine))
        names += " r_1t"
    f = fight(b, PLAIN, names if attacks else "n_13")
    f.air[REP] = units_of(b, air)
    assert told(shifts(b, f)).get("soviet_support", 0) == value
    modifiers.note_debuts(b, f)
    assert b.debuts[2] == (1 if value else 0)
    assert "soviet_support" not in told(shifts(b, f))


@pytest.mark.rule("15.6")
def test_a_tank_regiment_is_no_tank_brigade() -> None:
    b = board({"r_rcp": "2113", "n_13": PLAIN}, options={"soviet_debut": True}, turn=9)
    assert "soviet_support" not in told(shifts(b, fight(b, PLAIN, "r_rcp")))


@pytest.mark.rule("7.8-b", "13.20")
def test_in_the_coup_both_are_republican() -> None:
    b = board({"r_11": "2712", "r_46": "2711", "r_1t": "2711"}, options={"soviet_debut": True}, turn=19)
    f = fight(b, "2712", "r_46 r_1t", side=NAT)
    f.casado = True
    assert told(shifts(b, f))["madrid"] == -2
    assert "soviet_support" not in told(shifts(b, f))
    assert "colonials_and_columns" not in told(drms(b, f))
    assert (modifiers.attacking_side(f), modifiers.defending_side(f)) == (REP, REP)


def test_every_modifier_of_the_tables_has_a_number() -> None:
    worth = set(facts().worth)
    assert worth <= {name for name, _ in modifiers.MODIFIERS.values()}


@pytest.mark.rule("13.24", "13.26-b")
def test_being_out_of_supply_does_not_change_what_crosses_a_river() -> None:
    b = board({"r_11": WET})
    f = along_rivers(b, "n_11", "", "n_12")
    b.mark(unit(b, "n_11"), CUT)
    assert river_of(b, f) == MINOR


@pytest.mark.rule("13.26-b", "A72")
def test_the_factor_of_a_hq_counts_for_the_share_across_a_river() -> None:
    b = board({"r_11": WET})
    assert river_of(b, along_rivers(b, "n_gis", "", "n_11")) == 0
    b = board({"r_11": WET})
    assert b.face(unit(b, "n_ctv")).attack == 6
    assert river_of(b, along_rivers(b, "n_gis n_ctv", "", "n_11")) == MINOR
