"""One attack after its two troops are named: support, cards, dice, end (CBT steps 2, 3, 5 and 7).

CBT-01: the order of the seven steps is that of the stages each of these functions sets.
"""

from typing import Final

from dosespanas.espana1936.battle.captured import try_capture
from dosespanas.espana1936.battle.generals import has_emblem
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import BONUS, GENERAL, MODES, PENALTY, PLANE, SHIP, TANK, mask_bits
from dosespanas.espana1936.board.dice import HIT, Modifier, Step, apply_negatives, count_hits, read_roll
from dosespanas.espana1936.board.obligatory import obligatory
from dosespanas.espana1936.board.sea import gunners, ship_home
from dosespanas.espana1936.board.stages import (
    AIR_COMBAT,
    CARD_ATTACK,
    CARD_DEFENCE,
    HITS,
    NEXT_ATTACK,
    NEXT_OPERATION,
    PLACE_DRM,
    SUPPORT_ATTACK,
    SUPPORT_DEFENCE,
)
from dosespanas.espana1936.board.table import COLONIAL, DEFENDED, ELIMINATED, MAT, USED, Table
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS

TAKEN_BITS: Final = 38
"""Where the number of the modifier begins in an entry of `table.to_place`: 32 dice at most before it."""

# --- step 2: support ----------------------------------------------------------------------------------


def can_support(t: Table) -> list[int]:
    """Return the pieces the side to choose may still add to this attack.

    CBT-04, CBT-07: unused tanks and planes of the box. CBT-08, BAT-13: the defender's general once a turn.
    SUP-08, BAT-09: in or out of supply. TNK-08, BAT-11: who has supported this turn, in this battle or another, does
    not again.
    """
    side = t.side
    found = [p for p in t.supporters(side, t.b_box) if not t.support[side] >> p & 1]
    if side != t.b_side and not t.landing:
        for g in t.pieces_in(side, GENERAL, t.b_box):
            if not t.p_flags[g] & (DEFENDED | COLONIAL) and not t.support[side] >> g & 1:
                found.append(g)
    return found


def open_support(t: Table) -> bool:
    """Turn to the side whose support is due; False if it has nothing to add."""
    t.side = t.b_side if t.stage == SUPPORT_ATTACK else 1 - t.b_side
    return bool(can_support(t))


def codes_support(t: Table) -> list[int]:
    """Add a supporter or be done (CBT-05)."""
    return sorted([n.make(n.SUPPORT, p) for p in can_support(t)] + [n.make(n.DONE, 0)])


def take_support(t: Table, code: int) -> None:
    """Declare one supporter, or close the declaration."""
    if n.kind_of(code) == n.DONE:
        close_support(t)
        return
    piece = n.payload_of(code)
    t.support[t.side] |= 1 << piece
    details: dict[str, object] = {"side": SIDE_TERMS[t.side], "piece": t.data.piece_terms[piece]}
    t.tell("supported", "CBT-04", t.side, details, [t.data.piece_names[piece]])
    if not can_support(t):
        close_support(t)


def close_support(t: Table) -> None:
    """CBT-05: the defender answers the attacker's support; then come the cards."""
    if t.stage == SUPPORT_ATTACK:
        t.stage = SUPPORT_DEFENCE
        if open_support(t):
            return
    t.stage = CARD_ATTACK
    open_card(t)


def enter_support(t: Table) -> None:
    """Open step 2 after the target is named."""
    if not open_support(t):
        close_support(t)


# --- step 3: cards ------------------------------------------------------------------------------------


def open_card(t: Table) -> None:
    """CBT-10: attacker first, then defender; a side without cards is not asked, and in some variants nobody is."""
    if obligatory(t):
        reveal(t)
        return
    if t.stage == CARD_ATTACK:
        t.side = t.b_side
        if t.hands[t.side]:
            return
        t.stage = CARD_DEFENCE
    t.side = 1 - t.b_side
    if not t.hands[t.side]:
        reveal(t)


