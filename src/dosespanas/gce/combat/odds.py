"""The exact odds of an attack, as a side may know them (see *Odds* in `docs/contract.md`)."""

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.attack_in_progress import NO_DIE, AttackInProgress
from dosespanas.gce.board.data import Data
from dosespanas.gce.board.stages import AIR, ATTACK, CHIT, JOIN, NAVAL, SUPPORT, TRAIN
from dosespanas.gce.board.state import Board
from dosespanas.gce.combat import attack, resolution, support
from dosespanas.gce.combat.modifiers import change, drms, shifts, total
from dosespanas.gce.shapes import GceOdds, Prognosis, Roll, Sum

DICE = range(1, 7)


def odds_of(b: Board, code: int | None, viewer: int) -> GceOdds | None:
    """Return the odds of the attack in hand, or as an action of the side to choose would make them; None: no attack.

    `attack` is counted with everybody who may join it. What a side cannot see of the units does not count.
    """
    f = b.fight if code is None else trial(b, code, viewer)
    if f is None or f.hex < 0 or not f.attackers or f.die != NO_DIE:
        return None
    found = summary_of(b, f, viewer)
    return {**found, **outlook(b, f, found)}


def summary(b: Board, viewer: int | None) -> Sum | None:
    """Return totals, odds, column and modifiers of the attack in hand once it is committed; None before."""
    return summary_of(b, b.fight, viewer) if b.fight.hex >= 0 and b.fight.committed else None


# --- what if ------------------------------------------------------------------------------------------


def trial(b: Board, code: int, viewer: int) -> AttackInProgress | None:
    """Return the attack as an action would make it; None for one that the viewer cannot take now."""
    if b.ended or viewer != b.side:
        return None
    kind = n.kind_of(code)
    payload = n.payload_of(code)
    if b.stage == ATTACK:
        return trial_attack(b, payload) if kind == n.ATTACK and payload in attack.targets(b) else None
    if b.fight.hex < 0:
        return None
    f = b.fight.copy()
    if b.stage == JOIN and kind == n.JOIN and attack.join_refusal(b, f, f.attackers, payload) is None:
        f.attackers.append(payload)
    elif b.stage == JOIN and kind == n.JOIN_ALL:
        f.attackers += attack.joiners(b, f, payload)
    elif b.stage == SUPPORT and kind == n.SUPPORT and support.support_refusal(b, f, viewer, payload) is None:
        f.support[viewer] = payload
    elif b.stage == TRAIN and kind == n.SUPPORT and support.train_refusal(b, f, viewer, payload) is None:
        f.train[viewer] = payload
    elif b.stage == AIR and kind == n.FLY and support.air_refusal(b, f, viewer, payload) is None:
        f.air[viewer].append(payload)
    elif b.stage == NAVAL and kind == n.NAVAL and support.naval_refusal(b, f, viewer) is None:
        f.naval[viewer] = True
    elif b.stage == CHIT and kind == n.PLAY and support.chit_refusal(b, f, viewer, payload) is None:
        f.chits[viewer].append(payload)
    elif not (kind == n.NONE or kind == n.DONE or (b.stage == JOIN and kind == n.COMMIT)):
        return None
    return f


def trial_attack(b: Board, hex_: int) -> AttackInProgress:
    """Return an attack on a hex by everybody who may join it."""
    f = attack.open_attack(b, hex_)
    for near in b.data.beyond[hex_]:
        if b.owner[near] == b.side:
            f.attackers += attack.joiners(b, f, near)
    return f


# --- the numbers --------------------------------------------------------------------------------------


def summary_of(b: Board, f: AttackInProgress, viewer: int | None) -> Sum:
    """Return totals, odds, column and modifiers of an attack; what was rolled stands as it was."""
    if f.die != NO_DIE:
        return numbers(b.data, f.attack, f.defence, f.shifts, f.drms, True, True)
    f = f.copy()
    if not f.committed:
        f.defenders = b.stack(f.hex)
    seen_attackers = [u for u in f.attackers if b.sees(viewer, u)]
    seen_defenders = [u for u in f.defenders if b.sees(viewer, u)]
    sees_attack = f.committed or len(seen_attackers) == len(f.attackers)
    sees_defence = f.committed or len(seen_defenders) == len(f.defenders)
    if not sees_attack:
        f.attackers = seen_attackers
    if not sees_defence:
        f.defenders = seen_defenders
    attack_ = resolution.attack_total(b, f) if sees_attack else 0
    defence = resolution.defence_total(b, f) if sees_defence else 0
    return numbers(b.data, attack_, defence, shifts(b, f), drms(b, f), sees_attack, sees_defence)


def numbers(
    data: Data,
    attack_: int,
    defence: int,
    shift: list[list[int]],
    drm: list[list[int]],
    sees_attack: bool,
    sees_defence: bool,
) -> Sum:
    """Return totals, odds, columns and modifiers as JSON; null what is not seen."""
    known = sees_attack and sees_defence
    columns = len(data.columns)
    base = resolution.base_column(attack_, defence, columns) if known else 0
    return {
        "attack": attack_ if sees_attack else None,
        "defence": defence if sees_defence else None,
        "odds": resolution.odds_text(attack_, defence) if known else None,
        "base": data.columns[base] if known else None,
        "column": data.columns[resolution.shifted(base, total(shift), columns)] if known else None,
        "shifts": [change(pair) for pair in shift],
        "drms": [change(pair) for pair in drm],
        "known": known,
    }


def outlook(b: Board, f: AttackInProgress, found: Sum) -> Prognosis:
    """Return the table of the six rolls, the steps on both sides, the mean losses and the chance to empty the hex."""
    if found["column"] is None:
        return {
            "table": None, "attacker_steps": None, "defender_steps": None, "expect": None, "takes": None,
        }  # fmt: skip
    own = attack.steps_of(b, f.attackers)
    foe = attack.steps_of(b, f.defenders if f.committed else b.stack(f.hex))
    drm = sum(row["value"] for row in found["drms"])
    column = b.data.columns.index(found["column"])
    extra = resolution.extra_losses(b, f)
    table: list[Roll] = []
    for die in DICE:
        rolled = resolution.modified(die, drm)
        by_attacker, by_defender = b.data.result(rolled, column)
        table.append({"die": die, "modified": rolled, "attacker": by_attacker + extra, "defender": by_defender})
    return {
        "table": table,
        "attacker_steps": own,
        "defender_steps": foe,
        "expect": {
            "attacker": sum(min(row["attacker"], own) for row in table) / len(table),
            "defender": sum(min(row["defender"], foe) for row in table) / len(table),
        },
        "takes": sum(1 for row in table if row["defender"] >= foe) / len(table),
    }
