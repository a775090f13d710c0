"""Masks read by bytes say the same as bit by bit."""

import random

import pytest

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.game import load_data


def test_the_bits_of_a_mask() -> None:
    rng = random.Random(5)
    for size in (1, 8, 42, 64, 128):
        for mask in [0, 1, (1 << size) - 1, 1 << size - 1] + [rng.getrandbits(size) for _ in range(50)]:
            assert mask_bits(mask) == [i for i in range(size) if mask >> i & 1]


@pytest.mark.rule("BRD-02", "SUP-01")
def test_the_boxes_linked_to_a_set() -> None:
    data, rng = load_data(), random.Random(6)
    for _ in range(200):
        boxes = rng.getrandbits(data.box_count)
        for mask in (boxes, boxes | -1 << data.box_count):  # the complement of a set is all ones beyond the map
            linked = 0
            for box in mask_bits(boxes):
                linked |= data.links[box]
            assert data.linked(mask) == linked
