"""How a position of La Guerra Civil Española looks: what its value is read from, and who plays games out for it."""

from pathlib import Path
from typing import Any, Final

from dosespanas.gce.board.data import Data
from dosespanas.gce.board.hexes import HEXES, distance, neighbours
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.stages import COMBAT_NAT, END, STEPS
from dosespanas.gce.board.state import AIR, Board
from dosespanas.kernel.side import NAT, REP
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import Evaluator, load
from dosespanas.players.gce.planner.minds import Mind
from dosespanas.players.gce.policy.presets import TUNED

FILE: Final = Path(__file__).with_name("value.json")
SCENARIOS: Final = ["1936", "campaign"]
NEAR: Final = 2
ABOUT: Final = 5
"""Hexes from Madrid, or from a place of value, that count as near it, and as about it."""

NAMES: Final = [
    "one", "late", "late2", "step", "fought", "madrid", "ring", "ring_late", "near", "near_late", "about", "about_late",
    "guard", "guard_late", "captured", "captured_count", "open", "weak", "morale", "morale_late", "force",
    "force_late", "north", "north_late", "air", "points", "land", "land_late",
]  # fmt: skip
"""What the value looks at: see `features`."""


class ValueMap:
    """What the value needs to know of a map: the places that count, and what lies about them."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.madrid = [distance(MADRID, h) for h in range(HEXES)]
        self.ring = neighbours(MADRID)
        self.valued = [h for h in data.land if data.morale_value[h] > 0 and data.start_control[h] == NAT]
        """Hexes of value that the Nationalist side begins with (4.3-a, 17.2-b)."""
        self.by = [[0] * HEXES for _ in self.valued]
        """By such a hex and hex: how far they lie apart."""
        for i, place in enumerate(self.valued):
            self.by[i] = [distance(place, h) for h in range(HEXES)]


def features(b: Board, ground: ValueMap) -> list[float]:
    """Return what the value looks at, all as the Nationalist side likes it.

    Madrid and what stands about it (17.2-a, 4.2-a), places of value taken or within Republican reach (4.3-a, 17.2-b),
    Morale (4.1-a), forces on both sides and in the north, aircraft, points, ground held.
    """
    data = b.data
    late = float(b.turn) / float(data.last_turn)
    near = [0.0, 0.0]
    about = [0.0, 0.0]
    force = [0.0, 0.0]
    air = [0.0, 0.0]
    north = 0.0
    guard = 0.0
    by_hex: list[list[float]] = [[0.0] * HEXES, [0.0] * HEXES]
    for u in range(len(b.u_hex)):
        h = b.u_hex[u]
        unit = data.units[u]
        if h < 0:
            if h == AIR:
                air[unit.side] += float(unit.air) / 10.0
            continue
        if unit.is_hq:
            continue
        face = unit.faces[b.u_face[u]]
        side = unit.side
        strength = float(face.attack if side == NAT else face.defence) / 10.0
        force[side] += strength
        by_hex[side][h] += float(face.defence if side == NAT else face.attack) / 10.0
        away = ground.madrid[h]
        if side == REP and unit.northern:
            north += strength
        if h == MADRID and side == REP:
            guard += strength
        if away <= NEAR:
            near[side] += strength
        if away <= ABOUT:
            about[side] += strength
    ring = float(sum([1 for h in ground.ring if b.owner[h] == NAT])) / 3.0
    captured = 0.0
    count = 0.0
    unheld = 0.0
    weak = 0.0
    for i in range(len(ground.valued)):
        place = ground.valued[i]
        worth = float(data.morale_value[place]) / 3.0
        if b.control[place] == REP:
            captured += worth
            count += 1.0
            continue
        away_of = ground.by[i]
        foes = 0.0
        for u in data.units_of[REP]:
            h = b.u_hex[u]
            if h >= 0 and away_of[h] <= NEAR:
                foes += float(data.units[u].faces[b.u_face[u]].attack) / 10.0
        held = by_hex[NAT][place]
        if foes > 0.0 and held == 0.0:
            unheld += worth
        elif foes > 2.0 * held:
            weak += worth
    land = 0.0
    for h in data.land:
        if b.control[h] == NAT:
            land += 1.0
    land = land / float(len(data.land)) - 0.5
    more = (force[0] - force[1]) / 10.0
    morale = float(b.morale - data.start_morale) / 10.0
    siege = near[0] - near[1]
    circle = (about[0] - about[1]) / 3.0
    return [
        1.0, late, late * late, float(b.step_no) / float(END), 1.0 if b.step_no > COMBAT_NAT else 0.0,
        1.0 if b.control[MADRID] == NAT else 0.0, ring, ring * late, siege, siege * late, circle, circle * late,
        guard, guard * late, captured, count / 3.0, unheld, weak, morale, morale * late, more, more * late,
        north / 5.0, north * late / 5.0, air[0] - air[1], float(b.points[0] - b.points[1]) / 10.0, land, land * late,
    ]  # fmt: skip


class Playing:
    """The mind of the planner on both sides of a game that is played out."""

    def __init__(self, players: list[Mind]) -> None:
        self.players = players
        self.code = -1
        self.why: dict[str, Any] | None = None

    def choose(self, state: State, codes: list[int]) -> int:
        """Return one of the legal actions, by what its side may know."""
        assert isinstance(state, Board)
        self.code, self.why = self.players[state.side].on_board(state, codes)
        return self.code

    def reason(self, state: State) -> dict[str, Any] | None:
        """Return why the last choice was made, which was that of this state, as a message key and its arguments."""
        assert isinstance(state, Board)
        return None if self.why is None else self.players[state.side].told(state, self.code, self.why)


class GceJudge(Evaluator):
    """The fitted values of the scenarios of La Guerra Civil Española."""

    def __init__(self, raw: dict[str, Any] | None = None) -> None:
        """Take weights in place of those shipped."""
        super().__init__("gce", load(FILE, NAMES, SCENARIOS) if raw is None else raw)
        self.names = NAMES
        self.far = False
        self.ground: ValueMap | None = None

    def scenario(self, state: State) -> str:
        """Return the scenario whose factors hold for a state."""
        assert isinstance(state, Board)
        return state.data.scenario

    def features(self, state: State) -> list[float]:
        """Return what the value looks at."""
        assert isinstance(state, Board)
        ground = self.ground
        if ground is None or ground.data is not state.data:
            ground = ValueMap(state.data)
            self.ground = ground
        return features(state, ground)

    def turn(self, state: State) -> int:
        """Return the turn of a state."""
        assert isinstance(state, Board)
        return state.turn

    def step(self, state: State) -> int:
        """Return the number of the step of the turn that a state is in."""
        assert isinstance(state, Board)
        return state.step_no

    def phase(self, state: State) -> str:
        """Return the phase a state is in."""
        assert isinstance(state, Board)
        return STEPS[state.step_no].phase

    def account(self, state: State, code: int) -> dict[str, Any] | None:
        """Return what one of the legal actions does, whoever chooses it; None where there is nothing sure to say."""
        assert isinstance(state, Board)
        player = self.player(0)
        player.choose(state, state.codes())
        return player.players[state.side].account(state, code)

    def player(self, seed: int, whim: float = 0.0) -> Playing:
        """Return the planner's mind for both sides; noise makes it value things otherwise."""
        return Playing([Mind(2 * seed + side, TUNED.width + 0.9 * whim) for side in (NAT, REP)])
