"""The player's aid: the steps of a turn in a sentence each, and the tables one looks things up in, as data."""

from typing import Final

from dosespanas.gce.board import stages
from dosespanas.gce.board.data import MOVERS, POOLS, RIVERS, SETTLEMENTS, TERRAINS
from dosespanas.gce.board.state import Board
from dosespanas.gce.combat import modifiers as m
from dosespanas.gce.observation import shown
from dosespanas.kernel.aid import NOTHING, signed, table
from dosespanas.kernel.shapes import Aid, AidCell, AidStep, AidTable, Args
from dosespanas.kernel.side import SIDE_NAMES, SIDE_TERMS, side_name

RULES: Final = {
    "income": "6.4-a",
    "chits": "7.2-a",
    "mobilisation": "6.11-a",
    "arrivals": "6.2-a",
    "strategic": "14.1",
    "movement": "12.1-a",
    "combat": "13.1",
    "end": "5.2-c",
}
"""By phase: the rule with which it begins."""


def aid(b: Board) -> Aid:
    """Return the player's aid of a game as it is played: its options, its data, the step and the turn it is in."""
    tables = [result_table(b), modifier_table(b), terrain_table(b), distance_table(b), stacking_table(b)]
    return {"steps": steps(b), "tables": [*tables, point_table(b), capacity_table(b), air_table(b)]}


def steps(b: Board) -> list[AidStep]:
    """5.1, 5.2: return the steps of this turn with what is done in them."""
    return [
        {
            "phase": stages.STEPS[step].phase,
            "side": side_name(stages.STEPS[step].side),
            "rule": RULES[stages.STEPS[step].phase],
            "key": f"aid-gce-{stages.STEPS[step].phase}",
            "args": args_of(b, stages.STEPS[step].phase),
            "now": step == b.step_no,
        }
        for step in range(stages.END + 1)
        if shown(b, step)
    ]


def args_of(b: Board, phase: str) -> Args:
    """Return the numbers of a step."""
    if phase == "income":
        return {"cap": b.data.points_cap}
    if phase == "mobilisation":
        call_up = b.data.special["mobilisation"]
        return {"points": call_up["points"], "morale": call_up["morale"]}
    return {}


