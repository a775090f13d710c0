"""What the environments of all libraries share: spaces, and the dictionary in which a learner finds what it sees."""

from typing import Any

import numpy as np
from gymnasium import spaces

from dosespanas.env.play import Play
from dosespanas.env.setting import MOST, Setting
from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.side import SIDE_NAMES

LARGEST_SEED = 1 << 62


def observation_space(setting: Setting) -> Any:
    """Return the space of what a learner is given: cells, mask, and the rows of legal actions in the form `list`."""
    parts = {
        "observation": spaces.Box(0, 255, (setting.cells,), np.uint8),
        "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
    }
    if setting.form == "list":
        shape = (MOST, len(setting.encoding.columns))
        parts["actions"] = spaces.Box(0, np.iinfo(np.int16).max, shape, np.int16)
    return spaces.Dict(parts)


def action_space(setting: Setting) -> Any:
    """Return the space of the numbers of actions."""
    return spaces.Discrete(setting.actions)


def seen(play: Play, viewer: int) -> dict[str, Any]:
    """Return what a side is given: nothing is legal for a side that has not to choose."""
    setting = play.setting
    mask: Any = np.zeros(setting.actions, np.int8)
    found: dict[str, Any] = {"observation": play.cells(viewer), "action_mask": mask}
    if play.side == viewer:
        mask[play.numbers()] = 1
    if setting.form == "list":
        rows: Any = np.zeros((MOST, len(setting.encoding.columns)), np.int16)
        found["actions"] = rows
        if play.side == viewer:
            rows[: len(play.legal)] = play.rows()
    return found


def side_number(side: str | None) -> int | None:
    """Return the number of a side by name, None for either; raises UnknownOption."""
    if side is None:
        return None
    if side not in SIDE_NAMES:
        text = f"no side {side[:40]!r}; there are: {', '.join(SIDE_NAMES)}, and None for either"
        raise UnknownOption("error-unknown-option", text, option=side[:40])
    return SIDE_NAMES.index(side)


def drawn(rng: Any) -> int:
    """Return the seed of a game, drawn from numpy's generator."""
    return int(rng.integers(LARGEST_SEED))
