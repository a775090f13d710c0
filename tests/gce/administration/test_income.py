"""The resource point phase and the two Republican call-ups (6.4, 6.11 to 6.13, 7.15, 7.19, 15.8)."""

from collections.abc import Mapping

import pytest
from tests.gce.build import at, board, facts, unit

from dosespanas.gce import sequence
from dosespanas.gce.administration import resource_points
from dosespanas.gce.board import stages
from dosespanas.gce.board.data import ENTRIES, ITALIAN, POOLS
from dosespanas.gce.board.state import AIR, DUE, ELIMINATED, REMOVED, RETURNING, WAITING
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply.north import STARRED

NORTH = ["3710", "3613", "3707"]
CAPITALS = {"3710": "nationalist", "3613": "nationalist", "3707": "nationalist"}


def income(b: Engine) -> dict[str, int]:
    """Open the phase and return the points of each pool."""
    sequence.enter(b)
    return dict(zip(POOLS, b.points, strict=True))


def phase(
    turn: int, units: Mapping[str, str] | None = None, options: Mapping[str, bool] | None = None, north: bool = False
) -> Engine:
    """A board before the phase; `north`: its capitals have fallen, and its units with them."""
    b = board(units, turn=turn, step=stages.INCOME, options=options, nationalist=NORTH if north else ())
    for u, data in enumerate(b.data.units):
        if north and data.northern and b.u_hex[u] == WAITING and data.special != STARRED:
            b.u_hex[u] = ELIMINATED
    return b


def told(b: Engine, kind: str) -> list[dict[str, object]]:
    """The details of the events of one kind."""
    return [event.details for event in b.out if event.kind == kind]


# --- scheduled points ---------------------------------------------------------------------------------


@pytest.mark.rule("3.2-d", "F15")
def test_a_game_starts_with_nothing() -> None:
    data = facts()
    assert data.start_points == [0, 0, 0, 0]
    assert data.start_morale == 72


@pytest.mark.parametrize("turn", range(2, 20))
@pytest.mark.rule("6.4-a", "6.4-d", "6.1", "A03")
def test_scheduled_points_come_to_their_pools(turn: int) -> None:
    b = phase(turn)
    assert list(income(b).values()) == b.data.income[turn]
    pools = [str(details["pool"]) for details in told(b, "income")]
    order = ["pool:nationalist", "pool:italian", "pool:republican", "pool:northern"]
    assert pools == [pool for pool in order if pool in pools]


@pytest.mark.rule("3.4")
def test_the_first_turn_has_no_points() -> None:
    b = phase(1)
    assert income(b) == dict.fromkeys(POOLS, 0)
    assert b.stage == stages.NEXT_STEP


@pytest.mark.rule("7.10-b")
def test_no_italian_points_once_the_volunteers_have_gone() -> None:
    b = phase(17)
    b.points[ITALIAN] = 2
    b.cups.volunteers = 16
    assert income(b)["italian"] == 2


@pytest.mark.rule("6.13-b", "A24")
def test_points_of_the_lost_north_are_nationalist() -> None:
    b = phase(10, north=True)
    b.points[resource_points.NORTHERN_POOL] = 3
    scheduled = b.data.income[10]
    assert income(b) == {
        "nationalist": scheduled[0] + scheduled[2],
        "republican": scheduled[1],
        "northern": 3,
        "italian": scheduled[3],
    }


@pytest.mark.parametrize("name", ["r_a_8", "r_b_star_a"])
@pytest.mark.rule("6.13-b", "A24")
def test_one_northern_unit_alive_keeps_them(name: str) -> None:
    b = phase(10, {name: "3425"}, north=True)
    assert income(b)["northern"] == b.data.income[10][2]


@pytest.mark.parametrize("place", [WAITING, DUE, RETURNING, REMOVED, ELIMINATED])
@pytest.mark.rule("6.13-b", "A24")
def test_a_northern_unit_that_is_still_to_come_keeps_them_too(place: int) -> None:
    b = phase(9, north=True)
    b.u_hex[unit(b, "r_b3d")] = place
    b.u_turn[unit(b, "r_b3d")] = 10
    kept = place in (WAITING, DUE, RETURNING)
    assert income(b)["northern"] == (b.data.income[9][2] if kept else 0)


