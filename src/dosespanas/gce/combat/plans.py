"""What one may do with many pieces at once in combat: whole attacks with their odds, all support, advances, losses.

Each plan is a row of legal actions, found as the side to choose may know the board. Plans are offered, never taken by
themselves; what they are worth is a rule of thumb to sort them by.
"""

from collections.abc import Callable
from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.stages import ADVANCE, ADVANCE_TO, AIR, ATTACK, JOIN, LOSE, NAVAL, SUPPORT, TRAIN
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.combat import attack, covered_odds, decisive_places, support
from dosespanas.gce.combat.odds import outlook, summary_of, trial_attack
from dosespanas.gce.control import victory
from dosespanas.gce.shapes import GceOdds, Plan, PlanKind, Roll
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import REP

SUPPORTS: Final = [SUPPORT, AIR, NAVAL, TRAIN]
"""A87: questions about support, in their order, in which all that is left of it may be thrown in at once."""
MOST: Final = 60
"""So many actions are in a row at most."""
LAST: Final = 1000.0
"""More than any attack is worth."""


def plans(b: Board, viewer: int | None) -> list[Plan]:
    """Return what the side to choose may do in a row here; the most worthwhile first, those of unknown worth last."""
    if b.ended or viewer != b.side:
        return []
    if b.stage == ATTACK:
        found = [assaults(b, trial_attack(b, h), []) for h in attack.targets(b) if attack.spared(b, h)]
        found.sort(key=lambda of_hex: min([rank(b, plan) for plan in of_hex]))
        return [plan for of_hex in found for plan in of_hex]
    if b.stage == JOIN:
        more = assaults(b, everybody(b, b.fight), b.fight.attackers)
        return [*commits(b), *[plan for plan in more if plan["row"]]]
    if b.stage in SUPPORTS:
        return helpers(b)
    if b.stage == ADVANCE:
        return advances(b)
    if b.stage == LOSE:
        return [plan_of(b, "losses", b.fight.hex, [], written(b, followed(b, cheapest)))]
    return []


def rank(b: Board, plan: Plan) -> tuple[float, str]:
    """Return what the attacks on a hex are sorted by: the worth of one, in the middle of what it may be.

    Support that helps is counted in: whoever attacks from the table sends it along.
    """
    hex_ = parse_hex(plan["hex"])
    ends = plan["range"]
    found = [plan["worth"]] if ends is None else [worth(b, hex_, odds) for odds in ends]
    worths = [value for value in found if value is not None]
    return (-sum(worths) / len(worths) if worths else LAST, plan["hex"])


def plan_of(b: Board, kind: PlanKind, hex_: int, units: list[int], row: list[str]) -> Plan:
    """Return a plan whose odds are not spoken of."""
    rule = victory.won_by_taking(b, b.side, hex_)
    key = "notice-gce-wins" if b.side == REP else "notice-gce-wins-supplied"
    return {
        "kind": kind,
        "hex": hex_name(hex_),
        "units": [b.data.units[u].name for u in units],
        "row": row,
        "odds": None,
        "helped": None,
        "least": None,
        "helped_least": None,
        "support": [],
        "unhelped": [],
        "spares": [],
        "range": None,
        "worth": None,
        "risks": [],
        "wins": None if rule is None else Refusal(rule, key, {"hex": hex_term(hex_)}).view(),
    }


def written(b: Board, row: list[int]) -> list[str]:
    """Return a row of actions as they are written down."""
    return [n.write(b.data, code) for code in row]


# --- attacks ------------------------------------------------------------------------------------------


def everybody(b: Board, begun: AttackInProgress) -> AttackInProgress:
    """Return an attack as it would be with everybody who may still join it."""
    f = begun.copy()
    for near in b.data.beyond[f.hex]:
        if b.owner[near] == f.side:
            f.attackers += attack.joiners(b, f, near)
    return f


