"""Attacks (13.1 to 13.6): which hex, which units, and the word that cannot be taken back."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.hexes import borders
from dosespanas.gce.board.stages import ATTACK, BACKING, CHECK_STACKS, JOIN, NEXT_STEP, STEPS
from dosespanas.gce.board.state import CUT, FOUGHT, LANDED, TIED, Board, hex_term
from dosespanas.gce.combat import casado
from dosespanas.gce.control import capture, columns
from dosespanas.gce.events import chits
from dosespanas.gce.movement import duty_obligations
from dosespanas.gce.supply import sources
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, SIDE_TERMS

ATTACKS: Final = 0
AFTERMATH: Final = 1
"""Parts of the combat phase: the side's own attacks, and what may follow them (7.8-b)."""


def begin(b: Board, side: int) -> None:
    """10.3-b: note who is out of supply as the phase begins, and ask for the first attack."""
    for u in range(len(b.u_hex)):
        b.u_flags[u] &= ~CUT
        if b.u_hex[u] >= 0 and not sources.supplied(b, u):
            b.mark(u, CUT)
    b.attacked = []
    b.part = ATTACKS
    go_on(b)


def go_on(b: Board) -> None:
    """13.4: ask for the next attack; the phase ends by itself when all can see that nobody attacks any more."""
    b.side = STEPS[b.step_no].side
    if targets(b) or hides_attacker(b):
        b.stage = ATTACK
    else:
        end_attacks(b)


def end_attacks(b: Board) -> None:
    """7.8-b: the attacks of the phase are over; only the coup of Casado may follow."""
    b.part = AFTERMATH
    if b.side == NAT and casado.offer(b):
        return
    close(b)


def close(b: Board) -> None:
    """9.1-a: check stacking and leave the phase."""
    b.then = NEXT_STEP
    b.stage = CHECK_STACKS


def next_part(b: Board) -> None:
    """Forced step: back to the attacks after a chit, out of the phase after them."""
    if b.part == ATTACKS:
        go_on(b)
    else:
        close(b)


# --- which hex ----------------------------------------------------------------------------------------


def refuse(b: Board, unit: int, hex_: int, rule: str, key: str) -> Refusal:
    """Return a refusal that speaks of a unit and a hex."""
    return Refusal(rule, key, {"piece": b.data.units[unit].term(), "hex": hex_term(hex_)})


def barred(b: Board, unit: int) -> Refusal | None:
    """Return why a unit attacks nobody now: it has, it landed, or an event forbids it."""
    if b.u_flags[unit] & FOUGHT:
        return refuse(b, unit, b.u_hex[unit], "13.3-b", "refusal-already-attacked")
    if b.u_flags[unit] & LANDED:
        return refuse(b, unit, b.u_hex[unit], "14.7-c", "refusal-gce-landed")
    if b.u_flags[unit] & TIED:
        return refuse(b, unit, b.u_hex[unit], "7.35-b", "refusal-gce-tied")
    return duty_obligations.may_attack(b, unit)


def leads(b: Board, unit: int) -> bool:
    """13.12-f, 13.24, A71: tell whether a unit may attack without others: no HQ, and with an attack factor."""
    return not b.data.units[unit].is_hq and b.face(unit).attack > 0


def targets(b: Board) -> list[int]:
    """13.2, 13.3-b: return the enemy's hexes that may be attacked: next to a unit that may lead an attack."""
    foe = 1 - b.side
    found: list[int] = []
    for u in b.data.units_of[b.side]:
        if b.u_hex[u] < 0 or not borders(b.owner, foe, b.u_hex[u]):
            continue
        near = [h for h in b.data.beyond[b.u_hex[u]] if b.owner[h] == foe and h not in found and h not in b.attacked]
        if near and leads(b, u) and barred(b, u) is None:
            found += [h for h in near if not capture.lone_hq(b, h)]
    return found


def hides_attacker(b: Board) -> bool:
    """13.6: tell whether for all that the other side knows a covered unit might attack."""
    for h in b.data.land if not b.options.open_stacks else []:
        if b.owner[h] == b.side and b.after[b.first[h]] >= 0:
            for near in b.data.beyond[h]:
                if b.owner[near] == 1 - b.side and near not in b.attacked and not capture.lone_hq(b, near):
                    return True
    return False


def spared(b: Board, hex_: int) -> bool:
    """7.33: tell whether a hex can be attacked by a unit that the Oviedo offensive does not need."""
    kept = duty_obligations.kept_for_oviedo(b, hex_, [])
    for near in b.data.beyond[hex_] if kept else []:
        if b.owner[near] == b.side and any(u not in kept and duty_obligations.leads(b, u) for u in b.stack(near)):
            return True
    return not kept


