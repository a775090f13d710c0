"""One attack after its two troops are named: support, cards, dice, end (CBT steps 2, 3, 5 and 7).

CBT-01: the order of the seven steps is that of the stages each of these functions sets.
"""

from typing import Final

from dosespanas.espana1936.battle.captured import try_capture
from dosespanas.espana1936.battle.generals import lacks_emblem
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.data import BONUS, GENERAL, MODES, PENALTY, PLANE, SHIP, TANK, Data, mask_bits
from dosespanas.espana1936.board.dice import HIT, Modifier, Step, apply_negatives, count_hits, read_roll
from dosespanas.espana1936.board.in_progress import AttackInProgress
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
    REROLL,
    SUPPORT_ATTACK,
    SUPPORT_DEFENCE,
)
from dosespanas.espana1936.board.state import COLONIAL, DEFENDED, ELIMINATED, MAT, USED, Board
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import SIDE_TERMS

# --- step 2: support ----------------------------------------------------------------------------------


def can_support(t: Board) -> list[int]:
    """Return the pieces the side to choose may still add to this attack.

    CBT-04, CBT-07: unused tanks and planes of the box. CBT-08, BAT-13: the defender's general once a turn.
    SUP-08, BAT-09: in or out of supply. TNK-08, BAT-11: who has supported this turn, in this battle or another, does
    not again.
    """
    side = t.side
    battle = t.battle
    declared = t.attack.support[side]
    found = [p for p in t.supporters(side, battle.box) if not declared >> p & 1]
    if side != battle.side and not battle.landing:
        for g in t.pieces_in(side, GENERAL, battle.box):
            if not t.p_flags[g] & (DEFENDED | COLONIAL) and not declared >> g & 1:
                found.append(g)
    return found


def open_support(t: Board) -> bool:
    """Turn to the side whose support is due; False if it has nothing to add."""
    t.side = t.battle.side if t.stage == SUPPORT_ATTACK else 1 - t.battle.side
    return bool(can_support(t))


def codes_support(t: Board) -> list[int]:
    """Add a supporter or be done (CBT-05)."""
    return sorted([n.make(n.SUPPORT, p) for p in can_support(t)] + [n.make(n.DONE, 0)])


def take_support(t: Board, code: int) -> None:
    """Declare one supporter, or close the declaration."""
    if n.kind_of(code) == n.DONE:
        close_support(t)
        return
    piece = n.payload_of(code)
    t.attack.support[t.side] |= 1 << piece
    details: dict[str, object] = {"side": SIDE_TERMS[t.side], "piece": t.data.piece_terms[piece]}
    t.tell("supported", "CBT-04", t.side, details, [t.data.piece_names[piece]])
    if not can_support(t):
        close_support(t)


def close_support(t: Board) -> None:
    """CBT-05: the defender answers the attacker's support; then come the cards."""
    if t.stage == SUPPORT_ATTACK:
        t.stage = SUPPORT_DEFENCE
        if open_support(t):
            return
    t.stage = CARD_ATTACK
    open_card(t)


def enter_support(t: Board) -> None:
    """Open step 2 after the target is named."""
    if not open_support(t):
        close_support(t)


# --- step 3: cards ------------------------------------------------------------------------------------


def open_card(t: Board) -> None:
    """CBT-10: attacker first, then defender; a side without cards is not asked, and in some variants nobody is."""
    if obligatory(t):
        reveal(t)
        return
    if t.stage == CARD_ATTACK:
        t.side = t.battle.side
        if t.hands[t.side]:
            return
        t.stage = CARD_DEFENCE
    t.side = 1 - t.battle.side
    if not t.hands[t.side]:
        reveal(t)


def codes_card(t: Board) -> list[int]:
    """CBT-09, CBT-11: one card of the hand face down as Bonus or Penalty, or none.

    AMB-11: either mode, for the attacker and for the defender.
    """
    found = [n.play(card, mode) for card in t.hands[t.side] for mode in (BONUS, PENALTY)]
    found.append(n.make(n.NO_CARD, 0))
    return sorted(found)