def assaults(b: Board, whole: AttackInProgress, begun: list[int]) -> list[Plan]:
    """13.2, 13.5: return the attack by everybody, and that by as few units as come to the same, where these differ."""
    few = smallest(b, whole, begun)
    found = [assault(b, "all", whole, begun)] if len(whole.attackers) > len(few.attackers) else []
    return [assault(b, "best", few, begun), *found]


def assault(b: Board, kind: PlanKind, f: AttackInProgress, begun: list[int]) -> Plan:
    """Return an attack as a plan, with its odds as it stands and with all support that its side could bring."""
    codes = [n.make(n.JOIN, u) for u in ordered(b, f.attackers) if u not in begun]
    if b.stage == ATTACK:
        named = n.make(n.ATTACK, f.hex)
        codes = [named] if attack.alone(b, attack.open_attack(b, f.hex)) else [named, *codes]
    plan = plan_of(b, kind, f.hex, f.attackers, written(b, codes))
    odds = odds_for(b, f)
    plan["odds"] = odds
    plan["least"] = answered(b, f)
    plan["range"] = covered_odds.range_of(b, f)
    plan["risks"] = [one.view() for one in risks(b, f)]
    plan["worth"] = worth(b, f.hex, odds)
    if plan["range"] is None:
        placed = located(b, f)
        plan["support"] = plan["unhelped"] = thrown_in(b, placed, Reserve(b, placed))
    helped = backed(b, f)
    if helped is not None:
        more = odds_for(b, helped[0])
        plan["helped"] = more
        plan["helped_least"] = answered(b, helped[0])
        plan["support"] = helped[1]
        plan["spares"] = spared(b, helped[0])
        plan["worth"] = worth(b, f.hex, more)
    return plan


def commits(b: Board) -> list[Plan]:
    """13.6: return how the attack as it stands may be committed at once: without any support, or with what helps.

    Where the enemy lies covered nobody knows what helps before all lies open; one may do without it all the same.
    """
    word = n.make(n.COMMIT)
    f = b.fight
    if word not in b.codes():
        return []
    open_ = covered_odds.range_of(b, f) is None
    found: list[Plan] = []
    refused = thrown_in(b, f, Reserve(b, located(b, f)))
    if refused:
        bare = plan_of(b, "alone", f.hex, [], [n.write(b.data, word), *refused])
        bare["odds"] = odds_for(b, f) if open_ else None
        bare["least"] = answered(b, f) if open_ else None
        found.append(bare)
    helped = backed(b, f)
    if helped is not None:
        with_it = plan_of(b, "backed", f.hex, backers(helped[0], b.side), [n.write(b.data, word), *helped[1]])
        with_it["odds"] = odds_for(b, helped[0])
        with_it["least"] = answered(b, helped[0])
        found.append(with_it)
    return found


def backers(f: AttackInProgress, side: int) -> list[int]:
    """Return the units that support a side in an attack."""
    return [u for u in [f.support[side], *f.air[side], f.train[side]] if u >= 0]


def odds_for(b: Board, f: AttackInProgress) -> GceOdds:
    """Return the exact odds of an attack as its side may know them."""
    found = summary_of(b, f, b.side)
    return {**found, **outlook(b, f, found)}


def answered(b: Board, f: AttackInProgress) -> GceOdds:
    """8.4-a: return the odds of an attack if the other side sends all aircraft that can come."""
    return odds_for(b, met(b, f))


def certain(b: Board, f: AttackInProgress) -> bool:
    """Tell whether an attack empties its hex whatever falls, and whatever aircraft the other side sends."""
    return answered(b, f)["takes"] == 1.0 == odds_for(b, f)["takes"]


def met(b: Board, f: AttackInProgress) -> AttackInProgress:
    """8.4-a: return an attack of the side to choose, met by all aircraft that the other side can send."""
    foe = 1 - b.side
    worst = f.copy()
    worst.defenders = b.stack(f.hex)
    worst.air[foe] += [u for u in support.flyers(b, worst, foe) if u not in worst.air[foe]]
    return worst


