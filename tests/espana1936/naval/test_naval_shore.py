"""Ships off a coast: support of ground combat, and fights between supporting ships (NAV-22..27, AMB-42, AMB-55)."""

from typing import Any

import pytest
from tests.espana1936.battles import flags, rig, rolls_of
from tests.espana1936.build import N, do, kinds, piece, table_of, texts
from tests.espana1936.fleet import damaged, naval, place, sea, sea_rolls, stage, told
from tests.espana1936.quiet import REPUBLIC, phase, until

from dosespanas.espana1936.board.state import USED
from dosespanas.espana1936.game import load_data
from dosespanas.espana1936.odds.attack_odds import hit_odds
from dosespanas.espana1936.odds.preview import odds_of
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

BOARD = [box for box in REPUBLIC if box != "valencia"]
TROOPS = ["N regular-3 valencia", "R regular-3 valencia"]


def coast(ships: dict[str, str], troops: list[str] | None = None, **more: Any) -> Game:
    """The Combat phase with Varela in Valencia, Mola idle in Burgos, and the named ships off the coast."""
    where = {name: at if " " in at else f"{at} valencia" for name, at in ships.items()}
    pieces = {"varela": "valencia", "mola": "burgos"} | dict(more.pop("pieces", {}))
    return sea("combat", where, TROOPS if troops is None else troops, pieces, republic=BOARD, **more)


def attack(played: Game, *supporters: str) -> list[dict[str, Any]]:
    """The first attack of the battle in Valencia, with these supporters of the attacker."""
    return do(
        played,
        "battle varela",
        "attack regular-3 valencia",
        "target regular-3 valencia",
        *[f"support {name}" for name in supporters],
    )


@pytest.mark.rule("NAV-22")
def test_a_ship_adds_its_strength_in_dice_to_one_attack() -> None:
    played = coast({"canarias": "gunfire"})
    rig(played, [1, 1, 1, 1, 1], [1, 1, 1])
    events = attack(played, "canarias")
    assert [len(roll[0]) for roll in rolls_of(events)] == [5, 3], "strength 2 and a 3: five dice"
    assert flags(played, "canarias") & USED
    assert place(played, "canarias") == "valencia"


@pytest.mark.rule("NAV-22")
def test_a_ship_supports_once_a_turn() -> None:
    played = coast({"canarias": "gunfire"}, [*TROOPS, "N regular-2 valencia"])
    rig(played, [1] * 5, [1] * 3, [1] * 2, [1] * 3)
    attack(played, "canarias")
    do(played, "attack regular-2 valencia")
    events = do(played, "target regular-3 valencia")
    assert [len(roll[0]) for roll in rolls_of(events)] == [2, 3]


@pytest.mark.rule("NAV-22")
@pytest.mark.rule("AMB-55")
def test_a_squadron_adds_one() -> None:
    played = coast({"dd_rep_1": "gunfire", "libertad": "gunfire"})
    rig(played, [1] * 3, [4, 1, 1, 1])
    attack(played)
    assert (played.actor, set(texts(played))) == (REP, {"support dd_rep_1", "support libertad", "done"})
    events = do(played, "support dd_rep_1", "support libertad")
    assert rolls_of(events)[1] == ([4, 1, 1, 1], [5, 1, 1, 1], 1)


@pytest.mark.rule("NAV-22")
def test_support_from_the_sea_counts_in_the_odds() -> None:
    played = coast({"canarias": "gunfire", "dd_rep_1": "gunfire"})
    attack(played)
    table = table_of(played)
    for action, dice in (("support canarias", [5, 3]), ("done", [3, 3])):
        odds: Any = odds_of(table, table.parse(action), 0)
        assert odds is not None
        assert odds["dice"] == dice
        assert odds["hits"][0] == pytest.approx(hit_odds(dice[0], [(1, 1)])), "Varela has +1"
    do(played, "done")
    odds = odds_of(table_of(played), table.parse("support dd_rep_1"), 1)
    assert odds is not None
    assert odds["hits"][1] == pytest.approx(hit_odds(3, [(1, 1)]))


