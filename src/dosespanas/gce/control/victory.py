"""Republican Morale and how the game is won (chapter 4, 17.2)."""

from dosespanas.gce.board.hexes import neighbours
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.stages import OVER
from dosespanas.gce.board.state import FRESH, Board, hex_term, hex_terms
from dosespanas.gce.supply import known_supply, sources
from dosespanas.kernel.shapes import Args
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.kernel.state import Holding


def change_morale(b: Board, change: int, reason: str, rule: str, hex_: int = -1) -> None:
    """4.1-c: change Republican Morale at once; `reason` is a message key, `hex_` the hex it was changed by.

    A96: the true number is kept beyond 0 and 99. Where Morale decides nothing the change is not told.
    """
    b.morale += change
    if not by_morale(b):
        return
    details: dict[str, object] = {"change": change, "morale": b.morale, "reason": reason}
    if hex_ >= 0:
        details["hex"] = hex_term(hex_)
    b.tell("morale", rule, NOBODY, details, [])


def by_morale(b: Board) -> bool:
    """4.1-a, 17.2-a: tell whether Morale decides anything in the scenario in play."""
    return "morale_at_most" in b.data.victory


def madrid_fallen(b: Board) -> bool:
    """4.2-a, A10: end the game if a supplied Nationalist unit stands in Madrid early enough; tell whether it did."""
    if b.turn > b.data.victory["madrid_until"] or b.owner[MADRID] != NAT:
        return False
    for u in b.stack(MADRID):
        if sources.supplied(b, u):
            end(b, NAT, "outcome-gce-madrid", "4.2-a")
            return True
    return False


def counts(b: Board, hex_: int) -> bool:
    """4.1-a, 4.3-a, 17.2: tell whether it matters to the end of the game who holds a hex.

    In the scenario of 1936 Morale decides nothing: there Madrid counts, and what the Nationalists held at the start.
    """
    data = b.data
    if hex_ == MADRID or by_morale(b):
        return data.morale_value[hex_] > 0
    return data.morale_value[hex_] > 0 and data.start_control[hex_] == NAT


def captured(b: Board) -> list[int]:
    """4.3-a: return the hexes of value the Nationalists held at the start and the Republicans hold now."""
    data = b.data
    return [h for h in data.land if data.morale_value[h] > 0 and data.start_control[h] == NAT and b.control[h] == REP]


def captured_value(b: Board) -> int:
    """17.2-b: return what these hexes are worth together."""
    return sum([b.data.morale_value[h] for h in captured(b)])


def decided(b: Board) -> Args:
    """4.1-a, 4.3-a, 17.2: return what decided a game that is over: places won, Morale, Madrid and what is beside it."""
    around = around_madrid(b, NAT)
    return {
        "hexes": hex_terms(captured(b)),
        "value": captured_value(b),
        "morale": b.morale,
        "turn": b.turn,
        "taken": "yes" if b.control[MADRID] == NAT else "no",
        "around": hex_terms(around),
        "count": len(around),
    }


def hinge(b: Board) -> tuple[list[int], int]:
    """4.2-a, 4.3-a, 17.2: return the hexes that a won game hinged on, and how many more of them the loser needed."""
    around = around_madrid(b, NAT)
    wanted = b.data.victory.get("madrid_neighbours", 0)
    if b.reason == "outcome-gce-madrid" or (b.reason == "outcome-gce-madrid-held" and b.control[MADRID] == NAT):
        return [MADRID], 1
    if b.reason == "outcome-gce-madrid-held":
        return around, len(around) - wanted + 1
    if b.reason == "outcome-gce-madrid-saved":
        return [h for h in sorted(neighbours(MADRID)) if h not in around], wanted - len(around)
    if b.reason in ("outcome-gce-three-hexes", "outcome-gce-three-points"):
        return captured(b), 1
    return [], 0


