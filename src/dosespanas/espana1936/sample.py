"""From an observation to a state: everything a side knows as it is, everything hidden drawn among what is possible."""

from typing import Any, Final

from dosespanas.espana1936.board.data import ERAS, PLANE, SHIP, TANK
from dosespanas.espana1936.board.obligatory import in_order
from dosespanas.espana1936.board.setup import in_game
from dosespanas.espana1936.board.state import MISSION_NAMES, OUT, PLACE_NAMES, Board
from dosespanas.espana1936.covered_units import draw_covered, opened_so, take_up
from dosespanas.espana1936.position import set_part
from dosespanas.espana1936.state_residue import FACE_DOWN, fields
from dosespanas.kernel.chance import Chance
from dosespanas.kernel.json_values import copied
from dosespanas.kernel.side import SIDE_NAMES

OFF_MAP: Final = {name: -1 - i for i, name in enumerate(PLACE_NAMES)}
MISSIONS: Final = {name: i for i, name in enumerate(MISSION_NAMES)}
SIDE_INDEX: Final = {name: side for side, name in enumerate(SIDE_NAMES)}


def fill(t: Board, seen: dict[str, Any], rng: Chance) -> bool:
    """Bring an empty table to a state in which the viewer of an observation observes just that.

    Returns whether the hidden part goes with the choice in hand; if not, another has to be drawn.
    """
    viewer = SIDE_INDEX.get(seen["viewer"], -1)
    read_fields(t, seen)
    read_pieces(t, seen["pieces"])
    read_detail(t, seen["detail"])
    veiled = t.options.fog and not t.ended
    drawn = not veiled or draw_covered(t, seen, viewer, rng)
    count_up(t)
    deal(t, seen, viewer, rng)
    return drawn and (not veiled or t.side == viewer or take_up(t, viewer, rng)) and opened_so(t, seen["detail"])


def read_fields(t: Board, seen: dict[str, Any]) -> None:
    """Take over turn, step, counters, the choice in hand and the markers."""
    detail = seen["detail"]
    t.turn = seen["turn"]
    t.step_no = detail["step"]
    for name in fields(t):
        if name in detail:
            set_part(t, name, copied(detail[name]))
    t.rerolls = detail.get("rerolls", t.rerolls)[:]
    for name, box in seen["boxes"].items():
        if box["marker"] is not None:
            t.held[SIDE_INDEX[box["marker"]]] |= 1 << t.data.box_index[name]


def read_pieces(t: Board, rows: list[dict[str, Any]]) -> None:
    """Put the pieces the viewer sees where they are; all others are out of the game."""
    data = t.data
    t.p_box = [OUT] * data.piece_count
    next_seen = [0, data.slots]
    for row in rows:
        if row["kind"] == "troop":
            if ":" in row["id"]:  # OPT-06: named by its place in a stack
                side = SIDE_INDEX[row["side"]]
                slot = next_seen[side]
                next_seen[side] += 1
            else:
                slot = int(row["id"][1:])
            t.t_type[slot] = data.type_index[SIDE_INDEX[row["side"]]][row["type"]]
            t.t_strength[slot] = row["strength"]
            t.t_box[slot] = data.box_index[row["box"]]
            t.t_acted[slot] = 1 if row["used"] or row["moved"] else 0
            continue
        piece = data.piece_index[row["id"]]
        if row["where"] in OFF_MAP:
            t.p_box[piece] = OFF_MAP[row["where"]]
        elif data.piece_kinds[piece] in (PLANE, SHIP):
            t.p_box[piece] = data.place_index[row["place"]]
            t.p_mission[piece] = MISSIONS[row["mission"] or ""]
        else:
            t.p_box[piece] = data.box_index[row["box"]]


def read_detail(t: Board, detail: dict[str, Any]) -> None:
    """Take over what the readable parts do not say of the pieces."""
    for name, flags in detail.get("flags", {}).items():
        t.p_flags[t.data.piece_index[name]] = flags
    for name, origin in detail.get("origins", {}).items():
        t.p_origin[t.data.piece_index[name]] = origin


def count_up(t: Board) -> None:
    """Bring what follows from the units up to date: who is where, and the counters left in the pool (CMP-07)."""
    data = t.data
    for kind in range(data.type_count):
        t.pool[2 * kind] = data.type_small[kind]
        t.pool[2 * kind + 1] = data.type_large[kind]
    for slot, box in enumerate(t.t_box):
        if box >= 0:
            side = slot // data.slots
            t.pool[t.counter(t.t_type[slot], t.t_strength[slot])] -= 1
            t.n_troops[side * data.box_count + box] += 1
            t.here[side] |= 1 << box
    for side in (0, 1):
        for tank in data.pieces_of[side][TANK]:
            if t.p_box[tank] >= 0:
                t.n_tanks[side * data.box_count + t.p_box[tank]] += 1
                t.here[side] |= 1 << t.p_box[tank]


# --- cards --------------------------------------------------------------------------------------------


def deal(t: Board, seen: dict[str, Any], viewer: int, rng: Chance) -> None:
    """Deal what the viewer has not seen: draw piles, the other's hand, his discards and the card he laid face down."""
    data = t.data
    now = data.turn_era[t.turn]
    t.on_table = [data.card_index[row["card"]] for row in seen["table"]]
    known = [False] * len(data.cards)
    for side, name in enumerate(SIDE_NAMES):
        t.used[side] = [data.card_index[card] for card in seen["used"][name]]
        if side == viewer:
            t.hands[side] = [data.card_index[card] for card in seen["hands"][name]["cards"]]
            t.discarded[side] = seen["detail"].get("discarded", [])[:]
        laid = [t.attack.cards[side]] if t.attack.cards[side] >= 0 else []
        for card in t.used[side] + t.hands[side] + t.discarded[side] + laid:
            known[card] = True
    for card in t.on_table:
        known[card] = True
    unseen: list[list[int]] = [[], [], [], []]
    for card, facts in enumerate(data.cards):
        if not known[card] and in_game(t, facts):
            unseen[2 * facts.side + facts.era].append(card)
    for side, name in enumerate(SIDE_NAMES):
        piles = [unseen[2 * side], unseen[2 * side + 1]]
        for era in (0, 1):
            if t.options.historical:  # VAR-04: everybody knows the order, and nobody holds a card
                piles[era] = in_order(data, piles[era])
            else:
                rng.shuffle(piles[era])
        counts = [seen["decks"][name][era] for era in ERAS]
        if side != viewer:
            hidden = seen["hands"][name]["count"] + (1 if t.attack.cards[side] == FACE_DOWN else 0)
            free = min(hidden, len(piles[now]) - counts[now])
            held = [piles[now].pop() for _ in range(free)]
            held += [piles[1 - now].pop() for _ in range(hidden - free)]  # a position may have dealt other cards
            if t.attack.cards[side] == FACE_DOWN:
                t.attack.cards[side] = held.pop()
            t.hands[side] = sorted(held)
        away: list[int] = []
        for era in (0, 1):
            t.decks[2 * side + era] = piles[era][: counts[era]]
            away += piles[era][counts[era] :]
        if side != viewer:
            t.discarded[side] = away[: seen["discarded"][name]]  # a position need not name every card
