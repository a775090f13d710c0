"""Dice and cards can be proved: by this program, and by a stranger with a short program in plain Python."""

import json
import random
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tables import TABLES, Table, advance
from tests.test_games import every_game

import dosespanas
from dosespanas.fairness_proof import CheckerKnowledge, counts, problems, prove, record_digest, rewritten
from dosespanas.kernel import fair_chance
from dosespanas.kernel.errors import BadRecord
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import chain_of

CHECKER = Path(__file__).parent.parent / "docs/check_proof.py"
CHECKS = runpy.run_path(str(CHECKER))
check: Callable[..., str] = CHECKS["check"]
SECRET = "5e" * 32
NUMBERS = {"nationalist": "1a" * 32, "republican": "2b" * 32}
PLAYED_BY = CheckerKnowledge(givers=list(NUMBERS))
ROLLED = ("rolls", "roll", "die")
TOLD_LATER = ("ask_drm", "_reroll")
"""Options with which dice lie for some choices before they are told."""


def proved(table: Table, seed: int, stretch: int = 700, reseeded: bool = False) -> tuple[Game, dict[str, Any]]:
    """A game whose last seed was made of a secret and two numbers, and its proof."""
    made = fair_chance.seed_of("abc", SECRET, NUMBERS)
    scenario, options = table.worlds[seed % len(table.worlds)]
    options = {name: value for name, value in options.items() if not name.endswith(TOLD_LATER)}
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
    proof = prove(game.record(), told=fair_chance.fairness("abc", SECRET, NUMBERS))
    game.fairness = proof["fair"]
    return game, json.loads(json.dumps(proof))


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
        shown = proof["fair"]["commitment"]
        assert check(proof, shown, NUMBERS["republican"], list(NUMBERS)) == proof["fair"]["draws"]
        assert len(proof["draws"]) == sum(counts(proof).values())
        assert (
            problems(proof, PLAYED_BY)
            == problems(proof, CheckerKnowledge(shown, NUMBERS["nationalist"], list(NUMBERS)))
            == []
        )
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
            "the label of a draw": lambda p: p["draws"][-1].update(rule="CBT-01"),
            "the choice of a draw": lambda p: p["draws"][-1].update(choice=p["draws"][-1]["choice"] + 1),
            "choices that go back": lambda p: p["draws"][-1].update(choice=-2),
            "all draws left out": lambda p: p.update(draws=[], used=0),
            "the digest": lambda p: p["fair"].update(draws="00" * 32),
            "the commitment": lambda p: p["fair"].update(commitment="00" * 32),
            "the secret": lambda p: p["fair"].update(secret="00" * 32),
            "a number": lambda p: p["fair"]["numbers"].update(republican="00" * 32),
            "a number of 63 digits": lambda p: p["fair"]["numbers"].update(republican="2b" * 31 + "2"),
            "a number in capitals": lambda p: p["fair"]["numbers"].update(republican="2B" * 32),
            "a number added": lambda p: p["fair"]["numbers"].update(both="00" * 32),
            "numbers exchanged": lambda p: p["fair"].update(
                numbers={"nationalist": NUMBERS["republican"], "republican": NUMBERS["nationalist"]}
            ),
            "an old construction": lambda p: p["fair"].update(construction="dosespanas-seed 1"),
            "an unknown construction": lambda p: p["fair"].update(construction="dosespanas-seed 3"),
            "a line in the name": lambda p: p["fair"].update(id="abc\ngiver nationalist"),
            "where it begins": lambda p: p.update(begins=p["begins"] - 1),
            "which game it is": lambda p: p.update(game="chess"),
            "another format": lambda p: p.update(format="proof"),
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
            check(lie, givers=list(NUMBERS))
            raise AssertionError(name)
    with pytest.raises(SystemExit, match="not the one you were shown"):
        check(proof, "ab" * 32)
    with pytest.raises(SystemExit, match="your number"):
        check(proof, proof["fair"]["commitment"], "1b" * 32)
    with pytest.raises(SystemExit, match="those of nationalist, republican"):
        check(proof, proof["fair"]["commitment"], givers=["nationalist"])
    known = CheckerKnowledge("ab" * 32, "1b" * 32, ["nationalist"])
    assert problems(proof, known) == ["error-proof-shown", "error-proof-number", "error-proof-givers"]


