"""Events phase (EVT): turns, limits, spent cards, delayed and permanent ones, Intelligence."""

from typing import Any

import pytest
from tests.espana1936.build import at, control, do, game, kinds, piece, rule_of, texts
from tests.espana1936.playing import EVERYWHERE, before, play, spent_in_vain
from tests.espana1936.quiet import all_but

from dosespanas.kernel.game import Game

QUIET = ["nac_20", "nac_21", "nac_18", "nac_8"], ["rep_20", "rep_21", "rep_19", "rep_16"]
"""Four cards a side that ask nothing and change no box."""


def opening(turn: int = 2, hands: tuple[list[str], list[str]] = QUIET, **more: Any) -> Game:
    """An Events phase with these hands on a Republican board."""
    return game("events", [], turn=turn, hands=hands, **({"republic": EVERYWHERE} | more))


def event_kinds(played: Game) -> list[str]:
    """The words with which the legal actions begin."""
    return sorted({text.split()[0] for text in texts(played)})


# --- when and how many --------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["nationalist-move", "generals", "combat", "replacement", "transport"])
@pytest.mark.rule("EVT-01")
def test_no_event_outside_the_events_phase(step: str) -> None:
    troops = ["N regular-2 madrid", "R regular-2 madrid", "N regular-1 marruecos"]
    where = {"varela": "mat" if step == "generals" else "madrid"}
    republic = all_but("avila", "cadiz", "marruecos")
    played = game(step, troops, where, republic=republic, turn=3, hands=(["nac_17"], []))
    assert rule_of(played, "event nac_17") == "EVT-01"


@pytest.mark.rule("EVT-01")
def test_a_card_must_be_in_hand() -> None:
    assert rule_of(opening(), "event nac_17") == "EVT-01"


@pytest.mark.rule("EVT-02")
def test_cards_are_played_in_turn_the_nationalist_side_first() -> None:
    played = opening()
    actors = []
    for card in ("nac_20", "rep_20", "nac_21", "rep_21"):
        actors.append(played.actor)
        do(played, f"event {card}")
    assert actors == [0, 1, 0, 1]


@pytest.mark.rule("EVT-02")
def test_the_fourth_card_of_a_phase_is_refused() -> None:
    played = opening(hands=(QUIET[0], []))
    do(played, "event nac_20", "event nac_21", "event nac_18")
    assert played.observe(None)["phase"] == "movement"
    assert rule_of(played, "event nac_8") == "EVT-01"


@pytest.mark.rule("EVT-02")
def test_both_sides_together_play_six_cards() -> None:
    played = opening()
    count = 0
    while played.observe(None)["phase"] == "events":
        do(played, next(text for text in texts(played) if text.startswith("event")))
        count += 1
    assert count == 6
    assert [len(played.observe(None)["used"][side]) for side in ("nationalist", "republican")] == [3, 3]


@pytest.mark.rule("EVT-03")
def test_playing_is_voluntary_and_the_other_side_goes_on_to_its_limit() -> None:
    played = opening()
    do(played, "pass")
    for card in ("rep_20", "rep_21", "rep_19"):
        assert played.actor == 1
        do(played, f"event {card}")
    assert played.observe(None)["phase"] == "movement"


@pytest.mark.rule("EVT-03")
@pytest.mark.rule("AMB-15")
def test_a_pass_is_final() -> None:
    played = opening()
    do(played, "event nac_20", "pass", "event nac_21", "event nac_18")
    assert played.observe(None)["phase"] == "movement"
    assert played.observe(None)["hands"]["republican"]["count"] == 4


@pytest.mark.rule("AMB-15")
def test_intelligence_answers_even_after_a_pass() -> None:
    played = opening(turn=8, hands=(["nac_44", "nac_18"], ["rep_31", "rep_36"]))
    do(played, "pass", "event rep_36")
    assert texts(played) == ["cancel nac_44", "accept"]
    do(played, "cancel nac_44")
    assert played.actor == 1


