"""What a side would regret if it ended a phase, or moved off, as it stands: said before it is done.

All is told as the side itself may know it: of an enemy stack only the unit on top counts.
"""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import OFF, distance
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.move_in_progress import Reach
from dosespanas.gce.board.stages import (
    ADVANCE,
    ADVANCE_TO,
    ATTACK,
    COMBAT_NAT,
    COMBAT_REP,
    JOIN,
    MOVE,
    MOVE_ON,
    REBUILD,
    STRATEGIC_TO,
)
from dosespanas.gce.board.state import ELIMINATED, Board, hex_term
from dosespanas.gce.combat import attack, resolution
from dosespanas.gce.combat.decisive_places import lost_with, moved_off, stormed, threatened
from dosespanas.gce.combat.modifiers import ground_shifts, total
from dosespanas.gce.combat.odds import trial_attack
from dosespanas.gce.combat.plans import answered, odds_for, risks, worth
from dosespanas.gce.control import capture, victory
from dosespanas.gce.hanging_supply import hanging
from dosespanas.gce.movement import destinations, duty_obligations, eligibility, group_move
from dosespanas.gce.movement.reach import MovingGroup, find
from dosespanas.gce.supply import sources
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, REP

GOOD_ODDS: Final = 3
"""The first column of the table (13.9) whose attacks are named when the phase ends without them: 3:1."""

FATAL: Final = ("4.2-a", "4.3-a", "17.2-a", "17.2-b")
"""Rules by which a war is lost at once or at its end: what they say of is told before all else."""

CAUTIONED: Final = {
    MOVE_ON: ("to", "step", "stay"),
    STRATEGIC_TO: ("to",),
    ADVANCE: ("advance", "done"),
    ADVANCE_TO: ("to", "done"),
    JOIN: ("commit",),
    MOVE: ("done",),
    ATTACK: ("done",),
    REBUILD: ("done",),
}
"""By question the verbs of the actions that `cautions` may speak of."""


def cautions(b: Board) -> dict[int, list[Refusal]]:
    """Return by legal action what the side to choose would regret about it, as rule and message."""
    found: dict[int, list[Refusal]] = {}
    codes = b.codes()
    done = n.make(n.DONE)
    if b.stage == MOVE_ON:
        ways = [code for code in codes if n.kind_of(code) in (n.TO, n.STEP)]
        leaving = cities_left(b)
        group = b.move.units
        before = starving(b) if ways else []
        hungry = bool(ways) and bool(cut_off(b, group, ELIMINATED, before))
        for code in ways:
            regrets = [*leaving, *(cut_off(b, group, n.payload_of(code), before) if hungry else [])]
            if regrets:
                found[code] = regrets
        if stays_unmoved(b):
            found[n.make(n.STAY)] = [Refusal("12.2-b", "warning-gce-stays", {"hex": hex_term(b.move.hex)})]
    elif b.stage == STRATEGIC_TO:
        leaving = cities_left(b)
        found = {code: leaving for code in codes if leaving and n.kind_of(code) == n.TO}
    elif b.stage in (ADVANCE, ADVANCE_TO):
        before = starving(b)
        for code in codes:
            regrets = advanced(b, code, before)
            if regrets:
                found[code] = regrets
        rule = wins_by_entering(b, b.fight.hex) if done in codes else None
        if rule is not None:
            found[done] = [Refusal(rule, "warning-gce-not-entered", {"hex": hex_term(b.fight.hex)})]
    elif b.stage == JOIN:
        commit = n.make(n.COMMIT)
        regrets = risks(b, b.fight) if commit in codes else []
        if regrets:
            found[commit] = regrets
    elif done in codes:
        regrets = []
        if b.stage == MOVE:
            before = starving(b)
            regrets = [
                *open_cities(b),
                *weakly_held(b),
                *lost_at_madrid(b),
                *in_need(b, before),
                *lone_hqs(b),
                *hanging(b),
                *duties(b),
                *walked_past(b, before),
                *attacks_missed(b, before),
            ]
        elif b.stage == ATTACK:
            regrets = [*lost_at_madrid(b), *good_attacks(b), *duties(b)]
        elif b.stage == REBUILD:
            regrets = unspent(b, codes)
        if regrets:
            found[done] = sorted(regrets, key=gravity)
    return found


def gravity(regret: Refusal) -> int:
    """Return where something stands among what would be regretted: 0 what loses the war, else 1."""
    return 0 if regret.rule in FATAL else 1


# --- places left empty --------------------------------------------------------------------------------


