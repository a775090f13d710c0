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

/** The last turn of a scenario. */
export function lastTurn({ data }: Facts, scenario: string): number {
  return data.scenarios.scenarios.find(({ id }) => id === scenario)?.last_turn ?? data.tables.calendar.length;
}

/** The last turn in which Madrid alone wins a scenario. */
export function madridUntil({ data }: Facts, scenario: string): number {
  const victory = data.scenarios.scenarios.find(({ id }) => id === scenario)?.victory as { madrid_until: number } | undefined;
  return victory?.madrid_until ?? 0;
}

/** The months of a turn in the words of a language: "July 1936", "November – December 1936". */
export function monthsOf({ data }: Facts, turn: number, language: string): string {
  const found = data.tables.calendar.find((entry) => entry.turn === turn);
  if (!found) return "";
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const [from, to] = [new Date(`${found.from}-01`), new Date(`${found.to}-01`)];
  return found.from === found.to ? format.format(from) : format.formatRange(from, to);
}

/** A month on its own, in short: "Jul". */
export function shortMonth({ data }: Facts, turn: number, language: string): string {
  const found = data.tables.calendar.find((entry) => entry.turn === turn);
  if (!found) return "";
  return new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }).format(new Date(`${found.from}-01`));
}

/** The id in a term: `unit:r_mng` is `r_mng`. */
export const idOf = (term: unknown): string => String(term).slice(String(term).indexOf(":") + 1);

/** The hex an action is about, or that of the units it names. */
export function hexOf(action: HexAction, at: (unit: UnitId) => HexId | null): HexId | null {
  return action.box ?? at(action.pieces[0] ?? "");
}
