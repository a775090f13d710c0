"""The odds of the attack in hand, as one side may know them."""

from typing import Any, Final

from dosespanas.espana1936.battle import attack
from dosespanas.espana1936.board import notation, stages
from dosespanas.espana1936.board.data import PLANE, mask_bits
from dosespanas.espana1936.board.fog import find_seen
from dosespanas.espana1936.board.table import USED, Table
from dosespanas.espana1936.odds.attack_odds import AirPlane, SideOdds, attack_odds, pair_up
from dosespanas.espana1936.odds.sea_odds import odds_at_sea
from dosespanas.kernel.side import SIDE_NAMES

ROLLED: Final = [stages.PLACE_DRM, stages.HITS, stages.SUBSTITUTE, stages.END_ATTACK]
"""Stages of an attack whose dice have fallen: there are no odds any more, and a troop of it may be gone."""


def odds_of(t: Table, code: int | None, viewer: int) -> dict[str, Any] | None:
    """Return the odds if the action `code` (a target, a supporter, a card) were added to what is declared.

    The other side's face-down card is unknown and left out. None where there is no attack in hand, or it is rolled.
    """
    if t.f_place >= 0:
        return odds_at_sea(t, code)
    if t.b_box < 0 or t.attacker < 0 or t.stage in ROLLED:
        return None
    defender = t.defender
    support = t.support[:]
    cards = t.c_card[:]
    modes = t.c_mode[:]
    kind = -1 if code is None else notation.kind_of(code)
    payload = 0 if code is None else notation.payload_of(code)
    if t.stage == stages.TARGET:
        if kind != notation.TARGET:
            return None
        defender = find_seen(t, 1 - t.b_side, payload)
        support = [0, 0]
        cards = [-1, -1]
        if t.b_first and t.b_general >= 0:
            support[t.b_side] = 1 << t.b_general
    elif kind == notation.SUPPORT and t.data.piece_sides[payload] == t.side:
        support[t.side] |= 1 << payload
    elif kind == notation.PLAY and payload >> 1 in t.hands[t.side] and viewer == t.side:
        cards[t.side] = payload >> 1
        modes[t.side] = payload & 1
    if defender < 0:
        return None
    if t.stage in (stages.CARD_ATTACK, stages.CARD_DEFENCE):
        for side in (0, 1):
            if side != viewer:
                cards[side] = -1
    return with_attack(t, defender, support, cards, modes)


def with_attack(t: Table, defender: int, support: list[int], cards: list[int], modes: list[int]) -> dict[str, Any]:
    """Return the odds of the attacker in hand against a troop with the given supporters and cards."""
    kept = (t.defender, t.support, t.c_card, t.c_mode)
    t.defender, t.support, t.c_card, t.c_mode = defender, support, cards, modes
    sides = [side_odds(t, 0), side_odds(t, 1)]
    t.defender, t.support, t.c_card, t.c_mode = kept
    attacker, other = sides[t.b_side], sides[1 - t.b_side]
    pair_up(other.planes, attacker.planes)
    found = attack_odds(attacker, other)
    found["attacker"] = SIDE_NAMES[t.b_side]
    alone = t.count_troops(1 - t.b_side, t.b_box) == 1
    found["clears"] = found["left"]["defender"].get("0", 0.0) if alone else 0.0
    return found


def side_odds(t: Table, side: int) -> SideOdds:
    """Return what a side brings to the attack in hand."""
    data = t.data
    planes = [
        AirPlane(data.piece_names[p], data.piece_dice[p], data.piece_drms[p])
        for p in mask_bits(t.support[side])
        if data.piece_kinds[p] == PLANE and not t.p_flags[p] & USED
    ]
    slot = t.attacker if side == t.b_side else t.defender
    strength = t.t_strength[slot]
    extra = attack.dice_count(t, side) - strength - sum(plane.dice for plane in planes)
    return SideOdds(strength, extra, attack.pairs_of(attack.modifiers(t, side)), planes)
