/** What never changes in the hex game, looked up by id. */

import type { ChitFacts, HexAction, HexFacts, HexId, StaticData, UnitFacts, UnitId } from "../types";

export interface Facts {
  data: StaticData;
  units: ReadonlyMap<UnitId, UnitFacts>;
  hexes: ReadonlyMap<HexId, HexFacts>;
  chits: ReadonlyMap<string, ChitFacts>;
  /** What a hex is worth in Republican Morale. */
  morale: ReadonlyMap<HexId, number>;
  /** Hexes that are final sources of supply. */
  sources: ReadonlySet<HexId>;
  /** The regions, from north to south as their northernmost hex lies. */
  regions: string[];
}

export function factsOf(data: StaticData): Facts {
  const byRow = [...data.map.hexes].sort((a, b) => Number(b.id) - Number(a.id));
  return {
    data,
    units: new Map(data.units.units.map((unit) => [unit.id, unit])),
    hexes: new Map(data.map.hexes.map((hex) => [hex.id, hex])),
    chits: new Map(data.chits.chits.map((chit) => [chit.id, chit])),
    morale: new Map(data.map.morale.map(({ hex, value }) => [hex, value])),
    sources: new Set(data.map.final_sources.map(({ hex }) => hex)),
    regions: [...new Set(byRow.map(({ region }) => region))],
  };
}

/** The id in a term: `unit:r_mng` is `r_mng`. */
export const idOf = (term: unknown): string => String(term).slice(String(term).indexOf(":") + 1);

/** The hex an action is about, or that of the units it names. */
export function hexOf(action: HexAction, at: (unit: UnitId) => HexId | null): HexId | null {
  return action.box ?? at(action.pieces[0] ?? "");
}
