"""The sequence of play and the Status phase (SEQ, STA)."""

from typing import Any

import pytest
from tests.espana1936.build import N, R, at, do, game, kinds, piece, rule_of, table_of, texts
from tests.espana1936.quiet import REPUBLIC, phase, still, until

import dosespanas

TURN = [
    ("draw", None), ("movement", N), ("movement", R), ("generals", None), ("combat", None), ("upkeep", None),
    ("events", None), ("replacement", None), ("status", None),
]  # fmt: skip


def phases(turn: int) -> list[tuple[str, str | None]]:
    """The phases of a turn of a quiet game, as they are announced."""
    played = dosespanas.new_game("espana1936", seed=5)
    until(played, lambda seen: seen["turn"] > turn)
    found: list[tuple[str, str | None]] = []
    now = 0
    for event in played.log:
        view: Any = event.view(None)
        if view["kind"] == "turn":
            now = view["args"]["turn"]
        elif view["kind"] == "phase" and now == turn:
            found.append((view["args"]["phase"].removeprefix("phase:"), view["side"]))
    return found


@pytest.mark.rule("SEQ-01")
def test_the_phases_of_an_odd_turn() -> None:
    assert phases(1) == TURN


@pytest.mark.rule("SEQ-01")
@pytest.mark.rule("SEQ-05")
def test_an_even_turn_has_no_replacement() -> None:
    assert phases(2) == [row for row in TURN if row[0] != "replacement"]


@pytest.mark.rule("SEQ-01")
def test_a_game_has_at_most_ten_turns() -> None:
    played = dosespanas.new_game("espana1936", seed=5)
    until(played, lambda seen: False)
    assert played.observe(None)["turn"] == 10
    assert played.outcome() is not None


@pytest.mark.rule("SEQ-02")
def test_the_republic_moves_nothing_in_the_nationalist_phase() -> None:
    played = game("nationalist-move", ["N legion-1 avila", "R communist-1 madrid"], {"i15_1": "mat"}, republic=REPUBLIC)
    assert played.actor == 0
    assert rule_of(played, "move communist-1 madrid") == "SEQ-02"
    assert rule_of(played, "move i15_1") == "SEQ-02"


@pytest.mark.rule("SEQ-02")
def test_the_nationalist_side_moves_nothing_in_the_republican_phase() -> None:
    played = game("nationalist-move", ["N legion-1 avila", "R communist-1 madrid"], republic=REPUBLIC)
    do(played, "done")
    assert played.actor == 1
    assert rule_of(played, "move legion-1 avila") == "SEQ-02"


@pytest.mark.rule("SEQ-03")
def test_generals_are_assigned_in_turn_the_nationalist_side_first() -> None:
    pieces = dict.fromkeys(("mola", "varela", "rojo", "miaja"), "mat")
    troops = ["N regular-1 avila", "N regular-1 segovia", "R regular-1 madrid", "R regular-1 cuenca"]
    played = game("generals", troops, pieces, republic=REPUBLIC)
    until(played, lambda seen: seen["phase"] != "generals")
    assert played.takers == [0, 0, 1, 1, 0, 0, 1, 1]


@pytest.mark.rule("SEQ-03")
def test_generals_are_activated_in_turn_the_nationalist_side_first() -> None:
    pieces = {"mola": "avila", "varela": "segovia", "rojo": "madrid", "miaja": "cuenca"}
    troops = ["N regular-1 avila", "N regular-1 segovia", "R regular-1 madrid", "R regular-1 cuenca"]
    played = game("combat", troops, pieces, republic=REPUBLIC)
    do(played, "decline mola", "decline rojo", "decline varela", "decline miaja")
    assert played.takers == [0, 1, 0, 1]


@pytest.mark.rule("SEQ-04")
def test_draw_and_upkeep_ask_nothing() -> None:
    played = game("draw", ["N regular-1 avila"], republic=REPUBLIC, decks=(["nac_1"], [], ["rep_1"], []))
    hands = played.observe(None)["hands"]
    assert played.choice == 0
    assert hands[N]["count"] == hands[R]["count"] == 1


@pytest.mark.rule("SEQ-04")
@pytest.mark.rule("STA-01")
def test_status_asks_the_nationalist_side_first_and_hides_the_cards() -> None:
    hands = ([f"nac_{i}" for i in range(1, 10)], [f"rep_{i}" for i in range(1, 10)])
    played = game("status", [], republic=REPUBLIC, turn=4, hands=hands)
    assert played.actor == 0
    events = do(played, "discard nac_3")
    assert played.actor == 1
    discarded = next(event for event in events if event["kind"] == "discarded")
    assert "card" not in discarded["args"]


@pytest.mark.rule("SEQ-05")
@pytest.mark.parametrize(("turn", "comes"), [(4, False), (5, True)])
def test_replacement_comes_on_odd_turns_only(turn: int, comes: bool) -> None:
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=turn)
    assert (played.observe(None)["phase"] == "replacement") is comes


