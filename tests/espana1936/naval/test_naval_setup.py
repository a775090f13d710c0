"""The naval war begins: its set-up, its cards and its place in the turn (NAV-01..06, DRW, SEQ, SCN)."""

import pytest
from tests.espana1936.build import N, R, do, piece, table_of, texts
from tests.espana1936.fleet import area, damaged, fight, naval, place, sea

import dosespanas
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

NAVAL_CARDS = [f"{side}_n{number}" for side in ("nac", "rep") for number in range(1, 11)]


def new(scenario: str = "1936", **options: bool) -> Game:
    return dosespanas.new_game("espana1936", scenario=scenario, seed=1936, options=options)


@pytest.mark.rule("NAV-01")
def test_the_nationalist_fleet_of_july_1936() -> None:
    played = new(naval=True)
    assert place(played, "cervera") == "cantabrico"
    assert place(played, "espana") == "ferrol"
    assert place(played, "ju52") == "estrecho"
    assert piece(played, "ju52")["where"] == "sea"
    assert naval(played)["bases"]["cadiz_base"] == {"side": N, "open": True}


@pytest.mark.rule("NAV-02")
@pytest.mark.rule("AMB-07")
def test_the_republican_fleet_of_july_1936() -> None:
    played = new(naval=True)
    assert place(played, "ni52") == "madrid"
    at_cartagena = ["dd_rep_1", "dd_rep_2", "libertad", "cervantes", "sub_rep_1"]
    assert {place(played, ship) for ship in at_cartagena} == {"cartagena"}
    assert [ship for ship in at_cartagena if not damaged(played, ship)] == ["dd_rep_2"]
    assert place(played, "jaime_i") == "malaga", "not in Cartagena"
    assert not damaged(played, "jaime_i")


@pytest.mark.rule("NAV-03")
def test_the_other_ships_wait_for_their_cards() -> None:
    played = new(naval=True)
    waiting = [p["id"] for p in played.observe(None)["pieces"] if p["kind"] == "ship" and p["where"] == "reserve"]
    assert waiting == ["mendez_nunez", "sub_rep_2", "canarias", "baleares_ca", "navarra", "sub_nac"]


@pytest.mark.rule("NAV-04")
@pytest.mark.rule("SEQ-07")
def test_ships_sail_after_the_draw_and_fight_after_the_ground_combat() -> None:
    seen = new(naval=True).observe(None)
    assert seen["stations"] == [
        "draw", "ships", "ships", "movement", "movement", "generals", "combat", "naval", "upkeep", "events",
        "replacement", "status",
    ]  # fmt: skip
    assert (seen["phase"], seen["phase_side"], seen["actor"]) == ("ships", N, N)
    assert seen["events_left"] == {N: 4, R: 4}
    standard = new().observe(None)
    assert "ships" not in standard["stations"]
    assert "naval" not in standard["stations"]
    assert standard["naval"] is None
    assert standard["events_left"] == {N: 3, R: 3}


@pytest.mark.rule("NAV-04")
@pytest.mark.rule("SEQ-07")
def test_the_nationalist_ships_sail_before_the_republican() -> None:
    played = new(naval=True)
    do(played, "done")
    assert (played.observe(None)["phase"], played.actor) == ("ships", 1)
    do(played, "done")
    assert (played.observe(None)["phase"], played.actor) == ("movement", 0)


@pytest.mark.rule("DRW-02")
@pytest.mark.parametrize(("turn", "count"), list(enumerate([7, 4, 4, 4, 4, 6, 3, 3, 3, 3], start=1)))
def test_one_card_more_on_turns_one_to_five(turn: int, count: int) -> None:
    data = load_data()
    era = data.turn_era[turn]
    cards = [card.name for card in data.cards if card.side == 0 and card.era == era and not card.optional][:12]
    played = sea("draw", {}, turn=turn, decks=(cards, [], [], []) if era == 0 else ([], cards, [], []))
    assert played.observe(None)["hands"][N]["count"] == count


