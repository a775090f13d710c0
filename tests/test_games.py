"""Laws that hold in every game of the shelf, checked over random games.

A seed stands for a combination of scenario and options too: 0 for the standard game.
"""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.tables import TABLES, Table, advance
from tests.worlds import name_of
from tools.same_games import CHOICES, seated

import dosespanas
from dosespanas.kernel.errors import BadPosition, CannotUndo, DosEspanasError, IllegalAction, UnknownAction
from dosespanas.kernel.game import Game
from dosespanas.players import names
from dosespanas.registry import DEFINITIONS, GAMES

LAW = settings(max_examples=7, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)
parts = st.floats(0, 1)
"""How far a game has gone, as a part of its length."""
every_game = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
WORLDS = [
    pytest.param(table, world, id=f"{name}-{name_of(world)}")
    for name, table in TABLES.items()
    for world in table.worlds
]


def test_every_game_of_the_shelf_is_held_to_them() -> None:
    assert list(TABLES) == GAMES


@every_game
@LAW
@given(seed=seeds)
def test_whole_games_keep_every_law(table: Table, seed: int) -> None:
    game, rng = table.new(seed), random.Random(seed)
    while (legal := game.legal_actions()) != []:
        assert legal == sorted(legal)
        assert len(set(legal)) == len(legal) <= table.width
        if rng.random() < 0.02:
            for action in legal:
                assert game.parse(str(action)) == action
        game.apply(rng.choice(legal))
        if rng.random() < 0.1:
            assert game.state.problems() == []
    assert game.state.problems() == []
    assert game.outcome() is not None
    assert game.actor is None
    assert game.choice < table.most


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_legal_is_what_needs_no_explanation(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    legal = {str(action) for action in game.legal_actions()}
    for text in legal:
        assert game.explain(text) is None
    for _ in range(150):
        text = table.any_action(game, rng)
        refusal = game.explain(text)
        assert (refusal is None) == (text in legal), text
        if refusal is not None:
            assert refusal.rule and refusal.key.startswith("refusal-")


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_an_illegal_action_changes_nothing(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    before, legal = game.hash(), {str(action) for action in game.legal_actions()}
    for _ in range(30):
        text = table.any_action(game, rng)
        if text not in legal:
            with pytest.raises(IllegalAction):
                game.apply(text)
    assert game.hash() == before


@every_game
@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=40) | st.from_regex(r"[a-z+-]{1,12}( [a-z0-9_*+-]{1,12}){0,3}", fullmatch=True))
def test_any_text_is_an_action_or_a_clear_error(table: Table, text: str) -> None:
    game = table.new(0)
    try:
        action = game.parse(text)
    except UnknownAction as error:
        assert error.key == "error-unknown-action" and str(error)
    else:
        assert str(action) == text


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_every_legal_action_reads_back_and_is_told(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    legal = game.legal_actions()
    for action, view in zip(legal, game.legal_view(), strict=True):
        assert game.parse(str(action)) == action
        assert view["action"] == str(action) and view["action"].split(" ")[0] == view["verb"]
    json.dumps(game.legal_view())


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_looking_changes_nothing(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    before, legal = game.hash(), game.legal_actions()
    shapes = set()
    for viewer in (0, 1, None):
        observation = game.observe(viewer)
        json.dumps(observation, allow_nan=False)
        shapes.add(tuple(sorted(observation)))
        assert observation["game"] == table.title.name and observation["choice"] == game.choice
        assert observation["viewer"] == (None if viewer is None else ("nationalist", "republican")[viewer])
    assert len(shapes) == 1, "every viewer is told of the same things"
    for side in (0, 1):
        for action in (None, *legal[:40]):
            json.dumps(game.odds(action, side), allow_nan=False)
        for name in table.overlays(game, side):
            json.dumps(game.overlay(name, side), allow_nan=False)
    assert game.overlay("nothing", 0) is None
    assert game.hash() == before
    assert game.legal_actions() == legal


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_clone_is_independent(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    before = game.hash()
    copy = game.clone()
    assert copy.hash() == before
    advance(copy, rng, 40)
    assert game.hash() == before
    advance(game, rng, 40)
    assert copy.state.problems() == [] == game.state.problems()


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_clone_goes_on_alike(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    copy = game.clone()
    for one in (game, copy):
        advance(one, random.Random(seed), 60)
    assert copy.hash() == game.hash()


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_what_is_done_in_a_clone_is_taken_back_there(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    copy = game.clone()
    for _ in range(5):
        stands = copy.hash()
        if copy.actor is None:
            return
        copy.apply(rng.choice(copy.legal_actions()))
        if copy.choice > copy.undo_floor:
            copy.undo()
            assert copy.hash() == stands
            copy.apply(rng.choice(copy.legal_actions()))
    while copy.choice > copy.undo_floor:
        copy.undo()
    assert copy.choice == copy.undo_floor


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_record_replays_to_the_same_hash(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    again = dosespanas.load_record(game.record())
    assert again.hash() == game.hash()
    for viewer in (0, 1, None):
        assert [e.view(viewer) for e in again.log] == [e.view(viewer) for e in game.log]


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_position_round_trips(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    raw = json.loads(json.dumps(game.to_position()))
    again = dosespanas.from_position(raw)
    assert again.hash() == game.hash()
    assert again.legal_actions() == game.legal_actions()
    assert [again.observe(viewer) | {"choice": game.choice} for viewer in (0, 1, None)] == [
        game.observe(viewer) for viewer in (0, 1, None)
    ]
    twin = random.Random(seed)
    rng.seed(seed)
    advance(game, rng, 25)
    advance(again, twin, 25)
    assert again.hash() == game.hash()


@every_game
@LAW
@given(seed=seeds, part=parts, harm=st.integers(0, 2**32))
def test_a_damaged_position_is_refused_clearly(table: Table, seed: int, part: float, harm: int) -> None:
    game, _ = table.some_game(seed, part)
    rng = random.Random(harm)
    raw: Any = json.loads(json.dumps(game.to_position()))
    node: Any = raw["state"]
    while isinstance(node, dict | list) and node:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = rng.choice(keys)
        if not isinstance(node[key], dict | list) or not node[key] or rng.random() < 0.3:
            node[key] = rng.choice([None, -1, "nowhere", 10**30, [], {}, True, 3.5])
            break
        node = node[key]
    try:
        again = dosespanas.from_position(raw)
    except DosEspanasError as error:
        assert isinstance(error, BadPosition)
    else:
        assert again.state.problems() == []


@every_game
def test_a_position_that_no_record_can_keep_is_refused(table: Table) -> None:
    raw: Any = table.new(1).to_position()
    lone, odd = "\ud800", object()
    raw["state"]["choice"]["reason"] = lone
    for wrong in (raw, table.new(1).to_position() | {"note": lone}, table.new(1).to_position() | {"note": odd}):
        with pytest.raises(BadPosition):
            dosespanas.from_position(wrong)


def reason(game: Game, text: str) -> Any:
    """Why an action is refused, as JSON; None for a legal one."""
    refusal = game.explain(text)
    return None if refusal is None else refusal.view()


@every_game
@LAW
@given(seed=seeds, part=parts, other=st.integers(0, 2**32))
def test_nothing_hidden_leaks(table: Table, seed: int, part: float, other: int) -> None:
    game, _ = table.some_game(seed, part)
    for viewer in (0, 1):
        twin = game.clone()
        table.hide_and_swap(twin, viewer, random.Random(other))
        assert json.dumps(twin.observe(viewer)) == json.dumps(game.observe(viewer))
        assert json.dumps(twin.odds(None, viewer)) == json.dumps(game.odds(None, viewer))
        for name in table.overlays(game, viewer):
            assert json.dumps(twin.overlay(name, viewer)) == json.dumps(game.overlay(name, viewer)), name
        for text in table.every_action(game)[other % 11 :: 11]:
            assert twin.label(viewer, text) == game.label(viewer, text), text
        if game.actor == viewer:
            assert twin.legal_actions() == game.legal_actions()
            assert twin.legal_view() == game.legal_view()
            assert json.dumps(twin.warnings()) == json.dumps(game.warnings())
            for action in game.legal_actions()[:40]:
                assert json.dumps(twin.odds(action, viewer)) == json.dumps(game.odds(action, viewer))
            for text in [table.any_action(game, random.Random(other + i)) for i in range(40)]:
                assert reason(twin, text) == reason(game, text), text
    both = game.clone()
    table.hide_and_swap(both, 0, random.Random(other))
    table.hide_and_swap(both, 1, random.Random(other))
    assert json.dumps(both.observe(None)) == json.dumps(game.observe(None))


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_events_tell_secrets_to_their_owner_only(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    for event in game.log:
        views = {viewer: event.view(viewer) for viewer in (0, 1, None)}
        assert {view["n"] for view in views.values()} == {event.n}
        if event.secret is None:
            assert views[0]["args"] == views[1]["args"] == views[None]["args"]
        else:
            assert views[event.owner]["args"] == event.details | event.secret
            assert views[1 - event.owner] == views[None] | {"ids": views[1 - event.owner]["ids"]}


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_undo_goes_back_to_the_very_same_game(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    for _ in range(60):
        legal = game.legal_actions()
        if not legal:
            return
        before, log, actor, reveals = game.hash(), len(game.log), game.actor, game.state.reveals
        game.apply(rng.choice(legal))
        if rng.random() < 0.5:
            if game.choice > game.undo_floor:
                assert game.actor == actor and game.state.reveals == reveals
                game.undo()
                assert (game.hash(), len(game.log)) == (before, log)
                assert game.legal_actions() == legal
            else:
                with pytest.raises(CannotUndo):
                    game.undo()


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_pieces_are_conserved(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    table.check_pieces(game)


@every_game
def test_every_opponent_answers_legally(table: Table) -> None:
    for name in names(table.title.name):
        player, game = seated(name, 5, table.title.name), table.new(0)
        for _ in range(8 if name in CHOICES else 30):
            side = game.actor
            assert side is not None
            view = game.legal_view()
            action, _reason = player.choose(game.observe(side), view)
            assert action in {option["action"] for option in view}
            game.apply(action)


@pytest.mark.parametrize(("table", "world"), WORLDS)
def test_every_pair_of_options_keeps_the_laws(table: Table, world: Any) -> None:
    """A stretch of each combination, looked at from all sides at many of its choices."""
    game, rng = table.new(1936, world), random.Random(1936)
    for number in range(400):
        legal = game.legal_actions()
        if not legal:
            break
        assert legal == sorted(set(legal))
        if number % 40 == 0:
            texts = {str(action) for action in legal}
            for text in [*texts, *[table.any_action(game, rng) for _ in range(30)]]:
                assert (game.explain(text) is None) == (text in texts), text
            assert game.state.problems() == []
            table.check_pieces(game)
        game.apply(rng.choice(legal))
    assert game.state.problems() == []
    assert dosespanas.load_record(game.record()).hash() == game.hash()
    assert dosespanas.from_position(json.loads(json.dumps(game.to_position()))).hash() == game.hash()


def test_no_game_is_taken_for_another() -> None:
    positions = {name: table.new(1).to_position() for name, table in TABLES.items()}
    for name, raw in positions.items():
        for other in DEFINITIONS:
            if other != name:
                with pytest.raises(DosEspanasError):
                    dosespanas.from_position(raw | {"game": other})
    wrongs: list[Any] = ["chess", "", None, [], {}, 7]
    for wrong in wrongs:
        with pytest.raises(DosEspanasError):
            dosespanas.from_position(positions["espana1936"] | {"game": wrong})


def test_a_game_begins_in_its_usual_scenario() -> None:
    assert dosespanas.new_game().header.game == "espana1936"
    for name, title in DEFINITIONS.items():
        game = dosespanas.new_game(name)
        assert (game.header.game, game.header.scenario) == (name, title.scenario)
        assert title.scenario in title.choices.SCENARIOS


@pytest.mark.rule("4.1-b", "VIC-08")
def test_both_players_may_agree_to_end_a_game() -> None:
    for name in DEFINITIONS:
        game = dosespanas.new_game(name, seed=3)
        told = len(game.log)
        game.agree()
        outcome = game.outcome()
        assert game.actor is None and outcome is not None and outcome.winner is None
        assert dosespanas.load_record(game.record()).agreed
        assert [event.kind for event in game.log[told:]] == ["game-over"]


@pytest.mark.rule("13.6", "7.4-b", "OPT-06")
def test_records_that_would_show_what_is_hidden() -> None:
    for name, options, secret in (
        ("espana1936", {}, False),
        ("espana1936", {"fog": True}, True),
        ("gce", {}, True),
        ("gce", {"open_stacks": True}, False),
        ("gce", {"open_stacks": True, "hidden_chits": True}, True),
    ):
        game = dosespanas.new_game(name, options=options, seed=1)
        assert game.secret_record() == secret
        while game.actor is not None:
            game.apply(game.legal_actions()[-1])
        assert not game.secret_record()


@every_game
def test_only_what_has_been_legal_is_kept_by_name(table: Table) -> None:
    game, rng = table.new(0), random.Random(0)
    named = game.state.named()
    asked = {table.any_action(game, rng) for _ in range(500)}
    before = len(named.by_text)
    for text in asked:
        game.explain(text)
    assert len(named.by_text) == before
    legal = game.legal_actions()
    assert all(named.by_text[str(action)] is action and named.get(action.code) is action for action in legal)
    assert table.new(0).legal_actions() == legal
