"""Each attack is held off by tests that there are, and `make test-long` runs them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.attacks import ATTACKS, TESTS

HERE = Path(__file__).parent


@pytest.mark.parametrize("kind", ATTACKS)
def test_each_attack_is_held_off_by_tests_that_there_are(kind: str) -> None:
    assert ATTACKS[kind]
    for test in ATTACKS[kind]:
        file, _, name = test.partition("::")
        tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, test


def test_every_test_of_the_folder_of_attacks_is_of_a_kind() -> None:
    found = {
        f"{path.relative_to(HERE).as_posix()}::{node.name}"
        for path in (HERE / "server" / "attacks").glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }
    assert found <= TESTS


def test_the_long_run_has_them_all() -> None:
    assert '-m "long or attack"' in (HERE.parent / "Makefile").read_text(encoding="utf-8")


def test_they_are_marked(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        name = f"{item.path.relative_to(HERE).as_posix()}::{item.name.partition('[')[0]}"
        assert (item.get_closest_marker("attack") is not None) == (name in TESTS), name
