"""What a side is told it would regret, before it ends a phase or moves off."""

from typing import Any

import pytest
from tests.gce.battles import do, engine, next_die, phase
from tests.gce.build import board, facts, opened

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.state import AIR, STAYED
from dosespanas.gce.combat.plans import plans
from dosespanas.gce.supply import sources
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP


def told(game: Game, action: str = "done") -> dict[str, list[object]]:
    """What is said of an action: by message key the places, or counts, it names."""
    found: dict[str, list[object]] = {}
    for one in game.warnings().get(action, []):
        found.setdefault(one["key"], []).append(one["args"].get("hex", one["args"].get("count")))
    return found


def moving(side: int, units: dict[str, str], **more: Any) -> Game:
    """Open a side's movement with these units."""
    step = stages.MOVE_NAT if side == NAT else stages.MOVE_REP
    more.setdefault("options", {"alcazar": False})
    return opened(board(units, step=step, **more))


@pytest.mark.rule("4.3-c")
def test_an_empty_city_within_reach_of_the_enemy_is_named() -> None:
    open_ = moving(REP, {"n_cst": "1707", "r_mng": "2414"}, republican=["1607"], turn=8)
    assert "hex:1607" in told(open_)["warning-gce-open"]
    held = moving(REP, {"n_cst": "1707", "r_mng": "1607"}, turn=8)
    assert "hex:1607" not in told(held).get("warning-gce-open", [])
    far = moving(REP, {"n_cst": "3702", "r_mng": "2414"}, republican=["1607"], turn=8)
    assert "hex:1607" not in told(far).get("warning-gce-open", [])


@pytest.mark.rule("10.2-b")
def test_only_what_a_legal_move_can_enter_is_warned_of() -> None:
    """Alone behind the front no unit may end a move out of supply: whoever could not enter was warned of."""
    units = {"n_cst": "1707", "r_mng": "2414"}
    open_ = moving(REP, units, republican=["1607"], turn=8)
    cut = moving(REP, units, all_to=REP, turn=8)
    assert "hex:1607" in told(open_)["warning-gce-open"]
    assert "hex:1607" not in told(cut).get("warning-gce-open", [])


@pytest.mark.rule("17.2")
@pytest.mark.parametrize("hex_", ["2210", "1607"])
def test_in_the_scenario_of_1936_only_places_that_decide_it_are_named(hex_: str) -> None:
    units = {"n_cst": "3702", "r_mng": "2211" if hex_ == "2210" else "1707"}
    ours = moving(NAT, units, nationalist=[hex_], turn=4, scenario="1936")
    data = engine(ours).data
    assert data.morale_value[parse_hex(hex_)] > 0
    held = data.start_control[parse_hex(hex_)] == NAT
    assert (f"hex:{hex_}" in str(told(ours))) == held
    campaign = moving(NAT, units, nationalist=[hex_], turn=4)
    assert f"hex:{hex_}" in str(told(campaign))


@pytest.mark.rule("4.2-a")
def test_madrid_left_empty_loses_the_war_in_the_first_turns() -> None:
    units = {"n_cst": "2811", "r_mng": "2712"}
    early, late = (moving(REP, units, turn=turn) for turn in (6, 7))
    for game in (early, late):
        do(game, "move r_mng")
    to = next(action for action in early.warnings() if action.startswith("to "))
    assert told(early, to) == {"warning-gce-madrid": ["hex:2712"]}
    assert told(late, to) == {"warning-gce-open": ["hex:2712"]}
    graves = [[one["grave"] for one in game.warnings()[to]] for game in (early, late)]
    assert graves == [[True], [False]], "what loses the war is told apart"


