"""Republican cards 1-44 as events (CRD-R): what each does when its condition holds, and that it is spent when not."""

import pytest
from tests.espana1936.build import at, control, do, game, kinds, piece, rule_of, texts
from tests.espana1936.playing import (
    EVERYWHERE,
    PORTS,
    before,
    card_rule,
    ours_only,
    play,
    spent_in_vain,
)
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

# --- new troops ---------------------------------------------------------------------------------------

FREE = [
    card_rule("CRD-R01", "rep_1", "barcelona", ["R anarchist-1", "R anarchist-2"]),
    card_rule("CRD-R07", "rep_7", "cuenca", ["R communist-2"]),
    card_rule("CRD-R11", "rep_11", "zaragoza", ["R anarchist-3"]),
    card_rule("CRD-R28", "rep_28", "barcelona", ["R regular-1", "R regular-2"]),
    card_rule("CRD-R38", "rep_38", "albacete", ["R regular-3"]),
    card_rule("CRD-R38", "rep_38", "cordoba", ["R regular-3"]),
    card_rule("CRD-R39", "rep_39", "barcelona", ["R communist-1", "R communist-2"]),
]
"""[F]: no enemy counter in the box."""

PRESENT = [
    card_rule("CRD-R02", "rep_2", "madrid", ["R communist-2"]),
    card_rule("CRD-R04", "rep_4", "madrid", ["R communist-3"]),
    card_rule("CRD-R05", "rep_5", "albacete", ["R international-3"]),
    card_rule("CRD-R06", "rep_6", "bilbao", ["R basque-2"]),
    card_rule("CRD-R09", "rep_9", "madrid", ["R anarchist-2", "R communist-2"]),
    card_rule("CRD-R12", "rep_12", "albacete", ["R international-3"]),
    card_rule("CRD-R18", "rep_18", "teruel", ["R regular-3"]),
    card_rule("CRD-R26", "rep_26", "albacete", ["R international-3"]),
    card_rule("CRD-R32", "rep_32", "ciudad_real", ["R regular-3"]),
    card_rule("CRD-R41", "rep_41", "valencia", ["R regular-3"]),
    card_rule("CRD-R42", "rep_42", "ciudad_real", ["R regular-3"]),
]
"""[O]: an own counter in the box, friendly or contested."""

CHOSEN = {"rep_7", "rep_18", "rep_38"}
"""The cards that let their owner choose the box."""

BRIGADES = ["rep_5", "rep_12", "rep_26"]


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE + PRESENT)
def test_new_troops_stand_in_their_box(card: str, box: str, arrivals: list[str]) -> None:
    played = before(card)
    play(played, card, *([f"to {box}"] if card in CHOSEN else []))
    assert at(played, box) == arrivals
    assert card in played.observe(None)["used"]["republican"]


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE)
def test_no_troops_come_where_the_enemy_has_a_unit(card: str, box: str, arrivals: list[str]) -> None:
    played = before(card, [f"N regular-1 {box}", f"R regular-1 {box}"], republic=ours_only(card, "madrid"))
    if card != "rep_7":
        assert spent_in_vain(played, card)
        return
    play(played, card)
    assert at(played, box) == ["N regular-1", "R regular-1"]


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE + PRESENT)
def test_no_troops_come_into_a_box_that_only_the_enemy_holds(card: str, box: str, arrivals: list[str]) -> None:
    others = {"cordoba", "albacete"} if card == "rep_38" else {box}
    if card in ("rep_7", "rep_18"):
        played = before(card)
        assert f"to {box}" in texts_after(card)
        played = before(card, republic=all_but(box))
        play(played, card)
        assert rule_of(played, f"to {box}") == "EVT-10"
    else:
        assert spent_in_vain(before(card, republic=all_but(*others)), card)


def texts_after(card: str) -> list[str]:
    """What may be chosen after a card is played on a wholly Republican board."""
    played = before(card)
    play(played, card)
    return texts(played)


@pytest.mark.parametrize(("card", "box", "arrivals"), PRESENT)
def test_troops_come_into_a_contested_box(card: str, box: str, arrivals: list[str]) -> None:
    played = before(card, [f"N regular-1 {box}", f"R regular-1 {box}"])
    play(played, card, *([f"to {box}"] if card in CHOSEN else []))
    assert at(played, box) == sorted([*arrivals, "N regular-1", "R regular-1"])


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE + PRESENT)
def test_an_unsupplied_box_receives_nothing(card: str, box: str, arrivals: list[str]) -> None:
    ports = ["tarragona"] if card in BRIGADES else []
    assert spent_in_vain(before(card, republic=[box, *ports]), card)


