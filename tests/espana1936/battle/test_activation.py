"""Activating generals and fighting battles (BAT)."""

import pytest
from tests.espana1936.battles import flags, madrid, rig
from tests.espana1936.build import at, do, game, kinds, rule_of, table_of, texts
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.board.state import DONE, USED
from dosespanas.kernel.side import NAT, REP

RING = ["gerona", "lerida", "tarragona"]
"""The boxes linked to Barcelona."""


@pytest.mark.rule("BAT-01")
def test_nationalists_begin_and_the_sides_take_turns() -> None:
    played = madrid(["N legion-2", "R regular-2"], elsewhere={"mola": "burgos", "rojo": "cuenca"})
    assert played.actor == NAT
    assert set(texts(played)) == {"battle varela", "decline varela", "decline mola", "decline-all"}
    do(played, "decline mola")
    assert texts(played) == ["decline rojo"]
    assert rule_of(played, "decline varela") == "BAT-01"


@pytest.mark.rule("BAT-02")
def test_a_general_is_finished_after_a_battle_or_without_one() -> None:
    played = madrid(["N legion-2", "R regular-2"], elsewhere={"mola": "burgos", "franco": "avila"})
    do(played, "decline mola")
    assert flags(played, "mola") & DONE
    assert flags(played, "mola") & USED
    assert rule_of(played, "decline mola") == "BAT-02"
    do(played, "battle varela", "done")
    assert rule_of(played, "battle varela") == "BAT-02"


@pytest.mark.rule("BAT-03")
def test_the_side_with_more_generals_goes_on_alone() -> None:
    played = game(
        "combat",
        [],
        {"mola": "burgos", "franco": "avila", "varela": "soria", "rojo": "madrid"},
        republic=REPUBLIC,
    )
    order = []
    for action in ("decline mola", "decline rojo", "decline franco", "decline varela"):
        order.append(played.actor)
        do(played, action)
    assert order == [NAT, REP, NAT, NAT]
    assert played.observe(None)["phase"] != "combat"


@pytest.mark.rule("BAT-03")
def test_declining_with_all_generals_ends_the_side_s_activations() -> None:
    played = game("combat", [], {"mola": "burgos", "franco": "avila", "rojo": "madrid"}, republic=REPUBLIC)
    do(played, "decline-all")
    assert texts(played) == ["decline rojo"]
    do(played, "decline rojo")
    assert played.observe(None)["phase"] != "combat"


@pytest.mark.rule("BAT-04")
def test_without_a_general_in_the_box_there_is_no_attack() -> None:
    played = madrid(["N legion-2", "R regular-2"], pieces=[])
    assert texts(played) == ["decline mola"]
    assert rule_of(played, "attack legion-2 madrid") is not None
    assert rule_of(played, "battle varela") == "BAT-04"


@pytest.mark.rule("BAT-04")
def test_a_battle_stays_within_its_box() -> None:
    troops = ["N legion-2 madrid", "R regular-2 madrid", "N africa-2 toledo", "R basque-1 toledo"]
    played = game("combat", troops, {"varela": "madrid"}, republic=REPUBLIC)
    do(played, "battle varela")
    assert rule_of(played, "attack africa-2 toledo") == "BAT-04"
    do(played, "attack legion-2 madrid")
    assert rule_of(played, "target basque-1 toledo") == "BAT-04"


@pytest.mark.rule("BAT-05")
def test_combat_is_never_compulsory() -> None:
    played = madrid(["N legion-2", "R regular-2"])
    assert "decline varela" in texts(played)
    do(played, "battle varela")
    assert "done" in texts(played)
    assert "attack" not in kinds(do(played, "done"))


@pytest.mark.rule("BAT-06")
def test_any_subset_attacks_one_after_another_until_the_attacker_stops() -> None:
    played = madrid(["N legion-1", "N africa-1", "N carlist-1", "R regular-5"])
    rig(played, [1], [1] * 5, [1], [1] * 5)
    do(played, "battle varela", "attack carlist-1 madrid", "target regular-5 madrid")
    assert set(texts(played)) == {"attack legion-1 madrid", "attack africa-1 madrid", "done"}
    do(played, "attack legion-1 madrid", "target regular-5 madrid", "done")
    assert texts(played) == ["decline mola"]


