"""Setting up the 1936 game, decks and draws (SET, DRW)."""

from typing import Any

import pytest
from tests.espana1936.build import N, R, at, do, game, kinds, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, phase, until

import dosespanas
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game


def start(seed: int = 1936) -> Game:
    return dosespanas.new_game("espana1936", seed=seed)


def inside(played: Game) -> dict[str, Any]:
    state: dict[str, Any] = played.to_position()["state"]
    return state


def number(card: str) -> int:
    return int(card.rpartition("_")[2])


@pytest.mark.rule("SET-01")
def test_the_printed_setup_lies_on_the_map() -> None:
    played = start()
    assert at(played, "madrid") == ["N regular-2", "R anarchist-1", "R communist-3", "R regular-2"]
    assert at(played, "marruecos") == ["N africa-2", "N africa-2", "N legion-3", "N legion-3"]


@pytest.mark.rule("SET-01")
def test_everything_else_is_in_the_pool() -> None:
    played = start()
    assert piece(played, "t26_1")["where"] == "reserve"
    assert piece(played, "bf109")["where"] == "reserve"
    pool = played.observe(None)["pool"]
    assert pool[R]["basque"] == {"small": 1, "large": 2}
    assert pool[N]["legion"] == {"small": 3, "large": 1}


@pytest.mark.rule("SET-02")
def test_cards_up_to_twenty_two_make_the_first_deck() -> None:
    state = inside(start())
    for side in (0, 1):
        early, late = state["decks"][2 * side], state["decks"][2 * side + 1]
        assert sorted(number(c) for c in early + state["hands"][side]) == list(range(1, 23))
        assert sorted(number(c) for c in late) == list(range(23, 45))


@pytest.mark.rule("SET-02")
def test_each_deck_is_shuffled_on_its_own() -> None:
    decks = inside(start())["decks"]
    orders = [[number(c) for c in deck] for deck in decks]
    assert all(order != sorted(order) for order in orders)
    assert orders[1] != orders[3]
    assert decks != inside(start(seed=1937))["decks"]


@pytest.mark.rule("AMB-61")
@pytest.mark.rule("SET-03")
def test_the_first_hand_of_six_is_the_draw_of_turn_one() -> None:
    played = start()
    seen = played.observe(None)
    assert seen["phase"] == "movement"
    assert seen["hands"][N]["count"] == seen["hands"][R]["count"] == 6
    assert seen["decks"][N] == {"1936-37": 16, "1938-39": 22}


@pytest.mark.rule("SET-04")
def test_turn_one_opens_with_four_cities_each_and_four_contested() -> None:
    seen = start().observe(None)
    assert seen["turn"] == 1
    assert seen["objectives"] == {N: 4, R: 4, "contested": 4}


@pytest.mark.rule("SET-05")
def test_some_planes_and_generals_start_on_the_map() -> None:
    played = start()
    assert piece(played, "br19_rep")["box"] == "barcelona"
    assert piece(played, "mola")["box"] == "burgos"
    assert piece(played, "franco")["box"] == "marruecos"


@pytest.mark.rule("SET-06")
@pytest.mark.parametrize("general", ["lister", "ulibarri", "davila"])
def test_generals_of_cards_start_out_of_play(general: str) -> None:
    assert piece(start(), general)["where"] == "reserve"


@pytest.mark.rule("SET-06")
def test_a_general_of_a_card_cannot_be_assigned_before_his_card() -> None:
    played = start()
    until(played, phase("generals"))
    assert rule_of(played, "assign davila") == "SET-06"


@pytest.mark.rule("SET-06")
def test_his_card_brings_the_general_for_the_next_turn() -> None:
    played = game("events", [], republic=REPUBLIC, hands=(["nac_18"], []))
    do(played, "event nac_18")
    assert piece(played, "davila")["where"] == "mat"


@pytest.mark.rule("SET-07")
@pytest.mark.parametrize("plane", ["ju52", "ni52"])
def test_the_planes_of_the_naval_rules_are_not_in_play(plane: str) -> None:
    played = start()
    assert piece(played, plane)["where"] == "out"
    if plane == "ju52":
        assert rule_of(played, "move ju52") is not None


