"""Starting a game: from nothing, from a position, with the shipped data or a corrected copy."""

from pathlib import Path
from typing import Any, Final

from dosespanas.datafiles.store import DataStore
from dosespanas.gce import position, sequence
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.options import Options, check_scenario
from dosespanas.gce.engine import Engine
from dosespanas.gce.files import check
from dosespanas.gce.laws import invariants
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.game import Game, state_hash
from dosespanas.kernel.header import Header
from dosespanas.kernel.positions import bad, changed_midway, mapping, scenario_of, seed_of, sound
from dosespanas.kernel.state import State

NAME = "gce"
STORE: Final = DataStore(check.shipped, check.load_folder, check.digest, check.usable, Data)


def load_data(folder: str | Path | None = None, scenario: str = "1936") -> Data:
    """Return the facts of a scenario from the shipped files, or with a folder's files in place of some.

    Raises BadData saying which file and what is wrong. The shipped data are read once.
    """
    return STORE.load(folder, scenario)


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
    check_scenario(scenario)
    chosen = Options(options or {})
    data = load_data(folder, scenario) if digest is None else STORE.of_digest(digest, folder, scenario)
    raw = seed_bytes(seed)
    engine = Engine(data, chosen, Chance(raw, []))
    engine.start()
    return Game(engine, Header(NAME, scenario, chosen.given, raw.hex(), data.digest))


def from_position(raw: dict[str, Any], folder: str | Path | None = None) -> Game:
    """Start from a position (see `docs/contract.md`); raises BadPosition saying where and what is wrong.

    A position with a `choice` part is one the engine wrote in the middle of a step: it must be unchanged.
    """
    scenario = scenario_of(raw)
    check_scenario(scenario)
    chosen = Options(mapping("options", raw.get("options", {})))
    seed = seed_of(raw)
    data = load_data(folder, scenario)
    engine = Engine(data, chosen, Chance(seed))
    state = mapping("state", raw.get("state"))
    position.read_into(engine, state)
    if "choice" in state:
        position.read_choice(engine, mapping("choice", state["choice"]))
        if raw.get("hash") != state_hash(engine) or not sound(engine, check_invariants):
            raise changed_midway()
    else:
        sequence.enter(engine)
        engine.settle()
        engine.out = []
    header = Header(NAME, scenario, chosen.given, seed.hex(), data.digest)
    header.position = raw
    return Game(engine, header)


def sample(observation: dict[str, Any], rng: Chance, folder: str | Path | None = None) -> Game:
    """Return a game that its viewer cannot tell from the observed one: not yet of this game."""
    raise bad("game", NAME, "an observation of espana1936, so far")


def check_invariants(state: State) -> list[str]:
    """Return what is wrong with a state of this game, empty if nothing (see `laws.invariants`)."""
    return invariants(state) if isinstance(state, Engine) else ["not a state of La Guerra Civil Española"]
