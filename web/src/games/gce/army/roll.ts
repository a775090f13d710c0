/** The order of battle: all units one may know of, by where they are; found by name; and what befell each of them. */

import { HEADINGS } from "../../../kit/session/log";
import { plain } from "../../../kit/words/search";
import type { GameEvent, SideName } from "../../../kit/server/types";
import type { Facts } from "../panels/facts";
import type { HexObservation, HexUnit, UnitId } from "../types";
import type { Face } from "../units/units";

/** Where a unit is, in the order of the list: the message `page-gce-roll-<where>`. */
export const PLACES = ["map", "air", "due", "returning", "waiting", "eliminated", "removed"] as const;

export interface Group {
  where: HexUnit["where"];
  /** The strongest first; those on the map by region, those to come by turn. */
  faces: Face[];
}

/** What a unit is found by, without capitals and accents. */
export type Found = (face: Face) => string;

/** The units of a side that have every word wanted, by where they are. */
export function rollOf(observation: HexObservation, faces: ReadonlyMap<UnitId, Face>, facts: Facts, side: SideName, wanted: string, found: Found): Group[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const order = ({ unit }: Face): number => {
    if (unit.where === "map") return facts.regions.indexOf(facts.hexes.get(unit.hex ?? "")?.region ?? "");
    return unit.enters ?? 0;
  };
  const all = observation.units.flatMap((unit) => {
    const face = unit.side === side ? faces.get(unit.id) : undefined;
    if (!face) return [];
    const text = words.length ? plain(found(face)) : "";
    return words.every((word) => text.includes(word)) ? [face] : [];
  });
  return PLACES.flatMap((where) => {
    const here = all.filter(({ unit }) => unit.where === where);
    here.sort((a, b) => order(a) - order(b) || b.unit.attack + b.unit.defence - a.unit.attack - a.unit.defence || a.name.localeCompare(b.name));
    return here.length ? [{ where, faces: here }] : [];
  });
}

/** What the log tells of a unit, turn by turn. */
export function historyOf(log: readonly GameEvent[], id: UnitId): { turn: number; events: GameEvent[] }[] {
  const term = `unit:${id}`;
  const found: { turn: number; events: GameEvent[] }[] = [];
  let turn = 1;
  for (const event of log) {
    if (event.kind === "turn") turn = Number(event.args["turn"]);
    if (HEADINGS.has(event.kind)) continue;
    const names = event.ids.includes(id) || Object.values(event.args).some((arg) => arg === term || (Array.isArray(arg) && (arg as unknown[]).includes(term)));
    if (!names) continue;
    const last = found.at(-1);
    if (last?.turn === turn) last.events.push(event);
    else found.push({ turn, events: [event] });
  }
  return found;
}