def take_card(t: Board, code: int) -> None:
    """Lay a card or none; after the defender both are turned over (CBT-10).

    DRW-07: laid in combat it is spent, bonus or penalty, and is no event any more.
    """
    side = t.side
    if n.kind_of(code) == n.PLAY:
        card = n.played_card(n.payload_of(code))
        t.hands[side].remove(card)
        t.attack.cards[side] = card
        t.attack.modes[side] = n.played_mode(n.payload_of(code))
        secret: dict[str, object] = {"card": t.data.cards[card].term()}
        details: dict[str, object] = {"side": SIDE_TERMS[side], "mode": MODES[t.attack.modes[side]]}
        t.tell_owner("card-laid", "CBT-10", side, details, secret)
    else:
        t.tell("no-card", "CBT-09", side, {"side": SIDE_TERMS[side]}, [])
    if t.stage == CARD_ATTACK:
        t.stage = CARD_DEFENCE
        open_card(t)
    else:
        reveal(t)


def reveal(t: Board) -> None:
    """CBT-10, CBT-12: both cards are turned over; they leave the game."""
    for side in (t.battle.side, 1 - t.battle.side):
        card = t.attack.cards[side]
        if card >= 0:
            t.used[side].append(card)
            t.reveals += 1
            details: dict[str, object] = {
                "side": SIDE_TERMS[side],
                "card": t.data.cards[card].term(),
                "mode": MODES[t.attack.modes[side]],
            }
            t.tell("card-revealed", "CBT-10", side, details, [])
    t.stage = AIR_COMBAT


# --- step 5: dice -------------------------------------------------------------------------------------


WITHOUT_EMBLEM: Final = -1
"""What an attack loses when its general has no troop of his emblem beside him (OPT-01)."""


def troop_of(t: Board, attack: AttackInProgress, side: int) -> int:
    """Return a side's troop in an attack, as a slot."""
    return attack.attacker if side == t.battle.side else attack.defender


def support_dice(data: Data, piece: int) -> int:
    """CBT-14, NAV-22: return the dice that a supporter adds to a roll: a plane its own, a ship those of its guns."""
    kind = data.piece_kinds[piece]
    return data.piece_dice[piece] if kind == PLANE else data.gun_dice[piece] if kind == SHIP else 0


def support_drm(data: Data, piece: int) -> int:
    """DRM-08: return the modifier of a supporter on its side's roll; a plane's own counts in the air only."""
    kind = data.piece_kinds[piece]
    return 0 if kind == PLANE else data.gun_drms[piece] if kind == SHIP else data.piece_drms[piece]


def modifiers(t: Board, attack: AttackInProgress, side: int) -> list[tuple[str, int, int]]:
    """DRM-08: the modifiers on a side's roll as (source term, drm, number of dice), as an attack is declared.

    HCP-03: one more on one die of each attack that a side makes.
    """
    data = t.data
    slot = troop_of(t, attack, side)
    found: list[tuple[str, int, int]] = []
    own = t.type_drm(t.t_type[slot])
    if own:
        found.append((data.type_terms[t.t_type[slot]], own, 1))
    for p in mask_bits(attack.support[side]):
        drm = support_drm(data, p)
        if drm:
            found.append((data.piece_terms[p], drm, 1))
        if side == t.battle.side and lacks_emblem(t, p):
            found.append(("rule:OPT-01", WITHOUT_EMBLEM, 1))
    for s, mode in ((side, BONUS), (1 - side, PENALTY)):
        card = attack.cards[s]
        if card >= 0 and attack.modes[s] == mode and data.cards[card].drm[mode]:
            c = data.cards[card]
            found.append((c.term(), c.drm[mode], c.drm_dice[mode]))
    if side == t.battle.side and t.options.more_pips[side]:
        found.append(("rule:HCP-03", 1, 1))
    return found


def dice_count(t: Board, attack: AttackInProgress, side: int) -> int:
    """CBT-14: strength + planes still supporting + own Bonus dice - the other's Penalty dice; may be 0 or less.

    ADF-10: planes unharmed in air combat; CBT-19: one shot down or driven off adds nothing. CMP-10, AMB-31: no upper
    limit.
    """
    data = t.data
    count = t.t_strength[troop_of(t, attack, side)]
    for p in mask_bits(attack.support[side]):
        if data.piece_kinds[p] != PLANE or (t.p_box[p] >= 0 and not t.p_flags[p] & USED):
            count += support_dice(data, p)
    for s, mode in ((side, BONUS), (1 - side, PENALTY)):
        card = attack.cards[s]
        if card >= 0 and attack.modes[s] == mode:
            count += data.cards[card].dice[mode]
    return count


def pairs_of(found: list[tuple[str, int, int]]) -> list[Modifier]:
    """Drop the names of modifiers, for the dice."""
    return [(drm, dice) for _, drm, dice in found]


