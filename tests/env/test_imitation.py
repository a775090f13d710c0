"""The learner that is taught by a stronger opponent: it sees what its side sees, learns, and beats *scripted*."""

import argparse
from typing import Any

import numpy as np
import pytest
from studies import imitation

from dosespanas.kernel.side import SIDE_NAMES


def test_a_network_learns_which_action_is_right() -> None:
    rng = np.random.default_rng(1)
    network, losses = imitation.Network(3, 4, 5, rng), []
    for _ in range(300):
        counts = rng.integers(1, 6, 32)
        choice: Any = np.repeat(np.arange(32), counts)
        whole = rng.integers(0, 2, (32, 5)).astype(np.float32)
        rows, near = rng.integers(0, 9, (len(choice), 3)), rng.normal(0, 1, (len(choice), 4)).astype(np.float32)
        worth = rows[:, 1] + 4 * near[:, 2] * (1 - 2 * whole[choice, 3])  # what lies near counts as the whole says
        begin = np.cumsum([0, *counts[:-1]])
        right = np.array([at + worth[at : at + count].argmax() for at, count in zip(begin, counts, strict=True)])
        losses.append(network.learn(whole, rows, near, choice, right, 0.003))
    assert np.mean(losses[-30:]) < 0.5 * np.mean(losses[:30])


def test_what_it_sees_of_an_action_is_what_lies_where_that_is_about() -> None:
    imitator = imitation.Imitator("nationalist", "scripted", 1)
    seen, _ = imitator.table.reset(seed=1)
    features, boxes = imitator.features, 42
    assert features.beside.sum() == 2 * 84 and not features.beside[0].any()
    for _ in range(40):
        whole, rows, near = features.of(seen)
        assert len(rows) == len(near) == seen["action_mask"].sum()
        assert len(whole) == len(features.rest) + boxes * 22
        cells, width = seen["observation"], near.shape[1] // 4
        for row, lies in zip(rows, near, strict=True):
            box = row[features.place]
            there = cells[features.troops][box - 1] if 0 < box <= boxes else np.zeros((11, 4, 2), int)
            assert lies[:22].tolist() == np.einsum("tsm,s->tm", there, [1, 2, 3, 5]).ravel().tolist()
            if row[features.piece] == 0:
                assert not lies[2 * width :].any()
        seen, _, _, _, _ = imitator.table.step(0)


@pytest.mark.long
def test_taught_for_some_minutes_it_beats_scripted() -> None:
    given = argparse.Namespace(
        teacher="tuned", opponent="scripted", rounds=3, lessons=60, epochs=4, games=100, seed=imitation.FRESH // 2
    )
    share, least, most = imitation.interval([imitation.taught_side(side, given) for side in SIDE_NAMES])
    assert share > 0.5 and least > 0.5, (share, least, most)
