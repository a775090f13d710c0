"""The choices of the naval war: who sails where, whether to fight, whom to meet, aim at, support or give up (NAV)."""

from typing import Any

from dosespanas.espana1936.odds.attack_odds import air_odds
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players.espana1936.sea_values import Fleet, smooth
from dosespanas.players.espana1936.ship_values import DAMAGED, LOST, TURNED, bite, lost
from dosespanas.players.espana1936.situation import Board, Piece, place_of

Legal = list[LegalAction]
Choice = tuple[str, dict[str, Any] | None]

SAIL_THRESHOLD = 0.35
"""What a mission must gain before a ship leaves where it is."""
REASONS = {
    "to": "reason-sea-area",
    "gunfire": "reason-gunfire",
    "blockade": "reason-blockade",
    "protect": "reason-guard",
    "patrol": "reason-patrol",
}
"""Why a ship or plane is sent on each kind of mission."""


# --- ship assignment ----------------------------------------------------------------------------------


def sail(board: Board, legal: Legal) -> Choice:
    """Send the ship whose best mission gains most; be done when none gains enough."""
    fleet = Fleet(board)
    best = SAIL_THRESHOLD
    chosen: Choice = ("done", {"key": "reason-fleet-stays"})
    for view in legal:
        if view["verb"] != "assign":
            continue
        ship = board.pieces[view["pieces"][0]]
        stay = fleet.stay_worth(ship)
        for verb, place in fleet.missions(ship):
            if place == ship["place"] and (verb == "to" or verb == ship["mission"]):
                continue
            gain = fleet.mission_worth(ship, verb, place) - stay
            if gain > best:
                best, chosen = gain, (view["action"], {"key": REASONS[verb], "box": board.term(place)})
    return chosen


def sail_to(board: Board, legal: Legal) -> Choice:
    """Give the ship or plane in hand the mission worth most."""
    fleet = Fleet(board)
    piece = board.pieces[board.seen["selected"] or ""]
    view = max(legal, key=lambda v: fleet.mission_worth(piece, v["verb"], place_of(v)))
    return view["action"], {"key": REASONS[view["verb"]], "box": board.term(place_of(view))}


def best_for_plane(fleet: Fleet, plane: Piece) -> tuple[float, str, str]:
    """Return the most a plane could do at sea: worth, mission and place."""
    if fleet.board.turn == 1:
        return -99.0, "", ""
    rows = [(fleet.mission_worth(plane, verb, place), verb, place) for verb, place in fleet.missions(plane)]
    return max(rows, default=(-99.0, "", ""))


def berth(board: Board, legal: Legal) -> Choice:
    """Bring a ship in where the enemy is least likely to arrive."""
    data = board.data
    boxes = {data.places[base]: data.boxes[data.base_boxes[i]] for i, base in enumerate(data.bases)}

    def danger(view: LegalAction) -> float:
        box = boxes.get(place_of(view), place_of(view))
        return board.force(board.enemy, box) + 0.5 * board.threat(box) - board.force(board.side, box)

    view = min(legal, key=danger)
    return view["action"], {"key": "reason-harbour"}


# --- fights -------------------------------------------------------------------------------------------


def exchange(own: list[Piece], foe: list[Piece]) -> float:
    """Return what one round between two groups should cost the second, less what it costs the first."""
    gain = 0.0
    for shooters, targets, sign in ((own, foe, 1.0), (foe, own, -1.0)):
        armed = [p for p in targets if p["dice"]] or targets
        average = sum(lost(p) for p in armed) / len(armed)
        alone = all(p["kind"] == "plane" for p in targets)
        shots = sorted((bite(p, alone) for p in shooters if p["dice"] or alone), reverse=True)
        total: float = sum(shots[: 2 * len(armed)])
        gain += sign * average * total
    return gain


