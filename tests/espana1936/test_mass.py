"""What a mind may look at beyond the box next door: walks through markers, pins, pairs that hold a group, a mass."""

from typing import Any

import pytest
from tests.espana1936.build import game

from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936.policy.side_view import Memory, SideView
from dosespanas.players.espana1936.policy.weights import LATER, Weights, checked, initial

EAST = ["valencia", "castellon", "cuenca", "albacete", "alicante", "murcia", "tarragona", "barcelona", "lerida"]
"""What the Republic holds here; all else is Nationalist by marker."""


def table(*troops: str, republic: list[str] = EAST) -> Engine:
    state = game("republican-move", list(troops), republic=republic).state
    assert isinstance(state, Engine)
    return state


def seen(state: Engine, **weights: float) -> SideView:
    row = initial() | {"far_threat": 0.0} | weights
    return SideView(state, 1, Weights(row), [1.0] * state.data.box_count, Memory(state.data))


def at(state: Engine, name: str) -> int:
    return state.data.box_index[name]


def test_a_mind_that_names_none_of_them_plays_as_if_there_were_none() -> None:
    row = {name: value for name, value in initial().items() if name not in LATER}
    whole = checked(row, "by hand")
    assert [whole[name] for name in LATER] == [0.0] * len(LATER)
    state = table("N legion-5 teruel", "R regular-2 valencia")
    former, later = (SideView(state, 1, Weights(w), [1.0] * 42, Memory(state.data)) for w in (row, whole))
    for box in range(state.data.box_count):
        assert (former.worth(box), former.threat(box)) == (later.worth(box), later.threat(box))


def test_free_troops_walk_any_way_through_their_own_boxes() -> None:
    """MOV-02: from far away, too, which the force next door does not tell."""
    state = table("N legion-5 sevilla", "R regular-2 valencia")
    box = at(state, "lerida")
    assert seen(state).threat(box) == 0.0
    assert seen(state, walk=1.0).threat(box) == pytest.approx(5.0, abs=1.5)


def test_each_box_held_by_a_marker_alone_costs_the_walkers_a_troop() -> None:
    """MOV-04: the first takes the marker away, the others walk on; a box with a troop in it stops all."""
    one, two = (table(*["N legion-5 teruel"] * count) for count in (1, 2))
    beside, behind = at(two, "valencia"), at(two, "alicante")
    assert seen(one, walk=1.0).threat(behind) == 0.0
    assert 0.0 < seen(two, walk=1.0).threat(behind) < seen(two, walk=1.0).threat(beside)
    barred = [f"R regular-2 {name}" for name in ("valencia", "albacete", "murcia")]
    assert seen(table(*["N legion-5 teruel"] * 2, *barred), walk=1.0).threat(behind) == 0.0


def test_who_is_held_in_a_contested_box_does_not_walk() -> None:
    """MOV-06."""
    free = table("N legion-5 teruel", "R regular-2 valencia")
    held = table("N legion-5 teruel", "R regular-2 teruel", "R regular-2 valencia")
    far = at(free, "lerida")
    assert seen(free, walk=1.0).threat(far) > 0.0
    assert seen(held, walk=1.0).threat(far) == 0.0


def test_a_mass_beside_a_city_weighs_its_defence() -> None:
    near = table("N legion-5 teruel", "N legion-5 teruel", "R regular-2 valencia")
    city = at(near, "valencia")
    assert seen(near, mass=1.0).worth(city) > seen(near).worth(city)
    quiet = table("R regular-2 valencia")
    assert seen(quiet, mass=1.0).worth(city) == seen(quiet).worth(city)


def test_a_mass_inside_a_contested_city_weighs_its_defence_too() -> None:
    inside = table("N legion-5 valencia", "N legion-5 valencia", "R regular-2 valencia")
    city = at(inside, "valencia")
    assert seen(inside).threat(city) == 0.0
    assert seen(inside, mass=1.0).worth(city) > seen(inside).worth(city)


def test_to_meet_a_free_mass_is_worth_its_pin() -> None:
    state = table("N legion-5 teruel", "R regular-2 valencia")
    start, end = at(state, "valencia"), at(state, "teruel")
    gained = seen(state, pin=1.0).gain(start, end, 2.0) - seen(state).gain(start, end, 2.0)
    assert gained == pytest.approx(0.1 * seen(state).force[end])
    met = table("N legion-5 teruel", "R regular-2 teruel", "R regular-2 valencia")
    assert seen(met, pin=1.0).gain(start, end, 2.0) == seen(met).gain(start, end, 2.0)


def test_two_boxes_that_hold_a_group_only_together_are_worth_more_as_a_pair() -> None:
    """VIC-04: each has another way round it; both lost cut the Republic apart."""
    south = ["madrid", "toledo", "ciudad_real", "jaen", "almeria", "granada", "malaga", "guadalajara", "badajoz"]
    state = table("N legion-5 teruel", "R regular-2 valencia", republic=[*EAST, *south])
    found: list[Any] = [seen(state, pair=1.0).doubles, seen(state).doubles]
    assert found[1] == []
    assert max(found[0]) > 0.0
    best = found[0].index(max(found[0]))
    assert seen(state, pair=5.0).worth(best) == pytest.approx(seen(state).worth(best) + 5.0 * found[0][best])
