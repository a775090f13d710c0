"""Dice and cards can be proved: by this program, and by a stranger with forty lines of plain Python."""

import json
import random
import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.tables import TABLES, Table, advance
from tests.test_games import every_game

import dosespanas
from dosespanas.kernel import fair
from dosespanas.kernel.errors import BadRecord
from dosespanas.kernel.game import Game
from dosespanas.proof import counts, problems, prove

CHECKER = Path(__file__).parent.parent / "docs/check_proof.py"
check: Callable[..., int] = runpy.run_path(str(CHECKER))["check"]
SECRET = "5e" * 32
NUMBERS = {"nationalist": "1a" * 32, "republican": "2b" * 32}
ROLLED = ("rolls", "roll", "die")


def proved(table: Table, seed: int, stretch: int = 700, reseeded: bool = False) -> tuple[Game, dict[str, Any]]:
    """A game whose last seed was made of a secret and two numbers, and its proof."""
    made = fair.seed_of("abc", SECRET, NUMBERS)
    scenario, options = table.worlds[seed % len(table.worlds)]
    options = {name: value for name, value in options.items() if name != "ask_drm"}  # tells a roll choices later
    start = seed if reseeded else made
    game = dosespanas.new_game(table.title.name, scenario=scenario, seed=start, options=options)
    rng = random.Random(seed)
    if reseeded:
        advance(game, rng, 60)
        game.reseed(made, hands=bool(seed % 2))
    for _ in range(stretch):
        if game.actor is None:
            break
        game.apply(rng.choice(game.legal_actions()))
        if game.choice > game.undo_floor and rng.random() < 0.1:
            game.undo()
    game.fairness = fair.fairness("abc", SECRET, NUMBERS)
    return game, json.loads(json.dumps(prove(game.record())))


def dice_told(game: Game, first: int) -> dict[int, list[int]]:
    """All dice that the log tells, by choice."""
    told: dict[int, list[int]] = {}
    for event in game.log:
        if event.n >= first:
            for name in ROLLED:
                found = event.details.get(name, [])
                told.setdefault(event.n, []).extend(found if isinstance(found, list) else [found])
    return {n: sorted(dice) for n, dice in told.items() if dice}


@every_game
@pytest.mark.parametrize("reseeded", [False, True])
def test_a_stranger_proves_every_die_and_card(table: Table, reseeded: bool) -> None:
    drawn = 0
    for seed in range(4):
        game, proof = proved(table, seed, reseeded=reseeded)
        drawn += len(proof["draws"])
        assert check(proof) == len(proof["draws"])
        assert check(proof, proof["fair"]["commitment"]) == sum(counts(proof).values())
        assert problems(proof) == []
        assert proof["begins"] == (60 if reseeded else 0)
        rolled: dict[int, list[int]] = {}
        for draw in proof["draws"]:
            assert draw["rule"]
            if "die" in draw:
                rolled.setdefault(draw["choice"], []).append(draw["die"])
        assert {n: sorted(dice) for n, dice in rolled.items()} == dice_told(game, proof["begins"])
    assert drawn > 0


def tampering(proof: dict[str, Any]) -> dict[str, Callable[[dict[str, Any]], Any]]:
    """Ways to lie in a proof."""
    dice = [i for i, draw in enumerate(proof["draws"]) if "die" in draw]
    piles = [i for i, draw in enumerate(proof["draws"]) if len(draw.get("order", [])) > 1]
    picks = [i for i, draw in enumerate(proof["draws"]) if len(draw.get("items", [])) > 1 and "pick" in draw]

    def die(p: dict[str, Any]) -> None:
        p["draws"][dice[-1]]["die"] = p["draws"][dice[-1]]["die"] % 6 + 1

    def pile(p: dict[str, Any]) -> None:
        p["draws"][piles[0]]["order"].reverse()

    def pick(p: dict[str, Any]) -> None:
        one = p["draws"][picks[0]]
        one["pick"] = (one["pick"] + 1) % len(one["items"])

    def seed(p: dict[str, Any]) -> None:
        p["seed"] = "00" * 16

    return (
        {"a die": die} | ({"a pile": pile} if piles else {}) | ({"a pick": pick} if picks else {})
        | {
            "the seed": seed,
            "the commitment": lambda p: p["fair"].update(commitment="00" * 32),
            "the secret": lambda p: p["fair"].update(secret="00" * 32),
            "a number": lambda p: p["fair"]["numbers"].update(republican="00" * 32),
            "a missing number": lambda p: p["fair"]["numbers"].pop("republican"),
            "the game": lambda p: p["fair"].update(id="abd"),
            "a draw left out": lambda p: p["draws"].pop(len(p["draws"]) // 2),
            "the first draw left out": lambda p: p["draws"].pop(0),
            "the last draw left out": lambda p: p["draws"].pop(),
            "a draw too much": lambda p: p["draws"].append(dict(p["draws"][-1])),
            "two draws in another order": lambda p: p["draws"].insert(0, p["draws"].pop()),
            "no fairness": lambda p: p.update(fair=None),
        }
    )  # fmt: skip


@every_game
def test_a_tampered_proof_is_refused(table: Table) -> None:
    _, proof = proved(table, 0)
    for name, tamper in tampering(proof).items():
        lie = json.loads(json.dumps(proof))
        tamper(lie)
        with pytest.raises(SystemExit, match="NOT PROVED"):
            check(lie)
            raise AssertionError(name)
    with pytest.raises(SystemExit, match="changed its secret"):
        check(proof, "ab" * 32)


def test_a_record_keeps_what_its_seed_was_made_of() -> None:
    game, proof = proved(TABLES["espana1936"], 0)
    text = game.record()
    assert dosespanas.load_record(text).record() == text
    assert proof["fair"]["commitment"] in text and SECRET in text
    for part, wrong in (
        (SECRET, "zz" * 32),
        (fair.CONSTRUCTION, "magic 1"),
        (NUMBERS["nationalist"], "1"),
        ("secret", "x"),
    ):
        with pytest.raises(BadRecord):
            dosespanas.load_record(text.replace(part, wrong, 1))
    lie = text.replace(SECRET, "00" * 32)
    assert problems(prove(lie)) == ["error-proof-commitment", "error-proof-seed"]
    assert problems(prove(dosespanas.new_game(seed=4).record())) == ["error-proof-none"]


def test_draws_are_written_down_only_when_asked() -> None:
    for table in TABLES.values():
        game, _ = table.some_game(0, 0.5)
        assert game.state.chance.draws is None
        assert all(draw.n == -1 for draw in game.draws)


def test_each_part_of_the_seed_matters() -> None:
    seeds = {
        fair.seed_of("abc", SECRET, NUMBERS),
        fair.seed_of("abd", SECRET, NUMBERS),
        fair.seed_of("abc", "5f" * 32, NUMBERS),
        fair.seed_of("abc", SECRET, {"both": "1a" * 32}),
        fair.seed_of("abc", SECRET, {"nationalist": "1a" * 32}),
        fair.seed_of("abc", SECRET, {"nationalist": "2b" * 32, "republican": "1a" * 32}),
        fair.seed_of("abc", SECRET, {}),
    }
    assert len(seeds) == 7 and all(len(seed) == 32 for seed in seeds)
