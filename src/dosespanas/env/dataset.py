"""Data sets of games of a frozen ladder, in the format of Minari (pip install 'dosespanas[rl]' 'minari[hdf5]').

    python -m dosespanas.env.dataset espana1936-1 --games 10000

plays the pairs of the ladder in turn, seed after seed, both ways round, and writes `dosespanas/<ladder>-v0` where
Minari keeps its data sets (MINARI_DATASETS_PATH). An episode is what one side saw and chose in one game: observations
and actions as in the form `vocabulary`, the outcome as its last reward; `options` tell the game's seed, who sat where
and which side it is. The same command gives the same data set. `--miniature` plays one of those instead.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import minari
import numpy as np
from gymnasium import spaces
from minari.data_collector import EpisodeBuffer

from dosespanas.env.miniatures import MINIATURES
from dosespanas.env.play import NOBODY, Play
from dosespanas.env.setting import Setting
from dosespanas.frozen_ladders import frozen_ladder, frozen_ladders
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import make
from dosespanas.players.lifecycle import answer, opponent_seed


def games_of(levels: list[str], first: int, count: int) -> Iterator[tuple[int, tuple[str, str]]]:
    """Yield seeds and who sits where: every pair on a seed, sides swapped, then the next seed."""
    seed = first
    while True:
        for one, other in combinations(levels, 2):
            for pair in ((one, other), (other, one)):
                if count == 0:
                    return
                count -= 1
                yield seed, pair
        seed += 1


def episodes(setting: Setting, seed: int, names: tuple[str, str]) -> list[EpisodeBuffer]:
    """Play a game; return what each side saw and chose in it, leaving out a side that had nothing to choose."""
    play = Play(setting, seed)
    players = [make(name, opponent_seed(play.game, side), setting.game) for side, name in enumerate(names)]
    seen: list[list[Any]] = [[], []]
    chosen: list[list[int]] = [[], []]
    while play.side != NOBODY:
        side = play.side
        seen[side].append(play.cells(side).copy())
        action = answer(players[side], play.game)
        chosen[side].append(setting.number[play.game.parse(str(action)).code])
        play.take(action)
    found = []
    for side in (0, 1):
        steps = len(chosen[side])
        if steps == 0:
            continue
        gained = -play.worth if side else play.worth
        found.append(
            EpisodeBuffer(
                seed=seed,
                options={"nationalist": names[0], "republican": names[1], "side": SIDE_NAMES[side]},
                observations=np.stack([*seen[side], play.cells(side)]),
                actions=np.array(chosen[side], np.int64),
                rewards=[0.0] * (steps - 1) + [gained],
                terminations=[False] * (steps - 1) + [True],
                truncations=[False] * steps,
            )
        )
    return found


def written(name: str, count: int, setting: Setting, ladder: str) -> Any:
    """Play the games of a data set and write it, a hundred games at a time; return it as Minari does."""
    fixed = frozen_ladder(ladder)
    made: Any = None
    waiting: list[EpisodeBuffer] = []
    for number, (seed, names) in enumerate(games_of(list(fixed.levels), fixed.seed, count), 1):
        waiting += episodes(setting, seed, names)
        if number % 100 and number < count:
            continue
        if made is None:
            made = minari.create_dataset_from_buffers(
                name,
                waiting,
                observation_space=spaces.Box(0, 255, (setting.cells,), np.uint8),
                action_space=spaces.Discrete(setting.actions),
                algorithm_name=", ".join(fixed.levels),
                description=f"Games of {ladder}, by dosespanas {ENGINE}; vocabulary and layout {setting.digest}.",
                requirements=[f"dosespanas=={ENGINE}"],
            )
        else:
            made.storage.update_episodes(waiting)
        waiting = []
    return made


def main() -> None:
    """Play and write a data set, and say how large it has become."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("ladder", choices=list(frozen_ladders()))
    given.add_argument("--games", type=int, default=10_000, help="(10,000)")
    given.add_argument("--miniature", choices=list(MINIATURES), help="play this, with the ladder's opponents")
    chosen = given.parse_args()
    fixed = frozen_ladder(chosen.ladder)
    setting, name = Setting(fixed.game, fixed.scenario, dict(fixed.options)), chosen.ladder
    if chosen.miniature:
        one = MINIATURES[chosen.miniature]
        if one.game != fixed.game:
            given.error(f"{chosen.miniature} is of {one.game}, {chosen.ladder} of {fixed.game}")
        setting = Setting(one.game, one.scenario, dict.fromkeys(one.options, True), one.data)
        name = f"{chosen.ladder}-{chosen.miniature}"
    made = written(f"dosespanas/{name}-v0", chosen.games, setting, chosen.ladder)
    print(f"{made.id}: {made.total_episodes:,} episodes, {made.total_steps:,} steps")


if __name__ == "__main__":
    main()
