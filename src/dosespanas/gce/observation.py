"""What a side may know, as JSON: the fields are listed in `docs/contract.md`."""

from typing import Final

from dosespanas.gce import views
from dosespanas.gce.administration import arrivals, income
from dosespanas.gce.board import notation, schedule, stages
from dosespanas.gce.board.attack_in_progress import NO_DIE
from dosespanas.gce.board.data import COLUMN_ZOC, FULL_ZOC
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.state import (
    ALCAZAR_NAMES,
    FOUGHT,
    LINE_NAMES,
    MOVED,
    NORTH,
    PLACE_NAMES,
    STRATEGIC,
    USED,
    Board,
    hex_term,
)
from dosespanas.gce.choices import PHASES
from dosespanas.gce.combat import losses, odds
from dosespanas.gce.control import victory
from dosespanas.gce.events import desertion
from dosespanas.gce.movement import duty_obligations
from dosespanas.gce.shapes import (
    Assault,
    AssaultStep,
    Cup,
    GceObservation,
    InHand,
    MoveQuota,
    Pools,
    Stack,
    Unit,
    Zoc,
)
from dosespanas.gce.state_residue import detail
from dosespanas.gce.supply import sources
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.grids import Grid, filled
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.shapes import Args
from dosespanas.kernel.side import NAT, NOBODY, REP, SIDE_NAMES, SIDE_TERMS, side_name

ZOC_NAMES: Final[dict[int, Zoc]] = {0: "none", COLUMN_ZOC: "column", FULL_ZOC: "full"}

BATTLE_STEPS: Final[dict[int, AssaultStep]] = {
    stages.JOIN: "join",
    stages.SUPPORT: "support",
    stages.TRAIN: "train",
    stages.AIR: "air",
    stages.NAVAL: "naval",
    stages.CHIT: "chit",
    stages.LOSE: "losses",
    stages.ADVANCE: "advance",
    stages.ADVANCE_TO: "advance",
}


def observe(b: Board, viewer: int | None, choice: int, cache: ObservationCache | None = None) -> GceObservation:
    """Return all that may leave for a side (0, 1) or a spectator (None); with what it was shown last in a `cache`."""
    if cache is None:
        cache = ObservationCache()
    cache.begin(viewer, b.data, b.options)
    key, rule = PHASES.prompts[b.stage]
    args = prompt_args(b, viewer)
    if b.ended:
        rule = b.end_rule
    elif chit_asks(b):
        rule = b.data.chits[b.cups.chit].rule
    elif b.stage == stages.LOSE:
        extra = losses.extra_chit(b, losses.losing(b))
        rule = b.data.chits[extra].rule if extra >= 0 else rule
    elif b.stage in (stages.MOVE, stages.ATTACK, stages.JOIN):
        due = compelled(b) if viewer == b.side else None
        args["due"] = "none" if due is None else due.key
        if due is not None:
            rule = due.rule
            args.update(due.details)
    steps = [step for step in range(stages.END + 1) if shown(b, step)]
    return {
        "game": "gce",
        "data": b.data.digest,
        "scenario": b.data.scenario,
        "options": dict(b.options.given),
        "viewer": None if viewer is None else SIDE_NAMES[viewer],
        "choice": choice,
        "turn": b.turn,
        "year": b.data.months[b.turn],
        "phase": stages.STEPS[b.step_no].phase,
        "phase_side": side_name(stages.STEPS[b.step_no].side),
        "stations": [stages.STEPS[step].phase for step in steps],
        "station": steps.index(b.step_no),
        "actor": None if b.ended else side_name(b.side),
        "curtain": None if viewer is None else b.curtain(),
        "prompt": {"key": key, "args": args, "rule": rule},
        "outcome": b.ending(),
        "control": {"nationalist": held(b, NAT), "republican": held(b, REP)},
        "units": cache.rows("units").show(unit_rows(b, viewer), lambda u, row: unit_view(b, u, row), listed),
        "stacks": cache.rows("stacks").show(
            stack_rows(b), lambda i, row: stack_view(b, row), lambda views: by_hex(b, views)
        ),
        "morale": b.morale,
        "points": pools(b.points),
        "points_next": pools(income.next_turn(b)),
        "soviet_points": b.soviet,
        "chits": {"nationalist": chits(b, NAT, viewer), "republican": chits(b, REP, viewer)},
        "duties": [
            {
                "side": SIDE_NAMES[duty.side],
                "rule": duty.rule,
                "key": duty.key,
                "args": duty.details,
                "units": [b.data.units[u].name for u in duty.units],
            }
            for duty in duty_obligations.current(b, viewer)
        ],
        "rail": {"nationalist": rail(b, NAT), "republican": rail(b, REP), "northern": rail(b, NORTH)},
        "sea": {"nationalist": sea(b, NAT), "republican": sea(b, REP)},
        "lines": {line.name: LINE_NAMES[b.lines[i]] for i, line in enumerate(b.data.lines)},
        "destroyed": [hex_name(h) for h in b.destroyed],
        "alcazar": ALCAZAR_NAMES[b.alcazar],
        "naval": {"nationalist": naval_left(b, NAT), "republican": naval_left(b, REP)},
        "declared": {"mobilisation": b.mobilised > 0, "biberon": b.biberon > 0, "evacuation": b.evacuation > 0},
        "victory": {
            "morale_at_most": b.data.victory["morale_at_most"] if victory.by_morale(b) else None,
            "captured": [hex_name(h) for h in victory.captured(b)],
            "value": sum(b.data.morale_value[h] for h in victory.captured(b)),
            "madrid_neighbours": victory.madrid_neighbours(b, viewer),
        },
        "selected": selected(b, viewer),
        "losses": {"nationalist": b.fight.left[NAT], "republican": b.fight.left[REP]},
        "battle": battle(b, viewer),
        "detail": detail(b, viewer),
    }


