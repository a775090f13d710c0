"""Card effects: operations from a closed set, carried out one after another (CRD).

`docs/data-format.md` documents the operations, `files/operations.py` says what each has in the data, and checks it. An
operation that needs a choice sets a stage; the choice comes back through a `take_*`, and the next operation follows.
"""

from collections.abc import Callable
from typing import Final

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import Operation
from dosespanas.espana1936.board.effect_in_progress import done, lasting_effect, operation
from dosespanas.espana1936.board.state import Table
from dosespanas.espana1936.cards import arrivals, exchanges, fleet_cards, landing, losses
from dosespanas.espana1936.movement import morocco
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS


def extra_rp(t: Table, step: Operation) -> None:
    """EVT-06, RPL-02: more replacement points at the next replacement phase."""
    t.pending_rp[t.side] += step.amount
    t.on_table.append(t.event.card)
    t.tell("extra-rp", "EVT-06", t.side, {"side": SIDE_TERMS[t.side], "count": step.amount}, [])
    done(t)


def permanent_modifier(t: Table, step: Operation) -> None:
    """EVT-07: something changes for the rest of the game."""
    lasting_effect(t, step)
    t.on_table.append(t.event.card)
    t.tell("permanent", "EVT-07", t.side, {"card": t.data.cards[t.event.card].term()}, [])
    done(t)


def limit_attacks(t: Table, step: Operation) -> None:
    """AMB-69: next turn a side attacks with fewer troops, or in fewer boxes."""
    if step.max_attacks >= 0:
        t.next_attacks[step.owner] = step.max_attacks
    if step.max_boxes >= 0:
        t.next_battles[step.owner] = step.max_boxes
    put_aside(t)


def extra_offensive(t: Table, step: Operation) -> None:
    """CRD-OFF: an offensive opens the next turn."""
    t.offensive_next += 1
    put_aside(t)


def put_aside(t: Table) -> None:
    """EVT-06: the card lies aside until next turn resolves it."""
    t.on_table.append(t.event.card)
    t.tell("put-aside", "EVT-06", t.side, {"card": t.data.cards[t.event.card].term()}, [])
    done(t)


def reaction(t: Table, step: Operation) -> None:
    """EVT-08: an answer to an event is carried out where it is given (`events.take_react`), never as an event."""
    raise RuntimeError(f"{step.op} is no event of its own")


class Effect:
    """What carries an operation out; if it asks for a plane, tank or ship: which there are, and what becomes of it."""

    def __init__(
        self,
        run: Callable[[Table, Operation], None],
        pieces: Callable[[Table, Operation], list[int]] | None = None,
        take: Callable[[Table, int], None] | None = None,
    ) -> None:
        self.run = run
        self.pieces = pieces
        self.take = take


PIECE: Final = Effect(arrivals.ask_piece, arrivals.candidates, arrivals.take_piece)
SHIP: Final = Effect(fleet_cards.ask_ship, fleet_cards.ships_for, fleet_cards.take_ship)

EFFECTS: Final = {
    "place_units": Effect(arrivals.ask_box_for_troops),
    "place_plane": PIECE,
    "place_tank": PIECE,
    "return_eliminated": PIECE,
    "place_general": Effect(arrivals.place_general),
    "upgrade": Effect(exchanges.ask_troop),
    "convert": Effect(exchanges.ask_troop),
    "convert_all": Effect(exchanges.convert_all),
    "remove_units": Effect(losses.ask_loss),
    "remove_general": Effect(losses.remove_general),
    "remove_plane": Effect(losses.ask_plane_loss, losses.planes_to_lose, losses.take_plane),
    "extra_rp": Effect(extra_rp),
    "permanent_modifier": Effect(permanent_modifier),
    "cancel_last_event": Effect(reaction),
    "limit_attacks_next_turn": Effect(limit_attacks),
    "extra_offensive": Effect(extra_offensive),
    "landing_battle": Effect(landing.begin),
    "place_ship": Effect(fleet_cards.place_ship),
    "repair_ships": SHIP,
    "damage_ship": SHIP,
    "return_ship": SHIP,
    "draw_cards": Effect(fleet_cards.promise_cards),
    "discard_opponent_card": Effect(fleet_cards.lose_card),
    "morocco_transport": Effect(morocco.by_card),
}
"""Every operation there is, with what carries it out."""


def run(t: Table) -> None:
    """Carry out the operation in hand, or ask the choice it needs."""
    step = operation(t)
    t.side = t.data.cards[t.event.card].side
    EFFECTS[step.op].run(t, step)


def codes_take(t: Table) -> list[int]:
    """Choose a plane, tank or ship."""
    step = operation(t)
    pieces = EFFECTS[step.op].pieces
    return [n.make(n.TAKE, p) for p in pieces(t, step)] if pieces is not None else []


def take_take(t: Table, code: int) -> None:
    """Take the chosen plane, tank or ship."""
    take = EFFECTS[operation(t).op].take
    if take is not None:
        take(t, n.payload_of(code))


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
