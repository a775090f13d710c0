"""The optional rules, each on its own (OPT): Republican generals, captured tanks, cards 45, San Sebastián."""

from typing import Any

import pytest
from tests.espana1936.battles import madrid, rig, rolls_of
from tests.espana1936.build import N, R, at, control, do, game, kinds, piece, rule_of, table_of, texts
from tests.espana1936.data_files import changed, errors
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

import dosespanas
from dosespanas.espana1936.board.options import AVAILABLE
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.game import Game

GENERALS = {"rep_generals": True}
CAPTURE = {"captured_tanks": True}
WITHOUT_EMBLEM = {"source": "rule:OPT-01", "drm": -1, "dice": 1}


def opened(general: str, *troops: str, options: dict[str, bool] = GENERALS) -> Game:
    """Madrid with a Nationalist 2 and these Republican troops; the general has opened a battle with the first."""
    played = madrid(["N regular-2", *troops], [general], options=options, hands=([], ["rep_9"]), elsewhere={})
    first = troops[0].split()[1]
    do(played, f"battle {general}", f"attack {first} madrid", "target regular-2 madrid")
    return played


def modifiers(played: Game) -> list[dict[str, Any]]:
    """The modifiers of the Republican roll in the attack in hand."""
    found: list[dict[str, Any]] = played.observe(None)["battle"]["attack"][R]["modifiers"]
    return found


# --- Republican generals


@pytest.mark.rule("OPT-01")
@pytest.mark.parametrize(("general", "stranger"), [("durruti", "R communist-2"), ("lister", "R anarchist-2")])
def test_without_a_troop_of_his_emblem_a_general_costs_a_point(general: str, stranger: str) -> None:
    assert WITHOUT_EMBLEM in modifiers(opened(general, stranger))


@pytest.mark.rule("OPT-01")
@pytest.mark.parametrize(("general", "own"), [("durruti", "R anarchist-1"), ("lister", "R communist-1")])
def test_one_idle_troop_of_his_emblem_is_enough(general: str, own: str) -> None:
    assert WITHOUT_EMBLEM not in modifiers(opened(general, "R regular-2", own))


@pytest.mark.rule("OPT-01")
@pytest.mark.parametrize("general", ["rojo", "miaja", "ulibarri"])
def test_other_generals_have_no_such_malus(general: str) -> None:
    troops = ["R regular-2", "R basque-1"]
    assert WITHOUT_EMBLEM not in modifiers(opened(general, *troops))


@pytest.mark.rule("OPT-01")
def test_the_malus_stands_beside_his_own_modifier_and_falls_on_the_highest_die() -> None:
    played = opened("lister", "R regular-2")
    assert modifiers(played) == [WITHOUT_EMBLEM]
    rig(played, [5, 5], [1, 1])
    events = do(played, "no-card")
    assert rolls_of(events)[0] == ([5, 5], [4, 5], 1)
    steps = next(e for e in events if e["kind"] == "roll")["args"]["steps"]
    assert steps == [{"source": "rule:OPT-01", "drm": -1, "die": 0}]


@pytest.mark.rule("OPT-01")
@pytest.mark.rule("AMB-22")
def test_only_the_first_attack_of_the_battle_suffers() -> None:
    played = opened("durruti", "R regular-2", "R communist-2")
    assert WITHOUT_EMBLEM in modifiers(played)
    rig(played, [1, 1], [1, 1])
    do(played, "no-card", "attack communist-2 madrid", "target regular-2 madrid")
    assert WITHOUT_EMBLEM not in modifiers(played)


@pytest.mark.rule("OPT-01")
def test_a_general_who_defends_needs_no_emblem() -> None:
    played = madrid(["N regular-2", "R regular-2"], ["queipo", "durruti"], options=GENERALS, hands=([], ["rep_9"]))
    do(played, "battle queipo", "attack regular-2 madrid", "target regular-2 madrid", "support durruti")
    assert WITHOUT_EMBLEM not in modifiers(played)


@pytest.mark.rule("OPT-01")
def test_the_odds_know_it_before_the_target_is_named() -> None:
    odds = []
    for options in ({}, GENERALS):
        played = madrid(["N regular-2", "R regular-2"], ["durruti"], options=options, elsewhere={})
        do(played, "battle durruti", "attack regular-2 madrid")
        found = played.odds("target regular-2 madrid", 1)
        assert found is not None
        odds.append(found["hits"][0][0])
    plain, with_malus = odds
    assert plain == pytest.approx((4 / 6) ** 2)
    assert with_malus == pytest.approx(24 / 36)