@pytest.mark.rule("4.3-a")
def test_the_last_capture_is_named() -> None:
    game = moving(NAT, {"r_mng": "1807", "n_cst": "3702"}, nationalist=["1607"], turn=8)
    assert "warning-gce-last-capture" not in told(game)
    b = engine(game)
    valued = [h for h in b.data.land if b.data.morale_value[h] > 0 and b.data.start_control[h] == NAT]
    for h in [h for h in valued if b.control[h] == NAT and b.owner[h] != NAT][-2:]:
        b.control[h] = REP
    b.stale_all()
    assert "hex:1607" in told(game).get("warning-gce-last-capture", [])


@pytest.mark.rule("17.2-b")
def test_a_place_that_decides_the_war_and_is_held_too_weakly_is_named() -> None:
    weak = {"n_bz": "1607", "r_mng": "1707", "r_len": "1708"}
    game = moving(NAT, weak, nationalist=["1607"], turn=4, scenario="1936")
    assert told(game)["warning-gce-weak"] == ["hex:1607"]
    strong = moving(NAT, weak | {"n_cst": "1607"}, nationalist=["1607"], turn=4, scenario="1936")
    far = moving(NAT, weak | {"r_len": "3614"}, nationalist=["1607"], turn=4, scenario="1936")
    campaign = moving(NAT, weak, nationalist=["1607"], turn=4)
    for other in (strong, far, campaign):
        assert "warning-gce-weak" not in told(other)


@pytest.mark.rule("4.2-a", "13.6")
def test_madrid_held_too_weakly_is_told_from_the_unit_on_top_alone() -> None:
    units = {"n_13": "2711", "n_12": "2813", "r_mng": "2712"}
    said = [told(moving(REP, units, turn=turn)).get("warning-gce-weak") for turn in (5, 6)]
    assert said == [["hex:2712"], None], "the Nationalists fight in the turn after"
    below = [{hidden: "2711", **units} for hidden in ("n_11", "n_cst")]
    said_of = [moving(REP, more, turn=5).warnings()["done"] for more in below]
    odds = [[one["args"] for one in regrets if one["rule"] == "4.2-a"] for regrets in said_of]
    assert odds[0] == odds[1] == [{"hex": "hex:2712", "odds": "5:1"}]


@pytest.mark.rule("17.2-b", "4.3-a", "13.10-c")
@pytest.mark.parametrize(
    ("attackers", "said"), [({"n_gal": "3117"}, True), ({"n_gal": "3117", "n_cst": "3117"}, False)]
)
def test_before_an_attack_that_may_empty_a_place_that_loses_the_war_it_is_said(
    attackers: dict[str, str], said: bool
) -> None:
    """Saragossa is worth three Morale, and columns stand beside it: what leaves it to attack may not come back."""
    units = {**attackers, "r_drt": "3118", "r_asc": "3118", "r_len": "3118", "r_mrx": "3219"}
    more: Any = {"scenario": "1936", "options": {"open_stacks": True}, "nationalist": ["3117"], "all_to": NOBODY}
    game = phase(NAT, units, turn=3, **more)
    [plan] = [plan for plan in plans(engine(game), NAT) if plan["kind"] == "best"]
    assert [one["key"] for one in plan["risks"]] == ["warning-gce-risk"] * said
    do(game, "attack 3118")
    if len(attackers) > 1:
        do(game, "join n_gal")
    assert told(game, "commit") == ({"warning-gce-risk": ["hex:3117"]} if said else {})


@pytest.mark.rule("13.7", "13.11-a", "13.20")
def test_a_warning_quotes_what_the_table_says_after_shifts() -> None:
    units = {"n_13": "2711", "n_12": "2711", "n_11": "2811", "n_81": "2811", "r_mng": "2712", "r_50": "3019"}
    game = phase(NAT, units, turn=9, options={"open_stacks": True})
    odds = {plan["hex"]: plan["odds"] for plan in plans(engine(game), NAT)}
    columns = {hex_: found["column"] for hex_, found in odds.items() if found is not None}
    warned = [one["args"] for one in game.warnings()["done"] if one["key"] == "warning-gce-attack"]
    madrid = odds["2712"]
    assert warned and madrid is not None and madrid["odds"] != madrid["column"], "Madrid shifts two columns"
    assert [one["odds"] for one in warned] == [columns[str(one["hex"])[4:]] for one in warned]


