"""Starting a game: from nothing, from a position, with the shipped data or a corrected copy."""

from pathlib import Path
from typing import Any

from dosespanas.gce import position, sequence
from dosespanas.gce.data import Data
from dosespanas.gce.engine import Engine
from dosespanas.gce.files import check
from dosespanas.gce.laws import invariants
from dosespanas.gce.options import Options, check_scenario
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.errors import BadData, BadPosition
from dosespanas.kernel.game import Game, state_hash
from dosespanas.kernel.header import Header
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.kernel.state import State

NAME = "gce"
_loaded: dict[tuple[str, str], Data] = {}
"""By digest (empty: as shipped) and scenario."""


def load_data(folder: str | Path | None = None, scenario: str = "1936") -> Data:
    """Return the facts of a scenario from the shipped files, or with a folder's files in place of some.

    Raises BadData saying which file and what is wrong. The shipped data are read once.
    """
    if folder is None and ("", scenario) in _loaded:
        return _loaded["", scenario]
    files = check.shipped() if folder is None else check.load_folder(Path(folder))
    digest = check.digest(files)
    if (digest, scenario) not in _loaded:
        _loaded[digest, scenario] = Data(check.usable(files), scenario, digest)
    if folder is None:
        _loaded["", scenario] = _loaded[digest, scenario]
    return _loaded[digest, scenario]


def data_of(digest: str, folder: str | Path | None, scenario: str) -> Data:
    """Return the data a record was played with; raises BadData if neither shipped nor in the folder."""
    for data in (load_data(folder, scenario), load_data(None, scenario)):
        if data.digest == digest:
            return data
    here = load_data(folder, scenario).digest
    raise BadData(
        "error-record-version",
        f"the record was played with data {digest}, here is {here}: name the folder of the corrected copy",
        wrong=digest,
        right=here,
    )


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
    data = load_data(folder, scenario) if digest is None else data_of(digest, folder, scenario)
    raw = seed_bytes(seed)
    engine = Engine(data, chosen, Chance(raw))
    engine.start()
    return Game(engine, Header(NAME, scenario, chosen.given, raw.hex(), data.digest))


def from_position(raw: dict[str, Any], folder: str | Path | None = None) -> Game:
    """Start from a position (see `docs/contract.md`); raises BadPosition saying where and what is wrong.

    A position with a `choice` part is one the engine wrote in the middle of a step: it must be unchanged.
    """
    scenario = raw.get("scenario", "1936")
    if not isinstance(scenario, str):
        raise position.bad("scenario", scenario, "the name of a scenario")
    check_scenario(scenario)
    chosen = Options(position.mapping("options", raw.get("options", {})))
    try:
        seed = seed_bytes(raw.get("seed", 0))
    except (TypeError, ValueError):
        raise position.bad("seed", raw.get("seed"), "32 hex digits or a whole number") from None
    data = load_data(folder, scenario)
    engine = Engine(data, chosen, Chance(seed))
    state = position.mapping("state", raw.get("state"))
    position.read_into(engine, state)
    if "choice" in state:
        position.read_choice(engine, position.mapping("choice", state["choice"]))
        if raw.get("hash") != state_hash(engine) or not sound(engine):
            raise BadPosition(
                "error-bad-position",
                "position: changed in the middle of a phase; leave out `choice` to begin at the opening of the step",
                path="choice",
                wrong="a changed position",
                right="no `choice`, or the position as it was written",
            )
    else:
        sequence.enter(engine)
        engine.settle()
        engine.out = []
    header = Header(NAME, scenario, chosen.given, seed.hex(), data.digest)
    header.position = raw
    return Game(engine, header)


def sound(engine: Engine) -> bool:
    """Tell whether the middle of a step makes sense: it keeps the laws, can be shown, and each legal action taken."""
    try:
        if invariants(engine):
            return False
        for viewer in (0, 1, None):
            engine.observe(viewer, 0)
        if engine.actor() not in (NAT, REP, NOBODY):
            return False
        codes = engine.codes()
        for code in codes:
            engine.view(code)
            engine.clone().step(code)
    except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError):
        return False
    return bool(codes) or engine.ended != 0


def check_invariants(state: State) -> list[str]:
    """Return what is wrong with a state of this game, empty if nothing (see `laws.invariants`)."""
    return invariants(state) if isinstance(state, Engine) else ["not a state of La Guerra Civil Española"]
