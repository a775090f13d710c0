import type { Travel } from "../../../kit/map/counter-animation.svelte";
import type { HexId, HexObservation, UnitId } from "../types";
import type { Face } from "../units/units";
import { centre } from "./grid";

/** The counters that have gone from hex to hex between two observations: by `taken`, the way last chosen, else straight. */
export function travels(
  before: HexObservation,
  after: HexObservation,
  faces: ReadonlyMap<UnitId, Face>,
  taken: readonly HexId[],
): Travel<Face>[] {
  if (before.scenario !== after.scenario) return [];
  const was = new Map(before.units.map((unit) => [unit.id, unit]));
  return after.units.flatMap((unit): Travel<Face>[] => {
    const old = was.get(unit.id);
    const face = faces.get(unit.id);
    if (!old || !face || old.where !== "map" || unit.where !== "map") return [];
    if (!old.hex || !unit.hex || old.hex === unit.hex) return [];
    const known = taken[0] === old.hex && taken[taken.length - 1] === unit.hex;
    return [{ counter: face, points: (known ? [...taken] : [old.hex, unit.hex]).map(centre) }];
  });
}