@pytest.mark.rule("17.2-a")
def test_the_ring_around_madrid_is_told_in_the_last_turn() -> None:
    units = {"n_cst": "2711", "n_rdn": "2713", "n_13": "2812", "r_mng": "2712"}
    for turn, said in ((6, False), (7, True)):
        game = moving(REP, units, turn=turn, scenario="1936", all_to=NAT)
        assert ("warning-gce-ring" in told(game)) == said
    game = phase(NAT, {"n_cst": "2711", "r_mng": "2712"}, turn=7, scenario="1936")
    assert "warning-gce-no-ring" in told(game)


@pytest.mark.rule("10.3-d")
def test_units_that_starve_are_named() -> None:
    game = moving(NAT, {"n_cst": "2414", "r_mng": "1807"}, all_to=REP)
    assert told(game)["warning-gce-starves"] == ["hex:2414"]
    fed = moving(NAT, {"n_cst": "2414", "r_mng": "1807"}, all_to=NAT)
    assert "warning-gce-starves" not in told(fed)


@pytest.mark.rule("10.3-d", "10.6-a")
def test_a_headquarters_that_leaves_its_units_hungry_is_warned_of() -> None:
    game = moving(NAT, {"n_n": "3309", "n_2n": "3308"}, nationalist=["3312"], all_to=REP)
    assert "warning-gce-starves" not in told(game)
    do(game, "move n_n")
    said = {action: told(game, action) for action in game.warnings()}
    ways = [str(action) for action in game.legal_actions() if str(action).startswith("to ")]
    beside = {"3308", *(hex_name(h) for h in engine(game).data.beyond[parse_hex("3308")])}
    near = [way for way in ways if way[-4:] in beside]
    far = [way for way in ways if way[-4:] not in beside]
    assert far and all(said[way] == {"warning-gce-starves": ["hex:3308"]} for way in far)
    assert not any("warning-gce-starves" in said.get(way, {}) for way in near)


@pytest.mark.rule("12.2-b")
def test_to_stay_is_a_move_where_another_is_possible() -> None:
    game = moving(NAT, {"n_cst": "2811", "r_mng": "2714"}, all_to=NAT)
    do(game, "move n_cst")
    assert told(game, "stay") == {"warning-gce-stays": ["hex:2811"]}
    do(game, "stay")
    assert engine(game).has(engine(game).data.unit_index["n_cst"], STAYED)


@pytest.mark.rule("12.2-a")
def test_stacks_beside_the_enemy_may_stay_there_without_a_word() -> None:
    game = moving(NAT, {"n_cst": "2811", "n_rdn": "1607", "r_mng": "2711"}, all_to=NAT)
    assert "hex:2811" not in str(game.warnings())


@pytest.mark.rule("4.3-c")
def test_an_empty_city_of_the_enemy_that_could_be_entered_is_named() -> None:
    units = {"n_cst": "1708", "r_mng": "3614"}
    near = moving(NAT, units, republican=["1607"], all_to=NAT, turn=8)
    assert told(near)["warning-gce-walk-in"] == ["hex:1607"]
    held = moving(NAT, units | {"r_50": "1607"}, republican=["1607"], all_to=NAT, turn=8)
    far = moving(NAT, units | {"n_cst": "3308"}, republican=["1607"], all_to=NAT, turn=8)
    for other in (held, far):
        assert "warning-gce-walk-in" not in told(other)
    do(near, "move n_cst", "to 1707")
    assert "warning-gce-walk-in" not in told(near), "who has moved is spoken of no more"


