"""What a side would regret if it ended a phase, moved off or played a card, as it stands: said before it is done."""

from typing import Final

from dosespanas.espana1936.battle.activation import active, battle_refusal
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import sea
from dosespanas.espana1936.board.data import Card, mask_bits
from dosespanas.espana1936.board.effect_in_progress import (
    finished,
    open_to,
    operation,
    requirements_met,
    start_effect,
)
from dosespanas.espana1936.board.in_progress import CardEvent
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.board.stages import (
    ACTIVATE,
    ATTACKER,
    EVENT,
    MOVE,
    MOVE_TO,
    NAT_MOVE,
    NEXT_OPERATION,
    REP_MOVE,
    REPLACE,
)
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.double_cuts import group_sizes, weak_pair
from dosespanas.espana1936.movement.moves import destinations, may_leave, overfull
from dosespanas.espana1936.turn.victory import largest_group
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.side import NAT, SIDE_TERMS

MANY: Final = 10
"""Empty boxes that are reckoned to be walked into at once, at most."""

CAUTIONED: Final = {
    MOVE_TO: ("to",),
    MOVE: ("done",),
    ACTIVATE: ("decline-all",),
    ATTACKER: ("done",),
    EVENT: ("event",),
    REPLACE: ("forfeit",),
}
"""By question the verbs of the actions that `cautions` may speak of."""


def cautions(t: Board) -> dict[int, list[Refusal]]:
    """Return by legal action what the side to choose would regret about it, as rule and message."""
    found: dict[int, list[Refusal]] = {}
    codes = t.codes()
    done = n.make(n.DONE, 0)
    if t.stage == MOVE_TO:
        leaving = cities_left(t)
        for code in codes if leaving else []:
            found[code] = leaving
    elif t.stage == MOVE:
        near = in_reach(t)
        cities = open_cities(t, t.friendly(t.side) & ~t.here[t.side], behind(t, near))
        empty = [*cities, *open_links(t, near), *walks(t, near)]
        found[done] = [*crowded(t), *empty, *unsaid(dangers(t), cities), *weak_pair(t), *strait_shut(t)]
    elif t.stage == ACTIVATE:
        found[n.make(n.DECLINE_ALL, 0)] = [*unfought(t), *dangers(t)]
    elif t.stage == ATTACKER and t.battle.first:
        found[done] = [Refusal("BAT-05", "warning-no-attack", {"box": t.data.box_terms[t.battle.box]})]
    elif t.stage == EVENT:
        for code in codes:
            if n.kind_of(code) == n.EVENT and would_be_void(t, t.data.cards[n.payload_of(code)]):
                details: dict[str, object] = {"card": t.data.cards[n.payload_of(code)].term()}
                found[code] = [Refusal("EVT-05", "warning-void", details)]
    elif t.stage == REPLACE and len(codes) > 1:
        found[n.make(n.FORFEIT, 0)] = [Refusal("RPL-05", "warning-points", {"count": t.rp[t.side]})]
    return {code: found[code] for code in codes if found.get(code)}


def would_be_void(t: Board, card: Card) -> bool:
    """EVT-05: tell whether a card would be spent for nothing: a condition fails, or what it does finds nobody.

    What it brings may enter nowhere; whom it would change, take or return may not be there. In the fog (OPT-06) that
    may hang on what is covered: there only what it brings is looked at.
    """
    if not requirements_met(t, card):
        return True
    if t.options.fog:
        return all(step.ARRIVES and not open_to(t, card.side, step.place) for step in operations(card))
    trial = t.clone()
    trial.event = CardEvent(trial.event)  # copies share one in which nothing is in hand
    trial.event.card = t.data.cards.index(card)
    start_effect(trial)
    while trial.stage == NEXT_OPERATION and not finished(trial):
        operation(trial).run(trial)
    return any(event.kind == "event-void" for event in trial.out)


def cities_left(t: Board) -> list[Refusal]:
    """VIC-02, VIC-06: name the objective city that the troop in hand would leave empty beside the enemy."""
    if t.selected < 0 or t.selected >= len(t.t_box):
        return []
    box = t.t_box[t.selected]
    if t.count_units(t.side, box) != 1 or t.here[1 - t.side] >> box & 1:
        return []
    return open_cities(t, 1 << box, behind(t, in_reach(t)))