# --- draws -------------------------------------------------------------------------------------------


@pytest.mark.rule("DRW-01")
@pytest.mark.rule("DRW-02")
def test_six_cards_on_turns_one_and_six_else_three_and_no_naval_extra() -> None:
    played = start()
    events = [event.view(None) for event in played.log] + until(played, lambda seen: False)
    for side in (N, R):
        drawn = [e["args"]["count"] for e in events if e and e["kind"] == "drew" and e["side"] == side]
        assert drawn == [6, 3, 3, 3, 3, 6, 3, 3, 3, 3]


@pytest.mark.rule("DRW-03")
@pytest.mark.parametrize(("turn", "left"), [(5, (0, 1)), (6, (1, 0))])
def test_the_deck_of_the_year_is_drawn_from(turn: int, left: tuple[int, int]) -> None:
    decks = (["nac_1"], ["nac_23"], ["rep_1"], ["rep_23"])
    played = game("draw", ["N regular-1 avila"], republic=REPUBLIC, turn=turn, decks=decks)
    remaining = played.observe(None)["decks"]
    assert remaining[N] == remaining[R] == {"1936-37": left[0], "1938-39": left[1]}


@pytest.mark.rule("DRW-04")
def test_a_card_spent_never_comes_back() -> None:
    played = start(seed=11)
    spent: set[str] = set()
    while played.actor is not None:
        state = inside(played)
        assert not spent & {card for hand in state["hands"] for card in hand}
        spent |= {card for pile in state["used"] + state["discarded"] for card in pile}
        legal = texts(played)
        card = next((text for text in legal if text.startswith(("event", "discard"))), None)
        do(played, card or legal[-1])
    assert spent


@pytest.mark.rule("AMB-25")
@pytest.mark.rule("DRW-04")
def test_an_empty_deck_is_not_reshuffled() -> None:
    played = game(
        "draw", ["N regular-1 avila"], turn=3, decks=(["nac_1"], [], [], []), used=(["nac_2", "nac_3"], ["rep_1"])
    )
    assert inside(played)["hands"] == [["nac_1"], []]


@pytest.mark.rule("DRW-05")
def test_a_hand_may_be_larger_than_eight_until_status() -> None:
    hand = [f"nac_{i}" for i in range(1, 9)]
    deck = [f"nac_{i}" for i in range(9, 12)]
    played = game("draw", [], republic=REPUBLIC, turn=4, hands=(hand, []), decks=(deck, [], [], []))
    assert played.observe(None)["phase"] == "movement"
    assert played.observe(None)["hands"][N]["count"] == 11
    until(played, phase("status"))
    for left in (10, 9, 8):
        do(played, texts(played)[0])
        assert played.observe(None)["hands"][N]["count"] == left
    assert played.observe(None)["turn"] == 5


@pytest.mark.rule("DRW-06")
def test_without_the_naval_rules_only_the_numbered_cards_are_dealt() -> None:
    cards = [card for card in load_data().cards if not card.naval and not card.optional]
    assert {number(card.name) for card in cards} == set(range(1, 45))
    assert sum(len(deck) for deck in inside(start())["decks"]) == 2 * 44 - 2 * 6


@pytest.mark.rule("DRW-07")
def test_every_card_is_an_event_a_bonus_or_a_penalty() -> None:
    for card in load_data().cards:
        assert card.effect
        for mode in (0, 1):
            assert card.dice[mode] or card.drm[mode]


@pytest.mark.rule("DRW-07")
def test_a_card_spent_in_combat_is_no_event_any_more() -> None:
    troops = ["N regular-2 avila", "R regular-1 avila"]
    played = game("combat", troops, {"varela": "avila"}, republic=REPUBLIC, hands=(["nac_1"], []))
    do(played, "battle varela", "attack regular-2 avila", "target regular-1 avila")
    assert rule_of(played, "play nac_1 penalty") is None
    events = do(played, "play nac_1 bonus")
    assert "card-revealed" in kinds(events)
    assert played.observe(None)["used"][N] == ["nac_1"]
    assert played.observe(None)["hands"][N]["count"] == 0
