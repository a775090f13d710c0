"""What ships are worth, what their fire does, and what a card that concerns ships is worth."""

from dosespanas.espana1936.board.data import Operation
from dosespanas.espana1936.odds.sea_odds import sea_roll_odds
from dosespanas.players.espana1936.situation import Board, Piece

LOST = {"battleship": 6.0, "heavy_cruiser": 6.0, "light_cruiser": 4.0, "destroyer": 3.0, "submarine": 3.0, "": 5.0}
"""What losing a ship of each class costs; "": a plane."""
DAMAGED = 0.4
"""The share of that which damage costs: a point and a turn or two in a base."""
TURNED = 0.06
"""The share that being turned away costs."""


def dice_of(piece: Piece, alone: bool) -> tuple[int, list[int]]:
    """Return dice and modifiers of a ship or plane at sea; a ship that faces planes `alone` rolls one die."""
    dice = piece["dice"]
    if piece["kind"] == "ship" and (alone or dice == 0):
        dice = 1
    return dice, [piece["drm"]] if piece["drm"] else []


def bite(piece: Piece, alone: bool = False, more_dice: int = 0, more_drms: list[int] | None = None) -> float:
    """Return the share of its target's worth that one roll of a piece costs the target."""
    dice, drms = dice_of(piece, alone)
    _, turned, hit, twice = sea_roll_odds(dice + more_dice, drms + (more_drms or []))
    return TURNED * turned + DAMAGED * hit + twice


def lost(piece: Piece) -> float:
    """Return what losing a ship or plane costs its side."""
    return LOST[piece.get("cls", "")] * (1.0 - DAMAGED if piece.get("damaged") else 1.0)


def might(piece: Piece) -> float:
    """Return how much a ship or plane weighs in the struggle for an area."""
    if piece.get("cls") == "destroyer":
        return 0.6
    return 0.3 + 4.0 * bite(piece)


def ship_card_worth(board: Board, step: Operation) -> float:
    """Return the worth of a card's operation on ships, on the crossing from Morocco, or on the cards themselves."""
    if step.op == "draw_cards":
        return 3.0
    if step.op == "discard_opponent_card":
        return 2.5 if board.seen["hands"][board.enemy]["count"] else 0.0
    if step.op == "morocco_transport":
        waiting = board.troops[board.side].get(board.data.boxes[board.data.transport_from], [])
        return 2.0 * min(len(waiting), step.amount)
    ships = [board.pieces[board.data.piece_names[p]] for p in step.pieces]
    if step.op == "place_ship":
        return sum(LOST[p["cls"]] for p in ships if p["where"] == "reserve")
    if step.op == "return_ship":
        return max((0.8 * LOST[p["cls"]] for p in ships if p["where"] == "eliminated"), default=0.0)
    if step.op == "repair_ships":
        broken = sorted((DAMAGED * LOST[p["cls"]] for p in ships if p["damaged"]), reverse=True)
        return sum(broken[: step.count])
    return max((strike_worth(board, step, p) for p in ships), default=0.0)


def strike_worth(board: Board, step: Operation, ship: Piece) -> float:
    """Return the worth of a card's die against an enemy ship, where it can be hit."""
    if ship["where"] not in ("map", "sea", "base"):
        return 0.0
    place = board.data.place_index[ship["place"]]
    reached = step.coastal if ship["mission"] in ("gunfire", "patrol") else step.in_ports or step.coastal
    if not (step.anywhere or place in step.sites or (ship["where"] == "map" and reached)):
        return 0.0
    if ship["damaged"] and not step.sinks:
        return 0.0
    return (7 - step.roll_min) / 6.0 * LOST[ship["cls"]] * (1.0 if ship["damaged"] else DAMAGED)
