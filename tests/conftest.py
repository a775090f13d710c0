"""What all tests share: which hold off an attack, do not count for coverage, are a part; when litter is looked for."""

import gc
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.attacks import TESTS

from dosespanas.gc_tuning import settle

T = TypeVar("T")
HERE = Path(__file__).parent
NOT_COUNTED = {
    "espana1936/board/test_data_hostile.py",
    "espana1936/board/test_fog_secrets.py::test_nothing_covered_gets_out",
    "espana1936/odds/test_attack_odds.py::test_the_engine_rolls_what_the_odds_say",
    "espana1936/test_golden.py",
    "espana1936/test_many_games.py",
    "espana1936/test_players.py::test_scripted_beats_random_at_sea_too",
    "espana1936/test_players.py::test_scripted_beats_random_from_both_sides",
    "espana1936/test_properties.py",
    "espana1936/test_refusals.py::test_every_refused_destination_names_a_rule_that_forbids_it",
    "gce/board/test_data_hostile.py",
    "gce/movement/test_duty_hope.py",
    "gce/movement/test_reach_reference.py",
    "gce/supply/test_supply_reference.py",
    "gce/test_golden.py",
    "gce/test_kept.py",
    "gce/test_many_games.py",
    "gce/test_players.py::test_scripted_beats_random_from_both_sides",
    "server/test_lives.py",
    "test_games.py",
    "test_looking.py",
    "test_secrets.py",
}
"""They play games or change files by the hundred, and counting their lines would take minutes. What only chance comes
to in a long game is not tested by that: a line counts when a test of its own chapter comes to it."""


def part_of(items: Sequence[T], which: str) -> list[T]:
    """Return the n-th of m parts of what was collected (`n/m`): each m-th, so that long rows of alike are shared out.

    Raises UsageError for a part that there is not.
    """
    n, _, m = which.partition("/")
    if not (n.isdecimal() and m.isdecimal() and 1 <= int(n) <= int(m)):
        raise pytest.UsageError(f"--part={which}: 2/4 is the second of four parts")
    return list(items[int(n) - 1 :: int(m)])


def one_daily(values: Iterable[Any]) -> list[Any]:
    """Return the parameters of a test: its law is seen on the first every day, and on all by the long tests."""
    first, *others = values
    return [
        first,
        *(pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.long) for one in others),
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", default="1/1", help="run one part of the tests in so many: 2/4 is the second of four")
    told = "milliseconds that each request of a page takes longer: a browser test that waits for nothing fails then"
    parser.addoption("--slow-line", type=int, help=told)
    parser.addoption("--seconds", type=float, help="begin no test when a process has worked for so many seconds")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Leave out a test whose turn comes too late; it is neither passed nor skipped then."""
    seconds = item.config.getoption("--seconds")
    return True if seconds is not None and time.process_time() > seconds else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how many tests were begun in time."""
    if config.getoption("--seconds") is not None:
        kinds = ("passed", "failed", "error", "skipped", "xfailed", "xpassed")
        begun = sum(len(terminalreporter.stats.get(kind, [])) for kind in kinds)
        terminalreporter.write_line(f"{begun} tests, the nearest first, were begun in time.")


def name_of(item: pytest.Item) -> str:
    """Return a test by its file below this folder and its name, whatever it is asked with."""
    return f"{item.path.relative_to(HERE).as_posix()}::{item.name.partition('[')[0]}"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what holds off an attack (`attacks.py`), before marks choose."""
    if name_of(item) in TESTS:
        item.add_marker(pytest.mark.attack)


@pytest.hookimpl(trylast=True)  # the marks have chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let some tests run at full speed (`no_cover` is pytest-cov's mark)."""
    for item in items:
        name = name_of(item)
        if name in NOT_COUNTED or name.partition("::")[0] in NOT_COUNTED:
            item.add_marker(pytest.mark.no_cover)
    kept = part_of(items, config.getoption("--part"))
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[*{*items} - {*kept}])
        items[:] = kept


def pytest_collection() -> None:
    """Look for litter not at all while the tests are read: everything made then is to stay."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Look for litter as seldom as a server does: thousands of tests and all modules lie in memory now, to stay."""
    settle()