@pytest.mark.parametrize("place", [WAITING, DUE])
@pytest.mark.rule("6.13-b", "A24")
def test_a_northern_unit_that_could_enter_nowhere_keeps_nothing(place: int) -> None:
    b = phase(9, north=True)
    r_b3d = unit(b, "r_b3d")
    b.u_hex[r_b3d] = place
    ring = b.data.home_ring[b.data.units[r_b3d].faction]
    for h in ring:
        b.control[h] = 0
    assert income(b)["northern"] == 0
    b = phase(9, north=True)
    b.u_hex[r_b3d] = place
    for h in ring[1:]:
        b.control[h] = 0
    b.control[ring[0]] = 1
    assert income(b)["northern"] == b.data.income[9][2]


@pytest.mark.rule("6.13-b")
def test_one_capital_keeps_them() -> None:
    for name in NORTH:
        b = phase(10, north=True)
        b.control[[h for h in b.data.sources[2] if b.control[h] == 0][NORTH.index(name)]] = 1
        assert income(b)["northern"] == b.data.income[10][2]


# --- promised points, and debts -----------------------------------------------------------------------


@pytest.mark.rule("7.32", "7.37")
def test_promised_points_come_a_turn_later() -> None:
    b = phase(9)
    b.pledged = [2, 1, 0, 0]
    scheduled = b.data.income[9]
    assert income(b) == {
        "nationalist": scheduled[0] + 2,
        "republican": scheduled[1] + 1,
        "northern": scheduled[2],
        "italian": scheduled[3],
    }
    assert b.pledged == [0, 0, 0, 0]


@pytest.mark.rule("7.15-a")
def test_soviet_arms_come_a_turn_later_and_stay_marked() -> None:
    b = phase(14)
    b.pledged[1], b.soviet_pledged = 3, 3
    assert income(b)["republican"] == b.data.income[14][1] + 3
    assert (b.soviet, b.soviet_pledged) == (3, 0)


@pytest.mark.rule("7.19", "A43")
def test_the_submarines_are_paid_as_soon_as_there_are_points() -> None:
    b = phase(10)
    b.cups.submarine_debt = 1
    assert income(b)["republican"] == b.data.income[10][1] - 1
    assert b.cups.submarine_debt == 0
    assert told(b, "points-lost") == [{"pool": "pool:republican", "count": 1}]


@pytest.mark.rule("7.19")
def test_a_debt_waits_for_points() -> None:
    b = board(turn=10)
    b.cups.submarine_debt = 1
    resource_points.pay_debt(b)
    assert b.cups.submarine_debt == 1
    resource_points.add(b, 1, 2, "6.12")
    assert (b.points[1], b.cups.submarine_debt) == (1, 0)


def test_adding_nothing_is_not_told() -> None:
    b = board(turn=10)
    resource_points.add(b, 0, 0, "6.13-b")
    assert b.out == []


@pytest.mark.rule("7.12", "A43")
def test_a_pool_loses_no_more_than_it_has() -> None:
    b = board(turn=16)
    resource_points.lose(b, 0, 1, "7.12")
    assert b.points == [0, 0, 0, 0]
    b.points[1], b.soviet = 3, 3
    resource_points.lose(b, 1, 1, "7.19")
    assert (b.points[1], b.soviet) == (2, 2)


@pytest.mark.rule("6.4-e", "A19", "A36")
def test_no_more_than_ten_are_kept() -> None:
    b = board(turn=16)
    b.points = [9 + 3, 10, 4, 11]
    b.soviet = 3
    resource_points.cap(b)
    assert b.points == [10, 10, 4, 10]
    assert b.soviet == 3
    assert [details["count"] for details in told(b, "spent-over")] == [2, 1]


# --- 15.8 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("15.8", "A86")
def test_a_point_when_the_internationals_return() -> None:
    for on, turn, gone, more in ((True, 18, 16, 1), (False, 18, 16, 0), (True, 17, 16, 0), (True, 18, 0, 0)):
        b = phase(turn, options={"volunteers_return": on})
        b.cups.volunteers = gone
        assert income(b)["republican"] == b.data.income[turn][1] + more
        assert b.volunteers_point == more