def open_cities(b: Board) -> list[Refusal]:
    """4.2-a, 4.3: name the valued hexes of the side to choose that stand empty within the enemy's reach."""
    land = b.data.land
    empty = [h for h in land if victory.counts(b, h) and b.control[h] == b.side and b.owner[h] != b.side]
    return [price_of(b, h) for h in threatened(b, b.side, empty)]


def cities_left(b: Board) -> list[Refusal]:
    """4.2-a, 4.3: name the valued hex that the group in hand would leave empty within the enemy's reach."""
    m = b.move
    here = m.hex
    if not victory.counts(b, here) or b.control[here] != b.side or len(b.stack(here)) != len(m.units):
        return []
    return [price_of(b, h) for h in threatened(moved_off(b, m.units, ELIMINATED), b.side, [here])]


def price_of(b: Board, hex_: int) -> Refusal:
    """Return what the enemy's entry into a hex would cost: the war, or Morale (4.2-a, 4.3, 17.2-b)."""
    details: dict[str, object] = {"hex": hex_term(hex_)}
    rule = victory.won_by_taking(b, 1 - b.side, hex_)
    if rule is not None:
        return Refusal(rule, "warning-gce-madrid" if b.side == REP else "warning-gce-last-capture", details)
    rule = "4.3-c" if b.side == REP else "4.3-b"
    return Refusal(rule, "warning-gce-open", details | {"count": b.data.morale_value[hex_]})


def lost_at_madrid(b: Board) -> list[Refusal]:
    """17.2-a: in the last turn of 1936, say whether the side to choose loses by what stands around Madrid."""
    wanted = b.data.victory.get("madrid_neighbours", 0)
    if not wanted or b.turn != b.data.last_turn:
        return []
    held = victory.madrid_neighbours(b, b.side)
    taken = b.control[MADRID] == NAT or held >= wanted
    details: dict[str, object] = {"hex": hex_term(MADRID), "count": held, "wanted": wanted}
    if b.side == REP and taken:
        return [Refusal("17.2-a", "warning-gce-ring", details)]
    if b.side == NAT and b.step_no == COMBAT_NAT and not taken:
        return [Refusal("17.2-a", "warning-gce-no-ring", details)]
    return []


# --- places held too weakly ---------------------------------------------------------------------------


def weakly_held(b: Board) -> list[Refusal]:
    """4.2-a, 4.3-a, 17.2-b: name the places whose fall loses the war at once and that the enemy could well empty."""
    found: list[Refusal] = []
    reached: dict[int, Reach] = {}
    for h in [h for h in b.data.land if b.owner[h] == b.side]:
        rule = lost_with(b, h)
        odds = stormed(b, h, reached) if rule is not None else ""
        if rule is not None and odds:
            found.append(Refusal(rule, "warning-gce-weak", {"hex": hex_term(h), "odds": odds}))
    return found


# --- units --------------------------------------------------------------------------------------------


def starving(b: Board) -> list[Refusal]:
    """10.3-d, 10.7: name the hexes whose units of the side to choose die at the end of the turn as they stand."""
    hungry: dict[int, int] = {}
    for u in b.on_map(b.side):
        if not sources.sheltered(b, u):
            hungry[b.u_hex[u]] = hungry.get(b.u_hex[u], 0) + 1
    return [Refusal("10.3-d", "warning-gce-starves", {"hex": hex_term(h), "count": hungry[h]}) for h in sorted(hungry)]


def lone_hqs(b: Board) -> list[Refusal]:
    """13.12-h: name the HQs of the side to choose that stand alone where a combat unit of the enemy's could enter."""
    alone = [b.u_hex[u] for u in b.data.hqs_of[b.side] if b.u_hex[u] >= 0 and b.after[b.first[b.u_hex[u]]] < 0]
    return [
        Refusal("13.12-h", "warning-gce-lone-hq", {"hex": hex_term(h), "piece": b.data.units[b.first[h]].term()})
        for h in (threatened(b, b.side, alone) if alone else [])
    ]


def in_need(b: Board, before: list[Refusal]) -> list[Refusal]:
    """10.3-d: of the hexes whose units starve, `before`, name those somebody may still move to help: a HQ, or they."""
    able = eligibility.all_able(b, b.side)
    if any(b.data.units[u].is_hq for u in able):
        return before
    hexes = [hex_term(b.u_hex[u]) for u in able]
    return [one for one in before if one.details["hex"] in hexes]


