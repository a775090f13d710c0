"""The counters of the shipped data (2.3 to 2.15)."""

from collections import Counter

import pytest
from tests.gce.printed import DATA, MADRID, printed, unit

from dosespanas.gce.board import data as facts
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.files import check, names


@pytest.mark.rule("2.4")
def test_the_eleventh_division() -> None:
    eleventh = unit("11")
    assert printed(eleventh) == (7, 11, 5) and eleventh.steps == 2
    assert (eleventh.turn, eleventh.hex) == (7, MADRID)
    assert DATA.unit_index[eleventh.name] in DATA.arrivals[7]


@pytest.mark.rule("2.5")
@pytest.mark.rule("2.3-b")
def test_the_hq_of_the_volunteer_corps() -> None:
    ctv = unit("CTV", 0, "hq")
    assert printed(ctv) == (6, 6, 4) and ctv.artillery and ctv.is_hq
    assert facts.FACTIONS[ctv.faction] == "ctv"


@pytest.mark.rule("2.3-a")
def test_every_counter_is_counted() -> None:
    assert len(DATA.units) == 414
    assert Counter(u.side for u in DATA.units) == {1: 242, 0: 172}
    assert len(DATA.unit_index) == 414
    assert {u.term() for u in DATA.units if u.label == "OG"} == {"unit:n_og"}


@pytest.mark.rule("2.3-c")
def test_two_divisions_are_called_the_29th() -> None:
    second = unit("29")
    first = next(u for u in DATA.units if u.converted and u.faces[facts.REVERSE].label == "LEN/29")
    assert (first.label, second.turn) == ("LEN", 11)
    assert facts.SIZES[first.faces[facts.REVERSE].size] == facts.SIZES[second.faces[0].size] == "division"


@pytest.mark.rule("2.6")
def test_factions() -> None:
    assert {facts.FACTIONS[u.faction] for u in DATA.units} == set(facts.FACTIONS)
    assert Counter(facts.FACTIONS[u.faction] for u in DATA.units if u.northern) == {
        "basque": 18,
        "asturian": 14,
        "santander": 9,
    }


@pytest.mark.rule("2.8")
@pytest.mark.rule("2.9")
def test_types_and_sizes() -> None:
    assert {facts.TYPES[u.faces[0].type] for u in DATA.units} == set(facts.TYPES)
    assert {facts.SIZES[u.faces[0].size] for u in DATA.units} == set(facts.SIZES)


@pytest.mark.rule("2.12-a")
@pytest.mark.rule("A21")
def test_steps() -> None:
    assert Counter(u.steps for u in DATA.units) == {1: 318, 2: 96}
    assert all(u.steps == 1 for u in DATA.units if u.converted)
    fiftieth = unit("50", 0)
    assert (fiftieth.steps, fiftieth.faces[0].defence) == (2, 5)


@pytest.mark.rule("6.8-a", "6.9-a")
def test_withdrawals_and_conversions() -> None:
    named = [[DATA.units[u].label for u in turn] for turn in DATA.withdrawals]
    assert {"MNG", "MOD"} <= set(named[6])
    assert {turn: len(labels) for turn, labels in enumerate(named) if labels} == {
        6: 23,
        8: 50,
        9: 20,
        10: 25,
        11: 6,
        12: 2,
    }
    for column in (u for u in DATA.units if u.converted):
        regular = column.faces[facts.REVERSE]
        assert column.faces[0].column and not regular.column
        assert (column.faces[0].zoc, regular.zoc) == (facts.COLUMN_ZOC, facts.FULL_ZOC)


@pytest.mark.rule("6.9-a")
def test_the_columns_turn_from_autumn_to_summer_in_all_zones_those_of_euzkadi_last() -> None:
    turned: dict[str, Counter[int]] = {}
    for column in (u for u in DATA.units if u.converted):
        turned.setdefault(facts.FACTIONS[column.faction], Counter())[column.converted] += 1
    assert turned == {
        "republican": {5: 1, 6: 3, 7: 7, 8: 4},
        "asturian": {5: 2, 6: 1},
        "santander": {5: 1, 6: 1},
        "basque": {8: 3},
    }
    basque = [u for u in DATA.units if u.faction == facts.FACTIONS.index("basque") and not u.faces[0].column]
    assert min(u.turn for u in basque if u.turn) == 8


