"""Where a piece may go, as conditions which the list of its destinations and the refusal of any other box share."""

from dosespanas.espana1936.board.state import Board

Condition = tuple[int, str, str]
"""The boxes that meet a condition, as a mask; the rule and the message key of a refusal of any other."""


def meeting(t: Board, conditions: list[Condition]) -> int:
    """Return the boxes that meet every condition, as a mask."""
    boxes = (1 << t.data.box_count) - 1
    for mask, _, _ in conditions:
        boxes &= mask
    return boxes


def broken(conditions: list[Condition], box: int) -> tuple[str, str]:
    """Return the rule and message key of the first condition that a box does not meet; ("", "") if it meets all."""
    for mask, rule, key in conditions:
        if not mask >> box & 1:
            return rule, key
    return "", ""


def spread(t: Board, start: int, through: int) -> int:
    """Return the boxes reached from a set of boxes by links through others of `through`, with the start."""
    region = start
    edge = start
    while edge:
        edge = t.data.linked(edge) & through & ~region
        region |= edge
    return region


def by_ground(t: Board, side: int, start: int, tank: bool) -> list[Condition]:
    """Return the conditions for the end of a troop's or tank's move from a box (BRD-02, BRD-12).

    MOV-02..06: through friendly boxes, stopping on any contested or enemy box, be there only a marker (MOV-04);
    out of a contested box one link only, to a friendly or contested box. TNK-02, TNK-03: a tank may run on from
    there through friendly boxes, but not into an enemy box (AMB-02); TNK-04: it stops in a contested one. TNK-09,
    EDN-05: in 2007 a tank goes only through friendly boxes and ends where own units are.
    """
    bit = 1 << start
    friendly = t.friendly(side)
    found = [(~bit, "MOV-01", "refusal-stays"), (~t.data.overseas, "BRD-12", "refusal-overseas")]
    if tank and t.options.tank_move:
        region = spread(t, bit, friendly)
        found.append((t.here[side], "TNK-09", "refusal-no-own-unit"))
        found.append((region | t.data.linked(region), "TNK-09", "refusal-way-barred"))
    elif not t.here[1 - side] & bit:
        region = spread(t, bit, friendly)
        found.append((region | t.data.linked(region), "MOV-03", "refusal-way-barred"))
    elif not tank:
        found.append((t.presence(side), "MOV-06", "refusal-contested-into-enemy"))
        found.append((t.data.links[start], "MOV-06", "refusal-contested-one-link"))
    else:
        near = t.data.links[start] & t.presence(side)
        region = spread(t, near & friendly, friendly)
        found.append((t.presence(side), "TNK-03", "refusal-tank-contested-start"))
        found.append((near | region | t.data.linked(region), "TNK-02", "refusal-way-barred"))
    return found
