"""Data sets of ladder games: made by one command, gone on with after a stop, read by Minari."""

import json
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


def interrupted_at(number: int) -> Any:
    """Return a `json.dump` that a stop interrupts at a call: the file is empty then, or half there."""
    calls = 0

    def dump(value: Any, file: Any, **kwargs: Any) -> None:
        nonlocal calls
        calls += 1
        text = json.dumps(value, **kwargs)
        if calls == number:
            file.write(text[: number % 3 * 20])
            file.flush()
            raise KeyboardInterrupt
        file.write(text)

    return dump


@pytest.mark.parametrize("number", range(1, 9))
def test_a_stop_while_metadata_are_written_is_gone_on_from(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two writings begin the data set, the others are those of its episodes."""
    with monkeypatch.context() as stopping:
        stopping.setattr("json.dump", interrupted_at(number))
        with pytest.raises(KeyboardInterrupt):
            dataset.made_of(LADDER, 8, SMALL)
    made = dataset.made_of(LADDER, 4, SMALL)
    assert len(list(made)) == 8 and made.storage.metadata["dataset_size"] > 0


def test_a_stop_before_new_metadata_are_in_place_leaves_the_old(monkeypatch: pytest.MonkeyPatch) -> None:
    dataset.made_of(LADDER, 2, SMALL)
    with monkeypatch.context() as stopping:
        stopping.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            dataset.made_of(LADDER, 4, SMALL)
    assert len(list(dataset.made_of(LADDER, 4, SMALL))) == 8


def test_damaged_metadata_of_a_data_set_with_games_are_told(tmp_path: Path) -> None:
    made = dataset.made_of(LADDER, 1, SMALL)
    (made.storage.data_path / "metadata.json").write_text("")
    with pytest.raises(ValueError, match="damaged"):
        dataset.made_of(LADDER, 2, SMALL)


def test_another_data_set_in_its_place_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    dataset.made_of(LADDER, 1, SMALL)
    monkeypatch.setattr(dataset, "ENGINE", "99")
    with pytest.raises(ValueError, match="another one"):
        dataset.made_of(LADDER, 2, SMALL)