@pytest.mark.rule("6.2-a", "6.9-a")
def test_the_first_brigades_come_in_around_madrid_on_turn_6() -> None:
    regulars = [u for u in DATA.units if u.side == 1 and u.turn and not u.faces[0].column and not u.is_air]
    assert min(u.turn for u in regulars if u.hex < 0 or distance(u.hex, MADRID) <= DATA.entry_reach) == 6
    assert sum(1 for u in regulars if u.turn == 6 and u.hex == MADRID) >= 5


@pytest.mark.rule("2.17", "6.4-c")
def test_the_black_arrows_are_a_brigade_and_the_others_divisions() -> None:
    arrows = {u.label: facts.SIZES[u.faces[0].size] for u in DATA.units if u.arrows}
    assert arrows == {"FN": "brigade", "FA": "division", "FV": "division"}


@pytest.mark.rule("13.18", "13.26-a")
def test_a_city_helps_its_defender_as_a_town_does() -> None:
    """That they help is the rules', how much is reconstructed; Madrid alone has two columns (13.20)."""
    none, town, city = [(DATA.settlement_shift[i], DATA.settlement_drm[i]) for i in (0, facts.TOWN, facts.CITY)]
    assert (none, town, city) == ((0, 0), (0, -1), (0, -1))


@pytest.mark.rule("2.15")
def test_columns_have_no_size() -> None:
    columns = [u for u in DATA.units if u.faces[0].column]
    assert Counter(u.side for u in columns) == {1: 77, 0: 64}  # the five L, MG and CR among them (6.5)
    assert unit("MNT", 0, "cavalry").faces[0].column
    assert not unit("OG", 0, "garrison").faces[0].column


@pytest.mark.rule("6.5")
def test_the_colonial_infantry_bears_the_sign_of_a_column() -> None:
    assert names.columns(check.usable(check.shipped())) == ["n_l_1", "n_l_2", "n_mg_1", "n_mg_2", "n_cr"]


@pytest.mark.rule("A56")
def test_zones_of_control_by_size() -> None:
    assert unit("11").faces[0].zoc == facts.FULL_ZOC
    assert unit("T").faces[0].zoc == facts.FULL_ZOC
    assert unit("ALP", 1, "mountain").faces[0].zoc == facts.NO_ZOC
    assert unit("CTV", 0, "hq").faces[0].zoc == facts.NO_ZOC
    assert unit("N", 1, "air").faces[0].zoc == facts.NO_ZOC
    assert unit("OG", 0, "garrison").faces[0].zoc == facts.COLUMN_ZOC


def test_pools() -> None:
    arrows = [u for u in DATA.units if u.arrows]
    assert sorted(u.label for u in arrows) == ["FA", "FN", "FV"]
    assert {u.pool for u in arrows} == {facts.ITALIAN}
    assert {facts.POOLS[u.pool] for u in DATA.units if u.northern and u.pool >= 0} == {"northern"}
    colonials = [u for u in DATA.units if facts.FACTIONS[u.faction] == "colonial"]
    lost = [*colonials, unit("DLV", 0), unit("FIN", 0)]
    assert len(colonials) == 11 and {u.pool for u in lost} == {facts.NO_POOL}


def test_units_that_one_rule_treats_apart() -> None:
    special = Counter(facts.SPECIALS[u.special] for u in DATA.units if u.special)
    assert special == {"international": 5, "starred": 4, "arrows": 3, "northern_air": 1}
    assert all(u.pool == facts.NO_POOL for u in DATA.units if facts.SPECIALS[u.special] == "starred")
    garrison = unit("OG", 0, "garrison")
    assert (garrison.hex, garrison.faces[0].move) == (parse_hex("3608"), 0)


@pytest.mark.rule("13.12-b")
def test_hqs_with_artillery() -> None:
    assert {u.label for u in DATA.units if u.artillery} == {"EBR", "MNV", "CEN", "CTV", "N", "MRC", "GLC", "C"}


def test_an_hq_and_three_divisions() -> None:
    units = [unit("EXT", 1, "hq"), unit("38"), unit("69"), unit("70")]
    assert [sum(number) for number in zip(*map(printed, units), strict=True)][:2] == [9, 15]


def test_parties_of_columns() -> None:
    parties = Counter(facts.POLITICS[u.politics] for u in DATA.units if u.politics)
    assert set(parties) == set(facts.POLITICS[1:])
    assert all(u.faces[0].column for u in DATA.units if u.politics)
