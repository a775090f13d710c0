"""The naval cards as events (CRD-RN1..10, CRD-NN1..10): what each does, and that it is spent when it can do nothing."""

from typing import Any

import pytest
from tests.espana1936.battles import rig
from tests.espana1936.build import N, R, at, do, kinds, piece, rule_of, table_of, texts
from tests.espana1936.fleet import area, damaged, force, naval, place, sea
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

from dosespanas.espana1936.cards.events import allowed
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP


def holding(card: str, ships: dict[str, str] | None = None, **more: Any) -> Game:
    """An Events phase in which only one naval card is held."""
    hands = ([], [card]) if card.startswith("rep") else ([card], [])
    late = int(card.split("_n")[1]) >= 7
    more.setdefault("turn", 8 if late else 2)
    return sea("events", ships or {}, hands=hands, **more)


def play(played: Game, card: str, *rolls: list[int]) -> list[dict[str, Any]]:
    """Play it, with the dice it rolls."""
    if rolls:
        rig(played, *rolls)
    return do(played, f"event {card}")


def in_vain(card: str, ships: dict[str, str] | None = None, **more: Any) -> bool:
    """Play a card that can do nothing: it is spent and nothing has moved (EVT-05)."""
    played = holding(card, ships, **more)
    before = played.observe(None)["pieces"]
    events = play(played, card)
    seen = played.observe(None)
    spent = card in seen["used"][R if card.startswith("rep") else N]
    return spent and "event-void" in kinds(events) and seen["pieces"] == before


# --- new ships ----------------------------------------------------------------------------------------

NEW = [
    pytest.param("rep_n2", "mendez_nunez", "cartagena", marks=pytest.mark.rule("CRD-RN2"), id="rep_n2"),
    pytest.param("rep_n3", "sub_rep_2", "cartagena", marks=pytest.mark.rule("CRD-RN3"), id="rep_n3"),
    pytest.param("nac_n1", "canarias", "ferrol", marks=pytest.mark.rule("CRD-NN1"), id="nac_n1"),
    pytest.param("nac_n3", "baleares_ca", "ferrol", marks=pytest.mark.rule("CRD-NN3"), id="nac_n3"),
    pytest.param("nac_n4", "sub_nac", "cadiz_base", marks=pytest.mark.rule("CRD-NN4"), id="nac_n4"),
    pytest.param("nac_n7", "navarra", "ferrol", marks=pytest.mark.rule("CRD-NN7"), id="nac_n7"),
]


@pytest.mark.rule("CRD-RNx")
@pytest.mark.rule("CRD-NNx")
@pytest.mark.rule("NAV-03")
@pytest.mark.parametrize(("card", "ship", "base"), NEW)
def test_a_new_ship_joins_in_its_base(card: str, ship: str, base: str) -> None:
    played = holding(card)
    assert piece(played, ship)["where"] == "reserve"
    events = play(played, card)
    assert {"arrived", "berthed"} <= set(kinds(events))
    assert place(played, ship) == base
    assert not damaged(played, ship)


@pytest.mark.rule("NAV-09")
@pytest.mark.parametrize(("card", "ship", "base"), NEW)
def test_it_goes_elsewhere_if_its_base_is_closed(card: str, ship: str, base: str) -> None:
    board = {
        "cartagena": [box for box in REPUBLIC if box not in ("murcia", "barcelona", "tarragona", "alicante")],
        "ferrol": [*REPUBLIC, "la_coruna"],
        "cadiz_base": [*REPUBLIC, "cadiz"],
    }[base]
    other = {"cartagena": "valencia", "ferrol": "cadiz_base", "cadiz_base": "ferrol"}[base]
    played = holding(card, republic=board)
    play(played, card)
    assert place(played, ship) == other


@pytest.mark.rule("EVT-05")
@pytest.mark.parametrize(("card", "ship", "base"), NEW)
def test_it_comes_only_once_and_not_after_it_is_sunk(card: str, ship: str, base: str) -> None:
    assert in_vain(card, {ship: base})
    assert in_vain(card, {ship: "eliminated"})


# --- repairs ------------------------------------------------------------------------------------------

REPAIRS = [
    pytest.param("rep_n1", 2, marks=pytest.mark.rule("CRD-RN1"), id="rep_n1"),
    pytest.param("rep_n4", 1, marks=pytest.mark.rule("CRD-RN4"), id="rep_n4"),
    pytest.param("rep_n8", 2, marks=pytest.mark.rule("CRD-RN8"), id="rep_n8"),
    pytest.param("nac_n6", 2, marks=pytest.mark.rule("CRD-NN6"), id="nac_n6"),
]
FLEETS = {"rep": ["libertad", "cervantes", "dd_rep_1"], "nac": ["espana", "canarias", "cervera"]}


