"""Small worlds for rule tests: a board with a few units, and games that begin at the opening of a step."""

from collections.abc import Iterable, Mapping

from dosespanas.gce import sequence
from dosespanas.gce.board import stages
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.options import Options
from dosespanas.gce.board.state import AIR, DUE, ELIMINATED, REMOVED, WAITING
from dosespanas.gce.engine import Engine
from dosespanas.gce.game import load_data
from dosespanas.kernel.chance import Chance, seed_bytes
from dosespanas.kernel.game import Game
from dosespanas.kernel.header import Header
from dosespanas.kernel.side import NAT, NOBODY, REP

OFF_MAP = {"waiting": WAITING, "due": DUE, "air": AIR, "eliminated": ELIMINATED, "removed": REMOVED}


def facts(scenario: str = "campaign") -> Data:
    """Return the shipped data."""
    return load_data(None, scenario)


def board(
    units: Mapping[str, str] | None = None,
    nationalist: Iterable[str] = (),
    republican: Iterable[str] = (),
    turn: int = 3,
    step: int = stages.MOVE_NAT,
    options: Mapping[str, bool] | None = None,
    scenario: str = "campaign",
    all_to: int = NOBODY,
    reduced: Iterable[str] = (),
    seed: int = 1,
) -> Engine:
    """Return a board without set-up: `units` by id, in a hex (`"2712"`) or off the map (`"eliminated"`).

    A hex with units belongs to their side; others to whom they belong at the start, or all to `all_to`; the hexes of
    `nationalist` and `republican` to these. The stage is that of a step not yet opened: see `opened`. `reduced`
    units show their reverse.
    """
    data = facts(scenario)
    b = Engine(data, Options(dict(options or {})), Chance(seed_bytes(seed)))
    b.turn = turn
    b.step_no = step
    if all_to != NOBODY:
        for h in data.land:
            b.control[h] = all_to
    for side, names in ((NAT, nationalist), (REP, republican)):
        for name in names:
            b.control[parse_hex(name)] = side
    for name, at in (units or {}).items():
        u = data.unit_index[name]
        if at in OFF_MAP:
            b.u_hex[u] = OFF_MAP[at]
            continue
        b.place(u, parse_hex(at))
        b.control[parse_hex(at)] = data.units[u].side
    for name in reduced:
        b.turn_over(data.unit_index[name], 1)
    side = stages.STEPS[step].side
    b.side = side if side != NOBODY else NAT
    b.stale_all()
    return b


def opened(b: Engine) -> Game:
    """Open the step of a board and return the game at its first choice."""
    sequence.enter(b)
    b.settle()
    given = {name: bool(value) for name, value in b.options.given.items()}
    return Game(b, Header("gce", b.data.scenario, given, b.chance.seed.hex(), b.data.digest))


def unit(b: Engine, name: str) -> int:
    """Return the number of a unit."""
    return b.data.unit_index[name]


def at(b: Engine, name: str) -> str:
    """Return where a unit is: its hex, or the place off the map."""
    place = b.u_hex[b.data.unit_index[name]]
    if place >= 0:
        return hex_name(place)
    return {value: key for key, value in OFF_MAP.items()}.get(place, "returning")


def texts(game: Game) -> list[str]:
    """Return the notation of every legal action."""
    return [str(action) for action in game.legal_actions()]


def kinds(game: Game) -> list[str]:
    """Return the kinds of all events so far."""
    return [event.kind for event in game.log]
