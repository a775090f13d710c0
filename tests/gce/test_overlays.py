"""Overlays: what a side may look at, and nothing that it may not know."""

from typing import Any

import pytest
from tests.gce.build import board, opened, unit

from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import Board
from dosespanas.gce.overlays import overlay
from dosespanas.kernel.side import NAT, REP


def json(b: Board, name: str, viewer: int | None) -> Any:
    """An overlay as those read it who know no shapes."""
    return overlay(b, name, viewer)


@pytest.mark.rule("10.4-a")
def test_supply() -> None:
    b = board({"n_2n": "3309", "n_3n": "3308", "r_t": "2712"}, nationalist=["3312"], all_to=REP)
    found: Any = overlay(b, "supply", NAT)
    assert isinstance(found, dict) and set(found["units"]) == {"n_2n", "n_3n"}
    assert found["units"]["n_2n"] == {"supplied": True, "path": ["3310", "3311"], "source": "3312", "why": None}
    lacking = found["units"]["n_3n"]
    assert not lacking["supplied"] and lacking["source"] is None and lacking["why"]["rule"] == "10.4-a"
    assert "3309" in found["hexes"] and "3308" not in found["hexes"] and found["network"] == ["3312"]
    republican: Any = overlay(b, "supply", REP)
    assert isinstance(republican, dict) and set(republican["units"]) == {"r_t"} and "3707" in republican["network"]
    assert overlay(b, "supply", None) == {"units": {}, "hexes": [], "network": []}


def enemys(b: Board, viewer: int | None) -> Any:
    return overlay(b, "supply-enemy", viewer)


@pytest.mark.rule("10.4-a", "13.6")
def test_of_the_enemys_supply_what_all_can_see() -> None:
    b = board({"n_2n": "3309", "n_3n": "3308", "r_t": "2712"}, nationalist=["3312"], all_to=REP)
    own, seen = json(b, "supply", NAT), enemys(b, REP)
    assert seen == own and seen["network"] == ["3312"], "no stack is covered: all of it can be counted"
    assert enemys(b, NAT) == json(b, "supply", REP)
    assert enemys(b, None) == {"units": {}, "hexes": [], "network": []}


@pytest.mark.rule("10.6-a", "13.6")
@pytest.mark.parametrize(("top", "covered"), [("n_n", False), ("n_2n", True)])
def test_what_a_covered_headquarters_feeds_is_not_told(top: str, covered: bool) -> None:
    stack = ["n_2n", "n_n"] if top == "n_n" else ["n_n", "n_2n"]
    b = board({**dict.fromkeys(stack, "3309"), "n_3n": "3308"}, nationalist=["3312"], all_to=REP)
    own, seen = json(b, "supply", NAT), enemys(b, REP)
    assert own["units"]["n_3n"]["supplied"] and "3308" in own["hexes"]
    assert set(seen["units"]) == {top, "n_3n"} and seen["units"][top]["supplied"]
    assert ("3308" in seen["hexes"]) == seen["units"]["n_3n"]["supplied"] == (not covered)
    assert seen["units"]["n_3n"]["source"] == (None if covered else "3309")


@pytest.mark.rule("15.9")
def test_supply_from_the_border() -> None:
    b = board({"r_11": "3420"}, all_to=NAT, options={"border_supply": True})
    found: Any = overlay(b, "supply", REP)
    assert isinstance(found, dict)
    assert found["units"]["r_11"] == {"supplied": True, "path": [], "source": None, "why": None}


@pytest.mark.rule("11.1-a", "11-8.5-a")
def test_zones_of_control_and_the_front() -> None:
    b = board({"n_2n": "2411", "r_mng": "2414"}, republican=["2413", "2414"], all_to=NAT)
    found: Any = overlay(b, "zoc", None)
    assert isinstance(found, dict) and found == json(b, "zoc", NAT)
    assert sorted(found["nationalist"]["full"]) == ["2310", "2311", "2410", "2412", "2510", "2511"]
    assert found["nationalist"]["column"] == [] == found["republican"]["full"]
    assert "2413" in found["republican"]["column"]
    assert ["2412", "2413"] in found["front"] and ["2413", "2412"] not in found["front"]


