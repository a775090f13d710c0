/** A counter as it is drawn: what is printed on it, joined to what has befallen it. */

import type { Point } from "../../../kit/map/geometry";
import type { Faction, HexObservation, StaticData, HexUnit, UnitFacts, UnitId, UnitSize, UnitType } from "../types";

export interface Face {
  id: UnitId;
  unit: HexUnit;
  label: string;
  name: string;
  faction: Faction;
  type: UnitType;
  size: UnitSize | null;
  /** `I`, `II`, `III`, `X` … `XXXX`. */
  sizeMark: string;
  /** `5-8-4`; of an HQ `6-4`, of an aircraft its factor. */
  factors: string;
  artillery: boolean;
  starred: boolean;
  motorised: boolean;
  /** Shows its reverse for a lost step. */
  reduced: boolean;
  /** How many steps it has when whole. */
  whole: number;
}

export const SIZE_MARKS: Record<UnitSize, string> = {
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
};

/** The mark that tells a faction without its colour. */
export const FACTION_MARKS: Record<Faction, string> = {
  nationalist: "",
  colonial: "M",
  ctv: "I",
  legionary_air: "I",
  condor_legion: "A",
  republican: "",
  basque: "E",
  asturian: "A",
  santander: "S",
};

/** A column that has become a regular unit shows the reverse of its counter. */
const converted = (facts: UnitFacts, unit: HexUnit): boolean => facts.conversion !== undefined && unit.face === 1;

/** `column`: it bears the sign of a column, whatever arm is printed on it. */
export function faceOf(facts: UnitFacts, unit: HexUnit, column = false): Face {
  const regular = converted(facts, unit) ? facts.conversion : undefined;
  const type = regular?.type ?? (column ? "column" : facts.type);
  const size = regular ? (regular.size ?? null) : (facts.size ?? null);
  const short = type === "hq" ? String(unit.defence) : `${unit.attack}-${unit.defence}`;
  const air = type === "air" ? String(facts.air ?? unit.attack) : null;
  return {
    id: unit.id,
    unit,
    label: regular?.label ?? facts.label,
    name: facts.name,
    faction: facts.faction,
    type,
    size,
    sizeMark: size ? SIZE_MARKS[size] : "",
    factors: air ?? `${short}-${unit.move}`,
    artillery: facts.artillery ?? false,
    starred: facts.special?.includes("starred") ?? false,
    motorised: facts.motorised ?? false,
    reduced: facts.back !== undefined && unit.face === 1,
    whole: facts.back === undefined ? 1 : 2,
  };
}

/** The faces of all units an observation tells of. */
export function faces(data: StaticData, observation: HexObservation): Map<UnitId, Face> {
  const facts = new Map(data.units.units.map((unit) => [unit.id, unit]));
  const columns = new Set(data.columns);
  const found = new Map<UnitId, Face>();
  for (const unit of observation.units) {
    const printed = facts.get(unit.id);
    if (printed) found.set(unit.id, faceOf(printed, unit, columns.has(unit.id)));
  }
  return found;
}

/** Where the counters of a spread stack lie in their hex, and at which scale. */
export interface Spread {
  scale: number;
  spots: readonly Point[];
}

/** How wide and high a counter is. */
const SIDE = 44;
/** By how many counters there are: in how many columns, at which scale. */
const COLUMNS: readonly { upTo: number; columns: number; scale: number }[] = [
  { upTo: 2, columns: 2, scale: 0.72 },
  { upTo: 4, columns: 2, scale: 0.66 },
  { upTo: 6, columns: 3, scale: 0.5 },
  { upTo: Infinity, columns: 3, scale: 0.45 },
];

/** How a stack of so many counters is spread out in its hex, row by row. */
export function spreadOf(count: number): Spread {
  const { columns, scale } = COLUMNS.find(({ upTo }) => count <= upTo) as (typeof COLUMNS)[number];
  const step = SIDE * scale + 1;
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((i % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step };
  });
  return { scale, spots };
}

/** Which counter of a spread stack lies at a point, seen from the middle of its hex; -1: none. */
export function spreadAt({ scale, spots }: Spread, { x, y }: Point): number {
  const half = (SIDE * scale) / 2;
  return spots.findIndex((spot) => Math.abs(x - spot.x) <= half && Math.abs(y - spot.y) <= half);
}

/** A stack on the map: its open units, the top one first, and how many lie covered. */
export interface Pile {
  hex: string;
  side: HexUnit["side"];
  units: Face[];
  covered: number;
  count: number;
  attack: number;
  defence: number;
}

/** The stacks of an observation; `first` (the chosen units) come to the top of their own. */
export function piles(observation: HexObservation, known: ReadonlyMap<UnitId, Face>, first: ReadonlySet<UnitId>): Pile[] {
  const here = new Map<string, Face[]>();
  for (const unit of observation.units) {
    const face = known.get(unit.id);
    if (!face || unit.where !== "map" || !unit.hex) continue;
    const list = here.get(unit.hex);
    if (list) list.push(face);
    else here.set(unit.hex, [face]);
  }
  return Object.entries(observation.stacks).map(([hex, stack]) => {
    const rank = (face: Face): number => (first.has(face.id) ? 2 : 0) + (face.id === stack.top ? 1 : 0);
    const units = (here.get(hex) ?? []).sort(
      (a, b) => rank(b) - rank(a) || b.unit.defence + b.unit.attack - a.unit.defence - a.unit.attack || a.id.localeCompare(b.id),
    );
    return {
      hex,
      side: stack.side,
      units,
      covered: Math.max(0, stack.count - units.length),
      count: stack.count,
      attack: units.reduce((sum, { unit }) => sum + unit.attack, 0),
      defence: units.reduce((sum, { unit }) => sum + unit.defence, 0),
    };
  });
}
