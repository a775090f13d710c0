"""Why a game was lost: which places fell, what had stood there, and from when there was no way back."""

import random

import pytest

import dosespanas
from dosespanas.analysis.causes import Falls, GameEnd, PlaceLoss, by_hunger, by_luck, cause, settled
from dosespanas.analysis.review import ReviewEffort, reviewing, whole
from dosespanas.catalogue import Catalogue
from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.stages import OVER
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.turn import victory
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.kernel.state import Holding
from dosespanas.registry import GAMES

QUICK = ReviewEffort(2, 10, suspects=0, missed=0)


def held(side: int, units: int = 0, strength: int = 0) -> dict[str, Holding]:
    """One place, and what a side has there."""
    found = Holding(side)
    if side != NOBODY:
        found.units[side], found.strength[side] = units, strength
    return {"box:leon": found}


def test_what_stood_there_is_what_stood_there_when_the_other_came() -> None:
    falls = Falls()
    falls.before(3, 3, held(REP, 2, 5))
    falls.after(4, 10, None, held(NOBODY))
    falls.before(4, 4, held(NOBODY))
    falls.after(4, 11, "box:leon", held(NAT, 1, 2))
    assert falls.found == {"box:leon": PlaceLoss("box:leon", NAT, 4, 11, 2, 5, True)}


def test_a_place_walked_into_was_not_fought_for() -> None:
    falls = Falls()
    falls.before(3, 3, held(REP))
    falls.after(4, 10, None, held(NAT, 1, 2))
    assert falls.found["box:leon"] == PlaceLoss("box:leon", NAT, 4, 10, 0, 0, False)
    falls.before(4, 4, held(NAT, 1, 2))
    falls.after(4, 12, "box:leon", held(REP, 1, 1))
    assert falls.found["box:leon"].taker == REP, "who took it last counts"


def test_a_place_lost_once_more_fell_when_the_last_who_came_back_was_beaten() -> None:
    """Played by hand: Madrid was said to have fallen in turn 3, to which a stronger unit had come back until turn 5."""
    falls = Falls()
    both = Holding(NOBODY)
    for turn, strength in ((3, 1), (5, 3)):
        both.units, both.strength = [1, 2], [strength, 4]
        falls.before(turn, 4, {"box:leon": both})
        falls.after(turn, 10 * turn, "box:leon", held(REP, 2, 4))
        assert falls.found["box:leon"] == PlaceLoss("box:leon", REP, turn, 10 * turn, 1, strength, True)
        falls.before(turn, 5, held(REP, 2, 4))
        falls.after(turn, 10 * turn + 1, None, held(REP, 2, 4))
    raid = Falls()
    raid.before(3, 3, held(REP, 1, 1))
    both.units, both.strength = [1, 1], [1, 1]
    raid.before(3, 4, {"box:leon": both})
    raid.after(3, 31, "box:leon", held(REP, 1, 1))
    assert raid.found == {}, "it never was the raider's"


CURVE = [{"choice": 10 * turn, "turn": turn, "nationalist": 0.5 if turn < 7 else 0.9} for turn in range(1, 10)]
TWO = {name: PlaceLoss(name, NAT, turn, turn * 10, 1, 2, True) for name, turn in (("box:leon", 2), ("box:lerida", 9))}


def test_what_the_end_hinged_on_is_told_before_what_it_names_and_what_fell_late() -> None:
    holders = dict.fromkeys(TWO, NAT)
    end = GameEnd([], 0, [0, 7], holders)
    named = cause(TWO, end, NAT, {"boxes": ["box:leon"]}, CURVE)
    late = cause(TWO, end, NAT, {"turn": 9}, CURVE)
    hinged = cause(TWO, GameEnd(["box:leon", "box:madrid"], 1, [0, 7], holders), NAT, {"boxes": ["box:lerida"]}, CURVE)
    assert named is not None and late is not None and hinged is not None
    assert [one["place"] for one in named["fallen"]] == ["box:leon"]
    assert [one["place"] for one in late["fallen"]] == ["box:lerida"]
    assert [one["place"] for one in hinged["fallen"]] == ["box:leon"]
    assert named["why"] is None, "what the end does not hinge on is no cause"
    assert hinged["why"]["key"] == "review-why-held"
    assert hinged["why"]["places"] == ["box:leon"]
    assert hinged["why"]["idle"] == 7
    assert (named["settled"], named["settled_at"]) == (7, 70)
    assert CURVE[settled(NAT, CURVE)]["turn"] == 7
    assert cause(TWO, end, None, {}, CURVE) is None