def result_table(b: Board) -> AidTable:
    """13.10: return what attacker and defender lose, by modified die and odds."""
    data = b.data
    rows: list[list[AidCell]] = []
    for die in range(len(data.attacker_loss) // len(data.columns)):
        losses = [data.result(die, column) for column in range(len(data.columns))]
        rows.append([die, *[f"{attacker}/{defender}" for attacker, defender in losses]])
    return table("aid-gce-results", ["13.10-a", "13.10-b", "13.14"], ["aid-die", *data.columns], rows)


def modifier_table(b: Board) -> AidTable:
    """13.11-a: return what shifts the column or changes the die, beside terrain: worth to the side it favours."""
    left_out = set()
    if not b.options.italian_debut:
        left_out.update([m.ITALIAN_DEBUT, m.ON_ITALIANS])
    if not b.options.soviet_debut:
        left_out.add(m.SOVIET_SUPPORT)
    if not b.options.invented_chits:
        left_out.add(m.DETERMINATION)
    rows: list[list[AidCell]] = []
    for kind, (name, rule) in m.MODIFIERS.items():
        if name in b.data.worth and kind not in left_out:
            worth = signed(b.data.worth[name])
            columns, die = (worth, NOTHING) if name in b.data.column_shifts else (NOTHING, worth)
            rows.append([f"modifier:{name}", columns, die, f"rule:{rule}"])
    headings: list[AidCell] = ["aid-modifier", "aid-gce-columns", "aid-die", "aid-rule"]
    return table("aid-gce-modifiers", ["13.11-a"], headings, rows)


def terrain_table(b: Board) -> AidTable:
    """12.26, 13.26: return what ground, rivers and settlements cost each mover, and what they do for the defender."""
    data = b.data
    movers = range(len(MOVERS))
    rows: list[list[AidCell]] = []
    for i, name in enumerate(TERRAINS):
        costs: list[AidCell] = [data.ground_costs[mover][i] for mover in movers]
        rows.append([f"modifier:{name}", *costs, signed(data.terrain_shift[i]), signed(data.terrain_drm[i])])
    for i in range(1, len(RIVERS)):
        costs = [signed(data.river_costs[mover][i]) for mover in movers]
        rows.append([f"modifier:{RIVERS[i]}_river", *costs, signed(data.river_shift[i]), signed(data.river_drm[i])])
    for i in range(1, len(SETTLEMENTS)):
        city = SETTLEMENTS[i] == "city"
        costs = [data.city_cost if city else NOTHING for _ in movers]
        row: list[AidCell] = [f"modifier:{SETTLEMENTS[i]}", *costs]
        rows.append([*row, signed(data.settlement_shift[i]), signed(data.settlement_drm[i])])
    pays = SIDE_NAMES[data.fort_cost_side]
    fort: list[AidCell] = [f"aid-gce-fort-{pays}", *[signed(data.fort_cost) for _ in movers], NOTHING, NOTHING]
    headings: list[AidCell] = ["aid-gce-terrain-of", *[f"aid-gce-mover-{name}" for name in MOVERS]]
    rules = ["12.26", "12.22", "12.25", "13.26-a", "13.26-b"]
    return table("aid-gce-terrain", rules, [*headings, "aid-gce-columns", "aid-die"], [*rows, fort])


def distance_table(b: Board) -> AidTable:
    """10.4, 10.6, 8.2, 6.2: return how far things reach, in hexes."""
    data = b.data
    rows: list[list[AidCell]] = [
        ["aid-gce-supply-reach", data.supply_reach, "rule:10.4-a"],
        ["aid-gce-hq-reach", data.hq_reach, "rule:10.6-a"],
        ["aid-gce-air-reach", data.air_reach, "rule:8.2"],
        ["aid-gce-entry-reach", data.entry_reach, "rule:6.2-f"],
    ]
    return table("aid-gce-distances", [], ["aid-gce-what", "aid-gce-hexes", "aid-rule"], rows)


def stacking_table(b: Board) -> AidTable:
    """9.2: return what a hex holds, counted as the table of stacking does."""
    data = b.data
    rows: list[list[AidCell]] = [
        ["aid-gce-stack-limit", data.stack_limit],
        ["aid-gce-stack-division", data.stack_division],
        ["aid-gce-stack-other", data.stack_other],
        ["aid-gce-stack-hq", 0],
    ]
    return table("aid-gce-stacking", ["9.2-a"], ["aid-gce-what", "aid-gce-counts"], rows)


def point_table(b: Board) -> AidTable:
    """6.4: return the resource points of each turn, by stock."""
    data = b.data
    rows: list[list[AidCell]] = [[turn, data.months[turn], *data.income[turn]] for turn in turns(b)]
    headings: list[AidCell] = ["aid-turn", "aid-month", *[f"pool:{pool}" for pool in POOLS]]
    return here(b, table("aid-gce-points", ["6.4-a"], headings, rows))


def capacity_table(b: Board) -> AidTable:
    """14.3, 14.4: return how many units may go by rail and by sea in each turn."""
    data = b.data
    rows: list[list[AidCell]] = [[turn, *data.rail_limit[turn], *data.sea_limit[turn]] for turn in turns(b)]
    by_rail: list[AidCell] = ["aid-gce-rail-nationalist", "aid-gce-rail-republican", "aid-gce-rail-northern"]
    by_sea: list[AidCell] = ["aid-gce-sea-nationalist", "aid-gce-sea-republican"]
    return here(b, table("aid-gce-capacity", ["14.3", "14.4-b"], ["aid-turn", *by_rail, *by_sea], rows))


def air_table(b: Board) -> AidTable:
    """8.4: return the aircraft of both sides with their factors, and when they come; those in play are in `units`."""
    rows: list[list[AidCell]] = []
    for unit in b.data.units:
        if unit.is_air:
            rows.append([unit.term(), SIDE_TERMS[unit.side], unit.air, unit.turn])
    return table("aid-gce-air", ["8.2", "8.4-a"], ["aid-plane", "aid-side", "aid-gce-factor", "aid-turn"], rows)


def turns(b: Board) -> range:
    """Return the turns of the scenario."""
    return range(b.data.first_turn, b.data.last_turn + 1)


def here(b: Board, found: AidTable) -> AidTable:
    """Mark the row of the present turn in a table that has one for each."""
    found["here"] = b.turn - b.data.first_turn
    return found
