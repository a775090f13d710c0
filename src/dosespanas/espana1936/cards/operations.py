"""Card effects: operations from a closed set, carried out one after another (CRD).

`docs/data-format.md` documents the operations. An operation that needs a choice sets a stage; the choice
comes back through a `take_*` of `arrivals`, `changes` or `losses`, and the next operation follows.
"""

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.effect import done, lasting_effect, operation
from dosespanas.espana1936.board.table import Table
from dosespanas.espana1936.cards.arrivals import ask_box_for_troops, ask_piece, candidates, place_general, take_piece
from dosespanas.espana1936.cards.changes import ask_troop, convert_all
from dosespanas.espana1936.cards.fleet_cards import (
    FLEET,
    ask_ship,
    codes_ship,
    lose_card,
    place_ship,
    promise_cards,
    take_ship,
)
from dosespanas.espana1936.cards.losses import ask_loss, ask_plane_loss, lose_plane, planes_to_lose, remove_general
from dosespanas.espana1936.movement.morocco import by_card
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS


def run(t: Table) -> None:
    """Carry out the operation in hand, or ask the choice it needs."""
    step = operation(t)
    name = step.op
    t.side = t.data.cards[t.event.card].side
    if name == "place_units":
        ask_box_for_troops(t, step)
    elif name in ("place_plane", "place_tank", "return_eliminated"):
        ask_piece(t, step)
    elif name == "place_general":
        place_general(t, step)
    elif name in ("upgrade", "convert"):
        ask_troop(t)
    elif name == "convert_all":
        convert_all(t, step)
    elif name == "remove_units":
        ask_loss(t, step)
    elif name == "remove_general":
        remove_general(t, step)
    elif name == "remove_plane":
        ask_plane_loss(t, step)
    elif name == "extra_rp":
        t.pending_rp[t.side] += step.amount
        t.on_table.append(t.event.card)
        t.tell("extra-rp", "EVT-06", t.side, {"side": SIDE_TERMS[t.side], "count": step.amount}, [])
        done(t)
    elif name == "permanent_modifier":
        lasting_effect(t, step)
        t.on_table.append(t.event.card)
        t.tell("permanent", "EVT-07", t.side, {"card": t.data.cards[t.event.card].term()}, [])
        done(t)
    elif name == "limit_attacks_next_turn":
        if step.max_attacks >= 0:
            t.next_attacks[step.owner] = step.max_attacks
        if step.max_boxes >= 0:
            t.next_battles[step.owner] = step.max_boxes
        put_aside(t)
    elif name == "place_ship":
        place_ship(t, step)
    elif name in FLEET:
        ask_ship(t, step)
    elif name == "discard_opponent_card":
        lose_card(t, step)
    elif name == "draw_cards":
        promise_cards(t, step)
    elif name == "morocco_transport":
        by_card(t)
    elif name == "extra_offensive":
        t.offensive_next += 1
        put_aside(t)
    else:
        raise RuntimeError("unknown operation " + name)


def put_aside(t: Table) -> None:
    """EVT-06: the card lies aside until next turn resolves it."""
    t.on_table.append(t.event.card)
    t.tell("put-aside", "EVT-06", t.side, {"card": t.data.cards[t.event.card].term()}, [])
    done(t)


def codes_take(t: Table) -> list[int]:
    """Choose a plane, tank or ship."""
    step = operation(t)
    if step.op in FLEET:
        return codes_ship(t)
    if step.op == "remove_plane":
        return [n.make(n.TAKE, p) for p in planes_to_lose(t, step)]
    return [n.make(n.TAKE, p) for p in candidates(t, step)]


def take_take(t: Table, code: int) -> None:
    """Take the chosen plane, tank or ship."""
    step = operation(t)
    if step.op in FLEET:
        take_ship(t, n.payload_of(code))
    elif step.op == "remove_plane":
        lose_plane(t, n.payload_of(code))
        done(t)
    else:
        take_piece(t, n.payload_of(code))


def why_not_box(t: Table, code: int) -> Refusal | None:
    """Explain why a card may not place anything in a box."""
    if not n.names_box(t.data, code):
        return None
    box = n.payload_of(code)
    details: dict[str, object] = {"box": t.data.box_terms[box], "card": t.data.cards[t.event.card].term()}
    if not t.presence(t.side) >> box & 1:
        return Refusal("EVT-10", "refusal-enemy-box", details)
    if not t.supplied(t.side, box):
        return Refusal("EVT-11", "refusal-unsupplied", details)
    if t.blockaded[t.side] >> box & 1:
        return Refusal("EVT-12", "refusal-port-blockaded", details)
    return Refusal("EVT-10", "refusal-card-box", details)


def why_not_piece(t: Table, code: int) -> Refusal | None:
    """Explain why a card may not bring, change or remove this."""
    if n.kind_of(code) not in (n.TAKE, n.PICK, n.LOSE, n.LOSE_PIECE):
        return None
    return Refusal("EVT-04", "refusal-card-piece", {"card": t.data.cards[t.event.card].term()})
