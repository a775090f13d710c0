"""Divisions exchanged for brigades (6.14)."""

import pytest
from tests.gce.administering import EARLY, act, begin, legal, over, phase, refused, told
from tests.gce.build import at

from dosespanas.gce import sequence
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.kernel.side import NAT, REP


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("r_11", ["2-3-4", "1-2-4", "1-2-4"]),
        ("r_45", ["2-3-4", "1-2-4", "1-2-4"]),
        ("r_14", ["1-1-4", "1-2-4", "1-2-4"]),
        ("r_8", ["1-1-4", "1-2-4", "1-2-4"]),
        ("n_11", ["2-4-4", "2-4-4"]),
        ("n_13", ["2-4-4", "2-4-4"]),
    ],
)
@pytest.mark.rule("6.14-a", "6.14-b", "6.14-c", "6.14-d")
def test_a_division_becomes_brigades(name: str, parts: list[str]) -> None:
    b = phase({name: "2712"})
    hex_ = parse_hex("2712")
    before = b.stack_weight(hex_)
    act(b, f"split {name}")
    assert at(b, name) == "removed"
    found = [b.face(u) for u in b.stack(hex_)]
    assert sorted(f"{face.attack}-{face.defence}-{face.move}" for face in found) == sorted(parts)
    assert (before, b.stack_weight(hex_)) == (2, len(parts))
    assert told(b, "split") == [{"piece": f"unit:{name}", "count": len(parts), "hex": "hex:2712"}]


@pytest.mark.rule("6.14-a", "6.14-d")
def test_only_full_divisions_of_the_list_are_broken_down() -> None:
    b = phase({"n_50": "2911", "n_11": "2911", "n_13": "2911"}, reduced=["n_13"])
    assert sorted(legal(b)) == ["done", "split n_11"]
    for name in ("n_50", "n_13", "n_102", "n_12"):
        assert refused(b, f"split {name}") == ("6.14-a", "gce-no-split")


@pytest.mark.rule("6.14-a", "9.2-a")
def test_a_full_hex_has_no_room_for_brigades() -> None:
    full = ["r_11", "r_52", "r_54", "r_56", "r_71", "r_73"]
    b = phase(dict.fromkeys(full, "2712"))
    assert b.side == REP
    assert [b.name(code) for code in b.codes()] == ["done"], "asked, since nobody sees what lies below"
    assert refused(b, "split r_11") == ("9.2-a", "gce-stack")


@pytest.mark.rule("6.14-e", "6.14-b", "A25")
def test_numbered_brigades_stand_in_when_the_generic_ones_are_used_up() -> None:
    generic = ["r_17_1", "r_18_1", "r_19_1", "r_23_1", "r_50", *(f"r_g1_{i}" for i in range(1, 17))]
    used_up = dict.fromkeys(generic[:12], "2418") | dict.fromkeys(generic[12:], "2018")
    for pile in ({}, {"r_86": "eliminated"}):
        b = phase({"r_11": "2712"} | used_up | pile, turn=EARLY)
        assert "split r_11" not in legal(b) if b.stage == stages.REBUILD else True
        b.stage, b.side = stages.REBUILD, REP
        assert refused(b, "split r_11") == ("6.14-e", "gce-no-brigades")
    b = phase({"r_11": "2712", "r_86": "eliminated", "r_108": "eliminated"} | used_up, turn=EARLY)
    act(b, "split r_11")
    assert (at(b, "r_86"), at(b, "r_108")) == ("2712", "2712")


@pytest.mark.rule("6.14-e", "A25")
def test_generic_brigades_that_have_died_serve_again_on_the_map_but_not_in_the_pile() -> None:
    generic = [f"r_g2_{i}" for i in range(1, 9)]
    b = phase({"r_11": "2712", "r_45": "eliminated"} | dict.fromkeys(generic, "eliminated"))
    assert refused(b, "split r_45") == ("6.14-e", "gce-no-brigades")
    act(b, "split r_11")
    assert at(b, "r_g2_1") == "2712"


@pytest.mark.rule("6.14-e", "A25")
def test_no_numbered_brigades_for_the_nationalists() -> None:
    generic = [f"n_gn_{i}" for i in range(1, 10)]
    b = phase({"n_11": "2911"} | dict.fromkeys(generic, "3312"))
    b.stage, b.side = stages.REBUILD, NAT
    assert refused(b, "split n_11") == ("6.14-e", "gce-no-brigades")


@pytest.mark.rule("6.14-e", "A25")
def test_dead_generic_brigades_of_the_nationalists_serve_again_too_and_numbered_ones_do_not() -> None:
    generic = [f"n_gn_{i}" for i in range(1, 11)]
    b = phase({"n_11": "2911", "n_2n": "eliminated"} | dict.fromkeys(generic, "eliminated"))
    act(b, "split n_11")
    assert [at(b, name) for name in generic].count("2911") == 2
    b = phase({"n_11": "2911", "n_2n": "eliminated", "n_3n": "eliminated"} | dict.fromkeys(generic, "3312"))
    b.stage, b.side = stages.REBUILD, NAT
    assert refused(b, "split n_11") == ("6.14-e", "gce-no-brigades")


@pytest.mark.rule("6.14-a", "A25", "6.4-b")
def test_a_division_in_the_pile_is_exchanged_there() -> None:
    b = phase({"r_11": "eliminated"}, republican=2)
    act(b, "split r_11")
    pile = [b.data.units[u].name for u in b.data.units_of[REP] if at(b, b.data.units[u].name) == "eliminated"]
    assert pile == ["r_17_1", "r_18_1", "r_g2_1"]


@pytest.mark.rule("A92", "A25", "6.4-b")
def test_breaking_down_comes_last_so_that_its_brigades_come_back_a_turn_later() -> None:
    b = phase({"r_11": "eliminated"}, republican=2)
    act(b, "split r_11")
    assert over(b)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "rebuild r_g2_1") == ("A92", "gce-split-off")
    sequence.begin_turn(b)
    b.step_no = stages.ARRIVALS
    begin(b)
    act(b, "rebuild r_g2_1", "to 2018", "rebuild r_17_1", "to 2018", "rebuild r_18_1", "to 2018")
    assert b.points[REP] == 0


@pytest.mark.rule("6.14-a", "A25")
def test_brigades_are_not_put_together_again() -> None:
    b = phase({"r_g2_1": "2712", "r_g1_1": "2712", "r_g1_2": "2712", "r_11": "removed"}, republican=5)
    assert over(b)


@pytest.mark.rule("6.14-a", "6.14-e")
def test_northern_divisions_have_no_generic_brigades() -> None:
    b = phase({"r_b1d": "3613"})
    assert over(b)
