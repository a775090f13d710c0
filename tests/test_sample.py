"""From an observation to a game: alike for its viewer, whatever else is drawn; equal draws, equal games; to the end."""

import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tables import TABLES, Table, advance
from tests.test_games import LAW, parts, seeds

import dosespanas
from dosespanas.espana1936.board import fog
from dosespanas.espana1936.board.data import DUMMY
from dosespanas.espana1936.engine import Engine
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import LANDED, TIED, Board
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.errors import BadPosition, DosEspanasError, UnknownOption
from dosespanas.kernel.game import Game

ESPANA1936 = TABLES["espana1936"]
FOG = replace(ESPANA1936, worlds=[world for world in ESPANA1936.worlds if world[1].get("fog")])
every_game = pytest.mark.parametrize("table", [*TABLES.values(), FOG], ids=[*TABLES, "espana1936-fog"])
VIEWERS = (0, 1, None)


def alike(table: Table, game: Game, viewer: int | None, seed: int) -> Game:
    """Draw a game from what a viewer observes, and hold it to all that he knows."""
    seen = game.observe(viewer)
    before = json.dumps(seen)
    drawn = dosespanas.sample(seen, seed)
    assert json.dumps(drawn.observe(viewer)) == json.dumps(seen) == before
    assert drawn.state.problems() == []
    assert (drawn.choice, drawn.actor) == (game.choice, game.actor)
    if game.actor is not None:
        assert drawn.legal_actions()
        if game.actor == viewer:
            assert drawn.legal_view() == game.legal_view()
            assert json.dumps(drawn.warnings()) == json.dumps(game.warnings()), "of what is drawn one is not warned"
        if table.title.agreement:
            counted = [(end.winner, end.reason, end.rule, end.details) for end in (drawn.if_agreed(), game.if_agreed())]
            assert counted[0] == counted[1]
    return drawn


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_sample_looks_the_same_to_its_viewer_at_every_choice(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    for _ in range(8):
        for viewer in VIEWERS:
            alike(table, game, viewer, rng.randrange(2**64))
        advance(game, rng, 1)


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_sample_keeps_every_law_as_it_is_played(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    for viewer in VIEWERS:
        drawn = alike(table, game, viewer, seed)
        for _ in range(6):
            advance(drawn, rng, 10)
            assert drawn.state.problems() == []
            table.check_pieces(drawn)


@every_game
@pytest.mark.parametrize("part", [0.05, 0.4])
def test_a_sample_is_played_to_its_end(table: Table, part: float) -> None:
    game, rng = table.some_game(0, part)
    drawn = alike(table, game, 1, 1936)
    advance(drawn, rng, table.most)
    assert drawn.actor is None and drawn.outcome() is not None


@every_game
@LAW
@given(seed=seeds, part=parts, other=seeds)
def test_equal_observations_give_equal_samples(table: Table, seed: int, part: float, other: int) -> None:
    game, _ = table.some_game(seed, part)
    for viewer in (0, 1):
        twin = game.clone()
        table.hide_and_swap(twin, viewer, random.Random(other))
        one, two = (dosespanas.sample(played.observe(viewer), Chance(bytes(16))) for played in (game, twin))
        assert one.hash() == two.hash()
        stream = Chance(bytes(16))
        assert dosespanas.sample(game.observe(viewer), stream).hash() == one.hash()
        assert dosespanas.sample(game.observe(viewer), stream).seed != one.seed, "the stream goes on"


@every_game
def test_an_undo_stops_where_a_sample_begins(table: Table) -> None:
    game, rng = table.some_game(5, 0.05)
    drawn = dosespanas.sample(game.observe(0), 1)
    assert drawn.undo_floor == drawn.choice == game.choice and drawn.log == [] == drawn.actions
    first = drawn.hash()
    drawn.apply(rng.choice(drawn.legal_actions()))
    if drawn.choice > drawn.undo_floor:
        drawn.undo()
        assert drawn.hash() == first


def test_only_an_observation_is_taken() -> None:
    seen = dosespanas.new_game(seed=1).observe(0)
    for wrong in ({**seen, "detail": None}, {**seen, "pieces": [{}]}, {**seen, "turn": "soon"}, {"game": "espana1936"}):
        with pytest.raises(BadPosition):
            dosespanas.sample(wrong, 1)
    with pytest.raises(UnknownOption):
        dosespanas.sample({**seen, "game": "chess"}, 1)
    with pytest.raises(UnknownOption):
        dosespanas.sample({}, 1)


def chi_square(counts: Counter[Any], of: int, expected: float) -> float:
    """How far counts of `of` things, each expected as often, lie from that."""
    assert len(counts) == of
    return sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.rule("13.6", "12.10-a")
def test_every_covered_unit_is_as_likely_everywhere_in_its_region() -> None:
    """Who lies under Caspe at the set-up; 99.9% of fair draws lie under the bound. The Basques lie in the north."""
    seen = dosespanas.new_game("gce", seed=7).observe(0)
    caspe = parse_hex("3219")
    below: Counter[str] = Counter()
    draws = 1000
    for seed in range(draws):
        drawn = dosespanas.sample(seen, seed).state
        assert isinstance(drawn, Board)
        below[drawn.data.units[drawn.stack(caspe)[1]].name] += 1
        assert {drawn.data.units[u].name for u in drawn.stack(parse_hex("3613"))} == {"r_bm_2", "r_bm_3", "r_bm_4"}
    assert chi_square(below, 7, draws / 7) < 22.5


@pytest.mark.rule("7.4-b")
def test_hidden_chits_are_drawn_from_those_that_may_be_kept() -> None:
    """Who sees only how many chits the other side holds draws each that may be kept alike, and none that may not."""
    game = dosespanas.new_game("gce", "campaign", {"hidden_chits": True}, seed=3)
    b = game.state
    assert isinstance(b, Board)
    b.turn = 12
    for c, chit in enumerate(b.data.chits):
        b.cups.inside[c] = chit.copies if chit.turn <= b.turn and not chit.optional else 0
    kept = {"mass_desertion": 2, "goicoechea": 1, "german_aircraft": 2}
    b.cups.held[0] = [b.data.chit_index["goicoechea"]]
    b.cups.inside[b.cups.held[0][0]] = 0
    held: Counter[str] = Counter()
    seen = game.observe(1)
    draws = 600
    for draw in range(draws):
        drawn = dosespanas.sample(seen, draw).state
        assert isinstance(drawn, Board)
        held[b.data.chits[drawn.cups.held[0][0]].name] += 1
    assert held.keys() == kept.keys()
    likely = {name: draws * copies / 5 for name, copies in kept.items()}
    assert sum((held[name] - likely[name]) ** 2 / likely[name] for name in kept) < 14


@pytest.mark.rule("OPT-06")
def test_every_covered_counter_is_as_likely() -> None:
    """In the fog at the set-up: which of the counters left lie covered; 99.9% of fair draws lie under the bounds."""
    game = dosespanas.new_game(options={"fog": True}, seed=7)
    seen = game.observe(0)
    covered = seen["fog"]["covered"]["republican"]
    types: Counter[int] = Counter()
    dummies = draws = 0
    for seed in range(600):
        drawn = dosespanas.sample(seen, seed).state
        assert isinstance(drawn, Engine)
        data = drawn.data
        for box, count in covered.items():
            b = data.box_index[box]
            below = [s for s in fog.stack(drawn, 1, b)[1:] if s < len(drawn.t_box)]
            fakes = len(drawn.pieces_in(1, DUMMY, b))
            assert len(fog.stack(drawn, 1, b)) - 1 + fakes == count
            types.update(drawn.t_type[s] for s in below)
            dummies += fakes
            draws += count
    t = game.state
    assert isinstance(t, Engine)
    data = t.data
    shown = Counter(t.t_type[s] for s in t.slots_of(1) if t.t_box[s] >= 0 and fog.seen(t, s))
    left = {k: data.type_small[k] + data.type_large[k] - shown[k] for k in range(data.type_count) if data.type_sides[k]}
    bag = sum(left.values()) + len(data.pieces_of[1][DUMMY])
    troops = draws - dummies
    assert abs(dummies / draws - len(data.pieces_of[1][DUMMY]) / bag) < 0.03
    assert (
        sum(
            (types[k] - troops * n / sum(left.values())) ** 2 / (troops * n / sum(left.values()))
            for k, n in left.items()
        )
        < 25
    )


@pytest.mark.rule("OPT-06", "CRD-OFF")
def test_who_moved_in_an_offensive_is_known_of_the_units_one_sees() -> None:
    game = dosespanas.new_game(options={"fog": True}, seed=7)
    t = game.state
    assert isinstance(t, Engine)
    base = len(t.t_box)
    dummies = [base + p for p in t.data.pieces_of[1][DUMMY]]
    troops = [s for s in t.slots_of(1) if t.t_box[s] >= 0]
    t.moved_before = sum(1 << unit for unit in troops + dummies)
    for viewer in VIEWERS:
        drawn = alike(ESPANA1936, game, viewer, 5)
        assert isinstance(drawn.state, Engine)
        seen = len(troops) + len(dummies) if viewer == 1 else sum(fog.seen(t, s) for s in troops)
        assert drawn.state.moved_before.bit_count() == seen


@pytest.mark.rule("OPT-06")
def test_targets_alike_are_named_in_the_order_of_their_stack() -> None:
    """The order of slots would tell which of two troops came first from elsewhere."""
    for seed in range(60):
        game, rng = dosespanas.new_game(options={"fog": True}, seed=seed), random.Random(seed)
        while game.actor is not None:
            t = game.state
            assert isinstance(t, Engine)
            views = [view for view in game.legal_view() if view["verb"] == "target" and len(view["pieces"]) > 1]
            if views:
                names = views[0]["pieces"]
                alike_slots = [s for s in t.slots_of(1 - t.side) if fog.name_of(t, t.side, s) in names]
                assert len(alike_slots) == len(names)
                one, other = alike_slots[:2]
                t.t_rank[one], t.t_rank[other] = t.t_rank[other], t.t_rank[one]
                assert [view for view in game.legal_view() if view["verb"] == "target" and view in views] == views
                return
            game.apply(rng.choice(game.legal_actions()))
    raise AssertionError("no such attack")


def test_every_unseen_card_is_as_likely_everywhere() -> None:
    """The other hand and the top of one's own pile at the first choice; 99.9% of fair draws lie under the bounds."""
    game = dosespanas.new_game(seed=7)
    assert isinstance(game.state, Engine)
    unseen = sorted(game.state.hands[1] + game.state.decks[2])
    own = sorted(game.state.decks[0])
    held: Counter[int] = Counter()
    top: Counter[int] = Counter()
    seen = game.observe(0)
    draws = 2000
    for seed in range(draws):
        drawn = dosespanas.sample(seen, seed).state
        assert isinstance(drawn, Engine)
        held.update(unseen.index(card) for card in drawn.hands[1])
        top[own.index(drawn.decks[0][-1])] += 1
    hand = len(game.state.hands[1])
    assert sum(held.values()) == hand * draws
    assert chi_square(held, len(unseen), draws * hand / len(unseen)) < 50
    assert chi_square(top, len(own), draws / len(own)) < 45


@pytest.mark.rule("14.7", "7.35")
@pytest.mark.parametrize("flag", [LANDED, TIED])
def test_what_all_saw_happen_to_an_enemy_is_so_in_what_is_drawn(flag: int) -> None:
    game = dosespanas.new_game("gce", seed=3)
    board = cast(Board, game.state)
    for unit in (u for u in board.on_map(0) if board.sees(1, u)):
        board.u_flags[unit] |= flag
        drawn = cast(Board, dosespanas.sample(game.observe(1), 1).state)
        assert drawn.u_flags[unit] & flag
        board.u_flags[unit] &= ~flag


def test_pythons_own_generator_will_do() -> None:
    seen = dosespanas.new_game(seed=3).observe(0)
    one, same, other = (dosespanas.sample(seen, random.Random(n)).hash() for n in (1, 1, 2))
    assert one == same != other


WILD = st.sampled_from(
    [None, True, -1, 0, 1, 3, 99, 10**6, 10**12, -(10**9), 2**70, 1.5, "", "x", "madrid", [], {}, [1], [[1]], {"a": 1}]
)


def edited(part: Any, draw: Callable[[st.SearchStrategy[Any]], Any]) -> Any:
    """A part of an observation with something changed, left out or doubled in one place of it."""
    inside = isinstance(part, dict | list) and bool(part) and draw(st.integers(0, 9)) > 0
    if not inside:
        return draw(WILD)
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    key = draw(st.sampled_from(keys))
    found = part.copy()
    how = draw(st.integers(0, 9))
    if how == 0:
        del found[key]
    elif how == 1 and isinstance(found, list):
        found.append(found[key])
    else:
        found[key] = edited(found[key], draw)
    return found


@cache
def observed(game: str, seed: int) -> dict[str, Any]:
    """What some side or a spectator sees of a game somewhere."""
    table = FOG if game == "fog" else TABLES[game]
    return table.some_game(seed, 0.05 + 0.1 * seed)[0].observe(VIEWERS[seed % 3])


@pytest.mark.parametrize("game", [*TABLES, "fog"])
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 3), data=st.data())
def test_an_edited_observation_is_drawn_or_refused(game: str, seed: int, data: st.DataObject) -> None:
    """Nothing but DosEspanasError, and soon."""
    with suppress(DosEspanasError):
        dosespanas.sample(edited(observed(game, seed), data.draw), seed)


@pytest.mark.parametrize("count", [-1, 10**6, 10**12, 2**70])
def test_more_covered_units_than_there_are(count: int) -> None:
    seen = dosespanas.new_game(options={"fog": True}, seed=7).observe(0)
    seen["fog"]["covered"]["republican"]["madrid"] = count
    with pytest.raises(BadPosition):
        dosespanas.sample(seen, 1)