def test_one_estimate_between_low_ones_does_not_say_that_the_game_was_open() -> None:
    doubted = [{**point, "nationalist": 0.7} if point["turn"] == 8 else point for point in CURVE]
    assert CURVE[settled(NAT, doubted)]["turn"] == 7
    open_to_the_end = [{**point, "nationalist": 0.7} if point["turn"] in (7, 8) else point for point in CURVE]
    assert CURVE[settled(NAT, open_to_the_end)]["turn"] == 9


def test_a_side_that_was_never_there_came_short() -> None:
    found = cause({}, GameEnd(["box:leon", "box:madrid"], 2, [5, 0], {}), REP, {}, CURVE)
    assert found is not None
    assert found["why"]["key"] == "review-why-short"
    assert (found["why"]["needed"], found["why"]["loser"]) == (2, "side:nationalist")
    assert found["why"]["places"] == ["box:leon", "box:madrid"]


def test_a_side_that_lost_fewer_places_than_it_came_short_hears_which_fell_last() -> None:
    end = GameEnd(["box:leon", "box:madrid", "box:avila"], 2, [0, 7], dict.fromkeys(TWO, NAT))
    found = cause(TWO, end, NAT, {}, CURVE)
    assert found is not None
    assert (found["why"]["key"], found["why"]["needed"]) == ("review-why-lost", 2)
    assert found["why"]["places"] == ["box:leon"]


def test_where_several_places_were_needed_no_single_one_is_named_as_the_cause() -> None:
    """Madrid's neighbours of 1936: that the last of them was walked into did not lose the war by itself."""
    turns = {"hex:2612": 3, "hex:2812": 5, "hex:2713": 5, "hex:2711": 6}
    falls = {name: PlaceLoss(name, NAT, turn, turn * 10, 0, 0, False) for name, turn in turns.items()}
    end = GameEnd(list(turns), 3, [0, 0], dict.fromkeys(turns, NAT))
    found = cause(falls, end, NAT, {}, CURVE)
    assert found is not None
    assert (found["why"]["key"], found["why"]["needed"]) == ("review-why-lost", 3)
    assert found["why"]["places"] == ["hex:2711", "hex:2713", "hex:2812"]
    together = cause(falls, GameEnd(end.hinge, 1, [0, 0], end.holders), NAT, {}, CURVE)
    assert together is not None
    assert (together["why"]["key"], together["why"]["places"]) == ("review-why-empty", ["hex:2711"])


@pytest.mark.rule("17.2-a")
def test_a_place_held_without_supply_is_told_as_one_that_did_not_count() -> None:
    holders = {"hex:2612": REP, "hex:2711": NAT, "hex:2812": NAT}
    end = GameEnd(list(holders), 2, [0, 0], holders, ["hex:2612", "hex:2711"])
    found = cause({}, end, REP, {}, CURVE)
    assert found is not None
    why = found["why"]
    assert (why["key"], why["places"], why["cut"]) == ("review-why-cut", ["hex:2612", "hex:2812"], ["hex:2711"])


@pytest.mark.rule("10.3-d")
def test_units_lost_for_want_of_supply_are_told_as_a_cause_where_the_loser_lost_several() -> None:
    starved = [(2, NAT)] * 5 + [(3, REP)] * 9 + [(4, NAT)]
    assert by_hunger(REP, starved) == {
        "key": "review-why-starved",
        "loser": "side:nationalist",
        "count": 6,
        "most": 5,
        "turn": 2,
    }
    assert by_hunger(REP, starved[:2]) is None and by_hunger(REP, []) is None
    found = cause({}, GameEnd([], 0, [0, 0], {}), NAT, {}, CURVE, (), starved)
    assert found is not None and found["hunger"]["count"] == 9