def holdings(b: Board) -> dict[str, Holding]:
    """4.1-a, 4.3-a, 17.2: return by term who holds each hex that counts, and the units and defence factors there."""
    places = {h: Holding(b.control[h]) for h in b.data.land if counts(b, h)}
    places |= {h: Holding(b.control[h]) for h in neighbours(MADRID)}
    for u in range(len(b.u_hex)):
        unit, place = b.data.units[u], places.get(b.u_hex[u])
        if place is not None and not unit.is_hq:
            place.units[unit.side] += 1
            place.strength[unit.side] += unit.faces[b.u_face[u]].defence
    return {hex_term(h): place for h, place in places.items()}


def check_captures(b: Board) -> None:
    """4.3-a, 17.2-b, A11: the Republicans win at once by three hexes; in the 1936 scenario by three points' worth."""
    rules = b.data.victory
    if "captured_hexes" in rules:
        if len(captured(b)) >= rules["captured_hexes"]:
            end(b, REP, "outcome-gce-three-hexes", "4.3-a")
    elif b.options.three_hexes:
        if len(captured(b)) >= rules["captured_value"]:
            end(b, REP, "outcome-gce-three-hexes", "17.2-b")
    elif captured_value(b) >= rules["captured_value"]:
        end(b, REP, "outcome-gce-three-points", "17.2-b")


def last_capture(b: Board, hex_: int) -> bool:
    """4.3-a, 17.2-b: tell whether the Republicans would win by taking one more hex."""
    rules = b.data.victory
    if "captured_hexes" in rules:
        return len(captured(b)) + 1 >= rules["captured_hexes"]
    if b.options.three_hexes:
        return len(captured(b)) + 1 >= rules["captured_value"]
    return captured_value(b) + b.data.morale_value[hex_] >= rules["captured_value"]


def won_by_taking(b: Board, side: int, hex_: int) -> str | None:
    """Return the rule by which a side wins at once that takes a hex of the enemy's (4.2-a: in supply); None: none."""
    if b.control[hex_] == side:
        return None
    if side == NAT:
        return "4.2-a" if hex_ == MADRID and b.turn <= b.data.victory["madrid_until"] else None
    if b.data.morale_value[hex_] == 0 or b.data.start_control[hex_] != NAT or not last_capture(b, hex_):
        return None
    return "4.3-a" if "captured_hexes" in b.data.victory else "17.2-b"


def madrid_neighbours(b: Board, viewer: int | None = NAT) -> int:
    """17.2-a: return how many hexes next to Madrid are held by Nationalist units that a viewer knows to be supplied."""
    return len(around_madrid(b, viewer))


def around_madrid(b: Board, viewer: int | None) -> list[int]:
    """17.2-a: return the hexes next to Madrid that are held by Nationalist units that a viewer knows to be supplied."""
    found: list[int] = []
    for h in neighbours(MADRID):
        known = [u for u in b.stack(h) if b.sees(viewer, u) or not b.has(u, FRESH)] if b.owner[h] == NAT else []
        if any(sources.supplied(b, u) for u in known) and known_supply.told(b, NAT, h, viewer):
            found.append(h)
    return sorted(found)


def check_turn(b: Board) -> None:
    """4.1, 17.2-a: the check at the end of a turn."""
    rules = b.data.victory
    if by_morale(b) and b.morale <= rules["morale_at_most"]:
        end(b, NAT, "outcome-gce-morale", "4.1-a")
    elif b.turn == b.data.last_turn:
        if "madrid_neighbours" not in rules:
            end(b, REP, "outcome-gce-resisted", "4.1-b")
        elif b.control[MADRID] == NAT or madrid_neighbours(b) >= rules["madrid_neighbours"]:
            end(b, NAT, "outcome-gce-madrid-held", "17.2-a")
        else:
            end(b, REP, "outcome-gce-madrid-saved", "17.2-a")


def end(b: Board, winner: int, reason: str, rule: str) -> None:
    """Close the game; `reason` is a message key."""
    b.close(OVER, winner, reason, rule)