@pytest.mark.parametrize(("card", "box", "arrivals"), [row for row in PRESENT if row.values[0] in BRIGADES])
def test_the_brigades_need_a_port(card: str, box: str, arrivals: list[str]) -> None:
    assert spent_in_vain(before(card, republic=all_but(*PORTS)), card)
    contested = ["N regular-1 valencia", "R regular-1 valencia"]
    assert spent_in_vain(before(card, contested, republic=all_but(*PORTS)), card)
    played = before(card, republic=all_but(*[p for p in PORTS if p != "almeria"]))
    play(played, card)
    assert at(played, box) == arrivals


# --- planes, tanks, generals --------------------------------------------------------------------------

HARBOUR = "to valencia"
FIGHTERS = ["take i15_1", "take i16_1"]
MATERIAL = [
    card_rule("CRD-R03", "rep_3", ["murcia"], [], {"i15_1": "mat", "t26_1": "murcia"}),
    card_rule("CRD-R10", "rep_10", EVERYWHERE, [], {"i16_1": "mat"}),
    card_rule("CRD-R13", "rep_13", PORTS, [HARBOUR], {"t26_1": "valencia", "t26_2": "valencia"}),
    card_rule("CRD-R17", "rep_17", PORTS, [HARBOUR], {"sb2": "mat", "bt5": "valencia"}),
    card_rule("CRD-R22", "rep_22", ["barcelona"], ["take sb2"], {"sb2": "mat", "i15_1": "reserve"}),
    card_rule("CRD-R23", "rep_23", PORTS, ["take bt5", HARBOUR], {"bt5": "valencia", "t26_1": "reserve"}),
    card_rule("CRD-R24", "rep_24", ["barcelona"], ["take i16_1"], {"i16_1": "mat", "sb2": "reserve"}),
    card_rule("CRD-R25", "rep_25", PORTS, FIGHTERS, {"i15_1": "mat", "i16_1": "mat", "i15_2": "reserve"}),
    card_rule("CRD-R30", "rep_30", ["barcelona", "valencia"], ["take i15_1"], {"i15_1": "mat", "i16_1": "reserve"}),
    card_rule("CRD-R34", "rep_34", PORTS, [], {"i16_1": "mat", "i16_2": "reserve"}),
]
"""Card, the boxes of which one must be held, choices, where the pieces are afterwards (AMB-16: planes on the mat)."""


@pytest.mark.parametrize(("card", "boxes", "choices", "pieces"), MATERIAL)
def test_planes_and_tanks_arrive(card: str, boxes: list[str], choices: list[str], pieces: dict[str, str]) -> None:
    played = before(card)
    play(played, card, *choices)
    assert {name: piece(played, name)["box"] or piece(played, name)["where"] for name in pieces} == pieces


@pytest.mark.parametrize(("card", "boxes", "choices", "pieces"), MATERIAL)
def test_planes_and_tanks_need_their_box(
    card: str, boxes: list[str], choices: list[str], pieces: dict[str, str]
) -> None:
    assert spent_in_vain(before(card, republic=all_but(*boxes)), card)


@pytest.mark.parametrize("card", ["rep_22", "rep_24"])
@pytest.mark.rule("CRD-R22")
@pytest.mark.rule("CRD-R24")
def test_planes_come_to_a_contested_barcelona(card: str) -> None:
    played = before(card, ["N regular-1 barcelona", "R regular-1 barcelona"])
    play(played, card, "take sb2")
    assert piece(played, "sb2")["where"] == "mat"


@pytest.mark.rule("CRD-R30")
def test_national_construction_needs_only_one_of_two_boxes() -> None:
    played = before("rep_30", ["N regular-1 barcelona", "R regular-1 barcelona"], republic=all_but("valencia"))
    play(played, "rep_30", "take i16_1")
    assert piece(played, "i16_1")["where"] == "mat"


@pytest.mark.parametrize("card", ["rep_3", "rep_13", "rep_17", "rep_23", "rep_25", "rep_34"])
@pytest.mark.rule("CRD-R13")
@pytest.mark.rule("CRD-R17")
def test_a_contested_port_is_not_enough(card: str) -> None:
    troops = [f"{side} regular-1 murcia" for side in "NR"]
    assert spent_in_vain(before(card, troops, republic=all_but(*PORTS)), card)


