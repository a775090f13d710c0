/** What a player wants of units in later phases and turns, kept in this browser: who keeps watch, who marches where. */

import { distance } from "../map/grid";
import type { HexAction, HexId, HexObservation, HexUnit, UnitId } from "../types";

export interface Orders {
  /** Units passed over until an enemy is near. */
  watch: UnitId[];
  /** Where units are to go, turn by turn. */
  goals: Record<UnitId, HexId>;
}

/** Units of a hex that go to a goal; without units all that stand there. */
export interface Errand {
  hex: HexId;
  units: UnitId[];
  goal: HexId;
}

/** So near, in hexes, an enemy calls a unit that keeps watch. */
const NEAR = 2;

const keyOf = (game: string): string => `dosespanas.orders.${game}`;

export function keptOrders(game: string): Orders {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Orders>;
    return { watch: kept.watch ?? [], goals: kept.goals ?? {} };
  } catch {
    return { watch: [], goals: {} };
  }
}

export function keepOrders(game: string, orders: Orders): void {
  try {
    if (orders.watch.length || Object.keys(orders.goals).length) localStorage.setItem(keyOf(game), JSON.stringify(orders));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // a browser that keeps nothing forgets them
  }
}

/** Whether an enemy stack stands so near a hex that a watch ends. */
export function enemyNear({ stacks, viewer }: HexObservation, hex: HexId): boolean {
  return Object.entries(stacks).some(([at, { side }]) => side !== viewer && distance(at, hex) <= NEAR);
}

/** What of the orders still stands: those of a unit end when it has left the map, a march when it has come to its goal. */
export function standing({ watch, goals }: Orders, { units, viewer }: HexObservation): Orders {
  const own = new Map(units.flatMap((unit): [UnitId, HexUnit][] => (unit.side === viewer ? [[unit.id, unit]] : [])));
  const gone = (id: UnitId): boolean => own.get(id)?.hex === null;
  return {
    watch: watch.filter((id) => !gone(id)),
    goals: Object.fromEntries(Object.entries(goals).filter(([id, goal]) => !gone(id) && own.get(id)?.hex !== goal)),
  };
}

/** The marches that can go on by a move: those of a hex who go to the same goal together, nobody else with them. */
export function marches(goals: Orders["goals"], choices: readonly HexAction[], units: ReadonlyMap<UnitId, HexUnit>): Errand[] {
  const found = new Map<string, Errand>();
  for (const { verb, pieces } of choices) {
    const id = pieces[0] ?? "";
    const hex = units.get(id)?.hex;
    const goal = goals[id];
    if (verb !== "move" || !hex || !goal || goal === hex) continue;
    const march = found.get(`${hex} ${goal}`) ?? { hex, units: [], goal };
    march.units.push(id);
    found.set(`${hex} ${goal}`, march);
  }
  return [...found.values()];
}

/** Errands as the server reads them. */
export const asText = (errands: readonly Errand[]): string =>
  errands
    .filter(({ hex, goal }) => hex !== goal)
    .map(({ hex, units, goal }) => `${hex}${units.length ? `:${units.join("+")}` : ""}-${goal}`)
    .join();