@pytest.mark.rule("OPT-02")
def test_ulibarri_opens_a_battle_only_with_a_basque_troop() -> None:
    troops = ["N regular-2 bilbao", "R regular-2 bilbao"]
    alone = game("combat", troops, {"ulibarri": "bilbao"}, [*REPUBLIC, "santander"], options=GENERALS)
    assert rule_of(alone, "battle ulibarri") == "OPT-02"
    assert "decline ulibarri" in texts(alone)
    troops.append("R basque-1 bilbao")
    helped = game("combat", troops, {"ulibarri": "bilbao"}, [*REPUBLIC, "santander"], options=GENERALS)
    assert "battle ulibarri" in texts(helped)


@pytest.mark.rule("OPT-02")
def test_ulibarri_may_defend_without_one() -> None:
    played = madrid(["N regular-2", "R regular-2"], ["queipo", "ulibarri"], options=GENERALS)
    do(played, "battle queipo", "attack regular-2 madrid", "target regular-2 madrid")
    assert "support ulibarri" in texts(played)


# --- captured tanks


def lost_tank(roll: int, options: dict[str, bool] = CAPTURE) -> tuple[Game, list[dict[str, Any]]]:
    """A Republican militia in Madrid is destroyed with the tank that supports it, and the Nationalists roll."""
    troops = ["N regular-2", "R communist-1", "R regular-2"]
    played = madrid(troops, ["queipo", "t26_1"], options=options, elsewhere={})
    rig(played, [6, 6], [1], *([[roll]] if options else []))
    do(played, "battle queipo", "attack regular-2 madrid", "target communist-1 madrid")
    return played, do(played, "support t26_1")


@pytest.mark.rule("OPT-03")
@pytest.mark.parametrize("roll", [4, 5, 6])
def test_a_destroyed_republican_tank_is_captured_on_four_or_more(roll: int) -> None:
    played, events = lost_tank(roll)
    told = next(e for e in events if e["kind"] == "tank-captured")
    assert told["args"] == {"piece": "tank:t26_1", "owner": "side:republican", "box": "box:madrid", "roll": roll}
    assert told["rule"] == "OPT-03"
    assert kinds(events).index("tank-destroyed") < kinds(events).index("tank-captured")
    assert piece(played, "t26_1")["where"] == "out"
    assert piece(played, "t26_1_cap")["where"] == "captured"


@pytest.mark.rule("OPT-03")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_on_less_it_is_simply_lost(roll: int) -> None:
    played, events = lost_tank(roll)
    assert next(e for e in events if e["kind"] == "tank-not-captured")["args"]["roll"] == roll
    assert piece(played, "t26_1")["where"] == "eliminated"
    assert piece(played, "t26_1_cap")["where"] == "out"


@pytest.mark.rule("OPT-03")
def test_without_the_option_nobody_rolls_and_no_tank_has_a_back() -> None:
    played, events = lost_tank(0, {})
    assert "tank-captured" not in kinds(events)
    assert "tank-not-captured" not in kinds(events)
    assert not [p for p in played.observe(None)["pieces"] if p["id"] == "t26_1_cap"]


@pytest.mark.rule("OPT-03")
def test_nationalist_tanks_are_never_captured() -> None:
    played = madrid(["N regular-1", "R regular-2"], ["rojo", "cv33_1"], options=CAPTURE, elsewhere={})
    rig(played, [6, 6], [1])
    events = do(played, "battle rojo", "attack regular-2 madrid", "target regular-1 madrid", "support cv33_1")
    assert "tank-destroyed" in kinds(events)
    assert "tank-captured" not in kinds(events)


def placing() -> Game:
    """The end of the Events phase after a tank was captured in this turn's combat."""
    played, _ = lost_tank(6)
    until(played, lambda seen: seen["prompt"]["key"] == "prompt-captured-to")
    return played