@pytest.mark.rule("CRD-RNx")
@pytest.mark.rule("CRD-NNx")
@pytest.mark.rule("NAV-62")
@pytest.mark.rule("NAV-10")
@pytest.mark.parametrize(("card", "count"), REPAIRS)
def test_ships_are_repaired_in_bases_and_in_ports(card: str, count: int) -> None:
    fleet = FLEETS[card[:3]]
    base, port = ("cartagena", "valencia") if card.startswith("rep") else ("ferrol", "malaga")
    ships = dict(zip(fleet, [f"{port} damaged", f"{base} damaged", f"{base} damaged"], strict=True))
    played = holding(card, ships)
    play(played, card)
    repaired = 0
    while any(text.startswith("take ") for text in texts(played)):
        assert set(texts(played)) == {f"take {ship}" for ship in fleet if damaged(played, ship)}
        do(played, f"take {fleet[repaired]}")
        repaired += 1
    assert repaired == count
    assert [ship for ship in fleet if not damaged(played, ship)] == fleet[:count]
    assert place(played, fleet[0]) == port, "a ship in a port too"


@pytest.mark.rule("EVT-05")
@pytest.mark.parametrize(("card", "count"), REPAIRS)
def test_nothing_damaged_nothing_repaired(card: str, count: int) -> None:
    fleet = FLEETS[card[:3]]
    base = "cartagena" if card.startswith("rep") else "ferrol"
    ships = dict.fromkeys(fleet, base)
    played = holding(card, ships)
    assert ("ship-repaired" in kinds(play(played, card))) is False
    one = holding(card, ships | {fleet[1]: f"{base} damaged"})
    play(one, card)
    assert not damaged(one, fleet[1]), "a single one needs no choice"


@pytest.mark.rule("CRD-RN4")
@pytest.mark.rule("DRW-01")
def test_the_advisers_bring_one_more_card_at_the_next_draw() -> None:
    decks: Any = ([], [], [f"rep_{number}" for number in range(1, 12)], [])
    played = holding("rep_n4", {"libertad": "cartagena damaged"}, decks=decks, markers={"mediterraneo": N}, turn=3)
    play(played, "rep_n4")
    assert naval(played)["bonus"][R] == {"cards": 1, "events": 0}
    until(played, phase("ships", turn=4))
    drawn = [e.details["count"] for e in played.log if e.kind == "drew" and e.side == REP]
    assert drawn == [5], "three, one for the naval war, one for the advisers"
    assert allowed(table_of(played), REP) == 4, "no event more"


# --- damage -------------------------------------------------------------------------------------------


@pytest.mark.rule("CRD-RN5")
@pytest.mark.rule("CRD-NN5")
@pytest.mark.rule("CRD-RNx")
@pytest.mark.rule("CRD-NNx")
@pytest.mark.parametrize(("card", "ship", "base"), [("rep_n5", "espana", "ferrol"), ("nac_n5", "jaime_i", "cartagena")])
@pytest.mark.parametrize("where", ["baleares", "gunfire malaga", "blockade alicante", "base"])
def test_a_battleship_is_struck_wherever_she_is(card: str, ship: str, base: str, where: str) -> None:
    board = all_but("la_coruna", "ferrol", "malaga", "burgos", "sevilla") if card == "rep_n5" else REPUBLIC
    for die, hurt in ((3, False), (4, True)):
        played = holding(card, {ship: base if where == "base" else where}, republic=board)
        events = play(played, card, [die])
        roll = next(e for e in events if e["kind"] == "event-roll")
        assert (roll["args"]["die"], roll["args"]["needed"]) == (die, 4)
        assert damaged(played, ship) == hurt
        if hurt:
            assert place(played, ship) == base


@pytest.mark.rule("CRD-RN5")
@pytest.mark.rule("CRD-NN5")
@pytest.mark.parametrize(("card", "ship", "base"), [("rep_n5", "espana", "ferrol"), ("nac_n5", "jaime_i", "cartagena")])
def test_a_battleship_damaged_already_is_sunk(card: str, ship: str, base: str) -> None:
    played = holding(card, {ship: f"{base} damaged"})
    play(played, card, [4])
    assert place(played, ship) == "eliminated"
    safe = holding(card, {ship: f"{base} damaged"})
    play(safe, card, [3])
    assert place(safe, ship) == base
    assert in_vain(card, {ship: "eliminated"})
    assert in_vain(card, {ship: "out"})


@pytest.mark.rule("CRD-RN5")
@pytest.mark.rule("NAV-09")
def test_a_ship_struck_in_her_base_stays_there() -> None:
    """With both bases open, a ship on the way to one could choose."""
    played = holding("rep_n5", {"espana": "cadiz_base"})
    play(played, "rep_n5", [6])
    assert place(played, "espana") == "cadiz_base"
    at_sea = holding("rep_n5", {"espana": "estrecho"})
    play(at_sea, "rep_n5", [6])
    assert (at_sea.actor, set(texts(at_sea))) == (NAT, {"to ferrol", "to cadiz_base"})