def codes_card(t: Table) -> list[int]:
    """CBT-09, CBT-11: one card of the hand face down as Bonus or Penalty, or none.

    AMB-11: either mode, for the attacker and for the defender.
    """
    found = [n.make(n.PLAY, card << 1 | mode) for card in t.hands[t.side] for mode in (BONUS, PENALTY)]
    found.append(n.make(n.NO_CARD, 0))
    return sorted(found)


def take_card(t: Table, code: int) -> None:
    """Lay a card or none; after the defender both are turned over (CBT-10).

    DRW-07: laid in combat it is spent, bonus or penalty, and is no event any more.
    """
    side = t.side
    if n.kind_of(code) == n.PLAY:
        card = n.payload_of(code) >> 1
        t.hands[side].remove(card)
        t.c_card[side] = card
        t.c_mode[side] = n.payload_of(code) & 1
        secret: dict[str, object] = {"card": t.data.cards[card].term()}
        t.tell_owner("card-laid", "CBT-10", side, {"side": SIDE_TERMS[side], "mode": MODES[t.c_mode[side]]}, secret)
    else:
        t.tell("no-card", "CBT-09", side, {"side": SIDE_TERMS[side]}, [])
    if t.stage == CARD_ATTACK:
        t.stage = CARD_DEFENCE
        open_card(t)
    else:
        reveal(t)


def reveal(t: Table) -> None:
    """CBT-10, CBT-12: both cards are turned over; they leave the game."""
    for side in (t.b_side, 1 - t.b_side):
        card = t.c_card[side]
        if card >= 0:
            t.used[side].append(card)
            t.reveals += 1
            details: dict[str, object] = {
                "side": SIDE_TERMS[side],
                "card": t.data.cards[card].term(),
                "mode": MODES[t.c_mode[side]],
            }
            t.tell("card-revealed", "CBT-10", side, details, [])
    t.stage = AIR_COMBAT


# --- step 5: dice -------------------------------------------------------------------------------------


WITHOUT_EMBLEM: Final = -1
"""What an attack loses when its general has no troop of his emblem beside him (OPT-01)."""


def modifiers(t: Table, side: int) -> list[tuple[str, int, int]]:
    """DRM-08: the modifiers on a side's roll as (source term, drm, number of dice)."""
    data = t.data
    slot = t.attacker if side == t.b_side else t.defender
    found: list[tuple[str, int, int]] = []
    own = t.type_drm(t.t_type[slot])
    if own:
        found.append((data.type_terms[t.t_type[slot]], own, 1))
    for p in mask_bits(t.support[side]):
        drm = data.gun_drms[p] if data.piece_kinds[p] == SHIP else data.piece_drms[p]
        if data.piece_kinds[p] != PLANE and drm:
            found.append((data.piece_terms[p], drm, 1))
        if lacks_emblem(t, side, p):
            found.append(("rule:OPT-01", WITHOUT_EMBLEM, 1))
    for s, mode in ((side, BONUS), (1 - side, PENALTY)):
        card = t.c_card[s]
        if card >= 0 and t.c_mode[s] == mode and data.cards[card].drm[mode]:
            c = data.cards[card]
            found.append((c.term(), c.drm[mode], c.drm_dice[mode]))
    return found


def lacks_emblem(t: Table, side: int, piece: int) -> bool:
    """OPT-01, AMB-22: a general opens his battle where no troop has his emblem; he supports its first attack only.

    EDN-13: in both editions, and the highest die pays for it.
    """
    return (
        t.options.rep_generals
        and side == t.b_side
        and t.data.needs_emblem[piece] == "attack"
        and not has_emblem(t, piece)
    )