@pytest.mark.rule("CRD-R13")
def test_the_last_tank_comes_alone_and_none_when_all_are_out() -> None:
    lost = {"t26_1": "eliminated", "t26_2": "eliminated"}
    played = before("rep_13", pieces=lost)
    play(played, "rep_13", HARBOUR)
    assert [piece(played, t)["box"] for t in ("t26_1", "t26_2", "t26_3")] == [None, None, "valencia"]
    assert spent_in_vain(before("rep_13", pieces=lost | {"t26_3": "madrid"}), "rep_13")


@pytest.mark.rule("CRD-R23")
@pytest.mark.rule("AMB-14")
def test_later_tanks_may_be_those_that_were_lost() -> None:
    gone = {"t26_1": "eliminated", "t26_2": "madrid", "t26_3": "madrid", "bt5": "madrid"}
    played = before("rep_23", pieces=gone)
    play(played, "rep_23", HARBOUR)
    assert piece(played, "t26_1")["box"] == "valencia"


LOST = dict.fromkeys(("br19_rep", "i15_1", "i15_2", "i16_1", "i16_2", "sb2"), "eliminated")


@pytest.mark.rule("AMB-14")
@pytest.mark.rule("HIT-09")
@pytest.mark.rule("CRD-R24")
@pytest.mark.rule("CRD-R25")
@pytest.mark.rule("CRD-R30")
@pytest.mark.rule("CRD-R34")
@pytest.mark.parametrize("card", ["rep_24", "rep_25", "rep_30", "rep_34"])
def test_destroyed_planes_stay_destroyed(card: str) -> None:
    assert spent_in_vain(before(card, pieces=LOST), card)
    played = before(card, pieces={**LOST, "i16_2": "reserve"})
    play(played, card)
    assert [name for name in LOST if piece(played, name)["where"] == "mat"] == ["i16_2"]


@pytest.mark.rule("AMB-14")
@pytest.mark.rule("CRD-R24")
@pytest.mark.parametrize("place", ["eliminated", "reserve"])
def test_the_frontier_never_brings_the_planes_of_the_naval_war(place: str) -> None:
    pieces = {**LOST, "ni52": place, "i15_1": "reserve", "sb2": "reserve"}
    played = before("rep_24", pieces=pieces, options={"naval": True})
    play(played, "rep_24")
    assert sorted(texts(played)) == ["take i15_1", "take sb2"]


@pytest.mark.rule("CRD-R16")
def test_mola_falls_for_good() -> None:
    played = before("rep_16", pieces={"mola": "mat", "franco": "mat"})
    play(played, "rep_16")
    assert piece(played, "mola")["where"] == "out"
    assert piece(played, "franco")["where"] == "mat"


@pytest.mark.rule("CRD-R16")
def test_mola_cannot_fall_twice() -> None:
    assert spent_in_vain(before("rep_16", pieces={"mola": "out"}), "rep_16")


@pytest.mark.rule("CRD-R19")
def test_lister_is_on_the_mat_and_assigned_next_turn() -> None:
    played = before("rep_19", ["R regular-1 madrid", "N regular-1 burgos"])
    play(played, "rep_19")
    assert piece(played, "lister")["where"] == "mat"
    do(played, "done", "done")
    assert "assign lister" in texts(played)


@pytest.mark.rule("CRD-R35")
def test_ulibarri_needs_basque_troops_in_their_country() -> None:
    for box in ("bilbao", "san_sebastian"):
        played = before("rep_35", [f"R basque-1 {box}"])
        play(played, "rep_35")
        assert piece(played, "ulibarri")["where"] == "mat"
    assert spent_in_vain(before("rep_35", ["R basque-1 santander", "R regular-1 bilbao"]), "rep_35")


