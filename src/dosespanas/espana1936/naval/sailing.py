"""Where ships and planes are sent: ship assignment and planes at sea (NAV-11..20)."""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import ALL_BOXES, SHIP, mask_bits
from dosespanas.espana1936.board.stages import NEXT_PHASE, OFFENSIVE_SHIPS, SAIL, SAIL_TO
from dosespanas.espana1936.board.state import DAMAGED, MOVED, ON_BLOCKADE, ON_GUARD, ON_GUNFIRE, ON_PATROL, Board
from dosespanas.kernel.action import Refusal

MISSION_OF = {n.TO: 0, n.GUNFIRE: ON_GUNFIRE, n.BLOCKADE: ON_BLOCKADE, n.PROTECT: ON_GUARD, n.PATROL: ON_PATROL}
WORD_OF = {n.TO: "area", n.GUNFIRE: "gunfire", n.BLOCKADE: "blockade", n.PROTECT: "protect", n.PATROL: "patrol"}


# --- what is allowed ----------------------------------------------------------------------------------


def area_closed(t: Board, side: int, area: int) -> bool:
    """NAV-14, AMB-35: an area a side may not enter while it holds none of the ports that open it."""
    i = area - t.data.areas[0]
    needs = t.data.area_needs[i]
    return needs != ALL_BOXES and t.data.area_needs_side[i] == side and not t.friendly(side) & needs


def mission_refusal(t: Board, side: int, piece: int, kind: int, place: int) -> tuple[str, str]:
    """Return ("", "") if a ship or plane may have this mission at a place, else (rule, message key).

    NAV-16: area, gunfire, blockade or protection; NAV-21: gunfire on any coast; NAV-23: never by submarines;
    AMB-65: these may lie off any coast for the fight between ships there, and only they, for others have guns.
    NAV-28: blockade where the other side has something; NAV-29: protection where one's own side has.
    NAV-34: a base is no box, so nobody blockades the ships in it.
    """
    data = t.data
    if kind == n.TO:
        if not sea.is_area(t, place):
            return "NAV-11", "refusal-not-offered"
        if area_closed(t, side, place):
            return "NAV-14", "refusal-cantabrico"
        return "", ""
    if place >= data.box_count:
        return "NAV-28", "refusal-not-port"
    bit = 1 << place
    if kind == n.GUNFIRE:
        if not (data.coastal & ~data.overseas) & bit:
            return "NAV-21", "refusal-not-coastal"
        if data.ship_classes[piece] == "submarine":
            return "NAV-23", "refusal-submarine-gunfire"
    elif kind == n.PATROL:
        if not data.coastal & bit:
            return "NAV-21", "refusal-not-coastal"
        if data.ship_classes[piece] != "submarine":
            return "AMB-65", "refusal-patrol-submarines"
    elif not t.sea_ports() & bit:
        return "NAV-28", "refusal-not-port"
    elif kind == n.BLOCKADE and not t.presence(1 - side) & bit:
        return "NAV-28", "refusal-port-friendly"
    elif kind == n.PROTECT and not t.presence(side) & bit:
        return "NAV-29", "refusal-port-enemy"
    return "", ""


def ship_codes(t: Board, ship: int) -> list[int]:
    """NAV-11: everywhere a ship may be sent from where it is; no limit on how many (NAV-13)."""
    side = t.data.piece_sides[ship]
    found: list[int] = []
    for kind, places in (
        (n.TO, t.data.areas),
        (n.GUNFIRE, mask_bits(t.data.coastal)),
        (n.BLOCKADE, mask_bits(t.sea_ports())),
        (n.PROTECT, mask_bits(t.sea_ports())),
        (n.PATROL, mask_bits(t.data.coastal)),
    ):
        for place in places:
            stays = t.p_box[ship] == place and t.p_mission[ship] == MISSION_OF[kind]
            if not stays and not mission_refusal(t, side, ship, kind, place)[0]:
                found.append(n.make(kind, place))
    return found


def plane_refusal(t: Board, side: int, plane: int, kind: int, place: int) -> tuple[str, str]:
    """Return ("", "") if a plane may be sent to an area or port, else (rule, message key).

    NAV-17: two of a side at a place; NAV-18: an own box near; NAV-19: not everywhere; NAV-20: not on turn 1;
    BRD-14: never without the naval war.
    AMB-32: the two are counted by place.
    """
    if not t.options.naval:
        return "BRD-14", "refusal-not-offered"
    if kind in (n.GUNFIRE, n.PATROL):
        return "NAV-26", "refusal-not-offered"
    rule, key = mission_refusal(t, side, plane, kind, place)
    if rule:
        return rule, key
    if sea.is_area(t, place) and not t.data.area_planes[place - t.data.areas[0]]:
        return "NAV-19", "refusal-no-planes-here"
    if t.turn == 1 and not (kind == n.TO and t.p_origin[plane] == place):
        return "NAV-20", "refusal-first-turn-sea"
    if not t.data.air_reach[place] & t.friendly(side):
        return "NAV-18", "refusal-too-far-from-land"
    there = [p for p in sea.on_duty(t, side, place) if p != plane and t.data.piece_kinds[p] != SHIP]
    if len(there) >= t.data.sea_planes:
        return "NAV-17", "refusal-too-many-planes"
    return "", ""


