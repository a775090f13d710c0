"""Support of an attack: HQs, the armoured train, aircraft, ships and chits (8.0, 13.12, 13.13, 13.15, 15.3, A87)."""

import pytest
from tests.gce.battles import args_of, do, engine, fight, next_die, phase, units_of
from tests.gce.build import board, facts, texts, unit

from dosespanas.gce import sequence
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.board.state import AIR, CUT, USED
from dosespanas.gce.combat import resolution, support
from dosespanas.gce.combat.modifiers import HQ_ARTILLERY
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP

FRONT = {"n_13": "2811", "n_11": "2811", "r_11": "2812", "r_46": "2812"}
"""Two divisions on each side of the front before Madrid."""


def attacked(units: dict[str, str], hex_: str, names: list[str], **more: object) -> Game:
    """A committed attack on a hex by some units, at the first question of support."""
    more.setdefault("all_to", NOBODY)
    more.setdefault("turn", 9)
    side = NAT if names[0].startswith("n_") else REP
    game = phase(side, units, **more)
    next_die(engine(game), 3)
    do(game, f"attack {hex_}")
    for name in names:
        if f"join {name}" in texts(game):
            do(game, f"join {name}")
    do(game, "commit")
    return game


def rule_of(game: Game, text: str) -> str | None:
    """The rule by which an action is refused, None if it is legal."""
    refusal = game.explain(text)
    return None if refusal is None else refusal.rule


def hold(game_or_board: Game, side: int, *chits: str) -> None:
    """Let a side hold chits."""
    b = engine(game_or_board)
    b.cups.held[side] = [b.data.chit_index[name] for name in chits]


@pytest.mark.rule("A87", "13.12-d", "13.13", "8.4-a")
def test_the_questions_come_in_order_the_attacker_first() -> None:
    units = {**FRONT, "n_ctv": "2811", "r_cen": "2712", "n_na1": "air", "r_ra1": "air"}
    game = phase(NAT, units, all_to=NOBODY, turn=9)
    hold(game, REP, "determination")
    b = engine(game)
    next_die(b, 3)
    do(game, "attack 2812", "join n_13", "commit")
    asked = []
    while b.stage in support.QUESTIONS:
        asked.append((b.stage, b.side))
        do(game, "none")
    assert asked == [
        (stages.SUPPORT, NAT),
        (stages.SUPPORT, REP),
        (stages.AIR, NAT),
        (stages.AIR, REP),
        (stages.CHIT, REP),
    ]


@pytest.mark.rule("13.12-b")
def test_who_has_artillery() -> None:
    b = board()
    named = {unit.name for unit in b.data.units if unit.artillery}
    assert named == {"r_ebr", "r_mnv", "r_cen", "n_ctv", "n_n", "n_mrc", "n_glc", "n_c"}
    game = attacked({**FRONT, "r_cen": "2712", "r_ext": "2812"}, "2812", ["n_13"])
    assert rule_of(game, "support r_ext") == "13.12-b"
    assert rule_of(game, "support r_cen") is None


@pytest.mark.rule("13.12-c")
def test_a_hq_supports_units_it_stands_with_or_next_to() -> None:
    units = {"n_13": "2811", "n_11": "2911", "r_11": "2812", "n_ctv": "2910", "n_n": "3010", "n_mrc": "2813"}
    game = attacked(units, "2812", ["n_13"])
    assert texts(game) == ["support n_ctv", "none"]
    assert rule_of(game, "support n_n") == "13.12-c"
    assert rule_of(game, "support n_mrc") == "13.12-c"
    assert rule_of(game, "support r_cen") == "13.12-c"
    assert rule_of(game, "support n_glc") == "13.12-c"


@pytest.mark.rule("13.12-c")
def test_a_hq_out_of_supply_does_not_support() -> None:
    game = attacked({**FRONT, "n_ctv": "2811", "n_n": "2711"}, "2812", ["n_13"])
    b = engine(game)
    assert rule_of(game, "support n_n") is None
    b.mark(unit(b, "n_n"), CUT)
    assert rule_of(game, "support n_n") == "13.12-c"


