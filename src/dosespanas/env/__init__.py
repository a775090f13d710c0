"""Environments for learners: both games under PettingZoo, Gymnasium (`pip install 'dosespanas[rl]'`) and OpenSpiel.

>>> from dosespanas import env
>>> table = env.aec("espana1936")
>>> table.reset(seed=1)
>>> table.agent_selection
'nationalist'

What actions, observations and rewards are: `docs/environments.md`. `import dosespanas.env.openspiel` registers the
games with OpenSpiel (`pip install 'dosespanas[openspiel]'`).
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dosespanas.env.miniatures import miniature
from dosespanas.env.setting import Form, Reward, Setting

if find_spec("gymnasium") is not None:
    import_module("dosespanas.env.gymnasium_env")  # which registers both games

if TYPE_CHECKING:
    from dosespanas.env.gymnasium_env import DosEspanasGym
    from dosespanas.env.pettingzoo_env import DosEspanasAEC
    from dosespanas.env.vector_env import DosEspanasVector

__all__ = ["Setting", "aec", "gym", "miniature", "vector"]


def needs(package: str) -> None:
    """Raise ModuleNotFoundError, saying how it is installed, where a package of the extra `rl` is not there."""
    if find_spec(package) is None:
        raise ModuleNotFoundError(f"{package} is not installed: pip install 'dosespanas[rl]'", name=package)


def aec(
    game: str = "espana1936",
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    data: str | Path | None = None,
    form: Form = "vocabulary",
    reward: Reward = "outcome",
    render_mode: str | None = None,
) -> "DosEspanasAEC":
    """Return a game whose sides are agents of PettingZoo; all is given as in `Setting` and `gym`."""
    needs("pettingzoo")
    from dosespanas.env.pettingzoo_env import DosEspanasAEC

    return DosEspanasAEC(Setting(game, scenario, options, data, form, reward), render_mode)


def gym(
    game: str = "espana1936",
    side: str | None = "nationalist",
    opponent: str = "tuned",
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    data: str | Path | None = None,
    form: Form = "vocabulary",
    reward: Reward = "outcome",
    render_mode: str | None = None,
) -> "DosEspanasGym":
    """Return a game for one side under Gymnasium, `None`: either, against an opponent by name or import path.

    `render_mode`: `render()` gives what that side sees, as pixels (`rgb_array`) or as characters (`ansi`).
    """
    needs("gymnasium")
    from dosespanas.env.gymnasium_env import DosEspanasGym

    return DosEspanasGym(Setting(game, scenario, options, data, form, reward), side, opponent, render_mode)


def vector(
    game: str = "espana1936",
    n: int = 16,
    side: str | None = None,
    opponent: str | None = None,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    data: str | Path | None = None,
    form: Form = "vocabulary",
    reward: Reward = "outcome",
    copy: bool = True,
) -> "DosEspanasVector":
    """Return `n` games side by side under Gymnasium: against an opponent, or for a learner that plays both sides."""
    needs("gymnasium")
    from dosespanas.env.vector_env import DosEspanasVector

    return DosEspanasVector(Setting(game, scenario, options, data, form, reward), n, side, opponent, copy)
