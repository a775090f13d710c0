"""Hits and the counters that show them (HIT)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.espana1936.battles import madrid, rig, where
from tests.espana1936.build import at, control, do, game, kinds, table_of, texts

from dosespanas.espana1936.battle.hits import LADDER, after_hits, steps_of
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.state import ELIMINATED, MAT
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP


def shoot(attacker: str, defender: str, mine: list[int], theirs: list[int]) -> Game:
    """Queipo (no modifier) leads an attack in Madrid with the given dice; returns the game after it."""
    played = madrid([f"N {attacker}", f"R {defender}"], ["queipo"])
    rig(played, mine, theirs)
    do(played, "battle queipo", f"attack {attacker} madrid", f"target {defender} madrid")
    return played


def empty_pool(played: Game, side: int, *names: str) -> None:
    """Take the small counters of these types out of the game, as if they stood elsewhere."""
    table = table_of(played)
    for name in names:
        table.pool[2 * table.data.type_index[side][name]] = 0


@pytest.mark.rule("HIT-01")
@pytest.mark.parametrize(("strength", "left"), [(5, [5, 3, 2, 1, 0]), (3, [3, 2, 1, 0]), (2, [2, 1, 0]), (1, [1, 0])])
def test_each_hit_is_one_step(strength: int, left: list[int]) -> None:
    assert [after_hits(strength, hits) for hits in range(len(left))] == left


@pytest.mark.rule("HIT-01")
def test_a_three_hit_twice_becomes_a_one() -> None:
    played = shoot("regular-2", "regular-3", [6, 6], [1, 1, 1])
    assert at(played, "madrid") == ["N regular-2", "R regular-1"]


@pytest.mark.rule("HIT-02")
def test_surplus_hits_vanish() -> None:
    played = madrid(["N regular-3", "R regular-1", "R basque-1"], ["queipo"])
    rig(played, [6, 6, 6], [1])
    do(played, "battle queipo", "attack regular-3 madrid", "target regular-1 madrid")
    assert at(played, "madrid") == ["N regular-3", "R basque-1"]


@pytest.mark.rule("HIT-03")
@given(st.sampled_from(LADDER[1:]), st.integers(4, 12))
def test_four_hits_kill_any_troop(strength: int, hits: int) -> None:
    assert after_hits(strength, hits) == 0
    assert steps_of(strength) <= 4


@pytest.mark.rule("HIT-04")
def test_the_large_counter_goes_back_for_a_small_one() -> None:
    played = madrid(["N regular-1", "R basque-3"], ["queipo"])
    table = table_of(played)
    kind = table.data.type_index[1]["basque"]
    small, large = table.pool[2 * kind : 2 * kind + 2]
    rig(played, [6], [1, 1, 1])
    do(played, "battle queipo", "attack regular-1 madrid", "target basque-3 madrid")
    assert at(played, "madrid") == ["N regular-1", "R basque-2"]
    assert table_of(played).pool[2 * kind : 2 * kind + 2] == [small - 1, large + 1]


@pytest.mark.rule("HIT-05")
def test_without_a_small_counter_regulars_stand_in() -> None:
    played = madrid(["N regular-1", "R international-3"], ["queipo"])
    empty_pool(played, 1, "international")
    rig(played, [6], [1, 1, 1])
    events = do(played, "battle queipo", "attack regular-1 madrid", "target international-3 madrid")
    assert "substituted" in kinds(events)
    assert at(played, "madrid") == ["N regular-1", "R regular-2"]


@pytest.mark.rule("HIT-06")
def test_without_regulars_the_republic_chooses_a_militia() -> None:
    played = madrid(["N regular-1", "R international-3"], ["queipo"])
    empty_pool(played, 1, "international", "regular")
    rig(played, [6], [1, 1, 1])
    do(played, "battle queipo", "attack regular-1 madrid", "target international-3 madrid")
    assert played.actor == REP
    assert texts(played) == ["substitute anarchist", "substitute communist"]
    do(played, "substitute communist")
    assert at(played, "madrid") == ["N regular-1", "R communist-2"]


@pytest.mark.rule("HIT-06")
def test_without_regulars_the_nationalists_choose_falangists_or_carlists() -> None:
    played = madrid(["N legion-3", "R regular-1"], ["queipo"])
    empty_pool(played, 0, "legion", "regular")
    rig(played, [1, 1, 1], [6])
    do(played, "battle queipo", "attack legion-3 madrid", "target regular-1 madrid")
    assert played.actor == NAT
    assert set(texts(played)) == {"substitute falangist", "substitute carlist"}
    do(played, "substitute carlist")
    assert at(played, "madrid") == ["N carlist-2", "R regular-1"]


@pytest.mark.rule("CBT-15", "HIT-06")
def test_once_the_dice_have_fallen_there_are_no_odds() -> None:
    played = madrid(["N regular-1", "R international-3"], ["queipo"])
    empty_pool(played, 1, "international", "regular")
    rig(played, [6], [1, 1, 1])
    do(played, "battle queipo", "attack regular-1 madrid", "target international-3 madrid")
    assert table_of(played).stage == stages.SUBSTITUTE
    for action in (None, *texts(played)):
        assert [played.odds(action, side) for side in (0, 1)] == [None, None]


@pytest.mark.rule("CBT-15", "HIT-06")
def test_nor_when_the_defender_is_gone_and_the_attacker_looks_for_a_counter() -> None:
    played = madrid(["N legion-3", "R regular-1"], ["queipo"])
    empty_pool(played, 0, "legion", "regular")
    rig(played, [6, 6, 6], [6])
    do(played, "battle queipo", "attack legion-3 madrid", "target regular-1 madrid")
    state = table_of(played)
    assert state.stage == stages.SUBSTITUTE and state.t_type[state.attack.defender] < 0
    for action in (None, *texts(played)):
        assert [played.odds(action, side) for side in (0, 1)] == [None, None]


@pytest.mark.rule("CBT-15", "NAV-09")
def test_nor_while_a_ship_looks_for_a_base_in_the_midst_of_it() -> None:
    """The harbour is lost with its defender, and the ship's owner is asked before the attacker's counter is."""
    played = madrid(["N legion-3", "R regular-1"], ["queipo"])
    empty_pool(played, 0, "legion", "regular")
    rig(played, [6, 6, 6], [6])
    do(played, "battle queipo", "attack legion-3 madrid", "target regular-1 madrid")
    state = table_of(played)
    state.after_stage, state.after_side, state.stage, state.side = state.stage, state.side, stages.BERTH, REP
    state.homing = [state.data.piece_index["libertad"]]
    for action in (None, "target regular-1 madrid", "support queipo", "play rep_1 bonus", *texts(played)):
        assert [played.odds(action, side) for side in (0, 1)] == [None, None]


@pytest.mark.rule("CBT-15")
def test_what_is_not_on_offer_adds_nothing_to_the_odds() -> None:
    """A general elsewhere, a plane in the box of the other side, a card of nobody's hand, a target for another time."""
    pieces = {"queipo": "madrid", "franco": "burgos", "cv33_1": "burgos", "i15_1": "madrid", "he51": "madrid"}
    troops = ["N legion-3 madrid", "R regular-1 madrid"]
    played = game("combat", troops, pieces, hands=(["nac_5"], ["rep_7"]), republic=["madrid"])
    do(played, "battle queipo", "attack legion-3 madrid")
    assert played.odds("support he51", NAT) is None, "no target yet"
    do(played, "target regular-1 madrid")
    plain = played.odds(None, NAT)
    assert plain is not None and played.odds("support he51", NAT) != plain
    for action in ("support franco", "support cv33_1", "support i15_1", "play nac_5 bonus", "target legion-3 madrid"):
        assert played.odds(action, NAT) == plain
    for action in ("support he51", "support i15_1"):
        assert played.odds(action, REP) is not None


