"""The closed set of operations: what the data files may say is what the rules carry out."""

from dosespanas.espana1936.cards.operations import EFFECTS
from dosespanas.espana1936.files.operations import operation_names


def test_every_operation_of_the_data_is_carried_out_and_no_other() -> None:
    assert operation_names() == sorted(EFFECTS)


def test_who_asks_for_a_piece_also_takes_it() -> None:
    assert all((effect.pieces is None) == (effect.take is None) for effect in EFFECTS.values())
