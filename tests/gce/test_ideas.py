"""What either side could do with its next moves, as places and ways to be drawn on the map."""

from typing import Any

import pytest
from tests.gce.build import board, opened

from dosespanas.gce.board import stages
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP


def moving(side: int, units: dict[str, str], **more: Any) -> Game:
    """Open a side's movement with these units."""
    step = stages.MOVE_NAT if side == NAT else stages.MOVE_REP
    more.setdefault("options", {"alcazar": False})
    return opened(board(units, step=step, **more))


def shown(at: Game, viewer: int | None) -> list[dict[str, Any]]:
    """All ideas that a viewer is told."""
    found = at.overlay("ideas", viewer)
    assert isinstance(found, list)
    return found


def ideas(at: Game, viewer: int, side: str) -> dict[str, dict[str, Any]]:
    """The first idea of each kind that a viewer is told of a side."""
    found: dict[str, dict[str, Any]] = {}
    for one in shown(at, viewer):
        if one["side"] == side:
            found.setdefault(one["key"], one)
    return found


@pytest.mark.rule("4.3-c")
def test_an_empty_city_is_shown_with_the_way_of_who_could_enter_it() -> None:
    open_ = moving(REP, {"n_cst": "1707", "r_mng": "2414"}, republican=["1607"], turn=8)
    for viewer in (NAT, REP):
        told = [one for one in shown(open_, viewer) if one["key"] == "idea-gce-enter"]
        enter = [one for one in told if "1607" in one["places"]]
        assert [one["side"] for one in enter] == ["nationalist"]
        assert enter[0]["ways"][0][0] == "1707" and enter[0]["ways"][0][-1] == "1607"
    far = moving(REP, {"n_cst": "3702", "r_mng": "2414"}, republican=["1607"], turn=8)
    assert "1607" not in str([one["places"] for one in shown(far, REP)])


@pytest.mark.rule("4.2-a")
def test_madrid_left_empty_is_what_wins_the_war() -> None:
    units = {"n_cst": "2811", "r_mng": "2414"}
    early = moving(REP, units, republican=["2712"], turn=6)
    assert ideas(early, REP, "nationalist")["idea-gce-wins"]["places"] == ["2712"]
    late = moving(REP, units, republican=["2712"], turn=8)
    assert "idea-gce-wins" not in ideas(late, REP, "nationalist")
    assert shown(late, None) == []


@pytest.mark.rule("10.7")
def test_a_garrison_that_would_not_starve_is_not_told_to_be_cut_off() -> None:
    units = {"n_og": "3608", "n_erc": "3408", "r_am_2": "3506", "r_am_3": "3508"}
    besieged = moving(REP, units, republican=["3506", "3508", "3707", "3708"], all_to=NAT)
    assert "idea-gce-cut" not in ideas(besieged, NAT, "republican")


@pytest.mark.rule("10.3-d")
def test_two_stacks_that_would_cut_supply_only_together_are_shown_with_both_ways() -> None:
    """Two ways lead to the stack, a third is barred; regiments have no zone of control, so that none bars both."""
    corridor = ["3312", "3212", "3111", "3011", "2910", "2810"]
    units = {"n_13": "2609", "n_11": "2609", "n_l_1": "2810", "n_l_2": "2910", "r_alp": "2610"}
    comers = {"r_dca": "2808", "r_rcp": "2708"}
    two = moving(NAT, units | comers, nationalist=corridor, all_to=REP, turn=8)
    for viewer in (NAT, REP):
        told = ideas(two, viewer, "republican")
        assert "idea-gce-cut" not in told
        both = told["idea-gce-cut-two"]
        assert sorted(both["places"]) == ["2609", "2708", "2709"]
        assert both["args"]["count"] == (2 if viewer == NAT else 1), "he does not know what lies below the unit on top"
        assert [way[-1] for way in both["ways"]] == both["places"][:2]
        assert sorted(way[0] for way in both["ways"]) == ["2708", "2808"], "each comes from a place of its own"
    single = moving(NAT, units | comers | {"r_rcp": "1702"}, nationalist=corridor, all_to=REP, turn=8)
    assert "idea-gce-cut-two" not in ideas(single, NAT, "republican"), "who leaves the third way opens it"
