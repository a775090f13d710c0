"""Data sets of ladder games: made by one command, gone on with after a stop, read by Minari."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import minari
import numpy as np
import pytest

from dosespanas.env import dataset
from dosespanas.env.play import Play

LADDER, SMALL = "espana1936-1", "madrid"


@pytest.fixture(autouse=True)
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    monkeypatch.setattr(dataset, "BATCH", 2)


def test_an_episode_is_what_one_side_saw_and_chose() -> None:
    made = dataset.made_of(LADDER, 2, SMALL)
    assert made.total_episodes == 4
    for episode in made:
        (told,) = made.storage.get_episode_metadata([episode.id])
        play, side = Play(dataset.setting_of(LADDER, SMALL), told["seed"]), ["nationalist", "republican"]
        assert told["options"]["side"] == side[episode.id % 2] and len(episode.observations) == len(episode.actions) + 1
        assert (episode.observations[0] == play.cells(0)).all() or play.side != episode.id % 2
        assert episode.terminations[-1] and not episode.terminations[:-1].any() and not episode.truncations.any()
        assert episode.rewards[-1] in (-1.0, 0.0, 1.0) and not episode.rewards[:-1].any()
    gained = [episode.rewards[-1] for episode in made]
    assert gained[0] == -gained[1] and gained[2] == -gained[3]
    sample = minari.load_dataset(made.id).sample_episodes(1)[0]
    assert sample.observations.dtype == np.uint8


def stopped(played: Any, after: int) -> Iterator[Any]:
    for number, game in enumerate(played):
        if number == after:
            raise KeyboardInterrupt
        yield game


def test_what_was_stopped_goes_on_to_the_same_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "track", lambda played, **_: stopped(played, 3))
    with pytest.raises(KeyboardInterrupt):
        dataset.made_of(LADDER, 5, SMALL)
    monkeypatch.setattr(dataset, "track", lambda played, **_: played)
    again = list(dataset.made_of(LADDER, 5, SMALL))
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "another"))
    whole = list(dataset.made_of(LADDER, 5, SMALL))
    assert len(again) == len(whole) == 10
    for one, other in zip(again, whole, strict=True):
        assert (one.observations == other.observations).all() and (one.actions == other.actions).all()
        assert (one.rewards == other.rewards).all()


def test_another_data_set_in_its_place_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    dataset.made_of(LADDER, 1, SMALL)
    monkeypatch.setattr(dataset, "ENGINE", "99")
    with pytest.raises(ValueError, match="another one"):
        dataset.made_of(LADDER, 2, SMALL)