@pytest.mark.rule("SEQ-06")
def test_turn_six_throws_both_hands_away_and_changes_decks() -> None:
    hands = ([f"nac_{i}" for i in range(1, 9)], [f"rep_{i}" for i in range(1, 9)])
    decks = (
        ["nac_9"], [f"nac_{i}" for i in range(23, 31)], ["rep_9"], [f"rep_{i}" for i in range(23, 31)],
    )  # fmt: skip
    played = game("turn-start", [], republic=REPUBLIC, turn=6, hands=hands, decks=decks)
    state = played.to_position()["state"]
    assert state["hands"][0] == [f"nac_{i}" for i in range(25, 31)]
    assert state["hands"][1] == [f"rep_{i}" for i in range(25, 31)]
    assert played.observe(None)["discarded"] == {N: 8, R: 8}


@pytest.mark.rule("SEQ-07")
def test_the_standard_game_has_no_naval_phase() -> None:
    stations = dosespanas.new_game("espana1936").observe(None)["stations"]
    assert stations == [name for name, _ in TURN]


@pytest.mark.rule("SEQ-08")
def test_a_victory_in_upkeep_comes_before_the_transport_from_morocco() -> None:
    played = game("upkeep", ["N legion-2 marruecos"])
    outcome = played.outcome()
    assert outcome is not None and outcome.rule == "VIC-03"
    assert texts(played) == []
    assert at(played, "marruecos") == ["N legion-2"]


@pytest.mark.rule("SEQ-08")
@pytest.mark.rule("UPK-05")
def test_transport_comes_after_planes_and_generals_are_home_and_ready() -> None:
    troops = ["N legion-2 marruecos", "N regular-1* avila"]
    pieces = {"he51": "avila", "mola": "avila", "cv33_1": "avila"}
    played = game("upkeep", troops, pieces, republic=REPUBLIC, flags={"he51": 1, "mola": 5, "cv33_1": 1})
    assert "ship legion-2 marruecos" in texts(played)
    assert piece(played, "he51")["where"] == piece(played, "mola")["where"] == "mat"
    assert not piece(played, "cv33_1")["used"]


@pytest.mark.rule("STA-01")
def test_the_owner_chooses_what_to_discard_down_to_eight() -> None:
    hand = [f"nac_{i}" for i in range(1, 11)]
    played = game("status", [], republic=REPUBLIC, turn=4, hands=(hand, []))
    assert set(texts(played)) == {f"discard {card}" for card in hand}
    do(played, "discard nac_2", "discard nac_9")
    assert played.observe(0)["hands"][N]["cards"] == [c for c in hand if c not in ("nac_2", "nac_9")]
    assert played.observe(None)["discarded"][N] == 2


@pytest.mark.rule("STA-01")
def test_a_card_not_in_hand_cannot_be_discarded() -> None:
    played = game("status", [], republic=REPUBLIC, turn=4, hands=([f"nac_{i}" for i in range(1, 10)], []))
    assert rule_of(played, "discard nac_30") == "STA-01"


@pytest.mark.rule("STA-02")
def test_after_status_the_next_turn_begins() -> None:
    played = game("status", ["N regular-1 avila"], republic=REPUBLIC, turn=4)
    seen = played.observe(None)
    assert (seen["turn"], seen["phase"], seen["phase_side"]) == (5, "movement", N)


@pytest.mark.rule("STA-02")
def test_after_turn_ten_the_game_ends() -> None:
    played = game("status", ["R regular-1 madrid"], republic=REPUBLIC, turn=10)
    assert played.actor is None


@pytest.mark.rule("STA-03")
def test_limits_of_a_turn_and_used_faces_lapse_with_it() -> None:
    troops = ["N regular-1* avila", "R regular-1 avila"]
    counters = {"attacks_left": [99, 0], "battles_left": [0, 99]}
    played = game("upkeep", troops, {"cv33_1": "avila"}, REPUBLIC, turn=4, counters=counters, flags={"cv33_1": 1})
    until(played, phase("movement", 5))
    assert played.observe(None)["limits"][R]["attacks"] is None
    assert played.observe(None)["limits"][N]["battles"] is None
    assert not any(p["used"] for p in played.observe(None)["pieces"])


@pytest.mark.rule("STA-03")
def test_a_limit_for_the_next_turn_holds_in_that_turn_only() -> None:
    troops = ["N regular-1 avila"]
    played = game("events", troops, republic=REPUBLIC, turn=6, hands=(["nac_35"], []))
    do(played, "event nac_35")
    assert played.observe(None)["turn"] == 7
    assert played.observe(None)["limits"][R]["battles"] == 2
    until(played, phase("movement", 8))
    assert played.observe(None)["limits"][R]["battles"] is None


@pytest.mark.rule("STA-03")
def test_doing_nothing_leads_through_every_turn() -> None:
    played = game("nationalist-move", ["N regular-1 avila", "R regular-1 madrid"], republic=REPUBLIC, turn=9)
    while played.actor is not None:
        do(played, still(played))
    assert "game-over" in kinds([event.view(None) for event in played.log])
    assert table_of(played).turn == 10