@pytest.mark.rule("12.1-a", "12.11-a", "11.2")
def test_reach() -> None:
    b = board({"n_2n": "2411", "r_t": "2415", "n_3n": "2413"}, all_to=NAT)
    found: Any = overlay(b, "reach:n_2n", NAT)
    assert isinstance(found, dict)
    assert found["hexes"]["2412"] == {"cost": 1, "path": ["2412"], "halt": False}
    assert found["hexes"]["2414"] == {"cost": 3, "path": ["2412", "2413", "2414"], "halt": True}
    assert "2414" not in found["march"] and len(found["march"]) > len(found["hexes"]) - 4
    front: Any = overlay(b, "reach:n_3n", NAT)
    assert isinstance(front, dict) and front["march"] != {}
    near: Any = overlay(board({"n_2n": "2414", "r_t": "2415"}, all_to=NAT), "reach:n_2n", NAT)
    assert isinstance(near, dict) and near["march"] == {} and near["hexes"] != {}


@pytest.mark.rule("12.11-c")
def test_in_the_phase_itself_march_is_as_it_was_read() -> None:
    game = opened(board({"n_2n": "2414", "n_3n": "2411", "r_t": "2415"}, all_to=NAT))
    found = game.overlay("reach:n_3n", NAT)
    assert isinstance(found, dict) and found["march"] != {}
    game.apply("move n_2n")
    game.apply("to 2412")
    found = game.overlay("reach:n_2n", NAT)
    assert isinstance(found, dict) and found["march"] == {}


@pytest.mark.rule("6.10-b")
def test_no_reach_for_those_who_go_nowhere_or_are_not_ones_own() -> None:
    b = board({"n_og": "3608", "r_t": "2415", "n_3n": "eliminated"}, all_to=NAT)
    assert overlay(b, "reach:n_og", NAT) == {"hexes": {}, "march": {}} == overlay(b, "reach:n_3n", NAT)
    assert overlay(b, "reach:r_t", NAT) is None and overlay(b, "reach:r_t", None) is None
    assert overlay(b, "reach:nobody", NAT) is None and overlay(b, "weather", NAT) is None


@pytest.mark.rule("6.2-a")
def test_arrivals() -> None:
    b = board({"r_11": "waiting"}, all_to=REP, turn=7)
    found: Any = overlay(b, "arrivals", REP)
    assert isinstance(found, list)
    row = next(row for row in found if row["unit"] == "r_11")
    assert row == {"unit": "r_11", "turn": 7, "hexes": row["hexes"]} and "2712" in row["hexes"]
    assert max(row["turn"] for row in found) == 10
    assert all(b.data.units[unit(b, row["unit"])].side == REP for row in found)
    assert all(b.control[parse_hex(name)] == REP for row in found for name in row["hexes"])
    assert overlay(b, "arrivals", None) == []


@pytest.mark.rule("12.1-a", "11-8.4")
def test_who_may_be_taken_up_and_goes_nowhere_is_told_with_why() -> None:
    ring = {f"r_{name}": hex_ for name, hex_ in (("t", "2416"), ("11", "2414"), ("mng", "2515"), ("12", "2315"))}
    b = board({"n_2n": "2415", "n_3n": "2011", **ring}, all_to=NAT)
    game = opened(b)
    found: Any = game.overlay("stuck", NAT)
    assert set(found) == {"n_2n"} and found["n_2n"]["rule"] == "11-8.4"
    assert game.overlay("stuck", REP) == {} == game.overlay("stuck", None)
    assert "move n_2n" in [str(action) for action in game.legal_actions()]
    game.apply("move n_2n")
    assert [str(action) for action in game.legal_actions()] == ["stay"] and game.overlay("stuck", NAT) == {}
    assert json(board({"n_2n": "2415", **ring}, all_to=NAT), "stuck", REP) == {}
