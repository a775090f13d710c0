"""One attack, step by step (CBT)."""

import pytest
from tests.espana1936.battles import flags, madrid, rig, rolls_of, where
from tests.espana1936.build import at, do, game, kinds, rule_of, table_of, texts
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.board.dice import read_roll
from dosespanas.espana1936.board.state import DEFENDED, ELIMINATED, USED
from dosespanas.kernel.errors import UnknownAction
from dosespanas.kernel.side import NAT, REP


@pytest.mark.rule("CBT-01")
def test_the_steps_of_an_attack_come_in_order() -> None:
    played = madrid(["N legion-2", "R regular-2"], ["varela", "he51", "i15_1"], hands=(["nac_7"], ["rep_9"]))
    rig(played, [1], [1], [6, 1, 1], [5, 1, 1])
    seen = do(played, "battle varela", "attack legion-2 madrid", "target regular-2 madrid")
    seen += do(played, "support he51", "support i15_1", "no-card", "no-card")
    steps = ["attack", "supported", "card-revealed", "no-card", "air-roll", "roll", "hit", "battle-ended"]
    order = [steps.index(kind) for kind in kinds(seen) if kind in steps]
    assert order == sorted(order)
    assert {"attack", "supported", "no-card", "air-roll", "roll", "hit"} <= set(kinds(seen))


@pytest.mark.rule("CBT-02")
def test_the_attacker_names_both_troops() -> None:
    played = madrid(["N legion-2", "R regular-1", "R basque-2", "R anarchist-2"])
    do(played, "battle varela")
    do(played, "attack legion-2 madrid")
    assert played.actor == NAT
    assert set(texts(played)) == {"target regular-1 madrid", "target basque-2 madrid", "target anarchist-2 madrid"}
    rig(played, [6, 1], [1])
    do(played, "target regular-1 madrid")
    assert at(played, "madrid") == ["N legion-2", "R anarchist-2", "R basque-2"]


@pytest.mark.rule("CBT-03")
def test_only_troops_attack_and_defend() -> None:
    played = madrid(["N legion-2", "R regular-1"], ["varela", "cv33_1", "t26_1", "rojo", "i15_1"])
    do(played, "battle varela")
    assert texts(played) == ["attack legion-2 madrid", "done"]
    do(played, "attack legion-2 madrid")
    assert texts(played) == ["target regular-1 madrid"]
    for name in ("t26_1", "rojo", "i15_1"):
        with pytest.raises(UnknownAction):
            played.explain(f"target {name}")


@pytest.mark.rule("CBT-03")
def test_a_general_with_tanks_only_has_no_battle() -> None:
    played = madrid(["R regular-1"], ["varela", "cv33_1"])
    assert rule_of(played, "battle varela") is not None
    played = madrid(["N regular-1"], ["varela", "t26_1"])
    assert rule_of(played, "battle varela") == "CBT-03"


@pytest.mark.rule("CBT-04")
def test_supporters_are_own_unused_and_in_the_box_without_limit() -> None:
    support = ["cv33_1", "cv33_2", "pz1_1", "he111", "he51"]
    played = madrid(
        ["N legion-2", "R regular-2"],
        ["varela", *support, "t26_1"],
        elsewhere={"mola": "burgos", "cr32": "burgos"},
        flags={"cv33_2": USED},
    )
    do(played, "battle varela", "attack legion-2 madrid", "target regular-2 madrid")
    assert set(texts(played)) == {"support cv33_1", "support pz1_1", "support he111", "support he51", "done"}
    assert rule_of(played, "support t26_1") == "CBT-04"
    assert rule_of(played, "support cr32") == "CBT-04"
    assert rule_of(played, "support cv33_2") == "CBT-07"
    do(played, "support cv33_1", "support pz1_1", "support he111")
    assert texts(played) == ["support he51", "done"]
    do(played, "support he51")
    assert played.actor == REP


@pytest.mark.rule("CBT-05")
def test_the_defender_answers_the_attacker_s_support() -> None:
    played = madrid(["N legion-2", "R regular-2"], ["varela", "cv33_1", "t26_1"])
    do(played, "battle varela", "attack legion-2 madrid", "target regular-2 madrid")
    assert played.actor == NAT
    assert rule_of(played, "support t26_1") == "CBT-04"
    events = do(played, "support cv33_1")
    assert events[-1]["ids"] == ["cv33_1"]
    assert played.actor == REP
    assert texts(played) == ["support t26_1", "done"]


