"""Modifiers on dice (DRM), and their placement against brute force."""

import random
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.espana1936.battles import madrid, rig, rolls_of
from tests.espana1936.build import do, game, rule_of, table_of, texts
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.board.dice import (
    HIT,
    Modifier,
    air_result,
    apply_negatives,
    best_positives,
    count_hits,
    read_roll,
)

PROPERTY = settings(max_examples=300, deadline=None)
dice = st.lists(st.integers(1, 6), max_size=5)
small_dice = st.lists(st.integers(1, 6), min_size=1, max_size=4)
modifiers = st.lists(st.tuples(st.sampled_from([-2, -1, 1, 2]), st.integers(1, 2)), max_size=4)
positives = st.lists(st.tuples(st.integers(1, 2), st.integers(1, 2)), max_size=4)
negatives = st.lists(st.tuples(st.integers(-2, -1), st.integers(1, 3)), max_size=4)


def placements(count: int, found: list[Modifier]) -> Iterator[list[int]]:
    """Every way to put positives on `count` dice, each card's points on different dice; the sums on each die."""
    ways = [list(combinations(range(count), min(number, count))) for _, number in found]
    for way in product(*ways):
        added = [0] * count
        for (drm, _), chosen in zip(found, way, strict=True):
            for i in chosen:
                added[i] += drm
        yield added


def brute_hits(rolls: list[int], found: list[Modifier]) -> int:
    """The most hits any placement of the positives makes."""
    return max(
        sum(die + plus >= HIT for die, plus in zip(rolls, added, strict=True))
        for added in placements(len(rolls), found)
    )


def lowered(rolls: list[int], found: list[Modifier]) -> list[int]:
    """The dice from high to low after the negatives, computed the plain way."""
    values = sorted(rolls, reverse=True)
    for drm, number in found:
        if drm < 0:
            values = sorted([v + drm for v in values[:number]] + values[number:], reverse=True)
    return values


@pytest.mark.rule("DRM-01")
@PROPERTY
@given(dice, modifiers)
def test_modifiers_add_no_dice(rolls: list[int], found: list[Modifier]) -> None:
    modified, steps, hits = read_roll(rolls, found)
    assert len(modified) == len(rolls)
    assert hits <= len(rolls)
    assert sum(modified) == sum(rolls) + sum(points for _, _, points in steps)


@pytest.mark.rule("DRM-02")
def test_a_negative_falls_on_the_highest_die() -> None:
    assert read_roll([6, 3, 1], [(-1, 1)])[0] == [5, 3, 1]
    assert read_roll([1, 6, 3], [(-1, 1)])[0] == [1, 5, 3]


@pytest.mark.rule("DRM-02")
@pytest.mark.rule("DRM-07")
@PROPERTY
@given(dice, negatives)
def test_negatives_fall_one_after_another_on_the_then_highest(rolls: list[int], found: list[Modifier]) -> None:
    values = list(rolls)
    apply_negatives(values, found)
    assert sorted(values, reverse=True) == lowered(rolls, found)


@pytest.mark.rule("DRM-03")
def test_the_player_may_put_a_positive_on_any_die() -> None:
    played = madrid(["N legion-2", "R regular-1"], pieces=["queipo"], options={"ask_drm": True})
    rig(played, [4, 4], [1])
    do(played, "battle queipo", "attack legion-2 madrid", "target regular-1 madrid")
    assert texts(played) == ["place +1 die 1", "place +1 die 2"]
    events = do(played, "place +1 die 2")
    assert rolls_of(events)[0][1:] == ([4, 5], 1)
    roll = next(event for event in events if event["kind"] == "roll")
    assert roll["args"]["rolls"] == [4, 4]
    assert roll["args"]["steps"] == [{"source": "type:nationalist:legion", "drm": 1, "die": 1}]


@pytest.mark.rule("DRM-03")
@PROPERTY
@given(small_dice, positives)
def test_no_placement_beats_the_one_taken(rolls: list[int], found: list[Modifier]) -> None:
    values = list(rolls)
    steps = best_positives(values, found)
    assert count_hits(values) == brute_hits(rolls, found)
    added = [v - r for v, r in zip(values, rolls, strict=True)]
    assert added in list(placements(len(rolls), found))
    for m, (drm, number) in enumerate(found):
        mine = [(i, points) for source, i, points in steps if source == m]
        assert len({i for i, _ in mine}) == len(mine) == min(number, len(rolls))
        assert all(points == drm for _, points in mine)


@pytest.mark.rule("DRM-04")
def test_negatives_come_before_positives() -> None:
    modified, steps, hits = read_roll([4, 4], [(1, 1), (-1, 1)])
    assert sorted(modified) == [3, 5]
    assert hits == 1
    assert [points for _, _, points in steps] == [-1, 1]


@pytest.mark.rule("DRM-04")
@PROPERTY
@given(small_dice, modifiers)
def test_a_roll_is_negatives_then_the_best_positives(rolls: list[int], found: list[Modifier]) -> None:
    plus = [m for m in found if m[0] > 0]
    assert read_roll(rolls, found)[2] == brute_hits(lowered(rolls, found), plus)


