"""What may be chosen, and what is on when nobody chooses."""

import pytest

from dosespanas.gce.board.options import AVAILABLE, OPTIONAL


@pytest.mark.rule("A11", "A26", "A39", "A73", "A76", "A77")
def test_what_is_on_by_itself() -> None:
    assert {name for name, (_, default, _) in AVAILABLE.items() if default} == {
        "alcazar",
        "advance_on_exact",
        "rail_into_enemy",
    }


@pytest.mark.rule("15.1-a", "15.4", "15.6", "15.8", "15.9", "15.10")
def test_each_optional_rule_is_a_switch_of_its_own() -> None:
    rules = sorted(rule for rule, _, group in AVAILABLE.values() if group == OPTIONAL)
    assert rules == sorted(
        ["15.1-a", "15.2-a", "15.3-a", "15.4", "15.5-a", "15.6", "15.7.1-a", "15.7.2-a", "15.8", "15.9", "15.10"]
    )