@pytest.mark.rule("13.12-c", "10.7")
def test_a_hq_cut_off_in_a_town_supports_a_defence_and_no_attack() -> None:
    assert facts().settlement[parse_hex("2712")] != 0
    game = attacked({**FRONT, "n_ctv": "2811", "r_cen": "2712"}, "2812", ["n_13"])
    b = engine(game)
    b.mark(unit(b, "r_cen"), CUT)
    do(game, "none")
    assert "support r_cen" in texts(game)
    b.fight.side = REP  # the same HQ, were the attack its own
    assert rule_of(game, "support r_cen") == "13.12-c"


@pytest.mark.rule("13.12-c", "10.7")
def test_a_hq_cut_off_in_the_open_supports_nobody() -> None:
    game = attacked({**FRONT, "n_ctv": "2811", "r_cen": "2813"}, "2812", ["n_13"])
    b = engine(game)
    assert b.data.settlement[parse_hex("2813")] == 0
    b.mark(unit(b, "r_cen"), CUT)
    found = support.support_refusal(b, b.fight, REP, unit(b, "r_cen"))
    assert found is not None and found.key == "refusal-gce-unsupplied"


@pytest.mark.rule("13.12-e", "2.14", "A07")
def test_a_hq_supports_once_a_turn_and_still_fights() -> None:
    game = attacked({**FRONT, "n_ctv": "2811"}, "2812", ["n_13", "n_ctv"])
    b = engine(game)
    seen = do(game, "support n_ctv")
    assert args_of(seen, "backed") == [{"side": "side:nationalist", "piece": "unit:n_ctv", "hex": "hex:2812"}]
    assert b.has(unit(b, "n_ctv"), USED)
    assert args_of(seen, "odds")[0]["attack"] == 5 + 6
    again = attacked({**FRONT, "n_ctv": "2811"}, "2812", ["n_13"])
    b = engine(again)
    b.mark(unit(b, "n_ctv"), USED)
    assert rule_of(again, "support n_ctv") == "13.12-e"
    assert support.gunners(b) == []


@pytest.mark.rule("13.12-d", "13.12-c")
def test_one_hq_a_side_and_both_cancel_out() -> None:
    game = attacked({**FRONT, "n_ctv": "2811", "n_n": "2711", "r_cen": "2712"}, "2812", ["n_13"])
    next_die(engine(game), 6)
    do(game, "support n_n")
    assert engine(game).side == REP
    do(game, "support r_cen")
    assert engine(game).stage == stages.LOSE
    assert [pair[1] for pair in engine(game).fight.shifts if pair[0] == HQ_ARTILLERY] == [1, -1]


@pytest.mark.rule("8.1", "8.4-a", "8.6-b")
def test_any_number_of_aircraft_each_once_a_turn() -> None:
    units = {**FRONT, "n_na1": "air", "n_al_1": "air", "n_lk_1": "waiting"}
    game = attacked(units, "2812", ["n_13"])
    assert texts(game) == ["fly n_na1", "fly n_al_1", "none"]
    assert rule_of(game, "fly n_lk_1") == "8.1"
    assert rule_of(game, "fly r_ra1") == "8.1"
    do(game, "fly n_na1")
    assert texts(game) == ["done", "fly n_al_1"]
    assert rule_of(game, "fly n_na1") == "8.6-b"
    seen = do(game, "fly n_al_1")
    flown = {"side": "side:nationalist", "pieces": ["unit:n_na1", "unit:n_al_1"], "strength": 3, "hex": "hex:2812"}
    assert args_of(seen, "flew-in") == [flown]
    assert args_of(seen, "odds")[0]["attack"] == 5 + 1 + 2
    b = engine(game)
    assert b.has(unit(b, "n_na1"), USED) and b.u_hex[unit(b, "n_na1")] == AIR


@pytest.mark.rule("8.6-b")
def test_aircraft_that_attacked_do_not_defend() -> None:
    game = attacked({**FRONT, "r_ra1": "air"}, "2812", ["n_13"])
    b = engine(game)
    assert (b.stage, b.side) == (stages.AIR, REP)
    b.mark(unit(b, "r_ra1"), USED)
    assert support.flyers(b, b.fight, b.side) == []


