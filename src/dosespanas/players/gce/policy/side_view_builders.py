"""Two ways to a `SideView`: from an observation, all that a player gets, and from a board, for trials and tuning."""

from collections.abc import Sequence
from typing import Final

from dosespanas.gce.board import notation
from dosespanas.gce.board.data import COLUMN_ZOC, FRONTS, FULL_ZOC, NO_ZOC, POOLS, Data
from dosespanas.gce.board.hexes import OFF, parse_hex
from dosespanas.gce.board.landmarks import MADRID, TOLEDO
from dosespanas.gce.board.notation import STAY, STEP, TO, WORDS
from dosespanas.gce.board.state import AIR, CANCELLED, FOUGHT, INTACT, MOVED, PLACE_NAMES, USED, Board
from dosespanas.gce.combat import modifiers, resolution
from dosespanas.gce.movement import duty_obligations
from dosespanas.gce.shapes import GceObservation, Unit
from dosespanas.gce.views import in_hand
from dosespanas.kernel.shapes import LegalAction
from dosespanas.kernel.side import NAT, REP, SIDE_NAMES
from dosespanas.players.gce.policy.side_view import SideView

ZOCS: Final = {"none": NO_ZOC, "column": COLUMN_ZOC, "full": FULL_ZOC}

VERBS: Final = {word.split(" ")[0]: kind for kind, word in reversed(list(enumerate(WORDS)))}
"""By verb: the first kind of action that has it."""

KINDS: Final = [VERBS[word.split(" ")[0]] for word in WORDS]
"""By kind of action: the one it is read as."""


ERRANDS: Final = {"7.22-a": MADRID, "7.34-a": TOLEDO}
"""By rule of a duty: where it is done."""


class LegalOption:
    """A legal action as the opponent reads it: kind, unit and hex, -1 for none."""

    def __init__(self, kind: int, unit: int, hex_: int) -> None:
        self.kind = kind
        self.unit = unit
        self.hex = hex_


# --- from an observation ------------------------------------------------------------------------------


def from_observation(data: Data, seen: GceObservation, side: int) -> SideView:
    """Return what an observation shows a side."""
    s = SideView(data, side)
    s.turn = seen["turn"]
    s.phase = seen["phase"]
    s.morale = seen["morale"]
    s.three_hexes = bool(seen["options"].get("three_hexes", False))
    s.points = [seen["points"][pool] for pool in POOLS]
    for owner, name in enumerate(SIDE_NAMES):
        for text in seen["control"][name]:
            s.control[parse_hex(text)] = owner
    for row in seen["units"]:
        _read_unit(s, row)
    for i, line in enumerate(data.lines):
        state = seen["lines"].get(line.name)
        s.intact[i] = state in ("intact", "cancelled")
        s.walls[i] = 0 if state == "cancelled" else line.factor
    s.destroyed = [parse_hex(text) for text in seen["destroyed"]]
    s.rail_left = [seen["rail"][name]["limit"] - seen["rail"][name]["used"] for name in FRONTS]
    index = {name: u for u, name in enumerate(s.names)}
    if seen["selected"] is not None:
        s.hand = [index[name] for name in seen["selected"]["units"]]
    own = SIDE_NAMES[side]
    for duty in seen["duties"]:
        if duty["side"] == own:
            _read_duty(s, duty["rule"], [index[name] for name in duty["units"]])
    battle = seen["battle"]
    if battle is not None:
        s.battle.hex = parse_hex(battle["hex"])
        s.battle.attacker = SIDE_NAMES.index(battle["attacker"])
        s.battle.attackers = [index[name] for name in battle["attackers"]]
        s.battle.flown = [[index[name] for name in battle["air"][SIDE_NAMES[i]]] for i in (NAT, REP)]
        total = battle["sum"]
        if total is not None:
            s.battle.attack = total["attack"] or 0
            s.battle.defence = total["defence"] or 0
            s.battle.shift = sum(row["value"] for row in total["shifts"])
            s.battle.drm = sum(row["value"] for row in total["drms"])
    stacks: list[tuple[int, int, int, int]] = []
    for place, stack in seen["stacks"].items():
        stacks.append((parse_hex(place), SIDE_NAMES.index(stack["side"]), stack["count"], ZOCS[stack["zoc"]]))
    s.finish(stacks)
    return s


def _read_duty(s: SideView, rule: str, units: list[int]) -> None:
    """Enter of whom a duty still asks something, and where it is done."""
    s.due += units
    if units and s.errand == OFF:
        s.errand = ERRANDS.get(rule, OFF)


def _read_unit(s: SideView, row: Unit) -> None:
    """Enter a unit of an observation."""
    u = s.data.unit_index.get(row["id"], -1)
    if u < 0:
        u = s.add_unit(row["id"], SIDE_NAMES.index(row["side"]))
    where, here = row["where"], row["hex"]
    if where != "map":
        s.u_hex[u] = -1 - PLACE_NAMES.index(where)
    elif here is not None:
        s.u_hex[u] = parse_hex(here)
    s.u_face[u] = row["face"] if u < len(s.data.units) else 0
    s.u_attack[u] = row["attack"]
    s.u_defence[u] = row["defence"]
    s.u_move[u] = row["move"]
    s.u_steps[u] = row["steps"]
    s.u_moved[u] = row["moved"]
    s.u_fought[u] = row["fought"]
    s.u_used[u] = row["used"]
    if row["where"] == "air" and not row["used"]:
        s.air[s.u_side[u]].append(u)


