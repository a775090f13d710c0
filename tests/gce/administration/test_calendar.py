"""Conversions and withdrawals, the border at Irún, and what is to come (6.8 to 6.10, 15.10)."""

import pytest
from tests.gce.administering import EARLY, act, begin, legal, told
from tests.gce.arriving import phase
from tests.gce.build import at, board, unit

from dosespanas.gce.administration import arrivals, withdrawals
from dosespanas.gce.board import stages
from dosespanas.gce.board.data import POOLS
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import DUE, RETURNING
from dosespanas.kernel.side import NAT, REP

# --- the calendar -------------------------------------------------------------------------------------


@pytest.mark.rule("6.8-a", "2.13", "A06")
def test_withdrawn_units_leave_the_game_from_where_they_stand() -> None:
    b = phase({"r_mng": "2712", "r_dlr": "2712"}, turn=6)
    begin(b)
    assert at(b, "r_mng") == "removed"
    assert {"piece": "unit:unknown", "hex": "hex:2712"} in told(b, "withdrawn")
    assert b.rail_used == [0, 0, 0]


@pytest.mark.rule("6.8-b", "A20")
def test_a_unit_out_of_supply_is_withdrawn_later() -> None:
    b = phase({"r_mng": "2810", "r_mod": "eliminated"}, turn=6, all_to=NAT)
    begin(b)
    assert (at(b, "r_mng"), at(b, "r_mod")) == ("2810", "removed")
    for h in b.data.land:
        b.control[h] = REP
    b.turn, b.step_no = 7, stages.ARRIVALS
    b.stale_all()
    begin(b)
    assert at(b, "r_mng") == "removed"


@pytest.mark.rule("6.8-a", "A20")
def test_who_has_been_withdrawn_is_not_struck_off_again() -> None:
    b = phase({"r_mng": "2712", "r_mod": "eliminated"}, turn=6)
    begin(b)
    assert (at(b, "r_mng"), at(b, "r_mod")) == ("removed", "removed")
    b.out = []
    b.turn, b.step_no = 7, stages.ARRIVALS
    begin(b)
    assert not [event for event in b.out if event.kind in ("removed", "withdrawn")]


@pytest.mark.rule("6.8-b", "A92")
def test_units_leave_together() -> None:
    """The one covers the zone of control that cuts off the other, but both go."""
    b = phase({"r_mng": "2712", "r_mod": "2713"}, turn=6)
    withdrawals.withdraw(b, NAT)
    assert b.on_map(REP) != []
    withdrawals.withdraw(b, REP)
    assert b.on_map(REP) == []


@pytest.mark.rule("6.9-a", "2.12-a", "2.13", "A21", "A06")
def test_columns_become_regular_units_wherever_they_are() -> None:
    b = phase({"r_drt": "3018", "r_asc": "eliminated", "r_tyl": "due", "r_ort": "removed"}, turn=8)
    begin(b)
    for name, face in (("r_drt", 1), ("r_asc", 1), ("r_tyl", 1), ("r_ort", 0)):
        assert b.u_face[unit(b, name)] == face
    durruti = unit(b, "r_drt")
    assert (b.face(durruti).attack, b.face(durruti).defence, b.steps(durruti)) == (2, 4, 1)
    assert {"piece": "unit:r_drt", "label": "26"} in told(b, "converted")


@pytest.mark.rule("6.9-a")
@pytest.mark.parametrize(
    ("turn", "labels"),
    [
        (4, set()),
        (5, {"A1", "A2", "S1", "76"}),
        (6, {"A3", "S2", "27", "59", "62"}),
        (7, {"30", "LEN/29", "83", "58", "AC", "85", "74"}),
        (8, {"26", "28", "25", "153", "B1", "B2", "B5"}),
        (9, set()),
    ],
)
def test_the_columns_turn_by_the_calendar(turn: int, labels: set[str]) -> None:
    b = phase({}, turn=turn)
    begin(b)
    assert {event["label"] for event in told(b, "converted")} == labels


@pytest.mark.rule("6.9-a", "7.7", "A30")
def test_a_column_that_is_away_returns_as_a_regular_unit() -> None:
    b = phase({}, turn=8)
    away = unit(b, "r_drt")
    b.u_hex[away], b.u_turn[away] = RETURNING, 9
    begin(b)
    assert (b.u_hex[away], b.u_turn[away], b.u_face[away]) == (RETURNING, 9, 1)


@pytest.mark.rule("6.9-b")
def test_a_converted_column_has_the_zone_of_a_regular_unit() -> None:
    b = phase({"r_drt": "3018"}, turn=8)
    beside = parse_hex("3017")
    assert b.enemy_zoc(NAT, beside) == 1
    withdrawals.convert(b)
    assert b.enemy_zoc(NAT, beside) == 2


@pytest.mark.parametrize(
    ("on", "turn", "holder", "rolls"),
    [
        (True, 2, "r_b_7", True),
        (True, 1, "r_b_7", False),
        (True, 5, "r_drt", False),
        (True, 5, "", False),
        (False, 5, "r_b_7", False),
    ],
)
@pytest.mark.rule("15.10", "A86")
def test_the_border_at_irun_may_bring_a_point(on: bool, turn: int, holder: str, rolls: bool) -> None:
    gained = set()
    for seed in range(12):
        units = {holder: "3615"} if holder else {}
        b = board(units, turn=turn, step=stages.ARRIVALS, options={"frontier_points": on}, seed=seed)
        withdrawals.roll_at_the_border(b)
        assert b.reveals == (1 if rolls else 0)
        dice = told(b, "die")
        assert len(dice) == (1 if rolls else 0)
        if rolls:
            won = b.points[POOLS.index("northern")]
            assert won == (1 if int(str(dice[0]["roll"])) <= 2 else 0)
            gained.add(won)
    assert not rolls or gained == {0, 1}


# --- what is to come ----------------------------------------------------------------------------------


@pytest.mark.rule("6.2-a", "3.2-a")
def test_arrivals_of_the_next_turns() -> None:
    b = phase({"r_11": "due", "r_12": "eliminated", "r_est": "3119"}, turn=12)
    b.u_hex[unit(b, "r_mrx")], b.u_turn[unit(b, "r_mrx")] = RETURNING, 14
    found = {b.data.units[u].name: (turn, hexes) for u, turn, hexes in arrivals.due_soon(b, REP, 3)}
    assert found["r_11"] == (12, [parse_hex("2712")])
    assert found["r_ebr"] == (14, [parse_hex("3023")])
    assert found["r_mrx"] == (14, [parse_hex("2418"), parse_hex("3023")])
    assert not {"r_52", "r_12", "r_est"} & set(found)
    turns = [turn for _, turn, _ in arrivals.due_soon(b, NAT, 3)]
    assert turns == sorted(turns) and max(turns) == 15
    b.step_no = stages.MOVE_NAT
    assert {b.data.units[u].name: turn for u, turn, _ in arrivals.due_soon(b, REP, 3)}["r_11"] == 13


@pytest.mark.rule("A92", "5.1-b")
def test_the_nationalist_side_places_its_units_first() -> None:
    b = phase({"r_108": "due", "n_pn": "due"}, turn=EARLY)
    begin(b)
    assert b.side == NAT
    act(b, legal(b)[0])
    assert b.side == REP
    assert b.u_hex[unit(b, "r_108")] == DUE
