"""Checks of `pieces.json`: troop types, generals, planes, tanks."""

from typing import Final, get_args

from dosespanas.datafiles.fields import SideName
from dosespanas.datafiles.json_lines import shown
from dosespanas.datafiles.report import Report
from dosespanas.espana1936.files.schema import Map, Pieces

SIDES: Final = get_args(SideName)
TROOP_COUNTERS: Final = {"nationalist": 57, "republican": 54}
"""Troop counters of each side in our reconstruction of the counter sheet."""

TYPE_DRMS: Final = {
    ("nationalist", "legion"): (1, "CBT-20"),
    ("nationalist", "falangist"): (-1, "CRD-N20"),
    ("nationalist", "carlist"): (-1, "CRD-N20"),
    ("republican", "anarchist"): (-1, "CBT-20"),
    ("republican", "communist"): (-1, "CRD-R20"),
}
REPLACEABLE: Final = {
    "nationalist": {"regular", "falangist"},
    "republican": {"regular", "basque", "communist", "anarchist"},
}
TYPES: Final = {
    "nationalist": {"regular", "falangist", "carlist", "legion", "africa", "italian"},
    "republican": {"regular", "basque", "communist", "anarchist", "international"},
}
SUBSTITUTES: Final = {
    "nationalist": ({"regular"}, {"falangist", "carlist"}),
    "republican": ({"regular"}, {"anarchist", "communist"}),
}
EXAMPLE: Final = (
    # the pieces of the worked example, with the values it gives them
    ("generals", "varela", "drm", 1),
    ("generals", "rojo", "drm", 2),
    ("tanks", "cv33_1", "drm", 1),
    ("tanks", "t26_1", "drm", 2),
    ("planes", "i15_1", "dice", 1),
)
COUNTS: Final = {
    "generals": {"nationalist": 5, "republican": 5},
    "planes": {"nationalist": 8, "republican": 7},
    "tanks": {"nationalist": 7, "republican": 4},
}
LATECOMERS: Final = ("davila", "lister", "ulibarri")
"""Generals who enter only by their cards."""

NEEDS_EMBLEM: Final = {
    "lister": ("attack", "OPT-01"),
    "durruti": ("attack", "OPT-01"),
    "ulibarri": ("start", "OPT-02"),
}
"""Generals who want a troop of their emblem, and for what."""


def types_of(pieces: Pieces, side: str) -> set[str]:
    """Return the troop types of a side."""
    return {kind.id for kind in pieces.troop_types if kind.side == side}


def check_pieces(pieces: Pieces, map_: Map | None, report: Report) -> None:
    """Note everything wrong or unusual about the pieces. Boxes are checked when there is a map."""
    _troops(pieces, map_, report)
    _substitutes(pieces, report)
    _special(pieces, report)
    _emblems(pieces, report)
    _captured(pieces, report)
    report.fixed(("box_limit",), pieces.box_limit, 4, "MOV-09")
    report.fixed(("dummies",), pieces.dummies, 5, "OPT-06")


def _troops(pieces: Pieces, map_: Map | None, report: Report) -> None:
    report.unique(("troop_types",), [f"{kind.side} {kind.id}" for kind in pieces.troop_types], "id")
    boxes = {box.id for box in map_.boxes} if map_ else None
    for index, kind in enumerate(pieces.troop_types):
        here = ("troop_types", index)
        if (kind.side, kind.id) in TYPE_DRMS:
            drm, rule = TYPE_DRMS[kind.side, kind.id]
            report.fixed((*here, "drm"), kind.drm, drm, rule)
        report.fixed((*here, "replaceable"), kind.replaceable, kind.id in REPLACEABLE[kind.side], "RPL-11")
        if kind.id == "basque":
            report.fixed((*here, "only_in"), sorted(kind.only_in), ["bilbao", "san_sebastian"], "RPL-13")
        elif kind.only_in:
            report.warning((*here, "only_in"), "is not empty", "only Basque troops are bound to some boxes by RPL-13")
        for place, box in enumerate(kind.only_in):
            if boxes is not None:
                report.known((*here, "only_in", place), box, boxes, "a box")
    for side in SIDES:
        missing = TYPES[side] - types_of(pieces, side)
        if missing:
            names = ", ".join(sorted(missing))
            report.error(("troop_types",), f"lacks {side} {names}", "must have it by CMP-04 and CMP-05")
        total = sum(kind.small + kind.large for kind in pieces.troop_types if kind.side == side)
        if total != TROOP_COUNTERS[side]:
            wrong = f"has {total} {side} troop counters"
            report.warning(("troop_types",), wrong, f"{TROOP_COUNTERS[side]} were expected")