def outcomes(b: Board, f: AttackInProgress) -> list[list[Roll] | None]:
    """Return what the die can bring: as the attack stands and, while the defender may still answer, if he sends all."""
    found = [odds_for(b, f)["table"]]
    return [*found, odds_for(b, met(b, f))["table"]] if f.side == b.side and found[0] is not None else found


def risks(b: Board, f: AttackInProgress) -> list[Refusal]:
    """4.2-a, 4.3-a, 17.2-b: name the places that may lose the war at once if an attack costs the most it may."""
    covered = covered_odds.range_of(b, f)
    tables = outcomes(b, f) if covered is None else [odds["table"] for odds in covered]
    rolls = [row["attacker"] for table in tables if table is not None for row in table]
    return decisive_places.risked(b, f, max(rolls, default=0))


def worth(b: Board, hex_: int, odds: GceOdds) -> float | None:
    """Return the steps won on balance, and one more with the hex's Morale as often as it is emptied; None: unknown."""
    expect = odds["expect"]
    takes = odds["takes"]
    if expect is None or takes is None:
        return None
    return expect["defender"] - expect["attacker"] + takes * (1 + b.data.morale_value[hex_])


def ordered(b: Board, units: list[int]) -> list[int]:
    """Return units in an order in which they may join: those with an attack factor, those without, then HQs."""
    return [u for rank_ in (0, 1, 2) for u in units if attack.rank_of(b, u) == rank_]


def may_go(b: Board, f: AttackInProgress, units: list[int]) -> bool:
    """Tell whether some units may make an attack together."""
    together: list[int] = []
    for u in ordered(b, units):
        if attack.join_refusal(b, f, together, u) is not None:
            return False
        together.append(u)
    return True


def smallest(b: Board, whole: AttackInProgress, begun: list[int]) -> AttackInProgress:
    """Return an attack with the units left out, the strongest first, without which its outcome stays the same.

    Those that have joined already stay in it. Where the outcome is not known, everybody stays.
    """
    few = whole.copy()
    wanted = outcomes(b, whole)
    strong = sorted(whole.attackers, key=lambda u: (-b.face(u).attack, u))
    for u in strong if wanted[0] is not None else []:
        less = few.copy()
        less.attackers = [other for other in few.attackers if other != u]
        if u in begun or not less.attackers or not may_go(b, less, less.attackers):
            continue
        if outcomes(b, less) == wanted:
            few = less
    return few


# --- support ------------------------------------------------------------------------------------------


class Reserve:
    """The support that the side to choose could still bring to an attack or its defence."""

    def __init__(self, b: Board, f: AttackInProgress) -> None:
        """Ask the rules, of a copy of the board in which the attack is made as it stands."""
        other = b.clone()
        other.fight = f
        now = SUPPORTS.index(b.stage) if f.committed else 0
        guns = now == SUPPORTS.index(SUPPORT)
        self.asks_guns = guns and (f.committed or support.hides_gunner(other))
        """Whether the side is asked for a HQ even if it has none that may support."""
        self.guns = support.gunners(other) if guns else []
        self.planes = support.flyers(b, f, b.side) if now <= SUPPORTS.index(AIR) else []
        self.ships = now <= SUPPORTS.index(NAVAL) and support.naval_refusal(other, f, b.side) is None
        self.trains = support.trains(other)


def backed(b: Board, f: AttackInProgress) -> tuple[AttackInProgress, list[str]] | None:
    """Return an attack with the support that is worth sending, and how it comes; None: it needs none.

    Each supports but one battle a turn (8.6-b, 13.12-e, 13.15): where the hex is surely emptied without, none is sent,
    and where it surely is with support, as little as makes it so; else as little as comes to the same as all of it.
    """
    placed = located(b, f)
    left = Reserve(b, placed)
    if certain(b, placed):
        return None
    more = thrifty(b, placed, supported(b, placed, left), left, True)
    return None if more is None else (more, thrown_in(b, more, left))