def test_a_place_fought_over_from_the_beginning_falls_too() -> None:
    """Both sides stood in it when the game began: nobody had ever held it alone."""
    falls = Falls()
    both = Holding(NOBODY)
    both.units, both.strength = [2, 1], [5, 3]
    falls.before(1, 4, {"box:madrid": both})
    falls.after(1, 20, "box:madrid", {"box:madrid": held(NAT, 2, 4)["box:leon"]})
    assert falls.found["box:madrid"] == PlaceLoss("box:madrid", NAT, 1, 20, 1, 3, True)
    assert falls.entered == {"box:madrid": 1}


@pytest.mark.rule("VIC-04")
def test_boxes_that_would_have_joined_the_group_are_what_the_end_hinged_on() -> None:
    """The Nationalist side walks off, the other walks in: several boxes any one of which would have joined eight."""
    played = dosespanas.new_game("espana1936", seed=1)
    state = played.state
    assert isinstance(state, Engine)
    keep = sorted(mask_bits(state.presence(NAT)))[:6]
    for box in mask_bits(state.presence(NAT)):
        if box not in keep:
            state.here[NAT] &= ~(1 << box)
            state.held[NAT] &= ~(1 << box)
            state.held[REP] |= 1 << box
    state.close(OVER, REP, "outcome-connected", "VIC-04")
    places, needed = state.hinge()
    group = victory.largest_group(state, NAT).bit_count()
    for place in places:
        box = state.data.box_terms.index(place)
        other = state.clone()
        other.held[NAT] |= 1 << box
        grown = victory.largest_group(other, NAT).bit_count()
        assert grown >= state.data.win_group if needed == 1 else grown > group


@pytest.mark.parametrize("game", GAMES)
def test_who_holds_what_is_what_the_map_says(game: str) -> None:
    played = dosespanas.new_game(game, seed=3)
    rng = random.Random(3)
    for _ in range(60):
        played.apply(rng.choice(played.legal_actions()))
        for place, now in played.state.holdings().items():
            assert Catalogue("en", game=game).term(place)
            assert now.holder in (NAT, REP, NOBODY)
            assert all((units == 0) <= (strength == 0) for units, strength in zip(now.units, now.strength, strict=True))


def test_a_lost_game_is_told() -> None:
    played = dosespanas.new_game("espana1936", seed=5)
    rng = random.Random(5)
    for _ in range(120):
        played.apply(rng.choice(played.legal_actions()))
    played.resign(REP)
    found = whole(reviewing(played.record(), effort=QUICK))
    assert found["winner"] == "nationalist"
    for fall in found["cause"]["fallen"]:
        for language in ("en", "es", "fr", "pl"):
            said = Catalogue(language).text(fall["key"], **{name: fall[name] for name in fall if name != "key"})
            assert Catalogue(language).term(fall["place"]) in said
    assert found["cause"]["why"] is None, "who gives up has lost by that"
    assert 1 <= found["cause"]["settled"] <= found["curve"][-1]["turn"]


def test_luck_is_told_as_a_cause_where_it_cost_the_loser_much() -> None:
    turns = [{"turn": 1, "luck": 0.32}, {"turn": 2, "luck": 0.02}]
    assert by_luck(NAT, turns, 0.2) == {
        "key": "review-why-luck",
        "loser": "side:republican",
        "points": 34,
        "most": 32,
        "turn": 1,
    }
    assert by_luck(REP, turns, 0.2) is None, "it helped who lost"
    assert by_luck(NAT, turns, 0.4) is None, "it may have been nothing"
    assert by_luck(NAT, [{"turn": 1, "luck": 0.1}], 0.0) is None and by_luck(NAT, [], 0.0) is None