@pytest.mark.rule("8.2", "A94", "A93")
def test_aircraft_need_a_supplied_town_within_three_hexes() -> None:
    b = board({"n_13": "2811", "r_11": "2812", "n_na1": "air"}, step=stages.COMBAT_NAT, turn=9, all_to=REP)
    f = fight(b, "2812", "n_13")
    plane = unit(b, "n_na1")
    refusal = support.air_refusal(b, f, NAT, plane)
    assert refusal is not None and refusal.rule == "8.2"
    b.control[parse_hex("3312")] = NAT  # a final source, but five hexes away
    b.stale_all()
    assert support.air_refusal(b, f, NAT, plane) is not None
    path = ["3212", "3111", "3011", "2911", "3012", "3112"]
    for name in path:
        b.control[parse_hex(name)] = NAT
    b.stale_all()
    assert support.air_refusal(b, f, NAT, plane) is None


@pytest.mark.rule("8.3-a", "8.3-c", "A44")
def test_the_northern_aircraft_and_the_others() -> None:
    b = board({"r_bm_3": "3614", "n_13": "3515", "r_n": "air", "r_ra3": "air"}, turn=9)
    f = fight(b, "3614", "n_13")
    assert support.air_refusal(b, f, REP, unit(b, "r_n")) is None
    other = support.air_refusal(b, f, REP, unit(b, "r_ra3"))
    assert other is not None and other.rule == "8.3-c"
    b = board({"r_11": "2812", "n_13": "2811", "r_n": "air", "r_ra3": "air"}, turn=9)
    f = fight(b, "2812", "n_13")
    assert support.air_refusal(b, f, REP, unit(b, "r_ra3")) is None
    north = support.air_refusal(b, f, REP, unit(b, "r_n"))
    assert north is not None and north.rule == "8.3-a"
    mixed = board({"r_bm_3": "3614", "r_11": "3614", "n_13": "3515", "r_n": "air"}, turn=9)
    refusal = support.air_refusal(mixed, fight(mixed, "3614", "n_13"), REP, unit(mixed, "r_n"))
    assert refusal is not None and refusal.rule == "8.3-a"


@pytest.mark.rule("A44")
def test_nationalist_aircraft_fly_in_the_north() -> None:
    b = board({"r_bm_3": "3614", "n_13": "3515", "n_lk_1": "air"}, turn=9)
    assert support.air_refusal(b, fight(b, "3614", "n_13"), NAT, unit(b, "n_lk_1")) is None


@pytest.mark.rule("13.15-a", "13.15-b", "A66")
def test_ships_support_battles_on_the_coast_once_a_turn() -> None:
    b = board({"r_11": "1410", "n_13": "1409", "n_11": "1510"}, turn=9)
    hex_ = parse_hex("1410")
    assert b.data.naval_hexes[NAT][hex_]
    f = fight(b, "1410", "n_13")
    assert support.naval_refusal(b, f, NAT) is None
    b.naval_used[NAT] = 1
    refusal = support.naval_refusal(b, f, NAT)
    assert refusal is not None and refusal.rule == "A66"
    inland = board({"r_11": "2812", "n_13": "2811"}, turn=9)
    refusal = support.naval_refusal(inland, fight(inland, "2812", "n_13"), NAT)
    assert refusal is not None and refusal.rule == "13.15-a"


@pytest.mark.rule("13.15-b", "A66")
def test_where_the_ships_of_each_side_are() -> None:
    b = board()
    zones = b.data.zone
    assert {zones[h] for h in b.data.land if b.data.naval_hexes[NAT][h]} == {0, 2}
    assert {zones[h] for h in b.data.land if b.data.naval_hexes[REP][h]} == {2}
    assert all(b.data.naval_hexes[NAT][h] for h in b.data.land if zones[h] in (0, 2))
    assert b.data.naval_hexes[REP][parse_hex("3023")]
    assert not b.data.naval_hexes[REP][parse_hex("1408")]


@pytest.mark.rule("13.15-b", "7.8-a")
def test_republican_ships_come_in_turn_3_and_leave_with_casado() -> None:
    b = board({"r_11": "3023", "n_13": "3022"}, turn=2)
    f = fight(b, "3023", "n_13")
    refusal = support.naval_refusal(b, f, REP)
    assert refusal is not None and refusal.rule == "13.15-b"
    b.turn = 3
    assert support.naval_refusal(b, f, REP) is None
    b.cups.casado = 18
    refusal = support.naval_refusal(b, f, REP)
    assert refusal is not None and refusal.rule == "7.8-a"
    b.turn = 1
    assert support.naval_refusal(b, f, NAT) is None