# --- what becomes of a card ---------------------------------------------------------------------------


@pytest.mark.rule("EVT-04")
def test_the_effect_is_immediate_and_the_card_leaves_the_game() -> None:
    played = game("events", [], turn=2, hands=(["nac_4", "nac_7"], []))
    do(played, "event nac_4")
    assert at(played, "sevilla") == ["N falangist-2"]
    seen = played.observe(0)
    assert seen["used"]["nationalist"] == ["nac_4"]
    assert seen["hands"]["nationalist"] == {"count": 1, "cards": ["nac_7"]}
    assert rule_of(played, "event nac_4") == "EVT-01"


@pytest.mark.rule("EVT-05")
def test_an_impossible_card_is_spent_and_counts() -> None:
    played = game("events", [], republic=["sevilla"], turn=2, hands=(["nac_4", "nac_7"], []))
    events = do(played, "event nac_4")
    assert "event-void" in kinds(events)
    assert at(played, "sevilla") == []
    assert played.observe(None)["events_left"]["nationalist"] == 2
    assert played.observe(None)["used"]["nationalist"] == ["nac_4"]


@pytest.mark.parametrize("card", ["nac_21", "nac_35", "rep_29", "rep_36", "rep_43"])
@pytest.mark.rule("EVT-06")
def test_a_delayed_card_counts_and_lies_aside(card: str) -> None:
    side = "republican" if card.startswith("rep") else "nationalist"
    if side == "republican":
        played = game("events", [], republic=EVERYWHERE, turn=8, hands=([], [card, "rep_31"]))
    else:
        played = game("events", [], republic=EVERYWHERE, turn=8, hands=([card, "nac_28"], []))
    play(played, card)
    assert played.observe(None)["events_left"][side] == 2
    assert played.observe(None)["table"] == [{"card": card, "side": side}]
    assert card in played.observe(None)["used"][side]


@pytest.mark.rule("EVT-06")
def test_a_delayed_card_is_removed_once_resolved() -> None:
    troops = ["N regular-1 burgos", "R regular-1 madrid"]
    played = game("upkeep", troops, republic=all_but("burgos"), turn=8, table=["rep_43", "nac_35", "nac_20"])
    assert [row["card"] for row in played.observe(None)["table"]] == ["nac_20"]


@pytest.mark.rule("EVT-07")
def test_permanent_cards_stay_on_the_table() -> None:
    played = opening(hands=(["nac_20"], ["rep_20"]), turn=2)
    do(played, "event nac_20", "event rep_20")
    while played.observe(None)["turn"] == 3 and played.actor is not None:
        do(played, "done" if "done" in texts(played) else texts(played)[-1])
    assert {row["card"] for row in played.observe(None)["table"]} == {"nac_20", "rep_20"}


# --- Intelligence -------------------------------------------------------------------------------------


@pytest.mark.rule("EVT-08")
def test_the_cancelled_card_is_spent_without_effect_and_both_count() -> None:
    played = opening(turn=8, hands=(["nac_28", "nac_36"], ["rep_44", "rep_31"]))
    do(played, "event nac_36", "cancel rep_44")
    seen = played.observe(None)
    assert seen["replacement_due"] == {"nationalist": 0, "republican": 0}
    assert seen["table"] == []
    assert seen["events_left"] == {"nationalist": 2, "republican": 2}
    assert seen["used"] == {"nationalist": ["nac_36"], "republican": ["rep_44"]}


@pytest.mark.rule("EVT-08")
def test_an_earlier_card_is_out_of_reach() -> None:
    played = opening(turn=8, hands=(["nac_36", "nac_28"], ["rep_44", "rep_31"]))
    do(played, "event nac_36", "accept")
    assert played.actor == 1
    assert rule_of(played, "cancel rep_44") == "EVT-08"
    do(played, "pass", "event nac_28")
    do(played, "cancel rep_44")
    assert played.observe(None)["replacement_due"]["nationalist"] == 3