# --- what comes back ----------------------------------------------------------------------------------


@pytest.mark.rule("7.5", "7.11-a", "F11", "F12")
def test_aircraft_return_on_their_turn() -> None:
    air = "n_lk_1"
    for turn, place in ((15, RETURNING), (16, AIR)):
        b = phase(turn)
        b.u_hex[unit(b, air)], b.u_turn[unit(b, air)] = RETURNING, 16
        income(b)
        assert b.u_hex[unit(b, air)] == place


@pytest.mark.rule("7.7", "7.18", "A92")
def test_ground_units_that_return_are_due() -> None:
    b = phase(4)
    b.u_hex[unit(b, "r_mrx")], b.u_turn[unit(b, "r_mrx")] = RETURNING, 4
    income(b)
    assert b.u_hex[unit(b, "r_mrx")] == DUE
    assert at(b, "r_mrx") == "due"


# --- the call-ups -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "asked"), [(11, False), (12, True), (19, True)])
@pytest.mark.rule("6.12")
def test_the_quinta_del_biberon_is_offered_from_turn_12(turn: int, asked: bool) -> None:
    b = phase(turn)
    income(b)
    assert (b.stage == stages.BIBERON) == asked


@pytest.mark.rule("6.12", "4.4")
def test_the_quinta_del_biberon_is_called_up_once() -> None:
    b = phase(12)
    before = income(b)["republican"]
    assert b.side == 1
    assert [b.name(code) for code in b.codes()] == ["declare biberon", "pass"]
    b.step(b.parse("declare biberon"))
    assert (b.points[1], b.morale, b.biberon) == (before + 2, 70, 12)
    b.turn, b.step_no = 13, stages.INCOME
    sequence.enter(b)
    assert b.stage == stages.NEXT_STEP


@pytest.mark.rule("6.12")
def test_the_quinta_del_biberon_may_wait() -> None:
    b = phase(12)
    income(b)
    refusal = b.explain(b.parse("declare mobilisation"))
    assert refusal is not None and refusal.key == "refusal-wrong-decision"
    b.step(b.parse("pass"))
    assert (b.morale, b.biberon) == (72, 0)
    refusal = b.explain(b.parse("declare biberon"))
    assert refusal is not None and refusal.key == "refusal-wrong-decision"


@pytest.mark.parametrize(("turn", "asked"), [(13, False), (14, True), (19, True)])
@pytest.mark.rule("6.11-a", "5.2-b")
def test_general_mobilisation_is_offered_from_turn_14(turn: int, asked: bool) -> None:
    b = board(turn=turn, step=stages.MOBILISATION)
    sequence.enter(b)
    assert (b.stage == stages.MOBILISE) == asked
    if asked:
        assert b.side == 1


@pytest.mark.rule("6.11-a", "6.2-g")
def test_general_mobilisation_brings_units_and_points_for_morale() -> None:
    b = board(turn=14, step=stages.MOBILISATION)
    b.morale = 60
    sequence.enter(b)
    assert [b.name(code) for code in b.codes()] == ["declare mobilisation", "pass"]
    early = unit(b, "r_73")
    b.u_hex[early] = REMOVED
    called = [u for u in b.data.entering[ENTRIES.index("mobilisation")] if u != early]
    assert called and all(b.u_hex[u] == WAITING for u in called)
    b.step(b.parse("declare mobilisation"))
    assert (b.morale, b.points[1], b.mobilised) == (54, 3, 14)
    assert b.step_no == stages.ARRIVALS
    assert all(b.u_hex[u] == DUE for u in called) and b.u_hex[early] == REMOVED
    b.turn, b.step_no = 15, stages.MOBILISATION
    assert sequence.skipped(b, stages.MOBILISATION)


@pytest.mark.rule("6.11-a")
def test_general_mobilisation_may_be_passed() -> None:
    b = board(turn=14, step=stages.MOBILISATION)
    sequence.enter(b)
    refusal = b.explain(b.parse("declare biberon"))
    assert refusal is not None and refusal.key == "refusal-wrong-decision"
    b.step(b.parse("pass"))
    assert (b.morale, b.mobilised) == (72, 0)
    assert not sequence.skipped(b, stages.MOBILISATION)