def cut_off(b: Board, units: list[int], place: int, before: list[Refusal]) -> list[Refusal]:
    """10.3-d: name the hexes whose units would die of hunger if some units went elsewhere, or were gone.

    `before`: those whose units die as the board stands, which are no news.
    """
    known = [one.details for one in before]
    return [one for one in starving(moved_off(b, units, place)) if one.details not in known]


def advanced(b: Board, code: int, before: list[Refusal]) -> list[Refusal]:
    """13.27-b, 10.3-d: name the hexes whose units would die of hunger after an advance, and do not `before`."""
    if n.kind_of(code) == n.ADVANCE:
        return cut_off(b, [n.payload_of(code)], b.fight.hex, before)
    return cut_off(b, [b.fight.mover], n.payload_of(code), before) if n.kind_of(code) == n.TO else []


def wins_by_entering(b: Board, hex_: int) -> str | None:
    """4.2-a, 4.3-a, 17.2-b: return the rule by which a victor would win the war at once in the emptied hex; or None."""
    rule = victory.won_by_taking(b, b.side, hex_)
    if b.side == REP or rule is None:
        return rule
    comers_ = [n.payload_of(code) for code in b.codes() if n.kind_of(code) == n.ADVANCE]
    return rule if any(sources.supplied(moved_off(b, [u], hex_), u) for u in comers_) else None


def stays_unmoved(b: Board) -> bool:
    """12.2-b, A50: tell whether the group in hand may stay where it is though it could go somewhere."""
    reach = group_move.reach_of(b)
    return b.move.spent == 0 and reach.may_stay and len(reach.ends) > 0


def duties(b: Board) -> list[Refusal]:
    """A38: name the duties of the side to choose that still ask something of its units."""
    shown = duty_obligations.current(b, b.side)
    return [Refusal(duty.rule, duty.key, {**duty.details}) for duty in shown if duty.side == b.side and duty.units]


# --- what those who have not moved could do -----------------------------------------------------------


class Ends:
    """12.2: where units that stand together could end a move, worked out once for each stack."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.reached: dict[int, Reach] = {}
        """By the first unit of a stack: how far it gets, once somebody has asked."""
        self.ends: dict[int, list[int]] = {}
        """By the first unit: where it may end its move, once it has turned out to get near."""

    def among(self, units: list[int], hexes: list[int]) -> list[int]:
        """Return those of some hexes where units could end a move."""
        b, first = self.b, units[0]
        near = [h for h in hexes if b.owner[h] != 1 - b.side and distance(b.u_hex[first], h) <= b.face(first).move]
        if near and first not in self.reached:
            group = MovingGroup(b, units, False)
            self.reached[first] = find(group, b.u_hex[first], group.pace, True)
        near = [h for h in near if self.reached[first].cost[h] != OFF]
        if near and first not in self.ends:
            self.ends[first] = destinations.legal_ends(b, units, self.reached[first], [])
        return [h for h in self.ends[first] if h in near] if near else []


def walked_past(b: Board, before: list[Refusal]) -> list[Refusal]:
    """4.3-b, 4.3-c: name the enemy's valued hexes that stand empty, and that a unit not moved yet could enter."""
    value = b.data.morale_value
    empty = [h for h in b.data.land if victory.counts(b, h) and b.control[h] == 1 - b.side and b.first[h] < 0]
    able = [u for u in eligibility.all_able(b, b.side) if not b.data.units[u].is_hq] if empty else []
    ends = Ends(b)
    found: list[Refusal] = []
    for h in empty:
        who = [u for u in able if distance(b.u_hex[u], h) <= b.face(u).move]
        if any(ends.among([u], [h]) and not regrets_leaving(b, [u], h, before) for u in who):
            found.append(
                Refusal(
                    "4.3-c" if b.side == NAT else "4.3-b",
                    "warning-gce-walk-in",
                    {"hex": hex_term(h), "count": value[h]},
                )
            )
    return found


def attacks_missed(b: Board, before: list[Refusal]) -> list[Refusal]:
    """13.7: name the enemy hexes against which a stack behind the front, not moved yet, would bring good odds."""
    idle = stacks_behind(b)
    force = [sum([b.face(u).attack for u in units]) for units in idle]
    start = [b.u_hex[units[0]] for units in idle]
    far = [b.face(units[0]).move + 1 for units in idle]
    ends = Ends(b)
    found: list[Refusal] = []
    for h in b.data.land if idle else []:
        if b.owner[h] != 1 - b.side:
            continue
        near = [i for i in range(len(idle)) if distance(start[i], h) <= far[i]]
        if not near:
            continue
        foes = b.stack(h)
        there, needed = attack_beside(b, h), least_attack(b, h)
        near = [i for i in near if there + force[i] >= needed]
        if not near or capture.lone_hq(b, h) or [u for u in foes if not b.sees(b.side, u)]:
            continue
        now = trial_attack(b, h).attackers if there > 0 else []
        if now and there >= needed and good(b, h):
            continue
        there = sum([b.face(u).attack for u in now])
        for i in near:
            units = idle[i]
            if there + force[i] < needed:
                continue
            odds = odds_with(ends, units, h, before)
            if odds:
                details: dict[str, object] = {"from": hex_term(b.u_hex[units[0]]), "hex": hex_term(h), "odds": odds}
                found.append(Refusal("13.7", "warning-gce-reach", details))
                break
    return found


