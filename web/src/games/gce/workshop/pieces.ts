/** The units of the data as the map shows them. */

import type { Bench } from "../../../kit/workshop/bench.svelte";
import type { HexObservation, HexUnit, StaticData, UnitFacts } from "../types";
import { faceOf, type Face } from "../units/units";

/** The five files as the board takes them. */
export const staticData = (bench: Bench): StaticData =>
  ({
    map: bench.files["map.json"],
    units: bench.files["units.json"],
    tables: bench.files["tables.json"],
    chits: bench.files["chits.json"],
    scenarios: bench.files["scenarios.json"],
    names: bench.data.names,
  }) as unknown as StaticData;

/** A unit as its front prints it. */
export function unitOf(facts: UnitFacts, hex: string | null = null): HexUnit {
  const [attack = 0, defence = attack, move = defence] = (facts.front ?? "").split("-").map((factor) => Number(factor) || 0);
  const two = (facts.front ?? "").split("-").length === 2;
  return {
    id: facts.id,
    side: facts.side,
    where: hex === null ? "waiting" : "map",
    hex,
    face: 0,
    steps: facts.back === undefined ? 1 : 2,
    attack,
    defence: two ? attack : defence,
    move: two ? defence : move,
    moved: false,
    fought: false,
    used: false,
    strategic: false,
    supplied: null,
    enters: null,
    leaves: null,
  };
}

export const printed = (facts: UnitFacts): Face => faceOf(facts, unitOf(facts));

/** An observation of the map alone, or with the units that begin on it. */
export function shownWith(opening: HexObservation, data: StaticData, units: boolean): HexObservation {
  const placed = units ? data.units.units.flatMap((facts) => (facts.entry.how === "setup" && facts.entry.hex ? [unitOf(facts, facts.entry.hex)] : [])) : [];
  const stacks: HexObservation["stacks"] = {};
  for (const unit of placed) {
    const before = unit.hex ? stacks[unit.hex] : undefined;
    if (before) before.count += 1;
    else if (unit.hex) stacks[unit.hex] = { side: unit.side, count: 1, top: unit.id, zoc: "none" };
  }
  const held = (side: string): string[] => data.map.hexes.flatMap((hex) => (hex.control === side ? [hex.id] : []));
  return { ...opening, viewer: null, units: placed, stacks, selected: null, control: { nationalist: held("nationalist"), republican: held("republican") } };
}