def test_a_record_keeps_what_its_seed_was_made_of() -> None:
    game, proof = proved(TABLES["espana1936"], 0)
    text = game.record()
    assert dosespanas.load_record(text).record() == text and prove(text) == proof
    assert proof["fair"]["commitment"] in text and SECRET in text
    for part, wrong in (
        (SECRET, "zz" * 32),
        ("dosespanas-seed 2", "magic 1"),
        ("dosespanas-seed 2", "dosespanas-seed 1"),
        (NUMBERS["nationalist"], "1"),
        (NUMBERS["nationalist"], NUMBERS["nationalist"][1:]),
        ('nationalist\\"', 'both\\"'),
        ("secret", "x"),
    ):
        with pytest.raises(BadRecord):
            dosespanas.load_record(text.replace(part, wrong, 1))
    lie = text.replace(SECRET, "00" * 32)
    assert problems(prove(lie), PLAYED_BY) == ["error-proof-commitment", "error-proof-seed"]
    lie = text.replace(proof["fair"]["draws"], "00" * 32)
    assert problems(prove(lie), PLAYED_BY) == ["error-proof-labels"]
    lie = "".join(line for line in text.splitlines(True) if not line.startswith("[Chance"))
    assert problems(prove(lie)) == ["error-proof-lost"]
    assert problems(prove(dosespanas.new_game(seed=4).record())) == ["error-proof-none"]


def test_draws_are_written_down_only_when_asked() -> None:
    for table in TABLES.values():
        game, _ = table.some_game(0, 0.5)
        assert game.state.chance.draws is None
        assert all(draw.n == -1 for draw in game.draws)


def test_each_part_of_the_seed_matters() -> None:
    seeds = {
        fair_chance.seed_of("abc", SECRET, NUMBERS),
        fair_chance.seed_of("abd", SECRET, NUMBERS),
        fair_chance.seed_of("abc", "5f" * 32, NUMBERS),
        fair_chance.seed_of("abc", SECRET, {"both": "1a" * 32}),
        fair_chance.seed_of("abc", SECRET, {"nationalist": "1a" * 32}),
        fair_chance.seed_of("abc", SECRET, {"nationalist": "2b" * 32, "republican": "1a" * 32}),
        fair_chance.seed_of("abc", SECRET, {}),
    }
    assert len(seeds) == 7 and all(len(seed) == 32 for seed in seeds)


def opened(numbers: dict[str, str], version: int = fair_chance.VERSION) -> dict[str, Any]:
    """A game that has just been dealt, and its proof: as a server may make them again and again."""
    game = dosespanas.new_game(seed=fair_chance.seed_of("abc", SECRET, numbers, version))
    return prove(game.record(), told=fair_chance.fairness("abc", SECRET, numbers, version))


def played() -> tuple[str, dict[str, Any]]:
    """The record of a game and its proof."""
    game, proof = proved(TABLES["espana1936"], 0, 120)
    return game.record(), proof


PLAYED = played()


def refused(proof: dict[str, Any], shown: str, number: str, givers: list[str]) -> bool:
    """Whether both checkers refuse a proof for somebody who knows these things."""
    by_program = bool(problems(proof, CheckerKnowledge(shown, number, givers)))
    try:
        check(json.loads(json.dumps(proof)), shown, number, givers)
    except SystemExit:
        assert by_program
        return True
    assert not by_program
    return False


@pytest.mark.parametrize(
    "givers", [["nationalist"], ["nationalist", "republican"], ["both"]], ids=["computer", "apart", "one screen"]
)
def test_a_server_that_tries_numbers_finds_none_that_pass(givers: list[str]) -> None:
    """It keeps its secret and what it showed, and tries other numbers and givers until it likes the cards."""
    own = dict(zip(givers, ("1a" * 32, "2b" * 32), strict=False))
    shown, rng = fair_chance.commitment("abc", SECRET, givers), random.Random(1)
    assert not any(refused(opened(own), shown, number, givers) for number in own.values())
    for n in range(60):
        tried = {giver: f"{rng.getrandbits(256):064x}" for giver in ("both", "nationalist", "republican")}
        wanted = [giver for giver in tried if rng.random() < 0.5]
        proof = opened({giver: own[giver] if giver in own and n % 3 else tried[giver] for giver in wanted}, 1 + n % 2)
        if proof["fair"]["numbers"] != own:
            assert any(refused(proof, shown, number, givers) for number in own.values())
        if set(wanted) != set(givers):
            with pytest.raises(SystemExit):
                check(proof, shown, givers=givers)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_lines_that_were_written_anew_are_found(data: st.DataObject) -> None:
    """Also by one who knows the secret and makes the chain anew: somebody saw it while the game went on."""
    text, proof = PLAYED
    shown = chain_of(text, "abc", SECRET)
    lines = text.splitlines()
    at = data.draw(st.integers(0, len(shown) - 2))
    i = next(i for i, line in enumerate(lines) if line.startswith(f"{at + 1} "))
    lines[i] = lines[i] + "-2"
    lie = "\n".join(lines)
    assert rewritten(lie, proof["fair"], CheckerKnowledge()) == ["error-proof-chain", "error-proof-record"]
    assert not reads_alike(lie, proof)
    forged = proof["fair"] | {"chain": chain_of(lie, "abc", SECRET)[-1], "record": record_digest(lie)}
    tags = [json.dumps(json.dumps(one, sort_keys=True)) for one in (proof["fair"], forged)]
    lie, false = lie.replace(tags[0], tags[1]), proof | {"fair": forged}
    seen = data.draw(st.integers(0, len(shown) - 1))
    told = rewritten(lie, forged, CheckerKnowledge(chain=(seen, shown[seen])))
    assert bool(told) == (seen > at) != reads_alike(lie, false, f"{seen}:{shown[seen]}")
    assert not rewritten(text, proof["fair"], CheckerKnowledge(chain=(seen, shown[seen])))
    assert reads_alike(text, proof, f"{seen}:{shown[seen]}")


