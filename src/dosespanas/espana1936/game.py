"""Starting a game of España 1936: from nothing, from a position, with the shipped data or a corrected copy."""

from pathlib import Path
from typing import Any, Final

from dosespanas.datafiles.store import DataStore
from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.board.options import Options, check_scenario
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.files import check
from dosespanas.kernel import beginning
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import Header

NAME = "espana1936"
STORE: Final = DataStore(check.shipped, check.load_folder, check.digest, check.usable, Data)


def load_data(folder: str | Path | None = None, scenario: str = "1936") -> Data:
    """Return the facts of a scenario from the shipped files, or with a folder's files in place of some.

    Raises BadData saying which file and what is wrong. The shipped data are read once.
    """
    return STORE.load(folder, scenario)


def blank(
    scenario: str, options: dict[str, Any], chance: Chance, folder: str | Path | None, digest: str | None
) -> tuple[Engine, Header]:
    """Return an empty table and what its game is started with; raises UnknownOption or BadData."""
    check_scenario(scenario)
    chosen = Options(options)
    data = load_data(folder, scenario) if digest is None else STORE.of_digest(digest, folder, scenario)
    return Engine(data, chosen, chance), Header(NAME, scenario, chosen.given, chance.seed.hex(), data.digest)


def new_game(
    scenario: str = "1936",
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    folder: str | Path | None = None,
    digest: str | None = None,
) -> Game:
    """Start a game; `seed` is a whole number or 32 hex digits.

    Raises UnknownOption for a scenario or option there is not, BadData for unusable data files.
    """
    return beginning.new_game(blank, scenario, options or {}, seed, folder, digest)


def from_position(raw: dict[str, Any], folder: str | Path | None = None) -> Game:
    """Start from a position (see `docs/contract.md`); raises BadPosition saying where and what is wrong."""
    return beginning.from_position(blank, raw, folder)


def sample(observation: dict[str, Any], rng: Chance, folder: str | Path | None = None) -> Game:
    """Return a game that its viewer cannot tell from the observed one: see `dosespanas.sample`."""
    return beginning.sample(blank, observation, rng, folder)
