"""The numbers of each game: every action has one, and no cell, mask or row tells what its viewer may not know."""

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.tables import TABLES, Table, advance
from tests.test_games import parts, seeds
from tests.test_sample import every_game

import dosespanas
from dosespanas.env.setting import Setting
from dosespanas.kernel.encoding import Encoding
from dosespanas.kernel.game import Game

LAW = settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow])
LONG_LAW = settings(LAW, max_examples=300)
setting_of = cache(Setting)
by_name = pytest.mark.parametrize("name", dosespanas.GAMES)

VERSIONS = {
    ("espana1936", 1): ("b296eb5319792eda", "2fbc9929cd521efb"),
    ("espana1936", 2): ("abe6380dc14aa1f3", "2fbc9929cd521efb"),
    ("gce", 1): ("c93d47a04391c089", "868ab53f2214a91e"),
    ("gce", 2): ("83a66a349d42c716", "868ab53f2214a91e"),
}
"""By game and version: the digest of its vocabulary and layout, and the hash of a random game: the same for ever."""


def encoding_of(game: Game) -> Encoding:
    return setting_of(game.header.game).encoding


def block(encoding: Encoding, cells: bytearray, name: str) -> list[int]:
    """Return the cells of a block."""
    found = next(one for one in encoding.blocks if one.name == name)
    return list(cells[found.at : found.at + found.size])


@by_name
def test_a_version_stands_for_the_same_numbers_and_rules_for_ever(name: str) -> None:
    setting, game, rng = setting_of(name), dosespanas.new_game(name, seed=1936), random.Random(1936)
    advance(game, rng, 100_000)
    found = (setting.digest, game.hash())
    assert VERSIONS[name, setting.version] == found, "raise `version` of the encoding, and add a line here"


@by_name
def test_the_vocabulary_is_dense_sorted_and_read_back(name: str) -> None:
    state, encoding = dosespanas.new_game(name).state, setting_of(name).encoding
    assert encoding.actions == sorted(set(encoding.actions))
    texts = [state.name(code) for code in encoding.actions]
    assert len(set(texts)) == len(texts)
    for code in random.Random(1).sample(encoding.actions, 2000):
        assert state.parse(state.name(code)) == code


@by_name
def test_the_layout_covers_every_cell_once(name: str) -> None:
    at = 0
    for one in setting_of(name).layout:
        assert one.at == at and one.about
        at += one.size
    assert at == setting_of(name).cells == len(setting_of(name).encoding.cells(dosespanas.new_game(name).state, None))


def keeps_secrets(table: Table, seed: int, part: float, viewer: int) -> None:
    """Hold the numbers of a game to what a viewer observes: twins alike for him have the same."""
    game, rng = table.some_game(seed, part)
    encoding, setting = encoding_of(game), setting_of(table.title.name)
    for _ in range(4):
        for looker in (viewer, None):
            twin = dosespanas.sample(game.observe(looker), rng.randrange(2**64))
            assert encoding.cells(twin.state, looker) == encoding.cells(game.state, looker)
            if game.actor is not None and game.actor == looker:
                codes = game.state.codes()
                assert set(codes) <= setting.number.keys()
                rows = [encoding.row(game.state, code) for code in codes]
                assert rows == [encoding.row(twin.state, code) for code in twin.state.codes()]
                assert {len(row) for row in rows} == {len(encoding.columns)}
                assert all(0 <= number < 2**15 for row in rows for number in row)
        advance(game, rng, 1)
    before, seen = encoding.cells(game.state, viewer), game.observe(viewer)
    table.hide_and_swap(game, viewer, rng)
    if game.observe(viewer) == seen:
        assert encoding.cells(game.state, viewer) == before


sides = st.sampled_from([0, 1])


@every_game
@LAW
@given(seed=seeds, part=parts, viewer=sides)
def test_numbers_tell_no_more_than_an_observation(table: Table, seed: int, part: float, viewer: int) -> None:
    keeps_secrets(table, seed, part, viewer)


@pytest.mark.long
@every_game
@LONG_LAW
@given(seed=seeds, part=parts, viewer=sides)
def test_numbers_of_many_games_tell_no_more(table: Table, seed: int, part: float, viewer: int) -> None:
    keeps_secrets(table, seed, part, viewer)


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_every_legal_action_of_every_world_has_a_number(name: str) -> None:
    table, number = TABLES[name], setting_of(name).number
    for seed in range(2 * len(table.worlds)):
        game, rng = table.new(seed), random.Random(seed)
        while game.actor is not None and game.choice < 3000:
            assert number.keys() >= set(game.state.codes())
            game.apply(rng.choice(game.legal_actions()))


def test_cells_of_espana_say_what_stands_where() -> None:
    game: Any = dosespanas.new_game("espana1936", seed=4)
    encoding, seen = encoding_of(game), game.observe(0)
    cells = encoding.cells(game.state, 0)
    assert block(encoding, cells, "viewer") == [1, 0]
    assert sum(block(encoding, cells, "troops")) == sum(piece["kind"] == "troop" for piece in seen["pieces"])
    in_hand = block(encoding, cells, "cards")[::4]
    assert [game.state.data.cards[i].name for i, held in enumerate(in_hand) if held] == sorted(
        seen["hands"]["nationalist"]["cards"], key=lambda card: game.state.data.card_index[card]
    )
    assert not any(encoding.cells(game.state, None)[one] for one in range(2))


def test_cells_of_gce_say_what_stands_where() -> None:
    game: Any = dosespanas.new_game("gce", seed=4)
    encoding, seen = encoding_of(game), game.observe(1)
    cells = encoding.cells(game.state, 1)
    assert block(encoding, cells, "morale") == [seen["morale"]]
    counts = block(encoding, cells, "stacks")
    assert sum(counts) == sum(stack["count"] for stack in seen["stacks"].values())
    width = len(block(encoding, cells, "units")) // len(game.state.data.units)
    places = block(encoding, cells, "units")[::width]
    assert sum(place == 1 for place in places) == sum(unit["where"] == "map" for unit in seen["units"])
    assert sum(block(encoding, cells, "control")) == sum(map(len, seen["control"].values()))
    own, told = [unit for unit in seen["units"] if unit["side"] == "republican"], block(encoding, cells, "supplied")
    says = {None: 0, False: 1, True: 2}
    assert [says[unit["supplied"]] for unit in own] == [told[game.state.data.unit_index[unit["id"]]] for unit in own]
    assert sum(map(bool, told)) == sum(unit["where"] == "map" for unit in own)
    assert not any(block(encoding, encoding.cells(game.state, None), "supplied"))