def plane_codes(t: Board, side: int, plane: int) -> list[int]:
    """NAV-17: the areas and ports a plane may be sent to in its side's movement.

    AMB-34: it is asked here, not in the naval phase.
    """
    if not t.options.naval:
        return []  # BRD-14, without asking every place
    if t.turn == 1:
        origin = t.p_origin[plane]
        stays = origin >= t.data.box_count and not plane_refusal(t, side, plane, n.TO, origin)[0]
        return [n.make(n.TO, origin)] if stays else []
    found: list[int] = []
    ports = mask_bits(t.sea_ports())
    for kind, places in ((n.TO, t.data.areas), (n.BLOCKADE, ports), (n.PROTECT, ports)):
        found += [n.make(kind, p) for p in places if not plane_refusal(t, side, plane, kind, p)[0]]
    return found


# --- ship assignment ----------------------------------------------------------------------------------


def begin(t: Board, side: int) -> None:
    """Open a side's assignment of ships, if it has any to send (NAV-11)."""
    t.side = side
    t.selected = -1
    for p in t.data.pieces_of[side][SHIP]:
        if t.moved_before >> len(t.t_box) + p & 1:
            t.p_flags[p] |= MOVED
    t.stage = SAIL
    if len(codes_sail(t)) == 1:
        finish(t)


def finish(t: Board) -> None:
    """Close a side's assignment; CRD-OFF: no ship sails twice, so note who has sailed in an offensive."""
    for p in t.data.pieces_of[t.side][SHIP]:
        if t.step_no == OFFENSIVE_SHIPS and t.p_flags[p] & MOVED:
            t.moved_before |= 1 << len(t.t_box) + p
        t.p_flags[p] &= ~MOVED
    t.stage = NEXT_PHASE


def afloat(t: Board, ship: int) -> bool:
    """Tell whether a ship is in play and fit for a mission (NAV-12)."""
    return t.p_box[ship] >= 0 and not t.p_flags[ship] & DAMAGED


def codes_sail(t: Board) -> list[int]:
    """Choose an undamaged ship that has not been sent yet, or be done."""
    found = [n.make(n.ASSIGN, p) for p in t.data.pieces_of[t.side][SHIP] if afloat(t, p) and not t.p_flags[p] & MOVED]
    return sorted([*found, n.make(n.DONE, 0)])


def take_sail(t: Board, code: int) -> None:
    """Take a ship in hand, or close the phase; ships not sent stay where they are with their mission."""
    if n.kind_of(code) == n.DONE:
        finish(t)
        return
    t.selected = len(t.t_box) + n.payload_of(code)
    t.stage = SAIL_TO


def codes_sail_to(t: Board) -> list[int]:
    """Choose the ship's place and mission."""
    return sorted(ship_codes(t, t.selected - len(t.t_box)))


def take_sail_to(t: Board, code: int) -> None:
    """Send it."""
    ship = t.selected - len(t.t_box)
    dispatch(t, ship, code)
    t.p_flags[ship] |= MOVED
    t.selected = -1
    t.stage = SAIL


def dispatch(t: Board, piece: int, code: int) -> None:
    """Send a ship or plane on its mission and say so.

    AMB-45: the mission is declared with it, to both sides.
    """
    kind = n.kind_of(code)
    place = n.payload_of(code)
    sea.send(t, piece, place, MISSION_OF[kind])
    details: dict[str, object] = {
        "piece": t.data.piece_terms[piece],
        "to": t.data.place_terms[place],
        "mission": WORD_OF[kind],
    }
    rule = "NAV-11" if t.data.piece_kinds[piece] == SHIP else "NAV-17"
    t.tell("sailed", rule, t.data.piece_sides[piece], details, [t.data.piece_names[piece]])


# --- why not ------------------------------------------------------------------------------------------


def why_not_sail(t: Board, code: int) -> Refusal | None:
    """Explain why a ship may not be sent."""
    if n.kind_of(code) != n.ASSIGN:
        return None
    ship = n.payload_of(code)
    details: dict[str, object] = {"piece": t.data.piece_terms[ship]}
    if t.data.piece_kinds[ship] != SHIP:
        return Refusal("NAV-11", "refusal-not-offered", details)
    if t.data.piece_sides[ship] != t.side:
        return Refusal("NAV-11", "refusal-not-yours", details)
    if t.p_box[ship] < 0:
        return Refusal("NAV-03", "refusal-not-on-map", details)
    if t.p_flags[ship] & DAMAGED:
        return Refusal("NAV-12", "refusal-damaged-ship", details)
    return Refusal("NAV-16", "refusal-already-sailed", details)


def why_not_sail_to(t: Board, code: int) -> Refusal | None:
    """Explain why the ship in hand may not be sent on a mission."""
    kind = n.kind_of(code)
    if kind not in MISSION_OF:
        return None
    place = n.payload_of(code)
    ship = t.selected - len(t.t_box)
    details: dict[str, object] = {"piece": t.data.piece_terms[ship], "box": t.data.place_terms[place]}
    rule, key = mission_refusal(t, t.side, ship, kind, place)
    return Refusal(rule or "NAV-16", key or "refusal-already-there", details)


def why_not_plane(t: Board, code: int, plane: int) -> Refusal:
    """Explain why a plane may not be sent to sea."""
    place = n.payload_of(code)
    details: dict[str, object] = {"piece": t.data.piece_terms[plane], "box": t.data.place_terms[place]}
    rule, key = plane_refusal(t, t.data.piece_sides[plane], plane, n.kind_of(code), place)
    return Refusal(rule or "NAV-17", key or "refusal-not-offered", details)
