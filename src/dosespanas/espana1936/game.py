"""Starting a game of España 1936: from nothing, from a position, with the shipped data or a corrected copy."""

from collections.abc import Mapping
from typing import Any, Final

from dosespanas.datafiles.patches import Source
from dosespanas.datafiles.store import DataStore
from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.board.options import Options, check_scenario
from dosespanas.espana1936.cards.operations import build
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.files import check
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.header import Header
from dosespanas.kernel.starting import Beginning

NAME = "espana1936"
STORE: Final = DataStore(check.FILES, check.usable, build)


def load_data(data: Source = None, scenario: str = "1936") -> Data:
    """Return the facts of a scenario from the shipped files, or with those of a folder or of corrections instead.

    Raises BadData saying which file and what is wrong. The shipped data are read once.
    """
    return STORE.load(data, scenario)


def data_of(observation: Mapping[str, Any]) -> Data:
    """Return the facts of the game that an observation is of: those of its data, whoever corrected them.

    Raises BadData for data that this process has not read (`load_data` with their folder).
    """
    return STORE.of_digest(observation["data"], None, observation["scenario"])


def blank(
    scenario: str, options: dict[str, Any], chance: Chance, source: Source, digest: str | None
) -> tuple[Engine, Header]:
    """Return an empty table and what its game is started with; raises UnknownOption or BadData."""
    check_scenario(scenario)
    chosen = Options(options)
    data = load_data(source, scenario) if digest is None else STORE.of_digest(digest, source, scenario)
    header = Header(NAME, scenario, chosen.given, chance.seed.hex(), data.digest)
    header.changed = STORE.changed(data.digest)
    header.corrections = STORE.text(data.digest, source)
    return Engine(data, chosen, chance), header


RULES: Final[Beginning] = Beginning(blank)
"""How its games begin."""
