"""Minds of La Guerra Civil Española, to be tuned and measured: their numbers by name, and whole games between them.

A mind is named `tuned`, `planner` or `learned`, or by a file of plans (as `players/gce/planner/plans.json`), or by the
state of a search (`tune_gce.py`), whose `found` is one.
"""

import copy
import json
import math
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import dosespanas
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.options import SCENARIOS
from dosespanas.gce.board.state import Board
from dosespanas.kernel.side import NAT, SIDE_NAMES
from dosespanas.players import portfolio
from dosespanas.players.gce.learned import player as learned
from dosespanas.players.gce.planner import plan as plans
from dosespanas.players.gce.planner import portfolio as gce_portfolio
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.planner.plan import MOST, PlanBook, TurnPlan
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.gce.policy.weights import SKILLS

BESIDE = ("caution", *SKILLS)
"""What belongs to a plan beside the factors of weights."""
PORTFOLIO = "portfolio"
"""Whom `named` takes for the learned opponent as it is shipped but for plans: with its portfolio, where it has one."""
LATE = "turn"
"""What the name of a factor begins with that holds from a turn on: `turn17.fear`."""
THEATRE = "theatre."
"""What a number of a theatre begins with: `theatre.north.most`, also `mass`, `from`, `until` and `waits`."""
WIDEST = 2.0
"""Numbers change by factors of e to a power of at most this; turns by as many times `TURNS`."""
TURNS = 4.0
FIRST = 0.4
"""What a number that is 0 becomes by one step up."""

NORTH = ("3613", "3710", "3707")
ARAGON = ("3119", "2719")
BARCELONA = "3023"
"""What fell in which order: Bilbao, Santander and Gijón, then Lérida or the sea, then Barcelona."""


@cache
def book(name: str) -> PlanBook:
    """Return a mind's plans and theatres; raises ValueError or OSError where a file has none."""
    if name == "tuned":
        as_it_is = TurnPlan("tuned", {}, 1.0, {})
        return PlanBook({scenario: [as_it_is, as_it_is] for scenario in SCENARIOS}, [])
    if name == "planner":
        return plans.load()
    if name == "learned":
        return plans.load(learned.FILE, plans.load())
    raw = json.loads(Path(name).read_text(encoding="utf-8"))
    return plans.read(raw.get("found", raw), plans.load())


def changed(
    begun: dict[str, Any], scenario: str, side: int, names: Sequence[str], x: Sequence[float]
) -> dict[str, Any]:
    """Return a side's plans (`as_file`) with some numbers changed by powers of e, or turns by steps."""
    found = copy.deepcopy(begun)
    row = found["minds"][scenario][SIDE_NAMES[side]]
    theatres = {theatre["name"]: theatre for theatre in found["theatres"][scenario][SIDE_NAMES[side]]}
    for name, part in zip(names, x, strict=True):
        step = max(-WIDEST, min(WIDEST, float(part)))
        if name.startswith(THEATRE):
            _, which, key = name.split(".")
            theatre = theatres[which]
            theatre[key] = (
                round(theatre[key] + TURNS * step) if key in ("from", "until", "waits") else _times(theatre, key, step)
            )
            theatre["from"] = max(1, min(theatre["from"], theatre["until"]))
        elif name.startswith(LATE):
            turn, key = name.removeprefix(LATE).split(".")
            stage = _stage(row["late"], int(turn))
            stage[key] = _times(stage, key, step)
        elif name in BESIDE:
            row[name] = _times(SKILLS | row, name, step)
        else:
            row["factors"][name] = _times(row["factors"], name, step)
    return found


def _stage(late: list[dict[str, Any]], turn: int) -> dict[str, float]:
    """Return the factors that hold from a turn on, of a stage made for it if there is none."""
    for stage in late:
        if stage["since"] == turn:
            found: dict[str, float] = stage["factors"]
            return found
    late.append({"since": turn, "factors": {}})
    return _stage(late, turn)


def _times(row: dict[str, Any], name: str, step: float) -> float:
    """Return a number of a row, times e to a power, to two figures; one that is 0 grows by steps."""
    most = 1000.0 if name == "most" else MOST
    if row.get(name) == 0.0:
        return float(f"{max(0.0, FIRST * step):.2g}")
    return float(f"{min(most, row.get(name, 1.0) * math.exp(step)):.2g}")