def options_of(s: SideView, legal: Sequence[LegalAction]) -> list[LegalOption]:
    """Return the legal actions of a choice."""
    index = {name: u for u, name in enumerate(s.names)}
    found: list[LegalOption] = []
    for view in legal:
        pieces: list[str] = view["pieces"]
        unit = index.get(pieces[0], -1) if pieces else -1
        box: str | None = view["box"]
        found.append(LegalOption(VERBS[view["verb"]], unit, -1 if box is None else parse_hex(box)))
    return found


# --- from a board -------------------------------------------------------------------------------------


def from_board(b: Board, side: int) -> SideView:
    """Return what a side sees of a board: no more than its observation shows."""
    data = b.data
    s = SideView(data, side)
    s.turn = b.turn
    s.phase = str(b.step_no)
    s.morale = b.morale
    s.three_hexes = b.options.three_hexes
    s.points = b.points[:]
    s.control = b.control[:]
    for u, unit in enumerate(data.units):
        if unit.side != side and b.covered(u):
            continue
        face = unit.faces[b.u_face[u]]
        flags = b.u_flags[u]
        s.u_hex[u] = b.u_hex[u]
        s.u_face[u] = b.u_face[u]
        s.u_attack[u] = unit.air if unit.is_air else face.attack
        s.u_defence[u] = unit.air if unit.is_air else face.defence
        s.u_move[u] = face.move
        s.u_steps[u] = b.steps(u)
        s.u_moved[u] = flags & MOVED != 0
        s.u_fought[u] = flags & FOUGHT != 0
        s.u_used[u] = flags & USED != 0
        if b.u_hex[u] == AIR and not s.u_used[u]:
            s.air[unit.side].append(u)
    for i in range(len(data.lines)):
        s.intact[i] = b.lines[i] in (INTACT, CANCELLED)
        s.walls[i] = 0 if b.lines[i] == CANCELLED else data.lines[i].factor
    s.destroyed = b.destroyed[:]
    s.rail_left = [data.rail_limit[b.turn][front] - b.rail_used[front] for front in range(len(FRONTS))]
    s.hand = [u for u in in_hand(b) if b.sees(side, u)]
    for duty in duty_obligations.current(b, side):
        if duty.side == side:
            _read_duty(s, duty.rule, duty.units)
    if b.fight.hex >= 0:
        _read_battle(b, s)
    stacks: list[tuple[int, int, int, int]] = []
    for h in data.land:
        if b.first[h] >= 0:
            number = 0
            zoc = NO_ZOC
            u = b.first[h]
            while u >= 0:
                number += 1
                mine = data.units[u].faces[b.u_face[u]].zoc
                if mine > zoc:
                    zoc = mine
                u = b.after[u]
            stacks.append((h, b.owner[h], number, zoc))
    s.finish(stacks)
    return s


def _read_battle(b: Board, s: SideView) -> None:
    """Enter the attack in hand; what it comes to is known once it is committed."""
    f = b.fight
    s.battle.hex = f.hex
    s.battle.attacker = f.side
    s.battle.attackers = [u for u in f.attackers if f.committed or b.sees(s.side, u)]
    s.battle.flown = [f.air[NAT][:], f.air[REP][:]]
    if not f.committed:
        return
    if f.die >= 0:
        s.battle.attack, s.battle.defence = f.attack, f.defence
        s.battle.shift, s.battle.drm = modifiers.total(f.shifts), modifiers.total(f.drms)
        return
    s.battle.attack = resolution.attack_total(b, f)
    s.battle.defence = resolution.defence_total(b, f)
    s.battle.shift = modifiers.total(modifiers.shifts(b, f))
    s.battle.drm = modifiers.total(modifiers.drms(b, f))


def options_of_codes(b: Board, codes: list[int]) -> list[LegalOption]:
    """Return the legal actions of a choice on a board, as their views would give them."""
    hand = in_hand(b)
    held = hand[0] if hand else -1
    return [_option(b, code, held) for code in codes]


def _option(b: Board, code: int, held: int) -> LegalOption:
    """Return a legal action; `held`: the first unit in hand, -1 for none."""
    kind = notation.kind_of(code)
    payload = notation.payload_of(code)
    unit, hex_ = -1, -1
    if kind in notation.HEX_KINDS:
        hex_ = payload
    elif kind in notation.PAIR_KINDS:
        unit, hex_ = notation.unit_of(code), notation.hex_of(code)
    elif kind in notation.PURSE_KINDS:
        unit = notation.unit_of(code)
        hex_ = max(-1, b.u_hex[unit])
    elif notation.is_unit_kind(kind):
        unit = payload
        hex_ = max(-1, b.u_hex[unit])
    if kind in (TO, STEP, STAY):
        unit = held
    return LegalOption(KINDS[kind], unit, hex_)
