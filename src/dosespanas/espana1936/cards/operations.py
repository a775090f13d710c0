"""Card effects: operations from a closed set, carried out one after another (CRD).

Each is a class: the fields it has in `cards.json`, what it does, what it is worth, what it says; its docstring is its
row in `docs/data-format.md` (`tools/operations.py`).
"""

from typing import Any, Final

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.board.effect_in_progress import operation
from dosespanas.espana1936.board.fields import Row
from dosespanas.espana1936.board.operation import Condition, Operation, operations
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.cards import arrivals, exchanges, fleet_cards, landing, losses, promises
from dosespanas.espana1936.cards.conditions import CONDITIONS
from dosespanas.kernel.action import Refusal

OPERATIONS: Final[dict[str, type[Operation]]] = {
    "place_units": arrivals.PlaceUnits,
    "place_plane": arrivals.PlacePlane,
    "place_tank": arrivals.PlaceTank,
    "place_general": arrivals.PlaceGeneral,
    "upgrade": exchanges.Upgrade,
    "convert": exchanges.Convert,
    "convert_all": exchanges.ConvertAll,
    "remove_units": losses.RemoveUnits,
    "remove_general": losses.RemoveGeneral,
    "remove_plane": losses.RemovePlane,
    "extra_rp": promises.ExtraRp,
    "permanent_modifier": promises.PermanentModifier,
    "cancel_last_event": promises.CancelLastEvent,
    "limit_attacks_next_turn": promises.LimitAttacks,
    "extra_offensive": promises.ExtraOffensive,
    "return_eliminated": arrivals.ReturnEliminated,
    "landing_battle": landing.LandingBattle,
    "draw_cards": promises.DrawCards,
    "discard_opponent_card": promises.DiscardOpponentCard,
    "place_ship": fleet_cards.PlaceShip,
    "repair_ships": fleet_cards.RepairShips,
    "damage_ship": fleet_cards.DamageShip,
    "return_ship": fleet_cards.ReturnShip,
    "morocco_transport": fleet_cards.MoroccoTransport,
}
"""Every operation there is, by its name in the data."""


def build(facts: dict[str, Any], scenario: str, digest: str) -> Data:
    """Return the facts of a scenario from the data files, with what the cards need and do as events."""
    data = Data(facts, scenario, digest)
    for index, row in enumerate(facts["cards"]["cards"]):
        card = data.cards[index]
        card.requires = [read_condition(data, card.side, need) for need in row["requires"]]
        card.effect = [read_operation(data, card.side, step) for step in row["effect"]]
        card.cancels = any(step.ANSWERS for step in operations(card))
        if card.cancels:
            data.canceller[card.side].append(index)
        for step in operations(card):
            step.register(data)
    return data


def read_condition(data: Data, side: int, row: dict[str, Any]) -> Condition:
    """Return a condition of a card of a side from its row in the data."""
    return CONDITIONS[row["cond"]](Row(row["cond"], side, row, data))


def read_operation(data: Data, side: int, row: dict[str, Any]) -> Operation:
    """Return an operation of a card of a side from its row in the data."""
    return OPERATIONS[row["op"]](Row(row["op"], side, row, data))


def run(t: Board) -> None:
    """Carry out the operation in hand, or ask the choice it needs."""
    t.side = t.data.cards[t.event.card].side
    operation(t).run(t)


def codes_take(t: Board) -> list[int]:
    """Choose a plane, tank or ship."""
    return [n.make(n.TAKE, p) for p in operation(t).pieces(t)]


def take_take(t: Board, code: int) -> None:
    """Take the chosen plane, tank or ship."""
    operation(t).take(t, n.payload_of(code))


def why_not_box(t: Board, code: int) -> Refusal | None:
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


def why_not_piece(t: Board, code: int) -> Refusal | None:
    """Explain why a card may not bring, change or remove this."""
    if n.kind_of(code) not in (n.TAKE, n.PICK, n.LOSE, n.LOSE_PIECE):
        return None
    return Refusal("EVT-04", "refusal-card-piece", {"card": t.data.cards[t.event.card].term()})