@pytest.mark.rule("CRD-R35")
@pytest.mark.rule("AMB-75")
def test_ulibarri_is_assigned_to_his_country_alone_in_the_turn_after_his_card() -> None:
    troops = ["R basque-1 bilbao", "R regular-1 santander", "R regular-1 madrid", "N regular-1 burgos"]
    played = before("rep_35", troops, republic=[*REPUBLIC, "bilbao", "santander"])
    play(played, "rep_35")
    for turn in (9, 10):
        do(played, "done", "done")
        assert (played.observe(None)["turn"], texts(played)) == (turn, ["assign ulibarri"])
        do(played, "assign ulibarri")
        assert set(texts(played)) == ({"to bilbao"} if turn == 9 else {"to bilbao", "to santander", "to madrid"})
        assert rule_of(played, "to santander") == ("AMB-75" if turn == 9 else None)
        do(played, "to bilbao")
        until(played, phase("movement", 10))


@pytest.mark.rule("AMB-75")
def test_a_new_general_who_cannot_come_waits_a_turn() -> None:
    troops = ["R basque-1 bilbao", "R regular-1 madrid", "N regular-1 burgos"]
    played = game("generals", troops, {"ulibarri": "mat"}, flags={"ulibarri": 64}, republic=EVERYWHERE)
    assert texts(played) == ["assign ulibarri"]
    played = game("generals", troops[1:], {"ulibarri": "mat", "rojo": "mat"}, flags={"ulibarri": 64})
    assert texts(played) == ["assign rojo"]
    assert rule_of(played, "assign ulibarri") == "AMB-75"


@pytest.mark.rule("AMB-75")
@pytest.mark.rule("CRD-OFF")
def test_an_offensive_does_not_free_a_new_general() -> None:
    troops = ["R basque-2 bilbao", "N regular-5 bilbao", "R regular-1 madrid", "N regular-1 burgos"]
    played = game(
        "turn-start", troops, {"ulibarri": "mat"}, EVERYWHERE, 9, flags={"ulibarri": 64},
        counters={"offensive_next": 1},
    )  # fmt: skip
    do(played, "done", "assign ulibarri")
    assert texts(played) == ["to bilbao"]
    do(played, "to bilbao", "decline ulibarri", "done", "assign ulibarri")
    assert texts(played) == ["to bilbao"]


# --- changed troops -----------------------------------------------------------------------------------


@pytest.mark.rule("CRD-R08")
def test_mixed_brigades_make_any_own_troop_a_regular_3() -> None:
    played = before("rep_8", ["R anarchist-1 madrid", "R regular-1 cuenca", "N regular-1 burgos"])
    play(played, "rep_8")
    assert sorted(texts(played)) == ["pick anarchist-1 madrid", "pick regular-1 cuenca"]
    do(played, "pick anarchist-1 madrid")
    assert at(played, "madrid") == ["R regular-3"]


@pytest.mark.rule("CRD-R08")
def test_mixed_brigades_need_a_free_regular_3() -> None:
    full = [f"R regular-3 {box}" for box in ("madrid", "cuenca", "valencia") for _ in range(4)]
    assert spent_in_vain(before("rep_8", [*full, "R anarchist-1 murcia"]), "rep_8")
    assert spent_in_vain(before("rep_8"), "rep_8")


RAISED = [
    card_rule("CRD-R14", "rep_14", "R international-3 madrid", "R international-5", "R regular-3 madrid"),
    card_rule("CRD-R15", "rep_15", "R basque-2 bilbao", "R basque-3", "R basque-1 bilbao"),
    card_rule("CRD-R27", "rep_27", "R communist-3 barcelona", "R communist-5", "R communist-3 madrid"),
    card_rule("CRD-R31", "rep_31", "R anarchist-3 madrid", "R anarchist-5", "R anarchist-2 madrid"),
]


@pytest.mark.parametrize(
    ("card", "troop", "becomes", "other"),
    RAISED,
)
def test_one_troop_is_raised(card: str, troop: str, becomes: str, other: str) -> None:
    box = troop.split()[2]
    played = before(card, [troop])
    play(played, card)
    assert at(played, box) == [becomes]
    assert spent_in_vain(before(card, [other]), card)


@pytest.mark.rule("CRD-R31")
def test_which_troop_regroups_is_the_players_choice() -> None:
    played = before("rep_31", ["R regular-3 madrid", "R communist-3 cuenca", "N regular-3 burgos"])
    play(played, "rep_31")
    assert sorted(texts(played)) == ["pick communist-3 cuenca", "pick regular-3 madrid"]
    do(played, "pick communist-3 cuenca")
    assert at(played, "cuenca") == ["R communist-5"]


@pytest.mark.rule("CRD-R15")
def test_a_raise_needs_the_large_counter() -> None:
    troops = ["R basque-3 san_sebastian", "R basque-3 santander", "R basque-2 bilbao"]
    assert spent_in_vain(before("rep_15", troops), "rep_15")


