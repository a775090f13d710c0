"""Battles in the sea areas: consent, pairs, dice and what they do (NAV-43..55, NAV-57..59)."""

import pytest
from tests.espana1936.build import N, R, do, kinds, piece, rule_of, texts
from tests.espana1936.fleet import DUEL, area, battle, damaged, engaged, fight, naval, place, sea_rolls, stage, told
from tests.espana1936.quiet import phase, until

from dosespanas.espana1936.board.dice import air_result, read_sea_roll
from dosespanas.espana1936.naval.fleets import STEP_NAMES
from dosespanas.kernel.side import NAT, REP

# --- consent ------------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-43")
@pytest.mark.rule("AMB-38")
def test_the_nationalist_side_is_asked_first_and_both_must_agree() -> None:
    played = fight(DUEL, [1, 1], [1])
    assert (played.actor, texts(played)) == (NAT, ["engage", "withdraw"])
    assert rule_of(played, "hold canarias") == rule_of(played, "aim canarias libertad") == "NAV-43"
    do(played, "engage")
    assert (played.actor, texts(played)) == (REP, ["engage", "withdraw"])
    events = do(played, "engage")
    assert kinds(events)[:2] == ["sea-battle", "sea-roll"]


@pytest.mark.rule("NAV-43")
@pytest.mark.rule("AMB-38")
@pytest.mark.parametrize(("answers", "gone", "stays", "holder"), [
    (["withdraw"], ["canarias", "he51"], ["libertad", "i15_1"], R),
    (["engage", "withdraw"], ["libertad", "i15_1"], ["canarias", "he51"], N),
])  # fmt: skip
def test_who_declines_goes_home_and_the_other_keeps_the_area(
    answers: list[str], gone: list[str], stays: list[str], holder: str
) -> None:
    planes = {"he51": "baleares", "i15_1": "baleares"}
    played = fight(DUEL | planes, pieces={"varela": "mat"})
    events = do(played, *answers)
    assert "sea-roll" not in kinds(events)
    assert "sea-declined" in kinds(events)
    if gone[0] == "canarias":
        assert set(texts(played)) == {"to ferrol", "to cadiz_base"}
        events += do(played, "to cadiz_base")
        assert place(played, "canarias") == "cadiz_base"
    else:
        assert place(played, "libertad") == "cartagena"
    assert not damaged(played, gone[0])
    assert place(played, gone[1]) == "mat"
    assert place(played, stays[0]) == "baleares"
    assert area(played, "baleares")[0] == holder


@pytest.mark.rule("NAV-43")
def test_who_declines_leaves_no_marker_where_the_other_stays() -> None:
    played = fight(DUEL, control={"baleares": "contested"})
    do(played, "withdraw", "to ferrol")
    assert area(played, "baleares") == (R, None)


@pytest.mark.rule("NAV-44")
def test_one_battle_in_an_area_each_turn_of_one_round() -> None:
    played, events = battle(DUEL, [1, 1], [1])
    assert kinds(events).count("sea-battle") == 1
    assert len(sea_rolls(events)) == 2
    assert place(played, "canarias") == place(played, "libertad") == "baleares"
    assert played.observe(None)["phase"] != "naval"
    until(played, phase("naval", turn=4))
    assert texts(played) == ["engage", "withdraw"], "next turn they may meet again"


@pytest.mark.rule("NAV-44")
@pytest.mark.rule("NAV-45")
def test_no_question_where_nobody_could_fire() -> None:
    played = fight({"dd_rep_1": "baleares", "canarias": "baleares"})
    assert played.observe(None)["phase"] != "naval"
    assert area(played, "baleares")[0] == "contested"


@pytest.mark.rule("NAV-45")
@pytest.mark.rule("NAV-54")
def test_squadrons_only_support() -> None:
    played = engaged(DUEL | {"dd_rep_1": "baleares"}, [1, 1], [5])
    assert (played.actor, stage(played)) == (REP, "back")
    assert set(texts(played)) == {"back dd_rep_1 libertad", "hold dd_rep_1"}
    events = do(played, "back dd_rep_1 libertad")
    assert sea_rolls(events) == [("canarias", [1, 1], [2, 1], 0, 0), ("libertad", [5], [6], 1, 0)]
    assert damaged(played, "canarias")


