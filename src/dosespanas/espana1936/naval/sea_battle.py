"""Fights at sea, one place after another and step by step (NAV-05, NAV-24, NAV-30, NAV-43..63)."""

from dosespanas.espana1936.air import dogfight, pairing
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import PLANE, SHIP, mask_bits
from dosespanas.espana1936.board.in_progress import SeaFightInProgress
from dosespanas.espana1936.board.stages import AIM, BACK, ENGAGE, FIGHT_STEP, FIRE, NEXT_ATTACK, NEXT_FIGHT, NEXT_PHASE
from dosespanas.espana1936.board.state import ON_BLOCKADE, ON_GUNFIRE, USED, Board
from dosespanas.espana1936.naval.aiming import ask_next
from dosespanas.espana1936.naval.fleets import (
    AIR,
    AREA,
    BATTERY,
    COAST,
    CONSENT,
    DUEL,
    END,
    FIGHT_KINDS,
    GUNS,
    PAIRS,
    RETURN_FIRE,
    SALVO,
    STRIKES,
    SUBMARINES,
    battery_side,
    can_fight,
    combatants,
    line_of,
    planes_of,
    prey_of,
    raiders,
    ships_of,
    squadrons_of,
    strength,
    submarines_of,
)
from dosespanas.espana1936.naval.gunnery import apply_marks, assign_hits
from dosespanas.espana1936.naval.salvos import follow_home, roll_step
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, NOBODY, SIDE_TERMS

# --- one fight after another --------------------------------------------------------------------------


def begin(t: Board) -> None:
    """Open the naval combat phase."""
    t.stage = NEXT_FIGHT


def next_fight(t: Board) -> None:
    """NAV-05, NAV-06: areas in their order, then the coasts and ports of the map, then the port batteries."""
    for area in t.data.battle_order:
        if open_fight(t, AREA, area):
            return
    for box in mask_bits(t.data.coastal):
        if open_fight(t, COAST, box):
            return
    for box in t.data.battery_boxes:
        if open_fight(t, BATTERY, box):
            return
    note_blockades(t)
    t.stage = NEXT_PHASE


def open_fight(t: Board, kind: int, place: int) -> bool:
    """NAV-44, AMB-65: open a fight at a place if it is due and has not been; True if it has been opened."""
    done = 1 if kind == BATTERY else 0
    if t.fights_done[done] >> place & 1:
        return False
    t.fight = SeaFightInProgress(t.fight)
    t.fight.place = place
    t.fight.kind = kind
    if kind == BATTERY:
        due = bool(combatants(t, 1 - battery_side(t, place)))
    else:
        due = bool(combatants(t, 0)) and bool(combatants(t, 1)) and can_fight(t)
    if not due:
        t.fight.place = -1
        return False
    t.fights_done[done] |= 1 << place
    t.fight.step = CONSENT if kind == AREA else GUNS if kind == BATTERY else AIR
    t.fight.lead = NOBODY
    if kind == AREA:
        t.side = NAT
        t.stage = ENGAGE
        return True
    announce(t)
    t.stage = FIGHT_STEP
    return True


def announce(t: Board) -> None:
    """Say that a fight begins."""
    details: dict[str, object] = {"place": t.data.place_terms[t.fight.place], "kind": FIGHT_KINDS[t.fight.kind]}
    rule = {AREA: "NAV-43", COAST: "AMB-65", BATTERY: "NAV-35"}[t.fight.kind]
    t.tell("sea-battle", rule, NOBODY, details, [])


def coast_fight_due(t: Board, box: int) -> bool:
    """NAV-24, AMB-42, AMB-65: before the first attack of a ground battle, ships of both sides fight; True if so.

    Planes over the port join in; where ships of one side only are there, they wait for the naval phase (NAV-06).
    """
    if not t.options.naval:
        return False
    if any(all(t.data.piece_kinds[p] != SHIP for p in sea.off_coast(t, s, box)) for s in (0, 1)):
        return False
    if not open_fight(t, COAST, box):
        return False
    t.fight.lead = 1 - t.battle.side
    return True


def close(t: Board) -> None:
    """The fight is over; everybody unharmed stays (NAV-53)."""
    fight = t.fight
    fight.place = -1
    fight.lead = NOBODY
    fight.aims = []
    fight.backing = []
    if t.pairing.pairs:
        t.pairing.pairs = []
    t.stage = NEXT_ATTACK if t.battle.box >= 0 else NEXT_FIGHT


# --- consent (NAV-43, AMB-38) -------------------------------------------------------------------------


def codes_engage(t: Board) -> list[int]:
    """Fight for the area, or leave it."""
    return [n.make(n.ENGAGE, 0), n.make(n.WITHDRAW, 0)]


def take_engage(t: Board, code: int) -> None:
    """The Nationalist side is asked first; who declines goes home and the other keeps the area."""
    if n.kind_of(code) == n.ENGAGE:
        if t.side == NAT:
            t.side = 1 - NAT
            return
        announce(t)
        t.fight.step = AIR
        t.stage = FIGHT_STEP
        return
    details: dict[str, object] = {"side": SIDE_TERMS[t.side], "place": t.data.place_terms[t.fight.place]}
    t.tell("sea-declined", "NAV-43", t.side, details, [])
    for p in combatants(t, t.side):
        if t.data.piece_kinds[p] == PLANE:
            sea.plane_home(t, p, "NAV-43")
        else:
            sea.ship_home(t, p, False)
    close(t)