def held(b: Board, side: int) -> list[str]:
    """Return the hexes a side controls."""
    return [hex_name(h) for h in b.data.land if b.control[h] == side]


def pools(points: list[int]) -> Pools:
    """Return resource points by their pools."""
    nationalist, republican, northern, italian = points
    return {"nationalist": nationalist, "republican": republican, "northern": northern, "italian": italian}


def rail(b: Board, front: int) -> MoveQuota:
    """Return how many moves by rail a front has made and may make this turn."""
    return {"used": b.rail_used[front], "limit": b.data.rail_limit[b.turn][front]}


def sea(b: Board, side: int) -> MoveQuota:
    """Return how many moves by sea a side has made and may make this turn."""
    return {"used": b.sea_used[side], "limit": b.data.sea_limit[b.turn][side]}


def shown(b: Board, step: int) -> bool:
    """Tell whether a step stands in the row of this turn; the one in hand always does."""
    if step == b.step_no:
        return True
    if b.turn == 1 and step in stages.FIRST_TURN_SKIPS:
        return False
    return step != stages.MOBILISATION


def chit_asks(b: Board) -> bool:
    """7.2-a: tell whether a chit in play asks for a unit or a place: its own rule says what becomes of it."""
    return b.stage in (stages.CHIT_PICK, stages.CHIT_TO) and b.cups.chit >= 0


def compelled(b: Board) -> Refusal | None:
    """A38, 7.33: return why an event does not let the side to choose end its movement, attacks or attack; or None."""
    if b.stage == stages.ATTACK:
        return duty_obligations.attack_due(b)
    if b.stage == stages.JOIN:
        return duty_obligations.join_refusal(b) if b.fight.attackers else None
    unrolled = duty_obligations.moods_due(b)
    if unrolled:
        return Refusal("7.33", "refusal-gce-not-roused", {"piece": b.data.units[unrolled[0]].term()})
    return duty_obligations.unmet(b)