@pytest.mark.rule("OPT-04")
def test_a_captured_tank_is_placed_at_the_end_of_this_turns_events() -> None:
    played = placing()
    seen = played.observe(None)
    assert (seen["turn"], seen["phase"], seen["actor"]) == (3, "events", N)
    assert seen["prompt"]["args"]["piece"] == "tank:t26_1_cap"
    events = do(played, "to burgos")
    assert [(e["kind"], e["rule"]) for e in events if e["kind"] == "placed"] == [("placed", "OPT-04")]
    assert piece(played, "t26_1_cap")["box"] == "burgos"
    assert piece(played, "t26_1_cap")["side"] == N
    assert control(played, "burgos") == N
    assert played.observe(None)["phase"] == "replacement"


@pytest.mark.rule("OPT-04")
def test_it_may_enter_any_box_its_side_holds_alone_and_no_other() -> None:
    played = placing()
    offered = {text.removeprefix("to ") for text in texts(played)}
    boxes = played.observe(None)["boxes"]
    assert offered == {name for name, box in boxes.items() if box["control"] == N}
    assert rule_of(played, "to madrid") == "OPT-04"
    assert rule_of(played, "to barcelona") == "OPT-04"


@pytest.mark.rule("OPT-04")
def test_it_is_the_nationalists_for_good() -> None:
    played = placing()
    do(played, "to burgos")
    until(played, phase("movement", 4, N))
    assert "move t26_1_cap" in texts(played)
    cards = game("events", ["R regular-1 madrid"], {"t26_1": "out"}, all_but(), turn=8, hands=([], ["rep_23"]))
    do(cards, "event rep_23")
    assert "take t26_1" not in texts(cards)


@pytest.mark.rule("OPT-04")
def test_two_captured_tanks_are_placed_one_after_the_other() -> None:
    waiting = {"t26_1": "out", "t26_1_cap": "captured", "bt5": "out", "bt5_cap": "captured"}
    played = game("events", ["N regular-1 burgos"], waiting, REPUBLIC, options=CAPTURE, hands=(["nac_1"], []))
    do(played, "pass", "to burgos")
    assert played.observe(None)["prompt"]["args"]["piece"] == "tank:bt5_cap"
    do(played, "to burgos")
    assert [p["id"] for p in played.observe(None)["pieces"] if p["kind"] == "tank" and p["box"] == "burgos"] == [
        "t26_1_cap",
        "bt5_cap",
    ]


@pytest.mark.rule("OPT-04")
def test_with_no_box_to_enter_it_waits() -> None:
    waiting = {"t26_1": "out", "t26_1_cap": "captured"}
    troops = ["N regular-1 madrid", "R regular-1 madrid"]
    played = game("events", troops, waiting, all_but("madrid"), options=CAPTURE, hands=(["nac_1"], []))
    do(played, "pass")
    assert piece(played, "t26_1_cap")["where"] == "captured"


@pytest.mark.rule("OPT-04")
def test_a_position_with_a_tank_waiting_reads_back() -> None:
    played = placing()
    again = dosespanas.from_position(played.to_position())
    assert texts(again) == texts(played)
    with pytest.raises(BadPosition, match="OPT-04"):
        game("events", [], {"t26_1": "captured"}, REPUBLIC, options=CAPTURE)


# --- cards 45


@pytest.mark.rule("OPT-05")
@pytest.mark.rule("CMP-08")
@pytest.mark.rule("CRD-R45")
@pytest.mark.rule("CRD-N45")
@pytest.mark.parametrize("naval", [False, True])
def test_both_cards_45_are_added_with_or_without_the_naval_war(naval: bool) -> None:
    for chosen in (False, True):
        played = dosespanas.new_game(options={"cards_45": chosen, "naval": naval}, seed=3)
        raw = played.to_position()["state"]
        cards = {card for pile in raw["hands"] + raw["decks"] for card in pile}
        assert {"rep_45", "nac_45"} & cards == ({"rep_45", "nac_45"} if chosen else set())
        assert len(cards) == 2 * (44 + chosen + 10 * naval)


@pytest.mark.rule("CRD-R45")
def test_card_45_opens_an_offensive_like_card_29() -> None:
    played = game(
        "events", ["R regular-2 madrid", "N regular-1 madrid"], {"rojo": "mat"}, REPUBLIC, 8, ([], ["rep_45"]),
        options={"cards_45": True},
    )  # fmt: skip
    events = do(played, "event rep_45")
    assert "put-aside" in kinds(events)
    until(played, phase("offensive", 9))
    assert played.observe(None)["actor"] == R