@pytest.mark.rule("DRM-05")
def test_a_modifier_is_not_split() -> None:
    assert read_roll([4, 4], [(2, 1)])[2] == 1
    played = madrid(["N regular-2", "R regular-1"], pieces=["queipo", "t26_cap"], options={"ask_drm": True})
    rig(played, [4, 4], [1])
    do(played, "battle queipo", "attack regular-2 madrid", "target regular-1 madrid", "support t26_cap")
    assert texts(played) == ["place +2 die 1", "place +2 die 2"]
    assert rule_of(played, "place +1 die 1") is not None


@pytest.mark.rule("DRM-06")
def test_modifiers_stack_on_one_die() -> None:
    assert read_roll([3], [(1, 1), (1, 1)]) == ([5], [(0, 0, 1), (1, 0, 1)], 1)


@pytest.mark.rule("AMB-12")
@pytest.mark.rule("DRM-07")
def test_minus_one_on_two_dice_takes_the_two_highest() -> None:
    assert read_roll([4, 4, 3, 2], [(-1, 2)])[0] == [3, 3, 3, 2]
    assert read_roll([6], [(-1, 2)])[0] == [5]


@pytest.mark.rule("DRM-07")
def test_separate_negatives_may_fall_on_one_die() -> None:
    assert read_roll([6, 4], [(-1, 1), (-1, 1)])[0] == [4, 4]
    assert read_roll([6, 4], [(-1, 2)])[0] == [5, 3]


@pytest.mark.rule("DRM-07")
def test_two_points_of_one_card_go_on_two_dice() -> None:
    assert read_roll([3, 2], [(1, 2)])[0] == [4, 3]
    played = madrid(["N regular-1", "R regular-2"], ["queipo"], hands=([], ["rep_9"]), options={"ask_drm": True})
    rig(played, [1], [3, 2])
    do(played, "battle queipo", "attack regular-1 madrid", "target regular-2 madrid", "play rep_9 bonus")
    do(played, "place +1 die 1")
    assert texts(played) == ["place +1 die 2"]
    assert rule_of(played, "place +1 die 1") is not None
    assert rolls_of(do(played, "place +1 die 2"))[1][1:] == ([4, 3], 0)


@pytest.mark.rule("DRM-08")
def test_each_source_is_a_modifier_of_its_own() -> None:
    played = madrid(
        ["N legion-1", "R anarchist-1"],
        ["varela", "cv33_1", "cv33_2", "rojo", "t26_1"],
        hands=(["nac_2"], ["rep_11"]),
    )
    rig(played, [1], [1])
    do(played, "battle varela", "attack legion-1 madrid", "target anarchist-1 madrid")
    do(played, "support cv33_1", "support cv33_2", "support rojo", "support t26_1", "play nac_2 bonus")
    events = do(played, "play rep_11 penalty")
    nat, rep = (e["args"]["steps"] for e in events if e["kind"] == "roll")
    assert [step["drm"] for step in nat] == [-1, 1, 1, 1, 1, 1]
    assert sorted(step["drm"] for step in rep) == [-1, 2, 2]


@pytest.mark.rule("DRM-09")
def test_no_natural_result_is_automatic() -> None:
    assert read_roll([6], [(-2, 1)]) == ([4], [(0, 0, -2)], 0)
    assert read_roll([1], [(2, 1), (2, 1)])[2] == 1


@pytest.mark.rule("DRM-10")
@pytest.mark.parametrize(
    ("side", "card", "types"),
    [("R", "rep_20", ["anarchist", "communist"]), ("N", "nac_20", ["carlist", "falangist"])],
)
def test_card_20_ends_the_printed_minus_one(side: str, card: str, types: list[str]) -> None:
    hands = ([card], []) if side == "N" else ([], [card])
    played = game("events", [f"{side} {types[0]}-1 {'madrid' if side == 'R' else 'burgos'}"], republic=REPUBLIC,
                  hands=hands)  # fmt: skip
    table = table_of(played)
    kinds = [table.data.type_index[0 if side == "N" else 1][name] for name in types]
    assert [table.type_drm(kind) for kind in kinds] == [-1, -1]
    while f"event {card}" not in texts(played):
        do(played, "pass")
    do(played, f"event {card}")
    assert [table_of(played).type_drm(kind) for kind in kinds] == [0, 0]


@pytest.mark.rule("DRM-10")
def test_a_militia_then_rolls_without_minus_one() -> None:
    table = table_of(madrid(["N regular-1", "R anarchist-1"]))
    mask = 1 << table.data.type_index[1]["anarchist"]
    played = madrid(["N regular-1", "R anarchist-1"], counters={"no_drm": mask})
    rig(played, [1], [5])
    events = do(played, "battle varela", "attack regular-1 madrid", "target anarchist-1 madrid")
    assert rolls_of(events)[1] == ([5], [5], 1)


@PROPERTY
@given(dice, modifiers, st.randoms(use_true_random=False))
def test_the_order_of_the_dice_does_not_matter(rolls: list[int], found: list[Modifier], rng: random.Random) -> None:
    mixed = sorted(rolls, key=lambda _: rng.random())
    assert read_roll(mixed, found)[2] == read_roll(rolls, found)[2]


@PROPERTY
@given(st.lists(st.integers(1, 6), max_size=2), st.integers(-1, 2))
def test_the_air_result_is_the_best_die_after_its_modifier(rolls: list[int], drm: int) -> None:
    if not rolls:
        assert air_result(rolls, drm) == 0
    elif drm >= 0:
        assert air_result(rolls, drm) == max(rolls) + drm
    else:
        assert air_result(rolls, drm) == max([max(rolls) + drm, *sorted(rolls)[:-1]])
