/** Who comes, goes or changes in the turns ahead. */

import type { SideName } from "../../../kit/server/types";
import type { HexObservation, UnitId } from "../types";
import type { Facts } from "../panels/facts";

export interface Coming {
  turn: number;
  /** Reinforcements and units that return. */
  enter: UnitId[];
  /** Units on the map that are withdrawn, and columns that become regulars. */
  leave: UnitId[];
  convert: UnitId[];
}

/** The turns ahead in which something is due for a side, up to the last one of the scenario. */
export function timetable(facts: Facts, observation: HexObservation, side: SideName, last: number): Coming[] {
  const found = new Map<number, Coming>();
  const at = (turn: number): Coming => {
    const known = found.get(turn) ?? { turn, enter: [], leave: [], convert: [] };
    found.set(turn, known);
    return known;
  };
  const ahead = (turn: number | null | undefined): turn is number => turn !== null && turn !== undefined && turn > observation.turn && turn <= last;
  for (const unit of observation.units) {
    const printed = facts.units.get(unit.id);
    if (!printed || unit.side !== side) continue;
    if (ahead(unit.enters)) at(unit.enters).enter.push(unit.id);
    if (unit.where !== "map") continue;
    if (printed.conversion && unit.face === 0 && ahead(printed.conversion.turn)) at(printed.conversion.turn).convert.push(unit.id);
    else if (ahead(unit.leaves)) at(unit.leaves).leave.push(unit.id);
  }
  return [...found.values()].sort((a, b) => a.turn - b.turn);
}

/** The lost units of a side: those that points may bring back, and those gone for good. */
export function lost(facts: Facts, observation: HexObservation, side: SideName): { back: UnitId[]; gone: UnitId[] } {
  const pile = observation.units.filter((unit) => unit.side === side && unit.where === "eliminated");
  const may = (id: UnitId): boolean => facts.units.get(id)?.rebuild !== false;
  return {
    back: pile.map(({ id }) => id).filter(may),
    gone: pile.map(({ id }) => id).filter((id) => !may(id)),
  };
}
