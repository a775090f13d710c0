"""What all tests share: which of them do not count for coverage, and how seldom Python looks for litter."""

from pathlib import Path

import pytest

from dosespanas.gc_tuning import settle

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let some tests run at full speed (`no_cover` is pytest-cov's mark)."""
    for item in items:
        file = item.path.relative_to(HERE).as_posix()
        name = item.name.partition("[")[0]
        if file in NOT_COUNTED or f"{file}::{name}" in NOT_COUNTED:
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """Look for litter as seldom as a server does: thousands of tests and all modules lie in memory now, to stay."""
    settle()