@pytest.mark.rule("EVT-08")
def test_after_three_cards_nothing_can_be_cancelled() -> None:
    hands = (["nac_28", "nac_36", "nac_35", "nac_31"], ["rep_44", "rep_31", "rep_36", "rep_40", "rep_43"])
    played = opening(turn=8, hands=hands)
    do(played, "event nac_28", "accept", "event rep_36", "accept", "event nac_36", "accept", "event rep_40", "accept")
    do(played, "event nac_35", "accept", "event rep_43")
    assert "cancel" not in event_kinds(played)


@pytest.mark.rule("EVT-08")
def test_the_limit_closes_the_answer() -> None:
    hands = (["nac_28", "nac_36", "nac_35"], ["rep_44", "rep_31", "rep_36", "rep_40"])
    played = opening(turn=8, hands=hands)
    do(played, "event nac_28", "accept", "event rep_36", "accept", "event nac_36", "cancel rep_44")
    assert played.observe(None)["events_left"] == {"nationalist": 1, "republican": 1}
    do(played, "event rep_40", "accept")
    assert played.observe(None)["events_left"]["republican"] == 0
    do(played, "event nac_35")
    assert played.observe(None)["phase"] != "events"


@pytest.mark.rule("EVT-08")
def test_intelligence_is_only_an_answer() -> None:
    played = opening(turn=8, hands=(["nac_44"], []))
    assert texts(played) == ["pass"]
    assert rule_of(played, "event nac_44") == "EVT-08"


@pytest.mark.rule("AMB-50")
def test_intelligence_is_not_answered_by_intelligence() -> None:
    played = opening(turn=8, hands=(["nac_36", "nac_44"], ["rep_44", "rep_31"]))
    do(played, "event nac_36", "cancel rep_44")
    assert played.actor == 1
    assert event_kinds(played) == ["event", "pass"]


@pytest.mark.rule("EVT-08")
def test_being_asked_tells_the_other_side_nothing() -> None:
    seen = []
    for card in ("rep_44", "rep_31"):
        played = opening(turn=8, hands=(["nac_36", "nac_28"], [card]))
        do(played, "event nac_36")
        assert played.actor == 1
        seen.append((played.observe(0), played.observe(None)))
    assert seen[0] == seen[1]


@pytest.mark.rule("EVT-08")
def test_without_cards_or_once_intelligence_is_used_nobody_is_asked() -> None:
    played = opening(turn=8, hands=(["nac_36", "nac_28"], []))
    do(played, "event nac_36")
    assert played.actor == 0
    played = opening(turn=8, hands=(["nac_36", "nac_28"], ["rep_31"]), used=([], ["rep_44"]))
    do(played, "event nac_36")
    assert event_kinds(played) == ["event", "pass"]
    played = opening(turn=2)
    do(played, "event nac_20")
    assert event_kinds(played) == ["event", "pass"]


# --- boxes and counters -------------------------------------------------------------------------------


@pytest.mark.rule("EVT-09")
def test_an_enemy_marker_alone_is_an_enemy_counter() -> None:
    assert spent_in_vain(before("nac_4", republic=["sevilla"]), "nac_4")


@pytest.mark.rule("EVT-09")
def test_an_own_marker_is_an_own_counter() -> None:
    played = before("nac_3")
    assert control(played, "pamplona") == "nationalist"
    play(played, "nac_3")
    assert at(played, "pamplona") == ["N carlist-2"]


@pytest.mark.rule("EVT-10")
def test_new_units_go_to_no_enemy_box() -> None:
    played = before("rep_18", ["N regular-1 soria", "R regular-1 soria"], republic=all_but("burgos"))
    play(played, "rep_18")
    assert rule_of(played, "to burgos") == "EVT-10"
    do(played, "to soria")
    assert at(played, "soria") == ["N regular-1", "R regular-1", "R regular-3"]