def dice_count(t: Table, side: int) -> int:
    """CBT-14: strength + planes still supporting + own Bonus dice - the other's Penalty dice; may be 0 or less.

    ADF-10: planes unharmed in air combat; CBT-19: one shot down or driven off adds nothing. CMP-10, AMB-31: no upper
    limit.
    """
    data = t.data
    slot = t.attacker if side == t.b_side else t.defender
    count = t.t_strength[slot]
    for p in mask_bits(t.support[side]):
        if data.piece_kinds[p] == PLANE and t.p_box[p] >= 0 and not t.p_flags[p] & USED:
            count += data.piece_dice[p]
        elif data.piece_kinds[p] == SHIP:
            count += data.gun_dice[p]
    for s, mode in ((side, BONUS), (1 - side, PENALTY)):
        card = t.c_card[s]
        if card >= 0 and t.c_mode[s] == mode:
            count += data.cards[card].dice[mode]
    return count


def pairs_of(found: list[tuple[str, int, int]]) -> list[Modifier]:
    """Drop the names of modifiers, for the dice."""
    return [(drm, dice) for _, drm, dice in found]


def roll(t: Table) -> None:
    """CBT-15, CBT-16: both sides roll at once; negatives fall first (DRM-04)."""
    for side in (t.b_side, 1 - t.b_side):
        t.rolls[side] = t.chance.dice(dice_count(t, side), "CBT-16")
        t.to_place[side] = []
    t.reveals += 1
    if t.options.ask_drm:
        for side in (t.b_side, 1 - t.b_side):
            found = modifiers(t, side)
            t.placed[side] = []
            for m, die, points in apply_negatives(t.rolls[side], pairs_of(found)):
                t.placed[side] += [m, die, points]
            for m, (_, drm, dice) in enumerate(found):
                if drm > 0 and any(die < HIT for die in t.rolls[side]):
                    t.to_place[side].append(drm | min(dice, len(t.rolls[side])) << 3 | m << TAKEN_BITS)
        ask_place(t)
        return
    for side in (t.b_side, 1 - t.b_side):
        rolls = t.rolls[side]
        found = modifiers(t, side)
        modified, steps, t.hits[side] = read_roll(rolls, pairs_of(found))
        tell_roll(t, side, rolls, modified, found, steps)
    t.stage = HITS


def tell_roll(
    t: Table, side: int, rolls: list[int], dice: list[int], found: list[tuple[str, int, int]], steps: list[Step]
) -> None:
    """Report a roll, the dice after modifiers and each modifier on its die."""
    details: dict[str, object] = {
        "side": SIDE_TERMS[side],
        "rolls": list(rolls),
        "modified": list(dice),
        "hits": t.hits[side],
        "steps": [{"source": found[m][0], "drm": drm, "die": die} for m, die, drm in steps],
    }
    t.tell("roll", "CBT-16", side, details, [])


def ask_place(t: Table) -> None:
    """Option ask_drm (DRM-03): each side places its positives by hand, attacker first."""
    for side in (t.b_side, 1 - t.b_side):
        if t.to_place[side]:
            t.side = side
            t.stage = PLACE_DRM
            return
    for side in (t.b_side, 1 - t.b_side):
        t.hits[side] = count_hits(t.rolls[side])
        fallen = list(t.rolls[side])
        steps: list[Step] = []
        for i in range(0, len(t.placed[side]), 3):
            m, die, points = t.placed[side][i : i + 3]
            fallen[die] -= points
            steps.append((m, die, points))
        tell_roll(t, side, fallen, t.rolls[side], modifiers(t, side), steps)
    t.stage = HITS


def codes_place(t: Table) -> list[int]:
    """DRM-03, DRM-05: the next positive goes whole on one die (numbered from 1); DRM-07: a card's on different dice."""
    positive = t.to_place[t.side][0]
    taken = positive >> 6 & (1 << TAKEN_BITS - 6) - 1
    return [n.make(n.PLACE, (positive & 7) << 5 | i + 1) for i in range(len(t.rolls[t.side])) if not taken >> i & 1]


def take_place(t: Table, code: int) -> None:
    """Put one positive on a die."""
    die = (n.payload_of(code) & 31) - 1
    positive = t.to_place[t.side][0]
    t.rolls[t.side][die] += positive & 7
    t.placed[t.side] += [positive >> TAKEN_BITS, die, positive & 7]
    if positive >> 3 & 7 > 1:
        t.to_place[t.side][0] = positive - (1 << 3) | 1 << die + 6
    else:
        t.to_place[t.side].pop(0)
    ask_place(t)