def _substitutes(pieces: Pieces, report: Report) -> None:
    for side in SIDES:
        groups: list[list[str]] = getattr(pieces.substitutes, side)
        for place, group in enumerate(groups):
            for index, name in enumerate(group):
                path = ("substitutes", side, place, index)
                report.known(path, name, types_of(pieces, side), f"a {side} troop type")
        if tuple(set(group) for group in groups) != SUBSTITUTES[side]:
            right = ", then ".join(" or ".join(sorted(group)) for group in SUBSTITUTES[side])
            report.error(("substitutes", side), "has other types", f"must be {right} by HIT-05 and HIT-06")


def _special(pieces: Pieces, report: Report) -> None:
    seen: set[str] = set()
    backs = {tank.captured_as for tank in pieces.tanks}
    for kind, counts in COUNTS.items():
        rows = getattr(pieces, kind)
        for index, row in enumerate(rows):
            if row.id in seen:
                report.error((kind, index, "id"), f'is "{row.id}" again', "id must be used once")
            if row.id[0] == "t" and row.id[1:].isdigit():
                report.error((kind, index, "id"), f'is "{row.id}"', "must not look like a troop: t and a number")
            seen.add(row.id)
        for side, expected in counts.items():
            number = sum(row.side == side and row.id not in backs for row in rows)
            if number != expected:
                report.warning((kind,), f"has {number} {side} counters", f"{expected} were expected")
    for kind, name, field, value in EXAMPLE:
        found = [(index, row) for index, row in enumerate(getattr(pieces, kind)) if row.id == name]
        for index, row in found:
            report.fixed((kind, index, field), getattr(row, field), value, "CBT-20")
        if not found:
            report.error((kind,), f"has no {name}", "must have it: the worked example CBT-20 uses it")
    for name in LATECOMERS:
        if name not in seen:
            report.error(("generals",), f"has no {name}", "must have him by SET-06")
    if not any(general.drm < 0 for general in pieces.generals):
        report.warning(("generals",), "has no general with a negative modifier", "the rules speak of one (CBT-08)")


def _emblems(pieces: Pieces, report: Report) -> None:
    """OPT-01, OPT-02: who needs troops of his emblem, and that there are some."""
    for index, general in enumerate(pieces.generals):
        here = ("generals", index, "needs_emblem")
        needs, rule = NEEDS_EMBLEM.get(general.id, (None, ""))
        if rule:
            report.fixed(here, general.needs_emblem, needs, rule)
        emblems = {kind.emblem for kind in pieces.troop_types if kind.side == general.side and kind.emblem}
        if general.needs_emblem and general.emblem not in emblems:
            report.error(here, f"needs the emblem {shown(general.emblem)}", "must be that of a troop type of his side")


def _captured(pieces: Pieces, report: Report) -> None:
    """OPT-04: a captured tank is one of the other side, and each is the back of one counter only."""
    sides = {tank.id: tank.side for tank in pieces.tanks}
    backs: set[str] = set()
    for index, tank in enumerate(pieces.tanks):
        if tank.captured_as is None:
            continue
        here = ("tanks", index, "captured_as")
        if report.known(here, tank.captured_as, sides, "a tank") and sides[tank.captured_as] == tank.side:
            report.error(here, f"is {shown(tank.captured_as)}", "must be a tank of the other side by OPT-04")
        if tank.captured_as in backs:
            report.error(here, f"is {shown(tank.captured_as)} again", "must be the back of one tank only")
        backs.add(tank.captured_as)
