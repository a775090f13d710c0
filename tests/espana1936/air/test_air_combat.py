"""Air combat, step 4 of an attack (ADF)."""

from typing import Any

import pytest
from tests.espana1936.battles import flags, madrid, rig, rolls_of, where
from tests.espana1936.build import do, kinds, rule_of, table_of, texts

from dosespanas.espana1936.board.dice import air_result
from dosespanas.espana1936.board.state import ELIMINATED, USED
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import REP


def attack(planes: list[str], **more: Any) -> Game:
    """Regulars of strength 1 attack a regular of strength 1 in Madrid; support is still to be declared."""
    played = madrid(["N regular-1", "R regular-1"], ["queipo", *planes], **more)
    do(played, "battle queipo", "attack regular-1 madrid", "target regular-1 madrid")
    return played


@pytest.mark.rule("ADF-01")
def test_only_declared_planes_take_part() -> None:
    played = attack(["he51", "cr32", "i15_1"])
    rig(played, [6], [1], [1], [1, 1])
    events = do(played, "support he51", "done", "support i15_1")
    assert [e["ids"] for e in events if e["kind"] == "air-roll"] == [["i15_1"], ["he51"]]
    assert where(played, "cr32") >= 0
    assert not flags(played, "cr32") & USED


@pytest.mark.rule("ADF-02")
def test_the_defender_chooses_whom_his_plane_meets() -> None:
    played = attack(["he51", "cr32", "i15_1"])
    rig(played, [6], [1], [1, 1], [1, 1])
    do(played, "support he51", "support cr32", "support i15_1")
    assert played.actor == REP
    assert set(texts(played)) == {"pair i15_1 he51", "pair i15_1 cr32"}
    assert rule_of(played, "pair he51 i15_1") == "ADF-02"
    do(played, "pair i15_1 cr32")
    assert where(played, "cr32") == ELIMINATED
    assert where(played, "he51") >= 0


@pytest.mark.rule("ADF-02")
def test_a_defender_with_more_planes_chooses_which_of_them_fights() -> None:
    played = attack(["he51", "i15_1", "i16_1"])
    do(played, "support he51", "support i15_1", "support i16_1")
    assert played.actor == REP
    assert set(texts(played)) == {"pair i15_1 he51", "pair i16_1 he51"}


@pytest.mark.rule("ADF-02")
def test_every_pairing_of_two_and_two_can_be_made() -> None:
    for foe in ("he51", "cr32"):
        played = attack(["he51", "cr32", "i15_1", "i16_1"])
        rig(played, [1], [1], [1], [1], [1] * 3, [1] * 3)
        do(played, "support he51", "support cr32", "support i15_1", "support i16_1")
        events = do(played, f"pair i15_1 {foe}")
        foes = {e["ids"][0]: str(e["args"]["foe"]) for e in events if e["kind"] == "air-roll"}
        assert len(foes) == 4
        data = table_of(played).data
        assert foes["i15_1"] == str(data.piece_terms[data.piece_index[foe]])


@pytest.mark.rule("ADF-03")
def test_a_surplus_plane_supports_directly() -> None:
    played = attack(["he51", "cr32", "i15_1"])
    rig(played, [6], [1], [1, 1], [1, 1])
    do(played, "support he51", "support cr32", "support i15_1")
    events = do(played, "pair i15_1 he51")
    assert [e["ids"] for e in events if e["kind"] == "air-roll"] == [["i15_1"], ["he51"]]
    assert len(rolls_of(events)[0][0]) == 2, "one for the troop, one for the surplus plane"


@pytest.mark.rule("ADF-04")
def test_the_plane_s_modifier_counts_on_one_die_only() -> None:
    assert air_result([4, 5], 1) == 6
    assert air_result([3, 3], 1) == 4
    assert air_result([6, 5], -1) == 5
    assert air_result([5, 5], -1) == 5
    assert air_result([6], -1) == 5


@pytest.mark.rule("ADF-04")
@pytest.mark.rule("ADF-05")
def test_a_two_dice_plane_rolls_two_and_uses_one() -> None:
    played = attack(["he111", "i15_1"])
    rig(played, [1], [6, 5], [1, 1, 1], [1])
    events = do(played, "support he111", "support i15_1")
    assert kinds(events).count("plane-destroyed") == 1
    assert "plane-withdrawn" not in kinds(events)
    assert where(played, "i15_1") == ELIMINATED


@pytest.mark.rule("ADF-05")
def test_two_dice_do_not_add_up() -> None:
    assert air_result([4, 4], 0) == 4
    played = attack(["he111", "i15_1"])
    rig(played, [1], [3, 3], [1, 1, 1], [1, 1])
    assert "plane-destroyed" not in kinds(do(played, "support he111", "support i15_1"))


@pytest.mark.rule("ADF-06")
@pytest.mark.parametrize(("die", "dice"), [(6, 1), (5, 1), (4, 2), (1, 2)])
def test_six_destroys_five_turns_away_four_does_nothing(die: int, dice: int) -> None:
    played = attack(["he51", "i15_1"])
    rig(played, [1], [die], [1, 1], [1] * dice)
    events = do(played, "support he51", "support i15_1")
    assert ("plane-destroyed" in kinds(events)) == (die == 6)
    assert ("plane-withdrawn" in kinds(events)) == (die == 5)
    assert (where(played, "i15_1") == ELIMINATED) == (die == 6)
    if die == 5:
        assert flags(played, "i15_1") & USED


@pytest.mark.rule("ADF-06")
def test_a_plane_turned_away_is_available_next_turn() -> None:
    played = attack(["he51", "i15_1"])
    rig(played, [1], [5], [1, 1], [1])
    do(played, "support he51", "support i15_1", "decline mola")
    assert played.observe(None)["phase"] != "combat"
    assert where(played, "i15_1") == -1
    assert not flags(played, "i15_1") & USED


@pytest.mark.rule("ADF-07")
def test_both_rolls_count_even_if_both_planes_fall() -> None:
    played = attack(["he51", "i15_1"])
    rig(played, [6], [6], [1], [1])
    do(played, "support he51", "support i15_1")
    assert where(played, "he51") == where(played, "i15_1") == ELIMINATED


@pytest.mark.rule("ADF-08")
def test_cards_do_not_change_air_dice() -> None:
    played = attack(["he51", "i15_1"], hands=(["nac_5"], ["rep_7"]))
    rig(played, [4], [5], [1, 1], [1, 1, 1])
    do(played, "support he51", "support i15_1", "play nac_5 bonus")
    events = do(played, "play rep_7 bonus")
    assert [(e["args"]["rolls"], e["args"]["result"]) for e in events if e["kind"] == "air-roll"] == [
        ([4], 4),
        ([5], 5),
    ]


@pytest.mark.rule("ADF-09")
def test_a_plane_s_modifier_never_reaches_the_ground() -> None:
    played = attack(["bf109", "sm81"])
    rig(played, [4, 4, 4, 4], [1])
    events = do(played, "support bf109", "support sm81")
    assert rolls_of(events)[0] == ([4, 4, 4, 4], [4, 4, 4, 4], 0)


@pytest.mark.rule("ADF-10")
def test_unharmed_planes_add_their_dice_on_both_sides() -> None:
    played = attack(["he51", "i15_1"])
    rig(played, [3], [2], [1, 1], [1, 1])
    events = do(played, "support he51", "support i15_1")
    assert [len(natural) for natural, _, _ in rolls_of(events)] == [2, 2]
