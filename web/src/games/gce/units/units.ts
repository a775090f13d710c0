/** A counter as it is drawn: what is printed on it, joined to what has befallen it. */

import type { Faction, HexObservation, HexTable, HexUnit, UnitFacts, UnitId, UnitSize, UnitType } from "../types";

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
  /** The same without movement. */
  short: string;
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

export function faceOf(facts: UnitFacts, unit: HexUnit): Face {
  const regular = converted(facts, unit) ? facts.conversion : undefined;
  const type = regular?.type ?? facts.type;
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
    short: air ?? short,
    artillery: facts.artillery ?? false,
    starred: facts.special?.includes("starred") ?? false,
    motorised: facts.motorised ?? false,
    reduced: facts.back !== undefined && unit.face === 1,
    whole: facts.back === undefined ? 1 : 2,
  };
}

/** The faces of all units an observation tells of. */
export function faces(table: HexTable, observation: HexObservation): Map<UnitId, Face> {
  const facts = new Map(table.units.units.map((unit) => [unit.id, unit]));
  const found = new Map<UnitId, Face>();
  for (const unit of observation.units) {
    const printed = facts.get(unit.id);
    if (printed) found.set(unit.id, faceOf(printed, unit));
  }
  return found;
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