# --- the order of a battle ----------------------------------------------------------------------------


@pytest.mark.rule("NAV-46")
def test_planes_then_strikes_then_submarines_then_their_answer_then_pairs() -> None:
    ships = DUEL | {"sub_rep_1": "baleares", "he51": "baleares", "i15_1": "baleares"}
    dice = ([1], [1], [1], [1], [1], [1], [1, 1], [1, 1], [1, 1], [1])
    played = engaged(ships, *dice)
    steps = [naval(played)["fight"]["step"]]
    events = do(played, "aim he51 libertad")
    steps.append(naval(played)["fight"]["step"])
    events += do(played, "aim i15_1 canarias")
    steps.append(naval(played)["fight"]["step"])
    events += do(played, "aim sub_rep_1 canarias")
    assert steps == ["planes", "planes", "submarines"]
    fired = [e["ids"][0] for e in told(played) if e["kind"] in ("air-roll", "sea-roll")]
    assert fired[:2] == ["he51", "i15_1"], "plane against plane"
    assert set(fired[2:6]) == {"he51", "i15_1", "libertad", "canarias"}, "planes and the ships under attack"
    assert fired[6:8] == ["sub_rep_1", "canarias"], "the submarine and the answer"
    assert fired[8:10] == ["canarias", "libertad"], "the pair"
    assert STEP_NAMES[0] == "consent"


@pytest.mark.rule("NAV-47")
@pytest.mark.rule("AMB-36")
def test_the_side_with_more_planes_makes_the_pairs() -> None:
    planes = dict.fromkeys(["he51", "cr32", "i15_1"], "estrecho")
    played = engaged(planes)
    assert (played.actor, stage(played), naval(played)["fight"]["step"]) == (NAT, "pair", "air")
    assert set(texts(played)) == {"pair he51 i15_1", "pair cr32 i15_1"}
    assert rule_of(played, "pair i15_1 he51") == "NAV-47"
    other = engaged(dict.fromkeys(["he51", "i16_1", "i15_1"], "estrecho"))
    assert other.actor == REP


@pytest.mark.rule("NAV-47")
@pytest.mark.rule("AMB-36")
def test_on_a_tie_the_stronger_planes_then_the_nationalist_side() -> None:
    assert engaged(dict.fromkeys(["he51", "cr32", "i15_1", "sb2"], "estrecho")).actor == REP, "SB-2: two dice"
    assert engaged(dict.fromkeys(["he51", "cr32", "i15_1", "i16_1"], "estrecho")).actor == NAT


@pytest.mark.rule("NAV-47")
@pytest.mark.rule("AMB-71")
def test_air_combat_at_sea_is_air_combat() -> None:
    planes = {"he51": "estrecho", "i15_1": "estrecho"}
    played, events = battle(planes, [5], [6])
    assert kinds(events).count("air-roll") == 2
    assert place(played, "he51") == "eliminated"
    assert place(played, "i15_1") == "mat"
    assert area(played, "estrecho") == ("nobody", None), "sent back by a 5 it has left (AMB-71)"


# --- planes against ships -----------------------------------------------------------------------------


@pytest.mark.rule("NAV-48")
def test_planes_left_may_attack_any_ship_several_the_same() -> None:
    ships = DUEL | {"dd_rep_1": "baleares", "sub_rep_1": "baleares", "he51": "baleares", "cr32": "baleares"}
    played = engaged(ships, [6], [4], [1])
    assert (played.actor, stage(played)) == (NAT, "aim")
    targets = {"aim he51 libertad", "aim he51 dd_rep_1", "aim he51 sub_rep_1", "hold he51"}
    assert set(texts(played)) == targets
    assert rule_of(played, "aim cr32 libertad") == "NAV-48", "one after another"
    events = do(played, "aim he51 libertad", "aim cr32 libertad")
    assert [roll[0] for roll in sea_rolls(events)] == ["he51", "cr32", "libertad"]
    assert sea_rolls(events)[1][2] == [5], "the Fiat has +1"
    assert place(played, "libertad") == "cartagena"
    assert damaged(played, "libertad")