def attack_beside(b: Board, hex_: int) -> int:
    """Return the attack factors of the side to choose that stand beside a hex, whoever of them may attack it."""
    return sum([b.face(u).attack for near in b.data.beyond[hex_] if b.owner[near] == b.side for u in b.stack(near)])


def least_attack(b: Board, hex_: int) -> int:
    """13.7, 13.11: return the attack factors below which no attack on a hex is at good odds, whoever makes it."""
    f = attack.open_attack(b, hex_)
    f.defenders = b.stack(hex_)
    shift = total(ground_shifts(b.data, hex_, 1 - b.side))
    if b.options.italian_debut:
        shift += b.data.worth["first_attack_on_italians"]
    if b.options.soviet_debut:
        shift += b.data.worth["soviet_support"]
    return (GOOD_ODDS - shift) * resolution.defence_total(b, f)


def stacks_behind(b: Board) -> list[list[int]]:
    """Return the units that may still be moved and stand beside no enemy, hex by hex."""
    found: dict[int, list[int]] = {}
    for u in eligibility.all_able(b, b.side):
        if not b.data.units[u].is_hq and not b.near_enemy(b.side, b.u_hex[u]):
            found.setdefault(b.u_hex[u], []).append(u)
    return [found[h] for h in sorted(found)]


def odds_with(ends: Ends, units: list[int], hex_: int, before: list[Refusal]) -> str:
    """Return the odds of an attack on a hex with units brought there, if they are good; else nothing."""
    b = ends.b
    for h in ends.among(units, b.data.beyond[hex_]):
        odds = good(moved_off(b, units, h), hex_)
        if odds and not regrets_leaving(b, units, h, before):
            return odds
    return ""


def regrets_leaving(b: Board, units: list[int], end: int, before: list[Refusal]) -> bool:
    """Tell whether it would be regretted that units leave for a hex: a place left open, or somebody goes hungry."""
    here = b.u_hex[units[0]]
    if victory.counts(b, here) and len(b.stack(here)) == len(units):
        return True
    return bool(cut_off(b, units, end, before))


# --- attacks and points -------------------------------------------------------------------------------


def good_attacks(b: Board) -> list[Refusal]:
    """13.2, 13.7: name the hexes that could still be attacked at good odds by all who may join."""
    found: list[Refusal] = []
    for h in attack.targets(b) if b.step_no in (COMBAT_NAT, COMBAT_REP) else []:
        odds = good(b, h)
        if odds:
            found.append(Refusal("13.7", "warning-gce-attack", {"hex": hex_term(h), "odds": odds}))
    return found


def good(b: Board, hex_: int) -> str:
    """13.7, 13.11, 8.4-a: return the column, after all shifts, of an attack on a hex by all who may join.

    All aircraft that the enemy could send against it are counted, which halve the odds against a weak unit. Nothing if
    it is not good, unknown, or costs more than it brings.
    """
    f = trial_attack(b, hex_)
    if resolution.attack_total(b, f) == 0:  # nobody there may attack it, or nobody has a factor to attack with
        return ""
    odds = odds_for(b, f)
    if odds["known"]:
        odds = answered(b, f)
    column, gain = odds["column"], worth(b, hex_, odds)
    if column is None or b.data.columns.index(column) < GOOD_ODDS:
        return ""
    return "" if gain is None or gain <= 0 else column


def unspent(b: Board, codes: list[int]) -> list[Refusal]:
    """6.4-a, 6.7-b: say how many units could still be restored or brought back, and name the first."""
    units: list[int] = []
    for code in codes:
        if n.kind_of(code) in (n.REPLACE, n.REBUILD) and n.payload_of(code) not in units:
            units.append(n.payload_of(code))
    if not units:
        return []
    return [Refusal("6.7-b", "warning-gce-points", {"count": len(units), "piece": b.data.units[units[0]].term()})]