@pytest.mark.rule("EVT-11")
def test_an_unsupplied_box_is_refused() -> None:
    played = before("nac_17", republic=["barcelona", "lerida"])
    play(played, "nac_17")
    assert rule_of(played, "to gerona") == "EVT-11"


OUT_OF_COUNTERS = [
    ("nac_7", ["N falangist-3 burgos", "N falangist-5 soria"]),
    ("nac_5", ["N italian-3 burgos", "N italian-3 soria", "N italian-5 avila"]),
    ("nac_23", ["N legion-3 burgos", "N legion-3 soria", "N legion-5 avila"]),
    ("nac_11", [f"N africa-3 {box}" for box in ("burgos", "soria", "avila", "leon")]),
    ("rep_12", ["R international-3 madrid", "R international-5 cuenca", "R international-3 murcia"]),
]
"""A card, and troops that hold all the counters it could use."""


@pytest.mark.rule("AMB-64")
@pytest.mark.rule("EVT-13")
@pytest.mark.rule("CMP-07")
@pytest.mark.parametrize(("card", "troops"), OUT_OF_COUNTERS)
def test_no_other_counter_stands_in_for_a_missing_one(card: str, troops: list[str]) -> None:
    assert spent_in_vain(before(card, troops), card)
    with_one = before(card, troops[1:])
    play(with_one, card)
    assert len([p for p in with_one.observe(None)["pieces"] if p["kind"] == "troop"]) == len(troops)


@pytest.mark.rule("AMB-64")
def test_where_no_counter_is_left_no_box_is_asked_for() -> None:
    played = before("nac_13", ["N falangist-3 burgos", "N falangist-5 soria"])
    events = play(played, "nac_13")
    assert "no-counter" in kinds(events)
    assert not any(text.startswith("to ") for text in texts(played))


@pytest.mark.rule("AMB-64")
def test_the_rest_of_the_card_still_happens() -> None:
    troops = ["N italian-3 burgos", "N italian-3 soria", "N italian-5 avila"]
    played = before("nac_9", troops)
    play(played, "nac_9")
    assert at(played, "cadiz") == []
    assert piece(played, "cv33_1")["box"] == "cadiz"


@pytest.mark.rule("EVT-05")
@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_a_card_has_no_effect_only_if_none_of_its_parts_has_one(first: bool, second: bool) -> None:
    """The First Soviet Equipment brings a plane and a tank."""
    gone = {} if first else {"i15_1": "eliminated", "i15_2": "eliminated"}
    gone |= {} if second else {f"t26_{number}": "eliminated" for number in (1, 2, 3)}
    told = kinds(play(before("rep_3", pieces=gone), "rep_3"))
    assert ("event-void" in told) == (not first and not second)
    assert ("event-rest-void" in told) == (first and not second)
    assert ("arrived" in told, "placed" in told) == (first, second)


@pytest.mark.rule("AMB-14")
def test_a_destroyed_troops_counter_serves_a_card() -> None:
    troops = ["N italian-3 burgos", "N italian-3 soria", "N italian-3 avila"]
    played = game("events", troops, turn=8, hands=(["nac_36", "nac_26"], ["rep_33"]), republic=["madrid"])
    assert played.observe(None)["pool"]["nationalist"]["italian"] == {"small": 0, "large": 0}
    do(played, "event nac_36", "accept", "event rep_33", "accept", "lose italian-3 soria")
    assert played.observe(None)["pool"]["nationalist"]["italian"]["large"] == 1
    do(played, "event nac_26", "to malaga")
    assert at(played, "malaga") == ["N italian-3"]


@pytest.mark.rule("AMB-16")
def test_a_plane_comes_to_the_mat_once_the_condition_holds_and_a_tank_to_the_box() -> None:
    played = before("rep_3")
    play(played, "rep_3")
    assert piece(played, "i15_1")["where"] == "mat"
    assert piece(played, "t26_1")["box"] == "murcia"


