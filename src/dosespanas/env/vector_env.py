"""Many games at once, as a vector environment of Gymnasium: arrays made once, games that begin anew when they end."""

from typing import Any

import numpy as np
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from dosespanas.env import spaces
from dosespanas.env.play import LearnerSeat
from dosespanas.env.setting import MOST, Setting


class DosEspanasVector(VectorEnv):
    """Games side by side in one process. Where one ends the next has begun in the same step.

    With an opponent the learner holds one side of each, as in `DosEspanasGym`; with none it plays both: what it sees is
    what the side to choose sees (`infos["side"]`), and a reward is that of the side that has chosen. An illegal action
    raises IllegalAction. What is returned is overwritten by the next step, unless it is asked to be copied.
    """

    def __init__(
        self, setting: Setting, games: int, side: str | None = None, opponent: str | None = None, copy: bool = True
    ) -> None:
        """`games`: how many; raises UnknownOption for a side or opponent there is not."""
        self.metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.setting, self.num_envs, self.copy = setting, games, copy
        self.seats = [LearnerSeat(setting, spaces.side_number(side), opponent) for _ in range(games)]
        self.single_observation_space = spaces.observation_space(setting)
        self.single_action_space = spaces.action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.rng, _ = np_random()
        self.cells: Any = np.zeros((games, setting.cells), np.uint8)
        self.masks: Any = np.zeros((games, setting.actions), np.int8)
        self.marked: list[list[int]] = [[] for _ in range(games)]
        """By game: the cells of its mask that are set."""
        width = len(setting.encoding.columns)
        self.rows: Any = np.zeros((games, MOST if setting.form == "list" else 0, width), np.int16)
        self.sides: Any = np.zeros(games, np.int8)
        self.rewards: Any = np.zeros(games, np.float64)
        self.ended: Any = np.zeros(games, np.bool_)

    def look(self, i: int) -> None:
        """Write what a game shows into the arrays."""
        play = self.seats[i].play
        self.cells[i] = play.cells(play.side)
        mask = self.masks[i]
        mask[self.marked[i]] = 0
        self.marked[i] = play.numbers()
        mask[self.marked[i]] = 1
        self.sides[i] = play.side
        if self.setting.form == "list":
            self.rows[i] = 0
            self.rows[i, : len(play.legal)] = play.rows()

    def shown(self) -> dict[str, Any]:
        """Return what all games show."""
        found = {"observation": self.cells, "action_mask": self.masks}
        if self.setting.form == "list":
            found["actions"] = self.rows
        return {name: array.copy() for name, array in found.items()} if self.copy else found

    def kept(self, array: Any) -> Any:
        """Return an array, or a copy of it if copies were asked for."""
        return array.copy() if self.copy else array

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games; a seed starts a row of games, and none goes on with it."""
        if seed is not None:
            self.rng, _ = np_random(seed)
        for i, seat in enumerate(self.seats):
            seat.begin(spaces.drawn(self.rng))
            self.look(i)
        return self.shown(), {"side": self.kept(self.sides)}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take an action in each game; the last sight of a game that ended stands in `infos["final_obs"]`."""
        infos: dict[str, Any] = {}
        for i, number in enumerate(np.asarray(actions).tolist()):
            seat = self.seats[i]
            self.rewards[i] = seat.act(number)
            self.ended[i] = seat.over
            if seat.over:
                if not infos:
                    infos = {"final_obs": np.full(self.num_envs, None, object), "_final_obs": np.zeros_like(self.ended)}
                infos["final_obs"][i] = spaces.seen(seat.play, seat.own)
                infos["_final_obs"][i] = True
                seat.begin(spaces.drawn(self.rng))
            self.look(i)
        infos["side"] = self.kept(self.sides)
        never = np.zeros_like(self.ended)
        return self.shown(), self.kept(self.rewards), self.kept(self.ended), never, infos