@pytest.mark.rule("CRD-N45")
def test_the_pact_of_santona_makes_basques_lay_down_their_arms() -> None:
    troops = ["R basque-2 santander", "R basque-1 oviedo", "R regular-1 santander"]
    board = [*REPUBLIC, "santander", "oviedo"]
    played = game("events", troops, None, board, 4, (["nac_45"], []), options={"cards_45": True})
    do(played, "event nac_45")
    while played.observe(None)["prompt"]["key"] == "prompt-event-lose":
        do(played, texts(played)[0])
    assert at(played, "santander") == ["R regular-1"]
    assert at(played, "oviedo") == []


# --- San Sebastián


@pytest.mark.rule("OPT-07")
def test_san_sebastian_is_a_port_while_the_republic_holds_it() -> None:
    for options, held, wanted in (
        ({}, "R basque-1", False),
        ({"san_sebastian": True}, "R basque-1", True),
        ({"san_sebastian": True}, "N regular-1", False),
    ):
        board = [*REPUBLIC, "san_sebastian", "bilbao"]
        played = game("events", [f"{held} san_sebastian"], {}, board, 4, ([], ["rep_13"]), options=options)
        do(played, "event rep_13")
        if "take t26_1" in texts(played):
            do(played, "take t26_1")
        assert ("to san_sebastian" in texts(played)) == wanted


@pytest.mark.rule("OPT-07")
def test_a_contested_san_sebastian_is_no_port_and_never_one_for_the_nationalists() -> None:
    troops = ["R basque-1 san_sebastian", "N regular-1 san_sebastian"]
    options = {"san_sebastian": True}
    played = game("events", troops, {}, REPUBLIC, 4, ([], ["rep_13"]), options=options)
    t = table_of(played)
    bit = 1 << t.data.box_index["san_sebastian"]
    assert not t.ports(0) & bit
    assert not t.ports(1) & bit
    alone = table_of(game("events", ["N regular-1 san_sebastian"], {}, REPUBLIC, 4, options=options))
    assert not alone.ports(0) & bit
    assert not alone.ports(1) & bit


# --- all of them


@pytest.mark.rule("OPT-08")
def test_with_every_switch_off_the_game_is_the_plain_one() -> None:
    off = {name: default for name, (_, default, _) in AVAILABLE.items()}
    plain = dosespanas.new_game(seed=11)
    switched = dosespanas.new_game(options=off, seed=11)
    assert switched.hash() == plain.hash()
    assert texts(switched) == texts(plain)


@pytest.mark.rule("OPT-08")
@pytest.mark.parametrize("name", sorted(AVAILABLE))
def test_every_switch_works_alone_and_starts_a_game(name: str) -> None:
    played = dosespanas.new_game(options={name: True}, seed=5)
    assert played.legal_actions()
    assert played.observe(None)["options"] == {name: True}


# --- the data behind them


@pytest.mark.rule("OPT-01")
@pytest.mark.rule("OPT-02")
@pytest.mark.rule("OPT-04")
@pytest.mark.rule("VAR-02")
@pytest.mark.rule("VAR-04")
@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("pieces.json", '"needs_emblem": "start"', '"needs_emblem": "attack"', 'must be "start" by OPT-02'),
        ("pieces.json", '"emblem": "anarchist", "needs', '"emblem": "fai", "needs', "must be that of a troop type"),
        ("pieces.json", '"captured_as": "bt5_cap"', '"captured_as": "t26_1"', "a tank of the other side by OPT-04"),
        ("pieces.json", '"captured_as": "bt5_cap"', '"captured_as": "t26_1_cap"', "the back of one tank only"),
        ("pieces.json", '"captured_as": "bt5_cap"', '"captured_as": "kv1"', "must be the id of a tank"),
        ("cards.json", "[4, 2, 2, 2, 2, 3, 2, 2, 2, 0]", "[4, 2, 2, 2, 2, 3, 2, 2, 2, 1]", "by VAR-02"),
        ("cards.json", "[5, 5, 3, 3, 3, 4, 4, 4, 4, 0]", "[5, 5, 3, 3, 3, 4, 4, 4, 3, 0]", "by VAR-04"),
    ],
)
def test_wrong_data_are_named(file: str, old: str, new: str, says: str) -> None:
    assert any(says in str(problem) for problem in errors(changed(file, old, new)))
