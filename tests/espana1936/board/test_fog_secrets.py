"""Fog of war (OPT-06): nothing that is covered can be found out."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conftest import one_daily
from tests.espana1936.build import do, game, rule_of, table_of
from tests.espana1936.foggy import FIGHT, FOG, MARCH, NAT, REP, blurred, march, questions
from tests.espana1936.quiet import REPUBLIC

import dosespanas
from dosespanas.espana1936.board import fog, notation
from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.stages import MOVE, TARGET
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.movement.moves import destinations, may_leave
from dosespanas.players import make

FEW = settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow])
GAMES = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.rule("OPT-06")
def test_asking_about_a_covered_unit_is_answered_as_if_it_were_not_there() -> None:
    played = march(troops=[*MARCH, "R communist-1 madrid"])
    there = played.explain("move communist-1 madrid")
    nowhere = played.explain("move anarchist-1 madrid")
    assert there is not None and nowhere is not None
    assert there.view() == nowhere.view()
    top = played.explain("move regular-2 madrid")
    assert top is not None and top.key == "refusal-not-yours"


@pytest.mark.rule("OPT-06")
def test_a_covered_unit_elsewhere_is_no_target_to_ask_about() -> None:
    troops = [*FIGHT, "R basque-2 jaen"]
    played = game("combat", troops, {"varela": "madrid"}, republic=REPUBLIC, options=FOG)
    do(played, "battle varela", "attack regular-2 madrid")
    assert rule_of(played, "target basque-2 jaen") == rule_of(played, "target basque-3 jaen")
    assert played.odds("target basque-2 jaen", NAT) is None


@pytest.mark.rule("OPT-06")
def test_the_words_of_an_action_say_nothing_of_what_lies_covered() -> None:
    """A standing order puts into words whatever it names, legal or not."""
    pieces = {"t26_1": "madrid", "dummy_rep_1": "jaen", "rojo": "madrid"}
    troops = [*MARCH, "R regular-1 jaen"]
    played = game("nationalist-move", troops, pieces, republic=REPUBLIC, options=FOG)
    for name, seen in (("t26_1", False), ("dummy_rep_1", False), ("rojo", True)):
        assert ("box" in played.label(NAT, f"lose {name}")["args"]) == seen, name
        assert "box" in played.label(REP, f"lose {name}")["args"], name


def compare(one: Engine, other: Engine, viewer: int | None, rng: random.Random) -> None:
    """Hold everything that leaves for a viewer in two games against each other."""
    assert json.dumps(one.observe(viewer, 7)) == json.dumps(other.observe(viewer, 7))
    if viewer is None or one.ended:
        return
    assert one.odds(None, viewer) == other.odds(None, viewer)
    for code in {*questions(one, rng), *questions(other, rng)}:
        assert one.label(viewer, code) == other.label(viewer, code), one.name(code)
    if one.actor() != viewer:
        return
    legal = one.codes()
    assert legal == other.codes()
    for code in legal:
        assert json.dumps(one.view(code)) == json.dumps(other.view(code))
    if one.stage in (MOVE, TARGET):
        asked = sorted({*questions(one, rng), *questions(other, rng)})
        for code in rng.sample(asked, 60):
            answers = [None if r is None else r.view() for r in (one.explain(code), other.explain(code))]
            assert answers[0] == answers[1], one.name(code)
            if one.battle.box >= 0:
                assert one.odds(code, viewer) == other.odds(code, viewer)


def covered_moves(t: Engine, viewer: int) -> list[tuple[int, int]]:
    """Slots of the other side that are covered, may move, and where to, so that they stay covered."""
    side = 1 - viewer
    found = []
    for slot in t.slots_of(side):
        box = t.t_box[slot]
        if box < 0 or t.t_acted[slot] or fog.seen(t, slot) or not may_leave(t, side, False) >> box & 1:
            continue
        for to in mask_bits(destinations(t, side, box, False) & t.here[side]):
            if t.count_troops(side, to):
                found.append((slot, to))
    return found


def heard(t: Engine, viewer: int, *codes: int) -> str:
    """What a viewer hears when actions are taken."""
    t.out = []
    for code in codes:
        t.step(code)
    return json.dumps([event.view(viewer) for event in t.out])


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize(
    ("scenario", "options"),
    one_daily([("1938", {**FOG, "naval": True}), ("1936", FOG), ("1936", {**FOG, "naval": True})]),
)
@FEW
@given(seed=st.integers(0, 2**32))
def test_nothing_covered_gets_out(scenario: str, options: dict[str, bool], seed: int) -> None:
    nothing_gets_out(scenario, options, seed)


@pytest.mark.long
@pytest.mark.rule("OPT-06")
@settings(GAMES, max_examples=40)
@given(seed=st.integers(0, 2**32), naval=st.booleans(), scenario=st.sampled_from(["1936", "1938"]))
def test_nothing_covered_gets_out_of_many_games(scenario: str, naval: bool, seed: int) -> None:
    nothing_gets_out(scenario, {**FOG, "naval": naval}, seed)


def nothing_gets_out(scenario: str, options: dict[str, bool], seed: int) -> None:
    """Play a game at random and hold it, again and again, against one that differs in what is covered."""
    played = dosespanas.new_game(scenario=scenario, options=options, seed=seed)
    rng = random.Random(seed)
    state = table_of(played)
    while played.actor is not None:
        if rng.random() < 0.05 or state.stage == TARGET:
            for viewer in (NAT, REP, None):
                other = blurred(state, viewer, rng)
                assert not [p for p in other.problems() if "miscounted" in str(p) or "OPT-06" in str(p)]
                compare(state, other, viewer, rng)
            if state.stage == MOVE:
                viewer = 1 - state.side
                other = blurred(state, viewer, rng)
                both = [p for p in covered_moves(state, viewer) if p in covered_moves(other, viewer)]
                for slot, to in both[:3]:
                    tables = [state.clone(), other.clone()]
                    if tables[0].t_box[slot] == tables[1].t_box[slot]:
                        codes = [
                            (notation.make(notation.MOVE_TROOP, t.class_of(slot)), notation.make(notation.TO, to))
                            for t in tables
                        ]
                        assert heard(tables[0], viewer, *codes[0]) == heard(tables[1], viewer, *codes[1])
                        compare(tables[0], tables[1], viewer, rng)
        played.apply(rng.choice(played.legal_actions()))


@pytest.mark.rule("OPT-06")
@GAMES
@given(seed=st.integers(0, 2**32))
def test_a_position_keeps_the_order_of_stacks(seed: int) -> None:
    played = dosespanas.new_game(options=FOG, seed=seed)
    rng = random.Random(seed)
    for _ in range(rng.randrange(600)):
        if played.actor is None:
            return
        played.apply(rng.choice(played.legal_actions()))
    again = dosespanas.from_position(json.loads(json.dumps(played.to_position())))
    assert again.hash() == played.hash()
    for viewer in (NAT, REP, None):
        assert again.observe(viewer) | {"choice": 0} == played.observe(viewer) | {"choice": 0}


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize("names", [("scripted", "random"), ("random", "scripted"), ("scripted", "scripted")])
def test_opponents_play_in_the_fog(names: tuple[str, str]) -> None:
    played = dosespanas.new_game(options=FOG, seed=4)
    players = [make(name, seed) for seed, name in enumerate(names)]
    while played.actor is not None:
        side = int(played.actor)
        action, _ = players[side].choose(played.observe(side), played.legal_view())
        played.apply(action)
    assert not played.state.problems()
