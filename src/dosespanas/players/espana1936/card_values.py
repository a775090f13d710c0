"""What a card's event is worth now, as far as its side can see."""

from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import Card, Operation, mask_bits
from dosespanas.players.espana1936.ship_values import ship_card_worth
from dosespanas.players.espana1936.situation import SIDES, Board

SHIP_CARDS = (
    "place_ship", "repair_ships", "damage_ship", "return_ship",
    "morocco_transport", "draw_cards", "discard_opponent_card",
)  # fmt: skip
"""Operations of cards judged in `ships`."""


def boxes_for(board: Board, step: Operation) -> list[str]:
    """Return the boxes where an operation could place something, supply left aside."""
    place = step.place
    naval = board.seen["naval"]
    closed = naval["blockaded"][board.side] if naval is not None else []
    names = board.data.boxes
    if place is None:
        return [b for b in names if board.control[b] in (board.side, "contested") and b not in closed]
    mask = place.boxes & (board.data.ports if place.ports else -1) & ((1 << board.data.box_count) - 1)
    wanted = (board.side,) if place.state in ("no_enemy", "controlled") else (board.side, "contested")
    return [names[b] for b in mask_bits(mask) if board.control[names[b]] in wanted and names[b] not in closed]


def in_pool(board: Board, kind: int, strength: int) -> bool:
    """Tell whether a counter for a troop is free, as far as one sees: without it the troop does not come (EVT-13)."""
    pool = board.seen["pool"][SIDES[board.data.type_sides[kind]]]
    return pool is None or pool[board.data.type_names[kind]]["large" if strength >= 3 else "small"] > 0


def event_worth(board: Board, card: Card) -> float:
    """Return the worth of playing a card as an event; 0 where it would do nothing."""
    for condition in card.requires:
        if condition.kind == "controls_port" and not any(
            board.control[board.data.boxes[b]] == board.side for b in mask_bits(board.data.ports)
        ):
            return 0.0
    return sum(step_worth(board, card, step) for step in card.effect)


def step_worth(board: Board, card: Card, step: Operation) -> float:
    """Return the worth of one operation, in the units of `fighting.STEP_WORTH`."""
    if step.op == "place_units":
        if not boxes_for(board, step):
            return 0.0
        return sum(2.2 * steps_of(strength) for kind, strength in step.units if in_pool(board, kind, strength))
    if step.op in ("place_plane", "place_tank", "return_eliminated"):
        wanted = step.pools or ["eliminated"]
        names = [board.data.piece_names[p] for p in step.pieces]
        pieces = [board.pieces[name] for name in names if name in board.pieces]
        free = [p for p in pieces if p["where"] in wanted]
        return 4.0 * min(step.count, len(free)) if free and boxes_for(board, step) else 0.0
    if step.op == "upgrade":
        types = {board.data.type_names[k] for k in mask_bits(step.types)}
        for troops in board.troops[board.side].values():
            if any(t["type"] in types and t["strength"] == step.from_strength for t in troops):
                return 4.0
        return 0.0
    if step.op == "convert":
        return 5.0
    if step.op == "landing_battle":
        return 8.0
    if step.op == "extra_rp":
        return 5.0
    if step.op in SHIP_CARDS:
        return ship_card_worth(board, step)
    if step.rule == "mediterraneo_both":
        return 3.0 if board.naval()["areas"]["mediterraneo"]["control"] == board.enemy else 0.6
    if step.op == "permanent_modifier":
        types = {board.data.type_names[k] for k in mask_bits(step.types)}
        return 2.0 + sum(0.8 for ts in board.troops[board.side].values() for t in ts if t["type"] in types)
    if step.op == "remove_general":
        return 6.0 if board.pieces[board.data.piece_names[step.piece]]["where"] in ("mat", "map") else 0.0
    if step.op == "place_general":
        return 5.0 if board.pieces[board.data.piece_names[step.piece]]["where"] == "reserve" else 0.0
    if step.op in ("remove_units", "convert_all"):
        owner = ("nationalist", "republican")[step.owner]
        types = {board.data.type_names[k] for k in mask_bits(step.types)}
        boxes = None if step.place is None else {board.data.boxes[b] for b in range(board.data.box_count)
                                                 if step.place.boxes >> b & 1}  # fmt: skip
        hit = [
            t["strength"]
            for box, ts in board.troops[owner].items()
            for t in ts
            if t["type"] in types and (boxes is None or box in boxes)
        ]
        if step.op == "convert_all":
            return 0.7 * len(hit)
        return 2.0 * sum(sorted(hit)[: max(step.count, 1)]) if hit else 0.0
    if step.op in ("limit_attacks_next_turn", "extra_offensive", "remove_plane"):
        return 4.0
    return 0.0


def combat_worth(card: Card) -> float:
    """Return how strong a card is in combat, roughly, in dice."""
    return max(
        card.dice[0] + 0.6 * card.drm[0] * card.drm_dice[0], -card.dice[1] - 0.6 * card.drm[1] * card.drm_dice[1]
    )