@pytest.mark.rule("13.7")
def test_an_attack_that_one_stack_more_would_make_good_is_named() -> None:
    units = {"n_13": "2911", "r_50": "2912", "n_11": "3010", "n_12": "3010"}
    options = {"open_stacks": True, "alcazar": False}
    game = moving(NAT, units, options=options, all_to=NAT)
    assert told(game)["warning-gce-reach"] == ["hex:2912"]
    assert "hex:3010" in [one["args"].get("from") for one in game.warnings()["done"]]
    there = moving(NAT, units | {"n_11": "2911"}, options=options, all_to=NAT)
    assert "warning-gce-reach" not in told(there), "it is good already"
    far = moving(NAT, units | {"n_11": "3705", "n_12": "3705"}, options=options, all_to=NAT)
    assert "warning-gce-reach" not in told(far)


@pytest.mark.rule("13.6")
def test_of_a_covered_stack_no_attack_is_named() -> None:
    units = {"r_mng": "2912", "r_50": "2912", "n_13": "3010", "n_11": "3010", "n_12": "3010"}
    open_, covered = (
        moving(NAT, units, options={"open_stacks": o, "alcazar": False}, all_to=NAT) for o in (True, False)
    )
    assert "warning-gce-reach" in told(open_)
    assert "warning-gce-reach" not in told(covered)


@pytest.mark.rule("10.3-d")
def test_who_starves_and_can_no_longer_be_helped_is_not_spoken_of_again() -> None:
    game = moving(NAT, {"n_cst": "2414", "n_rdn": "1607", "r_mng": "1807"}, all_to=REP)
    engine(game).mark(engine(game).data.unit_index["n_cst"], STAYED)
    assert "warning-gce-starves" not in told(game)


@pytest.mark.rule("13.7")
def test_good_attacks_not_made_are_named() -> None:
    units = {"n_13": "2911", "n_11": "2911", "r_mng": "2912"}
    game = phase(NAT, units, options={"open_stacks": True})
    assert told(game)["warning-gce-attack"] == ["hex:2912"]
    weak = phase(REP, {"n_13": "2911", "r_mng": "2912"}, options={"open_stacks": True})
    assert "warning-gce-attack" not in told(weak)


@pytest.mark.rule("13.7", "8.4-a")
@pytest.mark.parametrize(("air", "said"), [((), True), (("r_ra1",), False)])
def test_an_attack_is_good_only_if_it_is_when_the_enemy_flies(air: tuple[str, ...], said: bool) -> None:
    """One aircraft doubles the defence of a column of strength 1: 5:1 becomes 2:1."""
    units = {"n_13": "2911", "r_mng": "2912", "r_enc": "2712"}
    ours = ["2911", "3011", "3111", "3211", "3212", "3312"]
    game = phase(NAT, units, options={"open_stacks": True}, nationalist=ours, all_to=REP)
    b = engine(game)
    for name in air:
        b.u_hex[b.data.unit_index[name]] = AIR
    assert ("warning-gce-attack" in told(game)) == said


def test_nothing_is_said_where_nothing_is_lost() -> None:
    game = moving(NAT, {"n_rdn": "1607"}, all_to=NAT)
    assert game.warnings() == {}


@pytest.mark.rule("13.27-b", "10.3-d")
def test_an_advance_out_of_supply_is_warned_of_before_it_is_made() -> None:
    units = {"n_2n": "3309", "n_3n": "3309", "n_13": "3309", "r_mng": "3308"}
    hungry: dict[str, list[object]] = {"warning-gce-starves": ["hex:3308"]}
    for country, said in (REP, hungry), (NAT, {}):
        options = {"open_stacks": True}
        game = opened(board(units, nationalist=["3312"], all_to=country, step=stages.COMBAT_NAT, options=options))
        do(game, "attack 3308", "join-all 3309")
        next_die(engine(game), 6)
        do(game, "commit")
        assert engine(game).stage == stages.ADVANCE
        assert told(game, "advance n_2n") == said
        assert not told(game)