@pytest.mark.rule("NAV-48")
def test_a_plane_that_holds_is_turned_over_and_stays() -> None:
    played = engaged(DUEL | {"he51": "baleares"}, [1, 1], [1])
    do(played, "hold he51")
    log = told(played)
    assert "plane-home" not in kinds(log)
    assert [e["ids"][0] for e in log if e["kind"] == "sea-roll"] == ["canarias", "libertad"]


@pytest.mark.rule("NAV-48")
def test_a_plane_that_holds_is_used_for_the_turn() -> None:
    ships = DUEL | {"he51": "baleares", "sub_rep_1": "baleares"}
    played = engaged(ships)
    do(played, "hold he51")
    assert piece(played, "he51")["used"]
    assert place(played, "he51") == "baleares"


@pytest.mark.rule("NAV-48")
@pytest.mark.rule("NAV-61")
def test_a_ship_under_attack_fires_back_at_the_planes_that_attack_it() -> None:
    ships = DUEL | {"he51": "baleares", "cr32": "baleares", "cervantes": "baleares"}
    played = engaged(ships, [1], [6], [1], [5])
    do(played, "aim he51 libertad", "aim cr32 cervantes")
    assert place(played, "he51") == "eliminated", "the Libertad's six"
    assert place(played, "cr32") == "mat", "the Cervantes' five"


@pytest.mark.rule("NAV-48")
@pytest.mark.rule("NAV-61")
def test_the_owner_chooses_which_of_several_planes_is_hit() -> None:
    ships = DUEL | {"he51": "baleares", "cr32": "baleares"}
    played = engaged(ships, [1], [1], [6], [1, 1], [1])
    do(played, "aim he51 libertad", "aim cr32 libertad")
    assert (played.actor, set(texts(played))) == (NAT, {"suffer he51", "suffer cr32"})
    assert naval(played)["fight"]["hits"] == {"by": N, "on": N, "damage": 1, "withdraw": 0}
    assert naval(played)["fight"]["step"] == "hits"
    assert rule_of(played, "suffer canarias") == "NAV-36"
    do(played, "suffer cr32")
    assert place(played, "cr32") == "eliminated"


@pytest.mark.rule("NAV-51")
@pytest.mark.rule("NAV-48")
def test_two_planes_that_hit_the_same_ship_sink_it() -> None:
    played = engaged(DUEL | {"he51": "baleares", "cr32": "baleares"}, [6], [6], [1])
    do(played, "aim he51 libertad", "aim cr32 libertad")
    assert place(played, "libertad") == "eliminated"


# --- ships against ships ------------------------------------------------------------------------------


@pytest.mark.rule("NAV-49")
def test_the_side_with_more_ships_makes_the_pairs() -> None:
    played = engaged({"canarias": "baleares", "libertad": "baleares", "cervantes": "baleares"})
    assert (played.actor, stage(played), naval(played)["fight"]["step"]) == (REP, "pair-ships", "pairs")
    assert set(texts(played)) == {"pair libertad canarias", "pair cervantes canarias"}
    assert rule_of(played, "pair canarias libertad") == "NAV-49"


@pytest.mark.rule("NAV-49")
def test_on_a_tie_the_side_with_more_strength_makes_the_pairs() -> None:
    ships = {"cervera": "baleares", "navarra": "baleares", "jaime_i": "baleares", "libertad": "baleares"}
    assert engaged(ships).actor == REP, "three against two"
    even = {"cervera": "baleares", "navarra": "baleares", "cervantes": "baleares", "libertad": "baleares"}
    assert engaged(even).actor == NAT, "the tie of ties"
    more = even | {"dd_rep_1": "baleares", "sub_rep_1": "baleares"}
    assert engaged(more, [1, 1], [1]).actor == REP, "submarines and squadrons are asked first ..."
    played = engaged(more, [1, 1], [1])
    do(played, "aim sub_rep_1 cervera", "hold dd_rep_1")
    assert (played.actor, stage(played)) == (NAT, "pair-ships"), "... but are not counted"