@pytest.mark.rule("BAT-07")
def test_a_troop_attacks_once_and_defends_any_number_of_times() -> None:
    played = madrid(["N legion-1", "N africa-1", "N carlist-1", "R regular-5"])
    rig(played, [1], [1] * 5, [1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target regular-5 madrid")
    assert rule_of(played, "attack legion-1 madrid") == "BAT-07"
    assert rule_of(played, "attack legion-1* madrid") == "BAT-07"
    do(played, "attack africa-1 madrid")
    assert "target regular-5 madrid" in texts(played)


@pytest.mark.rule("BAT-08")
def test_an_unsupplied_general_may_only_be_flipped() -> None:
    troops = ["R regular-3 barcelona", "N regular-1 barcelona"]
    played = game("combat", troops, {"rojo": "barcelona"}, republic=[b for b in REPUBLIC if b not in RING])
    assert texts(played) == ["decline rojo"]
    assert rule_of(played, "battle rojo") == "BAT-08"


@pytest.mark.rule("BAT-09")
def test_an_unsupplied_general_supports_in_defence() -> None:
    troops = ["R regular-1 barcelona", "N regular-1 barcelona"]
    played = game(
        "combat",
        troops,
        {"rojo": "barcelona", "varela": "barcelona"},
        republic=[b for b in REPUBLIC if b not in RING],
    )
    rig(played, [1], [3])
    do(played, "battle varela", "attack regular-1 barcelona", "target regular-1 barcelona")
    assert "support rojo" in texts(played)
    do(played, "support rojo")
    assert at(played, "barcelona") == ["R regular-1"]


@pytest.mark.rule("BAT-10")
def test_supply_is_tested_when_the_battle_is_declared() -> None:
    troops = ["R regular-3 barcelona", "N regular-1 barcelona", "R regular-1 gerona", "N legion-2 gerona"]
    generals = {"rojo": "barcelona", "varela": "gerona"}
    red = [b for b in REPUBLIC if b not in RING]
    played = game("combat", troops, generals, republic=red)
    rig(played, [6, 6], [1])
    do(played, "battle varela", "attack legion-2 gerona", "target regular-1 gerona")
    assert rule_of(played, "battle rojo") == "BAT-08"
    played = game("combat", troops, generals, republic=red)
    do(played, "decline varela")
    assert rule_of(played, "battle rojo") is None


@pytest.mark.rule("BAT-11")
def test_supporters_stay_used_through_a_battle() -> None:
    played = madrid(["N legion-1", "N africa-1", "R regular-5"], ["varela", "cv33_1", "t26_1"])
    rig(played, [1], [1] * 5, [1], [1] * 5)
    do(played, "battle varela", "attack legion-1 madrid", "target regular-5 madrid", "support cv33_1")
    do(played, "support t26_1")
    events = do(played, "attack africa-1 madrid", "target regular-5 madrid")
    assert "supported" not in kinds(events)
    assert "roll" in kinds(events)
    assert flags(played, "cv33_1") & USED
    assert flags(played, "t26_1") & USED


@pytest.mark.rule("AMB-10")
@pytest.mark.rule("BAT-12")
def test_all_are_available_again_when_the_other_side_activates_there() -> None:
    played = madrid(["N legion-2", "R regular-3"], ["varela", "cv33_1", "rojo", "t26_1", "he51"])
    rig(played, [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1])
    do(played, "battle varela", "attack legion-2 madrid", "target regular-3 madrid", "support cv33_1")
    do(played, "support he51", "support t26_1", "done")
    assert texts(played) == ["battle rojo", "decline rojo"]
    do(played, "battle rojo", "attack regular-3 madrid")
    assert texts(played) == ["target legion-2* madrid"]
    do(played, "target legion-2* madrid", "support t26_1")
    assert {"support cv33_1", "support he51", "support varela"} <= set(texts(played))


@pytest.mark.rule("BAT-12")
def test_a_troop_that_attacked_never_attacks_again() -> None:
    played = madrid(["N legion-2", "N africa-1", "R regular-3"], ["varela", "rojo"])
    rig(played, [1, 1], [1, 1, 1], [1, 1, 1], [1, 1])
    do(played, "battle varela", "attack legion-2 madrid", "target regular-3 madrid", "done", "done")
    do(played, "battle rojo", "attack regular-3 madrid", "target legion-2* madrid", "support varela")
    assert at(played, "madrid") == ["N africa-1", "N legion-2", "R regular-3"]
    table = table_of(played)
    acted = [table.t_acted[slot] for slot in table.troops_in(NAT, table.data.box_index["madrid"])]
    assert acted == [1, 0]


@pytest.mark.rule("BAT-13")
def test_a_general_supports_one_attack_and_one_defence() -> None:
    played = madrid(["N legion-1", "N africa-1", "R regular-3"], ["varela", "rojo"])
    rig(played, [1], [1] * 3, [1], [1] * 3, [1] * 3, [1])
    do(played, "battle varela", "attack legion-1 madrid", "target regular-3 madrid", "support rojo")
    assert not flags(played, "rojo") & USED
    assert "supported" not in kinds(do(played, "attack africa-1 madrid", "target regular-3 madrid"))
    do(played, "battle rojo", "attack regular-3 madrid")
    events = do(played, "target legion-1* madrid")
    assert [e["ids"] for e in events if e["kind"] == "supported"] == [["rojo"]]


@pytest.mark.rule("BAT-13")
def test_a_second_defence_is_refused() -> None:
    played = madrid(["N legion-1", "N africa-1", "R regular-3"], ["varela", "rojo", "t26_1"])
    rig(played, [1], [1] * 3)
    do(played, "battle varela", "attack legion-1 madrid", "target regular-3 madrid", "support rojo", "done")
    do(played, "attack africa-1 madrid", "target regular-3 madrid")
    assert texts(played) == ["support t26_1", "done"]
    assert rule_of(played, "support rojo") == "CBT-07"


@pytest.mark.rule("BAT-14")
def test_after_the_box_the_other_side_activates_if_it_can() -> None:
    played = madrid(["N legion-2", "R regular-2"], elsewhere={"mola": "burgos", "rojo": "cuenca"})
    do(played, "battle varela", "done")
    assert texts(played) == ["decline rojo"]
    played = madrid(["N legion-2", "R regular-2"])
    do(played, "battle varela", "done")
    assert texts(played) == ["decline mola"]