def roll(t: Board) -> None:
    """CBT-15, CBT-16: both sides roll at once; negatives fall first (DRM-04)."""
    attack = t.attack
    first = t.battle.side
    for side in (first, 1 - first):
        attack.rolls[side] = t.chance.dice(dice_count(t, attack, side), "CBT-16", side)
    t.reveals += 1
    ask_again(t, [first, 1 - first])


def ask_again(t: Board, sides: list[int]) -> None:
    """HCP-04: ask the next of these sides that may roll its dice again; after the last the dice are read."""
    for side in sides:
        if t.rerolls[side] and t.attack.rolls[side]:
            t.side = side
            t.stage = REROLL
            return
    read_dice(t)


def codes_again(t: Board) -> list[int]:
    """HCP-04: roll all dice of one's own once more, or let them lie."""
    return [n.make(n.REROLL, 0), n.make(n.KEEP, 0)]


def take_again(t: Board, code: int) -> None:
    """HCP-04: the new roll stands; the attacker decides before the defender, each once in an attack."""
    side = t.side
    if n.kind_of(code) == n.REROLL:
        before = t.attack.rolls[side]
        t.rerolls[side] -= 1
        t.attack.rolls[side] = t.chance.dice(len(before), "HCP-04", side)
        t.reveals += 1
        details: dict[str, object] = {"side": SIDE_TERMS[side], "rolls": before, "count": t.rerolls[side]}
        t.tell("rerolled", "HCP-04", side, details, [])
    ask_again(t, [1 - side] if side == t.battle.side else [])


def lying_hits(t: Board, side: int) -> int:
    """Return how many hits the dice of a side are as they lie, its modifiers placed for the best."""
    return read_roll(t.attack.rolls[side], pairs_of(modifiers(t, t.attack, side)))[2]


def read_dice(t: Board) -> None:
    """Count the hits of both sides, or ask where the positives fall first (option ask_drm)."""
    attack = t.attack
    first = t.battle.side
    if t.options.ask_drm:
        for side in (first, 1 - first):
            note_positives(t, attack, side)
        ask_place(t)
        return
    for side in (first, 1 - first):
        rolls = attack.rolls[side]
        found = modifiers(t, attack, side)
        modified, steps, attack.hits[side] = read_roll(rolls, pairs_of(found))
        tell_roll(t, side, rolls, modified, found, steps)
    t.stage = HITS


def note_positives(t: Board, attack: AttackInProgress, side: int) -> None:
    """DRM-04: let a side's negatives fall, and note the positives it will place by hand."""
    found = modifiers(t, attack, side)
    rolls = attack.rolls[side]
    attack.placed[side] = []
    for m, die, points in apply_negatives(rolls, pairs_of(found)):
        attack.placed[side] += [m, die, points]
    attack.to_place[side] = []
    for m, (_, drm, dice) in enumerate(found):
        if drm > 0 and any(die < HIT for die in rolls):
            attack.to_place[side].append(n.positive(drm, min(dice, len(rolls)), m))


def tell_roll(
    t: Board, side: int, rolls: list[int], dice: list[int], found: list[tuple[str, int, int]], steps: list[Step]
) -> None:
    """Report a roll, the dice after modifiers and each modifier on its die."""
    details: dict[str, object] = {
        "side": SIDE_TERMS[side],
        "rolls": list(rolls),
        "modified": list(dice),
        "hits": t.attack.hits[side],
        "steps": [{"source": found[m][0], "drm": drm, "die": die} for m, die, drm in steps],
    }
    t.tell("roll", "CBT-16", side, details, [])


def ask_place(t: Board) -> None:
    """Option ask_drm (DRM-03): each side places its positives by hand, attacker first."""
    attack = t.attack
    first = t.battle.side
    for side in (first, 1 - first):
        if attack.to_place[side]:
            t.side = side
            t.stage = PLACE_DRM
            return
    for side in (first, 1 - first):
        attack.hits[side] = count_hits(attack.rolls[side])
        fallen = list(attack.rolls[side])
        steps: list[Step] = []
        for i in range(0, len(attack.placed[side]), 3):
            m, die, points = attack.placed[side][i : i + 3]
            fallen[die] -= points
            steps.append((m, die, points))
        tell_roll(t, side, fallen, attack.rolls[side], modifiers(t, attack, side), steps)
    t.stage = HITS


def codes_place(t: Board) -> list[int]:
    """DRM-03, DRM-05: the next positive goes whole on one die (numbered from 1); DRM-07: a card's on different dice."""
    positive = t.attack.to_place[t.side][0]
    taken = n.positive_taken(positive)
    dice = range(len(t.attack.rolls[t.side]))
    return [n.place(n.positive_points(positive), i + 1) for i in dice if not taken >> i & 1]


