"""The long tests in parts: together they are all, and a commit has one of them."""

import os
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.conftest import part_of, pytest_collection_modifyitems

ROOT = Path(__file__).parent.parent
PART = ROOT / "tools" / "part.sh"
PARTS = 4
"""Of the long tests, in continuous integration."""


class Item:
    """What is asked of a collected test."""

    path = Path(__file__).parent / "test_x.py"

    def __init__(self, name: str) -> None:
        self.name = name

    def add_marker(self, mark: object) -> None:
        """Take a mark."""


@pytest.mark.parametrize("count", [0, 1, 3, 4, 9, 1_075])
def test_all_parts_together_are_the_whole_and_none_is_in_two(count: int) -> None:
    there = [Item(f"test_{n}") for n in range(count)]
    found: list[Item] = []
    for n in range(1, PARTS + 1):
        left: list[Item] = []
        items: list[Any] = list(there)
        config: Any = SimpleNamespace(
            getoption=lambda _, n=n: f"{n}/{PARTS}",
            hook=SimpleNamespace(pytest_deselected=lambda items, left=left: left.extend(items)),
        )
        pytest_collection_modifyitems(config, items)
        assert {*items} | {*left} == {*there} and len(items) + len(left) == count
        assert abs(len(items) - count / PARTS) < 1
        found += items
    assert len(found) == count and {*found} == {*there}


def test_one_part_is_the_whole_in_its_order() -> None:
    assert part_of("abcdefg", "1/1") == list("abcdefg")


@pytest.mark.parametrize("which", ["", "0/4", "5/4", "1", "1/0", "-1/4", "a/b", "1/4/2", "1.5/4"])
def test_a_part_that_there_is_not_is_refused(which: str) -> None:
    with pytest.raises(pytest.UsageError, match="2/4"):
        part_of("abc", which)


def chosen(folder: Path) -> str:
    """Return the part that a checkout in a folder has."""
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)}
    done = subprocess.run(
        ["sh", str(PART), str(PARTS)], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    assert not done.stderr
    return done.stdout.strip()


def test_a_commit_has_a_part_by_its_hash_and_a_checkout_without_one_the_first(tmp_path: Path) -> None:
    assert chosen(tmp_path) == "1/4", "no history"
    if shutil.which("git") is None:
        return

    def git(*words: str) -> str:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        done = subprocess.run(["git", *who, *words], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    git("init", "-q")
    assert chosen(tmp_path) == "1/4", "no commit"
    parts = set()
    for n in range(12):
        git("commit", "-q", "--allow-empty", "-m", f"commit {n}")
        hash_ = git("rev-parse", "HEAD")
        part = chosen(tmp_path)
        assert part == f"{int(hash_[:7], 16) % PARTS + 1}/{PARTS}" == chosen(tmp_path)
        parts.add(part)
    assert len(parts) > 1, "they take turns"
    (tmp_path / ".git" / "HEAD").write_text("damaged")
    assert chosen(tmp_path) == "1/4"
