"""The cups, the draw, and what is held."""

import pytest
from tests.gce.build import board, kinds, opened, texts
from tests.gce.chit_play import chit, only, told

import dosespanas
from dosespanas.gce.board import notation as n
from dosespanas.gce.board import stages
from dosespanas.gce.board.state import CANCELLED
from dosespanas.gce.engine import Engine
from dosespanas.gce.events import chits
from dosespanas.gce.events.effects import OPERATIONS
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP


def state(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def drawing(name: str, turn: int, options: dict[str, bool] | None = None) -> Engine:
    """A.II with one chit in one cup, its owner to choose."""
    b = board(turn=turn, step=stages.CHITS, options=options)
    only(b, name)
    b.part = chits.LATER
    chits.next_part(b)
    if b.stage != stages.DRAW:
        chits.next_part(b)
    assert b.side == b.data.chits[chit(b, name)].side
    return b


def act(b: Engine, *actions: str) -> None:
    for text in actions:
        assert b.parse(text) in b.codes()
        chits.take_draw(b, b.parse(text))


@pytest.mark.rule("7.1", "A84")
def test_each_chit_enters_its_cup_on_its_turn_and_stays() -> None:
    b = board(turn=1, step=stages.CHITS)
    chits.begin(b)
    inside = {b.data.chits[c].name: n for c, n in enumerate(b.cups.inside) if n}
    assert inside == {
        "town_defence": 2,
        "no_event_republican": 4,
        "victory_convoy": 1,
        "mass_desertion": 2,
        "no_event_nationalist": 4,
    }
    b.turn = 2
    chits.fill(b)
    assert b.cups.inside[chit(b, "balearic_landings")] == 1
    assert b.cups.inside[chit(b, "victory_convoy")] == 1


@pytest.mark.rule("7.2-a", "7.2-b")
@pytest.mark.parametrize("drawer", [NAT, REP])
@pytest.mark.parametrize("owner", [NAT, REP])
def test_a_chit_is_drawn_from_the_open_cup_alone(owner: int, drawer: int) -> None:
    b = board(turn=1, step=stages.CHITS)
    for turn in (1, 2, 3):
        b.turn = turn
        chits.fill(b)
    b.cups.owner, b.cups.drawer = owner, drawer
    count = sum(n for c, n in enumerate(b.cups.inside) if b.data.chits[c].side == owner)
    assert 0 < count < sum(b.cups.inside)
    assert {b.data.chits[chits.draw_one(b)].side for _ in range(count)} == {owner}


@pytest.mark.rule("7.4-b", "7.2-b", "7.2-c", "7.2-d")
@pytest.mark.parametrize(
    ("name", "drawer", "told_to_all"),
    [
        ("town_defence", REP, False),
        ("town_defence", NAT, True),
        ("no_event_republican", REP, True),
        ("balearic_landings", REP, True),
    ],
)
def test_only_a_chit_that_its_owner_keeps_is_drawn_in_secret(name: str, drawer: int, told_to_all: bool) -> None:
    turn = 7 if name == "balearic_landings" else 3
    b = board(turn=turn, step=stages.CHITS, options={"hidden_chits": True})
    only(b, name)
    b.cups.owner, b.cups.drawer = REP, drawer
    chits.draw(b)
    drawn = next(event for event in b.out if event.kind == "chit-drawn")
    assert (drawn.view(NAT)["args"]["chit"] is not None) == told_to_all
    assert drawn.view(REP)["args"]["chit"] is not None


@pytest.mark.rule("A26", "7.17", "7.23-7.28", "7.23")
def test_the_reconstructed_chits_come_only_if_wanted() -> None:
    for wanted, count in ((False, 0), (True, 1)):
        b = board(turn=2, step=stages.CHITS, options={"invented_chits": wanted})
        chits.fill(b)
        assert b.cups.inside[chit(b, "zaragoza_offensive")] == count
    rules = {c.rule for c in board().data.chits}
    assert not rules & {"7.17", "7.23", "7.24", "7.25", "7.26", "7.27", "7.28"}


@pytest.mark.rule("A01", "3.4", "A05", "7.2-a")
def test_turn_one_has_a_draw_and_the_nationalists_begin() -> None:
    game = dosespanas.new_game("gce", "1936")
    seen = game.observe(NAT)
    assert (seen["turn"], seen["phase"], seen["actor"]) == (1, "chits", "nationalist")
    assert texts(game) == ["draw", "decline"]
    game.apply("decline")
    assert game.observe(NAT)["actor"] == "republican"
    game.apply("decline")
    seen = game.observe(REP)
    assert seen["actor"] == "republican"
    assert seen["prompt"]["args"]["owner"] == "side:republican"


@pytest.mark.rule("7.2-c")
def test_no_event_goes_back_into_the_cup() -> None:
    b = drawing("no_event_nationalist", 3)
    act(b, "draw")
    assert b.cups.inside[chit(b, "no_event_nationalist")] == 1
    assert b.cups.played == [[], []]
    assert told(b) == ["chit-drawn"]
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("7.2-d")
def test_a_chit_that_counts_as_no_event_is_discarded() -> None:
    b = drawing("balearic_landings", 7)
    act(b, "draw")
    assert b.cups.inside[chit(b, "balearic_landings")] == 0
    assert b.cups.played[REP] == [chit(b, "balearic_landings")]
    assert told(b) == ["chit-drawn", "no-event", "chit-discarded"]


@pytest.mark.rule("7.4-a")
def test_a_compulsory_chit_takes_effect_at_once() -> None:
    b = drawing("durruti", 5)
    act(b, "draw")
    assert b.stage == stages.CHIT_EFFECT
    chits.effect(b)
    chits.effect(b)
    assert b.morale == 71
    assert b.cups.played[NAT] == [chit(b, "durruti")]


@pytest.mark.rule("7.4-a", "A27")
def test_other_chits_are_kept() -> None:
    b = drawing("goicoechea", 7)
    act(b, "draw")
    assert b.cups.held[NAT] == [chit(b, "goicoechea")]
    assert b.out[-1].view(REP)["args"]["chit"] == "chit:goicoechea"


@pytest.mark.rule("7.4-b")
def test_held_chits_are_secret_if_so_agreed() -> None:
    b = drawing("tactical_surprise", 9, {"hidden_chits": True})
    act(b, "draw")
    event = b.out[-1]
    assert event.view(REP)["args"]["chit"] == "chit:tactical_surprise"
    assert event.view(NAT)["args"]["chit"] is None
    assert event.view(None)["args"]["chit"] is None
    b.stage = stages.DRAW
    seen = b.observe(NAT, 0)["chits"]["republican"]
    assert (seen["held"], seen["count"]) == (None, 1)
    assert b.observe(REP, 0)["chits"]["republican"]["held"] == ["tactical_surprise"]


@pytest.mark.rule("7.2-b")
def test_who_declines_leaves_the_draw_to_the_opponent_who_gives_a_compulsory_chit_back() -> None:
    b = drawing("negrin", 8)
    act(b, "decline")
    assert b.side == NAT
    act(b, "draw")
    assert b.cups.chit == chit(b, "negrin")
    chits.effect(b)
    assert b.morale == 73


@pytest.mark.rule("7.2-b")
def test_what_the_opponent_draws_and_is_not_compulsory_is_out_of_the_game() -> None:
    b = drawing("tactical_surprise", 9)
    act(b, "decline", "draw")
    assert b.cups.held[REP] == []
    assert b.cups.played[REP] == [chit(b, "tactical_surprise")]
    assert told(b) == ["chit-declined", "chit-drawn", "chit-discarded"]


@pytest.mark.rule("7.2-b")
def test_no_event_drawn_by_the_opponent_goes_back() -> None:
    b = drawing("no_event_republican", 9)
    act(b, "decline", "draw")
    assert b.cups.inside[chit(b, "no_event_republican")] == 1


@pytest.mark.rule("A28")
def test_the_opponent_may_decline_too_and_a_void_chit_is_discarded() -> None:
    b = drawing("balearic_landings", 8)
    act(b, "decline", "decline")
    assert b.stage == stages.NEXT_PART
    assert b.cups.inside[chit(b, "balearic_landings")] == 1
    b = drawing("balearic_landings", 8)
    act(b, "decline", "draw")
    assert b.cups.played[REP] == [chit(b, "balearic_landings")]


@pytest.mark.rule("7.3-a")
def test_one_draw_from_each_cup_a_turn() -> None:
    game = opened(board({"n_81": "2611"}, turn=1, step=stages.CHITS))
    while game.observe(NAT)["phase"] == "chits":
        game.apply(texts(game)[0])
    assert kinds(game).count("chit-drawn") == 2
    assert game.observe(NAT)["turn"] == 1


@pytest.mark.rule("7.2-a")
def test_an_empty_cup_is_passed_over() -> None:
    b = board(turn=3, step=stages.CHITS)
    b.cups.inside = [0] * len(b.data.chits)
    b.part = chits.LATER
    chits.next_part(b)
    assert b.stage == stages.NEXT_STEP


def test_every_chit_in_a_cup_is_as_likely() -> None:
    b = drawing("no_event_nationalist", 3)
    b.cups.inside[chit(b, "no_event_nationalist")] = 3
    b.cups.inside[chit(b, "mass_desertion")] = 1
    found = [0, 0]
    for _ in range(400):
        c = chits.draw_one(b)
        b.cups.inside[c] += 1
        found[0 if b.data.chits[c].name == "mass_desertion" else 1] += 1
    assert 70 < found[0] < 130
    assert sum(found) == 400


@pytest.mark.rule("A37")
def test_mass_desertion_still_held_after_turn_four_is_discarded() -> None:
    b = board(turn=5, step=stages.CHITS)
    b.cups.held[NAT] = [chit(b, "mass_desertion")]
    chits.begin(b)
    assert b.cups.held[NAT] == []
    assert b.cups.played[NAT] == [chit(b, "mass_desertion")]
    assert b.data.chits[chit(b, "mass_desertion")].void(5)
    assert not b.data.chits[chit(b, "mass_desertion")].void(4)


@pytest.mark.rule("7.3-b", "7.14", "A27")
def test_goicoechea_is_played_in_movement_or_combat_when_its_owner_likes() -> None:
    b = board({"n_81": "3413"}, turn=7, all_to=NAT, republican=["3613"])
    b.cups.held[NAT] = [chit(b, "goicoechea")]
    b.lines[0] = 1
    game = opened(b)
    assert "play goicoechea" in texts(game)
    game.apply("play goicoechea")
    assert b.cups.goicoechea
    assert b.lines[0] == CANCELLED
    assert "play goicoechea" not in texts(game)
    assert b.cups.played[NAT] == [chit(b, "goicoechea")]


@pytest.mark.rule("7.14")
def test_goicoechea_is_not_offered_when_there_is_no_belt_left() -> None:
    b = board(turn=9)
    b.cups.held[NAT] = [chit(b, "goicoechea")]
    b.lines[0] = 2
    assert chits.codes_play(b) == []


@pytest.mark.rule("7.4-a")
def test_why_a_chit_is_not_played_outside_a_battle() -> None:
    b = board({"n_81": "3413"}, turn=9)
    b.cups.held[NAT] = [chit(b, "german_aircraft")]
    game = opened(b)
    for name, key in (("german_aircraft", "refusal-gce-chit-now"), ("goicoechea", "refusal-not-in-hand")):
        found = game.explain(f"play {name}")
        assert found is not None
        assert found.key == key


def test_every_compulsory_chit_has_an_effect_that_is_carried_out_and_no_other() -> None:
    for c in board().data.chits:
        done = [OPERATIONS[part.op].act is not None or OPERATIONS[part.op].pick is not None for part in c.effect]
        assert all(done) == c.compulsory, c.name
        assert bool(c.effect) == (c.when != "never")


def test_every_operation_is_in_use() -> None:
    assert {part.op for c in board().data.chits for part in c.effect} == set(OPERATIONS)


def test_a_chit_that_is_offered_names_the_rule_that_says_what_it_does() -> None:
    b = board({})
    for c, data in enumerate(b.data.chits):
        assert b.view(n.make(n.PLAY, c)).get("rule") == data.rule
