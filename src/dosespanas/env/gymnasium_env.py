"""One side for a learner, as an environment of Gymnasium: an opponent of this house holds the other.

Importing this module registers both games: `gymnasium.make("dosespanas/espana1936-v2", opponent="scripted")`.
"""

from typing import Any, ClassVar

import gymnasium

from dosespanas.env import rendering, spaces
from dosespanas.env.play import LearnerSeat
from dosespanas.env.setting import Setting
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.registry import DEFINITIONS, at

ILLEGAL = -1.0
"""What an illegal action gains: the game is lost by it."""


class DosEspanasGym(gymnasium.Env):
    """A game against an opponent. `game` is the game under way, with its record, odds and words.

    An illegal action loses the game (`info["illegal"]` says why it was): the mask of an observation tells them apart.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": rendering.MODES, "render_fps": rendering.FRAMES}

    def __init__(
        self,
        setting: Setting,
        side: str | None = "nationalist",
        opponent: str = "tuned",
        render_mode: str | None = None,
    ) -> None:
        """`side`: whom the learner plays, None: either, drawn each game. Raises UnknownOption for what there is not."""
        self.render_mode = rendering.checked(render_mode)
        self.setting = setting
        self.seat = LearnerSeat(setting, spaces.side_number(side), opponent)
        self.observation_space = spaces.observation_space(setting)
        self.action_space = spaces.action_space(setting)
        self.lost = False

    @property
    def game(self) -> Any:
        """The game under way."""
        return self.seat.play.game

    def action_masks(self) -> Any:
        """Return which actions are legal, as sb3-contrib asks for them."""
        return spaces.seen(self.seat.play, self.seat.own)["action_mask"].astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game; a seed starts a row of games, and none goes on with it."""
        super().reset(seed=seed)
        self.seat.begin(spaces.drawn(self.np_random))
        return spaces.seen(self.seat.play, self.seat.own), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action and all answers to it."""
        info: dict[str, Any] = {}
        try:
            reward, over = self.seat.act(int(action)), self.seat.over
        except DosEspanasError as error:
            reward, over, info = ILLEGAL, True, {"illegal": str(error)}
        return spaces.seen(self.seat.play, self.seat.own), reward, over, False, info

    def render(self) -> Any:
        """Return what the learner's side sees: a picture (`rgb_array`) or a text (`ansi`), as was asked for."""
        return rendering.rendered(self.setting, self.game, self.seat.own, self.render_mode)


for title in DEFINITIONS.values():
    if title.encoding:
        gymnasium.register(
            id=f"dosespanas/{title.name}-v{at(title.encoding).version}",
            entry_point="dosespanas.env:gym",
            kwargs={"game": title.name},
        )
