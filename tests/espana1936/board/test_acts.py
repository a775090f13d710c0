"""The acts in hand: copied whole, shared once they are over, and not touched then."""

import random
from typing import Any

import pytest
from tests.espana1936.build import table_of
from tests.holding import fill, holds_the_same

import dosespanas
from dosespanas.espana1936 import position
from dosespanas.espana1936.board import in_progress
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.position import ACTS, CHOICE, GIVEN, HOMES, OWN, READABLE, WORKED_OUT
from dosespanas.kernel.positions import field_names

ACT_TYPES = [
    in_progress.BattleInProgress,
    in_progress.AttackInProgress,
    in_progress.Pairing,
    in_progress.SeaFightInProgress,
    in_progress.CardEvent,
]


@pytest.mark.parametrize("act", ACT_TYPES)
def test_a_copy_holds_all_and_shares_no_list(act: Any) -> None:
    first = act()
    fill(first, set())
    assert holds_the_same(first, act(first)) and holds_the_same(first, first.kept())


def test_a_copy_of_a_table_holds_all_and_shares_no_list() -> None:
    state = table_of(dosespanas.new_game("espana1936", options={"naval": True, "fog": True}))
    fill(state, GIVEN)
    copy = state.clone()
    assert vars(state).keys() == vars(copy).keys()
    for name in vars(state).keys() - GIVEN:
        assert holds_the_same(getattr(state, name), getattr(copy, name)), name
    assert (copy.data, copy.options, copy.out) == (state.data, state.options, [])
    assert copy.reveals == state.reveals and copy.chance is not state.chance


def test_every_field_of_a_table_has_one_home() -> None:
    state = table_of(dosespanas.new_game("espana1936"))
    acts = {name for name, _, _ in ACTS}
    homes = [READABLE, WORKED_OUT, GIVEN, OWN, acts, position.counters(state)]
    assert sorted(name for home in homes for name in home) == sorted(vars(state))


def test_everything_an_act_holds_stands_in_a_position() -> None:
    state = table_of(dosespanas.new_game("espana1936"))
    acts_held = {name: value for name, value in vars(state).items() if type(value) in ACT_TYPES}
    held = {(act, field) for act, value in acts_held.items() for field in field_names(value)}
    assert held == {home for home in HOMES.values() if home[0]}
    assert set(state.to_json()["choice"]) == set(CHOICE)
    assert {act for act, _, _ in ACTS} == set(acts_held)


@pytest.mark.parametrize(
    "options", [{}, {"naval": True, "fog": True, "ask_drm": True, "captured_tanks": True}], ids=["standard", "all"]
)
def test_nothing_that_a_game_does_later_is_seen_in_a_copy(options: dict[str, bool]) -> None:
    game, rng = dosespanas.new_game("espana1936", options=options, seed=12), random.Random(12)
    copies = []
    while game.actor is not None:
        if rng.random() < 0.3:
            copies.append((game.clone(), game.hash()))
        game.apply(rng.choice(game.legal_actions()))
    for copy, before in copies:
        assert copy.hash() == before


def test_a_positive_to_be_placed_reads_back() -> None:
    for points in range(1, 6):
        for dice in (1, 2, 3):
            for number in (0, 1, 12):
                entry = n.positive(points, dice, number)
                assert (n.positive_points(entry), n.positive_dice(entry), n.positive_taken(entry)) == (points, dice, 0)
                after = n.positive_after(n.positive_after(entry, 31), 0) if dice > 2 else n.positive_after(entry, 31)
                assert n.positive_taken(after) == (1 << 31 | 1 if dice > 2 else 1 << 31)
                assert (n.positive_points(after), n.positive_number(after)) == (points, number)
                assert n.positive_dice(after) == dice - (2 if dice > 2 else 1)


@pytest.mark.parametrize(("turned", "piece"), [(False, 0), (True, 0), (False, 63), (True, 63)])
def test_a_hit_at_sea_reads_back(turned: bool, piece: int) -> None:
    assert n.hit_piece(n.sea_hit(piece, turned)) == piece
    assert n.sea_hit(piece, turned) != n.sea_hit(piece, not turned)