@pytest.mark.rule("DRW-06")
def test_naval_cards_are_shuffled_into_the_decks_of_their_years() -> None:
    table = table_of(new(naval=True))
    for side in (0, 1):
        for era in (0, 1):
            deck = table.decks[2 * side + era] + (table.hands[side] if era == 0 else [])
            cards = [table.data.cards[card] for card in deck]
            assert {card.era for card in cards} == {era}
            naval_cards = {card.name for card in cards if card.naval}
            assert naval_cards == {
                name
                for name in NAVAL_CARDS
                if table.data.cards[table.data.card_index[name]].side == side
                and table.data.cards[table.data.card_index[name]].era == era
            }
            assert naval_cards, "the deck of 1936-37 could not be drawn from for five turns without"


@pytest.mark.rule("DRW-06")
@pytest.mark.rule("BRD-14")
def test_without_the_naval_war_there_are_no_naval_cards_and_no_ships() -> None:
    played = new()
    table = table_of(played)
    assert not any(table.data.cards[card].naval for pile in (*table.decks, *table.hands) for card in pile)
    assert not [p for p in played.observe(None)["pieces"] if p["kind"] == "ship"]
    refusal = played.explain("assign cervera")
    assert refusal is not None


@pytest.mark.rule("NAV-05")
def test_fights_follow_the_order_of_the_areas_then_the_coast() -> None:
    ships = {
        "canarias": "cantabrico",
        "libertad": "cantabrico",
        "baleares_ca": "estrecho",
        "cervantes": "estrecho",
        "espana": "mediterraneo",
        "jaime_i": "mediterraneo",
        "cervera": "baleares",
        "mendez_nunez": "baleares",
        "navarra": "blockade barcelona",
        "dd_rep_1": "protect barcelona",
        "sub_rep_1": "protect barcelona",
    }
    played = sea("combat", ships, republic=["oviedo", "barcelona", "murcia"])
    order = []
    while (seen := naval(played)["fight"]) is not None:
        order.append(seen["place"])
        do(played, "withdraw" if "withdraw" in texts(played) else texts(played)[-1])
        while naval(played)["fight"] is None and "to ferrol" in texts(played):
            do(played, "to ferrol")
    assert list(dict.fromkeys(order)) == ["baleares", "mediterraneo", "estrecho", "cantabrico", "barcelona"]


@pytest.mark.rule("NAV-06")
def test_port_batteries_fire_last_in_the_order_murcia_cadiz_la_coruna() -> None:
    ships = {
        "navarra": "blockade murcia",
        "libertad": "blockade cadiz",
        "cervantes": "blockade la_coruna",
        "canarias": "estrecho",
        "jaime_i": "estrecho",
    }
    played = fight(ships, [1, 1], [1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1])
    events = do(played, "engage", "engage")
    fights = [(e["args"]["place"], e["args"]["kind"]) for e in events if e["kind"] == "sea-battle"]
    assert fights == [
        ("area:estrecho", "area"),
        ("box:murcia", "battery"),
        ("box:cadiz", "battery"),
        ("box:la_coruna", "battery"),
    ]
    assert [e["kind"] for e in events].index("objectives") > max(
        i for i, e in enumerate(events) if e["kind"] == "battery"
    )


@pytest.mark.rule("SCN-03")
@pytest.mark.rule("NAV-40")
def test_the_1938_scenario_has_its_fleets_and_the_nyon_conference_in_force() -> None:
    played = new("1938", naval=True)
    assert table_of(played).both_effects == 1
    assert {"card": "rep_n6", "side": R} in played.observe(None)["table"]
    assert place(played, "canarias") == "baleares"
    assert area(played, "baleares")[0] == N
    without = new("1938")
    assert table_of(without).both_effects == 0
    assert without.observe(None)["naval"] is None
    assert {"card": "rep_n6", "side": R} not in without.observe(None)["table"]


@pytest.mark.rule("AMB-58")
def test_the_cantabrian_sea_has_no_effect_for_the_time_being() -> None:
    data = load_data()
    effects = dict(zip([data.places[a] for a in data.areas], data.area_effects, strict=True))
    assert effects == {"baleares": "extra_rp", "mediterraneo": "draw_cards", "estrecho": "", "cantabrico": ""}