@pytest.mark.rule("CRD-R20")
def test_war_academies_free_militia_from_their_modifier_for_good() -> None:
    played = before("rep_20", ["R anarchist-2 madrid", "R communist-2 cuenca", "N falangist-1 burgos"])
    before_card = {p["type"]: p["drm"] for p in played.observe(None)["pieces"] if p["kind"] == "troop"}
    play(played, "rep_20")
    after_card = {p["type"]: p["drm"] for p in played.observe(None)["pieces"] if p["kind"] == "troop"}
    assert before_card == {"anarchist": -1, "communist": -1, "falangist": -1}
    assert after_card == {"anarchist": 0, "communist": 0, "falangist": -1}
    assert played.observe(None)["table"] == [{"card": "rep_20", "side": "republican"}]


@pytest.mark.rule("CRD-R40")
def test_state_of_war_makes_militia_regular() -> None:
    troops = ["R anarchist-3 madrid", "R communist-2 madrid", "R international-3 cuenca", "N falangist-1 burgos"]
    played = before("rep_40", troops)
    play(played, "rep_40")
    assert at(played, "madrid") == ["R regular-2", "R regular-3"]
    assert at(played, "cuenca") == ["R international-3"]
    assert at(played, "burgos") == ["N falangist-1"]


@pytest.mark.rule("CRD-R40")
@pytest.mark.rule("AMB-64")
def test_state_of_war_keeps_militia_for_whom_there_is_no_counter() -> None:
    full = [f"R regular-3 {box}" for box in ("madrid", "cuenca", "valencia") for _ in range(4)]
    played = before("rep_40", [*full, "R anarchist-3 murcia", "R anarchist-1 murcia"])
    play(played, "rep_40")
    assert at(played, "murcia") == ["R anarchist-3", "R regular-1"]


SCARCE = ["madrid", "cuenca", "valencia"]


@pytest.mark.rule("CRD-R40")
@pytest.mark.rule("AMB-67")
def test_the_owner_chooses_who_becomes_regular_where_counters_are_short() -> None:
    full = [f"R regular-3 {box}" for box in SCARCE for _ in range(4)][:10]
    troops = [*full, "R anarchist-3 murcia", "R communist-5 jaen", "R anarchist-3 albacete", "R communist-1 jaen"]
    played = before("rep_40", troops)
    play(played, "rep_40")
    assert played.actor == 1
    assert sorted(texts(played)) == ["pick anarchist-3 albacete", "pick anarchist-3 murcia", "pick communist-5 jaen"]
    do(played, "pick anarchist-3 albacete")
    assert sorted(texts(played)) == ["pick anarchist-3 murcia", "pick communist-5 jaen"]
    do(played, "pick communist-5 jaen")
    assert at(played, "murcia") == ["R anarchist-3"]
    assert at(played, "albacete") == ["R regular-3"]
    assert at(played, "jaen") == ["R regular-1", "R regular-5"]


@pytest.mark.rule("AMB-67")
def test_where_there_are_counters_for_all_nobody_is_asked() -> None:
    full = [f"R regular-3 {box}" for box in SCARCE for _ in range(4)][:9]
    played = before("rep_40", [*full, "R anarchist-3 murcia", "R communist-5 jaen", "R anarchist-3 albacete"])
    play(played, "rep_40")
    assert not any(text.startswith("pick") for text in texts(played))
    assert at(played, "murcia") == at(played, "albacete") == ["R regular-3"]


@pytest.mark.rule("AMB-67")
@pytest.mark.rule("OPT-06")
def test_in_the_fog_the_question_does_not_tell_who_is_short_of_counters() -> None:
    asked = []
    for regulars in (9, 12):
        full = [f"R regular-3 {box}" for box in SCARCE for _ in range(4)][:regulars]
        played = before("rep_40", [*full, "R anarchist-1 murcia"], options={"fog": True})
        play(played, "rep_40")
        asked.append((played.actor, texts(played)))
    assert asked == [(1, ["pick anarchist-1 murcia"])] * 2


@pytest.mark.rule("CRD-R40")
def test_state_of_war_without_militia_is_spent() -> None:
    assert spent_in_vain(before("rep_40", ["R regular-1 madrid"]), "rep_40")


