"""Both sides as agents of PettingZoo: they choose in turn."""

from typing import Any

from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from dosespanas.env import rendering, spaces
from dosespanas.env.play import Play
from dosespanas.env.setting import Setting
from dosespanas.kernel.side import SIDE_NAMES


class DosEspanasAEC(AECEnv):
    """A game whose agents are its sides; `game` is the game under way, with its record, odds and words.

    An illegal action raises IllegalAction and changes nothing; PettingZoo's TerminateIllegalWrapper makes it a loss.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        name = f"{setting.game}_v{setting.version}"
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": rendering.MODES,
            "render_fps": rendering.FRAMES,
            "is_parallelizable": False,
        }
        self.render_mode = rendering.checked(render_mode)
        self.possible_agents: list[str] = list(SIDE_NAMES)
        self.observation_spaces = {agent: spaces.observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.action_space(setting) for agent in self.possible_agents}
        self.rng, _ = np_random()
        self.play = Play(setting, 0)

    @property
    def game(self) -> Any:
        """The game under way."""
        return self.play.game

    def observation_space(self, agent: str) -> Any:
        """Return the space of what a side sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of its actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; a seed starts a row of games, and none goes on with it."""
        if seed is not None:
            self.rng, _ = np_random(seed)
        self.play = Play(self.setting, spaces.drawn(self.rng))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = SIDE_NAMES[self.play.side]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a side sees, and what it may do."""
        return spaces.seen(self.play, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take an action of the side to choose."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        gained = self.play.take(self.play.action(int(action)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(SIDE_NAMES, (gained, -gained), strict=True))
        if self.play.side < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = SIDE_NAMES[self.play.side]
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return what the side to choose sees: a picture (`rgb_array`) or a text (`ansi`), as was asked for."""
        viewer = self.possible_agents.index(self.agent_selection)
        return rendering.rendered(self.setting, self.game, viewer, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