# --- step 7: end --------------------------------------------------------------------------------------


def end_attack(t: Table) -> None:
    """CBT-17, TNK-07, AIR-07, NAV-27, HIT-10: supporters are used, orphaned tanks are lost, planes and ships leave.

    AMB-01: a box left empty goes to the side whose attack it was, in a landing too.
    EDN-06: in 2007 a tank is lost only if hits are left over when its troop is destroyed.
    HIT-12, AMB-63: all this after each attack, not at the end of the battle. AMB-06: a tank is lost with its troop
    though no hit is left over.
    """
    data = t.data
    box = t.b_box
    for side in (t.b_side, 1 - t.b_side):
        slot = t.attacker if side == t.b_side else t.defender
        alive = t.t_box[slot] == box
        for p in mask_bits(t.support[side]):
            if data.piece_kinds[p] == GENERAL and side != t.b_side:
                t.p_flags[p] |= DEFENDED
            else:
                t.p_flags[p] |= USED
            if data.piece_kinds[p] == TANK and not alive and (t.surplus[side] or not t.options.tank_loss):
                lose_tank(t, p, box)
    if t.t_box[t.attacker] == box:
        t.t_acted[t.attacker] = 1
    for side in (0, 1):
        if t.count_troops(side, box) == 0:
            for p in t.pieces_in(side, TANK, box) if not t.options.tank_loss else []:
                lose_tank(t, p, box)
            for p in t.pieces_in(side, PLANE, box):
                if not t.p_mission[p]:
                    t.put_piece(p, MAT)
                    t.tell("plane-home", "AIR-07", side, {"piece": data.piece_terms[p]}, [data.piece_names[p]])
            if t.options.naval:
                for p in gunners(t, side, box):
                    ship_home(t, p, False)
    if t.ownerless(box):
        t.held[t.b_side] |= 1 << box
        details: dict[str, object] = {"side": SIDE_TERMS[t.b_side], "box": data.box_terms[box]}
        t.tell("box-taken", "HIT-10", t.b_side, details, [])
    t.attacker = -1
    t.defender = -1
    t.support = [0, 0]
    t.c_card = [-1, -1]
    t.rolls = [[], []]
    t.surplus = [0, 0]
    t.stage = NEXT_OPERATION if t.landing else NEXT_ATTACK


def lose_tank(t: Table, piece: int, box: int) -> None:
    """TNK-07: a tank is eliminated; it may come back by card, or be captured (OPT-03)."""
    t.put_piece(piece, ELIMINATED)
    t.p_flags[piece] = 0
    details: dict[str, object] = {"piece": t.data.piece_terms[piece], "box": t.data.box_terms[box]}
    t.tell("tank-destroyed", "TNK-07", t.data.piece_sides[piece], details, [t.data.piece_names[piece]])
    try_capture(t, piece)


# --- why not ------------------------------------------------------------------------------------------


def why_not_support(t: Table, code: int) -> Refusal | None:
    """Explain why a piece may not support."""
    if n.kind_of(code) != n.SUPPORT:
        return None
    data = t.data
    piece = n.payload_of(code)
    details: dict[str, object] = {"piece": data.piece_terms[piece], "box": data.box_terms[t.b_box]}
    if data.piece_sides[piece] != t.side:
        return Refusal("CBT-04", "refusal-not-yours", details)
    if t.p_box[piece] != t.b_box:
        return Refusal("CBT-04", "refusal-not-in-box", details)
    return Refusal("CBT-07", "refusal-used", details)


def why_not_card(t: Table, code: int) -> Refusal | None:
    """Explain why a card may not be laid."""
    if n.kind_of(code) != n.PLAY:
        return None
    card = t.data.cards[n.payload_of(code) >> 1]
    return Refusal("CBT-09", "refusal-not-in-hand", {"card": card.term()})