@pytest.mark.rule("CRD-RN7")
@pytest.mark.rule("CRD-RNx")
def test_cape_palos_strikes_one_heavy_cruiser_in_southern_waters() -> None:
    ships = {"canarias": "baleares", "baleares_ca": "estrecho", "cervera": "baleares"}
    played = holding("rep_n7", ships)
    play(played, "rep_n7", [3])
    assert (played.actor, set(texts(played))) == (REP, {"take canarias", "take baleares_ca"})
    do(played, "take baleares_ca", "to ferrol")
    assert damaged(played, "baleares_ca")
    assert not damaged(played, "canarias")
    missed = holding("rep_n7", {"canarias": "mediterraneo"})
    play(missed, "rep_n7", [2])
    assert not damaged(missed, "canarias")
    for elsewhere in ("cantabrico", "ferrol", "gunfire malaga", "blockade valencia"):
        assert in_vain("rep_n7", {"canarias": elsewhere, "cervera": "baleares"})


@pytest.mark.rule("CRD-RN9")
@pytest.mark.rule("CRD-RNx")
def test_torpedo_boats_strike_in_the_east_and_off_the_coasts() -> None:
    ships = {"canarias": "baleares", "cervera": "gunfire malaga", "navarra": "blockade valencia", "espana": "ferrol"}
    played = holding("rep_n9", ships)
    play(played, "rep_n9", [5])
    assert set(texts(played)) == {"take canarias", "take cervera", "take navarra"}
    do(played, "take cervera", "to ferrol")
    assert damaged(played, "cervera")
    missed = holding("rep_n9", {"canarias": "mediterraneo"})
    play(missed, "rep_n9", [4])
    assert not damaged(missed, "canarias")
    for elsewhere in ("cantabrico", "estrecho", "ferrol"):
        assert in_vain("rep_n9", {"canarias": elsewhere})
    sunk = holding("rep_n9", {"canarias": "malaga damaged"}, republic=REPUBLIC)
    play(sunk, "rep_n9", [5])
    assert place(sunk, "canarias") == "eliminated"


@pytest.mark.rule("CRD-NN8")
@pytest.mark.rule("CRD-NNx")
def test_bombers_strike_ships_in_cartagena_and_in_ports() -> None:
    ships = {
        "libertad": "cartagena",
        "cervantes": "protect valencia",
        "jaime_i": "barcelona",
        "mendez_nunez": "baleares",
        "dd_rep_1": "gunfire malaga",
    }
    played = holding("nac_n8", ships)
    play(played, "nac_n8", [4])
    assert (played.actor, set(texts(played))) == (NAT, {"take libertad", "take cervantes", "take jaime_i"})
    assert rule_of(played, "take mendez_nunez") == "EVT-04"
    do(played, "take jaime_i")
    assert damaged(played, "jaime_i")
    assert place(played, "jaime_i") == "cartagena"
    already = holding("nac_n8", {"libertad": "cartagena damaged"})
    play(already, "nac_n8", [6])
    assert place(already, "libertad") == "cartagena", "no ship is sunk"
    assert in_vain("nac_n8", {"libertad": "baleares", "dd_rep_1": "gunfire malaga"})


# --- ships raised -------------------------------------------------------------------------------------


@pytest.mark.rule("CRD-RN10")
@pytest.mark.rule("CRD-NN10")
@pytest.mark.rule("CRD-RNx")
@pytest.mark.rule("CRD-NNx")
@pytest.mark.rule("NAV-62")
@pytest.mark.parametrize(("card", "sunk", "fit"), [
    ("rep_n10", ["jaime_i", "libertad", "dd_rep_1", "sub_rep_1"], ["libertad", "dd_rep_1", "sub_rep_1"]),
    ("nac_n10", ["espana", "canarias", "cervera", "sub_nac"], ["canarias", "cervera", "sub_nac"]),
])  # fmt: skip
def test_a_sunk_ship_comes_back_damaged(card: str, sunk: list[str], fit: list[str]) -> None:
    played = holding(card, dict.fromkeys(sunk, "eliminated"))
    play(played, card)
    assert set(texts(played)) == {f"take {ship}" for ship in fit}
    do(played, f"take {fit[0]}")
    if card.startswith("nac"):
        assert (played.actor, set(texts(played))) == (NAT, {"to ferrol", "to cadiz_base"})
        do(played, "to ferrol")
    assert place(played, fit[0]) == ("cartagena" if card.startswith("rep") else "ferrol")
    assert damaged(played, fit[0])
    assert in_vain(card, {sunk[0]: "eliminated"}), "a battleship stays at the bottom"
    assert in_vain(card, {fit[0]: "baleares"})


