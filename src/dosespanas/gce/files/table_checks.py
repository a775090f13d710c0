"""Checks of `tables.json` and `scenarios.json`: what the rules fix is fixed, what is reconstructed keeps its shape."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.gce.files.table_schema import CombatResults, Crossing, Ground, Scenarios, Tables
from dosespanas.gce.files.unit_schema import Units

TURNS: Final = list(range(1, 20))
MONTHS: Final = {
    1: ("1936-07", "1936-07", "3.4"),
    4: ("1936-10", "1936-10", "7.34"),
    6: ("1937-01", "1937-02", "4.2"),
    7: ("1937-03", "1937-04", "4.2"),
    14: ("1938-05", "1938-06", "6.11"),
    18: ("1939-01", "1939-02", "15.8"),
    19: ("1939-03", "1939-04", "4.1"),
}
COLUMNS: Final = ["1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]
DICE: Final = list(range(7))
CELLS: Final = {(2, 2): ("2/1", "13.10-a"), (7, 5): ("0/4", "13.27-c")}
"""By column and die: the cells that the rulebook gives."""

COSTS: Final = {
    # foot, cavalry, motorised, armoured
    "clear": ([1, 1, 1, 1], "12-11.13"),
    "rough": ([1, 1, 1, 2], "12.14"),
    "mountain": ([3, 3, 4, 4], "12.15"),
    "marsh": ([3, 2, 4, 4], "12.16"),
}
CROSSINGS: Final = {"minor": ([1, 1, 2, 2], "12.18"), "major": ([2, 2], "12.19-a")}
"""What motorised and armoured units pay for a major river is not known (A59)."""

MODIFIERS: Final = {
    # column shift, die modifier
    "hq_artillery": (1, None, "13.12-d"),
    "condor_legion": (1, None, "8.5"),
    "madrid": (2, None, "13.20"),
    "first_italian_attack": (1, None, "15.5-a"),
    "first_attack_on_italians": (1, None, "15.5-b"),
    "soviet_support": (1, None, "15.6"),
    "concentric": (None, 1, "13.23-a"),
    "colonials_and_columns": (None, 1, "13.22"),
    "naval": (None, 1, "13.15-a"),
    "munitions_shortage": (None, 1, "13.21-a"),
    "new_aircraft": (None, 1, "7.30 and 7.31"),
    "aircraft_to_the_north": (None, 1, "7.38"),
    "tactical_surprise": (None, 2, "7.39"),
    "determination": (None, 1, "A26"),
}
FIXED: Final[list[tuple[Path, Any, str]]] = [
    (("fort_cost", "side"), "nationalist", "12.25"),
    (("fort_cost", "cost"), 1, "12.25"),
    (("resource_points", "cap"), 10, "6.4-e"),
    (("strategic", "hq_rail"), 2, "14.8"),
    (("stacking", "limit"), 12, "9.2-a"),
    (("stacking", "division"), 2, "9.2-a"),
    (("stacking", "other"), 1, "9.2-a"),
    (("stacking", "hqs"), 1, "9.2-b"),
    (("reach", "supply"), 3, "10.4-a"),
    (("reach", "hq"), 1, "10.6-a"),
    (("reach", "air"), 3, "8.2"),
    (("reach", "entry"), 2, "6.2-b"),
    (("alcazar", "hex"), "2510", "3.2-b"),
    (("alcazar", "fall_morale"), 1, "15.2-b"),
    (("alcazar", "relief_morale"), -1, "15.2-c"),
    (("mobilisation", "turns"), [14, 19], "6.11-a"),
    (("mobilisation", "points"), 3, "6.11-a"),
    (("mobilisation", "morale"), -6, "6.11-a"),
    (("biberon", "turns"), [12, 19], "6.12"),
    (("biberon", "points"), 2, "6.12"),
    (("biberon", "morale"), -2, "6.12"),
    (("oviedo_garrison", "points"), 1, "6.10-a"),
    (("evacuation", "hex"), "3425", "12.9-b"),
    (("evacuation", "divisions"), 2, "12.9-a"),
    (("evacuation", "brigades_per_division"), 3, "12.9-a"),
    (("munitions_shortage", "until_turn"), 6, "13.21-a"),
    (("munitions_shortage", "from_row"), 25, "13.21-a"),
    (("munitions_shortage", "link"), "1305", "13.21-b"),
    (("frontier", "hex"), "3615", "15.10"),
    (("frontier", "from_turn"), 2, "15.10"),
    (("frontier", "highest"), 2, "15.10"),
    (("frontier", "points"), 1, "15.10"),
    (("volunteers_return", "turn"), 18, "15.8"),
    (("volunteers_return", "points"), 1, "15.8"),
    (("column_enthusiasm", "group_drm"), -1, "15.7.1-b"),
]
"""Numbers of the rules: where they stand, what they are, and the rule."""

FALLS: Final = [([1, 3], 1), ([4, 4], 3), ([5, 19], 5)]
MOODS: Final = [(True, 0), (False, -1), (False, -1), (False, 0), (False, 0), (False, 1)]
LIMITS: Final = {"asturian": ("asturias", 4), "santander": ("santander", 2), "basque": ("euzkadi", 2)}
BREAKDOWN: Final = [
    ("republican", ["7-11-5", "6-7-5"], ["2-3-4", "1-2-4", "1-2-4"], "6.14-b"),
    ("republican", ["4-5-4", "3-5-4"], ["1-1-4", "1-2-4", "1-2-4"], "6.14-c"),
    ("nationalist", ["5-8-4", "5-9-5"], ["2-4-4", "2-4-4"], "6.14-d"),
]
VICTORY: Final = {
    "campaign": {"morale_at_most": (30, "4.1-a"), "madrid_until": (6, "4.2-a"), "captured_hexes": (3, "4.3-a")},
    "1936": {"madrid_until": (6, "4.2-a"), "madrid_neighbours": (3, "17.2-a"), "captured_value": (3, "17.2-b")},
}
LAST_TURN: Final = {"campaign": (19, "1.2-a"), "1936": (7, "17.1")}


def check_tables(tables: Tables, units: Units | None, report: Report) -> None:
    """Note everything wrong or unusual about the tables."""
    _calendar(tables, report)
    _results(tables.crt, report)
    _terrain(tables, report)
    _modifiers(tables, report)
    _points(tables, report)
    for path, right, rule in FIXED:
        found: Any = tables
        for part in path:
            found = getattr(found, str(part))
        report.fixed(path, found, right, rule)
    _lists(tables, report)
    if units is not None:
        _brigades(tables, units, report)


def _calendar(tables: Tables, report: Report) -> None:
    report.fixed(("calendar",), [months.turn for months in tables.calendar], TURNS, "1.2-a")
    for index, months in enumerate(tables.calendar):
        if months.turn in MONTHS:
            start, end, rule = MONTHS[months.turn]
            report.fixed(("calendar", index, "from"), months.start, start, rule)
            report.fixed(("calendar", index, "to"), months.end, end, rule)
    for index, (before, after) in enumerate(pairwise(tables.calendar), 1):
        if not before.start <= before.end < after.start:
            report.error(("calendar", index, "from"), f"is {after.start}", f"must be after {before.end}")


def _results(crt: CombatResults, report: Report) -> None:
    report.fixed(("crt", "columns"), crt.columns, COLUMNS, "13.9")
    report.fixed(("crt", "rows"), [row.die for row in crt.rows], DICE, "13.14 (dice)")
    for index, row in enumerate(crt.rows):
        if len(row.results) != len(COLUMNS):
            right = f"must have one for each of the {len(COLUMNS)} columns by 13.9"
            report.error(("crt", "rows", index, "results"), f"has {len(row.results)} results", right)
    if [row.die for row in crt.rows] != DICE or any(len(row.results) != len(COLUMNS) for row in crt.rows):
        return
    for (column, die), (right, rule) in CELLS.items():
        report.fixed(("crt", "rows", die, "results", column), crt.rows[die].results[column], right, rule)
    for index, known in enumerate(crt.known):
        if known.column not in COLUMNS:
            report.known(("crt", "known", index, "column"), known.column, COLUMNS, "a column")
        elif crt.rows[known.die].results[COLUMNS.index(known.column)] != known.result:
            report.error(("crt", "known", index, "result"), f"is {known.result}", "must be what the table says")
    for die in DICE:
        for column in range(len(COLUMNS)):
            for earlier, other in ((die - 1, column), (die, column - 1)):
                if earlier < 0 or other < 0:
                    continue
                if _worse(crt.rows[die].results[column], crt.rows[earlier].results[other]):
                    here = ("crt", "rows", die, "results", column)
                    wrong = f"is {crt.rows[die].results[column]} after {crt.rows[earlier].results[other]}"
                    report.warning(here, wrong, "a better die or column should not be worse for the attacker")


def _worse(result: str, before: str) -> bool:
    """Return whether a result is worse for the attacker than another, in either number."""
    return result[0] > before[0] or result[2] < before[2]


def _costs(
    rows: Sequence[Ground | Crossing], name: str, right: dict[str, tuple[list[int], str]], report: Report
) -> None:
    report.fixed((name,), [row.id for row in rows], list(right), "12.12 (ids)")
    for index, row in enumerate(rows):
        costs, rule = right[row.id]
        given = [row.costs.foot, row.costs.cavalry, row.costs.motorised, row.costs.armoured]
        report.fixed((name, index, "costs"), given[: len(costs)], costs, rule)


def _terrain(tables: Tables, report: Report) -> None:
    _costs(tables.terrain, "terrain", COSTS, report)
    _costs(tables.rivers, "rivers", CROSSINGS, report)
    report.fixed(("settlements",), [place.id for place in tables.settlements], ["town", "city"], "12.20 (ids)")
    for index, place in enumerate(tables.settlements):
        cost, rule = (1, "12.22") if place.id == "city" else (None, "12.21")
        report.fixed(("settlements", index, "cost"), place.cost, cost, rule)
    least = 1
    for index, place in enumerate(tables.settlements):
        worth = -place.shift - place.drm
        if worth < least:
            wrong = f"gives the defender of a {place.id} {worth} columns and pips, and not {least} at least"
            report.warning(("settlements", index), wrong, "a town helps the defender, and a city no less (13.18)")
        least = max(least, worth)


def _modifiers(tables: Tables, report: Report) -> None:
    report.unique(("modifiers",), [modifier.id for modifier in tables.modifiers], "id")
    for index, modifier in enumerate(tables.modifiers):
        if not report.known(("modifiers", index, "id"), modifier.id, MODIFIERS, "a modifier of the rules"):
            continue
        shift, drm, rule = MODIFIERS[modifier.id]
        report.fixed(("modifiers", index, "shift"), modifier.shift, shift, rule)
        report.fixed(("modifiers", index, "drm"), modifier.drm, drm, rule)
    for name in MODIFIERS.keys() - {modifier.id for modifier in tables.modifiers}:
        report.error(("modifiers",), f"has no {name}", f"must have it by {MODIFIERS[name][2]}")


def _points(tables: Tables, report: Report) -> None:
    """Note turns that come twice or not at all, and anything in a turn that has no administration."""
    incomes, capacities = tables.resource_points.turns, tables.strategic.turns
    report.fixed(("resource_points", "turns"), [income.turn for income in incomes], TURNS, "6.4-d (turns)")
    report.fixed(("strategic", "turns"), [capacity.turn for capacity in capacities], TURNS, "14.3 (turns)")
    for index, income in enumerate(incomes):
        if income.turn == 1 and (income.republican or income.northern or income.nationalist or income.italian):
            report.error(("resource_points", "turns", index), "brings points", "there are none in turn 1 by 3.4")
    for index, capacity in enumerate(capacities):
        rail, sea = capacity.rail, capacity.sea
        if capacity.turn == 1 and (
            rail.republican or rail.northern or rail.nationalist or sea.republican or sea.nationalist
        ):
            report.error(("strategic", "turns", index), "moves units", "there is no strategic move in turn 1 by 14.1")


def _lists(tables: Tables, report: Report) -> None:
    falls = [(fall.turns, fall.highest) for fall in tables.alcazar.falls]
    report.fixed(("alcazar", "falls"), falls, FALLS, "15.2-b (turns, highest die)")
    moods = [(mood.refuses, mood.drm) for mood in tables.column_enthusiasm.rolls]
    report.fixed(("column_enthusiasm", "rolls"), moods, MOODS, "15.7.1-a (refuses, modifier)")
    dice = [mood.die for mood in tables.column_enthusiasm.rolls]
    report.fixed(("column_enthusiasm", "rolls"), dice, [1, 2, 3, 4, 5, 6], "15.7.1-a (dice)")
    limits: dict[str, tuple[str, int]] = {row.faction: (row.region, row.steps) for row in tables.northern_limits}
    report.fixed(("northern_limits",), limits, LIMITS, "12.10")
    rows = [(row.side, row.divisions, row.brigades) for row in tables.breakdown]
    report.fixed(("breakdown",), rows, [row[:3] for row in BREAKDOWN], "6.14")


def _brigades(tables: Tables, units: Units, report: Report) -> None:
    """Note divisions that no counters are left to be broken down into (6.14-e)."""
    generic = Counter((unit.side, unit.front) for unit in units.units if unit.entry.how == "breakdown")
    for index, row in enumerate(tables.breakdown):
        for place, factors in enumerate(row.brigades):
            if generic[row.side, factors] < row.brigades.count(factors):
                here = ("breakdown", index, "brigades", place)
                report.error(here, f"is {factors}", "units.json must have enough such generic brigades by 6.14-e")


def check_scenarios(scenarios: Scenarios, report: Report) -> None:
    """Note everything wrong about the scenarios."""
    found = [scenario.id for scenario in scenarios.scenarios]
    report.fixed(("scenarios",), sorted(found), sorted(VICTORY), "17.3 (ids)")
    for index, scenario in enumerate(scenarios.scenarios):
        here: Path = ("scenarios", index)
        last, rule = LAST_TURN[scenario.id]
        report.fixed((*here, "first_turn"), scenario.first_turn, 1, "3.4")
        report.fixed((*here, "last_turn"), scenario.last_turn, last, rule)
        report.fixed((*here, "morale"), scenario.morale, 72, "3.2-c")
        pools = scenario.resource_points
        given = [pools.republican, pools.northern, pools.nationalist, pools.italian]
        report.fixed((*here, "resource_points"), given, [0, 0, 0, 0], "3.2-d")
        for field, (right, rule) in VICTORY[scenario.id].items():
            report.fixed((*here, "victory", field), getattr(scenario.victory, field), right, rule)
