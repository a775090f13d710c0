"""Data sets of games of a frozen ladder, in the format of Minari (pip install 'dosespanas[rl]' 'minari[arrow]' pillow).

    python -m dosespanas.env.dataset espana1936-1 --games 10000 --jobs 2

plays the pairs of the ladder in turn, seed after seed, both ways round, and writes `dosespanas/<ladder>-v0` where
Minari keeps its data sets (MINARI_DATASETS_PATH), a compressed file (Parquet) an episode. An episode is what one side
saw and chose in one game: observations and actions as in the form `vocabulary`, the outcome as its last reward;
`options` tell who sat where, which side it is and which game it was. The same command gives the same data set, goes on
where it was stopped, and adds games where more are asked for. `--miniature` plays one of those instead.
"""

import argparse
import json
import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from itertools import combinations, islice
from pathlib import Path
from shutil import rmtree
from typing import Any, Final
from warnings import catch_warnings

import minari
import numpy as np
from gymnasium import spaces
from minari.data_collector import EpisodeBuffer
from minari.dataset.minari_storage import METADATA_FILE_NAME
from minari.storage.datasets_root_dir import get_dataset_path
from rich.console import Console
from rich.progress import track

from dosespanas.env.miniatures import MINIATURES, miniature
from dosespanas.env.play import NOBODY, Play
from dosespanas.env.setting import Setting
from dosespanas.frozen_ladders import frozen_ladder, frozen_ladders
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import make
from dosespanas.players.lifecycle import answer, opponent_seed

BATCH: Final = 100
"""Games that are written together: so many are played again at most after a stop."""

Place = tuple[int, int, tuple[str, str]]
"""Which game of a data set it is, from 0; its seed; who sits where."""


def schedule(levels: list[str], first: int) -> Iterator[Place]:
    """Yield games without end: every pair on a seed, sides swapped, then the next seed."""
    number, seed = 0, first
    while True:
        for one, other in combinations(levels, 2):
            for pair in ((one, other), (other, one)):
                yield number, seed, pair
                number += 1
        seed += 1


@lru_cache
def setting_of(ladder: str, small: str | None) -> Setting:
    """Return what is played: the game of a ladder, or a miniature of it; raises UnknownOption."""
    fixed = frozen_ladder(ladder)
    if small is None:
        return Setting(fixed.game, fixed.scenario, dict(fixed.options))
    one = miniature(small)
    return Setting(one.game, one.scenario, dict.fromkeys(one.options, True), one.data)


def episodes(ladder: str, small: str | None, place: Place) -> list[EpisodeBuffer]:
    """Play a game; return what each side saw and chose in it, leaving out a side that had nothing to choose."""
    number, seed, names = place
    setting = setting_of(ladder, small)
    play = Play(setting, seed)
    players = [make(name, opponent_seed(play.game, side), setting.game) for side, name in enumerate(names)]
    seen: list[list[Any]] = [[], []]
    chosen: list[list[int]] = [[], []]
    while play.side != NOBODY:
        side = play.side
        seen[side].append(play.cells(side))
        action = answer(players[side], play.game)
        chosen[side].append(setting.number[play.game.parse(str(action)).code])
        play.take(action)
    found = []
    for side in (0, 1):
        steps = len(chosen[side])
        if steps == 0:
            continue
        gained = -play.worth if side else play.worth
        told = {"nationalist": names[0], "republican": names[1], "side": SIDE_NAMES[side], "game": number}
        found.append(
            EpisodeBuffer(
                seed=seed,
                options=told,
                observations=np.stack([*seen[side], play.cells(side)]),
                actions=np.array(chosen[side], np.int64),
                rewards=[0.0] * (steps - 1) + [gained],
                terminations=[False] * (steps - 1) + [True],
                truncations=[False] * steps,
            )
        )
    return found


def opened(name: str, setting: Setting, ladder: str) -> Any:
    """Return a data set of Minari's to go on with, a new one if there is none; raises ValueError for another one."""
    about = f"Games of {ladder}, by dosespanas {ENGINE}; vocabulary and layout {setting.digest}."
    forget_a_beginning(get_dataset_path(name))
    try:
        made: Any = minari.load_dataset(name)
    except FileNotFoundError:
        with catch_warnings(action="ignore", category=UserWarning):  # it wants an author and an address
            return minari.create_dataset_from_buffers(
                name,
                [],
                observation_space=spaces.Box(0, 255, (setting.cells,), np.uint8),
                action_space=spaces.Discrete(setting.actions),
                algorithm_name=", ".join(frozen_ladder(ladder).levels),
                description=about,
                requirements=[f"dosespanas=={ENGINE}"],
                data_format="parquet",
            )
    there = made.storage.metadata.get("description")
    if there != about:
        raise ValueError(f"{name} is there already, and is another one ({there}): minari delete {name}")
    drop_half_written(made.storage)
    return made