@pytest.mark.rule("13.15-a", "A66")
def test_both_sides_may_bring_ships_into_one_battle() -> None:
    game = attacked({"r_11": "3023", "r_46": "3023", "n_13": "3022"}, "3023", ["n_13"])
    b = engine(game)
    assert (b.stage, b.side) == (stages.NAVAL, NAT)
    seen = do(game, "naval")
    assert args_of(seen, "naval-support") == [{"side": "side:nationalist", "hex": "hex:3023"}]
    assert (b.stage, b.side) == (stages.NAVAL, REP)
    seen = do(game, "naval")
    assert b.naval_used == [1, 1]
    assert args_of(seen, "combat-roll")[0]["drm"] == -2  # a river and the city


@pytest.mark.rule("13.13", "7.4-a", "7.39")
def test_a_chit_is_played_before_the_die_and_gone() -> None:
    game = phase(REP, {"r_11": "2812", "n_13": "2811", "n_11": "2811"}, all_to=NOBODY, turn=9)
    hold(game, REP, "tactical_surprise", "tactical_surprise", "tactical_surprise_2", "town_defence")
    b = engine(game)
    next_die(b, 1)
    do(game, "attack 2811", "commit")
    assert texts(game) == ["play tactical_surprise", "play tactical_surprise_2", "none"]
    seen = do(game, "play tactical_surprise")
    assert args_of(seen, "chit-played") == [{"side": "side:republican", "chit": "chit:tactical_surprise"}]
    assert texts(game) == ["done", "play tactical_surprise", "play tactical_surprise_2"]
    seen = do(game, "done")
    assert args_of(seen, "combat-roll")[0]["drm"] == 2
    assert b.data.chit_index["tactical_surprise"] in b.cups.played[REP]
    assert len(b.cups.held[REP]) == 3


@pytest.mark.rule("7.30", "7.31", "7.38", "7.39", "7.40", "A26", "A42")
@pytest.mark.parametrize(
    ("chit", "units", "hex_", "attacker", "planes", "fits"),
    [
        ("german_aircraft", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "n_lk_1", True),
        ("german_aircraft", {"n_13": "2811", "r_11": "2812"}, "2811", "r_11", "n_lk_1", True),
        ("german_aircraft", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "n_al_1", False),
        ("soviet_aircraft", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "r_ra3", True),
        ("soviet_aircraft", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "", False),
        ("aircraft_to_the_north", {"n_13": "3515", "r_bm_3": "3614"}, "3614", "n_13", "", True),
        ("aircraft_to_the_north", {"n_13": "3515", "r_bm_3": "3614"}, "3515", "r_bm_3", "", True),
        ("aircraft_to_the_north", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "", False),
        ("tactical_surprise", {"n_13": "2811", "r_11": "2812"}, "2811", "r_11", "", True),
        ("tactical_surprise", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "", False),
        ("town_defence", {"n_13": "2710", "r_mng": "2707"}, "2707", "n_13", "", True),
        ("town_defence", {"n_13": "2710", "r_mng": "2707", "r_11": "2707"}, "2707", "n_13", "", True),
        ("town_defence", {"n_13": "2710", "r_11": "2707"}, "2707", "n_13", "", False),
        ("town_defence", {"n_13": "2711", "r_mng": "2712"}, "2712", "n_13", "", False),
        ("town_defence", {"n_13": "2811", "r_mng": "2812"}, "2812", "n_13", "", False),
        ("town_defence", {"n_13": "2811", "r_mng": "2812"}, "2811", "r_mng", "", False),
        ("determination", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "", True),
        ("determination", {"n_13": "2811", "r_11": "2812"}, "2811", "r_11", "", False),
        ("mass_desertion", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "", False),
        ("zaragoza_offensive", {"n_13": "2811", "r_11": "2812"}, "2812", "n_13", "", False),
    ],
)
def test_when_a_chit_may_be_played(
    chit: str, units: dict[str, str], hex_: str, attacker: str, planes: str, fits: bool
) -> None:
    b = board(units, turn=4)
    number = b.data.chit_index[chit]
    side = b.data.chits[number].side
    f = fight(b, hex_, attacker)
    refusal = support.chit_refusal(b, f, side, number)
    assert refusal is not None and refusal.rule == "7.4-a"
    b.cups.held[side] = [number]
    f.air[side] = units_of(b, planes)
    refusal = support.chit_refusal(b, f, side, number)
    assert (refusal is None) is fits
    assert refusal is None or refusal.rule == b.data.chits[number].rule


