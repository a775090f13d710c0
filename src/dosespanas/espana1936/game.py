"""Starting a game of España 1936: from nothing, from a position, with the shipped data or a corrected copy."""

from pathlib import Path
from typing import Any, Final

from dosespanas.datafiles.store import DataStore
from dosespanas.espana1936 import position, sequence
from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.board.options import Options, check_scenario
from dosespanas.espana1936.board.setup import fill_pool, ready_pieces
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.files import check
from dosespanas.espana1936.sample import fill
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.game import Game, state_hash
from dosespanas.kernel.header import Header
from dosespanas.kernel.positions import bad, changed_midway, mapping, scenario_of, seed_of, sound
from dosespanas.kernel.state import State

NAME = "espana1936"
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

    A position with a `choice` part is one the engine wrote in the middle of a phase: it must be unchanged.
    """
    scenario = scenario_of(raw)
    check_scenario(scenario)
    chosen = Options(mapping("options", raw.get("options", {})))
    seed = seed_of(raw)
    data = load_data(folder, scenario)
    engine = Engine(data, chosen, Chance(seed))
    fill_pool(engine)
    ready_pieces(engine)
    state = mapping("state", raw.get("state"))
    template = engine.to_json()["choice"]
    position.read_into(engine, state)
    if "choice" in state:
        position.read_choice(engine, mapping("choice", state["choice"]), template)
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
    """Return a game that its viewer cannot tell from the observed one: see `dosespanas.sample`."""
    scenario = scenario_of(observation)
    check_scenario(scenario)
    chosen = Options(mapping("options", observation["options"]))
    if chosen.fog:
        raise bad("options.fog", True, "an observation of a game without fog, so far")
    data = load_data(folder, scenario)
    engine = Engine(data, chosen, rng.branch())
    fill(engine, observation, rng)
    while engine.secret_choice() and not engine.codes():  # whoever must choose among his cards has one to play (EVT-02)
        engine = Engine(data, chosen, rng.branch())
        fill(engine, observation, rng)
    header = Header(NAME, scenario, chosen.given, engine.chance.seed.hex(), data.digest)
    game = Game(engine, header)
    game.resume_at(observation["choice"])
    return game


def check_invariants(state: State) -> list[str]:
    """Return what is wrong with a state of this game, empty if nothing (see `position.invariants`)."""
    return position.invariants(state) if isinstance(state, Engine) else ["not a state of España 1936"]