def crowded(t: Board) -> list[Refusal]:
    """MOV-11: name the boxes of the side to move in which more troops stand than may stay."""
    if t.options.overstack:
        return []
    found: list[Refusal] = []
    for box in mask_bits(overfull(t, t.side)):
        count, most = t.count_troops(t.side, box), t.data.box_limit
        found.append(Refusal("MOV-11", "warning-crowded", {"box": t.data.box_terms[box], "count": count, "most": most}))
    return found


def moves_next(t: Board, side: int) -> int:
    """SEQ-01: return the turn in which a side moves next."""
    return t.turn + (t.step_no > (NAT_MOVE if side == NAT else REP_MOVE))


def movers(t: Board, side: int) -> list[int]:
    """Return the boxes out of which troops of a side may move (MOV-07, SUP-04); in the fog any with units."""
    if t.options.fog:
        return mask_bits(t.here[side] & ~t.data.overseas)
    return [box for box in mask_bits(t.here[side] & may_leave(t, side, False)) if t.count_troops(side, box) > 0]


def reach(t: Board, side: int) -> int:
    """Return where the troops of a side could end a move, as a mask (MOV-02 to MOV-06)."""
    found = 0
    for box in movers(t, side):
        found |= destinations(t, side, box, False)
    return found


def in_reach(t: Board) -> int:
    """Return where the other side's troops could come to when they move next, as a mask.

    Those in a contested box are held there (MOV-06), unless battles come before that movement.
    """
    foe = 1 - t.side
    turn = moves_next(t, foe)
    if turn > t.data.last_turn:
        return 0
    return reach(t, foe) | (t.data.linked(t.contested()) if turn > t.turn else 0)


def behind(t: Board, near: int) -> int:
    """MOV-05: add to what the enemy can come to what lies behind: each marker that a troop removes lets others go on.

    A chain of markers takes as many troops as it has boxes; those count who could begin one.
    """
    foe = 1 - t.side
    markers = t.friendly(t.side) & ~t.here[t.side]
    troops = 0
    for box in mask_bits(t.here[foe] & ~t.data.overseas):
        held = t.contested() >> box & 1
        if held and moves_next(t, foe) == t.turn:
            continue
        if (t.data.links[box] if held else destinations(t, foe, box, False)) & near:
            troops += MANY if t.options.fog else t.count_troops(foe, box)
    for _ in range(1, troops):
        further = near | t.data.linked(near & markers)
        if further == near:
            break
        near = further
    return near


def open_cities(t: Board, empty: int, near: int) -> list[Refusal]:
    """VIC-02: of boxes without own units name the objective cities that the enemy can come to (`near`, a mask).

    One with which the war would be lost at once is told as that.
    """
    found: list[Refusal] = []
    data = t.data
    for box in mask_bits(empty & near & data.objectives):
        rule = decides(t, box)
        key = "warning-madrid" if rule else "warning-open"
        found.append(Refusal(rule or "VIC-02", key, {"box": data.box_terms[box]}))
    return found


def unsaid(found: list[Refusal], said: list[Refusal]) -> list[Refusal]:
    """Leave out that the war hangs on one city where that was said of this very city already."""
    named = {one.details["box"] for one in said}
    return [one for one in found if one.key != "warning-three-cities" or one.details["box"] not in named]


def decides(t: Board, box: int) -> str:
    """VIC-03, VIC-05, VIC-06: return the rule by which the other side would win with one city more, after its move."""
    data = t.data
    foe = 1 - t.side
    if box == data.early_box and foe == data.early_side and moves_next(t, foe) <= data.early_turn:
        return "VIC-06"
    if data.win_cities & ~t.friendly(foe) == 1 << box:
        return "VIC-05"
    return "VIC-03" if t.objectives_of(foe) == data.win_objectives else ""


def strait_shut(t: Board) -> list[Refusal]:
    """MAR-07, MAR-08: say that the waters the units overseas have to cross would be the other side's, or shared."""
    data = t.data
    if not t.options.naval or t.side != data.transport_side or not t.here[t.side] & data.overseas:
        return []
    found: list[Refusal] = []
    for area, state, limits in data.strait:
        if sea.AREA_STATES[sea.outlook(t, area)] == state:
            details: dict[str, object] = {"place": data.place_terms[area], "count": sum(limits)}
            found.append(Refusal("MAR-07" if sum(limits) else "MAR-08", "warning-strait", details))
    return found