@pytest.mark.rule("AMB-17")
@pytest.mark.parametrize(
    ("card", "general"), [("rep_19", "lister"), ("rep_35", "ulibarri"), ("nac_18", "davila")], ids=str
)
def test_the_three_new_generals_come_by_their_cards(card: str, general: str) -> None:
    played = before(card, ["R basque-1 bilbao"])
    assert piece(played, general)["where"] == "reserve"
    play(played, card)
    assert piece(played, general)["where"] == "mat"


@pytest.mark.rule("AMB-18")
def test_half_of_the_italians_counts_troop_counters_only() -> None:
    played = before("rep_33", ["N italian-5 burgos", "N italian-3 soria"], {"cv33_1": "avila", "cr32": "mat"})
    play(played, "rep_33")
    assert sorted(texts(played)) == ["lose italian-3 soria", "lose italian-5 burgos"]
    do(played, "lose italian-5 burgos")
    assert at(played, "soria") == ["N italian-3"]
    assert piece(played, "cv33_1")["box"] == "avila"


@pytest.mark.rule("AMB-19")
def test_the_oil_embargo_binds_the_nationalist_side() -> None:
    played = before("rep_43")
    play(played, "rep_43")
    assert played.observe(None)["limits"]["nationalist"]["battles"] == 2


@pytest.mark.rule("AMB-20")
def test_the_madrid_coup_takes_no_nationalist_unit() -> None:
    played = before("nac_40", ["N regular-1 madrid", "R regular-1 madrid", "R regular-2 madrid"])
    play(played, "nac_40")
    assert sorted(texts(played)) == ["lose regular-1 madrid", "lose regular-2 madrid"]
    do(played, "lose regular-1 madrid")
    assert at(played, "madrid") == ["N regular-1", "R regular-2"]


@pytest.mark.rule("EVT-14")
def test_hands_are_not_refilled() -> None:
    decks: tuple[list[str], list[str], list[str], list[str]] = (["nac_5"], [], ["rep_5"], [])
    played = opening(hands=(["nac_20", "nac_21"], []), decks=decks)
    do(played, "event nac_20")
    assert played.observe(None)["hands"]["nationalist"]["count"] == 1
    assert played.observe(None)["decks"]["nationalist"]["1936-37"] == 1


@pytest.mark.rule("EVT-08")
@pytest.mark.parametrize("viewer", [0, None])
def test_the_answer_not_to_cancel_looks_alike_whether_or_not_it_was_possible(viewer: int | None) -> None:
    seen = []
    for card in ("rep_44", "rep_31"):
        played = opening(turn=8, hands=(["nac_36", "nac_28"], [card, "rep_36"]))
        events = [event.view(viewer) for event in played.apply("event nac_36")]
        events += [event.view(viewer) for event in played.apply("accept")]
        seen.append((events, played.observe(viewer)))
    assert seen[0] == seen[1]


@pytest.mark.rule("EVT-04")
def test_a_card_gives_and_takes_only_what_it_names() -> None:
    played = before("rep_25")
    play(played, "rep_25")
    assert rule_of(played, "take sb2") == "EVT-04"
    played = before("nac_15", ["R anarchist-3 madrid", "R communist-2 cuenca", *["R anarchist-1 murcia"] * 2])
    play(played, "nac_15")
    assert rule_of(played, "lose regular-1 madrid") == "EVT-04"
    played = before("rep_31", ["R regular-3 madrid", "R communist-3 cuenca", "R regular-2 cuenca"])
    play(played, "rep_31")
    assert rule_of(played, "pick regular-2 cuenca") == "EVT-04"
    assert rule_of(played, "pass") == "EVT-04"


@pytest.mark.rule("EVT-10")
@pytest.mark.parametrize(("card", "box"), [("rep_38", "madrid"), ("nac_26", "burgos")])
def test_a_card_names_its_boxes(card: str, box: str) -> None:
    played = before(card)
    play(played, card)
    assert rule_of(played, f"to {box}") == "EVT-10"
