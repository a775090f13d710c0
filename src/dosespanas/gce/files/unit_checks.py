"""Checks of `units.json`: every counter is whole, enters on land, and the ones that rules name are as they say."""

from collections import Counter
from typing import Any, Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.files.fields import printed
from dosespanas.gce.files.map_schema import Map
from dosespanas.gce.files.table_schema import Stacking
from dosespanas.gce.files.unit_schema import AtHex, AtMobilisation, AtTown, InAir, Setup, Unit, Units

UNITS_EXPECTED: Final = 414
FACTIONS: Final = {
    "republican": ("republican", "asturian", "basque", "santander"),
    "nationalist": ("nationalist", "colonial", "ctv", "legionary_air", "condor_legion"),
}
SIZELESS: Final = ("column", "garrison", "air")
ARTILLERY: Final = {"republican": ["CEN", "EBR", "MNV"], "nationalist": ["C", "CTV", "GLC", "MRC", "N"]}
"""HQs with artillery support (13.12-b)."""

MILITARISATION: Final = range(5, 9)
"""From the autumn of 1936 to the early summer of 1937: the historical note to 6.9."""

MADRID: Final = "2712"
ARMY_AT_MADRID: Final = 6
"""The turn in which the first units of the People's Army come in around Madrid, by the players' notes."""

ENTRY_REACH: Final = 2
"""How far from its hex a unit may come in (6.2-b)."""

SAMPLES: Final[tuple[tuple[str, str, str, str | None, dict[str, Any], str], ...]] = (
    # side, label, type, front, further fields that the rule fixes, rule
    ("republican", "11", "infantry", "7-11-5", {"size": "division", "entry": ("hex", 7, "2712")}, "2.4"),
    ("nationalist", "CTV", "hq", "6-4", {"faction": "ctv", "artillery": True}, "2.5"),
    ("nationalist", "OG", "garrison", None, {"entry": ("setup", 0, "3608")}, "6.10"),
    ("republican", "MNG", "column", None, {"withdrawn": 6}, "6.2-e"),
    ("republican", "MOD", "column", None, {"withdrawn": 6}, "6.2-e"),
    ("nationalist", "DLV", "infantry", None, {"faction": "ctv", "rebuild": False}, "6.5"),
    ("nationalist", "FIN", "infantry", None, {"faction": "ctv", "rebuild": False}, "6.5"),
    ("nationalist", "FV", "infantry", None, {"special": "arrows"}, "6.4-c"),
    ("nationalist", "FA", "infantry", None, {"special": "arrows"}, "6.4-c"),
    ("nationalist", "FN", "infantry", None, {"special": "arrows"}, "6.4-c"),
    ("republican", "BTB", "armoured_train", None, {}, "15.3"),
    ("republican", "29", "infantry", None, {"size": "division"}, "2.3-c"),
)
"""Units that the rules describe. None: no factors are given."""


def numbers(factors: str) -> list[int]:
    """Return attack, defence and movement of a unit's factors as printed; an HQ's combat factor counts twice."""
    printed = [int(number) for number in factors.split("-")]
    return printed if len(printed) == 3 else [printed[0], *printed]


def is_column(unit: Unit) -> bool:
    """Return whether a unit is a column: a ground unit without a size (2.15)."""
    return unit.size is None and unit.type not in ("air", "garrison")


def entry_turn(unit: Unit) -> int:
    """Return the turn a unit is due, or 0 if it has none."""
    entry = unit.entry
    if isinstance(entry, AtHex | AtTown | InAir):
        return entry.turn
    return 0


def entry_hex(unit: Unit) -> str | None:
    """Return the hex printed on a unit, or None."""
    entry = unit.entry
    return entry.hex if isinstance(entry, AtHex | Setup | AtMobilisation) else None


def weight(unit: Unit, stacking: Stacking) -> int:
    """Return what a unit counts for stacking, in halves of a division (9.2)."""
    if unit.type in ("hq", "air"):
        return 0
    return stacking.division if unit.size == "division" else stacking.other


