"""Event chits (7.1 to 7.4): the two cups, the draw of A.II, what is held, and how an effect is carried out."""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.chits import NEVER, OWN_PHASE, Part
from dosespanas.gce.board.stages import CHIT_EFFECT, CHIT_PICK, DRAW, NEXT_PART, NEXT_STEP
from dosespanas.gce.board.state import ABORTED, CANCELLED, Board
from dosespanas.gce.events import conditions, departures, effect_in_progress, effects
from dosespanas.gce.supply import fortified_lines
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP, SIDE_TERMS

LATER, NAT_CUP, REP_CUP = 1, 2, 3
"""Parts of A.II: what last turn's events left to do, then each side's draw (A05)."""


# --- the phase ----------------------------------------------------------------------------------------


def begin(b: Board) -> None:
    """A.II: the chits of this turn enter the cups (7.1); then one draw from each (7.2, 7.3-a).

    Before that the steps that earlier events took come back (A34).
    """
    departures.give_back(b)
    fill(b)
    discard_late(b)
    b.part = 0
    next_part(b)


def fill(b: Board) -> None:
    """7.1: put the chits of this turn into their cups; the two reconstructed ones only if wanted (A26).

    7.17: no chit bears this number.
    """
    for c, chit in enumerate(b.data.chits):
        if chit.turn == b.turn and (not chit.optional or b.options.invented_chits):
            b.cups.inside[c] = chit.copies - b.cups.held[chit.side].count(c) - b.cups.played[chit.side].count(c)


def discard_late(b: Board) -> None:
    """A37: a chit that is of no use any more from a turn on, Mass Desertion, is laid aside."""
    for side in (NAT, REP):
        for chit in b.cups.held[side][:]:
            part = b.data.chits[chit].part("desert")
            if part is not None and b.turn > part.until:
                b.cups.held[side].remove(chit)
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
    void = conditions.void(b, chit)
    waits = data.waits_for != "" and not b.cups.gernika
    kept = data.when != NEVER and not void and (waits or (own and not data.compulsory))
    if kept and own and b.options.hidden_chits:
        b.tell_owner("chit-drawn", "7.4-b", side, {**details, "chit": None}, {"chit": data.term()})
    else:
        b.tell("chit-drawn", "7.2-a" if own else "7.2-b", side, {**details, "chit": data.term()}, [])
    if data.when == NEVER:
        b.cups.inside[chit] += 1  # 7.2-c: its name says that nothing happens
    elif void:
        b.tell("no-event", "7.2-d", side, {"side": SIDE_TERMS[side], "chit": data.term()}, [])
        lay_aside(b, chit, "chit-discarded", "7.2-d")
    elif kept:
        b.cups.held[side].append(chit)
        b.cups.german_ships_waits = b.cups.german_ships_waits or waits
    elif data.compulsory:
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
    if data.name in b.data.awaited:
        b.cups.gernika = True
    b.cups.chit = chit
    b.cups.op = 0
    b.tell("chit-played", data.rule, data.side, {"side": SIDE_TERMS[data.side], "chit": data.term()}, [])
    b.stage = CHIT_EFFECT


def effect(b: Board) -> None:
    """Forced step: carry out the next part of the effect in hand."""
    parts = effect_in_progress.parts(b)
    if b.cups.op == len(parts):
        finish(b)
        return
    part = parts[b.cups.op]
    b.cups.op += 1
    act = effects.OPERATIONS[part.op].act
    if act is not None:
        act(b, part)
    else:
        b.cups.left = part.count
        ask(b)


def finish(b: Board) -> None:
    """The effect is over; 7.36: what has waited for Gernika follows it."""
    chit = b.cups.chit
    b.cups.chit = -1
    b.cups.queue = []
    b.stage = NEXT_PART
    if chit < 0:
        return
    b.cups.played[b.data.chits[chit].side].append(chit)
    if b.data.chits[chit].name in b.data.awaited and b.cups.german_ships_waits:
        b.cups.german_ships_waits = False
        for held in b.cups.held[REP][:]:
            if b.data.chits[held].waits_for == b.data.chits[chit].name:
                b.cups.held[REP].remove(held)
                start(b, held)


def ask(b: Board) -> None:
    """Ask for the units of a pick; A30: if there are no more than it takes, they are taken."""
    part = effect_in_progress.in_hand(b)
    units = departures.members(b, part.group())
    total = sum([effects.steps_of(b, part, u) for u in units])
    if total > b.cups.left > 0:
        b.side = part.group().side
        b.stage = CHIT_PICK
        return
    if b.cups.left > 0:
        for u in units:
            for _ in range(effects.steps_of(b, part, u)):
                take(b, part, u)
    b.cups.left = 0
    b.stage = CHIT_EFFECT


def take(b: Board, part: Part, unit: int) -> None:
    """Do to a unit what a pick says."""
    pick = effects.OPERATIONS[part.op].pick
    if pick is not None:
        pick(b, part, unit)


def codes_pick(b: Board) -> list[int]:
    """A97: the units that the affected side may choose."""
    return sorted([n.make(n.PICK, u) for u in departures.members(b, effect_in_progress.in_hand(b).group())])


def take_pick(b: Board, code: int) -> None:
    """A unit, or a step of it, is chosen."""
    take(b, effect_in_progress.in_hand(b), n.payload_of(code))
    b.cups.left -= 1
    ask(b)


def why_not_pick(b: Board, code: int) -> Refusal | None:
    """The chit does not speak of this unit."""
    if n.kind_of(code) != n.PICK:
        return None
    unit = b.data.units[n.payload_of(code)].term()
    return Refusal(effect_in_progress.in_hand(b).rule, "refusal-gce-chit-piece", {"piece": unit})


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
        if chit.side == side and not chit.compulsory and b.cups.inside[c] + b.cups.held[side].count(c) > 0
    ]


def codes_play(b: Board) -> list[int]:
    """7.14: the held chits that the phasing side may play in its movement and combat phases."""
    found: list[int] = []
    held = b.cups.held[b.side]
    for chit in sorted(set(held)) if held else []:
        if b.data.chits[chit].when == OWN_PHASE and useful(b, chit):
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
    """7.14: play a chit that cancels a line; the choice in hand stays open."""
    chit = n.payload_of(code)
    b.cups.held[b.side].remove(chit)
    lay_aside(b, chit, "chit-played", b.data.chits[chit].rule)
    b.cups.goicoechea = True
    fortified_lines.cancel(b, chit)
