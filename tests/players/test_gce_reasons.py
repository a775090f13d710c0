"""What the opponents of La Guerra Civil Española say of a choice: place, force, odds, the aim; and what others read."""

from typing import Any

import pytest
from tests.players.test_telling import GCE, gave, happened

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP
from dosespanas.players import make
from dosespanas.players.gce.evaluator import GceJudge
from dosespanas.players.gce.policy import weights
from dosespanas.players.gce.policy.analysis import Maps, SightAnalysis
from dosespanas.players.gce.policy.movement_policy import MovementPlan
from dosespanas.players.gce.policy.place_values import decides
from dosespanas.players.gce.policy.policy_base import reason
from dosespanas.players.gce.policy.reasons import because, feeds
from dosespanas.players.gce.policy.side_view_builders import LegalOption, from_board
from dosespanas.players.lifecycle import ask
from dosespanas.players.reason_disclosure import told

MIND = "dosespanas.players.gce.planner.player:mind"


def spoken(choices: int) -> list[tuple[Engine, int, str, dict[str, Any]]]:
    """What the planner's mind says of the choices that begin a game: the position, the side, the action, the reason."""
    game = dosespanas.new_game("gce", seed=7)
    players = [make(MIND, 3, "gce"), make(MIND, 4, "gce")]
    found: list[tuple[Engine, int, str, dict[str, Any]]] = []
    while game.actor is not None and game.choice < choices:
        if (forced := game.forced()) is not None:
            game.apply(forced)
            continue
        side = game.actor
        action, why = ask(players[side], game)
        state = game.state.clone()
        assert isinstance(state, Engine)
        found += [] if why is None else [(state, side, action, why)]
        game.apply(action)
    return found


def test_the_mind_names_what_is_there() -> None:
    found = spoken(90)
    reasons = [why for *_, why in found]
    assert len({str(one) for one in reasons}) > len(reasons) / 2
    aims = [why["key"] for why in reasons if why["key"].startswith("reason-gce-aim-")]
    assert len(aims) == len({(b.turn, side) for b, side, *_ in found}), "a turn has one line of what it is about"
    for language in ("en", "es", "fr", "pl"):
        words = Catalogue(language, game="gce")
        for one in reasons:
            said = words.text(one["key"], **{name: value for name, value in one.items() if name != "key"})
            assert said != one["key"]
            assert "{" not in said
    for b, side, action, why in found:
        if why["key"].startswith("reason-gce-guards"):
            h = parse_hex(why["box"].removeprefix("hex:"))
            unit = b.data.unit_index[action.split()[1]] if not action.startswith("to ") else b.move.units[0]
            there = [u for u in b.stack(h) if b.owner[h] == side]
            assert why["own"] == sum(b.face(u).defence for u in {*there, unit})
        elif why["key"].startswith("reason-gce-strikes") and action != "commit":
            assert why["box"].endswith(action.split()[1])


@pytest.mark.rule("13.6")
def test_what_counts_covered_units_is_told_without_that_while_the_game_goes_on() -> None:
    moved = happened(2, "moved", "nationalist", to="hex:2712")
    theirs = happened(9, "phase", "republican", phase="phase:movement", side="side:republican")
    rich = gave(2, "reason-gce-guards-value", box="hex:2712", own=7, threat=12, count=3)
    one = told(GCE, [rich], [moved, theirs], False)[0]["reason"]
    assert one == {"key": "reason-plan-guard", "args": {"box": "hex:2712"}}
    assert told(GCE, [rich], [moved, theirs], True)[0]["reason"]["args"]["own"] == 7
    assert told(GCE, [gave(2, "reason-gce-loses", piece="unit:r_mng")], [moved, theirs], False) == []


@pytest.mark.rule("17.2-b")
@pytest.mark.parametrize("three", [False, True])
def test_a_place_decides_the_war_by_points_or_by_places_as_was_agreed(three: bool) -> None:
    state = dosespanas.new_game("gce", "1936", {"three_hexes": three}, seed=1).state
    assert isinstance(state, Engine)
    s = from_board(state, NAT)
    places = [h for h in s.data.land if s.data.morale_value[h] >= 3 and s.data.start_control[h] == NAT]
    assert places
    assert all(decides(s, h) != three for h in places)
    one, two = [h for h in s.data.land if s.data.morale_value[h] == 1 and s.data.start_control[h] == NAT][:2]
    assert not decides(s, one)
    s.control[places[0]] = s.control[one] = REP
    assert decides(s, two)


def stuck(unit: str, goal: str, went: str) -> dict[str, Any]:
    """What is said of a unit that was sent to a hex and goes to another."""
    state = dosespanas.new_game("gce", seed=1).state
    assert isinstance(state, Engine)
    s = from_board(state, NAT)
    f = SightAnalysis(s, weights.read(weights.shipped())[NAT], Maps(s.data), [])
    u = state.data.unit_index[unit]
    orders = MovementPlan()
    orders.send(u, parse_hex(goal), False, "reason-plan-forward", MADRID)
    option = LegalOption(n.TO, u, parse_hex(went))
    return dict(because(s, f, orders, option, reason("reason-place-hex", box=f"hex:{went}")))


@pytest.mark.rule("12.2-a")
def test_a_unit_that_does_not_get_where_it_was_sent_says_where_it_goes() -> None:
    assert stuck("n_ser", "2712", "2710")["at"] == "hex:2710"
    assert stuck("n_ser", "2710", "2710")["at"] == "hex:2710"


@pytest.mark.rule("10.4")
def test_a_unit_keeps_a_line_of_supply_open_only_where_there_is_no_other() -> None:
    state = dosespanas.new_game("gce", seed=1).state
    assert isinstance(state, Engine)
    s = from_board(state, NAT)
    f = SightAnalysis(s, weights.read(weights.shipped())[NAT], Maps(s.data), [])
    f.look_for_places()
    open_ = [h for h in s.data.land if f.walk[h] and feeds(s, f, h)]
    chart = sources.chart_of(state, NAT)
    fed = [u for u in s.own if s.data.settlement[s.u_hex[u]] == 0 and sources.feeds(state, u, chart.map[s.u_hex[u]])]
    for h in s.data.land:
        left = sources.shut(state, NAT, chart, h).map
        hungry = [u for u in fed if s.u_hex[u] != h and not sources.feeds(state, u, left[s.u_hex[u]])]
        assert (h in open_) == (bool(hungry) and bool(f.walk[h])), h


@pytest.mark.rule("13.7")
def test_an_attack_with_less_than_what_defends_is_not_called_enough() -> None:
    said = [(b, side, why) for b, side, action, why in spoken(90) if action == "commit"]
    for b, side, why in said:
        if why["key"].startswith("reason-gce-enough"):
            defence = from_board(b, side).defence[1 - side][parse_hex(why["box"].removeprefix("hex:"))]
            assert why["own"] >= round(defence)


def test_reasons_change_nothing_in_what_is_chosen() -> None:
    """They look at what was worked out, and work out nothing that a later choice would go by."""
    states = [dosespanas.new_game("gce", seed=11).state for _ in range(2)]
    players = [GceJudge().player(5) for _ in states]
    for _ in range(120):
        rows = [state.codes() for state in states]
        if not rows[0]:
            break
        chosen = [player.choose(state, codes) for player, state, codes in zip(players, states, rows, strict=True)]
        players[0].reason(states[0])
        assert chosen[0] == chosen[1]
        for state in states:
            state.step(chosen[0])
