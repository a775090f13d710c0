/** Which counters have gone from hex to hex between two observations, to be seen travelling. */

import type { HexId, HexObservation, UnitId } from "../types";
import type { Face } from "../units/units";

export interface CounterMove {
  face: Face;
  way: HexId[];
}

/** More than this at once is no move of somebody's but another position. */
const MOST = 10;

/** `taken` is the way last chosen by hand; any other counter goes straight. */
export function counterMoves(
  before: HexObservation,
  after: HexObservation,
  faces: ReadonlyMap<UnitId, Face>,
  taken: readonly HexId[],
): CounterMove[] {
  if (before.scenario !== after.scenario) return [];
  const was = new Map(before.units.map((unit) => [unit.id, unit]));
  const travelling = after.units.flatMap((unit): CounterMove[] => {
    const old = was.get(unit.id);
    const face = faces.get(unit.id);
    if (!old || !face || old.where !== "map" || unit.where !== "map") return [];
    if (!old.hex || !unit.hex || old.hex === unit.hex) return [];
    const known = taken[0] === old.hex && taken[taken.length - 1] === unit.hex;
    return [{ face, way: known ? [...taken] : [old.hex, unit.hex] }];
  });
  return travelling.length > MOST ? [] : travelling;
}
