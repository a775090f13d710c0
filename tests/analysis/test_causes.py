"""Why a game was lost: which places fell, what had stood there, and from when there was no way back."""

import random

import pytest

import dosespanas
from dosespanas.analysis.causes import Fall, Falls, cause, settled
from dosespanas.analysis.review import Effort, review
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.kernel.state import Holding
from dosespanas.registry import GAMES

QUICK = Effort(2, 10, suspects=0, missed=0)


def held(side: int, units: int = 0, strength: int = 0) -> dict[str, Holding]:
    """One place, and what a side has there."""
    found = Holding(side)
    if side != NOBODY:
        found.units[side], found.strength[side] = units, strength
    return {"box:leon": found}


def test_what_stood_there_is_what_stood_there_when_the_other_came() -> None:
    falls = Falls()
    falls.before(NAT, 3, held(REP, 2, 5))
    falls.after(4, 10, None, held(NOBODY))
    falls.before(REP, 4, held(NOBODY))
    falls.after(4, 11, "box:leon", held(NAT, 1, 2))
    assert falls.found == {"box:leon": Fall("box:leon", NAT, 4, 11, 2, 5, True)}


def test_a_place_walked_into_was_not_fought_for() -> None:
    falls = Falls()
    falls.before(NAT, 3, held(REP))
    falls.after(4, 10, None, held(NAT, 1, 2))
    assert falls.found["box:leon"] == Fall("box:leon", NAT, 4, 10, 0, 0, False)
    falls.before(REP, 4, held(NAT, 1, 2))
    falls.after(4, 12, "box:leon", held(REP, 1, 1))
    assert falls.found["box:leon"].taker == REP, "who took it last counts"


def test_what_the_end_names_is_told_before_what_fell_late() -> None:
    falls = {name: Fall(name, NAT, turn, turn * 10, 1, 2, True) for name, turn in (("box:leon", 2), ("box:lerida", 9))}
    holders = dict.fromkeys(falls, NAT)
    curve = [{"turn": turn, "nationalist": 0.5 if turn < 7 else 0.9} for turn in range(1, 10)]
    named = cause(falls, holders, NAT, {"boxes": ["box:leon"]}, curve)
    late = cause(falls, holders, NAT, {"turn": 9}, curve)
    assert named is not None and late is not None
    assert [one["place"] for one in named["fallen"]] == ["box:leon"]
    assert [one["place"] for one in late["fallen"]] == ["box:lerida"]
    assert named["settled"] == settled(NAT, curve) == 7
    assert cause(falls, holders, None, {}, curve) is None


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
    found = review(played.record(), effort=QUICK)
    assert found["winner"] == "nationalist"
    for fall in found["cause"]["fallen"]:
        for language in ("en", "es", "fr", "pl"):
            said = Catalogue(language).text(fall["key"], **{name: fall[name] for name in fall if name != "key"})
            assert Catalogue(language).term(fall["place"]) in said
    assert 1 <= found["cause"]["settled"] <= found["curve"][-1]["turn"]
