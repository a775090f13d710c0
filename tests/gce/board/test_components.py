"""What the pieces are, and are not (chapters 2, 16 and 17)."""

import json
from pathlib import Path

import pytest
from tests.gce.build import board, facts, opened, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.side import REP

DATA = Path(__file__).parents[3] / "src/dosespanas/gce/data"


def raw(name: str) -> dict[str, list[dict[str, object]]]:
    read: dict[str, list[dict[str, object]]] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return read


@pytest.mark.rule("2.1")
def test_one_die_of_six_and_two_cups() -> None:
    chance = Chance(seed_bytes(1))
    assert {chance.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chit.side for chit in facts().chits} == {0, 1}


@pytest.mark.rule("2.7")
def test_a_label_has_no_effect_of_its_own() -> None:
    b = board({"r_mng": "2711", "r_mod": "2711"})
    one, other = b.face(unit(b, "r_mng")), b.face(unit(b, "r_mod"))
    assert one.label != other.label
    assert (one.attack, one.defence, one.move, one.zoc) == (other.attack, other.defence, other.move, other.zoc)


@pytest.mark.rule("2.10")
def test_attack_and_defence_are_factors_apart() -> None:
    face = board({"n_og": "3608"}).face(unit(board(), "n_og"))
    assert (face.attack, face.defence, face.move) == (0, 5, 0)


@pytest.mark.rule("2.11")
def test_movement_factors_pay_for_terrain() -> None:
    game = opened(board({"r_mng": "2711"}, step=stages.MOVE_REP, all_to=REP))
    game.apply("move r_mng")
    costs = [view["cost"] for view in game.legal_view() if view["verb"] == "to"]
    assert costs and min(costs) > 0 and max(costs) <= 4


@pytest.mark.rule("2.16")
def test_markers_are_no_units() -> None:
    names = {str(row["id"]) for row in raw("units.json")["markers"]}
    assert names == {"naval_republican", "naval_nationalist"}
    assert not names & set(facts().unit_index)


@pytest.mark.rule("2.17", "A85")
def test_labels_come_again_but_ids_do_not() -> None:
    data = facts()
    labels = [one.label for one in data.units]
    assert len(set(labels)) < len(labels)
    assert len(data.unit_index) == len(data.units)


@pytest.mark.rule("16.1")
def test_every_table_that_was_printed_on_the_map_is_there() -> None:
    tables = json.loads((DATA / "tables.json").read_text(encoding="utf-8"))
    assert {"crt", "terrain", "rivers", "resource_points", "strategic"} <= set(tables)
    assert raw("map.json")["fortified_lines"] and raw("map.json")["morale"]
    data = facts()
    assert any(data.withdrawals) and any(data.conversions)


@pytest.mark.rule("17.n")
@pytest.mark.parametrize("scenario", ["1936", "campaign"])
def test_what_the_designer_says_of_the_map_holds(scenario: str) -> None:
    data: Data = facts(scenario)
    tremp = parse_hex("3220")
    assert data.morale_value[tremp] > 0 and data.start_control[tremp] == 1
    assert data.special["mobilisation"]["turns"][0] == 14