def as_file(begun: PlanBook, scenario: str, side: int, recipe: str) -> dict[str, Any]:
    """Return one side's mind and theatres of a scenario as a file of plans has them."""
    plan = begun.minds[scenario][side]
    row: dict[str, Any] = {"factors": dict(plan.factors), "caution": plan.caution, **plan.skills}
    row["late"] = [{"since": stage.since, "factors": dict(stage.factors)} for stage in plan.late]
    theatres = [{"after": None} | theatre for theatre in begun.theatres[scenario][SIDE_NAMES[side]]]
    return {
        "recipe": {"minds": recipe},
        "minds": {scenario: {SIDE_NAMES[side]: row}},
        "theatres": {scenario: {SIDE_NAMES[side]: theatres}},
    }


@dataclass
class Falls:
    """When the Nationalists took the places that tell the order of the war, and still hold them."""

    turns: dict[str, int] = field(default_factory=dict)

    def read(self, held: Container[int], turn: int) -> None:
        """Note what has changed hands by the end of a turn; `held`: the Nationalist hexes."""
        for place in (*NORTH, *ARAGON, BARCELONA):
            if parse_hex(place) in held:
                self.turns.setdefault(place, turn)
            else:
                self.turns.pop(place, None)

    def in_order(self) -> bool:
        """Tell whether the whole north fell, before Aragon if that did, and that before Barcelona if she did."""
        never = 99
        north = max(self.turns.get(place, never) for place in NORTH)
        aragon = min(self.turns.get(place, never) for place in ARAGON)
        return north < never and north <= aragon <= self.turns.get(BARCELONA, never)


@dataclass(frozen=True)
class End:
    """How a game ended."""

    winner: int
    near: float
    """How near it came to a Nationalist win, 0 to 1, whoever won."""
    in_order: bool
    """A campaign in which the north fell before Aragon, and Aragon before Barcelona."""


def shipped(scenario: str, side: int) -> dict[str, Any] | None:
    """Return the learned opponent's portfolio of a side as it stands in its file, None where it has one mind alone."""
    known: dict[str, Any] = json.loads(learned.PORTFOLIO.read_text(encoding="utf-8")).get(scenario, {})
    return known.get(SIDE_NAMES[side])


def seated(own: int, side: int, scenario: str, raw: dict[str, Any]) -> Mind:
    """Return who plays a side by a file of plans, or by a portfolio as it is shipped; `own`: the seed of its chance."""
    if "mixture" not in raw:
        return Mind(own, TUNED.width, plans.read(raw, book("planner")))
    books: list[portfolio.PortfolioMinds[PlanBook] | None] = [None, None]
    books[side] = gce_portfolio.book(raw, scenario, side, "a portfolio")
    return Mind(own, TUNED.width, book("learned"), {scenario: books})


def named(seed: int, side: int, name: str) -> Mind:
    """Return who plays a side in the game of a seed: a mind by its name, or the learned one with its portfolio."""
    own = 2 * seed + side
    if name == PORTFOLIO:
        return Mind(own, TUNED.width, book("learned"), gce_portfolio.shelf(learned.PORTFOLIO))
    return Mind(own, TUNED.width, book(name))


def play(
    seed: int,
    minds: Sequence[Mind],
    scenario: str,
    data: str | None = None,
    look: Callable[[Board], None] | None = None,
    options: Sequence[str] = (),
) -> End:
    """Play a game of two minds alone, the Nationalist first; `data`: on a corrected copy.

    `look`: told of each choice before it is made; `options`: those that are on.
    """
    state = dosespanas.new_game("gce", scenario, dict.fromkeys(options, True), seed=seed, data=data).state
    assert isinstance(state, Board)
    falls, turn = Falls(), state.turn
    while not state.ended:
        if state.turn != turn:
            falls.read(held(state), turn)
            turn = state.turn
        if look is not None:
            look(state)
        codes = state.codes()
        state.step(codes[0] if len(codes) == 1 else minds[state.side].on_board(state, codes)[0])
        state.out = []
    falls.read(held(state), turn)
    outcome = state.outcome()
    assert outcome is not None and outcome.winner is not None
    return End(outcome.winner, 1.0 if outcome.winner == NAT else near(state), falls.in_order())


def held(state: Board) -> set[int]:
    """Return the hexes under Nationalist control."""
    return {h for h, side in enumerate(state.control) if side == NAT}


def near(state: Board) -> float:
    """Return how near the end of a lost game is to a Nationalist win: how long it went, and what was taken."""
    data = state.data
    turns = state.turn / data.last_turn
    if data.scenario == "campaign":
        fallen = (data.start_morale - state.morale) / (data.start_morale - data.victory["morale_at_most"])
        return 0.3 * turns + 0.7 * max(0.0, min(1.0, fallen)) * turns
    ring = sum(1 for h in data.beyond[MADRID] if state.owner[h] == NAT)
    return 0.4 * turns + 0.15 * min(3, ring) * (turns == 1.0)
