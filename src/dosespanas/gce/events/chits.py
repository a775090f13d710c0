"""Event chits (7.1 to 7.4): the two cups, the draw of A.II, what is held, and how an effect is carried out."""

from typing import Final

from dosespanas.gce.administration import entry
from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import SPECIALS
from dosespanas.gce.board.stages import CHIT_EFFECT, CHIT_PICK, CHIT_TO, DRAW, NEXT_PART, NEXT_STEP
from dosespanas.gce.board.state import ABORTED, CANCELLED, DUE, WAITING, Board, hex_term
from dosespanas.gce.control import stacking
from dosespanas.gce.events import chit_effects as effects
from dosespanas.gce.events import departures
from dosespanas.gce.supply import fortified_lines
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP, SIDE_TERMS

NO_EVENT: Final = "7.2"
"""Rule of the chits that are only that."""
DESERTION: Final = "7.21"
DESERTION_LAST: Final = 4
GERMAN_SHIPS: Final = "7.36"
GERNIKA: Final = "7.16"
GOICOECHEA: Final = "7.14"
STARRED: Final = SPECIALS.index("starred")

LATER, NAT_CUP, REP_CUP = 1, 2, 3
"""Parts of A.II: what last turn's events left to do, then each side's draw (A05)."""


# --- the phase ----------------------------------------------------------------------------------------


def begin(b: Board) -> None:
    """A.II: the chits of this turn enter the cups (7.1); then one draw from each (7.2, 7.3-a).

    Before that the steps that earlier events took come back (A34).
    """
    departures.give_back(b)
    fill(b)
    if b.turn > DESERTION_LAST:
        discard_desertion(b)
    b.part = 0
    next_part(b)


def fill(b: Board) -> None:
    """7.1: put the chits of this turn into their cups; the two reconstructed ones only if wanted (A26).

    7.17: no chit bears this number.
    """
    for c, chit in enumerate(b.data.chits):
        if chit.turn == b.turn and (not chit.optional or b.options.invented_chits):
            b.cups.inside[c] = chit.copies - b.cups.held[chit.side].count(c) - b.cups.played[chit.side].count(c)


def discard_desertion(b: Board) -> None:
    """A37: Mass Desertion is of no use any more."""
    for chit in b.cups.held[NAT][:]:
        if b.data.chits[chit].rule == DESERTION:
            b.cups.held[NAT].remove(chit)
            lay_aside(b, chit, "chit-discarded", "A37")


def next_part(b: Board) -> None:
    """Go on with the phase: what is due since last turn, the Nationalist cup, the Republican cup."""
    b.part += 1
    b.cups.chit = -1
    b.cups.owner = b.cups.drawer = -1
    if b.part == LATER:
        if b.cups.czech_second == b.turn:
            b.cups.op = 0
            b.stage = CHIT_EFFECT
        else:
            next_part(b)
    elif b.part in (NAT_CUP, REP_CUP):
        open_cup(b, NAT if b.part == NAT_CUP else REP)
    else:
        b.stage = NEXT_STEP


def open_cup(b: Board, owner: int) -> None:
    """7.2-a: the owner of a cup may draw from it; an empty one is passed over."""
    if count(b, owner) == 0:
        next_part(b)
        return
    b.cups.owner = owner
    b.cups.drawer = owner
    b.side = owner
    b.stage = DRAW


def count(b: Board, owner: int) -> int:
    """Return how many chits are in a side's cup."""
    total = 0
    for c, chit in enumerate(b.data.chits):
        if chit.side == owner:
            total += b.cups.inside[c]
    return total


# --- the draw -----------------------------------------------------------------------------------------


def codes_draw(b: Board) -> list[int]:
    """7.2: draw from the cup, or decline."""
    return [n.make(n.DRAW), n.make(n.DECLINE)]


def take_draw(b: Board, code: int) -> None:
    """7.2-a, 7.2-b: draw; or leave it to the opponent, who may decline as well (A28)."""
    owner = b.cups.owner
    if n.kind_of(code) == n.DRAW:
        draw(b)
        return
    b.tell("chit-declined", "7.2-b", b.side, {"side": SIDE_TERMS[b.side]}, [])
    if b.cups.drawer == owner:
        b.cups.drawer = 1 - owner
        b.side = 1 - owner
    else:
        b.stage = NEXT_PART


def why_not_draw(b: Board, code: int) -> Refusal | None:
    """Nothing but the two answers is about this choice."""
    return None


