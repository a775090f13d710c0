"""What cards do to ships: arrivals, repairs, damage, ships raised again (CRD, naval cards)."""

from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import Operation
from dosespanas.espana1936.board.effect_in_progress import done, operation, void
from dosespanas.espana1936.board.stages import EVENT_TAKE
from dosespanas.espana1936.board.state import DAMAGED, ELIMINATED, ON_GUNFIRE, ON_PATROL, RESERVE, Table
from dosespanas.kernel.side import SIDE_TERMS


def place_ship(t: Table, step: Operation) -> None:
    """NAV-03: a new ship comes to its base, or failing that to another haven of its side."""
    ship = step.pieces[0]
    if t.p_box[ship] != RESERVE or not sea.havens(t, t.side):
        void(t)
        return
    t.tell("arrived", "NAV-03", t.side, {"piece": t.data.piece_terms[ship]}, [t.data.piece_names[ship]])
    t.p_flags[ship] = 0
    come_in(t, ship, step.at)
    done(t)


def come_in(t: Table, ship: int, base: int) -> None:
    """Berth a ship in a base if that works, else let its owner choose a haven (NAV-09)."""
    if base >= 0 and sea.base_open(t, base):
        sea.berth(t, ship, base)
    else:
        sea.await_berth(t, ship)


def ships_for(t: Table, step: Operation) -> list[int]:
    """Return the ships a card may repair, damage or bring back: these need a base or port (AMB-41)."""
    found: list[int] = []
    for p in step.pieces:
        at = t.p_box[p]
        if step.op == "return_ship":
            meant = at == ELIMINATED and bool(sea.havens(t, t.data.piece_sides[p]))
        elif step.op == "repair_ships":
            meant = at >= 0 and t.p_flags[p] & DAMAGED != 0
        else:
            meant = at >= 0 and within(t, step, p)
        if meant:
            found.append(p)
    return found


def within(t: Table, step: Operation, ship: int) -> bool:
    """Tell whether a ship lies where a card can hit it: named areas and bases, coasts, ports."""
    at = t.p_box[ship]
    if step.anywhere or at in step.sites:
        return True
    if at >= t.data.box_count:
        return False
    return step.coastal if t.p_mission[ship] in (ON_GUNFIRE, ON_PATROL) else step.in_ports or step.coastal


def ask_ship(t: Table, step: Operation) -> None:
    """Ask the chooser which ship, unless there is nothing to choose."""
    found = ships_for(t, step)
    if t.event.left < 0:
        if not found:
            void(t)
            return
        t.event.left = step.count
    if not found or t.event.left == 0:
        done(t)
    elif len(found) == 1:
        take_ship(t, found[0])
    else:
        t.side = step.chooser
        t.stage = EVENT_TAKE


def take_ship(t: Table, ship: int) -> None:
    """Do to the ship what the card says, and go on until its number is reached."""
    step = operation(t)
    t.event.left -= 1
    if step.op == "repair_ships":
        sea.repair(t, ship)
    elif step.op == "return_ship":
        t.p_flags[ship] = DAMAGED
        t.tell("arrived", "NAV-62", t.side, {"piece": t.data.piece_terms[ship]}, [t.data.piece_names[ship]])
        come_in(t, ship, -1)
    else:
        strike(t, step, ship)
    ask_ship(t, step)


def strike(t: Table, step: Operation, ship: int) -> None:
    """A card rolls a die against a ship: damage, or loss if the card sinks a ship already damaged."""
    die = t.chance.dice(1, "EVT-04")[0]
    t.reveals += 1
    details: dict[str, object] = {
        "card": t.data.cards[t.event.card].term(),
        "piece": t.data.piece_terms[ship],
        "die": die,
        "needed": step.roll_min,
    }
    t.tell("event-roll", "EVT-04", t.data.cards[t.event.card].side, details, [t.data.piece_names[ship]])
    if die < step.roll_min:
        return
    if not t.p_flags[ship] & DAMAGED:
        sea.damage(t, ship)
    elif step.sinks:
        sea.destroy(t, ship)


def lose_card(t: Table, step: Operation) -> None:
    """The other side loses cards of its hand at random, unseen by the player of the card."""
    foe = 1 - t.data.cards[t.event.card].side
    lost: list[int] = []
    for _ in range(min(step.count, len(t.hands[foe]))):
        card = t.chance.pick(t.hands[foe], "EVT-04")
        t.hands[foe].remove(card)
        t.discarded[foe].append(card)
        lost.append(card)
    if not lost:
        void(t)
        return
    t.reveals += 1
    secret: dict[str, object] = {"cards": [t.data.cards[c].term() for c in lost]}
    t.tell_owner("card-lost", "EVT-04", foe, {"side": SIDE_TERMS[foe], "count": len(lost)}, secret)
    done(t)


def promise_cards(t: Table, step: Operation) -> None:
    """More cards at the next draw; without draws the card is spent for nothing (VAR-04)."""
    if t.options.historical:
        void(t)
        return
    t.next_cards[t.side] += step.amount
    details: dict[str, object] = {"side": SIDE_TERMS[t.side], "count": step.amount}
    t.tell("extra-cards", "EVT-06", t.side, details, [])
    done(t)