def check_units(units: Units, map_: Map | None, stacking: Stacking | None, report: Report) -> None:
    """Note everything wrong or unusual about the counters."""
    report.unique(("units",), [unit.id for unit in units.units], "id")
    report.unique(("markers",), [marker.id for marker in units.markers], "id")
    count = sum(printed(unit.source) for unit in units.units)
    if count != UNITS_EXPECTED:
        report.warning(("units",), f"has {count} units", f"{UNITS_EXPECTED} were expected")
    for index, unit in enumerate(units.units):
        _counter(unit, ("units", index), report)
        _entry(unit, ("units", index), report)
        _later(unit, ("units", index), report)
    _named(units, report)
    _sets(units, report)
    _militarisation(units, report)
    _first_regulars(units, report)
    _markers(units, report)
    if map_ is not None:
        _places(units, map_, report)
        if stacking is not None:
            _stacks(units, stacking, report)


def _counter(unit: Unit, here: Path, report: Report) -> None:
    """Note a counter whose parts do not fit together."""
    factions = FACTIONS[unit.side]
    if unit.faction not in factions:
        report.error((*here, "faction"), f"is {unit.faction}", f"must be one of {', '.join(factions)} for its side")
    if unit.type in SIZELESS and unit.size is not None:
        report.error((*here, "size"), f"is {unit.size}", "columns, the garrison and air units have none by 2.9")
    if unit.type not in SIZELESS and (unit.size in ("corps", "army")) != (unit.type == "hq"):
        report.error((*here, "size"), f"is {unit.size}", "HQs are corps or army and no other unit is by 2.9")
    if unit.type not in (*SIZELESS, "cavalry") and unit.size is None:
        report.error((*here, "size"), "is missing", "must be given: only columns have none, by 2.15")
    if (unit.type == "air") != (unit.air is not None) or (unit.type == "air") != (unit.front is None):
        report.error(here, "has the wrong factors", "an air unit must have air, every other unit front")
    if unit.front is not None:
        _factors(unit, here, report)
    if unit.artillery and unit.type != "hq":
        report.error((*here, "artillery"), "is true", "only HQs have artillery support by 2.3-b")
    if unit.politics is not None and (not is_column(unit) or unit.side != "republican"):
        report.error((*here, "politics"), f"is {unit.politics}", "only Republican columns have it by 15.7.2")
    if unit.type in ("tank", "heavy_tank") and not unit.motorised:
        report.error((*here, "motorised"), "is false", "must be true for tanks by 12.14")
    if unit.faction == "colonial":
        report.fixed((*here, "rebuild"), unit.rebuild, False, "6.5")


def _factors(unit: Unit, here: Path, report: Report) -> None:
    for field, factors in (("front", unit.front), ("back", unit.back)):
        if factors is not None and (factors.count("-") == 1) != (unit.type == "hq"):
            report.error((*here, field), f"is {factors}", "an HQ must have two numbers, other units three by 2.3")
    if unit.front is None or unit.back is None:
        return
    front, back = numbers(unit.front), numbers(unit.back)
    if any(less > full for less, full in zip(back, front, strict=True)) or back == front:
        report.error((*here, "back"), f"is {unit.back}", f"must be weaker than {unit.front} by 2.12-a")


def _entry(unit: Unit, here: Path, report: Report) -> None:
    if (unit.entry.how == "air") != (unit.type == "air"):
        report.error((*here, "entry", "how"), f"is {unit.entry.how}", "air units and no others enter by air")
    if unit.entry.how == "hex" and entry_turn(unit) == 1:
        report.error((*here, "entry", "turn"), "is 1", "there are no reinforcements in turn 1 by 3.4")
    if unit.entry.how == "mobilisation" and (unit.side, unit.size) != ("republican", "division"):
        report.error((*here, "entry", "how"), "is mobilisation", "only Republican divisions are mobilised by 6.11")
    if unit.entry.how == "event" and unit.special != "starred":
        report.error((*here, "entry", "how"), "is event", "only starred Basque units enter so by 7.6-b")