@pytest.mark.rule("HIT-07")
def test_the_substitute_is_a_troop_of_its_new_type() -> None:
    played = madrid(["N regular-1", "N africa-1", "R international-3"], ["queipo"])
    empty_pool(played, 1, "international", "regular", "communist")
    rig(played, [6], [1, 1, 1], [1], [5, 1])
    do(played, "battle queipo", "attack regular-1 madrid", "target international-3 madrid")
    events = do(played, "attack africa-1 madrid", "target anarchist-2 madrid")
    rolled = [e["args"] for e in events if e["kind"] == "roll"][1]
    assert rolled["modified"] == [4, 1]
    assert rolled["hits"] == 0


@pytest.mark.rule("AMB-13")
@pytest.mark.rule("HIT-08")
def test_without_any_substitute_the_troop_is_removed() -> None:
    played = madrid(["N regular-1", "R international-3"], ["queipo"])
    empty_pool(played, 1, "international", "regular", "anarchist", "communist")
    rig(played, [6], [1, 1, 1])
    events = do(played, "battle queipo", "attack regular-1 madrid", "target international-3 madrid")
    assert at(played, "madrid") == ["N regular-1"]
    hits = [event["args"] for event in events if event["kind"] == "hit"]
    assert [one["becomes"] for one in hits] == [0], "said once, and so counted once"
    assert kinds(events).count("uncountered") == 1, "and why a single hit destroys it"