@pytest.mark.rule("7.4-b")
def test_with_secret_chits_the_question_tells_nothing() -> None:
    options = {"hidden_chits": True}
    units = {"n_13": "2811", "r_11": "2812"}
    cases: list[tuple[list[str], int, bool]] = [([], 1, False), (["tactical_surprise"], 1, True)]
    for held, inside, asked in [*cases, (["determination"], 0, True), (["tactical_surprise"], 0, False)]:
        game = phase(NAT, units, all_to=NOBODY, turn=9, options=options)
        hold(game, REP, *held)
        b = engine(game)
        b.cups.inside[b.data.chit_index["determination"]] = inside
        do(game, "attack 2812", "commit")
        assert ((b.stage, b.side) == (stages.CHIT, REP)) is asked
        if asked and held == ["tactical_surprise"]:
            assert texts(game) == ["none"]
    game = phase(NAT, units, all_to=NOBODY, turn=9)
    hold(game, REP, "tactical_surprise")
    do(game, "attack 2812", "commit")
    assert engine(game).stage != stages.CHIT


TRAIN = {"r_btb": "2711", "r_11": "2711", "n_13": "2710"}
"""The armoured train with infantry, and an enemy down the line to Ávila."""


@pytest.mark.rule("15.3-a", "15.3-b", "A81")
def test_the_armoured_train_supports_an_attack_along_its_line() -> None:
    more = {"r_46": "2712", "n_71": "2812"}
    game = phase(REP, TRAIN | more, all_to=NOBODY, turn=9, options={"armoured_train": True})
    b = engine(game)
    assert b.data.rail[parse_hex("2711") * 6 + 4]
    next_die(b, 3)
    do(game, "attack 2710", "join r_11", "commit")
    assert (b.stage, b.side) == (stages.TRAIN, REP)
    assert texts(game) == ["support r_btb", "none"]
    assert rule_of(game, "support r_11") == "15.3-a"
    seen = do(game, "support r_btb")
    assert args_of(seen, "backed") == [{"side": "side:republican", "piece": "unit:r_btb", "hex": "hex:2710"}]
    assert args_of(seen, "odds")[0]["attack"] == 7 + 1
    assert b.train_used == 1


@pytest.mark.rule("15.3-a", "A81")
def test_the_armoured_train_supports_a_defence_along_a_line() -> None:
    """It stands with infantry in Madrid, on the line from Ávila that the attack comes along."""
    units = TRAIN | {"r_btb": "2712", "r_46": "2712"}
    game = phase(NAT, units, all_to=NOBODY, turn=9, options={"armoured_train": True})
    b = engine(game)
    next_die(b, 3)
    do(game, "attack 2711", "commit")
    assert (b.stage, b.side) == (stages.TRAIN, REP)
    seen = do(game, "support r_btb")
    assert args_of(seen, "odds")[0]["defence"] == 11 + 1


@pytest.mark.rule("15.3-a", "A81")
def test_the_armoured_train_counts_once_where_it_is_attacked_itself() -> None:
    game = phase(NAT, TRAIN, all_to=NOBODY, turn=9, options={"armoured_train": True})
    next_die(engine(game), 3)
    seen = do(game, "attack 2711", "commit")
    assert args_of(seen, "odds")[0]["defence"] == 11 + 1


@pytest.mark.rule("15.3-a", "15.3-b", "13.3-b")
def test_the_armoured_train_attacks_neither_alone_nor_with_others_nor_after_its_support() -> None:
    on = {"armoured_train": True}
    game = phase(REP, {"r_btb": "2711", "n_13": "2710", "r_11": "2812", "n_71": "2811"}, turn=9, options=on)
    assert "attack 2710" not in texts(game)
    assert rule_of(game, "attack 2710") == "15.3-b"
    game = phase(REP, TRAIN | {"n_71": "2811"}, all_to=NOBODY, turn=9, options=on)
    next_die(engine(game), 3)
    do(game, "attack 2710", "join r_11")
    assert rule_of(game, "join r_btb") == "15.3-b"
    do(game, "commit", "support r_btb")
    assert "attack 2811" not in texts(game)