@pytest.mark.rule("NAV-22")
@pytest.mark.rule("BAT-12")
def test_ships_are_ready_again_for_the_other_side_s_battle_in_the_same_box() -> None:
    troops = ["N regular-3 valencia", "R regular-3 valencia"]
    played = coast({"libertad": "gunfire"}, troops, pieces={"rojo": "valencia"})
    rig(played, [1] * 3, [1] * 4)
    attack(played)
    do(played, "support libertad", "done")
    if stage(played) == "card":
        do(played, "no-card")
    assert flags(played, "libertad") & USED
    while "battle rojo" not in texts(played):
        do(played, "done" if "done" in texts(played) else "decline mola")
    do(played, "battle rojo")
    assert not flags(played, "libertad") & USED


@pytest.mark.rule("NAV-23")
@pytest.mark.rule("NAV-28")
def test_blockading_ships_do_not_support() -> None:
    played = coast({"canarias": "blockade", "sub_nac": "blockade", "he51": "blockade"})
    events = do(played, "battle varela", "attack regular-3 valencia")
    assert "sea-battle" not in kinds(events)
    rig(played, [1] * 3, [1] * 3)
    events = do(played, "target regular-3 valencia")
    assert [len(roll[0]) for roll in rolls_of(events)] == [3, 3], "nobody was asked"


@pytest.mark.rule("NAV-24")
@pytest.mark.rule("AMB-42")
def test_supporting_ships_of_both_sides_fight_before_the_first_attack() -> None:
    played = coast({"canarias": "gunfire", "libertad": "gunfire"})
    rig(played, [6], [1, 1])
    events = do(played, "battle varela")
    assert kinds(events)[:3] == ["battle-started", "sea-battle", "sea-roll"]
    assert events[1]["args"] == {"place": "box:valencia", "kind": "coast"}
    assert [roll[0] for roll in sea_rolls(events)] == ["libertad", "canarias"]
    assert set(texts(played)) == {"to ferrol", "to cadiz_base"}
    do(played, "to ferrol")
    assert damaged(played, "canarias")
    assert texts(played) == ["attack regular-3 valencia", "done"]


@pytest.mark.rule("NAV-24")
def test_in_a_ground_battle_the_defender_makes_the_pairs_as_in_the_air() -> None:
    played = coast({"canarias": "gunfire", "cervera": "gunfire", "libertad": "gunfire"})
    do(played, "battle varela")
    assert played.actor == REP, "though the other side has more ships"
    assert set(texts(played)) == {"pair libertad canarias", "pair libertad cervera"}


@pytest.mark.rule("NAV-24")
def test_ships_without_an_opponent_and_those_unharmed_may_support() -> None:
    played = coast({"canarias": "gunfire", "cervera": "gunfire", "libertad": "gunfire"})
    rig(played, [1], [1])
    do(played, "battle varela", "pair libertad cervera", "attack regular-3 valencia", "target regular-3 valencia")
    assert set(texts(played)) == {"support canarias", "support cervera", "done"}


@pytest.mark.rule("NAV-24")
@pytest.mark.rule("NAV-54")
def test_a_ship_left_over_does_not_join_in_but_a_squadron_may() -> None:
    played = coast({"canarias": "gunfire", "cervera": "gunfire", "libertad": "gunfire", "dd_rep_1": "gunfire"})
    rig(played, [1], [1, 1])
    do(played, "battle varela", "pair libertad canarias")
    assert set(texts(played)) == {"back dd_rep_1 libertad", "hold dd_rep_1"}, "the Cervera is not asked"
    events = do(played, "back dd_rep_1 libertad")
    assert sea_rolls(events)[0] == ("libertad", [1], [2], 0, 0)


