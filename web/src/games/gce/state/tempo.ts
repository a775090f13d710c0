/** How fast the war goes: what each turn began with, and the pace that would still be needed. */

import type { Facts } from "../panels/facts";
import { distance } from "../map/grid";
import type { HexId, HexObservation } from "../types";

export interface Pace {
  turn: number;
  morale: number;
  /** How many hexes the Nationalists hold. */
  held: number;
  /** The Nationalist stack nearest to Madrid, and how many hexes off it stands; null if there is none. */
  nearest: { hex: HexId; away: number } | null;
}

/** So many turns are told, the one on show among them. */
export const TOLD = 6;

export function paceOf(observation: HexObservation, { data }: Pick<Facts, "data">): Pace {
  const madrid = data.map.hexes.find(({ name }) => name === "Madrid")?.id;
  const near = Object.entries(observation.stacks).reduce<Pace["nearest"]>((best, [hex, { side }]) => {
    if (side !== "nationalist" || !madrid) return best;
    const away = distance(hex, madrid);
    return best && best.away <= away ? best : { hex, away };
  }, null);
  return { turn: observation.turn, morale: observation.morale, held: observation.control.nationalist.length, nearest: near };
}

/** How much Morale the Republic has lost a turn of late, and must lose a turn to come down to `least` at the end of turn `last`. */
export function moralePace(told: readonly Pace[], least: number, last: number): { late: number | null; needed: number } | null {
  const now = told.at(-1);
  const first = told[0];
  if (!now || !first) return null;
  const needed = Math.max(0, now.morale - least) / Math.max(1, last - now.turn + 1);
  return { late: now.turn > first.turn ? (first.morale - now.morale) / (now.turn - first.turn) : null, needed };
}
