"""What one may do in one press in battle: whole attacks with their odds, the most worthwhile first; all support.

Each plan is a row of legal actions, found as the side to choose may know the table. Plans are offered, never taken by
themselves; what they are worth is a rule of thumb to sort them by.
"""

from typing import Final

from dosespanas.espana1936.battle import activation, attack
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board.fog import name_of
from dosespanas.espana1936.board.in_progress import AttackInProgress
from dosespanas.espana1936.board.stages import ACTIVATE, ATTACKER, SUPPORT_ATTACK, SUPPORT_DEFENCE
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.odds.unseen import exchange
from dosespanas.espana1936.shapes import LandPlan, LandPrice

SUPPORTS: Final = [SUPPORT_ATTACK, SUPPORT_DEFENCE]
"""Questions about support, in which all that may still come may be called at once."""


def plans(t: Board, viewer: int | None) -> list[LandPlan]:
    """Return what the side to choose may do in a row here, attacks sorted by what they are worth.

    OPT-06: in the fog a battle must be opened before anybody knows whom it can be fought against.
    """
    if t.ended or viewer != t.side:
        return []
    if t.stage == ACTIVATE and not t.options.fog:
        return sorted([plan for code in activation.codes_activate(t) for plan in opened(t, code)], key=rank)
    if t.stage == ATTACKER:
        return sorted(assaults(t, []), key=rank)
    if t.stage in SUPPORTS:
        helpers = attack.can_support(t)
        return [helping(t, helpers)] if len(helpers) > 1 else []
    return []


def rank(plan: LandPlan) -> tuple[float, str]:
    """Return what plans are sorted by: the better of an attack alone and with all support, then its name."""
    prices = [price for price in (plan["odds"], plan["helped"]) if price is not None]
    return (-max(price["worth"] for price in prices), " ".join(plan["row"]))


def opened(t: Board, code: int) -> list[LandPlan]:
    """BAT-01: return the attacks with which a general may begin his battle; none where a fight at sea comes first."""
    if n.kind_of(code) != n.BATTLE:
        return []
    trial = t.clone()
    trial.step(code)
    return assaults(trial, [n.write(t.data, code)]) if trial.stage == ATTACKER and trial.side == t.side else []


def assaults(t: Board, begun: list[str]) -> list[LandPlan]:
    """CBT-02: return each troop that may attack here against each enemy troop, as one row of actions."""
    found: list[LandPlan] = []
    for code in activation.codes_attacker(t):
        if n.kind_of(code) != n.ATTACK:
            continue
        named = t.clone()
        activation.take_attacker(named, code)
        row = [*begun, n.write(t.data, code)]
        found += [assault(named, target, row) for target in activation.codes_target(named)]
    return found


def assault(named: Board, code: int, begun: list[str]) -> LandPlan:
    """CBT-02, CBT-04: return an attack on one troop, with its odds as it stands and with all support it could have."""
    t = named.clone()
    activation.take_target(t, code)
    declared = t.attack
    helpers = attack.can_support(t) if t.stage == SUPPORT_ATTACK else []
    whole = AttackInProgress(declared)
    for p in helpers:
        whole.support[t.side] |= 1 << p
    return {
        "kind": "attack",
        "box": t.data.boxes[t.battle.box],
        "general": t.data.piece_names[t.battle.general] if named.battle.first else None,
        "attacker": name_of(t, t.battle.side, declared.attacker),
        "target": name_of(t, t.battle.side, declared.defender),
        "row": [*begun, n.write(t.data, code)],
        "alone": [n.write(t.data, n.make(n.DONE, 0))] if helpers else [],
        "helpers": [t.data.piece_names[p] for p in helpers],
        "support": [n.write(t.data, n.make(n.SUPPORT, p)) for p in helpers],
        "odds": price(t, declared),
        "helped": price(t, whole) if helpers else None,
    }


def price(t: Board, declared: AttackInProgress) -> LandPrice:
    """Return what an attack may cost, without cards and without support of the defender, and what it is worth."""
    found = exchange(t, declared)
    strong = [t.t_strength[declared.attacker], t.t_strength[declared.defender]]
    left = [found["left"]["attacker"], found["left"]["defender"]]
    lost = [float(strong[i]) - mean_of(left[i]) for i in (0, 1)]
    falls = found["win"] + found["trade"]
    dies = found["lose"] + found["trade"]
    return {"dice": found["dice"], "falls": falls, "dies": dies, "worth": lost[1] - lost[0] + falls - dies}


def mean_of(left: dict[str, float]) -> float:
    """Return the mean strength of a troop by the chances of what is left of it.

    Written out: mypyc takes the sum of such a row for a whole number, and fails.
    """
    mean = 0.0
    for strength, chance in left.items():
        mean += float(int(strength)) * chance
    return mean


def helping(t: Board, helpers: list[int]) -> LandPlan:
    """CBT-04, CBT-05: return all that may still support this attack as one row."""
    return {
        "kind": "support",
        "box": t.data.boxes[t.battle.box],
        "general": None,
        "attacker": name_of(t, t.side, t.attack.attacker),
        "target": name_of(t, t.side, t.attack.defender),
        "row": [n.write(t.data, n.make(n.SUPPORT, p)) for p in helpers],
        "alone": [],
        "helpers": [t.data.piece_names[p] for p in helpers],
        "support": [],
        "odds": None,
        "helped": None,
    }