def codes_attack(b: Board) -> list[int]:
    """13.1: name a hex, play a chit, or stop, unless a duty is still to be done (A38)."""
    found = [n.make(n.ATTACK, h) for h in targets(b) if spared(b, h)]
    found += chits.codes_play(b)
    if duty_obligations.attack_due(b) is None:
        found.append(n.make(n.DONE))
    return sorted(found)


def take_attack(b: Board, code: int) -> None:
    """Open an attack; a unit that, as all can see, can only attack alone takes part at once."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        end_attacks(b)
    elif kind == n.PLAY:
        chits.take_play(b, code)
    else:
        b.fight = open_attack(b, n.payload_of(code))
        b.stage = JOIN
        b.fight.attackers = alone(b, b.fight)


def open_attack(b: Board, hex_: int) -> AttackInProgress:
    """Return the attack of the side to choose on a hex, nobody taking part yet."""
    f = AttackInProgress()
    f.hex = hex_
    f.side = b.side
    return f


def why_not_attack(b: Board, code: int) -> Refusal | None:
    """13.2, 13.3-b, A63, A38: explain why a hex may not be attacked, or why the attacks may not end."""
    kind = n.kind_of(code)
    if kind == n.DONE:
        return duty_obligations.attack_due(b)
    if kind == n.PLAY:
        return chits.why_not_play(b, code)
    if kind != n.ATTACK:
        return None
    hex_ = n.payload_of(code)
    details: dict[str, object] = {"hex": hex_term(hex_), "box": hex_term(hex_)}
    if b.owner[hex_] != 1 - b.side:
        return Refusal("13.2", "refusal-no-target", details)
    if hex_ in b.attacked:
        return Refusal("13.3-b", "refusal-gce-hex-attacked", details)
    if capture.lone_hq(b, hex_):
        return Refusal("A63", "refusal-gce-lone-hq", details)
    if not spared(b, hex_):
        return duty_obligations.attack_due(b)
    for near in b.data.beyond[hex_]:
        if b.owner[near] == b.side:
            for u in b.stack(near):
                reason = barred(b, u)
                if leads(b, u) and reason is not None:
                    return reason
    return Refusal("13.24", "refusal-gce-no-attacker", details)


# --- which units --------------------------------------------------------------------------------------


def join_refusal(b: Board, f: AttackInProgress, attackers: list[int], unit: int) -> Refusal | None:
    """Return why a unit may not take part in an attack with others: 13.2, 13.3-b, 13.12, 13.24, 15.7.2.

    13.12-a: with a HQ stands another unit, which need not take part itself.
    """
    if b.data.units[unit].side != f.side:
        return refuse(b, unit, f.hex, "13.2", "refusal-not-yours")
    here = b.u_hex[unit]
    if here < 0 or f.hex not in b.data.beyond[here]:
        return refuse(b, unit, f.hex, "13.2", "refusal-gce-not-adjacent")
    if unit in attackers:
        return refuse(b, unit, f.hex, "13.3-b", "refusal-gce-joined")
    reason = barred(b, unit)
    if reason is None and unit in duty_obligations.kept_for_oviedo(b, f.hex, attackers):
        reason = duty_obligations.attack_due(b)
    if reason is not None:
        return reason
    if b.data.units[unit].is_hq:
        if not attackers:
            return refuse(b, unit, f.hex, "13.12-f", "refusal-gce-hq-alone")
        if capture.lone_hq(b, here):
            return refuse(b, unit, f.hex, "13.12-a", "refusal-gce-hq-unescorted")
    elif b.face(unit).attack == 0 and not attackers:
        return refuse(b, unit, f.hex, "13.24", "refusal-gce-zero-attack")
    return columns.may_join(b, attackers, unit)


def joiners(b: Board, f: AttackInProgress, hex_: int) -> list[int]:
    """Return the units of a hex that may join one after the other: who can lead, who can follow, then the HQ."""
    together = f.attackers[:]
    found: list[int] = []
    stack = b.stack(hex_)
    for rank in (0, 1, 2):
        for u in stack:
            if rank_of(b, u) == rank and join_refusal(b, f, together, u) is None:
                together.append(u)
                found.append(u)
    return found


def rank_of(b: Board, unit: int) -> int:
    """Return the order in which units join an attack: 0 those with an attack factor, 1 those without, 2 HQs."""
    if b.data.units[unit].is_hq:
        return 2
    return 0 if b.face(unit).attack > 0 else 1


def candidates(b: Board, f: AttackInProgress) -> list[int]:
    """Return the units that may join next, one of them."""
    found: list[int] = []
    for near in b.data.beyond[f.hex]:
        if b.owner[near] == f.side:
            found += [u for u in b.stack(near) if join_refusal(b, f, f.attackers, u) is None]
    return found


def codes_join(b: Board) -> list[int]:
    """13.2, 13.5: take one more unit or all of a hex; once there is an attack factor, commit (13.24)."""
    f = b.fight
    found = [n.make(n.JOIN, u) for u in candidates(b, f)]
    for near in b.data.beyond[f.hex]:
        if b.owner[near] == f.side and len(joiners(b, f, near)) > 1:
            found.append(n.make(n.JOIN_ALL, near))
    if f.attackers and not duty_obligations.joins_due(b):
        found.append(n.make(n.COMMIT))
    return sorted(found)


def alone(b: Board, f: AttackInProgress) -> list[int]:
    """Return the unit that, as all can see, can only make an attack alone; nobody if there are others."""
    units = candidates(b, f)
    return units if len(units) == 1 and not veiled_at(b, f.hex) else []


def veiled(b: Board) -> bool:
    """13.6: tell whether covered units stand next to the hex attacked: the other side cannot tell who may join."""
    return veiled_at(b, b.fight.hex)


def veiled_at(b: Board, hex_: int) -> bool:
    """Tell whether covered units of the side to choose stand next to a hex."""
    for near in b.data.beyond[hex_]:
        if b.owner[near] == b.side and b.after[b.first[near]] >= 0 and not b.options.open_stacks:
            return True
    return False


def take_join(b: Board, code: int) -> None:
    """Take units into the attack, or commit it."""
    kind = n.kind_of(code)
    if kind == n.COMMIT:
        commit(b)
    elif kind == n.JOIN_ALL:
        b.fight.attackers += joiners(b, b.fight, n.payload_of(code))
    else:
        b.fight.attackers.append(n.payload_of(code))


def why_not_join(b: Board, code: int) -> Refusal | None:
    """Explain why a unit, or a hex with its units, may not join, or why there is nothing to commit."""
    kind = n.kind_of(code)
    details: dict[str, object] = {"hex": hex_term(b.fight.hex)}
    if kind == n.COMMIT and b.fight.attackers:
        return duty_obligations.join_refusal(b)
    if kind == n.COMMIT:
        return Refusal("13.24", "refusal-gce-no-attackers", details)
    if kind == n.JOIN:
        return join_refusal(b, b.fight, b.fight.attackers, n.payload_of(code))
    if kind == n.JOIN_ALL:
        return Refusal("13.2", "refusal-gce-no-group", {"hex": hex_term(n.payload_of(code))})
    return None


# --- no way back --------------------------------------------------------------------------------------


def commit(b: Board) -> None:
    """13.6: the attack of `b.fight` is on; the stacks of both sides lie open until it is over.

    Nobody takes it back: whether anything lay covered or not, the odds, and with them the supply of the defenders, are
    known from here on.

    Hex, side and attackers are set; of the coup of Casado also `casado` (7.8-b).
    """
    f = b.fight
    f.committed = True
    f.defenders = b.stack(f.hex)
    f.steps = steps_of(b, f.defenders)
    b.attacked.append(f.hex)
    duty_obligations.note_attack(b)
    for u in f.attackers:
        b.u_flags[u] |= FOUGHT
        if b.u_hex[u] not in f.across:
            f.across.append(b.u_hex[u])
    details: dict[str, object] = {"side": SIDE_TERMS[f.side], "hex": hex_term(f.hex), "count": len(f.attackers)}
    b.tell("assault", "13.2", f.side, details, [])
    b.commitments += 1
    open_stacks(b)
    f.asked = 0
    b.stage = BACKING


def steps_of(b: Board, units: list[int]) -> int:
    """A63: return the steps of units; a HQ counts as one."""
    steps = 0
    for u in units:
        steps += b.steps(u)
    return steps


def open_stacks(b: Board) -> None:
    """13.6: show the hex attacked and those the attack comes from."""
    f = b.fight
    for h in [f.hex, *f.across]:
        units = b.stack(h)
        hidden = [u for u in units if b.covered(u)]
        b.opened.append(h)
        if hidden:
            b.reveals += 1
            names = [b.data.units[u].name for u in units]
            details: dict[str, object] = {"hex": hex_term(h), "pieces": ["unit:" + name for name in names]}
            b.tell("revealed", "13.6", b.owner[h], details, names)
