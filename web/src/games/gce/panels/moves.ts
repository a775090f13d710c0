/** Helps for moving many units: which may still move, one after the other, and the same move again. */

import { columnOf, distance, hexId, rowOf } from "../map/grid";
import type { HexAction, HexId, HexUnit, UnitId } from "../types";
import { idOf } from "./facts";
import type { GameEvent, SideName } from "../../../kit/server/types";

/** Verbs that begin a move of a unit. */
export const STARTS: ReadonlySet<string> = new Set(["move", "march", "rail", "sail", "land"]);

/** Verbs worth counting, in the order they come up in a turn. */
export const COUNTED: readonly string[] =
  "place replace rebuild split rail sail land rouse scout move march evacuate attack join support fly lose advance pick eliminate".split(" ");

/** The hexes with units that may still begin a move, with those units; those of skipped regions are left out. */
export function waiting(
  legal: readonly HexAction[],
  units: ReadonlyMap<UnitId, HexUnit>,
  skipped: (hex: HexId, id: UnitId) => boolean = () => false,
): Map<HexId, UnitId[]> {
  const found = new Map<HexId, UnitId[]>();
  for (const action of legal) {
    if (!STARTS.has(action.verb)) continue;
    for (const id of action.pieces) {
      const hex = units.get(id)?.hex;
      if (!hex || skipped(hex, id)) continue;
      const list = found.get(hex);
      if (!list) found.set(hex, [id]);
      else if (!list.includes(id)) list.push(id);
    }
  }
  return found;
}

/** Hexes in the order one goes through them: region by region, each from north to south. */
export function inOrder(hexes: Iterable<HexId>, regionOf: (hex: HexId) => number): HexId[] {
  return [...hexes].sort((a, b) => regionOf(a) - regionOf(b) || rowOf(b) - rowOf(a) || columnOf(a) - columnOf(b));
}

/** The hex nearest to one, of those not passed yet; the first in the list if one comes from nowhere. */
export function nearest(list: readonly HexId[], from: HexId | null, passed: ReadonlySet<HexId> = new Set()): HexId | null {
  const open = list.filter((hex) => hex !== from && !passed.has(hex));
  if (from === null) return open[0] ?? null;
  return open.reduce<HexId | null>((best, hex) => (best === null || distance(hex, from) < distance(best, from) ? hex : best), null);
}

/** How often each verb is still offered; moves count units, attacks hexes. */
export function possible(legal: readonly HexAction[], shown: readonly string[]): { verb: string; count: number }[] {
  return shown.flatMap((verb) => {
    const found = legal.filter((action) => action.verb === verb);
    const things = new Set(found.map((action) => action.pieces[0] ?? action.box ?? action.action));
    return things.size > 0 ? [{ verb, count: things.size }] : [];
  });
}

/** The verb that begins a move, by what the log says of it. */
const VERB_OF: Record<string, string> = { moved: "move", marched: "march", railed: "rail", sailed: "sail", landed: "land" };
/** By these, units go one by one. */
export const SINGLY: ReadonlySet<string> = new Set(["rail", "sail", "land"]);

/** The last finished move of a side, as the log tells it. */
export interface LastMove {
  verb: string;
  from: HexId;
  to: HexId;
  count: number;
}

export function lastMove(log: readonly GameEvent[], side: SideName | null): LastMove | null {
  const found = log.findLast(({ kind, side: mover }) => kind in VERB_OF && (side === null || mover === side));
  if (!found) return null;
  const { from, to, count } = found.args;
  return { verb: VERB_OF[found.kind] ?? "", from: idOf(from), to: idOf(to), count: Number(count ?? 1) };
}

/** Where the same way leads from another hex: as many rows and columns on, measured along the slant of the grid. */
export function shifted(hex: HexId, { from, to }: Pick<LastMove, "from" | "to">): HexId {
  const slant = (at: HexId): number => columnOf(at) - Math.floor(rowOf(at) / 2);
  const row = rowOf(hex) + rowOf(to) - rowOf(from);
  const column = slant(hex) + slant(to) - slant(from) + Math.floor(row / 2);
  return row < 0 || column < 0 ? to : hexId(row, column);
}

/** Where to go again: to the same hex from the same place, else the same way. */
export function sameMove(hex: HexId, last: LastMove): HexId {
  return hex === last.from || SINGLY.has(last.verb) ? last.to : shifted(hex, last);
}

/** Units taken up together to go to a hex, as a row of actions; those that go singly go there one after the other. */
export function rowTo(verb: string, units: readonly UnitId[], to: HexId | null): string[] {
  const end = to === null ? [] : [`to ${to}`];
  if (SINGLY.has(verb)) return units.flatMap((id) => [`${verb} ${id}`, ...end]);
  return [...units.map((id, i) => `${i ? "with" : verb} ${id}`), ...end];
}
