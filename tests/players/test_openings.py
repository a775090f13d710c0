"""Commanders: each opens in a way of its own, as its sentence says."""

from collections import Counter
from itertools import combinations

import pytest

import dosespanas
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.engine import Engine
from dosespanas.gce.board.options import SCENARIOS
from dosespanas.gce.game import load_data
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES
from dosespanas.players import commanders
from dosespanas.players.cast import Commander
from dosespanas.players.espana1936.cast import CommanderPlayer
from dosespanas.players.espana1936.policy.player import TunedPlayer
from dosespanas.players.gce.cast import opening
from dosespanas.players.gce.policy import theatres
from dosespanas.players.gce.policy.presets import TUNED

SAID = {
    "yague": {"badajoz"},
    "varela": {"madrid", "toledo", "guadalajara"},
    "mola": {"bilbao", "santander", "san_sebastian", "oviedo"},
    "miaja": {"madrid", "toledo"},
    "rojo": {"teruel", "zaragoza", "huesca", "lerida", "valencia", "castellon"},
    "lister": {"badajoz", "caceres"},
}
"""By commander of España: where its sentence says that it opens."""
SEED = 5001
"""A game in which both sides live to see the third turn."""


def goes_to(side: int, commander: Commander | None) -> Counter[str]:
    """Return how often a commander (None: the tuned opponent) moves to each box or attacks there in two turns."""
    t = dosespanas.new_game("espana1936", seed=SEED).state
    assert isinstance(t, Engine)
    led = None if commander is None else CommanderPlayer(side, commander)
    policies = [TunedPlayer(seat).policy for seat in (NAT, REP)]
    if led is not None:
        policies[side] = led.player.policy
    found: Counter[str] = Counter()
    while not t.ended and t.turn <= 2:
        if led is not None:
            led.open(t.turn)
        codes = t.codes()
        code = codes[0] if len(codes) == 1 else policies[t.side].choose(t, codes)
        if t.side == side and t.stage == stages.MOVE_TO and n.names_box(t.data, code):
            found[t.data.boxes[n.payload_of(code)]] += 1
        elif t.side == side and n.kind_of(code) == n.ATTACK:
            found[t.data.boxes[t.battle.box]] += 1
        t.step(code)
    return found


def alike(one: Counter[str], other: Counter[str]) -> float:
    """Return the share of moves and attacks that two openings have in common."""
    return 2.0 * (one & other).total() / (one.total() + other.total())


@pytest.mark.parametrize("side", [NAT, REP])
def test_each_commander_of_espana_opens_in_a_way_of_its_own_and_where_it_says(side: int) -> None:
    usual = goes_to(side, None)
    led = {one.name: goes_to(side, one) for one in commanders("espana1936") if one.side == side}
    for name in led:
        rows = (led | {"": usual}).items()
        share = {who: sum(found[box] for box in SAID[name]) / found.total() for who, found in rows}
        assert share[name] == max(share.values()) > share[""], (name, share)
    likeness = {pair: alike(led[pair[0]], led[pair[1]]) for pair in combinations(led, 2)}
    assert max(likeness.values()) < 0.8, likeness


def test_the_opening_of_a_gce_commander_is_fought_for_before_all_else_and_the_rest_as_ever() -> None:
    data = load_data()
    openings = []
    for one in commanders("gce"):
        found = opening(TUNED.theatres, one, data)
        for scenario in SCENARIOS:
            usual = theatres.read(TUNED.theatres, scenario, one.side)
            rows = theatres.read(found, scenario, one.side)
            if one.side == NAT and not usual:
                assert rows == [], "17.2-a: only Madrid wins the war of columns"
                continue
            assert rows[0].name == "opening" and rows[0].last == one.until
            assert rows[0].places and all(data.morale_value[h] > 0 for h in rows[0].places)
            assert [row.name for row in rows[1:]] == ([row.name for row in usual] or ["usual"])
            other = SIDE_NAMES[1 - one.side]
            assert found[scenario][other] == TUNED.theatres[scenario][other], "the other army is led as usual"
        openings.append(set(one.opening))
    assert all(one.isdisjoint(other) for one, other in combinations(openings, 2))
    assert TUNED.theatres == theatres.shipped(), "those of the tuned opponent stay"