@pytest.mark.rule("NAV-25")
@pytest.mark.parametrize(("die", "hurt"), [(6, True), (5, False)])
def test_six_and_five_both_end_a_ship_s_support(die: int, hurt: bool) -> None:
    played = coast({"canarias": "gunfire", "libertad": "gunfire"})
    rig(played, [1], [die - 1, 1], [1] * 5, [1] * 3)
    do(played, "battle varela")
    assert (place(played, "libertad"), damaged(played, "libertad")) == ("cartagena", hurt)
    events = do(played, "attack regular-3 valencia", "target regular-3 valencia", "support canarias")
    assert [len(roll[0]) for roll in rolls_of(events)] == [5, 3], "the Republican side was not asked"


@pytest.mark.rule("AMB-42")
@pytest.mark.rule("NAV-24")
def test_without_a_battle_on_land_they_fight_in_the_naval_phase() -> None:
    played = coast({"canarias": "gunfire", "libertad": "gunfire"})
    rig(played, [1, 1], [1])
    do(played, "decline varela")
    assert not sea_rolls(told(played))
    do(played, "decline mola")
    fights = [e["args"] for e in told(played) if e["kind"] == "sea-battle"]
    assert fights == [{"place": "box:valencia", "kind": "coast"}]
    assert [roll[0] for roll in sea_rolls(told(played))] == ["canarias", "libertad"], "the stronger side paired"


@pytest.mark.rule("AMB-42")
@pytest.mark.rule("NAV-44")
def test_they_fight_once_a_turn() -> None:
    played = coast({"canarias": "gunfire", "libertad": "gunfire"})
    rig(played, [1], [1, 1])
    do(played, "battle varela", "done", "decline mola")
    assert kinds(told(played)).count("sea-battle") == 1
    assert naval(played)["fight"] is None


@pytest.mark.rule("NAV-24")
def test_squadrons_and_lone_ships_have_nobody_to_fight() -> None:
    for ships in ({"canarias": "gunfire", "dd_rep_1": "gunfire"}, {"canarias": "gunfire"}):
        events = do(coast(ships), "battle varela")
        assert "sea-battle" not in kinds(events)


@pytest.mark.rule("NAV-26")
def test_planes_and_ships_in_support_never_fight_each_other() -> None:
    played = coast({"libertad": "gunfire"}, pieces={"he51": "valencia"})
    rig(played, [1] * 4, [1] * 4)
    events = attack(played, "he51")
    events += do(played, "support libertad")
    assert "sea-roll" not in kinds(events)
    assert [len(roll[0]) for roll in rolls_of(events)] == [4, 4]


@pytest.mark.rule("AMB-65")
@pytest.mark.parametrize("mission", ["gunfire", "blockade", "protect"])
def test_ships_of_both_sides_fight_first_whatever_their_missions(mission: str) -> None:
    played = coast({"canarias": "gunfire", "libertad": mission})
    rig(played, [1], [6, 1], [1] * 3, [1] * 3)
    events = do(played, "battle varela")
    assert kinds(events)[:3] == ["battle-started", "sea-battle", "sea-roll"]
    assert (place(played, "libertad"), damaged(played, "libertad")) == ("cartagena", True)
    do(played, "attack regular-3 valencia", "target regular-3 valencia")
    assert "support canarias" in texts(played), "the survivor gives support"