def open_links(t: Board, near: int) -> list[Refusal]:
    """SUP-01, VIC-04: of boxes without own units that the enemy can come to name those whose loss costs more than them.

    `near`: where he can come to, as a mask. Own units that nothing else supplies would be cut off, or too few linked
    boxes would be left. Of a city that counts itself `open_cities` tells.
    """
    found: list[Refusal] = []
    data = t.data
    side = t.side
    empty = t.friendly(side) & ~t.here[side] & ~data.objectives
    group = largest_group(t, side).bit_count()
    fed = t.here[side] & t.fed(side)
    for box in mask_bits(empty & near):
        lost = copy_without(t, box)
        cut = fed & ~lost.fed(side)
        if cut:
            details: dict[str, object] = {"box": data.box_terms[box], "cut": data.box_terms[mask_bits(cut)[0]]}
            found.append(Refusal("SUP-01", "warning-cut", details))
        left = largest_group(lost, side).bit_count()
        if left < data.win_group <= group:
            numbers: dict[str, object] = {"box": data.box_terms[box], "count": left, "wanted": data.win_group}
            found.append(Refusal("VIC-04", "warning-split", numbers))
    return found


def walks(t: Board, near: int) -> list[Refusal]:
    """VIC-04: name empty boxes that the enemy can walk into, so many that no more than needed would stay linked.

    Boxes held by markers alone bar nobody. One that would do it alone among those he can come to (`near`, a mask)
    `open_links` tells of. As few as are found are named, no more than the enemy has troops.
    """
    data = t.data
    side, foe = t.side, 1 - t.side
    own = t.presence(side)
    if largest_group(t, side).bit_count() <= data.win_group:
        return []
    troops = sum([1 if t.options.fog else t.count_troops(foe, box) for box in mask_bits(t.here[foe])])
    empty = t.friendly(side) & ~t.here[side]
    lost = 0
    while lost.bit_count() < min(troops, MANY):
        open_ = mask_bits((near | data.linked(lost)) & empty & ~lost)
        if not open_:
            break
        left = [group_sizes(t, own & ~lost & ~(1 << box)) for box in open_]
        together = [sum([size * size for size in sizes]) for sizes in left]
        worst = together.index(min(together))
        lost |= 1 << open_[worst]
        if max(left[worst], default=0) <= data.win_group:
            if lost.bit_count() == 1 and lost & near:
                return []
            boxes, most = [data.box_terms[box] for box in mask_bits(lost)], max(left[worst], default=0)
            details: dict[str, object] = {"boxes": boxes, "count": most, "wanted": data.win_group}
            return [Refusal("VIC-04", "warning-walks", details)]
    return []


def copy_without(t: Board, box: int) -> Board:
    """Return a copy of the table in which a box without units has fallen to the other side."""
    copy = t.clone()
    copy.held[t.side] &= ~(1 << box)
    return copy


def dangers(t: Board) -> list[Refusal]:
    """VIC-03, VIC-04, VIC-05, VIC-06: say how near the other side is to winning at the Upkeep of this turn."""
    data = t.data
    side, foe = t.side, 1 - t.side
    found: list[Refusal] = []
    if t.objectives_of(foe) >= data.win_objectives:
        count = t.objectives_of(foe)
        details: dict[str, object] = {"side": SIDE_TERMS[foe], "count": count, "wanted": data.win_objectives + 1}
        found.append(Refusal("VIC-03", "warning-objectives", details))
    open_ = data.win_cities & ~t.friendly(foe)
    if open_.bit_count() <= 1:
        box = data.box_terms[mask_bits(open_ or data.win_cities)[0]]
        found.append(Refusal("VIC-05", "warning-three-cities", {"side": SIDE_TERMS[foe], "box": box}))
    if foe == data.early_side and t.turn <= data.early_turn and t.friendly(foe) >> data.early_box & 1:
        found.append(Refusal("VIC-06", "warning-madrid-held", {"box": data.box_terms[data.early_box]}))
    group = largest_group(t, side).bit_count()
    if group <= data.win_group:
        found.append(Refusal("VIC-04", "warning-connected", {"count": group, "wanted": data.win_group}))
    return found


def unfought(t: Board) -> list[Refusal]:
    """BAT-01: name the generals of the side to choose who could still give battle."""
    return [
        Refusal("BAT-01", "warning-unfought", {"piece": t.data.piece_terms[g], "box": t.data.box_terms[t.p_box[g]]})
        for g in active(t, t.side)
        if not battle_refusal(t, t.side, g)[0]
    ]