@pytest.mark.rule("17.2-b", "4.3-a", "4.2-a")
@pytest.mark.parametrize(
    ("side", "hex_", "attackers", "turn", "scenario", "wins"),
    [
        (REP, "3117", "r_11 r_d r_t", 1, "1936", True),
        (REP, "3117", "r_11 r_d r_t", 1, "campaign", False),
        (REP, "2810", "r_11 r_d r_t", 1, "1936", False),
        (NAT, "2712", "n_11 n_12 n_13 n_75 n_51 n_52", 6, "1936", True),
        (NAT, "2712", "n_11 n_12 n_13 n_75 n_51 n_52", 7, "1936", False),
    ],
)
def test_a_victory_at_once_is_not_left_lying_unasked(
    side: int, hex_: str, attackers: str, turn: int, scenario: str, wins: bool
) -> None:
    near = {"3117": "3118", "2810": "2809", "2712": "2711"}[hex_]
    foe = {"n_gal": hex_} if side == REP else {"r_mng": hex_}
    units = dict.fromkeys(attackers.split(), near) | foe
    options = {"open_stacks": True}
    game = phase(side, units, turn=turn, scenario=scenario, all_to=NOBODY, options=options)
    do(game, f"attack {hex_}", f"join-all {near}")
    next_die(engine(game), 6)
    do(game, "commit")
    assert engine(game).stage == stages.ADVANCE
    assert told(game) == ({"warning-gce-not-entered": [f"hex:{hex_}"]} if wins else {})


@pytest.mark.rule("4.2-a", "14.2-a")
def test_a_place_whose_loss_ends_the_war_is_not_left_by_rail_unasked() -> None:
    units = {"n_cst": "2811", "r_11": "2712"}
    game = opened(board(units, step=stages.STRATEGIC_REP, turn=6, options={"alcazar": False}))
    do(game, "rail r_11")
    to = next(action for action in game.warnings() if action.startswith("to "))
    assert told(game, to) == {"warning-gce-madrid": ["hex:2712"]}


@pytest.mark.rule("4.2-a", "4.3-c")
def test_what_loses_the_war_is_told_first() -> None:
    game = moving(REP, {"n_cst": "2811", "n_13": "1707", "r_mng": "2414"}, republican=["1607", "2712"], turn=6)
    rules = [one["rule"] for one in game.warnings()["done"]]
    assert "4.3-c" in rules and rules[0] == "4.2-a"


@pytest.mark.rule("13.7", "13.24", "15.7.1-a")
def test_who_may_not_attack_is_not_told_of_attacks() -> None:
    """Columns that have not rolled attack nobody, wherever they are sent."""
    units = {"r_drt": "2714", "r_asc": "2714", "r_ort": "2714", "r_len": "2714", "n_gec": "2711"}
    game = moving(REP, units, turn=3, all_to=REP, options={"alcazar": False, "column_enthusiasm": True})
    assert "warning-gce-reach" not in told(game)


CORRIDOR = ["3312", "3212", "3111", "3011", "2910", "2810"]
"""Hexes from a Nationalist final source to a town."""


@pytest.mark.rule("10.4-c")
def test_an_empty_hex_by_which_alone_several_units_are_supplied_is_named() -> None:
    units = {"n_13": "2710", "n_11": "2710", "r_50": "2812"}
    thin = moving(NAT, units, nationalist=CORRIDOR, all_to=REP, turn=8)
    assert told(thin)["warning-gce-hangs"] == ["hex:2810", "hex:2910"]
    assert ["hex:2710"] in [one["args"].get("cut") for one in thin.warnings()["done"]]
    before = engine(thin)
    for hex_ in ("2810", "2910"):  # it is so: with an enemy there they would starve
        after = before.clone()
        after.shift(after.data.unit_index["r_50"], parse_hex(hex_))
        assert not sources.sheltered(after, after.data.unit_index["n_13"])
    for other in (
        moving(NAT, units | {"n_12": "2910"}, nationalist=CORRIDOR, all_to=REP, turn=8),
        moving(NAT, units | {"r_50": "1702"}, nationalist=CORRIDOR, all_to=REP, turn=8),
        moving(NAT, units, all_to=NAT, turn=8),
        moving(NAT, {"n_13": "2710", "r_50": "2812"}, nationalist=CORRIDOR, all_to=REP, turn=8),
    ):
        assert "warning-gce-hangs" not in told(other), "barred, nobody comes, there are other ways, or one unit alone"


