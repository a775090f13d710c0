"""The sequence of play (SEQ), with Draw (DRW) and Status (STA)."""

from dosespanas.espana1936.battle import activation, generals
from dosespanas.espana1936.board import notation
from dosespanas.espana1936.board.data import GENERAL
from dosespanas.espana1936.board.stages import (
    ACTIVATE,
    ASSIGN,
    COMBAT,
    DISCARD,
    DRAW,
    EVENTS,
    GENERALS,
    NAT_MOVE,
    NAT_SHIPS,
    NAVAL,
    NEXT_PHASE,
    OFFENSIVE_BATTLE,
    OFFENSIVE_GENERAL,
    OFFENSIVE_MOVE,
    OFFENSIVE_SHIPS,
    OPENING_EVENTS,
    REP_MOVE,
    REP_SHIPS,
    REPLACEMENT,
    SHIP_STEPS,
    STATUS,
    STEPS,
    TRANSPORT,
    TURN_START,
    UPKEEP,
)
from dosespanas.espana1936.board.state import MAT, UNLIMITED, Board
from dosespanas.espana1936.cards import events
from dosespanas.espana1936.movement import morocco, moves
from dosespanas.espana1936.naval import sailing, sea_battle
from dosespanas.espana1936.turn import replacement, upkeep, victory
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NOBODY, REP, SIDE_TERMS


def advance(t: Board) -> None:
    """SEQ-01: close the step in hand and open the next one; a game that ends with the last turn ends in its last."""
    step = following(t)
    if step > STATUS:
        if t.turn >= t.data.last_turn:
            victory.final(t)
            return
        t.turn += 1
        step = TURN_START
    t.step_no = step
    enter(t)


def following(t: Board) -> int:
    """Return the step after the one in hand; AMB-74: of two offensives the second follows the first.

    NAV-15: its ships and planes are sent before the draw, the other side's at their usual place.
    """
    if t.step_no == OFFENSIVE_BATTLE and t.offensives_left:
        t.offensives_left -= 1
        return OFFENSIVE_SHIPS
    return t.step_no + 1


def enter(t: Board) -> None:
    """Open the step `step_no`; a step with nothing to do leaves the stage at NEXT_PHASE."""
    t.stage = NEXT_PHASE
    step = t.step_no
    if skipped(t, step):
        return
    if step == TURN_START:
        turn_start(t)
        return
    side = NOBODY if step == TRANSPORT else STEPS[step].side
    details: dict[str, object] = {"phase": "phase:" + STEPS[shown_as(t, step)].phase}
    if side != NOBODY:
        details["side"] = SIDE_TERMS[side]
    silent = OFFENSIVE_MOVE if t.options.naval else OFFENSIVE_SHIPS
    late = EVENTS if transport_late(t) else TRANSPORT
    if step not in (silent, OFFENSIVE_GENERAL, OFFENSIVE_BATTLE, late):
        t.tell("phase", "SEQ-01", side, details, [])
    if step in SHIP_STEPS:
        sailing.begin(t, side)
    elif step in (OFFENSIVE_MOVE, NAT_MOVE, REP_MOVE):
        moves.begin(t, side)
    elif step == OFFENSIVE_GENERAL:
        offensive_general(t)
    elif step == OFFENSIVE_BATTLE:
        offensive_battle(t)
    elif step == DRAW:
        draw(t)
    elif step == GENERALS:
        generals.begin(t)
    elif step == COMBAT:
        activation.begin(t)
    elif step == NAVAL:
        sea_battle.begin(t)
    elif step == UPKEEP:
        upkeep.run(t)
    elif step == TRANSPORT:
        morocco.begin(t)
    elif step in (OPENING_EVENTS, EVENTS):
        events.begin(t)
    elif step == REPLACEMENT:
        replacement.begin(t)
    else:
        begin_status(t)


def transport_late(t: Board) -> bool:
    """EDN-03: in 2007 the transport from Morocco opens the Events phase, where a turn ends with one (VAR-06)."""
    return t.options.morocco_timing and not t.options.historical


def shown_as(t: Board, step: int) -> int:
    """Return the step whose phase a player reads, and sees lit in the row of stations."""
    return EVENTS if step == TRANSPORT and transport_late(t) else step


def skipped(t: Board, step: int) -> bool:
    """Tell which steps this turn does not have: SEQ-05, VAR-06, and CRD-OFF's opening instead of a second movement.

    EDN-19: in the historical variant events come at the start of the turn only.
    """
    if step in (OFFENSIVE_SHIPS, NAT_SHIPS, REP_SHIPS, NAVAL) and not t.options.naval:
        return True
    if step in (OFFENSIVE_SHIPS, OFFENSIVE_MOVE, OFFENSIVE_GENERAL, OFFENSIVE_BATTLE):
        return not t.offensive
    if step in (REP_SHIPS, REP_MOVE):
        return t.offensive > 0
    if step == OPENING_EVENTS:
        return not t.options.historical
    if step in (DRAW, EVENTS):
        return t.options.historical
    if step == REPLACEMENT:
        return not t.data.turn_replacement[t.turn]
    return False