def forget_a_beginning(folder: Path) -> None:
    """Remove a data set that was stopped before it had an episode; raises ValueError where one with some is damaged."""
    data = folder / "data"
    try:
        begun = "description" not in json.loads((data / METADATA_FILE_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        begun = folder.exists()
    if begun:
        if any(file.is_dir() for file in data.glob("*")):
            raise ValueError(f"the metadata of {folder} are damaged: minari delete it, and make it anew")
        rmtree(folder)


def drop_half_written(storage: Any) -> None:
    """Remove the episodes that a stop left without counting them: what was written of them may be half."""
    for folder in storage.data_path.iterdir():
        if folder.name.isdecimal() and int(folder.name) >= storage.total_episodes:
            rmtree(folder)


def note(storage: Any, told: dict[str, Any]) -> None:
    """Write numbers into the metadata of a data set: aside first, so that a stop leaves the old ones or the new."""
    file = storage.data_path / METADATA_FILE_NAME
    aside = file.with_suffix(".new")
    aside.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | told), encoding="utf-8")
    aside.replace(file)


def games_in(made: Any) -> int:
    """Return how many games a data set has: a stop leaves those that were written together, whole."""
    last = made.storage.total_episodes - 1
    if last < 0:
        return 0
    (told,) = made.storage.get_episode_metadata([last])
    return int(told["options"]["game"]) + 1


def written(made: Any, played: Iterable[list[EpisodeBuffer]]) -> None:
    """Write games that are being played to a data set, some at a time."""
    storage, games = made.storage, iter(played)
    storage.get_size = lambda: 0.0  # it walks through all files, and is asked for after every episode
    storage.update_metadata = partial(note, storage)  # its own empties the file first
    while some := list(islice(games, BATCH)):
        storage.update_episodes([one for both in some for one in both])
    del storage.get_size
    note(storage, {"dataset_size": float(storage.get_size())})


def made_of(ladder: str, games: int, small: str | None = None, jobs: int = 1) -> Any:
    """Play and write the games of a data set that it does not have yet; return it as Minari does.

    Raises UnknownOption for a ladder or a miniature there is not, ValueError where another data set is in its place.
    """
    fixed, setting = frozen_ladder(ladder), setting_of(ladder, small)
    name = f"dosespanas/{ladder}{'-' + small if small else ''}-v0"
    made = opened(name, setting, ladder)
    due = list(islice(schedule(list(fixed.levels), fixed.seed), games_in(made), games))
    work = partial(episodes, ladder, small)
    bar = partial(track, total=len(due), console=Console(stderr=True), disable=not sys.stderr.isatty())
    if jobs == 1:
        written(made, bar(map(work, due)))
    else:
        pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
        try:
            written(made, bar(pool.map(work, due)))
        finally:
            pool.shutdown(cancel_futures=True)
    return minari.load_dataset(name)


def main() -> None:
    """Play and write a data set, and say how large it has become."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("ladder", choices=list(frozen_ladders()))
    given.add_argument("--games", type=int, default=10_000, help="(10,000)")
    given.add_argument("--miniature", choices=list(MINIATURES), help="play this, with the ladder's opponents")
    given.add_argument("--jobs", type=int, default=1, help="processes that play (1)")
    chosen = given.parse_args()
    if min(chosen.games, chosen.jobs) < 1:
        given.error("--games and --jobs are 1 or more")
    game = frozen_ladder(chosen.ladder).game
    if chosen.miniature and miniature(chosen.miniature).game != game:
        given.error(f"{chosen.miniature} is of {miniature(chosen.miniature).game}, {chosen.ladder} of {game}")
    try:
        made = made_of(chosen.ladder, chosen.games, chosen.miniature, chosen.jobs)
    except ValueError as error:
        given.error(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    print(f"{made.id}: {made.total_episodes:,} episodes, {made.total_steps:,} steps")


if __name__ == "__main__":
    main()