@pytest.mark.rule("NAV-49")
@pytest.mark.rule("AMB-37")
def test_a_ship_left_over_lends_its_dice_and_is_no_target() -> None:
    played = engaged({"canarias": "baleares", "jaime_i": "baleares", "cervantes": "baleares"}, [1, 1, 1], [1, 1])
    do(played, "pair cervantes canarias")
    assert set(texts(played)) == {"back jaime_i cervantes", "hold jaime_i"}
    assert rule_of(played, "aim jaime_i canarias") == "NAV-49"
    events = do(played, "back jaime_i cervantes")
    assert [(roll[0], len(roll[1])) for roll in sea_rolls(events)] == [("cervantes", 3), ("canarias", 2)]
    assert events[0]["args"]["with"] == ["ship:jaime_i"]


@pytest.mark.rule("AMB-37")
@pytest.mark.rule("NAV-49")
def test_a_ship_left_over_may_hold_and_the_leftovers_choose_among_the_pairs() -> None:
    ships = dict.fromkeys(["canarias", "baleares_ca", "libertad", "cervantes", "mendez_nunez"], "baleares")
    played = engaged(ships, [1, 1], [1], [1, 1], [1])
    do(played, "pair libertad canarias")
    assert set(texts(played)) == {"pair cervantes baleares_ca", "pair mendez_nunez baleares_ca"}
    do(played, "pair mendez_nunez baleares_ca")
    assert set(texts(played)) == {"back cervantes libertad", "back cervantes mendez_nunez", "hold cervantes"}


@pytest.mark.rule("NAV-50")
@pytest.mark.parametrize(("nat", "rep", "canarias", "libertad"), [
    ([1, 1], [6], ("away", True), ("baleares", False)),
    ([1, 1], [5], ("away", False), ("baleares", False)),
    ([1, 1], [4], ("baleares", False), ("baleares", False)),
    ([5, 1], [1], ("baleares", False), ("cartagena", True)),
    ([4, 1], [1], ("baleares", False), ("cartagena", False)),
    ([3, 1], [1], ("baleares", False), ("baleares", False)),
    ([5, 1], [6], ("away", True), ("cartagena", True)),
])  # fmt: skip
def test_six_damages_five_sends_home_and_both_fire_at_once(
    nat: list[int], rep: list[int], canarias: tuple[str, bool], libertad: tuple[str, bool]
) -> None:
    """The Canarias has +1."""
    played, _ = battle(DUEL, nat, rep)
    if canarias[0] == "away":
        assert set(texts(played)) == {"to ferrol", "to cadiz_base"}
        assert piece(played, "canarias")["where"] == "returning"
        do(played, "to ferrol")
    assert (place(played, "canarias"), damaged(played, "canarias")) == (
        "ferrol" if canarias[0] == "away" else "baleares",
        canarias[1],
    )
    assert (place(played, "libertad"), damaged(played, "libertad")) == libertad


@pytest.mark.rule("NAV-50")
def test_a_modifier_falls_on_one_die() -> None:
    assert read_sea_roll([5, 5], [1]) == ([6, 5], 1, 1)
    assert read_sea_roll([4, 4], [1])[1:] == (0, 1)
    assert read_sea_roll([6, 4], [1])[1:] == (1, 1), "not on the six"
    assert read_sea_roll([6, 5], [-1]) == ([5, 5], 0, 2), "a malus on the highest"
    assert read_sea_roll([6, 6], [-2])[1:] == (1, 0)
    assert read_sea_roll([6], [-2, 1])[1:] == (0, 1)


