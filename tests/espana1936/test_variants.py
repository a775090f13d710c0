"""The variants: no foreign intervention (VAR-01..03) and the historical course of the war (VAR-04..06)."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.espana1936.battles import rig
from tests.espana1936.build import N, R, do, game, kinds, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, phase, still, until

import dosespanas
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.game import Game

ALONE = {"no_intervention": True}
HISTORY = {"historical": True}

OUT = {
    "nac": {2, 5, 6, 9, 10, 12, 14, 19, 21, 22, *range(24, 28), 31, *range(33, 38), 42, 43, 44},
    "rep": {3, 5, *range(10, 15), 17, 21, 22, *range(23, 27), 30, *range(33, 38), 42, 43, 44},
}
WHAT_IF = {11, 21, 22, 35, 36, 37, 42, 43, 44}

BY_TURN = {"no_intervention": [4, 2, 2, 2, 2, 3, 2, 2, 2, 0], "historical": [5, 5, 3, 3, 3, 4, 4, 4, 4, 0]}


def start(scenario: str = "1936", /, **options: bool) -> Game:
    """A game from its beginning."""
    return dosespanas.new_game(scenario=scenario, options=options, seed=4)


def dealt(played: Game) -> list[str]:
    """All cards in the game, whoever holds them."""
    raw = played.to_position()["state"]
    return [card for part in ("hands", "decks", "used", "discarded") for pile in raw[part] for card in pile]


def quiet(played: Game, eager: bool = True) -> Iterator[Any]:
    """Play a game to its end without moving or fighting; yield every event. `eager`: play all cards one may."""
    for event in played.log:
        yield event.view(None)
    while played.actor is not None:
        legal = texts(played)
        card = next((text for text in legal if text.startswith("event")), still(played))
        yield from do(played, "pass" if not eager and "pass" in legal else card)


def by_turn(played: Game, eager: bool = True) -> dict[str, list[int]]:
    """How many events each side plays on each turn of a quiet game."""
    found: dict[str, list[int]] = {N: [], R: []}
    for event in quiet(played, eager):
        if event.get("kind") == "turn":
            for side in (N, R):
                found[side].append(0)
        elif event.get("kind") == "event-played":
            found[event["side"]][-1] += 1
    return found


# --- no foreign intervention


@pytest.mark.rule("VAR-01")
def test_foreign_cards_are_out_of_the_game() -> None:
    cards = dealt(start(no_intervention=True))
    for prefix, out in OUT.items():
        left = {int(card.split("_")[1]) for card in cards if card.startswith(prefix)}
        assert left == set(range(1, 45)) - out


@pytest.mark.rule("VAR-01")
@pytest.mark.rule("VAR-05")
@pytest.mark.parametrize(("option", "sizes"), [("no_intervention", (12, 9)), ("historical", (19, 16))])
def test_the_decks_hold_as_many_cards_as_are_played(option: str, sizes: tuple[int, int]) -> None:
    cards = load_data().cards
    names = dealt(start(**{option: True}))
    for side in (0, 1):
        for era in (0, 1):
            assert sum(c.name in names and (c.side, c.era) == (side, era) for c in cards) == sizes[era]
    first, second = BY_TURN[option][:5], BY_TURN[option][5:]
    assert (sum(first), sum(second)) == sizes


@pytest.mark.rule("VAR-02")
@pytest.mark.rule("VAR-05")
@pytest.mark.rule("AMB-52")
def test_so_many_events_are_played_each_turn_and_no_card_is_left() -> None:
    played = start(no_intervention=True)
    found = by_turn(played)
    turns = len(found[N])
    assert turns == 10
    assert found == dict.fromkeys((N, R), BY_TURN["no_intervention"])
    raw = played.to_position()["state"]
    assert not any(raw["hands"]) and not any(raw["decks"])
    assert all(not pile for pile in raw["discarded"])


@pytest.mark.rule("VAR-02")
def test_a_card_must_be_played_while_there_is_one_to_play() -> None:
    hands = (["nac_1", "nac_3"], ["rep_1"])
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=2, hands=hands, options=ALONE)
    assert texts(played) == ["event nac_1", "event nac_3"]
    assert rule_of(played, "pass") == "VAR-02"
    assert played.observe(0)["prompt"]["key"] == "prompt-event-due"


@pytest.mark.rule("VAR-02")
def test_the_sides_alternate_and_stop_at_the_number_of_the_turn() -> None:
    hands = (["nac_3", "nac_15", "nac_8", "nac_18"], ["rep_4", "rep_9", "rep_16", "rep_19"])
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=2, hands=hands, options=ALONE)
    sides = []
    while played.observe(None)["phase"] == "events":
        sides += [e["side"] for e in do(played, texts(played)[0]) if e["kind"] == "event-played"]
    assert sides == [N, R, N, R]


@pytest.mark.rule("VAR-02")
def test_on_turn_ten_nobody_plays_an_event() -> None:
    hands = (["nac_38"], ["rep_39"])
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=10, hands=hands, options=ALONE)
    assert played.actor is None
    assert not played.observe(None)["used"][N]


@pytest.mark.rule("AMB-72")
@pytest.mark.rule("NAV-04")
def test_the_naval_war_adds_no_duty_and_no_fifth_event() -> None:
    played = start(no_intervention=True, naval=True)
    until(played, phase("events"))
    assert played.observe(None)["events_left"] == {N: 4, R: 4}
    for counts in by_turn(start(no_intervention=True, naval=True)).values():
        assert max(counts) <= 4 and sum(counts[9:]) == 0
    for counts in by_turn(start(no_intervention=True, naval=True), eager=False).values():
        assert counts == BY_TURN["no_intervention"][: len(counts)]


@pytest.mark.rule("AMB-72")
def test_past_the_printed_number_only_naval_cards_and_by_choice_up_to_four() -> None:
    hands: tuple[list[str], list[str]] = (["nac_3", "nac_15", "nac_8", "nac_n4", "nac_n6", "nac_n1"], [])
    options = {**ALONE, "naval": True}
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=2, hands=hands, options=options)
    prompt = played.observe(0)["prompt"]
    assert (prompt["key"], prompt["args"]["count"]) == ("prompt-event-due", 2)
    do(played, "event nac_3", "event nac_15")
    assert texts(played) == ["event nac_n1", "event nac_n4", "event nac_n6", "pass"]
    prompt = played.observe(0)["prompt"]
    assert (prompt["key"], prompt["args"]["count"]) == ("prompt-event", 2)
    assert rule_of(played, "event nac_8") == "AMB-72"
    do(played, "event nac_n1", "event nac_n4")
    assert played.observe(None)["phase"] != "events"


@pytest.mark.rule("AMB-72")
def test_being_asked_for_more_events_does_not_tell_what_the_hand_holds() -> None:
    for card in ("nac_8", "nac_n1"):
        options = {**ALONE, "naval": True}
        hands: tuple[list[str], list[str]] = (["nac_3", "nac_15", card], [])
        played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=2, hands=hands, options=options)
        do(played, "event nac_3", "event nac_15")
        assert played.actor == 0
        assert played.observe(1)["prompt"]["key"] == "prompt-event"
        assert "pass" in texts(played)


@pytest.mark.rule("VAR-02")
def test_nobody_is_asked_for_an_intelligence_card_that_is_out_of_the_game() -> None:
    hands = (["nac_38"], ["rep_39"])
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=8, hands=hands, options=ALONE)
    do(played, "event nac_38")
    assert texts(played) == ["event rep_39"]


def combat(options: dict[str, bool]) -> Game:
    """The first attack of a battle in Madrid, both sides with cards in hand."""
    troops = ["N regular-3 madrid", "R regular-3 madrid"]
    hands = ([], []) if options == HISTORY else (["nac_1", "nac_3"], ["rep_1"])
    played = game("combat", troops, {"varela": "madrid"}, REPUBLIC, hands=hands, options=options)
    rig(played, [1, 1, 1], [1, 1, 1])
    do(played, "battle varela", "attack regular-3 madrid")
    return played


@pytest.mark.rule("VAR-03")
def test_no_card_supports_a_combat() -> None:
    played = combat(ALONE)
    events = do(played, "target regular-3 madrid")
    assert "roll" in kinds(events)
    assert "card-laid" not in kinds(events)
    assert played.observe(None)["hands"][N]["count"] == 2
    assert rule_of(played, "play nac_1 bonus") == "VAR-03"
    plain = combat({})
    do(plain, "target regular-3 madrid")
    assert "play nac_1 bonus" in texts(plain)


# --- the historical course


def stacked(scenario: str = "1936", **more: bool) -> list[list[str]]:
    """The cards each side plays in a quiet game, in order."""
    found: dict[str, list[str]] = {N: [], R: []}
    for event in quiet(start(scenario, historical=True, **more)):
        if event.get("kind") == "event-played":
            found[event["side"]].append(event["args"]["card"].removeprefix("card:"))
    return [found[N], found[R]]


@pytest.mark.rule("VAR-04")
@pytest.mark.rule("VAR-05")
def test_the_cards_come_in_the_order_of_their_numbers_all_of_them() -> None:
    for prefix, cards in zip(("nac", "rep"), stacked(), strict=True):
        assert cards == [f"{prefix}_{number}" for number in range(1, 42) if number not in WHAT_IF]


@pytest.mark.rule("AMB-72")
@pytest.mark.rule("VAR-05")
@pytest.mark.parametrize(("turn", "count"), [(4, 4), (5, 6), (8, 5), (9, 6)])
def test_the_last_turn_of_a_deck_takes_what_the_naval_war_would_leave_over(turn: int, count: int) -> None:
    """Nobody controls the Mediterranean alone, so its events are no more than the printed ones and one."""
    early = ["nac_n6", "nac_20", "nac_18", "nac_17", "nac_16", "nac_15"]
    late = ["nac_41", "nac_40", "nac_39", "nac_38", "nac_n10", "nac_n9"]
    decks: tuple[list[str], list[str], list[str], list[str]] = (early, [], [], []) if turn < 6 else ([], late, [], [])
    played = game("opening-events", ["N regular-1 burgos"], turn=turn, decks=decks, options=HISTORY | {"naval": True})
    while played.observe(None)["phase"] == "events":
        do(played, texts(played)[0])
    state = played.to_position()["state"]
    assert len(state["used"][0]) == count
    assert len(state["decks"][turn // 6]) == 6 - count


@pytest.mark.rule("AMB-72")
@pytest.mark.rule("VAR-05")
@pytest.mark.parametrize("scenario", ["1936", "1938"])
def test_with_the_naval_war_too_every_card_is_played(scenario: str) -> None:
    played = start(scenario, historical=True, naval=True)
    for _ in quiet(played):
        pass
    left = played.to_position()["state"]["decks"]
    assert not any(left[2 * side + (scenario == "1938")] for side in (0, 1))


@pytest.mark.rule("VAR-04")
@pytest.mark.rule("AMB-53")
def test_so_many_come_at_the_start_of_each_turn() -> None:
    assert by_turn(start(historical=True)) == dict.fromkeys((N, R), BY_TURN["historical"])


@pytest.mark.rule("VAR-04")
@pytest.mark.rule("AMB-53")
def test_nobody_holds_or_draws_a_card() -> None:
    played = start(historical=True)
    seen = played.observe(None)
    assert seen["hands"] == {side: {"count": 0, "cards": None} for side in (N, R)}
    assert "draw" not in seen["stations"]
    assert not [e for e in quiet(played) if e.get("kind") in ("drew", "hand-discarded", "discarded")]


@pytest.mark.rule("VAR-04")
def test_events_come_before_every_other_phase_nationalist_first() -> None:
    played = start(historical=True)
    opening = [event.view(None) or {} for event in played.log]
    begun = [e["args"]["phase"] for e in opening if e.get("kind") == "phase"]
    assert begun[0] == "phase:events"
    sides = [e["side"] for e in opening if e.get("kind") == "event-played"]
    assert sides[:2] == [N, R][: len(sides)]
    assert played.observe(None)["stations"][0] == "events"


@pytest.mark.rule("VAR-04")
def test_the_choices_of_an_effect_are_asked_and_none_else() -> None:
    played = start(historical=True)
    while played.observe(None)["phase"] == "events":
        assert played.observe(None)["prompt"]["key"].startswith("prompt-event-")
        do(played, texts(played)[0])
    assert played.observe(None)["phase"] == "movement"


@pytest.mark.rule("VAR-04")
def test_no_card_supports_a_combat_in_the_historical_variant_either() -> None:
    played = combat(HISTORY)
    events = do(played, "target regular-3 madrid")
    assert "roll" in kinds(events)
    assert rule_of(played, "play nac_1 bonus") == "VAR-03"


@pytest.mark.rule("VAR-04")
@pytest.mark.rule("DRW-06")
def test_naval_cards_lie_before_the_first_card_of_a_later_date() -> None:
    data = load_data()
    for cards in stacked(naval=True):
        assert len(cards) >= 6 + 6 + 4 + 4 + 4 + 5 * 4
        dates = {name: data.cards[data.card_index[name]].date for name in cards}
        plain = [name for name in cards if "_n" not in name]
        for name in cards:
            if "_n" not in name:
                continue
            after = cards[cards.index(name) + 1 :]
            following = next((other for other in after if other in plain), None)
            if following is not None:
                assert dates[following] > dates[name]
                earlier = plain[: plain.index(following)]
                era = data.cards[data.card_index[name]].era
                same = [other for other in earlier if data.cards[data.card_index[other]].era == era]
                assert all(dates[other] <= dates[name] for other in same)


@pytest.mark.rule("VAR-05")
@pytest.mark.rule("VAR-04")
def test_the_1938_scenario_begins_with_the_second_deck() -> None:
    for prefix, cards in zip(("nac", "rep"), stacked("1938"), strict=True):
        assert cards == [f"{prefix}_{number}" for number in range(23, 42) if number not in WHAT_IF]
    assert by_turn(start("1938", historical=True)) == {side: [4, 4, 4, 4, 0] for side in (N, R)}


@pytest.mark.rule("VAR-06")
def test_no_events_phase_at_the_end_of_the_turn() -> None:
    stations = start(historical=True).observe(None)["stations"]
    assert stations.count("events") == 1
    played = game("upkeep", ["R regular-1 madrid"], republic=REPUBLIC, turn=2, options=HISTORY)
    assert played.observe(None)["phase"] == "movement"
    assert played.observe(None)["turn"] == 3


@pytest.mark.rule("VAR-06")
@pytest.mark.rule("OPT-04")
@pytest.mark.parametrize("turn", [3, 9])
def test_a_captured_tank_is_placed_at_the_end_of_the_opening_events(turn: int) -> None:
    waiting = {"t26_1": "out", "t26_1_cap": "captured"}
    options = {"historical": True, "captured_tanks": True}
    played = game("upkeep", ["R regular-1 madrid"], waiting, REPUBLIC, turn=turn, options=options)
    until(played, lambda seen: seen["prompt"]["key"] == "prompt-captured-to")
    assert (played.observe(None)["turn"], played.observe(None)["phase"]) == (turn + 1, "events")
    do(played, "to burgos")
    assert piece(played, "t26_1_cap")["box"] == "burgos"
    assert played.observe(None)["phase"] == "movement"


@pytest.mark.rule("VAR-06")
@pytest.mark.rule("EVT-06")
def test_a_delayed_card_lies_aside_over_an_upkeep_until_its_turn() -> None:
    decks: tuple[list[str], list[str], list[str], list[str]] = ([], [], [], ["rep_29"])
    troops = ["R regular-2 madrid", "N regular-1 burgos"]
    played = game("turn-start", troops, {"rojo": "mat"}, REPUBLIC, 7, decks=decks, options=HISTORY)
    aside = [{"card": "rep_29", "side": R}]
    assert played.observe(None)["table"] == aside
    events = until(played, phase("offensive"))
    assert events
    seen = played.observe(None)
    assert (seen["turn"], seen["table"]) == (8, aside)
    until(played, phase("upkeep", 8))
    until(played, phase("status", 8))
    assert played.observe(None)["table"] == []


@pytest.mark.rule("OPT-08")
def test_the_two_variants_exclude_each_other() -> None:
    with pytest.raises(UnknownOption):
        start(historical=True, no_intervention=True)


@pytest.mark.rule("AMB-73")
@pytest.mark.rule("OPT-05")
@pytest.mark.parametrize("variant", ["historical", "no_intervention"])
def test_the_cards_45_are_refused_where_a_variant_fixes_the_decks(variant: str) -> None:
    with pytest.raises(UnknownOption, match="exclude each other") as refused:
        start(**{variant: True}, cards_45=True)
    assert refused.value.key == "error-options-exclude"
    assert start(**{variant: True}, cards_45=False).legal_actions()