# --- what the other side loses or may not do ----------------------------------------------------------


@pytest.mark.parametrize(("italians", "lost"), [(0, 0), (1, 1), (2, 1), (3, 1)])
@pytest.mark.rule("CRD-R33")
@pytest.mark.rule("AMB-18")
@pytest.mark.rule("AMB-68")
def test_half_the_italian_counters_leave_rounded_down_but_one_at_least(italians: int, lost: int) -> None:
    troops = [f"N italian-{n} {box}" for n, box in ((5, "burgos"), (3, "soria"), (3, "avila"))][:italians]
    played = before("rep_33", [*troops, "N regular-1 cadiz", "R regular-1 madrid"])
    if lost == 0:
        assert spent_in_vain(played, "rep_33")
        return
    play(played, "rep_33")
    if italians > 1:
        assert played.actor == 0
        assert all(text.startswith("lose italian-") for text in texts(played))
        do(played, "lose italian-3 soria")
    left = [p for p in played.observe(None)["pieces"] if p["kind"] == "troop" and p["type"] == "italian"]
    assert len(left) == italians - lost
    assert control(played, "soria" if italians > 1 else "burgos") == "nationalist"


@pytest.mark.parametrize("card", ["rep_21", "rep_36"])
@pytest.mark.rule("CRD-R21")
@pytest.mark.rule("CRD-R36")
def test_a_call_up_pays_three_points_in_the_next_replacement_phase(card: str) -> None:
    turn = 2 if card == "rep_21" else 8
    played = before(card, ["R regular-1 madrid", "N regular-1 burgos"], republic=all_but("burgos"), turn=turn)
    play(played, card)
    seen = played.observe(None)
    assert (seen["turn"], seen["replacement_due"]["republican"]) == (turn + 1, 3)
    assert {"card": card, "side": "republican"} in seen["table"]
    same_turn = before(card, ["R regular-1 madrid"], turn=turn + 1)
    events = play(same_turn, card)
    points = {e["args"]["side"]: e["args"]["count"] for e in events if e["kind"] == "rp"}
    assert points == {"side:nationalist": 0, "side:republican": 15}
    assert same_turn.observe(None)["replacement_due"]["republican"] == 0
    assert same_turn.observe(None)["table"] == []


@pytest.mark.rule("CRD-R43")
def test_oil_embargo_lets_the_nationalists_attack_in_two_boxes() -> None:
    played = before("rep_43")
    play(played, "rep_43")
    assert played.observe(None)["limits"]["nationalist"] == {"attacks": None, "battles": 2}
    assert played.observe(None)["limits"]["republican"] == {"attacks": None, "battles": None}


EMBARGO = {"battles_left": [2, 99]}
FRONT = [f"{side} regular-{n} {box}" for box in ("soria", "avila", "burgos") for side, n in (("N", 2), ("R", 5))]
STAFF = {"mola": "soria", "varela": "avila", "franco": "burgos"}


@pytest.mark.rule("CRD-R43")
@pytest.mark.rule("AMB-19")
def test_oil_embargo_counts_boxes_not_attacks() -> None:
    played = game("combat", [*FRONT, "N regular-3 soria"], STAFF, counters=EMBARGO)
    do(played, "battle mola", "attack regular-2 soria", "target regular-5 soria")
    do(played, "attack regular-3 soria")
    do(played, texts(played)[0])
    do(played, "battle varela", "attack regular-2 avila", "target regular-5 avila")
    assert rule_of(played, "battle franco") == "CRD-R43"


@pytest.mark.rule("CRD-R43")
def test_a_battle_without_an_attack_is_not_counted_by_the_embargo() -> None:
    played = game("combat", FRONT, STAFF, counters=EMBARGO)
    do(played, "battle mola", "done", "battle varela", "attack regular-2 avila", "target regular-5 avila")
    assert rule_of(played, "battle franco") is None


@pytest.mark.rule("CRD-R44")
def test_republican_intelligence_cancels_the_nationalist_event() -> None:
    played = game("events", [], turn=8, hands=(["nac_39"], ["rep_44"]))
    events = do(played, "event nac_39")
    assert texts(played) == ["cancel rep_44", "accept"]
    events += do(played, "cancel rep_44")
    assert "event-cancelled" in kinds(events) and "placed" not in kinds(events)
    assert played.observe(None)["used"] == {"nationalist": ["nac_39"], "republican": ["rep_44"]}