def draw(b: Board) -> None:
    """Draw a chit and do what it demands: it goes back, is laid aside, takes effect, or is kept."""
    chit = draw_one(b)
    data = b.data.chits[chit]
    side = data.side
    details: dict[str, object] = {"side": SIDE_TERMS[side], "by": SIDE_TERMS[b.cups.drawer]}
    b.stage = NEXT_PART
    own = b.cups.drawer == side
    void = effects.void(b, chit)
    waits = data.rule == GERMAN_SHIPS and not b.cups.gernika
    kept = data.rule != NO_EVENT and not void and (waits or (own and not data.mandatory))
    if kept and own and b.options.hidden_chits:
        b.tell_owner("chit-drawn", "7.4-b", side, {**details, "chit": None}, {"chit": data.term()})
    else:
        b.tell("chit-drawn", "7.2-a" if own else "7.2-b", side, {**details, "chit": data.term()}, [])
    if data.rule == NO_EVENT:
        b.cups.inside[chit] += 1
        b.tell("no-event", "7.2-c", side, {"side": SIDE_TERMS[side], "chit": data.term()}, [])
    elif void:
        b.tell("no-event", "7.2-d", side, {"side": SIDE_TERMS[side], "chit": data.term()}, [])
        lay_aside(b, chit, "chit-discarded", "7.2-d")
    elif kept:
        b.cups.held[side].append(chit)
        b.cups.german_ships_waits = b.cups.german_ships_waits or waits
    elif data.mandatory:
        start(b, chit)
    else:
        lay_aside(b, chit, "chit-discarded", "7.2-b")


def draw_one(b: Board) -> int:
    """Take a chit from the open cup, every one as likely."""
    cup = [c for c, chit in enumerate(b.data.chits) if chit.side == b.cups.owner for _ in range(b.cups.inside[c])]
    drawn = b.chance.pick(cup, "7.2-a" if b.cups.drawer == b.cups.owner else "7.2-b")
    b.cups.inside[drawn] -= 1
    b.reveals += 1
    return drawn


def lay_aside(b: Board, chit: int, kind: str, rule: str) -> None:
    """Take a chit out of the game, played or not; `kind` names the event."""
    side = b.data.chits[chit].side
    b.cups.played[side].append(chit)
    b.tell(kind, rule, side, {"side": SIDE_TERMS[side], "chit": b.data.chits[chit].term()}, [])


# --- effects ------------------------------------------------------------------------------------------


def start(b: Board, chit: int) -> None:
    """7.4-a: a compulsory chit takes effect now."""
    data = b.data.chits[chit]
    b.cups.chit = chit
    b.cups.op = 0
    b.tell("chit-played", data.rule, data.side, {"side": SIDE_TERMS[data.side], "chit": data.term()}, [])
    b.stage = CHIT_EFFECT


def effect(b: Board) -> None:
    """Forced step: carry out the next part of the effect in hand."""
    parts = effects.parts(b)
    if b.cups.op == len(parts):
        finish(b)
        return
    part = parts[b.cups.op]
    b.cups.op += 1
    if part in effects.ACTS:
        effects.ACTS[part](b)
    elif part in effects.PICKS:
        b.cups.left = effects.PICKS[part].count
        ask(b)
    elif part == "star":
        place_star(b)
    else:
        place_convoy(b)


def finish(b: Board) -> None:
    """The effect is over; 7.36: what has waited for Gernika follows it."""
    chit = b.cups.chit
    b.cups.chit = -1
    b.cups.queue = []
    b.stage = NEXT_PART
    if chit < 0:
        return
    b.cups.played[b.data.chits[chit].side].append(chit)
    if b.data.chits[chit].rule == GERNIKA and b.cups.german_ships_waits:
        b.cups.german_ships_waits = False
        for held in b.cups.held[REP][:]:
            if b.data.chits[held].rule == GERMAN_SHIPS:
                b.cups.held[REP].remove(held)
                start(b, held)


def ask(b: Board) -> None:
    """Ask for the units of a pick; A30: if there are no more than it takes, they are taken."""
    pick = effects.PICKS[effects.in_hand(b)]
    units = pick.candidates(b)
    total = 0
    for u in units:
        total += b.steps(u) if pick.by_steps else 1
    if total > b.cups.left > 0:
        b.side = pick.side
        b.stage = CHIT_PICK
        return
    if b.cups.left > 0:
        for u in units:
            for _ in range(b.steps(u) if pick.by_steps else 1):
                pick.take(b, u)
    b.cups.left = 0
    b.stage = CHIT_EFFECT


def codes_pick(b: Board) -> list[int]:
    """A97: the units that the affected side may choose."""
    return sorted([n.make(n.PICK, u) for u in effects.PICKS[effects.in_hand(b)].candidates(b)])


def take_pick(b: Board, code: int) -> None:
    """A unit, or a step of it, is chosen."""
    effects.PICKS[effects.in_hand(b)].take(b, n.payload_of(code))
    b.cups.left -= 1
    ask(b)


