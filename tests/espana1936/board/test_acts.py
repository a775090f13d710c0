"""The acts in hand: copied whole, shared once they are over, and not touched then."""

import random
from typing import Any

import pytest
from tests.espana1936.build import table_of

import dosespanas
from dosespanas.espana1936.board import acts
from dosespanas.espana1936.position import ACTS, CHOICE, HOMES
from dosespanas.kernel.positions import field_names

ACT_TYPES = [acts.Battle, acts.Attack, acts.Pairing, acts.SeaFight, acts.CardEvent]


@pytest.mark.parametrize("act", ACT_TYPES)
def test_a_copy_holds_all_and_shares_no_list(act: Any) -> None:
    first = act()
    for number, name in enumerate(field_names(first)):
        kind = getattr(first, name)
        setattr(first, name, [[number], [number]] if kind == [[], []] else [number] if type(kind) is list else number)
    second = act(first)
    assert vars(second) == vars(first)
    for name in field_names(first):
        if type(getattr(first, name)) is list:
            assert getattr(second, name) is not getattr(first, name)
            for own, other in zip(getattr(second, name), getattr(first, name), strict=True):
                assert own is not other or type(own) is int


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