@pytest.mark.rule("CBT-06")
def test_the_activating_general_supports_the_first_attack_even_with_a_negative() -> None:
    played = game("combat", ["R regular-2 cuenca", "R basque-2 cuenca", "N regular-5 cuenca"],
                  {"ulibarri": "cuenca", "t26_1": "cuenca"}, republic=REPUBLIC)  # fmt: skip
    rig(played, [5, 1], [1] * 5, [5, 1], [1] * 5)
    events = do(played, "battle ulibarri", "attack regular-2 cuenca", "target regular-5 cuenca")
    assert [e["ids"] for e in events if e["kind"] == "supported"] == [["ulibarri"]]
    assert texts(played) == ["support t26_1", "done"]
    assert rolls_of(do(played, "done"))[0] == ([5, 1], [4, 1], 0)
    events = do(played, "attack basque-2 cuenca", "target regular-5 cuenca", "done")
    assert rolls_of(events)[0] == ([5, 1], [5, 1], 1)


@pytest.mark.rule("CBT-07")
def test_a_supporter_supports_once() -> None:
    played = madrid(["N legion-1", "N africa-1", "R regular-5"], ["varela", "he51", "cv33_1"])
    rig(played, [1, 1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target regular-5 madrid", "support he51", "done")
    assert flags(played, "he51") & USED
    do(played, "attack africa-1 madrid", "target regular-5 madrid")
    assert texts(played) == ["support cv33_1", "done"]
    assert rule_of(played, "support he51") == "CBT-07"
    assert rule_of(played, "support varela") == "CBT-07"


@pytest.mark.rule("CBT-08")
def test_a_defending_general_is_not_flipped_and_may_still_activate() -> None:
    played = madrid(["N legion-1", "R regular-5"], ["varela", "rojo"])
    rig(played, [1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target regular-5 madrid", "support rojo")
    assert flags(played, "rojo") == DEFENDED
    assert "battle rojo" in texts(played)


@pytest.mark.rule("CBT-09")
def test_one_card_a_side_in_each_attack() -> None:
    hand = ["nac_2", "nac_5", "nac_6"]
    played = madrid(["N legion-1", "N africa-1", "N regular-1", "R basque-5"], hands=(hand, []))
    rig(played, [1], [1] * 5, [1], [1] * 5, [1], [1] * 5)
    do(played, "battle varela")
    for name, card in zip(("legion-1", "africa-1", "regular-1"), hand, strict=True):
        do(played, f"attack {name} madrid", "target basque-5 madrid")
        assert f"play {card} bonus" in texts(played)
        events = do(played, f"play {card} bonus")
        assert kinds(events).count("card-revealed") == kinds(events).count("roll") - 1 == 1
    played = madrid(["N legion-1", "R basque-5"], hands=(hand, ["rep_9"]))
    do(played, "battle varela", "attack legion-1 madrid", "target basque-5 madrid", "play nac_2 bonus")
    assert played.actor == REP
    assert rule_of(played, "play nac_5 bonus") == "CBT-09"


@pytest.mark.rule("CBT-10")
def test_cards_lie_face_down_with_their_mode_until_both_are_turned() -> None:
    played = madrid(["N legion-1", "R basque-5"], hands=(["nac_2"], ["rep_9"]))
    rig(played, [1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target basque-5 madrid")
    laid = played.apply("play nac_2 bonus")
    assert [e.kind for e in laid] == ["card-laid"]
    for viewer in (REP, None):
        shown = laid[0].view(viewer)
        assert shown["args"]["mode"] == "bonus"
        assert "nac_2" not in str(shown)
        assert "card" not in shown["args"]
        assert "nac_2" not in str(played.observe(viewer))
    assert "card" in laid[0].view(NAT)["args"]
    events = do(played, "play rep_9 penalty")
    assert kinds(events)[:3] == ["card-laid", "card-revealed", "card-revealed"]


@pytest.mark.rule("CBT-11")
@pytest.mark.parametrize(("mode", "dice"), [("bonus", (3, 3)), ("penalty", (1, 2))])
def test_bonus_helps_the_own_roll_and_penalty_hurts_the_other(mode: str, dice: tuple[int, int]) -> None:
    played = madrid(["N africa-1", "R basque-3"], ["queipo"], hands=(["nac_7"], []))
    rig(played, [1] * dice[0], [1] * dice[1])
    events = do(played, "battle queipo", "attack africa-1 madrid", "target basque-3 madrid", f"play nac_7 {mode}")
    assert tuple(len(natural) for natural, _, _ in rolls_of(events)) == dice


@pytest.mark.rule("AMB-11")
@pytest.mark.rule("CBT-11")
def test_either_role_may_use_either_mode() -> None:
    played = madrid(["N africa-1", "R basque-3"], hands=(["nac_2"], ["rep_3"]))
    do(played, "battle varela", "attack africa-1 madrid", "target basque-3 madrid")
    assert set(texts(played)) == {"play nac_2 bonus", "play nac_2 penalty", "no-card"}
    do(played, "no-card")
    assert set(texts(played)) == {"play rep_3 bonus", "play rep_3 penalty", "no-card"}


@pytest.mark.rule("CBT-12")
def test_a_card_used_in_combat_leaves_the_game() -> None:
    played = madrid(["N legion-1", "R basque-5"], hands=(["nac_2"], ["rep_3"]))
    rig(played, [1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target basque-5 madrid", "play nac_2 bonus")
    do(played, "play rep_3 bonus")
    table = table_of(played)
    assert table.hands == [[], []]
    assert [table.data.cards[card].name for pile in table.used for card in pile] == ["nac_2", "rep_3"]


@pytest.mark.rule("CBT-13")
def test_planes_of_one_side_only_do_not_fight_and_add_their_dice() -> None:
    played = madrid(["N legion-2", "R regular-1"], ["queipo", "sm79"])
    rig(played, [1, 1, 1, 1], [1])
    do(played, "battle queipo", "attack legion-2 madrid", "target regular-1 madrid")
    events = do(played, "support sm79")
    assert "air-roll" not in kinds(events)
    assert len(rolls_of(events)[0][0]) == 4


@pytest.mark.rule("CBT-14")
def test_dice_are_strength_planes_and_cards() -> None:
    played = madrid(["N regular-2", "R basque-2"], ["queipo", "i15_1"], hands=(["nac_7"], ["rep_7"]))
    rig(played, [1, 1, 1], [1, 1, 1])
    do(played, "battle queipo", "attack regular-2 madrid", "target basque-2 madrid", "support i15_1")
    events = do(played, "play nac_7 bonus", "play rep_7 penalty")
    assert [len(natural) for natural, _, _ in rolls_of(events)] == [3, 3]


@pytest.mark.rule("AMB-31")
def test_more_than_five_dice_are_all_rolled() -> None:
    played = madrid(["N regular-5", "R regular-1"], ["queipo", "sm79"])
    rig(played, [1, 2, 3, 1, 2, 3, 1], [1])
    do(played, "battle queipo", "attack regular-5 madrid", "target regular-1 madrid")
    assert len(rolls_of(do(played, "support sm79"))[0][0]) == 7


@pytest.mark.rule("CBT-15")
def test_without_dice_nothing_is_rolled() -> None:
    played = madrid(["N regular-1", "R basque-1"], ["queipo", "t26_cap"], hands=([], ["rep_7"]))
    rig(played, [6])
    do(played, "battle queipo", "attack regular-1 madrid", "target basque-1 madrid", "support t26_cap")
    events = do(played, "play rep_7 penalty")
    assert rolls_of(events) == [([], [], 0), ([6], [6], 1)]
    assert at(played, "madrid") == ["R basque-1"]


@pytest.mark.rule("CBT-15")
def test_a_total_below_zero_is_no_roll_either() -> None:
    played = madrid(["N regular-1", "R basque-1"], ["queipo"])
    table = table_of(played)
    card = table.data.card_index["rep_7"]
    table.data.cards[card].dice[1], kept = -2, table.data.cards[card].dice[1]
    try:
        table.hands[REP] = [card]
        rig(played, [6])
        do(played, "battle queipo", "attack regular-1 madrid", "target basque-1 madrid")
        assert rolls_of(do(played, "play rep_7 penalty"))[0] == ([], [], 0)
    finally:
        table.data.cards[card].dice[1] = kept


@pytest.mark.rule("CBT-16")
def test_both_roll_at_once_and_both_may_die() -> None:
    played = madrid(["N regular-1", "R basque-1"], ["queipo"])
    rig(played, [6], [6])
    events = do(played, "battle queipo", "attack regular-1 madrid", "target basque-1 madrid")
    assert [hits for _, _, hits in rolls_of(events)] == [1, 1]
    assert at(played, "madrid") == []


@pytest.mark.rule("CBT-16")
def test_a_five_after_modifiers_is_a_hit() -> None:
    assert [read_roll([die], [])[2] for die in range(1, 7)] == [0, 0, 0, 0, 1, 1]
    assert [read_roll([die], [(1, 1)])[2] for die in range(1, 7)] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("CBT-17")
def test_after_the_attack_supporters_and_attacker_are_used() -> None:
    played = madrid(["N legion-2", "N africa-1", "R regular-5"], ["varela", "he51", "cv33_1", "rojo", "t26_1", "i15_1"])
    rig(played, [1], [1], [1, 1, 1], [1] * 6)
    do(played, "battle varela", "attack legion-2 madrid", "target regular-5 madrid", "support he51")
    do(played, "support cv33_1", "support rojo", "support t26_1", "support i15_1")
    assert all(flags(played, name) & USED for name in ("varela", "he51", "cv33_1", "t26_1", "i15_1"))
    assert not flags(played, "rojo") & USED
    assert texts(played) == ["attack africa-1 madrid", "done"]


@pytest.mark.rule("CBT-18")
def test_the_same_defender_may_be_attacked_again_at_once() -> None:
    played = madrid(["N legion-1", "N africa-1", "R regular-5"])
    rig(played, [1], [1] * 5, [1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target regular-5 madrid", "attack africa-1 madrid")
    assert texts(played) == ["target regular-5 madrid"]


@pytest.mark.rule("CBT-19")
def test_a_plane_lost_in_the_air_adds_nothing_and_the_card_stays_spent() -> None:
    played = madrid(["N legion-1", "R regular-2"], ["queipo", "he51", "i15_1"], hands=([], ["rep_9"]))
    rig(played, [1], [6], [1, 1], [1, 1])
    do(played, "battle queipo", "attack legion-1 madrid", "target regular-2 madrid")
    events = do(played, "support he51", "support i15_1", "play rep_9 bonus")
    assert [len(natural) for natural, _, _ in rolls_of(events)] == [2, 2]
    assert where(played, "i15_1") == ELIMINATED
    table = table_of(played)
    assert table.used[REP] == [table.data.card_index["rep_9"]]


@pytest.mark.rule("CBT-20")
def test_the_printed_example_dice() -> None:
    nat, _, nat_hits = read_roll([4, 4, 3, 2], [(1, 1), (1, 1), (1, 1), (-1, 2)])
    assert nat_hits == 1
    assert sum(nat) == 4 + 4 + 3 + 2 - 2 + 3
    assert read_roll([6, 3, 1], [(2, 1), (2, 1), (-1, 1)])[::2] == ([5, 5, 3], 2)


@pytest.mark.rule("CBT-20")
def test_the_printed_example_step_by_step() -> None:
    played = madrid(
        ["N legion-2", "R anarchist-2"],
        ["varela", "cv33_1", "rojo", "i15_1", "t26_1"],
        hands=(["nac_7"], ["rep_11"]),
    )
    rig(played, [4, 4, 3, 2], [6, 3, 1])
    events = do(played, "battle varela", "attack legion-2 madrid", "target anarchist-2 madrid")
    assert events[-1]["ids"] == ["varela"]
    do(played, "support cv33_1", "support rojo", "support i15_1", "support t26_1")
    do(played, "play nac_7 bonus")
    events = do(played, "play rep_11 penalty")
    assert "air-roll" not in kinds(events)
    nat, rep = rolls_of(events)
    assert (nat[0], nat[2]) == ([4, 4, 3, 2], 1)
    assert rep == ([6, 3, 1], [5, 5, 3], 2)
    steps = [[step["drm"] for step in e["args"]["steps"]] for e in events if e["kind"] == "roll"]
    assert steps == [[-1, -1, 1, 1, 1], [-1, 2, 2]]
    assert at(played, "madrid") == ["R anarchist-1"]
    assert all(flags(played, name) & USED for name in ("i15_1", "t26_1", "varela"))
    assert flags(played, "rojo") == DEFENDED
    assert where(played, "cv33_1") == ELIMINATED, "AMB-06: the tank is lost with the troop it supported"
    assert "battle rojo" not in texts(played)