@pytest.mark.rule("AMB-41")
@pytest.mark.rule("CRD-RN10")
def test_a_ship_is_not_raised_where_it_could_not_lie() -> None:
    assert in_vain("rep_n10", {"libertad": "eliminated"}, republic=["madrid"])


# --- the others ---------------------------------------------------------------------------------------


@pytest.mark.rule("CRD-RN6")
def test_the_nyon_conference_lasts() -> None:
    played = holding("rep_n6", {"canarias": "mediterraneo"})
    play(played, "rep_n6")
    assert table_of(played).both_effects == 1
    assert {"card": "rep_n6", "side": R} in played.observe(None)["table"]


ARMY = ["N legion-2 marruecos", "N africa-2 marruecos", "N legion-1 marruecos"]


@pytest.mark.rule("CRD-NN2")
@pytest.mark.rule("CRD-NNx")
def test_the_convoy_brings_two_units_to_cadiz_at_once() -> None:
    played = holding("nac_n2", {}, troops=ARMY)
    play(played, "nac_n2")
    assert played.observe(None)["prompt"]["args"]["count"] == 2
    do(played, "ship legion-2 marruecos")
    assert texts(played) == ["to cadiz"]
    do(played, "to cadiz", "ship africa-2 marruecos")
    events = do(played, "to cadiz")
    assert at(played, "cadiz") == ["N africa-2", "N legion-2"]
    assert at(played, "marruecos") == ["N legion-1"]
    assert "shipped" in kinds(events)


@pytest.mark.rule("CRD-NN2")
def test_the_convoy_may_stop_early_and_does_not_count_as_the_crossing_of_the_turn() -> None:
    played = holding("nac_n2", {}, troops=ARMY)
    play(played, "nac_n2")
    do(played, "ship legion-2 marruecos", "to cadiz", "done")
    assert at(played, "cadiz") == ["N legion-2"]
    assert played.observe(None)["shipped"] == {"cadiz": 0, "sevilla": 0}


@pytest.mark.rule("CRD-NN2")
@pytest.mark.rule("EVT-05")
def test_no_convoy_across_a_republican_strait_or_to_a_lost_harbour() -> None:
    assert in_vain("nac_n2", {}, troops=ARMY, control={"estrecho": R})
    assert in_vain("nac_n2", {}, troops=ARMY, republic=[*REPUBLIC, "cadiz"])
    assert in_vain("nac_n2", {})
    for state in ("contested", "nobody", N):
        played = holding("nac_n2", {}, troops=ARMY)
        force(played, {"estrecho": state})
        play(played, "nac_n2")
        assert "ship legion-2 marruecos" in texts(played)


@pytest.mark.rule("NAV-32")
@pytest.mark.rule("EVT-12")
def test_no_convoy_into_a_blockaded_harbour() -> None:
    cadiz = 1 << load_data().box_index["cadiz"]
    assert in_vain("nac_n2", {}, troops=ARMY, counters={"blockaded": [cadiz, 0]})
    assert not in_vain("nac_n2", {}, troops=ARMY, counters={"blockaded": [0, cadiz]})


@pytest.mark.rule("CRD-NN9")
@pytest.mark.rule("CRD-NNx")
def test_the_blockade_costs_a_card_at_random() -> None:
    lost = set()
    for seed in range(40):
        played = sea("events", {}, hands=(["nac_n9"], ["rep_30", "rep_31", "rep_32"]), turn=8, seed=seed)
        do(played, "event nac_n9", *(["accept"] if "accept" in texts(played) else []))
        while played.observe(1)["hands"][R]["count"] == 3:
            do(played, "accept")
        assert played.observe(None)["hands"][R] == {"count": 2, "cards": None}
        assert played.observe(None)["discarded"][R] == 1
        event = next(e for e in played.log if e.kind == "card-lost")
        assert "cards" not in event.view(0)["args"], "not even its player sees which"
        cards: Any = event.view(1)["args"]["cards"]
        lost |= set(cards)
    assert lost == {"card:rep_30", "card:rep_31", "card:rep_32"}
    assert in_vain("nac_n9")


@pytest.mark.rule("NAV-38")
@pytest.mark.rule("CRD-RN9")
def test_a_ship_struck_in_an_area_leaves_a_marker() -> None:
    played = holding("rep_n9", {"canarias": "baleares"}, control={"baleares": N})
    play(played, "rep_n9", [6])
    do(played, "to ferrol")
    assert area(played, "baleares") == (N, N)


@pytest.mark.rule("CRD-RNx")
@pytest.mark.rule("CRD-NNx")
def test_every_naval_card_has_a_use_in_combat_on_land_like_any_other() -> None:
    cards = [card for card in table_of(holding("rep_n1")).data.cards if card.naval]
    assert len(cards) == 20
    for card in cards:
        assert any(card.dice) or any(card.drm)