@pytest.mark.rule("HIT-09")
def test_a_destroyed_troop_s_counter_returns_to_the_pool() -> None:
    played = madrid(["N regular-2", "R basque-1"], ["queipo"])
    table = table_of(played)
    kind = table.data.type_index[1]["basque"]
    before = table.pool[2 * kind]
    rig(played, [6, 1], [1])
    do(played, "battle queipo", "attack regular-2 madrid", "target basque-1 madrid")
    assert table_of(played).pool[2 * kind] == before + 1


@pytest.mark.rule("AMB-01")
@pytest.mark.rule("HIT-10")
def test_after_mutual_destruction_the_attacker_holds_the_box() -> None:
    played = shoot("regular-1", "regular-1", [6], [6])
    assert at(played, "madrid") == []
    assert control(played, "madrid") == "nationalist"
    assert table_of(played).held[0] >> table_of(played).data.box_index["madrid"] & 1


@pytest.mark.rule("HIT-10")
def test_the_republican_attacker_holds_it_likewise() -> None:
    played = madrid(["N regular-1", "R regular-1"], ["rojo", "cv33_1", "t26_1", "i15_1"])
    rig(played, [6], [6])
    do(played, "decline mola", "battle rojo", "attack regular-1 madrid", "target regular-1 madrid", "done", "done")
    assert control(played, "madrid") == "republican"


@pytest.mark.rule("HIT-11")
def test_the_box_is_the_survivor_s_at_once() -> None:
    played = madrid(["N regular-2", "R regular-1"], ["queipo"])
    assert control(played, "madrid") == "contested"
    before = table_of(played).objectives_of(0)
    rig(played, [6, 1], [1])
    do(played, "battle queipo", "attack regular-2 madrid", "target regular-1 madrid")
    assert control(played, "madrid") == "nationalist"
    assert table_of(played).objectives_of(0) == before + 1


@pytest.mark.rule("HIT-12")
def test_a_tank_is_lost_with_the_troop_it_supported() -> None:
    played = madrid(["N regular-2", "R anarchist-1", "R basque-1"], ["queipo", "t26_1", "t26_2"])
    rig(played, [6, 1], [1])
    do(played, "battle queipo", "attack regular-2 madrid", "target anarchist-1 madrid", "support t26_1", "done")
    assert where(played, "t26_1") == ELIMINATED
    assert where(played, "t26_2") == table_of(played).data.box_index["madrid"]


@pytest.mark.rule("AMB-63")
@pytest.mark.rule("HIT-12")
def test_planes_go_home_and_tanks_are_lost_without_a_troop() -> None:
    played = madrid(["N regular-2", "R regular-1"], ["queipo", "t26_1", "i15_1", "sb2"])
    rig(played, [6, 1], [1, 1])
    do(played, "battle queipo", "attack regular-2 madrid", "target regular-1 madrid", "support i15_1", "done")
    assert where(played, "t26_1") == ELIMINATED
    assert where(played, "i15_1") == where(played, "sb2") == MAT
    assert control(played, "madrid") == "nationalist"
