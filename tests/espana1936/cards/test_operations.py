"""The closed set of operations: a class each, told in the guide to the data as it tells itself."""

import pytest
from tests.espana1936.build import table_of
from tools import card_tables

import dosespanas
from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.operation import Operation, operations
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
    assert {step.op for card in data.cards for step in operations(card)} == set(OPERATIONS)
    assert all(step.says() for card in data.cards for step in operations(card))


@pytest.mark.rule("OPT-06")
def test_what_a_card_is_worth_is_a_guess_where_the_other_sides_troops_lie_covered() -> None:
    open_, fog = (dosespanas.new_game("espana1936", options={"fog": on}, seed=2) for on in (False, True))
    for card in load_data().cards:
        for step in operations(card):
            if step.op in ("remove_units", "convert_all") and step.owner == card.side:
                own, other = (Appraisal(table_of(fog), viewer, 2.0) for viewer in (card.side, 1 - card.side))
                assert step.worth(own) == step.worth(Appraisal(table_of(open_), card.side, 2.0))
                counted = step.worth(other)
                emptied = fog.clone()
                for slot in table_of(emptied).slots_of(card.side):
                    table_of(emptied).t_box[slot] = -1
                assert step.worth(Appraisal(table_of(emptied), 1 - card.side, 2.0)) == counted