def why_not_engage(t: Board, code: int) -> Refusal | None:
    """A fight for an area is answered by fighting or leaving, nothing else."""
    return None


# --- step by step -------------------------------------------------------------------------------------


def next_step(t: Board) -> None:
    """NAV-46: go on with the step in hand; each sets what follows."""
    step = t.fight.step
    if step == AIR:
        open_air(t)
    elif step == STRIKES:
        open_strikes(t)
    elif step == SUBMARINES:
        open_submarine(t)
    elif step == PAIRS:
        open_pairs(t)
    elif step == END:
        close(t)
    else:
        t.stage = FIRE


def leader(t: Board, groups: list[list[int]]) -> int:
    """NAV-47, NAV-49, AMB-36: the side with more units makes the pairs; on a tie the stronger, then the Nationalist."""
    if t.fight.lead != NOBODY:
        return t.fight.lead
    weight = [(len(group), sum(strength(t, p) for p in group)) for group in groups]
    return 1 if weight[1] > weight[0] else 0


def open_air(t: Board) -> None:
    """NAV-47: planes of both sides meet one against one."""
    groups = [planes_of(t, 0), planes_of(t, 1)]
    if groups[0] and groups[1]:
        pairing.ask(t, leader(t, groups), groups)
    else:
        t.fight.step = STRIKES


def open_strikes(t: Board) -> None:
    """NAV-48, NAV-60: planes left over attack ships: all together if they are alone, else each its own target."""
    fight = t.fight
    fight.aims = []
    fight.queue = []
    if raiders(t) < 0:
        for side in (0, 1):
            if ships_of(t, 1 - side):
                fight.queue += planes_of(t, side)
    t.stage = AIM if fight.queue else FIRE
    ask_next(t)


def open_submarine(t: Board) -> None:
    """NAV-57, AMB-48: the submarines fire one after another, each at a ship of its owner's choice."""
    t.fight.aims = []
    for p in submarines_of(t, 0) + submarines_of(t, 1):
        side = t.data.piece_sides[p]
        if not t.p_flags[p] & USED and prey_of(t, side):
            t.fight.queue = [p]
            t.stage = AIM
            ask_next(t)
            return
    t.fight.step = PAIRS


def open_pairs(t: Board) -> None:
    """NAV-49: the ships of both sides are paired."""
    groups = [line_of(t, 0), line_of(t, 1)]
    if groups[0] and groups[1]:
        pairing.ask(t, leader(t, groups), groups)
    else:
        t.fight.step = END


def paired(t: Board) -> None:
    """Forced step: what follows when all pairs are made."""
    if t.fight.place < 0:
        dogfight.fight(t)
    elif t.fight.step == AIR:
        t.fight.step = STRIKES
        dogfight.fight(t)
    else:
        t.fight.step = SALVO
        ask_backing(t)


def ask_backing(t: Board) -> None:
    """NAV-49, NAV-54: ships left over and squadrons may support a ship; gunfire ships left over do not (NAV-24)."""
    fight = t.fight
    fight.queue = []
    for side in (0, 1):
        fight.queue += [p for p in line_of(t, side) if p not in t.pairing.pairs and t.p_mission[p] != ON_GUNFIRE]
        fight.queue += squadrons_of(t, side)
    t.stage = BACK if fight.queue else FIRE
    ask_next(t)


# --- fire ---------------------------------------------------------------------------------------------


def open_fire(t: Board) -> None:
    """Forced step: roll the step in hand, once; assign the hits; then all take effect and the next step follows.

    A choice of who takes a hit leads back here, with hits already noted: then nobody rolls again.
    NAV-58: the target of a submarine answers if it was neither hit nor sent home.
    """
    fight = t.fight
    if not fight.pending and not fight.marks:
        roll_step(t)
    if assign_hits(t):
        return
    spared = not fight.marks
    apply_marks(t)
    follow_home(t)
    if fight.step == STRIKES:
        fight.aims = []
        fight.step = SUBMARINES
    elif fight.step == DUEL and spared:
        fight.step = RETURN_FIRE
    elif fight.step in (DUEL, RETURN_FIRE):
        t.p_flags[fight.aims[0]] |= USED
        fight.step = SUBMARINES
    else:
        fight.step = END
    t.stage = FIGHT_STEP


# --- ports --------------------------------------------------------------------------------------------


def note_blockades(t: Board) -> None:
    """NAV-31, NAV-33: a port where a blockader is left receives nothing by card of the other side.

    NAV-56: whoever blockades will do, a squadron or submarines alone too.
    """
    for side in (0, 1):
        ports = 0
        for box in mask_bits(t.sea_ports() & t.presence(side)):
            if sea.with_mission(t, 1 - side, box, ON_BLOCKADE):
                ports |= 1 << box
                details: dict[str, object] = {"box": t.data.box_terms[box], "side": SIDE_TERMS[side]}
                t.tell("port-blockaded", "NAV-31", side, details, [])
        t.blockaded[side] = ports