def engage(board: Board, legal: Legal) -> Choice:
    """Fight for an area when that should end better than leaving it to the enemy."""
    fleet = Fleet(board)
    place = board.sea_fight()["place"]
    own, foe = fleet.here(board.side, place), fleet.here(board.enemy, place)
    share = fleet.weight(board.side, place) / (fleet.weight(board.side, place) + fleet.weight(board.enemy, place))
    stake = fleet.stake(place)
    keeps = 0.7 * smooth(share)
    loses = 0.5 * smooth(1.0 - share)
    hope = keeps * fleet.use(place, board.side) + loses * fleet.use(place, board.enemy)
    hope += (1.0 - keeps - loses) * fleet.use(place, "contested")
    fight = stake * hope + exchange(own, foe)
    leave = stake * fleet.use(place, board.enemy) - TURNED * sum(lost(p) for p in own)
    if fight >= leave:
        return "engage", {"key": "reason-engage"}
    return "withdraw", {"key": "reason-withdraw"}


def meeting(own: Piece, foe: Piece) -> float:
    """Return what a meeting of two planes or two ships should cost the enemy, less what it costs this side."""
    if own["kind"] == "ship":
        return bite(own) * lost(foe) - bite(foe) * lost(own)
    kills, turns = air_odds(own["dice"], own["drm"])
    dies, turned = air_odds(foe["dice"], foe["drm"])
    gain: float = (kills + 0.3 * turns) * foe["dice"] - (dies + 0.3 * turned) * own["dice"]
    return gain


def pair(board: Board, legal: Legal) -> Choice:
    """Make the pairs that promise most."""
    view = max(legal, key=lambda v: meeting(board.pieces[v["pieces"][0]], board.pieces[v["pieces"][1]]))
    return view["action"], {"key": "reason-pair"}


def aim(board: Board, legal: Legal) -> Choice:
    """Aim a plane or submarine where the shot should gain most, or hold if it risks more than it gains."""
    best = 0.0
    chosen: Choice = (next(v["action"] for v in legal if v["verb"] == "hold"), {"key": "reason-hold"})
    for view in legal:
        if view["verb"] != "aim":
            continue
        piece, target = board.pieces[view["pieces"][0]], board.pieces[view["pieces"][1]]
        back = bite(target, piece["kind"] == "plane")
        gain = bite(piece) * lost(target) - back * lost(piece) * (1.0 if piece["kind"] == "plane" else 0.8)
        if gain > best:
            best, chosen = gain, (view["action"], {"key": "reason-aim"})
    return chosen


def back(board: Board, legal: Legal) -> Choice:
    """Support the ship whose shot gains most by it; keep squadrons for the line while ships are still to meet."""
    fight = board.sea_fight()
    foes: dict[str, str] = dict(fight["pairs"]) | {b: a for a, b in fight["pairs"]} | dict(fight["aims"])
    best = 0.01
    chosen: Choice = (next(v["action"] for v in legal if v["verb"] == "hold"), {"key": "reason-enough-support"})
    for view in legal:
        if view["verb"] != "back":
            continue
        helper, ship = board.pieces[view["pieces"][0]], board.pieces[view["pieces"][1]]
        target = board.pieces[foes[ship["id"]]]
        escort = board.data.escort_drms[board.data.piece_index[helper["id"]]]
        helped = bite(ship, False, helper["dice"], [escort] if escort else [])
        gain = (helped - bite(ship)) * lost(target)
        if ship["cls"] == "submarine" and line_to_come(board, fight["place"]):
            gain -= 0.3
        if gain > best:
            best, chosen = gain, (view["action"], {"key": "reason-back"})
    return chosen


def line_to_come(board: Board, place: str) -> bool:
    """Tell whether ships of the side are still to be paired in a fight."""
    own = [p for p in board.pieces.values() if p["kind"] == "ship" and p["place"] == place and p["side"] == board.side]
    return any(p["dice"] and p["cls"] != "submarine" for p in own)


def suffer(board: Board, legal: Legal) -> Choice:
    """Give the hit to the own unit that matters least, or to the enemy's that matters most."""
    hits = board.sea_fight()["hits"]
    assert hits is not None
    own = hits["on"] == board.side
    pieces = [lost(board.pieces[v["pieces"][0]]) for v in legal]
    at = pieces.index(min(pieces) if own else max(pieces))
    return legal[at]["action"], {"key": "reason-least-loss"}


def repair_worth(ship: Piece) -> float:
    """Return what a point spent on a damaged ship is worth."""
    return 1.0 + DAMAGED * LOST[ship["cls"]]