def fights_in_port(box: str, ships: dict[str, str]) -> list[str]:
    """Which ships roll in the naval phase, with a Republican troop in a port and no battle on land."""
    troops = [f"R regular-1 {box}", "N regular-1 burgos"]
    played = sea("combat", ships, troops, {"mola": "burgos"}, republic=[b for b in REPUBLIC if b != box])
    events = do(played, "decline mola")
    return [roll[0] for roll in sea_rolls([e for e in events if e["args"].get("kind") != "battery"])]


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-30")
def test_a_ship_that_lies_in_the_port_without_a_mission_fights_who_blockades_it() -> None:
    assert fights_in_port("malaga", {"canarias": "blockade malaga", "jaime_i": "malaga"}) == ["canarias", "jaime_i"]
    assert fights_in_port("malaga", {"canarias": "gunfire malaga", "jaime_i": "malaga"}) == ["canarias", "jaime_i"]
    played = coast({"canarias": "gunfire", "jaime_i": "protect"})
    table_of(played).p_mission[load_data().piece_index["jaime_i"]] = 0
    assert "sea-battle" in kinds(do(played, "battle varela")), "before a battle on land too"


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-12")
@pytest.mark.rule("NAV-34")
def test_a_damaged_ship_fights_no_one_and_one_in_a_base_is_not_there() -> None:
    assert fights_in_port("malaga", {"canarias": "blockade malaga", "jaime_i": "malaga damaged"}) == []
    assert fights_in_port("alicante", {"canarias": "blockade alicante", "jaime_i": "cartagena"}) == []


@pytest.mark.rule("AMB-65")
def test_a_blockader_that_survives_the_fight_blockades() -> None:
    played = coast({"canarias": "blockade", "libertad": "gunfire"}, hands=(["nac_1"], []))
    rig(played, [1, 1], [5])
    do(played, "decline varela", "decline mola")
    assert [roll[0] for roll in sea_rolls(told(played))] == ["canarias", "libertad"]
    assert naval(played)["blockaded"] == {"nationalist": [], "republican": []}, "a 5 sent it to a base"
    played = coast({"canarias": "blockade", "libertad": "gunfire"}, hands=(["nac_1"], []))
    rig(played, [1, 1], [4])
    do(played, "decline varela", "decline mola")
    assert naval(played)["blockaded"]["republican"] == ["valencia"]


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-44")
def test_blockaders_and_guards_of_a_box_with_a_battle_fight_before_it_and_only_once() -> None:
    played = coast({"canarias": "blockade", "libertad": "protect", "he51": "blockade"})
    rig(played, [1], [1, 1])
    events = do(played, "battle varela", "hold he51")
    assert [kind for kind in kinds(events) if kind.startswith("sea")] == ["sea-battle", "sea-roll", "sea-roll"]
    do(played, "done", "decline mola")
    assert kinds(told(played)).count("sea-battle") == 1


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-30")
@pytest.mark.rule("NAV-06")
def test_planes_over_the_port_fight_ships_off_it_in_the_naval_phase() -> None:
    played = coast({"canarias": "gunfire", "i15_1": "protect"})
    assert "sea-battle" not in kinds(do(played.clone(), "battle varela"))
    rig(played, [6], [1])
    do(played, "decline varela", "decline mola")
    assert [roll[0] for roll in sea_rolls(told(played))] == ["i15_1", "canarias"]


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-23")
@pytest.mark.rule("NAV-57")
def test_a_submarine_fights_off_a_coast_before_the_battle_and_supports_nobody() -> None:
    played = coast({"canarias": "gunfire", "sub_rep_1": "patrol"})
    rig(played, [1, 1], [1, 1], [1] * 5, [1] * 3)
    events = do(played, "battle varela")
    assert "sea-battle" in kinds(events)
    assert (played.actor, set(texts(played))) == (REP, {"aim sub_rep_1 canarias", "hold sub_rep_1"})
    events = do(played, "aim sub_rep_1 canarias")
    assert [roll[0] for roll in sea_rolls(events)] == ["sub_rep_1", "canarias"]
    events = do(played, "attack regular-3 valencia", "target regular-3 valencia", "support canarias")
    assert [len(roll[0]) for roll in rolls_of(events)] == [5, 3], "the Republican side was not asked"


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-24")
def test_a_blockader_left_over_joins_in_where_a_supporter_does_not() -> None:
    played = coast({"canarias": "gunfire", "cervera": "blockade", "libertad": "protect"})
    do(played, "battle varela", "pair libertad canarias")
    assert set(texts(played)) == {"back cervera canarias", "hold cervera"}
    played = coast({"canarias": "gunfire", "cervera": "blockade", "libertad": "protect"})
    rig(played, [1], [1])
    events = do(played, "battle varela", "pair libertad cervera")
    assert len(sea_rolls(events)) == 2, "the Canarias is not asked"