def reads_alike(text: str, proof: dict[str, Any], seen: str | None = None) -> bool:
    """Whether the checker believes that no line of a record was written anew."""
    try:
        CHECKS["check_record"](proof, text, seen)
    except SystemExit:
        return False
    return True


def test_a_seed_without_numbers_is_the_servers_own() -> None:
    proof = opened({})
    assert "error-proof-nobody" in problems(proof)
    with pytest.raises(SystemExit, match="nobody added a number"):
        check(proof)


def test_the_first_version_is_told_as_what_it_is() -> None:
    proof = opened(NUMBERS, 1)
    assert set(proof["fair"]) == {"construction", "id", "commitment", "secret", "numbers"}
    assert problems(proof) == ["error-proof-who"]
    with pytest.raises(SystemExit, match="say who played"):
        check(proof)
    assert problems(proof, CheckerKnowledge(givers=list(NUMBERS))) == [] and check(proof, givers=list(NUMBERS))
    assert problems(proof, CheckerKnowledge(givers=["both"])) == ["error-proof-givers"]
    text = dosespanas.new_game(seed=proof["seed"]).record(proof["fair"])
    assert dosespanas.load_record(text).record() == text and prove(text) == proof


def places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where values stand that are no lists or objects."""
    if isinstance(value, dict | list):
        each = value.items() if isinstance(value, dict) else enumerate(value)
        return [place for key, part in each for place in places(part, (*at, key))]
    return [at]


WHOLE = opened(NUMBERS)
PLACES = places(WHOLE)
ODD: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=70) | st.just([]) | st.just({}) | st.floats()
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(PLACES), ODD)
def test_whatever_is_changed_in_a_proof_is_found(place: tuple[Any, ...], odd: Any) -> None:
    lie = json.loads(json.dumps(WHOLE))
    inner = lie
    for key in place[:-1]:
        inner = inner[key]
    if json.dumps(inner[place[-1]]) != json.dumps(odd):
        inner[place[-1]] = odd
        assert answer(json.dumps(lie)).startswith("NOT PROVED: ")


@settings(max_examples=50, deadline=None)
@given(st.integers(0, len(json.dumps(WHOLE)) - 1))
def test_a_proof_that_was_cut_off_is_told_in_a_sentence(length: int) -> None:
    assert answer(json.dumps(WHOLE)[:length]).startswith("NOT PROVED: ")


def answer(text: str) -> str:
    """What the checker says of a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "proof.json"
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        with patch.object(sys, "argv", ["check_proof.py", str(path), "--givers", *NUMBERS]):
            try:
                with redirect_stdout(StringIO()):
                    CHECKS["main"]()
            except SystemExit as ended:
                return str(ended)
    return "Proved"


def test_the_checker_at_work(tmp_path: Path) -> None:
    (tmp_path / "proof.json").write_text(json.dumps(WHOLE))

    def run(*more: str) -> tuple[int, str]:
        done = subprocess.run([sys.executable, CHECKER, *more], capture_output=True, text=True, cwd=tmp_path)
        return done.returncode, done.stdout + done.stderr

    shown = WHOLE["fair"]["commitment"]
    code, told = run("proof.json", shown, "--number", "1a" * 32, "--givers", "nationalist", "republican")
    assert code == 0 and told.startswith("Proved: 4 dice, draws and shuffles.\nGiven by: nationalist republican")
    assert WHOLE["fair"]["draws"] in told
    for wrong in (
        ["proof.json", "00" * 32],
        ["proof.json", "--number", "00" * 32],
        ["proof.json", "--number", ""],
        ["proof.json", ""],
        ["proof.json", "--givers", "both"],
        ["none.json"],
        ["."],
        [str(CHECKER)],
    ):
        code, told = run(*wrong)
        assert code == 1 and told.startswith("NOT PROVED: ") and told.count("\n") == 1, told
    code, told = run()
    assert code == 2 and "usage" in told
