"""Judging attacks by exact odds: what an attack is worth to a side with given supporters and cards."""

from typing import Final

from dosespanas.espana1936.battle.attack import WITHOUT_EMBLEM, support_dice, support_drm
from dosespanas.espana1936.battle.generals import lacks_emblem
from dosespanas.espana1936.battle.hits import steps_of
from dosespanas.espana1936.board.data import PLANE, TANK, Card, mask_bits
from dosespanas.espana1936.board.dice import Modifier
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.odds.attack_odds import MAX_DICE, AirPlane, SideOdds, dice_odds, hit_odds, pair_up
from dosespanas.players.espana1936.policy.side_view import SideView

NOTHING: Final = -1000.0


class Arms(SideOdds):
    """What a troop brings to an attack: strength, dice beside it, modifiers, planes."""

    def __init__(self, strength: int, drm: int) -> None:
        super().__init__(strength, 0, [(drm, 1)] if drm else [], [])

    def add(self, t: Board, piece: int, lonely: bool) -> None:
        """Add a supporter; `lonely`: a general without a troop of his emblem (OPT-01)."""
        data = t.data
        if data.piece_kinds[piece] == PLANE:
            self.planes.append(AirPlane("", data.piece_dice[piece], data.piece_drms[piece]))
        else:
            self.extra_dice += support_dice(data, piece)
        drm = support_drm(data, piece)
        if drm:
            self.modifiers.append((drm, 1))
        if lonely:
            self.modifiers.append((WITHOUT_EMBLEM, 1))

    def lay(self, card: Card, mode: int) -> None:
        """Add what a card does to this roll: an own Bonus or the other side's Penalty."""
        self.extra_dice += card.dice[mode]
        if card.drm[mode]:
            self.modifiers.append((card.drm[mode], card.drm_dice[mode]))


_tolls: dict[tuple[int, int, int], tuple[float, float]] = {}


def toll(dice: int, modifiers: list[Modifier], key: int, strength: int) -> tuple[float, float]:
    """Return what a roll should cost a troop: steps lost on average, and the chance that it is destroyed."""
    dice = max(0, min(dice, MAX_DICE))
    at = (dice, key, strength)
    known = _tolls.get(at)
    if known is not None:
        return known
    hits = hit_odds(dice, modifiers)
    whole = steps_of(strength)
    steps = 0.0
    death = 0.0
    for count in range(1, len(hits)):
        steps += hits[count] * float(min(count, whole))
        if count >= whole:
            death += hits[count]
    if len(_tolls) > 50_000:
        _tolls.clear()
    _tolls[at] = (steps, death)
    return steps, death


def toll_of(roller: Arms, other: Arms) -> tuple[float, float]:
    """Return what the roll of one side of an attack should cost the other's troop, air combat counted (ADF)."""
    modifiers = sorted(roller.modifiers)
    key = 0
    for drm, count in modifiers:
        key = key * 64 + (drm + 8) * 4 + min(count, 3)
    if not roller.planes:
        return toll(roller.strength + roller.extra_dice, modifiers, key, other.strength)
    steps = 0.0
    death = 0.0
    for dice, p in dice_odds(roller):
        row = toll(dice, modifiers, key, other.strength)
        steps += p * row[0]
        death += p * row[1]
    return steps, death


def attack_worth(s: SideView, attacker: Arms, defender: Arms, box: int, attacking: bool) -> float:
    """Return what an attack is worth to the side of `s`, who attacks or defends: steps, and the box if it may fall."""
    w = s.w
    pair_up(defender.planes, attacker.planes)
    foe_steps, foe_death = toll_of(attacker, defender)
    own_steps, own_death = toll_of(defender, attacker)
    us, them = s.side, s.foe
    if not attacking:
        foe_steps, foe_death, own_steps, own_death = own_steps, own_death, foe_steps, foe_death
        attacker, defender = defender, attacker
    worth = s.worth(box)
    haste = 1.0 - 0.7 * s.last if s.side == 0 else 1.0
    value = haste * (w.step_foe * foe_steps - w.step_own * own_steps)
    if s.force[them * s.boxes + box] - float(defender.strength) <= 0.5:
        value += foe_death * worth * w.clear
    else:
        value += foe_death * worth * w.kill
    if s.force[us * s.boxes + box] - float(attacker.strength) <= 0.5:
        value -= own_death * (1.0 - foe_death) * worth * w.lost_box
    else:
        value -= own_death * worth * w.death
    return value


class Best:
    """The best attack of a box: what it is worth, and who attacks whom by (strength, drm)."""

    def __init__(self) -> None:
        self.worth = NOTHING
        self.attacker = (0, 0)
        self.target = (0, 0)


def best_attack(
    s: SideView,
    attackers: list[tuple[int, int]],
    targets: list[tuple[int, int]],
    support: list[int],
    lonely: int,
    box: int,
) -> Best:
    """Return the most worthwhile attack; `lonely`: a supporting general without his emblem, or -1."""
    best = Best()
    tried: set[int] = set()
    for own in attackers:
        for foe in targets:
            key = ((own[0] * 8 + own[1] + 4) * 8 + foe[0]) * 8 + foe[1] + 4
            if key in tried:
                continue
            tried.add(key)
            arms = Arms(own[0], own[1])
            for piece in support:
                arms.add(s.t, piece, piece == lonely)
            value = attack_worth(s, arms, Arms(foe[0], foe[1]), box, True)
            if value > best.worth:
                best.worth = value
                best.attacker = own
                best.target = foe
    return best


def worst_attack(s: SideView, attackers: list[int], supported: list[int], box: int) -> float:
    """Return what the worst attack of the other side on a box is worth to the side of `s`; nothing if there is none.

    `attackers`: the pieces that support it; `supported`: those that support the defence.
    """
    worst = 0.0
    for foe in sorted(set(s.troops(s.foe, box))):
        for own in sorted(set(s.troops(s.side, box))):
            attack, defence = Arms(foe[0], foe[1]), Arms(own[0], own[1])
            for piece in attackers:
                attack.add(s.t, piece, False)
            for piece in supported:
                defence.add(s.t, piece, False)
            worst = min(worst, attack_worth(s, attack, defence, box, False))
    return worst


def arms_now(s: SideView, side: int) -> Arms:
    """Return what a side has declared for the attack in hand; the other side's card face down is not looked at."""
    t = s.t
    slot = t.attack.attacker if side == t.battle.side else t.attack.defender
    arms = Arms(t.t_strength[slot], t.type_drm(t.t_type[slot]))
    for piece in mask_bits(t.attack.support[side]):
        arms.add(t, piece, side == t.battle.side and lacks_emblem(t, piece))
    return arms


def worth_now(s: SideView, extra: int, card: Card | None, mode: int) -> float:
    """Return the worth of the attack in hand to the side of `s`, with one more supporter (-1: none) or card."""
    t = s.t
    own = arms_now(s, s.side)
    foe = arms_now(s, s.foe)
    if extra >= 0:
        own.add(t, extra, False)
    if card is not None:
        if mode == 0:
            own.lay(card, mode)
        else:
            foe.lay(card, mode)
    attacking = s.side == t.battle.side
    value = attack_worth(s, own if attacking else foe, foe if attacking else own, t.battle.box, attacking)
    if extra >= 0 and t.data.piece_kinds[extra] == TANK:
        value -= s.w.tank_risk * 0.3
    return value
