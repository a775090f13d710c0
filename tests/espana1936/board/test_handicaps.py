"""Handicaps: what a side gets more, for its own and for nobody else."""

import pytest
from tests.espana1936.build import game, table_of

import dosespanas
from dosespanas.espana1936 import sequence
from dosespanas.espana1936.battle.attack import modifiers
from dosespanas.espana1936.turn import replacement
from dosespanas.kernel.errors import UnknownOption


@pytest.mark.rule("HCP-01")
@pytest.mark.parametrize(("option", "given"), [("nat_points", [1, 0]), ("rep_points", [0, 1])])
def test_a_side_has_a_replacement_point_more(option: str, given: list[int]) -> None:
    points = []
    for options in ({}, {option: True}):
        t = table_of(dosespanas.new_game(options=options, seed=3))
        replacement.begin(t)
        points.append(t.rp)
    assert [more - usual for usual, more in zip(*points, strict=True)] == given


@pytest.mark.rule("HCP-02")
@pytest.mark.parametrize(("option", "given"), [("nat_card", [1, 0]), ("rep_card", [0, 1])])
def test_a_side_draws_a_card_more(option: str, given: list[int]) -> None:
    usual, more = (table_of(dosespanas.new_game(options=options, seed=3)) for options in ({}, {option: True}))
    assert [sequence.cards_due(more, side) - sequence.cards_due(usual, side) for side in (0, 1)] == given
    assert [len(more.hands[side]) - len(usual.hands[side]) for side in (0, 1)] == given


@pytest.mark.rule("HCP-02")
def test_nobody_draws_a_card_more_where_nobody_draws() -> None:
    with pytest.raises(UnknownOption, match="exclude each other"):
        dosespanas.new_game(options={"historical": True, "nat_card": True}, seed=3)


@pytest.mark.rule("HCP-03")
@pytest.mark.parametrize("attacker", [0, 1])
def test_one_die_of_a_sides_own_attacks_is_one_higher(attacker: int) -> None:
    troops = ["N regular-3 madrid", "R regular-3 madrid"]
    t = table_of(game("combat", troops, {}, [], 4, options={"nat_pip": True}))
    t.battle.side, t.battle.box = attacker, t.data.box_index["madrid"]
    slots = [next(slot for slot in t.slots_of(side) if t.t_box[slot] == t.battle.box) for side in (0, 1)]
    t.attack.attacker, t.attack.defender = slots[attacker], slots[1 - attacker]
    found = [[row for row in modifiers(t, t.attack, side) if row[0] == "rule:HCP-03"] for side in (0, 1)]
    assert found == [[("rule:HCP-03", 1, 1)] if attacker == 0 else [], []]