def spared(b: Board, more: AttackInProgress) -> list[str]:
    """Return what of the support at hand an attack leaves for others, as the actions that would bring it here."""
    left = Reserve(b, more)
    codes = [n.make(n.SUPPORT, u) for u in left.guns if u != more.support[b.side]]
    codes += [n.make(n.FLY, u) for u in left.planes if u not in more.air[b.side]]
    if left.ships and not more.naval[b.side]:
        codes.append(n.make(n.NAVAL))
    return written(b, codes)


def located(b: Board, f: AttackInProgress) -> AttackInProgress:
    """Return an attack with the hexes noted that it would come from."""
    placed = f.copy()
    for u in placed.attackers:
        if b.u_hex[u] not in placed.across:
            placed.across.append(b.u_hex[u])
    return placed


def supported(b: Board, f: AttackInProgress, left: Reserve) -> AttackInProgress:
    """8.4, 13.12-d, 13.15, 15.3: return an attack with all support that is left."""
    side = b.side
    more = f.copy()
    if left.guns:
        more.support[side] = max(left.guns, key=lambda u: (b.face(u).attack, -u))
    more.air[side] = more.air[side] + left.planes
    more.naval[side] = more.naval[side] or left.ships
    if left.trains:
        more.train[side] = left.trains[0]
    return more


def thrifty(
    b: Board, f: AttackInProgress, more: AttackInProgress, left: Reserve, sure: bool = False
) -> AttackInProgress | None:
    """Return an attack with as little of some support as comes to the same as all of it; None: that changes nothing.

    8.4-b: as few aircraft as do, and of as many the weakest of those left, for each flies but once a turn. `sure`: of
    what empties the hex for certain as little as still does, whatever it loses.
    """
    side = b.side
    wanted = outcomes(b, more)
    if wanted[0] is None or wanted == outcomes(b, f):
        return None
    enough = sure and certain(b, more)
    for plane in sorted(more.air[side], key=lambda u: (b.data.units[u].air, u)):
        less = more.copy()
        less.air[side] = [u for u in more.air[side] if u != plane]
        if plane not in f.air[side] and does(b, less, wanted, enough):
            more = less
    strength = {u: b.data.units[u].air for u in more.air[side] + left.planes}
    for plane in [u for u in more.air[side] if u not in f.air[side]]:
        spare = [u for u in left.planes if u not in more.air[side] and strength[u] < strength[plane]]
        for weaker in sorted(spare, key=lambda u: (strength[u], u)):
            less = more.copy()
            less.air[side] = [weaker if u == plane else u for u in more.air[side]]
            if does(b, less, wanted, enough):
                more = less
                break
    for kind in range(3):
        less = more.copy()
        if kind == 0:
            less.naval[side] = f.naval[side]
        elif kind == 1:
            less.train[side] = f.train[side]
        else:
            less.support[side] = f.support[side]
        if does(b, less, wanted, enough):
            more = less
    return more


def does(b: Board, less: AttackInProgress, wanted: list[list[Roll] | None], enough: bool) -> bool:
    """Tell whether an attack comes to some outcomes; `enough`: or empties the hex for certain."""
    return certain(b, less) if enough else outcomes(b, less) == wanted


def thrown_in(b: Board, more: AttackInProgress, left: Reserve) -> list[str]:
    """Return the row of actions that brings some support and no more, in the order in which it is asked for (A87)."""
    side = b.side
    none = n.make(n.NONE)
    row: list[int] = []
    if left.guns or left.asks_guns:
        row.append(n.make(n.SUPPORT, more.support[side]) if more.support[side] >= 0 else none)
    flown = [u for u in left.planes if u in more.air[side]]
    row += [n.make(n.FLY, u) for u in flown]
    if len(flown) < len(left.planes):
        row.append(support.enough(more.air[side]))
    if left.ships:
        row.append(n.make(n.NAVAL) if more.naval[side] else none)
    if left.trains:
        row.append(n.make(n.SUPPORT, more.train[side]) if more.train[side] >= 0 else none)
    return written(b, row)