def _later(unit: Unit, here: Path, report: Report) -> None:
    """Note conversions and withdrawals that cannot be."""
    due = entry_turn(unit)
    if unit.withdrawn is not None and unit.withdrawn <= due:
        report.error((*here, "withdrawn"), f"is {unit.withdrawn}", f"must be after its entry in turn {due}")
    change = unit.conversion
    if change is None:
        return
    if unit.withdrawn is not None:
        report.error((*here, "withdrawn"), f"is {unit.withdrawn}", "a unit is converted or withdrawn, not both")
    if unit.back is not None:
        report.error((*here, "back"), f"is {unit.back}", "a column's reverse is its regular unit by 6.9 (A21)")
    if not is_column(unit) or unit.side != "republican":
        report.error((*here, "conversion"), "is given", "only Republican columns are converted by 6.9-a")
    if not due < change.turn <= 11:
        report.error((*here, "conversion", "turn"), f"is {change.turn}", "must be after its entry, in 1936-37 by 6.9-a")
    if change.size not in ("brigade", "division"):
        report.error((*here, "conversion", "size"), f"is {change.size}", "must be brigade or division by 6.9-b")


def _named(units: Units, report: Report) -> None:
    """Note units of the rulebook's examples and rules that are missing or different."""
    for side, label, type_, front, fixed, rule in SAMPLES:
        wanted = [
            (index, unit)
            for index, unit in enumerate(units.units)
            if (unit.side, unit.label, unit.type) == (side, label, type_) and unit.size == fixed.get("size", unit.size)
        ]
        if not wanted:
            report.error(("units",), f"has no {type_} {label}", f"must have it by {rule}")
            continue
        index, unit = wanted[0]
        if front is not None:
            report.fixed(("units", index, "front"), unit.front, front, rule)
        for field, value in fixed.items():
            if field == "entry":
                found: object = (unit.entry.how, entry_turn(unit), entry_hex(unit))
            else:
                found = getattr(unit, field)
            report.fixed(("units", index, field), found, value, rule)
        if type_ == "garrison" and unit.front is not None:
            report.fixed(("units", index, "front"), numbers(unit.front)[2], 0, "6.10-b (movement)")


def _sets(units: Units, report: Report) -> None:
    """Note sets of units that are larger or smaller than the rules say."""
    for side, labels in ARTILLERY.items():
        found = sorted(unit.label for unit in units.units if unit.side == side and unit.artillery)
        report.fixed(("units",), found, labels, "13.12-b (artillery support)")
    specials = Counter(unit.special for unit in units.units)
    report.fixed(("units",), specials["starred"], 4, "7.6-b (starred units)")
    report.fixed(("units",), specials["northern_air"], 1, "8.3-a (northern air units)")
    report.fixed(("units",), specials["arrows"], 3, "6.4-c (Arrows)")
    if "LEN/29" not in [unit.conversion.label for unit in units.units if unit.conversion is not None]:
        report.error(("units",), "has no conversion to LEN/29", "must have it by 7.35")
    if not any(unit.entry.how == "mobilisation" for unit in units.units):
        report.error(("units",), "has no unit marked for mobilisation", "must have some by 6.11")
    for index, unit in enumerate(units.units):
        if unit.special == "starred" and unit.faction != "basque":
            report.error(("units", index, "special"), "is starred", "only Basque units are by 7.6-b")


