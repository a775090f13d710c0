"""What a board keeps because it was dear to work out is what would be worked out anew, all through random games."""

import random

import pytest

import dosespanas
from dosespanas.gce.board.hexes import hex_name, neighbours
from dosespanas.gce.board.stages import ATTACK, MOVE, MOVE_ON, STRATEGIC, STRATEGIC_TO
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.gce.supply import munitions, network, railways, sources
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy.analysis import maps_of
from dosespanas.players.gce.policy.reach import Strikes
from dosespanas.players.gce.policy.side_view_builders import from_board

FRONTS = range(3)


def boards(scenario: str, seed: int, every: int) -> list[Engine]:
    """Return the boards of a random game, one in so many choices; all play on from what the one before has kept."""
    game = dosespanas.new_game("gce", scenario, seed=seed)
    rng = random.Random(seed)
    found = []
    while game.actor is not None:
        if game.choice % every == 0:
            assert isinstance(game.state, Engine)
            found.append(game.state.clone())
        game.apply(rng.choice(game.legal_actions()))
    return found


def anew(b: Engine) -> Engine:
    """Return a copy that has kept nothing."""
    copy = b.clone()
    copy.stale_all()
    return copy


@pytest.mark.parametrize(("scenario", "seed", "every"), [("1936", 1, 3), ("1936", 2, 3), ("campaign", 3, 7)])
def test_supply_kept_is_supply_drawn_anew(scenario: str, seed: int, every: int) -> None:
    for b in boards(scenario, seed, every):
        other = anew(b)
        for front in FRONTS:
            kept, drawn = sources.chart_of(b, front), sources.chart_of(other, front)
            assert kept.ground == drawn.ground, (b.turn, front)
            assert kept.network == drawn.network, (b.turn, front)
            assert kept.legs == drawn.legs, (b.turn, front)
            assert (kept.hqs, kept.map) == (drawn.hqs, drawn.map), (b.turn, front)
            assert sorted(kept.by_hq) == sorted(drawn.by_hq), (b.turn, front)


@pytest.mark.parametrize("seed", [4, 5])
def test_a_hex_shut_is_a_chart_with_that_hex_shut(seed: int) -> None:
    """As when a group is to leave the hex that it keeps open (10.2-b)."""
    for b in boards("1936", seed, 40):
        for front in FRONTS:
            chart = sources.chart_of(b, front)
            for h in b.data.land[seed::7]:
                ground = chart.ground[:]
                ground[h] = network.SHUT
                linked = network.link(b.data, front, ground)
                legs = network.first_legs(b.data, linked, ground)
                shut = sources.shut(b, front, chart, h)
                assert (shut.ground, shut.network, shut.legs) == (ground, linked, legs), (front, hex_name(h))
                fed = [value == sources.IN_SUPPLY for value in shut.map]
                assert fed == [leg <= b.data.supply_reach for leg in legs], (front, hex_name(h))


def test_how_far_somebody_gets_is_kept_right() -> None:
    """Until an enemy moves, or a border on the way; a march, until an own stack comes or goes next to an enemy."""
    seen = {"move": 0, "march": 0}
    for b in [*boards("1936", 18, 3), *boards("1936", 39, 3), *boards("campaign", 7, 7)]:
        for side in (NAT, REP):
            for doubled, ways in ((False, b.walks[side]), (True, b.tramps[side])):
                for (start, points, fresh, mover, fights), kept in ways.items():
                    alike = [u for u in b.on_map(side) if b.face(u).mover == mover]
                    alike = [u for u in alike if b.data.units[u].is_hq != bool(fights)]
                    if alike:
                        anew = find(MovingGroup(b, alike[:1], doubled), start, points, bool(fresh))
                        assert (anew.cost, anew.came) == (kept.cost, kept.came), b.turn
                        assert anew.hexes == kept.hexes
                        seen["march" if doubled else "move"] += 1
    assert min(seen.values()) > 100, seen


@pytest.mark.rule("13.21-b")
@pytest.mark.parametrize(("scenario", "seed"), [("1936", 1), ("1936", 18), ("campaign", 7)])
def test_where_lines_from_cadiz_lead_is_kept_right(scenario: str, seed: int) -> None:
    """Looked for again only where a hex beside them has opened, so that they may have led further than now."""
    seen, over = 0, False
    for b in boards(scenario, seed, 1):
        if len(b.from_cadiz) > 0 and not over:
            now = munitions.from_cadiz(b.data, sources.ground_of(anew(b), NAT))
            assert all(b.from_cadiz[h] for h in b.data.land if now[h]), (b.turn, b.touched_nat)
            assert b.ammunition_over == munitions.comes_north(b.data, now), b.turn
            seen += 1
        over = b.ammunition_over
    assert seen > 50


def test_what_may_be_chosen_is_the_same_whatever_has_been_kept() -> None:
    """All through random games in which choices are taken back, and that go on as copies now and then."""
    asked = set()
    for scenario, seed in (("1936", 18), ("1936", 28), ("campaign", 7)):
        game, rng = dosespanas.new_game("gce", scenario, seed=seed), random.Random(seed)
        for _ in range(260):
            if game.actor is None:
                break
            assert isinstance(game.state, Engine)
            legal = game.legal_actions()
            if rng.random() < 0.5:
                asked.add(game.state.stage)
                assert [action.code for action in legal] == anew(game.state).codes(), (seed, game.choice)
            if rng.random() < 0.1:
                game = game.clone()
            elif rng.random() < 0.2 and game.choice > game.undo_floor:
                game.undo()
            else:
                game.apply(rng.choice(legal))
    assert {MOVE, MOVE_ON, STRATEGIC, ATTACK} <= asked


@pytest.mark.parametrize("seed", [6, 7])
def test_who_stands_next_to_an_enemy_is_kept_right(seed: int) -> None:
    for b in boards("1936", seed, 5):
        for side in (NAT, REP):
            for h in b.data.land:
                right = any(b.owner[other] == 1 - side for other in neighbours(h))
                assert b.near_enemy(side, h) == right, (b.turn, hex_name(h))


def test_the_railways_kept_for_a_journey_are_those_of_the_board() -> None:
    seen = 0
    for b in boards("1936", 8, 1) + boards("campaign", 9, 9):
        if b.stage in (STRATEGIC, STRATEGIC_TO) and b.move.line:
            assert b.move.line == railways.survey_of(anew(b), b.side)
            seen += 1
    assert seen > 0


def test_what_enemies_could_strike_is_kept_right_from_sight_to_sight() -> None:
    """Only stacks that something has changed near to are looked at again, whatever lies between two sights."""
    last: list[Strikes | None] = [None, None]
    seen = boards("1936", 10, 9)
    for b in [*seen, *reversed(seen[:20]), *boards("campaign", 11, 150)]:
        for side in (NAT, REP):
            s = from_board(b, side)
            kept, anew = Strikes(s, 1 - side, last[side]), Strikes(s, 1 - side, None)
            assert kept.further == anew.further, (b.turn, side)
            last[side] = kept


def test_the_distances_of_a_map_are_shared_by_all_who_play_on_it() -> None:
    maps = []
    for scenario in ("1936", "campaign", "1936", "campaign"):
        state = dosespanas.new_game("gce", scenario, seed=12).state
        assert isinstance(state, Engine)
        maps.append(maps_of(state.data))
    assert maps[0] is maps[2] and maps[1] is maps[3] and maps[0] is not maps[1]
