"""What minds may reckon with beside the weights: supply that hangs on one hex, and rivers. Nothing unless they do."""

import pytest
from tests.gce.build import board

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import DIRECTIONS, REALS, direction, hex_name, parse_hex
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy import attack_values, side_view_builders, weights
from dosespanas.players.gce.policy.analysis import Maps, SightAnalysis
from dosespanas.players.gce.policy.hex_values import Posts, pinned
from dosespanas.players.gce.policy.movement_policy import Muster

ROAD = ["1305", "1406", "1506", "1607", "1707", "1808", "1809"]
"""From Cádiz by Seville to Córdoba, the only town beyond it."""


def beyond_cordoba(nationalist: list[str], **more: str) -> Engine:
    """A Nationalist division beyond Córdoba, and Republicans who could come there."""
    units = {"n_mc": "1910", "r_mng": "2109"} | more
    return board(units, step=stages.MOVE_NAT, scenario="1936", all_to=REP, nationalist=nationalist)


def field(b: Engine, side: int, **words: float) -> SightAnalysis:
    s = side_view_builders.from_board(b, side)
    own = weights.read(weights.shipped())[side]
    own.take_skills(words)
    f = SightAnalysis(s, own, Maps(s.data), [])
    f.look_for_places()
    return f


def steps_at(f: SightAnalysis, side: int, place: str) -> float:
    return float(f.s.steps[side][parse_hex(place)])


@pytest.mark.rule("10.4-a")
def test_a_hex_on_which_supply_hangs_is_known_to_either_side() -> None:
    b = beyond_cordoba(ROAD)
    mine, theirs = field(b, NAT, hang=1.0), field(b, REP, sever=1.0)
    for f, found in ((mine, mine.hanging), (theirs, theirs.severed)):
        assert {hex_name(h): found[h] for h in b.data.land if found[h] > 0.0} == {"1809": steps_at(f, NAT, "1910")}
    unit = b.data.unit_index["n_mc"]
    assert sources.trace(b, unit).why is None
    b.place(b.data.unit_index["r_t"], parse_hex("1809"))
    assert sources.trace(b, unit).why is not None, "the rules say so, too"


def test_where_there_is_another_way_nothing_hangs() -> None:
    b = beyond_cordoba([hex_name(h) for h in beyond_cordoba([]).data.land])
    f = field(b, NAT, hang=1.0)
    assert all(f.hanging[h] == 0.0 for h in b.data.land)


def test_who_does_not_reckon_with_it_does_not_even_look() -> None:
    f = field(beyond_cordoba(ROAD), NAT)
    assert f.hanging is REALS
    assert f.severed is REALS


@pytest.mark.rule("10.4-a")
def test_who_leaves_keeps_back_whom_the_supply_of_the_others_needs() -> None:
    b = beyond_cordoba(ROAD, n_pjt="1809", n_blg="1809")
    leaving = [b.data.unit_index[name] for name in ("n_pjt", "n_blg")]
    staying = {}
    for hang in (0.01, 1.0):
        m = Muster(field(b, NAT, hang=hang), leaving)
        for u in leaving:
            m.posts.add(u, parse_hex("1809"), -1)
            m.posts.add(u, parse_hex("1910"), 1)
            m.orders.send(u, parse_hex("1910"), False, "reason-plan-forward", parse_hex("1910"))
        m.rearguards()
        staying[hang] = [u for u in leaving if u not in m.orders.order]
        assert sorted(m.orders.goal) == sorted(m.orders.order)
        assert m.posts.number[parse_hex("1809")] == len(staying[hang])
    assert staying[0.01] == []
    assert staying[1.0] != []


def test_what_supply_hangs_on_is_kept_and_sought() -> None:
    b = beyond_cordoba(ROAD, n_pjt="1809")
    guard = b.data.unit_index["n_pjt"]
    assert guard in pinned(field(b, NAT, hang=9.0), Posts(field(b, NAT, hang=9.0)))
    b = beyond_cordoba(ROAD)
    unit, at = b.data.unit_index["r_mng"], parse_hex("1809")
    plain, sought = (Posts(field(b, REP, sever=one)).value(unit, at) for one in (0.0, 2.0))
    assert sought - plain == pytest.approx(2.0 * steps_at(field(b, REP), NAT, "1910"))


@pytest.mark.rule("13.26-b")
def test_a_river_in_front_counts_for_who_stands_behind_it() -> None:
    b = beyond_cordoba(ROAD)
    f = field(b, NAT, bank=1.0)
    posts = Posts(f)
    shares = {h: posts.moat(h) for h in b.data.land}
    assert {0.0} < set(shares.values())
    behind = max(b.data.land, key=lambda h: shares[h])
    sides = [near for near in b.data.beyond[behind] if b.owner[near] != NAT and f.near[near] < 999]
    along = [near for near in sides if b.data.river[behind * DIRECTIONS + direction(behind, near)]]
    assert shares[behind] == pytest.approx(len(along) / len(sides))
    unit = b.data.unit_index["n_mc"]
    more = posts.value(unit, behind) - Posts(field(b, NAT)).value(unit, behind)
    assert more == pytest.approx(f.s.u_defence[unit] * shares[behind] / 10.0)


def around_madrid(**units: str) -> Engine:
    """A column in each of some hexes by Madrid; all else Republican."""
    return board(units, step=stages.MOVE_NAT, turn=5, scenario="1936", all_to=REP, nationalist=["2711", "2710", "2611"])


def test_who_presses_goes_where_an_enemy_place_is_brought_nearer_to_an_attack_and_not_where_it_is_ripe() -> None:
    b = around_madrid(n_mc="2710", r_mng="2612")
    unit, at = b.data.unit_index["n_mc"], parse_hex("2611")
    attack = float(b.data.units[unit].faces[0].attack)
    f = field(b, NAT, press=1.0)
    prize = f.worth.prize[parse_hex("2612")]
    defence = f.s.defence[REP][parse_hex("2612")]
    assert Posts(f).pressed(at, attack) == pytest.approx(prize * min(1.0, attack / (3.0 * defence)))
    more = Posts(f).value(unit, at) - Posts(field(b, NAT)).value(unit, at)
    assert more == pytest.approx(Posts(f).pressed(at, attack))
    assert Posts(f).pressed(parse_hex("2710"), attack) == 0.0, "nothing of worth is next to it"
    posts = Posts(f)
    posts.attack[at] = 3.0 * defence
    assert posts.pressed(at, attack) == 0.0, "who stands there does already"


def test_the_thrifty_send_to_an_attack_only_whom_it_needs() -> None:
    b = around_madrid(n_mc="2611", n_pjt="2611", n_blg="2611", n_asn="2611", n_cay="2611", r_mng="2612")
    parties = []
    for thrift in (0.0, 0.02, 20.0):
        f = field(b, NAT, thrift=thrift)
        target = parse_hex("2612")
        _, units = attack_values.party(f, target, [], attack_values.able(f, target), False)
        parties.append(len(units))
    assert parties == sorted(parties, reverse=True) and parties[0] > parties[-1] == 1
