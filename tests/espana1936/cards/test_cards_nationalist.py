"""Nationalist cards 1-44 as events (CRD-N): what each does when its condition holds, and that it is spent when not."""

import pytest
from tests.espana1936.build import at, control, do, game, kinds, piece, rule_of, texts
from tests.espana1936.playing import EVERYWHERE, PORTS, before, card_rule, ours_only, play, spent_in_vain
from tests.espana1936.quiet import REPUBLIC, all_but

from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

# --- new troops ---------------------------------------------------------------------------------------

FREE = [
    card_rule("CRD-N01", "nac_1", "cuenca", ["N regular-2"]),
    card_rule("CRD-N04", "nac_4", "sevilla", ["N falangist-2"]),
    card_rule("CRD-N05", "nac_5", "cadiz", ["N italian-3"]),
    card_rule("CRD-N07", "nac_7", "salamanca", ["N falangist-3"]),
    card_rule("CRD-N09", "nac_9", "cadiz", ["N italian-3"]),
    card_rule("CRD-N11", "nac_11", "cadiz", ["N africa-3"]),
    card_rule("CRD-N13", "nac_13", "cuenca", ["N falangist-3"]),
    card_rule("CRD-N16", "nac_16", "sevilla", ["N legion-2"]),
    card_rule("CRD-N17", "nac_17", "cuenca", ["N regular-3"]),
    card_rule("CRD-N22", "nac_22", "cuenca", ["N regular-2"]),
    card_rule("CRD-N23", "nac_23", "sevilla", ["N legion-3"]),
    card_rule("CRD-N26", "nac_26", "malaga", ["N italian-3"]),
    card_rule("CRD-N30", "nac_30", "teruel", ["N regular-3"]),
    card_rule("CRD-N32", "nac_32", "zaragoza", ["N africa-3"]),
    card_rule("CRD-N39", "nac_39", "cuenca", ["N regular-3"]),
    card_rule("CRD-N41", "nac_41", "cuenca", ["N regular-3"]),
]
"""[F]: no enemy counter in the box."""

PRESENT = [
    card_rule("CRD-N03", "nac_3", "pamplona", ["N carlist-2"]),
    card_rule("CRD-N38", "nac_38", "lerida", ["N regular-3"]),
    card_rule("CRD-N42", "nac_42", "malaga", ["N regular-3"]),
]
"""[O]: an own counter in the box, friendly or contested."""

ANYWHERE = {"nac_1", "nac_13", "nac_17", "nac_22", "nac_39", "nac_41"}
CHOICES = {card: ["to cuenca"] for card in ANYWHERE} | {"nac_26": ["to malaga", "to malaga"]}
"""What the cards that leave their box to their owner ask."""


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE + PRESENT)
def test_new_troops_stand_in_their_box(card: str, box: str, arrivals: list[str]) -> None:
    played = before(card)
    play(played, card, *CHOICES.get(card, []))
    assert at(played, box) == arrivals
    assert card in played.observe(None)["used"]["nationalist"]


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE)
def test_no_troops_come_where_the_enemy_has_a_unit(card: str, box: str, arrivals: list[str]) -> None:
    contested = [f"N regular-1 {box}", f"R regular-1 {box}"]
    if card in ANYWHERE or card == "nac_26":
        played = before(card, contested)
        play(played, card)
        assert rule_of(played, f"to {box}") == "EVT-10"
    else:
        assert spent_in_vain(before(card, contested), card)


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE + PRESENT)
def test_no_troops_come_into_a_box_that_only_the_enemy_holds(card: str, box: str, arrivals: list[str]) -> None:
    if card in ANYWHERE or card == "nac_26":
        played = before(card, republic=[box])
        play(played, card)
        assert rule_of(played, f"to {box}") == "EVT-10"
    else:
        assert spent_in_vain(before(card, republic=[box]), card)


@pytest.mark.parametrize(("card", "box", "arrivals"), PRESENT)
def test_troops_come_into_a_contested_box(card: str, box: str, arrivals: list[str]) -> None:
    played = before(card, [f"N regular-1 {box}", f"R regular-1 {box}"])
    play(played, card)
    assert at(played, box) == sorted([*arrivals, "N regular-1", "R regular-1"])