def turn_start(t: Board) -> None:
    """SEQ-06: new decks, hands thrown away; cards played last turn take hold (CRD-R29, CRD-R43, CRD-N35).

    AMB-62: on turn 6 the old hand goes before an offensive opens the turn.
    """
    data = t.data
    t.tell("turn", "STA-02", NOBODY, {"turn": t.turn, "year": data.turn_year[t.turn]}, [])
    if t.turn > data.first_turn and data.turn_era[t.turn] != data.turn_era[t.turn - 1]:
        for side in (0, 1):
            if t.hands[side]:
                details: dict[str, object] = {"side": SIDE_TERMS[side], "count": len(t.hands[side])}
                t.tell("hand-discarded", "SEQ-06", side, details, [])
            t.discarded[side] += t.hands[side]
            t.hands[side] = []
    t.attacks_left = t.next_attacks
    t.battles_left = t.next_battles
    t.next_attacks = [UNLIMITED, UNLIMITED]
    t.next_battles = [UNLIMITED, UNLIMITED]
    t.more_cards = t.next_cards
    t.more_events = t.next_events
    t.next_cards = [0, 0]
    t.next_events = [0, 0]
    t.offensive = min(t.offensive_next, 1)
    t.offensives_left = max(t.offensive_next - 1, 0)
    t.offensive_next = 0


def draw(t: Board) -> None:
    """DRW-01, DRW-03, AMB-25: each side draws from the deck in use; never more than there is.

    EVT-14: only here is a hand filled up. AMB-52: without foreign intervention too.
    """
    for side in (0, 1):
        deck = t.decks[2 * side + t.data.turn_era[t.turn]]
        count = min(cards_due(t, side), len(deck))
        drawn = [deck.pop() for _ in range(count)]
        t.hands[side] = sorted(t.hands[side] + drawn)
        secret: dict[str, object] = {"cards": [t.data.cards[c].term() for c in drawn]}
        t.tell_owner("drew", "DRW-01", side, {"side": SIDE_TERMS[side], "count": count}, secret)
    t.reveals += 1


def cards_due(t: Board, side: int) -> int:
    """DRW-01, NAV-41: how many cards a side draws this turn, with what was promised to it for this one."""
    return cards_of_turn(t, side, t.turn) + t.more_cards[side]


def cards_of_turn(t: Board, side: int, turn: int) -> int:
    """DRW-01, DRW-02, HCP-02: how many cards a turn brings a side, unless something adds to it."""
    naval = t.data.naval_cards if t.options.naval and turn <= t.data.naval_cards_until else 0
    return t.data.turn_cards[turn] + t.options.more_cards[side] + naval


# --- the Republican offensive (CRD-OFF) ---------------------------------------------------------------


def offensive_general(t: Board) -> None:
    """CRD-OFF: the Republican side may put one general in a box."""
    t.side = REP
    if generals.codes_assign(t):
        t.stage = ASSIGN


def offensive_battle(t: Board) -> None:
    """CRD-OFF: that general may attack; afterwards he is on the mat again, ready for the turn itself.

    OPT-06: in the fog only his owner sees whether a troop of his emblem stands by him (OPT-02), so he is asked.
    """
    t.side = REP
    for g in t.data.pieces_of[REP][GENERAL]:
        if t.p_box[g] >= 0:
            rule = activation.battle_refusal(t, REP, g)[0]
            if rule and not (t.options.fog and rule == "OPT-02"):
                t.p_box[g] = MAT
            else:
                t.offensive = activation.IN_OPENING
                t.stage = ACTIVATE
            return


# --- Status -------------------------------------------------------------------------------------------


def begin_status(t: Board) -> None:
    """STA-01, DRW-05: discard down to eight."""
    for side in (0, 1):
        if over_limit(t, side) > 0:
            t.side = side
            t.stage = DISCARD
            return
    t.stage = NEXT_PHASE


def over_limit(t: Board, side: int) -> int:
    """STA-01: how many cards a side has in hand beyond the limit; below 0: so many fewer."""
    return len(t.hands[side]) - t.data.hand_limit


def codes_discard(t: Board) -> list[int]:
    """Choose a card to discard."""
    return [notation.make(notation.DISCARD, card) for card in t.hands[t.side]]


def take_discard(t: Board, code: int) -> None:
    """DRW-04: it leaves the game, face down."""
    card = notation.payload_of(code)
    t.hands[t.side].remove(card)
    t.discarded[t.side].append(card)
    secret: dict[str, object] = {"card": t.data.cards[card].term()}
    t.tell_owner("discarded", "STA-01", t.side, {"side": SIDE_TERMS[t.side], "count": 1}, secret)
    begin_status(t)


def why_not_discard(t: Board, code: int) -> Refusal | None:
    """Explain why a card cannot be discarded."""
    if notation.kind_of(code) != notation.DISCARD:
        return None
    card = t.data.cards[notation.payload_of(code)]
    return Refusal("STA-01", "refusal-not-in-hand", {"card": card.term()})