@pytest.mark.rule("AMB-54")
def test_a_malus_falls_on_the_highest_of_two_dice() -> None:
    assert read_sea_roll([6, 5], [-1])[0] == [5, 5]
    assert air_result([6, 5], -1) == 5
    assert air_result([6, 6], -1) == 6


@pytest.mark.rule("NAV-51")
@pytest.mark.rule("AMB-47")
@pytest.mark.parametrize(("rolls", "end"), [
    ([6, 6], ("eliminated", False)),
    ([5, 6], ("eliminated", False)),
    ([6, 4], ("cartagena", True)),
    ([6, 1], ("cartagena", True)),
])  # fmt: skip
def test_two_hits_sink_a_hit_and_a_five_damage(rolls: list[int], end: tuple[str, bool]) -> None:
    """With +1: 5 and 6 are two hits, 6 and 4 a hit and a five."""
    played, _ = battle(DUEL, rolls, [1])
    assert (place(played, "libertad"), damaged(played, "libertad")) == end


@pytest.mark.rule("NAV-52")
def test_cards_play_no_part_at_sea() -> None:
    played = fight(DUEL, [1, 1], [1], hands=(["nac_5"], ["rep_7"]))
    do(played, "engage")
    assert rule_of(played, "play rep_7 bonus") == "NAV-43"
    events = do(played, "engage")
    assert "sea-roll" in kinds(events)
    assert not {"card-laid", "no-card", "card-revealed"} & set(kinds(events))
    seen = played.observe(None)
    assert [seen["hands"][side]["count"] for side in (N, R)] == [1, 1]


@pytest.mark.rule("NAV-53")
def test_the_unharmed_stay() -> None:
    ships = {"canarias": "baleares", "libertad": "baleares", "cervantes": "baleares", "dd_rep_1": "baleares"}
    played = engaged(ships, [1], [6, 1])
    do(played, "pair libertad canarias", "hold cervantes", "hold dd_rep_1")
    assert damaged(played, "libertad")
    assert place(played, "libertad") == "cartagena"
    assert {place(played, ship) for ship in ("canarias", "cervantes", "dd_rep_1")} == {"baleares"}
    assert area(played, "baleares")[0] == "contested"


@pytest.mark.rule("NAV-46")
@pytest.mark.rule("NAV-49")
def test_the_example_of_two_fleets_off_the_balearic_islands() -> None:
    """Submarine first, then the ships are matched, and the one left over supports."""
    fleets = ["canarias", "cervera", "jaime_i", "libertad", "cervantes", "sub_rep_1", "dd_rep_1"]
    played = engaged(dict.fromkeys(fleets, "baleares"), [1, 1], [1, 1], [1], [1], [1, 1, 1], [1, 1])
    do(played, "aim sub_rep_1 canarias", "hold dd_rep_1")
    assert played.actor == REP, "three ships against two"
    do(played, "pair libertad cervera", "pair jaime_i canarias")
    events = do(played, "back cervantes jaime_i", "back dd_rep_1 libertad")
    assert [(roll[0], len(roll[1])) for roll in sea_rolls(events)] == [
        ("libertad", 1),
        ("cervera", 1),
        ("jaime_i", 3),
        ("canarias", 2),
    ]


@pytest.mark.rule("NAV-46")
@pytest.mark.parametrize(("ships", "first", "rule"), [
    (["he51", "cr32", "i15_1"], [], "NAV-47"),
    (["he51", "canarias", "libertad"], [], "NAV-48"),
    (["canarias", "sub_rep_1"], [], "NAV-57"),
    (["canarias", "sub_rep_1", "dd_rep_1"], ["aim sub_rep_1 canarias"], "NAV-54"),
    (["canarias", "libertad", "cervantes"], [], "NAV-49"),
    (["canarias", "libertad", "cervantes"], ["pair libertad canarias"], "NAV-49"),
])  # fmt: skip
def test_each_question_names_its_rule(ships: list[str], first: list[str], rule: str) -> None:
    played = engaged(dict.fromkeys(ships, "estrecho"))
    do(played, *first)
    assert played.observe(None)["prompt"]["rule"] == rule