def prompt_args(b: Board, viewer: int | None) -> Args:
    """Return the arguments of the prompt."""
    args: Args = {}
    if b.ended:
        return args
    args["side"] = SIDE_TERMS[b.side]
    hand = views.in_hand(b)
    if hand:
        args["piece"] = b.data.units[hand[0]].term() if b.sees(viewer, hand[0]) else "unit:unknown"
        args["count"] = len(hand)
    if b.fight.hex >= 0:
        args["box"] = hex_term(b.fight.hex)
    if b.stage == stages.LOSE:
        args["count"] = b.fight.left[NAT] + b.fight.left[REP] if b.fight.casado else b.fight.left[b.side]
        args["card"] = b.data.chit_term(losses.extra_chit(b, losses.losing(b)))
    if b.stage in (stages.ADVANCE, stages.ADVANCE_TO):
        args["count"] = b.fight.advance - len(b.fight.path)
    if chit_asks(b):
        args["card"] = b.data.chits[b.cups.chit].term()
        args["count"] = b.cups.left
    if b.stage == stages.DRAW:
        args["owner"] = SIDE_TERMS[b.cups.owner]
    if b.stage == stages.DESERT:
        args["last"] = "true" if desertion.is_last_offer(b) else "false"
    if b.stage == stages.REBUILD:
        args["count"] = b.points[NAT] + b.points[3] if b.side == NAT else b.points[REP] + b.points[2]
    return args


UNTOLD: Final = 0
SUPPLY: Final = [None, False, True]
"""What is told of a unit's supply, by its number in a row; UNTOLD: nothing."""

DONE: Final = MOVED | FOUGHT | USED | STRATEGIC
"""The flags of a unit that are shown."""


def unit_rows(b: Board, viewer: int | None) -> list[Grid]:
    """Return what units are shown by, in columns: hex, face, flags, supply, turn of entry, whether one is seen."""
    hexes, flags, seen = b.u_hex, b.u_flags[:], b.u_hex[:]
    supply, enters = filled(len(seen), UNTOLD), filled(len(seen), 0)
    for u in range(len(seen)):
        flags[u] &= DONE
        seen[u] = int(b.sees(viewer, u))
        if hexes[u] < 0:
            enters[u] = arrivals.turn_of(b, u)
    if viewer is not None:
        border = sources.border_supplied(b)
        for u in b.data.units_of[viewer]:
            if hexes[u] >= 0:
                supply[u] = 1 + int(sources.by_line(b, u) or u in border)
    return [hexes[:], b.u_face[:], flags, supply, enters, seen]


def unit_view(b: Board, unit: int, row: list[int]) -> Unit | None:
    """Return a unit as JSON: where it is, its face and factors, and what it has done; None if it is not seen.

    Of the board it reads nothing that changes but the row.
    """
    hex_, face_up, flags, supply, enters, seen = row
    if not seen:
        return None
    data = b.data.units[unit]
    face = data.faces[face_up]
    return {
        "id": data.name,
        "side": SIDE_NAMES[data.side],
        "where": "map" if hex_ >= 0 else PLACE_NAMES[-1 - hex_],
        "hex": hex_name(hex_) if hex_ >= 0 else None,
        "face": face_up,
        "steps": data.steps_left(face_up),
        "attack": data.air if data.is_air else face.attack,
        "defence": data.air if data.is_air else face.defence,
        "move": face.move,
        "moved": flags & MOVED != 0,
        "fought": flags & FOUGHT != 0,
        "used": flags & USED != 0,
        "strategic": flags & STRATEGIC != 0,
        "supplied": SUPPLY[supply],
        "enters": enters or None,
        "leaves": (schedule.withdrawal_turn(b, unit) or None) if hex_ >= 0 else None,
    }


def listed(views: list[Unit | None]) -> list[Unit]:
    """Return the units that are seen."""
    return [view for view in views if view is not None]


def stack_rows(b: Board) -> list[Grid]:
    """Return what is shown of the stacks, by place in `land`: owner, number of units, top unit, strongest zone."""
    land, faces, units, after = b.data.land, b.u_face, b.data.units, b.after
    owner, count, tops, zones = [filled(len(land), -1) for _ in range(4)]
    for i, h in enumerate(land):
        top = unit = b.first[h]
        if unit >= 0:
            number, zone = 0, 0
            while unit >= 0:
                number += 1
                zone = max(zone, units[unit].faces[faces[unit]].zoc)
                unit = after[unit]
            owner[i], count[i], tops[i], zones[i] = b.owner[h], number, top, zone
    return [owner, count, tops, zones]


def stack_view(b: Board, row: list[int]) -> Stack | None:
    """13.6: return a stack: whose, how many, the top unit, the strongest zone of control it exerts; None: no units."""
    side, count, top, zone = row
    if count < 0:
        return None
    return {"side": SIDE_NAMES[side], "count": count, "top": b.data.units[top].name, "zoc": ZOC_NAMES[zone]}


