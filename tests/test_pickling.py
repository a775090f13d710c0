"""Games, actions and errors can be copied and sent to other processes."""

import ast
import copy
import pickle
import pkgutil
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.tables import advance

import dosespanas
from dosespanas.datafiles.words import DataWords, say
from dosespanas.kernel.action import Action
from dosespanas.kernel.errors import BadPosition, DosEspanasError, IllegalAction
from dosespanas.server.errors import Stale, TooMany
from dosespanas.server.games.repair import ReplayFinding


@pytest.mark.parametrize("name", dosespanas.GAMES)
@pytest.mark.parametrize("choices", [0, 37, 150])
def test_a_game_comes_out_as_it_went_in(name: str, choices: int) -> None:
    game = dosespanas.new_game(name, seed=11)
    advance(game, random.Random(5), choices)
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (twin.hash(), twin.choice, twin.record()) == (game.hash(), game.choice, game.record())
        assert twin.legal_actions() == game.legal_actions() and twin is not game
        if game.actor is not None:
            before = game.hash()
            twin.apply(twin.legal_actions()[-1])
            assert twin.hash() != before == game.hash()
            assert twin.record().startswith(game.record()[:100])


def test_a_game_that_went_on_with_another_seed_keeps_its_record() -> None:
    game = dosespanas.new_game(seed=4)
    game.apply(game.legal_actions()[0])
    game.reseed(7)
    game.apply(game.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(game))
    assert twin.record() == game.record() and twin.seed == game.seed


@pytest.mark.parametrize("name", dosespanas.GAMES)
def test_a_game_that_is_over_is_seen_as_it_was(name: str) -> None:
    game = dosespanas.new_game(name, seed=11)
    advance(game, random.Random(5), 100_000)
    twin = pickle.loads(pickle.dumps(game))
    assert game.actor is None and [twin.observe(side) for side in (0, 1, None)] == [
        game.observe(side) for side in (0, 1, None)
    ]


def test_a_game_that_was_given_up_stays_over() -> None:
    game = dosespanas.new_game("gce", seed=4)
    game.resign(0)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.actor is None and repr(twin.outcome()) == repr(game.outcome()) and twin.record() == game.record()


def test_an_action_is_copied_and_pickled() -> None:
    action = dosespanas.new_game(seed=1).legal_actions()[0]
    for twin in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert isinstance(twin, Action) and (twin, twin.code) == (action, action.code)


def kinds_of_error() -> list[type[Exception]]:
    """Every exception that the package defines, wherever it stands."""
    for module in pkgutil.walk_packages(dosespanas.__path__, "dosespanas."):
        if not module.name.endswith("__main__"):
            import_module(module.name)

    def below(kind: type[Exception]) -> Iterator[type[Exception]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    found = {one for one in below(Exception) if one.__module__.startswith("dosespanas.")}
    return sorted(found, key=lambda one: (one.__module__, one.__qualname__))


SOURCES = Path(__file__).parent.parent / "src"
ARGUMENTS: dict[Any, Any] = {
    int: 1, float: 2.5, bool: True, str: "moved", tuple[str | int, ...]: ("boxes", 3),
    DataWords: say("data-no-such-file"),
    dict[str, Any]: {"choice": 4, "rows": [1, {"a": None}]}, int | None: 404, str | None: "MOV-04",
    ReplayFinding: SimpleNamespace(game="a1", lines=9, good=7, head=SimpleNamespace(choice=7)),
}  # fmt: skip
"""What an error of any kind is made from, by the type it asks for."""


def made(kind: type[Exception]) -> Exception:
    """An error of a kind, from arguments of the types that it asks for; `**details` are a few more."""
    more: dict[str, Any] = {"path": "troops[3].box", "right": {"key": "position-box", "args": {}}, "seats": [1, 2]}
    asked, where = asked_by(kind)
    given = [ARGUMENTS[eval(ast.unparse(one.annotation), where)] for one in asked.args[1:] if one.annotation]
    return kind(*given, **(more if asked.kwarg else {}))


def asked_by(kind: type) -> tuple[ast.arguments, dict[str, Any]]:
    """What an error is made from, as its source says, and where the names of that are: compiled code tells no types."""
    for one in kind.__mro__:
        source = SOURCES / f"{one.__module__.replace('.', '/')}.py"
        for path in (source, source.with_suffix("") / "__init__.py"):
            for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if path.is_file() else ():
                if isinstance(found, ast.ClassDef) and found.name == one.__name__:
                    for makes in found.body:
                        if isinstance(makes, ast.FunctionDef) and makes.name == "__init__":
                            return makes.args, vars(import_module(one.__module__))
    return ast.arguments([], [], None, [], [], None, []), {}


@pytest.mark.parametrize("kind", kinds_of_error(), ids=lambda kind: f"{kind.__module__}.{kind.__qualname__}")
def test_every_error_comes_out_of_a_process_as_it_was_raised(kind: type[Exception]) -> None:
    error = made(kind)
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is kind
        assert (str(twin), repr(twin), twin.args) == (str(error), repr(error), error.args)
        assert vars(twin) == vars(error)
        for name in ("key", "details", "rule", "status", "headers", "view"):
            assert getattr(twin, name, None) == getattr(error, name, None)


def test_the_law_sees_errors_of_all_rooms() -> None:
    assert len(kinds_of_error()) > 50 and {BadPosition, IllegalAction, TooMany, Stale} <= {*kinds_of_error()}


def hash_of(position: dict[str, Any]) -> str:
    """The hash of a position: work for another process."""
    return dosespanas.from_position(position).hash()


def test_a_bad_position_in_a_worker_is_told_and_does_not_end_its_pool() -> None:
    good = dosespanas.new_game(seed=2).to_position()
    bad = copy.deepcopy(good)
    bad["state"]["troops"][0]["box"] = "atlantis"
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        with pytest.raises(BadPosition) as raised:
            pool.submit(hash_of, bad).result()
        assert raised.value.details["path"] == "troops[0].box" and "atlantis" in str(raised.value)
        assert isinstance(raised.value, DosEspanasError) and raised.value.key == "error-bad-position"
        assert pool.submit(hash_of, good).result() == good["hash"]