@pytest.mark.rule("A87")
def test_the_armoured_train_is_asked_for_last() -> None:
    units = TRAIN | {"r_ra1": "air"}
    game = phase(REP, units, all_to=NOBODY, turn=9, options={"armoured_train": True})
    b = engine(game)
    do(game, "attack 2710", "join r_11")
    do(game, "commit")
    assert b.stage == stages.AIR
    do(game, "none")
    assert b.stage == stages.TRAIN


@pytest.mark.rule("15.3-a")
def test_the_armoured_train_is_ready_again_next_turn() -> None:
    b = board(TRAIN, turn=9, options={"armoured_train": True})
    b.train_used = 1
    sequence.begin_turn(b)
    assert support.train_refusal(b, fight(b, "2710", "r_11"), REP, unit(b, "r_btb")) is None


@pytest.mark.rule("15.3-a", "15.3-b", "A81")
def test_when_the_armoured_train_does_not_support() -> None:
    on = {"armoured_train": True}

    def refused(units: dict[str, str], hex_: str, names: str, used: int = 0) -> str | None:
        b = board(units, turn=9, options=on)
        b.train_used = used
        refusal = support.train_refusal(b, fight(b, hex_, names), REP, unit(b, "r_btb"))
        return None if refusal is None else refusal.rule

    assert refused(TRAIN, "2710", "r_11") is None
    assert refused(TRAIN, "2710", "r_11", used=1) == "15.3-a"
    assert refused(TRAIN, "2710", "r_11 r_btb") == "15.3-a"
    assert refused(TRAIN | {"r_11": "2812", "r_46": "2812", "n_13": "2811"}, "2811", "r_11") == "15.3-b"
    assert refused(TRAIN | {"r_11": "2711", "n_13": "2811"}, "2811", "r_11") == "15.3-a"
    assert refused(TRAIN | {"r_btb": "eliminated"}, "2710", "r_11") == "15.3-a"
    without = board(TRAIN, turn=9)
    assert support.train_refusal(without, fight(without, "2710", "r_11"), REP, unit(without, "r_btb")) is not None


@pytest.mark.rule("7.8-b")
def test_nobody_supports_the_attack_of_the_coup() -> None:
    b = board({"r_11": "2711", "r_46": "2812", "r_cen": "2812", "r_ra3": "air"}, turn=18, step=stages.COMBAT_NAT)
    b.fight = fight(b, "2812", "r_11", side=NAT)
    b.fight.casado = True
    support.next_question(b)
    assert (b.stage, b.side) == (stages.ROLL, NAT)


@pytest.mark.rule("7.40", "A42")
def test_town_defence_costs_the_attacker_one_more_step() -> None:
    game = phase(NAT, {"n_13": "2807", "n_11": "2807", "r_mng": "2707"}, turn=4)
    hold(game, REP, "town_defence")
    b = engine(game)
    next_die(b, 4)
    do(game, "attack 2707", "join-all 2807", "commit", "play town_defence")
    lost = b.fight.result[0] + 1
    full = 4
    left = sum(b.steps(u) for u in units_of(b, "n_13 n_11") if b.u_hex[u] >= 0)
    assert left == full - lost + (b.fight.left[NAT])


@pytest.mark.rule("A87")
def test_only_who_has_a_choice_is_asked() -> None:
    b = board({"r_11": "2812", "n_13": "2811"}, turn=9, step=stages.COMBAT_NAT)
    b.fight = fight(b, "2812", "n_13")
    support.next_question(b)
    assert b.stage == stages.ROLL
    assert resolution.attack_total(b, b.fight) == 5


@pytest.mark.rule("8.2", "A93")
def test_aircraft_reach_three_hexes_from_their_town_and_not_four() -> None:
    """Burgos alone is Nationalist, and in supply as a final source."""
    b = board(nationalist=["3312"], all_to=REP)
    burgos = parse_hex("3312")
    for away, reached in ((3, True), (4, False)):
        hexes = [h for h in b.data.land if distance(h, burgos) == away]
        assert hexes
        assert all(support.in_reach(b, NAT, h) is reached for h in hexes)
