"""Both games under OpenSpiel: importing this module registers them.

`dosespanas_espana1936` and `dosespanas_gce` have every die, card and chit as a chance node; with `_merged` at the end
of the name all draws of one action are one node, with `_sampled` they fall within an action. Parameters: `scenario`,
with `_` before one that is a number (`_1936`); `options`, those that are on with `+` between them; `data`, a miniature
(`madrid`) or a folder; `seed`, of the first game where chance is sampled.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from dosespanas.env.chance_nodes import MOST_MERGED, ChanceGame, ChanceMode
from dosespanas.env.miniatures import data_of
from dosespanas.env.setting import Setting
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.encoding import LARGEST
from dosespanas.registry import DEFINITIONS

MOST_BY_MODE: Final[Mapping[ChanceMode, int]] = {"nodes": 256, "merged": MOST_MERGED, "sampled": 0}
"""How many outcomes a node of chance has at most: no draw has more than 256 (`Chance.uniform`)."""
LONGEST: Final = 200_000
"""Choices, and draws of chance, that no game reaches."""
SAMPLED: Final = "_sampled"
MERGED: Final = "_merged"
ENDINGS: Final[Mapping[ChanceMode, str]] = {"nodes": "", "merged": MERGED, "sampled": SAMPLED}
"""What is put after a game's name, by how chance speaks in it."""
DEFAULTS: Final[Mapping[str, Any]] = {"scenario": "", "options": "", "data": "", "seed": 1936}


class SpielGame(pyspiel.Game):
    """A game of this house, as OpenSpiel knows one."""

    name = ""
    mode: ChanceMode = "nodes"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        scenario, options = str(given["scenario"]).removeprefix("_"), str(given["options"])
        chosen = dict.fromkeys(options.split("+"), True) if options else {}
        self.setting = Setting(self.name, scenario or None, chosen, data_of(str(given["data"])))
        self.seeds = Chance(seed_bytes(int(given["seed"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MOST_BY_MODE[self.mode],
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, self.mode), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is what it was loaded by, and where its row of seeds has come to."""
        return loaded, (self.get_type().short_name, self.get_parameters(), self.seeds.cursor)

    def new_initial_state(self) -> "SpielState":
        """Return the beginning of a game."""
        seed = int(self.seeds.branch().seed.hex(), 16) if self.mode == "sampled" else 0
        return SpielState(self, ChanceGame(self.setting.new(seed), self.mode))

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance speaks at most."""
        return 0 if self.mode == "sampled" else LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what tells a player what it sees."""
        return SpielObserver(self.setting, iig_obs_type, params)


class SpielState(pyspiel.State):
    """A moment of a game; `course` has the state of the rules."""

    def __init__(self, game: SpielGame, course: ChanceGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.course = course
        self.retraced: int | None = None
        """Who took the move that is only written down again, when a state is made of what it was pickled as."""

    def __reduce__(self) -> tuple[Any, ...]:
        moves = [(int(one.player), int(one.action)) for one in self.full_history()]
        return revived, (self.get_game(), self.course, moves)

    def current_player(self) -> int:
        """Return who has to choose: 0 for the Nationalist side, 1 for the Republican, chance, or nobody."""
        if self.retraced is not None:
            return self.retraced
        if self.course.needed:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        side = self.course.state.actor()
        over: int = pyspiel.PlayerId.TERMINAL
        return over if side < 0 else side

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self.course.needed and self.course.state.actor() < 0

    def _legal_actions(self, player: int) -> list[int]:
        number = self.setting.number
        return [number[code] for code in self.course.state.codes()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may say, and how likely each is."""
        return list(enumerate(self.course.chances()))

    def _apply_action(self, action: int) -> None:
        if self.retraced is not None:
            return
        if self.course.needed:
            self.course.outcome(action)
        else:
            self.course.apply(self.setting.encoding.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.course.rule}: {action + 1} of {self.course.needed}"
        return self.course.state.name(self.setting.encoding.actions[action])

    def returns(self) -> list[float]:
        """Return what the game came to: 1 for a win, -1 for a defeat."""
        outcome = self.course.state.outcome() if self.is_terminal() else None
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == 0 else [-1.0, 1.0]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that a player may think this one to be, what is hidden drawn anew; its history is empty."""
        return SpielState(self.get_game(), self.course.drawn(player, int(sampler() * (1 << 62))))

    def __str__(self) -> str:
        return self.course.observed(None)


class SpielObserver:
    """What a player sees: cells as a tensor with a name for each block; JSON, or a digest of all it was told."""

    def __init__(self, setting: Setting, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.recall = kind.perfect_recall
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.setting = setting
        cells: Any = np.zeros(setting.cells, np.float32)
        self.tensor: Any = None if self.recall else cells
        blocks = [] if self.recall else setting.layout
        self.dict = {one.name: cells[one.at : one.at + one.size].reshape(one.shape) for one in blocks}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor: cells divided by the largest, from 0 to 1; raises ValueError with perfect recall."""
        if self.recall:
            raise ValueError("there is no information state tensor: take the observation tensor, or the string")
        cells = self.setting.encoding.cells(state.course.state, player if self.private else None)
        np.divide(np.frombuffer(cells, np.uint8), LARGEST, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return as text what a player sees, or with perfect recall what stands for all it has ever seen."""
        return state.course.recalled(player) if self.recall else state.course.observed(player if self.private else None)


def loaded(name: str, params: dict[str, Any], cursor: int) -> Any:
    """Return a game that was pickled: loaded anew, its row of seeds as far as it had come."""
    game = pyspiel.load_game(name, params)
    game.seeds.cursor = cursor
    return game


def revived(game: SpielGame, course: ChanceGame, moves: list[tuple[int, int]]) -> SpielState:
    """Return a state that was pickled: what it was, and its history, which may not lead to it (after a resampling)."""
    state = SpielState(game, course)
    for state.retraced, action in moves:
        state.apply_action(action)
    state.retraced = None
    return state


def game_type(name: str, mode: ChanceMode) -> Any:
    """Return how OpenSpiel is told of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"dosespanas_{name}{ENDINGS[mode]}",
        long_name=f"Dos Españas: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=getattr(kind.ChanceMode, "SAMPLED_STOCHASTIC" if mode == "sampled" else "EXPLICIT_STOCHASTIC"),
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
    )


def register() -> None:
    """Register every game that has numbers, by how chance speaks in it."""
    for title in DEFINITIONS.values():
        for mode in ENDINGS if title.encoding else ():
            made = type(f"Spiel_{title.name}", (SpielGame,), {"name": title.name, "mode": mode})
            pyspiel.register_game(game_type(title.name, mode), made)


register()