def take_place(t: Board, code: int) -> None:
    """Put one positive on a die."""
    die = n.placed_die(n.payload_of(code)) - 1
    waiting = t.attack.to_place[t.side]
    positive = waiting[0]
    points = n.positive_points(positive)
    t.attack.rolls[t.side][die] += points
    t.attack.placed[t.side] += [n.positive_number(positive), die, points]
    if n.positive_dice(positive) > 1:
        waiting[0] = n.positive_after(positive, die)
    else:
        waiting.pop(0)
    ask_place(t)


# --- step 7: end --------------------------------------------------------------------------------------


def end_attack(t: Board) -> None:
    """CBT-17, TNK-07, AIR-07, NAV-27, HIT-10: supporters are used, orphaned tanks are lost, planes and ships leave.

    AMB-01: a box left empty goes to the side whose attack it was, in a landing too.
    EDN-06: in 2007 a tank is lost only if hits are left over when its troop is destroyed.
    HIT-12, AMB-63: all this after each attack, not at the end of the battle. AMB-06: a tank is lost with its troop
    though no hit is left over.
    """
    data = t.data
    box = t.battle.box
    first = t.battle.side
    attack = t.attack
    for side in (first, 1 - first):
        alive = t.t_box[troop_of(t, attack, side)] == box
        for p in mask_bits(attack.support[side]):
            if data.piece_kinds[p] == GENERAL and side != first:
                t.p_flags[p] |= DEFENDED
            else:
                t.p_flags[p] |= USED
            if data.piece_kinds[p] == TANK and not alive and (attack.surplus[side] or not t.options.tank_loss):
                lose_tank(t, p, box)
    if t.t_box[attack.attacker] == box:
        t.t_acted[attack.attacker] = 1
    for side in (0, 1):
        if t.count_troops(side, box) == 0:
            for p in t.pieces_in(side, TANK, box) if not t.options.tank_loss else []:
                lose_tank(t, p, box)
            for p in t.pieces_in(side, PLANE, box):
                if not t.p_mission[p]:
                    t.put_piece(p, MAT)
                    home: dict[str, object] = {"piece": data.piece_terms[p], "box": data.box_terms[box]}
                    t.tell("plane-home", "AIR-07", side, home, [data.piece_names[p]])
            if t.options.naval:
                for p in gunners(t, side, box):
                    ship_home(t, p, False)
    if t.ownerless(box):
        t.held[first] |= 1 << box
        details: dict[str, object] = {"side": SIDE_TERMS[first], "box": data.box_terms[box]}
        t.tell("box-taken", "HIT-10", first, details, [])
    t.attack = attack.over()
    t.stage = NEXT_OPERATION if t.battle.landing else NEXT_ATTACK


def lose_tank(t: Board, piece: int, box: int) -> None:
    """TNK-07: a tank is eliminated; it may come back by card, or be captured (OPT-03)."""
    t.put_piece(piece, ELIMINATED)
    t.p_flags[piece] = 0
    details: dict[str, object] = {"piece": t.data.piece_terms[piece], "box": t.data.box_terms[box]}
    t.tell("tank-destroyed", "TNK-07", t.data.piece_sides[piece], details, [t.data.piece_names[piece]])
    try_capture(t, piece, box)


# --- why not ------------------------------------------------------------------------------------------


def why_not_support(t: Board, code: int) -> Refusal | None:
    """Explain why a piece may not support."""
    if n.kind_of(code) != n.SUPPORT:
        return None
    data = t.data
    piece = n.payload_of(code)
    details: dict[str, object] = {"piece": data.piece_terms[piece], "box": data.box_terms[t.battle.box]}
    if data.piece_sides[piece] != t.side:
        return Refusal("CBT-04", "refusal-not-yours", details)
    if t.p_box[piece] != t.battle.box:
        return Refusal("CBT-04", "refusal-not-in-box", details)
    return Refusal("CBT-07", "refusal-used", details)


def why_not_again(t: Board, code: int) -> Refusal | None:
    """Nothing but rolling again and letting the dice lie is about this; both may always be done (HCP-04)."""
    return None


def why_not_card(t: Board, code: int) -> Refusal | None:
    """Explain why a card may not be laid."""
    if n.kind_of(code) != n.PLAY:
        return None
    card = t.data.cards[n.played_card(n.payload_of(code))]
    return Refusal("CBT-09", "refusal-not-in-hand", {"card": card.term()})
