"""The Republican offensive (CRD-OFF, CRD-R29): one movement and one attack before the turn."""

from typing import Any

import pytest
from tests.espana1936.build import at, do, game, kinds, piece, rule_of, texts
from tests.espana1936.playing import before, play
from tests.espana1936.quiet import REPUBLIC, phase, until

import dosespanas
from dosespanas.kernel.game import Game

TROOPS = ["R regular-5 madrid", "R regular-3 cuenca", "N regular-5 toledo", "N regular-1 burgos"]
STAFF = {"rojo": "mat", "miaja": "mat", "varela": "mat"}
OPEN = [box for box in REPUBLIC if box not in ("madrid", "cuenca")]


CROWD = ["R regular-5 madrid", "R regular-3 cuenca", *["N regular-5 toledo"] * 3]
"""Enough on both sides for Toledo to stay contested after one attack."""


def opening(troops: list[str] = TROOPS, pieces: dict[str, str] | None = None, turn: int = 9, **more: Any) -> Game:
    """The start of a turn after the card was played; the Republican side moves first."""
    counters = {"offensive_next": 1}
    return game("turn-start", troops, pieces or STAFF, republic=OPEN, turn=turn, counters=counters, **more)


def to_combat(played: Game) -> None:
    """Through the Nationalist movement and the generals, Rojo to Toledo, to the first Republican activation."""
    do(played, "done")
    while played.observe(None)["phase"] == "generals":
        do(played, "assign rojo" if "assign rojo" in texts(played) else texts(played)[0])
        do(played, "to toledo" if "to toledo" in texts(played) else texts(played)[0])
    while played.actor == 0:
        do(played, texts(played)[-1])


def attacked(**more: Any) -> Game:
    """The opening attack by Rojo at Toledo is over; the turn itself begins."""
    played = opening(**more)
    do(played, "move regular-5 madrid", "to toledo", "done", "assign rojo", "to toledo", "battle rojo")
    do(played, "attack regular-5 toledo", "target regular-5 toledo")
    while played.observe(None)["battle"]:
        do(played, next(text for text in texts(played) if text in ("done", "no-card")))
    return played


@pytest.mark.rule("CRD-R29")
@pytest.mark.rule("EVT-06")
def test_the_card_lies_aside_and_opens_the_next_turn() -> None:
    played = before("rep_29", ["R regular-2 madrid", "N regular-1 burgos"])
    play(played, "rep_29")
    seen = played.observe(None)
    assert (seen["turn"], seen["phase"], seen["actor"]) == (9, "offensive", "republican")
    assert seen["table"] == [{"card": "rep_29", "side": "republican"}]
    assert seen["stations"][0] == "offensive"


@pytest.mark.rule("CRD-OFF")
def test_the_opening_comes_before_the_draw_and_has_its_order() -> None:
    decks: tuple[list[str], list[str], list[str], list[str]] = ([], ["nac_28"], [], ["rep_31"])
    played = opening(decks=decks)
    assert played.observe(None)["hands"]["republican"]["count"] == 0
    do(played, "move regular-5 madrid", "to toledo", "done")
    assert texts(played) == ["assign rojo", "assign miaja", "done"]
    do(played, "assign rojo", "to toledo")
    assert texts(played) == ["battle rojo", "decline rojo"]
    events = do(played, "decline rojo")
    assert "drew" in kinds(events)
    seen = played.observe(None)
    assert (seen["phase"], seen["phase_side"], seen["actor"]) == ("movement", "nationalist", "nationalist")


@pytest.mark.rule("CRD-OFF")
def test_only_one_general_and_he_may_be_left_out() -> None:
    played = opening()
    do(played, "done", "done")
    assert played.observe(None)["phase_side"] == "nationalist"
    played = opening()
    do(played, "move regular-5 madrid", "to toledo", "done", "assign rojo", "to toledo")
    assert rule_of(played, "assign miaja") is not None


@pytest.mark.rule("CRD-OFF")
def test_there_is_no_second_republican_movement() -> None:
    played = opening()
    do(played, "done", "done")
    events = do(played, "done")
    phases = [(e["args"]["phase"], e["args"].get("side")) for e in events if e["kind"] == "phase"]
    assert phases == [("phase:generals", None)]
    assert "movement" in played.observe(None)["stations"]
    assert played.observe(None)["stations"].count("movement") == 1


@pytest.mark.rule("CRD-OFF")
@pytest.mark.rule("AMB-57")
def test_the_general_may_activate_again_but_a_troop_attacks_once() -> None:
    played = attacked(troops=CROWD)
    assert piece(played, "rojo")["where"] == "mat"
    assert not piece(played, "rojo")["used"]
    assert any(text.startswith("R") for text in at(played, "toledo"))
    to_combat(played)
    assert rule_of(played, "battle rojo") == "BAT-07"