def helpers(b: Board) -> list[Plan]:
    """Return the support that changes the outcome: for each outcome as little as comes to it, then all there is.

    Last the refusal of all support, where more than one question is left.
    """
    f = b.fight
    left = Reserve(b, f)
    more = supported(b, f, left)
    few = thrifty(b, f, more, left)
    ways: list[tuple[PlanKind, AttackInProgress]] = []
    while few is not None:
        ways.append(("support", few))
        few = less_of(b, f, few, left)
    if ways:
        ways.append(("support-all", more))
    if len(thrown_in(b, f, left)) > 1:
        ways.append(("none", f))
    found: list[Plan] = []
    for kind, fight in ways:
        row = thrown_in(b, fight, left)
        if not [plan for plan in found if plan["row"] == row]:
            given = backers(f, b.side)
            plan = plan_of(b, kind, f.hex, [u for u in backers(fight, b.side) if u not in given], row)
            plan["odds"] = odds_for(b, fight)
            plan["least"] = answered(b, fight)
            found.append(plan)
    return found


def less_of(b: Board, f: AttackInProgress, more: AttackInProgress, left: Reserve) -> AttackInProgress | None:
    """Return some support without the weakest aircraft of it, as little as comes to the same; None: nothing is left."""
    side = b.side
    flown = sorted([u for u in more.air[side] if u not in f.air[side]], key=lambda u: (b.data.units[u].air, u))
    if not flown:
        return None
    less = more.copy()
    less.air[side] = [u for u in more.air[side] if u != flown[0]]
    return thrifty(b, f, less, left)


# --- advance and losses -------------------------------------------------------------------------------


def advances(b: Board) -> list[Plan]:
    """13.27-b: return the advances of everybody: into the emptied hex, and on into each enemy-controlled one beside it.

    Who cannot come so far stops in the emptied hex.
    """
    f = b.fight
    beyond = [h for h in b.data.beyond[f.hex] if b.control[h] != b.side and b.owner[h] != 1 - b.side]
    found: list[Plan] = []
    for goal in [f.hex, *(beyond if f.advance > 1 else [])]:
        row = followed(b, Onward(goal).choose)
        units = [n.payload_of(code) for code in row if n.kind_of(code) == n.ADVANCE]
        if units and (goal == f.hex or n.make(n.TO, goal) in row):
            found.append(plan_of(b, "advance", goal, units, written(b, row)))
    return found


class Onward:
    """The next action of an advance by everybody to a hex, or as near as they come."""

    def __init__(self, goal: int) -> None:
        """Note the emptied hex or one beside it."""
        self.goal = goal

    def choose(self, b: Board) -> int:
        """13.27-b: return the action; -1: nobody goes on."""
        codes = b.codes()
        if b.stage == ADVANCE:
            going = [code for code in codes if n.kind_of(code) == n.ADVANCE]
            return going[0] if going else -1
        if b.stage != ADVANCE_TO:
            return -1
        there = b.u_hex[b.fight.mover] == self.goal
        for wanted in ([] if there else [n.make(n.TO, self.goal), n.make(n.TO, b.fight.hex)]) + [n.make(n.STAY)]:
            if wanted in codes:
                return wanted
        return codes[0]


def cheapest(b: Board) -> int:
    """13.10-c: return the loss that costs the least of attack and defence; -1: no more are asked of this side."""
    if b.stage != LOSE:
        return -1
    return min(b.codes(), key=lambda code: (price(b, n.payload_of(code)), code))


def price(b: Board, unit: int) -> int:
    """Return the attack and defence factors that a unit has less after losing a step."""
    face = b.face(unit)
    now = face.attack + face.defence
    if b.steps(unit) == 1:
        return now
    turned = b.data.units[unit].faces[1]
    return now - turned.attack - turned.defence


def followed(b: Board, choose: Callable[[Board], int]) -> list[int]:
    """Return the actions chosen one after the other, as long as the choice is the side's and nothing comes to light."""
    other = b.clone()
    row: list[int] = []
    while not other.ended and other.side == b.side and other.reveals == b.reveals and len(row) < MOST:
        code = choose(other)
        if code < 0:
            break
        row.append(code)
        other.step(code)
    return row