def _militarisation(units: Units, report: Report) -> None:
    """Note what differs from the note to 6.9: columns of all zones turn, from autumn to summer, in Euzkadi last."""
    turns: dict[str, list[int]] = {faction: [] for faction in FACTIONS["republican"]}
    for index, unit in enumerate(units.units):
        if unit.conversion is None or unit.faction not in turns:
            continue
        turns[unit.faction].append(unit.conversion.turn)
        if unit.conversion.turn not in MILITARISATION:
            here = ("units", index, "conversion", "turn")
            report.warning(here, f"is {unit.conversion.turn}", "columns turned in turns 5 to 8 (note to 6.9)")
    for faction, found in turns.items():
        if not found:
            report.warning(("units",), f"turns no {faction} column", "all zones were militarised (6.9, players' notes)")
    for turn in MILITARISATION:
        if not any(turn in found for found in turns.values()):
            report.warning(("units",), f"turns no column in turn {turn}", "it went on in turns 5 to 8 (note to 6.9)")
    early = min(turns["basque"], default=0)
    late = max(turns["asturian"] + turns["santander"], default=0)
    if 0 < early <= late:
        wrong = f"turns Basque columns in turn {early} and others of the north in turn {late}"
        report.warning(("units",), wrong, "Euzkadi was militarised after Asturias and Santander (players' notes)")


def _first_regulars(units: Units, report: Report) -> None:
    """Note regular units that may come in around Madrid earlier than the players' notes say."""
    for index, unit in enumerate(units.units):
        entry = unit.entry
        if unit.side != "republican" or is_column(unit) or not isinstance(entry, AtHex | AtTown):
            continue
        if entry.turn >= ARMY_AT_MADRID:
            continue
        if isinstance(entry, AtTown) or distance(parse_hex(entry.hex), parse_hex(MADRID)) <= ENTRY_REACH:
            wrong = f"is {entry.turn}"
            right = f"the first regular units come in around Madrid in turn {ARMY_AT_MADRID} (players' notes)"
            report.warning(("units", index, "entry", "turn"), wrong, right)


def _markers(units: Units, report: Report) -> None:
    markers = {marker.side: (index, marker) for index, marker in enumerate(units.markers)}
    right = {
        "republican": {"from_turn": 3, "zones": ["mediterranean"], "from_column": 12},
        "nationalist": {"from_turn": 1, "zones": ["cantabrian", "mediterranean"], "from_column": 0},
    }
    for side, fields in right.items():
        if side not in markers:
            report.error(("markers",), f"has no {side} marker", "must have one by 13.15-b")
            continue
        index, marker = markers[side]
        for field, value in fields.items():
            report.fixed(("markers", index, field), getattr(marker, field), value, "13.15-b")


def _places(units: Units, map_: Map, report: Report) -> None:
    land = {hex_.id: hex_ for hex_ in map_.hexes}
    for index, unit in enumerate(units.units):
        name = entry_hex(unit)
        here = ("units", index, "entry", "hex")
        if name is None or not report.known(here, name, land, "a hex in Spain"):
            continue
        if unit.entry.how == "setup" and land[name].control != unit.side:
            wrong = f"is {name}, held by the other side"
            report.error(here, wrong, "a unit must begin in a hex of its own side by 3.1-b")
    if not any(
        unit.side == "republican" and unit.entry.how == "setup" and entry_hex(unit) == "2510" for unit in units.units
    ):
        report.warning(("units",), "leaves Toledo without a Republican unit", "15.2 asks for one from the start")


def _stacks(units: Units, stacking: Stacking, report: Report) -> None:
    """Note set-up stacks over the limit (9.2)."""
    load: Counter[str] = Counter()
    hqs: Counter[str] = Counter()
    for index, unit in enumerate(units.units):
        name = entry_hex(unit)
        if unit.entry.how != "setup" or name is None:
            continue
        load[name] += weight(unit, stacking)
        hqs[name] += unit.type == "hq"
        if load[name] > stacking.limit:
            wrong = f"is the unit too many in {name}"
            report.error(("units", index, "entry", "hex"), wrong, "at most six divisions may stand in a hex by 9.2-a")
        if hqs[name] > stacking.hqs:
            wrong = f"is the HQ too many in {name}"
            report.error(("units", index, "entry", "hex"), wrong, "at most one HQ may stand in a hex by 9.2-b")
