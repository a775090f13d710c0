"""Events phase: cards one at a time in turn, and Intelligence as an answer (EVT)."""

from dosespanas.espana1936.battle.captured import place_next
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.effect_in_progress import requirements_met, start_effect
from dosespanas.espana1936.board.in_progress import CardEvent
from dosespanas.espana1936.board.obligatory import most, obligatory, owed, top_card
from dosespanas.espana1936.board.setup import in_game
from dosespanas.espana1936.board.stages import EVENT, REACT
from dosespanas.espana1936.board.state import Board
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, SIDE_TERMS


def begin(t: Board) -> None:
    """Open the phase; the Nationalist side begins (EVT-02)."""
    t.events_played = [0, 0]
    t.passed = [0, 0]
    t.side = 1 - NAT
    next_side(t)


def allowed(t: Board, side: int) -> int:
    """EVT-02, NAV-04, NAV-41: how many events a side may play in a phase; VAR-02, VAR-04, AMB-72: or has to."""
    if obligatory(t):
        return most(t, side)
    extra = t.data.naval_events if t.options.naval else 0
    return t.data.events_per_phase + extra + t.more_events[side]


def may_play(t: Board, side: int) -> bool:
    """EVT-02, EVT-03: has not passed, is under the limit and holds a card; VAR-04: or has one in the deck."""
    if t.passed[side] or t.events_played[side] >= allowed(t, side):
        return False
    if t.options.historical:
        return top_card(t, side) >= 0
    return bool(playable(t, side) if owed(t, side) else t.hands[side])


def next_side(t: Board) -> None:
    """EVT-02, EVT-03: in turn; when one side has stopped the other goes on up to its limit.

    EDN-16: by turns in both editions.
    """
    if t.event.card >= 0:
        t.event.card = -1
    for side in (1 - t.side, t.side):
        if may_play(t, side):
            t.side = side
            if t.options.historical:
                play(t, t.decks[2 * side + t.data.turn_era[t.turn]].pop())
            else:
                t.stage = EVENT
            return
    place_next(t)


def playable(t: Board, side: int) -> list[int]:
    """EVT-08: the events of a hand, Intelligence being only an answer; AMB-72: past duty naval cards alone."""
    cards = t.data.cards
    naval_only = obligatory(t) and not owed(t, side)
    return [c for c in t.hands[side] if not cards[c].cancels and (cards[c].naval or not naval_only)]


def codes_event(t: Board) -> list[int]:
    """Play a card of the hand or stop; where events are obligatory nobody stops (VAR-02)."""
    found = [n.make(n.EVENT, card) for card in playable(t, t.side)]
    if not owed(t, t.side):
        found.append(n.make(n.PASS, 0))
    return sorted(found)


def take_event(t: Board, code: int) -> None:
    """Play a card (EVT-01) or stop for this phase (AMB-15)."""
    side = t.side
    if n.kind_of(code) == n.PASS:
        t.passed[side] = 1
        t.tell("passed", "EVT-03", side, {"side": SIDE_TERMS[side]}, [])
        next_side(t)
        return
    card = n.payload_of(code)
    t.hands[side].remove(card)
    play(t, card)


def play(t: Board, card: int) -> None:
    """EVT-01, DRW-04: the card of the side to move takes effect, unless the other side may answer it (EVT-08)."""
    side = t.side
    t.used[side].append(card)
    t.events_played[side] += 1
    t.reveals += 1
    t.event = CardEvent(t.event)
    t.event.card = card
    details: dict[str, object] = {"side": SIDE_TERMS[side], "card": t.data.cards[card].term()}
    t.tell("event-played", "EVT-02", side, details, [])
    if could_cancel(t, 1 - side):
        t.side = 1 - side
        t.stage = REACT
    else:
        resolve(t)


def could_cancel(t: Board, side: int) -> bool:
    """EVT-08, as far as everybody can see: so that being asked tells nothing about the hand.

    The side is under its limit, holds cards, its Intelligence is in the deck now in use and has not been
    seen. AMB-15: having passed does not matter.
    """
    if t.events_played[side] >= allowed(t, side) or not t.hands[side]:
        return False
    era = t.data.turn_era[t.turn]
    return any(
        t.data.cards[c].era == era and in_game(t, t.data.cards[c]) and c not in t.used[side]
        for c in t.data.canceller[side]
    )


def codes_react(t: Board) -> list[int]:
    """Cancel the event just played, or let it stand."""
    found = [n.make(n.CANCEL, card) for card in t.hands[t.side] if t.data.cards[card].cancels]
    found.append(n.make(n.ACCEPT, 0))
    return sorted(found)


def take_react(t: Board, code: int) -> None:
    """EVT-08, AMB-50: the cancelled card is spent, and so is the answer, which counts toward the limit."""
    side = t.side
    owner = t.data.cards[t.event.card].side
    if n.kind_of(code) == n.CANCEL:
        card = n.payload_of(code)
        t.hands[side].remove(card)
        t.used[side].append(card)
        t.events_played[side] += 1
        t.reveals += 1
        details: dict[str, object] = {"card": t.data.cards[t.event.card].term(), "by": t.data.cards[card].term()}
        t.tell("event-cancelled", "EVT-08", side, details, [])
        t.side = owner
        next_side(t)
    else:
        t.side = owner
        resolve(t)


def resolve(t: Board) -> None:
    """EVT-04, EVT-05: the effect happens now; a card whose conditions fail is spent all the same."""
    card = t.data.cards[t.event.card]
    t.side = card.side
    if not requirements_met(t, card):
        t.tell("event-void", "EVT-05", card.side, {"card": card.term()}, [])
        next_side(t)
        return
    start_effect(t)


def finish_event(t: Board) -> None:
    """The effect is done: the other side is next."""
    t.side = t.data.cards[t.event.card].side
    next_side(t)


def why_not_event(t: Board, code: int) -> Refusal | None:
    """Explain why a card may not be played as an event or answer, or why one must be."""
    kind = n.kind_of(code)
    if kind == n.PASS and t.stage == EVENT:
        return Refusal("VAR-02", "refusal-must-play")
    if kind not in (n.EVENT, n.CANCEL):
        return None
    card = t.data.cards[n.payload_of(code)]
    details: dict[str, object] = {"card": card.term()}
    if n.payload_of(code) not in t.hands[t.side]:
        return Refusal("EVT-01", "refusal-not-in-hand", details)
    if t.stage == EVENT and obligatory(t) and not card.cancels:
        return Refusal("AMB-72", "refusal-naval-events-only", details)
    return Refusal("EVT-08", "refusal-nothing-to-cancel", details) if card.cancels else None
