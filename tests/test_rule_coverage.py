"""Every rule has a test marked with its id, and a place in the code or the data of its game that names it."""

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "rule_coverage.py"
spec = importlib.util.spec_from_file_location("rule_coverage", TOOL)
assert spec is not None and spec.loader is not None
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)


@pytest.mark.parametrize("game", tool.GAMES)
def test_every_rule_has_a_marked_test(game: str) -> None:
    assert tool.without_test(game) == []


@pytest.mark.parametrize("game", tool.GAMES)
def test_every_rule_is_named_where_it_is_kept(game: str) -> None:
    assert tool.without_place(game) == []


def test_an_id_stands_for_itself_alone() -> None:
    for text in ("13.12: a headquarters", "(13.12)", "see 13.12.", "10.1, 13.12, A63"):
        assert tool.named("13.12", text), text
    for text in ("13.12-e", "3.13.12", "13.12.1", "113.12", "13.12..15", "A13.12"):
        assert not tool.named("13.12", text), text
    assert not tool.named("NAV-17", "NAV-11..20")