@pytest.mark.rule("CRD-OFF")
def test_a_troop_that_only_moved_attacks_with_the_same_general_in_the_turn() -> None:
    played = opening(CROWD)
    do(played, "move regular-5 madrid", "to toledo", "done", "assign rojo", "to toledo", "decline rojo")
    to_combat(played)
    assert "battle rojo" in texts(played)


@pytest.mark.rule("AMB-57")
def test_supporters_of_the_opening_stay_used_and_planes_are_not_assigned_again() -> None:
    pieces = {**STAFF, "i16_1": "mat", "t26_1": "madrid"}
    played = opening(CROWD, pieces)
    do(played, "move regular-5 madrid", "to toledo", "move t26_1", "to toledo", "move i16_1", "to toledo", "done")
    do(played, "assign rojo", "to toledo", "battle rojo", "attack regular-5 toledo", "target regular-5 toledo")
    do(played, "support i16_1", "support t26_1")
    while played.observe(None)["battle"]:
        do(played, next(text for text in texts(played) if text in ("done", "no-card")))
    assert any(text.startswith("R") for text in at(played, "toledo"))
    to_combat(played)
    for name in ("i16_1", "t26_1"):
        assert piece(played, name)["box"] == "toledo"
        assert piece(played, name)["used"]


@pytest.mark.rule("CRD-OFF")
def test_the_marks_of_the_opening_last_until_upkeep() -> None:
    played = attacked(troops=CROWD)
    assert any(p["used"] for p in played.observe(None)["pieces"] if p["kind"] == "troop" and p["box"] == "toledo")
    troops = ["R regular-5* madrid", "N regular-1 burgos"]
    played = game("upkeep", troops, republic=OPEN, turn=8, counters={"offensive": 1}, table=["rep_29"])
    assert played.observe(None)["table"] == []
    assert not any(p["used"] for p in played.observe(None)["pieces"])


@pytest.mark.rule("AMB-62")
def test_on_turn_six_the_hands_go_before_the_opening() -> None:
    decks: tuple[list[str], list[str], list[str], list[str]] = ([], ["nac_28"], [], ["rep_31"])
    played = opening(turn=6, hands=(["nac_7"], ["rep_7"]), decks=decks)
    seen = played.observe(None)
    assert (seen["phase"], seen["actor"]) == ("offensive", "republican")
    assert [seen["hands"][side]["count"] for side in ("nationalist", "republican")] == [0, 0]
    do(played, "move regular-5 madrid", "to toledo", "done", "assign rojo", "to toledo", "battle rojo")
    events = do(played, "attack regular-5 toledo", "target regular-5 toledo")
    assert "no-card" not in kinds(events)
    assert not any(text.startswith("play") for text in texts(played))


@pytest.mark.rule("CRD-OFF")
def test_the_nationalist_side_defends_the_opening_with_what_stands_there() -> None:
    played = opening(pieces={**STAFF, "cv33_1": "toledo"})
    do(played, "move regular-5 madrid", "to toledo", "done", "assign rojo", "to toledo", "battle rojo")
    do(played, "attack regular-5 toledo", "target regular-5 toledo")
    assert played.actor == 0
    assert texts(played) == ["support cv33_1", "done"]


@pytest.mark.rule("CRD-R29")
def test_without_the_card_the_turn_opens_with_the_draw() -> None:
    played = game("turn-start", TROOPS, STAFF, republic=OPEN, turn=9)
    assert played.observe(None)["phase_side"] == "nationalist"
    assert "offensive" not in played.observe(None)["stations"]


@pytest.mark.rule("CRD-OFF")
def test_the_four_troop_limit_is_checked_at_the_end_of_the_opening_movement() -> None:
    troops = ["R regular-1 madrid"] * 5 + ["N regular-1 burgos"]
    played = opening(troops=troops)
    do(played, "done")
    assert texts(played) == ["lose regular-1 madrid"]
    do(played, "lose regular-1 madrid")
    assert len(at(played, "madrid")) == 4


@pytest.mark.rule("CRD-N35")
@pytest.mark.rule("CRD-OFF")
def test_the_opening_attack_counts_toward_the_limit_of_republican_problems() -> None:
    counters = {"offensive_next": 1, "next_battles": [99, 2]}
    played = game("turn-start", CROWD, STAFF, republic=OPEN, turn=9, counters=counters)
    do(played, "move regular-5 madrid", "to toledo", "done", "assign rojo", "to toledo", "battle rojo")
    do(played, "attack regular-5 toledo", "target regular-5 toledo")
    assert played.observe(None)["limits"]["republican"]["battles"] == 1


@pytest.mark.rule("AMB-57")
def test_in_the_nationalist_movement_the_opening_attacker_counts_as_used_not_moved() -> None:
    played = attacked(troops=CROWD)
    marks = [(p["used"], p["moved"]) for p in played.observe(None)["pieces"] if p["kind"] == "troop" and p["used"]]
    assert marks == [(True, False)]