def why_not_pick(b: Board, code: int) -> Refusal | None:
    """The chit does not speak of this unit."""
    if n.kind_of(code) != n.PICK:
        return None
    unit = b.data.units[n.payload_of(code)].term()
    rule = effects.PICKS[effects.in_hand(b)].rule
    return Refusal(rule, "refusal-gce-chit-piece", {"piece": unit})


# --- a place on the map -------------------------------------------------------------------------------


def place_star(b: Board) -> None:
    """7.6-b: the next Basque unit with a star, if one is still due, comes to a hex that was vacated."""
    if b.cups.left == 0:
        return
    b.cups.left -= 1
    for u in b.data.units_of[REP]:
        if b.data.units[u].special == STARRED and b.u_hex[u] == WAITING:
            b.selected = u
            choose_place(b, REP)
            return


def place_convoy(b: Board) -> None:
    """7.41: the column enters in A.IV of this turn; A01: on turn 1, which has none, at once."""
    unit = b.selected
    b.selected = -1
    if unit < 0:
        return
    b.u_hex[unit] = DUE
    if b.turn == b.data.first_turn:
        b.selected = unit
        b.cups.queue = entry.entry_hexes(b, unit)
        choose_place(b, NAT)


def choose_place(b: Board, side: int) -> None:
    """Put the unit in hand in the only hex there is for it, if all can see that; else ask."""
    codes = codes_to(b)
    if len(codes) > 1 or (codes and any(stacking.full_unseen(b, b.selected, h) for h in b.cups.queue)):
        b.side = side
        b.stage = CHIT_TO
    elif codes:
        take_to(b, codes[0])
    else:
        b.selected = -1


def codes_to(b: Board) -> list[int]:
    """The hexes of the effect in hand that have room for the unit in hand (9.1)."""
    return [n.make(n.TO, h) for h in b.cups.queue if stacking.fits(b, [b.selected], h)]


def take_to(b: Board, code: int) -> None:
    """Put the unit in hand there."""
    settle(b, n.payload_of(code))
    b.selected = -1
    b.stage = CHIT_EFFECT


def why_not_to(b: Board, code: int) -> Refusal | None:
    """The unit does not enter there."""
    if n.kind_of(code) != n.TO:
        return None
    rule = "7.6-b" if b.data.units[b.selected].special == STARRED else "7.41"
    unit = b.data.units[b.selected].term()
    return Refusal(rule, "refusal-gce-entry", {"piece": unit, "hex": hex_term(n.payload_of(code))})


def settle(b: Board, hex_: int) -> None:
    """Bring the unit in hand onto the map."""
    if b.data.units[b.selected].special == STARRED:
        b.place(b.selected, hex_)
        b.tell_unit("entered", "7.6-b", b.selected, {"hex": hex_term(hex_)})
    else:
        entry.bring_in(b, b.selected, hex_, "entered", "7.41")


# --- held chits and later effects ---------------------------------------------------------------------


def may_be_held(b: Board, side: int) -> list[int]:
    """7.4-b: return the chits, each once, of which the other side cannot rule out that a side holds them in secret.

    How many are held is public, and so are those not yet played or laid aside; compulsory ones are not kept (7.4-a).
    """
    if not b.cups.held[side]:
        return []
    return [
        c
        for c, chit in enumerate(b.data.chits)
        if chit.side == side and not chit.mandatory and b.cups.inside[c] + b.cups.held[side].count(c) > 0
    ]


def codes_play(b: Board) -> list[int]:
    """7.14: the held chits that the phasing side may play in its movement and combat phases."""
    found: list[int] = []
    for chit in sorted(set(b.cups.held[b.side])):
        if b.data.chits[chit].rule == GOICOECHEA and useful(b, chit):
            found.append(n.make(n.PLAY, chit))
    return found


def useful(b: Board, chit: int) -> bool:
    """Tell whether there is a line left that a chit would cancel."""
    for i, line in enumerate(b.data.lines):
        if line.cancelled_by == b.data.chits[chit].name and b.lines[i] not in (ABORTED, CANCELLED):
            return True
    return False


def why_not_play(b: Board, code: int) -> Refusal:
    """7.4-a: return why a chit is not played in a movement or combat phase outside a battle."""
    chit = n.payload_of(code)
    details: dict[str, object] = {"card": b.data.chits[chit].term()}
    if chit not in b.cups.held[b.side]:
        return Refusal("7.4-a", "refusal-not-in-hand", details)
    return Refusal(b.data.chits[chit].rule, "refusal-gce-chit-now", details)


def take_play(b: Board, code: int) -> None:
    """7.14: play Goicoechea; the choice in hand stays open."""
    chit = n.payload_of(code)
    b.cups.held[b.side].remove(chit)
    lay_aside(b, chit, "chit-played", "7.14")
    b.cups.goicoechea = True
    fortified_lines.cancel(b, chit)