@pytest.mark.rule("NAV-27")
@pytest.mark.rule("AMB-65")
def test_a_submarine_stays_off_the_coast_when_the_troops_are_gone() -> None:
    played = coast({"sub_nac": "patrol"}, ["N regular-1 valencia", "R regular-3 valencia"])
    rig(played, [1], [6] * 3)
    do(played, "battle varela", "attack regular-1 valencia", "target regular-3 valencia")
    assert place(played, "sub_nac") == "valencia"


@pytest.mark.rule("NAV-27")
def test_ships_go_home_when_all_the_troops_they_supported_are_gone() -> None:
    ships = {"canarias": "gunfire", "cervera": "gunfire", "navarra": "blockade"}
    played = coast(ships, ["N regular-1 valencia", "R regular-3 valencia"])
    rig(played, [1] * 3, [6] * 3)
    do(played, "battle varela", "attack regular-1 valencia", "target regular-3 valencia", "support canarias", "done")
    assert (played.actor, piece(played, "canarias")["where"]) == (NAT, "returning")
    do(played, "to ferrol", "to cadiz_base")
    assert {place(played, "canarias"), place(played, "cervera")} == {"ferrol", "cadiz_base"}
    assert not damaged(played, "canarias")
    assert place(played, "navarra") == "valencia", "the blockade goes on"
    assert piece(played, "navarra")["side"] == N


@pytest.mark.rule("NAV-27")
def test_they_stay_while_a_troop_is_left() -> None:
    played = coast({"canarias": "gunfire"}, [*TROOPS, "N regular-1 valencia"])
    rig(played, [1] * 3, [6] * 3)
    do(played, "battle varela", "attack regular-1 valencia", "target regular-3 valencia", "support canarias")
    assert place(played, "canarias") == "valencia"


def opening(ships: dict[str, str]) -> Game:
    """A Republican offensive up to its attack in Valencia, the Libertad off the coast."""
    troops = ["R regular-3 valencia", "R regular-2 valencia", "N regular-3 valencia"]
    where = {"libertad": "cartagena"} | ships
    pieces = {"rojo": "mat", "varela": "mat"}
    played = sea("turn-start", where, troops, pieces, republic=BOARD, counters={"offensive_next": 1}, turn=4)
    do(played, "assign libertad", "gunfire valencia", "done", "done", "assign rojo", "to valencia")
    return played


@pytest.mark.rule("CRD-OFF")
@pytest.mark.rule("AMB-57")
@pytest.mark.rule("NAV-22")
def test_a_ship_used_in_the_opening_of_an_offensive_stays_used_that_turn() -> None:
    played = opening({})
    rig(played, [1] * 4, [1] * 3)
    do(played, "battle rojo", "attack regular-3 valencia", "target regular-3 valencia")
    events = do(played, "support libertad")
    assert [len(roll[0]) for roll in rolls_of(events)] == [4, 3]
    do(played, "done")
    until(played, phase("generals", turn=4))
    assert flags(played, "libertad") & USED
    assert place(played, "libertad") == "valencia"


@pytest.mark.rule("CRD-OFF")
@pytest.mark.rule("NAV-24")
def test_supporting_ships_fight_before_the_opening_attack_too() -> None:
    played = opening({"canarias": "gunfire valencia"})
    rig(played, [1, 1], [6])
    events = do(played, "battle rojo")
    assert kinds(events)[:3] == ["battle-started", "sea-battle", "sea-roll"]
    assert [roll[0] for roll in sea_rolls(events)] == ["canarias", "libertad"], "the defender made the pair"
    do(played, "to ferrol")
    assert damaged(played, "canarias")
    assert "attack regular-3 valencia" in texts(played)