# --- two offensives -----------------------------------------------------------------------------------


def two(troops: list[str] = CROWD, pieces: dict[str, str] | None = None) -> Game:
    """The start of a turn after both cards were played."""
    staff = {**STAFF, **(pieces or {})}
    return game("turn-start", troops, staff, republic=OPEN, turn=9, counters={"offensive_next": 2})


def fight_on(played: Game) -> None:
    """Go through the battle in hand without support or cards."""
    while played.observe(None)["battle"]:
        do(played, next(text for text in texts(played) if text in ("done", "no-card")))


@pytest.mark.rule("AMB-74")
def test_both_cards_in_one_phase_give_two_offensives() -> None:
    troops = ["R regular-2 madrid", "N regular-1 burgos"]
    hands: tuple[list[str], list[str]] = ([], ["rep_29", "rep_45"])
    played = game("events", troops, {"rojo": "mat"}, REPUBLIC, 8, hands, options={"cards_45": True})
    do(played, "event rep_29", "event rep_45")
    seen = played.observe(None)
    assert (seen["turn"], seen["phase"]) == (9, "offensive")
    assert {row["card"] for row in seen["table"]} == {"rep_29", "rep_45"}
    do(played, "done", "done")
    assert (played.observe(None)["phase"], played.actor) == ("offensive", 1)
    assert "move regular-2 madrid" in texts(played)
    do(played, "done", "done")
    assert played.observe(None)["phase_side"] == "nationalist"


@pytest.mark.rule("AMB-74")
@pytest.mark.rule("CRD-OFF")
def test_no_unit_moves_twice_in_two_offensives() -> None:
    played = two(pieces={"i16_1": "mat", "t26_1": "madrid"})
    do(played, "move regular-5 madrid", "to toledo", "move t26_1", "to toledo", "move i16_1", "to toledo", "done")
    do(played, "assign rojo", "to toledo", "decline rojo")
    assert sorted(texts(played)) == ["done", "move regular-3 cuenca"]
    assert rule_of(played, "move regular-5 toledo") == "MOV-01"
    assert rule_of(played, "move t26_1") == rule_of(played, "move i16_1") == "MOV-01"
    assert piece(played, "i16_1")["box"] == "toledo"
    do(played, "move regular-3 cuenca", "to toledo", "done", "assign rojo", "to toledo", "battle rojo")
    assert sorted(texts(played)) == ["attack regular-3 toledo", "attack regular-5 toledo", "done"]


@pytest.mark.rule("AMB-74")
@pytest.mark.rule("AMB-57")
def test_no_troop_attacks_twice_in_two_offensives_and_the_turn() -> None:
    played = two()
    for mover, home in (("regular-5", "madrid"), ("regular-3", "cuenca")):
        do(played, f"move {mover} {home}", "to toledo", "done", "assign rojo", "to toledo", "battle rojo")
        [attack] = [text for text in texts(played) if text.startswith("attack")]
        assert attack == f"attack {mover} toledo"
        do(played, attack, "target regular-5 toledo")
        fight_on(played)
    to_combat(played)
    assert rule_of(played, "battle rojo") == "BAT-07"


@pytest.mark.rule("AMB-74")
def test_the_memory_of_two_offensives_ends_with_the_turn() -> None:
    played = two()
    do(played, "move regular-5 madrid", "to toledo", "move regular-3 cuenca", "to toledo", "done", "done")
    assert dosespanas.from_position(played.to_position()).hash() == played.hash()
    do(played, "done", "done")
    until(played, phase("movement", 10, "republican"))
    assert any(text.startswith("move regular") and text.endswith("toledo") for text in texts(played))


@pytest.mark.rule("CRD-OFF", "OPT-02", "OPT-06")
def test_in_the_fog_it_is_not_told_who_stands_below_by_not_asking() -> None:
    """Ulibarri may attack if a Basque troop lies covered beside him; he is asked for in any case."""
    for below, answers in (("basque-2", ["battle ulibarri", "decline ulibarri"]), ("regular-2", ["decline ulibarri"])):
        troops = ["R regular-5 madrid", f"R {below} madrid", "N regular-5 madrid", "R regular-3 cuenca"]
        fog = {"fog": True, "rep_generals": True}
        played = opening(troops, {"ulibarri": "mat", "varela": "mat"}, options=fog)
        do(played, "done", "assign ulibarri", "to madrid")
        assert (played.actor, texts(played)) == (1, answers)
        do(played, "decline ulibarri")
        assert played.observe(None)["phase"] != "offensive"
    played = opening(troops, {"ulibarri": "mat", "varela": "mat"}, options={"rep_generals": True})
    do(played, "done", "assign ulibarri", "to madrid")
    assert "decline ulibarri" not in texts(played)
