"""The closed set of operations: a class each, told in the guide to the data as it tells itself."""

import pytest
from tools import card_tables

from dosespanas.espana1936.board.operation import Operation
from dosespanas.espana1936.cards.operations import OPERATIONS
from dosespanas.espana1936.game import load_data


def test_the_guide_to_the_data_has_the_tables_of_the_code() -> None:
    text = card_tables.PAGE.read_text(encoding="utf-8")
    assert card_tables.page(text) == text, "python tools/card_tables.py"


@pytest.mark.parametrize(("asks", "goes_on"), [("pieces", "take"), ("troops", "pick")])
def test_who_asks_for_something_also_takes_it(asks: str, goes_on: str) -> None:
    for kind in OPERATIONS.values():
        own = [getattr(kind, name) is not getattr(Operation, name) for name in (asks, goes_on)]
        assert own[0] == own[1] or kind.__name__ == "RemoveUnits", kind


def test_every_card_reads_what_its_row_says() -> None:
    data = load_data()
    assert all(card.effect for card in data.cards)
    assert {step.op for card in data.cards for step in card.effect} == set(OPERATIONS)
    assert all(step.says() for card in data.cards for step in card.effect)