@pytest.mark.parametrize(("card", "box", "arrivals"), FREE + PRESENT)
def test_an_unsupplied_box_receives_nothing(card: str, box: str, arrivals: list[str]) -> None:
    assert spent_in_vain(before(card, republic=ours_only(card, box)), card)


# --- planes, tanks, generals --------------------------------------------------------------------------

MATERIAL = [
    card_rule("CRD-N02", "nac_2", ["cadiz"], [], {"sm81": "mat", "cv33_1": "cadiz"}),
    card_rule("CRD-N06", "nac_6", PORTS, ["to malaga"], {"he51": "mat", "pz1_1": "malaga"}),
    card_rule("CRD-N09", "nac_9", ["cadiz"], [], {"cv33_1": "cadiz", "cv33_2": "reserve"}),
    card_rule("CRD-N14", "nac_14", PORTS, ["take cr32"], {"cr32": "mat", "sm79": "mat"}),
    card_rule("CRD-N19", "nac_19", PORTS, [], {"bf109": "mat"}),
    card_rule("CRD-N24", "nac_24", EVERYWHERE, ["to madrid"], {"t26_cap": "madrid"}),
    card_rule("CRD-N26", "nac_26", PORTS, ["to malaga", "to cadiz"], {"cv33_1": "cadiz"}),
    card_rule("CRD-N27", "nac_27", PORTS, ["to malaga"], {"he111": "mat", "pz1_1": "malaga"}),
    card_rule("CRD-N34", "nac_34", PORTS, ["to malaga"], {"pz1_1": "malaga", "pz1_2": "reserve"}),
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
    assert spent_in_vain(before(card, republic=boxes), card)


@pytest.mark.parametrize("card", ["nac_6", "nac_14", "nac_19", "nac_27", "nac_34"])
@pytest.mark.rule("CRD-N06")
@pytest.mark.rule("CRD-N19")
def test_a_contested_port_is_not_enough(card: str) -> None:
    troops = [f"{side} regular-1 malaga" for side in "NR"]
    assert spent_in_vain(before(card, troops, republic=[p for p in PORTS if p != "malaga"]), card)


@pytest.mark.rule("MAR-04")
@pytest.mark.rule("CRD-N26")
def test_morocco_is_a_port() -> None:
    played = before("nac_26")
    play(played, "nac_26", "to marruecos", "to marruecos")
    assert at(played, "marruecos") == ["N italian-3"]
    assert piece(played, "cv33_1")["box"] == "marruecos"


@pytest.mark.rule("CRD-N18")
def test_davila_is_on_the_mat_and_assigned_next_turn() -> None:
    played = before("nac_18", ["N regular-1 burgos"])
    play(played, "nac_18")
    assert piece(played, "davila")["where"] == "mat"
    do(played, "done", "done")
    assert texts(played) == ["assign davila"]


@pytest.mark.rule("CRD-N25")
@pytest.mark.rule("AMB-14")
def test_munich_returns_one_lost_piece_of_the_condor_legion() -> None:
    lost = {"he51": "eliminated", "pz1_2": "eliminated", "cr32": "eliminated", "cv33_1": "eliminated"}
    played = before("nac_25", pieces=lost)
    play(played, "nac_25")
    assert played.observe(None)["event_card"] == "nac_25"
    assert sorted(texts(played)) == ["take he51", "take pz1_2"]
    do(played, "take pz1_2", "to malaga")
    assert piece(played, "pz1_2")["box"] == "malaga"
    assert piece(played, "he51")["where"] == "eliminated"


@pytest.mark.rule("CRD-N25")
def test_munich_brings_a_plane_to_the_mat_and_nothing_that_was_not_lost() -> None:
    played = before("nac_25", pieces={"he51": "eliminated"})
    play(played, "nac_25")
    assert piece(played, "he51")["where"] == "mat"
    assert spent_in_vain(before("nac_25", pieces={"cr32": "eliminated", "he51": "mat"}), "nac_25")
    assert spent_in_vain(before("nac_25", pieces={"he51": "eliminated"}, republic=PORTS), "nac_25")


@pytest.mark.rule("CRD-N34")
def test_german_aid_may_bring_back_a_lost_tank() -> None:
    played = before("nac_34", pieces={"pz1_1": "burgos", "pz1_2": "burgos", "pz1_3": "eliminated"})
    play(played, "nac_34", "to malaga")
    assert piece(played, "pz1_3")["box"] == "malaga"


# --- changed troops -----------------------------------------------------------------------------------

RAISED = [
    card_rule("CRD-N10", "nac_10", "italian", "carlist"),
    card_rule("CRD-N12", "nac_12", "italian", "regular"),
    card_rule("CRD-N28", "nac_28", "carlist", None),
    card_rule("CRD-N29", "nac_29", "africa", None),
    card_rule("CRD-N31", "nac_31", "italian", None),
]
"""Card, a type it raises from 3 to 5, a type it does not."""


@pytest.mark.parametrize(
    ("card", "kind", "other"),
    RAISED,
)
def test_one_troop_is_raised(card: str, kind: str, other: str | None) -> None:
    played = before(card, [f"N {kind}-3 burgos", f"N {kind}-5 soria"] if kind == "italian" else [f"N {kind}-3 burgos"])
    play(played, card)
    assert at(played, "burgos") == [f"N {kind}-5"]
    wrong = "N regular-2 burgos" if other is None else f"N {other}-3 burgos"
    assert spent_in_vain(before(card, [wrong]), card)


@pytest.mark.rule("AMB-66")
@pytest.mark.rule("CRD-N29")
@pytest.mark.rule("CRD-N31")
@pytest.mark.parametrize("card", ["nac_29", "nac_31"])
@pytest.mark.parametrize("kind", ["regular", "falangist", "carlist", "legion", "africa", "italian"])
def test_two_cards_named_for_a_type_raise_any_nationalist_3(card: str, kind: str) -> None:
    played = before(card, [f"N {kind}-3 burgos", "R regular-3 madrid"])
    play(played, card)
    assert at(played, "burgos") == [f"N {kind}-5"]
    assert at(played, "madrid") == ["R regular-3"]


@pytest.mark.rule("CRD-N28")
def test_which_troop_regroups_is_the_players_choice_and_it_must_be_supplied() -> None:
    troops = ["N regular-3 burgos", "N italian-3 soria", "N regular-3 gerona"]
    played = before("nac_28", troops, republic=["barcelona", "lerida"])
    play(played, "nac_28")
    assert sorted(texts(played)) == ["pick italian-3 soria", "pick regular-3 burgos"]
    do(played, "pick italian-3 soria")
    assert at(played, "soria") == ["N italian-5"]


@pytest.mark.rule("CRD-N20")
def test_interim_officers_free_carlists_and_falangists_from_their_modifier_for_good() -> None:
    played = before("nac_20", ["N falangist-1 burgos", "N carlist-1 soria", "N legion-2 avila", "R anarchist-2 madrid"])
    play(played, "nac_20")
    drms = {p["type"]: p["drm"] for p in played.observe(None)["pieces"] if p["kind"] == "troop"}
    assert drms == {"falangist": 0, "carlist": 0, "legion": 1, "anarchist": -1}
    assert played.observe(None)["table"] == [{"card": "nac_20", "side": "nationalist"}]


@pytest.mark.rule("CRD-N33")
def test_the_brigades_are_exchanged_for_regulars() -> None:
    played = before("nac_33", ["R international-5 madrid", "R international-3 cuenca", "R anarchist-2 cuenca"])
    play(played, "nac_33")
    assert at(played, "madrid") == ["R regular-5"]
    assert at(played, "cuenca") == ["R anarchist-2", "R regular-3"]
    assert spent_in_vain(before("nac_33", ["R anarchist-2 madrid"]), "nac_33")


@pytest.mark.rule("CRD-N33")
@pytest.mark.rule("AMB-64")
def test_without_large_regulars_the_brigades_stay() -> None:
    full = [f"R regular-3 {box}" for box in ("madrid", "cuenca", "valencia") for _ in range(4)]
    assert spent_in_vain(before("nac_33", [*full, "R international-5 murcia"]), "nac_33")


@pytest.mark.rule("CRD-N33")
@pytest.mark.rule("AMB-67")
def test_the_republican_side_chooses_which_brigades_are_exchanged() -> None:
    full = [f"R regular-3 {box}" for box in ("madrid", "cuenca", "valencia") for _ in range(4)][:11]
    played = before("nac_33", [*full, "R international-5 murcia", "R international-3 jaen"])
    play(played, "nac_33")
    assert played.actor == 1
    assert sorted(texts(played)) == ["pick international-3 jaen", "pick international-5 murcia"]
    do(played, "pick international-3 jaen")
    assert (at(played, "jaen"), at(played, "murcia")) == (["R regular-3"], ["R international-5"])


# --- what the other side loses or may not do ----------------------------------------------------------


@pytest.mark.rule("CRD-N08")
def test_durruti_falls_for_good() -> None:
    played = before("nac_8", pieces={"durruti": "mat", "rojo": "mat"})
    play(played, "nac_8")
    assert piece(played, "durruti")["where"] == "out"
    assert piece(played, "rojo")["where"] == "mat"
    assert spent_in_vain(before("nac_8", pieces={"durruti": "out"}), "nac_8")


@pytest.mark.rule("CRD-N15")
def test_the_republican_side_chooses_three_militia_to_lose() -> None:
    troops = ["R anarchist-3 madrid", "R communist-2 cuenca", "R anarchist-1 murcia", "R communist-1 murcia"]
    played = before("nac_15", [*troops, "R regular-1 cuenca", "N falangist-1 burgos"])
    play(played, "nac_15")
    assert played.actor == 1
    assert sorted(texts(played)) == [
        "lose anarchist-1 murcia", "lose anarchist-3 madrid", "lose communist-1 murcia", "lose communist-2 cuenca"
    ]  # fmt: skip
    assert played.observe(1)["prompt"]["args"]["count"] == 3
    assert {action["args"]["whose"] for action in played.legal_view()} == {"own"}
    do(played, "lose anarchist-3 madrid")
    assert played.observe(1)["prompt"]["args"]["count"] == 2
    do(played, "lose communist-1 murcia", "lose anarchist-1 murcia")
    assert at(played, "cuenca") == ["R communist-2", "R regular-1"]
    assert at(played, "madrid") == at(played, "murcia") == []
    assert control(played, "madrid") == "republican"


@pytest.mark.rule("CRD-N15")
@pytest.mark.rule("EVT-05")
def test_of_two_militia_both_are_lost() -> None:
    played = before("nac_15", ["R anarchist-3 madrid", "R communist-2 cuenca", "R regular-2 cuenca"])
    play(played, "nac_15", "lose anarchist-3 madrid")
    assert at(played, "madrid") == []
    assert at(played, "cuenca") == ["R regular-2"]
    assert spent_in_vain(before("nac_15", ["R regular-2 cuenca"]), "nac_15")


@pytest.mark.rule("CRD-N37")
def test_the_republican_side_loses_a_russian_plane_of_its_choice() -> None:
    planes = {"i15_1": "mat", "sb2": "mat", "br19_rep": "mat", "i16_1": "eliminated"}
    played = before("nac_37", pieces=planes)
    play(played, "nac_37")
    assert played.actor == 1
    assert sorted(texts(played)) == ["take i15_1", "take sb2"]
    do(played, "take sb2")
    assert piece(played, "sb2")["where"] == "eliminated"
    assert piece(played, "i15_1")["where"] == "mat"
    assert spent_in_vain(before("nac_37", pieces={"br19_rep": "mat"}), "nac_37")


@pytest.mark.rule("CRD-N40")
def test_the_madrid_coup_removes_a_republican_unit_of_the_nationalists_choice() -> None:
    troops = ["R regular-5 madrid", "R anarchist-1 madrid", "R regular-3 cuenca", "N regular-1 madrid"]
    played = before("nac_40", troops, {"t26_1": "madrid"})
    play(played, "nac_40")
    assert played.actor == 0
    assert sorted(texts(played)) == ["lose anarchist-1 madrid", "lose regular-5 madrid", "lose t26_1"]
    assert {action["args"]["whose"] for action in played.legal_view()} == {"enemy"}
    do(played, "lose regular-5 madrid")
    assert at(played, "madrid") == ["N regular-1", "R anarchist-1"]


@pytest.mark.rule("CRD-N40")
def test_the_madrid_coup_may_take_a_tank_but_no_marker() -> None:
    played = before("nac_40", ["R anarchist-1 madrid"], {"t26_1": "madrid"})
    play(played, "nac_40", "lose t26_1")
    assert piece(played, "t26_1")["where"] == "eliminated"
    played = before("nac_40", ["R anarchist-1 madrid"])
    play(played, "nac_40")
    assert control(played, "madrid") == "republican"
    assert spent_in_vain(before("nac_40", republic=["madrid"]), "nac_40")
    assert spent_in_vain(before("nac_40", ["N regular-1 madrid"]), "nac_40")


@pytest.mark.parametrize("card", ["nac_21", "nac_36"])
@pytest.mark.rule("CRD-N21")
@pytest.mark.rule("CRD-N36")
def test_a_call_up_pays_three_points_in_the_next_replacement_phase(card: str) -> None:
    turn = 2 if card == "nac_21" else 8
    played = before(card, turn=turn)
    play(played, card)
    assert played.observe(None)["replacement_due"] == {"nationalist": 3, "republican": 0}
    events = play(before(card, turn=turn + 1), card)
    points = {e["args"]["side"]: e["args"]["count"] for e in events if e["kind"] == "rp"}
    assert points == {"side:nationalist": 15, "side:republican": 0}


@pytest.mark.rule("CRD-N35")
@pytest.mark.rule("AMB-69")
def test_republican_problems_leave_two_boxes() -> None:
    played = before("nac_35")
    play(played, "nac_35")
    assert played.observe(None)["limits"]["republican"] == {"attacks": None, "battles": 2}
    assert played.observe(None)["limits"]["nationalist"] == {"attacks": None, "battles": None}


def attack_with(played: Game, *attackers: str) -> None:
    """Attack with some troops of the battle in hand, one after another, without cards."""
    for attacker in attackers:
        do(played, f"attack {attacker}")
        do(played, texts(played)[0])
        while not texts(played)[0].startswith(("attack", "battle", "decline")):
            do(played, next(text for text in texts(played) if text in ("done", "no-card")))


@pytest.mark.rule("CRD-N35")
@pytest.mark.rule("AMB-69")
def test_each_of_the_two_boxes_is_fought_in_full_and_a_third_is_refused() -> None:
    fronts = {"madrid": "rojo", "toledo": "miaja", "cuenca": "durruti"}
    troops = [f"{side} regular-{n} {box}" for box in fronts for side, n in (("R", 1), ("R", 2), ("N", 5))]
    pieces = {general: box for box, general in fronts.items()}
    played = game("combat", troops, pieces, REPUBLIC, 9, counters={"battles_left": [99, 2]})
    for box, general in list(fronts.items())[:2]:
        do(played, f"battle {general}")
        attack_with(played, f"regular-1 {box}", f"regular-2 {box}")
    assert rule_of(played, "battle durruti") == "CRD-N35"
    assert texts(played) == ["decline durruti"]


@pytest.mark.rule("AMB-69")
def test_a_box_fought_over_in_an_offensive_counts_once() -> None:
    troops = [
        "R regular-1 madrid",
        "R regular-2 madrid",
        "N regular-5 madrid",
        "R regular-1 cuenca",
        "N regular-5 cuenca",
    ]
    pieces = {"rojo": "madrid", "miaja": "cuenca"}
    bit = 1 << load_data().box_index["madrid"]
    played = game("combat", troops, pieces, turn=9, counters={"battles_left": [99, 0], "fought": [0, bit]})
    assert "battle rojo" in texts(played)
    assert rule_of(played, "battle miaja") == "CRD-N35"
    do(played, "battle rojo")
    attack_with(played, "regular-1 madrid", "regular-2 madrid")
    assert played.observe(None)["limits"]["republican"]["battles"] == 0


@pytest.mark.rule("CRD-N44")
def test_nationalist_intelligence_cancels_the_republican_event() -> None:
    played = game("events", [], republic=EVERYWHERE, turn=8, hands=(["nac_44"], ["rep_18"]))
    do(played, "pass")
    events = do(played, "event rep_18")
    assert played.actor == 0
    assert texts(played) == ["cancel nac_44", "accept"]
    events += do(played, "cancel nac_44")
    assert "event-cancelled" in kinds(events) and "placed" not in kinds(events)
    assert played.observe(None)["used"] == {"nationalist": ["nac_44"], "republican": ["rep_18"]}


@pytest.mark.rule("CRD-N01")
def test_any_box_means_any_that_is_free_of_the_enemy() -> None:
    played = before("nac_1", ["N regular-1 soria", "R regular-1 soria"], republic=["madrid"])
    play(played, "nac_1")
    assert texts(played) == [f"to {box}" for box in all_but("soria", "madrid")]