def by_hex(b: Board, views: list[Stack | None]) -> dict[str, Stack]:
    """Return the stacks by their hexes."""
    return {hex_name(h): view for h, view in zip(b.data.land, views, strict=True) if view is not None}


def chits(b: Board, side: int, viewer: int | None) -> Cup:
    """7.4-b: return what a side's cup holds (a number), the chits it keeps, and those played."""
    inside = 0
    for c, chit in enumerate(b.data.chits):
        if chit.side == side:
            inside += b.cups.inside[c]
    held = [b.data.chits[c].name for c in b.cups.held[side]]
    secret = b.options.hidden_chits and viewer != side and not b.ended
    return {
        "cup": inside,
        "held": None if secret else held,
        "count": len(held),
        "played": [b.data.chits[c].name for c in b.cups.played[side]],
    }


def naval_left(b: Board, side: int) -> bool:
    """13.15: tell whether a side may still give naval support this turn."""
    if side == REP and b.cups.casado > 0:
        return False
    return b.turn >= b.data.naval_from[side] and b.naval_used[side] == 0


def selected(b: Board, viewer: int | None) -> InHand | None:
    """Return the units in hand, as far as the viewer sees them; None if it sees none."""
    hand = views.in_hand(b)
    seen = [b.data.units[u].name for u in hand if b.sees(viewer, u)]
    if not seen or b.ended:
        return None
    moving = b.stage in (stages.MOVE_ON, stages.STRATEGIC_TO)
    return {
        "units": seen,
        "hex": hex_name(b.u_hex[hand[0]]) if b.u_hex[hand[0]] >= 0 else None,
        "left": points_left(b) if b.stage == stages.MOVE_ON and len(seen) == len(hand) else None,
        "march": moving and b.move.doubled,
        "strategic": notation.WORDS[b.move.how] if b.stage == stages.STRATEGIC_TO else None,
    }


def points_left(b: Board) -> int:
    """12.7: return the movement points that the group in hand still has: those of its slowest unit."""
    slowest = min([b.face(u).move for u in b.move.units])
    return max(0, (2 * slowest if b.move.doubled else slowest) - b.move.spent)


def battle(b: Board, viewer: int | None) -> Assault | None:
    """Return the attack in hand."""
    fight = b.fight
    if fight.hex < 0:
        return None
    names = [unit.name for unit in b.data.units]
    defenders = fight.defenders if fight.committed else b.stack(fight.hex)
    seen = all(b.sees(viewer, u) for u in defenders)
    return {
        "hex": hex_name(fight.hex),
        "attacker": SIDE_NAMES[fight.side],
        "casado": fight.casado,
        "step": BATTLE_STEPS.get(b.stage),
        "attackers": [names[u] for u in fight.attackers if fight.committed or b.sees(viewer, u)],
        "defenders": [names[u] for u in defenders] if fight.committed or seen else None,
        "support": {"nationalist": unit_name(b, fight.support[NAT]), "republican": unit_name(b, fight.support[REP])},
        "train": {"nationalist": unit_name(b, fight.train[NAT]), "republican": unit_name(b, fight.train[REP])},
        "air": {"nationalist": [names[u] for u in fight.air[NAT]], "republican": [names[u] for u in fight.air[REP]]},
        "naval": {"nationalist": fight.naval[NAT], "republican": fight.naval[REP]},
        "chits": {"nationalist": chit_names(b, fight.chits[NAT]), "republican": chit_names(b, fight.chits[REP])},
        "sum": odds.summary(b, viewer),
        "die": None if fight.die == NO_DIE else fight.die,
        "modified": None if fight.modified == NO_DIE else fight.modified,
        "result": None if fight.die == NO_DIE else {"attacker": fight.result[0], "defender": fight.result[1]},
        "advance": fight.advance,
    }


def chit_names(b: Board, played: list[int]) -> list[str]:
    """Return the ids of chits."""
    return [b.data.chits[c].name for c in played]


def unit_name(b: Board, unit: int) -> str | None:
    """Return a unit's id, None for -1."""
    return b.data.units[unit].name if unit > NOBODY else None
