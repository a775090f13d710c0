"""Handicaps: what a side gets more, for its own and for nobody else."""

import pytest
from tests.espana1936.battles import madrid, rig, rolls_of
from tests.espana1936.build import do, game, rule_of, table_of, texts

import dosespanas
from dosespanas.espana1936 import sequence
from dosespanas.espana1936.battle.attack import modifiers, roll
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.state import REROLLS
from dosespanas.espana1936.turn import replacement
from dosespanas.kernel.errors import BadPosition, UnknownOption
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import make


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


BOTH = {"nat_reroll": True, "rep_reroll": True}


def rolled(options: dict[str, bool], attacker: int = 0, *again: list[int]) -> Game:
    """A game in which an attack with three dice on three has just been rolled: 2 1 1, and 3 2 2 by the defender."""
    found = madrid(["N regular-3", "R regular-3"], ["varela", "rojo"], options=options)
    general, other = ("varela", "rojo")[attacker], ("varela", "rojo")[1 - attacker]
    rig(found, [2, 1, 1], [3, 2, 2], *again)
    if f"battle {general}" not in texts(found):
        do(found, f"decline {other}")
    do(found, f"battle {general}", "attack regular-3 madrid", "target regular-3 madrid", "done")
    return found


@pytest.mark.rule("HCP-04")
@pytest.mark.parametrize("attacker", [0, 1])
def test_all_dice_of_an_attack_may_be_rolled_again_the_attacker_decides_first(attacker: int) -> None:
    played = rolled(BOTH, attacker, [6, 1, 1])
    t = table_of(played)
    for side, lie in ((attacker, [2, 1, 1]), (1 - attacker, [3, 2, 2])):
        name = SIDE_NAMES[side]
        assert (t.stage, t.side, texts(played)) == (stages.REROLL, side, ["reroll", "keep"])
        seen = played.observe(1 - side)
        assert seen["prompt"]["args"] | {"rolls": lie, "hits": 0, "count": REROLLS} == seen["prompt"]["args"]
        assert seen["battle"]["step"] == "reroll" and seen["battle"]["attack"][name]["rolls"] == lie
        events = do(played, "reroll" if side == attacker else "keep")
        told = [event["args"] for event in events if event["kind"] == "rerolled"]
        assert told == [{"side": f"side:{name}", "rolls": lie, "count": 2}][: side == attacker]
    assert t.stage != stages.REROLL, "each side once in an attack"
    assert [t.rerolls[side] for side in (attacker, 1 - attacker)] == [REROLLS - 1, REROLLS]
    assert [(row[0], row[2]) for row in rolls_of(events)] == [([6, 1, 1], 1), ([3, 2, 2], 0)]


@pytest.mark.rule("HCP-04")
@pytest.mark.parametrize(("options", "asked"), [({}, -1), ({"nat_reroll": True}, 0), ({"rep_reroll": True}, 1)])
def test_only_a_side_with_the_handicap_is_asked(options: dict[str, bool], asked: int) -> None:
    played = rolled(options)
    t = table_of(played)
    assert (t.side if t.stage == stages.REROLL else -1) == asked
    if asked < 0:
        assert rule_of(played, "reroll") == rule_of(played, "keep") == "HCP-04"


@pytest.mark.rule("HCP-04")
def test_who_has_rolled_again_three_times_is_not_asked_any_more() -> None:
    played = rolled({"nat_reroll": True})
    t = table_of(played)
    t.rerolls[0] = 0
    rig(played, [2, 1, 1], [3, 2, 2])
    roll(t)
    assert t.stage == stages.HITS


@pytest.mark.rule("HCP-04")
def test_dice_are_rolled_again_before_modifiers_are_placed() -> None:
    played = rolled({"nat_reroll": True, "nat_pip": True, "ask_drm": True}, 0, [4, 4, 1])
    do(played, "reroll")
    assert texts(played)[0] == "place +1 die 1" and table_of(played).attack.rolls[0] == [4, 4, 1]


@pytest.mark.rule("HCP-04")
def test_how_often_is_left_stands_in_positions_and_is_known_to_all() -> None:
    played = rolled(BOTH, 0, [1, 1, 1])
    do(played, "reroll")
    position = played.to_position()
    assert position["state"]["rerolls"] == [REROLLS - 1, REROLLS]
    again = dosespanas.from_position(position)
    assert again.hash() == played.hash() and table_of(again).rerolls == [REROLLS - 1, REROLLS]
    for viewer in (0, 1):
        sampled = table_of(dosespanas.sample(played.observe(viewer), 3))
        assert sampled.rerolls == [REROLLS - 1, REROLLS] and sampled.attack.rolls == table_of(played).attack.rolls
    position["state"]["rerolls"] = [9, 0]
    with pytest.raises(BadPosition, match="rerolls"):
        dosespanas.from_position(position)
    without = dosespanas.new_game(seed=3).to_position()
    assert "rerolls" not in without["state"], "positions of other games are as they were"


@pytest.mark.rule("HCP-04")
@pytest.mark.parametrize(("dice", "action", "reason"), [([1, 1, 2], "reroll", "again"), ([5, 6, 2], "keep", "stands")])
def test_an_opponent_rolls_again_what_lies_below_its_odds(dice: list[int], action: str, reason: str) -> None:
    played = rolled({"nat_reroll": True})
    table_of(played).attack.rolls[0] = dice
    chosen, why = make("tuned", 1).choose(played.observe(0), played.legal_view())
    assert (chosen, why) == (action, {"key": f"reason-roll-{reason}"})


@pytest.mark.rule("HCP-04")
def test_a_record_with_dice_rolled_again_is_read_back() -> None:
    played = dosespanas.new_game(options=BOTH, seed=11)
    players = [make("scripted", side) for side in (0, 1)]
    while played.actor is not None and min(table_of(played).rerolls) == REROLLS:
        side = int(played.actor)
        played.apply(players[side].choose(played.observe(side), played.legal_view())[0])
    assert "reroll" in played.record().split()
    assert dosespanas.load_record(played.record()).hash() == played.hash()
