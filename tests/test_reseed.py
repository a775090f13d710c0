"""A game that goes on with another seed: written down, replayed, never taken back, and foretold by nobody."""

import json
import random

import pytest
from hypothesis import given
from tests.tables import TABLES, Table, advance
from tests.test_games import LAW, every_game, parts, seeds

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.errors import BadRecord, CannotUndo, IllegalAction
from dosespanas.kernel.game import Game


def reseeded(table: Table, seed: int, part: float) -> tuple[Game, random.Random]:
    """A game that went on with other seeds twice, at places that `part` gives."""
    game, rng = table.some_game(seed, part)
    for again in range(2):
        if game.actor is not None:
            game.reseed(seed + again + 1, hands=bool((seed + again) % 2))
            advance(game, rng, 40)
    return game, rng


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_record_with_new_seeds_replays_to_the_same_game(table: Table, seed: int, part: float) -> None:
    game, _ = reseeded(table, seed, part)
    again = dosespanas.load_record(game.record())
    assert again.hash() == game.hash() and again.record() == game.record() and again.seed == game.seed
    for viewer in (0, 1, None):
        assert [e.view(viewer) for e in again.log] == [e.view(viewer) for e in game.log]
    assert game.state.problems() == []
    table.check_pieces(game)


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_positions_clones_and_followers_of_a_reseeded_game(table: Table, seed: int, part: float) -> None:
    game, _ = reseeded(table, seed, part)
    again = dosespanas.from_position(json.loads(json.dumps(game.to_position())))
    copy = game.clone()
    follower = dosespanas.load_record(game.record(), upto=game.choice // 2)
    follower.follow(game, game.choice)
    assert again.hash() == copy.hash() == follower.hash() == game.hash()
    for one in (game, again, copy, follower):
        advance(one, random.Random(seed), 40)
    assert again.hash() == copy.hash() == follower.hash() == game.hash()
    assert copy.record() == follower.record() == game.record()


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_a_new_seed_is_not_taken_back(table: Table, seed: int, part: float) -> None:
    game, rng = table.some_game(seed, part)
    if game.actor is None:
        with pytest.raises(IllegalAction):
            game.reseed(1)
        return
    game.reseed(seed)
    log, before = len(game.log), game.hash()
    with pytest.raises(CannotUndo):
        game.undo()
    for _ in range(10):
        if game.actor is None:
            return
        game.apply(rng.choice(game.legal_actions()))
        if game.choice > game.undo_floor:
            while game.choice > game.undo_floor:
                game.undo()
            if game.undo_floor == game.reseeds[-1].choice:
                assert (game.hash(), len(game.log)) == (before, log)


@every_game
@LAW
@given(seed=seeds, part=parts)
def test_what_lies_open_stays_as_it_was(table: Table, seed: int, part: float) -> None:
    game, _ = table.some_game(seed, part)
    if game.actor is None:
        return
    before = [game.observe(viewer) for viewer in (0, 1, None)]
    game.reseed(seed + 1)
    assert [game.observe(viewer) for viewer in (0, 1, None)] == before, "hands too, unless they are dealt anew"
    game.reseed(seed + 2, hands=True)
    assert game.observe(None) == before[2]
    assert game.legal_actions()


@every_game
def test_the_hash_says_nothing_of_the_seed(table: Table) -> None:
    game = table.new(7)
    twin = game.clone()
    twin.state.chance.seed = bytes(16)
    twin.reseeds.clear()
    assert twin.hash() == game.hash()


def test_lines_of_new_seeds_that_cannot_be_read() -> None:
    game = dosespanas.new_game(seed=3)
    game.reseed(4)
    game.apply(game.legal_actions()[0])
    good = game.record()
    line = f"1 * reseed {4:032x}"
    assert line in good.splitlines()
    wrongs = [
        good.replace(line, "1 * reseed 4"),
        good.replace(line, f"2 * reseed {4:032x}"),
        good.replace(line, f"1 * wish {4:032x}"),
        good.replace(line, f"1 N reseed {4:032x}"),
        good.replace(line, "\n".join([line] * 101)),
        good.replace(line, f"1 * reseed {5:032x}"),
    ]
    for wrong in wrongs:
        with pytest.raises(BadRecord):
            dosespanas.load_record(wrong)


def drawn(game: Game, rng: random.Random, steps: int) -> tuple[list[int], list[tuple[str, ...]]]:
    """All dice and all drawn cards of a stretch of play that the same hands play."""
    first = len(game.log)
    advance(game, rng, steps)
    dice: list[int] = []
    cards = []
    for event in game.log[first:]:
        found = event.details.get("rolls", event.details.get("roll", []))
        dice += found if isinstance(found, list) else [found]
        if event.kind == "drew" and event.secret is not None:
            cards.append(tuple(sorted(event.secret["cards"])))
    return [die for die in dice if isinstance(die, int)], cards


@pytest.mark.parametrize("options", [{}, {"fog": True}, {"naval": True, "captured_tanks": True}])
def test_nobody_foretells_hands_or_dice_of_a_reseeded_game(options: dict[str, bool]) -> None:
    foretold = cards = dice = rolled = dealt = kept = 0
    for seed in range(120):
        old = dosespanas.new_game(seed=seed, options=options)
        advance(old, random.Random(seed), seed % 50)
        new = dosespanas.load_record(old.record())
        new.reseed(seed + 10_000, hands=True)
        assert isinstance(old.state, Engine) and isinstance(new.state, Engine)
        for side in (0, 1):
            kept += len(set(old.state.hands[side]) & set(new.state.hands[side]))
            dealt += len(new.state.hands[side])
        (old_dice, old_cards), (new_dice, new_cards) = (drawn(g, random.Random(seed), 150) for g in (old, new))
        for one, other in zip(old_cards, new_cards, strict=False):
            foretold += len(set(one) & set(other))
            cards += len(other)
        dice += sum(one == other for one, other in zip(old_dice, new_dice, strict=False))
        rolled += min(len(old_dice), len(new_dice))
    assert cards > 200 and rolled > 250 and dealt > 800
    assert foretold / cards < 0.45 and kept / dealt < 0.45, (foretold, cards, kept, dealt)
    assert 0.1 < dice / rolled < 0.4, "sorted dice agree a little more often than one in six"


@pytest.mark.parametrize("options", [{}, {"open_stacks": True}, {"hidden_chits": True}])
def test_nobody_foretells_chits_or_dice_of_a_reseeded_game(options: dict[str, bool]) -> None:
    same = rolled = 0
    for seed in range(25):
        old = dosespanas.new_game("gce", seed=seed, options=options)
        advance(old, random.Random(seed), 4 * seed)
        if old.actor is None:
            continue
        new = dosespanas.load_record(old.record())
        new.reseed(seed + 10_000)
        found = [drawn(g, random.Random(seed), 200)[0] for g in (old, new)]
        same += sum(one == other for one, other in zip(*found, strict=False))
        rolled += min(len(one) for one in found)
    assert rolled > 60
    assert same / rolled < 0.4


def test_tables_are_all_held_to_it() -> None:
    assert set(TABLES) == {"espana1936", "gce"}