def cut_by_two(game: Game) -> list[object]:
    """The pairs of hexes that are named."""
    return [one["args"]["hexes"] for one in game.warnings()["done"] if one["key"] == "warning-gce-hangs-two"]


@pytest.mark.rule("10.4-b", "10.4-c")
def test_two_enemies_who_would_cut_supply_together_are_warned_of() -> None:
    """Two ways lead to the stack, a third is barred; regiments have no zone of control, so that none bars both."""
    units = {"n_13": "2609", "n_11": "2609", "n_l_1": "2810", "n_l_2": "2910", "r_alp": "2610"}
    comers = {"r_dca": "2808", "r_rcp": "2307"}
    two = moving(NAT, units | comers, nationalist=CORRIDOR, all_to=REP, turn=8)
    assert cut_by_two(two) == [["hex:2708", "hex:2709"]]
    assert "warning-gce-hangs" not in told(two), "neither does it alone"
    b = engine(two)
    for places, fed in ((["2708"], True), (["2709"], True), (["2708", "2709"], False)):
        after = b.clone()
        for comer, hex_ in zip(comers, places, strict=False):
            after.shift(after.data.unit_index[comer], parse_hex(hex_))
        assert sources.sheltered(after, after.data.unit_index["n_13"]) == fed
    single = moving(NAT, units | dict.fromkeys(comers, "1702"), nationalist=CORRIDOR, all_to=REP, turn=8)
    assert cut_by_two(single) == [], "a single stack cannot be in two hexes"


@pytest.mark.rule("10.4-b", "11-8.5-a")
@pytest.mark.parametrize(("comer", "said"), [("r_1c", True), ("r_dca", False)])
def test_one_unit_that_would_bar_two_ways_at_once_is_warned_of(comer: str, said: bool) -> None:
    """Two ways lead to the stack: a brigade in one of them bars the other by its zone; a regiment has none.

    It may end its move there only in supply: beside a regiment of its own.
    """
    units = {"n_13": "2609", "n_11": "2609", "n_l_1": "2810", "n_l_2": "2910", comer: "2808"}
    alone = moving(NAT, units, nationalist=CORRIDOR, all_to=REP, turn=8)
    assert "hex:2709" not in told(alone).get("warning-gce-hangs", [])
    game = moving(NAT, {"r_dca": "2708"} | units, nationalist=CORRIDOR, all_to=REP, turn=8)
    hexes = told(game).get("warning-gce-hangs", [])
    assert ("hex:2709" in hexes) == said
    b = engine(game)
    after = b.clone()
    after.shift(after.data.unit_index[comer], parse_hex("2709"))
    assert sources.sheltered(after, after.data.unit_index["n_13"]) != said


@pytest.mark.rule("13.12-h")
def test_a_headquarters_alone_within_reach_of_the_enemy_is_named() -> None:
    hq = next(unit.name for unit in facts().units if unit.is_hq and unit.side == NAT)
    alone = moving(NAT, {hq: "2810", "r_50": "2812"}, all_to=NAT, turn=8)
    assert told(alone)["warning-gce-lone-hq"] == ["hex:2810"]
    for units in ({hq: "2810", "n_13": "2810", "r_50": "2812"}, {hq: "2810", "r_50": "1702"}):
        assert "warning-gce-lone-hq" not in told(moving(NAT, units, all_to=NAT, turn=8))
